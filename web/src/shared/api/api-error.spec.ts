import { ApiError, errorMessageKey, NetworkError } from './api-error.ts'

describe('errors of calls', () => {
  it('says status, colon, space, body', () => {
    expect(new ApiError(422, 'Unprocessable', '{"error":"place_ambiguous","message":"two"}').message).toBe(
      '422: {"error":"place_ambiguous","message":"two"}',
    )
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
  })

  it('reads code and details wherever the body holds them', () => {
    expect(new ApiError(409, '', '{"error":"price_changed","message":"","price":151}').detail('price')).toBe(151)
    expect(new ApiError(409, '', '{"error":"price_changed","message":"","details":{"price":151}}').detail('price')).toBe(151)
    expect(new ApiError(502, '', '<html>').code).toBeNull()
  })

  it.each([
    [new NetworkError(new TypeError('failed')), 'errors.offline'],
    [new ApiError(422, '', '{"error":"under_age","message":""}'), 'errors.under_age'],
    [new ApiError(422, '', '{"error":"something_new","message":""}'), 'errors.invalid_request'],
    [new ApiError(503, '', '<html>'), 'errors.server'],
    [new ApiError(429, '', ''), 'errors.rate_limited'],
    [new Error('x'), 'errors.unknown'],
  ])('finds the sentence for %s', (error, key) => {
    expect(errorMessageKey(error)).toBe(key)
  })
})
