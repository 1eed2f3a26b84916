import { BootedPayments } from '../__fixtures__/boot-payments.ts'

let payments: BootedPayments
beforeAll(async () => {
  payments = await BootedPayments.boot()
  await payments.webhooks(false)
}, 120_000)
afterAll(() => payments.close())

const UNKNOWN = 'unknown-session-0123456789'

describe('verify-payment', () => {
  it('says where the purchase stands, to its own visitor only', async () => {
    const [user, stranger] = [await payments.visitor(), await payments.visitor()]
    const verify = (session?: string) => payments.call('get', `/api/verify-payment/${user.sessionId}`, undefined, session)
    expect(await verify(user.sessionId)).toMatchObject({ status: 200, body: { success: true, hasPurchased: false, status: 'none' } })
    await payments.intentOf(user)
    expect((await verify(user.sessionId)).body).toMatchObject({ status: 'pending' })
    const [foreign, nobody, unknown] = [
      await verify(stranger.sessionId),
      await verify(),
      await payments.call('get', `/api/verify-payment/${UNKNOWN}`, undefined, UNKNOWN),
    ]
    for (const call of [foreign, nobody, unknown]) expect(call).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect(foreign.body).toEqual(unknown.body)
  })
})

describe('force-purchase', () => {
  it('marks nothing by itself', async () => {
    const user = await payments.visitor()
    const force = () => payments.call('post', '/api/force-purchase', { sessionId: user.sessionId }, user.sessionId)
    expect((await force()).body).toMatchObject({ success: false, hasPurchased: false })
    await payments.intentOf(user)
    expect(await force()).toMatchObject({
      status: 200,
      body: { success: false, hasPurchased: false, message: 'The payment is not complete.' },
    })
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: false })
  })

  it('finds the payment at the provider', async () => {
    const user = await payments.visitor()
    await payments.pay(await payments.intentOf(user))
    const { body } = await payments.call('post', '/api/force-purchase', { sessionId: user.sessionId }, user.sessionId)
    expect(body).toEqual({ success: true, hasPurchased: true, message: 'The payment is complete.' })
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
    const stranger = await payments.visitor()
    expect(await payments.call('post', '/api/force-purchase', { sessionId: user.sessionId }, stranger.sessionId)).toMatchObject({
      status: 404,
    })
  })
})

describe('check-payment-status', () => {
  it('gives the provider’s own word and settles by it', async () => {
    const user = await payments.visitor()
    const paymentIntentId = await payments.intentOf(user)
    const check = () => payments.call('post', '/api/check-payment-status', { paymentIntentId, sessionId: user.sessionId }, user.sessionId)
    expect(await check()).toMatchObject({ status: 200, body: { status: 'requires_payment_method' }, cookie: undefined })
    await payments.pay(paymentIntentId)
    expect(await check()).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: true })
  })

  it('opens the session in another browser by the client secret', async () => {
    const user = await payments.visitor()
    const { body } = await payments.createIntent(user)
    const proof = { paymentIntentId: body['paymentIntentId'], clientSecret: body['clientSecret'], sessionId: user.sessionId }
    const opened = await payments.call('post', '/api/check-payment-status', proof)
    expect(opened).toMatchObject({ status: 200, cookie: payments.cookieOf(user.sessionId) })
    const other = await payments.visitor()
    expect(await payments.call('post', '/api/check-payment-status', proof, other.sessionId)).toMatchObject({
      status: 200,
      cookie: payments.cookieOf(user.sessionId),
    })
  })

  it('opens nothing by less', async () => {
    const [user, thief] = [await payments.visitor(), await payments.visitor()]
    const { body } = await payments.createIntent(user)
    const own = (await payments.createIntent(thief)).body
    const { paymentIntentId, clientSecret } = body as { paymentIntentId: string; clientSecret: string }
    const tries = [
      { paymentIntentId, sessionId: user.sessionId },
      { paymentIntentId, sessionId: user.sessionId, clientSecret: `${paymentIntentId}_secret_guess` },
      { paymentIntentId, sessionId: user.sessionId, clientSecret: `${clientSecret}x` },
      // a secret that is right, for another session
      { paymentIntentId: own['paymentIntentId'], sessionId: user.sessionId, clientSecret: own['clientSecret'] },
      { paymentIntentId, sessionId: thief.sessionId, clientSecret },
      { paymentIntentId: 'pi_unknown', sessionId: user.sessionId, clientSecret: 'pi_unknown_secret_x' },
      { paymentIntentId, sessionId: UNKNOWN, clientSecret },
    ]
    const bodies = []
    for (const body of tries) {
      const answer = await payments.call('post', '/api/check-payment-status', body, thief.sessionId)
      expect(answer).toMatchObject({ status: 404, cookie: undefined })
      bodies.push(JSON.stringify(answer.body))
    }
    expect(new Set(bodies).size).toBe(1)
  })
})

describe('limits', () => {
  it('stop a visitor who asks the provider without end, and never the provider', async () => {
    const limited = await BootedPayments.boot({ RATE_LIMITS: 'on' })
    try {
      const ask = () => limited.call('post', '/api/force-purchase', { sessionId: UNKNOWN }, UNKNOWN)
      const statuses = []
      for (let index = 0; index < 61; index++) statuses.push((await ask()).status)
      expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404))
      expect(await ask()).toMatchObject({ status: 429, body: { error: 'rate_limited' } })
      for (let index = 0; index < 130; index++) {
        const { status } = await limited.deliver({ id: `evt_${index}`, object: 'event', type: 'customer.created', data: { object: {} } })
        expect(status).toBe(200)
      }
    } finally {
      await limited.close()
    }
  }, 60_000)
})
