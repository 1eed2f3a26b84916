import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import parts from './system-parts.json' with { type: 'json' }

export type SystemPart = keyof typeof parts

/**
 * The program of a system part: its own variable first, then the search path, then the usual places.
 * @returns an absolute path, or undefined when the part is not installed
 */
export function findSystemPart(part: SystemPart, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, programs } = parts[part]
  const chosen = env[variable]
  if (chosen) return isExecutable(chosen) ? chosen : undefined
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].filter(Boolean)
  for (const program of programs) {
    const candidates = path.isAbsolute(program) ? [program] : folders.map((folder) => path.join(folder, program))
    const found = candidates.find(isExecutable)
    if (found) return found
  }
  return undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
