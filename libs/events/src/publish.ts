import { EVENTS, type EventName, type EventPayload } from '@disha/contracts/events/catalogue'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import type { EntityManager } from 'typeorm'

/** Postgres channel that wakes the relays when a transaction with events commits. */
export const OUTBOX_CHANNEL = 'outbox'

/** A fact to be told: an event's name with its payload. */
export type EventRecord = { [Name in EventName]: { name: Name; payload: EventPayload<Name> } }[EventName]

/**
 * Tells a fact in the caller's transaction: it is published if and only if that transaction commits. The payload is
 * checked by the catalogue.
 */
export async function publish<Name extends EventName>(manager: EntityManager, name: Name, payload: EventPayload<Name>): Promise<void> {
  await manager.insert(OutboxEvent, { name, payload: EVENTS[name].payload.parse(payload) })
  await manager.query(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`)
}

export async function publishAll(manager: EntityManager, events: readonly EventRecord[]): Promise<void> {
  for (const { name, payload } of events) await publish(manager, name, payload as never)
}
