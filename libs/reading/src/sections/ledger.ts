import type { Block, LedgerEvent, Section } from '@disha/contracts/document'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer } from '../compose/composer.ts'
import { hash } from '../compose/hash.ts'
import type { House } from '../facts/houses.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { postSpan } from './exam-year.ts'
import { hardOf } from './hard-time.ts'
import { householdEntries } from './household.ts'
import { recommended } from './joined-lines.ts'
import { methodFinding } from './verdict.ts'
import { edgesClause, endSlot, markWithMargin } from './window-lines.ts'
import type { Span } from './months.ts'
import { type LedgerEntry, type EventEntry, GAINS } from './ledger-entry.ts'
import {
  openingEntries,
  windowEntries,
  alsoEntries,
  passageEntries,
  childEntries,
  caseEntries,
  ownAtHomeEntries,
  healthEntries,
} from './ledger-asked.ts'
import { monthEntries, slowEntries, shared, lengthOf, periodEntries } from './ledger-sky.ts'

const MOST = 14
/** A list shorter than this takes up the further rows for one event too. */
const LEAST = 10

/** Dated statements that can turn out wrong, what was asked about before the rest, each soonest first; none says what another says. */
export function ledgerEntries(c: Composer): LedgerEntry[] {
  const said = new Set<string>()
  const openings = openingEntries(c)
  const months = monthEntries(c)
  // an easy month and plans that slow down cannot both come true
  const slow = slowEntries(c).filter(
    (entry) => !(entry.tone === 'hard' && months.some((month) => shared(month, entry) > lengthOf(month) / 2)),
  )
  const events: EventEntry[] = []
  const asked = [
    ...windowEntries(c),
    ...alsoEntries(c),
    ...passageEntries(c),
    ...childEntries(c),
    ...caseEntries(c),
    ...ownAtHomeEntries(c),
    ...healthEntries(c),
    ...householdEntries(c),
    ...openings.map((entry) => ({ ...entry, asked: true })),
  ]
  // no loss is told beside an opening of what was asked about: its own advice is care enough
  // nor beside a stretch of it that is there to be used, over most of the days of either
  const used = recommended(c).flatMap(({ advice, parts }) => (advice === 'prepare' ? [] : parts))
  const beside = (one: EventEntry): boolean =>
    one.side === 'care' &&
    (openings.some((opening) => shared(opening, one) > 0) ||
      used.some((part) => shared(part, one) > Math.min(lengthOf(part), lengthOf(one)) / 2))
  const early = (one: EventEntry): boolean => isEarlyGain(c, one, asked) || isAtLeaving(c, one, asked)
  for (const entry of [...months, ...periodEntries(c), ...slow].filter((one) => !isTold(c, one) && !beside(one) && !early(one)))
    // neither the same event twice, at whatever time, nor one beside its contrary
    if (
      !events.some(
        (other) => entry.house !== null && other.house === entry.house && (other.side === entry.side || shared(other, entry) > 0),
      )
    )
      events.push(entry)
  const all = [
    ...asked.filter((one) => !(one.asked === false && one.id.startsWith('window.career.') && isLeftFor(c, one, asked))),
    ...events,
  ].filter(({ statement, isSpare }) => isSpare !== undefined || (!said.has(statement) && said.add(statement)))
  const spares = all.filter(({ isSpare }) => isSpare === true)
  const needed = new Set(spares.slice(0, Math.max(0, LEAST - (all.length - spares.length))))
  return all
    .filter((one) => one.isSpare !== true || needed.has(one))
    .slice(0, MOST)
    .toSorted((a, b) => Number(b.asked === true) - Number(a.asked === true) || (a.from < b.from ? -1 : 1))
}

/** Houses of a post and of a bond: an event of theirs is the very step of the field. */
const CORE: readonly House[] = [7, 10]

const POST_HOUSE: House = 10

/**
 * True where a gain is told before the first time that page 1 names for that very gain; where somebody told of loss, debt, a post that is gone or a
 * standstill, before the first time that it names at all.
 */
function isEarlyGain(c: Composer, entry: EventEntry, asked: readonly LedgerEntry[]): boolean {
  const { house, side, from } = entry
  if (side !== 'good' || house === null) return false
  const reach = postSpan(c)
  // no post comes before an examination that it follows, nor after the age for it
  if (house === POST_HOUSE && reach !== null && (from < reach.from || from > reach.to)) return true
  const { debt, pressed, settled } = c.asker
  const hard = hardOf(c)
  const told =
    debt ||
    pressed ||
    isWithoutPost(settled) ||
    (hard !== null && (hard.houses === 'all' || hard.houses.some((one) => GAINS.includes(one))))
  const named = asked.filter((entry) => entry.asked === true)
  const isBefore = (times: readonly LedgerEntry[]): boolean => times.every((entry) => from < entry.from)
  const own = named.filter(({ gains = [] }) => gains.includes(house))
  // the post or the bond itself is told in the times of page 1 alone: of the others the roadmap says that little new opens
  if (CORE.includes(house) && own.length > 0 && own.every((one) => shared(one, entry) <= 0)) return true
  // with a loss told and no time in sight no gain is told at all
  return (own.length > 0 && isBefore(own)) || (told && GAINS.includes(house) && isBefore(named))
}

/** True of a rise in the post of today that falls into the days in which whoever asks to go abroad is to leave it. */
const isAtLeaving = (c: Composer, entry: EventEntry, asked: readonly LedgerEntry[]): boolean =>
  entry.side === 'good' && entry.house === 10 && isLeftFor(c, entry, asked)

const isLeftFor = (c: Composer, span: Span, asked: readonly LedgerEntry[]): boolean =>
  !c.asker.abroad &&
  asked.some(
    (one) =>
      one.asked === true && one.id.startsWith('window.abroad.') && shared({ from: one.from, to: one.parts?.[0]?.to ?? one.to }, span) > 0,
  )

/** The field whose stretches speak of the events of a house. */
const FIELD_OF: Readonly<Partial<Record<House, MainTopic>>> = {
  2: 'career',
  7: 'love',
  9: 'abroad',
  10: 'career',
  11: 'career',
  12: 'abroad',
}

/** True where a stretch of the field of an event holds more than half of its days: the row of the stretch counts what happens then. */
export const isTold = (c: Composer, entry: EventEntry): boolean => {
  const topic = entry.house === null ? undefined : FIELD_OF[entry.house]
  return (
    topic !== undefined && chosenStretches(c, topic).some(({ parts }) => parts.some((part) => shared(part, entry) > lengthOf(entry) / 2))
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
  const tables = [entries.filter(({ asked }) => asked === true), entries.filter(({ asked }) => asked !== true)].filter(
    ({ length }) => length > 0,
  )
  const method = methodFinding(c, 'ledger', 'practice.ledger')
  return {
    id: 'ledger',
    title: c.say('title.ledger'),
    lead: c.runs([c.line([method], 'ledger.lead')]),
    blocks: [
      ...tables.map((rows): Block => ({
        kind: 'table',
        caption: c.say(rows[0]?.asked === true ? 'ledger.table.asked' : tables.length > 1 ? 'ledger.table.beside' : 'ledger.table'),
        columns: (['table.when', 'table.statement', 'table.judge', 'table.came'] as const).map((key) => ({
          label: c.say(key),
          align: 'start' as const,
        })),
        rows: rows.map(({ from, to, fromErrorDays = 0, toErrorDays = 0, parts, mark = '', statement, judge }) => [
          c.say('ledger.spanError', {
            from: c.date(from, fromErrorDays),
            to: endSlot(
              c,
              { from, to, fromErrorDays, toErrorDays, parts },
              mark === '' && (parts?.length ?? 0) < 2 ? '' : markWithMargin(c, { fromErrorDays, toErrorDays }, mark),
            ),
            // behind a mark, or further parts, the margin stands in their brackets
            error: mark === '' && (parts?.length ?? 0) < 2 ? edgesClause(c, { fromErrorDays, toErrorDays }) : '',
          }),
          statement,
          judge,
          c.say('table.boxes'),
        ]),
      })),
      c.paragraph(c.line([method], 'ledger.after')),
    ],
  }
}
