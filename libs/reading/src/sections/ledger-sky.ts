import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { frontOf } from '../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { houseOfSign, signLord } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { firstPassOf, passageTone } from '../rules/passages.ts'
import { eventText } from './ledger-events.ts'
import { kindOf, mannerOf } from './stretch-kind.ts'
import { isEasy, monthsByWorth, quickFinding, type Month, type Span } from './months.ts'
import { mattersOf } from './year-matters.ts'
import type { EventEntry } from './ledger-entry.ts'
import { isAskedField } from './ledger-asked.ts'
import { visitOf } from './visit-asked.ts'

/** Of each kind at most so many, so that no kind fills the list. */
const MOST_PERIODS = 4
const MOST_A_GRAHA = 2
const PERIOD_YEARS = 8
/** A turn is judged by its first three months, the move of a slow graha by its first six. */
const TURN_DAYS = 90
const MOVE_DAYS = 183
const SHORTEST_SLOW_DAYS = 120
/** How far ahead the moves of a slow graha are stated. */
const SLOW_YEARS = { saturn: 8, jupiter: 4, rahu: 4 } as const

/** Turns of the sub-period, each theme once: an event of the house that the period brings to the front. */
export function periodEntries(c: Composer): EventEntry[] {
  const { grain, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const themes = new Set<string>()
  return antars
    .filter(({ from }) => from > c.input.asOf && from < addYears(c.input.asOf, PERIOD_YEARS))
    .flatMap((period) => {
      const { house, side } = frontOf(c, period)
      const theme = `${house}.${side}`
      if (themes.has(theme)) return []
      const event = eventText(c, house, side, period.from, period.lords[1] as Graha)
      if (event === null) return []
      themes.add(theme)
      return [
        {
          house,
          side,
          from: period.from,
          to: earlierOf(addDays(period.from, TURN_DAYS), period.to),
          fromErrorDays: c.dashas.errorDays,
          toErrorDays: c.dashas.errorDays,
          id: periodFinding(c, period),
          statement: c.say('ledger.antar', {
            antar: c.graha(period.lords[1] as Graha),
            event,
          }),
          judge: c.say(`ledger.judge.house.${house}`),
        },
      ]
    })
    .slice(0, MOST_PERIODS)
}

export const lengthOf = ({ from, to }: Span): number => daysBetween(from, to)

/** Days that two spans share. */
export const shared = (a: Span, b: Span): number => daysBetween(laterOf(a.from, b.from), earlierOf(a.to, b.to))

/** Moves of the slow grahas; one that says the contrary of a heavier graha over most of the same months is left out, since both cannot come true. */
export function slowEntries(c: Composer): (EventEntry & { tone: 'good' | 'hard' })[] {
  const zone = c.input.displayTimeZone
  const kept: (EventEntry & { tone: 'good' | 'hard'; graha: string })[] = []
  for (const entry of (['saturn', 'jupiter', 'rahu'] as const).flatMap((graha) => {
    const end = addYears(c.input.asOf, SLOW_YEARS[graha])
    // a sign is entered once for the ledger: returns after retrogression belong to the same passage
    const entered = new Set<number>([stayNow(c, graha).sign])
    const first = staysAhead(c, graha).filter((stay) => {
      const { from, to } = stayDates(stay, zone)
      if (from >= end || daysBetween(from, to) < SHORTEST_SLOW_DAYS || entered.has(stay.sign)) return false
      entered.add(stay.sign)
      return true
    })
    return first.flatMap((stay) => {
      const { id, place, from, to } = gocharaFinding(c, stay)
      const tone = passageTone(c, stay)
      // where place and points disagree nothing is claimed
      if (tone === 'plain') return []
      const house = houseOfSign(stay.sign, c.facts.main.firstSign)
      const side = tone === 'good' ? ('good' as const) : ('care' as const)
      const event = eventText(c, house, side, from, graha)
      if (event === null) return []
      const statement = c.say(firstPassOf(c, stay) === null ? 'ledger.move' : 'ledger.moveBack', {
        graha: c.grahaStart(graha),
        sign: c.sign(stay.sign),
        place: c.house(place),
        event,
      })
      return [
        {
          house,
          side,
          from,
          to: earlierOf(to, addDays(from, MOVE_DAYS)),
          id,
          statement,
          judge: c.say(`ledger.judge.house.${house}`),
          tone,
          graha,
        },
      ]
    })
  }))
    if (
      kept.filter(({ graha }) => graha === entry.graha).length < MOST_A_GRAHA &&
      !kept.some((other) => other.tone !== entry.tone && shared(other, entry) > Math.min(lengthOf(entry), lengthOf(other)) / 2)
    )
      kept.push(entry)
  return kept
}

/**
 * The easiest month of the year ahead, as the year's chapter has it, and the next best where it is open too: by what was asked about where page 1 names
 * the month for it, else by the house that the Sun crosses.
 */
export function monthEntries(c: Composer): EventEntry[] {
  const [best, second] = monthsByWorth(c) as [Month, Month]
  const entryOf = ({ from, to, sun, label }: Month, kind: 'good' | 'second'): EventEntry[] => {
    const house = houseOfSign(sun.sign, c.facts.main.firstSign)
    const matter = mattersOf(c).find(({ topic, openings }) => isAskedField(c, topic) && openings.some((opening) => opening.label === label))
    const event =
      matter === undefined
        ? eventText(c, house, 'good', from, signLord(sun.sign))
        : c.say(
            `ledger.asked.${kindOf(c, matter.topic) === 'love.wed' ? 'wed' : matter.topic === 'abroad' && visitOf(c) !== null ? 'journey' : mannerOf(c, matter.topic)}`,
            { noun: matter.noun },
          )
    if (event === null) return []
    return [
      {
        house: matter === undefined ? house : null,
        side: 'good',
        from,
        to,
        id: quickFinding(c, sun).id,
        statement: c.say(`ledger.month.${kind}`, { event }),
        judge: matter === undefined ? c.say(`ledger.judge.house.${house}`) : c.say('ledger.judge.event'),
        asked: matter !== undefined,
      },
    ]
  }
  return [...entryOf(best, 'good'), ...(isEasy(c, second) ? entryOf(second, 'second') : [])]
}
