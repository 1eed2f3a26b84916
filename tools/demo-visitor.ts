import { setTimeout as delay } from 'node:timers/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { SubmitFormResponse } from '@disha/contracts/api/intake'
import type { CreatePaymentIntentResponse, PaymentConfig, ProductsResponse, VerifyPaymentResponse } from '@disha/contracts/api/payments'
import type { FullReadingResponse, ReportStatusResponse } from '@disha/contracts/api/reports'

/** One visitor over plain HTTP, as a browser would be: keeps its cookies, sends JSON, reads errors. */
export class DemoVisitor {
  private readonly cookies = new Map<string, string>()
  private readonly siteUrl: string

  constructor(siteUrl: string) {
    this.siteUrl = siteUrl
  }

  async request(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.siteUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size === 0 ? {} : { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }

  /** @throws with the status and body when the answer is not 2xx */
  async json<T>(path: string, body?: unknown): Promise<T> {
    const response = await this.request(path, body)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
    return (await response.json()) as T
  }

  submitForm(form: Record<string, unknown>): Promise<SubmitFormResponse> {
    return this.json('/api/submit-form', form)
  }

  products(language: string): Promise<ProductsResponse> {
    return this.json(`/api/products?language=${language}`)
  }

  createPaymentIntent(body: Record<string, unknown>): Promise<CreatePaymentIntentResponse> {
    return this.json('/api/create-payment-intent', body)
  }

  /** Confirms with a test card the way the provider's browser script does: publishable key and client secret. */
  async confirmCard(intent: CreatePaymentIntentResponse, cardNumber: string): Promise<string> {
    const config = await this.json<PaymentConfig>('/api/payment-config')
    if (config.mode !== 'emulated') throw new Error('The demo pays with a test card and needs the local payment emulator.')
    const response = await fetch(new URL(`/v1/payment_intents/${intent.paymentIntentId}/confirm`, config.scriptUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${config.publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_secret: intent.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': cardNumber,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 2),
        'payment_method_data[card][cvc]': '123',
      }),
    })
    const answer = (await response.json()) as { status?: string; error?: { message: string } }
    return answer.status ?? `error: ${answer.error?.message ?? response.status}`
  }

  /** Waits until the server knows of the purchase. */
  waitForPurchase(sessionId: string): Promise<VerifyPaymentResponse> {
    return waitFor('the purchase', 30_000, async () => {
      const status = await this.json<VerifyPaymentResponse>(`/api/verify-payment/${sessionId}`)
      return status.hasPurchased ? status : undefined
    })
  }

  /** Waits until the report is delivered. */
  waitForDelivery(sessionId: string, timeoutMs = 90_000): Promise<ReportStatusResponse> {
    return waitFor('the delivery', timeoutMs, async () => {
      const status = await this.json<ReportStatusResponse>(`/api/report-status/${sessionId}`)
      return status.stage === 'complete' && status.deliveredAt !== null ? status : undefined
    })
  }

  fullReading(sessionId: string): Promise<FullReadingResponse> {
    return this.json(`/api/full-reading/${sessionId}`)
  }
}

export type MailSummary = {
  id: string
  messageId: string
  to: string
  subject: string
  attachments: { filename: string; contentType: string; size: number }[]
}

/** What the local mailbox holds for one address, newest first. */
export async function mailsFor(mailboxUrl: string, address: string): Promise<MailSummary[]> {
  const answer = (await (await fetch(`${mailboxUrl}/api/messages`)).json()) as MailSummary[] | { messages: MailSummary[] }
  const messages = Array.isArray(answer) ? answer : answer.messages
  return messages.filter((message) => JSON.stringify(message.to).includes(address))
}

/**
 * Asks again until there is an answer.
 * @throws when there is none in time, naming what was waited for
 */
export async function waitFor<T>(what: string, timeoutMs: number, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`${what} did not come within ${timeoutMs / 1000} s`)
    await delay(150)
  }
}

/** All text of a PDF, and how many pages it has. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const parts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    parts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return { text: parts.join('\n'), pages: pdf.numPages }
}
