import type { Page, Route } from '@playwright/test'
import type { CorrectionState } from '@disha/contracts/api/corrections'
import type { SubmitFormResponse } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
import type { QuestionRead } from '@disha/contracts/question'
import type { Product } from '@disha/contracts/product'

/**
 * Stands in for the API where a test or a picture needs a state that the running product shows only for a moment, or never
 * (errors, doubled hours). The journeys use the real one.
 */

export const SESSION_ID = 'mock_session_0123456789'

const HYDERABAD: Place = {
  id: '1269843',
  name: 'Hyderabad',
  admin1: 'Telangana',
  admin2: 'Hyderabad',
  country: 'India',
  latitude: 17.38405,
  longitude: 78.45636,
  timeZone: 'Asia/Kolkata',
}
const HYDERABAD_SINDH: Place = {
  id: '1176734',
  name: 'Hyderabad',
  admin1: 'Sindh',
  admin2: '',
  country: 'Pakistan',
  latitude: 25.39242,
  longitude: 68.37366,
  timeZone: 'Asia/Karachi',
}
export const PLACES: readonly Place[] = [HYDERABAD, HYDERABAD_SINDH]

const placed = (graha: string, sign: number, degree: number, retrograde = false) => ({ graha, sign, degree, retrograde })

/** What the sample visitor's question is read as: one thing surely, and one that is asked back. */
const QUESTION: QuestionRead = {
  parts: [
    { words: 'Stay in my job or leave it?', point: 'work.change', sure: true },
    { words: 'And what of the rest?', point: 'self.general', sure: false },
  ],
  state: { bond: null, work: 'post', lives: null },
}

export const SUBMITTED: SubmitFormResponse = {
  sessionId: SESSION_ID,
  message: '',
  insights: {
    karmicPause:
      'Meera Rao, this is a first look at your own chart, not at a sun sign. Dhanu (Sagittarius) was rising when you were born. You meet life as a road with a meaning. Your ruler is Jupiter, so faith, teachers and plain good humour lift you.\n\nYou are in a Jupiter mahadasha, which began 30 August 2022 and runs until 30 August 2038. Inside it, Saturn holds the sub-period until 1 May 2027. Saturn’s sub-period slows things down so that they hold.',
    emotionalClimate:
      'Your Moon stands in Makara (Capricorn). You feel responsibly: first the duty, then the heart. Its star is Shravana, the ear: you learn by listening, and people tell you the truth.',
    cosmicTeaser:
      'On 25 January 2027 Jupiter turns back into Karka (Cancer) for a second look. Around 1 May 2027 the sub-period passes from Saturn to Mercury. Mercury’s sub-period runs on papers, study, talk and trade.',
    tarotInsight: {
      pastCard: 'Four of Cups',
      pastMeaning: 'An offered cup you have not noticed, because you were counting the others.',
      presentCard: 'The Chariot',
      presentMeaning: 'Two pulls in opposite directions, held together by one clear aim.',
      futureTeaser: 'The third card is drawn and lies face down: it belongs to the suit of Cups, of feeling.',
    },
  },
  evidence: {
    chart: {
      lagnaSign: 8,
      lagnaDegree: 10.82,
      moonNakshatra: 22,
      moonPada: 4,
      grahas: [
        placed('sun', 2, 18.1),
        placed('moon', 9, 21.78),
        placed('mars', 1, 20.4),
        placed('mercury', 2, 8.72),
        placed('jupiter', 8, 19.08, true),
        placed('venus', 1, 17.9),
        placed('saturn', 11, 13.6),
        placed('rahu', 5, 18.3, true),
        placed('ketu', 11, 18.3, true),
      ],
    },
    why: {
      karmicPause: [
        { fact: 'Dhanu rises', citation: 'Common practice', holds: 'Holds to ±30 min' },
        {
          fact: 'Jupiter mahadasha, antardasha of Saturn, 17 October 2024 to 1 May 2027',
          citation: 'BPHS 51.1-2 (Antardasha)',
          holds: '± 6 days',
        },
      ],
      emotionalClimate: [{ fact: 'The Moon is in Makara', citation: 'Common practice', holds: 'Holds to ±30 min' }],
      cosmicTeaser: [],
    },
    question: QUESTION,
  },
  user: {
    id: '6f1c52fa-0f4b-4f70-9f0e-3f2a4f0f8f10',
    sessionId: SESSION_ID,
    fullName: 'Meera Rao',
    email: 'meera.rao@example.in',
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    placeOfBirth: 'Hyderabad',
    gotra: null,
    gender: 'female',
    clarityArea: 'dharma',
    topics: ['career'],
    concern: 'Stay in my job or leave it?',
    additionalDetails: null,
    language: 'english',
    hasPurchased: false,
    createdAt: '2026-11-21T10:00:00.000Z',
  },
}

export const KUNDLI: Product = {
  id: 'kundli',
  name: 'Your Kundli Analysis',
  price: 151,
  originalPrice: 951,
  savePercent: 84,
  currency: 'INR',
  icon: 'kundli',
  description: 'The whole reading from your own birth chart, every statement with its reason.',
  popular: true,
  includes: [
    'Career: where you stand, good periods and careful ones',
    'Love and marriage',
    'Travel and life abroad',
    'A roadmap of the next 25 years',
    'The coming twelve months',
    'Remedies and mantras',
  ],
  reportLanguages: ['english'],
  demo: true,
}

/** The beginning of a bought reading: two of its sections, in the words of a preview. */
export const fullReading = (
  { karmicPause, emotionalClimate }: SubmitFormResponse['insights'],
  [first, second]: readonly [string, string] = ['Your question', 'Your birth moment'],
) => ({
  yourQuestion: { id: 'yourQuestion', title: first, lead: [{ text: karmicPause.split('\n\n')[1] ?? karmicPause }], blocks: [] },
  birthMoment: { id: 'birthMoment', title: second, lead: [{ text: emotionalClimate }], blocks: [] },
})

/** The sample visitor's bought birth, open to correction; `refusal` closes it. */
export const correctionState = (refusal: CorrectionState['refusal'] = null): CorrectionState => ({
  sessionId: SESSION_ID,
  revision: 1,
  left: refusal === 'correction_limit' ? 0 : 3,
  until: '2026-12-21T10:00:00.000Z',
  refusal,
  question: { typed: SUBMITTED.user.concern, read: QUESTION },
  birth: {
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    timePrecision: { kind: 'exact' },
    doubledHour: null,
    utcOffsetSeconds: 19_800,
    placeOfBirth: 'Hyderabad',
    place: HYDERABAD,
    latitude: HYDERABAD.latitude,
    longitude: HYDERABAD.longitude,
    timeZone: HYDERABAD.timeZone,
  },
})

export type MockedCall = (route: Route) => Promise<void>
export const answer =
  (body: unknown, status = 200): MockedCall =>
  (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

export type Overrides = Record<string, MockedCall>

const DEFAULTS: Overrides = {
  '/api/products': answer({ products: [KUNDLI] }),
  '/api/places': answer({ places: PLACES }),
  '/api/birth-clock': answer({
    place: HYDERABAD,
    timeZone: 'Asia/Kolkata',
    status: 'unique',
    readings: [
      {
        utcOffsetSeconds: 19_800,
        utc: '1996-07-03T12:50:00Z',
        offset: '+05:30',
        sky: { lagnaSign: 8, lagnaDegree: 10.82, moonNakshatra: 22, moonPada: 4 },
      },
    ],
    notices: [],
  }),
  '/api/submit-form': answer(SUBMITTED, 201),
  '/api/session': answer(correctionState()),
  '/api/generate-insights': answer({ insights: SUBMITTED.insights, evidence: SUBMITTED.evidence, user: SUBMITTED.user }),
  '/api/analytics': answer(null, 202),
  '/api/verify-payment': answer({ success: true, hasPurchased: false, status: 'none' }),
  '/api/payment-config': answer({ publishableKey: 'pk_test_mock', mode: 'emulated', scriptUrl: '/mock-payment.js' }),
  '/api/create-payment-intent': answer({ clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1', amount: 151, currency: 'INR' }),
  '/api/check-payment-status': answer({ status: 'requires_payment_method' }),
  '/api/full-reading': answer({
    fullReading: fullReading(SUBMITTED.insights),
    status: 'ready',
    stage: 'complete',
    progress: 100,
    mail: {
      subject: 'Meera Rao, your reading is here: Dhanu lagna',
      text: 'Dear Meera Rao,\n\nYou asked\n“Stay in my job or leave it?”\n\nOpen your reading: https://disha.example/r/…',
    },
  }),
  '/api/report-status': answer({
    stage: 'complete',
    progress: 100,
    documentReady: true,
    deliveredAt: '2026-11-21T10:43:00.000Z',
    stalled: false,
  }),
  '/api/report-events': (route) => route.abort(),
}

/** Answers every API call of a page: by `overrides` first, then by the sample visitor. Keys are the first two parts of a path. */
export async function mockApi(page: Page, overrides: Overrides = {}): Promise<void> {
  const calls = { ...DEFAULTS, ...overrides }
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.split('/').slice(0, 3).join('/')
    const call = calls[path]
    return call === undefined ? route.fulfill({ status: 404, body: '' }) : call(route)
  })
}

/** What the browser of the sample visitor remembers; as the product answered `visitor`, where one is given. */
export function storedVisitor(
  visitor: { place: Place; submitted: SubmitFormResponse; product: Product } = STAND_IN,
): Record<string, unknown> {
  const { insights, evidence, user } = visitor.submitted
  const draft = {
    fullName: user.fullName,
    email: user.email,
    day: '3',
    month: '7',
    year: '1996',
    hour: '6',
    minute: '20',
    meridiem: 'pm',
    placeOfBirth: user.placeOfBirth,
    place: visitor.place,
    phone: '98765 43210',
    concerns: ['naukri', 'parivar'],
  }
  return {
    sessionId: SESSION_ID,
    userFormData: draft,
    insights: { insights, evidence, user: { ...user, sessionId: SESSION_ID }, draft },
    selectedProduct: visitor.product,
    deliveryEmail: { sessionId: SESSION_ID, email: user.email },
  }
}

const STAND_IN = { place: HYDERABAD, submitted: SUBMITTED, product: KUNDLI }

/** Puts values into the browser's storage before the page's own script runs. */
export async function remember(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ value, savedAt: Date.now() }))
    }
  }, values)
}
