import { expect, test } from '@playwright/test'
import { Redis } from 'ioredis'
import { killPart, payingVisitor, product, reportMails } from './product.ts'

const VISITORS = 12
const PARTS = ['charts', 'readings', 'documents', 'delivery', 'payments', 'intake']

/** Everything at once: many paid reports under way while processes die one after the other and Redis is emptied. */
test('a dozen paid reports survive a storm of crashes @full', async () => {
  test.setTimeout(400_000)
  const paid = await Promise.all(Array.from({ length: VISITORS }, (_, index) => payingVisitor(`storm${index}`)))
  for (const [round, part] of [...PARTS, ...PARTS].entries()) {
    killPart(part)
    if (round === 5) {
      const redis = new Redis(product.redisUrl)
      await redis.flushall()
      redis.disconnect()
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
  for (const { email } of paid) {
    const mails = await reportMails(email, 0)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  }
})
