import { MAY_BE_MARRIED } from '../understanding/ages.ts'
import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { hasBrokenMatch } from './topic.ts'
import { subjectOf } from '../understanding/understanding.ts'
import { isUnsaid, kindOf, seeksAgain } from './stretch-kind.ts'

/** From this age on nothing is assumed of a partner who was not named. */
const LATE = 70
/** From this age on the choice of a partner by horoscope is not assumed to be asked. */
export const MATCHED = 45

/** True for those who have not said how they live: not for the married, who read of it first, nor for those who ask when they will marry. */
export const mayBeBound = (c: Composer): boolean =>
  (c.asker.love === 'open' && !hasBrokenMatch(c) && c.asker.age >= MAY_BE_MARRIED && subjectOf(c.input.concern, 'love') !== 'marriage') ||
  (c.asker.love === 'wide' && c.asker.age < LATE)

/** True for those who may be bound and did not ask about love: what is told has to be true of both states, and is kept short. */
export const unsaid = (c: Composer): boolean => mayBeBound(c) && isUnsaid(c)
/** True from midlife on for those who may be bound: nothing is told as to one who looks for somebody. */
export const atHome = (c: Composer): boolean => kindOf(c, 'love') === 'love.home'
/** True for those whose weeks under Venus are told as weeks to meet somebody. */
export const seeksOne = (c: Composer): boolean => (c.asker.love === 'open' && !atHome(c)) || c.asker.love === 'parted'

export function cannotOf(c: Composer): MessageKey {
  const { love } = c.asker
  if (love === 'bond') return 'love.cannotBond'
  if (love === 'partner') return c.asker.settled.includes('engaged') ? 'love.cannotWed' : 'love.cannotPartner'
  if (love === 'widowed' && seeksAgain(c)) return 'love.cannotOpen'
  if (love === 'widowed' || love === 'wide') return 'love.cannotWide'
  if (atHome(c)) return 'love.cannotHome'
  return mayBeBound(c) ? 'love.cannot' : 'love.cannotOpen'
}
