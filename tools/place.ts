/**
 * Places and clocks from the command line, JSON lines in and out, one result per line:
 * `{id, query, language?}` → `{id, places: [...]}`; `{id, birthLocal, timeZone?, latitude?, longitude?}` → `{id, timeZone, status, offsets, notices}`.
 * A line that cannot be answered gives `{id, error: {code, message}}`; the batch goes on.
 */
import { Language } from '@disha/contracts/language'
import { resolveBirthTime } from '@disha/places/birth-time'
import type { Gazetteer } from '@disha/places/gazetteer'
import { loadGazetteer } from '@disha/places/node/load-gazetteer'
import { zoneOfCoordinates } from '@disha/places/node/zone-of-coordinates'
import { z } from 'zod'
import { answerLines, LineError } from './json-lines.ts'

const Id = z.union([z.string(), z.number()]).nullish()
const SearchLine = z.object({ id: Id, query: z.string(), language: Language.optional(), limit: z.number().int().min(1).max(50).optional() })
const TimeLine = z
  .object({
    id: Id,
    birthLocal: z.string(),
    timeZone: z.string().min(1).optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  })
  .refine((line) => line.timeZone !== undefined || (line.latitude !== undefined && line.longitude !== undefined), {
    message: 'give timeZone, or latitude and longitude',
  })

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new LineError('invalid_request', `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'wrong'}`)
}

let gazetteer: Gazetteer | undefined

async function answer(value: unknown): Promise<object> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new LineError('invalid_request', 'a line is a JSON object')
  if ('query' in value) {
    const { query, language, limit } = parse(SearchLine, value)
    gazetteer ??= await loadGazetteer()
    return { places: gazetteer.search(query, { ...(language && { language }), ...(limit && { limit }) }) }
  }
  if ('birthLocal' in value) {
    const { birthLocal, latitude, longitude, ...given } = parse(TimeLine, value)
    const timeZone = given.timeZone ?? zoneOfCoordinates(latitude!, longitude!)
    return {
      timeZone,
      ...resolveBirthTime({
        birthLocal,
        timeZone,
        ...(latitude !== undefined && { latitude }),
        ...(longitude !== undefined && { longitude }),
      }),
    }
  }
  throw new LineError('invalid_request', 'a line holds query, or birthLocal with timeZone or coordinates')
}

await answerLines(answer)
