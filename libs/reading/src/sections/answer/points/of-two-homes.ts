import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths } from '../../../facts/calendar.ts'
import type { Part } from '../../../rules/windows.ts'
import { againstHome } from '../../../understanding/between-lands.ts'
import { plainText } from '../../../understanding/topics.ts'
import { homeAndDistance } from '../../../rules/home-distance.ts'
import { bearsMove, leavesRoom, moveTime } from '../../coming-home.ts'
import { soonOpenings } from '../../short-concerns.ts'
import { stayLean } from '../../stay-lean.ts'
import { method, spanNear, type Writer } from './shared.ts'

/** Two in another country try for so many months before they look at it again. */
const TRY_MONTHS = 6

/**
 * A marriage in another country against the way home with the children: how the bond stands and when to talk is said by its own writer; here both ways are
 * weighed, trying has a day, and the move a time. Whether to part is never said.
 */
export const withTwoHomes =
  (write: Writer): Writer =>
  (c, part, said) => {
    const lines = write(c, part, said)
    const [own, told] = [plainText(part.words), plainText(part.told)]
    return c.asker.abroad && againstHome(own, told) === 'bond'
      ? [...lines, ...twoHomes(c, CHILDREN.test(`${told} ${own}`) ? 'yes' : 'no')]
      : lines
  }
const CHILDREN = / (?:girls|boys|kids?|children|child|sons?|daughters?|bachch?e|bacche) /

function twoHomes(c: Composer, kids: 'yes' | 'no'): Line[] {
  const { id } = homeAndDistance(c)
  const move = soonOpenings(c, 'return').find((one) => leavesRoom(c, one) && bearsMove(c, { ...one, ground: 'return' })) ?? moveTime(c)
  return [
    c.line([id], `point.twoHomes.${stayLean(c)}`, { kids }),
    c.line([method(c)], 'point.twoHomes.try', { day: c.date(addMonths(c.input.asOf, TRY_MONTHS)) }),
    move === undefined
      ? c.line([method(c)], 'point.twoHomes.noMove', { kids })
      : c.line(move.ids, 'point.twoHomes.move', { span: spanNear(c, move.parts[0] as Part), kids }),
    ...(kids === 'yes' ? [c.line([method(c)], 'point.twoHomes.law')] : []),
  ]
}
