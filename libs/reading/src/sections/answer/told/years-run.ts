import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { periodFinding } from '../../../compose/parts.ts'
import { addYears, daysBetween, laterOf } from '../../../facts/calendar.ts'
import type { DashaDates } from '../../../facts/dashas.ts'
import type { Slots } from '../../../phrasebook/phrasebook.ts'
import { isTiedPeriod } from '../../../rules/periods.ts'
import type { MainTopic } from '../../../rules/witnesses.ts'
import { NUMBER_WORDS } from '../../../understanding/number-words.ts'
import { YEARS } from '../../../understanding/told-facts/somebody.ts'
import { plainText } from '../../../understanding/topics.ts'
import { sharedDays } from '../../hard-time.ts'

/** Shorter times are told by nobody as long. */
const FEWEST_YEARS = 3
const MOST_YEARS = 40
/** From this part of the time on, and up to the other, it ran under sub-periods tied to its matter, or did not. */
const MOST_OF = 0.6
const LEAST_OF = 0.35

const YEARS_TOLD = new RegExp(` (?<n>\\S+) (?:plus )?${YEARS}(?: |$)`, 'u')
/** Halves of a year are let go. */
const TENTHS = /(?<=\d)[.,]\d(?= ?(?:years?|yrs?|saal|sal)\b)/giu
/** The year from which it has lasted; where none is named so, the first that is named. */
const SINCE_YEAR = / (?:since|from) (?<year>(?:19|20)\d\d) /u
const A_YEAR = / (?<year>(?:19|20)\d\d) /u

const numberOf = (word: string): number | undefined => (/^\d+$/u.test(word) ? Number(word) : NUMBER_WORDS[word])

/**
 * How many years something has lasted, as told; null where it is no long time.
 * @param fewest what is long for it
 */
export function yearsTold(c: Composer, told: string, fewest = FEWEST_YEARS): number | null {
  const text = plainText(told.replace(TENTHS, ''))
  const year = (SINCE_YEAR.exec(text) ?? A_YEAR.exec(text))?.groups?.year
  const count =
    numberOf(YEARS_TOLD.exec(text)?.groups?.n ?? '') ?? (year === undefined ? 0 : Number(c.input.asOf.slice(0, 4)) - Number(year))
  return count < fewest || count > MOST_YEARS ? null : count
}

/** The sub-periods of a stretch of years: those tied to a matter and the rest, and how much of the years the tied ones hold. */
export type YearsRun = { degree: 'tied' | 'part' | 'untied'; tied: readonly DashaDates[]; untied: readonly DashaDates[] }

/** What the sub-periods of the last years were to a matter; null where they are not dated so far back. */
export function yearsRun(c: Composer, years: number, topic: MainTopic): YearsRun | null {
  if (!isDated(c)) return null
  const span = { from: addYears(c.input.asOf, -years), to: c.input.asOf }
  const ran = c.dashas.antars.filter((period) => sharedDays(period, span) > 0)
  const isTied = (period: DashaDates): boolean => isTiedPeriod(c, period, topic)
  const [tied, untied] = [ran.filter(isTied), ran.filter((period) => !isTied(period))]
  const days = (periods: readonly DashaDates[]): number => periods.reduce((sum, period) => sum + sharedDays(period, span), 0)
  // a chart whose earlier sub-periods are not dated tells nothing of them
  if (days(ran) < daysBetween(span.from, span.to) / 2) return null
  const share = days(tied) / days(ran)
  return { degree: share < LEAST_OF ? 'untied' : share <= MOST_OF ? 'part' : 'tied', tied, untied }
}

/** Grahas of sub-periods, each once. */
export const lordsOf = (c: Composer, periods: readonly DashaDates[]): Slots[string] => ({
  list: [...new Set(periods.map(({ lords }) => lords[1] as Graha))].map((graha) => c.graha(graha)),
})

export const periodIds = (c: Composer, periods: readonly DashaDates[]): string[] => periods.map((period) => periodFinding(c, period))

/** Of some sub-periods that which had most of the years that were. */
export function longestOf(c: Composer, periods: readonly DashaDates[], years: number): DashaDates | undefined {
  const span = { from: addYears(c.input.asOf, -years), to: c.input.asOf }
  return periods.toSorted((a, b) => sharedDays(b, span) - sharedDays(a, span))[0]
}

/** What has been of a sub-period, within the years that were told. */
export function pastSpan(c: Composer, { from, to }: DashaDates, years: number): string {
  const start = laterOf(from, addYears(c.input.asOf, -years))
  return c.say(to > c.input.asOf ? 'told.yearsServed.spanOn' : 'told.yearsServed.span', {
    from: c.book.date(start, 'month'),
    to: c.book.date(to, 'month'),
  })
}
