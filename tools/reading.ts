/**
 * Readings from the command line: JSON lines in, one result per line out.
 *   npm run -s reading -- --language=english --format=json|html|pdf [--out=DIR] < births.jsonl
 * A line: {id, utc | (birthLocal, timeZone?), latitude, longitude, placeName?, timePrecisionMinutes? | timeUnknown?, doubledHour?,
 *   person: {name, gender?}, concern?, details?, readAs?, topics?, seed, asOf, displayTimeZone?, previewOnly?}
 * With timeUnknown the clock of birthLocal counts for nothing: the chart is computed for the noon of that day, as the web service does.
 * json: {id, document, preview}; html and pdf: {id, file, bytes}, written to DIR (the working directory by default) as <id>.<format>.
 * A line that cannot be answered gives {id, error: {code, message}}; the batch goes on.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Gender } from '@disha/contracts/api/intake'
import { CalendarDate, DoubledHour, type BirthInput } from '@disha/contracts/birth'
import type { ReadingDocument } from '@disha/contracts/document'
import { Topic } from '@disha/contracts/finding'
import { Language, LOCALES } from '@disha/contracts/language'
import { ReadAs } from '@disha/contracts/question'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { resolveBirthTime } from '@disha/places/birth-time'
import { zoneOfCoordinates } from '@disha/places/node/zone-of-coordinates'
import type { ReadingInput } from '@disha/reading/input'
import { writePreview } from '@disha/reading/write-preview'
import { writeReading } from '@disha/reading/write-reading'
import { z } from 'zod'
import { answerLines, LineError } from './json-lines.ts'

const FORMATS = ['json', 'html', 'pdf'] as const
type Format = (typeof FORMATS)[number]

const Line = z.object({
  utc: z.iso.datetime({ offset: true }).optional(),
  birthLocal: z.string().optional(),
  timeZone: z.string().min(1).optional(),
  doubledHour: DoubledHour.optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  placeName: z.string().max(200).default(''),
  timePrecisionMinutes: z.number().min(0).max(180).nullish(),
  timeUnknown: z.boolean().optional(),
  person: z.object({ name: z.string().min(1).max(120), gender: Gender.optional() }),
  concern: z.string().max(5000).default(''),
  details: z.string().max(5000).optional(),
  readAs: ReadAs.optional(),
  topics: z.array(Topic).max(6).default([]),
  seed: z.string().min(1),
  asOf: CalendarDate,
  displayTimeZone: z.string().default('Asia/Kolkata'),
  previewOnly: z.boolean().optional(),
})
type Line = z.infer<typeof Line>

function parseArguments(values: readonly string[]): { language: Language; format: Format; out: string } {
  const options = { language: 'english' as Language, format: 'json' as Format, out: '.' }
  for (const value of values) {
    const [, name, text = ''] = /^--(language|format|out)=(.+)$/.exec(value) ?? []
    if (name === 'language' && Language.safeParse(text).success) options.language = text as Language
    else if (name === 'format' && (FORMATS as readonly string[]).includes(text)) options.format = text as Format
    else if (name === 'out') options.out = text
    else {
      process.stderr.write(
        `not an option: ${value}\nusage: reading [--language=english|hindi|tamil|telugu] [--format=${FORMATS.join('|')}] [--out=DIR] < births.jsonl\n`,
      )
      process.exit(2)
    }
  }
  return options
}

const { language, format, out } = parseArguments(process.argv.slice(2))
const END_OF_TIME = new Date(Date.UTC(2100, 0, 1))
const atNoon = (birthLocal: string): string => `${birthLocal.slice(0, 10)}T12:00:00`
const wallClock = (ms: number, offsetSeconds: number): string => new Date(ms + offsetSeconds * 1000).toISOString().slice(0, 19)

/** Wall clock, offset and instant: read by the zone's history, never guessed where the clock is in doubt. */
function momentOf(line: Line): Pick<BirthInput, 'birthLocal' | 'timeZone' | 'utc' | 'utcOffsetSeconds'> {
  const { latitude, longitude } = line
  const timeZone = line.timeZone ?? zoneOfCoordinates(latitude, longitude)
  if (line.utc !== undefined) {
    const ms = Date.parse(line.utc)
    let offset = 0
    for (let round = 0; round < 3; round++) {
      const { offsets } = resolveBirthTime({ birthLocal: wallClock(ms, offset), timeZone }, END_OF_TIME)
      const exact = offsets.find((reading) => Math.abs(Date.parse(reading.utc) - ms) < 1000)
      offset = (exact ?? offsets[0]!).utcOffsetSeconds
      if (exact) break
    }
    if (line.timeUnknown) return momentOf({ ...line, utc: undefined, birthLocal: wallClock(ms, offset), timeZone })
    return { birthLocal: wallClock(ms, offset), timeZone, utc: new Date(ms).toISOString(), utcOffsetSeconds: offset }
  }
  if (line.birthLocal === undefined) throw new LineError('bad_input', 'give utc, or birthLocal with timeZone')
  const birthLocal = line.timeUnknown ? atNoon(line.birthLocal) : line.birthLocal
  const { status, offsets } = resolveBirthTime({ birthLocal, timeZone, latitude, longitude }, END_OF_TIME)
  const instants = offsets.map(({ utc }) => utc).join(' or ')
  if (status === 'nonexistent')
    throw new LineError('time_nonexistent', `the clocks of ${timeZone} skipped ${birthLocal}; near it lie ${instants}`)
  if (status === 'ambiguous' && line.doubledHour === undefined)
    throw new LineError('time_ambiguous', `the clocks of ${timeZone} showed ${birthLocal} twice, at ${instants}; say doubledHour`)
  const chosen = offsets[line.doubledHour === 'later' ? offsets.length - 1 : 0]!
  return { birthLocal, timeZone, utc: chosen.utc, utcOffsetSeconds: chosen.utcOffsetSeconds }
}

function inputOf(value: unknown): { input: ReadingInput; previewOnly: boolean } {
  const parsed = Line.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new LineError('bad_input', `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'wrong'}`)
  }
  const line = parsed.data
  const { latitude, longitude, placeName, person, concern, details, readAs, topics, seed, asOf, displayTimeZone } = line
  const minutes = Math.round(line.timePrecisionMinutes ?? 0)
  const precision: BirthInput['precision'] = line.timeUnknown
    ? { kind: 'unknown' }
    : minutes > 0
      ? { kind: 'about', minutes }
      : { kind: 'exact' }
  const birth: BirthInput = { ...momentOf(line), latitude, longitude, placeName, precision }
  const ephemeris = loadEphemeris()
  return {
    input: {
      birth,
      chart: computeChart(birth, ephemeris),
      ephemeris,
      person,
      concern,
      ...(details === undefined ? {} : { details }),
      ...(readAs === undefined ? {} : { readAs }),
      topics,
      language,
      seed,
      asOf,
      displayTimeZone,
    },
    previewOnly: line.previewOnly === true,
  }
}

/** React sources cannot be stripped of their types, so the drawing rooms are taken as built. */
const built = async <M>(file: string): Promise<M> => (await import(new URL(`../${file}`, import.meta.url).href)) as M

/** The documents worker's own printer, started on first use. */
let printer: { render(html: string, meta: { title: string; language: string }): Promise<Uint8Array>; close(): Promise<void> } | undefined

async function fileOf(document: ReadingDocument): Promise<Uint8Array | string> {
  const { renderReportPage, reportTitle } = await built<typeof import('@disha/report/render-page')>('libs/report/dist/render-page.js')
  const { loadReportAssets } = await built<typeof import('@disha/report/node/assets')>('libs/report/dist/node/assets.js')
  const assets = loadReportAssets(document.language)
  if (format === 'html') return renderReportPage(document, { mode: 'web', assets })
  if (printer === undefined) {
    const { PdfRenderer } = await built<typeof import('../workers/documents/src/render-pdf.ts')>('workers/documents/dist/render-pdf.js')
    printer = new PdfRenderer()
  }
  return printer.render(renderReportPage(document, { mode: 'print', assets }), {
    title: reportTitle(document),
    language: LOCALES[document.language].slice(0, 2),
  })
}

async function answer(id: unknown, value: unknown): Promise<object> {
  const { input, previewOnly } = inputOf(value)
  if (previewOnly) return { preview: writePreview(input) }
  const document = writeReading(input)
  if (format === 'json') return { document, preview: writePreview(input) }
  const name =
    String(id ?? input.seed)
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .slice(0, 80) || 'reading'
  const file = path.join(out, `${name}.${format}`)
  const content = await fileOf(document)
  await mkdir(out, { recursive: true })
  await writeFile(file, content)
  return { file, bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength }
}

await answerLines((value, id) => answer(id, value))
await printer?.close()
