import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { House } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import type { PassageTone } from './passages.ts'
import type { PeriodTone } from './period-colour.ts'

/** What a stretch is summed from. */
export type Weights = {
  /** of the sub-period */
  tie: number
  counted: 'lagna' | 'moon'
  /** Jupiter touches the house from both lagna and Moon */
  both: boolean
  /** Saturn touches the same house */
  double: boolean
  jupiter: PassageTone
  lord: PeriodTone
  /** what Saturn's place from the Moon takes */
  saturn: number
}

/** A closer tie adds nothing more. */
const CLOSEST = 5

export const scoreOf = ({ tie, counted, both, double, jupiter, lord, saturn }: Weights): number =>
  Math.min(tie, CLOSEST) * 0.7 +
  (counted === 'lagna' ? 1 : 0) +
  (both ? 0.5 : 0) +
  (double ? 1.5 : 0) +
  (jupiter === 'good' ? 1 : jupiter === 'hard' ? -1 : 0) +
  (lord === 'well' ? 1 : lord === 'ill' ? -0.5 : 0) -
  saturn

/**
 * What would have made a stretch of days that are none: a closer tie, the house counted from the lagna or from both, Saturn out of a demanding place or on
 * the same house, Jupiter out of a demanding place or in a good one, a lord who is not under strain or rated well.
 */
export type Lack = 'tie' | 'lagna' | 'both' | 'eased' | 'saturn' | 'moved' | 'place' | 'relieved' | 'lord'

const changeOf: Readonly<Record<Lack, (now: Weights) => Partial<Weights> | null>> = {
  tie: ({ tie }) => (tie < CLOSEST ? { tie: CLOSEST } : null),
  lagna: ({ counted }) => (counted === 'moon' ? { counted: 'lagna', both: true } : null),
  both: ({ counted, both }) => (counted === 'lagna' && !both ? { both: true } : null),
  eased: ({ saturn }) => (saturn > 0 ? { saturn: 0 } : null),
  saturn: ({ double }) => (double ? null : { double: true, saturn: 0 }),
  moved: ({ jupiter }) => (jupiter === 'hard' ? { jupiter: 'plain' } : null),
  place: ({ jupiter }) => (jupiter === 'good' ? null : { jupiter: 'good' }),
  relieved: ({ lord }) => (lord === 'ill' ? { lord: 'mixed' } : null),
  lord: ({ lord }) => (lord === 'well' ? null : { lord: 'well' }),
}

/** One of these is enough to name: the smaller change, where it does. */
const SIDES: readonly (readonly Lack[])[] = [['moved', 'place'], ['eased', 'saturn'], ['relieved', 'lord'], ['tie'], ['lagna'], ['both']]

/** What would have lifted a sum to the least that is a stretch: any one of the changes named, or where none does it alone the fewest that do together. */
export type Lacking = { lacks: readonly Lack[]; together: boolean }

export function lackingOf(now: Weights, least: number): Lacking {
  const enough = SIDES.flatMap((side) => {
    const first = side.find((one) => {
      const change = changeOf[one](now)
      return change !== null && scoreOf({ ...now, ...change }) >= least
    })
    return first === undefined ? [] : [first]
  })
  if (enough.length > 0) return { lacks: enough, together: false }
  const lacks: Lack[] = []
  let sum = now
  const gains = SIDES.flatMap((side) => {
    const one = side.at(-1) as Lack
    const change = changeOf[one](now)
    return change === null ? [] : [{ one, change, gain: scoreOf({ ...now, ...change }) }]
  }).toSorted((a, b) => b.gain - a.gain)
  for (const { one, change } of gains) {
    if (scoreOf(sum) >= least) break
    sum = { ...sum, ...change }
    lacks.push(one)
  }
  return { lacks, together: true }
}

/** Any one of these makes a light stretch of Jupiter alone, where nothing heavy is against it. */
export const lackingOfLight: Lacking = { lacks: ['place', 'saturn', 'lord', 'both'], together: false }

/**
 * Why days of Jupiter over the house of a field are no stretch: he touches it from the Moon alone and from a demanding place there, something is lacking to
 * the sum of a full one, a few days only, or Saturn who joins him later in the same passage. In a sub-period without a tie a light one is all there could
 * be, against which his own place stands, or Saturn's or Rahu's, or a hostile lord; or something is lacking to it, or there is a stronger stretch near.
 */
export type PassedReason =
  'moonPlace' | 'lacks' | 'short' | 'later' | 'untiedPlace' | 'untiedSaturn' | 'untiedRahu' | 'untiedLord' | 'untiedLacks' | 'untiedNear'

/** Days of one sub-period with Jupiter in the house of a field, or looking at it, of which no stretch is made, and the reason that decides it. */
export type PassedOver = {
  from: string
  to: string
  period: DashaDates
  stay: Stay
  counted: 'lagna' | 'moon'
  /** in the house itself, or by aspect */
  isIn: boolean
  /** whose place decides it, counted from the Moon: Jupiter's or Saturn's */
  place: House
  reason: PassedReason
  /** what would have made a stretch of them, where something is lacking */
  lacking: Lacking | null
}

type Span = { from: string; to: string }

/** Of less than this share of a passage a stretch may have been made, and it still needs a word. */
const MOST = 0.5

const share = (one: Span, parts: readonly Span[]): number =>
  parts.reduce((sum, part) => sum + Math.max(0, daysBetween(laterOf(one.from, part.from), earlierOf(one.to, part.to))), 0) /
  Math.max(1, daysBetween(one.from, one.to))

/** What no stretch has, by time; days that follow on each other in one passage for one reason are told as one. */
export function uncovered(passed: readonly PassedOver[], windows: readonly { parts: readonly Span[] }[]): PassedOver[] {
  const parts = windows.flatMap((window) => window.parts)
  const out: PassedOver[] = []
  for (const one of passed.filter((span) => share(span, parts) < MOST).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    const same = last !== undefined && last.stay === one.stay && last.reason === one.reason && last.period === one.period
    if (same && last.to >= one.from && last.lacking?.lacks.join() === one.lacking?.lacks.join())
      out[out.length - 1] = { ...last, to: one.to }
    else out.push(one)
  }
  return out
}
