import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'

export const MAX_MAIL_BYTES = 25 * 1024 * 1024

/** Set by tests, to see what a sender does when the mail server misbehaves. */
export type MailFaults = {
  /** so many of the next mails are refused for now (451) after their data was read */
  rejectNext: number
  /** how long each answer to a mail's data is held back; the mail is kept first */
  delayMs: number
}

/** Takes mail from anybody for anybody, without login or encryption: for this machine only. A 250 means that the mail is on disk. */
export function createSmtpReceiver(store: MailStore, faults: MailFaults): SMTPServer {
  return new SMTPServer({
    name: 'mailbox.localhost',
    banner: 'Disha mailbox',
    authOptional: true,
    // any name and password will do: a sender configured with a login works unchanged
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', done)
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(smtpError(552, 'The mail is too large'))
        if (faults.rejectNext > 0) {
          faults.rejectNext -= 1
          return done(smtpError(451, 'Not now, as asked by a test'))
        }
        const { mailFrom, rcptTo } = session.envelope
        try {
          store.save(Buffer.concat(chunks), { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) })
        } catch (error) {
          return done(smtpError(452, `The mail could not be kept: ${String(error)}`))
        }
        setTimeout(() => done(null, 'Kept'), faults.delayMs)
      })
    },
  })
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
