import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { AS_OF_DAYS, askedNothing, sampleBirths } from '../../bench/sample-births.ts'
import { addDays } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import { signOn, stayDates } from '../facts/sky.ts'
import { MANY_POINTS } from '../rules/witnesses.ts'
import { isHeldBack, richStays } from './love-points.ts'

const ephemeris = loadEphemeris()
const EDGE_DAYS = 2

describe('the weeks of Venus in signs rich in its own points', () => {
  it('hold the richest sign that Venus crosses in the year, from its entry to its leaving, day by day', () => {
    sampleBirths(30, 'weeks of Venus').forEach((birth, index) => {
      const c = askedNothing(birth, AS_OF_DAYS[index % AS_OF_DAYS.length] as string)
      const own = derivedOf(c.chart, c.input.ephemeris).ashtakavarga?.bav.venus ?? []
      const days = Array.from({ length: 365 }, (_, day) => addDays(c.input.asOf, day))
      const signs = new Map(days.map((day) => [day, signOn(ephemeris, 'venus', day)]))
      const told = richStays(c, own)
      for (const { stay, from, to } of told) {
        expect(own[stay.sign]).toBeGreaterThanOrEqual(MANY_POINTS)
        // within it, but for the day of the change, Venus is in that sign, and beyond its end no more
        for (const day of days)
          if (day >= addDays(from, EDGE_DAYS) && day <= addDays(to, -EDGE_DAYS)) expect([day, signs.get(day)]).toEqual([day, stay.sign])
        for (const out of [addDays(from, -EDGE_DAYS), addDays(to, EDGE_DAYS)])
          if (signs.has(out)) expect([out, signs.get(out)]).not.toEqual([out, stay.sign])
      }
      const held = c.sky.venus.filter((stay) => isHeldBack(c, stay)).map((stay) => stayDates(stay, c.input.displayTimeZone))
      for (const { stay } of told) expect(isHeldBack(c, stay)).toBe(false)
      // no rich sign is left out for a poorer one, but where a graha holds Venus back in it
      const crossed = days.filter((day) => {
        const sign = signs.get(day)
        if (held.some(({ from, to }) => day >= from && day < to)) return false
        return [-8, 8].every((away) => signs.get(addDays(day, away)) === sign)
      })
      const richest = Math.max(0, ...crossed.map((day) => own[signs.get(day) ?? 0] ?? 0))
      if (richest >= MANY_POINTS) expect(Math.max(...told.map(({ stay }) => own[stay.sign] ?? 0))).toBe(richest)
    })
  })
})
