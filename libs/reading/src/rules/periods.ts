import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { tieTo, type MainTopic } from './witnesses.ts'

/** From this tie on a sub-period belongs to a topic, and from the second on closely. */
export const TIED = 2
export const CLOSELY_TIED = 4

/** How closely an antardasha is tied to a topic: by its own lord, to whose tie the main lord adds half of its own. */
export function periodTie(c: Composer, { lords }: DashaDates, topic: MainTopic): number {
  const [maha, antar] = lords as [Graha, Graha]
  const own = tieTo(c, antar, topic)
  return own === 0 ? 0 : own + tieTo(c, maha, topic) / 2
}
