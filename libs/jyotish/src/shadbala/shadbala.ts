import type { Chart } from '@disha/contracts/chart'
import { normalise180 } from '../angle.ts'
import { grahaYuddhas } from '../combustion.ts'
import { benefics, perSeven, SEVEN_GRAHAS, type SevenGraha } from '../dignities.ts'
import { drishtiVirupas } from '../drishti.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { JyotishError } from '../errors.ts'
import { cheshtaBala } from './cheshta.ts'
import { kalaBala, type KalaBala } from './kala.ts'
import { sthanaBala, type SthanaBala } from './sthana.ts'

/** Virupas, but `rupas` = total / 60. */
export type Shadbala = {
  sthana: SthanaBala
  dig: number
  kala: KalaBala & { yuddha: number }
  cheshta: number
  naisargika: number
  drik: number
  total: number
  rupas: number
  /** what BPHS 27.32-33 asks for */
  required: number
  /** which of the strengths reach the minima of BPHS 27.34-36 */
  reaches: Record<'sthana' | 'dig' | 'cheshta' | 'kala' | 'ayana', boolean>
}

/** Sevenths of sixty (BPHS 27). */
const NAISARGIKA: Record<SevenGraha, number> = perSeven(
  (graha) => (60 * { saturn: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, moon: 6, sun: 7 }[graha]) / 7,
)

/** Total virupas of a strong graha (BPHS 27.32-33). B.V. Raman asks 300 for the Sun. */
export const REQUIRED_VIRUPAS: Record<SevenGraha, number> = {
  sun: 390,
  moon: 360,
  mars: 300,
  mercury: 420,
  jupiter: 390,
  venus: 330,
  saturn: 300,
}

/** Place, direction, motion, time and declination (BPHS 27.34-36). */
const LEARNED = { sthana: 165, dig: 35, cheshta: 50, kala: 112, ayana: 30 }
const SOFT = { sthana: 133, dig: 50, cheshta: 30, kala: 100, ayana: 40 }
const HARD = { sthana: 96, dig: 30, cheshta: 40, kala: 67, ayana: 20 }
/** What BPHS 27.34-36 asks of the single strengths, virupas. */
export const COMPONENT_MINIMA: Record<SevenGraha, typeof LEARNED> = {
  sun: LEARNED,
  mercury: LEARNED,
  jupiter: LEARNED,
  moon: SOFT,
  venus: SOFT,
  mars: HARD,
  saturn: HARD,
}

const total = (parts: object): number => Object.values(parts).reduce((sum: number, value: number) => sum + value, 0)

/**
 * The six strengths of the seven grahas.
 *
 * A war moves the difference of the two totals from the vanquished to the victor (BPHS 27); others divide it by the difference of the
 * apparent diameters. Sources of the rest stand at each part.
 * @throws JyotishError `bad_input` when the birth time is unknown
 */
export function shadbala(chart: Chart, ephemeris: Ephemeris): Record<SevenGraha, Shadbala> {
  const { lagna } = chart.D1
  if (lagna === null) throw new JyotishError('bad_input', 'shadbala needs a birth time')
  const kala = kalaBala(chart, ephemeris)
  const result = perSeven((graha): Shadbala => {
    const parts = {
      sthana: sthanaBala(chart, graha, lagna.sign),
      dig: digBala(chart, graha),
      kala: { ...kala[graha], yuddha: 0 },
      cheshta: cheshtaBala(chart, graha),
      naisargika: NAISARGIKA[graha],
      drik: drikBala(chart, graha),
    }
    const virupas = total(parts.sthana) + parts.dig + total(parts.kala) + parts.cheshta + parts.naisargika + parts.drik
    return { ...parts, total: virupas, rupas: virupas / 60, required: REQUIRED_VIRUPAS[graha], reaches: reachesOf(graha, parts) }
  })
  const before = perSeven((graha) => result[graha].total)
  for (const { victor, vanquished } of grahaYuddhas(chart)) {
    const difference = Math.abs(before[victor] - before[vanquished])
    addYuddha(result[victor], difference)
    addYuddha(result[vanquished], -difference)
  }
  return result
}

function addYuddha(bala: Shadbala, virupas: number): void {
  bala.kala.yuddha += virupas
  bala.total += virupas
  bala.rupas = bala.total / 60
}

function reachesOf(graha: SevenGraha, parts: Pick<Shadbala, 'sthana' | 'dig' | 'kala' | 'cheshta'>): Shadbala['reaches'] {
  const minima = COMPONENT_MINIMA[graha]
  return {
    sthana: total(parts.sthana) >= minima.sthana,
    dig: parts.dig >= minima.dig,
    cheshta: parts.cheshta >= minima.cheshta,
    kala: total(parts.kala) >= minima.kala,
    ayana: parts.kala.ayana >= minima.ayana,
  }
}

/**
 * Strength of direction: a third of the angle from where a graha has none, folded at 180°: Sun and Mars the lower midheaven, Moon and Venus the
 * midheaven, Mercury and Jupiter the descendant, Saturn the ascendant. Source: BPHS 27.
 */
function digBala(chart: Chart, graha: SevenGraha): number {
  const ascendant = chart.ascendant!
  const midheaven = chart.midheaven!
  const powerless = {
    sun: midheaven + 180,
    mars: midheaven + 180,
    moon: midheaven,
    venus: midheaven,
    mercury: ascendant + 180,
    jupiter: ascendant + 180,
    saturn: ascendant,
  }[graha]
  return Math.abs(normalise180(chart.D1[graha].longitude + chart.ayanamsa.degrees - powerless)) / 3
}

/** Strength of sight: a quarter of what benefics cast on a graha less what malefics do. Source: BPHS 27, 26.6-12. */
function drikBala(chart: Chart, graha: SevenGraha): number {
  const good = benefics(chart)
  const sum = SEVEN_GRAHAS.filter((other) => other !== graha).reduce((virupas, other) => {
    const cast = drishtiVirupas(other, chart.D1[graha].longitude - chart.D1[other].longitude)
    return virupas + (good.has(other) ? cast : -cast)
  }, 0)
  return sum / 4
}
