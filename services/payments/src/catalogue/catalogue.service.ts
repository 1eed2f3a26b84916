import { LANGUAGES, type Language } from '@disha/contracts/language'
import { PRODUCT_IDS, type Product, type ProductId } from '@disha/contracts/product'
import { ProductPrice } from '@disha/database/payments/product-price.entity'
import { translatorFor } from '@disha/i18n/node/messages'
import { ApiError } from '@disha/platform/api-error'
import { REPORT_LANGUAGES } from '@disha/reading/versions'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { EntityManager, IsNull } from 'typeorm'
import { PAYMENTS_ENV, type PaymentsEnv } from '../payments-env.ts'

/** What a visitor pays for a product now. */
export type Offer = { productId: ProductId; amountMinor: number; currency: 'INR' }

const ICONS: Record<ProductId, string> = { kundli: 'chart', bundle: 'gift' }
const INCLUDES = ['career', 'love', 'abroad', 'roadmap', 'yearlyForecast', 'remedies']

/** Whole rupees of an amount in paise. */
export const rupees = (amountMinor: number): number => amountMinor / 100

/** Percent saved, rounded down so that a saving is never overstated. */
export const savePercent = (price: number, original: number): number => Math.floor((1 - price / original) * 100)

/** The one price list: what is shown is what is charged. */
@Injectable()
export class Catalogue implements OnApplicationBootstrap {
  constructor(
    private readonly manager: EntityManager,
    @Inject(PAYMENTS_ENV) private readonly env: PaymentsEnv,
  ) {}

  /** Refuses to start with a product that lacks a price, or with a price that cannot be shown or charged. */
  async onApplicationBootstrap(): Promise<void> {
    const current = await this.manager.findBy(ProductPrice, { validTo: IsNull() })
    for (const productId of PRODUCT_IDS) {
      for (const language of LANGUAGES) {
        const price = current.find((row) => row.productId === productId && row.language === language)
        if (price === undefined) throw new Error(`The catalogue has no price of ${productId} in ${language}.`)
        if (price.amountMinor % 100 !== 0) throw new Error(`The price of ${productId} in ${language} is not in whole rupees.`)
        if (price.amountMinor < this.env.STRIPE_MINIMUM_CHARGE_MINOR) {
          throw new Error(
            `The price of ${productId} in ${language}, ${price.amountMinor} paise, is below the provider's minimum of ${this.env.STRIPE_MINIMUM_CHARGE_MINOR}.`,
          )
        }
      }
    }
  }

  /** The current offer. @throws ApiError `unknown_product` */
  async offer(productId: ProductId, language: Language): Promise<Offer> {
    const price = await this.manager.findOneBy(ProductPrice, { productId, language, validTo: IsNull() })
    if (price === null) throw new ApiError('unknown_product', 'There is no such product.')
    return { productId, amountMinor: price.amountMinor, currency: price.currency }
  }

  /** All products as a screen in this language shows them. */
  async products(language: Language): Promise<Product[]> {
    const history = await this.manager.findBy(ProductPrice, { language })
    const translate = translatorFor(language)
    return PRODUCT_IDS.flatMap((id) => {
      const current = history.find((row) => row.productId === id && row.validTo === null)
      if (current === undefined) return []
      const evidence = this.evidence(history, current)
      const price = rupees(current.amountMinor)
      const originalPrice = evidence === undefined ? null : rupees(evidence.amountMinor)
      return {
        id,
        name: translate(`catalogue.${id}.name`),
        price,
        originalPrice,
        savePercent: originalPrice === null ? null : savePercent(price, originalPrice),
        currency: current.currency,
        icon: ICONS[id],
        description: translate(`catalogue.${id}.description`),
        popular: id === 'kundli',
        includes: INCLUDES.map((part) => translate(`catalogue.includes.${part}`)),
        reportLanguages: REPORT_LANGUAGES,
        demo: evidence?.isDemo ?? false,
      }
    })
  }

  /** A dated sale of the same offer at its compare-at price; without one nothing is struck through. Demo rows prove nothing in production. */
  private evidence(history: ProductPrice[], current: ProductPrice): ProductPrice | undefined {
    return history.find(
      (row) =>
        row.productId === current.productId &&
        row.validTo !== null &&
        row.amountMinor === current.compareAtMinor &&
        row.amountMinor > current.amountMinor &&
        (!row.isDemo || this.env.DISHA_ENV !== 'production'),
    )
  }
}
