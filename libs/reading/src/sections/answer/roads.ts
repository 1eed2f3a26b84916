import type { Composer, Line } from '../../compose/composer.ts'
import { addDays, addMonths, addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import { filesAgain } from '../refused.ts'
import { INTAKES } from '../../rules/exams.data.ts'
import { passagesOver } from '../../rules/ground-windows.ts'
import type { Ground } from '../../rules/grounds.ts'
import type { Slots } from '../../phrasebook/phrasebook.ts'
import type { Part, Window } from '../../rules/windows.ts'
import type { WayApart } from '../../understanding/alternatives.ts'
import type { PairOfWays } from '../../understanding/question.ts'
import { postMoves } from '../../understanding/post-moves.ts'
import { namedPeriods } from '../../understanding/named-dates.ts'
import { plainText } from '../../understanding/topics.ts'
import { roadsIn, type Road, type RoadKind } from '../../understanding/two-roads.ts'
import { degreeEndOf } from '../../understanding/degree-end.ts'
import { questionOf, topicsOf } from '../../understanding/understanding.ts'
import { workMode } from '../career.ts'
import { once } from '../once.ts'
import { nearestTime } from '../short-concerns.ts'
import { mayBegin } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { methodFinding } from '../verdict.ts'
import { ALIKE, CLEAR, groundOfWay, weigh, type Degree } from './alternatives.ts'
import { pairWeighed } from './answer-choice.ts'
import { spokenTimes } from './answer-gist.ts'
import { spanAloud } from './span-aloud.ts'
import type { WeighedWay } from './answer-options.ts'
import { chosenStretches, isOpen, NEAR_YEARS } from './answer-stretches.ts'

/**
 * Two roads of which one is held: the first sentence names both as they were named, says to which the chart leans and by how much, and what to do with each, with
 * its dates. What is held is never looked for.
 */

/** One road as it is told: its name, what it was weighed by and what was said of it. */
export type RoadTold = Road & { name: string; ground: Ground | null; ids: readonly string[]; said: readonly string[] }

/** The two roads of a question with the one that is leaned to first, and their sentences; of two that no chart weighs no degree. */
export type Roads = { first: RoadTold; second: RoadTold; degree: Degree | null; lines: readonly Line[] }

type Weighed = RoadTold & WeighedWay

/** When a road is taken: by the calendar of universities, by a stretch, or without a day. */
export type When = { when: string | null; use: 'begin' | 'prepare'; ids: readonly string[]; intake: Intake | null }

/** The months to apply in for courses that begin in `start`, with the stretch that supports them; none where no stretch falls into them. */
type Intake = { from: string; to: string; start: string; part: Part | null; ids: readonly string[] }

const POSTS: readonly RoadKind[] = ['offer', 'placement', 'keep', 'promotion', 'post']
const TRADES: readonly RoadKind[] = ['own', 'trade', 'farm']
const AWAY: readonly RoadKind[] = ['onsite', 'awayOffer', 'away']
const STUDIES: readonly RoadKind[] = ['seat', 'studyAway', 'study']

const isOne = (road: Pick<Road, 'kind'>, kinds: readonly RoadKind[]): boolean => kinds.includes(road.kind)

/** The roads that the words of a question hold against each other; none of a relative’s, or where somebody is in distress. */
export function roadsOf(c: Composer, words: string): readonly [Road, Road] | null {
  const { concern, topics } = c.input
  return c.asker.abroad || postMoves(concern) || questionOf(concern).person !== null || topicsOf({ concern, topics }).distress
    ? null
    : roadsIn(words)
}

const ROADS_OF = once((c): readonly [Road, Road] | null => roadsOf(c, c.input.concern))

/** True where a post is in hand and the other road is no work: no page looks for a post then. */
export const holdsPostBeside = (c: Composer): boolean => {
  const roads = ROADS_OF(c)
  return (
    roads !== null &&
    roads.some((road) => isOne(road, POSTS) && road.held !== null) &&
    roads.some((road) => isOne(road, STUDIES) || road.kind === 'exam')
  )
}

/** A degree or an examination by its name; where none was typed, by what it is. */
const degreeOf = (c: Composer, { kind, degree }: Road): string =>
  c.say(`roads.degree.${(degree ?? (kind === 'studyAway' ? 'none' : kind === 'exam' ? 'noneExam' : 'noneHere')) as 'none'}`)

const IN_A_CITY = / (?:job|work|naukri) (?:\S+ ){0,2}?in (?:a |the |any )?(?:big |metro |bigger |other )?(?:city|cities|town|metro) /

/** Under which key the name of a road stands: by the firm, the town or the family where they were typed. */
function nameKey(c: Composer, { kind, company, town, place, degree }: Road): string {
  const isFirm = company !== null && company !== 'startup'
  switch (kind) {
    case 'offer':
      return degree === 'bankPo' ? 'bankOffer' : company === 'startup' ? 'offer.startup' : isFirm ? 'offer.firm' : 'offer'
    case 'placement':
      return isFirm ? 'placement.firm' : kind
    case 'away':
      return filesAgain(c) ? 'away.again' : kind
    case 'post':
      return town !== null ? kind : IN_A_CITY.test(plainText(c.input.concern)) ? 'post.city' : 'post.here'
    case 'seat':
      return isFirm ? 'seat.firm' : place === null ? 'seat.held' : kind
    case 'result':
      return degree === 'govt' ? 'result.govt' : kind
    case 'trade':
      return / (?:family|fathers|dads|papas|(?:father|dad|daddy|papa|pitaji|appa|nanna|parents) (?:has|have|is having|runs?|is running|owns?|ka|ki|ke)) /.test(
        plainText(c.input.concern),
      )
        ? 'trade.family'
        : / (?:shop|store|dukan|dukaan|kadai) /.test(plainText(c.input.concern))
          ? 'trade.shop'
          : kind
    default:
      return kind
  }
}

/** A road by the names that were typed. */
function nameOf(c: Composer, road: Road): string {
  const { kind, company, town, place } = road
  const where =
    place !== null
      ? c.say('roads.where.in', { where: c.say(`alt.place.${place}`) })
      : kind === 'studyAway' || AWAY.includes(kind)
        ? c.say('roads.where.abroad')
        : ''
  return c.say(`roads.name.${nameKey(c, road) as 'offer'}`, {
    company: company ?? '',
    town: town === null ? '' : c.say('roads.where.in', { where: town }),
    degree: degreeOf(c, road),
    where,
  })
}

/** A pair that another chapter weighs as well is weighed by its judge; the second way is the one of `second`. */
function pairOf(one: Road, other: Road): { pair: PairOfWays; second: readonly RoadKind[] } | null {
  const is = (a: readonly RoadKind[], b: readonly RoadKind[]): boolean =>
    (isOne(one, a) && isOne(other, b)) || (isOne(one, b) && isOne(other, a))
  if (is(POSTS, TRADES)) return { pair: 'jobOrBusiness', second: TRADES }
  if (is(AWAY, [...POSTS, ...TRADES, 'result', 'exam'])) return { pair: 'homeOrAbroad', second: AWAY }
  if (is(['offer', 'placement'], ['keep', 'promotion'])) return { pair: 'stayOrMove', second: ['offer', 'placement'] }
  if (is(POSTS, ['result'])) return { pair: 'publicOrPrivate', second: POSTS }
  return null
}

const weighRoad = (c: Composer, road: Road, against: WayApart): Weighed => {
  const found: WeighedWay = road.weighed === null ? { score: 0, ids: [], said: [] } : weigh(c, road.weighed, against)
  return { ...road, ...found, name: nameOf(c, road), ground: road.weighed === null ? null : groundOfWay(road.weighed.way, against) }
}

/** Which road is leaned to, and how far: 0 where neither leads. */
function leaningTo(c: Composer, one: Weighed, other: Weighed): { apart: number; ids: readonly string[] } {
  const found = pairOf(one, other)
  if (found === null) return { apart: one.score - other.score, ids: [] }
  const { lead, clear, ids } = pairWeighed(c, found.pair)
  return { apart: (isOne(one, found.second) ? lead : -lead) * (clear ? CLEAR : CLEAR / 2), ids }
}

/** So long before the end of the months to apply in somebody has to begin who has no test yet. */
const READY_DAYS = 90
/** So many days of a stretch in those months make it a time to apply in. */
const FEWEST_DAYS = 14

const dayOf = (year: number, month: number): string =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`

/** The months to apply in for a country that is named, year by year, with the month in which their courses begin; none where none is named. */
const seasonsOf = once((c): Omit<Intake, 'part' | 'ids'>[] => {
  const text = plainText(c.input.concern)
  const [, land] = Object.entries(INTAKES).find(([, { names }]) => names.test(text)) ?? []
  const apply = land?.steps.find(({ step }) => step === 'apply')
  const autumn = land?.steps.find(({ step }) => step === 'autumn')
  if (apply === undefined || autumn === undefined) return []
  const year = Number(c.input.asOf.slice(0, 4))
  const ends = degreeEndOf(c.whole.input.concern, c.input.asOf)
  const later = ends === null ? 0 : Math.max(0, Number(ends.slice(0, 4)) - year - 1)
  return Array.from({ length: 4 + later }, (_, at) => year - 1 + at).flatMap((first) => {
    const from = dayOf(first, apply.from)
    const to = addDays(dayOf(apply.to < apply.from ? first + 1 : first, apply.to + 1), -1)
    const start = [first, first + 1].map((one) => dayOf(one, autumn.from)).find((day) => day > to)
    // no course begins before the degree that leads to it is done
    return start === undefined || (ends !== null && start < ends) ? [] : [{ from, to, start }]
  })
})

/** The days that a stretch shares with the months to apply in. */
const daysIn = (part: Part, season: { from: string; to: string }): number =>
  daysBetween(laterOf(part.from, season.from), earlierOf(part.to, season.to))

/** The first months to apply in that are in reach and that a stretch for going falls into, else the first in reach. */
const intakeAhead = once((c): Intake | null => {
  const inReach = seasonsOf(c).filter(({ to }) => to >= addDays(c.input.asOf, READY_DAYS))
  // whoever names the year hears of the courses that begin in it
  const named = namedPeriods(c.input.concern, c.input.asOf).filter(({ grain }) => grain === 'year')
  const meant = inReach.filter(({ start }) => named.some(({ from, to }) => start >= from && start < to))
  const seasons = (meant.length > 0 ? meant : inReach).map((one): Intake => ({
    ...one,
    from: laterOf(one.from, c.input.asOf),
    part: null,
    ids: [],
  }))
  const parts = undated(c, 'abroad')
    ? []
    : chosenStretches(c, 'abroad').flatMap(({ parts: all, ids }) => all.map((part) => ({ part, ids })))
  const held = seasons.flatMap((season) =>
    parts
      .filter(({ part }) => daysIn(part, season) >= FEWEST_DAYS)
      .slice(0, 1)
      .map(({ part, ids }): Intake => ({ ...season, from: laterOf(part.from, season.from), to: earlierOf(part.to, season.to), part, ids })),
  )
  return held[0] ?? seasons[0] ?? null
})

/** The last day of the months to apply in: the visa of a course is filed for after them. */
const visaFrom = (c: Composer, { start, to }: Intake): string => seasonsOf(c).find((season) => season.start === start)?.to ?? to

/** The stretch between the months to apply in and the start of the courses; undefined where none lies there. */
export function visaStretch(c: Composer): Window | undefined {
  const intake = intakeAhead(c)
  if (intake === null || undated(c, 'abroad')) return undefined
  const season = { from: visaFrom(c, intake), to: intake.start }
  return chosenStretches(c, 'abroad').find(({ parts: [part] }) => daysIn(part, season) >= FEWEST_DAYS)
}

/** When the visa of a course is filed for: after the months to apply in, with the stretch that falls there; nothing where no course is dated. */
export function visaLines(c: Composer): Line[] {
  const intake = intakeAhead(c)
  if (intake === null) return []
  const from = visaFrom(c, intake)
  const calendar = methodFinding(c, 'calendar', 'practice.calendar')
  const slots = { start: c.book.date(intake.start, 'month'), from: c.book.date(addDays(from, 1), 'month') }
  const found = visaStretch(c)
  return [
    found === undefined
      ? c.line([calendar], 'point.visa.file', slots)
      : c.line([calendar, ...found.ids], 'point.visa.fileIn', { ...slots, span: spanAloud(c, found.parts[0]) }),
  ]
}

/** The courses that are aimed at: the months to apply in and the month they begin; null where no country with a calendar is named. */
export const coursesAhead = (c: Composer): { from: string; to: string; start: string } | null => {
  const intake = intakeAhead(c)
  return intake === null ? null : (seasonsOf(c).find(({ start }) => start === intake.start) ?? intake)
}

/** A stretch as the time of a step: in it, or while it lasts. */
export function inPart(c: Composer, part: Part): string {
  if (part.from <= c.input.asOf) return c.say('roads.when.by', { to: c.date(part.to, part.toErrorDays) })
  const span = spanAloud(c, part)
  const isOneWord = span === spanAloud(c, { ...part, from: addDays(part.to, -1), fromErrorDays: part.toErrorDays })
  return c.say(isOneWord ? 'roads.when.in' : 'roads.when.from', { span })
}

const NO_TIME: When = { when: null, use: 'begin', ids: [], intake: null }

/** Courses and examinations need so many days of a time that is open. */
const isNearlyOver = (c: Composer, { to }: { to: string }): boolean => to < addDays(c.input.asOf, READY_DAYS)

/** A joining day can be asked for within so many months. */
const ANSWER_MONTHS = 8

/** When a road is taken. */
export function timeOf(c: Composer, { kind, weighed }: Pick<Road, 'kind' | 'weighed'>): When {
  switch (kind) {
    case 'studyAway': {
      const intake = intakeAhead(c)
      const [next] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
      if (intake !== null) return { ...NO_TIME, ids: intake.ids, intake }
      return next === undefined ? NO_TIME : { ...NO_TIME, when: inPart(c, next.parts[0]), ids: next.ids }
    }
    case 'seat': {
      if (weighed?.way !== 'studyAway') return timeOf(c, { kind: 'study', weighed })
      const [next] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
      return next === undefined || next.from > addYears(c.input.asOf, 1)
        ? NO_TIME
        : { ...NO_TIME, when: inPart(c, next.parts[0]), ids: next.ids }
    }
    case 'post': {
      const aim = spokenTimes(c, 'career')?.aim
      return aim === undefined ? NO_TIME : { ...NO_TIME, when: inPart(c, aim.parts[0]), ids: aim.ids }
    }
    case 'away':
    case 'onsite':
    case 'awayOffer': {
      const aim = spokenTimes(c, 'abroad')?.aim
      // nobody waits longer with an answer
      const isLate = kind !== 'away' && aim !== undefined && aim.from > addMonths(c.input.asOf, ANSWER_MONTHS)
      return aim === undefined || isLate ? NO_TIME : { ...NO_TIME, when: inPart(c, aim.parts[0]), ids: aim.ids }
    }
    case 'study': {
      const time = nearestTime(c, 'study')
      // nobody begins a course in weeks that are nearly over
      return time === null || isNearlyOver(c, time) ? NO_TIME : { ...NO_TIME, when: inPart(c, time), ids: time.ids }
    }
    case 'exam': {
      const first = (c.timed ? passagesOver(c, 5) : []).find((one) => !isNearlyOver(c, one))
      if (first === undefined || first.from > addYears(c.input.asOf, NEAR_YEARS)) return NO_TIME
      return { ...NO_TIME, when: inPart(c, { from: first.from, to: first.to, fromErrorDays: 0, toErrorDays: 0 }), ids: [first.id] }
    }
    case 'own':
    case 'farm': {
      const aim = spokenTimes(c, 'career')?.aim
      return aim === undefined
        ? NO_TIME
        : { ...NO_TIME, when: inPart(c, aim.parts[0]), use: mayBegin(c, aim) ? 'begin' : 'prepare', ids: aim.ids }
    }
    default:
      return NO_TIME
  }
}

const RUNS_IT =
  / (?:i|we) (?:am |are |have been |now )*(?:run|running|manage|managing|handle|handling|sit|sitting|look after|looking after|working in|helping in) /

/** The words for a road that was tried before, where a refused file is handed in anew, and for a trade that is the family’s. */
const againKey = (c: Composer, road: Road): string =>
  road.kind === 'away' && filesAgain(c)
    ? `${road.kind}.again`
    : // who is called into the shop of the parents does not stand in it yet
      nameKey(c, road) === 'trade.family' && !RUNS_IT.test(plainText(c.input.concern))
      ? nameKey(c, road)
      : road.kind

/** A step of a road in its form for the time that it has: the months to apply in, a time, or none. */
function timedText(c: Composer, key: string, { when, use, intake }: When, slots: Slots = {}): string {
  const form = intake !== null ? '.intake' : when === null ? '' : use === 'prepare' ? '.prepare' : '.when'
  const own = c.book.has(`${key}${form}`) ? `${key}${form}` : key
  const calendar: Slots =
    intake === null
      ? {}
      : {
          apply: inPart(c, { from: intake.from, to: addDays(intake.to, 1), fromErrorDays: 0, toErrorDays: 0 }),
          start: c.book.date(intake.start, 'month'),
        }
  return c.say(own as 'roads.now.own', { ...slots, ...calendar, when: when ?? '' })
}

const NOW_KEY: Readonly<Partial<Record<RoadKind, 'offer' | 'keep' | 'awayOffer' | 'own' | 'trade'>>> = {
  placement: 'offer',
  promotion: 'offer',
  onsite: 'awayOffer',
  farm: 'own',
}

/** The day of an answer where one post is held against another: the stretch of work that is open or near. */
function answerTime(c: Composer): When {
  const [next] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  return next === undefined || next.from > addMonths(c.input.asOf, ANSWER_MONTHS)
    ? NO_TIME
    : { ...NO_TIME, when: inPart(c, next.parts[0]), ids: next.ids }
}

const nowText = (c: Composer, road: Road, second: Road): { text: string; time: When } => {
  const time = isOne(road, POSTS) && isOne(second, POSTS) ? answerTime(c) : timeOf(c, road)
  const isHere = road.kind === 'seat' && road.weighed?.way !== 'studyAway'
  const key = isHere ? 'seatHere' : (NOW_KEY[road.kind] ?? road.kind)
  return { text: timedText(c, `roads.now.${road.kind === key ? againKey(c, road) : key}`, time), time }
}

/** Until when what is in hand is kept beside a road that is only hoped for. */
const untilOf = (c: Composer, { kind }: Road): string =>
  c.say(
    STUDIES.includes(kind)
      ? 'roads.until.seat'
      : kind === 'exam' || kind === 'result'
        ? 'roads.until.result'
        : TRADES.includes(kind)
          ? 'roads.until.income'
          : 'roads.until.contract',
  )

/** What becomes of the road that is not leaned to. */
function alsoText(c: Composer, second: Weighed, first: Road): { text: string; time: When } {
  const held = isOne(second, POSTS) && second.held !== null
  const settled = first.weighed?.way === 'studyAway' ? 'seatFar' : 'seat'
  if (held && first.kind === 'seat')
    return { text: c.say(`roads.also.${second.held === 'offer' ? 'offer' : 'keep'}.${settled}`, { other: second.name }), time: NO_TIME }
  if (held && isOne(first, POSTS))
    return { text: c.say(`roads.also.posts.${first.held === 'post' ? 'stay' : 'go'}`, { other: second.name }), time: NO_TIME }
  const time = held ? NO_TIME : timeOf(c, second)
  if (second.kind === 'post' && first.kind === 'studyAway')
    return { text: c.say('roads.also.post.studyAway', { other: second.name }), time: NO_TIME }
  if (second.held === 'offer' && held && first.kind === 'study')
    return { text: c.say('roads.also.offer.study', { other: second.name, until: untilOf(c, first) }), time }
  const key = second.kind === 'promotion' ? 'keep' : (NOW_KEY[second.kind] ?? second.kind)
  return {
    text: timedText(c, `roads.also.${second.kind === key ? againKey(c, second) : key}`, time, {
      other: second.name,
      until: untilOf(c, first),
    }),
    time,
  }
}

/** What decides where the lead is small. */
const whatDecides = (one: Road, other: Road): 'course' | 'courses' | 'exam' | 'trade' | 'far' | 'posts' => {
  const has = (kinds: readonly RoadKind[]): boolean => isOne(one, kinds) || isOne(other, kinds)
  if (isOne(one, STUDIES) && isOne(other, STUDIES)) return 'courses'
  if (has(AWAY)) return 'far'
  if (has(['exam'])) return 'exam'
  if (has(STUDIES)) return 'course'
  return has(TRADES) ? 'trade' : 'posts'
}

/** A nearer time for study abroad before the months to apply in: what it is for; and where none lies in them, that it is so. */
function nearLines(c: Composer, intake: Intake | null): Line[] {
  if (intake === null || undated(c, 'abroad')) return []
  const calendar = methodFinding(c, 'calendar', 'practice.calendar')
  const [next] = chosenStretches(c, 'abroad')
  const first = intake.part?.from ?? intake.from
  if (intake.part === null && (next === undefined || next.parts[0].from >= first)) return [c.line([calendar], 'roads.noStretch')]
  if (next === undefined || next.parts[0].from >= first) return []
  const [part] = next.parts
  const season = seasonsOf(c).find(({ start, to }) => (intake.part === null ? start === intake.start : start > part.from || to > part.from))
  if (season === undefined) return []
  const span = part.from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(part.to, part.toErrorDays) }) : spanAloud(c, part)
  const fits = daysIn(part, season) >= FEWEST_DAYS ? 'last' : part.to <= season.from ? 'early' : 'after'
  return [c.line([...next.ids, calendar], `roads.near.${fits}`, { span, begins: c.book.date(season.start, 'month') })]
}

/** A post away against a wedding whose day is set: neither gives way. */
function besideWedding(c: Composer, away: RoadTold, wedding: RoadTold): Roads {
  const time = timeOf(c, away)
  const ids = [...(time.ids.length > 0 ? time.ids : [allIds(c)]), allIds(c)]
  const lines = [
    c.line(ids, time.when === null ? 'roads.wedding' : 'roads.wedding.when', { a: away.name, b: wedding.name, when: time.when ?? '' }),
    c.line([allIds(c)], 'roads.wedding.ask'),
  ]
  return { first: away, second: wedding, degree: null, lines }
}

const allIds = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** Two firms by name, which no chart tells apart: the form of work, and by when to answer. */
function firms(c: Composer, one: Weighed, other: Weighed): Roads {
  const { id, mode } = workMode(c)
  const [next] = undated(c, 'career') ? [] : chosenStretches(c, 'career').filter(({ from }) => from <= addMonths(c.input.asOf, 4))
  const when =
    next === undefined
      ? ''
      : isOpen(c, next)
        ? c.say('roads.firms.by', { to: c.date(next.parts[0].to, next.parts[0].toErrorDays) })
        : c.say('roads.firms.from', { when: inPart(c, next.parts[0]) })
  const line = c.line([id, ...(next?.ids ?? [])], 'roads.firms', { a: one.name, b: other.name, mode: c.say(`roads.firms.${mode}`), when })
  return { first: one, second: other, degree: null, lines: [line, c.line([id], 'roads.decides.even', { what: c.say('roads.what.posts') })] }
}

/** What each road was weighed by; of two posts what speaks for moving. */
function reasons(c: Composer, first: Weighed, second: Weighed): Line[] {
  const [move] = [first, second].filter(({ kind }) => kind === 'offer' || kind === 'placement')
  if (isOne(first, POSTS) && isOne(second, POSTS) && move !== undefined) {
    const { ids, said } = weigh(c, { way: 'move', field: null, option: null }, 'hold')
    return ids.length === 0 ? [] : [c.line(ids, 'roads.why.move', { said: { list: said } })]
  }
  return [first, second].flatMap(({ ids, name, said }) =>
    ids.length === 0 || said.length === 0 ? [] : [c.line(ids, 'alt.other', { other: name, said: { list: said } })],
  )
}

/** A course that begins later than this leaves room for a post before it. */
const FAR_MONTHS = 18

/** The two roads of some words weighed and told; null where they hold none. */
export function roadsTold(c: Composer, words: string): Roads | null {
  const found = roadsOf(c, words)
  if (found === null) return null
  const [a, b] = found
  const way = ({ weighed }: Road): WayApart => weighed?.way ?? 'hold'
  const [one, other] = [weighRoad(c, a, way(b)), weighRoad(c, b, way(a))]
  if (a.kind === 'wedding') return besideWedding(c, other, one)
  if (b.kind === 'wedding') return besideWedding(c, one, other)
  if (isOne(a, ['offer']) && isOne(b, ['offer'])) return firms(c, one, other)
  const { apart, ids } = leaningTo(c, one, other)
  const even = Math.abs(apart) < ALIKE
  // where neither leads what is in hand is begun with, and a post before a course that begins far off
  const isFar = (intakeAhead(c)?.start ?? '') > addMonths(c.input.asOf, FAR_MONTHS)
  const isFirst = even ? one.held !== null || (other.held === null && !(isFar && isOne(other, POSTS))) : apart > 0
  const [first, second] = isFirst ? [one, other] : [other, one]
  const now = nowText(c, first, second)
  const also = alsoText(c, second, first)
  const all = [...new Set([...one.ids, ...other.ids, ...ids, ...now.time.ids, ...also.time.ids])]
  const intake = now.time.intake ?? also.time.intake
  const isRefused = (a.kind === 'away' || b.kind === 'away') && filesAgain(c)
  const degree: Degree = even ? 'even' : Math.abs(apart) < CLEAR ? 'slight' : 'clear'
  return {
    first,
    second,
    degree,
    lines: [
      c.line(all.length > 0 ? all : [allIds(c)], `roads.lead.${degree}`, {
        a: one.name,
        b: other.name,
        one: first.name,
        now: now.text,
        also: also.text,
      }),
      ...(isRefused ? [c.line([allIds(c)], 'point.refused.office')] : []),
      ...reasons(c, first, second),
      ...nearLines(c, intake),
      ...(degree === 'clear'
        ? []
        : [
            c.line([allIds(c)], `roads.decides.${degree}`, {
              what: c.say(isRefused ? 'roads.what.file' : `roads.what.${whatDecides(first, second)}`),
            }),
          ]),
    ],
  }
}
