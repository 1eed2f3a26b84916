import type { Composer, Line } from '../../compose/composer.ts'
import { shortAnswer, type AnswerPart } from './answer-parts.ts'
import { TIMES } from './timed.ts'
import type { Item } from './answer-stretches.ts'
import { answerOf } from './answer.ts'
import { isOfField } from './part-wording.ts'

/** So many items of each part stand below the short answer: of the first more than of those that follow. */
const FIRST_ITEMS = 4
const LATER_ITEMS = 2
/** Steps to take that are told of different parts. */
const MOST_STEPS = 2

/** What the short answer stands on: that of the whole question, or one part after the other, then what to do and what no chart can say. */
export function answerItems(c: Composer): Item[] {
  const { items } = answerOf(c)
  const parts = shortAnswer(c)
  if (parts.every(({ words }) => words.length === 0)) return [...items]
  const told = new Set<string>()
  // an item is told once, by its first sentence or by the stretches that it names
  const once = (list: readonly Item[]): Item[] =>
    list.filter(([head, ...rest]) => {
      if (head === undefined) return false
      const timesOf = (lines: readonly Line[]): string[] => lines.flatMap(({ ids }) => ids.filter((id) => TIMES.test(id)))
      const times = timesOf([head])
      if (told.has(head.text) || (times.length > 0 && times.every((time) => told.has(time)))) return false
      for (const one of [head.text, ...times, ...timesOf(rest)]) told.add(one)
      return true
    })
  // what has an answer of its own stands on the field that it lies in, where that was understood
  const grounds = ({ from, points }: AnswerPart): Composer | null => {
    const { asked, read } = points.at(-1) ?? {}
    return from ?? (asked !== undefined && read !== undefined && isOfField(asked.point, read) ? read : null)
  }
  const answers = parts.flatMap((part) => {
    const from = grounds(part)
    if (from === null) return []
    const answer = answerOf(from)
    // the reply itself has been given by the answer of its own
    return [part.from === null ? { ...answer, items: answer.items.slice(1) } : answer]
  })
  const [first] = answers
  if (first === undefined) return [...items]
  const kinds = new Set(answers.flatMap(({ kind = [] }) => kind.map(({ text }) => text)))
  const body = answers.flatMap((answer, index) =>
    once(answer.items.slice(0, -2).filter(([head]) => head !== undefined && !kinds.has(head.text))).slice(
      0,
      index === 0 ? FIRST_ITEMS : LATER_ITEMS,
    ),
  )
  const steps = once(answers.flatMap((answer) => answer.items.slice(-2, -1))).slice(0, MOST_STEPS)
  return [...body, ...steps, ...first.items.slice(-1)]
}
