import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { plainText } from '../../../understanding/topics.ts'
import { branchLines } from '../../branch-lines.ts'
import { isAwaited } from '../../exam-year.ts'
import { payLines } from '../../short-concerns.ts'
import { mayBegin, useClause } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { leaningOf, type Leaning } from '../alternatives.ts'
import { sitLines, timeAloud, timeWithWait } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { ownTimes } from '../../own-times.ts'
import { metBy, namedItem } from '../answer-named.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { shortTimes } from './of-money.ts'
import { tellsPayWaits } from '../../../understanding/pay-told.ts'
import { asksOfPay } from './of-pay.ts'
import { nearLine, timesFor, workTimes, yearTold, type Use } from './times.ts'

/** A step that is held against waiting is given so many years to find its time. */
const STEP_YEARS = 2

const OR = / (?:or|ya|illa|leda|leka) /u

/** "This or that" of work and study: to which the chart leans, each with its reason, and the time of the one it comes to. */
export function choice(c: Composer, part: AskedPoint, said: readonly Line[]): Line[] {
  const branches = OR.test(plainText(part.words)) ? branchLines(c, part.words) : []
  if (branches.length > 0) return [...branches, ...timesFor(c, part.words, nounOf(c, askedOf(c, 'career')), said).slice(0, 1)]
  const leaning = leaningOf(c, part.words, part.told)
  if (leaning === null) return []
  const lines = [...leaning.lines, ...timeOf(c, leaning, part, said)]
  // papers that are behind have their result ahead, whatever the post is held against
  const awaited = leaning.ways.includes('government') && isAwaited(c) ? sitLines(c) : []
  return [...lines, ...awaited, ...otherTime(c, leaning, part, [...said, ...lines]), ...payBeside(c, leaning, part)]
}

/** The way out of the country leaves the post at home to be dated as well. */
function otherTime(c: Composer, { way, ways }: Leaning, { words }: AskedPoint, said: readonly Line[]): Line[] {
  if ((way !== 'studyAway' && way !== 'away') || !ways.some((one) => one === 'move' || one === 'post')) return []
  const noun = c.say(isWithoutPost(c.asker.settled) ? 'noun.newPost' : 'noun.jobChange')
  const year = yearTold(c, words, noun)
  return year.length > 0 ? year : nearLine(c, noun, said)
}

/** Pay that was told as too low is a reason for the choice, and has an answer beside it. */
const payBeside = (c: Composer, { ways }: Leaning, { told, words }: AskedPoint): Line[] =>
  tellsPayWaits(told) && !asksOfPay(words) && !isWithoutPost(c.asker.settled) && ways.some((one) => one === 'move' || one === 'hold')
    ? payLines(c).slice(0, 1)
    : []

const USES = { own: 'own', grow: 'trade', post: 'post', field: 'named' } as const satisfies Partial<Record<Leaning['way'], Use>>

function timeOf(c: Composer, { way, ways, lines }: Leaning, { words }: AskedPoint, said: readonly Line[]): Line[] {
  // two courses are begun, and not applied for
  if (way === 'field' && ways.some((one) => one === 'option' || one === 'study')) return shortTimes(c, 'study', 'point.course').slice(0, 1)
  switch (way) {
    case 'studyAway':
    case 'away': {
      const noun = c.say(way === 'away' ? 'noun.abroad' : 'noun.studyAway')
      const [named] = ownTimes(c)
      const field = { topic: 'abroad', ground: null, noun } as const
      const told = named === undefined ? [] : namedItem(c, named, field).slice(0, 1)
      if (named !== undefined && metBy(c, field, named).length > 0) return told
      return [...told, ...timeWithWait(c, 'abroad', noun, timeAloud(c, 'abroad', noun, told.length > 0)).slice(0, 1)]
    }
    case 'study':
    case 'option':
      return shortTimes(c, 'study', 'point.course').slice(0, 1)
    case 'own':
    case 'grow':
    case 'post':
    case 'field': {
      const form = way === 'field' && ways.includes('own') ? 'own' : way
      const noun = form === 'own' ? c.say('noun.business') : form === 'post' ? c.say('noun.jobChange') : nounOf(c, askedOf(c, 'career'))
      return workTimes(
        c,
        noun,
        USES[form],
        lines.flatMap(({ ids }) => ids),
        said,
      )
    }
    case 'government':
      return nearLine(c, c.say('noun.government'), said)
    case 'private':
      return timesFor(c, words, c.say('noun.jobChange'), said).slice(0, 1)
    default:
      return stepTime(c, way)
  }
}

/** When a step bears, or until when one holds: the first time in reach that allows it. */
function stepTime(c: Composer, way: Leaning['way']): Line[] {
  const chosen = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const reach = addYears(c.input.asOf, STEP_YEARS)
  const first = chosen.find((stretch) => mayBegin(c, stretch) && stretch.from < reach) ?? chosen[0]
  if (first === undefined) return []
  const [part] = first.parts
  if (isOpen(c, first))
    return [c.line(first.ids, 'point.move.stepNow', { to: c.date(part.to, part.toErrorDays), use: useClause(c, first) })]
  if (way === 'hold' && isWithoutPost(c.asker.settled)) return [c.line(first.ids, 'point.move.holdLine', { span: spanAloud(c, part) })]
  return [
    way === 'hold'
      ? c.line(first.ids, mayBegin(c, first) ? 'point.move.hold' : 'point.move.look', { span: spanAloud(c, part) })
      : c.line(first.ids, 'point.move.step', { span: spanAloud(c, part), use: useClause(c, first) }),
  ]
}
