import type { Composer } from '../../compose/composer.ts'
import { addMonths } from '../../facts/calendar.ts'
import { judge } from '../../rules/grounds.ts'
import type { Window } from '../../rules/windows.ts'
import { pointsAsked } from '../../understanding/points-asked.ts'
import { plainText } from '../../understanding/topics.ts'
import { growsOnLoan } from '../../understanding/trade-money.ts'
import { asksSecondPlace, limitIsDrawn } from '../../understanding/trade-place.ts'
import { bearsSecond } from '../second-place.ts'
import { mayBegin, useOf } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { chosenStretches } from './answer-stretches.ts'

/** The verdict on a second place of a trade, or on its larger size. */
type Growth = 'now' | 'later' | 'wait' | 'limit' | 'no'

/** A time for signing is near within so many months. */
const NEAR_MONTHS = 12

/** The stretches in which a trade takes a step. */
export const tradeStretches = (c: Composer): readonly Window[] => (undated(c, 'career') ? [] : chosenStretches(c, 'career'))

/** Whether a trade grows: by the size that it bears, the credit line that is drawn, and whether the nearest time bears a signature. */
export function growthOf(c: Composer, text: string): Growth {
  const { state } = judge(c, 'business')
  if (state === 'ill') return 'no'
  if (!bearsSecond(c)) return state === 'well' && limitIsDrawn(text) ? 'limit' : 'wait'
  const [first] = tradeStretches(c)
  return first !== undefined && mayBegin(c, first) && first.from < addMonths(c.input.asOf, NEAR_MONTHS) ? 'now' : 'later'
}

/** True where page 1 says that a trade is not to grow, or to sign, yet: what is borrowed for it has no months of its own then. */
export const waitsToGrow = (c: Composer): boolean =>
  pointsAsked(c.whole.input.concern).some(({ words, told }) => {
    const [own, text] = [plainText(words), plainText(`${told} ${words}`)]
    return (growsOnLoan(own, text) || asksSecondPlace(own, text)) && growthOf(c, text) !== 'now'
  })

/** The first time still to come in which a trade may do more than prepare. */
export const nextForTrade = (c: Composer): Window | undefined =>
  tradeStretches(c).find((stretch) => stretch.from > c.input.asOf && useOf(c, stretch) !== 'prepare')
