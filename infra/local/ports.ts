import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * Every port of the local product, in one table. Each follows `PORT` by its offset unless its own variable is set;
 * with the default `PORT=3000` that gives the numbers of the last column.
 *
 * | part                       | variable             | offset | default |
 * |----------------------------|----------------------|--------|---------|
 * | the site                   | PORT                 |      0 |    3000 |
 * | Postgres                   | POSTGRES_PORT        |     10 |    3010 |
 * | Redis                      | REDIS_PORT           |     11 |    3011 |
 * | Stripe emulator            | STRIPE_EMULATOR_PORT |     12 |    3012 |
 * | mailbox, SMTP              | MAILBOX_SMTP_PORT    |     13 |    3013 |
 * | mailbox, page and API      | MAILBOX_HTTP_PORT    |     14 |    3014 |
 * | intake service             | INTAKE_PORT          |     21 |    3021 |
 * | payments service           | PAYMENTS_PORT        |     22 |    3022 |
 * | admin service              | ADMIN_PORT           |     23 |    3023 |
 * | charts worker (health)     | CHARTS_PORT          |     31 |    3031 |
 * | readings worker (health)   | READINGS_PORT        |     32 |    3032 |
 * | documents worker (health)  | DOCUMENTS_PORT       |     33 |    3033 |
 * | delivery worker (health)   | DELIVERY_PORT        |     34 |    3034 |
 */
export const PORT_TABLE = {
  edge: { variable: 'PORT', offset: 0, part: 'the site' },
  postgres: { variable: 'POSTGRES_PORT', offset: 10, part: 'Postgres' },
  redis: { variable: 'REDIS_PORT', offset: 11, part: 'Redis' },
  stripeEmulator: { variable: 'STRIPE_EMULATOR_PORT', offset: 12, part: 'the Stripe emulator' },
  mailboxSmtp: { variable: 'MAILBOX_SMTP_PORT', offset: 13, part: 'the mailbox (SMTP)' },
  mailboxHttp: { variable: 'MAILBOX_HTTP_PORT', offset: 14, part: 'the mailbox (page)' },
  intake: { variable: 'INTAKE_PORT', offset: 21, part: 'the intake service' },
  payments: { variable: 'PAYMENTS_PORT', offset: 22, part: 'the payments service' },
  admin: { variable: 'ADMIN_PORT', offset: 23, part: 'the admin service' },
  charts: { variable: 'CHARTS_PORT', offset: 31, part: 'the charts worker' },
  readings: { variable: 'READINGS_PORT', offset: 32, part: 'the readings worker' },
  documents: { variable: 'DOCUMENTS_PORT', offset: 33, part: 'the documents worker' },
  delivery: { variable: 'DELIVERY_PORT', offset: 34, part: 'the delivery worker' },
} as const

export type PortName = keyof typeof PORT_TABLE
export type Ports = Record<PortName, number>

export const PORT_NAMES = Object.keys(PORT_TABLE) as PortName[]

const DEFAULT_PORT = 3000
const HIGHEST_PORT = 65_535

/**
 * Settles all ports from the environment.
 * @throws Error naming the variable when a value is not a whole number from 1 to 65535, or when two parts would share a port
 */
export function readPorts(env: Readonly<Record<string, string | undefined>>, overrides: Partial<Ports> = {}): Ports {
  const base = overrides.edge ?? parsePort('PORT', env['PORT']) ?? DEFAULT_PORT
  const ports = {} as Ports
  const takenBy = new Map<number, string>()
  for (const name of PORT_NAMES) {
    const { variable, offset } = PORT_TABLE[name]
    const port = overrides[name] ?? (name === 'edge' ? base : parsePort(variable, env[variable])) ?? base + offset
    if (port > HIGHEST_PORT) throw new Error(`${variable} would be ${port}, above ${HIGHEST_PORT}: set ${variable} or a lower PORT`)
    const other = takenBy.get(port)
    if (other) throw new Error(`${variable} and ${other} both ask for port ${port}: change one of them`)
    takenBy.set(port, variable)
    ports[name] = port
  }
  return ports
}

function parsePort(variable: string, value: string | undefined): number | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`${variable} must be a whole number from 1 to ${HIGHEST_PORT}, not '${value}'`)
  }
  return port
}

export class PortTakenError extends Error {
  readonly port: number
  readonly variable: string
  constructor(name: PortName, port: number, holder: string | undefined) {
    const { variable, part } = PORT_TABLE[name]
    const who = holder ? ` by ${holder}` : ''
    super(`Port ${port}, wanted for ${part}, is already taken${who}.\nStop that program, or choose another port with ${variable}=<port>.`)
    this.name = 'PortTakenError'
    this.port = port
    this.variable = variable
  }
}

/** @throws PortTakenError for the first port that somebody else listens on */
export async function assertPortsFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    if (!(await isPortFree(ports[name]))) throw new PortTakenError(name, ports[name], findPortHolder(ports[name]))
  }
}

/** True when nothing listens on the port, neither on the loopback addresses nor on all interfaces. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    const code = await tryListen(port, host)
    // a host without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT for ::1: that says nothing about the port
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
  }
  return true
}

function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

/** A port that is free at this moment, for tests. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Who listens on a port, as `name (process 123)`, when this user may know it. */
export function findPortHolder(port: number): string | undefined {
  try {
    return process.platform === 'linux' ? findPortHolderInProc(port) : findPortHolderByLsof(port)
  } catch {
    return undefined
  }
}

/** Columns of /proc/net/tcp: sl, local_address (hex ip:port), rem_address, st (0A = LISTEN), …, inode (10th). */
function findPortHolderInProc(port: number): string | undefined {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const inodes = new Set<string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const row of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const columns = row.trim().split(/\s+/)
      if (columns[1]?.endsWith(wanted) && columns[3] === '0A' && columns[9]) inodes.add(`socket:[${columns[9]}]`)
    }
  }
  if (inodes.size === 0) return undefined
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
        if (!inodes.has(readlinkSync(`/proc/${pid}/fd/${descriptor}`))) continue
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ')
        return `'${command.length > 80 ? `${command.slice(0, 79)}…` : command}' (process ${pid})`
      }
    } catch {
      // the process ended meanwhile, or belongs to another user
    }
  }
  return undefined
}

function findPortHolderByLsof(port: number): string | undefined {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = /^p(\d+)$/m.exec(output)?.[1]
  const command = /^c(.+)$/m.exec(output)?.[1]
  return pid ? `'${command ?? 'unknown'}' (process ${pid})` : undefined
}
