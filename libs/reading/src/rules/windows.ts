import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { pratyantarsIn, type DashaDates } from '../facts/dashas.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { Slot } from '../phrasebook/phrasebook.ts'
import { scoreOf, uncovered, type PassedOver, type PassedReason, type Weights } from './passed-over.ts'
import { LONGEST_RETREAT_DAYS, passageTone, placeFromMoon, PRESSING, type PassageTone } from './passages.ts'
import { periodJudgment, periodTone } from './period-colour.ts'
import { periodTie, TIED } from './periods.ts'
import { tieTo, TOPIC_HOUSE, type MainTopic } from './witnesses.ts'

/** What speaks against a stretch from its first day to its last. */
export type WindowNote =
  { kind: 'jupiter' | 'saturn' | 'rahu'; place: House; stay: Stay } | { kind: 'lord'; graha: Graha; period: DashaDates }

/**
 * What to do with a stretch: `begin` (a full one with nothing against it), `plan` (its lord, Saturn or Rahu asks for a second plan, or it is a
 * lighter one), `prepare` (Jupiter or Saturn stands so from the Moon that the chapter on transits advises against a launch).
 */
export type WindowAdvice = 'begin' | 'plan' | 'prepare'

/** Both clocks speak for a full stretch; for a lighter one both softly, only the dasha, or only Jupiter. */
export type Clock = 'both' | 'soft' | 'dasha' | 'jupiter'

/** The days of a stretch. By how many each end may be off: an end that a sub-period sets depends on the birth time, one that a transit sets does not. */
export type Part = { from: string; to: string; fromErrorDays: number; toErrorDays: number }

/**
 * A stretch in which a topic is in focus: on every day of it the one sub-period runs, Jupiter is in the one sign, Saturn touches the house or does
 * not, and each note holds. It ends where any of these changes; Jupiter's passes through one sign before and after a retreat are its parts.
 */
export type Window = Part & {
  topic: MainTopic
  clock: Clock
  /** by time; the stretch goes from the beginning of the first to the end of the last */
  parts: readonly [Part, ...Part[]]
  /** the larger of the two errors */
  errorDays: number
  /** the antardasha; null when the dashas cannot be dated */
  period: DashaDates | null
  /** the pratyantardasha of a stretch by the dasha alone, else null */
  sub: DashaDates | null
  /** where Jupiter is; it touches the house except in a stretch by the dasha alone, of which its sign is no part (null) */
  jupiter: Stay | null
  /** its passes in which the parts lie, where it has a part */
  passes: readonly Stay[]
  /** whence the house that Jupiter touches is counted, and its sign */
  counted: 'lagna' | 'moon'
  sign: number
  /** Saturn where he touches the same house all the while without standing ill (the double transit, common practice), by sign; else empty */
  saturns: readonly Stay[]
  /** the heaviest first: it decides the advice */
  notes: readonly WindowNote[]
  /** Saturn and Rahu in a demanding place on some of the days, too light to decide the advice; named beside the notes, each place once */
  beside: readonly WindowNote[]
  advice: WindowAdvice
  score: number
  /** that of a lighter one is always slight */
  strength: 'strong' | 'fair' | 'slight'
  /** 1 for the strongest of the years told; full stretches come before lighter ones */
  rank: number
  /** the finding of the stretch, and with it those of all that it rests on: made when first asked for, since most stretches are never told */
  readonly id: string
  readonly ids: string[]
}

/** True for a stretch for which not both clocks speak aloud. */
export const isLighter = ({ clock }: Pick<Window, 'clock'>): boolean => clock !== 'both'

const TIME_YEARS = 25
/** The years in which people plan: of those beyond them only the strongest stretch of a field is told, and only in the roadmap. */
export const SIGHT_YEARS = 12
/** A time that is further off than this is no answer to somebody who asks: it stands in the chapter and on the roadmap. */
export const SPOKEN_YEARS = 6
/** Nobody's time is told far beyond this age, but always the years in sight. */
const LAST_AGE = 75

/** How many years ahead a person's periods and transits are told. */
export const windowYears = (c: Composer): number => Math.min(TIME_YEARS, Math.max(SIGHT_YEARS, LAST_AGE - c.asker.age))
export const SHORTEST_DAYS = 25
/** A soft one is told where it leaves time to meet, ask and hear an answer. */
const SOFT_DAYS = 60
/** What comes to less than this is no stretch. */
const LEAST_SCORE = 3
/** The same where no better passage comes for long: both clocks from demanding places, or where Jupiter alone decides one to prepare in. */
const LEAST_SOFT = 1.5
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
/** Lighter stretches are told where no full one begins for so long, one after another until it does. */
export const LONGEST_WAIT_DAYS = 548
/** Before the first of all a shorter wait is bridged, so that nobody is told of no stretch while Jupiter is on the house. */
export const FIRST_WAIT_DAYS = 150
/** From so many more reasons against it than for it on, the lord of a sub-period is hostile. */
const HOSTILE = 3
/** A passage that touches a stretch on fewer days is not named beside it. */
export const LEAST_SHARED_DAYS = 10
/** Some weeks are left between two lighter ones, so that they are times to choose from. */
const APART_DAYS = 90
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

/** The passages of a slow graha as calendar dates, with their tone and place from the Moon. */
export const datedStays = (c: Composer, graha: 'saturn' | 'jupiter' | 'rahu'): Dated[] =>
  c.sky[graha].map((stay) => ({
    stay,
    ...stayDates(stay, c.input.displayTimeZone),
    tone: passageTone(c, stay),
    place: placeFromMoon(c, stay),
  }))

/**
 * Jupiter opens a house that he stands in or sees. One counted from the Moon he does not open from a place that is demanding from the same Moon:
 * of one fact only one side is told. Where every house is counted from the Moon that holds for the house itself only.
 */
export const opens = (c: Composer, { stay, tone }: Dated, { counted, sign }: Target): boolean =>
  touches('jupiter', stay.sign, sign) && !(counted === 'moon' && tone === 'hard' && (c.timed || stay.sign === sign))

type Found = Omit<Window, 'rank' | 'strength' | 'errorDays' | 'id' | 'ids' | 'beside'>

/** Saturn presses from the Moon. He is good in three places only (Phaladeepika 26.22-23): that he is in one of the nine others tells little, and is weighed without a word outside these. */
const pressesFrom = ({ tone, place }: Dated): boolean => tone === 'hard' && PRESSING.includes(place)

/** What speaks against these days, the heaviest first. */
function notesOf(c: Composer, period: DashaDates | null, jupiter: Dated | null, saturn: Dated, rahu: Dated | undefined): WindowNote[] {
  const lord = period?.lords[1]
  const noteOf = (kind: 'jupiter' | 'saturn' | 'rahu', { place, stay }: Dated): WindowNote => ({ kind, place, stay })
  const presses = pressesFrom(saturn)
  const heavy = presses && HEAVY.includes(saturn.place)
  return [
    ...(heavy ? [noteOf('saturn', saturn)] : []),
    ...(jupiter?.tone === 'hard' ? [noteOf('jupiter', jupiter)] : []),
    ...(presses && !heavy ? [noteOf('saturn', saturn)] : []),
    ...(rahu === undefined ? [] : [noteOf('rahu', rahu)]),
    ...(lord !== undefined && period !== null && periodTone(c, period) === 'ill' ? [{ kind: 'lord' as const, graha: lord, period }] : []),
  ]
}

const adviceOf = ([first]: readonly WindowNote[], clock: Clock): WindowAdvice =>
  first === undefined
    ? clock === 'both'
      ? 'begin'
      : 'plan'
    : first.kind === 'jupiter' || (first.kind === 'saturn' && HEAVY.includes(first.place))
      ? 'prepare'
      : 'plan'

type Span = { begin: string; finish: string; saturns: readonly Stay[]; double: boolean; notes: readonly WindowNote[]; weight: number }

/** What is told of a span beside its sub-period and Jupiter: where it is the same, two spans are one. */
const factsOf = ({ double, notes }: Span): string =>
  [double, ...notes.map((note) => (note.kind === 'lord' ? note.kind : `${note.kind} ${note.place}`))].join()

/** What Saturn takes from a stretch. */
const weightOf = (saturn: Dated): number => (saturn.tone !== 'hard' ? 0 : PRESSING.includes(saturn.place) ? 1 : 0.5)

/** `rahus` are the passages over the Moon, which are notes of a stretch; `demandingRahus` all in a demanding place. */
type Slow = { saturns: readonly Dated[]; jupiters: readonly Dated[]; rahus: readonly Dated[]; demandingRahus: readonly Dated[] }

/** One sub-period under one passage of Jupiter, cut where Saturn changes sign and Rahu comes over the Moon or leaves it, as far as that is told. */
function spansOf(
  c: Composer,
  period: DashaDates | null,
  jupiter: Dated | null,
  target: number,
  { from, to }: { from: string; to: string },
  { saturns, rahus }: Slow,
): Span[] {
  const cuts = [...saturns, ...rahus].flatMap((span) => [span.from, span.to]).filter((date) => date > from && date < to)
  const edges = [...new Set([from, ...cuts, to])].toSorted()
  const spans: Span[] = []
  for (const [index, begin] of edges.slice(0, -1).entries()) {
    const saturn = saturns.find((one) => one.from <= begin && begin < one.to) as Dated
    const rahu = rahus.find((one) => one.from <= begin && begin < one.to)
    const double = saturn.tone !== 'hard' && touches('saturn', saturn.stay.sign, target)
    const notes = notesOf(c, period, jupiter, saturn, rahu)
    const span: Span = { begin, finish: edges[index + 1], saturns: double ? [saturn.stay] : [], double, notes, weight: weightOf(saturn) }
    const last = spans.at(-1)
    if (last !== undefined && factsOf(last) === factsOf(span)) {
      last.finish = span.finish
      last.weight = Math.max(last.weight, span.weight)
      last.saturns = [...last.saturns, ...span.saturns]
    } else spans.push(span)
  }
  return spans
}

/** The dates of a span, with the margin of those that its sub-period sets. */
export function partOf(c: Composer, period: DashaDates | null, { from, to }: { from: string; to: string }): Part {
  const error = period === null ? 0 : c.dashas.errorDays
  return {
    from,
    to,
    // an end that a transit sets, with that of the sub-period within its own margin, may move with the latter
    fromErrorDays: period !== null && from > c.input.asOf && addDays(period.from, error) > from ? error : 0,
    toErrorDays: period !== null && addDays(period.to, -error) < to ? error : 0,
  }
}

/** What makes the two passes of a retreat one stretch: the same sub-period, the same sign, and everything told of it the same. */
type Piece = { found: Found; key: string }

/** A stretch without its parts of a few days; nothing where none is longer. */
function keptParts({ found }: Piece): Found[] {
  const [first, ...others] = found.parts.filter(({ from, to }) => daysBetween(from, to) >= SHORTEST_DAYS)
  if (first === undefined) return []
  const { to, toErrorDays } = others.at(-1) ?? first
  return [{ ...found, from: first.from, fromErrorDays: first.fromErrorDays, to, toErrorDays, parts: [first, ...others] }]
}

/** Pieces by time, those that differ in nothing told but a retreat of Jupiter between them as parts of one. */
function joined(pieces: readonly Piece[]): Found[] {
  const out: Piece[] = []
  for (const { found, key } of pieces.toSorted((a, b) => (a.found.from < b.found.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last === undefined || last.key !== key || daysBetween(last.found.to, found.from) > LONGEST_RETREAT_DAYS) out.push({ found, key })
    else {
      const { to, toErrorDays } = found
      const before = last.found.parts
      const goesOn = last.found.to === found.from
      const parts = goesOn ? [...before.slice(0, -1), { ...(before.at(-1) as Part), to, toErrorDays }] : [...before, ...found.parts]
      last.found = {
        ...last.found,
        ...{ to, toErrorDays, parts: parts as unknown as Found['parts'] },
        passes: [...last.found.passes, ...found.passes],
        saturns: [...last.found.saturns, ...found.saturns],
        score: Math.min(last.found.score, found.score),
      }
    }
  }
  return out
    .flatMap(keptParts)
    .map((found) => ({ ...found, score: found.score - SHORT_COSTS * Math.max(0, 1 - daysIn(found) / FULL_DAYS) }))
}

const daysIn = ({ parts }: Pick<Window, 'parts'>): number => parts.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)

function slowOf(c: Composer): Slow {
  const demandingRahus = datedStays(c, 'rahu').filter(({ tone }) => tone === 'hard')
  return {
    saturns: datedStays(c, 'saturn'),
    jupiters: datedStays(c, 'jupiter'),
    rahus: demandingRahus.filter(({ place }) => place === 1),
    demandingRahus,
  }
}

type Days = { from: string; to: string }

/** The days that a sub-period and a passage share within others; null for none. */
export function sharedDays(within: Days, period: DashaDates | null, jupiter: Dated | null): Days | null {
  const from = laterOf(laterOf(jupiter?.from ?? within.from, period?.from ?? within.from), within.from)
  const to = earlierOf(earlierOf(jupiter?.to ?? within.to, period?.to ?? within.to), within.to)
  return from < to ? { from, to } : null
}

/** True of a time that begins within the years of an answer. */
export const isSpoken = (c: Composer, { from }: { from: string }): boolean => from < addYears(c.input.asOf, SPOKEN_YEARS)

const inSight = (c: Composer): Days => ({ from: c.input.asOf, to: addYears(c.input.asOf, SIGHT_YEARS) })

/**
 * Every stretch within some days, by sub-period and passage: full ones, or where no sub-period can be dated those of Jupiter alone. `passed` takes what
 * no stretch is made of, `soft` the pieces that both clocks speak for, though too softly for a full one.
 */
function stretchesOf(
  c: Composer,
  topic: MainTopic,
  slow: Slow,
  within: Days,
  { least = LEAST_SCORE, passed, soft }: { least?: number; passed?: PassedOver[]; soft?: Piece[] } = {},
): Found[] {
  const targets = targetsOf(c, topic)
  const periods: (DashaDates | null)[] = isDated(c)
    ? c.dashas.antars.filter(({ from, to }) => to > within.from && from < within.to)
    : [null]
  const pieces: Piece[] = []
  for (const period of periods) {
    const tie = period === null ? UNDATED_TIE : periodTie(c, period, topic)
    if (tie < TIED) {
      if (period !== null && passed !== undefined) passed.push(...untiedOf(c, period, targets, slow, within))
      continue
    }
    const clock = period === null ? 'jupiter' : 'both'
    const tone = period === null ? 'mixed' : periodTone(c, period)
    for (const jupiter of slow.jupiters) {
      const touched = targets.filter((target) => opens(c, jupiter, target))
      const days = sharedDays(within, period, jupiter)
      if (days === null) continue
      const over = overOf(period, jupiter, targets)
      if (touched.length === 0) {
        if (over !== null && passed !== undefined) passed.push({ ...over, ...days, reason: 'moonPlace' })
        continue
      }
      const [{ counted, sign }] = touched
      const rejected: PassedOver[] = []
      for (const span of spansOf(c, period, jupiter, sign, days, slow)) {
        const told = { from: span.begin, to: span.finish }
        if (daysBetween(span.begin, span.finish) < SHORTEST_DAYS) {
          if (over !== null && daysBetween(span.begin, span.finish) >= LEAST_SHARED_DAYS)
            rejected.push({ ...over, ...told, reason: 'short' })
          continue
        }
        const { saturns, double, notes, weight } = span
        const advice = adviceOf(notes, clock)
        const weights: Weights = { tie, counted, both: touched.length > 1, double, jupiter: jupiter.tone, lord: tone, saturn: weight }
        const score = scoreOf(weights)
        const part = partOf(c, period, told)
        const pieceOf = (by: Clock): Piece => ({
          key: [period?.from, jupiter.stay.sign, factsOf(span)].join(),
          found: {
            ...part,
            parts: [part],
            ...{ topic, clock: by, period, sub: null, jupiter: jupiter.stay, passes: [jupiter.stay], counted, sign, notes },
            advice: adviceOf(notes, by),
            saturns,
            score: score - ADVICE_COSTS[advice],
          },
        })
        if (score < least) {
          if (over !== null) rejected.push({ ...over, ...told, reason: 'weak' })
          // where no sub-period can be dated one clock alone has spoken
          if (score >= LEAST_SOFT && period !== null) soft?.push(pieceOf('soft'))
          continue
        }
        pieces.push(pieceOf(clock))
      }
      // a stretch later in the same passage begins where Saturn changes his sign
      const [first] = pieces.filter(({ found }) => found.jupiter === jupiter.stay && found.period === period)
      passed?.push(
        ...rejected.map((one) => (first !== undefined && one.to === first.found.from ? { ...one, reason: 'later' as const } : one)),
      )
    }
  }
  return joined(pieces)
}

/** One passage of Jupiter over the house of a field, in a sub-period; null where he does not touch it. */
function overOf(period: DashaDates | null, jupiter: Dated, targets: readonly Target[]): Omit<PassedOver, 'from' | 'to' | 'reason'> | null {
  const target = targets.find(({ sign }) => touches('jupiter', jupiter.stay.sign, sign))
  if (target === undefined || period === null) return null
  return {
    period,
    stay: jupiter.stay,
    counted: target.counted,
    isIn: jupiter.stay.sign === target.sign,
  }
}

/** The passages of Jupiter over the house itself, counted from the lagna, in a sub-period without a tie. */
const untiedOf = (c: Composer, period: DashaDates, targets: readonly Target[], slow: Slow, within: Days): PassedOver[] =>
  slow.jupiters.flatMap((jupiter): PassedOver[] => {
    const over = overOf(period, jupiter, targets)
    const days = sharedDays(within, period, jupiter)
    if (over === null || days === null || (c.timed && over.counted === 'moon') || daysBetween(days.from, days.to) < SHORTEST_DAYS) return []
    if (jupiter.tone === 'hard' || isHostile(c, period)) return [{ ...over, ...days, reason: 'alone' }]
    const [{ sign }] = targets as [Target]
    return spansOf(c, period, jupiter, sign, days, slow).map((span): PassedOver => {
      const told = { ...over, from: span.begin, to: span.finish }
      if (daysBetween(span.begin, span.finish) < SHORTEST_DAYS) return { ...told, reason: 'short' }
      const reason: PassedReason = isFree(span) && makesLight(c, period, jupiter, span, targets) ? 'near' : 'alone'
      return { ...told, reason }
    })
  })

/** Jupiter alone speaks clearly for a span: from both lagna and Moon, with Saturn, in a good place, or under a lord that is rated well. */
const makesLight = (c: Composer, period: DashaDates, jupiter: Dated, { double }: Span, targets: readonly Target[]): boolean =>
  targets.filter((target) => opens(c, jupiter, target)).length > 1 || double || jupiter.tone === 'good' || periodTone(c, period) === 'well'

/** True where nothing heavy is against a span: a launch is not advised against, and Rahu is not over the Moon. */
const isFree = ({ notes }: Pick<Span, 'notes'>): boolean =>
  notes.every(({ kind }) => kind === 'lord' || kind === 'saturn') && adviceOf(notes, 'jupiter') !== 'prepare'

/** Far more speaks against the lord of a period than for it. */
function isHostile(c: Composer, period: DashaDates): boolean {
  const judgment = periodJudgment(c, period)
  return judgment.against.length - judgment.for.length >= HOSTILE
}

/**
 * Stretches for which one clock speaks clearly and nothing heavy stands against them. Either a tied sub-period and in it the shorter one of a tied
 * graha, not both rated ill (its dates must bear that), while Jupiter is off the house; or Jupiter on the house in no demanding place, while the
 * sub-period is not tied: from both lagna and Moon, with Saturn, in a good place from the Moon, or under a lord that is rated well. A hostile lord
 * makes neither.
 */
function lighterOf(c: Composer, topic: MainTopic, slow: Slow, from: string, to: string): Found[] {
  const targets = targetsOf(c, topic)
  const jupiters = slow.jupiters.filter((one) => one.tone !== 'hard' && one.to > from && one.from < to)
  const pieces: Piece[] = []
  const add = (period: DashaDates, sub: DashaDates | null, jupiter: Dated, target: Target, span: Span, score: number): void => {
    const { notes } = span
    const over = sub === null
    const part = partOf(c, sub ?? period, { from: span.begin, to: span.finish })
    pieces.push({
      key: [over, (sub ?? period).from, over ? jupiter.stay.sign : '', over && span.double, ...notes.map(({ kind }) => kind)].join(),
      found: {
        ...part,
        parts: [part],
        ...{ topic, clock: over ? 'jupiter' : 'dasha', period, sub, ...target, notes },
        jupiter: over ? jupiter.stay : null,
        passes: over ? [jupiter.stay] : [],
        saturns: over ? span.saturns : [],
        advice: 'plan',
        score: score - span.weight,
      },
    })
  }
  const daysOf = (...spans: readonly { from: string; to: string }[]) => ({
    from: spans.reduce((last, span) => laterOf(last, span.from), from),
    to: spans.reduce((first, span) => earlierOf(first, span.to), to),
  })
  for (const antar of c.dashas.antars) {
    if (antar.to <= from || antar.from >= to || isHostile(c, antar)) continue
    const tie = periodTie(c, antar, topic)
    const within: { sub: DashaDates | null; score: number }[] =
      tie < TIED
        ? [{ sub: null, score: 1 }]
        : c.dashas.grain === 'pratyantar'
          ? pratyantarsIn(c.chart, antar, c.input.displayTimeZone).flatMap((sub) => {
              const own = tieTo(c, sub.lords[2] as Graha, topic)
              const able = !isHostile(c, sub) && [antar, sub].some((one) => periodTone(c, one) !== 'ill')
              return own < TIED || !able ? [] : [{ sub, score: Math.min(tie, 5) * 0.7 + Math.min(own, 5) * 0.35 }]
            })
          : []
    for (const { sub, score } of within)
      for (const jupiter of jupiters) {
        const days = daysOf(sub ?? antar, jupiter)
        const touched = targets.filter((target) => opens(c, jupiter, target))
        const [target] = (sub === null ? touched : targets) as [Target]
        // what both clocks speak for is a full stretch, or too weak for one
        if (days.from >= days.to || (sub === null) !== touched.length > 0) continue
        for (const span of spansOf(c, antar, jupiter, target.sign, days, slow)) {
          if (!isFree(span)) continue
          if (sub !== null) add(antar, sub, jupiter, target, span, score)
          else if (makesLight(c, antar, jupiter, span, targets))
            add(
              antar,
              null,
              jupiter,
              target,
              span,
              score + (touched.length > 1 ? 1.5 : 0) + (span.double ? 1.5 : 0) + (jupiter.tone === 'good' ? 1 : 0),
            )
        }
      }
  }
  // of these few are told, so that one of another kind between two passes does not part them
  return [...new Set(pieces.map(({ key }) => key))].flatMap((key) => joined(pieces.filter((piece) => piece.key === key)))
}

/** Lighter stretches for the years in which no full one begins for long: of those that begin within the wait the strongest, and so on. */
function bridgesOf(c: Composer, topic: MainTopic, slow: Slow, full: readonly Found[]): Found[] {
  const dated = isDated(c)
  const end = addYears(c.input.asOf, SIGHT_YEARS)
  const weaker = dated ? [] : stretchesOf(c, topic, slow, inSight(c), { least: LEAST_SOFT })
  const byTime = full.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const out: Found[] = []
  let cursor = c.input.asOf
  for (const next of [...byTime, null]) {
    const until = earlierOf(next?.from ?? end, end)
    const wait = cursor === c.input.asOf ? FIRST_WAIT_DAYS : LONGEST_WAIT_DAYS
    if (daysBetween(cursor, until) > wait) {
      const all = (
        dated ? lighterOf(c, topic, slow, cursor, until) : weaker.filter(({ from, to }) => from >= cursor && to <= until)
      ).toSorted((a, b) => (a.from < b.from ? -1 : 1))
      let at = cursor
      while (daysBetween(at, until) > (at === c.input.asOf ? FIRST_WAIT_DAYS : LONGEST_WAIT_DAYS)) {
        const left = all.filter(({ from }) => from >= at)
        const near = left.filter(({ from }) => from < addDays(at, LONGEST_WAIT_DAYS))
        const [best] = (near.length > 0 ? near : left.slice(0, 1)).toSorted((a, b) => b.score - a.score)
        if (best === undefined) break
        out.push(best)
        at = addDays(best.to, APART_DAYS)
      }
    }
    if (next === null || next.from >= end) break
    cursor = laterOf(cursor, next.to)
  }
  return out
}

/** Where the first stretch is far or a lighter one, the best of those before it that both clocks speak for, if softly: nobody who knows them would pass it over. */
function softBefore(c: Composer, told: readonly Found[], soft: readonly Found[]): Found[] {
  const [first] = told.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (first !== undefined && !isLighter(first) && daysBetween(c.input.asOf, first.from) <= FIRST_WAIT_DAYS) return []
  return soft
    .filter((one) => daysIn(one) >= SOFT_DAYS && (first === undefined || one.to <= first.from))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 1)
}

/** Who stands in a demanding place on some day of a stretch beside its notes. */
function besideOf({ parts, notes }: Found, { saturns, demandingRahus }: Slow): WindowNote[] {
  const meets = (span: Dated): boolean =>
    span.tone === 'hard' && parts.some(({ from, to }) => daysBetween(laterOf(from, span.from), earlierOf(to, span.to)) >= LEAST_SHARED_DAYS)
  const named = new Set(notes.map((note) => (note.kind === 'lord' ? '' : `${note.kind} ${note.place}`)))
  return (
    [
      ['saturn', saturns],
      ['rahu', demandingRahus],
    ] as const
  ).flatMap(([kind, spans]) =>
    spans.filter(meets).flatMap(({ place, stay }) => {
      const name = `${kind} ${place}`
      if (named.has(name)) return []
      named.add(name)
      return [{ kind, place, stay }]
    }),
  )
}

/** The finding of a stretch. */
function windowFinding(c: Composer, { topic, period, sub, jupiter, from, to, errorDays, strength, saturns }: Window): string {
  const [maha, antar, last] = ((sub ?? period)?.lords ?? []).map((graha) => ({ term: `grahaBare.${graha}` as const }))
  const sky: Record<string, Slot> = jupiter === null ? {} : { sign: c.sign(jupiter.sign), place: c.house(placeFromMoon(c, jupiter)) }
  return c.find({
    id: `window.${topic}.${from}`,
    topic,
    rule: saturns.length > 0 ? 'practice.doubleTransit' : sub !== null ? 'practice.periodTie' : 'practice.dashaWithTransit',
    paths: [c.timed ? 'D1.lagna.sign' : 'D1.moon.sign', ...(period === null ? [] : [`vimshottari.periods.${period.index}.startAt`])],
    why:
      maha === undefined || antar === undefined
        ? { key: 'why.windowMoon', slots: sky }
        : last !== undefined
          ? { key: 'why.windowDasha', slots: { maha, antar, sub: last } }
          : { key: 'why.window', slots: { maha, antar, ...sky } },
    polarity: 'support',
    strength,
    window: { from, to, errorDays },
  })
}

/** The findings that a stretch rests on, its own first. */
const groundsOf = (c: Composer, { id, passes, period, sub, saturns, notes, beside }: Window): string[] => [
  ...new Set([
    id,
    ...passes.map((stay) => gocharaFinding(c, stay).id),
    ...[period, sub].flatMap((one) => (one === null ? [] : [periodFinding(c, one)])),
    ...saturns.map((stay) => gocharaFinding(c, stay).id),
    ...[...notes, ...beside].map((note) => (note.kind === 'lord' ? periodFinding(c, note.period) : gocharaFinding(c, note.stay).id)),
  ]),
]

/**
 * The stretches of the years told in which a topic is in focus, the strongest first (`rank` 1): every full one, and lighter ones where those are
 * far. Each carries what speaks against it and what to do with it; other chapters judge a date by these and by nothing else.
 */
export const rankedWindows = (c: Composer, topic: MainTopic): Window[] => timesOf(c, topic).windows

/** The same with the days of Jupiter over the house that no stretch is made of, found in the same pass. */
export function timesOf(c: Composer, topic: MainTopic): { windows: Window[]; passedOver: PassedOver[] } {
  const slow = slowOf(c)
  const [passed, soft]: [PassedOver[], Piece[]] = [[], []]
  const found = stretchesOf(c, topic, slow, inSight(c), { passed, soft })
  const told = [...found, ...bridgesOf(c, topic, slow, found)]
  const windows = ranked(c, slow, [...told, ...softBefore(c, told, joined(soft))])
  return { windows, passedOver: uncovered(passed, windows) }
}

/**
 * The strongest full stretch of the years told beyond those in sight; undefined where the best of them is slight or one to prepare in, and where a wedding, or
 * a post that examinations are sat for, so far off would be the answer to somebody who waits for it.
 */
export function furtherWindow(c: Composer, topic: MainTopic): Window | undefined {
  const end = addYears(c.input.asOf, windowYears(c))
  const { to: from } = inSight(c)
  if (!isDated(c) || from >= end || (topic === 'love' && c.asker.love !== 'bond')) return undefined
  if (topic === 'career' && c.asker.trade === 'aspirant') return undefined
  const slow = slowOf(c)
  return strongestOf(ranked(c, slow, stretchesOf(c, topic, slow, { from, to: end })))
}

function ranked(c: Composer, slow: Slow, found: readonly Found[]): Window[] {
  // one to prepare in is never the strongest while there is another of its kind
  const worth = (one: Found): number => (isLighter(one) ? -100 : 0) + (one.advice === 'prepare' ? -50 : 0) + one.score
  return found
    .toSorted((one, other) => worth(other) - worth(one) || (one.from < other.from ? -1 : 1))
    .map((one, index): Window => ({
      ...one,
      beside: besideOf(one, slow),
      errorDays: Math.max(...one.parts.flatMap(({ fromErrorDays, toErrorDays }) => [fromErrorDays, toErrorDays])),
      strength: isLighter(one) ? 'slight' : one.score >= STRONG ? 'strong' : one.score >= FAIR ? 'fair' : 'slight',
      rank: index + 1,
      get id() {
        return windowFinding(c, this)
      },
      get ids() {
        return groundsOf(c, this)
      },
    }))
}

const NEAREST = 2
const STRONGEST = 2
/** Phases that follow on one another without a gap, as far as they are told. */
const MOST_IN_A_ROW = 3

/** True of a full stretch in which something may begin and which is more than slight: only such a one is worth naming from afar. */
const isWorthy = (window: Window): boolean => !isLighter(window) && window.advice !== 'prepare' && window.strength !== 'slight'

/**
 * The strongest stretch; undefined where none is worth the name. Of those of one strength the nearest: nobody is sent years past a stretch that is as
 * good. `ranked` has the strongest first.
 */
export function strongestOf(ranked: readonly Window[]): Window | undefined {
  const [first, ...others] = ranked.filter(isWorthy)
  return others.reduce((best, one) => (best !== undefined && one.strength === best.strength && one.from < best.from ? one : best), first)
}

/** The next stretch that is worth naming after the strongest: what is left to whoever misses that. */
export function nextAfterStrongest(ranked: readonly Window[]): Window | undefined {
  const best = strongestOf(ranked)
  return best === undefined
    ? undefined
    : ranked.filter((one) => isWorthy(one) && one.from >= best.to).toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
}

/** Days between two stretches that are told as one going on into the next. */
const SEAM_DAYS = 7

/** The stretches by time, each with those that follow on it without a gap; of such a row only the first is a stretch to wait for. */
export function rowsOf(ranked: readonly Window[]): [Window, ...Window[]][] {
  const rows: [Window, ...Window[]][] = []
  for (const window of ranked.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const before = rows.at(-1)
    const last = before?.at(-1)
    if (before !== undefined && last !== undefined && daysBetween(last.to, window.from) <= SEAM_DAYS) before.push(window)
    else rows.push([window])
  }
  return rows
}

/**
 * The stretches that are told, by time: the two nearest with what follows on each without a gap, the nearest full one, the strongest (the nearest of
 * its strength) and the two of the highest rank, if worth it.
 */
export function toldWindows(ranked: readonly Window[]): Window[] {
  const near = new Set(
    rowsOf(ranked)
      .slice(0, NEAREST)
      .flatMap((row) => row.slice(0, MOST_IN_A_ROW)),
  )
  const byTime = ranked.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const full = byTime.find((window) => !isLighter(window))
  const named = [full, strongestOf(ranked), nextAfterStrongest(ranked)]
  return byTime.filter((window) => near.has(window) || named.includes(window) || (window.rank <= STRONGEST && isWorthy(window)))
}
