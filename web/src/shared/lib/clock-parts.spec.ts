import { clockParts } from './clock-parts.ts'

it.each([
  ['00:05', '12:05', 'lateNight'],
  ['04:00', '4:00', 'dawn'],
  ['06:38', '6:38', 'morning'],
  ['12:00', '12:00', 'afternoon'],
  ['18:20', '6:20', 'evening'],
  ['23:59', '11:59', 'night'],
])('%s is %s, %s', (clock, time, period) => {
  expect(clockParts(clock)).toEqual({ time, period })
})
