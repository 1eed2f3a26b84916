import { askedParts } from './asked-parts.ts'
import { namedExams } from './named-exams.ts'
import { pointOf } from './point/point.ts'
import type { Point } from './point/points.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** One thing that is asked: the words, what was told around them with the parts before, and what they are after. */
export type AskedPoint = { words: string; told: string; point: Point; likely: number }

/** From here on a point is believed. */
export const SURE = 0.45

/** Which of several is asked, without saying of what. */
const WHICH_ONE =
  / (?:which|kaun ?s[aei]|kons[aei]|edhu|ethu|edi|yedi) (?:one|of them|of these|of the two|exam|is (?:more|better|best)|better|zyada|behtar|nalladhu|manchidi) |कौन ?सा|எது|ఏది/u

/** What a part is after; examinations that were named before a bare "which one" are what it chooses among. */
function pointFor(words: string, before: string): Omit<AskedPoint, 'words' | 'told'> {
  const found = pointOf(words, before)
  return found.likely < SURE && WHICH_ONE.test(plainText(words)) && namedExams(`${before}. ${words}`).length > 1
    ? { point: 'work.examWhich', likely: 1 }
    : found
}

/** Every thing that a question asks, with what it is after; a concern that asks nothing is taken as one. */
export const pointsAsked = remembered((concern): AskedPoint[] => {
  if (concern.trim() === '') return []
  const { told, asked } = askedParts(concern)
  if (asked.length === 0) return [{ words: concern, told: '', ...pointFor(concern, '') }]
  return asked.map((words, at) => {
    const before = [told, ...asked.slice(0, at)].filter((one) => one !== '').join('. ')
    return { words, told: before, ...pointFor(words, before) }
  })
})
