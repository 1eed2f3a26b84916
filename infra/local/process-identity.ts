import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** Set in every child's environment, so that whatever it leaves behind (a browser, say) can be told apart from strangers. */
export const PROCESS_MARK = 'DISHA_PROCESS'

/**
 * A token that a process number and its later reuse never share: boot id and start time in clock ticks on Linux
 * (proc(5), field 22 of /proc/<pid>/stat), the printed start time elsewhere. Undefined when no such process runs.
 */
export function readStartToken(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
      return started || undefined
    }
    const fields = readStatFields(pid)
    // a zombie holds its number but runs no more
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    return undefined
  }
}

/** Fields of /proc/<pid>/stat from the third (state) on; the second, the command in brackets, may hold spaces itself. */
function readStatFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** True while the very process that had this token runs. */
export function isSameProcess(pid: number, startToken: string): boolean {
  return readStartToken(pid) === startToken
}

/** The parent's process number, undefined when the process is gone or the platform does not tell. */
export function readParentPid(pid: number): number | undefined {
  try {
    if (process.platform === 'linux') return Number(readStatFields(pid)[1])
    return (
      Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()) ||
      undefined
    )
  } catch {
    return undefined
  }
}

/** Running processes whose environment carries this mark (Linux only, own processes only). */
export function findMarkedProcesses(mark: string): number[] {
  if (process.platform !== 'linux') return []
  const wanted = `${PROCESS_MARK}=${mark}`
  const found: number[] = []
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry) || Number(entry) === process.pid) continue
    try {
      if (readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0').includes(wanted)) found.push(Number(entry))
    } catch {
      // ended meanwhile, or another user's
    }
  }
  return found
}

/** Sends a signal; false when the process is already gone. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

/** Waits until the process with this token is gone; false when it still runs after `timeoutMs`. */
export async function waitForEnd(pid: number, startToken: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isSameProcess(pid, startToken)) {
    if (Date.now() >= deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}
