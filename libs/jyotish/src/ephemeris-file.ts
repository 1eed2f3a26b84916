import { BODY_COUNT, TRUE_NODE, type ChebyshevSeries, type Ephemeris } from './ephemeris.ts'
import { JyotishError } from './errors.ts'

/**
 * Layout: the 8 bytes of MAGIC, the header's length as uint32, the header as JSON, zero bytes up to a multiple of 4, then each series'
 * coefficients as int32, all little-endian, in the header's order.
 */
export const MAGIC = 'DISHAEP1'

export type SeriesHeader = { name: string; startJd: number; segmentDays: number; segments: number; terms: number }
export type EphemerisHeader = { source: string; startJd: number; endJd: number; series: SeriesHeader[] }

/** Names of the series that a file must hold, longitudes and latitudes by body number. */
export const BODY_NAMES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'trueNode'] as const

/**
 * Reads an ephemeris from its bytes. Nothing is copied when they are aligned: the series are views on the buffer.
 * @throws JyotishError `ephemeris_damaged` when the bytes are not a whole ephemeris
 */
export function readEphemeris(bytes: Uint8Array): Ephemeris {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC) throw new JyotishError('ephemeris_damaged', 'the ephemeris file does not begin as one')
  const headerLength = view.getUint32(MAGIC.length, true)
  const headerStart = MAGIC.length + 4
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(headerStart, headerStart + headerLength))) as EphemerisHeader
  let offset = alignTo4(headerStart + headerLength)
  const series = new Map<string, ChebyshevSeries>()
  for (const { name, startJd, segmentDays, segments, terms } of header.series) {
    const count = segments * terms
    if (offset + 4 * count > bytes.byteLength) throw new JyotishError('ephemeris_damaged', `the ephemeris file ends inside ${name}`)
    series.set(name, { startJd, segmentDays, segments, terms, coefficients: int32View(bytes, offset, count) })
    offset += 4 * count
  }
  const named = (name: string): ChebyshevSeries => {
    const found = series.get(name)
    if (!found) throw new JyotishError('ephemeris_damaged', `the ephemeris file lacks ${name}`)
    return found
  }
  const node = named('trueNode.longitude')
  const nutation = named('nutation.longitude')
  if (node.segmentDays !== nutation.segmentDays || node.startJd !== nutation.startJd)
    throw new JyotishError('ephemeris_damaged', 'the node and the nutation must share their segments')
  return {
    source: header.source,
    startJd: header.startJd,
    endJd: header.endJd,
    longitudes: BODY_NAMES.slice(0, BODY_COUNT).map((name) => named(`${name}.longitude`)),
    latitudes: BODY_NAMES.slice(0, TRUE_NODE).map((name) => named(`${name}.latitude`)),
    nutationLongitude: nutation,
    nutationObliquity: named('nutation.obliquity'),
  }
}

export function alignTo4(offset: number): number {
  return (offset + 3) & ~3
}

const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

function int32View(bytes: Uint8Array, offset: number, count: number): Int32Array {
  const start = bytes.byteOffset + offset
  if (LITTLE_ENDIAN && start % 4 === 0) return new Int32Array(bytes.buffer, start, count)
  const view = new DataView(bytes.buffer, start, 4 * count)
  return Int32Array.from({ length: count }, (_, index) => view.getInt32(4 * index, true))
}
