import { randomBytes } from 'node:crypto'

/** The API version that the pinned SDK speaks; it stands on every event. */
export const API_VERSION = '2026-10-28.endive'

export type Metadata = Record<string, string>
export type Address = {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}
export type BillingDetails = { address: Address; email: string | null; name: string | null; phone: string | null; tax_id: null }

export type PaymentIntentStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'emulated_authentication' } }

/** What Stripe puts under `error` in an answer, and under `last_payment_error` in an intent. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  request_log_url?: string
  payment_intent?: unknown
  payment_method?: unknown
}

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: string; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic' | 'automatic_async'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: ErrorBody | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_options: { card: { request_three_d_secure: string } }
  payment_method_types: string[]
  processing: { type: 'card' } | null
  receipt_email: string | null
  setup_future_usage: null
  shipping: null
  source: null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: PaymentIntentStatus
}

export type CardDetails = {
  brand: string
  country: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  last4: string
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  allow_redisplay: string
  billing_details: BillingDetails
  card: CardDetails
  created: number
  customer: string | null
  livemode: false
  metadata: Metadata
  type: 'card'
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  billing_details: BillingDetails
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  outcome: { network_status: string; reason: string | null; risk_level: string; seller_message: string; type: string }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { card: CardDetails; type: 'card' }
  receipt_email: string | null
  receipt_url: string | null
  refunded: boolean
  status: 'succeeded' | 'pending' | 'failed'
}

export type Customer = {
  id: string
  object: 'customer'
  address: Address | null
  created: number
  currency: null
  delinquent: false
  description: string | null
  email: string | null
  livemode: false
  metadata: Metadata
  name: string | null
  phone: string | null
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  payment_intent: string
  reason: string
  status: 'needs_response' | 'won' | 'lost'
}

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: StripeObject }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type ObjectsByKind = {
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  charge: Charge
  customer: Customer
  refund: Refund
  dispute: Dispute
  event: StripeEvent
}
export type Kind = keyof ObjectsByKind
export type StripeObject = ObjectsByKind[Kind]

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `length` random characters of Stripe's id alphabet, without bias (bytes of 248 and more are thrown away). */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62]
    }
  }
  return text
}

/** An id in Stripe's looks: `pi_3S…` with 24 characters behind the prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`

/** Seconds since the epoch: Stripe's unit for every moment. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
