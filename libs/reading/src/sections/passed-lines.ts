import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { passageWord, placeFromMoon } from '../rules/passages.ts'
import type { Lack, PassedOver } from '../rules/passed-over.ts'
import { SHORTEST_DAYS } from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { passedOver } from './cache.ts'

type Span = { from: string; to: string }

/** Within so many years a passage of Jupiter over the house is looked for by everybody who asks. */
const LOOKED_FOR_YEARS = 4

const lengthOf = ({ from, to }: Span): number => daysBetween(from, to)

const idsOf = (c: Composer, { stay, period }: PassedOver): string[] => [gocharaFinding(c, stay).id, periodFinding(c, period)]

/** Why no stretch is made of some days, for the end of a sentence. */
function whyOf(c: Composer, one: PassedOver, slots: Slots): string {
  const { period, stay, reason, lacking } = one
  // he may have the sub-period himself
  const own = period.lords[1] === 'jupiter' ? ('.own' as const) : ('' as const)
  const lackText = (lack: Lack): string => {
    if (lack === 'tie') return c.say(`passed.lack.tie${own}`, slots)
    return c.say(lack === 'place' && passageWord(c, stay) === 'thin' ? 'passed.lack.place.thin' : `passed.lack.${lack}`, slots)
  }
  const list = { list: (lacking?.lacks ?? []).map(lackText), isChoice: lacking?.together === false }
  return c.say(reason === 'lacks' ? `passed.why.lacks.${lacking?.together === true ? 'all' : 'one'}` : `passed.why.${reason}`, {
    ...slots,
    list,
    lord: c.say(`passed.lord${own}`, slots),
  })
}

/** What Jupiter does, over which house, from when to when, and why no stretch is made of it. */
function slotsOf(c: Composer, topic: MainTopic, one: PassedOver): Slots {
  const { period, stay, counted, isIn, place } = one
  const dateOf = (date: string, edge: string) => c.date(date, date === edge ? c.dashas.errorDays : 0)
  const to = dateOf(one.to, period.to)
  return {
    how: c.say(`window.how.${isIn ? 'in' : 'sees'}`),
    area: c.say(`answer.why.area.${counted}`, { house: c.house(TOPIC_HOUSE[topic]), topic: c.say(`window.area.${topic}`) }),
    from: dateOf(one.from, period.from),
    to,
    why: whyOf(c, one, {
      place: c.house(place),
      jupiter: c.house(placeFromMoon(c, stay)),
      antar: c.graha(period.lords[1] as Graha),
      to,
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
