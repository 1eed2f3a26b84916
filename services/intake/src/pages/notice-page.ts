import { BRAND } from '@disha/contracts/brand'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@disha/contracts/language'
import type { ErrorCode } from '@disha/contracts/errors'
import { translatorFor } from '@disha/i18n/node/messages'
import type { Request, Response } from 'express'

/** What a page can say instead of a report. */
type Notice = {
  status: number
  name: 'linkExpired' | 'reportClosed' | 'notReady' | 'notPurchased' | 'notFound'
  link: string
  linkText: 'home' | 'again' | 'status'
}

const NOTICES: Partial<Record<ErrorCode, Notice>> = {
  report_closed: { status: 410, name: 'reportClosed', link: '/', linkText: 'home' },
  not_ready: { status: 409, name: 'notReady', link: '/success', linkText: 'status' },
  not_purchased: { status: 402, name: 'notPurchased', link: '/products', linkText: 'again' },
}
const NOT_FOUND: Notice = { status: 404, name: 'notFound', link: '/', linkText: 'home' }
export const LINK_EXPIRED: Notice = { status: 410, name: 'linkExpired', link: '/success', linkText: 'again' }

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Whether the caller is a browser opening a page, rather than a program asking for data. */
export const wantsPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html'

/** The language that a browser asks for, where the visitor's own is not known. */
export function browserLanguage(request: Request): Language {
  const tag = request.acceptsLanguages(Object.values(LANGUAGE_TAGS))
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'english'
}

/** Answers with a page for an error that a person ran into by opening a link. */
export function sendNoticePage(
  request: Request,
  response: Response,
  code: ErrorCode,
  visitor?: { language: Language; sessionId: string },
): void {
  const notice = NOTICES[code] ?? NOT_FOUND
  const query = notice.link === '/success' && visitor !== undefined ? `?session=${visitor.sessionId}` : ''
  sendPage(response, { ...notice, link: `${notice.link}${query}` }, visitor?.language ?? browserLanguage(request))
}

export function sendPage(response: Response, { status, name, link, linkText }: Notice, language: Language): void {
  const translate = translatorFor(language)
  const text = (key: string): string => escapeHtml(translate(`intake.page.${key}`))
  response
    .status(status)
    .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
    .send(
      `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text(`${name}.title`)} · ${escapeHtml(BRAND.nativeNames[language])}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem 1.25rem }
h1 { font-size: 1.5rem; line-height: 1.3 }
a { color: inherit; display: inline-block; padding: .75rem 0 }
</style>
</head>
<body>
<main>
<h1>${text(`${name}.title`)}</h1>
<p>${text(`${name}.text`)}</p>
<a href="${escapeHtml(link)}">${text(`link.${linkText}`)}</a>
</main>
</body>
</html>
`,
    )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
