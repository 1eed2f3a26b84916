/**
 * Walks the whole product as a visitor, over HTTP, and prints each step's time: submit, pay with the test card, wait, fetch
 * the report page and the PDF, read the mail. Exits 0 only if the mail's attachment is a PDF whose text holds the visitor's
 * name and ascendant. Needs a running product (`npm start`). Environment: SITE_URL, MAILBOX_URL.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RASHIS } from '@disha/contracts/chart'
import { readPorts } from '@disha/local/ports'
import { DemoVisitor, mailsFor, readPdf, waitFor } from './demo-visitor.ts'

const TEST_CARD = '4242424242424242'
/** as an English report may name the rashis, from Mesha */
const RASHI_NAMES = ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena']

const ports = readPorts(process.env)
const siteUrl = process.env['SITE_URL'] ?? `http://localhost:${ports.edge}`
const mailboxUrl = process.env['MAILBOX_URL'] ?? `http://localhost:${ports.mailboxHttp}`
const out = path.resolve(process.env['DEMO_OUT'] ?? '.data/demo')

const started = performance.now()
let last = started
function step(text: string): void {
  const now = performance.now()
  console.log(`${String(Math.round(now - last)).padStart(6)} ms  ${text}`)
  last = now
}

async function main(): Promise<void> {
  const name = 'Meera Rao'
  const email = `meera.${Date.now()}@example.com`
  const visitor = new DemoVisitor(siteUrl)
  const { places } = await visitor.json<{ places: { id: string; name: string; admin1: string }[] }>(
    '/api/places?q=Hyderabad%20Telangana&language=english',
  )
  const place = places[0]
  if (place === undefined) throw new Error('No place was found for Hyderabad.')
  step(`found ${place.name}, ${place.admin1}`)

  const { sessionId, evidence, insights } = await visitor.submitForm({
    fullName: name,
    email,
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    placeOfBirth: `${place.name}, ${place.admin1}`,
    placeId: place.id,
    clarityArea: 'dharma',
    concern: 'I have a job offer in another city. Should I take it?',
    disclaimerAccepted: true,
    language: 'english',
  })
  const { lagnaSign } = evidence.chart
  if (lagnaSign === null) throw new Error('The chart has no ascendant.')
  const western = RASHIS[lagnaSign] ?? ''
  const names = [RASHI_NAMES[lagnaSign] ?? '', western.charAt(0).toUpperCase() + western.slice(1)]
  step(`chart and free preview: ${names.join(' or ')} rising; "${insights.karmicPause.slice(0, 90)}…"`)

  const { products } = await visitor.products('english')
  const kundli = products.find(({ id }) => id === 'kundli')
  if (kundli === undefined) throw new Error('The catalogue has no kundli.')
  step(`${kundli.name}: ₹${kundli.price}`)

  const intent = await visitor.createPaymentIntent({ sessionId, email, productId: 'kundli', amount: kundli.price })
  step(`payment intent ${intent.paymentIntentId} over ₹${intent.amount}`)
  const status = await visitor.confirmCard(intent, TEST_CARD)
  if (status !== 'succeeded') throw new Error(`The card was not taken: ${status}`)
  step('the test card was taken')
  await visitor.waitForPurchase(sessionId)
  step('the signed webhook arrived; the purchase is known')
  await visitor.waitForDelivery(sessionId)
  step('the report is written, rendered and mailed')

  const page = await visitor.request(`/api/formatted-report/${sessionId}`)
  const html = await page.text()
  if (!page.ok || !html.includes(name)) throw new Error(`The report page answered ${page.status} without the visitor's name.`)
  step(`report page: ${Math.round(html.length / 1024)} KB`)
  const pdfAnswer = await visitor.request(`/api/report-pdf/${sessionId}`)
  if (!pdfAnswer.ok) throw new Error(`The PDF answered ${pdfAnswer.status}.`)
  const online = new Uint8Array(await pdfAnswer.arrayBuffer())
  step(`PDF online: ${Math.round(online.length / 1024)} KB`)

  const mail = await waitFor('the mail', 15_000, async () =>
    (await mailsFor(mailboxUrl, email)).find(({ attachments }) => attachments.length > 0),
  )
  const attachment = await fetch(`${mailboxUrl}/api/messages/${mail.id}/attachments/0`)
  const bytes = new Uint8Array(await attachment.arrayBuffer())
  const { text, pages } = await readPdf(bytes)
  const ascendant = names.find((candidate) => text.includes(candidate))
  if (!text.includes(name)) throw new Error(`The attached PDF does not hold "${name}".`)
  if (ascendant === undefined) throw new Error(`The attached PDF names no ascendant: ${names.join(' or ')} was expected.`)
  step(`mail "${mail.subject}" ${mail.messageId}: ${pages} pages, holding "${name}" and "${ascendant}"`)

  await mkdir(out, { recursive: true })
  const file = path.join(out, 'report.pdf')
  await writeFile(file, bytes)
  console.log(`\n${Math.round(performance.now() - started)} ms in all; the report: ${path.relative(process.cwd(), file)}`)
}

await main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
