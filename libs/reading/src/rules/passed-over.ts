import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
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
 * Why days of Jupiter over the house of a field are no stretch. Under a tied sub-period: he touches it from the Moon alone and from a demanding place
 * there, the two clocks together weigh too little, the days are few, or Saturn joins him later in the same passage. Under one without a tie a light
 * stretch is all there could be: something heavy is against it or he speaks too softly alone, or another stretch lies near.
 */
export type PassedReason = 'moonPlace' | 'weak' | 'short' | 'later' | 'alone' | 'near'

/** Days of one sub-period with Jupiter in the house of a field, or looking at it, of which no stretch is made, and why. */
export type PassedOver = {
  from: string
  to: string
  period: DashaDates
  stay: Stay
  counted: 'lagna' | 'moon'
  /** in the house itself, or by aspect */
  isIn: boolean
  reason: PassedReason
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
    if (same && last.to >= one.from) out[out.length - 1] = { ...last, to: one.to }
    else out.push(one)
  }
  return out
}
