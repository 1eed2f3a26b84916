import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Child, type ChildEvents, type ChildSpec, type ChildState } from './child.ts'
import { stopLeftovers } from './leftovers.ts'
import { acquireLock } from './lock.ts'
import { assertPortsFree, readPorts, type PortName, type Ports } from './ports.ts'
import { ensureDatabase, postgresSpec, postgresUrl } from './postgres.ts'
import {
  productParts,
  productTasks,
  STAGES,
  usesEmulator,
  usesMailbox,
  type Addresses,
  type Env,
  type NodePart,
  type Task,
} from './product.ts'
import { redisSpec, redisUrl } from './redis.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export type StackOptions = {
  /** everything that is kept: database, queues, mails, files, secrets, logs */
  dataDir: string
  /** ports that differ from the table in ports.ts */
  ports?: Partial<Ports>
  /** what the user has set; defaults to this process's environment */
  env?: Env
  /** the Node processes to run; defaults to the whole product */
  children?: (addresses: Addresses) => NodePart[]
  /** steps between Postgres and the Node processes; defaults to migrations and the first administrator */
  tasks?: (addresses: Addresses) => Task[]
  events?: ChildEvents & {
    /** a part or a step is ready, after so many milliseconds */
    onStep?: (name: string, ms: number) => void
    /** parts of an earlier, killed run that were stopped */
    onLeftovers?: (names: string[]) => void
  }
  /** false gives up the database's safety against power cuts for speed: for tests only */
  durable?: boolean
  /** stops a start that is under way */
  signal?: AbortSignal
}

export type Stack = {
  ports: Ports
  secrets: Secrets
  /** the site */
  url: string
  databaseUrl: string
  redisUrl: string
  logDir: string
  /** what each step printed as its last line, for those that print JSON */
  taskResults: Readonly<Record<string, unknown>>
  states: () => Record<string, { state: ChildState; pid: number | undefined; restarts: number }>
  /** stops everything in order; `hard` gives nobody time to finish */
  stop: (options?: { hard?: boolean }) => Promise<void>
  /** ends one part as a crash would; it comes back by itself */
  kill: (name: string, signal?: NodeJS.Signals) => Promise<void>
  /** resolves when a part is ready (again) */
  waitUntilReady: (name: string) => Promise<void>
  /** stops one part in good order and starts it again */
  restart: (name: string) => Promise<void>
}

const NODE_READY_TIMEOUT_MS = 90_000
const HEALTH_TIMEOUT_MS = 3_000
const TASK_TIMEOUT_MS = 180_000
/** Stopping after a kill follows the same order as stopping in peace. */
const STOP_ORDER = [
  ['edge'],
  ['intake', 'payments', 'admin'],
  ['charts', 'readings', 'documents', 'delivery'],
  ['stripe-emulator', 'mailbox'],
  ['redis'],
  ['postgres'],
]

/**
 * Brings up a whole product on its own ports and data directory, and keeps it up.
 * @throws PortTakenError, AlreadyRunningError, ChildStartError, TaskError; what had been started is stopped again
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { events = {}, signal } = options
  const userEnv = options.env ?? process.env
  const dataDir = path.resolve(options.dataDir)
  const ports = readPorts(userEnv, options.ports)
  const runDir = path.join(dataDir, 'run')
  const logDir = path.join(dataDir, 'logs')
  const release = await acquireLock(dataDir, ports.edge)
  const children = new Map<string, Child>()
  const childStages = new Map<string, string>()
  let stopping: Promise<void> | undefined

  const add = (spec: ChildSpec, stage: string): Child => {
    const child = new Child(spec, { runDir, logDir, events })
    children.set(spec.name, child)
    childStages.set(spec.name, stage)
    return child
  }
  const timed = async (name: string, work: () => Promise<void>): Promise<void> => {
    signal?.throwIfAborted()
    const startedAt = performance.now()
    await work()
    events.onStep?.(name, performance.now() - startedAt)
  }
  const startChild = (spec: ChildSpec, stage: string): Promise<void> => timed(spec.name, () => add(spec, stage).start())
  const stop = ({ hard = false } = {}): Promise<void> => {
    // the databases stop within a moment, and in good order, once nobody uses them
    if (hard) for (const child of children.values()) if (!['postgres', 'redis'].includes(child.spec.name)) void child.stopAtOnce()
    stopping ??= (async () => {
      for (const stage of [...STAGES].reverse()) await stopStage(stage)
      await stopStage('redis')
      await stopStage('postgres')
      release()
    })()
    return stopping
  }
  const stopStage = async (stage: string): Promise<void> => {
    await Promise.all([...children.values()].filter(({ spec }) => childStages.get(spec.name) === stage).map((child) => child.stop()))
  }

  signal?.addEventListener('abort', () => void stop(), { once: true })
  try {
    mkdirSync(logDir, { recursive: true })
    const secrets = loadSecrets(dataDir)
    const leftovers = await stopLeftovers(runDir, STOP_ORDER)
    if (leftovers.length > 0) events.onLeftovers?.(leftovers)
    const addresses: Addresses = { dataDir, ports, secrets, userEnv }
    const parts = (options.children ?? productParts)(addresses)
    const tasks = (options.tasks ?? productTasks)(addresses)
    assertScriptsExist([...parts, ...tasks])
    await assertPortsFree(ports, usedPorts(ports, parts, userEnv, options.children === undefined))

    const postgres = {
      dataDir: path.join(dataDir, 'postgres'),
      port: ports.postgres,
      password: secrets.postgresPassword,
      durable: options.durable ?? true,
    }
    const redis = { dataDir: path.join(dataDir, 'redis'), port: ports.redis, password: secrets.redisPassword }
    const taskResults: Record<string, unknown> = {}
    const perform = (task: Task): Promise<void> =>
      timed(task.name, async () => {
        taskResults[task.name] = await runTask(task, logDir)
      })
    await allOrFirstError([
      startChild(redisSpec(redis), 'redis'),
      ...parts.filter(({ stage }) => stage === 'helper').map((part) => startChild(nodeSpec(part), part.stage)),
      (async () => {
        await startChild(postgresSpec(postgres), 'postgres')
        await ensureDatabase(postgres)
        for (const task of tasks.filter(({ alongside }) => !alongside)) await perform(task)
      })(),
    ])
    // workers and services need each other only through Postgres and Redis: all at once
    await allOrFirstError([
      ...tasks.filter(({ alongside }) => alongside).map(perform),
      ...parts.filter(({ stage }) => stage === 'worker' || stage === 'service').map((part) => startChild(nodeSpec(part), part.stage)),
    ])
    for (const part of parts.filter(({ stage }) => stage === 'edge')) await startChild(nodeSpec(part), part.stage)
    signal?.throwIfAborted()

    const get = (name: string): Child => {
      const child = children.get(name)
      if (!child) throw new Error(`no part is named '${name}'; there are: ${[...children.keys()].join(', ')}`)
      return child
    }
    return {
      ports,
      secrets,
      url: `http://localhost:${ports.edge}`,
      databaseUrl: postgresUrl(postgres),
      redisUrl: redisUrl(redis),
      logDir,
      taskResults,
      states: () => Object.fromEntries([...children].map(([name, { state, pid, restarts }]) => [name, { state, pid, restarts }])),
      stop,
      kill: (name, killSignal) => get(name).kill(killSignal),
      waitUntilReady: (name) => get(name).waitUntilReady(),
      restart: (name) => get(name).restart(),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for all, so that nothing is still starting while the rest is stopped; then throws the first error. */
async function allOrFirstError(work: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

function assertScriptsExist(parts: readonly (NodePart | Task)[]): void {
  const missing = parts.filter(({ script }) => !existsSync(script))
  if (missing.length > 0) {
    throw new Error(`Not built: ${missing.map(({ name }) => name).join(', ')} (missing: ${missing[0]!.script}). Build with: npm run build`)
  }
}

function usedPorts(ports: Ports, parts: readonly NodePart[], userEnv: Env, wholeProduct: boolean): PortName[] {
  const numbers = new Set(parts.map(({ port }) => port))
  return (Object.keys(ports) as PortName[]).filter((name) => {
    if (name === 'postgres' || name === 'redis') return true
    if (name === 'mailboxSmtp') return wholeProduct && usesMailbox(userEnv)
    if (name === 'stripeEmulator') return wholeProduct && usesEmulator(userEnv)
    return numbers.has(ports[name])
  })
}

function nodeSpec(part: NodePart): ChildSpec {
  const { name, script, nodeArgs = [], port, readyPath = '/health/ready', env = {}, stopTimeoutMs } = part
  return {
    name,
    command: process.execPath,
    args: ['--enable-source-maps', '--disable-warning=ExperimentalWarning', ...nodeArgs, script],
    env: { ...env, PORT: String(port) },
    cwd: path.dirname(script),
    readyTimeoutMs: NODE_READY_TIMEOUT_MS,
    isReady: async () => {
      const response = await fetch(`http://127.0.0.1:${port}${readyPath}`, {
        signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
        redirect: 'manual',
      })
      await response.body?.cancel()
      if (response.status !== 200) throw new Error(`${readyPath} answers ${response.status}`)
      return true
    },
    ...(stopTimeoutMs === undefined ? {} : { stopTimeoutMs }),
  }
}

export class TaskError extends Error {
  override readonly name = 'TaskError'
}

/**
 * Runs one step to its end; its output goes to the log.
 * @returns its last line, parsed, when that is JSON
 * @throws TaskError with the end of its output
 */
function runTask({ name, script, env }: Task, logDir: string): Promise<unknown> {
  const logFile = path.join(logDir, `${name}.log`)
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--enable-source-maps', '--disable-warning=ExperimentalWarning', script],
      { env, cwd: path.dirname(script), timeout: TASK_TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const result = parseLastLine(stdout)
        // a first password is shown once, and kept nowhere
        const secret = typeof result === 'object' && result !== null && 'password' in result
        appendFileSync(logFile, secret ? stderr : stdout + stderr)
        if (error) {
          const tail = (stdout + stderr).trimEnd().split('\n').slice(-20).join('\n  ')
          return reject(
            new TaskError(`${name} failed (${error.killed ? 'it took too long' : `code ${error.code}`}):\n  ${tail}\n(log: ${logFile})`),
          )
        }
        resolve(result)
      },
    )
  })
}

function parseLastLine(output: string): unknown {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  } catch {
    return undefined
  }
}
