import type { ApiErrorBody } from '@disha/contracts/errors'

/** What a failed call throws: message `status: body` (or status text when the body is empty), with the parsed parts beside it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: (ApiErrorBody & Record<string, unknown>) | null

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText === '' ? statusText : bodyText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(bodyText)
  }

  get code(): string | null {
    return this.body?.error ?? null
  }

  /** A value the body carries, at its top level or under `details`. */
  detail(name: string): unknown {
    return this.body?.[name] ?? this.body?.details?.[name]
  }
}

function parseBody(text: string): (ApiErrorBody & Record<string, unknown>) | null {
  try {
    const value: unknown = JSON.parse(text)
    if (value !== null && typeof value === 'object' && typeof (value as { error?: unknown }).error === 'string')
      return value as ApiErrorBody & Record<string, unknown>
  } catch {
    // A proxy's page, not one of ours.
  }
  return null
}

/** The request never reached an answer: no network, or the server is away. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause })
    this.name = 'NetworkError'
  }
}

/** Codes that have a sentence of their own in the `errors` texts. */
const KNOWN_CODES = new Set([
  'payload_too_large',
  'not_found',
  'rate_limited',
  'no_session',
  'under_age',
  'place_unknown',
  'place_ambiguous',
  'time_nonexistent',
  'time_ambiguous',
  'price_changed',
  'already_purchased',
  'report_closed',
  'not_ready',
  'correction_limit',
  'correction_expired',
  'payment_provider_unavailable',
])

/** Key of the sentence that tells a visitor what went wrong and what to do. */
export function errorMessageKey(error: unknown): string {
  if (error instanceof NetworkError) return 'errors.offline'
  if (error instanceof ApiError) {
    if (error.code !== null && KNOWN_CODES.has(error.code)) return `errors.${error.code}`
    if (error.status === 429) return 'errors.rate_limited'
    if (error.status === 413) return 'errors.payload_too_large'
    if (error.status >= 500) return 'errors.server'
    if (error.status === 400 || error.status === 422) return 'errors.invalid_request'
  }
  return 'errors.unknown'
}
