import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BirthInput, TimePrecision } from '@disha/contracts/birth'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { sampleBirths } from '../bench/sample-births.ts'
import { checkFindings, groundless } from './checks/check-findings.ts'
import { fearIn, proseOf, slipsIn, smallStartsIn } from './checks/check-prose.ts'
import { clashing } from './checks/clashing.ts'
import { opposed } from './checks/opposed.ts'
import type { ReadingInput } from './input.ts'
import { writePreview } from './write-preview.ts'
import { writeReading } from './write-reading.ts'

/** Questions of strangers, with what they told before them, on which nothing has learnt. */
const MEASURE = path.resolve(import.meta.dirname, '../training/points/measure')
const QUESTIONS = readdirSync(MEASURE).flatMap((file) =>
  readFileSync(path.join(MEASURE, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, told = '', part = ''] = line.split('\t')
      return told === '' ? part : `${told}. ${part}`
    }),
)
/** How many questions lie between two that are asked: each run asks all kinds, a full one seven times as many. */
const EVERY = process.env['TEST_FULL'] === '1' ? 4 : 29

const PRECISIONS: readonly TimePrecision[] = [
  { kind: 'exact' },
  { kind: 'about', minutes: 5 },
  { kind: 'about', minutes: 30 },
  { kind: 'about', minutes: 90 },
  { kind: 'dayPart', part: 'morning' },
  { kind: 'unknown' },
]
/** The hour that a part of a day, or an unknown hour, is reckoned with. */
const HOUR: Readonly<Partial<Record<TimePrecision['kind'], string>>> = { dayPart: '09:00:00', unknown: '12:00:00' }

function roughly(birth: BirthInput, precision: TimePrecision): BirthInput {
  const hour = HOUR[precision.kind]
  if (hour === undefined) return { ...birth, precision }
  const birthLocal = `${birth.birthLocal.slice(0, 10)}T${hour}`
  const utc = new Date(Date.parse(`${birthLocal}Z`) - 1000 * birth.utcOffsetSeconds).toISOString()
  return { ...birth, birthLocal, utc, precision }
}

const asked = QUESTIONS.filter((_, at) => at % EVERY === 0)
const births = sampleBirths(asked.length, 'any question')
const ephemeris = loadEphemeris()
const GENDERS = [{ gender: 'female' }, { gender: 'male' }, {}] as const

describe('whatever is asked, and however rough the birth time', () => {
  it.each(asked.map((concern, at) => [at, concern] as const))('%d: %s', (at, concern) => {
    const birth = roughly(births[at], PRECISIONS[at % PRECISIONS.length])
    const input: ReadingInput = {
      birth,
      chart: computeChart(birth, ephemeris),
      ephemeris,
      person: { name: 'Asha Verma', ...GENDERS[at % GENDERS.length] },
      concern,
      topics: [],
      language: 'english',
      seed: `any-${at}`,
      asOf: '2026-11-23',
      displayTimeZone: 'Asia/Kolkata',
    }
    const document = writeReading(input)
    expect(writePreview(input)).toBeDefined()
    const bare = document.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }, place) => kind === 'heading' && (blocks[place + 1] ?? { kind }).kind === 'heading'),
    )
    expect(bare).toEqual([])
    const prose = proseOf(document)
    expect([
      ...groundless(document),
      ...checkFindings(document, input.chart, ephemeris),
      ...fearIn(prose),
      ...slipsIn(prose),
      ...smallStartsIn(document),
      ...opposed(document),
      ...clashing(document),
    ]).toEqual([])
  })
})
