import { Composer, type Line } from '../compose/composer.ts'
import { WRITERS } from '../sections/answer/points/points.ts'
import type { Point } from '../understanding/point/points.ts'
import { inputFor } from './births.ts'

/** What the writer of a point says to one part of a question, for one of the births. */
export function writtenOf(
  name: string,
  point: Point,
  { words, told = '', said = [], asOf = '2026-11-21' }: { words: string; told?: string; said?: readonly Line[]; asOf?: string },
): { c: Composer; lines: Line[]; text: string } {
  const c = new Composer(inputFor(name, { concern: told === '' ? words : `${told}. ${words}`, topics: [], asOf }))
  const lines = WRITERS[point]?.(c, { words, told, point, likely: 1 }, said) ?? []
  return { c, lines, text: lines.map(({ text }) => text).join(' ') }
}
