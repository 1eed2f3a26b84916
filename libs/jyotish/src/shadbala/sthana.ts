import type { Chart } from '@disha/contracts/chart'
import { normalise180 } from '../angle.ts'
import { compoundRelation, EXALTATION, MOOLATRIKONA, SIGN_LORDS, type CompoundRelation, type SevenGraha } from '../dignities.ts'
import { houseOf } from '../houses.ts'
import type { VargaName } from '../vargas.ts'

/** Strength of place, virupas. */
export type SthanaBala = { uccha: number; saptavargaja: number; ojayugma: number; kendra: number; drekkana: number }

const SEVEN_VARGAS: readonly VargaName[] = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30']
const MOOLATRIKONA_VIRUPAS = 45
const OWN_VIRUPAS = 30
const RELATION_VIRUPAS: Record<CompoundRelation, number> = {
  greatFriend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  greatEnemy: 1.875,
}
/** Third of the sign in which each has its drekkana strength: male first, neuter second, female third, as in both worked examples. */
const STRONG_THIRD: Record<SevenGraha, number> = { sun: 0, mars: 0, jupiter: 0, mercury: 1, saturn: 1, moon: 2, venus: 2 }

/**
 * Strength of place: exaltation, the seven vargas (moolatrikona by its whole sign and in the rashi chart only; friendships of the rashi chart),
 * odd and even signs in rashi and navamsa, angles, thirds of the sign.
 * Source: BPHS 27.1-6; the shares of the relations halve from 45 on as in both worked examples, where an English print of 27.2-4 has 20, 15, 10, 4
 * and 2.
 */
export function sthanaBala(chart: Chart, graha: SevenGraha, lagnaSign: number): SthanaBala {
  const { longitude, sign, degree } = chart.D1[graha]
  const even = graha === 'moon' || graha === 'venus' ? 1 : 0
  return {
    uccha: Math.abs(normalise180(longitude - EXALTATION[graha] - 180)) / 3,
    saptavargaja: SEVEN_VARGAS.reduce((sum, varga) => sum + vargaVirupas(chart, graha, varga), 0),
    ojayugma: 15 * [sign, chart.D9[graha].sign].filter((place) => place % 2 === even).length,
    kendra: [60, 30, 15][(houseOf(sign, lagnaSign) - 1) % 3],
    drekkana: Math.min(Math.floor(degree / 10), 2) === STRONG_THIRD[graha] ? 15 : 0,
  }
}

function vargaVirupas(chart: Chart, graha: SevenGraha, varga: VargaName): number {
  const { sign } = chart[varga][graha]
  if (varga === 'D1' && sign === MOOLATRIKONA[graha][0]) return MOOLATRIKONA_VIRUPAS
  const relation = compoundRelation(chart, graha, SIGN_LORDS[sign])
  return relation === null ? OWN_VIRUPAS : RELATION_VIRUPAS[relation]
}
