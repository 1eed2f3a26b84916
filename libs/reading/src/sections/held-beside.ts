import type { Composer } from '../compose/composer.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { runsBeside, weighsTradeAndPost } from '../understanding/trade-begun.ts'
import { once } from './once.ts'

/** True of one in a post who holds a trade, to be begun or begun already, against it, with both at once as one of the ways: no other employer is looked for. */
export const isHeldBeside = once(({ whole: c }): boolean => holdsPost(c) && weighsTradeAndPost(c.input.concern))

/** True where that trade sells already: it grows beside the post, and nothing of it is a first time. */
export const runsAlready = once((c): boolean => isHeldBeside(c) && runsBeside(c.whole.input.concern))

/** True of one of working age who holds a post. */
export const holdsPost = (c: Composer): boolean => c.asker.trade === 'post' && c.asker.work !== 'study' && !isWithoutPost(c.asker.settled)
