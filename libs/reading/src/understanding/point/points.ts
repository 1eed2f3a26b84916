import { QUESTION_POINTS } from '@disha/contracts/question'

/** What one part of a question is after, or nothing; the order is that of the weights. `libs/reading/training/README.md` says what each means. */
export const POINTS = [...QUESTION_POINTS, 'none'] as const
export type Point = (typeof POINTS)[number]
