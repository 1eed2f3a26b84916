import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { wellPlaced } from '../compose/parts.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { houseOfSign } from '../facts/houses.ts'
import { tieTo, type MainTopic } from './witnesses.ts'

export type PeriodTone = 'well' | 'mixed' | 'ill'

/** From this tie on a sub-period belongs to a topic, and from the second on closely. */
export const TIED = 2
export const CLOSELY_TIED = 4

/** The one rating of an antardasha, whatever it is asked about: its lord's state, and how it stands from the main lord. */
export function periodTone(c: Composer, { lords }: DashaDates): PeriodTone {
  const [maha, antar] = lords as [Graha, Graha]
  const apart = houseOfSign(c.facts.sign(antar), c.facts.sign(maha))
  const score = (wellPlaced(c, antar) ? 1 : -1) + ([5, 9].includes(apart) ? 1 : [6, 8, 12].includes(apart) ? -1 : 0)
  return score >= 1 ? 'well' : score <= -2 ? 'ill' : 'mixed'
}

/** How closely an antardasha is tied to a topic: by its own lord, to whose tie the main lord adds half of its own. */
export function periodTie(c: Composer, { lords }: DashaDates, topic: MainTopic): number {
  const [maha, antar] = lords as [Graha, Graha]
  const own = tieTo(c, antar, topic)
  return own === 0 ? 0 : own + tieTo(c, maha, topic) / 2
}
