import type { Line } from '../../compose/composer.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { once } from '../once.ts'
import { shortAnswer } from './answer-parts.ts'
import type { Item } from './answer-stretches.ts'

/** What the short answer calls each field whose times it tells: the one name that every page gives those days. */
export const calledAloud = once((c): ReadonlyMap<MainTopic, string> => {
  const lines = shortAnswer(c).flatMap((part) => part.lines)
  return new Map(
    MAIN_TOPICS.flatMap((topic) => {
      const called = lines.find((line) => line.called !== undefined && isOf(line, topic))?.called
      return called === undefined ? [] : [[topic, called] as const]
    }),
  )
})

const isOf = ({ ids }: Line, topic: MainTopic): boolean => ids.some((id) => id.startsWith(`window.${topic}.`))

/** The grounds under the names of the short answer: one that is not found in it makes a second matter out of the same days. */
export const underOneName = (c: Parameters<typeof calledAloud>[0], items: readonly Item[]): Item[] => {
  const text = shortAnswer(c)
    .flatMap(({ lines }) => lines.map((line) => line.text))
    .join(' ')
  return items.map((item) =>
    item.map((line): Line => {
      const { called, renamed } = line
      const topic = MAIN_TOPICS.find((one) => isOf(line, one))
      const aloud = topic === undefined ? undefined : calledAloud(c).get(topic)
      return called === undefined || renamed === undefined || aloud === undefined || text.includes(called) ? line : renamed(aloud)
    }),
  )
}
