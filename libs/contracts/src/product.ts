import { z } from 'zod'
import { Language } from './language.ts'

export const PRODUCT_IDS = ['kundli', 'bundle'] as const
export const ProductId = z.enum(PRODUCT_IDS)
export type ProductId = z.infer<typeof ProductId>

/** An offer as a screen shows it. Prices in whole rupees, GST included; `originalPrice` is null without a dated sale at it. */
export const Product = z.object({
  id: ProductId,
  name: z.string(),
  price: z.number().int().positive(),
  originalPrice: z.number().int().positive().nullable(),
  /** percent saved, computed from the two prices; null without an original price */
  savePercent: z.number().int().nullable(),
  currency: z.literal('INR'),
  icon: z.string(),
  description: z.string(),
  popular: z.boolean(),
  includes: z.array(z.string()),
  reportLanguages: z.array(Language),
  /** true where the compare-at price is demo data of a local start */
  demo: z.boolean(),
})
export type Product = z.infer<typeof Product>
