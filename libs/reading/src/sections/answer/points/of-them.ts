import type { Composer, Line } from '../../../compose/composer.ts'
import { isCaseRunning } from '../../apart.ts'
import { theirDays } from '../../waiting.ts'
import { method } from './shared.ts'

/** True of somebody whose marriage has ended, or is before a court to end. */
export const wedsAgain = (c: Composer): boolean => c.asker.bond === 'parted' || c.asker.bond === 'widowed' || isCaseRunning(c)

/** Whether a marriage after one that ended is with the one who is there: what no chart of one's own names, and the one question with its two days. */
export function withThem(c: Composer): Line[] {
  const { ask, limit } = theirDays(c)
  return [
    c.line([method(c)], 'point.them.which'),
    c.line([...new Set([...ask.ids, ...limit.ids])], 'point.them.ask', {
      ask: c.date(ask.day, ask.errorDays),
      limit: c.date(limit.day, limit.errorDays),
    }),
  ]
}
