import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MailStore, type MailSummary } from '@disha/local/mailbox/mail-store'
import { createSmtpReceiver, type MailFaults } from '@disha/local/mailbox/smtp-receiver'
import { freePort } from './free-port.ts'

export type TestMailbox = {
  smtpUrl: string
  faults: MailFaults
  mails(): Promise<MailSummary[]>
  text(id: string): Promise<string>
  close(): Promise<void>
}

/** A real SMTP server of the test's own, with everything it accepted. */
export async function testMailbox(): Promise<TestMailbox> {
  const folder = mkdtempSync(path.join(tmpdir(), 'disha-test-mail-'))
  const store = new MailStore(folder)
  const faults: MailFaults = { rejectNext: 0, delayMs: 0 }
  const server = createSmtpReceiver(store, faults)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    faults,
    mails: () => store.list(),
    text: async (id) => (await store.detail(id)).text ?? '',
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
