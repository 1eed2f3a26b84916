import { BODY_COUNT, TRUE_NODE, type ChebyshevSeries, type Ephemeris } from './ephemeris.ts'
import { JyotishError } from './errors.ts'

/**
 * Layout: the 8 bytes of MAGIC, the header's length as uint32, the header as JSON, then the series in the header's order, all
 * little-endian. A series is stored term by term, the coefficients of one term for all segments together, as two's complement integers of
 * the number of bytes that `widths` gives for the term: the later terms are small.
 */
export const MAGIC = 'DISHAEP2'

export type SeriesHeader = { name: string; startJd: number; segmentDays: number; segments: number; widths: number[] }
export type EphemerisHeader = { source: string; startJd: number; endJd: number; series: SeriesHeader[] }

/** Names of the series that a file must hold, longitudes and latitudes by body number. */
export const BODY_NAMES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'trueNode'] as const

/**
 * Reads an ephemeris from its bytes.
 * @throws JyotishError `ephemeris_damaged` when the bytes are not a whole ephemeris
 */
export function readEphemeris(bytes: Uint8Array): Ephemeris {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerStart = MAGIC.length + 4
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || bytes.length < headerStart) throw new JyotishError('ephemeris_damaged', 'the ephemeris file does not begin as one')
  const headerLength = view.getUint32(MAGIC.length, true)
  if (headerStart + headerLength > bytes.length) throw new JyotishError('ephemeris_damaged', 'the ephemeris file ends inside its header')
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(headerStart, headerStart + headerLength))) as EphemerisHeader
  let offset = headerStart + headerLength
  const series = new Map<string, ChebyshevSeries>()
  for (const { name, startJd, segmentDays, segments, widths } of header.series) {
    const size = segments * widths.reduce((sum, width) => sum + width, 0)
    if (offset + size > bytes.length) throw new JyotishError('ephemeris_damaged', `the ephemeris file ends inside ${name}`)
    series.set(name, {
      startJd,
      segmentDays,
      segments,
      terms: widths.length,
      coefficients: coefficientsOf(bytes, offset, segments, widths),
    })
    offset += size
  }
  if (offset !== bytes.length) throw new JyotishError('ephemeris_damaged', 'the ephemeris file goes on after its last series')
  const named = (name: string): ChebyshevSeries => {
    const found = series.get(name)
    if (!found) throw new JyotishError('ephemeris_damaged', `the ephemeris file lacks ${name}`)
    return found
  }
  const sameSegments = (name: string, others: readonly string[]): void => {
    const one = named(name)
    for (const other of others.map(named))
      if (
        other.segmentDays !== one.segmentDays ||
        other.startJd !== one.startJd ||
        other.segments !== one.segments ||
        other.terms > one.terms
      )
        throw new JyotishError('ephemeris_damaged', `the series beside ${name} do not share its segments`)
  }
  for (const body of BODY_NAMES.slice(0, TRUE_NODE)) sameSegments(`${body}.longitude`, [`${body}.latitude`])
  sameSegments('trueNode.longitude', ['nutation.longitude'])
  sameSegments('nutation.longitude', ['nutation.obliquity'])
  return {
    source: header.source,
    startJd: header.startJd,
    endJd: header.endJd,
    longitudes: BODY_NAMES.slice(0, BODY_COUNT).map((name) => named(`${name}.longitude`)),
    latitudes: BODY_NAMES.slice(0, TRUE_NODE).map((name) => named(`${name}.latitude`)),
    nutationLongitude: named('nutation.longitude'),
    nutationObliquity: named('nutation.obliquity'),
  }
}

function coefficientsOf(bytes: Uint8Array, start: number, segments: number, widths: readonly number[]): Int32Array {
  const terms = widths.length
  const coefficients = new Int32Array(segments * terms)
  let offset = start
  for (let term = 0; term < terms; term++) {
    const width = widths[term]
    const unused = 32 - 8 * width
    for (let at = term; at < coefficients.length; at += terms) {
      let value = 0
      for (let byte = 0; byte < width; byte++) value |= bytes[offset++] << (8 * byte)
      coefficients[at] = (value << unused) >> unused
    }
  }
  return coefficients
}
