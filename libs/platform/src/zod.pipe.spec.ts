import { z } from 'zod'
import type { ApiError } from './api-error.ts'
import { ZodPipe } from './zod.pipe.ts'

const Body = z.object({ name: z.string().min(2), tags: z.array(z.object({ label: z.string() })).optional() })

function fieldsOf(value: unknown): string[] | undefined {
  try {
    new ZodPipe(Body).transform(value)
    return undefined
  } catch (error) {
    const { code, details } = error as ApiError
    expect(code).toBe('invalid_request')
    return details?.fields?.map(({ field }) => field) ?? []
  }
}

describe('a request body', () => {
  it('comes out as its contract says', () => {
    expect(new ZodPipe(Body).transform({ name: 'Meera', more: 1 })).toEqual({ name: 'Meera' })
  })

  it.each([
    [undefined, ['name']],
    ['text', ['']],
    [{ name: 'M' }, ['name']],
    [{ name: 'M', tags: [{ label: 'a' }, { label: 2 }] }, ['name', 'tags.1.label']],
    [{ name: 'nul\u0000' }, ['name']],
    [{ name: 'Meera', tags: [{ label: '\ud800' }] }, ['tags.0.label']],
    [{ name: 'Meera', 'k\u0000': 1 }, ['k\u0000']],
  ])('%j is refused with every field at fault named', (value, fields) => {
    expect(fieldsOf(value)).toEqual(fields)
  })

  it('may hold emoji and every script', () => {
    expect(fieldsOf({ name: 'மீரா 🌙' })).toBeUndefined()
  })

  it('may not be nested without end', () => {
    let deep: unknown = 1
    for (let level = 0; level < 5_000; level++) deep = { deep }
    expect(fieldsOf({ name: 'Meera', deep })).toEqual([])
  })
})
