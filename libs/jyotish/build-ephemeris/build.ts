/**
 * Builds the ephemeris file, by hand and never at install:
 *   apt-get download casacore-data-jpl-de405 && dpkg-deb -x casacore-data-jpl-de405_*.deb de405
 *   node --conditions=@disha/source build-ephemeris/build.ts de405/usr/share/casacore/data/ephemerides/DE405/table.f0i [out]
 * About ten minutes of one core. Writes src/node/ephemeris.bin, or `out`, and prints its SHA-256, which `src/node/ephemeris.sha256` keeps.
 * The result is the same on every run with the same Node; another JavaScript engine's sin and cos may turn a coefficient by one unit.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { apparentMoon, apparentPlanet, apparentSun, observerAt, osculatingNode, type Place } from './apparent.ts'
import { De405 } from './de405.ts'
import { fitSeries, type FittedSeries } from './fit.ts'
import { nutation } from './nutation.ts'
import { Sky } from './sky.ts'
import { ephemerisBytes } from './write-file.ts'

/** Days of a segment, terms of the longitude, terms of the latitude: what leaves 0.003" (0.01" in latitude) on the hardest segment. */
const SHAPES = {
  sun: [24, 11, 7],
  moon: [12, 15, 14],
  mars: [32, 15, 12],
  mercury: [16, 13, 12],
  jupiter: [32, 12, 9],
  venus: [24, 13, 11],
  saturn: [32, 11, 8],
} as const
type Fitted = keyof typeof SHAPES
const EXTRA_NODES = 3
const NODE = { segmentDays: 12, terms: 13, nodes: 16 }
const NUTATION = { longitude: { segmentDays: 12, terms: 8, nodes: 12 }, obliquity: { segmentDays: 12, terms: 6, nodes: 12 } }

const [source, out = path.join(import.meta.dirname, '../src/node/ephemeris.bin')] = process.argv.slice(2)
if (!source) {
  process.stderr.write("usage: build.ts PATH-TO-DE405's-table.f0i [OUT]; see the head of this file for how to get it\n")
  process.exit(2)
}
const sky = new Sky(new De405(source))

/** Longitude and latitude are fitted one after the other from the same places. */
function fitBody(body: Fitted): FittedSeries[] {
  const [segmentDays, longitudeTerms, latitudeTerms] = SHAPES[body]
  const nodes = longitudeTerms + EXTRA_NODES
  const places = new Map<number, Place>()
  const at = (day: number): Place => {
    let place = places.get(day)
    if (!place) {
      const observer = observerAt(sky, day)
      place =
        body === 'sun' ? apparentSun(sky, observer) : body === 'moon' ? apparentMoon(sky, observer) : apparentPlanet(sky, body, observer)
      places.set(day, place)
    }
    return place
  }
  return [
    fitSeries(`${body}.longitude`, { segmentDays, terms: longitudeTerms, nodes }, (day) => at(day).longitude, true),
    fitSeries(`${body}.latitude`, { segmentDays, terms: latitudeTerms, nodes }, (day) => at(day).latitude, false),
  ]
}

const series: FittedSeries[] = []
for (const body of Object.keys(SHAPES) as Fitted[]) {
  const start = Date.now()
  series.push(...fitBody(body))
  process.stderr.write(`${body}: ${Math.round((Date.now() - start) / 1000)} s\n`)
}
series.push(fitSeries('trueNode.longitude', NODE, (day) => osculatingNode(sky, day), true))
for (const part of ['longitude', 'obliquity'] as const)
  series.push(fitSeries(`nutation.${part}`, NUTATION[part], (day) => nutation((day - 2451545) / 36525)[part], false))

const bytes = ephemerisBytes('JPL DE405, VSOP87B and ELP/MPP02 outside 1959-2060, IAU 2006/2000B', series)
writeFileSync(out, bytes)
process.stdout.write(`${createHash('sha256').update(bytes).digest('hex')}  ${path.basename(out)}  ${bytes.length} bytes\n`)
