import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PidRecord } from './child.ts'
import { findMarkedProcesses, isSameProcess, sendSignal, waitForEnd } from './process-identity.ts'

/**
 * Stops what a killed supervisor left running, in the given order of names, group by group; unknown names come first.
 * A process is touched only when its number and its start time are those that were written down.
 * @returns the names of the parts that were still running
 */
export async function stopLeftovers(runDir: string, order: readonly (readonly string[])[]): Promise<string[]> {
  const records = readPidRecords(runDir)
  const known = new Set(order.flat())
  const groups = [
    records.filter(({ name }) => !known.has(name)),
    ...order.map((names) => records.filter(({ name }) => names.includes(name))),
  ]
  const stopped: string[] = []
  for (const group of groups) {
    await Promise.all(
      group.map(async (record) => {
        if (await stopLeftover(record)) stopped.push(record.name)
        rmSync(path.join(runDir, `${record.name}.json`), { force: true })
      }),
    )
  }
  return stopped
}

async function stopLeftover(record: PidRecord): Promise<boolean> {
  const { pid, startToken, mark, stopSignal, hardStopSignal, stopTimeoutMs } = record
  const running = isSameProcess(pid, startToken)
  if (running) {
    sendSignal(pid, stopSignal)
    if (!(await waitForEnd(pid, startToken, stopTimeoutMs))) {
      sendSignal(pid, hardStopSignal)
      if (!(await waitForEnd(pid, startToken, 5_000))) sendSignal(pid, 'SIGKILL')
      await waitForEnd(pid, startToken, 5_000)
    }
  }
  for (const orphan of findMarkedProcesses(mark)) sendSignal(orphan, 'SIGKILL')
  return running
}

/** Records that cannot be read (a write cut short) are dropped: nothing is stopped on a guess. */
export function readPidRecords(runDir: string): PidRecord[] {
  let files: string[]
  try {
    files = readdirSync(runDir).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
  return files.flatMap((file) => {
    try {
      const record = JSON.parse(readFileSync(path.join(runDir, file), 'utf8')) as Partial<PidRecord>
      const complete = typeof record.pid === 'number' && typeof record.startToken === 'string' && typeof record.mark === 'string'
      return complete
        ? [
            {
              stopSignal: 'SIGTERM',
              hardStopSignal: 'SIGKILL',
              stopTimeoutMs: 10_000,
              ...record,
              name: path.basename(file, '.json'),
            } as PidRecord,
          ]
        : []
    } catch {
      return []
    }
  })
}
