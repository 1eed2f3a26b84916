import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addDays, addYears, daysBetween } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import { passageTone, placeFromMoon } from './passages.ts'
import { periodTie, TIED } from './periods.ts'
import { rankedWindows, strongestInSight, toldWindows, windowYears } from './windows.ts'
import { MAIN_TOPICS } from './witnesses.ts'

const composers = BIRTH_NAMES.map((name) => new Composer(inputFor(name)))
const runningOn = (c: Composer, day: string) => c.dashas.antars.find(({ from, to }) => from <= day && day < to)?.lords
const stayOn = (c: Composer, graha: 'jupiter' | 'saturn' | 'rahu', day: string): Stay => {
  const noon = `${day}T12:00:00.000Z`
  return c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt) as Stay
}
const ranked = composers.flatMap((c) => MAIN_TOPICS.map((topic) => ({ c, topic, windows: rankedWindows(c, topic) })))

describe('stretches of a topic', () => {
  it('lie ahead, and on every day of one its sub-period runs, Jupiter is in its sign, and Saturn and each note hold', () => {
    let days = 0
    for (const { c, topic, windows } of ranked)
      for (const { from, to, period, jupiter, sign, saturn, notes, advice } of windows) {
        expect(from >= c.input.asOf && to <= addYears(c.input.asOf, windowYears(c)) && from < to).toBe(true)
        if (period !== null) expect(periodTie(c, period, topic)).toBeGreaterThanOrEqual(TIED)
        const rahu = notes.some(({ kind }) => kind === 'rahu')
        const saturnNote = notes.find(({ kind }) => kind === 'saturn')
        // the edges are calendar days in the person's zone, the sky is asked for at noon UT: both edge days are left out
        for (let day = addDays(from, 1); day < addDays(to, -1); day = addDays(day, 7)) {
          days++
          if (period !== null) expect(runningOn(c, day)).toEqual(period.lords)
          expect(stayOn(c, 'jupiter', day).sign).toBe(jupiter.sign)
          const above = stayOn(c, 'saturn', day)
          if (saturn !== null) expect(above.sign).toBe(saturn.sign)
          if (passageTone(c, above) === 'hard') {
            expect(saturn).toBeNull()
            expect(advice).not.toBe('begin')
            expect(saturnNote).toMatchObject({ place: placeFromMoon(c, above) })
            if ([1, 8].includes(placeFromMoon(c, above))) expect(advice).toBe('prepare')
          } else expect(saturnNote).toBeUndefined()
          const node = stayOn(c, 'rahu', day)
          expect(rahu).toBe(placeFromMoon(c, node) === 1 && passageTone(c, node) === 'hard')
        }
        if (saturn !== null) expect(saturn.sign === sign || aspectsSign('saturn', saturn.sign, sign)).toBe(true)
      }
    expect(days).toBeGreaterThan(3000)
  })

  it('have a margin at the ends that a sub-period sets, and none at those of a passage', () => {
    let exact = 0
    for (const { c, windows } of ranked)
      for (const { from, to, fromErrorDays, toErrorDays, period } of windows) {
        const error = c.dashas.errorDays
        if (period === null) expect([fromErrorDays, toErrorDays]).toEqual([0, 0])
        else {
          if (from === period.from && from > c.input.asOf) expect(fromErrorDays).toBe(error)
          if (to === period.to) expect(toErrorDays).toBe(error)
          if (daysBetween(period.from, from) > error) expect(fromErrorDays).toBe(0)
          if (daysBetween(to, period.to) > error) expect(toErrorDays).toBe(0)
        }
        if (fromErrorDays === 0) exact++
      }
    expect(exact).toBeGreaterThan(50)
  })

  it('do not run into one another, and stay short enough to mean something', () => {
    for (const { c, windows } of ranked) {
      const byTime = windows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
      for (const [index, window] of byTime.entries()) {
        const next = byTime[index + 1]
        if (next !== undefined) {
          expect(next.from >= window.to).toBe(true)
          // what follows without a day between is told as a stretch of its own only where something told has changed
          if (next.from === window.to)
            expect([next.period, next.jupiter, next.saturn?.sign, next.notes]).not.toEqual([
              window.period,
              window.jupiter,
              window.saturn?.sign,
              window.notes,
            ])
        }
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

  it('never say "begin" where the transits have Jupiter in a demanding place', () => {
    let hard = 0
    for (const { c, windows } of ranked)
      for (const { advice, jupiter, notes } of windows) {
        expect(advice === 'begin').toBe(notes.length === 0)
        if (passageTone(c, jupiter) !== 'hard') continue
        hard++
        expect(advice).toBe('prepare')
        expect(notes).toContainEqual(expect.objectContaining({ kind: 'jupiter', place: placeFromMoon(c, jupiter) }))
      }
    expect(hard).toBeGreaterThan(10)
  })
})
