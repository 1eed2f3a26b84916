import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import type { PassedOver } from '../rules/passed-over.ts'
import { SHORTEST_DAYS } from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { passedOver } from './cache.ts'

type Span = { from: string; to: string }

/** Within so many years a passage of Jupiter over the house is looked for by everybody who asks. */
const LOOKED_FOR_YEARS = 4

const lengthOf = ({ from, to }: Span): number => daysBetween(from, to)

const idsOf = (c: Composer, { stay, period }: PassedOver): string[] => [gocharaFinding(c, stay).id, periodFinding(c, period)]

/** What Jupiter does, over which house, from when to when, and why no stretch is made of it. */
function slotsOf(c: Composer, topic: MainTopic, one: PassedOver): Slots {
  const { period, counted, isIn, place, reason } = one
  // he may have the sub-period himself
  const own = period.lords[1] === 'jupiter' && (reason === 'tie' || reason === 'untied' || reason === 'lord')
  const key = own ? (`${reason}.own` as const) : reason
  const dateOf = (date: string, edge: string) => c.date(date, date === edge ? c.dashas.errorDays : 0)
  return {
    how: c.say(`window.how.${isIn ? 'in' : 'sees'}`),
    area: c.say(`answer.why.area.${counted}`, { house: c.house(TOPIC_HOUSE[topic]), topic: c.say(`window.area.${topic}`) }),
    from: dateOf(one.from, period.from),
    to: dateOf(one.to, period.to),
    why: c.say(`passed.why.${key}`, {
      place: c.house(place),
      antar: c.graha(period.lords[1] as Graha),
      to: dateOf(one.to, period.to),
    }),
  }
}

/** Why Jupiter over the house of a field is no stretch: the nearest such days, and the nearest in which he is in the house itself. */
export function passedLines(c: Composer, topic: MainTopic): Line[] {
  const { asOf } = c.input
  const end = addYears(asOf, LOOKED_FOR_YEARS)
  const found = passedOver(c, topic).filter((one) => one.from < end && (lengthOf(one) >= SHORTEST_DAYS || one.reason === 'later'))
  const told = new Set([found[0], found.find(({ isIn }) => isIn)].filter((one) => one !== undefined))
  return [...told].map((one) => c.line(idsOf(c, one), one.from <= asOf ? 'passed.now' : 'passed.ahead', slotsOf(c, topic, one)))
}

const longestIn = (c: Composer, topic: MainTopic, span: Span): PassedOver | undefined =>
  passedOver(c, topic)
    .map((one) => ({ one, days: lengthOf({ from: laterOf(one.from, span.from), to: earlierOf(one.to, span.to) }) }))
    .filter(({ one, days }) => days >= Math.min(SHORTEST_DAYS, lengthOf(one)))
    .toSorted((a, b) => b.days - a.days)[0]?.one

/** The same of some months, in few words; null where Jupiter does not touch the house in them. */
export function passedIn(c: Composer, topic: MainTopic, span: Span): Line | null {
  const one = longestIn(c, topic, span)
  return one === undefined ? null : c.line(idsOf(c, one), 'passed.months', slotsOf(c, topic, one))
}

/** The same of a sub-period, for the end of a sentence. */
export function passedUnder(c: Composer, topic: MainTopic, period: DashaDates): { ids: string[]; slots: Slots } | null {
  const one = longestIn(c, topic, period)
  return one === undefined ? null : { ids: idsOf(c, one), slots: slotsOf(c, topic, one) }
}
