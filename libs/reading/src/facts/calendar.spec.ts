import { addDays, addMonths, ageOn, dateIn, daysBetween } from './calendar.ts'

describe('calendar dates in a zone', () => {
  it('are those of Intl for every zone and hour, across changes of the clock', () => {
    for (const timeZone of [
      'Asia/Kolkata',
      'Europe/London',
      'America/Los_Angeles',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Australia/Lord_Howe',
    ]) {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      // 1,000 hours and 37 minutes apart: every hour of the day, every season, from 1931 on
      for (let ms = Date.UTC(1931, 2, 28); ms < Date.UTC(2060, 0, 1); ms += (1000 * 60 + 37) * 60_000)
        expect(dateIn(timeZone, new Date(ms).toISOString())).toBe(format.format(ms))
    }
    // the night a clock goes back, minute by minute
    for (let minute = 0; minute < 180; minute++) {
      const at = new Date(Date.UTC(2026, 9, 24, 23, minute)).toISOString()
      expect(dateIn('Europe/London', at)).toBe('2026-10-25')
    }
  })

  it('count days, months and years', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365)
    expect(ageOn('1990-04-12', '2026-04-11')).toBe(35)
  })
})
