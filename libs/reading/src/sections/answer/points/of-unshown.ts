import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { plainText } from '../../../understanding/topics.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'
import { weightiest } from './weightiest.ts'

/** Accounts that a partner keeps to himself. */
const NO_ACCOUNTS =
  / (?:not|no|never|doesnt|dont|didnt|isnt|wont|without|refus\S*|stopp?ed|avoid\S*|hid\S*) (?:(?!bank )\S+ ){0,4}?(?:(?<!bank )accounts|(?:proper|any|clear|full|giving|give|gives) account|hisab|hisaab|books)(?= )| (?:accounts?|hisab|hisaab) (?:\S+ ){0,2}?(?:not|nahi|nahin|never|hidden|unclear|missing) /
/** To take out what was put in, or to leave. */
const TAKES_OUT =
  / (?:(?:tak|pull)(?:e|ing)? (?:out |back )(?:\S+ ){0,3}?(?:money|share|amount|investment|capital)|(?:tak|pull|get)(?:e|ing|ting)? (?:\S+ ){0,3}?(?:money|share|amount|investment|capital) (?:out|back)|withdraw\S*|leave (?:him|her|them|it|the|this)|exit|quit|get out|break (?:up|it|the partnership)|end (?:it|the|this)|nikal\S*) /

/** True of whoever weighs going on with a partner who shows no accounts. */
export const weighsUnshown = (words: string, all: string, splits: boolean): boolean =>
  NO_ACCOUNTS.test(all) && (splits || TAKES_OUT.test(plainText(words)))

/** A partner needs so many days to put accounts on paper, and has no longer than so many. */
const NEEDS_DAYS = 14
const HAS_DAYS = 300

/** The day by which the accounts are asked for: the end of the easy time that runs, or the beginning of the next one that is near; null where none is. */
function dayOfAccounts(c: Composer): { day: ReturnType<Composer['date']>; ids: readonly string[] } | null {
  const [from, to] = [addDays(c.input.asOf, NEEDS_DAYS), addDays(c.input.asOf, HAS_DAYS)]
  for (const stretch of chosenStretches(c, 'career')) {
    const [part] = stretch.parts
    const [date, error] = isOpen(c, stretch) ? [part.to, part.toErrorDays] : [part.from, part.fromErrorDays]
    if (date >= from && date <= to) return { day: c.date(date, error), ids: stretch.ids }
  }
  return null
}

/** A partner without accounts: to stay on written ones, to take out in parts, or to part, by the ground of partners; and the first step with its day. */
export function unshownLines(c: Composer, all: string): Line[] {
  const { ids, state } = judge(c, 'tradePartner')
  const span = c.say(/ (?:off )?seasons?(?= )/.test(all) ? 'point.partner.unshown.season' : 'point.partner.unshown.year')
  const by = dayOfAccounts(c)
  return [
    c.line(ids, `point.partner.unshown.${state}`),
    ...weightiest(c, 'tradePartner'),
    by === null
      ? c.line(ids, 'point.partner.unshown.ask', { span })
      : c.line([...ids, ...by.ids], 'point.partner.unshown.askBy', { span, day: by.day }),
    c.line(ids, `point.partner.unshown.then.${state}`),
  ]
}
