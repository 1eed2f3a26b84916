import type { Composer } from '../../compose/composer.ts'
import { isMainTopic, type MainTopic } from '../../rules/witnesses.ts'
import { questionOf, topicsOf } from '../../understanding/understanding.ts'
import { once } from '../once.ts'
import { shortLead } from '../short-concerns.ts'
import { answerOf } from './answer.ts'

/** A late partner is named where a home is chosen: no new bond is spoken of unasked. */
const onlyCompany = (c: Composer, topic: MainTopic): boolean =>
  topic === 'love' && c.asker.bond === 'widowed' && questionOf(c.input.concern).pair === 'homeOrAbroad'

/** The fields that page 1 tells beside the one that it answers: asked about in the same breath, or chosen. */
export const besideTopics = once((c): MainTopic[] => {
  const { concern, topics: asked } = c.input
  const { topic } = answerOf(c)
  if (topic === null) return []
  const { covered } = shortLead(c)
  return topicsOf({ concern, topics: asked }).topics.filter(
    (other): other is MainTopic =>
      isMainTopic(other) && other !== topic && (asked.includes(other) || (!covered(other) && !onlyCompany(c, other))),
  )
})
