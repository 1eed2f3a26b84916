import { ProductsResponse } from '@disha/contracts/api/payments'
import { LANGUAGES } from '@disha/contracts/language'
import { ProductPrice } from '@disha/database/payments/product-price.entity'
import { seedDemoHistory } from '@disha/database/payments/seed-demo-history'
import { REPORT_LANGUAGES } from '@disha/reading/versions'
import { BootedPayments } from '../__fixtures__/boot-payments.ts'
import { Catalogue, savePercent } from './catalogue.service.ts'

let payments: BootedPayments
beforeAll(async () => {
  payments = await BootedPayments.boot()
}, 120_000)
afterAll(() => payments.close())

const products = async (language?: string) => {
  const { status, body } = await payments.call('get', `/api/products${language === undefined ? '' : `?language=${language}`}`)
  expect(status).toBe(200)
  return ProductsResponse.parse(body).products
}

describe('the catalogue', () => {
  it('has one price for each product and language, without a compare-at price that nothing proves', async () => {
    const prices = Object.fromEntries(
      await Promise.all(
        LANGUAGES.map(async (language) => [language, (await products(language)).map(({ id, price }) => [id, price])] as const),
      ),
    )
    expect(prices).toEqual({
      english: [
        ['kundli', 151],
        ['bundle', 129],
      ],
      hindi: [
        ['kundli', 47],
        ['bundle', 129],
      ],
      tamil: [
        ['kundli', 151],
        ['bundle', 129],
      ],
      telugu: [
        ['kundli', 151],
        ['bundle', 129],
      ],
    })
    for (const product of await products()) {
      expect(product).toMatchObject({
        originalPrice: null,
        savePercent: null,
        demo: false,
        currency: 'INR',
        reportLanguages: REPORT_LANGUAGES,
      })
    }
  })

  it('speaks the language, every text of it', async () => {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await products(language)).flatMap(({ name, description, includes }) => [name, description, ...includes]),
      ),
    )
    for (const list of texts) {
      expect(list).toHaveLength(16)
      for (const text of list) expect(text).not.toMatch(/^catalogue\./)
    }
    for (const [index, text] of (texts[0] ?? []).entries())
      expect(new Set(texts.map((list) => list[index]))).toHaveProperty('size', text === undefined ? 0 : 4)
  })

  it('refuses an unknown language by name', async () => {
    const { status, body } = await payments.call('get', '/api/products?language=klingon')
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'invalid_request', details: { fields: [{ field: 'language' }] } })
  })

  it('strikes a price through only with a dated sale at it, and never shows demo history in production', async () => {
    const { manager } = payments.database
    await seedDemoHistory(manager)
    expect((await products('english'))[0]).toMatchObject({ price: 151, originalPrice: 951, savePercent: 84, demo: true })
    expect((await products('hindi'))[0]).toMatchObject({ price: 47, originalPrice: 4999, savePercent: 99, demo: true })
    const production = new Catalogue(manager, { ...payments.env, DISHA_ENV: 'production' })
    expect((await production.products('english'))[0]).toMatchObject({ originalPrice: null, savePercent: null, demo: false })
    await manager.update(ProductPrice, { isDemo: true }, { isDemo: false })
    expect((await production.products('english'))[0]).toMatchObject({ originalPrice: 951, demo: false })
  })

  it('never overstates a saving', () => {
    expect(savePercent(129, 297)).toBe(56)
    expect(savePercent(100, 300)).toBe(66)
  })

  it('does not start with a price that cannot be charged or shown, or with none', async () => {
    const { manager } = payments.database
    const catalogue = new Catalogue(manager, { ...payments.env, STRIPE_MINIMUM_CHARGE_MINOR: 5_000 })
    await expect(catalogue.onApplicationBootstrap()).rejects.toThrow('kundli in hindi, 4700 paise, is below')
    await manager.update(ProductPrice, { productId: 'bundle', language: 'tamil' }, { amountMinor: 12_950 })
    await expect(new Catalogue(manager, payments.env).onApplicationBootstrap()).rejects.toThrow('not in whole rupees')
    await manager.delete(ProductPrice, { productId: 'bundle', language: 'tamil' })
    await expect(new Catalogue(manager, payments.env).onApplicationBootstrap()).rejects.toThrow('no price of bundle in tamil')
  })

  it('tells the page where the provider is', async () => {
    expect((await payments.call('get', '/api/payment-config')).body).toEqual({
      publishableKey: payments.env.STRIPE_PUBLISHABLE_KEY,
      mode: 'emulated',
      scriptUrl: `${payments.emulator.url}/v3/stripe.js`,
    })
  })
})
