import { formatCalendarDate, formatClockTime } from '@disha/i18n/format'
import type { IntakeUser } from '@disha/contracts/api/intake'
import type { Language } from '@disha/contracts/language'

/** `3 July 1996, 6:20 pm, Hyderabad`, with `unknownTime` in the place of a time that was not given. */
export function birthLine(
  language: Language,
  user: Pick<IntakeUser, 'dateOfBirth' | 'timeOfBirth' | 'placeOfBirth'>,
  unknownTime: string,
): string {
  const time = user.timeOfBirth === null ? unknownTime : formatClockTime(language, user.timeOfBirth)
  return [formatCalendarDate(language, user.dateOfBirth), time, user.placeOfBirth].join(', ')
}

/** The first word of a full name, for a greeting. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? ''
