import type { Chart } from '@disha/contracts/chart'
import { normalise180 } from '../angle.ts'
import { perSeven, type SevenGraha } from '../dignities.ts'
import type { Shadbala } from './shadbala.ts'

/** What a graha gives of the wished and of the unwished in its periods, 0..60; together 60. */
export type IshtaKashta = { ishta: number; kashta: number }

/**
 * Half of the strengths of exaltation and of motion together, and what is wanting to 60. The Sun's motion is here the angle of the tropical Sun
 * from Makara, the Moon's that from the Sun. B.V. Raman takes the root of the product instead.
 * Source: BPHS 28.2-6.
 */
export function ishtaKashta(chart: Chart, bala: Record<SevenGraha, Shadbala>): Record<SevenGraha, IshtaKashta> {
  const motion = (graha: SevenGraha): number => {
    if (graha === 'sun') return Math.abs(normalise180(chart.tropical.sun.longitude + 90)) / 3
    return graha === 'moon' ? Math.abs(normalise180(chart.D1.moon.longitude - chart.D1.sun.longitude)) / 3 : bala[graha].cheshta
  }
  return perSeven((graha) => {
    const ishta = (bala[graha].sthana.uccha + motion(graha)) / 2
    return { ishta, kashta: 60 - ishta }
  })
}
