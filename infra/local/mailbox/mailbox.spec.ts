import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SMTPServer } from 'smtp-server'
import { createMailboxApp } from './mailbox-app.ts'
import { MailStore, type MailDetail, type MailSummary } from './mail-store.ts'
import { createSmtpReceiver, type MailFaults } from './smtp-receiver.ts'

const PDF = Buffer.from('%PDF-1.7\nnot a real one \u0000\u00ff')

const MAIL = [
  'From: Disha <reports@disha.example>',
  'To: Asha <asha@example.com>, ravi@example.com',
  'Subject: =?UTF-8?B?4KSG4KSq4KSV4KWAIOCksOCkv+CkquCli+CksOCljeCknw==?=',
  'Message-ID: <fixed-1@disha.example>',
  'Date: Sat, 21 Nov 2026 10:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<h1>Namaste</h1><script>alert(1)</script><img src=x onerror=alert(2)>',
  '..a line that began with a dot',
  '--b',
  'Content-Type: application/pdf; name="kundli.pdf"',
  'Content-Disposition: attachment; filename="kundli.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  PDF.toString('base64'),
  '--b--',
].join('\r\n')

describe('mailbox', () => {
  let folder: string
  let store: MailStore
  let faults: MailFaults
  let smtp: SMTPServer
  let http: Server
  let url: string

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'))
    store = new MailStore(folder)
    faults = { rejectNext: 0, delayMs: 0 }
    smtp = createSmtpReceiver(store, faults)
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    http = createMailboxApp(store, faults).listen(0, '127.0.0.1')
    await new Promise((resolve) => http.once('listening', resolve))
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  })

  afterEach(async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
    rmSync(folder, { recursive: true })
  })

  /** Speaks SMTP (RFC 5321) by hand; resolves with the answer to the data. */
  function send(mail = MAIL, recipients = ['asha@example.com', 'ravi@example.com']): Promise<string> {
    const { port } = smtp.server.address() as AddressInfo
    const lines = [
      'EHLO test',
      'MAIL FROM:<bounce@disha.example>',
      ...recipients.map((address) => `RCPT TO:<${address}>`),
      'DATA',
      `${mail}\r\n.`,
      'QUIT',
    ]
    return new Promise((resolve, reject) => {
      const answers: string[] = []
      let pending = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('error', reject)
      socket.on('close', () => resolve(answers.at(-2) ?? ''))
      socket.on('data', (chunk) => {
        pending += chunk.toString()
        for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
          const answer = pending.slice(0, end)
          pending = pending.slice(end + 2)
          // 250-… is followed by more of the same answer
          if (answer[3] === '-') continue
          answers.push(answer)
          const next = lines.shift()
          if (next !== undefined) socket.write(`${next}\r\n`)
        }
      })
    })
  }

  async function list(): Promise<MailSummary[]> {
    return ((await (await fetch(`${url}/api/messages`)).json()) as { messages: MailSummary[] }).messages
  }

  it('takes a mail, and gives it back whole', async () => {
    expect(await send()).toMatch(/^250 /)
    const [mail] = await list()
    expect(mail).toEqual({
      id: expect.stringMatching(/^\d{13}-/),
      messageId: '<fixed-1@disha.example>',
      from: '"Disha" <reports@disha.example>',
      to: ['asha@example.com', 'ravi@example.com'],
      subject: 'आपकी रिपोर्ट',
      receivedAt: expect.any(String),
      date: '2026-11-21T10:00:00.000Z',
      attachments: [{ filename: 'kundli.pdf', contentType: 'application/pdf', size: PDF.length }],
    })
    const attachment = await fetch(`${url}/api/messages/${mail!.id}/attachments/0`)
    expect(attachment.headers.get('content-disposition')).toMatch(/^attachment; filename="?kundli\.pdf"?$/)
    expect(Buffer.from(await attachment.arrayBuffer()).equals(PDF)).toBe(true)
    const raw = await (await fetch(`${url}/api/messages/${mail!.id}/raw`)).text()
    expect(raw).toContain(MAIL.replace('..a line', '.a line'))
    expect(raw).toMatch(/^X-Envelope-From: <bounce@disha\.example>\r\nX-Envelope-To: <asha@example\.com>\r\n/)
    const detail = (await (await fetch(`${url}/api/messages/${mail!.id}`)).json()) as MailDetail
    expect([detail.hasHtml, detail.headers['message-id']]).toEqual([true, '<fixed-1@disha.example>'])
  })

  it('has every acknowledged mail on disk, complete, also for a mailbox that starts later', async () => {
    await send()
    const files = readdirSync(folder)
    expect(files).toEqual([expect.stringMatching(/\.eml$/)])
    expect(readFileSync(path.join(folder, files[0]!), 'utf8')).toContain('fixed-1')
    expect((await new MailStore(folder).list()).map(({ subject }) => subject)).toEqual(['आपकी रिपोर्ट'])
  })

  it('lists the newest first, and empties on request', async () => {
    await send(MAIL.replace('fixed-1', 'first'))
    await send(MAIL.replace('fixed-1', 'second'))
    expect((await list()).map(({ messageId }) => messageId)).toEqual(['<second@disha.example>', '<first@disha.example>'])
    expect((await fetch(`${url}/api/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('shows a mail without letting it run anything', async () => {
    await send(MAIL.replace(/Subject:.*/, 'Subject: <script>alert(3)</script>'))
    const [mail] = await list()
    for (const page of [await (await fetch(url)).text(), await (await fetch(`${url}/mails/${mail!.id}`)).text()]) {
      expect(page).not.toContain('<script')
      expect(page).toContain('&#60;script&#62;')
    }
    expect(await (await fetch(`${url}/mails/${mail!.id}`)).text()).toMatch(/<iframe[^>]* sandbox="(?![^"]*allow-scripts)/)
    const html = await fetch(`${url}/api/messages/${mail!.id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/)
    expect(await html.text()).toContain('<h1>Namaste</h1>')
  })

  it('misbehaves on request: refuses for now, answers late', async () => {
    const set = await fetch(`${url}/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"rejectNext":1,"delayMs":300}',
    })
    expect(await set.json()).toEqual({ rejectNext: 1, delayMs: 300 })
    expect(await send()).toMatch(/^451 /)
    expect(await list()).toEqual([])
    const startedAt = Date.now()
    expect(await send()).toMatch(/^250 /)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290)
    expect(await list()).toHaveLength(1)
    const wrong = await fetch(`${url}/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"rejectNext":-1}',
    })
    expect(wrong.status).toBe(400)
  })

  it.each([
    '/api/messages/nope',
    '/api/messages/..%2f..%2fetc%2fpasswd/raw',
    '/api/messages/1234567890123-abcdefabcdef',
    '/mails/x',
    '/elsewhere',
  ])('answers 404 for %s', async (target) => {
    expect((await fetch(url + target)).status).toBe(404)
  })

  it('answers 404 for an attachment that a mail does not have', async () => {
    await send()
    const [mail] = await list()
    for (const index of ['1', '-1', 'x']) expect((await fetch(`${url}/api/messages/${mail!.id}/attachments/${index}`)).status).toBe(404)
  })
})
