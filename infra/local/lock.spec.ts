import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPidRecords, stopLeftovers } from './leftovers.ts'
import { acquireLock, AlreadyRunningError, findLockHolder } from './lock.ts'
import { isSameProcess, PROCESS_MARK, readStartToken } from './process-identity.ts'
import { loadSecrets } from './secrets.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function sleeper(env: Record<string, string> = {}, ignoreTerm = false): { pid: number; ended: Promise<string | null> } {
  const script = `${ignoreTerm ? "process.on('SIGTERM', () => {});" : ''} setInterval(() => {}, 1000); process.stdout.write('up')`
  const child = spawn(process.execPath, ['-e', script], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
  return { pid: child.pid!, ended: new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal))) }
}

describe('acquireLock', () => {
  it('lets one supervisor in, tells the second one where it is, and opens again on release', async () => {
    const release = await acquireLock(folder, 3000)
    const error = await acquireLock(folder, 3000).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(AlreadyRunningError)
    expect((error as Error).message).toContain(`kill ${process.pid}`)
    expect((error as Error).message).toContain('http://localhost:3000')
    release()
    expect(findLockHolder(folder)).toBeUndefined()
    ;(await acquireLock(folder, 3000))()
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['a dead process', JSON.stringify({ pid: 2 ** 22 + 1, starters: [], startToken: 'x', port: 1, startedAt: '' })],
    [
      'another program that got the number',
      JSON.stringify({ pid: process.ppid, starters: [], startToken: 'boot:1', port: 1, startedAt: '' }),
    ],
    ['nothing readable', '{"pid":'],
  ])('takes over a lock of %s', async (_name, content) => {
    writeFileSync(path.join(folder, 'supervisor.lock'), content)
    const release = await acquireLock(folder, 3000)
    expect(findLockHolder(folder)?.pid).toBe(process.pid)
    release()
  })

  it('asks a supervisor to stop whose own starter was killed, and takes over then', async () => {
    const orphan = sleeper()
    const holder = {
      pid: orphan.pid,
      starters: [{ pid: 2 ** 22 + 1, startToken: 'killed' }],
      startToken: readStartToken(orphan.pid),
      port: 1,
      startedAt: '',
    }
    writeFileSync(path.join(folder, 'supervisor.lock'), JSON.stringify(holder))
    const release = await acquireLock(folder, 3000)
    expect(await orphan.ended).toBe('SIGTERM')
    release()
  })
})

describe('stopLeftovers', () => {
  function record(name: string, values: object): void {
    mkdirSync(path.join(folder, 'run'), { recursive: true })
    writeFileSync(
      path.join(folder, 'run', `${name}.json`),
      JSON.stringify({ name, mark: `${folder}#${name}`, stopTimeoutMs: 300, ...values }),
    )
  }

  it('stops exactly the processes that were written down, insisting where needed', async () => {
    const polite = sleeper()
    const stubborn = sleeper({}, true)
    const stranger = sleeper()
    await new Promise((resolve) => setTimeout(resolve, 300))
    record('polite', { pid: polite.pid, startToken: readStartToken(polite.pid) })
    record('stubborn', { pid: stubborn.pid, startToken: readStartToken(stubborn.pid) })
    record('gone', { pid: stranger.pid, startToken: 'another start' })
    writeFileSync(path.join(folder, 'run', 'cut.json'), '{"pid":12')
    expect((await stopLeftovers(path.join(folder, 'run'), [['stubborn'], ['polite']])).sort()).toEqual(['polite', 'stubborn'])
    expect([await polite.ended, await stubborn.ended]).toEqual(['SIGTERM', 'SIGKILL'])
    expect(readStartToken(stranger.pid)).toBeDefined()
    expect(readPidRecords(path.join(folder, 'run'))).toEqual([])
    process.kill(stranger.pid, 'SIGKILL')
    await stranger.ended
  })

  it('ends what a dead part had started and left running', async () => {
    const browser = sleeper({ [PROCESS_MARK]: `${folder}#documents` })
    await new Promise((resolve) => setTimeout(resolve, 200))
    record('documents', { pid: 2 ** 22 + 1, startToken: 'x' })
    expect(await stopLeftovers(path.join(folder, 'run'), [])).toEqual([])
    expect(await browser.ended).toBe('SIGKILL')
  })
})

describe('process identity', () => {
  it('knows a process from another one, and from itself after its end', async () => {
    const one = sleeper()
    const token = readStartToken(one.pid)!
    expect(isSameProcess(one.pid, token)).toBe(true)
    expect(isSameProcess(process.pid, token)).toBe(false)
    process.kill(one.pid, 'SIGKILL')
    await one.ended
    expect(isSameProcess(one.pid, token)).toBe(false)
  })
})

describe('loadSecrets', () => {
  it('makes them once, keeps them to the owner, and never replaces a damaged file', () => {
    const secrets = loadSecrets(folder)
    expect(secrets.stripeSecretKey).toMatch(/^sk_test_\w{24,}$/)
    expect(secrets.sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect(loadSecrets(folder)).toEqual(secrets)
    const file = path.join(folder, 'secrets.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(file, '{"postgresPassword":"kept"}')
    expect(loadSecrets(folder).postgresPassword).toBe('kept')
    writeFileSync(file, '{"postgres')
    expect(() => loadSecrets(folder)).toThrow(/damaged/)
  })
})
