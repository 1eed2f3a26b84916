import { askedParts } from './asked-parts.ts'
import { pointOf } from './point/point.ts'
import type { Point } from './point/points.ts'
import { remembered } from './remembered.ts'

/** One thing that is asked: the words, what was told around them with the parts before, and what they are after. */
export type AskedPoint = { words: string; told: string; point: Point; likely: number }

/** From here on a point is believed. */
export const SURE = 0.45

/** Every thing that a question asks, with what it is after; a concern that asks nothing is taken as one. */
export const pointsAsked = remembered((concern): AskedPoint[] => {
  if (concern.trim() === '') return []
  const { told, asked } = askedParts(concern)
  if (asked.length === 0) return [{ words: concern, told: '', ...pointOf(concern, '') }]
  return asked.map((words, at) => {
    const before = [told, ...asked.slice(0, at)].filter((one) => one !== '').join('. ')
    return { words, told: before, ...pointOf(words, before) }
  })
})
