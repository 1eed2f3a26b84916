import { readerOf, type Scheme } from '../linear-model.ts'
import { MODEL } from './point-model.data.ts'
import { pointFeatures } from './point-features.ts'
import { POINTS, type Point } from './points.ts'

/** One group: a part is after one thing. */
export const POINT_SCHEME: Scheme = { count: POINTS.length, groups: [[...POINTS.keys()]], flags: [] }

let read: ReturnType<typeof readerOf> | undefined

/** How likely each point is for a part of a question, by the classifier alone, in the order of `POINTS`. */
export const likelihoodsOf = (part: string, told: string): Float64Array =>
  (read ??= readerOf(MODEL, POINT_SCHEME))(pointFeatures(part, told))

/**
 * What a part of a question is after, by the classifier alone.
 * @param part the words that ask
 * @param told what was told around them, with the parts before
 * @param allowed false for a point that the words rule out
 * @returns the likeliest point that is allowed, how likely it is, 0 to 1, and how likely the next one is
 */
export function pointOf(
  part: string,
  told: string,
  allowed: (point: Point) => boolean = () => true,
): { point: Point; likely: number; next: number } {
  const found = likelihoodsOf(part, told)
  const ranked = POINTS.map((point, at) => ({ point, likely: found[at] as number })).filter(({ point }) => allowed(point))
  const best = ranked.reduce((first, one) => (one.likely > first.likely ? one : first))
  return { ...best, next: Math.max(...ranked.map((one) => (one === best ? 0 : one.likely))) }
}
