import type { Graha } from '@disha/contracts/chart'
import type { Block, LedgerEvent, Section } from '@disha/contracts/document'
import { ELDER, MIDLIFE, stageOf } from '../understanding/ages.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { hash } from '../compose/hash.ts'
import { ageAt, gocharaFinding, periodFinding } from '../compose/parts.ts'
import { frontOf } from '../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { houseOfSign, signLord, type House } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { passageTone } from '../rules/passages.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { isKinGround } from '../rules/grounds.ts'
import { isLighter, strongestOf, type Part, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import type { Point } from '../understanding/point/points.ts'
import { questionOf, shortConcernsOf } from '../understanding/understanding.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { askedOf, isTender } from './answer/answer-subject.ts'
import { allWindows, askedTopics } from './cache.ts'
import { bearsMove } from './coming-home.ts'
import { usualAgePassed } from './calendars.ts'
import { hardOf } from './hard-time.ts'
import { kinSlots } from './kin-asked.ts'
import { recommended } from './joined-lines.ts'
import { bestOpening } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { methodFinding } from './verdict.ts'
import { kindOf, mannerOf } from './stretch-kind.ts'
import { mayBegin, useOf } from './stretch-use.ts'
import { edgesClause, endSlot } from './window-lines.ts'
import { isEasy, monthsByWorth, quickFinding, type Month, type Span } from './months.ts'
import { mattersOf, openingGroups, shortOpenings } from './year-matters.ts'

const MOST = 14
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
  const asked = [...windowEntries(c), ...alsoEntries(c), ...childEntries(c), ...openings.map((entry) => ({ ...entry, asked: true }))]
  // no loss is told beside an opening of what was asked about: its own advice is care enough
  // nor beside a stretch of it that is there to be used
  const used = recommended(c).flatMap(({ advice, parts }) => (advice === 'prepare' ? [] : parts))
  const beside = (one: EventEntry): boolean =>
    one.side === 'care' &&
    (openings.some((opening) => shared(opening, one) > 0) || used.some((part) => shared(part, one) > lengthOf(one) / 2))
  const early = (one: EventEntry): boolean => isEarlyGain(c, one, asked)
  for (const entry of [...months, ...periodEntries(c), ...slow].filter((one) => !isTold(c, one) && !beside(one) && !early(one)))
    // neither the same event twice, at whatever time, nor one beside its contrary
    if (
      !events.some(
        (other) => entry.house !== null && other.house === entry.house && (other.side === entry.side || shared(other, entry) > 0),
      )
    )
      events.push(entry)
  return [...asked, ...events]
    .filter(({ statement }) => !said.has(statement) && said.add(statement))
    .slice(0, MOST)
    .toSorted((a, b) => Number(b.asked === true) - Number(a.asked === true) || (a.from < b.from ? -1 : 1))
}

/** Houses of money and standing. */
const GAINS: readonly House[] = [2, 10, 11]

/** True where somebody told of loss, debt, a post that is gone or a standstill, and a gain is told before what page 1 names for it opens. */
function isEarlyGain(c: Composer, { house, side, from }: EventEntry, asked: readonly LedgerEntry[]): boolean {
  const { debt, pressed, settled } = c.asker
  const hard = hardOf(c)
  const told =
    debt ||
    pressed ||
    isWithoutPost(settled) ||
    (hard !== null && (hard.houses === 'all' || hard.houses.some((one) => GAINS.includes(one))))
  if (!told || side !== 'good' || house === null || !GAINS.includes(house)) return false
  const opens = asked.filter((entry) => entry.asked === true).map((entry) => entry.from)
  return opens.every((date) => from < date)
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
const openingEntries = (c: Composer): LedgerEntry[] => openingGroups(c).flatMap((group) => groupEntries(c, group))

function groupEntries(c: Composer, openings: ReturnType<typeof openingGroups>[number]): LedgerEntry[] {
  const [first] = openings
  const parts = openings.flatMap((one) =>
    // what page 1 tells for the move is no smaller event here
    one.parts.map((part) => ({ part, id: one.ids[0] as string, isFull: one.isFull, bears: one.isFull || bearsMove(c, one) })),
  )
  const best = questionOf(c.input.concern).plea === 'studyAbroad' ? undefined : bestOpening(c, first.concern)
  const second = parts.slice(1).find(({ part }) => part.from === best?.from) ?? parts[1]
  // of a relative's matter the event is the matter's own
  const kind = isKinGround(first.concern) ? matterOf(c, first.concern) : first.ground
  const statementOf = ({ isFull, bears }: { isFull: boolean; bears: boolean }): string =>
    c.say(isFull ? 'ledger.opening' : 'ledger.lightOpening', {
      noun: first.noun,
      event: c.say(`ledger.${bears ? 'opening' : 'lightOpening'}.${kind}` as MessageKey, kinSlots(c, first.concern)),
    })
  return [parts[0], second].flatMap((one, index) =>
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
        rows: rows.map(({ from, to, fromErrorDays = 0, toErrorDays = 0, parts, mark, statement, judge }) => [
          c.say('ledger.spanError', {
            from: c.date(from, fromErrorDays),
            to: endSlot(c, { from, to, fromErrorDays, toErrorDays, parts }, mark),
            error: edgesClause(c, { fromErrorDays, toErrorDays }),
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

/** Points whose event stands under a name that states of work have too. */
const EVENTS: Readonly<Partial<Record<Point, string>>> = {
  'work.promotion': 'window.career.rise',
  'work.transfer': 'window.career.transfer',
  'work.post': 'window.career.without',
}

/** The event of a point of its own; null where that of its field says it. */
function pointEvent(c: Composer, point: Point | null, manner: 'begin' | 'later'): string | null {
  if (point === null) return null
  const key = `ledger.${EVENTS[point] ?? `point.${point}`}.${manner}`
  return c.book.has(key) ? c.say(key) : null
}

/** The event by which a stretch is judged: of the very thing that was asked about where there is one, else of the field. */
function ledgerKind(c: Composer, topic: MainTopic, date: string) {
  const { concern } = c.input
  const { plea, pair } = questionOf(concern)
  const kind = kindOf(c, topic)
  if (topic === 'abroad' && pair === 'homeOrAbroad' && kind === 'abroad' && isThere(c)) return 'abroad.there' as const
  if (topic === 'career') {
    if (plea === 'transfer') return 'career.transfer' as const
    // nobody sits an examination after the age for it
    if (plea === 'retry' || c.asker.trade === 'aspirant')
      return usualAgePassed(c, date) ? ('career.livelihood' as const) : ('career.exam' as const)
    if (c.asker.freelance) return 'career.freelance' as const
    if (kind === 'career.post' && (askedOf(c, 'career') === 'promotion' || pair === 'stayOrMove')) return 'career.rise' as const
  }
  return kind === 'love.open' && askedOf(c, 'love') === 'marriage' ? ('love.match' as const) : kind
}

/** Somebody who weighs the way home from where they live. */
const isThere = (c: Composer): boolean =>
  /\b(?:come|coming|go|going|move|moving|shift|shifting)\b[^.?!]{0,20}\bback\b|\breturn|wapas|वापस|திரும்ப|తిరిగి/iu.test(c.input.concern)

/** A stretch of a field that nobody asked about is told so many years ahead, and only one in which something may begin. */
const BESIDE_YEARS = 8

/** The stretches that are told of a topic: all of what was asked about; of another field the first one, where the person has a part in it. */
function toldOf(c: Composer, topic: MainTopic): Window[] {
  const all = chosenStretches(c, topic)
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
  if (matters.length > 0) return matters.some((matter) => matter.topic === topic && !(topic === 'love' && isOfOthers(matter.by)))
  if (plea === 'comeBack') return topic === 'career'
  return person === null && shortOpenings(c).length === 0 && plea !== 'studyAbroad' && (asked.size === 0 || asked.has(topic))
}

const isOfOthers = (c: Composer): boolean => questionOf(c.input.concern).person !== null

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

/** The stretches of each topic that the answer names, in words for the person's state: an event where one may begin, its preparation elsewhere. */
function windowEntries(c: Composer): LedgerEntry[] {
  const times = new Map<string, number>()
  return MAIN_TOPICS.flatMap((topic) =>
    toldOf(c, topic).map((stretch) => {
      const { from, id, period, sub, jupiter } = stretch
      const periods = periodsText(c, (sub ?? period)?.lords ?? [])
      const why =
        jupiter === null
          ? c.say('ledger.why.dasha', { periods })
          : isLighter(stretch)
            ? c.say('ledger.why.moon', { sign: c.sign(jupiter.sign) })
            : c.say('ledger.why', { periods, sign: c.sign(jupiter.sign) })
      const manner = mayBegin(c, stretch) ? 'begin' : 'later'
      const matter = mattersOf(c).find((one) => one.topic === topic)
      const said =
        pointEvent(c, matter?.point ?? null, manner) ?? c.say(`ledger.window.${ledgerKind(matter?.by ?? c, topic, from)}.${manner}`)
      const best = stretch === strongestOf(allWindows(c)[topic])
      const statement = `${best ? c.say('ledger.best', { statement: said }) : said} ${why}`
      // Jupiter comes back to a sign after a retreat, at most twice
      const before = times.get(statement) ?? 0
      times.set(statement, before + 1)
      return {
        ...daysOf(c, stretch),
        id,
        statement: before === 0 ? statement : c.say(before === 1 ? 'ledger.again' : 'ledger.thirdTime', { statement }),
        judge: c.say(`ledger.judge.window.${manner}`),
        asked: isAskedField(c, topic) && !asksOfNothing(c),
      }
    }),
  )
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

/** What else was asked that a stretch counts for, each by its own event in the first stretch for it. */
function alsoEntries(c: Composer): LedgerEntry[] {
  return mattersOf(c).flatMap(({ also }) =>
    also.flatMap(({ point, stretch }) => {
      if (stretch === undefined) return []
      const manner = mayBegin(c, stretch) ? 'begin' : 'later'
      const statement = pointEvent(c, point, manner)
      return statement === null
        ? []
        : [
            {
              ...daysOf(c, stretch),
              // the stretch itself has a row of its own
              id: `${point}.${stretch.id}`,
              statement,
              judge: c.say(`ledger.judge.window.${manner}`),
              asked: true,
            },
          ]
    }),
  )
}

/** Who an event is told to, by their own words and the age at which it falls: the narrowest first. */
function audiencesOf(c: Composer, date: string): readonly string[] {
  const { work, trade, settled, children, debt, love } = c.asker
  const age = ageAt(c, date)
  const stage = work === 'study' && age <= ageAt(c, c.input.asOf) + 1 ? 'young' : (stageOf(age) ?? (work === 'service' ? 'elder' : null))
  const worker = isWithoutPost(settled)
    ? 'without'
    : age < ELDER && work === 'livelihood' && (trade === 'business' || trade === 'post')
      ? trade
      : null
  return [
    ...(children ? ['parent'] : []),
    ...(debt ? ['debt'] : []),
    ...(love === 'bond' || love === 'partner' ? ['two'] : []),
    ...(stage === null ? [] : [stage]),
    ...(worker === null ? [] : [worker]),
  ]
}

/** Of courses, plans and what is made by oneself. */
const PLANS_HOUSE = 5
/** True where a plan or a course is what was asked about: that it stops would be read as the verdict on it. */
function asksOfPlan(c: Composer): boolean {
  const { trade, work } = c.asker
  const { concern, concerns } = c.input
  const { plea, pair } = questionOf(concern)
  return (
    trade === 'aspirant' ||
    work === 'study' ||
    plea === 'retry' ||
    plea === 'studyAbroad' ||
    pair === 'jobOrBusiness' ||
    ['business', 'exam', 'government'].includes(askedOf(c, 'career')) ||
    shortConcernsOf(concern, concerns).some((one) => one === 'study' || one === 'business')
  )
}

/** One event of a house that can be seen to happen or not, in words for this person; null where none of them fits. */
function eventText(c: Composer, house: House, side: 'good' | 'care', date: string, graha: Graha): string | null {
  const { strain, settled, work } = c.asker
  // what is hard between two people is no row to tick, and whoever has no post has none to lose a part of
  if (side === 'care' && ((house === 7 && strain !== null) || (house === 10 && (isWithoutPost(settled) || work === 'service')))) return null
  if (side === 'care' && house === PLANS_HOUSE && asksOfPlan(c)) return null
  const own = audiencesOf(c, date)
    .map((who) => `ledger.event.${side}.${house}.${who}`)
    .find((key) => c.book.has(key))
  return c.say((own ?? `ledger.event.${side}.${house}`) as `ledger.event.${typeof side}.${House}`, { who: c.say(`ledger.who.${graha}`) })
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
      const statement = c.say('ledger.move', {
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
    const matter = mattersOf(c).find(({ openings }) => openings.some((opening) => opening.label === label))
    const event =
      matter === undefined
        ? eventText(c, house, 'good', from, signLord(sun.sign))
        : c.say(`ledger.asked.${mannerOf(c, matter.topic)}`, { noun: matter.noun })
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
