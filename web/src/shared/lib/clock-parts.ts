export type ClockPeriod = 'lateNight' | 'dawn' | 'morning' | 'afternoon' | 'evening' | 'night'

/** What people call the hours of a day in all four languages, by the 24-hour clock. */
function periodOf(hour: number): ClockPeriod {
  if (hour < 4) return 'lateNight'
  if (hour < 6) return 'dawn'
  if (hour < 12) return 'morning'
  if (hour < 16) return 'afternoon'
  return hour < 20 ? 'evening' : 'night'
}

/**
 * A clock time (`HH:MM`) as the arguments of a `clock` text: `6:20` and its period. Intl writes am and pm in Latin letters inside Hindi and
 * Tamil, so the texts say the part of the day themselves.
 */
export function clockParts(time: string): { time: string; period: ClockPeriod } {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { time: `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`, period: periodOf(hour) }
}
