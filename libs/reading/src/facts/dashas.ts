import type { BirthInput } from '@disha/contracts/birth'
import type { Chart, DashaPeriod, Graha } from '@disha/contracts/chart'
import { pratyantarsOf } from '@disha/jyotish/dasha'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { dashaShiftDays, precisionMinutes } from '@disha/jyotish/sensitivity'
import { dateIn } from './calendar.ts'

/** A clock time said to be exact is read as good to two minutes. */
const EXACT_MINUTES = 2

export type DashaDates = { lords: Graha[]; from: string; to: string; index: number }

/** How fine the dashas may be told: a period is named only when it is much longer than the error of its dates. */
export type DashaGrain = 'pratyantar' | 'antar' | 'maha' | 'none'

export type Dashas = {
  grain: DashaGrain
  /** by how many days every date may be early or late */
  errorDays: number
  /** what the error comes from */
  minutes: number
  mahas: DashaDates[]
  antars: DashaDates[]
  running: { maha: DashaDates; antar: DashaDates; pratyantar: DashaDates; nextPratyantar: DashaDates | null } | null
  nextMaha: DashaDates | null
}

/** Vimshottari of a chart as calendar dates, with the error that the birth time brings. */
export function readDashas(birth: BirthInput, chart: Chart, ephemeris: Ephemeris, asOf: string, timeZone: string): Dashas {
  const minutes = Math.max(EXACT_MINUTES, precisionMinutes(birth.precision))
  const errorDays = Math.ceil(Math.abs(dashaShiftDays(birth, ephemeris, minutes)))
  const grain: DashaGrain = errorDays <= 20 ? 'pratyantar' : errorDays <= 120 ? 'antar' : errorDays <= 500 ? 'maha' : 'none'
  const { periods } = chart.vimshottari
  const dated = (period: DashaPeriod, index: number): DashaDates => ({
    lords: period.lords,
    from: dateIn(timeZone, period.startAt),
    to: dateIn(timeZone, period.endAt),
    index,
  })
  // far periods are never told, and a date costs time: from a little before the last ten years to a little after the next twenty-five
  const first = `${Number(asOf.slice(0, 4)) - 12}`
  const last = `${Number(asOf.slice(0, 4)) + 28}`
  const all = periods.flatMap((period, index) =>
    period.endAt > first && (period.startAt < last || period.lords.length === 1) ? [dated(period, index)] : [],
  )
  const mahas = all.filter(({ lords }) => lords.length === 1)
  const antars = all.filter(({ lords }) => lords.length === 2)
  const maha = mahas.find(({ from, to }) => from <= asOf && asOf < to)
  const antar = antars.find(({ from, to }) => from <= asOf && asOf < to)
  if (maha === undefined || antar === undefined) return { grain: 'none', errorDays, minutes, mahas, antars, running: null, nextMaha: null }
  const pratyantars = pratyantarsIn(chart, antar, timeZone)
  const at = pratyantars.findIndex(({ from, to }) => from <= asOf && asOf < to)
  const pratyantar = pratyantars[Math.max(at, 0)] as DashaDates
  return {
    grain,
    errorDays,
    minutes,
    mahas,
    antars,
    running: { maha, antar, pratyantar, nextPratyantar: pratyantars[at + 1] ?? null },
    nextMaha: mahas.find(({ from }) => from >= maha.to) ?? null,
  }
}

/** The nine pratyantardashas of an antardasha, as calendar dates. */
export function pratyantarsIn(chart: Chart, antar: DashaDates, timeZone: string): DashaDates[] {
  return pratyantarsOf(chart, chart.vimshottari.periods[antar.index] as DashaPeriod).map(({ lords, startAt, endAt }) => ({
    lords,
    from: dateIn(timeZone, startAt),
    to: dateIn(timeZone, endAt),
    index: antar.index,
  }))
}
