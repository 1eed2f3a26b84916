import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { Child, type ChildEvents, type ChildSpec } from './child.ts'
import { findSystemPart } from './executables.ts'

export type RedisOptions = {
  /** holds the append-only file */
  dataDir: string
  port: number
  password: string
}

export type RunningRedis = { url: string; port: number; child: Child; stop: () => Promise<void> }

const CONFIG = path.join(import.meta.dirname, '../redis/redis.conf')
const PING_TIMEOUT_MS = 2_000

export function redisUrl({ port, password }: RedisOptions): string {
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/0`
}

/** How to run Redis as a supervised child: never evicts, writes an append-only file, loopback only, with a password. */
export function redisSpec(options: RedisOptions): ChildSpec {
  const { dataDir, port, password } = options
  const command = findSystemPart('redis')
  if (!command)
    throw new Error(
      'redis-server was not found: install it (Debian: apt-get install redis-server; macOS: brew install redis) or set REDIS_SERVER_PATH',
    )
  return {
    name: 'redis',
    command,
    args: ['-'],
    // by standard input, so that the password does not show in the process list
    stdin: [
      `include ${CONFIG}`,
      'bind 127.0.0.1',
      'protected-mode yes',
      `port ${port}`,
      `dir "${dataDir}"`,
      `requirepass ${password}`,
      'daemonize no',
      '',
    ].join('\n'),
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', TZ: 'UTC' },
    output: 'file',
    beforeStart: () => void mkdirSync(dataDir, { recursive: true }),
    isReady: () => ping(options),
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 10_000,
  }
}

/**
 * Starts a Redis 7 and waits until it answers; what the append-only file holds is there again.
 * @throws Error when redis-server is not installed, ChildStartError with the end of the log
 */
export async function startRedis(
  options: RedisOptions & { runDir?: string; logDir?: string; events?: ChildEvents },
): Promise<RunningRedis> {
  const beside = path.dirname(options.dataDir)
  const child = new Child(redisSpec(options), {
    runDir: options.runDir ?? path.join(beside, 'run'),
    logDir: options.logDir ?? path.join(beside, 'logs'),
    ...(options.events ? { events: options.events } : {}),
  })
  await child.start()
  return { url: redisUrl(options), port: options.port, child, stop: () => child.stop() }
}

/** Resolves true when the server answers PING with PONG (while it reads its file it answers LOADING). */
function ping({ port, password }: RedisOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`))
    const finish = (ready: boolean): void => {
      socket.destroy()
      resolve(ready)
    }
    socket.setTimeout(PING_TIMEOUT_MS, () => finish(false))
    socket.on('error', () => finish(false))
    socket.on('close', () => finish(false))
    socket.on('data', (data) => {
      answer += data.toString()
      const replies = answer.split('\r\n')
      if (replies.length > 2) finish(replies[1] === '+PONG')
    })
  })
}
