import { formatCalendarDate, formatClockTime } from '@disha/i18n/format'
import type { Translate } from '@disha/i18n/translate'
import type { Language } from '@disha/contracts/language'
import { placeLabel } from '../intake-form/place-text.ts'
import type { Choice, Collected, CollectedField, Values } from './chat-machine.ts'
import type { AdvisorId } from './advisors.ts'
import type { BirthTimeAnswer } from './read-time.ts'

/** A time of birth as it is said back. */
export function timeText(t: Translate, language: Language, answer: BirthTimeAnswer): string {
  switch (answer.kind) {
    case 'exact':
      return formatClockTime(language, answer.time)
    case 'about':
      return t('chat.time.about', { clock: formatClockTime(language, answer.time), minutes: answer.minutes })
    case 'dayPart':
      return t(`chat.time.part.${answer.part}`)
    case 'unknown':
      return t('common.unknownTime')
  }
}

/** One of the guide's texts in the language of the moment. */
export function sayText(t: Translate, language: Language, advisor: AdvisorId, key: string, values: Values = {}): string {
  const { name, date, time, place, reason } = values
  return t(`chat.say.${key}`, {
    guide: t(`advisors.${advisor}.name`),
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place: placeLabel(place, language, t) }),
    ...(date === undefined ? {} : { date: formatCalendarDate(language, date) }),
    ...(time === undefined ? {} : { time: timeText(t, language, time) }),
    ...(reason === undefined ? {} : { reason: t(reason) }),
  })
}

/** A ready answer, as its button says it and as it then stands in the conversation. */
export function choiceText(t: Translate, language: Language, choice: Choice): string {
  switch (choice.kind) {
    case 'say':
      return t(`chat.choice.${choice.key}`)
    case 'date':
      return formatCalendarDate(language, choice.date)
    case 'time':
      return choice.answer.kind === 'unknown' ? t('chat.time.notKnown') : timeText(t, language, choice.answer)
    case 'place':
      return placeLabel(choice.place, language, t)
    case 'hour':
      return t(`chat.hour.${choice.hour}`, { offset: choice.offset })
    case 'retry':
      return t('chat.choice.retry')
  }
}

/** What was noted of a field, or null. */
export function notedText(t: Translate, language: Language, collected: Collected, field: CollectedField): string | null {
  const { name, birthDate, birthTime, birthPlace, concern } = collected
  switch (field) {
    case 'name':
      return name
    case 'birthDate':
      return birthDate === null ? null : formatCalendarDate(language, birthDate)
    case 'birthTime':
      return birthTime === null ? null : timeText(t, language, birthTime)
    case 'birthPlace':
      return birthPlace === null ? null : placeLabel(birthPlace, language, t)
    case 'concern':
      return concern
  }
}
