import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '@disha/contracts/language'
import { api } from '../../shared/api/api.ts'
import { randomId } from '../../shared/lib/random-id.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { visitorToday } from '../intake-form/visitor-day.ts'
import { askPreview, failureOf, storeQuestion } from './chat-api.ts'
import { endedByAge, previewBody, step, type Chat, type ChatEvent, type Errand } from './chat-machine.ts'

/** A guide answers after so long (product.md §4). */
export const REPLY_DELAY_MS = 1500

async function runErrand(errand: Errand, chat: Chat, language: Language, signal: AbortSignal): Promise<ChatEvent> {
  if (errand.kind === 'places') return { type: 'places', places: (await api.places(errand.q, language, signal)).places }
  const body = previewBody(chat, language, errand.question)
  if (body === null) throw new Error('guidance was asked for before all was known')
  const { answer, evidence } = await askPreview(body, signal)
  if (!answer.distress) storeQuestion(errand.question ?? body.concern, answer.topic, language, chat.advisor)
  return { type: 'guidance', answer, chart: evidence.chart }
}

/** A running conversation: the machine's step, the reply delay, errands to the server, and what the browser keeps of it. */
export function useChat(first: Chat, language: Language): { chat: Chat; send: (event: ChatEvent) => void } {
  const [chat, setChat] = useState(first)
  const send = useCallback((event: ChatEvent) => {
    const moment = { now: Date.now(), today: visitorToday(), id: randomId() }
    setChat((before) => step(before, event, moment))
  }, [])

  useEffect(() => {
    // somebody under age is told that nothing is kept
    if (endedByAge(chat)) visitorStore.remove('chat')
    else visitorStore.set('chat', chat)
  }, [chat])

  const waiting = chat.reply.length > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => send({ type: 'deliver' }), REPLY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [waiting, send])

  const { errand } = chat
  const run = useEffectEvent((task: Errand, signal: AbortSignal) => runErrand(task, chat, language, signal))
  useEffect(() => {
    if (errand === null) return
    const abort = new AbortController()
    run(errand, abort.signal).then(
      (event) => {
        if (!abort.signal.aborted) send(event)
      },
      (error: unknown) => {
        if (!abort.signal.aborted) send({ type: 'failed', reason: failureOf(error) })
      },
    )
    return () => abort.abort()
  }, [errand, send])

  return { chat, send }
}
