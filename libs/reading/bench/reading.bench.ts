/**
 * How much two readings share: sentences identical after masking digits, dates and names, for 500 random births (all pairs), method and
 * glossary apart; beside it the time a reading and a preview take.
 *   node --conditions=@disha/source libs/reading/bench/reading.bench.ts [births]
 */
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { checkFindings, groundless } from '../src/checks/check-findings.ts'
import { fearIn, ownSentences, proseOf, slipsIn } from '../src/checks/check-prose.ts'
import type { ReadingInput } from '../src/input.ts'
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
let problems = 0
const documents = inputs.map((input) => {
  const start = performance.now()
  const document = writeReading(input)
  times.push(performance.now() - start)
  const before = performance.now()
  writePreview(input)
  previewTimes.push(performance.now() - before)
  const prose = proseOf(document)
  const found = [...groundless(document), ...checkFindings(document, input.chart, ephemeris), ...fearIn(prose), ...slipsIn(prose)]
  for (const problem of found.slice(0, 3)) process.stdout.write(`  ${input.birth.utc}: ${problem}\n`)
  problems += found.length
  return document
})

const sets = documents.map(ownSentences)
const shares = sets.flatMap((a, i) =>
  sets.slice(i + 1).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)),
)
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`
process.stdout.write(
  [
    `births ${COUNT}, problems ${problems}`,
    `sentences per reading, median ${quantile(
      sets.map(({ size }) => size),
      0.5,
    )}`,
    `shared by two readings: median ${percent(quantile(shares, 0.5))}, 99th percentile ${percent(quantile(shares, 0.99))}`,
    `reading: median ${quantile(times, 0.5).toFixed(1)} ms, 95th percentile ${quantile(times, 0.95).toFixed(1)} ms`,
    `preview: median ${quantile(previewTimes, 0.5).toFixed(1)} ms, 95th percentile ${quantile(previewTimes, 0.95).toFixed(1)} ms`,
    '',
  ].join('\n'),
)
const counts = new Map<string, number>()
for (const set of sets) for (const sentence of set) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
for (const [sentence, count] of [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, Number(process.env['SHOW'] ?? 0)))
  process.stdout.write(`${count} ${sentence}\n`)
process.exitCode = problems > 0 ? 1 : 0
