import { JyotishError } from '@disha/jyotish/errors'
import { ApiError } from '@disha/platform/api-error'

/**
 * What `compute` gives.
 * @throws ApiError `invalid_request` naming the field, for a birth outside what the engine can compute
 */
export function computed<Result>(compute: () => Result): Result {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error
    const field = error.code === 'bad_coordinates' ? 'placeOfBirth' : 'dateOfBirth'
    throw new ApiError('invalid_request', error.message, { fields: [{ field, message: error.message }] })
  }
}
