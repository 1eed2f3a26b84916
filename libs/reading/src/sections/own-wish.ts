import type { Composer } from '../compose/composer.ts'
import { addYears } from '../facts/calendar.ts'
import { notReady, type NotReady } from '../understanding/not-ready.ts'
import { questionOf } from '../understanding/understanding.ts'

/** Whoever is not ready is told of no time before this many years from now, where no number was named. */
const WAIT_YEARS = 1

/** How the visitor wishes to wait with a marriage, where this is the question that is answered. */
export const waitOf = (c: Composer): NotReady | null => {
  const { concern } = c.whole.input
  return c.asker.bond === null && questionOf(concern).person === null ? notReady(concern) : null
}

/** The day to which the visitor wishes to wait. */
export const waitDay = (c: Composer, wait: NotReady): string => addYears(c.input.asOf, wait.years ?? WAIT_YEARS)

/** True of a time for a marriage that the wish to wait lets pass: no page gives it a step. */
export const isLetPass = (c: Composer, { from }: { from: string }): boolean => {
  const wait = waitOf(c)
  return wait !== null && from < waitDay(c, wait)
}
