/** Levels of pino's JSON lines. */
const WARN = 40
const LEVEL_NAMES: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

type LogRecord = { level?: unknown; msg?: unknown; err?: { message?: unknown; stack?: unknown } }

/** Warnings and worse; of lines that are no JSON, those on the error stream. */
export function isWorthShowing(line: string, stream: 'stdout' | 'stderr'): boolean {
  const record = parse(line)
  if (!record) return stream === 'stderr' && line.trim() !== ''
  return typeof record.level === 'number' && record.level >= WARN
}

/** One line for the terminal: `[payments] warn: message: reason`. */
export function formatLogLine(name: string, line: string): string {
  const record = parse(line)
  if (!record) return `[${name}] ${line}`
  const level = typeof record.level === 'number' ? (LEVEL_NAMES[record.level] ?? String(record.level)) : 'info'
  const message = typeof record.msg === 'string' ? record.msg : ''
  const reason = typeof record.err?.message === 'string' && record.err.message !== message ? `: ${record.err.message}` : ''
  return `[${name}] ${level}: ${message}${reason}`
}

function parse(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as LogRecord
  } catch {
    return undefined
  }
}
