import type { Chart, Graha } from '@disha/contracts/chart'
import { normalise180 } from './angle.ts'

type Combustible = 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'

/** Degrees from the Sun: direct and retrograde (Surya Siddhanta 9, as tradition hands them down; BPHS as read gives none). */
const ORBS: Record<Combustible, readonly [direct: number, retrograde: number]> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
}

export type Combustion = {
  /** degrees from the Sun, 0..180 */
  distance: number
  /** the orb that applied, degrees */
  orb: number
  combust: boolean
}

/** How far a graha stands from the Sun and whether that burns it; null for the Sun and the nodes, which are never combust. */
export function combustionOf(chart: Chart, graha: Graha): Combustion | null {
  if (graha === 'sun' || graha === 'rahu' || graha === 'ketu') return null
  const { longitude, retrograde } = chart.D1[graha]
  const distance = Math.abs(normalise180(longitude - chart.D1.sun.longitude))
  const orb = ORBS[graha][retrograde ? 1 : 0]
  return { distance, orb, combust: distance <= orb }
}

export function isCombust(chart: Chart, graha: Graha): boolean {
  return combustionOf(chart, graha)?.combust ?? false
}

const WARRIORS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type Warrior = (typeof WARRIORS)[number]

/** Two star grahas less than a degree apart; `distance` in degrees. */
export type GrahaYuddha = { victor: Warrior; vanquished: Warrior; distance: number }

const WAR_DEGREES = 1

/**
 * Wars of the star grahas: less than one degree apart in longitude; the more northern one (apparent latitude) wins.
 * Source: Surya Siddhanta 7 by tradition; others let the one of lesser longitude win, or Venus always.
 */
export function grahaYuddhas(chart: Chart): GrahaYuddha[] {
  const wars: GrahaYuddha[] = []
  for (const [index, one] of WARRIORS.entries())
    for (const other of WARRIORS.slice(index + 1)) {
      const distance = Math.abs(normalise180(chart.D1[one].longitude - chart.D1[other].longitude))
      if (distance >= WAR_DEGREES) continue
      const northern = chart.tropical[one].latitude >= chart.tropical[other].latitude
      wars.push({ victor: northern ? one : other, vanquished: northern ? other : one, distance })
    }
  return wars
}
