import type { Composer, Line } from '../compose/composer.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { judge, type Ground } from '../rules/grounds.ts'
import { placeIn, type WayApart } from '../understanding/alternatives.ts'
import { roadWords, SURE, type AskedPoint } from '../understanding/points-asked.ts'
import type { Point } from '../understanding/point/points.ts'
import { plainText } from '../understanding/topics.ts'
import type { RoadKind } from '../understanding/two-roads.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { PAIRS_OF_WAYS, type PairOfWays } from '../understanding/question.ts'
import { questionOf } from '../understanding/understanding.ts'
import { claimsFor } from './abroad.ts'
import type { Degree } from './answer/alternatives.ts'
import { pairWeighed } from './answer/answer-choice.ts'
import { shortAnswer, type AnswerPart } from './answer/answer-parts.ts'
import { leaningIn, roadsInPart } from './answer/answer-stands.ts'
import { smallerOpenings } from './answer/answer-stretches.ts'
import { inPart, timeOf, type When } from './answer/roads.ts'
import { askedTopics, readings } from './cache.ts'
import { voicesFor } from './onward.ts'
import { once } from './once.ts'
import { groundFact, nearestTime } from './short-concerns.ts'
import { methodFinding } from './verdict.ts'
import { mattersOf, shortOpenings } from './year-matters.ts'

/**
 * "This or that" in the chapter of its field: to which way page 1 leans, what stands for the other, and the time of each, by the judges of page 1. Without it
 * a chapter would tell of the one way as if there were no other.
 */

/** A way: what speaks for it, and its time, where it has one; what is in hand or goes on has none, and `here` and `course` are steps at home beside a way out. */
type Way = {
  name: string
  of: MainTopic | 'study' | null
  said: readonly string[]
  time: When | 'held' | 'better' | 'here' | 'course'
  ids: readonly string[]
}
type TwoWays = { topics: readonly MainTopic[]; degree: Degree | 'plain'; first: Way; second: Way }

const OR = / (?:or|ya|vs|versus|illa|illana|leda|leka|otherwise|and is it|rather than) /u
const STAYS = / (?:stay\S*|remain\S*|continue|here|home|native|near|same|rahu\S*|hold|keep|back) /u
const AWAY = / (?:outside|elsewhere|away|bahar|(?:other|another) (?:city|cities|place|town|state|company)) /u
/** A town after the word that leads to it, as it was typed with a capital letter. */
const TOWN = /\b(?:in|to|at|from|join|leave|for|outside)\s+([A-Z][a-z]+)\b|\b([A-Z][a-z]+)\s+(?:me|mein|mai)\b/u

/** By which kind of road a way of work, study or trade has its time. */
const ROAD_OF: Readonly<Partial<Record<WayApart, RoadKind>>> = {
  move: 'post',
  grow: 'own',
  own: 'own',
  post: 'post',
  government: 'post',
  private: 'post',
  studyAway: 'studyAway',
  study: 'study',
  option: 'study',
  sit: 'exam',
  away: 'away',
}

/** Of what the times of a way are, where they stand in the chapters by themselves. */
const fieldOf = (way: WayApart | null): Way['of'] =>
  way === null || way === 'sell' || way === 'close' || way === 'sit'
    ? null
    : isFar(way)
      ? 'abroad'
      : way === 'study' || way === 'option'
        ? 'study'
        : 'career'

/** To which field a way belongs: study that has no chapter of its own among them belongs to work. */
const isFar = (way: WayApart | null): boolean => way === 'away' || way === 'studyAway'

const topicsOfWays = (ways: readonly (WayApart | null)[]): MainTopic[] => [
  ...(ways.some(isFar) ? (['abroad'] as const) : []),
  ...(ways.every(isFar) ? [] : (['career'] as const)),
]

function timeAt(c: Composer, kind: RoadKind | undefined): Way['time'] {
  if (kind === undefined) return 'better'
  const time = kind === 'study' ? nearestTime(c, 'study') : null
  // page 1 names the time for a course though it is nearly over
  return time === null ? timeOf(c, { kind, weighed: null }) : { when: inPart(c, time), use: 'begin', ids: time.ids, intake: null }
}

type Towns = { near: string | null; far: string | null; stays: boolean }

/**
 * The two ways of some words by town, as they were typed: near is where somebody stays; `byBirth`: what lies near the place of birth, whichever way that is.
 */
function townsIn(c: Composer, words: string, byBirth: boolean): Towns {
  const sides = words.split(/\s(?:or|ya|vs|versus)\s/iu).slice(-2)
  const birth = c.input.birth.placeName.toLowerCase()
  const read = sides.map((side) => {
    const [, after, before] = TOWN.exec(side) ?? []
    const town = after ?? before ?? null
    const text = plainText(side)
    return {
      town,
      isBirth: town !== null && birth.startsWith(town.toLowerCase()),
      stays: STAYS.test(text) || (town !== null && AWAY.test(plainText(words)) && !AWAY.test(text)),
    }
  })
  const [a, b] = read
  const none: Towns = { near: null, far: null, stays: true }
  if (a === undefined || b === undefined) return none
  const isNear = byBirth && a.isBirth !== b.isBirth ? a.isBirth : a.stays !== b.stays ? a.stays : null
  if (isNear === null) return none
  const [near, far] = isNear ? [a, b] : [b, a]
  return { near: near.town, far: far.town, stays: near.stays || !far.stays }
}

/** Near home against another place, for living and working there. */
function nearOrFar(c: Composer, words: string): TwoWays {
  const { sum, byPoints, id } = homeAndDistance(c)
  const { near, far, stays } = townsIn(c, words, true)
  const said = (side: 'home' | 'far'): string[] => {
    const own = [...claimsFor(c, side), ...(byPoints === side ? [c.say(`ways.points.${side}`)] : [])]
    return [own.length === 0 ? c.say('ways.silent') : own.join('; ')]
  }
  // where no month is better for asking, a step near home has the days of any step
  const asksThere = smallerOpenings(c, 'career').some(({ why }) => why === 'ask') && !isWithoutPost(c.asker.settled)
  const going: Way = {
    of: null,
    name: far === null ? c.say('ways.far') : c.say('ways.far.town', { town: far }),
    said: said('far'),
    time: timeAt(c, 'post'),
    ids: [id],
  }
  const staying: Way = {
    of: null,
    name: near === null ? c.say('ways.near') : c.say(stays ? 'ways.near.town' : 'ways.near.back', { town: near }),
    said: said('home'),
    time: asksThere ? 'better' : timeAt(c, 'post'),
    ids: [id],
  }
  const [first, second] = sum === 'far' ? [going, staying] : [staying, going]
  return { topics: ['career'], degree: sum === 'even' ? 'even' : 'plain', first, second }
}

const SEAT = / (?:seat|college|course|study|studies|admission|degree|masters?|m ?tech) /

/** Home against a life in another country. */
function homeOrAbroad(c: Composer, words: string): TwoWays {
  const { lead, clear, ids } = pairWeighed(c, 'homeOrAbroad')
  const place = placeIn(plainText(words))
  const said = (side: 'home' | 'far'): string[] => [voicesFor(c, side) ?? c.say('ways.noVoice')]
  const far: Way = {
    of: 'abroad',
    name: place === null ? c.say('ways.abroad') : c.say('ways.abroad.in', { where: c.say(`alt.place.${place}`) }),
    said: said('far'),
    time: timeAt(c, 'away'),
    ids,
  }
  const home: Way = {
    name: c.say('ways.country'),
    of: null,
    said: said('home'),
    time: SEAT.test(plainText(words)) ? 'course' : 'here',
    ids,
  }
  const [first, second] = lead > 0 ? [far, home] : [home, far]
  return { topics: ['abroad', 'career'], degree: lead === 0 ? 'even' : clear ? 'clear' : 'slight', first, second }
}

/** An offer or a change against the place one has. */
function stepOrStay(c: Composer, words: string, point: 'work.offer' | 'work.change'): TwoWays {
  const { near, far } = townsIn(c, words, false)
  const reading = readings(c).career
  const move = pairWeighed(c, 'stayOrMove')
  const ofOffer =
    reading.step === null || reading.verdict === 'silent' || reading.verdict === 'even' ? 0 : reading.verdict === 'support' ? 1 : -1
  const lead = point === 'work.offer' ? ofOffer : move.lead
  const voices = c.say('ways.voices', {
    for: c.say('number', { n: reading.for.length }),
    against: c.say('number', { n: reading.against.length }),
  })
  const step: Way = {
    of: null,
    name: point === 'work.change' ? c.say('ways.change') : far === null ? c.say('ways.offer') : c.say('ways.offer.town', { town: far }),
    said: [...(point === 'work.offer' ? [voices] : []), ...(move.lead > 0 ? [c.say('alt.move.now')] : [])],
    time: timeAt(c, 'post'),
    ids: [reading.id, ...move.ids],
  }
  const stay: Way = {
    of: null,
    name: near === null ? c.say('ways.stay') : c.say('ways.stay.town', { town: near }),
    said: move.lead < 0 ? [c.say('alt.move.later')] : [],
    time: 'better',
    ids: move.ids.length > 0 ? move.ids : [reading.id],
  }
  const [first, second] = lead > 0 ? [step, stay] : [stay, step]
  return { topics: ['career'], degree: lead === 0 ? 'even' : point === 'work.offer' ? 'plain' : 'slight', first, second }
}

/** The ground that each way of a pair is weighed by, with the field that it is dated by: the time of a post, of a course, or none. */
const GROUNDS = {
  government: 'career',
  private: 'career',
  job: 'career',
  ownWish: 'career',
  family: null,
  study: 'study',
  studyHome: 'study',
  studyAway: 'abroad',
} as const satisfies Partial<Record<Ground, Way['of']>>
const PAIRS = {
  publicOrPrivate: ['government', 'private'],
  studyOrJob: ['study', 'job'],
  studyHereOrAway: ['studyHome', 'studyAway'],
  postOrFamily: ['job', 'family'],
  wishOrSafe: ['ownWish', 'job'],
} as const satisfies Partial<Record<PairOfWays, readonly [keyof typeof GROUNDS, keyof typeof GROUNDS]>>
const ROAD_OF_FIELD = { career: 'post', study: 'study', abroad: 'studyAway' } as const

function ofPair(c: Composer, pair: keyof typeof PAIRS): TwoWays {
  const { lead, clear } = pairWeighed(c, pair)
  const [one, other] = PAIRS[pair].map((ground, at): Way => {
    const found = judge(c, ground)
    const [voice] = found.for
    const of = GROUNDS[ground]
    return {
      of,
      name: c.say(`way.${PAIRS_OF_WAYS[pair][at as 0 | 1]}`),
      said: voice === undefined ? [c.say('ways.silent')] : [groundFact(c, ground, voice, false)],
      time: of === null ? 'better' : timeAt(c, ROAD_OF_FIELD[of]),
      ids: found.ids,
    }
  }) as [Way, Way]
  const [first, second] = lead > 0 ? [other, one] : [one, other]
  return {
    topics: pair === 'studyHereOrAway' ? ['abroad'] : ['career'],
    degree: lead === 0 ? 'even' : clear ? 'clear' : 'slight',
    first,
    second,
  }
}

const isPair = (pair: PairOfWays | null): pair is keyof typeof PAIRS => pair !== null && pair in PAIRS
const OF_PLACE: ReadonlySet<Point> = new Set(['work.city', 'work.place'])

/** True where page 1 has weighed a pair in a sentence: both ways stand in it. */
const weighs = (c: Composer, pair: PairOfWays, lines: readonly Line[]): boolean =>
  lines.some(({ text }) => PAIRS_OF_WAYS[pair].every((way) => text.includes(c.say(`way.${way}`))))

/** What the words of a part hold against each other where no sentence of page 1 weighs two named roads. */
function byPoint(c: Composer, part: AskedPoint, lines: readonly Line[]): TwoWays | null {
  const { point, likely } = part
  // which of two is asked, and both stand before it
  const words = OR.test(plainText(part.words)) ? part.words : roadWords(part)
  const text = plainText(words)
  if (!OR.test(text)) return null
  const { pair, person } = questionOf(words)
  if (person !== null) return null
  const isSure = likely >= SURE
  if (isSure && OF_PLACE.has(point)) return nearOrFar(c, words)
  if (!c.asker.abroad && (pair === 'homeOrAbroad' || pair === null) && weighs(c, 'homeOrAbroad', lines)) return homeOrAbroad(c, words)
  if (isSure && (point === 'work.offer' || point === 'work.change') && STAYS.test(text) && !isWithoutPost(c.asker.settled))
    return stepOrStay(c, words, point)
  return isPair(pair) && weighs(c, pair, lines) ? ofPair(c, pair) : null
}

function ofPart(c: Composer, part: AnswerPart): TwoWays | null {
  const roads = roadsInPart(part)
  if (roads !== null) {
    const { first, second, degree } = roads.roads
    if (degree === null) return null
    const [one, other] = [first, second].map((road): Way => ({
      of: fieldOf(road.weighed?.way ?? null),
      name: road.name,
      said: road.said,
      time: road.held !== null && road.held !== 'seat' ? 'held' : timeOf(roads.c, road),
      ids: road.ids,
    })) as [Way, Way]
    return { topics: topicsOfWays([first, second].map(({ weighed }) => weighed?.way ?? null)), degree, first: one, second: other }
  }
  const found = leaningIn(part)
  if (found !== null) {
    const { way, ways, degree, sides } = found.leaning
    const told = sides.map((side): Way => ({
      of: fieldOf(side.way),
      name: side.name,
      said: side.said,
      time: side.way === 'hold' ? 'better' : timeAt(found.c, ROAD_OF[side.way]),
      ids: side.ids,
    }))
    const [one, other = { of: null, name: c.say('ways.stay'), said: [], time: 'better', ids: told[0]?.ids ?? [] } as Way] = told
    if (one === undefined) return null
    const [first, second] = way === 'hold' && sides.length === 1 ? [other, one] : [one, other]
    return { topics: topicsOfWays(ways), degree, first, second }
  }
  for (const { asked, read } of part.points) {
    const ways = byPoint(read, asked, part.lines)
    if (ways !== null) return ways
  }
  return null
}

/** Beside a way out of the country: when a step at home lies well, in work or in a course. */
function stepHere(c: Composer, studies: boolean): { text: string; ids: readonly string[] } {
  const time = timeAt(c, studies ? 'study' : 'post')
  return typeof time === 'string' || time.when === null
    ? { text: c.say('ways.when.free'), ids: [] }
    : { text: c.say(studies ? 'ways.when.course' : 'ways.when.here', { when: time.when }), ids: time.ids }
}

/** When a way is taken, behind its name. */
function timeText(c: Composer, time: Way['time']): { text: string; ids: readonly string[] } {
  if (time === 'held') return { text: c.say('ways.when.held'), ids: [] }
  if (time === 'here' || time === 'course') return stepHere(c, time === 'course' || c.asker.work === 'study')
  if (time === 'better') {
    const month = smallerOpenings(c, 'career').find(({ why }) => why === 'ask')
    return month === undefined
      ? { text: c.say('ways.when.free'), ids: [] }
      : { text: c.say('ways.when.better', { month: month.label }), ids: [month.id] }
  }
  const { when, use, ids, intake } = time
  if (intake !== null) {
    const span = inPart(c, { from: intake.from, to: intake.to, fromErrorDays: 0, toErrorDays: 0 })
    return { text: c.say('ways.when.intake', { when: span, start: c.book.date(intake.start, 'month') }), ids }
  }
  return { text: when === null ? c.say('ways.when.none') : c.say(use === 'prepare' ? 'ways.when.prepare' : 'ways.when', { when }), ids }
}

const waysOf = once((c): TwoWays | null => {
  for (const part of shortAnswer(c)) {
    const found = ofPart(c, part)
    if (found !== null) return found
  }
  return null
})

/** The two ways of a question with the fields they belong to, and their sentences; null where the question holds none against each other. */
export const twoWays = once((c): { topics: readonly MainTopic[]; lines: Line[] } | null => {
  const found = waysOf(c)
  if (found === null) return null
  const { topics, degree, first, second } = found
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const [one, other] = [first, second].map(({ said, time, ids }) => {
    const when = timeText(c, time)
    return {
      why: said.length === 0 ? '' : c.say('ways.why', { said: { list: said } }),
      when: when.text,
      ids: [...new Set([...ids, ...when.ids])],
    }
  }) as [{ why: string; when: string; ids: string[] }, { why: string; when: string; ids: string[] }]
  const idsOr = (ids: string[]): string[] => (ids.length > 0 ? ids : [method])
  return {
    topics,
    lines: [
      c.line(idsOr(one.ids), `ways.${degree}`, { one: first.name, other: second.name, why: one.why, when: one.when }),
      c.line(idsOr(other.ids), 'ways.other', {
        other: second.name,
        why: other.why,
        when:
          typeof second.time !== 'string' && other.when === one.when && second.time.when !== null ? c.say('ways.when.same') : other.when,
      }),
    ],
  }
})

/**
 * The way that page 1 does not lean to, where its times are of another field than those of the one it leans to: the months, the roadmap and the ledger tell of
 * them for the case that it is chosen all the same. Null where neither leads, or where both are dated alike.
 */
export const otherWay = once((c): { of: MainTopic | 'study'; one: string; ids: readonly string[] } | null => {
  const found = waysOf(c)
  if (found === null || found.degree === 'even') return null
  const { first, second } = found
  // what is in hand is no way that is still to be chosen
  const isHeld = second.time === 'held' || second.time === 'better'
  return second.of === null || second.of === first.of || isHeld ? null : { of: second.of, one: first.name, ids: first.ids }
})

/** That the times of the other way stand here for whoever takes it all the same; nothing where the book has none of its own. */
export function otherWayLines(c: Composer, key: 'ways.months' | 'ways.roadmap'): Line[] {
  const other = otherWay(c)
  if (other === null) return []
  const noun =
    other.of === 'study'
      ? shortOpenings(c).find(({ concern }) => concern === 'study')?.noun
      : mattersOf(c).find(({ topic }) => topic === other.of)?.noun
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  return noun === undefined ? [] : [c.line(other.ids.length > 0 ? other.ids : [method], key, { one: other.one, noun })]
}

/** The same for a matter that has a chapter of its own. */
export const waysOfMatter = (c: Composer): Line[] => twoWays(c)?.lines ?? []

/** The sentences on two ways that belong into the chapter of a field: the first of theirs that was asked about. */
export const waysIn = (c: Composer, topic: MainTopic): Line[] => {
  const found = twoWays(c)
  return found !== null && found.topics.find((one) => askedTopics(c).has(one)) === topic ? found.lines : []
}
