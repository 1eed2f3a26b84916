import { readerOf, type Scheme } from '../linear-model.ts'
import { MODEL } from './point-model.data.ts'
import { pointFeatures } from './point-features.ts'
import { POINTS, type Point } from './points.ts'

/** One group: a part is after one thing. */
export const POINT_SCHEME: Scheme = { count: POINTS.length, groups: [[...POINTS.keys()]], flags: [] }

let read: ReturnType<typeof readerOf> | undefined

/**
 * What a part of a question is after, by the classifier alone.
 * @param part the words that ask
 * @param told what was told around them, with the parts before
 * @returns the likeliest point and how likely it is, 0 to 1
 */
export function pointOf(part: string, told: string): { point: Point; likely: number } {
  const found = (read ??= readerOf(MODEL, POINT_SCHEME))(pointFeatures(part, told))
  const at = found.reduce((best, one, index) => (one > (found[best] as number) ? index : best), 0)
  return { point: POINTS[at] as Point, likely: found[at] as number }
}
