import type { Composer } from '../compose/composer.ts'
import type { PassedOver } from '../rules/passed-over.ts'
import { furtherWindow, timesOf, toldWindows, type Window } from '../rules/windows.ts'
import { askedParts } from '../understanding/asked-parts.ts'
import { kinTopicOfPoint, topicOfPoint } from '../rules/point-fields.ts'
import { plainText } from '../understanding/topics.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { childWishIn } from '../understanding/child-wish.ts'
import { questionOf, topicsOf } from '../understanding/understanding.ts'
import { inReach } from './exam-year.ts'
import { isOfCompany, kinAsked } from './kin-asked.ts'
import { isLetPass } from './own-wish.ts'
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

const times = onceForChart((c): PerTopic<{ windows: Window[]; passedOver: PassedOver[] }> =>
  perTopic((topic) => (undated(c, topic) ? { windows: [], passedOver: [] } : timesOf(c, topic))),
)

/**
 * Every stretch of each topic in the years ahead, the strongest first, each made once; none where no date is told. Of work for whoever is to sit an
 * examination those in which a post can follow it; of a marriage, for whoever wishes to wait with it, those after the wait, and none for a parent who asks
 * of somebody else.
 */
export const allWindows = onceForChart((c): PerTopic<Window[]> =>
  perTopic((topic) =>
    topic === 'love' && isOfCompany(c)
      ? []
      : inReach(c, topic, times(c)[topic].windows).filter((one) => topic !== 'love' || !isLetPass(c, one)),
  ),
)

/** Stretches for a marriage that a wish to wait lets pass, by time. */
export const letPass = onceForChart((c): Window[] =>
  times(c)
    .love.windows.filter((one) => isLetPass(c, one))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
)

/** Stretches of work in which no post can follow the examination, by time. */
export const outOfReach = onceForChart((c): Window[] =>
  times(c)
    .career.windows.filter((window) => !allWindows(c).career.includes(window))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
)

/** The days of Jupiter over the house of each topic that no stretch is made of, by time. */
export const passedOver = (c: Composer, topic: MainTopic): readonly PassedOver[] => times(c)[topic].passedOver

/** The strongest stretch of each topic beyond the years in sight, for the roadmap alone. */
export const further = onceForChart((c): PerTopic<Window | undefined> =>
  perTopic((topic) => (undated(c, topic) || (topic === 'love' && isOfCompany(c)) ? undefined : furtherWindow(c, topic))),
)

/** Of those the nearest and the strongest, by time. */
export const windows = onceForChart((c): PerTopic<Window[]> => perTopic((topic) => toldWindows(allWindows(c)[topic])))

/** Somebody who asks of themselves. */
const OWN = / (?:i|my|me|main|mera|meri|mere|mujhe|naan|enakku|nenu|naaku|naku) | मैं|मेर|मुझ|எனக்கு|நான் |నాకు|నేను /u

type PointTopics = { own: ReadonlySet<MainTopic>; theirs: ReadonlySet<MainTopic>; isSure: boolean }

/** The fields of what the parts of a question are surely after: those that are asked of oneself, and those that are a relative's. */
const pointTopics = onceForChart((c): PointTopics => {
  const { concern, topics } = c.input
  const [own, theirs] = [new Set<MainTopic>(), new Set<MainTopic>()]
  if (topicsOf({ concern, topics }).distress) return { own, theirs, isSure: false }
  const { told, asked } = askedParts(concern)
  for (const { words, point, likely } of pointsAsked(concern)) {
    const [field, kin] = [topicOfPoint(point), kinTopicOfPoint(point)]
    if (likely < SURE || (field === null && kin === null)) continue
    // as page 1 reads it: with what was told; a part beside others that says "I" stays one's own whoever was told of
    const read = asked.length < 2 ? concern : told === '' ? words : `${told}. ${words}`
    const saysOwn = asked.length > 1 && OWN.test(plainText(words)) && questionOf(words).person === null
    const isTheirs = kin !== null || (!saysOwn && questionOf(read).person !== null)
    ;(isTheirs ? theirs : own).add((kin ?? field) as MainTopic)
  }
  const isOfHome = pointsAsked(concern).some(
    ({ point, likely }) => likely >= SURE && (point.startsWith('home.') || point === 'kin.childBirth'),
  )
  return { own, theirs, isSure: own.size > 0 || isOfHome }
})

const NO_POINTS: PointTopics = { own: new Set(), theirs: new Set(), isSure: false }

/**
 * The fields that were asked about, by any part of the question; the chapters on the others are told in brief. A relative's wedding or work is no field of
 * one's own, whatever was chosen beside the words.
 */
export const askedTopics = once((c): ReadonlySet<MainTopic> => {
  const { own, theirs } = c === c.whole ? pointTopics(c) : NO_POINTS
  if (kinAsked(c) !== null || childWishIn(c.input.concern)?.alone === true) return own
  const { concern, topics: chosen } = c.input
  const { topics } = topicsOf({ concern, topics: chosen })
  const isNamed = (topic: MainTopic): boolean => topics.includes(topic) && (chosen.includes(topic) || !theirs.has(topic))
  return new Set(MAIN_TOPICS.filter((topic) => own.has(topic) || isNamed(topic)))
})

/**
 * True where a chapter is told in full: asked about, or read without a birth time or past the age of matching, which leave less to tell. Where it is sure what the question is
 * after, a field that is only chosen beside it, or only named in its story, is told in brief.
 */
export const inFull = (c: Composer, topic: MainTopic): boolean => {
  // those past matching have no part on a wedding, and without the rest too little would be told
  if (!c.timed || (topic === 'love' && c.asker.love === 'wide')) return true
  const { own, isSure } = c === c.whole ? pointTopics(c) : NO_POINTS
  return isSure ? own.has(topic) : askedTopics(c).has(topic)
}
