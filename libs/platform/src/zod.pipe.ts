import type { PipeTransform } from '@nestjs/common'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'

const MAX_DEPTH = 12

function tooDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false
  if (depth >= MAX_DEPTH) return true
  return Object.values(value).some((inner) => tooDeep(inner, depth + 1))
}

/** Where a string stands that Postgres cannot store as text or JSON: one with a NUL or half a surrogate pair. */
function unstorable(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(key, [...path, key]) ?? unstorable(inner, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** Parses a body or query by its contract; a wrong one is 400 with every field at fault named. */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.infer<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown): z.infer<Schema> {
    if (tooDeep(value)) throw new ApiError('invalid_request', 'The request is nested too deeply.')
    const damaged = unstorable(value)
    if (damaged !== undefined) {
      const message = 'This text holds characters that cannot be stored.'
      throw new ApiError('invalid_request', message, { fields: [{ field: damaged, message }] })
    }
    const result = this.schema.safeParse(value ?? {})
    if (result.success) return result.data
    const fields = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    throw new ApiError('invalid_request', `Please check: ${fields.map(({ field }) => field || 'the request').join(', ')}.`, { fields })
  }
}
