import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { groundFact, nearestTime } from '../../short-concerns.ts'
import { method, spanNear } from './shared.ts'

/** Two kitchens are tried for so many months before anybody moves. */
const TRY_MONTHS = 3

/**
 * A married son who may set up apart: which of the two is likelier by the houses of home and family, the place of the son, a way between one household
 * and two, and when to talk. What he and his wife decide is theirs.
 */
export function sonsHouse(c: Composer): Line[] {
  const { ids, state, for: helps, against } = judge(c, 'family')
  const son = judge(c, 'child')
  const who = c.say('who.son')
  const [first] = state === 'ill' ? against : helps
  const time = nearestTime(c, 'family')
  return [
    c.line(ids, `point.sonsHouse.${state}`),
    ...(first === undefined
      ? []
      : [
          c.line([first.id], state === 'ill' ? 'answer.person.hinders' : 'answer.person.helps', {
            fact: groundFact(c, 'family', first, false),
          }),
        ]),
    c.line(son.ids, `answer.person.${son.state}`, { who }),
    c.line([method(c)], 'point.sonsHouse.between', { day: c.date(addMonths(c.input.asOf, TRY_MONTHS)) }),
    time === null ? c.line([method(c)], 'point.sonsHouse.noTime') : c.line(time.ids, 'point.sonsHouse.time', { span: spanNear(c, time) }),
  ]
}
