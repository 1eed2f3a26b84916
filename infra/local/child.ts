import { spawn, type ChildProcess } from 'node:child_process'
import {
  createWriteStream,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type WriteStream,
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findMarkedProcesses, PROCESS_MARK, readStartToken, sendSignal } from './process-identity.ts'

/** What is needed to run one part of the product as a process. */
export type ChildSpec = {
  /** unique; names the log and the pid file */
  name: string
  command: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  cwd?: string
  uid?: number
  gid?: number
  /** written to the process and closed; used for configuration that must not show in the process list */
  stdin?: string
  /** repairs what an unclean end left behind; runs before every start */
  beforeStart?: () => void | Promise<void>
  /** resolves true once the part can be used; a rejection gives the reason why not yet; asked every 50 ms */
  isReady: () => Promise<boolean>
  readyTimeoutMs?: number
  stopSignal?: NodeJS.Signals
  /** sent when the process outlives `stopTimeoutMs`; SIGKILL follows */
  hardStopSignal?: NodeJS.Signals
  stopTimeoutMs?: number
  /** 'pipe' passes each line to `onLine`; 'file' hands over the log file itself, for parts that must outlive a killed supervisor unharmed */
  output?: 'pipe' | 'file'
}

export type ChildState = 'stopped' | 'starting' | 'ready' | 'waiting' | 'stopping'

export type ChildEvents = {
  onLine?: (name: string, line: string, stream: 'stdout' | 'stderr') => void
  onExit?: (name: string, how: string, restartInMs: number) => void
  onReady?: (name: string, again: boolean) => void
}

/** What is kept in `run/<name>.json`, so that a later start can tell a leftover from a stranger with the same number. */
export type PidRecord = {
  name: string
  pid: number
  startToken: string
  mark: string
  stopSignal: NodeJS.Signals
  hardStopSignal: NodeJS.Signals
  stopTimeoutMs: number
}

export const DEFAULT_STOP_TIMEOUT_MS = 10_000
const DEFAULT_READY_TIMEOUT_MS = 60_000
const READY_POLL_MS = 50
const FIRST_BACKOFF_MS = 250
const LONGEST_BACKOFF_MS = 15_000
/** a child that ran this long is healthy: its next restart is quick again */
const STABLE_AFTER_MS = 30_000
const LOG_ROTATE_BYTES = 10 * 1024 * 1024
const LOG_TAIL_LINES = 20
const LAST_WORDS_MS = 1000

export class ChildStartError extends Error {
  readonly childName: string
  constructor(name: string, reason: string, logFile: string) {
    super(`${name} did not start: ${reason}\n${readLogTail(logFile)}(log: ${logFile})`)
    this.name = 'ChildStartError'
    this.childName = name
  }
}

/** One supervised process: started, watched, started again after an unexpected end with growing pauses, stopped within a bound. */
export class Child {
  readonly spec: ChildSpec
  state: ChildState = 'stopped'
  /** how often it was started again after an unexpected end */
  restarts = 0
  private process: ChildProcess | undefined
  private readonly mark: string
  private readonly runDir: string
  private readonly logFile: string
  private readonly events: ChildEvents
  private log: WriteStream | undefined
  private exited: Promise<void> = Promise.resolve()
  /** its last words are in the pipe when it has ended, and arrive a little later */
  private outputEnded: Promise<unknown> = Promise.resolve()
  private startedAt = 0
  private backoffMs = FIRST_BACKOFF_MS
  private timer: NodeJS.Timeout | undefined
  private wanted = false
  private everReady = false
  private notReadyBecause = ''

  constructor(spec: ChildSpec, options: { runDir: string; logDir: string; events?: ChildEvents }) {
    this.spec = spec
    this.runDir = options.runDir
    this.logFile = path.join(options.logDir, `${spec.name}.log`)
    this.events = options.events ?? {}
    // unique among all checkouts and data directories on this machine, and stable for one of them
    this.mark = `${options.runDir}#${spec.name}`
    mkdirSync(options.runDir, { recursive: true })
    mkdirSync(options.logDir, { recursive: true })
  }

  get pid(): number | undefined {
    return this.process?.pid
  }

  /**
   * Starts the process and waits until it is ready.
   * @throws ChildStartError when it ends, or is not ready in time; it is stopped then
   */
  async start(): Promise<void> {
    this.wanted = true
    await this.launch()
    try {
      await this.waitUntilReady()
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Asks the process to end, insists after its bound, and returns when it is gone. */
  async stop(): Promise<void> {
    this.wanted = false
    clearTimeout(this.timer)
    const running = this.process
    if (running?.pid !== undefined && running.exitCode === null && running.signalCode === null) {
      this.state = 'stopping'
      const { stopSignal = 'SIGTERM', hardStopSignal = 'SIGKILL', stopTimeoutMs = DEFAULT_STOP_TIMEOUT_MS } = this.spec
      running.kill(stopSignal)
      if (!(await settlesWithin(this.exited, stopTimeoutMs))) {
        running.kill(hardStopSignal)
        if (!(await settlesWithin(this.exited, 5_000))) running.kill('SIGKILL')
      }
    }
    await this.exited
    this.state = 'stopped'
  }

  /** Ends the process at once and for good. */
  stopAtOnce(): Promise<void> {
    this.wanted = false
    this.process?.kill('SIGKILL')
    return this.stop()
  }

  /** Ends the process at once, as a crash would; it is started again unless it was being stopped. Returns when it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const gone = this.exited
    this.process?.kill(signal)
    await gone
  }

  /** Stops it in good order and starts it again. */
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Resolves when the process is ready (again), for instance after `kill`. */
  async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + (this.spec.readyTimeoutMs ?? DEFAULT_READY_TIMEOUT_MS)
    while (this.state !== 'ready') {
      if (!this.wanted) throw new ChildStartError(this.spec.name, 'it was stopped', this.logFile)
      if (this.state === 'waiting' && !this.everReady) {
        await this.outputWritten()
        throw new ChildStartError(this.spec.name, 'it ended while starting', this.logFile)
      }
      if (Date.now() > deadline)
        throw new ChildStartError(
          this.spec.name,
          `it was not ready in time${this.notReadyBecause ? ` (${this.notReadyBecause})` : ''}`,
          this.logFile,
        )
      await delay(READY_POLL_MS)
    }
  }

  /** Resolves when what it has said stands in its log, or after a moment where a process that it left behind keeps the pipe. */
  private async outputWritten(): Promise<void> {
    await Promise.race([this.outputEnded, delay(LAST_WORDS_MS)])
    await new Promise<void>((resolve) => (this.log === undefined ? resolve() : this.log.write('', () => resolve())))
  }

  private async launch(): Promise<void> {
    this.state = 'starting'
    try {
      await this.spec.beforeStart?.()
    } catch (error) {
      return this.scheduleStart(error instanceof Error ? error.message : String(error))
    }
    if (!this.wanted) return
    rotateLog(this.logFile)
    const toFile = this.spec.output === 'file'
    const descriptor = toFile ? openSync(this.logFile, 'a') : undefined
    const output = descriptor ?? 'pipe'
    const child = spawn(this.spec.command, this.spec.args, {
      cwd: this.spec.cwd,
      env: { ...this.spec.env, [PROCESS_MARK]: this.mark },
      stdio: [this.spec.stdin === undefined ? 'ignore' : 'pipe', output, output],
      // its own group: a Ctrl-C in the terminal reaches the supervisor only, which stops the parts in order
      detached: true,
      ...(this.spec.uid === undefined ? {} : { uid: this.spec.uid, gid: this.spec.gid }),
    })
    if (descriptor !== undefined) closeSync(descriptor)
    this.process = child
    this.startedAt = Date.now()
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => {
        appendLine(this.logFile, `could not start ${this.spec.command}: ${error.message}`)
        if (child.pid === undefined) this.handleExit(child, `could not be run: ${error.message}`, resolve)
      })
      child.once('exit', (code, signal) => this.handleExit(child, signal ? `ended by ${signal}` : `ended with code ${code}`, resolve))
    })
    if (child.pid !== undefined) this.writePidRecord(child.pid)
    if (!toFile) {
      this.outputEnded = new Promise((resolve) => child.once('close', resolve))
      this.collectOutput(child)
    }
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(this.spec.stdin)
    void this.watchForReady(child)
  }

  private collectOutput(child: ChildProcess): void {
    this.log ??= createWriteStream(this.logFile, { flags: 'a' })
    for (const stream of ['stdout', 'stderr'] as const) {
      const source = child[stream]
      if (!source) continue
      createInterface({ input: source, crlfDelay: Infinity }).on('line', (line) => {
        this.log?.write(`${line}\n`)
        this.events.onLine?.(this.spec.name, line, stream)
      })
    }
  }

  private async watchForReady(child: ChildProcess): Promise<void> {
    while (this.process === child && this.state === 'starting') {
      const ready = await this.spec.isReady().catch((error: unknown) => {
        this.notReadyBecause = error instanceof Error ? error.message : String(error)
        return false
      })
      if (this.process !== child || this.state !== 'starting') return
      if (ready) {
        this.state = 'ready'
        this.events.onReady?.(this.spec.name, this.everReady)
        this.everReady = true
        return
      }
      await delay(READY_POLL_MS)
    }
  }

  private handleExit(child: ChildProcess, how: string, resolve: () => void): void {
    if (this.process !== child) return resolve()
    this.process = undefined
    rmSync(this.pidFile, { force: true })
    // a browser that it had started would otherwise run on, unseen
    for (const pid of findMarkedProcesses(this.mark)) sendSignal(pid, 'SIGKILL')
    if (!this.wanted) {
      this.state = 'stopped'
      return resolve()
    }
    if (Date.now() - this.startedAt > STABLE_AFTER_MS) this.backoffMs = FIRST_BACKOFF_MS
    this.scheduleStart(how)
    resolve()
  }

  private scheduleStart(how: string): void {
    const pause = this.backoffMs
    this.backoffMs = Math.min(this.backoffMs * 2, LONGEST_BACKOFF_MS)
    this.state = 'waiting'
    this.restarts += 1
    appendLine(this.logFile, `[supervisor] ${this.spec.name} ${how}; next start in ${pause} ms`)
    this.events.onExit?.(this.spec.name, how, pause)
    this.timer = setTimeout(() => void this.launch(), pause)
  }

  private get pidFile(): string {
    return path.join(this.runDir, `${this.spec.name}.json`)
  }

  private writePidRecord(pid: number): void {
    const startToken = readStartToken(pid)
    if (!startToken) return
    const { stopSignal = 'SIGTERM', hardStopSignal = 'SIGKILL', stopTimeoutMs = DEFAULT_STOP_TIMEOUT_MS } = this.spec
    const record: PidRecord = { name: this.spec.name, pid, startToken, mark: this.mark, stopSignal, hardStopSignal, stopTimeoutMs }
    writeFileSync(`${this.pidFile}.part`, JSON.stringify(record))
    renameSync(`${this.pidFile}.part`, this.pidFile)
  }
}

/** The last lines of a log, for error messages; empty when there is none. */
export function readLogTail(logFile: string, lines = LOG_TAIL_LINES): string {
  try {
    const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines)
    return tail.length > 0 && tail[0] !== '' ? `${tail.map((line) => `  ${line}`).join('\n')}\n` : ''
  } catch {
    return ''
  }
}

function rotateLog(file: string): void {
  try {
    if (statSync(file).size > LOG_ROTATE_BYTES) renameSync(file, `${file}.1`)
  } catch {
    // no log yet
  }
}

function appendLine(file: string, line: string): void {
  writeFileSync(file, `${line}\n`, { flag: 'a' })
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function settlesWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const settled = await Promise.race([promise.then(() => true as const), late])
  clearTimeout(timer)
  return settled
}
