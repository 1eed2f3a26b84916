import type { Composer, Line } from '../compose/composer.ts'
import { lordFinding } from '../compose/parts.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { LEAST_SHARED_DAYS, type Part } from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { askedTopics, windows } from './cache.ts'
import { recommended, type Recommended } from './joined-lines.ts'
import { houseAsked } from './remedies.ts'
import { undated } from './undated.ts'

type Met = { noun: string; ids: readonly string[]; days: Pick<Part, 'from' | 'to' | 'fromErrorDays' | 'toErrorDays'>; isWhole: boolean }

/** The days that two stretches share; null where they are too few to plan by. */
function sharedPart(one: Part, other: Part): Met['days'] | null {
  const [from, to] = [laterOf(one.from, other.from), earlierOf(one.to, other.to)]
  if (daysBetween(from, to) < LEAST_SHARED_DAYS) return null
  return {
    from,
    to,
    fromErrorDays: (from === one.from ? one : other).fromErrorDays,
    toErrorDays: (to === one.to ? one : other).toErrorDays,
  }
}

/** True of a time that page 1 gives for what was asked, and not for another field beside it. */
const isOfQuestion = (c: Composer, { window }: Recommended): boolean => window === null || askedTopics(c).has(window.topic)

/** The first time of what was asked that shares its days with the next stretch of a field. */
function metOf(c: Composer, topic: MainTopic): Met | null {
  const next = undated(c, topic) ? undefined : windows(c)[topic][0]
  if (next === undefined) return null
  for (const time of recommended(c).filter((one) => isOfQuestion(c, one)))
    for (const part of time.parts)
      for (const own of next.parts) {
        const days = sharedPart(own, part)
        if (days === null || days.to <= c.input.asOf) continue
        const isWhole =
          next.parts.length === 1 && laterOf(own.from, c.input.asOf) === laterOf(days.from, c.input.asOf) && days.to === own.to
        return { noun: time.noun, ids: [...next.ids, ...time.ids], days, isWhole }
      }
  return null
}

/**
 * How a field that nobody asked about touches what was asked, in one sentence: one graha rules the house of both, or the nearest time of the one lies in a
 * time of the other. None where no fact of the chart ties them.
 */
export function tieToAsked(c: Composer, topic: MainTopic): Line[] {
  const asked = houseAsked(c)
  if (asked === null) return []
  const own = TOPIC_HOUSE[topic]
  const { id, graha } = lordFinding(c, own, topic)
  if (asked.house !== own && c.facts.main.lordOf(asked.house) === graha)
    return [c.line([id, lordFinding(c, asked.house, topic).id], 'brief.tie.lord', { graha: c.grahaStart(graha), noun: asked.noun })]
  const met = metOf(c, topic)
  if (met === null) return []
  const { from, to, fromErrorDays, toErrorDays } = met.days
  if (met.isWhole) return [c.line(met.ids, 'brief.tie.same', { noun: met.noun })]
  return [
    c.line(met.ids, 'brief.tie.time', {
      noun: met.noun,
      from: c.date(laterOf(from, c.input.asOf), fromErrorDays),
      to: c.date(to, toErrorDays),
    }),
  ]
}
