import { ApiError } from '@disha/platform/api-error'
import { checkBirthDate } from './check-birth-date.ts'

const codeOf = (dateOfBirth: string, today: string): string | undefined => {
  try {
    checkBirthDate(dateOfBirth, today)
    return undefined
  } catch (error) {
    return (error as ApiError).code
  }
}

describe('the date of birth', () => {
  it.each([
    ['2008-11-21', '2026-11-21', undefined],
    ['2008-11-22', '2026-11-21', 'under_age'],
    ['2008-02-29', '2026-02-28', 'under_age'],
    ['2008-02-29', '2026-03-01', undefined],
    ['2026-11-21', '2026-11-21', 'under_age'],
    ['2026-11-22', '2026-11-21', 'invalid_request'],
    ['1900-01-01', '2026-11-21', undefined],
    ['1899-12-31', '2026-11-21', 'invalid_request'],
  ])('%s on %s: %s', (dateOfBirth, today, code) => {
    expect(codeOf(dateOfBirth, today)).toBe(code)
  })
})
