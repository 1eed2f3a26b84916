import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { periodFinding } from '../compose/parts.ts'
import { addDays, addYears } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { periodTone } from '../rules/period-colour.ts'
import { tieTo } from '../rules/witnesses.ts'
import { groundAloud } from './answer/answer-gist.ts'
import { spanAloud } from './answer/span-aloud.ts'
import { plainest } from './answer/answer-reasons.ts'
import { readings } from './cache.ts'

const YEARS_AHEAD = 10
const MOST_NAMED = 2
/** What is over within so many days is none of the years ahead. */
const LEAST_DAYS = 90

/** The years ahead of a marriage by the colour of their sub-periods; what speaks against it in the chart is called kind by no date. */
function yearsLines(c: Composer): Line[] {
  if (!isDated(c) || c.dashas.running === null) return []
  const { asOf } = c.input
  const { antars, errorDays } = c.dashas
  const against = new Set(readings(c).love.against.flatMap(({ carriers }) => carriers))
  const lordOf = ({ lords }: DashaDates) => lords[1] as Graha
  const ahead = antars.filter(({ from, to }) => to > addDays(asOf, LEAST_DAYS) && from < addYears(asOf, YEARS_AHEAD))
  const good = ahead
    .filter((one) => periodTone(c, one) === 'well' && tieTo(c, lordOf(one), 'love') > 0 && !against.has(lordOf(one)))
    .slice(0, MOST_NAMED)
  const hard = ahead.filter((one) => periodTone(c, one) === 'ill').slice(0, MOST_NAMED)
  const named = (periods: readonly DashaDates[]) => ({
    list: periods.map((one) =>
      c.say('apart.bond.span', {
        span:
          one.from <= asOf
            ? c.say('apart.until', { to: c.date(one.to, errorDays) })
            : spanAloud(c, { from: one.from, to: one.to, fromErrorDays: errorDays, toErrorDays: errorDays }),
        graha: c.graha(lordOf(one)),
      }),
    ),
  })
  const ids = [...good, ...hard].map((one) => periodFinding(c, one))
  if (good.length > 0 && hard.length > 0) return [c.line(ids, 'apart.bond.years', { good: named(good), hard: named(hard) })]
  if (good.length > 0) return [c.line(ids, 'apart.bond.years.good', { good: named(good) })]
  return hard.length > 0 ? [c.line(ids, 'apart.bond.years.hard', { hard: named(hard) })] : []
}

/** How a marriage will be, asked beside whether there is one home again: the verdict on it, its strongest support and its care, and its years. */
export function apartBond(c: Composer): Line[] {
  const reading = readings(c).love
  const [helps, weighs] = [plainest(reading.for), plainest(reading.against)]
  return [
    groundAloud(c, reading, c.say('apart.bond.noun')),
    ...(helps === undefined ? [] : [c.line(helps.ids, 'apart.bond.helps', { meaning: c.say(`means.love.${helps.name}.for`) })]),
    ...(weighs === undefined ? [] : [c.line(weighs.ids, 'apart.bond.care', { meaning: c.say(`means.love.${weighs.name}.against`) })]),
    ...yearsLines(c),
  ]
}
