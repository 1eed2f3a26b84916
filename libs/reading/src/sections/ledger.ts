import type { Graha } from '@disha/contracts/chart'
import type { LedgerEvent, Section } from '@disha/contracts/document'
import { stageOf } from '../ages.ts'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { hash } from '../compose/hash.ts'
import { ageAt, gocharaFinding, periodFinding } from '../compose/parts.ts'
import { frontOf } from '../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { passageTone } from '../rules/passages.ts'
import { questionOf } from '../question.ts'
import { isLighter, strongestOf, type Part } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { chosenStretches } from './answer-stretches.ts'
import { allWindows } from './cache.ts'
import { methodFinding } from './verdict.ts'
import { edgesClause, edgeSlots, kindOf } from './window-lines.ts'
import { isEasy, monthsByWorth, quickFinding, quietestOf, type Month } from './months.ts'

const MOST = 18
/** Of each kind at most so many, so that no kind fills the list. */
const MOST_PERIODS = 5
const MOST_A_GRAHA = 2
const PERIOD_YEARS = 8
/** A turn is judged by its first three months, the move of a slow graha by its first six. */
const TURN_DAYS = 90
const MOVE_DAYS = 183
const SHORTEST_SLOW_DAYS = 120
/** How far ahead the moves of a slow graha are stated. */
const SLOW_YEARS = { saturn: 8, jupiter: 4, rahu: 4 } as const

type LedgerEntry = {
  from: string
  to: string
  fromErrorDays?: number
  toErrorDays?: number
  /** of a stretch that Jupiter leaves and comes back to */
  parts?: readonly Part[]
  statement: string
  judge: string
  id: string
}

/** Dated statements that can turn out wrong, soonest first; none says what another says. */
export function ledgerEntries(c: Composer): LedgerEntry[] {
  const said = new Set<string>()
  const months = monthEntries(c)
  // an easy month and plans that slow down cannot both come true
  const slow = slowEntries(c).filter(
    (entry) => !(entry.tone === 'hard' && months.some((month) => month.easy && shared(month, entry) > lengthOf(month) / 2)),
  )
  return [...windowEntries(c), ...months, ...periodEntries(c), ...slow]
    .filter(({ statement }) => !said.has(statement) && said.add(statement))
    .slice(0, MOST)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** The ledger as events for a calendar. */
export function ledgerEvents(c: Composer): LedgerEvent[] {
  return ledgerEntries(c).map(({ from, to, parts = [], statement, judge, id }) => ({
    uid: `${hash(`${c.input.seed} ${id} ${from}`).toString(16)}-${from}`,
    from,
    to,
    statement,
    note:
      parts.length > 1
        ? c.say('ledger.calendarNoteParts', {
            judge,
            spans: { list: parts.map((part) => c.say('until.span', { from: c.date(part.from), to: c.date(part.to) })) },
          })
        : c.say('ledger.calendarNote', { judge }),
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
        rows: entries.map(({ from, to, fromErrorDays = 0, toErrorDays = 0, parts, statement, judge }) => [
          c.say('ledger.spanError', {
            ...edgeSlots(c, { from, to, fromErrorDays, toErrorDays, parts }),
            error: edgesClause(c, { fromErrorDays, toErrorDays }),
          }),
          statement,
          judge,
          c.say('table.boxes'),
        ]),
      },
      c.paragraph(c.line([method], 'ledger.after')),
    ],
  }
}

/** The lords of a period, each named once. */
function periodsText(c: Composer, lords: readonly Graha[]): string {
  const names = [...new Set(lords)].map((graha) => ({ term: `grahaBare.${graha}` as const }))
  return names.length === 1 && names[0] !== undefined
    ? c.say('ledger.periods.own', { graha: names[0] })
    : c.say('ledger.periods', { grahas: { list: names } })
}

/** The event by which a stretch is judged: of the very thing that was asked about where there is one, else of the field. */
function ledgerKind(c: Composer, topic: MainTopic) {
  const { plea, person } = questionOf(c.input.concern)
  const kind = kindOf(c, topic)
  if (topic === 'career' && plea === 'transfer') return 'career.transfer' as const
  if (topic === 'career' && (plea === 'retry' || c.asker.trade === 'aspirant')) return 'career.exam' as const
  if (kind === 'love.elder' && person === 'child') return 'love.child' as const
  if (topic === 'abroad' && c.asker.abroad) return 'abroad.there' as const
  if (topic === 'abroad' && c.asker.work === 'service') return 'abroad.elder' as const
  return kind
}

/** The stretches of each topic that the answer names, in words for the person's state: an event where one may begin, its preparation elsewhere. */
function windowEntries(c: Composer): LedgerEntry[] {
  const times = new Map<string, number>()
  return MAIN_TOPICS.flatMap((topic) =>
    chosenStretches(c, topic).map((stretch) => {
      const { from, to, fromErrorDays, toErrorDays, parts, id, period, sub, jupiter, advice } = stretch
      const periods = periodsText(c, (sub ?? period)?.lords ?? [])
      const why =
        jupiter === null
          ? c.say('ledger.why.dasha', { periods })
          : isLighter(stretch)
            ? c.say('ledger.why.moon', { sign: c.sign(jupiter.sign) })
            : c.say('ledger.why', { periods, sign: c.sign(jupiter.sign) })
      const manner = advice === 'begin' ? 'begin' : 'later'
      const said = c.say(`ledger.window.${ledgerKind(c, topic)}.${manner}`)
      const best = stretch === strongestOf(allWindows(c)[topic])
      const statement = `${best ? c.say('ledger.best', { statement: said }) : said} ${why}`
      // Jupiter comes back to a sign after a retreat, at most twice
      const before = times.get(statement) ?? 0
      times.set(statement, before + 1)
      return {
        from,
        to,
        fromErrorDays,
        toErrorDays,
        parts,
        id,
        statement: before === 0 ? statement : c.say(before === 1 ? 'ledger.again' : 'ledger.thirdTime', { statement }),
        judge: c.say(`ledger.judge.window.${manner}`),
      }
    }),
  )
}

/** One event of a house that can be seen to happen or not, in the words of the age at which it falls. */
function eventText(c: Composer, house: House, side: 'good' | 'care', date: string): string {
  const age = ageAt(c, date)
  const studies = c.asker.work === 'study' && age <= ageAt(c, c.input.asOf) + 1
  const stage = studies ? 'young' : (stageOf(age) ?? (c.asker.work === 'service' ? 'elder' : ''))
  const own = `ledger.event.${side}.${house}.${stage}`
  return c.say(c.book.has(own) ? own : `ledger.event.${side}.${house}`)
}

/** Turns of the sub-period, each theme once: an event of the house that the period brings to the front. */
function periodEntries(c: Composer): LedgerEntry[] {
  const { grain, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const themes = new Set<string>()
  return antars
    .filter(({ from }) => from > c.input.asOf && from < addYears(c.input.asOf, PERIOD_YEARS))
    .flatMap((period) => {
      const { house, side } = frontOf(c, period)
      const theme = `${house}.${side}`
      if (themes.has(theme)) return []
      themes.add(theme)
      return [
        {
          from: period.from,
          to: earlierOf(addDays(period.from, TURN_DAYS), period.to),
          fromErrorDays: c.dashas.errorDays,
          toErrorDays: c.dashas.errorDays,
          id: periodFinding(c, period),
          statement: c.say('ledger.antar', {
            antar: c.graha(period.lords[1] as Graha),
            event: eventText(c, house, side, period.from),
          }),
          judge: c.say('ledger.judge.event'),
        },
      ]
    })
    .slice(0, MOST_PERIODS)
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
function slowEntries(c: Composer): (LedgerEntry & { tone: 'good' | 'hard' })[] {
  const zone = c.input.displayTimeZone
  const kept: (LedgerEntry & { tone: 'good' | 'hard'; graha: string })[] = []
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
      const statement = c.say('ledger.move', {
        graha: c.grahaStart(graha),
        sign: c.sign(stay.sign),
        place: c.house(place),
        event: eventText(c, house, tone === 'good' ? 'good' : 'care', from),
      })
      return [{ from, to: earlierOf(to, addDays(from, MOVE_DAYS)), id, statement, judge: c.say('ledger.judge.event'), tone, graha }]
    })
  }))
    if (
      kept.filter(({ graha }) => graha === entry.graha).length < MOST_A_GRAHA &&
      !kept.some((other) => other.tone !== entry.tone && shared(other, entry) > Math.min(lengthOf(entry), lengthOf(other)) / 2)
    )
      kept.push(entry)
  return kept
}

/** The easiest and the quietest month of the year ahead, as the year's chapter has them, and the next best where it is open too. */
function monthEntries(c: Composer): (LedgerEntry & { easy: boolean })[] {
  const ordered = monthsByWorth(c)
  const [best, second] = ordered as [Month, Month]
  const rest = quietestOf(c, ordered)
  const entryOf = ({ from, to, sun, label }: Month, kind: 'good' | 'second' | 'quiet') => {
    return {
      easy: kind !== 'quiet',
      from,
      to,
      id: quickFinding(c, sun).id,
      statement: c.say(`ledger.month.${kind}`, {
        field: fieldClause(c, sun.sign),
        event: eventText(c, houseOfSign(sun.sign, c.facts.main.firstSign), 'good', from),
        month: label,
      }),
      judge: c.say(`ledger.judge.month.${kind === 'quiet' ? 'quiet' : 'good'}`),
    }
  }
  return [entryOf(best, 'good'), ...(isEasy(c, second) ? [entryOf(second, 'second')] : []), entryOf(rest, 'quiet')]
}
