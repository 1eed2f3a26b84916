import type { BirthInput } from '@disha/contracts/birth'
import type { Graha } from '@disha/contracts/chart'
import { computeChart } from '@disha/jyotish/compute-chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'

const HOUR_MS = 3_600_000
/** A quarter of a day moves the dashas by a quarter of the birth lord's years, less than the shortest mahadasha. */
const HOURS = [0, 6, 12, 18, 24] as const

/**
 * The mahadashas that may be running at noon (UT) of a day when only the date of birth is known, in the order of the clock at birth: from
 * midnight to midnight of the civil day.
 */
export function possibleMahas(birth: BirthInput, ephemeris: Ephemeris, asOf: string): Graha[] {
  const midnight = Date.parse(`${birth.birthLocal.slice(0, 10)}T00:00:00Z`)
  const lords = HOURS.map((hour) => {
    const local = midnight + hour * HOUR_MS
    const moved: BirthInput = {
      ...birth,
      birthLocal: new Date(local).toISOString().slice(0, 19),
      utc: new Date(local - birth.utcOffsetSeconds * 1000).toISOString(),
    }
    const at = `${asOf}T12:00:00.000Z`
    const { periods } = computeChart(moved, ephemeris).vimshottari
    return periods.find((period) => period.lords.length === 1 && period.startAt <= at && at < period.endAt)?.lords[0]
  })
  return [...new Set(lords.filter((lord) => lord !== undefined))]
}
