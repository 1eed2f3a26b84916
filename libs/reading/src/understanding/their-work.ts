import type { Point } from './point/points.ts'
import { pointOfKin, whoIn } from './whose.ts'

const OF_SELF = / (?:i|me|my|mine|we|our|us) /
const THEIRS: ReadonlySet<Point> = new Set<Point>(['kin.spouseWork', 'kin.childWork', 'kin.work'])

/**
 * The point of a part that asks of work: that of a relative where it says "he" or "she" for whom was told of, or goes on from a part that was after
 * theirs and names nobody; null for one's own.
 * @param own the part, and `told` what stands before it, both as plain text
 * @param previous the point of the part before it
 */
export function theirWork(own: string, told: string, previous: Point | undefined): Point | null {
  if (OF_SELF.test(own)) return null
  if (!OF_THEM.test(own)) return previous !== undefined && THEIRS.has(previous) ? previous : null
  const word = whoIn(own, told)
  return word === null ? null : pointOfKin(word, 'work')
}

const OF_THEM = / (?:he|she|his|her|him|uska|uski|uske|usko|unka|unki|unke|unko) /
