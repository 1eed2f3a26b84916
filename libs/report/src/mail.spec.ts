import { readFileSync } from 'node:fs'
import { ReadingDocument } from '@disha/contracts/document'
import { LANGUAGES, type Language } from '@disha/contracts/language'
import { renderLinkMail, renderOperatorMail, renderReceiptMail, renderRefundMail, renderReportMail, type PaymentFacts } from './mail.tsx'

const sample = (language: Language): ReadingDocument =>
  ReadingDocument.parse(JSON.parse(readFileSync(new URL(`../testdata/meera-rao.${language}.json`, import.meta.url), 'utf8')))
const links = { reportUrl: 'https://disha.example/r/token-1', siteUrl: 'https://disha.example' }
const payment = (language: Language): PaymentFacts => ({
  language,
  name: 'Meera Rao',
  productId: 'kundli',
  amountRupees: 151,
  paidAt: '2026-11-20T20:00:00.000Z',
  refundedAt: null,
  displayTimeZone: 'Asia/Kolkata',
  reference: 'b1d7',
  billingRegion: 'TS',
  siteUrl: links.siteUrl,
})

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('the report’s names the lagna and the opening answer in both forms', () => {
    const document = sample(language)
    const mail = renderReportMail(document, links)
    const list = document.sections[0]!.blocks.find((block) => block.kind === 'list')
    const answer = list?.kind === 'list' ? list.items[0]!.runs[0]!.text : ''
    expect(answer).not.toBe('')
    expect(mail.subject).toContain(document.headline)
    for (const form of [mail.html, mail.text]) {
      for (const wanted of [document.headline, answer, `${links.reportUrl}/correct`, document.personName]) expect(form).toContain(wanted)
    }
  })

  it('no text is left unsaid and nothing comes from outside', () => {
    const mails = [
      renderReportMail(sample(language), links),
      renderReceiptMail(payment(language)),
      renderRefundMail({ ...payment(language), refundedAt: '2026-11-25T10:00:00.000Z' }),
      renderLinkMail({ language, name: 'Meera Rao', linkUrl: links.reportUrl, siteUrl: links.siteUrl }),
      renderOperatorMail({
        userId: 'u1',
        revision: 1,
        language,
        step: 'documents',
        since: '2026-11-21T10:00:00.000Z',
        siteUrl: links.siteUrl,
        operatorLanguage: language,
      }),
    ]
    for (const { subject, html, text } of mails) {
      for (const form of [subject, html, text]) expect(form).not.toMatch(/\bmail\.[a-z]+\.|\bcatalogue\.|\bregions\.|undefined|NaN/)
      expect(html).not.toMatch(/<table|<img|<script|<link|@import/)
      expect([...html.matchAll(/href="([^"]+)"/g)].every(([, url]) => url?.startsWith(links.siteUrl))).toBe(true)
    }
  })
})

it('a receipt states what was paid, when on the visitor’s calendar, and for which State', () => {
  const { text, subject } = renderReceiptMail(payment('english'))
  expect(subject).toContain('₹151')
  // 20:00 UTC on the 20th is the 21st in India
  expect(text).toContain('21 November 2026')
  expect(text).toContain('Reference: b1d7')
  expect(renderReceiptMail({ ...payment('english'), billingRegion: 'Telangana' }).text).toContain('Telangana')
  expect(renderReceiptMail({ ...payment('english'), billingRegion: null }).text).not.toContain('Place of supply')
})

it('a name can neither break out of the markup nor add a header', () => {
  const document = sample('english')
  document.personName = 'Meera <b>\r\nBcc: a@b.c'
  const mail = renderReportMail(document, links)
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.html).toContain('Meera &lt;b&gt;')
})

it('a reading whose question stands in its first paragraph is answered by what its second heading says', () => {
  const document = sample('english')
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }], findingIds: [] })
  document.sections[0]!.lead = []
  document.sections[0]!.blocks = [
    { kind: 'paragraph', runs: [{ text: 'You asked: ' }, { text: 'Stay or go?', mark: 'quote' }], findingIds: [] },
    { kind: 'heading', text: 'Where you stand now' },
    paragraph('Today you stand in a long period.'),
    { kind: 'heading', text: 'The answer in short' },
    paragraph('Stay until the spring.'),
  ]
  const { text } = renderReportMail(document, links)
  expect(text).toContain('“Stay or go?”')
  expect(text).toContain('Stay until the spring.')
  expect(text).not.toContain('Today you stand')
})

it('a question of several parts is answered part by part, each after its own words', () => {
  const document = sample('english')
  const strong = (text: string) => ({ text, mark: 'strong' as const })
  document.sections[0]!.lead = []
  document.sections[0]!.blocks = [
    { kind: 'paragraph', runs: [{ text: 'You asked: ' }, { text: 'Stay or go? And when?', mark: 'quote' }], findingIds: [] },
    { kind: 'heading', text: 'The answer in short' },
    { kind: 'paragraph', runs: [{ text: 'Stay or go?', mark: 'quote' }, strong(' '), strong('Stay.')], findingIds: [] },
    { kind: 'paragraph', runs: [{ text: 'And when?', mark: 'quote' }, strong(' '), strong('Until the spring.')], findingIds: [] },
  ]
  const { text } = renderReportMail(document, links)
  expect(text).toContain('“Stay or go? And when?”')
  expect(text).toContain('“Stay or go?” Stay.')
  expect(text).toContain('“And when?” Until the spring.')
})

it('a reading without a list of answers gives its first paragraph', () => {
  const document = sample('english')
  document.sections[0]!.lead = []
  document.sections[0]!.blocks = [{ kind: 'paragraph', runs: [{ text: 'Stay until the spring.' }], findingIds: [] }]
  expect(renderReportMail(document, links).text).toContain('Stay until the spring.')
})
