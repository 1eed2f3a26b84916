import type { Composer } from '../compose/composer.ts'
import { addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { BIRTH, isKinGround, type KinGround } from '../rules/grounds.ts'
import { topicOfPoint } from '../rules/point-fields.ts'
import { childWishIn } from '../understanding/child-wish.ts'
import type { Point } from '../understanding/point/points.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { sharedPurse } from '../understanding/shared-purse.ts'
import { answerOf } from './answer/answer.ts'
import { once } from './once.ts'
import { passesOf } from './matter-times.ts'
import { caseOf, isCaseGround } from './told-case.ts'
import { questionOf } from '../understanding/understanding.ts'
import { weighsCourt } from '../understanding/told-case.ts'
import { asksOfMoneyToo, matterOf } from './short-matters.ts'
import { firstFull, laterSeason, nearestTime, soonOpenings, type SoonOpening } from './short-concerns.ts'

/** Shorter concerns that get a chapter of their own where they lead the question; work and trade have theirs, and so has a relative's own matter. */
export const LED_MATTERS = ['money', 'home', 'study', 'family'] as const
export type LedMatter = (typeof LED_MATTERS)[number] | 'dispute' | KinGround

/** Buying, selling or sharing a home, debts and money that is stuck or lost, and studies are matters of their own whatever field they touch. */
const OF_LED: Readonly<Partial<Record<string, LedMatter>>> = { home: 'home', study: 'study' }
const OWED: readonly Point[] = ['money.debt', 'money.stuck', 'money.loss', 'money.grow']
const ledByPoint = (point: Point): LedMatter | null => (OWED.includes(point) ? 'money' : (OF_LED[point.split('.')[0] as string] ?? null))

/** True of what lies in a field alone; a bond may be one within the family, and a field of work may be looked for by studies. */
const isOfField = (point: Point): boolean =>
  topicOfPoint(point) !== null && !['love.bond', 'work.field', 'work.success', 'work.studyJob'].includes(point)

/**
 * The shorter concern that page 1 answers where it stands on no field; beside work the debts or losses that are asked about with it. Null where a field alone,
 * or nothing of the kind, is asked about.
 */
export const ledMatter = once((c): LedMatter | null => {
  const { topic, leads, kin } = answerOf(c)
  if (childWishIn(c.input.concern) !== null) return BIRTH
  if (topic === null && questionOf(c.input.concern).plea === 'dispute' && caseOf(c) !== null) return 'dispute'
  if (isBeforeCourt(c)) return null
  const asked = pointsAsked(c.input.concern)
  const points = kin === undefined ? asked : []
  // the purse of a home is the asker’s own, whoever fills it
  if (asked.every(({ point }) => OWED.includes(point)) && sharedPurse(c.input.concern) !== null) return 'money'
  if (points.length > 0 && points.every(({ likely }) => likely >= SURE)) {
    const own = new Set(points.map(({ point }) => ledByPoint(point)))
    const [one] = own
    // what every part is after is a chapter's matter, whatever else the words touch
    if (own.size === 1 && one !== undefined && one !== null) return one
    if (topic === null && points.every(({ point }) => isOfField(point))) return null
  }
  if (topic !== null) return topic === 'career' && asksOfMoneyToo(c) ? 'money' : null
  return LED_MATTERS.find((one) => one === leads) ?? kin ?? null
})

/** A court weighed against a talk, with nobody in court yet, over something else than a share: what is dated is the talk, and no house to be had. */
export const isBeforeCourt = once(
  (c): boolean =>
    caseOf(c) === null && weighsCourt(c.whole.input.concern) && matterOf(c, 'home') !== 'share' && matterOf(c, 'home') !== 'handover',
)

/** A nearest time longer than this is a season and no opening. */
const LONGEST_DAYS = 400

/** The openings as page 1 counts them: the full ones of the next five years or else the first one after, and before them the light times that it names. */
export function ledOpenings(c: Composer, led: LedMatter | 'terms'): SoonOpening[] {
  if (isKinGround(led)) return soonOpenings(c, led)
  const near = groundWindows(c, led)
  const later = near.length > 0 ? undefined : firstFull(c, led)
  const openings: SoonOpening[] = [
    ...near.map(({ parts, ids }) => ({ parts, ids, isFull: true })),
    ...(later === undefined ? [] : [{ parts: [later], ids: later.ids, isFull: true }]),
  ]
  const end = addYears(c.input.asOf, 5)
  // a season that page 1 names is carried where nothing else is, and after a nearer passage of Jupiter where no full opening comes first
  const season = near.length > 0 ? undefined : laterSeason(c, led)
  return [nearestTime(c, led), season]
    .filter((time) => time !== null && time !== undefined && time.from < end)
    .toReversed()
    .reduce((all, time) => withLight(c, led, all, time as Light), openings)
}

type Light = SoonOpening['parts'][number] & { ids: readonly string[] }

/** A light time put before the openings, unless one of them holds its days or it is too long beside them. */
function withLight(
  c: Composer,
  led: LedMatter | 'terms',
  openings: SoonOpening[],
  { from, to, fromErrorDays, toErrorDays, ids }: Light,
): SoonOpening[] {
  const begin = laterOf(from, c.input.asOf)
  const known = openings.some(({ parts }) => parts.some((part) => part.from < to && part.to > begin))
  if (known || (openings.length > 0 && daysBetween(begin, to) > LONGEST_DAYS)) return openings
  const isSeason = led === 'home' && ids.every((id) => id.startsWith('dasha.')) && !openings.some(({ isFull }) => isFull)
  const part = { from: begin, to, fromErrorDays, toErrorDays }
  return [{ parts: isCaseGround(led) ? passesOf(c, led, part) : [part], ids, isFull: false, isSeason }, ...openings]
}
