import { drawingAt, loadingOutcome, messageAt, messagesOf } from './loading-pace.ts'

describe('the pace of the loading screen', () => {
  it('shows eight messages, one a second, and stays on the last', () => {
    expect([0, 999, 1_000, 6_999, 7_000, 60_000].map((elapsed) => messageAt(elapsed, 8))).toEqual([0, 0, 1, 6, 7, 7])
    expect(messagesOf('hindi')).toHaveLength(8)
    expect(messagesOf('tamil')).toHaveLength(5)
  })

  it.each([
    [0, true, false, 'waiting'],
    [1_199, true, false, 'waiting'],
    [1_200, true, false, 'leave'],
    [200, true, true, 'leave'],
    [200, false, true, 'waiting'],
    [7_999, false, false, 'waiting'],
    [8_000, false, false, 'slow'],
    [8_500, true, false, 'leave'],
  ] as const)('after %i ms with insights %s and skip %s: %s', (elapsed, ready, skipped, outcome) => {
    expect(loadingOutcome(elapsed, ready, skipped)).toBe(outcome)
  })

  it('places no graha before the chart is known, and all of them at the end', () => {
    expect(drawingAt(5_000, false, 9)).toEqual({ drawn: 1, stage: 'frame', placed: 0 })
    expect(drawingAt(0, true, 9).placed).toBe(0)
    expect(drawingAt(600, true, 9).placed).toBeLessThan(9)
    expect(drawingAt(1_200, true, 9)).toEqual({ drawn: 1, stage: 'whole', placed: 9 })
  })
})
