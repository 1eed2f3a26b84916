import { ALL_BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import type { Graha } from '@disha/contracts/chart'
import { computeChart } from '@disha/jyotish/compute-chart'
import { Composer } from '../compose/composer.ts'
import { addDays, addYears, daysBetween } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import { LONGEST_RETREAT_DAYS, passageTone, placeFromMoon, PRESSING } from './passages.ts'
import { periodTie, TIED } from './periods.ts'
import {
  FIRST_WAIT_DAYS,
  furtherWindow,
  isLighter,
  LONGEST_WAIT_DAYS,
  rankedWindows,
  rowsOf,
  SIGHT_YEARS,
  strongestOf,
  toldWindows,
  windowYears,
  type Window,
} from './windows.ts'
import { MAIN_TOPICS, tieTo, TOPIC_HOUSE, type MainTopic } from './witnesses.ts'

const composers = ALL_BIRTH_NAMES.map((name) => new Composer(inputFor(name)))
const runningOn = (c: Composer, day: string) => c.dashas.antars.find(({ from, to }) => from <= day && day < to)?.lords
const stayOn = (c: Composer, graha: 'jupiter' | 'saturn' | 'rahu', day: string): Stay => {
  const noon = `${day}T12:00:00.000Z`
  return c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt) as Stay
}
const daysIn = ({ parts }: Window): number => parts.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
/** Whether Jupiter stands in or looks at the house of a topic, from the lagna or from the Moon. */
const touchesHouse = (c: Composer, topic: MainTopic, { sign }: Stay): boolean =>
  [...(c.timed ? [c.facts.main] : []), c.facts.moon].some((view) => {
    const target = view.signOf(TOPIC_HOUSE[topic])
    return sign === target || aspectsSign('jupiter', sign, target)
  })
const ranked = composers.flatMap((c) => MAIN_TOPICS.map((topic) => ({ c, topic, windows: rankedWindows(c, topic) })))
/** With the one stretch of the years beyond. */
const all = ranked.map(({ c, topic, windows }) => ({ c, topic, windows: [...windows, furtherWindow(c, topic) ?? []].flat() }))

describe('stretches of a topic', () => {
  it('lie ahead, and on every day of one its sub-period runs, Jupiter is in its sign, and Saturn and each note hold', () => {
    const days = { both: 0, soft: 0, dasha: 0, jupiter: 0 }
    let beyond = 0
    for (const { c, topic, windows } of all)
      for (const { from, to, parts, period, sub, clock, jupiter, passes, sign, saturns, notes, advice } of windows) {
        const sight = addYears(c.input.asOf, SIGHT_YEARS)
        const far = from >= sight
        if (far) beyond++
        expect(from >= (far ? sight : c.input.asOf) && to <= (far ? addYears(c.input.asOf, windowYears(c)) : sight) && from < to).toBe(true)
        if (far) expect([clock, advice]).toEqual(['both', expect.stringMatching(/begin|plan/)])
        if (period !== null && clock !== 'jupiter') expect(periodTie(c, period, topic)).toBeGreaterThanOrEqual(TIED)
        const rahu = notes.some(({ kind }) => kind === 'rahu')
        const saturnNote = notes.find(({ kind }) => kind === 'saturn')
        const dates = parts.flatMap((part) => {
          const within: string[] = []
          // the edges are calendar days in the person's zone, the sky is asked for at noon UT: both edge days are left out
          for (let day = addDays(part.from, 1); day < addDays(part.to, -1); day = addDays(day, 7)) within.push(day)
          return within
        })
        for (const day of dates) {
          days[clock]++
          if (period !== null) expect(runningOn(c, day)).toEqual(period.lords)
          const giver = stayOn(c, 'jupiter', day)
          if (jupiter !== null) expect(giver.sign).toBe(jupiter.sign)
          if (jupiter !== null) expect(passes).toContain(giver)
          if (sub !== null) {
            expect(day >= sub.from && day < sub.to && tieTo(c, sub.lords[2] as Graha, topic) >= TIED).toBe(true)
            expect(touchesHouse(c, topic, giver)).toBe(false)
          } else expect(touchesHouse(c, topic, giver)).toBe(true)
          const above = stayOn(c, 'saturn', day)
          if (saturns.length > 0) {
            expect(saturns).toContain(above)
            expect(passageTone(c, above)).not.toBe('hard')
          }
          // Saturn is spoken of only where he presses from the Moon
          if (passageTone(c, above) === 'hard' && PRESSING.includes(placeFromMoon(c, above))) {
            expect(advice).not.toBe('begin')
            expect(saturnNote).toMatchObject({ place: placeFromMoon(c, above) })
            if ([1, 8].includes(placeFromMoon(c, above))) expect(advice).toBe('prepare')
          } else expect(saturnNote).toBeUndefined()
          const node = stayOn(c, 'rahu', day)
          expect(rahu).toBe(placeFromMoon(c, node) === 1 && passageTone(c, node) === 'hard')
        }
        for (const stay of saturns) expect(stay.sign === sign || aspectsSign('saturn', stay.sign, sign)).toBe(true)
      }
    expect(days.both).toBeGreaterThan(2000)
    expect(beyond).toBeGreaterThan(5)
    expect(Math.min(days.soft, days.dasha, days.jupiter)).toBeGreaterThan(30)
  })

  it('have a margin at the ends that a sub-period sets, and none at those of a passage', () => {
    let exact = 0
    for (const { c, windows } of ranked)
      for (const { from, to, fromErrorDays, toErrorDays, parts, sub, period: antar } of windows) {
        const error = c.dashas.errorDays
        const period = sub ?? antar
        expect([from, fromErrorDays]).toEqual([parts[0].from, parts[0].fromErrorDays])
        expect([to, toErrorDays]).toEqual([parts.at(-1)?.to, parts.at(-1)?.toErrorDays])
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
    for (const { windows } of ranked) {
      const byTime = windows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
      for (const [index, window] of byTime.entries()) {
        const next = byTime[index + 1]
        if (next !== undefined) {
          expect(next.from >= window.to).toBe(true)
          // what follows without a day between is told as a stretch of its own only where something told has changed
          if (next.from === window.to)
            expect([next.period, next.sub, next.jupiter, next.saturns.length, next.notes]).not.toEqual([
              window.period,
              window.sub,
              window.jupiter,
              window.saturns.length,
              window.notes,
            ])
        }
        expect(daysIn(window)).toBeLessThan(480)
      }
      const days = windows.reduce((sum, window) => sum + daysIn(window), 0)
      expect(days / (SIGHT_YEARS * 365.25)).toBeLessThan(0.45)
    }
  })

  it('are ranked by strength, and the nearest and the strongest are told', () => {
    for (const { windows } of ranked) {
      expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, index) => index + 1))
      for (const [index, window] of windows.entries()) {
        const before = windows[index - 1]
        if (before === undefined) continue
        expect(isLighter(before) && !isLighter(window)).toBe(false)
        const prepare = (one: Window): boolean => one.advice === 'prepare'
        if (isLighter(before) !== isLighter(window)) continue
        expect(prepare(before) && !prepare(window)).toBe(false)
        if (prepare(before) === prepare(window)) expect(window.score).toBeLessThanOrEqual(before.score)
      }
      const told = toldWindows(windows)
      const nearest = windows.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
      if (nearest !== undefined) expect(told[0]).toBe(nearest)
      const full = windows.filter((window) => !isLighter(window)).toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
      if (full !== undefined) expect(told).toContain(full)
      const best = strongestOf(windows)
      if (best !== undefined) {
        expect(isLighter(best)).toBe(false)
        expect(best.advice).not.toBe('prepare')
        expect(best.strength).not.toBe('slight')
        expect(told).toContain(best)
      } else expect(windows.every((window) => isLighter(window) || window.advice === 'prepare' || window.strength === 'slight')).toBe(true)
      expect(told.length).toBeLessThanOrEqual(7)
    }
  })

  it('are told once where Jupiter passes twice through a sign, with the days between left out', () => {
    let twice = 0
    for (const { windows } of ranked)
      for (const { parts, jupiter } of windows)
        for (const [index, part] of parts.entries()) {
          expect(daysBetween(part.from, part.to)).toBeGreaterThanOrEqual(25)
          const before = parts[index - 1]
          if (before === undefined) continue
          twice++
          const apart = daysBetween(before.to, part.from)
          expect(apart > 0 && apart <= LONGEST_RETREAT_DAYS).toBe(true)
          expect(jupiter).not.toBeNull()
        }
    expect(twice).toBeGreaterThan(5)
    // no two stretches that follow each other say the same of the same sign
    for (const { windows } of ranked) {
      const byTime = windows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
      for (const [index, one] of byTime.entries()) {
        const next = byTime[index + 1]
        if (next?.jupiter === null || next === undefined || daysBetween(one.to, next.from) > LONGEST_RETREAT_DAYS) continue
        const told = ({ period, jupiter, saturns, notes }: Window): unknown => [
          period?.from,
          jupiter?.sign,
          saturns.length > 0,
          notes.map((note) => (note.kind === 'lord' ? note.kind : [note.kind, note.place])),
        ]
        expect(told(next)).not.toEqual(told(one))
      }
    }
  })

  it('are bridged by lighter ones where no full one begins for long, and by none elsewhere', () => {
    let bridges = 0
    for (const { c, windows } of ranked) {
      if (c.dashas.grain !== 'antar' && c.dashas.grain !== 'pratyantar') {
        expect(windows.every((window) => isLighter(window) && window.period === null)).toBe(true)
        expect(windows.every(({ advice }) => advice !== 'begin')).toBe(true)
        continue
      }
      const full = windows.filter((window) => !isLighter(window))
      for (const window of windows.filter(isLighter)) {
        bridges++
        expect(window.strength).toBe('slight')
        // what both clocks speak for softly, and nothing else, may be a time to prepare in
        if (window.clock === 'soft') expect(window.advice).toMatch(/plan|prepare/)
        else expect(window.advice).toBe('plan')
        if (window.sub !== null) expect(c.dashas.grain).toBe('pratyantar')
        const before = full.filter(({ to }) => to <= window.from).map(({ to }) => to)
        const after = full.filter(({ from }) => from >= window.to).map(({ from }) => from)
        expect(full.some(({ from, to }) => from < window.to && to > window.from)).toBe(false)
        const gapFrom = [c.input.asOf, ...before].toSorted().at(-1) as string
        const gapTo = after.toSorted()[0]
        if (gapTo !== undefined)
          expect(daysBetween(gapFrom, gapTo)).toBeGreaterThan(gapFrom === c.input.asOf ? FIRST_WAIT_DAYS : LONGEST_WAIT_DAYS)
      }
    }
    expect(bridges).toBeGreaterThan(5)
  })

  it('reach no further than a person of great age would plan', () => {
    const elder = new Composer(inputFor('elder'))
    expect(windowYears(elder)).toBe(12)
    for (const topic of MAIN_TOPICS)
      for (const { to } of rankedWindows(elder, topic)) expect(to <= addYears(elder.input.asOf, 12)).toBe(true)
  })

  it('name every slow graha that the transits call demanding on their days', () => {
    let named = 0
    for (const { c, windows } of ranked)
      for (const { parts, notes, beside } of windows) {
        const told = new Set([...notes, ...beside].map((note) => (note.kind === 'lord' ? '' : `${note.kind} ${note.place}`)))
        for (const { from, to } of parts)
          for (const graha of ['saturn', 'rahu'] as const) {
            // a passage of a few days at an edge is left out
            const [early, late] = [addDays(from, 12), addDays(to, -12)]
            for (const day of early < late ? [early, late] : []) {
              const stay = stayOn(c, graha, day)
              if (passageTone(c, stay) !== 'hard') continue
              named++
              expect(told).toContain(`${graha} ${placeFromMoon(c, stay)}`)
            }
          }
        for (const note of beside) if (note.kind !== 'lord') expect(passageTone(c, note.stay)).toBe('hard')
      }
    expect(named).toBeGreaterThan(100)
  })

  it('are opened by no fact that also speaks against them', () => {
    for (const { c, windows } of ranked)
      for (const { jupiter, counted, sign } of windows)
        if (jupiter !== null && counted === 'moon' && (c.timed || jupiter.sign === sign)) expect(passageTone(c, jupiter)).not.toBe('hard')
  })

  it('are one row where each goes on from the other', () => {
    let joined = 0
    for (const { windows } of ranked) {
      const rows = rowsOf(windows)
      expect(rows.flat()).toHaveLength(windows.length)
      for (const [index, row] of rows.entries()) {
        if (row.length > 1) joined++
        const next = rows[index + 1]
        if (next !== undefined) expect(daysBetween((row.at(-1) as Window).to, next[0].from)).toBeGreaterThan(7)
      }
    }
    expect(joined).toBeGreaterThan(5)
  })

  it('never say "begin" where the transits have Jupiter in a demanding place', () => {
    let hard = 0
    for (const { c, windows } of ranked)
      for (const { advice, clock, jupiter, notes } of windows) {
        expect(advice === 'begin').toBe(notes.length === 0 && !isLighter({ clock }))
        if (jupiter === null || passageTone(c, jupiter) !== 'hard') continue
        hard++
        expect(advice).toBe('prepare')
        expect(notes).toContainEqual(expect.objectContaining({ kind: 'jupiter', place: placeFromMoon(c, jupiter) }))
      }
    expect(hard).toBeGreaterThan(10)
  })

  it('are of Jupiter alone where no sub-period can be dated', () => {
    const known = inputFor('delhi')
    let soft = 0
    for (let at = 0; at < 120; at++) {
      const utc = new Date(Date.UTC(1960, 0, 1 + at * 137, (at * 7) % 24, (at * 11) % 60))
      const birthLocal = new Date(utc.getTime() + 1000 * known.birth.utcOffsetSeconds).toISOString().slice(0, 19)
      for (const minutes of [0, 90]) {
        const precision = minutes === 0 ? { kind: 'exact' as const } : { kind: 'about' as const, minutes }
        const birth = { ...known.birth, birthLocal, utc: utc.toISOString(), precision }
        const c = new Composer({ ...known, birth, chart: computeChart(birth, known.ephemeris), asOf: '2026-11-23' })
        for (const { clock, period } of MAIN_TOPICS.flatMap((topic) => rankedWindows(c, topic))) {
          if (clock === 'soft') soft++
          if (period === null) expect(clock).toBe('jupiter')
        }
      }
    }
    expect(soft).toBeGreaterThan(0)
  })
})
