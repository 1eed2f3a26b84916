import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { wellPlaced } from '../compose/parts.ts'
import { standing, supported } from '../compose/strength.ts'
import { DIGNITY_SCORE } from '../facts/houses.ts'

export type Authority = { kind: 'high' | 'some' | 'low'; grahas: Graha[]; good: Graha[] }

/** What a graha that does not stand well is without: a place that helps, strength enough, or both. */
export const lackOf = (c: Composer, graha: Graha): 'place' | 'strength' | 'both' =>
  !isAble(c, graha) ? (wellPlaced(c, graha) ? 'strength' : 'both') : 'place'

/** A measure just met does not raise what its sign brings low. */
const isAble = (c: Composer, graha: Graha): boolean =>
  standing(c, graha) === 'strong' || (supported(c, graha) && DIGNITY_SCORE[c.facts.dignity(graha)] >= 0)

/**
 * Rank (the Sun), office (the 10th lord) and counsel (the amatyakaraka) taken together (practice); one graha may hold several of these. It is the
 * one judge of command: no text sends somebody to it where none of these stands high.
 */
export function authorityOf(c: Composer): Authority {
  const amatya = c.facts.karaka('amatya')
  const grahas = [...new Set<Graha>(['sun', c.facts.main.lordOf(10), ...(amatya === null ? [] : [amatya])])]
  // no measure raises what its house brings low; a weak Sun leaves rank itself unsupported
  const good = grahas.filter((graha) => wellPlaced(c, graha) && isAble(c, graha))
  const kind = good.length * 2 > grahas.length && standing(c, 'sun') !== 'weak' ? 'high' : good.length > 0 ? 'some' : 'low'
  return { kind, grahas, good }
}
