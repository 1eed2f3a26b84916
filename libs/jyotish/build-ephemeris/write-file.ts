import { alignTo4, MAGIC, type EphemerisHeader } from '../src/ephemeris-file.ts'
import { END_JD, START_JD, type FittedSeries } from './fit.ts'

/** The bytes of an ephemeris file; see `src/ephemeris-file.ts` for the layout. */
export function ephemerisBytes(source: string, series: readonly FittedSeries[]): Uint8Array {
  const header: EphemerisHeader = {
    source,
    startJd: START_JD,
    endJd: END_JD,
    series: series.map(({ name, startJd, segmentDays, segments, terms }) => ({ name, startJd, segmentDays, segments, terms })),
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const dataStart = alignTo4(MAGIC.length + 4 + json.length)
  const bytes = new Uint8Array(dataStart + series.reduce((total, { coefficients }) => total + 4 * coefficients.length, 0))
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MAGIC))
  view.setUint32(MAGIC.length, json.length, true)
  bytes.set(json, MAGIC.length + 4)
  let offset = dataStart
  for (const { coefficients } of series) {
    for (const coefficient of coefficients) {
      view.setInt32(offset, coefficient, true)
      offset += 4
    }
  }
  return bytes
}
