import { findSystemPart } from './executables.ts'
import { AlreadyRunningError } from './lock.ts'
import { PortTakenError } from './ports.ts'
import { areAlive, findStarters } from './process-identity.ts'
import { REPO_ROOT, usesEmulator, usesMailbox } from './product.ts'
import { startStack, type Stack, type StackOptions } from './stack.ts'
import { formatLogLine, isWorthShowing } from './terminal-log.ts'
import path from 'node:path'

/** Two signals within this time are one Ctrl-C that arrived twice: from the terminal and from the parent. */
const SAME_SIGNAL_MS = 400
const STARTER_POLL_MS = 1_000
const showAll = process.env['LOG'] === 'all'
const quiet = Boolean(process.env['START_QUIET'])

const startedAt = performance.now()
const abort = new AbortController()
let stack: Stack | undefined
let stopRequestedAt = 0
let exitCode = 0

process.env['CHROMIUM_PATH'] ??= findSystemPart('chromium') ?? ''

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => requestStop(signal))
watchStarters()

const options: StackOptions = {
  dataDir: process.env['DISHA_DATA_DIR'] ?? path.join(REPO_ROOT, '.data'),
  signal: abort.signal,
  events: {
    onStep: (name, ms) => say(`  ${name.padEnd(16)} ${(ms / 1000).toFixed(1)} s`),
    onLeftovers: (names) => say(`  stopped what an earlier run had left: ${names.join(', ')}`),
    onLine: (name, line, stream) => {
      if (showAll || isWorthShowing(line, stream)) process.stderr.write(`${formatLogLine(name, line)}\n`)
    },
    onExit: (name, how, restartInMs) => process.stderr.write(`[${name}] ${how}; starting it again in ${restartInMs} ms\n`),
    onReady: (name, again) => {
      if (again) process.stderr.write(`[${name}] is back\n`)
    },
  },
}

try {
  say('Starting Disha …')
  stack = await startStack(options)
  process.stdout.write(banner(stack))
  if (stopRequestedAt > 0) await stopAll(stack)
} catch (error) {
  if (stopRequestedAt > 0) process.exit(exitCode)
  const known = error instanceof AlreadyRunningError || error instanceof PortTakenError
  process.stderr.write(`\n${known || !(error instanceof Error) ? String((error as Error).message) : error.message || String(error)}\n`)
  process.exit(1)
}

function requestStop(signal: NodeJS.Signals): void {
  const now = performance.now()
  if (stopRequestedAt === 0) {
    stopRequestedAt = now
    exitCode = signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 129
    process.stderr.write('\nStopping … (Ctrl-C again to stop at once)\n')
    abort.abort()
    if (stack) void stopAll(stack)
  } else if (signal === 'SIGINT' && now - stopRequestedAt > SAME_SIGNAL_MS) {
    process.stderr.write('Stopping at once.\n')
    if (stack) void stack.stop({ hard: true }).finally(() => process.exit(exitCode))
    else process.exit(exitCode)
  }
}

async function stopAll(running: Stack): Promise<void> {
  const stopStartedAt = performance.now()
  try {
    await running.stop()
    say(`Stopped in ${((performance.now() - stopStartedAt) / 1000).toFixed(1)} s; the data is kept.`)
  } finally {
    process.exit(exitCode)
  }
}

/** When the bootstrap or npm above it is killed, nobody could stop the product any more: it stops itself. */
function watchStarters(): void {
  const starters = findStarters()
  if (starters.length === 0) return
  setInterval(() => {
    if (stopRequestedAt === 0 && !areAlive(starters)) requestStop('SIGTERM')
  }, STARTER_POLL_MS).unref()
}

function say(text: string): void {
  if (!quiet) process.stdout.write(`${text}\n`)
}

function banner({ url, ports, logDir, taskResults }: Stack): string {
  const admin = taskResults['first-admin'] as { created?: boolean; email?: string; password?: string } | undefined
  const email = admin?.email ?? process.env['ADMIN_EMAIL'] ?? 'admin@disha.example'
  const rows: [string, string][] = [
    ['Site', url],
    usesMailbox(process.env) ? ['Mailbox', `http://localhost:${ports.mailboxHttp}`] : ['Mail', 'sent to SMTP_URL'],
    usesEmulator(process.env) ? ['Stripe emulator', `http://localhost:${ports.stripeEmulator}`] : ['Stripe', 'your own keys'],
    ['Admin', `${url}/admin`],
    ['Queue dashboard', `${url}/admin/queues/`],
    [
      'Administrator',
      admin?.created && admin.password
        ? `${email}  password: ${admin.password}  (shown only now)`
        : `${email}  (password as shown at the first start)`,
    ],
    ['Logs', path.relative(process.cwd(), logDir) || logDir],
  ]
  const lines = rows.map(([label, value]) => `  ${label.padEnd(16)} ${value}`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return `\nDisha is ready (${seconds} s)\n\n${lines.join('\n')}\n\n  Ctrl-C stops everything and keeps the data; npm run reset empties it.\n\n`
}
