import { z } from 'zod'
import { Language } from '../language.ts'

/** One queue is one worker project. */
export const QUEUES = ['charts', 'readings', 'documents', 'delivery'] as const
export type QueueName = (typeof QUEUES)[number]

const Revision = z.number().int().positive()
const userRevision = { userId: z.uuid(), revision: Revision }
const report = { ...userRevision, language: Language }

/**
 * Every event of the system: what it carries and which queues hear it. Names are facts, noun.pastParticiple.
 * Payloads hold ids and a revision only: nothing personal, no text, no bytes.
 */
export const EVENTS = {
  'intake.submitted': { payload: z.strictObject(userRevision), queues: ['charts'] },
  'chart.computed': { payload: z.strictObject(userRevision), queues: ['readings'] },
  'payment.initiated': { payload: z.strictObject({ ...report, paymentId: z.uuid() }), queues: ['readings'] },
  'purchase.completed': {
    payload: z.strictObject({ ...report, paymentId: z.uuid() }),
    queues: ['readings', 'documents', 'delivery'],
  },
  'reading.written': { payload: z.strictObject(report), queues: ['documents'] },
  'document.rendered': { payload: z.strictObject(report), queues: ['delivery'] },
  'report.delivered': { payload: z.strictObject(report), queues: [] },
  'purchase.refunded': { payload: z.strictObject({ ...report, paymentId: z.uuid() }), queues: ['delivery'] },
  'link.requested': { payload: z.strictObject({ ...report, requestId: z.uuid() }), queues: ['delivery'] },
  'report.stalled': { payload: z.strictObject({ ...report, stalledReportId: z.uuid() }), queues: ['delivery'] },
} as const satisfies Record<string, { payload: z.ZodType; queues: readonly QueueName[] }>

export type EventName = keyof typeof EVENTS
export type EventPayload<Name extends EventName> = z.infer<(typeof EVENTS)[Name]['payload']>

/** Names of the events that a queue hears. */
export type EventsOf<Queue extends QueueName> = {
  [Name in EventName]: Queue extends (typeof EVENTS)[Name]['queues'][number] ? Name : never
}[EventName]

export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]
