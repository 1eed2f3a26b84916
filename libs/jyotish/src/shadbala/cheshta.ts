import type { Chart } from '@disha/contracts/chart'
import { normalise180 } from '../angle.ts'
import type { SevenGraha } from '../dignities.ts'
import { centuries } from '../time.ts'

/** Mean tropical longitude at J2000.0 and degrees a Julian century, equinox of date as far as a virupa's thousandth asks (J. Meeus, ch. 31-32). */
const MEAN_LONGITUDES = {
  sun: [280.466457, 36000.7698278],
  mars: [355.433, 19141.6964471],
  mercury: [252.250906, 149474.0722491],
  jupiter: [34.351519, 3036.3027748],
  venus: [181.979801, 58519.2130302],
  saturn: [50.077444, 1223.5110686],
} as const

/**
 * Strength of motion, virupas: a third of the angle between a graha's sheeghrochcha and the middle of its mean and true places. The
 * sheeghrochcha of Mars, Jupiter and Saturn is the mean Sun; Mercury and Venus have their own mean place for it and the mean Sun for theirs.
 * Sun and Moon get none here: their share is in the doubled ayana and paksha.
 * Source: BPHS 27 in B.V. Raman's working.
 */
export function cheshtaBala(chart: Chart, graha: SevenGraha): number {
  if (graha === 'sun' || graha === 'moon') return 0
  const t = centuries(chart.julianDayUt)
  const mean = (of: keyof typeof MEAN_LONGITUDES): number => MEAN_LONGITUDES[of][0] + MEAN_LONGITUDES[of][1] * t
  const inner = graha === 'mercury' || graha === 'venus'
  const sheeghrochcha = mean(inner ? graha : 'sun')
  const own = mean(inner ? 'sun' : graha)
  const middle = own + normalise180(chart.D1[graha].longitude + chart.ayanamsa.degrees - own) / 2
  return Math.abs(normalise180(sheeghrochcha - middle)) / 3
}
