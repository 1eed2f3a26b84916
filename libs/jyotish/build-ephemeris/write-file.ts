import { MAGIC, type EphemerisHeader } from '../src/ephemeris-file.ts'
import { END_JD, START_JD, type FittedSeries } from './fit.ts'

/** The bytes of an ephemeris file; see `src/ephemeris-file.ts` for the layout. */
export function ephemerisBytes(source: string, series: readonly FittedSeries[]): Uint8Array {
  const headers = series.map(({ name, startJd, segmentDays, segments, terms, coefficients }) => ({
    name,
    startJd,
    segmentDays,
    segments,
    widths: Array.from({ length: terms }, (_, term) => widthOf(coefficients, term, terms)),
  }))
  const header: EphemerisHeader = { source, startJd: START_JD, endJd: END_JD, series: headers }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const dataStart = MAGIC.length + 4 + json.length
  const dataLength = headers.reduce((sum, { segments, widths }) => sum + segments * widths.reduce((total, width) => total + width, 0), 0)
  const bytes = new Uint8Array(dataStart + dataLength)
  bytes.set(new TextEncoder().encode(MAGIC))
  new DataView(bytes.buffer).setUint32(MAGIC.length, json.length, true)
  bytes.set(json, MAGIC.length + 4)
  let offset = dataStart
  for (const [index, { coefficients, terms }] of series.entries()) {
    for (let term = 0; term < terms; term++) {
      for (let at = term; at < coefficients.length; at += terms)
        for (let byte = 0; byte < headers[index].widths[term]; byte++) bytes[offset++] = coefficients[at] >> (8 * byte)
    }
  }
  return bytes
}

/** Fewest bytes that hold every coefficient of a term. */
function widthOf(coefficients: Int32Array, term: number, terms: number): number {
  let low = 0
  let high = 0
  for (let at = term; at < coefficients.length; at += terms) {
    low = Math.min(low, coefficients[at])
    high = Math.max(high, coefficients[at])
  }
  for (let width = 1; width < 4; width++) {
    const limit = 2 ** (8 * width - 1)
    if (low >= -limit && high < limit) return width
  }
  return 4
}
