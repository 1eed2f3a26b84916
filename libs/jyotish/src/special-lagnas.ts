import type { Chart } from '@disha/contracts/chart'
import { normalise360 } from './angle.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import { SUN, valueAt, type Ephemeris } from './ephemeris.ts'
import { JyotishError } from './errors.ts'
import { hinduDay } from './hindu-day.ts'
import { SECONDS_PER_DAY } from './time.ts'

/** Signs that each moves in a day: one in five ghatis (two hours), in two and a half, in one. */
const SIGNS_PER_DAY = { bhava: 12, hora: 24, ghati: 60 } as const
export type SpecialLagna = keyof typeof SIGNS_PER_DAY

/** Sidereal longitude in degrees and its sign, 0-11. */
export type SpecialLagnaPlace = { longitude: number; sign: number }

/**
 * Bhava, hora and ghati lagna: the Sun's sidereal place at the Hindu sunrise that began the day of birth, moved on by a sign for every 5,
 * 2½ or 1 ghatis since. A minute of birth time moves the ghati lagna by 1.25°.
 * Source: BPHS 5.2-8.
 * @throws JyotishError `bad_input` when the birth time is unknown
 */
export function specialLagnas(chart: Chart, ephemeris: Ephemeris): Record<SpecialLagna, SpecialLagnaPlace> {
  if (chart.D1.lagna === null) throw new JyotishError('bad_input', 'special lagnas need a birth time')
  const { sunrise } = hinduDay(chart, ephemeris)
  const tt = sunrise + chart.deltaTSeconds / SECONDS_PER_DAY
  const sun = valueAt(ephemeris.longitudes[SUN], tt) - meanAyanamsa(chart.conventions.ayanamsa, tt)
  const placeOf = (lagna: SpecialLagna): SpecialLagnaPlace => {
    const longitude = normalise360(sun + 30 * SIGNS_PER_DAY[lagna] * (chart.julianDayUt - sunrise))
    return { longitude, sign: Math.floor(longitude / 30) }
  }
  return { bhava: placeOf('bhava'), hora: placeOf('hora'), ghati: placeOf('ghati') }
}
