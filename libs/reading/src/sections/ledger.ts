import type { Graha } from '@disha/contracts/chart'
import type { LedgerEvent, Section } from '@disha/contracts/document'
import { stageOf } from '../ages.ts'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { hash } from '../compose/hash.ts'
import { ageAt, gocharaFinding, periodFinding } from '../compose/parts.ts'
import { frontOf } from '../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { houseOfSign, signLord, type House } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { passageTone } from '../rules/passages.ts'
import { isLighter, strongestOf, type Part } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { questionOf } from '../understanding.ts'
import { chosenStretches } from './answer-stretches.ts'
import { allWindows } from './cache.ts'
import { bestOpening } from './short-concerns.ts'
import { methodFinding } from './verdict.ts'
import { edgesClause, endSlot, kindOf, mannerOf } from './window-lines.ts'
import { isEasy, monthsByWorth, quickFinding, type Month, type Span } from './months.ts'
import { mattersOf, shortOpenings } from './year-matters.ts'

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
  /** what is said of it in brackets: that it is a lighter one */
  mark?: string
  statement: string
  judge: string
  id: string
}

/** Dated statements that can turn out wrong, soonest first; none says what another says. */
export function ledgerEntries(c: Composer): LedgerEntry[] {
  const said = new Set<string>()
  const stretches = windowEntries(c)
  const openings = openingEntries(c)
  const months = monthEntries(c)
  // an easy month and plans that slow down cannot both come true
  const slow = slowEntries(c).filter(
    (entry) => !(entry.tone === 'hard' && months.some((month) => shared(month, entry) > lengthOf(month) / 2)),
  )
  const events: EventEntry[] = []
  // no loss is told beside an opening of what was asked about: its own advice is care enough
  const beside = (one: EventEntry): boolean => one.side === 'care' && openings.some((opening) => shared(opening, one) > 0)
  for (const entry of [...months, ...periodEntries(c), ...slow].filter((one) => !isTold(c, one) && !beside(one)))
    // neither the same event twice nor one beside its contrary
    if (!events.some((other) => entry.house !== null && other.house === entry.house && shared(other, entry) > 0)) events.push(entry)
  return [...stretches, ...openings, ...events]
    .filter(({ statement }) => !said.has(statement) && said.add(statement))
    .slice(0, MOST)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** The field whose stretches speak of the events of a house. */
const FIELD_OF: Readonly<Partial<Record<House, MainTopic>>> = {
  2: 'career',
  7: 'love',
  9: 'abroad',
  10: 'career',
  11: 'career',
  12: 'abroad',
}

/** An event of a house, told by a turn, a move or a month. */
type EventEntry = LedgerEntry & { house: House | null; side: 'good' | 'care' }

/** True where a stretch of the field of an event holds more than half of its days: the row of the stretch counts what happens then. */
const isTold = (c: Composer, entry: EventEntry): boolean => {
  const topic = entry.house === null ? undefined : FIELD_OF[entry.house]
  return (
    topic !== undefined && chosenStretches(c, topic).some(({ parts }) => parts.some((part) => shared(part, entry) > lengthOf(entry) / 2))
  )
}

/** The next opening of a shorter matter that page 1 answers by them, and the one that it calls the best, or else the one after. */
function openingEntries(c: Composer): LedgerEntry[] {
  const openings = shortOpenings(c)
  const [first] = openings
  if (first === undefined) return []
  const parts = openings.flatMap((one) => one.parts.map((part) => ({ part, id: one.ids[0] as string, isFull: one.isFull })))
  const best = questionOf(c.input.concern).plea === 'studyAbroad' ? undefined : bestOpening(c, first.concern)
  const second = parts.slice(1).find(({ part }) => part.from === best?.from) ?? parts[1]
  const statementOf = (isFull: boolean): string =>
    c.say(isFull ? 'ledger.opening' : 'ledger.lightOpening', {
      noun: first.noun,
      event: c.say(`ledger.${isFull ? 'opening' : 'lightOpening'}.${first.ground}`),
    })
  return [parts[0], second].flatMap((one, index) =>
    one === undefined
      ? []
      : [
          {
            ...one.part,
            id: one.id,
            statement:
              index === 0 || one.isFull !== parts[0]?.isFull
                ? statementOf(one.isFull)
                : c.say('ledger.again', { statement: statementOf(one.isFull) }),
            judge: c.say('ledger.judge.opening'),
          },
        ],
  )
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
        rows: entries.map(({ from, to, fromErrorDays = 0, toErrorDays = 0, parts, mark, statement, judge }) => [
          c.say('ledger.spanError', {
            from: c.date(from, fromErrorDays),
            to: endSlot(c, { from, to, fromErrorDays, toErrorDays, parts }, mark),
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
        mark: isLighter(stretch) ? c.say('window.lighter') : '',
        id,
        statement: before === 0 ? statement : c.say(before === 1 ? 'ledger.again' : 'ledger.thirdTime', { statement }),
        judge: c.say(`ledger.judge.window.${manner}`),
      }
    }),
  )
}

/** One event of a house that can be seen to happen or not, in the words of the age at which it falls. */
function eventText(c: Composer, house: House, side: 'good' | 'care', date: string, graha: Graha): string {
  const age = ageAt(c, date)
  const studies = c.asker.work === 'study' && age <= ageAt(c, c.input.asOf) + 1
  const stage = studies ? 'young' : (stageOf(age) ?? (c.asker.work === 'service' ? 'elder' : ''))
  const own = `ledger.event.${side}.${house}.${stage}`
  return c.say(c.book.has(own) ? own : `ledger.event.${side}.${house}`, {
    thing: c.say(`ledger.thing.${graha}`),
    who: c.say(`ledger.who.${graha}`),
  })
}

/** Turns of the sub-period, each theme once: an event of the house that the period brings to the front. */
function periodEntries(c: Composer): EventEntry[] {
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
          house,
          side,
          from: period.from,
          to: earlierOf(addDays(period.from, TURN_DAYS), period.to),
          fromErrorDays: c.dashas.errorDays,
          toErrorDays: c.dashas.errorDays,
          id: periodFinding(c, period),
          statement: c.say('ledger.antar', {
            antar: c.graha(period.lords[1] as Graha),
            event: eventText(c, house, side, period.from, period.lords[1] as Graha),
          }),
          judge: c.say('ledger.judge.event'),
        },
      ]
    })
    .slice(0, MOST_PERIODS)
}

const lengthOf = ({ from, to }: Span): number => daysBetween(from, to)

/** Days that two spans share. */
const shared = (a: Span, b: Span): number => daysBetween(laterOf(a.from, b.from), earlierOf(a.to, b.to))

/** Moves of the slow grahas; one that says the contrary of a heavier graha over most of the same months is left out, since both cannot come true. */
function slowEntries(c: Composer): (EventEntry & { tone: 'good' | 'hard' })[] {
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
      const statement = c.say('ledger.move', {
        graha: c.grahaStart(graha),
        sign: c.sign(stay.sign),
        place: c.house(place),
        event: eventText(c, house, side, from, graha),
      })
      return [
        { house, side, from, to: earlierOf(to, addDays(from, MOVE_DAYS)), id, statement, judge: c.say('ledger.judge.event'), tone, graha },
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
function monthEntries(c: Composer): EventEntry[] {
  const [best, second] = monthsByWorth(c) as [Month, Month]
  const entryOf = ({ from, to, sun, label }: Month, kind: 'good' | 'second'): EventEntry => {
    const house = houseOfSign(sun.sign, c.facts.main.firstSign)
    const matter = mattersOf(c).find(({ openings }) => openings.some((opening) => opening.label === label))
    return {
      house: matter === undefined ? house : null,
      side: 'good',
      from,
      to,
      id: quickFinding(c, sun).id,
      statement: c.say(`ledger.month.${kind}`, {
        event:
          matter === undefined
            ? eventText(c, house, 'good', from, signLord(sun.sign))
            : c.say(`ledger.asked.${mannerOf(c, matter.topic)}`, { noun: matter.noun }),
      }),
      judge: c.say('ledger.judge.event'),
    }
  }
  return [entryOf(best, 'good'), ...(isEasy(c, second) ? [entryOf(second, 'second')] : [])]
}
