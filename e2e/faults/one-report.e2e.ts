import { expect, test } from '@playwright/test'
import { Redis } from 'ioredis'
import { killPart, payingVisitor, product, redeliverSuccess, reportMails } from './product.ts'

/** Whatever breaks between payment and delivery, a paid report comes, once. */
test.describe('one payment gives one report and one Message-ID', () => {
  test.setTimeout(150_000)

  const expectOneMail = async (email: string): Promise<void> => {
    const mails = await reportMails(email)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(mails).toHaveLength(1)
  }

  test('when the webhook comes three times', async () => {
    const { visitor, sessionId, email, paymentIntentId } = await payingVisitor('webhook')
    await visitor.waitForPurchase(sessionId)
    await redeliverSuccess(paymentIntentId, 2)
    await visitor.waitForDelivery(sessionId)
    await expectOneMail(email)
  })

  for (const part of ['readings', 'documents', 'delivery']) {
    test(`when the ${part} worker is killed in mid-job`, async () => {
      const { visitor, sessionId, email } = await payingVisitor(part)
      await visitor.waitForPurchase(sessionId)
      killPart(part)
      await visitor.waitForDelivery(sessionId)
      await expectOneMail(email)
    })
  }

  test('when Redis is emptied between payment and delivery', async () => {
    killPart('documents')
    const { visitor, sessionId, email } = await payingVisitor('redis')
    await visitor.waitForPurchase(sessionId)
    const redis = new Redis(product.redisUrl)
    await redis.flushall()
    redis.disconnect()
    await visitor.waitForDelivery(sessionId)
    await expectOneMail(email)
  })
})
