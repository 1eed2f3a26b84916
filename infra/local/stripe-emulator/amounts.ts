/**
 * Smallest charge per currency in minor units, as published at docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 * Stripe applies the minimum of the account's settlement currency to the converted amount: an account that settles in dirhams
 * may refuse rupee amounts that are fine here (AED 2.00 is about ₹47).
 */
const MINIMUM: Record<string, number> = {
  inr: 50,
  usd: 50,
  eur: 50,
  gbp: 30,
  aed: 200,
  aud: 50,
  cad: 50,
  sgd: 50,
  chf: 50,
  jpy: 50,
  myr: 200,
}
const SYMBOL: Record<string, string> = { inr: '₹', usd: '$', eur: '€', gbp: '£' }

/** Amounts have at most eight digits. */
export const MAXIMUM_AMOUNT = 99_999_999

export const CURRENCIES = Object.keys(MINIMUM)

export const minimumAmount = (currency: string): number => MINIMUM[currency] ?? 50

/** `₹0.50 inr`, for messages; yen has no minor unit. */
export function amountText(amount: number, currency: string): string {
  const text = currency === 'jpy' ? String(amount) : (amount / 100).toFixed(2)
  return `${SYMBOL[currency] ?? ''}${text} ${currency}`
}
