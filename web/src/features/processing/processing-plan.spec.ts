import { phaseView, verificationAfter } from './processing-plan.ts'

describe('the phases after payment', () => {
  it('ticks only what is really done', () => {
    expect(phaseView(null, 20_000)).toMatchObject({ done: 0, percent: 0, leave: false })
    expect(phaseView('calculating', 20_000)).toMatchObject({ done: 0, percent: 15 })
    expect(phaseView('analyzing', 20_000)).toMatchObject({ done: 2, percent: 60, complete: false, leave: false })
    expect(phaseView('generating', 21_999)).toMatchObject({ done: 3, percent: 90, leave: false })
  })

  it('shows a report that was ready at once phase by phase, quickly', () => {
    expect(phaseView('complete', 0)).toMatchObject({ done: 0, complete: false })
    expect(phaseView('complete', 1_000)).toMatchObject({ done: 2, complete: false })
    expect(phaseView('complete', 2_000)).toEqual({ done: 5, percent: 100, complete: true, leave: true })
    expect(phaseView('complete', 0, true)).toMatchObject({ complete: true, leave: true })
  })

  it('does not hold a visitor longer than 22 seconds', () => {
    expect(phaseView('calculating', 22_000)).toMatchObject({ complete: false, leave: true })
  })
})

describe('verifying the payment', () => {
  it.each([
    [0, false, { kind: 'polling', slow: false }],
    [14, true, { kind: 'polling', slow: false }],
    [15, false, { kind: 'polling', slow: true }],
    [149, true, { kind: 'polling', slow: true }],
    [150, false, { kind: 'timeout' }],
    [150, true, { kind: 'failed' }],
  ] as const)('after %i asks (last failed: %s)', (polls, failed, expected) => {
    expect(verificationAfter(polls, failed)).toEqual(expected)
  })
})
