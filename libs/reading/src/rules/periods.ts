import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { signLord, type House } from '../facts/houses.ts'
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

/** A lord of a sub-period with no tie to a topic, one with a tie too slight to count, and one that is tied. */
export type TieDegree = 'none' | 'slight' | 'tied'

/** Houses and lords that the chapter on life abroad reads beside those by which its stretches are found. */
const OF_DISTANCE: readonly House[] = [3, 7, 9, 12]
const LORDS_OF_DISTANCE: readonly House[] = [9, 12]
/** A lord of work, study or company whose house has a lord of distance as its guest. */
const HOSTS: readonly House[] = [5, 7, 10]

/** True of a graha that the chapter on life abroad ties to distance by any way. */
function touchesDistance(c: Composer, graha: Graha): boolean {
  const view = c.facts.main
  const by = graha === 'rahu' || graha === 'ketu' ? signLord(c.facts.sign(graha)) : graha
  return (
    OF_DISTANCE.some((house) => view.houseOf(graha) === house || view.lordOf(house) === by) ||
    LORDS_OF_DISTANCE.some((house) => {
      const lord = view.lordOf(house)
      const inSight = c.facts.seenBy(graha).includes(lord) && c.facts.seenBy(lord).includes(graha)
      return (
        inSight || c.facts.company(graha).includes(lord) || HOSTS.some((one) => view.lordOf(one) === graha && view.houseOf(lord) === one)
      )
    })
  )
}

/** True of a sub-period, or of a main period by its own lord, that belongs to a topic: the judge of every sentence that calls one tied. */
export const isTiedPeriod = (c: Composer, period: DashaDates, topic: MainTopic): boolean =>
  (period.lords.length === 1 ? tieTo(c, period.lords[0] as Graha, topic) : periodTie(c, period, topic)) >= TIED

/** The degree of a tie, by which every sentence words it. */
export function tieDegree(c: Composer, period: DashaDates, topic: MainTopic): TieDegree {
  if (isTiedPeriod(c, period, topic)) return 'tied'
  const antar = period.lords[1] as Graha
  return tieTo(c, antar, topic) > 0 || (topic === 'abroad' && touchesDistance(c, antar)) ? 'slight' : 'none'
}
