import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { passageTone, placeFromMoon, PRESSING, type PassageTone } from './passages.ts'
import { periodTone } from './period-colour.ts'
import { periodTie, TIED } from './periods.ts'
import { TOPIC_HOUSE, type MainTopic } from './witnesses.ts'

/** What speaks against a stretch from its first day to its last. */
export type WindowNote =
  { kind: 'jupiter' | 'saturn' | 'rahu'; place: House; stay: Stay } | { kind: 'lord'; graha: Graha; period: DashaDates }

/**
 * What to do with a stretch: `begin` (nothing is against it), `plan` (its lord, Saturn or Rahu asks for a second plan), `prepare` (Jupiter or
 * Saturn stands so from the Moon that the chapter on transits advises against a launch).
 */
export type WindowAdvice = 'begin' | 'plan' | 'prepare'

/**
 * A stretch in which a topic is in focus: on every day of it the one sub-period runs, Jupiter is in the one sign, Saturn touches the house or does
 * not, and each note holds. It ends where any of these changes.
 */
export type Window = {
  topic: MainTopic
  from: string
  to: string
  /** by how many days each end may be off: an end that a sub-period sets depends on the birth time, one that a transit sets does not */
  fromErrorDays: number
  toErrorDays: number
  /** the larger of the two */
  errorDays: number
  /** null when the dashas cannot be dated */
  period: DashaDates | null
  jupiter: Stay
  /** whence the house that Jupiter touches is counted, and its sign */
  counted: 'lagna' | 'moon'
  sign: number
  /** Saturn where he touches the same house without pressing from the Moon (the double transit, common practice); else null */
  saturn: Stay | null
  /** the heaviest first: it decides the advice */
  notes: readonly WindowNote[]
  advice: WindowAdvice
  score: number
  strength: 'strong' | 'fair' | 'slight'
  /** 1 for the strongest of the years told */
  rank: number
  /** the finding of the stretch, and with it those of all that it rests on: made when first asked for, since most stretches are never told */
  readonly id: string
  readonly ids: string[]
}

const WINDOW_YEARS = 25
/** The years in which most people plan: of these the strongest stretch is told beside the strongest of all. */
export const SIGHT_YEARS = 12
/** Nobody's stretches are told far beyond this age, but always those in sight. */
const LAST_AGE = 75

/** How many years ahead a person's stretches, periods and transits are told. */
export const windowYears = (c: Composer): number => Math.min(WINDOW_YEARS, Math.max(SIGHT_YEARS, LAST_AGE - c.asker.age))
const SHORTEST_DAYS = 25
/** What comes to less than this is no stretch. */
const LEAST_SCORE = 3
/** A stretch of a few weeks is worth less than one that leaves time to act: of a length of no days it would lose this much. */
const SHORT_COSTS = 1.5
const FULL_DAYS = 120
/** Set so that about one stretch in fifteen of the sample births is strong and more than half are slight. */
const STRONG = 6
const FAIR = 4.2
/** Where no sub-period can be dated Jupiter decides alone: his passage must be a good one, or Saturn on the same house. */
const UNDATED_TIE = 4
/** What the advice takes from a stretch, so that of two alike the one to begin in ranks first. */
const ADVICE_COSTS: Readonly<Record<WindowAdvice, number>> = { begin: 0, plan: 0.5, prepare: 1 }
/** Saturn's places from the Moon at which a launch is advised against: the middle of sade sati, and ashtama. */
const HEAVY: readonly House[] = [1, 8]

/** True when a graha in `sign` stands in or sees another sign. */
const touches = (graha: Graha, sign: number, target: number): boolean => sign === target || aspectsSign(graha, sign, target)

type Target = { counted: Window['counted']; sign: number }

/** The house of a topic from the lagna comes first; the same house from the Moon counts where that one is not touched. */
function targetsOf(c: Composer, topic: MainTopic): Target[] {
  const house = TOPIC_HOUSE[topic]
  return [
    ...(c.timed ? [{ counted: 'lagna' as const, sign: c.facts.main.signOf(house) }] : []),
    { counted: 'moon', sign: c.facts.moon.signOf(house) },
  ]
}

type Dated = { stay: Stay; from: string; to: string; tone: PassageTone; place: House }

const datedStays = (c: Composer, graha: 'saturn' | 'jupiter' | 'rahu'): Dated[] =>
  c.sky[graha].map((stay) => ({
    stay,
    ...stayDates(stay, c.input.displayTimeZone),
    tone: passageTone(c, stay),
    place: placeFromMoon(c, stay),
  }))

type Found = Omit<Window, 'rank' | 'strength' | 'errorDays' | 'id' | 'ids'>

/** What speaks against these days, the heaviest first. */
function notesOf(c: Composer, period: DashaDates | null, jupiter: Dated, saturn: Dated, rahu: Dated | undefined): WindowNote[] {
  const lord = period?.lords[1]
  const noteOf = (kind: 'jupiter' | 'saturn' | 'rahu', { place, stay }: Dated): WindowNote => ({ kind, place, stay })
  const presses = saturn.tone === 'hard'
  const heavy = presses && HEAVY.includes(saturn.place)
  return [
    ...(heavy ? [noteOf('saturn', saturn)] : []),
    ...(jupiter.tone === 'hard' ? [noteOf('jupiter', jupiter)] : []),
    ...(presses && !heavy ? [noteOf('saturn', saturn)] : []),
    ...(rahu === undefined ? [] : [noteOf('rahu', rahu)]),
    ...(lord !== undefined && period !== null && periodTone(c, period) === 'ill' ? [{ kind: 'lord' as const, graha: lord, period }] : []),
  ]
}

const adviceOf = ([first]: readonly WindowNote[]): WindowAdvice =>
  first === undefined ? 'begin' : first.kind === 'jupiter' || (first.kind === 'saturn' && HEAVY.includes(first.place)) ? 'prepare' : 'plan'

type Span = { begin: string; finish: string; saturn: Dated; double: boolean; notes: readonly WindowNote[] }

/** What is told of a span beside its sub-period and Jupiter: where it is the same, two spans are one. */
const factsOf = ({ saturn, double, notes }: Span): string =>
  [double ? saturn.stay.sign : '', ...notes.map((note) => (note.kind === 'lord' ? note.kind : `${note.kind} ${note.place}`))].join()

/** One sub-period under one passage of Jupiter, cut where Saturn changes sign and Rahu comes over the Moon or leaves it, as far as that is told. */
function spansOf(
  c: Composer,
  period: DashaDates | null,
  jupiter: Dated,
  target: number,
  from: string,
  to: string,
  saturns: readonly Dated[],
  rahus: readonly Dated[],
): Span[] {
  const cuts = [...saturns, ...rahus].flatMap((span) => [span.from, span.to]).filter((date) => date > from && date < to)
  const edges = [...new Set([from, ...cuts, to])].toSorted()
  const spans: Span[] = []
  for (const [index, begin] of edges.slice(0, -1).entries()) {
    const saturn = saturns.find((one) => one.from <= begin && begin < one.to) as Dated
    const rahu = rahus.find((one) => one.from <= begin && begin < one.to)
    const double = saturn.tone !== 'hard' && touches('saturn', saturn.stay.sign, target)
    const span = { begin, finish: edges[index + 1], saturn, double, notes: notesOf(c, period, jupiter, saturn, rahu) }
    const last = spans.at(-1)
    if (last !== undefined && factsOf(last) === factsOf(span)) last.finish = span.finish
    else spans.push(span)
  }
  return spans
}

/** Every stretch of the years told, by sub-period and passage. */
function stretchesOf(c: Composer, topic: MainTopic): Found[] {
  const { asOf } = c.input
  const end = addYears(asOf, windowYears(c))
  const targets = targetsOf(c, topic)
  const [saturns, jupiters] = [datedStays(c, 'saturn'), datedStays(c, 'jupiter')]
  const rahus = datedStays(c, 'rahu').filter(({ place, tone }) => place === 1 && tone === 'hard')
  const isDated = c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'
  const periods: (DashaDates | null)[] = isDated ? c.dashas.antars.filter(({ from, to }) => to > asOf && from < end) : [null]
  const found: Found[] = []
  for (const period of periods) {
    const tie = period === null ? UNDATED_TIE : periodTie(c, period, topic)
    if (tie < TIED) continue
    const tone = period === null ? 'mixed' : periodTone(c, period)
    for (const jupiter of jupiters) {
      const touched = targets.filter(({ sign }) => touches('jupiter', jupiter.stay.sign, sign))
      const from = laterOf(laterOf(jupiter.from, period?.from ?? asOf), asOf)
      const to = earlierOf(earlierOf(jupiter.to, period?.to ?? end), end)
      if (touched.length === 0 || from >= to) continue
      const [{ counted, sign }] = touched
      for (const { begin, finish, saturn, double, notes } of spansOf(c, period, jupiter, sign, from, to, saturns, rahus)) {
        const days = daysBetween(begin, finish)
        if (days < SHORTEST_DAYS) continue
        const advice = adviceOf(notes)
        const score =
          Math.min(tie, 5) * 0.7 +
          (counted === 'lagna' ? 1 : 0) +
          (touched.length > 1 ? 0.5 : 0) +
          (double ? 1.5 : 0) +
          (jupiter.tone === 'good' ? 1 : jupiter.tone === 'hard' ? -1 : 0) +
          (tone === 'well' ? 1 : tone === 'ill' ? -1 : 0) -
          (saturn.tone === 'hard' ? (PRESSING.includes(saturn.place) ? 1 : 0.5) : 0)
        if (score < LEAST_SCORE) continue
        const error = period === null ? 0 : c.dashas.errorDays
        found.push({
          topic,
          from: begin,
          to: finish,
          // an end that a transit sets, with that of the sub-period within its own margin, may move with the latter
          fromErrorDays: period !== null && begin > asOf && addDays(period.from, error) > begin ? error : 0,
          toErrorDays: period !== null && addDays(period.to, -error) < finish ? error : 0,
          ...{ period, jupiter: jupiter.stay, counted, sign },
          saturn: double ? saturn.stay : null,
          notes,
          advice,
          score: score - ADVICE_COSTS[advice] - SHORT_COSTS * Math.max(0, 1 - days / FULL_DAYS),
        })
      }
    }
  }
  return found
}

/** The finding of a stretch. */
function windowFinding(c: Composer, { topic, period, jupiter, from, to, errorDays, strength, saturn }: Window): string {
  return c.find({
    id: `window.${topic}.${from}`,
    topic,
    rule: saturn !== null ? 'practice.doubleTransit' : 'practice.dashaWithTransit',
    paths: [c.timed ? 'D1.lagna.sign' : 'D1.moon.sign', ...(period === null ? [] : [`vimshottari.periods.${period.index}.startAt`])],
    why:
      period === null
        ? { key: 'why.windowMoon', slots: { sign: c.sign(jupiter.sign), place: c.house(placeFromMoon(c, jupiter)) } }
        : {
            key: 'why.window',
            slots: {
              maha: { term: `grahaBare.${period.lords[0]}` },
              antar: { term: `grahaBare.${period.lords[1]}` },
              sign: c.sign(jupiter.sign),
            },
          },
    polarity: 'support',
    strength,
    window: { from, to, errorDays },
  })
}

/** The findings that a stretch rests on, its own first. */
const groundsOf = (c: Composer, { id, jupiter, period, saturn, notes }: Window): string[] => [
  ...new Set([
    id,
    gocharaFinding(c, jupiter).id,
    ...(period === null ? [] : [periodFinding(c, period)]),
    ...(saturn === null ? [] : [gocharaFinding(c, saturn).id]),
    ...notes.map((note) => (note.kind === 'lord' ? periodFinding(c, note.period) : gocharaFinding(c, note.stay).id)),
  ]),
]

/**
 * Every stretch of the years told in which a topic is in focus, the strongest first (`rank` 1). Each carries what speaks against it and what to do
 * with it; other chapters judge a date by these and by nothing else.
 */
export const rankedWindows = (c: Composer, topic: MainTopic): Window[] =>
  stretchesOf(c, topic)
    .toSorted((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
    .map((found, index): Window => ({
      ...found,
      errorDays: Math.max(found.fromErrorDays, found.toErrorDays),
      strength: found.score >= STRONG ? 'strong' : found.score >= FAIR ? 'fair' : 'slight',
      rank: index + 1,
      get id() {
        return windowFinding(c, this)
      },
      get ids() {
        return groundsOf(c, this)
      },
    }))

const NEAREST = 2
const STRONGEST = 2

/** The strongest of the stretches that begin in sight; undefined where none does. `ranked` has the strongest first. */
export const strongestInSight = (ranked: readonly Window[], asOf: string): Window | undefined =>
  ranked.find(({ from }) => from < addYears(asOf, SIGHT_YEARS))

/** The stretches that are told, by time: the two nearest, the strongest in sight and the two strongest of all the years. */
export function toldWindows(ranked: readonly Window[], asOf: string): Window[] {
  const byTime = ranked.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const inSight = strongestInSight(ranked, asOf)
  return byTime.filter((window, index) => index < NEAREST || window.rank <= STRONGEST || window === inSight)
}
