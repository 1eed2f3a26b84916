import { z } from 'zod'

export const ERROR_CODES = [
  'invalid_request',
  'malformed_json',
  'payload_too_large',
  'not_found',
  'unauthorized',
  'forbidden',
  'rate_limited',
  'session_taken',
  'no_session',
  'under_age',
  'place_unknown',
  'place_ambiguous',
  'time_nonexistent',
  'time_ambiguous',
  'price_changed',
  'already_purchased',
  'unknown_product',
  'not_purchased',
  'report_closed',
  'not_ready',
  'correction_limit',
  'correction_expired',
  'payment_provider_unavailable',
  'invalid_signature',
  'internal',
] as const
export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

/** Body of every non-2xx answer. `details.fields` names the fields at fault. Clients translate the code; `message` is plain English for logs and tools. */
export const ApiErrorBody = z.object({
  error: ErrorCode,
  message: z.string(),
  details: z.looseObject({ fields: z.array(z.object({ field: z.string(), message: z.string() })).optional() }).optional(),
})
export type ApiErrorBody = z.infer<typeof ApiErrorBody>
