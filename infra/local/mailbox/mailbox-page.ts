import type { MailDetail, MailSummary } from './mail-store.ts'

const STYLE = `
  :root { color-scheme: light; --ink: #2b2233; --soft: #6d6377; --line: #e6ddcf; --paper: #fbf7ef; --accent: #7a3b2e }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  header { display: flex; align-items: baseline; gap: 1rem; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line) }
  h1 { font: 600 1.25rem/1.3 Georgia, serif; margin: 0 }
  main { max-width: 64rem; margin: 0 auto; padding: 1.5rem }
  a { color: var(--accent) }
  .soft { color: var(--soft) }
  ul.mails { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid var(--line); border-radius: .5rem }
  ul.mails li + li { border-top: 1px solid var(--line) }
  ul.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
  ul.mails a:hover, ul.mails a:focus-visible { background: #f5eee1 }
  ul.mails strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
  dt { color: var(--soft) }
  dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid var(--line); border-radius: .5rem; padding: 1rem }
`

/** All mails, newest first. */
export function listPage(mails: readonly MailSummary[]): string {
  const items = mails.map(
    ({ id, subject, to, receivedAt, attachments }) => `<li><a href="/mails/${escape(id)}">
      <strong>${escape(subject) || 'No subject'}</strong><time class="soft" datetime="${escape(receivedAt)}">${formatTime(receivedAt)}</time>
      <span class="soft">to ${escape(to.join(', '))}</span><span class="soft">${attachments.length > 0 ? escape(attachments.map(({ filename }) => filename).join(', ')) : ''}</span>
    </a></li>`,
  )
  const body =
    mails.length > 0 ? `<ul class="mails">${items.join('')}</ul>` : '<p class="soft">No mail yet. What the product sends arrives here.</p>'
  return page(
    'Mailbox',
    `<p class="soft">${mails.length} ${mails.length === 1 ? 'mail' : 'mails'} · <a href="/">look again</a> · <a href="/api/messages">as JSON</a></p>${body}`,
  )
}

/** One mail: its HTML in a frame that can run nothing, its text, its attachments. */
export function mailPage({ id, subject, from, to, receivedAt, messageId, attachments, hasHtml, text }: MailDetail): string {
  const base = `/api/messages/${escape(id)}`
  const files = attachments.map(
    ({ filename, contentType, size }, index) =>
      `<a href="${base}/attachments/${index}">${escape(filename)}</a> <span class="soft">${escape(contentType)}, ${formatSize(size)}</span>`,
  )
  const rows: [string, string][] = [
    ['From', escape(from)],
    ['To', escape(to.join(', '))],
    ['Received', formatTime(receivedAt)],
    ['Message-ID', escape(messageId ?? 'none')],
    ...(files.length > 0 ? ([['Attachments', files.join('<br>')]] as [string, string][]) : []),
  ]
  return page(
    subject || 'No subject',
    `<p><a href="/">All mails</a> · <a href="${base}/raw">as it came</a></p>
    <dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>
    ${hasHtml ? `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${base}/html"></iframe>` : ''}
    ${text ? `<h2>As plain text</h2><pre>${escape(text)}</pre>` : ''}`,
  )
}

export function notFoundPage(): string {
  return page('No such mail', '<p>There is no such mail. <a href="/">All mails</a></p>')
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><header><h1>${escape(title)}</h1><span class="soft">Disha mailbox</span></header><main>${body}</main></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
}

function formatSize(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
