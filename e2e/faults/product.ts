import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DemoVisitor, mailsFor, waitFor } from '../../tools/demo-visitor.ts'

const required = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing: these tests run against the product that tools/test.ts starts.`)
  return value
}

/** Where the product under test is. */
export const product = {
  siteUrl: required('SITE_URL'),
  mailboxUrl: required('MAILBOX_URL'),
  emulatorUrl: required('STRIPE_EMULATOR_URL'),
  stripeSecretKey: required('STRIPE_SECRET_KEY'),
  redisUrl: required('REDIS_URL'),
  databaseUrl: required('DATABASE_URL'),
  dataDir: required('STACK_DATA_DIR'),
}

/** Kills one process of the product as a crash would; the supervisor brings it back. */
export function killPart(name: string): void {
  const folder = path.join(product.dataDir, 'run')
  const { pid } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
}

/** Has the provider send its `payment_intent.succeeded` of one intent again, `copies` times. */
export async function redeliverSuccess(paymentIntentId: string, copies: number): Promise<void> {
  const list = await fetch(`${product.emulatorUrl}/v1/events?type=payment_intent.succeeded&limit=100`, {
    headers: { authorization: `Bearer ${product.stripeSecretKey}` },
  })
  const { data: events } = (await list.json()) as { data: { id: string; type: string; data: { object: { id: string } } }[] }
  const event = events.find(({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === paymentIntentId)
  if (event === undefined) throw new Error(`no success event of ${paymentIntentId}`)
  const answer = await fetch(`${product.emulatorUrl}/_emulator/events/${event.id}/redeliver`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ copies }),
  })
  if (!answer.ok) throw new Error(`the emulator answered ${answer.status}: ${await answer.text()}`)
}

export type PaidVisitor = { visitor: DemoVisitor; sessionId: string; email: string; paymentIntentId: string }

/** A visitor who has submitted the form and whose card was taken; the webhook may still be under way. */
export async function payingVisitor(name: string): Promise<PaidVisitor> {
  const visitor = new DemoVisitor(product.siteUrl)
  const email = `${name}.${Date.now()}@example.com`
  const { sessionId } = await visitor.submitForm({
    fullName: `Fault ${name}`,
    email,
    dateOfBirth: '1988-11-02',
    timeOfBirth: '04:45',
    placeOfBirth: 'Chennai',
    latitude: 13.083,
    longitude: 80.27,
    clarityArea: 'prema',
    concern: 'When will I meet someone?',
    disclaimerAccepted: true,
  })
  const intent = await visitor.createPaymentIntent({ sessionId, email, productId: 'kundli' })
  const status = await visitor.confirmCard(intent, '4242424242424242')
  if (status !== 'succeeded') throw new Error(`the card was not taken: ${status}`)
  return { visitor, sessionId, email, paymentIntentId: intent.paymentIntentId }
}

/** Mails with the report to one address. A doubled one would come within moments of the first: wait that long before counting. */
export async function reportMails(email: string, doubleWithinMs = 6_000): Promise<{ messageId: string }[]> {
  await waitFor('the report mail', 120_000, async () => ((await withReport(email)).length > 0 ? true : undefined))
  await new Promise((resolve) => setTimeout(resolve, doubleWithinMs))
  return withReport(email)
}

const withReport = async (email: string) =>
  (await mailsFor(product.mailboxUrl, email)).filter(({ attachments }) =>
    attachments.some(({ contentType }) => contentType === 'application/pdf'),
  )
