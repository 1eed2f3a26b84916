import type { PipeTransform } from '@nestjs/common'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'

const MAX_DEPTH = 12

function tooDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false
  if (depth >= MAX_DEPTH) return true
  return Object.values(value).some((inner) => tooDeep(inner, depth + 1))
}

/** Parses a body or query by its contract; a wrong one is 400 with every field at fault named. */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.infer<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown): z.infer<Schema> {
    if (tooDeep(value)) throw new ApiError('invalid_request', 'The request is nested too deeply.')
    const result = this.schema.safeParse(value ?? {})
    if (result.success) return result.data
    const fields = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    throw new ApiError('invalid_request', `Please check: ${fields.map(({ field }) => field || 'the request').join(', ')}.`, { fields })
  }
}
