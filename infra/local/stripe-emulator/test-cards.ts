/** What happens to a payment made with a test card. */
export type CardBehaviour =
  | { kind: 'succeed' }
  | { kind: 'decline'; code: string; declineCode: string; message: string }
  /** `processing` for the emulator's set number of seconds, then the end named here */
  | { kind: 'process'; end: 'succeed' | 'decline' }
  /** 3-D Secure: a dialog on the page, or a redirect to the bank's page and back */
  | { kind: 'authenticate'; how: 'dialog' | 'redirect' }

export type TestCard = { number: string; brand: string; label: string; paymentMethods: string[]; behaviour: CardBehaviour }

export const GENERIC_DECLINE = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
} as const satisfies CardBehaviour

export const AUTHENTICATION_FAILURE = {
  code: 'payment_intent_authentication_failure',
  message: 'The provided payment method has failed authentication. Provide a new payment method and confirm again.',
} as const

const decline = (code: string, declineCode: string, message: string): CardBehaviour => ({ kind: 'decline', code, declineCode, message })

/**
 * Stripe's published test cards (docs.stripe.com/testing) and their `pm_card_…` names, and two of this emulator alone: Stripe has
 * no card that stays `processing`, but wallets and bank debits do, and the product must bear it.
 */
export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', label: 'succeeds', paymentMethods: ['pm_card_visa'], behaviour: { kind: 'succeed' } },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'succeeds',
    paymentMethods: ['pm_card_mastercard'],
    behaviour: { kind: 'succeed' },
  },
  {
    number: '4000003560000008',
    brand: 'visa',
    label: 'succeeds (issued in India)',
    paymentMethods: ['pm_card_in'],
    behaviour: { kind: 'succeed' },
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'is declined',
    paymentMethods: ['pm_card_visa_chargeDeclined'],
    behaviour: GENERIC_DECLINE,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'has insufficient funds',
    paymentMethods: ['pm_card_visa_chargeDeclinedInsufficientFunds'],
    behaviour: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'has expired',
    paymentMethods: ['pm_card_chargeDeclinedExpiredCard'],
    behaviour: decline('expired_card', 'expired_card', 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    label: 'has a wrong security code',
    paymentMethods: ['pm_card_chargeDeclinedIncorrectCvc'],
    behaviour: decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    label: 'meets a processing error',
    paymentMethods: ['pm_card_chargeDeclinedProcessingError'],
    behaviour: decline('processing_error', 'processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: 'asks for authentication in a dialog',
    paymentMethods: ['pm_card_authenticationRequiredOnSetup'],
    behaviour: { kind: 'authenticate', how: 'dialog' },
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    label: 'asks for authentication on the bank page',
    paymentMethods: ['pm_card_authenticationRequired'],
    behaviour: { kind: 'authenticate', how: 'redirect' },
  },
  {
    number: '4000000000007775',
    brand: 'visa',
    label: 'stays processing for a while, then succeeds (emulator only)',
    paymentMethods: ['pm_card_emulated_processing'],
    behaviour: { kind: 'process', end: 'succeed' },
  },
  {
    number: '4000000000008880',
    brand: 'visa',
    label: 'stays processing for a while, then is declined (emulator only)',
    paymentMethods: ['pm_card_emulated_processingDeclined'],
    behaviour: { kind: 'process', end: 'decline' },
  },
]

export const cardByNumber = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number)
export const cardByPaymentMethod = (name: string): TestCard | undefined => TEST_CARDS.find((card) => card.paymentMethods.includes(name))

/** The check digit of ISO/IEC 7812-1 (Luhn). */
export function passesLuhn(number: string): boolean {
  let sum = 0
  for (let index = 0; index < number.length; index++) {
    const digit = Number(number[number.length - 1 - index])
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
