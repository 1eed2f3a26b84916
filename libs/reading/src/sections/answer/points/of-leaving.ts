import type { Composer, Line } from '../../../compose/composer.ts'
import { daysBetween } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { plainText } from '../../../understanding/topics.ts'
import { isHurt, leavesBoss, seeksToLeave } from '../../leaving.ts'
import { easyMonths, quickFinding } from '../../months.ts'
import { courseLines, seasonIds, seasonOf } from '../../season.ts'
import { undated } from '../../undated.ts'
import { methodFinding } from '../../verdict.ts'
import { chosenStretches, type Item } from '../answer-stretches.ts'

/** A gap of fewer days between two times needs nothing told of it. */
const GAP_DAYS = 60
/** Of the easy months between two times so many are named. */
const MOST_MONTHS = 2

/** The time between: what to do where the nearest stretch ends and nothing is signed. Whoever has a next one within reach is told of the easy months before it. */
export function betweenLines(c: Composer, said: readonly Line[]): Line[] {
  return between(c).filter(({ text }) => said.every((line) => line.text !== text))
}

function between(c: Composer): Line[] {
  if (!seeksToLeave(c) || undated(c, 'career')) return []
  const [first, next] = chosenStretches(c, 'career')
  if (first === undefined || (next !== undefined && daysBetween(first.to, next.from) < GAP_DAYS)) return []
  const months = easyMonths(c)
    .filter(({ from, to }) => from >= first.to && (next === undefined || to <= next.from))
    .slice(0, MOST_MONTHS)
  const [part] = first.parts
  const slots = { to: c.date(first.parts.length > 1 ? first.to : part.to, first.toErrorDays) }
  if (months.length === 0) return leavesBoss(c) ? [c.line(first.ids, 'leave.between.none', slots)] : []
  return [
    c.line([...first.ids, ...months.map(({ sun }) => quickFinding(c, sun).id)], 'leave.between', {
      ...slots,
      count: months.length,
      months: { list: months.map(({ label }) => label) },
    }),
  ]
}

/** Why it presses now and when that eases, to whoever leaves a post in which they are ill treated; then the time between. */
export function leaveLines(c: Composer, said: readonly Line[]): Line[] {
  if (!leavesBoss(c)) return betweenLines(c, said)
  const season = seasonOf(c, 'career')
  const strains = season.strains.length === 0 ? [c.line(seasonIds(c, season), 'leave.calm')] : courseLines(c, { ...season, helps: [] })
  return [...strains, ...betweenLines(c, said)]
}

const MONEY = / (?:money|expenses?|emi|emis|loan|loans|savings?|salary|income|financ\S*|paisa|paise|kharch\S*) |पैसा|पैसे|பணம்|డబ్బు/u
const FOR_TWO = / (?:wife|husband|spouse|family|patni|pati|biwi|parents|manaivi|kanavar|bharya|bharta) /

/** What there is to do while it lasts: proof, notice, help that is open to all, and for whoever leaves the money, where that was told as a worry. */
export function leaveItems(c: Composer): Item[] {
  if (!isHurt(c)) return []
  const leaves = leavesBoss(c)
  const method = [methodFinding(c, 'question', 'bphs24.145-148')]
  const text = plainText(c.whole.input.concern)
  const { ids, state } = judge(c, 'money')
  return [
    [
      c.line(method, leaves ? 'leave.until' : 'leave.until.stays'),
      ...(leaves ? [c.line(method, 'leave.notice')] : []),
      c.line(method, leaves ? 'leave.help' : 'leave.help.stays'),
    ],
    ...(leaves && MONEY.test(text)
      ? [[c.line(ids, `leave.money.${state}`), c.line(method, FOR_TWO.test(text) ? 'leave.money.two' : 'leave.money.one')]]
      : []),
  ]
}
