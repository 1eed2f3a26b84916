import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { isStateSeat, offersContract, seatBeforeCourt } from '../../../understanding/permanent-or.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { holdsOffer } from '../../../understanding/asker.ts'
import { undated } from '../../undated.ts'
import { leadOfPair } from '../answer-choice.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { method } from './shared.ts'
import { timesFor } from './times.ts'
import { weightiest } from './weightiest.ts'

/** To stay or to go, by the ground of the seat and by the sub-periods that are tied to a change. */
export const SEAT_OR_GO = {
  well: { '-1': 'stay', '0': 'stay', '1': 'both' },
  mixed: { '-1': 'both', '0': 'both', '1': 'go' },
  ill: { '-1': 'both', '0': 'go', '1': 'go' },
} as const satisfies Record<'well' | 'mixed' | 'ill', Record<'-1' | '0' | '1', string>>

/** So long a promise is waited for, where no marked time ends sooner. */
const PROMISE_MONTHS = 6
const LONGEST_MONTHS = 12

/** The day by which an order has to be on paper: the end of the nearest time, where that lies within the year. */
function lastDay(c: Composer): string {
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const to = first?.parts[0].to
  const { asOf } = c.input
  return to !== undefined && to >= addMonths(asOf, 2) && to <= addMonths(asOf, LONGEST_MONTHS) ? to : addMonths(asOf, PROMISE_MONTHS)
}

/** Whether a seat by contract is made permanent, and to stay for it or to go: the ground of the seat, what weighs most, one verdict with its day, and when. */
export function seatOrGo(c: Composer, { told, words }: AskedPoint, said: readonly Line[]): Line[] {
  const text = plainText(`${told} ${words}`)
  const ofState = isStateSeat(text)
  const ground = ofState ? 'government' : 'job'
  const { ids, state } = judge(c, ground)
  const lead = String(leadOfPair(c, 'stayOrMove')) as '-1' | '0' | '1'
  return [
    c.line(ids, ofState ? `point.seatOr.state.${state}` : `point.seatOr.${state}`),
    ...weightiest(c, ground),
    ...(seatBeforeCourt(text) ? [c.line([method(c)], 'point.seatOr.case')] : []),
    c.line(ids, `point.seatOr.${SEAT_OR_GO[state][lead]}`, { date: c.date(lastDay(c)) }),
    ...(offersContract(text)
      ? [c.line([method(c)], 'point.seatOr.contract')]
      : holdsOffer(c.whole.input.concern)
        ? [c.line([method(c)], 'point.seatOr.offer')]
        : []),
    ...timesFor(c, words, c.say('noun.orderOrOffer'), said),
  ]
}
