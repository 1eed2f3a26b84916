import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { ReadingDocument } from '@disha/contracts/document'
import { Delivery } from '@disha/database/delivery/delivery.entity'
import { DocumentRow } from '@disha/database/documents/document.entity'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { StalledReport } from '@disha/database/events/stalled-report.entity'
import { LinkToken } from '@disha/database/intake/link-token.entity'
import { User } from '@disha/database/intake/user.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import { runStep } from '@disha/events/step'
import { testDatabase, type TestDatabase } from '@disha/testing/database'
import { makeUser } from '@disha/testing/factories'
import { testMailbox, type TestMailbox } from '@disha/testing/mailbox'
import type { Storage } from '@disha/platform/storage'
import { MailTransport } from './mail-transport.ts'
import type { MailContext } from './mail.step.ts'
import { SendLink } from './send-link.step.ts'
import { SendReceipt } from './send-receipt.step.ts'
import { SendRefundNote } from './send-refund-note.step.ts'
import { SendReport } from './send-report.step.ts'
import { TellOperator } from './tell-operator.step.ts'

const PDF = Buffer.from('%PDF-1.7 a report')
const SAMPLE = path.resolve(import.meta.dirname, '../../../libs/report/testdata/meera-rao.english.json')

describe('delivery', () => {
  let database: TestDatabase
  let mailbox: TestMailbox
  let context: MailContext
  let step: SendReport
  let user: User

  beforeEach(async () => {
    ;[database, mailbox] = await Promise.all([testDatabase(), testMailbox()])
    context = {
      manager: database.dataSource.manager,
      transport: new MailTransport({ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Disha <reports@disha.example>' }),
      siteUrl: 'https://disha.example',
      mailDomain: 'disha.example',
      operatorEmail: 'operator@disha.example',
    }
    step = new SendReport(context, { getBytes: () => Promise.resolve(new Uint8Array(PDF)) } as unknown as Storage)
    user = await makeUser(context.manager, { deliveryEmail: 'paid@example.com' })
  })

  afterEach(async () => {
    context.transport.close()
    await mailbox.close()
    await database.close()
  })

  const key = () => ({ userId: user.id, revision: 1, language: 'english' as const })

  async function paidReport(overrides: Partial<Report> = {}): Promise<void> {
    const { manager } = context
    await manager.insert(Report, { ...key(), stage: 'generating', paidAt: new Date(), ...overrides })
    await manager.insert(Reading, {
      ...key(),
      freePreview: {} as Reading['freePreview'],
      fullReading: ReadingDocument.parse(JSON.parse(readFileSync(SAMPLE, 'utf8'))) as never,
      asOf: '2026-11-21',
      engineVersion: 'e',
      rulesVersion: 'r',
      phrasebookVersion: 'p',
      writtenAt: new Date(),
    })
    await manager.insert(DocumentRow, { ...key(), pdfKey: 'a.pdf', htmlKey: 'a.html', pdfBytes: PDF.length, pages: 40, pdfSha256: 'x' })
  }

  const send = () => runStep(database.dataSource, step, 'document.rendered', key(), 10_000)
  const load = async () => {
    const loaded = await step.load(context.manager, key())
    if (loaded.kind !== 'work') throw new Error(`nothing to do: ${loaded.kind}`)
    return loaded.input
  }

  it('does not send a report whose birth details were corrected since', async () => {
    await paidReport()
    await context.manager.update(User, { id: user.id }, { revision: 2 })
    expect(await send()).toBe('again')
    expect(await mailbox.mails()).toEqual([])
    expect(await context.manager.findOneByOrFail(Report, key())).toMatchObject({ mailedAt: null })
  })

  it('sends the paid report with its PDF to the payment step’s address, and marks it delivered', async () => {
    await paidReport()
    expect(await send()).toBe('done')
    const [mail] = await mailbox.mails()
    expect(mail?.to).toEqual(['paid@example.com'])
    expect(mail?.attachments).toEqual([{ filename: 'Disha-english-2026-11-21.pdf', contentType: 'application/pdf', size: PDF.length }])
    const report = await context.manager.findOneByOrFail(Report, key())
    expect(report).toMatchObject({ stage: 'complete', mailedAt: expect.any(Date) as Date, deliveredAt: expect.any(Date) as Date })
    expect((await context.manager.find(OutboxEvent)).map(({ name }) => name)).toEqual(['report.delivered'])
    // the mailed link opens this session: its hash is stored, the token is not
    const token = /\/r\/([A-Za-z0-9_-]+)/.exec(await mailbox.text(mail!.id))?.[1] ?? ''
    expect(await context.manager.existsBy(LinkToken, { hash: createHash('sha256').update(token).digest('hex'), userId: user.id })).toBe(
      true,
    )
  })

  it('sends once however often it is told', async () => {
    await paidReport()
    expect(await send()).toBe('done')
    expect(await send()).toBe('again')
    expect(await mailbox.mails()).toHaveLength(1)
  })

  it('sends one mail when two workers take the same event at once', async () => {
    await paidReport()
    const [first, second] = await Promise.all([load(), load()])
    const results = await Promise.allSettled([step.work(first), step.work(second)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await mailbox.mails()).toHaveLength(1)
  })

  it('repeats only the same Message-ID after a crash between the server’s 250 and the commit', async () => {
    await paidReport()
    await step.work(await load())
    // the worker dies here; its claim runs out
    await expect(send()).rejects.toThrow(/claimed/)
    await context.manager.query("UPDATE deliveries SET claimed_at = now() - interval '1 hour'")
    expect(await send()).toBe('done')
    const mails = await mailbox.mails()
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await context.manager.findOneByOrFail(Delivery, { userId: user.id })).toMatchObject({
      attempts: 2,
      sentAt: expect.any(Date) as Date,
    })
  })

  it('gives its claim back when the server refuses, and the next try sends', async () => {
    await paidReport()
    mailbox.faults.rejectNext = 1
    await expect(send()).rejects.toThrow(/451/)
    expect((await context.manager.findOneByOrFail(Report, key())).deliveredAt).toBeNull()
    expect(await send()).toBe('done')
    expect(await mailbox.mails()).toHaveLength(1)
  })

  it('waits for payment and document, and sends nothing after a refund or an erasure', async () => {
    await context.manager.insert(Report, { ...key() })
    expect(await send()).toBe('notYet')
    await context.manager.update(Report, key(), { paidAt: new Date() })
    expect(await send()).toBe('notYet')
    await context.manager.update(Report, key(), { closedAt: new Date() })
    expect(await send()).toBe('again')
    await context.manager.delete(User, { id: user.id })
    expect(await send()).toBe('again')
    expect(await mailbox.mails()).toEqual([])
  })

  it('still mails a report that was opened online first', async () => {
    await paidReport({ openedAt: new Date(), deliveredAt: new Date(), stage: 'complete' })
    expect(await send()).toBe('done')
    expect(await mailbox.mails()).toHaveLength(1)
    expect(await context.manager.countBy(OutboxEvent, {})).toBe(0)
  })

  it('sends a receipt, a refund note, a link for each request, and an operator’s note', async () => {
    await paidReport()
    const payment = await context.manager.save(
      context.manager.create(Payment, {
        ...key(),
        productId: 'kundli',
        amountMinor: 15_100,
        currency: 'INR',
        stripePaymentIntentId: 'pi_1',
        status: 'succeeded',
        succeededAt: new Date(),
        billingRegion: 'Telangana',
      }),
    )
    const paymentEvent = { ...key(), paymentId: payment.id }
    const receipt = new SendReceipt(context)
    expect(await runStep(database.dataSource, receipt, 'purchase.completed', paymentEvent, 10_000)).toBe('done')
    expect(await runStep(database.dataSource, receipt, 'purchase.completed', paymentEvent, 10_000)).toBe('again')
    const links = new SendLink(context)
    for (const requestId of ['6c8b7a0e-8f61-4d0a-9a35-000000000001', '6c8b7a0e-8f61-4d0a-9a35-000000000002']) {
      expect(await runStep(database.dataSource, links, 'link.requested', { ...key(), requestId }, 10_000)).toBe('done')
    }
    const stalled = await context.manager.save(context.manager.create(StalledReport, { ...key(), step: 'documents' }))
    const operator = new TellOperator(context)
    expect(await runStep(database.dataSource, operator, 'report.stalled', { ...key(), stalledReportId: stalled.id }, 10_000)).toBe('done')
    await context.manager.update(Payment, payment.id, { status: 'refunded', refundedAt: new Date() })
    expect(await runStep(database.dataSource, new SendRefundNote(context), 'purchase.refunded', paymentEvent, 10_000)).toBe('done')

    const mails = await mailbox.mails()
    expect(mails).toHaveLength(5)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5)
    const texts = await Promise.all(mails.map(({ id }) => mailbox.text(id)))
    expect(texts.filter((text) => text.includes('₹151'))).toHaveLength(2)
    const operatorText = texts.find((text) => text.includes(user.id))
    expect(operatorText).toBeDefined()
    for (const personal of [user.fullName, user.email, 'paid@example.com']) expect(operatorText).not.toContain(personal)
  })
})
