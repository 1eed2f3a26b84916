import type { Chart, DashaPeriod, Graha } from '@disha/contracts/chart'
import { JyotishError } from './errors.ts'
import { NAKSHATRA_DEGREES, nakshatraOf } from './nakshatra.ts'
import { julianDayOf, utcOf } from './time.ts'

/** Vimshottari lords from Ashvini's on, and the years of each (Brihat Parashara Hora Shastra 46.12-16). */
export const DASHA_LORDS: readonly Graha[] = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury']
export const DASHA_YEARS: readonly number[] = [7, 20, 6, 10, 7, 18, 16, 19, 17]
export const CYCLE_YEARS = 120

/** Lengths of the dasha year in days that are in use; the first is the default. The text itself names none. */
export const DASHA_YEAR_DAYS = { julian: 365.25, sidereal: 365.256364, savana: 360 } as const

export type Vimshottari = Chart['vimshottari']

/**
 * Vimshottari from the Moon's sidereal longitude (degrees): nine mahadashas whose first began before birth, each followed by its nine
 * antardashas, and the starts of the pratyantardashas.
 */
export function vimshottari(moonLongitude: number, birthJulianDayUt: number, yearDays: number): Vimshottari {
  const nakshatra = nakshatraOf(moonLongitude)
  const first = (nakshatra - 1) % 9
  const elapsed = (moonLongitude - (nakshatra - 1) * NAKSHATRA_DEGREES) / NAKSHATRA_DEGREES
  const elapsedYears = elapsed * DASHA_YEARS[first]
  const startJd = birthJulianDayUt - elapsedYears * yearDays
  const periods: DashaPeriod[] = []
  const pratyantarStartAt: string[] = []
  let years = 0
  for (let m = 0; m < 9; m++) {
    const maha = (first + m) % 9
    const mahaEnd = years + DASHA_YEARS[maha]
    periods.push(period([DASHA_LORDS[maha]], startJd, years, mahaEnd, yearDays))
    let antarStart = years
    for (let a = 0; a < 9; a++) {
      const antar = (maha + a) % 9
      const antarYears = (DASHA_YEARS[maha] * DASHA_YEARS[antar]) / CYCLE_YEARS
      const antarEnd = a === 8 ? mahaEnd : antarStart + antarYears
      periods.push(period([DASHA_LORDS[maha], DASHA_LORDS[antar]], startJd, antarStart, antarEnd, yearDays))
      let start = antarStart
      for (let p = 0; p < 9; p++) {
        pratyantarStartAt.push(utcOf(startJd + start * yearDays))
        start += (antarYears * DASHA_YEARS[(antar + p) % 9]) / CYCLE_YEARS
      }
      antarStart = antarEnd
    }
    years = mahaEnd
  }
  return { balanceYears: DASHA_YEARS[first] - elapsedYears, periods, pratyantarStartAt }
}

function period(lords: Graha[], startJd: number, startYears: number, endYears: number, yearDays: number): DashaPeriod {
  return { lords, startAt: utcOf(startJd + startYears * yearDays), endAt: utcOf(startJd + endYears * yearDays) }
}

/**
 * The nine parts of a dasha period, one level deeper, in the order of their lords.
 * @example subPeriods(dashaAt(chart, utc).pratyantar) // nine sukshmadashas
 */
export function subPeriods(parent: DashaPeriod): DashaPeriod[] {
  const first = DASHA_LORDS.indexOf(parent.lords[parent.lords.length - 1])
  const start = Date.parse(parent.startAt)
  const length = Date.parse(parent.endAt) - start
  const bounds = [start]
  let years = 0
  for (let index = 0; index < 9; index++) {
    years += DASHA_YEARS[(first + index) % 9]
    bounds.push(start + (length * years) / CYCLE_YEARS)
  }
  return Array.from({ length: 9 }, (_, index) => ({
    lords: [...parent.lords, DASHA_LORDS[(first + index) % 9]],
    startAt: new Date(Math.round(bounds[index])).toISOString(),
    endAt: new Date(Math.round(bounds[index + 1])).toISOString(),
  }))
}

/**
 * The maha-, antar- and pratyantardasha in force at an instant.
 * @throws JyotishError `date_out_of_range` before the first mahadasha or after the 120 years
 */
export function dashaAt(chart: Chart, utc: string): { maha: DashaPeriod; antar: DashaPeriod; pratyantar: DashaPeriod } {
  const at = utcOf(julianDayOf(utc))
  const { periods } = chart.vimshottari
  const maha = periods.find((one) => one.lords.length === 1 && one.startAt <= at && at < one.endAt)
  const antar = periods.find((one) => one.lords.length === 2 && one.startAt <= at && at < one.endAt)
  if (!maha || !antar) throw new JyotishError('date_out_of_range', `${utc} lies outside the 120 years of this chart's Vimshottari`)
  const pratyantar = pratyantarsOf(chart, antar).find((one) => one.startAt <= at && at < one.endAt)!
  return { maha, antar, pratyantar }
}

/** The nine pratyantardashas of an antardasha, from the chart's stored starts. */
export function pratyantarsOf(chart: Chart, antar: DashaPeriod): DashaPeriod[] {
  const { periods, pratyantarStartAt } = chart.vimshottari
  const antars = periods.filter(({ lords }) => lords.length === 2)
  const base = 9 * antars.findIndex(({ startAt }) => startAt === antar.startAt)
  if (base < 0) throw new JyotishError('bad_input', "not an antardasha of this chart's Vimshottari")
  const first = DASHA_LORDS.indexOf(antar.lords[1])
  return Array.from({ length: 9 }, (_, index) => ({
    lords: [...antar.lords, DASHA_LORDS[(first + index) % 9]],
    startAt: pratyantarStartAt[base + index],
    endAt: index === 8 ? antar.endAt : pratyantarStartAt[base + index + 1],
  }))
}
