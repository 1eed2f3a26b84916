import { createTransport, type Transporter } from 'nodemailer'
import type { MailContent } from './mail-content.ts'

export type MailEnv = { SMTP_URL: string; MAIL_FROM: string }

const SMTP_TIMEOUT_MS = 20_000

/** The one place that hands mails to a server. */
export class MailTransport {
  private readonly transporter: Transporter

  constructor(private readonly env: MailEnv) {
    this.transporter = createTransport(env.SMTP_URL, {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object)
  }

  /**
   * Sends one mail to one recipient.
   * @throws when the server does not accept it.
   */
  async send(to: string, messageId: string, { subject, html, text, attachments = [] }: MailContent): Promise<void> {
    await this.transporter.sendMail({
      from: this.env.MAIL_FROM,
      to: { name: '', address: to },
      messageId: `<${messageId}>`,
      subject,
      html,
      text,
      attachments: attachments.map(({ filename, content, contentType }) => ({ filename, content, contentType })),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  close(): void {
    this.transporter.close()
  }
}
