import { GREAT_PERIODS, ROADMAP_FROM, ROADMAP_YEARS, SUB_PERIODS } from './sample-roadmap.ts'

const year = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`)
  const begin = Date.UTC(day.getUTCFullYear(), 0, 1)
  return day.getUTCFullYear() + (day.getTime() - begin) / 365.25 / 86_400_000
}
const DAYS = 2 / 365.25

describe('the roadmap on the landing page', () => {
  it('stands where the reading of the same birth puts it', () => {
    const [jupiter, saturn] = GREAT_PERIODS
    expect(jupiter?.graha).toBe('jupiter')
    expect(Math.abs((jupiter?.until ?? 0) - year('2038-08-30'))).toBeLessThan(DAYS)
    expect(saturn?.graha).toBe('saturn')
    expect(SUB_PERIODS.slice(0, 3).map(({ graha }) => graha)).toEqual(['saturn', 'mercury', 'ketu'])
    expect(Math.abs((SUB_PERIODS[0]?.until ?? 0) - year('2027-05-01'))).toBeLessThan(DAYS)
    expect(Math.abs((SUB_PERIODS[1]?.until ?? 0) - year('2029-08-06'))).toBeLessThan(DAYS)
  })

  it.each([
    ['great periods', GREAT_PERIODS],
    ['sub-periods', SUB_PERIODS],
  ])('%s follow each other without a gap over its whole length', (_name, periods) => {
    expect(periods[0]?.from).toBe(ROADMAP_FROM)
    expect(periods.at(-1)?.until).toBe(ROADMAP_FROM + ROADMAP_YEARS)
    for (const [index, period] of periods.entries()) {
      if (index > 0) expect(period.from).toBeCloseTo(periods[index - 1]?.until ?? 0, 9)
      expect(period.until).toBeGreaterThan(period.from)
    }
  })
})
