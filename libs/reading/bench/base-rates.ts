/**
 * Makes src/rules/base-rates.data.ts: in how many of 2,000 random births at least n witnesses speak on one side of a topic, and how many have Mars
 * in the houses that custom counts. Prints how the verdicts are spread, and how often each witness is counted.
 *   node --conditions=@disha/source libs/reading/bench/base-rates.ts
 */
import { writeFileSync } from 'node:fs'
import { houseOfSign } from '../src/facts/houses.ts'
import { MAIN_TOPICS, weigh, WITNESS_NAMES } from '../src/rules/witnesses.ts'
import { askedNothing, sampleBirths } from './sample-births.ts'

const COUNT = 2000
const MOST = WITNESS_NAMES.length
const AS_OF = '2026-01-01'
const tally = Object.fromEntries(
  MAIN_TOPICS.map((topic) => [topic, { for: Array<number>(MOST + 1).fill(0), against: Array<number>(MOST + 1).fill(0) }]),
)
const counted: Record<string, number> = {}
const verdicts: Record<string, number> = {}
const MANGAL = { north: [1, 4, 7, 8, 12], south: [2, 4, 7, 8, 12] }
const mangal = { north: { lagna: 0, any: 0 }, south: { lagna: 0, any: 0 } }

for (const birth of sampleBirths(COUNT, 'base rates')) {
  const c = askedNothing(birth, AS_OF)
  const { mars, moon, venus, lagna } = c.chart.D1
  for (const list of ['north', 'south'] as const) {
    const counts = [lagna!, moon, venus].map(({ sign }) => MANGAL[list].includes(houseOfSign(mars.sign, sign)))
    if (counts[0]) mangal[list].lagna++
    if (counts.includes(true)) mangal[list].any++
  }
  for (const topic of MAIN_TOPICS) {
    const reading = weigh(c, topic)
    for (const side of ['for', 'against'] as const) for (let n = 0; n <= reading[side].length; n++) tally[topic][side][n]++
    for (const witness of [...reading.for, ...reading.against]) {
      const voice = `${topic} ${witness.name} ${witness.score > 0 ? 'for' : 'against'}`
      counted[voice] = (counted[voice] ?? 0) + 1
    }
    const name = `${topic} ${reading.verdict} ${reading.step ?? ''}`
    verdicts[name] = (verdicts[name] ?? 0) + 1
  }
}

const shares = (counts: number[]): string => `[${counts.map((count) => Math.round((count / COUNT) * 1000) / 1000).join(', ')}]`
const rows = MAIN_TOPICS.map((topic) => `  ${topic}: { for: ${shares(tally[topic].for)}, against: ${shares(tally[topic].against)} },`)
writeFileSync(
  new URL('../src/rules/base-rates.data.ts', import.meta.url),
  `/**
 * Share of ${COUNT} random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of ${AS_OF}.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
${rows.join('\n')}
}

/** Share of the same births with Mars in the houses that a regional list counts: from the lagna, and from lagna, Moon or Venus. */
export const MANGAL_RATES = {
${(['north', 'south'] as const).map((list) => `  ${list}: { lagna: ${mangal[list].lagna / COUNT}, any: ${mangal[list].any / COUNT} },`).join('\n')}
} as const
`,
)
for (const [name, count] of [...Object.entries(verdicts).toSorted(), ...Object.entries(counted).toSorted()])
  process.stdout.write(`${name}: ${((100 * count) / COUNT).toFixed(1)}%\n`)
