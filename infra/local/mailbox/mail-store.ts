import { simpleParser, type AddressObject, type Attachment, type ParsedMail } from 'mailparser'
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type MailSummary = {
  /** sorts by time of arrival */
  id: string
  /** as in the header, with its angle brackets */
  messageId: string | null
  from: string
  to: string[]
  subject: string
  /** when the mailbox accepted it */
  receivedAt: string
  /** what the mail itself says */
  date: string | null
  attachments: { filename: string; contentType: string; size: number }[]
}

export type MailDetail = MailSummary & { text: string | null; hasHtml: boolean; headers: Record<string, string> }

const ID = /^\d{13}-[0-9a-f]{12}$/
const SUFFIX = '.eml'

/** Accepted mails, one file each; a file that is there is complete and on disk. */
export class MailStore {
  private readonly folder: string
  private readonly summaries = new Map<string, Promise<MailSummary>>()

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
    for (const file of readdirSync(folder)) if (file.endsWith('.part')) rmSync(path.join(folder, file), { force: true })
  }

  /** Keeps a mail; when this returns it survives a power cut. The envelope is written as trace headers, as a mail server does. */
  save(raw: Buffer, envelope: { from: string; to: readonly string[] }): string {
    const id = `${Date.now()}-${randomBytes(6).toString('hex')}`
    const trace = [`X-Envelope-From: <${envelope.from}>`, ...envelope.to.map((address) => `X-Envelope-To: <${address}>`), ''].join('\r\n')
    const draft = path.join(this.folder, `${id}.part`)
    const descriptor = openSync(draft, 'wx', 0o600)
    try {
      for (const part of [Buffer.from(trace), raw]) writeAll(descriptor, part)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(draft, this.file(id))
    const folder = openSync(this.folder, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
    return id
  }

  /** Newest first. */
  async list(): Promise<MailSummary[]> {
    const ids = readdirSync(this.folder)
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(0, -SUFFIX.length))
      .filter((id) => ID.test(id))
      .sort()
      .reverse()
    return Promise.all(ids.map((id) => this.summary(id)))
  }

  has(id: string): boolean {
    return ID.test(id) && statSync(this.file(id), { throwIfNoEntry: false }) !== undefined
  }

  async detail(id: string): Promise<MailDetail> {
    const mail = await this.parse(id)
    const headers = Object.fromEntries(mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]))
    return { ...summarise(id, mail), text: mail.text ?? null, hasHtml: typeof mail.html === 'string', headers }
  }

  /** The HTML part with its inline pictures put in; null when there is none. */
  async html(id: string): Promise<string | null> {
    const mail = await this.parse(id)
    return typeof mail.html === 'string' ? mail.html : null
  }

  async attachment(id: string, index: number): Promise<Attachment | undefined> {
    return (await this.parse(id)).attachments[index]
  }

  raw(id: string): Promise<Buffer> {
    return readFile(this.file(id))
  }

  clear(): void {
    for (const file of readdirSync(this.folder)) if (file.endsWith(SUFFIX)) rmSync(path.join(this.folder, file), { force: true })
    this.summaries.clear()
  }

  private summary(id: string): Promise<MailSummary> {
    let summary = this.summaries.get(id)
    if (!summary) {
      summary = this.parse(id).then((mail) => summarise(id, mail))
      this.summaries.set(id, summary)
    }
    return summary
  }

  private async parse(id: string): Promise<ParsedMail> {
    return simpleParser(await this.raw(id))
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}${SUFFIX}`)
  }
}

function writeAll(descriptor: number, data: Buffer): void {
  for (let written = 0; written < data.length;) written += writeSync(descriptor, data, written)
}

function summarise(id: string, mail: ParsedMail): MailSummary {
  return {
    id,
    messageId: mail.messageId ?? null,
    from: mail.from?.text ?? '',
    to: addresses(mail.to),
    subject: mail.subject ?? '',
    receivedAt: new Date(Number(id.slice(0, 13))).toISOString(),
    date: mail.date?.toISOString() ?? null,
    attachments: mail.attachments.map(({ filename, contentType, size }, index) => ({
      filename: filename ?? `part-${index + 1}`,
      contentType,
      size,
    })),
  }
}

function addresses(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}
