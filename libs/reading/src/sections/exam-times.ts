import type { Composer } from '../compose/composer.ts'
import { periodFinding } from '../compose/parts.ts'
import { isDated } from '../compose/current.ts'
import { addYears, laterOf } from '../facts/calendar.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { groundPeriods } from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import { SURE } from '../understanding/points-asked.ts'
import { questionOf } from '../understanding/understanding.ts'
import { shortAnswer, type AnswerPart } from './answer/answer-parts.ts'
import { attempts, bestAttempts, stageDays } from './attempts.ts'
import { SITS, usualAgePassed, type Span } from './exam-year.ts'
import { once } from './once.ts'

const asksIn = ({ points, from }: AnswerPart, c: Composer): boolean =>
  points.some(
    ({ asked }) => asked.likely >= SURE && (SITS.has(asked.point) || (asked.point === 'work.government' && c.asker.trade === 'aspirant')),
  ) || questionOf((from ?? c).input.concern).plea === 'retry'

/** True where sitting an examination is what a part of the question is after. */
export const asksToSit = once((c): boolean => shortAnswer(c).some((part) => asksIn(part, c)))

/** What page 1 dates by a stretch is no time for sitting. */
const STRETCH = /^(?:window|opening)\./
/** Times for sitting further off than this are told on page 1 alone. */
const SIT_YEARS = 5

/** A time for sitting an examination: by one clock, Jupiter over the 5th or a sub-period of its ground. */
export type Sitting = { parts: [Part]; ids: readonly string[] }

/** Two helps over the same papers are one time. */
function joined(found: Sitting[], next: Sitting): Sitting[] {
  const last = found.at(-1)
  const [part] = next.parts
  if (last === undefined || last.parts[0].to < part.from) return [...found, next]
  const [before] = last.parts
  const later = part.to > before.to ? part : before
  const parts: [Part] = [{ ...before, to: later.to, toErrorDays: later.toErrorDays }]
  return [...found.slice(0, -1), { parts, ids: [...new Set([...last.ids, ...next.ids])] }]
}

/** A time as far as it lies in some days. */
function clipped({ parts: [part], ids }: Sitting, { from, to }: Span): Sitting[] {
  if (part.from >= to || part.to <= from) return []
  const starts = part.from >= from
  const ends = part.to <= to
  return [
    {
      ids,
      parts: [
        {
          from: starts ? part.from : from,
          to: ends ? part.to : to,
          fromErrorDays: starts ? part.fromErrorDays : 0,
          toErrorDays: ends ? part.toErrorDays : 0,
        },
      ],
    },
  ]
}

/** The times that page 1's short answer names for sitting an examination of one's own, soonest first. */
export const sittings = once((c): Sitting[] => {
  const { errorDays } = c.dashas
  const end = addYears(c.input.asOf, SIT_YEARS)
  // the line of the attempts joins their papers to the stretches of the post
  const isNamed = attempts(c) !== null
  const named = new Set(
    shortAnswer(c).flatMap((part) =>
      asksIn(part, c) ? part.lines.filter(({ ids }) => isNamed || !ids.some((id) => STRETCH.test(id))).flatMap(({ ids }) => ids) : [],
    ),
  )
  if (named.size === 0) return []
  const part = (from: string, to: string, days: number): Part => ({
    from: laterOf(from, c.input.asOf),
    to,
    fromErrorDays: from <= c.input.asOf ? 0 : days,
    toErrorDays: days,
  })
  // of an examination that is named the papers of the attempts that page 1 names, as far as something helps them
  if (isNamed)
    return bestAttempts(c)
      .flatMap(({ helped }) => helped.map(({ days, help }): Sitting => ({ parts: [days], ids: [help.id] })))
      .filter(({ ids, parts: [{ from }] }) => ids.some((id) => named.has(id)) && from < end)
      .toSorted((a, b) => (a.parts[0].from < b.parts[0].from ? -1 : 1))
      .reduce<Sitting[]>(joined, [])
  // of a stage that is left its own days alone
  const stage = stageDays(c)
  return [
    ...passagesOver(c, 5).map(({ id, from, to }): Sitting => ({ parts: [part(from, to, 0)], ids: [id] })),
    ...(isDated(c) ? groundPeriods(c, 'exam') : []).map((period): Sitting => ({
      parts: [part(period.from, period.to, errorDays)],
      ids: [periodFinding(c, period)],
    })),
  ]
    .filter(({ ids, parts: [{ from }] }) => ids.some((id) => named.has(id)) && from < end && (stage !== null || !usualAgePassed(c, from)))
    .flatMap((one) => (stage === null ? [one] : clipped(one, stage)))
    .toSorted((a, b) => (a.parts[0].from < b.parts[0].from ? -1 : 1))
})
