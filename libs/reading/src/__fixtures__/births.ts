import type { BirthInput, TimePrecision } from '@disha/contracts/birth'
import type { Chart } from '@disha/contracts/chart'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import type { ReadingInput } from '../input.ts'

const birth = (
  birthLocal: string,
  utc: string,
  utcOffsetSeconds: number,
  timeZone: string,
  latitude: number,
  longitude: number,
  placeName: string,
  precision: TimePrecision = { kind: 'exact' },
): BirthInput => ({
  birthLocal,
  timeZone,
  utc,
  utcOffsetSeconds,
  latitude,
  longitude,
  placeName,
  precision,
})

/** Invented people: spread over lagnas, ages, places, precisions, boundary charts and high latitudes. */
// prettier-ignore
export const BIRTHS: Readonly<Record<string, BirthInput>> = {
  delhi: birth('1990-04-12T06:30:00', '1990-04-12T01:00:00.000Z', 19800, 'Asia/Kolkata', 28.6139, 77.209, 'New Delhi, India'),
  chennai: birth('1984-11-02T22:15:00', '1984-11-02T16:45:00.000Z', 19800, 'Asia/Kolkata', 13.0827, 80.2707, 'Chennai, India'),
  hyderabad: birth('1997-08-21T14:05:00', '1997-08-21T08:35:00.000Z', 19800, 'Asia/Kolkata', 17.385, 78.4867, 'Hyderabad, India', { kind: 'about', minutes: 15 }),
  unknown: birth('2001-01-30T12:00:00', '2001-01-30T06:30:00.000Z', 19800, 'Asia/Kolkata', 19.076, 72.8777, 'Mumbai, India', { kind: 'unknown' }),
  morning: birth('1979-12-05T09:00:00', '1979-12-05T03:30:00.000Z', 19800, 'Asia/Kolkata', 22.5726, 88.3639, 'Kolkata, India', { kind: 'dayPart', part: 'morning' }),
  tromso: birth('1975-06-09T03:40:00', '1975-06-09T02:40:00.000Z', 3600, 'Europe/Oslo', 69.6492, 18.9553, 'Tromsø, Norway'),
  fresno: birth('1988-07-04T23:58:00', '1988-07-05T06:58:00.000Z', -25200, 'America/Los_Angeles', 36.7378, -119.7871, 'Fresno, United States'),
  sydney: birth('1993-02-14T18:20:00', '1993-02-14T07:20:00.000Z', 39600, 'Australia/Sydney', -33.8688, 151.2093, 'Sydney, Australia'),
  elder: birth('1931-03-18T04:44:00', '1931-03-17T23:14:00.000Z', 19800, 'Asia/Kolkata', 26.9124, 75.7873, 'Jaipur, India'),
  young: birth('2008-10-03T16:31:00', '2008-10-03T11:01:00.000Z', 19800, 'Asia/Kolkata', 12.9716, 77.5946, 'Bengaluru, India'),
  london: birth('1969-05-17T11:11:00', '1969-05-17T10:11:00.000Z', 3600, 'Europe/London', 51.5074, -0.1278, 'London, United Kingdom'),
  kathmandu: birth('1986-01-01T00:05:00', '1985-12-31T18:20:00.000Z', 20700, 'Asia/Kathmandu', 27.7172, 85.324, 'Kathmandu, Nepal', { kind: 'about', minutes: 120 }),
}

export const ALL_BIRTH_NAMES: readonly string[] = Object.keys(BIRTHS)

/** Births that differ from another of the list in nothing but the chart. */
const OF_FULL_RUN: readonly string[] = ['chennai', 'fresno', 'sydney', 'london']

/** All of them in a full run (`TEST_FULL=1`); else one of each kind of birth time, age and place. */
export const BIRTH_NAMES = ALL_BIRTH_NAMES.filter(
  // eslint-disable-next-line no-restricted-globals -- test data, which no reading imports
  (name) => process.env['TEST_FULL'] === '1' || !OF_FULL_RUN.includes(name),
)

const charts = new Map<string, Chart>()

/** The chart of one of the births, computed once in a test file: what follows from a chart is kept with it. */
function chartOf(name: string): Chart {
  let chart = charts.get(name)
  if (chart === undefined) charts.set(name, (chart = computeChart(BIRTHS[name], loadEphemeris())))
  return chart
}

/** A reading's input for one of the births. */
export function inputFor(name: string, extra: Partial<ReadingInput> = {}): ReadingInput {
  return {
    birth: BIRTHS[name],
    chart: chartOf(name),
    ephemeris: loadEphemeris(),
    person: { name: 'Asha Verma' },
    concern: 'Should I change my job this year, and when will I marry?',
    topics: [],
    language: 'english',
    seed: `session-${name}`,
    asOf: '2026-11-21',
    displayTimeZone: 'Asia/Kolkata',
    ...extra,
  }
}
