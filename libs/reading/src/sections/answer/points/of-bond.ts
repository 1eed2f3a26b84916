import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays, addMonths } from '../../../facts/calendar.ts'
import { asksIfStays, isDoubted, yearsApart } from '../../../understanding/bond-hurt.ts'
import { asksToLeaveDrink, givesToParents } from '../../../understanding/hard-bond.ts'
import { asksIfTrusted, hiddenFrom, type Hidden } from '../../../understanding/hidden-matter.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { whoOf } from '../answer-clauses.ts'
import { SAY_DAYS } from './love-lines.ts'
import { method } from './shared.ts'

/** True of a part that asks whether husband or wife can be trusted, who has kept something back. */
export const isOfTrust = (c: Composer, words: string): boolean =>
  c.asker.love === 'bond' && hiddenFrom(c.whole.input.concern) !== null && asksIfTrusted(plainText(words))

/** Whether what was laid open stays so is looked at after so many months. */
const TRUST_MONTHS = 6

/** Trust after something was hidden: that it shows in what is laid open, by which day to ask for all of it, and on which to look at it again. */
function trustLines(c: Composer, what: Hidden): Line[] {
  const { asOf } = c.input
  return [
    c.line([method(c)], 'point.bond.hidden', {
      who: whoOf(c),
      what,
      ask: c.date(addDays(asOf, SAY_DAYS)),
      limit: c.date(addMonths(asOf, TRUST_MONTHS)),
    }),
    ...(what === 'loan' ? [c.line([method(c)], 'point.bond.hidden.loan', { who: whoOf(c) })] : []),
  ]
}

/** What husband or wife is to leave, to understand or to say: whose step it is, and what can be offered or asked for at home. */
export function ownStep(c: Composer, own: string): Line[] {
  const { concern } = c.whole.input
  if (c.asker.love !== 'bond') return []
  const who = whoOf(c)
  const hidden = hiddenFrom(concern)
  const asked = pointsAsked(concern).filter(({ point }) => point === 'love.bond')
  if (hidden !== null && (asksIfTrusted(own) || !asked.some(({ words }) => asksIfTrusted(plainText(words))))) return trustLines(c, hidden)
  if (asksToLeaveDrink(own, plainText(concern))) return [c.line([method(c)], 'point.bond.drink', { who })]
  if (isDoubted(concern)) return [c.line([method(c)], 'point.bond.doubted', { who })]
  if (givesToParents(concern)) return [c.line([method(c)], 'point.bond.purse', { who })]
  const apart = yearsApart(concern)
  return [
    ...(asksIfStays(own) ? [c.line([method(c)], 'point.bond.stays', { who })] : []),
    ...(apart === null ? [] : [c.line([method(c)], 'point.bond.years', { n: c.say('number', { n: apart }) })]),
  ]
}

/** A temper at home that others have to bear, and whether children do. */
const CHILDREN = / (?:kids?|children|child|sons?|daughters?|bach\S*|bet[aei]|beto\S*) /
const ANGER = / (?:husbands?|wifes?|pati|patni|biwi) (?:\S+ ){0,4}(?:anger|angry|shout\S*|temper|gussa\S*|chillat\S*) /
export function angerLines(c: Composer): Line[] {
  const text = plainText(c.whole.input.concern)
  return ANGER.test(text) ? [c.line([method(c)], CHILDREN.test(text) ? 'point.bond.anger.children' : 'point.bond.anger')] : []
}
