import { HALF_YEARS, OBSERVED, SPLINE } from './delta-t-table.ts'
import { decimalYear } from './time.ts'

const dayOf = (year: number, month: number): number => Date.UTC(year, month, 1) / 86_400_000 + 2440587.5

/** Julian days of the observed values: half years from 1962-01-01, quarters from 1973-04-01. */
const KNOTS = Float64Array.from([
  ...HALF_YEARS.map((_, index) => dayOf(1962, 6 * index)),
  ...OBSERVED.map((_, index) => dayOf(1973, 3 + 3 * index)),
])
const VALUES = Float64Array.from([...HALF_YEARS, ...OBSERVED])
const LAST = KNOTS.length - 1
const BLEND_START_YEAR = 1960
const BLEND_END_YEAR = decimalYear(KNOTS[0])
/** The published spline lies this far from the observed series where that begins; faded in from 1960 so that both stand where they are trusted. */
const STEP_AT_FIRST_OBSERVATION = VALUES[0] - spline(BLEND_END_YEAR)

/** Rate at the table's end (s/year), and years over which it grows into the long-term parabola's. */
const RATE_AT_END = 0.1
const YEARS_TO_LONG_TERM = 75
const YEAR_AT_END = decimalYear(KNOTS[LAST])
/** Slope of -320 + 32.5 ((year - 1825) / 100)^2 (Stephenson, Morrison and Hohenkerk 2016), in s/year and s/year^2. */
const PARABOLA_CURVATURE = 0.0065
const PARABOLA_SLOPE_AT_END = PARABOLA_CURVATURE * (YEAR_AT_END - 1825)

/**
 * TT - UT1 in seconds at a Julian day (UT). Published spline up to 1960, observed values from 1962, a smooth passage between;
 * after the last value of the table a prediction: the rate grows from today's to that of the long-term parabola.
 */
export function deltaTSeconds(julianDayUt: number): number {
  if (julianDayUt >= KNOTS[LAST]) return predicted(decimalYear(julianDayUt))
  if (julianDayUt >= KNOTS[0]) return observed(julianDayUt)
  const year = decimalYear(julianDayUt)
  if (year <= BLEND_START_YEAR) return spline(year)
  const x = (year - BLEND_START_YEAR) / (BLEND_END_YEAR - BLEND_START_YEAR)
  return spline(year) + STEP_AT_FIRST_OBSERVATION * x * x * (3 - 2 * x)
}

/** Julian day TT of a Julian day UT. */
export function ttOfUt(julianDayUt: number): number {
  return julianDayUt + deltaTSeconds(julianDayUt) / 86_400
}

/** Julian day UT of a Julian day TT (Delta T changes by less than a microsecond over itself). */
export function utOfTt(julianDayTt: number): number {
  return julianDayTt - deltaTSeconds(julianDayTt - deltaTSeconds(julianDayTt) / 86_400) / 86_400
}

function spline(year: number): number {
  let row = SPLINE[0]
  for (let index = 1; index < SPLINE.length && SPLINE[index][0] <= year; index++) row = SPLINE[index]
  const t = (year - row[0]) / (row[1] - row[0])
  return row[2] + t * (row[3] + t * (row[4] + t * row[5]))
}

/** Cubic through the four nearest values. */
function observed(julianDay: number): number {
  let low = 0
  let high = LAST
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (KNOTS[middle] <= julianDay) low = middle
    else high = middle
  }
  const first = Math.min(Math.max(low - 1, 0), LAST - 3)
  let sum = 0
  for (let i = 0; i < 4; i++) {
    let weight = VALUES[first + i]
    for (let j = 0; j < 4; j++) if (j !== i) weight *= (julianDay - KNOTS[first + j]) / (KNOTS[first + i] - KNOTS[first + j])
    sum += weight
  }
  return sum
}

function predicted(year: number): number {
  const x = Math.min(year - YEAR_AT_END, YEARS_TO_LONG_TERM)
  const share = (x * x) / (2 * YEARS_TO_LONG_TERM)
  return (
    VALUES[LAST] + RATE_AT_END * (x - share) + PARABOLA_SLOPE_AT_END * share + (PARABOLA_CURVATURE * x * x * x) / (3 * YEARS_TO_LONG_TERM)
  )
}
