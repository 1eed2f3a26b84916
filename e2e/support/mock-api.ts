import type { Page, Route } from '@playwright/test'
import type { CorrectionState } from '@disha/contracts/api/corrections'
import type { SubmitFormResponse } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
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

export const SUBMITTED: SubmitFormResponse = {
  sessionId: SESSION_ID,
  message: '',
  insights: {
    karmicPause:
      'You were born with Dhanu rising, and its lord Guru standing right there, in his own sign. The books describe someone whose judgement others lean on, often before they feel ready to give it. Guru is retrograde, so the confidence turns inward first: you check a decision three times, then wonder why it took so long.\n\nThe pause you feel now has a place in the chart. Since October 2024 you are in the Shani part of your Guru period, and your Shani stands in the fourth house, with Ketu. That is the house of home, rest and peace of mind.',
    emotionalClimate:
      'Your Moon is in Makara, in Shravana, the nakshatra of listening. You hear what people leave out, and you carry more of it home than they know. The Moon stands in the second house, the house of speech and savings: when you feel safe, you speak well; when you do not, you go quiet and count.',
    cosmicTeaser:
      'On 25 January 2027 Guru returns to Karka, seven signs from your Moon. On 30 April 2027 your Budha period begins, and the lord of your tenth house takes over.',
    tarotInsight: {
      pastCard: 'The Hermit',
      pastMeaning: 'You looked for the answer alone, and found more than you have told anyone.',
      presentCard: 'The Wheel',
      presentMeaning: 'Something is turning. Hold the hub, not the rim.',
      futureTeaser: 'The third card is drawn and lies face down. It opens in the full reading.',
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
        {
          fact: 'Guru, lord of the 1st, in the 1st, 19°05′ Dhanu, retrograde',
          citation: 'BPHS 24.1',
          holds: 'Holds if the time is off by up to 30 minutes',
        },
        { fact: 'Shani and Ketu in the 4th, Guru-Shani period', citation: '', holds: '17 Oct 2024 to 30 Apr 2027' },
      ],
      emotionalClimate: [
        { fact: 'Chandra, lord of the 8th, in the 2nd, 21°47′ Makara', citation: 'BPHS 24.86', holds: 'Holds at any time of that day' },
      ],
      cosmicTeaser: [],
    },
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

export const FULL_READING = {
  yourQuestion: {
    id: 'yourQuestion',
    title: 'Your question',
    lead: [
      {
        text: 'You asked whether to stay in your job or leave it. The chart does not push you out of the door: until April 2027 it favours preparing over jumping.',
      },
    ],
    blocks: [],
  },
  birthMoment: {
    id: 'birthMoment',
    title: 'Your birth moment',
    lead: [
      { text: 'From 30 April 2027 Budha, who owns your house of work, runs the period for 27 months. That is the opening to plan for.' },
    ],
    blocks: [],
  },
}

/** The sample visitor's bought birth, open to correction; `refusal` closes it. */
export const correctionState = (refusal: CorrectionState['refusal'] = null): CorrectionState => ({
  sessionId: SESSION_ID,
  revision: 1,
  left: refusal === 'correction_limit' ? 0 : 3,
  until: '2026-12-21T10:00:00.000Z',
  refusal,
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
    fullReading: FULL_READING,
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

/** What the browser of the sample visitor remembers. */
export function storedVisitor(): Record<string, unknown> {
  const draft = {
    fullName: 'Meera Rao',
    email: 'meera.rao@example.in',
    day: '3',
    month: '7',
    year: '1996',
    hour: '6',
    minute: '20',
    meridiem: 'pm',
    placeOfBirth: 'Hyderabad',
    place: HYDERABAD,
    phone: '98765 43210',
    concerns: ['naukri', 'parivar'],
  }
  const { insights, evidence, user } = SUBMITTED
  return {
    sessionId: SESSION_ID,
    userFormData: draft,
    insights: { insights, evidence, user, draft },
    selectedProduct: KUNDLI,
    deliveryEmail: { sessionId: SESSION_ID, email: user.email },
  }
}

/** Puts values into the browser's storage before the page's own script runs. */
export async function remember(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ value, savedAt: Date.now() }))
    }
  }, values)
}
