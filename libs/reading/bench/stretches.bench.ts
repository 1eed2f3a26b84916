/**
 * How usable the stretches of the topics are, over 500 random births, each asked about one of five days: the wait until the first one, how many
 * there are in twelve years, how many births have none for years, how long they last; for full stretches alone and for both tiers.
 *   node --conditions=@disha/source libs/reading/bench/stretches.bench.ts [births]
 */
import { addYears, daysBetween } from '../src/facts/calendar.ts'
import { isLighter, rankedWindows, SIGHT_YEARS, toldWindows, type Window } from '../src/rules/windows.ts'
import { MAIN_TOPICS } from '../src/rules/witnesses.ts'
import { AS_OF_DAYS, askedNothing, sampleBirths } from './sample-births.ts'

const COUNT = Number(process.argv[2] ?? 500)
const WITHOUT_YEARS = [3, 5, 8]
const NEVER = Number.POSITIVE_INFINITY

type Tally = { waits: number[]; counts: number[]; lengths: number[]; parts: number; told: number[] }
const TIERS = ['full', 'both'] as const
const tallies = new Map<string, Tally>()
for (const topic of MAIN_TOPICS)
  for (const tier of TIERS) tallies.set(`${topic} ${tier}`, { waits: [], counts: [], lengths: [], parts: 0, told: [] })

for (const [index, birth] of sampleBirths(COUNT, 'stretches').entries()) {
  const asOf = AS_OF_DAYS[index % AS_OF_DAYS.length]
  const c = askedNothing(birth, asOf)
  const end = addYears(asOf, SIGHT_YEARS)
  for (const topic of MAIN_TOPICS) {
    const all = rankedWindows(c, topic)
    for (const tier of TIERS) {
      const kept = all.filter((window: Window) => tier === 'both' || !isLighter(window)).toSorted((a, b) => (a.from < b.from ? -1 : 1))
      const inSight = kept.filter(({ from }) => from < end)
      const tally = tallies.get(`${topic} ${tier}`) as Tally
      const [first] = kept
      tally.waits.push(first === undefined ? NEVER : Math.max(0, daysBetween(asOf, first.from)) / 365.25)
      tally.counts.push(inSight.length)
      tally.told.push(toldWindows(all).filter((window) => tier === 'both' || !isLighter(window)).length)
      for (const { parts } of inSight) {
        tally.lengths.push(parts.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0))
        if (parts.length > 1) tally.parts++
      }
    }
  }
}

const at = (values: readonly number[], share: number): string => {
  const value = values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  return value === NEVER ? 'never' : value.toFixed(1)
}
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

for (const [name, { waits, counts, lengths, parts, told }] of tallies) {
  const none = WITHOUT_YEARS.map((years) => `${percent(waits.filter((wait) => wait >= years).length, waits.length)} in ${years} y`)
  process.stdout.write(
    `${name}: wait median ${at(waits, 0.5)} y, p90 ${at(waits, 0.9)} y; none ${none.join(', ')}; in ${SIGHT_YEARS} y ` +
      `${(counts.reduce((sum, n) => sum + n, 0) / counts.length).toFixed(1)} (p10 ${at(counts, 0.1)}, p90 ${at(counts, 0.9)}); told median ${at(told, 0.5)}; ` +
      `days p10 ${at(lengths, 0.1)}, median ${at(lengths, 0.5)}, p90 ${at(lengths, 0.9)}; in parts ${percent(parts, lengths.length)}\n`,
  )
}
