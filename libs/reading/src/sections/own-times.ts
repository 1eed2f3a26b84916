import { namedPeriods, type NamedPeriod } from '../understanding/named-dates.ts'
import { weddingAheadOn } from '../understanding/offer-told.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { topicsOf } from '../understanding/understanding.ts'
import { once } from './once.ts'

/**
 * The times that a concern names for the visitor's own matters: the date of a relative's examination, of a birth or of their wedding is none of
 * them, unless the relative is asked about, and a wedding stays where money or a post is asked that has to serve it;
 * nor is the month of one's own wedding a time for the post that is asked about beside it.
 */
export const ownTimes = once((c): readonly NamedPeriod[] => {
  const { concern, asOf } = c.input
  const named = namedPeriods(concern, asOf)
  if (pointsAsked(concern).some(({ point }) => point.startsWith('kin.'))) return named
  const points = pointsAsked(concern)
  const wedding = points.some(({ point, likely }) => likely < SURE || !point.startsWith('work.')) ? null : weddingAheadOn(concern, asOf)
  const isLove = topicsOf({ concern }).lead === 'love'
  return named.filter(({ event, from }) => event !== 'theirs' && !(event === 'wedding' && isLove) && from !== wedding?.from)
})
