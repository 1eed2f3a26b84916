import { todayIn } from './today.ts'

it.each([
  ['Asia/Kolkata', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21'],
])('today in %s is %s', (timeZone, date) => {
  expect(todayIn(timeZone, new Date('2026-11-21T19:00:00Z'))).toBe(date)
})
