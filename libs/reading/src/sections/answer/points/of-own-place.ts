import type { Composer, Line } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { asksOwnPlace } from '../../../understanding/own-place.ts'
import { isBesideBond, pointsAsked } from '../../../understanding/points-asked.ts'
import { nearestTime } from '../../short-concerns.ts'
import { weightiest } from './weightiest.ts'
import { spanNear, type Writer } from './shared.ts'

/**
 * A home of their own as the way to peace between two: whether it helps, by the house of two under one roof (7th, 4th, 12th), whether it can be had, by that
 * of the home, what weighs most, and when to move.
 */
export function ownPlaceLines(c: Composer): Line[] {
  const [two, roof] = [judge(c, 'together'), judge(c, 'home')]
  const time = nearestTime(c, 'home')
  const ids = [...new Set([...two.ids, ...roof.ids])]
  return [
    c.line(two.ids, `point.ownPlace.${two.state}`),
    ...weightiest(c, 'together'),
    ...(time === null
      ? [c.line(roof.ids, 'point.ownPlace.noTime')]
      : [c.line([...new Set([...ids, ...time.ids])], `point.ownPlace.time.${roof.state}`, { span: spanNear(c, time) })]),
  ]
}

/** A bond of which a part asks what a home of their own would do: beside another part on the bond that alone is told, else after what is said of the bond. */
export const withOwnPlace =
  (write: Writer): Writer =>
  (c, part, said) => {
    if (c.asker.love !== 'bond' || c.asker.apart !== null || !asksOwnPlace(part.words)) return write(c, part, said)
    const others = pointsAsked(c.whole.input.concern).filter(({ words }) => words !== part.words)
    return isBesideBond(others) ? ownPlaceLines(c) : [...write(c, part, said), ...ownPlaceLines(c)]
  }
