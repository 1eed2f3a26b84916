import type { Composer } from '../compose/composer.ts'
import { addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { isKinGround, type KinGround } from '../rules/grounds.ts'
import { answerOf } from './answer/answer.ts'
import { once } from './once.ts'
import { firstFull, nearestTime, soonOpenings, type SoonOpening } from './short-concerns.ts'

/** Shorter concerns that get a chapter of their own where they lead the question; work and trade have theirs, and so has a relative's own matter. */
export const LED_MATTERS = ['money', 'home', 'study', 'family'] as const
export type LedMatter = (typeof LED_MATTERS)[number] | KinGround

/** A relative's own matter is one of so many years. */
export const KIN_YEARS = 5

/** The shorter concern that page 1 answers where it stands on no field; null where a field, or nothing of the kind, is asked about. */
export const ledMatter = once((c): LedMatter | null => {
  const { topic, leads, kin } = answerOf(c)
  return topic === null ? (LED_MATTERS.find((one) => one === leads) ?? kin ?? null) : null
})

/** A nearest time longer than this is a season and no opening. */
const LONGEST_DAYS = 400

/** The openings as page 1 counts them: the full ones of the next five years or else the first one after, and the nearest time that it names where that is light. */
export function ledOpenings(c: Composer, led: LedMatter): SoonOpening[] {
  if (isKinGround(led)) return soonOpenings(c, led)
  const near = groundWindows(c, led)
  const later = near.length > 0 ? undefined : firstFull(c, led)
  const openings: SoonOpening[] = [
    ...near.map(({ parts, ids }) => ({ parts, ids, isFull: true })),
    ...(later === undefined ? [] : [{ parts: [later], ids: later.ids, isFull: true }]),
  ]
  const nearest = nearestTime(c, led)
  if (nearest === null || nearest.from >= addYears(c.input.asOf, 5)) return openings
  const { from, to, fromErrorDays, toErrorDays, ids } = nearest
  const begin = laterOf(from, c.input.asOf)
  const known = openings.some(({ parts }) => parts.some((part) => part.from < to && part.to > begin))
  if (known || daysBetween(begin, to) > LONGEST_DAYS) return openings
  return [{ parts: [{ from: begin, to, fromErrorDays, toErrorDays }], ids, isFull: false }, ...openings]
}
