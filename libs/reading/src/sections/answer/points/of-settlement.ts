import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { SPOKEN_YEARS } from '../../../rules/windows.ts'
import { plainText } from '../../../understanding/topics.ts'
import { stayLean } from '../../stay-lean.ts'
import { undated } from '../../undated.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { method } from './shared.ts'

/**
 * To whoever would settle where they live: that no time for it lies within the years that are spoken of, and what that means for the choice; empty where one
 * is nearer.
 */
export function farSettlement(c: Composer): Line[] {
  const [first] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  if (!c.asker.abroad || first === undefined || first.from < addYears(c.input.asOf, SPOKEN_YEARS)) return []
  return [
    c.line(first.ids, 'point.settleFar', { years: c.say('number', { n: SPOKEN_YEARS }), from: c.book.date(first.from, 'month') }),
    c.line(first.ids, `point.settleFar.${stayLean(c)}`),
  ]
}

const CUTS = / (?:lay ?offs?|laying off|laid off|job cuts?|cutting jobs|retrench\S*|downsiz\S*|firing) /u
const BY_EMPLOYER = / (?:h ?1 ?b?|l ?1 ?[ab]?|h 1b) /u

/** What is told of the post there: cuts, where the stay hangs on the employer. */
export function settlementTold(c: Composer): Line[] {
  const text = plainText(c.whole.input.concern)
  return [
    ...(!CUTS.test(text) ? [] : [c.line([method(c)], BY_EMPLOYER.test(text) ? 'point.settleFar.cuts' : 'point.settleFar.cuts.permit')]),
  ]
}
