import type { Graha } from '@disha/contracts/chart'
import type { LedgerEvent, Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { hash } from '../compose/hash.ts'
import { gocharaFinding, periodFinding, periodHouse, wellPlaced } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { houseOfSign } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { windows } from './cache.ts'
import { methodFinding } from './verdict.ts'
import { monthsAhead, quickFinding } from './year.ts'

const MOST = 14
const SHORTEST_SLOW_DAYS = 120
/** How far ahead the moves of a slow graha are stated. */
const SLOW_YEARS = { saturn: 8, jupiter: 4, rahu: 4 } as const

type LedgerEntry = { from: string; to: string; errorDays?: number; statement: string; judge: string; id: string }

/** Dated statements that can turn out wrong, soonest first. */
function ledgerEntries(c: Composer): LedgerEntry[] {
  return [...windowEntries(c), ...periodEntries(c), ...slowEntries(c), ...monthEntries(c)]
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, MOST)
}

/** The ledger as events for a calendar. */
export function ledgerEvents(c: Composer): LedgerEvent[] {
  return ledgerEntries(c).map(({ from, to, statement, judge, id }) => ({
    uid: `${hash(`${c.input.seed} ${id} ${from}`).toString(16)}-${from}`,
    from,
    to,
    statement,
    note: c.say('ledger.calendarNote', { judge }),
  }))
}

/** The ledger as a table to tick. */
export function ledgerSection(c: Composer): Section {
  const entries = ledgerEntries(c)
  const method = methodFinding(c, 'ledger', 'practice.ledger')
  return {
    id: 'ledger',
    title: c.say('title.ledger'),
    lead: c.runs([c.line([method], 'ledger.lead')]),
    blocks: [
      {
        kind: 'table',
        caption: c.say('ledger.table'),
        columns: (['table.when', 'table.statement', 'table.judge', 'table.came'] as const).map((key) => ({
          label: c.say(key),
          align: 'start' as const,
        })),
        rows: entries.map(({ from, to, errorDays, statement, judge }) => [
          errorDays === undefined
            ? c.say('ledger.span', { from: c.book.date(from), to: c.book.date(to) })
            : c.say('ledger.around', { from: c.book.date(from), days: errorDays }),
          statement,
          judge,
          c.say('table.boxes'),
        ]),
      },
      c.paragraph(c.line([method], 'ledger.after')),
    ],
  }
}

function windowEntries(c: Composer): LedgerEntry[] {
  return MAIN_TOPICS.flatMap((topic) =>
    windows(c)[topic].map(({ from, to, id, period, jupiter }) => {
      const sign = c.sign(jupiter.sign)
      const why =
        period === null
          ? c.say('ledger.why.moon', { sign })
          : c.say('ledger.why', {
              maha: { term: `grahaBare.${period.lords[0]}` },
              antar: { term: `grahaBare.${period.lords[1] as Graha}` },
              sign,
            })
      return { from, to, id, statement: `${c.say(`ledger.window.${topic}`)} ${why}`, judge: c.say('ledger.judge.window') }
    }),
  )
}

function periodEntries(c: Composer): LedgerEntry[] {
  const { grain, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  return antars
    .filter(({ from }) => from > c.input.asOf && from < addYears(c.input.asOf, 6))
    .map((period) => {
      const antar = period.lords[1] as Graha
      const { house, by } = periodHouse(c, antar)
      return {
        from: period.from,
        to: addDays(period.from, 90) < period.to ? addDays(period.from, 90) : period.to,
        errorDays: c.dashas.errorDays,
        id: periodFinding(c, period),
        statement: c.say('ledger.antar', {
          antar: c.graha(antar),
          gives: c.say(`periodGives.${house}.${wellPlaced(c, by) ? 'well' : 'ill'}`),
        }),
        judge: c.say('ledger.judge.antar'),
      }
    })
}

/** The house that a sign is from the lagna as a clause; nothing where the lagna is not known. */
function fieldClause(c: Composer, sign: number): string {
  if (c.facts.lagna === null) return ''
  return c.say('ledger.field', { area: { term: `short.${houseOfSign(sign, c.facts.lagna.firstSign)}` } })
}

const lengthOf = ({ from, to }: LedgerEntry): number => daysBetween(from, to)

/** Days that two spans share. */
const shared = (a: LedgerEntry, b: LedgerEntry): number => daysBetween(laterOf(a.from, b.from), earlierOf(a.to, b.to))

/** Moves of the slow grahas; one that says the contrary of a heavier graha over most of the same months is left out, since both cannot come true. */
function slowEntries(c: Composer): LedgerEntry[] {
  const zone = c.input.displayTimeZone
  const kept: (LedgerEntry & { tone: 'good' | 'hard' })[] = []
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
    return first.map((stay) => {
      const { id, place, from, to } = gocharaFinding(c, stay)
      const tone = isGoodPlace(graha, place) ? 'good' : 'hard'
      const statement = c.say(`ledger.${graha}.${tone}`, {
        sign: c.sign(stay.sign),
        place: c.house(place),
        field: fieldClause(c, stay.sign),
      })
      return { from, to, id, statement, judge: c.say(`ledger.judge.${tone}`), tone } as const
    })
  }))
    if (!kept.some((other) => other.tone !== entry.tone && shared(other, entry) > Math.min(lengthOf(entry), lengthOf(other)) / 2))
      kept.push(entry)
  return kept
}

function monthEntries(c: Composer): LedgerEntry[] {
  return monthsAhead(c)
    .filter(({ sunPlace, tone }) => [10, 11].includes(sunPlace) && tone === 'good')
    .map(({ sun }) => {
      const { from, to } = stayDates(sun, c.input.displayTimeZone)
      const statement = c.say('ledger.month.good', { field: fieldClause(c, sun.sign) })
      return { from, to, id: quickFinding(c, sun).id, statement, judge: c.say('ledger.judge.month') }
    })
}
