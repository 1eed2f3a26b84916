import { formatLogLine, isWorthShowing } from './terminal-log.ts'

describe('terminal log', () => {
  it.each([
    ['{"level":30,"msg":"listening"}', 'stdout', false],
    ['{"level":40,"msg":"slow"}', 'stdout', true],
    ['{"level":50,"msg":"failed","err":{"message":"no route"}}', 'stderr', true],
    ['plain words', 'stdout', false],
    ['plain words', 'stderr', true],
    ['', 'stderr', false],
    ['{not json', 'stderr', true],
  ] as const)('%s on %s: shown %s', (line, stream, shown) => {
    expect(isWorthShowing(line, stream)).toBe(shown)
  })

  it('makes one line of a record', () => {
    expect(formatLogLine('payments', '{"level":50,"msg":"failed","err":{"message":"no route"}}')).toBe('[payments] error: failed: no route')
    expect(formatLogLine('payments', 'plain words')).toBe('[payments] plain words')
  })
})
