import { nextPercent, recoverFrom } from './payment-progress.ts'

describe('the payment progress display', () => {
  it('moves 1.5 a step to the target of its stage and stays there', () => {
    expect(nextPercent('validating', 0)).toBe(1.5)
    expect(nextPercent('validating', 24.5)).toBe(25)
    expect(nextPercent('validating', 25)).toBe(25)
    expect(nextPercent('processing', 25)).toBe(26.5)
    expect(nextPercent('success', 89)).toBe(90)
  })
  it('never runs backwards, except that an error resets it', () => {
    expect(nextPercent('validating', 60)).toBe(60)
    expect(nextPercent('error', 60)).toBe(0)
  })
  it.each([
    ['succeeded', 'success'],
    ['processing', 'processing'],
    ['requires_payment_method', 'resume'],
    ['requires_action', 'resume'],
    ['canceled', 'restart'],
    ['something_new', 'restart'],
  ])('an intent that is %s leads to %s', (status, kind) => {
    expect(recoverFrom(status)).toEqual({ kind })
  })
})
