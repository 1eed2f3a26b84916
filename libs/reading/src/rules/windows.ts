import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { gocharaFinding, periodFinding, wellPlaced } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { passageTone, placeFromMoon, PRESSING } from './passages.ts'
import { periodTie, periodTone, TIED } from './periods.ts'
import { TOPIC_HOUSE, type MainTopic } from './witnesses.ts'

/** A run of days in which one sub-period tied to a topic meets one passage of Jupiter over its house. */
export type WindowPart = {
  from: string
  to: string
  /** null when the dashas cannot be dated */
  period: DashaDates | null
  jupiter: Stay
  /** whence the house that Jupiter touches is counted, and its sign */
  counted: 'lagna' | 'moon'
  sign: number
  score: number
}

/** What speaks against a stretch while it lasts; the dates are within it. */
export type WindowNote = { from: string; to: string } & (
  { kind: 'jupiter' | 'saturn'; place: House; stay: Stay } | { kind: 'lord'; graha: Graha; period: DashaDates }
)

/**
 * What to do with a stretch, by the best part of it: `begin` (lord and Jupiter both carry), `plan` (the lord is under strain: a second plan),
 * `prepare` (Jupiter stands ill from the Moon: prepare and learn, let the step itself wait for a better week).
 */
export type WindowAdvice = 'begin' | 'plan' | 'prepare'

/** A stretch in which a topic is in focus: adjoining parts are one. The fields of a part, beside the dates, are those of its best part. */
export type Window = Omit<WindowPart, 'score'> & {
  topic: MainTopic
  errorDays: number
  best: WindowPart
  parts: readonly WindowPart[]
  /** Saturn touches the same house as well (the double transit, common practice), with the dates within the stretch; empty where he does not */
  saturn: readonly { from: string; to: string; stay: Stay }[]
  notes: readonly WindowNote[]
  advice: WindowAdvice
  score: number
  strength: 'strong' | 'fair' | 'slight'
  /** 1 for the strongest of the twenty-five years */
  rank: number
  /** the finding of the stretch, and with it those of all that it rests on: made when first asked for, since most stretches are never told */
  readonly id: string
  readonly ids: string[]
}

const WINDOW_YEARS = 25
/** The years in which most people plan: of these the strongest stretch is told beside the strongest of all. */
export const SIGHT_YEARS = 12
/** Nobody's stretches are told far beyond this age, but always those in sight. */
const LAST_AGE = 85

/** How many years ahead a person's stretches are told. */
export const windowYears = (c: Composer): number => Math.min(WINDOW_YEARS, Math.max(SIGHT_YEARS, LAST_AGE - c.asker.age))
const SHORTEST_DAYS = 25
/** Parts this many days apart are one stretch. */
const ADJOINING_DAYS = 21
/** A longer stretch says nothing: it is cut down to its best part. */
const LONGEST_DAYS = 430
/** A part that comes to less than this is no stretch. */
const LEAST_SCORE = 3.5
const SHORTEST_NOTE_DAYS = 10
/** A stretch of a few weeks is worth less than one that leaves time to act: of a length of no days it would lose this much. */
const SHORT_COSTS = 1.5
const FULL_DAYS = 120
/** Set so that about one stretch in fifteen of the sample births is strong and more than half are slight. */
const STRONG = 7
const FAIR = 5
/** Where no sub-period can be dated Jupiter decides alone: his passage must be a good one, or Saturn on the same house. */
const UNDATED_TIE = 4

/** True when a graha in `sign` stands in or sees another sign. */
const touches = (graha: Graha, sign: number, target: number): boolean => sign === target || aspectsSign(graha, sign, target)

type Target = { counted: WindowPart['counted']; sign: number }

/** The house of a topic from the lagna comes first; the same house from the Moon counts where that one is not touched. */
function targetsOf(c: Composer, topic: MainTopic): Target[] {
  const house = TOPIC_HOUSE[topic]
  return [
    ...(c.timed ? [{ counted: 'lagna' as const, sign: c.facts.main.signOf(house) }] : []),
    { counted: 'moon', sign: c.facts.moon.signOf(house) },
  ]
}

type Dated = { stay: Stay; from: string; to: string }

const overlapping = <T extends { from: string; to: string }>(list: readonly T[], from: string, to: string): T[] =>
  list.filter((one) => one.from < to && one.to > from).map((one) => ({ ...one, from: laterOf(one.from, from), to: earlierOf(one.to, to) }))

const daysOf = (spans: readonly { from: string; to: string }[]): number =>
  spans.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)

const datedStays = (c: Composer, graha: 'saturn' | 'jupiter'): Dated[] =>
  c.sky[graha].map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))

/** The slow passages of all the years as dates, and those of them that press from the Moon. */
type Slow = { saturns: readonly Dated[]; pressing: readonly Dated[]; jupiters: readonly Dated[]; hard: readonly Dated[] }

function slowOf(c: Composer): Slow {
  const [saturns, jupiters] = [datedStays(c, 'saturn'), datedStays(c, 'jupiter')]
  return {
    saturns,
    pressing: saturns.filter(({ stay }) => PRESSING.includes(placeFromMoon(c, stay)) && passageTone(c, stay) === 'hard'),
    jupiters,
    hard: jupiters.filter(({ stay }) => passageTone(c, stay) === 'hard'),
  }
}

/** Every part of the next twenty-five years, by time. */
function partsOf(c: Composer, topic: MainTopic, slow: Slow): WindowPart[] {
  const end = addYears(c.input.asOf, windowYears(c))
  const targets = targetsOf(c, topic)
  const saturns = new Map(targets.map(({ sign }) => [sign, saturnsOn(slow.saturns, sign)]))
  const jupiters = slow.jupiters.flatMap((dated) => {
    const touched = targets.filter(({ sign }) => touches('jupiter', dated.stay.sign, sign))
    return touched.length === 0 ? [] : [{ ...dated, ...touched[0], both: touched.length > 1, passage: passageTone(c, dated.stay) }]
  })
  const isDated = c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'
  const periods: (DashaDates | null)[] = isDated ? c.dashas.antars.filter(({ from, to }) => to > c.input.asOf && from < end) : [null]
  return periods
    .flatMap((period) => {
      const tie = period === null ? UNDATED_TIE : periodTie(c, period, topic)
      if (tie < TIED) return []
      const tone = period === null ? 'mixed' : periodTone(c, period)
      return jupiters.flatMap(({ stay: jupiter, counted, sign, both, passage, ...span }): WindowPart[] => {
        const from = laterOf(laterOf(span.from, period?.from ?? c.input.asOf), c.input.asOf)
        const to = earlierOf(earlierOf(span.to, period?.to ?? end), end)
        if (from >= to) return []
        const days = daysBetween(from, to)
        const double = daysOf(overlapping(saturns.get(sign) as Dated[], from, to)) / days
        const pressing = daysOf(overlapping(slow.pressing, from, to)) / days
        const score =
          Math.min(tie, 5) * 0.7 +
          (counted === 'lagna' ? 1 : 0) +
          (both ? 0.5 : 0) +
          1.5 * double +
          (passage === 'good' ? 1 : passage === 'hard' ? -1 : 0) +
          (tone === 'well' ? 1 : tone === 'ill' ? -1 : 0) -
          0.5 * pressing
        return score < LEAST_SCORE ? [] : [{ from, to, period, jupiter, counted, sign, score }]
      })
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

const saturnsOn = (saturns: readonly Dated[], target: number): Dated[] => saturns.filter(({ stay }) => touches('saturn', stay.sign, target))
/** The strongest part that lasts long enough to be used; of equals the longer one. */
function bestOf(parts: readonly WindowPart[]): WindowPart {
  const long = parts.filter(({ from, to }) => daysBetween(from, to) >= SHORTEST_DAYS)
  return (long.length > 0 ? long : parts).toSorted((a, b) => b.score - a.score || daysBetween(b.from, b.to) - daysBetween(a.from, a.to))[0]
}

/** Adjoining parts joined; what would be longer than a year or so is cut down to its best part and what adjoins it on the nearer side. */
function joined(parts: readonly WindowPart[]): WindowPart[][] {
  const runs: WindowPart[][] = []
  let end = ''
  for (const part of parts) {
    if (end !== '' && part.from <= addDays(end, ADJOINING_DAYS)) (runs.at(-1) as WindowPart[]).push(part)
    else runs.push([part])
    end = laterOf(end, part.to)
  }
  return runs
    .map((run) => {
      const lengthOf = (list: readonly WindowPart[]): number => daysBetween(list[0].from, (list.at(-1) as WindowPart).to)
      let kept = run
      while (kept.length > 1 && lengthOf(kept) > LONGEST_DAYS) {
        const [first, last] = [kept[0], kept.at(-1) as WindowPart]
        kept = first.score <= last.score ? kept.slice(1) : kept.slice(0, -1)
      }
      return kept
    })
    .filter((run) => daysBetween(run[0].from, (run.at(-1) as WindowPart).to) >= SHORTEST_DAYS)
}

/** What speaks against a stretch: Jupiter or Saturn ill placed from the Moon, the lord of its best part under strain. */
function notesOf(c: Composer, from: string, to: string, best: WindowPart, slow: Slow): WindowNote[] {
  const passages = (kind: 'jupiter' | 'saturn', list: readonly Dated[]): WindowNote[] =>
    overlapping(list, from, to)
      .filter((span) => daysBetween(span.from, span.to) >= SHORTEST_NOTE_DAYS)
      .map(({ stay, ...span }) => ({ kind, ...span, place: placeFromMoon(c, stay), stay }))
  const { period } = best
  const lord = period?.lords[1]
  return [
    ...passages('jupiter', slow.hard),
    ...passages('saturn', slow.pressing),
    ...(lord !== undefined && period !== null && !wellPlaced(c, lord)
      ? [{ kind: 'lord' as const, graha: lord, period, from: best.from, to: best.to }]
      : []),
  ]
}

/** The finding of a stretch. */
function windowFinding(c: Composer, { topic, best, from, to, errorDays, strength, saturn }: Window): string {
  return c.find({
    id: `window.${topic}.${from}`,
    topic,
    rule: saturn.length > 0 ? 'practice.doubleTransit' : 'practice.dashaWithTransit',
    paths: [
      c.timed ? 'D1.lagna.sign' : 'D1.moon.sign',
      ...(best.period === null ? [] : [`vimshottari.periods.${best.period.index}.startAt`]),
    ],
    why:
      best.period === null
        ? { key: 'why.windowMoon', slots: { sign: c.sign(best.jupiter.sign), place: c.house(placeFromMoon(c, best.jupiter)) } }
        : {
            key: 'why.window',
            slots: {
              maha: { term: `grahaBare.${best.period.lords[0]}` },
              antar: { term: `grahaBare.${best.period.lords[1]}` },
              sign: c.sign(best.jupiter.sign),
            },
          },
    polarity: 'support',
    strength,
    window: { from, to, errorDays },
  })
}

/** The findings that a stretch rests on, its own first. */
function groundsOf(c: Composer, window: Window): string[] {
  return [
    ...new Set([
      window.id,
      ...window.parts.flatMap((part) => [
        gocharaFinding(c, part.jupiter).id,
        ...(part.period === null ? [] : [periodFinding(c, part.period)]),
      ]),
      ...window.saturn.map(({ stay }) => gocharaFinding(c, stay).id),
      ...window.notes.map((note) => (note.kind === 'lord' ? periodFinding(c, note.period) : gocharaFinding(c, note.stay).id)),
    ]),
  ]
}

/**
 * Every stretch of the next twenty-five years in which a topic is in focus, the strongest first (`rank` 1). Each carries its best part, what
 * speaks against it by date, and what to do with it; other chapters judge a date by these and by nothing else.
 */
export function rankedWindows(c: Composer, topic: MainTopic): Window[] {
  const slow = slowOf(c)
  return joined(partsOf(c, topic, slow))
    .map((parts) => {
      const best = bestOf(parts)
      const [from, to] = [parts[0].from, (parts.at(-1) as WindowPart).to]
      return { parts, best, from, to, score: best.score - SHORT_COSTS * Math.max(0, 1 - daysBetween(from, to) / FULL_DAYS) }
    })
    .toSorted((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
    .map(({ parts, best, from, to, score }, index): Window => {
      const notes = notesOf(c, from, to, best, slow)
      const strained = notes.some(({ kind }) => kind === 'lord')
      return {
        topic,
        ...{ period: best.period, jupiter: best.jupiter, counted: best.counted, sign: best.sign },
        from,
        to,
        errorDays: best.period === null ? 0 : c.dashas.errorDays,
        best,
        parts,
        saturn: overlapping(saturnsOn(slow.saturns, best.sign), from, to).filter(
          (span) => daysBetween(span.from, span.to) >= SHORTEST_NOTE_DAYS,
        ),
        notes,
        advice: passageTone(c, best.jupiter) === 'hard' ? 'prepare' : strained ? 'plan' : 'begin',
        score,
        strength: score >= STRONG ? 'strong' : score >= FAIR ? 'fair' : 'slight',
        rank: index + 1,
        get id() {
          return windowFinding(c, this)
        },
        get ids() {
          return groundsOf(c, this)
        },
      }
    })
}

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
