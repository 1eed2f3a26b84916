import type { Page } from '@playwright/test'
import type { ChatPreviewResponse, SubmitFormResponse } from '@disha/contracts/api/intake'
import type { CreatePaymentIntentResponse } from '@disha/contracts/api/payments'
import type { Place } from '@disha/contracts/api/places'
import type { Product } from '@disha/contracts/product'
import type { ScreenLanguage } from './screens.ts'

/** The sample visitor as the running product answers them in their language: what a picture shows is what a visitor would read. */
export type SampleVisitor = {
  place: Place
  submitted: SubmitFormResponse
  product: Product
  chat: ChatPreviewResponse
  intent: CreatePaymentIntentResponse
}

/** What they type, in their own script; a full name and a town as people write them. */
export const TYPED: Record<ScreenLanguage, { fullName: string; town: string; concern: string; marriage: string }> = {
  english: {
    fullName: 'Meera Rao',
    town: 'Hyderabad',
    concern: 'Should I stay in this job or leave it?',
    marriage: 'When will I marry?',
  },
  hindi: { fullName: 'मीरा राव', town: 'हैदराबाद', concern: 'इस नौकरी में रहूँ या छोड़ दूँ?', marriage: 'मेरी शादी कब होगी?' },
  tamil: {
    fullName: 'மீரா ராவ்',
    town: 'ஹைதராபாத்',
    concern: 'இந்த வேலையில் இருப்பதா, விடுவதா?',
    marriage: 'எனக்குத் திருமணம் எப்போது?',
  },
  telugu: {
    fullName: 'మీరా రావు',
    town: 'హైదరాబాద్',
    concern: 'ఈ ఉద్యోగంలో ఉండాలా, వదిలేయాలా?',
    marriage: 'నా పెళ్లి ఎప్పుడు?',
  },
}

const BIRTH = { dateOfBirth: '1996-07-03', timeOfBirth: '18:20' }

const visitors = new Map<string, Promise<SampleVisitor>>()

/** Asks the product at `baseURL` once per language. */
export function sampleVisitor(page: Page, baseURL: string, language: ScreenLanguage): Promise<SampleVisitor> {
  const key = `${baseURL} ${language}`
  const known = visitors.get(key) ?? ask(page, baseURL, language)
  visitors.set(key, known)
  return known
}

async function ask(page: Page, baseURL: string, language: ScreenLanguage): Promise<SampleVisitor> {
  const { fullName, town, concern, marriage } = TYPED[language]
  const call = async <T>(path: string, data?: object): Promise<T> => {
    const response = await page.request.fetch(new URL(path, baseURL).href, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { origin: new URL(baseURL).origin },
      ...(data === undefined ? {} : { data }),
    })
    if (!response.ok()) throw new Error(`${path} ${language}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { places } = await call<{ places: Place[] }>(`/api/places?q=${encodeURIComponent(town)}&language=${language}`)
  const place = places[0]
  if (place === undefined) throw new Error(`no place named ${town}`)
  const birth = { ...BIRTH, fullName, placeOfBirth: town, placeId: place.id, language }
  const submitted = await call<SubmitFormResponse>('/api/submit-form', {
    ...birth,
    disclaimerAccepted: true,
    email: 'meera.rao@example.in',
    gender: 'female',
    clarityArea: 'dharma',
    topics: ['career'],
    concern,
  })
  const chat = await call<ChatPreviewResponse>('/api/chat/preview', { ...birth, adult: true, concern: marriage })
  const { products } = await call<{ products: Product[] }>(`/api/products?language=${language}`)
  const product = products.find(({ id }) => id === 'kundli')
  if (product === undefined) throw new Error('no kundli in the catalogue')
  const intent = await call<CreatePaymentIntentResponse>('/api/create-payment-intent', {
    sessionId: submitted.sessionId,
    email: submitted.user.email,
    productId: product.id,
    amount: product.price,
  })
  // the session exists for this answer alone: the screens open as a browser that has no cookie of it
  await page.context().clearCookies()
  return { place, submitted, product, chat, intent }
}
