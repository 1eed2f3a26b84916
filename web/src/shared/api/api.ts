import type { CorrectionResponse, CorrectionState } from '@disha/contracts/api/corrections'
import type { BirthClockResponse, GenerateInsightsResponse, SubmitFormResponse } from '@disha/contracts/api/intake'
import type {
  CreatePaymentIntentResponse,
  ForcePurchaseResponse,
  PaymentConfig,
  ProductsResponse,
  VerifyPaymentResponse,
} from '@disha/contracts/api/payments'
import type { QuestionReadRequest, QuestionReadResponse } from '@disha/contracts/api/question'
import type { NearResponse, PlacesResponse } from '@disha/contracts/api/places'
import type { FullReadingResponse, ReportStatusResponse } from '@disha/contracts/api/reports'
import type { Language } from '@disha/contracts/language'
import type { ProductId } from '@disha/contracts/product'
import type { BirthBody, BirthClockBody, SubmitFormBody } from '../../features/intake-form/intake-draft.ts'
import { get, post, request } from './client.ts'

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** Every call the visitor's screens make, one function a route. */
export const api = {
  submitForm: (body: SubmitFormBody) => post<SubmitFormResponse>('/api/submit-form', body),
  generateInsights: (sessionId: string) => {
    if (sessionId === '') throw new Error('No session found')
    return post<GenerateInsightsResponse>('/api/generate-insights', { sessionId })
  },
  places: (q: string, language: Language, signal?: AbortSignal) => get<PlacesResponse>(`/api/places?${query({ q, language })}`, { signal }),
  near: ({ latitude, longitude }: { latitude: number; longitude: number }, signal?: AbortSignal) =>
    get<NearResponse>(`/api/places/near?${query({ latitude: String(latitude), longitude: String(longitude) })}`, { signal }),
  birthClock: (body: BirthClockBody & { language: Language }, signal?: AbortSignal) =>
    post<BirthClockResponse>('/api/birth-clock', body, { signal }),
  products: (language: Language) => get<ProductsResponse>(`/api/products?${query({ language })}`),
  paymentConfig: () => get<PaymentConfig>('/api/payment-config'),
  createPaymentIntent: (body: {
    sessionId: string
    email: string
    productId: ProductId
    amount: number
    termsAccepted: true
    billingRegion?: string
  }) => post<CreatePaymentIntentResponse>('/api/create-payment-intent', body),
  forcePurchase: (sessionId: string) => post<ForcePurchaseResponse>('/api/force-purchase', { sessionId }),
  verifyPayment: (sessionId: string) => get<VerifyPaymentResponse>(`/api/verify-payment/${encodeURIComponent(sessionId)}`),
  checkPaymentStatus: (body: { paymentIntentId: string; sessionId: string; clientSecret?: string }) =>
    post<{ status: string }>('/api/check-payment-status', body),
  fullReading: (sessionId: string) => get<FullReadingResponse>(`/api/full-reading/${encodeURIComponent(sessionId)}`),
  sendLinkAgain: (email: string, language: Language) => post<{ accepted: true }>('/api/session/link', { email, language }),
  eraseData: () => request('DELETE', '/api/session'),
  correctionState: (sessionId: string | null) =>
    get<CorrectionState>(`/api/session/correction${sessionId === null ? '' : `/${encodeURIComponent(sessionId)}`}`),
  readQuestion: (body: QuestionReadRequest & { sessionId: string }) => post<QuestionReadResponse>('/api/session/question', body),
  correct: (body: BirthBody & { sessionId: string; language: Language }) => post<CorrectionResponse>('/api/session/correction', body),
  reportStatus: (sessionId: string) => get<ReportStatusResponse>(`/api/report-status/${encodeURIComponent(sessionId)}`),
}

export const reportEventsUrl = (sessionId: string) => `/api/report-events/${encodeURIComponent(sessionId)}`
export const formattedReportUrl = (sessionId: string) => `/api/formatted-report/${encodeURIComponent(sessionId)}`
export const reportPdfUrl = (sessionId: string) => `/api/report-pdf/${encodeURIComponent(sessionId)}`
/** 'Export my data', as a file. */
export const EXPORT_URL = '/api/session'
