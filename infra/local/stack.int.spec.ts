import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Redis } from 'ioredis'
import pg from 'pg'
import { ChildStartError } from './child.ts'
import { AlreadyRunningError } from './lock.ts'
import { findFreePort, isPortFree, PortTakenError, readPorts, type Ports } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { isSameProcess, readStartToken } from './process-identity.ts'
import type { NodePart } from './product.ts'
import { startStack, TaskError, type Stack, type StackOptions } from './stack.ts'

jest.setTimeout(120_000)

const PART = path.join(__dirname, '__fixtures__/small-part.ts')
const STACK = path.join(__dirname, '__fixtures__/small-stack.ts')

let dataDir: string
let running: Stack[]
let supervisors: ChildProcess[]

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stack-'))
  // Postgres runs as a user of its own when the tests run as root
  execFileSync('chmod', ['755', dataDir])
  running = []
  supervisors = []
})

afterEach(async () => {
  for (const stack of running) await stack.stop()
  for (const supervisor of supervisors) supervisor.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** The parts that a test does not name take ports by their offset from the edge's; none of the named may be one of those. */
const OFFSETS_SPAN = 100

async function freePorts(): Promise<Partial<Ports>> {
  for (;;) {
    const [edge, ...others] = await Promise.all(Array.from({ length: 5 }, findFreePort))
    const [postgres, redis, intake, charts] = others
    const apart = others.every((port) => port < edge! || port > edge! + OFFSETS_SPAN)
    if (apart && new Set(others).size === others.length)
      return { edge: edge!, postgres: postgres!, redis: redis!, intake: intake!, charts: charts! }
  }
}

function smallParts(env: Record<string, string> = {}): StackOptions['children'] {
  return ({ ports }) => [
    { name: 'intake', stage: 'service', script: PART, port: ports.intake, readyPath: '/', env },
    { name: 'charts', stage: 'worker', script: PART, port: ports.charts, readyPath: '/' },
  ]
}

async function start(options: Partial<StackOptions> = {}): Promise<Stack> {
  const stack = await startStack({
    dataDir,
    ports: await freePorts(),
    env: {},
    tasks: () => [],
    children: smallParts(),
    durable: false,
    ...options,
  })
  running.push(stack)
  return stack
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('startStack', () => {
  it('brings up Postgres that knows Indian letters, Redis that evicts nothing, and the parts; keeps the data over a restart', async () => {
    const first = await start({ durable: true })
    expect(Object.values(first.states()).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready'])
    await query(first.databaseUrl, 'create extension pg_trgm')
    expect(
      await query(
        first.databaseUrl,
        `select cardinality(show_trgm('जन्म')) > 0 as hindi, cardinality(show_trgm('பிறப்பு')) > 0 as tamil, current_setting('fsync') as fsync`,
      ),
    ).toEqual([{ hindi: true, tamil: true, fsync: 'on' }])
    await query(first.databaseUrl, `create table kept as select 'yes' as value`)
    const redis = new Redis(first.redisUrl)
    expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction'])
    expect(await redis.config('GET', 'appendonly')).toEqual(['appendonly', 'yes'])
    await redis.set('kept', 'yes')
    redis.disconnect()
    const stranger = new Redis(first.redisUrl.replace(/:[^:@]+@/, ':wrong@'), { lazyConnect: true, retryStrategy: null })
    stranger.on('error', () => undefined)
    await expect(stranger.connect()).rejects.toThrow()
    await first.stop()

    const second = await start()
    expect(second.secrets).toEqual(first.secrets)
    expect(await query(second.databaseUrl, 'select value from kept')).toEqual([{ value: 'yes' }])
    const again = new Redis(second.redisUrl)
    expect(await again.get('kept')).toBe('yes')
    again.disconnect()
  })

  it('starts a killed part again, Postgres and Redis too, and can restart one in good order', async () => {
    const stack = await start()
    for (const name of ['intake', 'charts', 'redis', 'postgres']) {
      const before = stack.states()[name]!
      await stack.kill(name)
      await stack.waitUntilReady(name)
      const after = stack.states()[name]!
      expect([after.restarts, after.state]).toEqual([1, 'ready'])
      expect(after.pid).not.toBe(before.pid)
    }
    await stack.restart('charts')
    expect(stack.states()['charts']).toMatchObject({ state: 'ready', restarts: 1 })
    expect(readFileSync(path.join(stack.logDir, 'charts.log'), 'utf8')).toContain('draining')
    expect(await query(stack.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('gives secrets by environment, to the parts that need them only', async () => {
    const stack = await start({ children: smallParts({ SESSION_SECRET: 'told' }) })
    const intake = (await (await fetch(`http://127.0.0.1:${stack.ports.intake}/env`)).json()) as Record<string, string>
    const charts = (await (await fetch(`http://127.0.0.1:${stack.ports.charts}/env`)).json()) as Record<string, string>
    expect([intake['SESSION_SECRET'], charts['SESSION_SECRET'], charts['PORT']]).toEqual(['told', undefined, String(stack.ports.charts)])
    const commands = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    for (const secret of Object.values(stack.secrets)) expect(commands).not.toContain(secret)
  })

  it('says which part failed and why, and leaves nothing running', async () => {
    const ports = await freePorts()
    const error = await start({ ports, children: smallParts({ CRASH: 'on' }) }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ChildStartError)
    expect((error as Error).message).toMatch(/intake did not start[\s\S]*I cannot start: no reason/)
    expect(await start({ ports })).toMatchObject({ ports })
  })

  it('says which step failed and why', async () => {
    const script = path.join(dataDir, 'task.mjs')
    writeFileSync(script, `console.log('half done'); console.error('column x does not exist'); process.exit(3)`)
    await expect(start({ tasks: () => [{ name: 'migrate', script, env: {} }] })).rejects.toThrow(TaskError)
    await expect(start({ tasks: () => [{ name: 'migrate', script, env: {} }] })).rejects.toThrow(/migrate failed \(code 3\)[\s\S]*column x/)
  })

  it('hands back what a step printed, and keeps a first password out of the log', async () => {
    const script = path.join(dataDir, 'task.mjs')
    writeFileSync(script, `console.log(JSON.stringify({ created: true, email: 'a@b.c', password: 'only-once' }))`)
    const stack = await start({ tasks: () => [{ name: 'first-admin', script, env: {}, alongside: true }] })
    expect(stack.taskResults['first-admin']).toEqual({ created: true, email: 'a@b.c', password: 'only-once' })
    expect(readFileSync(path.join(stack.logDir, 'first-admin.log'), 'utf8')).not.toContain('only-once')
  })

  it('refuses a taken port, a part that was not built, and a second supervisor, before it touches anything', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const taken = (server.address() as AddressInfo).port
    await expect(start({ ports: { ...(await freePorts()), charts: taken } })).rejects.toThrow(PortTakenError)
    server.close()
    const missing = (): NodePart[] => [{ name: 'intake', stage: 'service', script: path.join(dataDir, 'dist/main.js'), port: taken }]
    await expect(start({ children: missing })).rejects.toThrow(/Not built: intake .*npm run build/)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    await start()
    await expect(start()).rejects.toThrow(AlreadyRunningError)
  })

  it('stops a start that is under way', async () => {
    const abort = new AbortController()
    const started = start({ signal: abort.signal, events: { onStep: () => abort.abort() } })
    await expect(started).rejects.toThrow()
    const stack = await start()
    expect(Object.keys(stack.states())).toHaveLength(4)
  })
})

describe('a killed supervisor', () => {
  type Up = { databaseUrl: string; redisUrl: string; states: Record<string, { pid: number }> }

  async function startSupervisor(port: number): Promise<{ process: ChildProcess; up: Up; errors: () => string }> {
    const supervisor = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', STACK, dataDir, String(port)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    supervisors.push(supervisor)
    let errors = ''
    supervisor.stderr!.on('data', (chunk) => (errors += chunk.toString()))
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: supervisor.stdout! }).once('line', resolve)
      supervisor.once('exit', () => reject(new Error(errors)))
    })
    return { process: supervisor, up: JSON.parse(line) as Up, errors: () => errors }
  }

  /**
   * A first port whose whole range is free. It lies below the ports that systems lend to outgoing connections (Linux from 32768): while the
   * supervisor is dead, nobody may be lent one of its ports.
   */
  async function findPortRange(): Promise<number> {
    for (;;) {
      const edge = randomInt(10_000, 32_000)
      const free = await Promise.all(Object.values(readPorts({}, { edge })).map(isPortFree))
      if (free.every(Boolean)) return edge
    }
  }

  it.each(['the supervisor alone', 'every process'])('kill -9 of %s loses nothing that was acknowledged', async (what) => {
    const port = await findPortRange()
    const first = await startSupervisor(port)
    await query(first.up.databaseUrl, 'create table kept (id int primary key)')
    const redis = new Redis(first.up.redisUrl, { retryStrategy: null })
    redis.on('error', () => undefined)
    const client = new pg.Client({ connectionString: first.up.databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    let acknowledged = 0
    const writing = (async () => {
      for (;;) {
        await client.query('insert into kept values ($1)', [acknowledged + 1])
        await redis.set('kept', String(acknowledged + 1))
        acknowledged += 1
      }
    })().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const pids = Object.values(first.up.states).map(({ pid }) => pid)
    const tokens = pids.map((pid) => readStartToken(pid)!)
    first.process.kill('SIGKILL')
    if (what === 'every process') for (const pid of pids) process.kill(pid, 'SIGKILL')
    else expect(pids.every((pid, index) => isSameProcess(pid, tokens[index]!))).toBe(true)
    const before = acknowledged
    if (what === 'every process') await writing
    expect(before).toBeGreaterThan(0)

    const second = await startSupervisor(port)
    await writing
    expect(pids.some((pid, index) => isSameProcess(pid, tokens[index]!))).toBe(false)
    if (what === 'the supervisor alone') expect(second.errors()).toMatch(/leftovers: .*postgres/)
    const [row] = await query<{ count: number }>(second.up.databaseUrl, 'select count(*)::int as count from kept')
    expect(row!.count).toBeGreaterThanOrEqual(acknowledged)
    const redisAgain = new Redis(second.up.redisUrl)
    expect(Number(await redisAgain.get('kept'))).toBeGreaterThanOrEqual(acknowledged)
    redisAgain.disconnect()
    redis.disconnect()
    const ended = new Promise((resolve) => second.process.once('exit', resolve))
    second.process.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

describe('startPostgres', () => {
  it('clears a postmaster.pid whose number now belongs to another program, and stops a server that still runs on the folder', async () => {
    const options = { dataDir: path.join(dataDir, 'pg'), port: await findFreePort(), password: "a 'strange' pass/word", durable: false }
    // the supervisor of the first is gone as its server is: one that lived would start its own again in the same folder
    const onExit = (): void => queueMicrotask(() => void first.stop())
    const first = await startPostgres({ ...options, events: { onExit } })
    await query(first.url, 'create table kept ()')
    const pid = first.child.pid!
    const token = readStartToken(pid)!
    // a second start knows nothing of the first: its notes lie elsewhere
    const second = await startPostgres({ ...options, port: await findFreePort(), runDir: path.join(dataDir, 'other-run') })
    expect(isSameProcess(pid, token)).toBe(false)
    await first.stop()
    await second.stop()

    writeFileSync(path.join(options.dataDir, 'postmaster.pid'), `${process.pid}\n${options.dataDir}\n1\n`)
    const third = await startPostgres(options)
    expect(await query(third.url, 'select count(*)::int as count from kept')).toEqual([{ count: 0 }])
    await third.stop()
  })

  it('begins again when the very first start was cut short', async () => {
    const options = { dataDir: path.join(dataDir, 'pg'), port: await findFreePort(), password: 'x', durable: false }
    execFileSync('mkdir', ['-p', `${options.dataDir}.new/base`, `${options.dataDir}/base`])
    const postgres = await startPostgres(options)
    expect(await query(postgres.url, 'select current_database() as name')).toEqual([{ name: 'disha' }])
    await postgres.stop()
    expect(existsSync(`${options.dataDir}.password`)).toBe(false)
  })
})
