import { isWithoutPost } from '../understanding/asker.ts'
import { weighsBeside } from '../understanding/trade-beside.ts'
import { once } from './once.ts'

/** True of one in a post who holds a trade that is to be begun against it, with both at once as one of the ways: no other employer is looked for. */
export const isHeldBeside = once(
  ({ whole: c }): boolean =>
    c.asker.trade === 'post' && c.asker.work !== 'study' && !isWithoutPost(c.asker.settled) && weighsBeside(c.input.concern),
)
