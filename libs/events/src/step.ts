import { EVENTS, type EventName, type EventPayload, type EventsOf, type QueueName } from '@disha/contracts/events/catalogue'
import type { DataSource, EntityManager } from 'typeorm'
import { publishAll, type EventRecord } from './publish.ts'

/** What a step finds when it looks before it works. */
export type Loaded<Input> =
  /** the result exists already: tell what follows from it again, in case that was lost */
  | { kind: 'done'; followUps: EventRecord[] }
  /** something it needs is not there yet; the event that brings it will ring again */
  | { kind: 'notYet'; why: string }
  | { kind: 'work'; input: Input }

/**
 * One queue's answer to one event. `work` runs outside any transaction and may be repeated; `store` is the one short
 * transaction in which its result becomes true, once: insert ON CONFLICT DO NOTHING, forward-only status, follow-up events.
 */
export interface Step<Payload, Input, Result> {
  load(manager: EntityManager, payload: Payload): Promise<Loaded<Input>>
  work(input: Input, signal: AbortSignal): Promise<Result>
  store(manager: EntityManager, payload: Payload, result: Result): Promise<EventRecord[]>
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each step has its own input and result; the frame only passes them on
export type AnyStep<Payload> = Step<Payload, any, any>

/** A queue's handlers: one step for each event it hears; a missing one does not compile. */
export type Handlers<Queue extends QueueName> = { [Name in EventsOf<Queue>]: AnyStep<EventPayload<Name>> }

export type StepOutcome = 'done' | 'again' | 'notYet'

/** Nothing is wrong, but the work cannot be done just now: tried again like a failure, without alarm. */
export class TryLater extends Error {
  override readonly name = 'TryLater'
}

/** The step took longer than its queue allows. */
export class StepTimeout extends Error {
  override readonly name = 'StepTimeout'
}

/**
 * The frame around every step: parse → stop if the result exists (telling its follow-ups again) → work → one transaction.
 * @throws what the step throws; the queue tries again.
 */
export async function runStep<Name extends EventName>(
  dataSource: DataSource,
  step: AnyStep<EventPayload<Name>>,
  name: Name,
  data: unknown,
  timeoutMs: number,
): Promise<StepOutcome> {
  const payload = EVENTS[name].payload.parse(data) as EventPayload<Name>
  const loaded = await step.load(dataSource.manager, payload)
  if (loaded.kind === 'notYet') return 'notYet'
  if (loaded.kind === 'done') {
    if (loaded.followUps.length > 0) await dataSource.transaction((manager) => publishAll(manager, loaded.followUps))
    return 'again'
  }
  const result: unknown = await withTimeout(timeoutMs, (signal) => step.work(loaded.input, signal))
  await dataSource.transaction(async (manager) => publishAll(manager, await step.store(manager, payload, result)))
  return 'done'
}

async function withTimeout<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new StepTimeout(`the step took longer than ${timeoutMs} ms`)
      controller.abort(error)
      reject(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(controller.signal), expired])
  } finally {
    clearTimeout(timer)
  }
}
