import type { Language } from '@disha/contracts/language'
import type { Product, ProductId } from '@disha/contracts/product'
import { api } from '../../shared/api/api.ts'
import { randomId } from '../../shared/lib/random-id.ts'
import { visitorStore, type PendingPayment } from '../../shared/storage/visitor-store.ts'
import { restoreDraft, toSubmitBody, type IntakeDraft } from '../intake-form/intake-draft.ts'

/** An invented person, in the fields of any of the four forms. */
export function testDraft(language: Language): IntakeDraft {
  return restoreDraft({
    fullName: 'Meera Rao',
    email: 'meera@disha.example',
    phone: '9000000000',
    day: '3',
    month: '7',
    year: '1996',
    hour: '6',
    minute: '20',
    meridiem: 'pm',
    placeOfBirth: 'Hyderabad, Telangana',
    concern: 'Will a change of work suit me?',
    disclaimerAccepted: true,
    ...(language === 'english' ? { clarityArea: 'dharma' } : language === 'hindi' ? { concerns: ['naukri'] } : { topic: 'career' }),
  })
}

/**
 * A new session for the invented person; this browser then remembers it as its own.
 * @throws Error 'Failed to create session', with what the API said as its cause
 */
export async function createTestSession(language: Language): Promise<string> {
  const draft = testDraft(language)
  const { places } = await api.places('Hyderabad Telangana', language).catch(() => ({ places: [] }))
  draft.place = places[0] ?? null
  try {
    const { sessionId, insights, evidence, user } = await api.submitForm(toSubmitBody(draft, language, randomId(), 'Asia/Kolkata'))
    visitorStore.remove('pendingPayment')
    visitorStore.set('sessionId', sessionId)
    visitorStore.set('userFormData', draft)
    visitorStore.set('insights', { insights, evidence, user, draft })
    return sessionId
  } catch (cause) {
    throw new Error('Failed to create session', { cause })
  }
}

/**
 * A payment intent for the session at the catalogue's price; /payment goes on with it.
 * @throws Error 'Failed to create test payment', with what the API said as its cause
 */
export async function createTestPayment(sessionId: string, language: Language, productId: ProductId): Promise<PendingPayment> {
  try {
    const { products } = await api.products(language)
    const product: Product | undefined = products.find(({ id }) => id === productId)
    if (product === undefined) throw new Error(`no product ${productId}`)
    const email = testDraft(language).email
    const { clientSecret, paymentIntentId, amount } = await api.createPaymentIntent({
      sessionId,
      email,
      productId,
      amount: product.price,
      termsAccepted: true,
    })
    const pending = { sessionId, clientSecret, paymentIntentId, amount, email, confirming: false }
    visitorStore.set('selectedProduct', product)
    visitorStore.set('pendingPayment', pending)
    visitorStore.set('deliveryEmail', { sessionId, email })
    return pending
  } catch (cause) {
    throw new Error('Failed to create test payment', { cause })
  }
}
