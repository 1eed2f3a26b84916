import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { PassedReason } from '../rules/passed-over.ts'
import { SHORTEST_DAYS } from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { passedOver, windows } from './cache.ts'

/** Within so many years a passage of Jupiter over the house is looked for by everybody who asks. */
const LOOKED_FOR_YEARS = 4

/** Reasons that a reader who knows where Jupiter is may ask for. */
const ASKED_FOR = ['weak', 'alone', 'near'] as const
type AskedFor = (typeof ASKED_FOR)[number]
const isAskedFor = (reason: PassedReason): reason is AskedFor => ASKED_FOR.some((one) => one === reason)

/**
 * That Jupiter over the house of a field makes no stretch, in one sentence of a chapter and only where that would surprise: where he is over it on the day
 * of the reading, where he comes into the house itself, and where he comes back to the sign of a stretch that is told.
 */
export function passedLine(c: Composer, topic: MainTopic): Line | null {
  const { asOf } = c.input
  const end = addYears(asOf, LOOKED_FOR_YEARS)
  const told = new Set(windows(c)[topic].flatMap(({ jupiter }) => jupiter?.sign ?? []))
  for (const { from, to, stay, period, counted, isIn, reason } of passedOver(c, topic)) {
    const surprises = from <= asOf || isIn || told.has(stay.sign)
    if (!isAskedFor(reason) || !surprises || from >= end || daysBetween(from, to) < SHORTEST_DAYS || (c.timed && counted === 'moon'))
      continue
    const dateOf = (date: string, edge: string) => c.date(date, date === edge ? c.dashas.errorDays : 0)
    // where the next sub-period makes a stretch of the same passage, both are named
    const next = windows(c)[topic].find((window) => window.from === to && window.period !== null && window.period.from === to)
    const antar = next?.period?.lords[1] as Graha | undefined
    return c.line([gocharaFinding(c, stay).id, periodFinding(c, period)], from <= asOf ? 'passed.now' : 'passed.ahead', {
      how: c.say(`window.how.${isIn ? 'in' : 'sees'}`),
      area: c.say(`answer.why.area.${counted}`, { house: c.house(TOPIC_HOUSE[topic]), topic: c.say(`window.area.${topic}`) }),
      from: dateOf(from, period.from),
      to: dateOf(to, period.to),
      why: c.say(`passed.why.${reason}`),
      then: antar === undefined ? '' : c.say('passed.then', { antar: c.graha(antar) }),
    })
  }
  return null
}

/** True of a sub-period in which Jupiter is over the house of a field for long enough to be looked for, though no stretch is made of it. */
export const isPassedUnder = (c: Composer, topic: MainTopic, period: DashaDates): boolean =>
  passedOver(c, topic).some(
    (one) =>
      daysBetween(laterOf(one.from, period.from), earlierOf(one.to, period.to)) >= Math.min(SHORTEST_DAYS, daysBetween(one.from, one.to)),
  )
