import { createInterface } from 'node:readline'
import { JyotishError } from '@disha/jyotish/errors'
import { BirthTimeError } from '@disha/places/birth-time'

/** A line that cannot be answered, with the code that its caller sees. */
export class LineError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

function errorOf(error: unknown): { code: string; message: string } {
  if (error instanceof LineError || error instanceof JyotishError || error instanceof BirthTimeError) {
    return { code: error.code, message: error.message }
  }
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) }
}

/**
 * Reads JSON lines from the input and prints one result a line, `{id, ...answer}` or `{id, error: {code, message}}`; a bad line
 * never ends the batch. Blank lines are passed over. A reader that has seen enough, such as `head`, ends it and is no error.
 */
export async function answerLines(answer: (value: unknown, id: unknown) => object | Promise<object>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (text.trim() === '') continue
    let id: unknown = null
    let result: object
    try {
      const value = parseLine(text)
      id = (value as { id?: unknown } | null)?.id ?? null
      result = await answer(value, id)
    } catch (error) {
      result = { error: errorOf(error) }
    }
    process.stdout.write(`${JSON.stringify({ id, ...result })}\n`)
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new LineError('malformed_json', 'the line is not JSON')
  }
}
