import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addDays, addYears, daysBetween } from '../facts/calendar.ts'
import { passageTone, placeFromMoon } from './passages.ts'
import { periodTie, TIED } from './periods.ts'
import { rankedWindows, strongestInSight, toldWindows, windowYears } from './windows.ts'
import { MAIN_TOPICS } from './witnesses.ts'

const composers = BIRTH_NAMES.map((name) => new Composer(inputFor(name)))
const ranked = composers.flatMap((c) => MAIN_TOPICS.map((topic) => ({ c, topic, windows: rankedWindows(c, topic) })))

describe('stretches of a topic', () => {
  it('lie ahead, within their years, and every part inside the passage and the period it names', () => {
    let parts = 0
    for (const { c, topic, windows } of ranked)
      for (const window of windows) {
        expect(window.from >= c.input.asOf && window.to <= addYears(c.input.asOf, windowYears(c)) && window.from < window.to).toBe(true)
        expect(window.parts).toContain(window.best)
        for (const { from, to, period, jupiter } of window.parts) {
          parts++
          expect(from >= window.from && to <= window.to).toBe(true)
          expect(jupiter.startAt.slice(0, 10) <= addDays(from, 1) && jupiter.endAt.slice(0, 10) >= addDays(to, -1)).toBe(true)
          if (period === null) continue
          expect(from >= period.from && to <= period.to).toBe(true)
          expect(periodTie(c, period, topic)).toBeGreaterThanOrEqual(TIED)
        }
      }
    expect(parts).toBeGreaterThan(100)
  })

  it('do not run into one another, and stay short enough to mean something', () => {
    for (const { c, windows } of ranked) {
      const byTime = windows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
      for (const [index, window] of byTime.entries()) {
        const next = byTime[index + 1]
        if (next !== undefined) expect(next.from > window.to).toBe(true)
        expect(daysBetween(window.from, window.to)).toBeLessThan(480)
      }
      const days = windows.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
      expect(days / (windowYears(c) * 365.25)).toBeLessThan(0.45)
    }
  })

  it('are ranked by strength, and the nearest and the strongest are told', () => {
    for (const { c, windows } of ranked) {
      expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, index) => index + 1))
      for (const [index, { score }] of windows.entries()) if (index > 0) expect(score).toBeLessThanOrEqual(windows[index - 1].score)
      const told = toldWindows(windows, c.input.asOf)
      const nearest = windows.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
      if (nearest !== undefined) expect(told[0]).toBe(nearest)
      if (windows.length > 0) expect(told.some(({ rank }) => rank === 1)).toBe(true)
      const inSight = strongestInSight(windows, c.input.asOf)
      if (inSight !== undefined) expect(told).toContain(inSight)
      expect(told.length).toBeLessThanOrEqual(5)
    }
  })

  it('reach no further than a person of great age would plan', () => {
    const elder = new Composer(inputFor('elder'))
    expect(windowYears(elder)).toBe(12)
    for (const topic of MAIN_TOPICS)
      for (const { to } of rankedWindows(elder, topic)) expect(to <= addYears(elder.input.asOf, 12)).toBe(true)
  })

  it('never say "begin" where the transits have Jupiter in a demanding place, and note it with its dates', () => {
    let hard = 0
    for (const { c, windows } of ranked)
      for (const { advice, jupiter, notes, best, from, to } of windows) {
        for (const note of notes) expect(note.from >= from && note.to <= to && note.from < note.to).toBe(true)
        if (passageTone(c, jupiter) !== 'hard') continue
        hard++
        expect(advice).toBe('prepare')
        if (daysBetween(best.from, best.to) >= 10)
          expect(notes).toContainEqual(expect.objectContaining({ kind: 'jupiter', place: placeFromMoon(c, jupiter) }))
      }
    expect(hard).toBeGreaterThan(10)
  })
})
