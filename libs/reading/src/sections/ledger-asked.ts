import { MIDLIFE } from '../understanding/ages.ts'
import type { Composer } from '../compose/composer.ts'
import { periodFinding } from '../compose/parts.ts'
import { addMonths, addYears, earlierOf, laterOf } from '../facts/calendar.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { isKinGround } from '../rules/grounds.ts'
import { isLighter, isSpoken, strongestOf, type Part, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import type { Point } from '../understanding/point/points.ts'
import { SURE } from '../understanding/points-asked.ts'
import { questionOf } from '../understanding/understanding.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { holdsPostBeside } from './answer/roads.ts'
import { answerOf } from './answer/answer.ts'
import { chosenStretches, listedStretches } from './answer/answer-stretches.ts'
import { askedOf, isTender } from './answer/answer-subject.ts'
import { allWindows, askedTopics } from './cache.ts'
import { bearsMove, ownAtHomeDays } from './coming-home.ts'
import { isCaseRunning } from './apart.ts'
import { hardOf } from './hard-time.ts'
import { asksHealth, healthEnd, mindSpans } from './health.ts'
import { kinAsked, kinSlots } from './kin-asked.ts'
import { elderOf } from './elder-beside.ts'
import { fieldKind, isTradeAgain, OF_MACHINE, pointKind, sittingEvent, stretchEvent } from './ledger-events.ts'
import { ledMatter } from './led-matter.ts'
import { once } from './once.ts'
import { partMatters } from './part-matters.ts'
import { nextGoodPeriod } from './season.ts'
import { asksReturn, bestOpening, shortNoun, slotsOf } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { kindOf } from './stretch-kind.ts'
import { useOf } from './stretch-use.ts'
import { otherWay } from './two-ways.ts'
import { hasTrained, isPastWait, mattersOf, nounAt, openingGroups, shortOpenings, topicsDated } from './year-matters.ts'
import { type LedgerEntry, GAINS_OF, GAINS } from './ledger-entry.ts'
import type { Graha } from '@disha/contracts/chart'

/** The findings of the short answer. */
const datedIds = once((c): ReadonlySet<string> => new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ ids }) => ids))))

/** The next opening of a shorter matter that page 1 answers by them, and the one that it calls the best, or else the one after. */
export function openingEntries(c: Composer): LedgerEntry[] {
  const onPage = new Set([...shortAnswer(c).flatMap(({ lines }) => lines), ...answerItems(c).flat()].flatMap(({ ids }) => ids))
  // beside a field that was asked about a matter that is only named ("parents are searching") has no time on page 1
  const isTold = (group: OpeningGroup): boolean =>
    answerOf(c).topic === null || group.some(({ ids: [id] }) => id !== undefined && onPage.has(id))
  return openingGroups(c)
    .filter(isTold)
    .flatMap((group) => groupEntries(c, group))
}

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
  const kind =
    isKinGround(first.concern) || (first.concern === 'study' && first.ground === 'kin') ? matterOf(c, first.concern) : first.ground
  // a paper that is asked about now is sat for so long; what is far is for a course
  const openingKey = (bears: boolean, { from }: Part): MessageKey => {
    const key = `ledger.${bears ? 'opening' : 'lightOpening'}.${kind}`
    const own = kind === 'family' && elderOf(c) === 'inLaw' ? `${key}.inLaw` : `${key}.${c.asker.trade}`
    return (c.book.has(own) && !isPastWait(c, 'career', from) ? own : key) as MessageKey
  }
  const eventOf = (part: Part, bears: boolean): string =>
    first.concern === 'exam' ? sittingEvent(c, part) : c.say(openingKey(bears, part), slotsOf(c, first.concern))
  const statementOf = ({ part, isFull, bears }: { part: Part; isFull: boolean; bears: boolean }): string => {
    const key = first.concern === 'exam' ? 'ledger.for' : isFull ? 'ledger.opening' : 'ledger.lightOpening'
    const said = c.say(key, { noun: first.noun, event: eventOf(part, bears) })
    // of two ways the one that page 1 does not lean to
    const statement = first.concern === 'study' && otherWay(c)?.of === 'study' ? c.say('ways.ledger', { statement: said }) : said
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
                : c.say(first.concern === 'exam' ? 'ledger.again.sitting' : 'ledger.again', { statement: statementOf(one) }),
            judge: c.say(first.concern === 'exam' ? 'ledger.judge.event' : 'ledger.judge.opening'),
            gains: GAINS_OF[first.concern] ?? [],
          },
        ],
  )
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
export function isAskedField(c: Composer, topic: MainTopic): boolean {
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
export function childEntries(c: Composer): LedgerEntry[] {
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

const CASE_YEARS = 5

/** To whoever has a case, about the end of a marriage or any other: what the next favourable sub-period should show of it, since it lets go of disputes. */
export function caseEntries(c: Composer): LedgerEntry[] {
  const isOwn = ledMatter(c) === 'dispute'
  const good = isOwn || (isCaseRunning(c) && askedTopics(c).has('love')) ? nextGoodPeriod(c, CASE_YEARS) : undefined
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
      statement: isOwn
        ? c.say('ledger.for', { noun: shortNoun(c, 'dispute'), event: c.say('ledger.opening.dispute') })
        : c.say('ledger.case'),
      judge: c.say(isOwn ? 'ledger.judge.opening' : 'ledger.judge.house.6'),
    },
  ]
}

/** What somebody would begin at home, in the days that page 1 names for it. */
export function ownAtHomeEntries(c: Composer): LedgerEntry[] {
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

/** The seasons of mind and strength, for whoever asks of their health: the next easier one and the next heavier one, each in its first months. */
export function healthEntries(c: Composer): LedgerEntry[] {
  if (!asksHealth(c)) return []
  const ahead = mindSpans(c).filter(({ from }) => from > c.input.asOf)
  return (['ease', 'strain'] as const).flatMap((side): LedgerEntry[] => {
    const span = ahead.find((one) => one.side === side && one.from < healthEnd(c))
    if (span === undefined) return []
    return [
      {
        from: span.from,
        to: earlierOf(span.to, addMonths(span.from, FIRST_MONTHS)),
        id: `health.${side}.${span.from}`,
        asked: true,
        statement: c.say(`ledger.health.${side}`),
        judge: c.say('ledger.judge.health'),
      },
    ]
  })
}
/** A season shows itself in its first months. */
const FIRST_MONTHS = 4

/** Nobody who lives apart waits for longer than so many years, but where page 1 itself names no nearer time. */
const WAITED_YEARS = 4

const rowsTold = (c: Composer, all: readonly Window[], kindAt: (date: string) => string): readonly Window[] =>
  all.filter(
    (one) =>
      datedIds(c).has(one.id) ||
      // beside a near one no row is for a time that page 1 leaves to the chapter
      ((isSpoken(c, one) || !all.some((near) => isSpoken(c, near))) &&
        (kindAt(one.from) !== 'window.love.apart' || one.from < addYears(c.input.asOf, WAITED_YEARS))),
  )

/** Kinds that a first post can stand under. */
const FIRST_POST: ReadonlySet<string> = new Set(['window.career.study', 'window.career.without'])

/** Where one machine of a trade is to be sold, what a row is for: the machine, or the trade that goes on. */
const machineNoun = (c: Composer, asked: string | null, kind: string): string | null =>
  asked !== OF_MACHINE ? null : c.say(kind === OF_MACHINE ? 'noun.machine' : 'noun.trade')

/** The stretches of each topic that the answer names, each with an event for the person's state and for what the stretch is good for. */
export function windowEntries(c: Composer): LedgerEntry[] {
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
      // whoever has a post in hand gets on in it
      if (topic === 'career' && holdsPostBeside(c)) return 'window.career.rise'
      if (topic !== 'love' && isAsked && isPastWait(c, topic, date)) return `window.${topic}.after`
      const ofPoint = pointKind(by, pointOf(c, topic))
      const kind = ofPoint === null ? fieldKind(by, topic, date) : isTradeAgain(c, ofPoint, date) ? 'window.career.business' : ofPoint
      return isLater(kind, date) ? 'window.career.livelihood' : kind
    }
    const settled = new Set<string>()
    const opened = new Set<string>()
    // beside the way home what a stay brings is told for whoever stays
    const isStay = topic === 'abroad' && weighsBoth(c)
    // of two ways the one that page 1 does not lean to
    const isOther = isAsked && otherWay(c)?.of === topic
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
      const noun =
        machineNoun(c, pointKind(by, pointOf(c, topic)), kindAt(from)) ??
        (matter !== undefined || (isAsked && isPastWait(c, topic, from))
          ? nounAt(c, topic, matter?.noun ?? '', from)
          : c.say(`window.area.${topic}`))
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
        statement: isStay ? c.say('ledger.ifStay', { statement: full }) : isOther ? c.say('ways.ledger', { statement: full }) : full,
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
export function alsoEntries(c: Composer): LedgerEntry[] {
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
        // what is judged by the same event under the same name has its rows
        const first = pointOf(c, topic)
        if (first !== null && kind === pointKind(by, first) && (named?.noun ?? noun) === noun) return []
        const stretches = [...new Set([named?.stretch, ...chosenStretches(by, topic)])]
          .filter((one) => one !== undefined)
          // no visa is filed for before the offer
          .filter(({ from }) => point !== 'abroad.visa' || from >= (named?.stretch?.from ?? ''))
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
export function passageEntries(c: Composer): LedgerEntry[] {
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

/** So many rows are told of one event. */
export const ROWS_AN_EVENT = 2

/** The lords of a period, each named once. */
export function periodsText(c: Composer, lords: readonly Graha[]): string {
  const names = [...new Set(lords)].map((graha) => ({ term: `grahaBare.${graha}` as const }))
  return names.length === 1 && names[0] !== undefined
    ? c.say('ledger.periods.own', { graha: names[0] })
    : c.say('ledger.periods', { grahas: { list: names } })
}
