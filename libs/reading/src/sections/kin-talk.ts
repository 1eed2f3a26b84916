import type { Composer } from '../compose/composer.ts'
import { addMonths } from '../facts/calendar.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { GROUNDS, type KinGround } from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import type { Person } from '../understanding/question.ts'
import { plainText } from '../understanding/topics.ts'
import { monthsByWorth, type Month } from './months.ts'
import { soonOpenings, type SoonOpening } from './short-concerns.ts'

const REFUSES =
  / (?:refus\S*|reject\S*|avoid\S*|not (?:ready|interested|agree\S*|willing)|does not want|doesnt want|says? no|mana kar\S*|nahi chaht\S*|inkar|nahi maan\S*|taiyar nahi\S*|tayyar nahi\S*) /

/** True where a relative is told to say no to what is asked about. */
export const isRefused = (c: Composer): boolean => REFUSES.test(plainText(c.input.concern))

/** The month of the year ahead that bears a first talk best, where no opening comes before its end; null where one does. */
export function monthBefore(c: Composer, [first]: readonly SoonOpening[]): Month | null {
  const begins = first?.parts[0]?.from
  const [month] = monthsByWorth(c)
  return month === undefined || (begins !== undefined && begins <= month.to) ? null : month
}

/** Nobody keeps a question back for longer than this. */
const NEAR_MONTHS = 12

/**
 * When the one talk with a relative is held, in the words of the step: in the easiest month that page 1 names for it, or from the first of its times on;
 * this month where those are years away. Where a relative's matter has no times of its own, Jupiter over their house is the time that page 1 names.
 */
export function talkBy(c: Composer, person: Person, kin: KinGround | null): string {
  const openings = kin === null ? [] : soonOpenings(c, kin)
  const month = kin === 'child.wedding' && isRefused(c) ? monthBefore(c, openings) : null
  if (month !== null) return c.say('answer.person.by.easy', { month: month.label })
  const [passage] = passagesOver(c, GROUNDS[person].houses[0])
  const first: Pick<Part, 'from' | 'fromErrorDays'> | undefined =
    openings[0]?.parts[0] ?? (passage === undefined ? undefined : { from: passage.from, fromErrorDays: 0 })
  const { asOf } = c.input
  return first === undefined || first.from <= asOf || first.from > addMonths(asOf, NEAR_MONTHS)
    ? c.say('answer.person.by.month')
    : c.say('answer.person.by.from', { from: c.date(first.from, first.fromErrorDays) })
}
