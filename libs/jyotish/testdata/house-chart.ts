import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { julianDayOf } from '../src/time.ts'
import { placedChart, type Places } from './placed-chart.ts'

const LAGNAS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi']
const SHORT = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke']
const RADIANS = Math.PI / 180
const OBLIQUITY = 23.44

/** A graha's house where a line does not name it: one that few rules ask about. */
const QUIET_HOUSE = 3
const MIDDLE = 15

export type YogaChartRow = { id: string; outcome: string; lagna: string; places: string; why: string }

export function yogaChartRows(): YogaChartRow[] {
  return readFileSync(path.join(import.meta.dirname, 'yoga-charts.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id, outcome, lagna, places, why] = line.split(' | ')
      if (why === undefined) throw new Error(`not a row: ${line}`)
      return { id, outcome, lagna, places, why }
    })
}

/** A chart of grahas in houses, as `yoga-charts.txt` writes it. */
export function houseChart(lagna: string, places: string): Chart {
  const [name, lagnaDegree = MIDDLE] = lagna.split(':')
  const lagnaSign = LAGNAS.indexOf(name)
  if (lagnaSign < 0) throw new Error(`no such lagna: ${lagna}`)
  const longitude = (house: number, degree: number): number => ((lagnaSign + house - 1) % 12) * 30 + degree
  const given: Places = { lagna: longitude(1, Number(lagnaDegree)) }
  for (const graha of GRAHAS) if (graha !== 'ketu') given[graha] = longitude(QUIET_HOUSE, MIDDLE)
  let hourAngle: number | null = null
  let ghatis: number | null = null
  for (const token of places.split(' ')) {
    const [, short, house, degree = MIDDLE] = /^([A-Z][a-z])(-?\d+)(?::([\d.]+))?$/.exec(token) ?? []
    if (short === 'Hr') hourAngle = Number(house)
    else if (short === 'Gt') ghatis = Number(house)
    else if (SHORT.includes(short!)) given[GRAHAS[SHORT.indexOf(short!)] as Graha] = longitude(Number(house), Number(degree))
    else throw new Error(`not a place: ${token}`)
  }
  const placed = placedChart(given)
  const chart = ghatis === null ? placed : { ...placed, julianDayUt: julianDayOf(placed.panchanga.sunriseAt!) + ghatis / 60 }
  if (hourAngle === null) return chart
  // the Sun at the equinox has no right ascension, so the midheaven's is the hour angle
  const midheaven = Math.atan2(Math.sin(hourAngle * RADIANS) / Math.cos(OBLIQUITY * RADIANS), Math.cos(hourAngle * RADIANS)) / RADIANS
  return { ...chart, midheaven, tropical: { ...chart.tropical, sun: { ...chart.tropical.sun, longitude: 0 } } }
}
