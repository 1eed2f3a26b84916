import type { ErrorBody } from './objects.ts'

/**
 * An answer other than 2xx. Thrown, it rolls back what the call has written; `saved` answers are kept under the call's
 * idempotency key, as Stripe keeps every answer of a call that began to execute (and none of one whose parameters or key were wrong).
 */
export class StripeProblem extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly saved: boolean

  constructor(status: number, body: ErrorBody, saved = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.saved = saved
  }
}

export const invalidRequest = (message: string, extra: Partial<ErrorBody> = {}): StripeProblem =>
  new StripeProblem(400, { type: 'invalid_request_error', message, ...extra })

export const resourceMissing = (kind: string, id: string, param: string): StripeProblem =>
  new StripeProblem(404, { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${kind}: '${id}'` })

/** The object's state forbids the call. */
export const unexpectedState = (message: string, extra: Partial<ErrorBody> = {}): StripeProblem =>
  new StripeProblem(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message, ...extra }, true)
