import type { Insights } from '@disha/contracts/insights'
import { counterAt, readyParts } from './preview-counter.ts'

const insights: Insights = {
  karmicPause: 'a',
  emotionalClimate: 'b',
  cosmicTeaser: 'c',
  tarotInsight: { pastCard: 'd', pastMeaning: 'e', presentCard: 'f', presentMeaning: 'g', futureTeaser: 'h' },
}

describe('the counter of the Hindi preview', () => {
  it('rises two percent every fifty milliseconds', () => {
    expect(counterAt(0, 4)).toBe(0)
    expect(counterAt(49, 4)).toBe(0)
    expect(counterAt(50, 4)).toBe(2)
    expect(counterAt(1_275, 4)).toBe(50)
    expect(counterAt(2_500, 4)).toBe(100)
    expect(counterAt(60_000, 4)).toBe(100)
  })

  it('stands for what is written: it waits at the share of parts that are ready', () => {
    expect(readyParts(insights)).toBe(4)
    expect(readyParts({ ...insights, cosmicTeaser: ' ' })).toBe(3)
    expect(counterAt(60_000, 3)).toBe(75)
    expect(counterAt(60_000, 0)).toBe(0)
  })

  it('is at its end at once where motion is not wanted', () => {
    expect(counterAt(Infinity, 4)).toBe(100)
  })
})
