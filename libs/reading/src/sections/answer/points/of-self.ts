import { isMainTopic, type MainTopic } from '../../../rules/witnesses.ts'
import { strongestOf } from '../../../rules/windows.ts'
import { topicsOf as namedTopics } from '../../../understanding/topics.ts'
import { allWindows } from '../../cache.ts'
import { undated } from '../../undated.ts'
import { extraItem } from '../answer-clauses.ts'
import { spanAloud } from '../answer-gist.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { answerOf } from '../answer.ts'
import { method, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** Two fields are told apart by their nearest times from so many days on. */
const APART_DAYS = 30
const DAY = 86_400_000

/** Which of two matters comes first: by their nearest stretches, then by the strongest of each. */
const order: Writer = (c, { words, told }) => {
  const inWords = namedTopics({ concern: words }).topics
  const all = [...inWords, ...namedTopics({ concern: `${words}. ${told}` }).topics]
  const [a, b, more] = [...new Set(all)].filter((one): one is MainTopic => isMainTopic(one))
  if (a === undefined || b === undefined || (more !== undefined && inWords.length < 2)) return []
  const [one, other] = [chosenStretches(c, a), chosenStretches(c, b)]
  const [first, second] = [one[0], other[0]]
  if (first === undefined || second === undefined || undated(c, a) || undated(c, b)) return []
  const apart = (Date.parse(second.from) - Date.parse(first.from)) / DAY
  const [early, late] = apart >= 0 ? [first, second] : [second, first]
  const noun = (topic: MainTopic): string => nounOf(c, askedOf(c, topic))
  const best = [a, b].map((topic) => strongestOf(allWindows(c)[topic]))
  const [bestA, bestB] = best
  const slots = {
    first: noun(early.topic),
    second: noun(late.topic),
    from: spanAloud(c, early.parts[0]),
    then: spanAloud(c, late.parts[0]),
  }
  return [
    c.line([...early.ids, ...late.ids], Math.abs(apart) < APART_DAYS ? 'point.order.together' : 'point.order.apart', slots),
    ...(bestA === undefined || bestB === undefined || (bestA === first && bestB === second)
      ? []
      : [
          c.line([...bestA.ids, ...bestB.ids], 'point.order.best', {
            a: noun(a),
            b: noun(b),
            bestA: spanAloud(c, bestA.parts[0]),
            bestB: spanAloud(c, bestB.parts[0]),
          }),
        ]),
    c.line([method(c)], 'point.order.free'),
  ]
}

/** What to do: the step of the answer on what was told, which names its day. */
const step: Writer = (c) => {
  const [head] = answerOf(c).items.at(-2) ?? []
  return head === undefined ? [] : [head]
}

/** Which remedy: the one that belongs to what was told, without anything to buy. */
const remedy: Writer = (c) => [...extraItem(c, 'remedy')]

/** What has an answer of its own: what stands in no field. */
export const SELF_WRITERS: Writers = {
  'self.order': order,
  'self.do': step,
  'self.remedy': remedy,
}

export const SELF_PLAIN: PlainQuestions = {
  'self.relief': 'When will my hard time end?',
  'self.health': 'When will my health get better?',
  'self.purpose': 'What is the purpose of my life?',
  'self.luck': 'Will I win the lottery?',
}
