import type { Chart } from '@disha/contracts/chart'
import { compoundRelation, SIGN_LORDS, type CompoundRelation, type SevenGraha } from './dignities.ts'
import type { VargaName } from './vargas.ts'

/** Weights of the vargas in the four sets; each set adds up to twenty. */
const WEIGHTS: Record<VargaSet, Partial<Record<VargaName, number>>> = {
  six: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  seven: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  ten: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  sixteen: {
    D1: 3.5,
    D2: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
}
export const VARGA_SETS = ['six', 'seven', 'ten', 'sixteen'] as const
export type VargaSet = (typeof VARGA_SETS)[number]

const OWN = 20
const SHARES: Record<CompoundRelation, number> = { greatFriend: 18, friend: 15, neutral: 10, enemy: 7, greatEnemy: 5 }

/**
 * Strength of a graha by the lords of its signs in six, seven, ten and sixteen vargas, 5..20: below 10 little good, to 15 middling, above it good.
 * Friendships are those of the rashi chart; exaltation counts for nothing here.
 * Source: BPHS 7.17-27.
 */
export function vimshopaka(chart: Chart, graha: SevenGraha): Record<VargaSet, number> {
  const share = (varga: VargaName): number => {
    const relation = compoundRelation(chart, graha, SIGN_LORDS[chart[varga][graha].sign])
    return relation === null ? OWN : SHARES[relation]
  }
  const strength = (set: VargaSet): number =>
    Object.entries(WEIGHTS[set]).reduce((sum, [varga, weight]) => sum + (weight * share(varga as VargaName)) / 20, 0)
  return { six: strength('six'), seven: strength('seven'), ten: strength('ten'), sixteen: strength('sixteen') }
}
