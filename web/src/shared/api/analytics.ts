import { post } from './client.ts'

/** Tells our own statistics that something happened; carries nothing that identifies the visitor. A failure is ignored. */
export function recordEvent(event: string, data: Record<string, string | number | boolean | null>): void {
  post('/api/analytics', { event, data }, { keepalive: true }).catch(() => undefined)
}
