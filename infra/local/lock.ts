import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areAlive, findStarters, isSameProcess, readStartToken, sendSignal, waitForEnd, type ProcessRef } from './process-identity.ts'

/** How long a start waits for another supervisor that is on its way out. */
const HANDOVER_MS = 45_000

type LockRecord = { pid: number; starters: ProcessRef[]; startToken: string; port: number; startedAt: string }

export class AlreadyRunningError extends Error {
  readonly pid: number
  constructor(dataDir: string, holder: LockRecord) {
    super(
      `The product is already running from this folder (process ${holder.pid}, since ${holder.startedAt}), at http://localhost:${holder.port}.\n` +
        `Stop it with Ctrl-C in its terminal, or with: kill ${holder.pid}\n(data: ${dataDir})`,
    )
    this.name = 'AlreadyRunningError'
    this.pid = holder.pid
  }
}

/** The supervisor that holds a data directory, if one runs. */
export function findLockHolder(dataDir: string): LockRecord | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as LockRecord
    return isSameProcess(holder.pid, holder.startToken) ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes this process the only supervisor of a data directory. A lock whose process is gone is taken over. A supervisor whose
 * own starter was killed is asked to stop, and waited for.
 * @returns the release
 * @throws AlreadyRunningError while another supervisor runs
 */
export async function acquireLock(dataDir: string, port: number): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const file = lockFile(dataDir)
  const own: LockRecord = {
    pid: process.pid,
    starters: findStarters(),
    startToken: readStartToken(process.pid) ?? '',
    port,
    startedAt: new Date().toISOString(),
  }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (;;) {
      // link(2) fails when the name exists, and the file is complete the moment it appears
      try {
        linkSync(draft, file)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = findLockHolder(dataDir)
      if (!holder) {
        removeStaleLock(file, draft)
        continue
      }
      if (!isOrphan(holder)) throw new AlreadyRunningError(dataDir, holder)
      sendSignal(holder.pid, 'SIGTERM')
      if (!(await waitForEnd(holder.pid, holder.startToken, HANDOVER_MS))) throw new AlreadyRunningError(dataDir, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** Two starts may find the same stale lock: the one that moved away the other's fresh lock puts it back. */
function removeStaleLock(file: string, draft: string): void {
  const aside = `${draft}.stale`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  try {
    const { pid, startToken } = JSON.parse(readFileSync(aside, 'utf8')) as LockRecord
    if (isSameProcess(pid, startToken)) linkSync(aside, file)
  } catch {
    // unreadable, or a third start was quicker
  } finally {
    rmSync(aside, { force: true })
  }
}

/** True once a process through which the supervisor is controlled was killed. */
function isOrphan({ starters }: LockRecord): boolean {
  return !areAlive(starters)
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'supervisor.lock')
}
