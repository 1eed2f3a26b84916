import { ApiError } from '@disha/platform/api-error'
import { z } from 'zod'

/** Where a page ends: the last row's instant (microseconds, as Postgres writes it) and id. */
export type Cursor = { createdAt: string; id: string }

const Encoded = z.tuple([z.string().regex(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/), z.uuid()])

export const encodeCursor = ({ createdAt, id }: Cursor): string => Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** @throws ApiError `invalid_request` for anything but a cursor that we gave out. */
export function decodeCursor(text: string): Cursor {
  try {
    const [createdAt, id] = Encoded.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { createdAt, id }
  } catch {
    const message = 'This is not a cursor of ours.'
    throw new ApiError('invalid_request', message, { fields: [{ field: 'cursor', message }] })
  }
}
