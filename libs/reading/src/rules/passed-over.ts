import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { House } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'

/**
 * Why days of Jupiter over the house of a field are no stretch: his own place from the Moon, Saturn's, a house that he touches from the Moon alone, a tie
 * of the sub-period that is slight or that is none, its lord under strain, a few days only, or Saturn who joins him later in the same passage.
 */
export type PassedReason = 'place' | 'saturn' | 'moon' | 'tie' | 'untied' | 'lord' | 'short' | 'later'

/** Days of one sub-period with Jupiter in the house of a field, or looking at it, of which no stretch is made, and the one reason that decides it. */
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
}

/** What each reason takes from the sum of a stretch. */
export type Costs = Readonly<Partial<Record<PassedReason, number>>>

/** The reason that takes most; of two alike the one that stands first. */
export const heaviestOf = (costs: Costs): PassedReason =>
  (Object.entries(costs) as [PassedReason, number][]).reduce((heaviest, one) => (one[1] > heaviest[1] ? one : heaviest), ['tie', 0])[0]

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
    if (last !== undefined && last.stay === one.stay && last.reason === one.reason && last.period === one.period && last.to >= one.from)
      out[out.length - 1] = { ...last, to: one.to }
    else out.push(one)
  }
  return out
}
