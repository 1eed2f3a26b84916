import type { QuestionReadRequest } from '@disha/contracts/api/question'
import { MOST_POINTS, type QuestionPoint, type QuestionRead, type QuestionState } from '@disha/contracts/question'

/** What the editor holds: '' where nothing is chosen, or what the words say is left as it is. */
export type QuestionChoice = {
  points: readonly (QuestionPoint | '')[]
  bond: NonNullable<QuestionState['bond']> | ''
  work: NonNullable<QuestionState['work']> | ''
  lives: NonNullable<QuestionState['lives']> | ''
  words: string
}

/** The editor as it opens: what the question was read as, as far as so many things can be chosen; fields that are listed may be more. */
export const choiceOf = ({ parts, state }: QuestionRead, words: string): QuestionChoice => ({
  points: parts.length === 0 ? [''] : parts.slice(0, MOST_POINTS).map(({ point }) => point ?? ''),
  bond: state.bond ?? '',
  work: state.work ?? '',
  lives: state.lives ?? '',
  words,
})

/** What is sent; null where nothing is chosen. Words that were changed are read afresh, whatever is chosen beside them. */
export function requestOf(choice: QuestionChoice, typed: string): Pick<QuestionReadRequest, 'concern' | 'readAs'> | null {
  const words = choice.words.trim()
  if (words !== '' && words !== typed.trim()) return { concern: words, readAs: null }
  const points = choice.points.filter((point) => point !== '')
  const { bond, work, lives } = choice
  return points.length === 0
    ? null
    : {
        readAs: { points, state: { bond: bond === '' ? null : bond, work: work === '' ? null : work, lives: lives === '' ? null : lives } },
      }
}

/** The text that names what a part asks; null where it was not understood. */
export const labelOf = ({ point, field }: Pick<QuestionRead['parts'][number], 'point' | 'field'>): string | null =>
  point !== null ? `question.point.${point}` : field !== undefined ? `question.field.${field}` : null

/** The 87 points under their eight fields, in their own order. */
export function byField(points: readonly QuestionPoint[]): [field: string, points: QuestionPoint[]][] {
  const groups = new Map<string, QuestionPoint[]>()
  for (const point of points) {
    const field = point.slice(0, point.indexOf('.'))
    groups.set(field, [...(groups.get(field) ?? []), point])
  }
  return [...groups]
}
