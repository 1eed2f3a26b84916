import { clockFields, restoreDraft, type IntakeDraft } from '../intake-form/intake-draft.ts'
import type { Collected } from './chat-machine.ts'

/** What the chat learned, put into the draft of the forms; what stood there otherwise stays. */
export function draftFromChat(
  kept: Partial<IntakeDraft> | null,
  { name, birthDate, birthTime, birthPlace, concern }: Collected,
): IntakeDraft {
  const draft = restoreDraft(kept)
  const [year, month, day] = (birthDate ?? '').split('-')
  return {
    ...draft,
    ...(name === null ? {} : { fullName: name }),
    ...(birthDate === null ? {} : { day: String(Number(day)), month: String(Number(month)), year: year ?? '' }),
    ...(birthTime === null ? {} : { precision: birthTime.kind }),
    ...(birthTime?.kind === 'exact' || birthTime?.kind === 'about' ? clockFields(birthTime.time) : {}),
    ...(birthTime?.kind === 'about' ? { aboutMinutes: String(birthTime.minutes) } : {}),
    ...(birthTime?.kind === 'dayPart' ? { dayPart: birthTime.part } : {}),
    ...(birthPlace === null ? {} : { placeOfBirth: birthPlace.name, place: birthPlace }),
    ...(concern === null ? {} : { concern }),
  }
}
