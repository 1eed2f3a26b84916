import { civilMidnight } from './civil-midnight.ts'

it.each([
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  // the day before and the day of the change
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  // Cuba changes at midnight: in spring it is skipped, in autumn 00:00 comes twice
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  // before standard time, to the second
  ['1900-06-01', 'Asia/Kolkata', '1900-05-31T18:38:50.000Z'],
])('%s begins in %s at %s', (date, timeZone, instant) => {
  expect(civilMidnight(date, timeZone)).toBe(instant)
})
