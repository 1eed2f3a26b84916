import { addYears } from '../../../facts/calendar.ts'
import type { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { strongestOf, type Window } from '../../../rules/windows.ts'
import { allWindows } from '../../cache.ts'
import { workMode } from '../../career.ts'
import { namedWorkLines, workNamed } from '../../named-work.ts'
import { foremost, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { sitLine } from '../answer-gist.ts'
import { asksNewLoan, newLoanItem } from '../answer-settled.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { answerOf } from '../answer.ts'
import { heads, method, nearOrFar, stateLine, timeOf, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** A move within the own country: home against distance, then the time for a post, which is what pays for it. */
const city: Writer = (c) => {
  const { id, side } = nearOrFar(c)
  return [c.line([id], `point.city.${side}`), ...timeOf(c, 'career')]
}

/** Where the work will be. */
const place: Writer = (c) => {
  const { id, side } = nearOrFar(c)
  return [c.line([id], `point.place.${side}`)]
}

/** A partner in trade: how shared work lies, and which form of work carries. */
const partner: Writer = (c) => {
  const { id, mode } = workMode(c)
  return [stateLine(c, 'tradePartner', 'point.partner'), c.line([id], `point.partner.mode.${mode}`)]
}

/** A stretch that somebody can set as a limit is over within so many years. */
const LIMIT_YEARS = 4

/** The stretch after which another road is taken: the strongest in reach, else the last of those in reach that allow most. */
function limitOf(c: Composer): Window | undefined {
  if (undated(c, 'career')) return undefined
  const reach = addYears(c.input.asOf, LIMIT_YEARS)
  const within = chosenStretches(c, 'career').filter(({ to }) => to <= reach)
  const best = strongestOf(allWindows(c).career)
  const most = foremost(c, within)
  return (
    within.find((stretch) => stretch === best) ?? within.findLast((stretch) => most !== undefined && useOf(c, stretch) === useOf(c, most))
  )
}

/** How long to go on with attempts: the ground of examinations, when to sit, and the day to look at it anew. */
const attempts: Writer = (c) => {
  const { ids, state } = judge(c, 'exam')
  const limit = limitOf(c)
  const sit = sitLine(c)
  return [
    c.line(ids, `point.attempts.${state}`),
    ...(sit === null ? [] : [sit]),
    limit === undefined
      ? c.line(ids, 'point.attempts.open')
      : c.line(limit.ids, 'point.attempts.limit', { to: c.date(limit.to, limit.toErrorDays) }),
  ]
}

/** Work that is named: how the chart carries it comes before the verdict on work as a whole. */
const named: Writer = (c) => (workNamed(c).length === 0 ? [] : [...namedWorkLines(c), ...timeOf(c, 'career')])

/** A sum that others owe or that is lost: what no chart tells of it, and how money stands. */
const owed: Writer = (c) => [c.line([method(c)], 'decline.recovery'), ...heads(c, 'money')]

/** Debts: how they are got clear of, and from when. */
const debt: Writer = (c) => (c.asker.debt ? heads(c, 'money') : [])

/** A loan, fees or a sum that has to be shown: what can be carried, and when to sign, where the answer has not said it. */
const arrange: Writer = (c) => {
  if (!asksNewLoan(c)) return []
  const [item] = newLoanItem(c, true)
  const told = answerOf(c).gist ?? []
  return item === undefined || item.some(({ text }) => told.some((line) => line.text === text)) ? [] : [...item]
}

/** What has an answer of its own: work, money, a home and study. */
export const WORK_WRITERS: Writers = {
  'work.city': city,
  'work.place': place,
  'work.partner': partner,
  'work.attempts': attempts,
  'work.named': named,
  'money.stuck': owed,
  'money.loss': owed,
  'money.debt': debt,
  'money.arrange': arrange,
}

export const WORK_PLAIN: PlainQuestions = {
  'work.post': 'When will I get a new job?',
  'work.promotion': 'When will I get a promotion?',
  'work.transfer': 'When will I get a transfer near home?',
  'work.boss': 'Will the trouble with my boss end?',
  'work.secure': 'Will I lose my job?',
  'work.field': 'Which field of work suits me?',
  'work.government': 'When will I get a government job?',
  'work.exam': 'Will I clear the exam for a post?',
  'work.own': 'Should I start my own business?',
  'work.trade': 'When will my business grow?',
  'work.back': 'When can I restart my career after a break?',
  'work.permanent': 'When will my contract job become permanent?',
  'work.success': 'How will my career be?',
  'work.jobBusiness': 'Job or business, which is better?',
  'work.govtPrivate': 'Government job or private job?',
  'work.studyJob': 'Should I study further or take a job?',
  'money.debt': 'When will I be free of debt?',
  'money.invest': 'Should I invest in shares?',
  'money.grow': 'When will my income grow?',
  'home.buy': 'When will I buy my own house?',
  'home.sell': 'Should I sell my flat?',
  'home.share': 'Will I get my share of the ancestral property?',
  'home.vehicle': 'When will I buy a car?',
  'study.admission': 'Will I get admission in a good college?',
  'study.result': 'Will I pass my semester exams?',
}
