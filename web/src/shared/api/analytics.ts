import { useSyncExternalStore } from 'react'
import { randomId } from '../lib/random-id.ts'
import { visitorStore } from '../storage/visitor-store.ts'
import { post } from './client.ts'

/** What the visitor answered when asked; null while they have not. */
export type StatisticsChoice = 'yes' | 'no' | null

const listeners = new Set<() => void>()

const read = (): StatisticsChoice => visitorStore.get('statistics')

export function chooseStatistics(choice: StatisticsChoice): void {
  if (choice === null) visitorStore.remove('statistics')
  else visitorStore.set('statistics', choice)
  if (choice !== 'yes') visitorStore.remove('anonymousId')
  for (const listener of listeners) listener()
}

export function useStatisticsChoice(): StatisticsChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => null,
  )
}

/**
 * Tells our own statistics that something happened, once the visitor has agreed and not before; the random id that holds a visit
 * together begins with that agreement too. From the form on the server keeps events with the session of the cookie. `data` carries nothing personal. A failure is ignored. (Payment events
 * are the server's own.)
 */
export function recordEvent(event: string, data: Record<string, string | number | boolean | null>): void {
  if (read() !== 'yes') return
  let anonymousId = visitorStore.get('anonymousId')
  if (anonymousId === null) {
    anonymousId = randomId()
    visitorStore.set('anonymousId', anonymousId)
  }
  post('/api/analytics', { event, anonymousId, data }, { keepalive: true }).catch(() => undefined)
}
