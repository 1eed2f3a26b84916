export type JyotishErrorCode = 'date_out_of_range' | 'bad_coordinates' | 'bad_input' | 'ephemeris_damaged'

/** The only error the engine throws on purpose. `code` is stable; `message` is plain English for logs and tools. */
export class JyotishError extends Error {
  readonly code: JyotishErrorCode

  constructor(code: JyotishErrorCode, message: string) {
    super(message)
    this.name = 'JyotishError'
    this.code = code
  }
}
