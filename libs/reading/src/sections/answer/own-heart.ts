import type { Composer, Line } from '../../compose/composer.ts'
import { addDays, addYears } from '../../facts/calendar.ts'
import type { Window } from '../../rules/windows.ts'
import { SURE, type AskedPoint } from '../../understanding/points-asked.ts'
import type { NotReady } from '../../understanding/not-ready.ts'
import { likesTheSame } from '../../understanding/question.ts'
import { allWindows, letPass, readings } from '../cache.ts'
import { waitDay, waitOf } from '../own-wish.ts'
import { nearestTime, shortLines } from '../short-concerns.ts'
import { courseLines, seasonIds, seasonOf } from '../season.ts'
import { useClause } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { stepItem } from './answer-ground.ts'
import { sitLine } from './answer-gist.ts'
import { spanAloud } from './span-aloud.ts'
import { isOpen, nextItem, spanOf, type Item } from './answer-stretches.ts'
import { method } from './points/shared.ts'
import { nearLine } from './points/times.ts'
import { TIMES } from './timed.ts'

/** A wedding that others want: the visitor's own wish leads, and nothing is dated towards the day that others have set. */

/** Of the times that are open later so many are told. */
const LATER_TOLD = 2

const ahead = (c: Composer): Window[] => allWindows(c).love.toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** The stretches of a marriage that begin after the wait, the nearest first. */
export const laterStretches = (c: Composer): Window[] => (undated(c, 'love') ? [] : ahead(c).slice(0, LATER_TOLD))

/** What is open later, and that what comes before may pass. */
function laterLines(c: Composer): Line[] {
  const [first, next] = laterStretches(c)
  // one that goes on from the other is no second time
  const second = first !== undefined && next !== undefined && next.from > addDays(first.parts[0].to, 1) ? next : undefined
  const [passes] = letPass(c)
  const { id } = readings(c).love
  return [
    first === undefined
      ? c.line([id], 'own.laterNone')
      : c.line(first.ids, 'own.later', { span: spanAloud(c, first.parts[0]), use: useClause(c, first) }),
    ...(second === undefined
      ? []
      : [c.line(second.ids, 'own.laterNext', { span: spanAloud(c, second.parts[0]), use: useClause(c, second) })]),
    ...(passes === undefined || undated(c, 'love')
      ? []
      : [
          isOpen(c, passes)
            ? c.line(passes.ids, 'own.passesNow', { to: c.date(passes.parts[0].to, passes.parts[0].toErrorDays) })
            : c.line(passes.ids, 'own.passes', { span: spanAloud(c, passes.parts[0]) }),
        ]),
  ]
}

/** The date to give at home in place of a no: when the matter is opened again. */
function dateLine(c: Composer, wait: NotReady): Line {
  const [first] = laterStretches(c)
  const end = addYears(waitDay(c, wait), 1)
  const day = first !== undefined && first.from < end ? first.from : waitDay(c, wait)
  const ids = first !== undefined && first.from < end ? first.ids : [method(c)]
  return c.line([...ids], 'own.date', { month: { date: day, grain: 'month' } })
}

/** What the years are wanted for, and what the chart says of that. */
function causeLines(c: Composer, wait: NotReady, said: readonly Line[]): Line[] {
  switch (wait.cause) {
    case 'exam': {
      const sit = sitLine(c)
      return sit === null || said.some(({ ids }) => ids.join() === sit.ids.join()) ? [] : [sit]
    }
    case 'study': {
      const time = nearestTime(c, 'study')
      return time === null ? [] : [c.line(time.ids, 'own.study', { span: spanOf(c, time) })]
    }
    case 'work':
      return nearLine(c, c.say('noun.career'), said)
    case null:
      return []
  }
}

/** The answer to whoever is not ready: the own wish, what is open later, and the date for the parents. */
const waitLines = (c: Composer, wait: NotReady, said: readonly Line[]): Line[] => [
  c.line([method(c)], 'own.lead'),
  ...laterLines(c),
  dateLine(c, wait),
  ...causeLines(c, wait, said),
]

/** What asks of the wedding itself, of what to do, or of those at home. */
const isOfWedding = ({ point, likely }: AskedPoint): boolean =>
  likely < SURE
    ? !/^(?:work|study|abroad|money|home)\./.test(point) || likely < UNSURE
    : /^(?:love\.(?:when|match|tell|consent|loveArranged|one)|self\.(?:do|general|why)|kin\.parents)$/.test(point)
const UNSURE = 0.5

/** The parts that a wish to wait answers: the first of them in full, any other without a time that comes before the wait. */
export function heeded<T extends { points: { asked: AskedPoint }[]; lines: Line[]; from: Composer | null }>(
  c: Composer,
  parts: readonly T[],
): T[] {
  const wait = waitOf(c)
  if (wait === null) return [...parts]
  const said = parts.flatMap(({ lines }) => lines)
  const early = new Set(letPass(c).flatMap(({ ids }) => ids.filter((id) => TIMES.test(id))))
  // of a marriage no time is told that comes before the wait
  const keep = (lines: readonly Line[]): Line[] => lines.filter(({ ids }) => !ids.some((id) => early.has(id)))
  const at = parts.findIndex(({ points }) => points.some(({ asked }) => isOfWedding(asked)))
  // what is asked is another thing: the wish is heard before it
  if (at < 0) {
    const heard = [c.line([method(c)], 'own.lead'), ...laterLines(c).slice(0, 1)]
    return parts.map((part, index) => ({ ...part, lines: [...(index === 0 ? heard : []), ...keep(part.lines)] }))
  }
  return parts.map((part, index) => {
    const [first] = part.points
    if (first === undefined || index !== at) return { ...part, lines: keep(part.lines) }
    // whom to tell, and when, is asked beside it
    const beside = /^love\.(?:tell|consent)$/.test(first.asked.point)
      ? part.lines.filter(({ ids }) => !TIMES.test(ids.join(' ')) && !ids.includes(readings(c).love.id) && !ids.includes(method(c)))
      : []
    return { ...part, from: c, lines: [...waitLines(c, wait, said), ...beside] }
  })
}

/** A heart that others would have otherwise: nobody is told of introductions; affection, the peace at home and one sentence to say. */
export function ownHeartItems(c: Composer): Item[] {
  const same = likesTheSame(c.input.concern)
  const wait = waitOf(c)
  const season = seasonOf(c, 'love')
  const noun = c.say('noun.love')
  return [
    ...(wait !== null && !same
      ? []
      : [
          [
            c.line([method(c)], same ? 'plea.ownHeart.same' : 'plea.ownHeart.free'),
            ...(same ? [c.line([method(c)], 'plea.ownHeart.listens')] : []),
          ],
        ]),
    [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun }), ...courseLines(c, season)],
    ...(same
      ? [nextItem(c, readings(c).love, noun)]
      : wait !== null
        ? []
        : [[c.line([readings(c).love.id], 'plea.ownHeart.later'), ...nextItem(c, readings(c).love, noun).slice(0, 1)]]),
    shortLines(c, 'family'),
    stepItem(c, same ? 'plea.do.ownHeart' : 'plea.do.ownHeartFree', null),
    [c.line([method(c)], same ? 'plea.cannot.ownHeart' : 'plea.cannot.ownHeartFree')],
  ]
}
