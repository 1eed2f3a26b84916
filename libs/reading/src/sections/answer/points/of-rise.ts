import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { periodFinding } from '../../../compose/parts.ts'
import { addYears } from '../../../facts/calendar.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { isTiedPeriod } from '../../../rules/periods.ts'
import { plainText } from '../../../understanding/topics.ts'
import { readings } from '../../cache.ts'
import { servesByRules } from '../../ruled-service.ts'
import { periodSpan } from '../../short-concerns.ts'
import { undated } from '../../undated.ts'
import { tieNames, questionMethod } from '../../verdict.ts'
import { hardLines } from '../answer-hard.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'

/** A departmental examination, and a service that promotes by a list. */
const BY_PAPER =
  / (?:departmental|limited departmental|ldce|promotional|promotion) (?:\S+ )?(?:exams?|examination|test|paper)s? | (?:ldce|jaiib|caiib) /
const BY_LIST =
  / (?:seniority|senior list|gradation list|dpc|banks?|psu|govt|government|sarkari|railways?|department|clerk|pwd|teacher|lecturer|police|constable|army|lic|municipal\S*|corporation|electricity|tehsil|collectorate|secretariat|court|nhm|zp) /
const PASSED_OVER = / (?:juniors?|passed over|superseded|overlooked|left out) /

/** How an office decides a promotion, and what to ask of it: by papers, by a list, or by a review. */
export function officeLine(c: Composer, words: string): Line {
  const text = plainText(`${words} ${c.whole.input.concern}`)
  const way = BY_PAPER.test(text)
    ? 'paper'
    : BY_LIST.test(text) || servesByRules(c)
      ? PASSED_OVER.test(text)
        ? 'passed'
        : 'list'
      : 'review'
  return c.line([questionMethod(c)], `rise.office.${way}`)
}

/** Why the years that were told as a wait were so, with their dates; nothing where no such time is told with its length. */
export const stalledLines = (c: Composer, said: readonly Line[]): Line[] =>
  hardLines(c.whole).filter(({ text }) => said.every((line) => line.text !== text))

/** What is different now for a rise: the running sub-period and its tie to work, or the next one that is tied and bears it. */
export function turnLines(c: Composer): Line[] {
  const { running, antars, errorDays } = c.dashas
  if (running === null || !isDated(c)) return []
  const bears = (period: typeof running.antar): boolean => isTiedPeriod(c, period, 'career') && periodTone(c, period) !== 'ill'
  const now = running.antar
  const period = bears(now) ? now : antars.find((one) => one.from > c.input.asOf && bears(one))
  if (period === undefined) return []
  const antar = period.lords[1] as Graha
  return [
    c.line([periodFinding(c, period), readings(c).career.id], period === now ? 'rise.turn.now' : 'rise.turn.next', {
      antar: c.graha(antar),
      from: c.date(period.from, errorDays),
      to: c.date(period.to, errorDays),
      span: periodSpan(c, period),
      tie: { list: tieNames(c, antar, 'career') },
      tone: c.say(`rise.tone.${periodTone(c, period) === 'well' ? 'well' : 'mixed'}`),
    }),
  ]
}

const PROMISED =
  / (?:promis\S*|assur\S*|committed|commitment|said|told|bola|bole) (?:\S+ ){0,5}(?:promotion|hike|increment|raise|appraisal|confirmation) /

/** A rise that was promised and has not come: ask for it in writing in the nearest time, with a day after which it holds nobody. */
export function promisedLines(c: Composer): Line[] {
  if (!PROMISED.test(plainText(c.whole.input.concern))) return []
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const near = first !== undefined && first.from <= addYears(c.input.asOf, 1) ? first : undefined
  if (near === undefined) return [c.line([questionMethod(c)], 'rise.promised')]
  const to = c.date(near.parts[0].to, near.parts[0].toErrorDays)
  return [
    isOpen(c, near)
      ? c.line(near.ids, 'rise.promised.open', { to })
      : c.line(near.ids, 'rise.promised.ahead', { from: c.date(near.from, near.fromErrorDays), to }),
  ]
}
