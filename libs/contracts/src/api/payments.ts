import { z } from 'zod'
import { Product, ProductId } from '../product.ts'
import { Language } from '../language.ts'
import { SessionId } from '../session.ts'

export const ProductsQuery = z.object({ language: Language.default('english') })
export const ProductsResponse = z.object({ products: z.array(Product) })
export type ProductsResponse = z.infer<typeof ProductsResponse>

export const PaymentConfig = z.object({ publishableKey: z.string(), mode: z.enum(['live', 'emulated']), scriptUrl: z.string() })
export type PaymentConfig = z.infer<typeof PaymentConfig>

export const TERMS_VERSION = 2

export const CreatePaymentIntentRequest = z.object({
  sessionId: SessionId,
  email: z.email('Please enter a valid email address').max(254),
  productId: ProductId.default('bundle'),
  /** whole rupees as the page showed them; never trusted: absent is not checked, different is 409 price_changed */
  amount: z.number().optional(),
  termsAccepted: z.literal(true, 'Please accept the terms and conditions').default(true),
  /** State or 'outside-india', for the invoice */
  billingRegion: z.string().trim().max(60).optional(),
})
export type CreatePaymentIntentRequest = z.infer<typeof CreatePaymentIntentRequest>

export const CreatePaymentIntentResponse = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  /** whole rupees */
  amount: z.number().int(),
  currency: z.literal('INR'),
})
export type CreatePaymentIntentResponse = z.infer<typeof CreatePaymentIntentResponse>

export const ForcePurchaseRequest = z.object({ sessionId: SessionId })
export const ForcePurchaseResponse = z.object({ success: z.boolean(), hasPurchased: z.boolean(), message: z.string() })
export type ForcePurchaseResponse = z.infer<typeof ForcePurchaseResponse>

export const VerifyPaymentResponse = z.object({
  success: z.boolean(),
  hasPurchased: z.boolean(),
  status: z.enum(['none', 'pending', 'processing', 'failed', 'succeeded', 'refunded']),
})
export type VerifyPaymentResponse = z.infer<typeof VerifyPaymentResponse>

export const CheckPaymentStatusRequest = z.object({
  paymentIntentId: z.string().regex(/^pi_[A-Za-z0-9_]{1,120}$/),
  sessionId: SessionId,
  /** from the provider's return, proves the visitor's right in another browser */
  clientSecret: z.string().max(300).optional(),
})
/** The provider's own words (`succeeded`, `processing`, `requires_payment_method`, ...). */
export const CheckPaymentStatusResponse = z.object({ status: z.string() })
export type CheckPaymentStatusResponse = z.infer<typeof CheckPaymentStatusResponse>
