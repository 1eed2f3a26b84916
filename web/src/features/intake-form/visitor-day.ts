/** The visitor's calendar day, `YYYY-MM-DD`. */
export function visitorToday(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The visitor's IANA zone, in which the report's dates are written. */
export const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Kolkata'
