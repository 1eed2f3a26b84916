import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { periodFinding } from '../../compose/parts.ts'
import { addYears } from '../../facts/calendar.ts'
import type { House } from '../../facts/houses.ts'
import { periodTone } from '../../rules/period-colour.ts'

/** A long season that begins later is no news to whoever asks today. */
const WITHIN_YEARS = 3
/** The houses of pay and of a post. */
const ASKED_HOUSES: readonly House[] = [2, 11, 10, 6]

/**
 * The mahadasha that begins soon, where its lord rules a house of pay or of a post: what changes for so many years in what was asked stands with the answer, and
 * not only in the chapter on the years. Its tone is that of every table.
 */
export function comingMaha(c: Composer): Line[] {
  const { nextMaha: next, errorDays } = c.dashas
  if (next === null || !isDated(c) || !c.timed || next.from > addYears(c.input.asOf, WITHIN_YEARS)) return []
  const graha = next.lords[0] as Graha
  const ruled = ASKED_HOUSES.filter((house) => c.facts.main.ruledBy(graha).includes(house))
  if (ruled.length === 0) return []
  return [
    c.line([periodFinding(c, next)], `answer.maha.${periodTone(c, next)}`, {
      graha: c.graha(graha),
      from: c.date(next.from, errorDays),
      years: Number(next.to.slice(0, 4)) - Number(next.from.slice(0, 4)),
      houses: {
        list: ruled.map((house) => c.say('answer.maha.house', { house: c.house(house), area: c.say(`answer.maha.area.${house as 2}`) })),
      },
      count: ruled.length,
    }),
  ]
}
