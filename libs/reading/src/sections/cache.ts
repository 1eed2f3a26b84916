import type { Composer } from '../compose/composer.ts'
import { furtherWindow, rankedWindows, toldWindows, type Window } from '../rules/windows.ts'
import { topicsOf } from '../understanding/understanding.ts'
import { kinAsked } from './kin-asked.ts'
import { once, onceForChart } from './once.ts'
import { undated } from './undated.ts'
import { MAIN_TOPICS, weigh, type MainTopic, type TopicReading } from '../rules/witnesses.ts'

type PerTopic<T> = Record<MainTopic, T>

/** A value for each topic, made when it is first asked for: a preview or a short answer asks for one of the three. */
function perTopic<T>(of: (topic: MainTopic) => T): PerTopic<T> {
  const made: Partial<PerTopic<T>> = {}
  const lazy = {} as PerTopic<T>
  for (const topic of MAIN_TOPICS) Object.defineProperty(lazy, topic, { enumerable: true, get: () => (made[topic] ??= of(topic)) })
  return lazy
}

/** The weighed topics of a reading, each made once. */
export const readings = onceForChart((c): PerTopic<TopicReading> => perTopic((topic) => weigh(c, topic)))

/** Every stretch of each topic in the years ahead, the strongest first, each made once; none where no date is told. */
export const allWindows = onceForChart((c): PerTopic<Window[]> => perTopic((topic) => (undated(c, topic) ? [] : rankedWindows(c, topic))))

/** The strongest stretch of each topic beyond the years in sight, for the roadmap alone. */
export const further = onceForChart((c): PerTopic<Window | undefined> =>
  perTopic((topic) => (undated(c, topic) ? undefined : furtherWindow(c, topic))),
)

/** Of those the nearest and the strongest, by time. */
export const windows = onceForChart((c): PerTopic<Window[]> => perTopic((topic) => toldWindows(allWindows(c)[topic])))

/** The fields that were asked about; the chapters on the others are told in brief. */
export const askedTopics = once((c): ReadonlySet<MainTopic> => {
  // a relative's wedding or work is no field of one's own, whatever was chosen beside the words
  if (kinAsked(c) !== null) return new Set()
  const { topics } = topicsOf({ concern: c.input.concern, topics: c.input.topics })
  return new Set(MAIN_TOPICS.filter((topic) => topics.includes(topic)))
})

/** True where a chapter is told in full: asked about, or read without a birth time, which leaves less to tell. */
export const inFull = (c: Composer, topic: MainTopic): boolean => !c.timed || askedTopics(c).has(topic)
