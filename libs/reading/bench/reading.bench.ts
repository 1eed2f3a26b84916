/**
 * How much two readings share: sentences identical after masking digits, dates and names, for 500 random births (all pairs), method and
 * glossary apart; the same with the names of grahas and rashis masked too (the harder measure); what each section adds to it; words a section;
 * and the time a reading and a preview take, by the wall and in CPU time (which a busy machine does not stretch). SHOW=20 prints the sentences shared most, SECTION=career those of one section.
 *   node --conditions=@disha/source libs/reading/bench/reading.bench.ts [births]
 */
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { clashing } from '../src/checks/clashing.ts'
import { opposed } from '../src/checks/opposed.ts'
import { checkFindings, groundless } from '../src/checks/check-findings.ts'
import { fearIn, maskedNames, ownSentences, proseOf, slipsIn, smallStartsIn } from '../src/checks/check-prose.ts'
import type { ReadingInput } from '../src/input.ts'
import { SECTION_IDS, sectionText } from '@disha/contracts/document'
import { writePreview } from '../src/write-preview.ts'
import { writeReading } from '../src/write-reading.ts'
import { sampleBirths } from './sample-births.ts'

const COUNT = Number(process.argv[2] ?? 500)
const ephemeris = loadEphemeris()
const inputs = sampleBirths(COUNT, 'overlap').map((birth, index): ReadingInput => ({
  birth,
  chart: computeChart(birth, ephemeris),
  ephemeris,
  person: { name: `Person ${index}` },
  concern: ['Will I find better work?', 'When will I marry?', 'Can I settle abroad?', ''][index % 4],
  topics: [],
  language: 'english',
  seed: `overlap-${index}`,
  asOf: '2026-11-21',
  displayTimeZone: 'Asia/Kolkata',
}))
writeReading(inputs[0])

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
const times: number[] = []
const previewTimes: number[] = []
const cpuTimes: number[] = []
const previewCpuTimes: number[] = []
const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
let problems = 0
let contradictions = 0
const documents = inputs.map((input) => {
  const start = performance.now()
  const cpuStart = process.cpuUsage()
  const document = writeReading(input)
  times.push(performance.now() - start)
  cpuTimes.push(cpuMs(cpuStart))
  const before = performance.now()
  const cpuBefore = process.cpuUsage()
  writePreview(input)
  previewTimes.push(performance.now() - before)
  previewCpuTimes.push(cpuMs(cpuBefore))
  const prose = proseOf(document)
  const found = [
    ...groundless(document),
    ...checkFindings(document, input.chart, ephemeris),
    ...fearIn(prose),
    ...slipsIn(prose),
    ...smallStartsIn(document),
  ]
  if (problems < 20) for (const problem of found.slice(0, 3)) process.stdout.write(`  ${input.birth.utc}: ${problem}\n`)
  problems += found.length
  contradictions += opposed(document).length + clashing(document).length
  return document
})

const shareOf = (sets: readonly Set<string>[]): number[] =>
  sets.flatMap((a, i) => sets.slice(i + 1).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)))
const sets = documents.map(ownSentences)
const shares = shareOf(sets)
const bare = shareOf(sets.slice(0, 200).map((set) => new Set([...set].map(maskedNames))))
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`
process.stdout.write(
  [
    `births ${COUNT}, problems ${problems}, contradictions ${contradictions}`,
    `sentences per reading, median ${quantile(
      sets.map(({ size }) => size),
      0.5,
    )}`,
    `shared by two readings: median ${percent(quantile(shares, 0.5))}, 99th percentile ${percent(quantile(shares, 0.99))}`,
    `the same with names of grahas and rashis masked: median ${percent(quantile(bare, 0.5))}, 99th percentile ${percent(quantile(bare, 0.99))}`,
    `reading: median ${quantile(times, 0.5).toFixed(1)} ms, 95th percentile ${quantile(times, 0.95).toFixed(1)} ms; CPU median ${quantile(cpuTimes, 0.5).toFixed(1)} ms`,
    `preview: median ${quantile(previewTimes, 0.5).toFixed(1)} ms, 95th percentile ${quantile(previewTimes, 0.95).toFixed(1)} ms; CPU median ${quantile(previewCpuTimes, 0.5).toFixed(1)} ms`,
    '',
    'section             words (5th, 50th, 95th)   sentences   shared with another reading',
    '',
  ].join('\n'),
)

/** How many births hold each sentence. */
function tally(all: readonly Set<string>[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const set of all) for (const sentence of set) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])
}
for (const id of SECTION_IDS) {
  const present = documents.flatMap((document) =>
    document.sections.filter((section) => section.id === id).map((section) => ({ document, section })),
  )
  if (present.length < 2) continue
  const own = present.map(({ document, section }) => ownSentences({ ...document, sections: [section] }))
  const size = own.reduce((sum, set) => sum + set.size, 0) / own.length
  const shared = tally(own).reduce((sum, [, count]) => sum + (count * (count - 1)) / (own.length - 1), 0) / own.length
  const words = present.map(({ section }) => sectionText(section).split(/\s+/).length)
  const spread = [0.05, 0.5, 0.95].map((share) => String(quantile(words, share)).padStart(6)).join('')
  process.stdout.write(
    `${id.padEnd(20)}${spread}   ${size.toFixed(1).padStart(15)}   ${shared.toFixed(1).padStart(6)}  ${percent(shared / size)}\n`,
  )
  if (process.env['SECTION'] === id)
    for (const [sentence, count] of tally(own).slice(0, 80)) process.stdout.write(`    ${count} ${sentence}\n`)
}
for (const [sentence, count] of tally(sets).slice(0, Number(process.env['SHOW'] ?? 0))) process.stdout.write(`${count} ${sentence}\n`)
process.exitCode = problems > 0 ? 1 : 0
