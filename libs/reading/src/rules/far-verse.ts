import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'

/** BPHS 23.11-12: malefics alone with both the 12th and its lord, or benefics alone; and whoever joins or sees the house or its lord. */
export function farVerse(c: Composer): { kind: 'far' | 'near' | null; on12: Graha[]; withLord: Graha[] } {
  const view = c.facts.main
  const lord = view.lordOf(12)
  const near = (graha: Graha): boolean => view.occupants(12).includes(graha) || view.aspecting(12).includes(graha)
  const withLord = [...c.facts.company(lord), ...c.facts.seenBy(lord)]
  const on12 = GRAHAS.filter((graha) => graha !== lord && near(graha))
  const both = (good: boolean): boolean =>
    [on12, withLord].every((list) => list.length > 0 && list.every((graha) => c.facts.benefic(graha) === good))
  return { kind: both(false) ? 'far' : both(true) ? 'near' : null, on12, withLord }
}
