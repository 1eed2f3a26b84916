import type { Graha } from '@disha/contracts/chart'
import type { Block, LedgerEvent, Section } from '@disha/contracts/document'
import { MIDLIFE } from '../understanding/ages.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { hash } from '../compose/hash.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { frontOf } from '../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { houseOfSign, signLord, type House } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { firstPassOf, passageTone } from '../rules/passages.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { isKinGround } from '../rules/grounds.ts'
import { isLighter, strongestOf, type Part, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import type { Point } from '../understanding/point/points.ts'
import { SURE } from '../understanding/points-asked.ts'
import { questionOf } from '../understanding/understanding.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { answerOf } from './answer/answer.ts'
import { chosenStretches, listedStretches } from './answer/answer-stretches.ts'
import { askedOf, isTender } from './answer/answer-subject.ts'
import { allWindows, askedTopics } from './cache.ts'
import { bearsMove, ownAtHomeDays } from './coming-home.ts'
import { isCaseRunning } from './apart.ts'
import { hardOf } from './hard-time.ts'
import { kinAsked, kinSlots } from './kin-asked.ts'
import { recommended } from './joined-lines.ts'
import { eventText, fieldKind, pointKind, sittingEvent, stretchEvent } from './ledger-events.ts'
import { once } from './once.ts'
import { partMatters } from './part-matters.ts'
import { nextGoodPeriod } from './season.ts'
import { asksReturn, bestOpening, shortNoun } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { methodFinding } from './verdict.ts'
import { kindOf, mannerOf } from './stretch-kind.ts'
import { useOf } from './stretch-use.ts'
import { edgesClause, endSlot, markWithMargin } from './window-lines.ts'
import { isEasy, monthsByWorth, quickFinding, type Month, type Span } from './months.ts'
import { hasTrained, mattersOf, nounAt, openingGroups, shortOpenings, topicsDated } from './year-matters.ts'

const MOST = 14
/** A list shorter than this takes up the further rows for one event too. */
const LEAST = 10
/** So many rows are told of one event. */
const ROWS_AN_EVENT = 2
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
  /** true of the very matter that was asked about */
  asked?: boolean
  /** houses whose gain is the very thing that was asked about: none is told before it */
  gains?: readonly House[]
  /** of a stretch: true of the third and later rows for one event, which only a short list needs */
  isSpare?: boolean
}

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

/** Houses of money and standing. */
const GAINS: readonly House[] = [2, 10, 11]

/** Houses of a post and of a bond: an event of theirs is the very step of the field. */
const CORE: readonly House[] = [7, 10]

/** The houses whose gain is what somebody asks for, by field and by shorter matter. */
const GAINS_OF: Readonly<Record<string, readonly House[]>> = {
  career: GAINS,
  love: [7],
  abroad: [9, 12],
  money: [2, 11],
  home: [4],
  share: [4],
  sale: [4],
  return: [4, 12],
  study: [5, 9],
  exam: [5],
}

/**
 * True where a gain is told before the first time that page 1 names for that very gain; where somebody told of loss, debt, a post that is gone or a
 * standstill, before the first time that it names at all.
 */
function isEarlyGain(c: Composer, entry: EventEntry, asked: readonly LedgerEntry[]): boolean {
  const { house, side, from } = entry
  if (side !== 'good' || house === null) return false
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
  const onPage = new Set([...shortAnswer(c).flatMap(({ lines }) => lines), ...answerItems(c).flat()].flatMap(({ ids }) => ids))
  // beside a field that was asked about a matter that is only named ("parents are searching") has no time on page 1
  const isTold = (group: OpeningGroup): boolean =>
    answerOf(c).topic === null || group.some(({ ids: [id] }) => id !== undefined && onPage.has(id))
  return openingGroups(c)
    .filter(isTold)
    .flatMap((group) => groupEntries(c, group))
}

/** The findings of the short answer. */
const datedIds = once((c): ReadonlySet<string> => new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ ids }) => ids))))

type OpeningGroup = ReturnType<typeof openingGroups>[number]

function groupEntries(c: Composer, openings: OpeningGroup): LedgerEntry[] {
  const [first] = openings
  const parts = openings.flatMap((one) =>
    // what page 1 tells for the move is no smaller event here
    one.parts.map((part) => ({
      part,
      id: one.ids[0] as string,
      isFull: one.isFull,
      bears: bearsMove(c, { ...one, parts: [part] }),
      isNamed: one.ids.some((id) => datedIds(c).has(id)),
    })),
  )
  const best = first.concern === 'exam' ? undefined : bestOpening(c, first.concern)
  const later = parts.slice(1)
  // what page 1 dates comes before the best that it does not name
  const second = later.find(({ isNamed }) => isNamed) ?? later.find(({ part }) => part.from === best?.from) ?? later[0]
  // of a relative's matter the event is the matter's own
  const kind = isKinGround(first.concern) ? matterOf(c, first.concern) : first.ground
  const openingKey = (bears: boolean): MessageKey => {
    const key = `ledger.${bears ? 'opening' : 'lightOpening'}.${kind}`
    const own = `${key}.${c.asker.trade}`
    return (c.book.has(own) ? own : key) as MessageKey
  }
  const eventOf = (part: Part, bears: boolean): string =>
    first.concern === 'exam' ? sittingEvent(c, part) : c.say(openingKey(bears), kinSlots(c, first.concern))
  const statementOf = ({ part, isFull, bears }: { part: Part; isFull: boolean; bears: boolean }): string => {
    const key = first.concern === 'exam' ? 'ledger.for' : isFull ? 'ledger.opening' : 'ledger.lightOpening'
    const statement = c.say(key, { noun: first.noun, event: eventOf(part, bears) })
    // a move and a longer stay cannot both come true
    return first.concern === 'return' && bears && weighsBoth(c) ? c.say('ledger.ifGo', { statement }) : statement
  }
  // so is the last time that page 1 dates, as what is left to a later one
  const last = later.findLast((one) => one.isNamed && one.part.from > (second?.part.from ?? ''))
  return [parts[0], second, last].flatMap((one, index) =>
    one === undefined
      ? []
      : [
          {
            ...one.part,
            id: one.id,
            statement:
              index === 0 || one.isFull !== parts[0]?.isFull || one.bears !== parts[0].bears
                ? statementOf(one)
                : c.say('ledger.again', { statement: statementOf(one) }),
            judge: c.say(first.concern === 'exam' ? 'ledger.judge.event' : 'ledger.judge.opening'),
            gains: GAINS_OF[first.concern] ?? [],
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
              mark === '' ? '' : markWithMargin(c, { fromErrorDays, toErrorDays }, mark),
            ),
            // behind a mark the margin stands in its brackets
            error: mark === '' ? edgesClause(c, { fromErrorDays, toErrorDays }) : '',
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

/** The lords of a period, each named once. */
function periodsText(c: Composer, lords: readonly Graha[]): string {
  const names = [...new Set(lords)].map((graha) => ({ term: `grahaBare.${graha}` as const }))
  return names.length === 1 && names[0] !== undefined
    ? c.say('ledger.periods.own', { graha: names[0] })
    : c.say('ledger.periods', { grahas: { list: names } })
}

/** A stretch of a field that nobody asked about is told so many years ahead, and only one in which something may begin. */
const BESIDE_YEARS = 8

/** The stretches that are told of a topic: all of what was asked about; of another field the first one, where the person has a part in it. */
function toldOf(c: Composer, topic: MainTopic): readonly Window[] {
  const all = mattersOf(c).find((one) => one.topic === topic)?.stretches ?? listedStretches(c, topic)
  if (isAskedField(c, topic)) return all
  const kind = kindOf(c, topic)
  const fits =
    topic === 'career'
      ? kind !== 'career.unsaid' && kind !== 'career.service'
      : topic === 'abroad'
        ? kind === 'abroad.there'
        : kind === 'love.open' &&
          c.asker.age < MIDLIFE &&
          c.asker.work !== 'study' &&
          !isTender(c) &&
          questionOf(c.input.concern).person === null
  const end = addYears(c.input.asOf, BESIDE_YEARS)
  return fits ? all.filter((stretch) => useOf(c, stretch) === 'step' && stretch.from < end).slice(0, 1) : []
}

/** True where no field and no shorter matter was asked about. */
const asksOfNothing = (c: Composer): boolean =>
  askedTopics(c).size === 0 && mattersOf(c).length === 0 && shortOpenings(c).length === 0 && questionOf(c.input.concern).plea !== 'comeBack'

/** True of a field that page 1 answers by its stretches, or of every field where nothing at all was asked; of no field for somebody else's question. */
function isAskedField(c: Composer, topic: MainTopic): boolean {
  const { person, plea } = questionOf(c.input.concern)
  const asked = askedTopics(c)
  const matters = mattersOf(c)
  // whoever asks for the way home alone has not asked for the times to stay
  if (topic === 'abroad' && asksReturn(c) && shortOpenings(c).length > 0 && !topicsDated(c).includes('abroad')) return false
  if (matters.length > 0) return matters.some((matter) => matter.topic === topic && !(topic === 'love' && isOfOthers(matter.by)))
  if (plea === 'comeBack') return topic === 'career'
  return person === null && shortOpenings(c).length === 0 && (asked.size === 0 || asked.has(topic))
}

/** True of somebody else's question; living together again is asked of one's own bond. */
const isOfOthers = (c: Composer): boolean => {
  const { person, plea } = questionOf(c.input.concern)
  return person !== null && plea !== 'together'
}

/** True of work where somebody told that it, or their pay, stands still, whatever they asked. */
function isStuck(c: Composer, topic: MainTopic): boolean {
  const hard = hardOf(c)
  if (topic !== 'career' || hard === null) return false
  return hard.houses === 'all' ? askedOf(c, 'career') === 'promotion' : hard.houses.some((house) => GAINS.includes(house))
}

/** For whoever asks about a child's wedding: the times that page 1 names for a talk with them, since no date of theirs stands in this chart. */
function childEntries(c: Composer): LedgerEntry[] {
  const { person, theirWedding } = questionOf(c.input.concern)
  // a matter of theirs that has openings of its own is told by those
  if (person !== 'child' || shortOpenings(c).length > 0 || !(theirWedding || askedTopics(c).has('love'))) return []
  return passagesOver(c, 5)
    .slice(0, 2)
    .map(({ id, from, to }, index) => {
      const statement = c.say('ledger.child')
      return {
        from: laterOf(from, c.input.asOf),
        to,
        // the passage itself may have a row of its own
        id: `child.${id}`,
        asked: true,
        statement: index === 0 ? statement : c.say('ledger.again', { statement }),
        judge: c.say('ledger.judge.house.7'),
      }
    })
}

/** True where the way home is weighed against a longer stay, and page 1 has the times of both. */
const weighsBoth = (c: Composer): boolean =>
  asksReturn(c) && isAskedField(c, 'abroad') && shortOpenings(c).some(({ concern }) => concern === 'return')

/** To whoever has a case about the end of a marriage: what the next favourable sub-period should show of it, since it lets go of disputes. */
function caseEntries(c: Composer): LedgerEntry[] {
  const good = isCaseRunning(c) && askedTopics(c).has('love') ? nextGoodPeriod(c, CASE_YEARS) : undefined
  if (good === undefined) return []
  const { errorDays } = c.dashas
  return [
    {
      from: good.from,
      to: earlierOf(good.to, addYears(good.from, 1)),
      fromErrorDays: errorDays,
      toErrorDays: errorDays,
      id: `case.${periodFinding(c, good)}`,
      asked: true,
      statement: c.say('ledger.case'),
      judge: c.say('ledger.judge.house.6'),
    },
  ]
}
const CASE_YEARS = 5

/** What somebody would begin at home, in the days that page 1 names for it. */
function ownAtHomeEntries(c: Composer): LedgerEntry[] {
  const days = asksReturn(c) ? ownAtHomeDays(c) : null
  if (days === null) return []
  return [
    {
      ...days,
      id: `ownAtHome.${days.from}`,
      asked: true,
      statement: c.say('ledger.ownAtHome'),
      judge: c.say('ledger.judge.house.3'),
    },
  ]
}

/** What the first part of a field is after, where that is sure and its own. */
const pointOf = (c: Composer, topic: MainTopic): Point | null => partMatters(c).find((part) => part.topic === topic)?.point ?? null

/** Nobody waits longer than so many years for the one who has gone, but where page 1 itself names no nearer time. */
const WAITED_YEARS = 4

const rowsTold = (c: Composer, all: readonly Window[], kindAt: (date: string) => string): readonly Window[] =>
  all.filter(({ from, id }) => kindAt(from) !== 'window.love.reunite' || from < addYears(c.input.asOf, WAITED_YEARS) || datedIds(c).has(id))

/** Kinds that a first post can stand under. */
const FIRST_POST: ReadonlySet<string> = new Set(['window.career.study', 'window.career.without'])

/** The stretches of each topic that the answer names, each with an event for the person's state and for what the stretch is good for. */
function windowEntries(c: Composer): LedgerEntry[] {
  const times = new Map<string, number>()
  return MAIN_TOPICS.flatMap((topic) => {
    const matter = mattersOf(c).find((one) => one.topic === topic)
    // what a stretch bears is judged by the wording that page 1 answered
    const by = matter?.by ?? c
    const isAsked = (isAskedField(c, topic) || isStuck(c, topic)) && !asksOfNothing(c)
    // a first post is none any more by a day that is told as one for work
    const isLater = (kind: string, date: string): boolean =>
      matter === undefined
        ? kind === 'window.career.study' && hasTrained(c, date)
        : FIRST_POST.has(kind) && nounAt(c, topic, matter.noun, date) !== matter.noun
    const kindAt = (date: string): string => {
      const kind = pointKind(by, pointOf(c, topic)) ?? fieldKind(by, topic, date)
      return isLater(kind, date) ? 'window.career.livelihood' : kind
    }
    const settled = new Set<string>()
    const opened = new Set<string>()
    // beside the way home what a stay brings is told for whoever stays
    const isStay = topic === 'abroad' && weighsBoth(c)
    return rowsTold(c, toldOf(c, topic), kindAt).map((stretch) => {
      const { from, id, period, sub, jupiter } = stretch
      const periods = periodsText(c, (sub ?? period)?.lords ?? [])
      const why =
        jupiter === null
          ? c.say('ledger.why.dasha', { periods })
          : isLighter(stretch)
            ? c.say('ledger.why.moon', { sign: c.sign(jupiter.sign) })
            : c.say('ledger.why', { periods, sign: c.sign(jupiter.sign) })
      const { event, judge, settles } = stretchEvent(by, kindAt(from), stretch)
      const noun = matter === undefined ? c.say(`window.area.${topic}`) : nounAt(c, topic, matter.noun, from)
      const theme = `${noun} ${event}`
      const before = times.get(theme) ?? 0
      times.set(theme, before + 1)
      const isOpen = settled.has(noun) || before > 0
      const said = c.say(!isOpen ? 'ledger.for' : opened.has(theme) ? 'ledger.forOpenStill' : 'ledger.forOpen', { noun, event })
      if (isOpen) opened.add(theme)
      if (settles) settled.add(noun)
      const best = stretch === strongestOf(allWindows(c)[topic])
      const full = `${best ? c.say('ledger.best', { statement: said }) : said} ${why}`
      return {
        ...daysOf(c, stretch),
        id,
        statement: isStay ? c.say('ledger.ifStay', { statement: full }) : full,
        // what page 1 dates always has its row
        isSpare: before >= ROWS_AN_EVENT && !datedIds(c).has(id),
        judge,
        asked: isAsked,
        gains: GAINS_OF[topic] ?? [],
      }
    })
  })
}

/** The days of a stretch in a row, with the mark of a light one. */
const daysOf = (c: Composer, stretch: Window) => ({
  from: stretch.from,
  to: stretch.to,
  fromErrorDays: stretch.fromErrorDays,
  toErrorDays: stretch.toErrorDays,
  parts: stretch.parts,
  mark: isLighter(stretch) ? c.say('window.lighter') : '',
})

/** Kinds that are told by the noun of pay. */
const OF_PAY: ReadonlySet<string> = new Set(['window.career.pay', 'window.career.raise'])

/** Of each further thing that was asked so many times are told. */
const TIMES_EACH = 2

/** What else was asked that the stretches of a field count for, each by its own event. */
function alsoEntries(c: Composer): LedgerEntry[] {
  return mattersOf(c).flatMap(({ topic, also, noun }) => {
    const told = new Set<Point>()
    return partMatters(c)
      .filter((part) => part.topic === topic)
      .slice(1)
      .flatMap(({ point, by }): LedgerEntry[] => {
        const kind = point === pointOf(c, topic) ? null : pointKind(by, point)
        if (point === null || kind === null || told.has(point)) return []
        told.add(point)
        const named = also.find((one) => one.point === point)
        const stretches = [...new Set([named?.stretch, ...chosenStretches(by, topic)])]
          .filter((one) => one !== undefined)
          .slice(0, TIMES_EACH)
        return stretches.map((stretch) => {
          const { event, judge } = stretchEvent(by, kind, stretch)
          // the stretch itself has a row of its own
          const id = `${point}.${stretch.id}`
          return {
            ...daysOf(c, stretch),
            id,
            statement: c.say('ledger.for', { noun: OF_PAY.has(kind) ? c.say('noun.pay') : (named?.noun ?? noun), event }),
            judge,
            asked: true,
          }
        })
      })
  })
}

/** What page 1 dates by a passage of Jupiter alone, with the noun it goes by. */
const BY_PASSAGE: Readonly<Partial<Record<Point, { event: 'result' | 'inlaws'; noun: MessageKey }>>> = {
  'study.result': { event: 'result', noun: 'noun.study' },
  'kin.inlaws': { event: 'inlaws', noun: 'noun.family' },
}
const PASSAGE = /^gochara\.jupiter\./
const STRETCH = /^(?:window|opening)\./

/** The passages that page 1 names for what has neither stretches nor openings: a matter of one's own by its point, or a relative's. */
function passageEntries(c: Composer): LedgerEntry[] {
  const opened = new Set<string>(openingGroups(c).map(([{ concern }]) => concern))
  return shortAnswer(c).flatMap(({ points, lines, from }) => {
    const point = points.find(({ asked: one }) => one.likely >= SURE && BY_PASSAGE[one.point] !== undefined)?.asked.point
    const found = point === undefined ? undefined : BY_PASSAGE[point]
    const kin = from === null ? null : kinAsked(from)
    const statement =
      found !== undefined
        ? c.say('ledger.for', { noun: c.say(found.noun), event: c.say(`ledger.passage.${found.event}`) })
        : from === null || kin === null || opened.has(kin)
          ? null
          : c.say('ledger.lightOpening', {
              noun: shortNoun(from, kin),
              event: c.say(`ledger.lightOpening.${matterOf(from, kin)}` as MessageKey, kinSlots(from, kin)),
            })
    if (statement === null) return []
    const named = lines.filter(({ ids }) => !ids.some((id) => STRETCH.test(id))).flatMap(({ ids }) => ids.filter((id) => PASSAGE.test(id)))
    return [...new Set(named)].slice(0, TIMES_EACH).flatMap((id, index): LedgerEntry[] => {
      const days = c.findings.get(id)?.window
      if (days === undefined) return []
      return [
        {
          from: laterOf(days.from, c.input.asOf),
          to: days.to,
          // the passage itself may have a row of its own
          id: `${point ?? kin}.${id}`,
          statement: index === 0 ? statement : c.say('ledger.again', { statement }),
          judge: c.say('ledger.judge.event'),
          asked: true,
        },
      ]
    })
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
function monthEntries(c: Composer): EventEntry[] {
  const [best, second] = monthsByWorth(c) as [Month, Month]
  const entryOf = ({ from, to, sun, label }: Month, kind: 'good' | 'second'): EventEntry[] => {
    const house = houseOfSign(sun.sign, c.facts.main.firstSign)
    const matter = mattersOf(c).find(({ topic, openings }) => isAskedField(c, topic) && openings.some((opening) => opening.label === label))
    const event =
      matter === undefined
        ? eventText(c, house, 'good', from, signLord(sun.sign))
        : c.say(`ledger.asked.${kindOf(c, matter.topic) === 'love.wed' ? 'wed' : mannerOf(c, matter.topic)}`, { noun: matter.noun })
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
