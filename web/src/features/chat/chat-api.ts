import type { ChatPreviewResponse } from '@disha/contracts/api/intake'
import type { Language } from '@disha/contracts/language'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { post } from '../../shared/api/client.ts'
import type { AdvisorId } from './advisors.ts'
import type { Failure, previewBody } from './chat-machine.ts'

export const askPreview = (body: NonNullable<ReturnType<typeof previewBody>>, signal: AbortSignal) =>
  post<ChatPreviewResponse>('/api/chat/preview', body, { signal })

/** Keeps a question as it was asked; whether that worked is no matter of the conversation. */
export function storeQuestion(question: string, topic: string, language: Language, advisorId: AdvisorId): void {
  post('/api/questions', { question, context: topic, language, advisorId }, { keepalive: true }).catch(() => undefined)
}

type Offset = { doubledHour?: unknown; utcOffsetSeconds?: unknown }

/** `+05:30` */
function offsetText(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** What went wrong, as the chat can answer it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const fields = JSON.stringify(error.detail('fields') ?? [])
    switch (error.code) {
      case 'under_age':
        return { kind: 'underAge' }
      case 'place_unknown':
      case 'place_ambiguous':
        return { kind: 'place' }
      case 'time_ambiguous':
      case 'time_nonexistent': {
        const offsets = (error.detail('offsets') ?? []) as Offset[]
        const hours = offsets.flatMap(({ doubledHour, utcOffsetSeconds }) =>
          (doubledHour === 'earlier' || doubledHour === 'later') && typeof utcOffsetSeconds === 'number'
            ? [{ hour: doubledHour, offset: offsetText(utcOffsetSeconds) } as const]
            : [],
        )
        return { kind: 'clock', skipped: error.code === 'time_nonexistent', hours }
      }
      case 'invalid_request':
        if (fields.includes('"dateOfBirth"')) return { kind: 'date' }
    }
  }
  return { kind: 'error', key: errorMessageKey(error) }
}
