import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { toldHardOf, type ToldHard } from '../understanding/told-hard.ts'
import { once } from './once.ts'

type Span = { from: string; to: string }

/** The time to this day that the person told as hard; null where none is told. */
export const hardOf = once((c): ToldHard | null => toldHardOf(c.input.concern, c.asker, c.input.asOf))

/** Days that a row and the told hard time have in common. */
export function sharedDays({ from, to }: Span, hard: Span): number {
  const [start, end] = [laterOf(from, hard.from), earlierOf(to, hard.to)]
  return start < end ? daysBetween(start, end) : 0
}
