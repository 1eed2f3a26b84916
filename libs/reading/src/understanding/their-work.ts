import type { Point } from './point/points.ts'

const KIN = '(husband|hubby|wife|spouse|son|daughter|brother|sister|father|dad|papa|mother|mom)'
/** For whom somebody says that they ask. */
const ASKED_FOR = new RegExp(
  ` (?:asking|ask|question|query|doubt|reading|details|chart|kundli) (?:\\S+ ){0,2}?(?:for|about|of|regarding) (?:my )?${KIN}s? `,
)
const TOLD_OF = new RegExp(` my (?:(?:elder|younger|only|eldest|youngest|big|small|own) )?${KIN}(?!s? in law)(?: |s )`)
const OF_THEM = / (?:he|she|his|her|him) /
const OF_SELF = / (?:i|me|my|mine|we|our|us) /

const POINT: Readonly<Record<string, Point>> = {
  husband: 'kin.spouseWork',
  hubby: 'kin.spouseWork',
  wife: 'kin.spouseWork',
  spouse: 'kin.spouseWork',
  son: 'kin.childWork',
  daughter: 'kin.childWork',
}
const OF_OTHER_KIN: Point = 'kin.work'
const THEIRS: ReadonlySet<Point> = new Set<Point>(['kin.spouseWork', 'kin.childWork', OF_OTHER_KIN])

/**
 * The point of a part that asks of work: that of a relative where it says "he" or "she" for whom was told of, or goes on from a part that was after
 * theirs and names nobody; null for one's own.
 * @param own the part, and `told` what stands before it, both as plain text
 * @param previous the point of the part before it
 */
export function theirWork(own: string, told: string, previous: Point | undefined): Point | null {
  if (OF_SELF.test(own)) return null
  if (!OF_THEM.test(own)) return previous !== undefined && THEIRS.has(previous) ? previous : null
  const who = (ASKED_FOR.exec(told) ?? TOLD_OF.exec(told))?.[1]
  return who === undefined ? null : (POINT[who] ?? OF_OTHER_KIN)
}
