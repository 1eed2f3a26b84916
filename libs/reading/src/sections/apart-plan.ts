import { addMonths, daysBetween } from '../facts/calendar.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import type { Part, Window } from '../rules/windows.ts'
import type { Composer } from '../compose/composer.ts'
import { TOPIC_HOUSE } from '../rules/witnesses.ts'
import { spanAloud } from './answer/span-aloud.ts'
import { smallerOpenings } from './answer/answer-stretches.ts'
import { chosenAll, type Day } from './waiting.ts'
import { once } from './once.ts'
import { nearestTime } from './short-concerns.ts'
import { useOf } from './stretch-use.ts'
import { undated } from './undated.ts'
import { questionMethod } from './verdict.ts'

/** A time to speak in: its days, what they are called, and the stretch that they belong to. */
export type Meeting = { from: string; to: string; label: string; ids: readonly string[] }
/** `why`: the first time to speak begins or ends on that day, or a plain term of months does. */
export type ApartPlan = { near: readonly Meeting[]; far: Window | null; ask: Day & { why: 'begins' | 'ends' | 'plain' }; limit: Day }

/** Nobody who lives apart is told to wait longer than this for a first talk. */
export const NEAR_MONTHS = 15
const MOST_NEAR = 2
/** The question is put within so many months, and its answer has so many days at the least and so many months at the most. */
const ASK_MONTHS = 7
const PLAIN_MONTHS = 2
const ANSWER_DAYS = 60
const LIMIT_MONTHS = 18
const PLAIN_LIMIT_MONTHS = 12
const SOONEST_DAYS = 14

/** The times to speak in that are near: stretches and single months of the bond, else Jupiter over its house, else peace at home. */
function nearMeetings(c: Composer): Meeting[] {
  const end = addMonths(c.input.asOf, NEAR_MONTHS)
  const ofPart = (part: Part, ids: readonly string[]): Meeting => ({
    from: part.from,
    to: part.to,
    label: part.from <= c.input.asOf ? c.say('apart.until', { to: spanEnd(c, part) }) : spanAloud(c, part),
    ids,
  })
  const stretches = undated(c, 'love')
    ? []
    : chosenAll(c)
        .filter((stretch) => stretch.from < end && useOf(c, stretch) !== 'prepare')
        .map(({ parts: [part], ids }) => ofPart(part, ids))
  const months = smallerOpenings(c, 'love')
    .filter(({ from }) => from < end)
    .map(({ from, to, label, id }) => ({ from, to, label, ids: [id] }))
  const own = [...stretches, ...months].toSorted((a, b) => (a.from < b.from ? -1 : 1)).filter(outlasts(c))
  if (own.length > 0) return own.filter(({ from }, at) => at === 0 || from >= (own[at - 1] as Meeting).to).slice(0, MOST_NEAR)
  const passages = passagesOver(c, TOPIC_HOUSE.love)
    .filter(({ from }) => from < end)
    .map(({ id, from, to }) => ofPart({ from, to, fromErrorDays: 0, toErrorDays: 0 }, [id]))
  if (passages.length > 0) return passages.filter(outlasts(c)).slice(0, MOST_NEAR)
  const family = nearestTime(c, 'family')
  return family === null || family.from >= end ? [] : [ofPart(family, family.ids)]
}

const spanEnd = (c: Composer, { to, toErrorDays }: Part) => c.date(to, toErrorDays)

/** What ends within days is no time to prepare a talk in. */
const outlasts =
  (c: Composer) =>
  ({ to }: Meeting): boolean =>
    daysBetween(c.input.asOf, to) >= SOONEST_DAYS

/**
 * The one plan of whoever lives apart from husband or wife, for page 1, the chapter and every table: the near times to speak in, a day by which the question
 * is put, a day until which an answer has time, and the far stretch, for which nothing waits. None of them is for or against the marriage.
 */
export const apartPlan = once((c): ApartPlan => {
  const { asOf } = c.input
  const method = [questionMethod(c)]
  const near = nearMeetings(c)
  const [first] = near
  const soon = addMonths(asOf, ASK_MONTHS)
  const day = first === undefined ? undefined : [first.to, first.from].find((one) => one <= soon && daysBetween(asOf, one) >= SOONEST_DAYS)
  const ask: ApartPlan['ask'] =
    first === undefined || day === undefined
      ? { day: addMonths(asOf, PLAIN_MONTHS), ids: method, errorDays: 0, why: 'plain' }
      : { day, ids: first.ids, errorDays: 0, why: day === first.to ? 'ends' : 'begins' }
  const within = near.find(({ to }) => daysBetween(ask.day, to) >= ANSWER_DAYS && to <= addMonths(asOf, LIMIT_MONTHS))
  const last = near.at(-1)
  const far = undated(c, 'love')
    ? undefined
    : chosenAll(c).find(({ from, ids }) => from >= (last?.to ?? asOf) && near.every((one) => one.ids !== ids))
  return {
    near,
    far: far ?? null,
    ask,
    limit:
      within === undefined
        ? { day: addMonths(asOf, PLAIN_LIMIT_MONTHS), ids: method, errorDays: 0 }
        : { ...within, day: within.to, errorDays: 0 },
  }
})
