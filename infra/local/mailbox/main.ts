import { MailStore } from './mail-store.ts'
import { createMailboxApp } from './mailbox-app.ts'
import { createSmtpReceiver, type MailFaults } from './smtp-receiver.ts'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const store = new MailStore(required('MAILBOX_DIR'))
const faults: MailFaults = { rejectNext: 0, delayMs: 0 }
const smtp = createSmtpReceiver(store, faults)
smtp.on('error', (error) => process.stderr.write(`SMTP: ${error.message}\n`))
// the page answers as ready only once mail can come in
smtp.listen(Number(required('MAILBOX_SMTP_PORT')), '127.0.0.1', () => {
  const http = createMailboxApp(store, faults).listen(Number(required('PORT')), process.env['HOST'] ?? '127.0.0.1')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      http.close()
      http.closeAllConnections()
      smtp.close(() => process.exit(0))
      setTimeout(() => process.exit(0), 2_000).unref()
    })
  }
})
