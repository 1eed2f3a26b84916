import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays, addMonths } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { paysByCommission, servesKin, weddingAheadOn } from '../../../understanding/offer-told.ts'
import { holdsOffer, weighsTwoPosts } from '../../../understanding/understanding.ts'
import { workMode } from '../../career.ts'
import { undated } from '../../undated.ts'
import { carriage } from '../told/by-voices.ts'
import { spanAloud } from '../span-aloud.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'
import { method, nearOrFar } from './shared.ts'
import { bearingOf } from './times.ts'

/** A post in another country: near against far, and what the day is worth. */
export function offerAbroad(c: Composer): Line[] {
  const { id, side } = nearOrFar(c)
  return [c.line([id], `point.inHand.far.${side}`), ...dayOfOffer(c, 'abroad'), ...termsOfOffer(c)]
}

/** A joining day can be asked for within so many months. */
const JOIN_MONTHS = 4

/** What the day of an offer is worth: open now, near enough to ask for a joining day in it, or out of reach. */
export function dayOfOffer(c: Composer, topic: 'career' | 'abroad' = 'career'): Line[] {
  const [next] = undated(c, topic) ? [] : chosenStretches(c, topic)
  if (next === undefined) return []
  const [part] = next.parts
  if (isOpen(c, next))
    return [c.line(next.ids, `point.offer.open.${bearingOf(c, next, 'post')}`, { to: c.date(part.to, part.toErrorDays) })]
  const reach = next.from <= addMonths(c.input.asOf, JOIN_MONTHS) ? 'soon' : 'far'
  return [c.line(next.ids, topic === 'abroad' ? `point.offer.${reach}.abroad` : `point.offer.${reach}`, { span: spanAloud(c, part) })]
}

/** True where one offer is there and held against the post that is there as well. */
export const hasOfferInHand = (c: Composer): boolean =>
  holdsOffer(c.whole.input.concern) && !weighsTwoPosts(c.whole.input.concern) && !isWithoutPost(c.asker.settled)

/** The offer against the post that is held, by the judge of leaving a post. */
export function weighedOffer(c: Composer, lead: -1 | 0 | 1, [verdict, because]: readonly Line[]): Line[] {
  if (verdict === undefined) return []
  return [
    c.line(verdict.ids, `point.inHand.${lead > 0 ? 'take' : lead < 0 ? 'stay' : 'even'}`),
    ...(lead === 0 || because === undefined ? [] : [because]),
  ]
}

/** What is told of the offer and around it: pay by commission, the firm of a relative that is left, and a wedding with its month. */
export function termsOfOffer(c: Composer): Line[] {
  const { concern } = c.whole.input
  const wedding = weddingAheadOn(concern, c.input.asOf)
  const { mode, id } = workMode(c)
  const family = judge(c, 'family')
  return [
    ...(paysByCommission(concern) ? [c.line([id], `point.inHand.commission.${mode === 'business' ? 'suits' : 'fixed'}`)] : []),
    ...(servesKin(concern) ? [c.line(family.ids, `point.inHand.kin.${carriage(c, 'family')}`)] : []),
    ...(wedding === null
      ? []
      : wedding.grain === 'day'
        ? [c.line([method(c)], 'point.inHand.wedding.day', { day: c.date(wedding.from) })]
        : [c.line([method(c)], 'point.inHand.wedding', { month: c.book.date(addDays(wedding.to, -1), 'month') })]),
  ]
}
