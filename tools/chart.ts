/**
 * Charts from the command line, JSON lines in and out, one result per line:
 *   {id, utc | (birthLocal, timeZone?), latitude, longitude, utcOffsetSeconds?, doubledHour?, timePrecisionMinutes? | timeUnknown?,
 *    node?, ayanamsa?, yearDays?, deltaTSeconds?}
 * `--only=positions|vargas|panchanga|vimshottari|transits|sadeSati|sensitivity|ashtakavarga|shadbala|karakas|arudhas|yogas|doshas|dignities`
 * (several by commas) narrows the result; from `sensitivity` on, parts come only when asked for, and are null where they need an unknown lagna.
 * `--transits=FROM..TO` (dates or instants) adds transits with contacts to the natal points. Instants in results are UTC, angles degrees.
 * A line that cannot be answered gives `{id, error: {code, message}}`; the batch goes on.
 */
import type { BirthInput } from '@disha/contracts/birth'
import { GRAHAS, type Chart, type DashaPeriod, type Graha, type PanchangaElement } from '@disha/contracts/chart'
import { arudhaPadas, upapada } from '@disha/jyotish/arudha'
import { ashtakavarga } from '@disha/jyotish/ashtakavarga'
import { avasthas, sayanadi } from '@disha/jyotish/avasthas'
import { AYANAMSAS } from '@disha/jyotish/ayanamsa'
import { combustionOf, grahaYuddhas } from '@disha/jyotish/combustion'
import { computeChart, type ChartOptions } from '@disha/jyotish/compute-chart'
import { benefics, compoundRelation, dignityOf, isSeven, SEVEN_GRAHAS } from '@disha/jyotish/dignities'
import { doshas } from '@disha/jyotish/doshas'
import { drishtiMatrix } from '@disha/jyotish/drishti'
import { functionalNature } from '@disha/jyotish/functional-nature'
import { charaKarakas, karakamsa, karakasThatChange } from '@disha/jyotish/karakas'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { sensitivity } from '@disha/jyotish/sensitivity'
import { ishtaKashta } from '@disha/jyotish/shadbala/ishta-kashta'
import { shadbala } from '@disha/jyotish/shadbala/shadbala'
import { specialLagnas } from '@disha/jyotish/special-lagnas'
import { findTransits, sadeSati } from '@disha/jyotish/transits'
import { VARGAS } from '@disha/jyotish/vargas'
import { vimshopaka } from '@disha/jyotish/vimshopaka'
import { yogas } from '@disha/jyotish/yogas/yogas'
import { BirthTimeError, resolveBirthTime, type BirthTime } from '@disha/places/birth-time'
import { zoneOfCoordinates } from '@disha/places/node/zone-of-coordinates'
import { z } from 'zod'
import { answerLines, LineError } from './json-lines.ts'

const PARTS_BY_DEFAULT = ['positions', 'vargas', 'panchanga', 'vimshottari', 'sadeSati'] as const
const STRENGTHS = ['ashtakavarga', 'shadbala', 'karakas', 'arudhas', 'yogas', 'doshas', 'dignities'] as const
const PARTS = [...PARTS_BY_DEFAULT, 'transits', 'sensitivity', ...STRENGTHS] as const
type Part = (typeof PARTS)[number]

const DEFAULT_SENSITIVITY_MINUTES = 30
const SADE_SATI_YEARS = 100
/** Charts of days to come are asked for too; only forms refuse them. */
const END_OF_TIME = new Date(Date.UTC(2200, 0, 1))
const START_OF_TIME = new Date(Date.UTC(1851, 0, 1))

const Line = z.object({
  utc: z.string().optional(),
  birthLocal: z.string().optional(),
  timeZone: z.string().min(1).optional(),
  utcOffsetSeconds: z.number().int().min(-86_400).max(86_400).optional(),
  doubledHour: z.enum(['earlier', 'later']).optional(),
  timePrecisionMinutes: z.number().min(0).max(720).nullish(),
  timeUnknown: z.boolean().optional(),
  node: z.enum(['mean', 'true']).optional(),
  ayanamsa: z.enum(AYANAMSAS).optional(),
  yearDays: z.number().optional(),
  deltaTSeconds: z.number().optional(),
})
type Line = z.infer<typeof Line>

const outOfRange = (instant: string): LineError => new LineError('date_out_of_range', `${instant} is outside the ephemeris (1900-2099)`)

const usage = (message: string): never => {
  process.stderr.write(`${message}\nusage: chart [--only=${PARTS.join('|')}] [--transits=FROM..TO] < births.jsonl\n`)
  process.exit(2)
}

function parseArguments(values: readonly string[]): { parts: ReadonlySet<Part>; span: { fromUtc: string; toUtc: string } | null } {
  let parts: Set<Part> | null = null
  let span: { fromUtc: string; toUtc: string } | null = null
  for (const value of values) {
    const [, name, text] = /^--(only|transits)=(.+)$/.exec(value) ?? []
    if (name === 'only') {
      const wanted = text!.split(',')
      const unknown = wanted.find((part) => !(PARTS as readonly string[]).includes(part))
      if (unknown !== undefined) usage(`unknown part: ${unknown}`)
      parts = new Set(wanted as Part[])
    } else if (name === 'transits') {
      const [from, to] = text!.split('..')
      if (!from || !to) usage('--transits wants FROM..TO')
      else span = { fromUtc: instantOf(from), toUtc: instantOf(to) }
    } else usage(`unknown option: ${value}`)
  }
  if (parts?.has('transits') && !span) usage('--only=transits needs --transits=FROM..TO')
  return { parts: parts ?? new Set(PARTS_BY_DEFAULT), span }
}

function instantOf(text: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`
  if (Number.isNaN(Date.parse(instant))) usage(`not a date: ${text}`)
  return instant
}

const { parts, span } = parseArguments(process.argv.slice(2))

/** Code of input that the engine refuses itself is the engine's; everything else that is wrong with a line is `bad_input`. */
function parse(value: unknown): { line: Line; latitude: number; longitude: number } {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new LineError('bad_input', 'a line is a JSON object')
  const { latitude, longitude } = value as { latitude?: unknown; longitude?: unknown }
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    throw new LineError('bad_coordinates', 'latitude is a number in -90..90 and longitude in -180..180, north and east positive')
  const result = Line.safeParse(value)
  if (result.success) return { line: result.data, latitude, longitude }
  const [issue] = result.error.issues
  throw new LineError('bad_input', `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'wrong'}`)
}

/** Wall clock, offset and instant of a line: read by the zone's history, never guessed where the clock is in doubt. */
function momentOf(
  line: Line,
  latitude: number,
  longitude: number,
): Pick<BirthInput, 'birthLocal' | 'timeZone' | 'utc' | 'utcOffsetSeconds'> {
  const { utc, birthLocal, utcOffsetSeconds, doubledHour } = line
  const timeZone = line.timeZone ?? (utcOffsetSeconds === undefined ? zoneOfCoordinates(latitude, longitude) : 'UTC')
  if (utc !== undefined) {
    const ms = /(Z|[+-]\d\d:?\d\d)$/.test(utc) ? Date.parse(utc) : NaN
    if (Number.isNaN(ms)) throw new LineError('bad_input', 'utc is not an instant such as 1990-04-12T01:00:00Z')
    if (ms < START_OF_TIME.getTime() || ms > END_OF_TIME.getTime()) throw outOfRange(utc)
    const offset = utcOffsetSeconds ?? offsetOf(timeZone, ms)
    return { birthLocal: wallClock(ms, offset), timeZone, utc: new Date(ms).toISOString(), utcOffsetSeconds: offset }
  }
  if (birthLocal === undefined) throw new LineError('bad_input', 'give utc, or birthLocal with timeZone')
  if (utcOffsetSeconds !== undefined) {
    const local = Date.parse(`${birthLocal}Z`)
    if (Number.isNaN(local)) throw new LineError('bad_input', 'birthLocal is not a date and time such as 1990-04-12T06:30:00')
    if (local < START_OF_TIME.getTime() || local > END_OF_TIME.getTime()) throw outOfRange(birthLocal)
    return { birthLocal, timeZone, utc: new Date(local - utcOffsetSeconds * 1000).toISOString(), utcOffsetSeconds }
  }
  const { status, offsets } = readClock(birthLocal, timeZone, latitude, longitude)
  const readings = offsets.map(({ utc: instant }) => instant).join(' or ')
  if (status === 'nonexistent')
    throw new LineError('time_nonexistent', `the clocks of ${timeZone} skipped ${birthLocal}; near it lie ${readings}`)
  if (status === 'ambiguous' && doubledHour === undefined)
    throw new LineError('time_ambiguous', `the clocks of ${timeZone} showed ${birthLocal} twice, at ${readings}; say doubledHour`)
  const chosen = offsets[doubledHour === 'later' ? offsets.length - 1 : 0]!
  return { birthLocal, timeZone, utc: chosen.utc, utcOffsetSeconds: chosen.utcOffsetSeconds }
}

function readClock(birthLocal: string, timeZone: string, latitude: number, longitude: number): BirthTime {
  try {
    return resolveBirthTime({ birthLocal, timeZone, latitude, longitude }, END_OF_TIME)
  } catch (error) {
    throw error instanceof BirthTimeError && (error.code === 'before_1850' || error.code === 'future_date') ? outOfRange(birthLocal) : error
  }
}

/** The zone's offset at an instant: the wall clock that reads back to it. */
function offsetOf(timeZone: string, ms: number): number {
  let offset = 0
  for (let round = 0; round < 3; round++) {
    const { offsets } = resolveBirthTime({ birthLocal: wallClock(ms, offset), timeZone }, END_OF_TIME)
    const exact = offsets.find((reading) => Math.abs(Date.parse(reading.utc) - ms) < 1000)
    if (exact) return exact.utcOffsetSeconds
    offset = offsets[0]!.utcOffsetSeconds
  }
  return offset
}

function wallClock(ms: number, offsetSeconds: number): string {
  return new Date(ms + offsetSeconds * 1000).toISOString().slice(0, 19)
}

function answer(value: unknown): object {
  const { line, latitude, longitude } = parse(value)
  const minutes = line.timePrecisionMinutes ?? 0
  const precision: BirthInput['precision'] = line.timeUnknown
    ? { kind: 'unknown' }
    : minutes > 0
      ? { kind: 'about', minutes: Math.min(180, Math.max(1, Math.round(minutes))) }
      : { kind: 'exact' }
  const birth: BirthInput = { ...momentOf(line, latitude, longitude), latitude, longitude, placeName: '', precision }
  const options: ChartOptions = {
    ...(line.node && { node: line.node }),
    ...(line.ayanamsa && { ayanamsa: line.ayanamsa }),
    ...(line.yearDays !== undefined && { dashaYearDays: line.yearDays }),
    ...(line.deltaTSeconds !== undefined && { deltaTSeconds: line.deltaTSeconds }),
  }
  const ephemeris = loadEphemeris()
  const chart = computeChart(birth, ephemeris, options)
  return {
    ...(parts.has('positions') && positions(chart)),
    ...(parts.has('vargas') && { vargas: vargas(chart) }),
    ...(parts.has('panchanga') && { panchanga: panchangaOf(chart) }),
    ...(parts.has('vimshottari') && { vimshottari: chart.vimshottari.periods.map(dasha) }),
    ...(parts.has('sadeSati') && { sadeSati: sadeSatiOf(chart) }),
    ...(parts.has('sensitivity') && { sensitivity: sensitivity(birth, ephemeris, minutes || DEFAULT_SENSITIVITY_MINUTES, options) }),
    ...strengthsOf(chart),
    ...(span && { transits: findTransits(ephemeris, { ...span, natal: chart }) }),
  }
}

function positions(chart: Chart): object {
  const { D1, tropical, ascendant, midheaven, ayanamsa } = chart
  const sidereal = (graha: Graha): object => {
    const { longitude, sign, nakshatra, pada, retrograde } = D1[graha]
    return { longitude, sign, nakshatra, pada, retrograde }
  }
  const toSidereal = (angle: number): number => Math.round(((((angle - ayanamsa.degrees) % 360) + 360) % 360) * 1e8) / 1e8
  return {
    utc: chart.input.utc,
    julianDayUt: chart.julianDayUt,
    utcOffsetSeconds: chart.input.utcOffsetSeconds,
    deltaTSeconds: chart.deltaTSeconds,
    ayanamsa,
    tropical,
    sidereal: Object.fromEntries(GRAHAS.map((graha) => [graha, sidereal(graha)])),
    ascendant: D1.lagna && {
      sidereal: D1.lagna.longitude,
      tropical: ascendant,
      sign: D1.lagna.sign,
      nakshatra: D1.lagna.nakshatra,
      pada: D1.lagna.pada,
    },
    midheaven: midheaven === null ? null : { sidereal: toSidereal(midheaven), tropical: midheaven },
  }
}

function vargas(chart: Chart): object {
  return Object.fromEntries(
    VARGAS.map((varga) => {
      const { lagna } = chart[varga]
      const grahas = GRAHAS.map((graha): [string, number] => [graha, chart[varga][graha].sign])
      return [varga, { ascendant: lagna && lagna.sign, ...Object.fromEntries(grahas) }]
    }),
  )
}

function panchangaOf({ panchanga }: Chart): object {
  const element = ({ number, startAt, endAt }: PanchangaElement): { number: number; start: string; end: string } => ({
    number,
    start: startAt,
    end: endAt,
  })
  const { nakshatra, karana } = panchanga
  return {
    vara: panchanga.vara,
    tithi: element(panchanga.tithi),
    nakshatra: { ...element(nakshatra), pada: nakshatra.pada },
    yoga: element(panchanga.yoga),
    karana: { ...element(karana), name: karana.name },
    sunrise: panchanga.sunriseAt,
    sunset: panchanga.sunsetAt,
    varaVisible: panchanga.varaVisible,
    visibleSunrise: panchanga.visibleSunriseAt,
    visibleSunset: panchanga.visibleSunsetAt,
  }
}

function dasha({ lords, startAt, endAt }: DashaPeriod): object {
  return { lords, start: startAt, end: endAt }
}

/** The parts of `STRENGTHS` that were asked for. */
function strengthsOf(chart: Chart): object {
  const timed = chart.D1.lagna !== null
  const makers: Record<(typeof STRENGTHS)[number], () => unknown> = {
    ashtakavarga: () => timed && ashtakavargasOf(chart),
    shadbala: () => timed && shadbala(chart, loadEphemeris()),
    karakas: () => ({
      seven: charaKarakas(chart),
      eight: charaKarakas(chart, 8),
      changes: karakasThatChange(chart),
      karakamsa: karakamsa(chart),
    }),
    arudhas: () =>
      timed && {
        padas: arudhaPadas(chart),
        soleLords: arudhaPadas(chart, 'sole'),
        associated: arudhaPadas(chart, 'associated'),
        upapada: upapada(chart),
        specialLagnas: specialLagnas(chart, loadEphemeris()),
      },
    yogas: () => yogas(chart, loadEphemeris()),
    doshas: () => doshas(chart),
    dignities: () => dignitiesOf(chart),
  }
  return Object.fromEntries(STRENGTHS.filter((part) => parts.has(part)).map((part) => [part, makers[part]() || null]))
}

/** By the rows of BPHS, and beside them what Varahamihira's rows change. */
function ashtakavargasOf(chart: Chart): object {
  const { table, bav, sav } = ashtakavarga(chart, 'varahamihira')
  return { ...ashtakavarga(chart), alternative: { table, bav: { moon: bav.moon, venus: bav.venus }, sav } }
}

function dignitiesOf(chart: Chart): object {
  const { lagna } = chart.D1
  const natures = lagna && functionalNature(lagna.sign)
  const good = benefics(chart)
  const states = avasthas(chart)
  const doings = sayanadi(chart, loadEphemeris())
  const fruits = lagna && ishtaKashta(chart, shadbala(chart, loadEphemeris()))
  const grahas = GRAHAS.map((graha): [Graha, object] => {
    const combustion = combustionOf(chart, graha)
    const own = isSeven(graha) && {
      relations: Object.fromEntries(SEVEN_GRAHAS.map((other) => [other, compoundRelation(chart, graha, other)])),
      avasthas: { ...states[graha], sayanadi: doings && doings[graha] },
      functional: natures && natures[graha],
      vimshopaka: vimshopaka(chart, graha),
      ...(fruits && fruits[graha]),
    }
    return [graha, { dignity: dignityOf(chart, graha), benefic: good.has(graha), combustion, ...own }]
  })
  return { grahas: Object.fromEntries(grahas), yuddhas: grahaYuddhas(chart), drishti: drishtiMatrix(chart) }
}

/** From birth on for a hundred years, or as far as the ephemeris goes. */
function sadeSatiOf(chart: Chart): object[] {
  const birth = new Date(chart.input.utc)
  const end = new Date(birth)
  end.setUTCFullYear(birth.getUTCFullYear() + SADE_SATI_YEARS)
  return sadeSati(loadEphemeris(), chart.D1.moon.sign, birth.toISOString(), end.toISOString()).map(
    ({ phase, name, startAt, endAt, startClipped, endClipped }) => ({ phase, name, start: startAt, end: endAt, startClipped, endClipped }),
  )
}

await answerLines(answer)
