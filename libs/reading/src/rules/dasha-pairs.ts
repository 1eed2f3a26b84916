import type { Graha } from '@disha/contracts/chart'
import { GROWN } from '../understanding/ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { ageAt } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { houseOfSign } from '../facts/houses.ts'
import type { PAIRS } from '../phrasebook/english/pairs.ts'
import { citation } from './citations.ts'

const KENDRA = [1, 4, 7, 10]
const TRIKONA = [1, 5, 9]
const GOOD = [...KENDRA, ...TRIKONA]

/** From this age on a verse on marriage is read more widely. */
const LATE = 48

/** Where the sub-lord must stand: from the lagna, from the main lord; its strength. One that is met is enough unless `all`. */
type Condition = { lagna?: number[]; maha?: number[]; dignified?: true; weak?: true; all?: true }
type RuleId = keyof typeof PAIRS extends infer K ? (K extends `pair.${infer R}` ? Exclude<R, 'head' | 'dated'> : never) : never
type PairRule = { rule: RuleId; lords: [Graha, Graha]; topic: 'love' | 'abroad' | 'career'; when: Condition }

/** The verses on sub-periods that speak of marriage or far places, with their conditions as far as sign, house and dignity state them. */
// prettier-ignore
const RULES: readonly PairRule[] = [
  { rule: 'bphs52.4-6', lords: ['sun', 'moon'], topic: 'love', when: { lagna: GOOD, dignified: true } },
  { rule: 'bphs52.32-33', lords: ['sun', 'jupiter'], topic: 'love', when: { lagna: GOOD, dignified: true } },
  { rule: 'bphs52.40-42', lords: ['sun', 'saturn'], topic: 'love', when: { lagna: GOOD } },
  { rule: 'bphs52.52-53', lords: ['sun', 'mercury'], topic: 'love', when: { maha: [5, 9] } },
  { rule: 'bphs52.65-68', lords: ['sun', 'venus'], topic: 'love', when: { lagna: GOOD } },
  { rule: 'bphs53.25-28', lords: ['moon', 'jupiter'], topic: 'love', when: { maha: GOOD } },
  { rule: 'bphs53.42-43', lords: ['moon', 'mercury'], topic: 'love', when: { maha: [...GOOD, 2, 11] } },
  { rule: 'bphs54.70-73', lords: ['mars', 'moon'], topic: 'love', when: { lagna: [...KENDRA, 9], dignified: true } },
  { rule: 'bphs55.30-33', lords: ['rahu', 'mercury'], topic: 'love', when: { lagna: [...KENDRA, 5], dignified: true } },
  { rule: 'bphs55.34-35', lords: ['rahu', 'mercury'], topic: 'love', when: { maha: [1, 3, 4, 7, 9, 10, 11] } },
  { rule: 'bphs56.65-66', lords: ['jupiter', 'mars'], topic: 'love', when: { dignified: true } },
  { rule: 'bphs57.24-27', lords: ['saturn', 'venus'], topic: 'love', when: { lagna: [...GOOD, 11] } },
  { rule: 'bphs58.26-27', lords: ['mercury', 'moon'], topic: 'love', when: { dignified: true } },
  { rule: 'bphs58.56-58', lords: ['mercury', 'jupiter'], topic: 'love', when: { lagna: GOOD, dignified: true } },
  { rule: 'bphs59.69-71', lords: ['ketu', 'mercury'], topic: 'love', when: { lagna: GOOD, dignified: true } },
  { rule: 'bphs60.13-15', lords: ['venus', 'sun'], topic: 'love', when: { lagna: GOOD, dignified: true } },
  { rule: 'phal21.51', lords: ['saturn', 'venus'], topic: 'love', when: {} },
  { rule: 'phal21.57', lords: ['mercury', 'mercury'], topic: 'career', when: {} },
  { rule: 'bphs54.9-10', lords: ['mars', 'rahu'], topic: 'abroad', when: { lagna: [...KENDRA, 5, 9, 11], dignified: true } },
  { rule: 'bphs55.66', lords: ['rahu', 'sun'], topic: 'abroad', when: { maha: [...GOOD, 3, 11] } },
  { rule: 'bphs56.72-75', lords: ['jupiter', 'rahu'], topic: 'abroad', when: { lagna: GOOD, dignified: true } },
  { rule: 'bphs58.30-31', lords: ['mercury', 'moon'], topic: 'abroad', when: { maha: [...GOOD, 3, 11] } },
  { rule: 'bphs59.31-33', lords: ['ketu', 'moon'], topic: 'abroad', when: { maha: [...GOOD, 11], dignified: true, all: true } },
  { rule: 'bphs59.57-58', lords: ['ketu', 'jupiter'], topic: 'abroad', when: { maha: [...GOOD, 3, 11] } },
  { rule: 'bphs60.40-41', lords: ['venus', 'rahu'], topic: 'abroad', when: { lagna: [3, 6, 10, 11] } },
  { rule: 'bphs52.54-57', lords: ['sun', 'mercury'], topic: 'abroad', when: { maha: [12] } },
  { rule: 'bphs52.60-61', lords: ['sun', 'ketu'], topic: 'abroad', when: { maha: [8, 12] } },
  { rule: 'bphs53.62', lords: ['moon', 'venus'], topic: 'abroad', when: { maha: [6, 8, 12] } },
  { rule: 'bphs53.68-70', lords: ['moon', 'sun'], topic: 'abroad', when: { maha: [8, 12] } },
  { rule: 'bphs54.30-32', lords: ['mars', 'saturn'], topic: 'abroad', when: { maha: [...KENDRA, 5, 11] } },
  { rule: 'bphs54.40', lords: ['mars', 'mercury'], topic: 'abroad', when: { maha: [1] } },
  { rule: 'bphs55.27-29', lords: ['rahu', 'saturn'], topic: 'abroad', when: { maha: [6, 8, 12] } },
  { rule: 'bphs55.40-41', lords: ['rahu', 'ketu'], topic: 'abroad', when: {} },
  { rule: 'bphs56.25-26', lords: ['jupiter', 'mercury'], topic: 'abroad', when: { maha: [6, 8, 12] } },
  { rule: 'bphs56.61-63', lords: ['jupiter', 'moon'], topic: 'abroad', when: { maha: [6, 8, 12] } },
  { rule: 'bphs57.16-18', lords: ['saturn', 'ketu'], topic: 'abroad', when: {} },
  { rule: 'bphs57.58-60', lords: ['saturn', 'mars'], topic: 'abroad', when: { lagna: [8, 12], weak: true } },
  { rule: 'bphs57.63-64', lords: ['saturn', 'rahu'], topic: 'abroad', when: { weak: true } },
  { rule: 'bphs57.74-75', lords: ['saturn', 'jupiter'], topic: 'abroad', when: { lagna: [6, 12], weak: true } },
  { rule: 'bphs58.69-70', lords: ['mercury', 'saturn'], topic: 'abroad', when: { maha: [8, 12] } },
  { rule: 'bphs59.18-19', lords: ['ketu', 'sun'], topic: 'abroad', when: { lagna: [8, 12] } },
  { rule: 'bphs59.61-62', lords: ['ketu', 'saturn'], topic: 'abroad', when: { weak: true } },
  { rule: 'bphs60.24-26', lords: ['venus', 'moon'], topic: 'abroad', when: { maha: [6, 8, 12], weak: true } },
  { rule: 'bphs60.49-50', lords: ['venus', 'jupiter'], topic: 'abroad', when: { maha: [6, 8, 12] } },
  { rule: 'bphs60.55-57', lords: ['venus', 'saturn'], topic: 'abroad', when: { lagna: [8, 11, 12] } },
  { rule: 'bphs60.70-72', lords: ['venus', 'ketu'], topic: 'abroad', when: { maha: [8, 12] } },
]

function holds(c: Composer, { lords: [maha, antar], when }: PairRule): boolean {
  const checks: boolean[] = []
  if (when.lagna !== undefined) checks.push(c.facts.lagna !== null && when.lagna.includes(c.facts.lagna.houseOf(antar)))
  if (when.maha !== undefined) checks.push(when.maha.includes(houseOfSign(c.facts.sign(antar), c.facts.sign(maha))))
  if (when.dignified) checks.push(c.facts.strength(antar) >= 2)
  if (when.weak) checks.push(c.facts.strength(antar) <= -1)
  if (checks.length === 0) return true
  return when.all ? checks.every(Boolean) : checks.some(Boolean)
}

const met = (c: Composer, period: DashaDates, topic?: PairRule['topic']): PairRule[] =>
  RULES.filter(
    (rule) =>
      rule.lords[0] === period.lords[0] &&
      rule.lords[1] === period.lords[1] &&
      (topic === undefined || rule.topic === topic) &&
      !(rule.topic === 'love' && ageAt(c, period.from) < GROWN) &&
      holds(c, rule),
  )

/** True when a verse ties a sub-period to a topic. */
export const pairsHold = (c: Composer, period: DashaDates, topic: PairRule['topic']): boolean => met(c, period, topic).length > 0

type Verse = { ids: string[]; text: string; note: string | null }

/** The verses that a sub-period meets in this chart, each with a note on the sense in which it is read, where that is not the plain one. */
function versesOf(
  c: Composer,
  period: DashaDates,
  topic: PairRule['topic'] | undefined,
  tells: (topic: PairRule['topic'], kind: boolean) => boolean = () => true,
): Verse[] {
  const [maha, antar] = period.lords
  const told = met(c, period, topic).filter((rule) => tells(rule.topic, citation(rule.rule)?.polarity !== 'oppose'))
  return told.map((rule) => {
    const apart = houseOfSign(c.facts.sign(antar), c.facts.sign(maha))
    const id = c.find({
      id: `pair.${rule.rule}`,
      topic: rule.topic,
      rule: rule.rule,
      paths: [
        ...new Set([
          `vimshottari.periods.${period.index}.startAt`,
          `D1.${maha}.sign`,
          `D1.${antar}.sign`,
          ...(c.timed ? [`D1.${antar}.house`] : []),
        ]),
      ],
      why: {
        key: 'why.pair',
        slots: { maha: c.grahaStart(maha), antar: c.graha(antar), antar2: c.graha(antar), house: c.house(apart), maha2: c.graha(maha) },
      },
      polarity: citation(rule.rule)?.polarity === 'oppose' ? 'mixed' : 'support',
      window: { from: period.from, to: period.to, errorDays: c.dashas.errorDays },
    })
    const text = c.say(`pair.${rule.rule}`)
    // the verses on love all say marriage: where one exists, or the years for one are past, the word is read in its wider sense
    const late = ageAt(c, period.from) >= LATE
    const seeks = c.asker.love === 'open' || c.asker.love === 'parted' || c.asker.love === 'partner'
    const read = rule.topic !== 'love' ? null : late && seeks ? 'late' : late || c.asker.love === 'bond' ? 'wide' : null
    return { ids: [id], text, note: read === null ? null : c.say(`pair.${read}`) }
  })
}

/** Verses as sentences; a note is told with the first that has it. */
function noted(verses: readonly Verse[], said: Set<string>): Line[] {
  return verses.map(({ ids, text, note }) => {
    if (note === null || said.has(note)) return { ids, text }
    said.add(note)
    return { ids, text: `${text} ${note}` }
  })
}

/** The verses of a sub-period, of all or of those that are to be told by their topic and by whether they are kind; `said` holds the notes told before. */
export const pairLines = (
  c: Composer,
  period: DashaDates,
  said: Set<string>,
  tells?: (topic: PairRule['topic'], kind: boolean) => boolean,
): Line[] => noted(versesOf(c, period, undefined, tells), said)

/** Dated verses on a topic for the sub-periods of the next years; in what sense they are read is said of the first. */
export function datedPairs(c: Composer, topic: 'love' | 'abroad', years: number): Line[] {
  const { grain, antars, errorDays } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const end = addYears(c.input.asOf, years)
  const said = new Set<string>()
  return antars
    .filter(({ from, to }) => to > c.input.asOf && from < end)
    .flatMap((period) =>
      noted(versesOf(c, period, topic), said).map((line) => ({
        ...line,
        text: c.say('pair.dated', {
          from: c.date(period.from, errorDays),
          to: c.date(period.to, errorDays),
          maha: c.graha(period.lords[0]),
          antar: c.graha(period.lords[1]),
          text: line.text,
        }),
      })),
    )
}
