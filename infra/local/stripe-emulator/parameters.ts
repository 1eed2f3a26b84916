import { z } from 'zod'
import { invalidRequest } from './stripe-error.ts'
import type { ErrorBody, Metadata } from './objects.ts'

/** `a.b.0` → `a[b][0]`, as Stripe names parameters. */
const paramName = (path: PropertyKey[]): string => path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('')

const valueAt = (body: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    body,
  )

/**
 * The call's parameters as `schema` reads them.
 * @throws StripeProblem with Stripe's code: `parameter_missing`, `parameter_unknown`, `parameter_invalid_integer`, `parameter_invalid_empty`.
 */
export function readParameters<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body ?? {})
  if (result.success) return result.data
  const issue = result.error.issues[0]
  if (!issue) throw invalidRequest('Invalid request.')
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = paramName(issue.path)
  const value = valueAt(body, issue.path)
  if (value === undefined) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (issue.message === 'integer') throw invalidRequest(`Invalid integer: ${String(value)}`, { code: 'parameter_invalid_integer', param })
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`
    throw invalidRequest(message, { code: 'parameter_invalid_empty', param })
  }
  const extra: Partial<ErrorBody> = { param }
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, extra)
}

/** Numbers arrive as text. */
export const Integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number)
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
/** An empty string takes the value away. */
export const Text = z.string().max(5000)
export const Email = z.union([z.literal(''), z.email(`must be a valid email address`)])

/** Limits of docs.stripe.com/api/metadata: 50 keys of up to 40 characters, values of up to 500; an empty value removes the key. */
export const MetadataParameter = z.union([
  z.literal(''),
  z.record(
    z
      .string()
      .max(40)
      .regex(/^[^[\]]+$/),
    z.string().max(500),
  ),
])

export function mergeMetadata(current: Metadata, change: z.infer<typeof MetadataParameter> | undefined): Metadata {
  if (change === undefined) return current
  if (change === '') return {}
  const entries = Object.entries({ ...current, ...change }).filter(([, value]) => value !== '')
  if (entries.length > 50) throw invalidRequest('You can have up to 50 metadata keys.', { param: 'metadata' })
  return Object.fromEntries(entries)
}

export const AddressParameter = z.strictObject({
  city: Text.optional(),
  country: Text.optional(),
  line1: Text.optional(),
  line2: Text.optional(),
  postal_code: Text.optional(),
  state: Text.optional(),
})

export const BillingDetailsParameter = z.strictObject({
  address: z.union([z.literal(''), AddressParameter]).optional(),
  email: Email.optional(),
  name: Text.optional(),
  phone: Text.optional(),
})

export const CardParameter = z.strictObject({ number: z.string(), exp_month: Integer, exp_year: Integer, cvc: z.string().optional() })

export const PaymentMethodData = z.strictObject({
  type: z.literal('card'),
  card: CardParameter,
  billing_details: BillingDetailsParameter.optional(),
  allow_redisplay: Text.optional(),
  metadata: MetadataParameter.optional(),
})

/** What every call bears beside its own parameters; the browser adds its key. */
export const Common = { expand: z.array(z.string()).max(20).optional(), key: z.string().optional() }

const Created = z.union([
  Integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: Integer.optional(), gte: Integer.optional(), lt: Integer.optional(), lte: Integer.optional() }),
])

const Limit = Integer.refine((limit) => limit >= 1 && limit <= 100, 'must be from 1 to 100').default(10)

export const ListParameters = {
  ...Common,
  created: Created.optional(),
  limit: Limit,
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
}

const PAYMENT_INTENT_FIELDS = {
  customer: Text.optional(),
  description: Text.optional(),
  metadata: MetadataParameter.optional(),
  payment_method: Text.optional(),
  receipt_email: Email.optional(),
  statement_descriptor: Text.optional(),
  statement_descriptor_suffix: Text.optional(),
}

export const CreatePaymentIntent = z.strictObject({
  ...Common,
  ...PAYMENT_INTENT_FIELDS,
  amount: Integer,
  currency: z.string().min(1),
  automatic_payment_methods: z.strictObject({ enabled: Flag, allow_redirects: z.enum(['always', 'never']).default('always') }).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  confirm: Flag.optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  return_url: z.url().optional(),
})

export const UpdatePaymentIntent = z.strictObject({
  ...Common,
  ...PAYMENT_INTENT_FIELDS,
  amount: Integer.optional(),
  currency: z.string().min(1).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
})

export const ConfirmPaymentIntent = z.strictObject({
  ...Common,
  client_secret: z.string().optional(),
  error_on_requires_action: Flag.optional(),
  expected_payment_method_type: z.literal('card').optional(),
  payment_method: Text.optional(),
  payment_method_data: PaymentMethodData.optional(),
  receipt_email: Email.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: Flag.optional(),
})

export const CancelPaymentIntent = z.strictObject({
  ...Common,
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
})

export const ListPaymentIntents = z.strictObject({ ...ListParameters, customer: z.string().optional() })
export const ListCharges = z.strictObject({ ...ListParameters, payment_intent: z.string().optional(), customer: z.string().optional() })
export const ListRefunds = z.strictObject({ ...ListParameters, payment_intent: z.string().optional(), charge: z.string().optional() })
export const ListDisputes = z.strictObject({ ...ListParameters, payment_intent: z.string().optional(), charge: z.string().optional() })
export const ListEvents = z.strictObject({ ...ListParameters, type: z.string().optional() })
export const SearchPaymentIntents = z.strictObject({ ...Common, query: z.string().min(1), limit: Limit, page: z.string().optional() })

export const CustomerFields = z.strictObject({
  ...Common,
  address: z.union([z.literal(''), AddressParameter]).optional(),
  description: Text.optional(),
  email: Email.optional(),
  metadata: MetadataParameter.optional(),
  name: Text.optional(),
  phone: Text.optional(),
})

export const CreatePaymentMethod = PaymentMethodData.extend(Common)

export const CreateRefund = z.strictObject({
  ...Common,
  amount: Integer.optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  metadata: MetadataParameter.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

export const Retrieve = z.strictObject({ ...Common, client_secret: z.string().optional() })
