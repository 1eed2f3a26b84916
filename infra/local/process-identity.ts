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

/** One process for as long as it lives. */
export type ProcessRef = { pid: number; startToken: string }

/** Names that npm and the shell it runs scripts with give themselves. */
const NPM = /^npm /
const SHELL = /^(\S*\/)?(sh|dash|bash) /
const MOST_STARTERS = 4

/**
 * The processes through which this one is controlled: the bootstrap that started it and, where npm was asked, the shell and npm
 * above. When one of them is killed, nobody can press Ctrl-C any more. Empty when this process was started some other way.
 */
export function findStarters(env: NodeJS.ProcessEnv = process.env): ProcessRef[] {
  if (env['DISHA_STARTER_PID'] !== String(process.ppid)) return []
  const chain: ProcessRef[] = []
  for (let pid: number | undefined = process.ppid; pid && chain.length < MOST_STARTERS; pid = readParentPid(pid)) {
    const startToken = readStartToken(pid)
    const command = readCommand(pid)
    if (!startToken || (chain.length > 0 && !NPM.test(command) && !SHELL.test(command))) break
    chain.push({ pid, startToken })
    if (NPM.test(command)) return chain
  }
  // a shell above that npm did not start is the visitor's own
  return chain.slice(0, 1)
}

/** Whether every one of them still lives. */
export function areAlive(processes: readonly ProcessRef[]): boolean {
  return processes.every(({ pid, startToken }) => isSameProcess(pid, startToken))
}

function readCommand(pid: number): string {
  try {
    return process.platform === 'linux' ? `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()} ` : ''
  } catch {
    return ''
  }
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
