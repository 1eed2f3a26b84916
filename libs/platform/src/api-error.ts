import { HttpException } from '@nestjs/common'
import type { ApiErrorBody, ErrorCode } from '@disha/contracts/errors'

const STATUS: Record<ErrorCode, number> = {
  invalid_request: 400,
  malformed_json: 400,
  payload_too_large: 413,
  not_found: 404,
  unauthorized: 401,
  forbidden: 403,
  rate_limited: 429,
  session_taken: 409,
  no_session: 401,
  under_age: 422,
  place_unknown: 422,
  place_ambiguous: 422,
  time_nonexistent: 422,
  time_ambiguous: 422,
  price_changed: 409,
  already_purchased: 409,
  unknown_product: 400,
  not_purchased: 402,
  report_closed: 410,
  not_ready: 409,
  correction_limit: 409,
  correction_expired: 409,
  payment_provider_unavailable: 502,
  invalid_signature: 400,
  internal: 500,
}

/** An error that a caller may see, in the one shape of all services: `{error, message, details?}`. */
export class ApiError extends HttpException {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: ApiErrorBody['details'],
  ) {
    super({ error: code, message, ...(details === undefined ? {} : { details }) } satisfies ApiErrorBody, STATUS[code])
  }
}
