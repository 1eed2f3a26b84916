import type { Composer } from '../compose/composer.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { questionOf, topicsOf } from '../understanding/understanding.ts'

/** True for the love of the widowed who did not ask about it: no date of a new bond is told to them, on any page. */
export function undated(c: Composer, topic: MainTopic): boolean {
  if (topic !== 'love' || c.asker.love !== 'widowed') return false
  const { concern, topics } = c.input
  if (topics.includes('love')) return false
  return questionOf(concern).pair === 'homeOrAbroad' || !topicsOf({ concern, topics }).topics.includes('love')
}
