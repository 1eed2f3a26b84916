import { BRAND } from '@disha/contracts/brand'
import type { ReadingDocument, TextRun } from '@disha/contracts/document'
import type { Language } from '@disha/contracts/language'
import type { ProductId } from '@disha/contracts/product'
import { formatCalendarDate, formatRupees } from '@disha/i18n/format'
import { translatorFor } from '@disha/i18n/node/messages'
import type { Translate } from '@disha/i18n/translate'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { htmlLang } from './report-page.tsx'

/** One mail in both forms; the text form says everything the HTML form does. */
export type RenderedMail = { subject: string; html: string; text: string }

/** Parts that a mail is built of, drawn once as HTML and once as text. */
type Part =
  | { kind: 'title'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'lead'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'soft'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }

const FONTS: Record<Language, string> = {
  english: "Georgia, 'Times New Roman', serif",
  hindi: "'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Georgia, serif",
  tamil: "'Noto Serif Tamil', 'Tamil Sangam MN', 'Nirmala UI', Georgia, serif",
  telugu: "'Noto Serif Telugu', 'Telugu Sangam MN', 'Nirmala UI', Georgia, serif",
}
const LINE: Record<Language, number> = { english: 1.6, hindi: 1.75, tamil: 1.75, telugu: 1.8 }
const SANS = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

function HtmlPart({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case 'title':
      return <h1 style={{ fontWeight: 400, fontSize: 28, lineHeight: 1.35, margin: '0 0 16px' }}>{part.text}</h1>
    case 'label':
      return <p style={{ fontFamily: SANS, fontSize: 14, color: '#8A5200', margin: '26px 0 4px' }}>{part.text}</p>
    case 'quote':
      return <p style={{ fontSize: 19, margin: '0 0 10px' }}>“{part.text}”</p>
    case 'lead':
      return <p style={{ fontSize: 19, margin: '0 0 10px' }}>{part.text}</p>
    case 'text':
      return <p style={{ margin: '0 0 12px' }}>{part.text}</p>
    case 'soft':
      return <p style={{ fontFamily: SANS, fontSize: 14, color: '#5A5668', margin: '0 0 10px' }}>{part.text}</p>
    case 'list':
      return (
        <ul style={{ margin: '0 0 12px', padding: '0 0 0 20px' }}>
          {part.items.map((item) => (
            <li key={item} style={{ margin: '0 0 3px' }}>
              {item}
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl
          style={{
            margin: '8px 0 18px',
            borderTop: '1px solid #1C1B29',
            borderBottom: '1px solid #1C1B29',
            padding: '10px 0',
            fontFamily: SANS,
            fontSize: 15,
          }}
        >
          {part.rows.map(([label, value]) => (
            <div key={label} style={{ padding: '3px 0' }}>
              <dt style={{ display: 'inline-block', width: '38%', color: '#5A5668', verticalAlign: 'top' }}>{label}</dt>
              <dd style={{ display: 'inline-block', width: '60%', margin: 0, wordBreak: 'break-word' }}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'link':
      return (
        <p style={{ fontFamily: SANS, fontSize: 14, margin: '0 0 10px' }}>
          <a href={part.url} style={{ color: '#1C1B29', textDecoration: 'underline' }}>
            {part.label}
          </a>
        </p>
      )
    case 'button':
      return (
        <p style={{ margin: '24px 0' }}>
          <a
            href={part.url}
            style={{
              display: 'inline-block',
              background: '#E5A823',
              color: '#1C1B29',
              fontFamily: SANS,
              fontWeight: 600,
              fontSize: 16,
              padding: '14px 24px',
              borderRadius: 4,
              textDecoration: 'none',
            }}
          >
            {part.label}
          </a>
        </p>
      )
  }
}

function textPart(part: Part): string {
  switch (part.kind) {
    case 'title':
      return `${part.text}\n${'='.repeat(Math.min(60, [...part.text].length))}`
    case 'quote':
      return `“${part.text}”`
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'button':
    case 'link':
      return `${part.label}:\n${part.url}`
    default:
      return part.text
  }
}

/** The frame that all mails share: wordmark, parts, footer. No tables, no pictures, no outer resources. */
function compose(
  language: Language,
  translate: Translate,
  subject: string,
  preheader: string,
  siteUrl: string,
  parts: Part[],
): RenderedMail {
  const footer = [translate('mail.footer.why', { site: new URL(siteUrl).host }), translate('mail.footer.entertainment')]
  const wordmark = language === 'english' ? BRAND.name : `${BRAND.name}  ${BRAND.nativeNames[language]}`
  const html = renderToStaticMarkup(
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: 0,
          background: '#FBF7EF',
          color: '#1C1B29',
          fontFamily: FONTS[language],
          fontSize: 17,
          lineHeight: LINE[language],
        }}
      >
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <div style={{ background: '#12122A', padding: '20px 0' }}>
          <div style={{ maxWidth: 560, margin: '0 auto', padding: '0 24px', color: '#F3EEE3', fontSize: 20 }}>{wordmark}</div>
        </div>
        <div style={{ height: 2, background: '#F0B93A', lineHeight: '2px', fontSize: 0 }}>&nbsp;</div>
        <div style={{ maxWidth: 560, margin: '0 auto', padding: '36px 24px 16px' }}>
          {parts.map((part, index) => (
            <HtmlPart key={index} part={part} />
          ))}
        </div>
        <div style={{ maxWidth: 560, margin: '0 auto', padding: '0 24px 40px' }}>
          <div
            style={{ borderTop: '1px solid #E6DECF', paddingTop: 16, fontFamily: SANS, fontSize: 13, lineHeight: 1.6, color: '#5A5668' }}
          >
            {footer.map((line) => (
              <p key={line} style={{ margin: '0 0 6px' }}>
                {line}
              </p>
            ))}
          </div>
        </div>
      </body>
    </html>,
  )
  const text = [wordmark, ...parts.map(textPart), `--\n${footer.join('\n')}`].join('\n\n')
  return { subject: oneLine(subject), html: `<!doctype html>${html}`, text: `${text}\n` }
}

/** A header line: no line breaks or control characters, whatever a name holds. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const runsText = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()

type Opening = { question: string; leads: string[]; answers: string[] }

const quoteOf = (runs: readonly TextRun[]): string => runsText(runs.filter(({ mark }) => mark === 'quote'))

/**
 * The question as asked and the answer's first words, from the report's opening section: its lead (or the answer in a few stressed
 * sentences) and its numbered answers where it has them, else the first paragraph under its second heading (the first says where things stand, the second
 * answers), else the first paragraph that is not the question.
 */
function opening(document: ReadingDocument): Opening {
  const section = document.sections.find(({ id }) => id === 'yourQuestion') ?? document.sections[0]
  if (section === undefined) return { question: '', leads: [], answers: [] }
  const paragraphs = section.blocks.filter((block) => block.kind === 'paragraph')
  const asking = paragraphs.find(({ runs }) => quoteOf(runs) !== '')
  const question = quoteOf(section.lead) || quoteOf(asking?.runs ?? [])
  const gist = paragraphs.filter(
    ({ runs }) => runs.some(({ mark }) => mark === 'strong') && runs.every(({ mark }) => mark === 'strong' || mark === 'quote'),
  )
  const before = runsText(section.lead.filter(({ mark }) => mark !== 'quote'))
  // a part of the question stands in quotation marks before its answer
  const leads =
    before !== '' ? [before] : gist.map(({ runs }) => runsText(runs.map((run) => (run.mark === 'quote' ? { text: `“${run.text}”` } : run))))
  const list = section.blocks.find((block) => block.kind === 'list' && block.ordered)
  const isHeaded = ({ runs }: { runs: readonly TextRun[] }): boolean => runs[0]?.mark === 'strong'
  const answers =
    list?.kind === 'list'
      ? list.items
          .filter((item) => gist.length === 0 || isHeaded(item))
          .slice(0, 5)
          .map((item) => runsText(isHeaded(item) ? item.runs.slice(0, 1) : item.runs))
      : []
  if (leads.length > 0 || answers.length > 0) return { question, leads, answers }
  const [, second] = section.blocks.flatMap((block, index) => (block.kind === 'heading' ? [index] : []))
  const answer = second === undefined ? undefined : section.blocks.slice(second).find((block) => block.kind === 'paragraph')
  const chosen = answer ?? paragraphs.find((block) => block !== asking)
  return { question, leads: chosen === undefined ? [] : [runsText(chosen.runs)], answers }
}

/**
 * The report's own mail: the lagna and the opening answer at once, then the link; the PDF is attached by the sender. `reportUrl` is the
 * mailed link; with `/correct` it leads to the correction of the birth details.
 */
export function renderReportMail(document: ReadingDocument, options: { reportUrl: string; siteUrl: string }): RenderedMail {
  const { language, personName, headline } = document
  const translate = translatorFor(language)
  const { question, leads, answers } = opening(document)
  const subject = translate('mail.report.subject', { name: personName, headline })
  const parts: Part[] = [
    { kind: 'text', text: translate('mail.hello', { name: personName }) },
    { kind: 'title', text: headline },
    ...(question === ''
      ? []
      : ([
          { kind: 'label', text: translate('mail.report.question') },
          { kind: 'quote', text: question },
        ] as const)),
    { kind: 'label', text: translate('mail.report.answer') },
    ...leads.map((text) => ({ kind: 'lead', text }) as const),
    ...(answers.length === 0 ? [] : ([{ kind: 'list', items: answers }] as const)),
    { kind: 'button', label: translate('mail.report.open'), url: options.reportUrl },
    { kind: 'text', text: translate('mail.report.attached', { sections: document.sections.length }) },
    { kind: 'label', text: translate('mail.report.inside') },
    { kind: 'list', items: document.sections.map(({ title }) => title) },
    { kind: 'soft', text: translate('mail.report.correct') },
    { kind: 'link', label: translate('mail.report.correctLink'), url: `${options.reportUrl}/correct` },
    { kind: 'soft', text: translate('mail.link.valid') },
  ]
  return compose(language, translate, subject, translate('mail.report.preheader'), options.siteUrl, parts)
}

/** The answer to 'send my link again'. */
export function renderLinkMail(options: { language: Language; name: string; linkUrl: string; siteUrl: string }): RenderedMail {
  const translate = translatorFor(options.language)
  return compose(options.language, translate, translate('mail.link.subject'), translate('mail.link.body'), options.siteUrl, [
    { kind: 'text', text: translate('mail.hello', { name: options.name }) },
    { kind: 'title', text: translate('mail.link.title') },
    { kind: 'text', text: translate('mail.link.body') },
    { kind: 'button', label: translate('mail.link.open'), url: options.linkUrl },
    { kind: 'soft', text: translate('mail.link.valid') },
    { kind: 'soft', text: translate('mail.link.ignore') },
  ])
}

export type PaymentFacts = {
  language: Language
  name: string
  productId: ProductId
  /** whole rupees, GST included */
  amountRupees: number
  /** UTC instants, ISO 8601 */
  paidAt: string
  refundedAt: string | null
  displayTimeZone: string
  reference: string
  /** State of the invoice: a key of the namespace `regions`, or a name as given */
  billingRegion: string | null
  siteUrl: string
}

/** The calendar day of an instant in the visitor's zone, in words. */
function dayOf(language: Language, instant: string, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant))
  return formatCalendarDate(language, date)
}

function regionName(region: string, translate: Translate): string {
  const key = `regions.${region}`
  const name = translate(key)
  return name === key ? region : name
}

function paymentRows(facts: PaymentFacts, translate: Translate): [string, string][] {
  return [
    [translate('mail.receipt.product'), translate(`catalogue.${facts.productId}.name`)],
    [translate('mail.receipt.amount'), formatRupees(facts.language, facts.amountRupees)],
    [translate('mail.receipt.paidOn'), dayOf(facts.language, facts.paidAt, facts.displayTimeZone)],
    ...(facts.billingRegion === null || facts.billingRegion === ''
      ? []
      : ([[translate('mail.receipt.region'), regionName(facts.billingRegion, translate)]] as [string, string][])),
    [translate('mail.receipt.reference'), facts.reference],
  ]
}

export function renderReceiptMail(facts: PaymentFacts): RenderedMail {
  const translate = translatorFor(facts.language)
  const amount = formatRupees(facts.language, facts.amountRupees)
  const subject = translate('mail.receipt.subject', { product: translate(`catalogue.${facts.productId}.name`), amount })
  return compose(facts.language, translate, subject, translate('mail.receipt.next'), facts.siteUrl, [
    { kind: 'text', text: translate('mail.hello', { name: facts.name }) },
    { kind: 'title', text: translate('mail.receipt.title') },
    { kind: 'text', text: translate('mail.receipt.next') },
    { kind: 'facts', rows: paymentRows(facts, translate) },
    { kind: 'soft', text: translate('mail.receipt.tax') },
  ])
}

export function renderRefundMail(facts: PaymentFacts): RenderedMail {
  const translate = translatorFor(facts.language)
  const amount = formatRupees(facts.language, facts.amountRupees)
  const rows = paymentRows(facts, translate)
  if (facts.refundedAt !== null)
    rows.push([translate('mail.refund.refundedOn'), dayOf(facts.language, facts.refundedAt, facts.displayTimeZone)])
  return compose(facts.language, translate, translate('mail.refund.subject', { amount }), translate('mail.refund.title'), facts.siteUrl, [
    { kind: 'text', text: translate('mail.hello', { name: facts.name }) },
    { kind: 'title', text: translate('mail.refund.title') },
    { kind: 'text', text: translate('mail.refund.body', { amount }) },
    { kind: 'facts', rows },
    { kind: 'soft', text: translate('mail.refund.closed') },
  ])
}

export type StalledFacts = {
  userId: string
  revision: number
  /** of the report */
  language: Language
  step: string
  /** UTC instant, ISO 8601 */
  since: string
  siteUrl: string
  /** what the operators read; English unless they say otherwise */
  operatorLanguage?: Language
}

/** Tells the operators of a paid report that is late. Holds ids only, nothing personal. */
export function renderOperatorMail(facts: StalledFacts): RenderedMail {
  const language = facts.operatorLanguage ?? 'english'
  const translate = translatorFor(language)
  const subject = translate('mail.operator.subject', { step: facts.step })
  return compose(language, translate, subject, subject, facts.siteUrl, [
    { kind: 'title', text: translate('mail.operator.title') },
    { kind: 'text', text: translate('mail.operator.body', { step: facts.step, since: facts.since }) },
    {
      kind: 'facts',
      rows: [
        [translate('mail.operator.step'), facts.step],
        [translate('mail.operator.since'), facts.since],
        [translate('mail.operator.user'), facts.userId],
        [translate('mail.operator.revision'), String(facts.revision)],
        [translate('mail.operator.language'), facts.language],
      ],
    },
    { kind: 'button', label: translate('mail.operator.open'), url: `${facts.siteUrl}/admin` },
  ])
}
