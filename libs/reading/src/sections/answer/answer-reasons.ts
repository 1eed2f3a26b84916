import type { Composer, Line } from '../../compose/composer.ts'
import type { MainTopic, TopicReading } from '../../rules/witnesses.ts'
import { readings } from '../cache.ts'
import { contraryOf, countLine, loudestLines, nearestVoice, verdictLines, weightOf, witnessFact } from '../verdict.ts'
import type { Item } from './answer-stretches.ts'
import { beforeAdvice } from './answer-step.ts'

/** Of the voices that weigh as much as the heaviest the one that a lay reader follows best: the house's own lord before pointers and pictures. */
export function plainest(voices: TopicReading['for']): TopicReading['for'][number] | undefined {
  const [first] = voices
  return voices.find(({ name, score }) => name === 'lord' && first !== undefined && weightOf(score) === weightOf(first.score)) ?? first
}

/** The heaviest reason on each side, what it means before the fact. */
export function reasonItem(c: Composer, reading: TopicReading, told?: readonly ('for' | 'against')[]): Item {
  const { topic, verdict } = reading
  // what carries the verdict comes first
  const sides = told ?? (verdict === 'oppose' ? (['against', 'for'] as const) : (['for', 'against'] as const))
  // the arudhas are a picture that needs the chapter beside it: their fact stands in the margin
  if (reading.step === null) {
    const nearest = nearestVoice(reading)
    if (nearest === null) return []
    const side = nearest.score < 0 ? 'against' : 'for'
    return [
      c.line(nearest.ids, `answer.nearest.${side}`, { meaning: c.say(`means.${topic}.${nearest.name}.${side}`) }),
      sentence(nearest.ids, witnessFact(c, topic, nearest)),
    ]
  }
  return sides.flatMap((side) => {
    const first = plainest(reading[side])
    if (first === undefined) return [c.line([reading.id], side === 'for' ? 'answer.noneFor' : 'answer.noneAgainst')]
    return [
      c.line(first.ids, `answer.${side}`, { meaning: c.say(`means.${topic}.${first.name}.${side}`) }),
      ...(first.name === 'jaimini' ? [] : [sentence(first.ids, witnessFact(c, topic, first))]),
    ]
  })
}

const sentence = (ids: readonly string[], fact: string): Line => ({ ids, text: `${fact}.` })

/** The heaviest reason on each side, told with the count that it belongs to, and before a verdict that it carries; beside the advice where no count is told. */
export function withReasons(c: Composer, topic: MainTopic, reasons: Item, items: readonly Item[]): Item[] {
  const reading = readings(c)[topic]
  const { text } = countLine(c, reading)
  const at = items.findIndex((item) => item.some((line) => line.text === text))
  if (at < 0) return beforeAdvice(items, [reasons])
  // one side alone does not head a verdict of the other
  const carried = reading.verdict !== 'oppose' || reasons[0]?.ids === plainest(reading.against)?.ids
  return items.map((item, index) =>
    index !== at ? item : carried && item[0] !== undefined && isLean(c, reading, item[0]) ? [...reasons, ...item] : [...item, ...reasons],
  )
}

/** True for the sentence of a verdict that speaks for or against. */
const isLean = (c: Composer, reading: TopicReading, { text }: Line): boolean =>
  reading.step !== null && text === verdictLines(c, reading)[0]?.text

/** The verdict on a field with its count and the heaviest reason on each side. */
export function reasonedVerdict(c: Composer, topic: MainTopic): Item {
  const reading = readings(c)[topic]
  const verdict = verdictLines(c, reading).slice(0, 2)
  return withReasons(c, topic, reasonItem(c, reading), [verdict, [], []])[0] ?? verdict
}

/** A verdict that stands without its reasons is headed by the one that carries it: the sentences above have given the verdict itself. */
export function byReason(c: Composer, topic: MainTopic | null, item: Item): Item {
  const [lean, , ...more] = item
  if (topic === null || lean === undefined || more.length > 0) return item
  const reading = readings(c)[topic]
  const [verdict, , nearest] = verdictLines(c, reading)
  if (lean.text !== verdict?.text) return item
  const told = nearest === undefined ? loudestLines(c, reading) : [nearest]
  // the side that carries the verdict comes first, unless the other sentence leans on it
  const [first] = reading.against
  const turned = reading.verdict === 'oppose' && first !== undefined && contraryOf(reading, first) !== reading.for[0]
  return [...(turned ? told.toReversed() : told), ...item]
}
