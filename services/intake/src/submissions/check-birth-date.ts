import { ApiError } from '@disha/platform/api-error'

export const ADULT_AGE = 18
const EARLIEST = '1900-01-01'

/**
 * Refuses dates that nobody can have been born on and people who are not yet adults. Dates are `YYYY-MM-DD`; someone born on
 * 29 February comes of age on 1 March.
 * @throws ApiError `invalid_request` naming the field, or `under_age`.
 */
export function checkBirthDate(dateOfBirth: string, today: string): void {
  const refuse = (message: string): never => {
    throw new ApiError('invalid_request', message, { fields: [{ field: 'dateOfBirth', message }] })
  }
  if (dateOfBirth > today) refuse('The date of birth is in the future.')
  if (dateOfBirth < EARLIEST) refuse('The date of birth is before 1900.')
  const comingOfAge = `${Number(dateOfBirth.slice(0, 4)) + ADULT_AGE}${dateOfBirth.slice(4)}`
  if (comingOfAge > today) {
    const message = `Readings are for people of ${ADULT_AGE} years or older.`
    throw new ApiError('under_age', message, { fields: [{ field: 'dateOfBirth', message }] })
  }
}
