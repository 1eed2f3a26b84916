import { ApiError } from '@disha/platform/api-error'

const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/**
 * The visitor's zone, by which the report's calendar dates are told.
 * @throws ApiError `invalid_request` naming `field` for a name that Intl does not know.
 */
export function checkTimeZone(timeZone: string | undefined, field = 'displayTimeZone'): string {
  if (timeZone === undefined || timeZone === '') return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    const message = 'This is not an IANA time zone.'
    throw new ApiError('invalid_request', message, { fields: [{ field, message }] })
  }
}
