import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths, addYears } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { isLighter, type Part, type Window } from '../../../rules/windows.ts'
import { homeAndDistance } from '../../../rules/home-distance.ts'
import { savFinding } from '../../../rules/witnesses.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { pointsAsked, type AskedPoint } from '../../../understanding/points-asked.ts'
import { weighsSeatAgainstVisa } from '../../../understanding/visa-or-seat.ts'
import { PLACES_ABROAD } from '../../../understanding/asker.ts'
import { againstHome } from '../../../understanding/between-lands.ts'
import { eldersWishHome } from '../../../understanding/elders-course.ts'
import { failsLanguageTest, namesLanguageTest } from '../../../understanding/language-test.ts'
import { joinsPartner } from '../../../understanding/joins-partner.ts'
import { asksForSeat } from '../../../understanding/settled.ts'
import { weighsShareAtHome } from '../../../understanding/share-at-home.ts'
import { plainText } from '../../../understanding/topics.ts'
import { asksShould, hasComeBack, holdsOffer, questionOf } from '../../../understanding/understanding.ts'
import { partnerFar, wayLine, weighLine } from '../../abroad.ts'
import { joinNoun, joinsThem } from '../../joins-them.ts'
import { asksReturn, nearestTime, soonOpenings, type SoonOpening } from '../../short-concerns.ts'
import { stayLean } from '../../stay-lean.ts'
import { readings } from '../../cache.ts'
import { workMode } from '../../career.ts'
import { bearsMove, homecomingGist, leavesRoom, moveTime } from '../../coming-home.ts'
import { onwardLean, onwardLines, onwardOf, residenceNoun } from '../../onward.ts'
import { intakeLines, leavingLines, studyAwayLine } from '../../study-away.ts'
import { namedWorkGist } from '../../named-work.ts'
import { bestFor } from '../../suggested-work.ts'
import { workNamed } from '../../work-told.ts'
import { bestWayLine, filesAgain, goesToStudy, tellsOfRefusal } from '../../refused.ts'
import { useClause, useWords } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { visitLines } from '../../visit.ts'
import { visitOf } from '../../visit-asked.ts'
import { methodFinding } from '../../verdict.ts'
import { groundAloud, spokenTimes, timeAloud, timeWithWait } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { meetings } from '../answer-meetings.ts'
import { deadlineOf, namedItems } from '../answer-named.ts'
import { chosenStretches, NEAR_YEARS } from '../answer-stretches.ts'
import { newLoanItem } from '../answer-settled.ts'
import { askedOf, nounOf, seeksPostAway } from '../answer-subject.ts'
import { leaningOf } from '../alternatives.ts'
import { coursesAhead, roadsOf, visaLines } from '../roads.ts'
import { answerOf } from '../answer.ts'
import { calledKin } from '../../kin-asked.ts'
import { throughAgent } from './of-agent.ts'
import { choice } from './of-choice.ts'
import { languageLine } from './of-language.ts'
import { withRenewal } from './of-renewal.ts'
import { DRAW, paperRoad } from './of-paper-road.ts'
import { farSettlement, settlementTold } from './of-settlement.ts'
import { shareLines } from './of-share.ts'
import { termWays } from './of-term.ts'
import { dayOfOffer } from './of-offer.ts'
import { method, nearOrFar, spanNear, stateLine, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** A further country against the way home: which of them leads, then the time for each, that of the leading one first. */
function onward(c: Composer): Line[] {
  const land = onwardOf(c) ?? ''
  const [road] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  const move = moveTime(c)
  const beyond = farSettlement(c)
  const file =
    beyond.length > 0
      ? beyond
      : road === undefined
        ? timeWithWait(c, 'abroad', residenceNoun(c)).slice(0, 1)
        : [c.line(road.ids, 'onward.file', { land, span: spanNear(c, road.parts[0]), use: useClause(c, road) })]
  const home =
    move === undefined
      ? [c.line(judge(c, 'return').ids, 'point.both.noReturn')]
      : [c.line(move.ids, 'onward.home', { span: spanNear(c, move.parts[0] as Part), light: move.isFull ? 'no' : 'yes' })]
  return [...onwardLines(c), ...(onwardLean(c) === 'home' ? [...home, ...file] : [...file, ...home]), ...ownDate(c)]
}

/** Which of several countries: what no chart tells by name, near against far, and when. */
const country: Writer = (c, part) => {
  if (onwardOf(c) !== null && asksReturn(c)) return onward(c)
  if (tellsOfRefusal(`${part.told} ${part.words}`)) return afterRefusal(c, part)
  const { id, side } = nearOrFar(c)
  // a worker is carried by other papers than whoever pays fees
  const dated = seeksPostAway(c)
  const forWork = dated || (FOR_WORK.test(plainText(c.whole.input.concern)) && !goesToStudy(c))
  return [
    c.line([method(c)], 'point.country'),
    c.line([id], forWork ? `point.country.${side}.work` : `point.country.${side}`),
    ...(!c.asker.abroad && failsLanguageTest(`${part.told}. ${part.words}`) ? [languageLine(c)] : []),
    ...(dated ? [] : timeWithWait(c, 'abroad', nounOf(c, askedOf(c, 'abroad')))),
  ]
}

const OTHER_LAND =
  / (?:or|instead|ya) (?:should (?:i|we) |shall (?:i|we) )?(?:\S+ ){0,2}(?:try|go|apply|choose|move|for|to|shift) (?:\S+ )?\S+ /

/** After a refusal: whether to file again by how the ground lies, what has to be different, by when, and the other country as a second file. */
function afterRefusal(c: Composer, { words, told }: AskedPoint): Line[] {
  const reading = readings(c).abroad
  const side = reading.step === null || reading.verdict === 'silent' ? 'even' : reading.verdict
  const noun = c.asker.abroad ? residenceNoun(c) : c.say(filesAgain(c) ? 'noun.filing' : 'noun.abroad')
  const all = plainText(`${told} ${words}`)
  return [
    c.line([reading.id], `point.refused.${side}`),
    c.line([method(c)], 'point.refused.papers'),
    ...timeWithWait(c, 'abroad', noun, timeAloud(c, 'abroad', noun, true)).slice(0, 1),
    ...(STUDIES.test(all) ? [c.line([method(c)], 'point.refused.intake')] : []),
    ...(OTHER_LAND.test(all) ? [c.line([method(c)], 'point.refused.second')] : []),
  ]
}

const PAPERS =
  / (?:pr|green ?card|gc|citizenship|citizen|ilr|visa|permit|h1b|h 1b|i140|status|nationality|passport) |ग्रीन कार्ड|नागरिक|கிரீன் கார்டு|గ్రీన్ కార్డ్/u

/**
 * To stay or to go home, where both are asked: both weighed, a time for each, and which of them comes first. The other one is used where the first has brought
 * nothing by its end, or runs beside it.
 */
function bothWays(c: Composer, words: string): Line[] {
  const term = deadlineOf(c)
  if (term !== null && ASKS_JOB.test(plainText(words))) return termWays(c, term)
  const lean = stayLean(c)
  const road = paperRoad(c)
  const stay = spokenTimes(c, 'abroad')?.aim
  const bearing = soonOpenings(c, 'return').filter(({ parts, isFull }) => bearsMove(c, { ground: 'return', parts, isFull }))
  const homeward = bearing.filter((one) => leavesRoom(c, one))
  const [wayHome] = homeward
  // one that is open and ends before a move can be made ready
  const [short] = bearing.filter((one) => one !== wayHome && (one.parts[0] as Part).from <= c.input.asOf)
  const spanIn = ({ parts: [part] }: { parts: readonly Part[] }): string => spanNear(c, part as Part)
  return [
    ...(road.length > 0
      ? road
      : PAPERS.test(plainText(words)) && !c.asker.settled.includes('visa')
        ? [c.line([method(c)], 'point.settle.papers')]
        : []),
    ...(road.length > 0 ? nearestOf(c, 'abroad', residenceNoun(c)) : []),
    ...jobThere(c, words),
    weighLine(c, 'sum'),
    ...(road.length > 0 ? [] : settlingTimes(c)),
    wayHome === undefined
      ? c.line(judge(c, 'return').ids, 'point.both.noReturn')
      : short === undefined
        ? c.line(wayHome.ids, 'point.both.return', { span: spanIn(wayHome) })
        : c.line([...short.ids, ...wayHome.ids], 'point.both.returnShort', { now: spanIn(short), span: spanIn(wayHome) }),
    ...(stay === undefined || wayHome === undefined
      ? []
      : lean === 'stay'
        ? [stayFirst(c, stay, homeward)]
        : [c.line([...wayHome.ids, ...stay.ids], lean === 'back' ? 'point.both.home' : 'point.both.even', { span: spanIn(wayHome) })]),
    ...settlementTold(c),
    ...ownDate(c),
  ]
}

/** When to settle there, or that no such time lies near. */
function settlingTimes(c: Composer): Line[] {
  const beyond = farSettlement(c)
  return beyond.length > 0 ? beyond : timeWithWait(c, 'abroad', residenceNoun(c))
}

/** Until when to stay, and the time for the way home after it. */
function stayFirst(c: Composer, stay: Window, homeward: readonly SoonOpening[]): Line {
  const to = c.date(stay.parts[0].to, stay.parts[0].toErrorDays)
  const later = homeward.find(({ parts: [part] }) => part !== undefined && part.from > c.input.asOf && part.to > stay.parts[0].to)
  return later === undefined
    ? c.line(stay.ids, 'point.both.stay', { to })
    : c.line([...stay.ids, ...later.ids], 'point.both.stayThen', { to, span: spanNear(c, later.parts[0] as Part) })
}

const ASKS_JOB =
  / (?:get|find|land|have|will) (?:\S+ ){0,4}(?:job|jobs|work|post|employment|sponsor|sponsors|employer|employers) | (?:when|can|may|will) (?:\S+ )?(?:i|we) (?:\S+ )?(?:work|be working|start working) /

/** The post there that is asked about beside the papers: how work lies, and when. */
const jobThere = (c: Composer, words: string): Line[] =>
  ASKS_JOB.test(plainText(words)) && !undated(c, 'career')
    ? [groundAloud(c, readings(c).career, c.say('noun.newPost')), ...nearestOf(c, 'career', c.say('noun.newPost'))]
    : []

/** The nearest time in one short sentence, where several matters stand in one answer. */
function nearestOf(c: Composer, topic: 'abroad' | 'career', noun: string): Line[] {
  const [next] = undated(c, topic) ? [] : chosenStretches(c, topic)
  return next === undefined
    ? []
    : [c.line(next.ids, 'point.both.near', { noun, span: spanNear(c, next.parts[0]), use: useClause(c, next) })]
}

/** Whether somebody settles in another country: home weighed against distance as the chapter has it, then when. */
const settle: Writer = (c, { words }, said) => {
  if (onwardOf(c) !== null && asksReturn(c)) return onward(c)
  if (c.asker.abroad && asksReturn(c) && questionOf(c.input.concern).pair === 'homeOrAbroad') return bothWays(c, words)
  const { sum, id } = homeAndDistance(c)
  const road = paperRoad(c)
  // whoever waits for a draw has not gone yet: the time is that of the journey
  if (!c.asker.abroad && DRAW.test(plainText(c.whole.input.concern)))
    return [...road, ...timeWithWait(c, 'abroad', c.say('noun.invite')), groundAloud(c, readings(c).abroad, c.say('noun.abroad'))]
  if (joinsThem(c)) return settleTogether(c)
  if (filesAgain(c)) return settleAfterRefusal(c)
  const papers = PAPERS.test(plainText(words)) && !c.asker.settled.includes('visa') && road.length === 0
  // the times are those of the way that leads
  const goesBack = asksReturn(c) && stayLean(c) !== 'stay'
  return [
    ...(papers ? [c.line([method(c)], 'point.settle.papers')] : []),
    ...road,
    // whoever asks of going back as well reads there how the two weigh
    !c.asker.abroad
      ? c.line([id], `point.settle.${sum}`)
      : pointsAsked(c.whole.input.concern).some(({ point }) => point === 'abroad.back')
        ? groundAloud(c, readings(c).abroad, residenceNoun(c))
        : weighLine(c, 'sum'),
    ...(goesBack ? homecomingGist(c) : c.asker.abroad ? timeWithWait(c, 'abroad', nounOf(c, 'residence')) : stayTimes(c, said)),
    ...(c.asker.abroad && !goesBack && OTHER_LAND.test(plainText(words)) ? [c.line([method(c)], 'point.settle.other')] : []),
    ...ownDate(c),
  ]
}

/** The papers for good of one who follows: how staying lies by their own chart, the files in their order, and the years that lean to a life there. */
const settleTogether = (c: Composer): Line[] => [
  settleLine(c),
  c.line([method(c)], filesAgain(c) ? 'point.follow.order.again' : 'point.follow.order'),
  ...(undated(c, 'abroad') ? [] : wayLine(c, 'leave', 'point.follow.years')),
]

/** Settling where a file was refused: what the two weigh and by which grounds, whose word a refusal is, what stands better, and when to file again. */
function settleAfterRefusal(c: Composer): Line[] {
  const noun = c.say('noun.filing')
  return [
    settleLine(c),
    c.line([method(c)], 'point.refused.office'),
    bestWayLine(c),
    ...timeWithWait(c, 'abroad', noun, timeAloud(c, 'abroad', noun, true)).slice(0, 1),
  ]
}

/** Home against distance with what decides it: the lords, the points, or both. */
function settleLine(c: Composer): Line {
  const { sum, byLords, byPoints, id } = homeAndDistance(c)
  const words = { sum: c.say(`point.settle.${sum}.short`), lords: c.say(`abroad.weigh.${byLords}`) }
  if (byPoints === null) return c.line([id], 'point.settle.lords', words)
  const points = [savFinding(c, 12, 'abroad'), savFinding(c, 4, 'abroad')]
  // what decides stands first in the margin
  const ids = sum !== byLords ? [...points, id] : [id, ...points]
  return byPoints === byLords
    ? c.line(ids, 'point.settle.same', words)
    : c.line(ids, 'point.settle.apart', { ...words, points: c.say(`abroad.weigh.${byPoints}`) })
}

/** So many years after leaving nobody decides to stay for good. */
const FIRST_YEARS = 2

/** By the sub-periods alone: which years lean to distance and which to home, where there are such. */
function pullLines(c: Composer): Line[] {
  const none = methodFinding(c, 'farAndNear', 'none.h')
  return [...wayLine(c, 'leave', 'point.stay.pull').slice(0, 1), ...wayLine(c, 'return', 'point.stay.home').slice(0, 1)].filter(
    ({ ids }) => !ids.includes(none),
  )
}

/** The times for staying, of somebody who has not gone yet: nothing can be asked for there before. */
function stayTimes(c: Composer, said: readonly Line[]): Line[] {
  const noun = c.say('noun.staying')
  const chosen = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  const isTold = ({ ids }: Window): boolean => said.some((line) => ids.every((id) => line.ids.includes(id)))
  // where the way there has been dated, staying is a matter of the years after it
  if (chosen.some(isTold)) {
    const later = chosen.findLast(({ from }) => from > addYears(c.input.asOf, FIRST_YEARS))
    return later === undefined
      ? [c.line([method(c)], 'point.stay.there'), ...pullLines(c)]
      : [c.line([...later.ids, method(c)], 'point.stay.later', { span: spanAloud(c, later.parts[0]), use: useClause(c, later) })]
  }
  return timeWithWait(c, 'abroad', noun, timeAloud(c, 'abroad', noun, true))
}

/** The day on which a permit that is told of ends: no time of the chart stands above it. */
const ownDate = (c: Composer): Line[] =>
  deadlineOf(c) === null ? [] : namedItems(c, { topic: 'abroad', ground: null, noun: residenceNoun(c) }).flatMap((item) => item.slice(0, 1))

const GO_OR_STAY = 'Should I go abroad or stay in India?'

/** Whether to go, where the words name only the going: the two ways weighed as for whoever names both; a test that failed comes first. */
const should: Writer = (c, part, said) => {
  if (!c.asker.abroad && failsLanguageTest(`${part.told}. ${part.words}`))
    return [languageLine(c), groundAloud(c, readings(c).abroad, c.say('noun.abroad')), ...timeWithWait(c, 'abroad', c.say('noun.abroad'))]
  if (filesAgain(c) && roadsOf(c, part.words) === null) return afterRefusal(c, part)
  if (
    !c.asker.abroad &&
    (GOES_AGAIN.test(plainText(part.words)) || (hasComeBack(c.input.concern) && / again /.test(plainText(part.words))))
  )
    return goAgain(c)
  const pair = questionOf(c.input.concern).pair
  // an offer that is held waits for no stretch of years from now
  if (!c.asker.abroad && holdsOffer(c.input.concern) && (pair === null || pair === 'homeOrAbroad')) {
    const [lean] = answerOf(c.asking(GO_OR_STAY, [])).gist ?? []
    return [...(lean === undefined ? [] : [lean]), ...dayOfOffer(c, 'abroad')]
  }
  if (c.asker.abroad || pair !== null) return []
  // a step in work or study here that is held against the way out
  const leaning = leaningOf(c, part.words, part.told)
  if (leaning !== null && !leaning.ways.includes('hold')) return choice(c, part, said)
  return [...(answerOf(c.asking(GO_OR_STAY, [])).gist ?? [])]
}

const STUDY_OR_WORK =
  / (?:study|student)(?: \S+)? (?:or|ya) (?:\S+ )?(?:work|job) | (?:work|job)(?: \S+)? (?:or|ya) (?:\S+ )?(?:study|student) /

/** Study in another country: its own ground, then when, with the intake that is named. */
const study: Writer = (c, { words }) => {
  const { ids, state } = judge(c, 'studyAway')
  const noun = c.say('noun.studyAway')
  const { verdict } = readings(c).career
  const intake = intakeLines(c)
  const leaving = leavingLines(c)
  const [next] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  // the stretch that the year was answered by is not told once more
  const isTold = next !== undefined && [...leaving, ...intake].some((line) => next.ids.every((id) => line.ids.includes(id)))
  const way = state === 'well' ? 'study' : verdict === 'support' ? 'work' : 'even'
  return [
    ...(intake.length === 0 ? applyLines(c) : intake),
    ...leaving,
    STUDY_OR_WORK.test(plainText(words)) ? c.line([...ids, readings(c).career.id], `point.studyVisa.${way}`) : studyAwayLine(c),
    ...(leaving.length > 0 || namedPeriods(c.input.concern, c.input.asOf).length === 0
      ? []
      : namedItems(c, { topic: 'abroad', ground: null, noun }).flatMap((item) => item.slice(0, 1))),
    ...(DEFERS.test(plainText(words)) ? [c.line([method(c)], 'point.away.defer')] : []),
    ...(isTold ? [] : timeWithWait(c, 'abroad', noun)),
    ...eldersLines(c),
  ]
}
const DEFERS = / (?:defer\S*|next intake|postpone) /

const STUDIES = / (?:study|studies|ms|mba|masters?|phd|university|uni|college|course|admission|intake|student visa) /u

/** Husband or wife lives there already. */
const GONE_AHEAD =
  / (?:husband|wife|spouse|he|she|pati|patni) (?:\S+ ){0,3}(?:in|went|gone|moved|shifted|me|mein|gaye|already) (?:\S+ )*(?:our|my|dependent|dependant|spouse|mera|hamara|our) (?:\S+ ){0,2}visa /

/** Whether a visa comes: that no chart reads it, how the ground lies for what it is asked for, the time that is named, and when to file; with the loan that pays for it. */
const visa: Writer = (c, part) => {
  if (visitOf(c) !== null) return visitLines(c)
  if (c.asker.settled.includes('visa')) return []
  const all = plainText(`${part.told} ${part.words}`)
  if (joinsThem(c)) return follow(c)
  if (tellsOfRefusal(all)) return afterRefusal(c, part)
  // the one who went first has a roof there: what is asked for is to follow
  if (!c.asker.abroad && GONE_AHEAD.test(all) && (c.asker.love === 'bond' || c.asker.love === 'partner')) return follow(c)
  if (/ passport /.test(plainText(part.words)) || (/ passport /.test(all) && !/ visa /.test(plainText(part.words))))
    return [c.line([method(c)], 'point.away.passport')]
  if (weighsSeatAgainstVisa(plainText(c.whole.input.concern))) return seatOrVisa(c)
  const road = paperRoad(c)
  const { concern } = c.input
  const studies = STUDIES.test(plainText(concern)) && !c.asker.abroad
  const noun = c.asker.abroad ? residenceNoun(c) : c.say(studies ? 'noun.studyAway' : 'noun.abroad')
  return [
    ...(road.length > 0 ? road : [c.line([method(c)], 'point.visa.papers')]),
    studies ? studyAwayLine(c) : groundAloud(c, readings(c).abroad, noun),
    // what is filed has its day behind it
    ...(studies && !c.filed ? [...applyLines(c), ...visaLines(c)] : []),
    ...(namedPeriods(concern, c.input.asOf).length === 0
      ? []
      : namedItems(c, { topic: 'abroad', ground: null, noun }).flatMap((item) => item.slice(0, 1))),
    // with the courses dated the visa has days of its own
    ...(studies && !c.filed && visaLines(c).length > 0 ? [] : timeWithWait(c, 'abroad', noun)),
    ...(OTHER_LAND.test(plainText(part.words)) ? [c.line([method(c)], 'point.settle.other')] : []),
    ...(!c.asker.debt ? newLoanItem(c).flatMap((item) => item.slice(0, 1)) : []),
    ...(studies ? eldersLines(c) : []),
  ]
}

/** The admission that is asked for: the months to apply in by the calendar of the country, beside the visa. */
function applyLines(c: Composer): Line[] {
  const courses = asksForSeat(c.whole.input.concern) && !c.filed ? coursesAhead(c) : null
  return courses === null
    ? []
    : [
        c.line([methodFinding(c, 'calendar', 'practice.calendar')], 'point.seat.apply', {
          start: c.book.date(courses.start, 'month'),
          from: c.book.date(courses.from, 'month'),
          to: c.book.date(courses.to, 'month'),
        }),
      ]
}

/** Of the course abroad and the one that the elders wish for at home: which has more of the chart, and how both are kept open. */
function eldersLines(c: Composer): Line[] {
  if (!eldersWishHome(c.whole.input.concern)) return []
  return [c.line([method(c)], 'point.seat.elders'), awayOrHere(c), c.line([method(c)], 'point.visa.seat.keep')]
}

/** Which of study abroad and a course here has more of the chart with it. */
function awayOrHere(c: Composer): Line {
  const away = judge(c, 'studyAway')
  const here = judge(c, 'study')
  const worth = { well: 2, mixed: 1, ill: 0 } as const
  const lead = worth[away.state] - worth[here.state]
  return c.line([...new Set([...away.ids, ...here.ids])], `point.visa.seat.${lead > 0 ? 'away' : lead < 0 ? 'here' : 'even'}`)
}

/** A course at home is begun within so many months. */
const SEAT_MONTHS = 10

/** A visa that has not come against a seat at home: that no chart grants it, which course has more with it, the order of the two, and a time for each. */
function seatOrVisa(c: Composer): Line[] {
  const here = judge(c, 'study')
  const noun = c.say('noun.studyAway')
  const course = nearestTime(c, 'study')
  return [
    c.line([method(c)], 'point.visa.papers.filed'),
    awayOrHere(c),
    c.line([method(c)], 'point.visa.seat.keep'),
    ...timeWithWait(c, 'abroad', noun),
    // this year's seat waits for no time that lies beyond its own last day
    course === null || course.from > addMonths(c.input.asOf, SEAT_MONTHS)
      ? c.line(here.ids, 'point.visa.seat.none')
      : course.from <= c.input.asOf
        ? c.line(course.ids, 'point.course.now', { to: c.date(course.to, course.toErrorDays) })
        : c.line(course.ids, 'point.visa.seat.time', { span: spanNear(c, course) }),
  ]
}

/** The stretch in which a family can follow: the first full one after the nearest, else the next one; undefined where none is in sight. */
export function joinStretch(c: Composer): Window | undefined {
  const [first, ...later] = chosenStretches(c, 'abroad')
  if (undated(c, 'abroad')) return undefined
  const soon = later.find((stretch) => !isLighter(stretch) && stretch.from <= addYears(c.input.asOf, NEAR_YEARS))
  return soon ?? (first !== undefined && isLighter(first) ? first : (later[0] ?? first))
}

/** One roof for two who live apart, asked by the one at home: when a stretch for the bond and one for distance meet, and how life together elsewhere lies. */
function follow(c: Composer): Line[] {
  if (joinsThem(c)) return goesToThem(c)
  const [meeting] = meetings(c)
  const [road] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  const { ids, state } = judge(c, 'together')
  const roof = c.line(ids, state === 'ill' ? 'point.follow.ill' : `point.join.${state}`)
  const time =
    meeting !== undefined
      ? c.line(meeting.ids, 'point.follow.meet', { span: spanNear(c, meeting) })
      : road !== undefined
        ? c.line(road.ids, 'point.follow.road', { span: spanNear(c, road.parts[0]) })
        : c.line([readings(c).abroad.id], 'point.join.none')
  // whoever asks whether to go hears of that before the time
  const weighs = asksShould(c.input.concern)
  return [...(weighs ? [roof, time] : [time, roof]), c.line([method(c)], 'point.follow.papers')]
}

/**
 * The way to husband or wife in another country: the journey by its own stretches, as for anybody who goes, what the chart says of a partner far away and of one
 * roof there, and the file that comes before it.
 */
function goesToThem(c: Composer): Line[] {
  const noun = joinNoun(c)
  const { ids, state } = judge(c, 'together')
  const roof = c.line(ids, state === 'ill' ? 'point.follow.ill' : `point.join.${state}`)
  const tie = partnerFar(c)
  const far = tie === null ? [] : [c.line([readings(c).abroad.id], 'point.follow.tie', { why: tie })]
  const lean = groundAloud(c, readings(c).abroad, noun)
  const times = timeWithWait(c, 'abroad', noun)
  const weighs = asksShould(c.input.concern)
  return [
    ...(weighs ? [lean, roof] : []),
    ...times,
    ...(weighs ? [] : [lean]),
    ...far,
    ...(weighs ? [] : [roof]),
    ...(filesAgain(c)
      ? [c.line([method(c)], 'point.follow.file'), c.line([method(c)], 'point.refused.office')]
      : [c.line([method(c)], 'point.follow.papers')]),
  ]
}

/** Whether the family can come along: one roof in another place, and the time for it. */
/** Those who are to follow. */
const FAMILY = / (?:family|parents|mother|father|wife|husband|children|kids|son|daughter|bivi|biwi|pati|patni|maa|papa) /
/** Whether a parent can live with a child who is abroad: on whose papers it hangs, how home and distance weigh in the own chart, and when a longer stay goes best. */
function withChild(c: Composer): Line[] {
  const { who } = calledKin(c, 'child')
  const { id, side } = nearOrFar(c)
  const [stay] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  return [
    c.line([method(c)], 'point.join.child', { who }),
    c.line([id], `point.join.child.${side}`, { who }),
    ...(stay === undefined ? [] : [c.line(stay.ids, 'point.join.child.time', { span: spanNear(c, stay.parts[0]), who })]),
  ]
}

const join: Writer = (c, { words }) => {
  // a child who comes along is not the one to be joined
  if (questionOf(c.input.concern).person === 'child' && c.asker.parent && !joinsPartner(c.input.concern)) return withChild(c)
  if (!c.asker.abroad && (c.asker.love === 'bond' || c.asker.love === 'partner')) return follow(c)
  if (!c.asker.abroad && !FAMILY.test(plainText(words))) return []
  const then = joinStretch(c)
  return [
    c.line([method(c)], 'point.join.papers'),
    stateLine(c, 'together', 'point.join'),
    then === undefined ? c.line([method(c)], 'point.join.none') : c.line(then.ids, 'point.join.time', { span: spanNear(c, then.parts[0]) }),
  ]
}

const ASKS_YEAR = /^ (?:and )?(?:when|which year|what year|in which year|kab|kis saal) /

/**
 * Whether and when to come home. Where home and distance are weighed and distance leads, the times are those for staying, and the way home is the second plan,
 * with the first time that leaves room for the move; else the year that bears the move, and what comes before it.
 */
const back: Writer = (c, { words, told }, said) => {
  if (weighsShareAtHome({ words, told })) return shareLines(c)
  if (!c.asker.abroad) return []
  if (onwardOf(c) !== null) return onward(c)
  const { form } = questionOf(c.input.concern)
  // the papers or a post there are asked for in the same breath
  const own = plainText(words)
  const isPair = questionOf(c.input.concern).pair === 'homeOrAbroad'
  if ((isPair && (PAPERS.test(own) || ASKS_JOB.test(own))) || againstHome(own, plainText(told)) === 'post') return bothWays(c, words)
  if (form === 'when' || form === 'which' || ASKS_YEAR.test(plainText(words))) return [...homecomingGist(c), ...ownDate(c)]
  const weighed = weighLine(c, 'sum')
  const road = paperRoad(c)
  const isOfStay = isPair && STAYS.test(own)
  if (stayLean(c) !== 'stay')
    return [
      ...road,
      weighed,
      ...(isOfStay ? farSettlement(c) : []),
      ...homecomingGist(c),
      ...(isOfStay ? settlementTold(c) : []),
      ...ownDate(c),
    ]
  const papers = road.length === 0 && PAPERS.test(plainText(words)) && said.every((line) => !line.ids.includes(readings(c).abroad.id))
  const second = moveTime(c)
  const beyond = farSettlement(c)
  const [stay, ...later] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  return [
    ...(papers ? [c.line([method(c)], 'point.settle.papers')] : []),
    ...road,
    weighed,
    ...(beyond.length > 0
      ? beyond
      : timeWithWait(c, 'abroad', residenceNoun(c), timeAloud(c, 'abroad', residenceNoun(c), true)).slice(0, 1)),
    ...(second === undefined
      ? []
      : [
          later.length === 0 && second.parts[0]?.from === stay?.from
            ? c.line(second.ids, 'point.back.same')
            : c.line(second.ids, 'point.back.second', { span: spanNear(c, second.parts[0] as Part) }),
        ]),
    ...(isOfStay ? settlementTold(c) : []),
    ...ownDate(c),
  ]
}
/** To stay there is the other way that is named. */
const STAYS =
  / (?:settle\S*|settling|stay\S*|here|permanent\S*|pr|green card|gc|citizen\S*|remain|continue|yahin|yahi|yahan|inga\S*|ikkad\S*|rukna|ruke|ruk) |यहीं|यहाँ|यहां|இங்க|ఇక్కడ/u

const WHICH_WORK = / (?:what|which) (?:\S+ )?(?:work|job|jobs|kind of work|post) /u

const FOR_WORK =
  / (?:job|jobs|work|working|naukri|kaam|engineer|nurse|doctor|driver|electrician|welder|plumber|cook|chef|technician|developer|accountant|teacher|mechanic|carpenter|mason) /u

/** Back to where one has worked before, and not home. */
const BACK_THERE = / (?:go|going|get|return|come) back to (?!india|home)\S+ | (?:go|going) (?:\S+ ){1,3}again /

/** Once more to where one has worked before: how the way out lies, its time, and what is to be ready before it. */
function goAgain(c: Composer): Line[] {
  const again = c.say('noun.goBack')
  return [groundAloud(c, readings(c).abroad, again), ...timeWithWait(c, 'abroad', again), c.line([method(c)], 'point.away.ready')]
}
const GOES_AGAIN = new RegExp(
  ` (?:try|apply|go|going|return|attempt) (?:\\S+ ){0,3}?(?:${PLACES_ABROAD}|there) (?:\\S+ )?(?:again|once more|second time) `,
)

/** When somebody goes who means to work there: the ground and the time, what is to be ready before it, and how their work is carried; all else by the plain question. */
const when: Writer = (c, { words, told }, said) => {
  const all = plainText(`${told} ${words}`)
  if (!c.asker.abroad && BACK_THERE.test(plainText(words))) {
    return goAgain(c)
  }
  if (c.asker.abroad || STUDIES.test(all) || !FOR_WORK.test(all) || /^\s*(?:and )?will/iu.test(words)) return []
  const noun = nounOf(c, askedOf(c, 'abroad'))
  const [first] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  if (first === undefined || said.some((line) => first.ids.every((id) => line.ids.includes(id)))) return []
  return [
    groundAloud(c, readings(c).abroad, noun),
    ...timeWithWait(c, 'abroad', noun),
    c.line([method(c)], 'point.away.ready'),
    ...namedWorkGist(c).slice(0, 1),
  ]
}

/** Years in which work that is aimed at is planned. */
const POST_YEARS = 6

/** An interview that is over and a word that has not come. */
const INTERVIEWED =
  /(?<! visa) interview (?:\S+ ){0,4}(?:over|done|finished|gone|completed?|cleared|attended|given|ho gay[ai]|pending) | (?:gave|attended|finished|completed|cleared|after) (?:\S+ ){0,4}interview /

/** A post in another country: how it lies, the days that work and distance share, and what comes in which order; whoever studies has a first post here as well. */
function postAway(c: Composer): Line[] {
  const noun = c.say('noun.postAway')
  const { abroad } = readings(c)
  const side = abroad.step === null || abroad.verdict === 'silent' ? 'even' : abroad.verdict
  const dated = !undated(c, 'abroad') && !undated(c, 'career')
  const draw = paperRoad(c)
  const studies = c.asker.work === 'study'
  const text = plainText(c.whole.input.concern)
  const after = INTERVIEWED.test(text)
    ? 'point.post.interview'
    : joinsThem(c)
      ? 'point.post.order.spouse'
      : studies
        ? 'point.post.order.study'
        : 'point.post.order'
  const [shared] = dated ? meetings(c, 'career', 'abroad') : []
  const lean = c.line([abroad.id], `point.post.${side}`, { step: abroad.step ?? 'none' })
  // the draw comes before the papers of a profession
  const order = draw.length > 0 ? [] : [c.line([method(c)], after)]
  if (shared === undefined) return [...draw, lean, ...timeWithWait(c, 'abroad', noun), ...order]
  const [post, road] = shared.stretches
  const end = addYears(c.input.asOf, POST_YEARS)
  const later = chosenStretches(c, 'abroad').find(({ from }) => from >= shared.to && from < end)
  return [
    ...draw,
    lean,
    c.line(shared.ids, shared.from <= c.input.asOf ? 'point.post.sharedNow' : 'point.post.shared', {
      span: shared.from <= c.input.asOf ? c.date(shared.to) : spanNear(c, shared),
      work: c.say(studies ? 'noun.postHere' : 'noun.newPost'),
      forWork: useWords(c, post),
      forRoad: useWords(c, road),
    }),
    ...order,
    ...(later === undefined
      ? []
      : [c.line(later.ids, 'point.post.later', { span: spanAloud(c, later.parts[0]), use: useClause(c, later) })]),
  ]
}

const AGENT = / (?:agent|agents|consultant|consultancy) /
const TRUSTS = / (?:genuine|fraud|fake|trust\S*|real|sahi|honest|scam|cheat\S*) /

/** Which work there is in another country for whoever does one at home: how the chart carries it, what else it carries, in which form, and when. */
const work: Writer = (c, { words, told }) => {
  const asks = plainText(words)
  if (AGENT.test(plainText(`${told} ${words}`)) && TRUSTS.test(asks)) return [c.line([method(c)], 'point.away.agent')]
  if (namesLanguageTest(asks) && / (?:clear|pass|crack|score|nikal\S*) /.test(asks)) {
    const { ids, state } = judge(c, 'exam')
    return [c.line(ids, `point.away.clear.${state}`)]
  }
  if (c.asker.abroad && asksReturn(c)) return workHere(c)
  const isWhich = WHICH_WORK.test(asks)
  if (!c.asker.abroad && !isWhich && !STUDIES.test(asks)) return postAway(c)
  if (!isWhich || workNamed(c).length === 0) return []
  const { id, mode } = workMode(c)
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  return [
    ...namedWorkGist(c).slice(0, 1),
    bestFor(c),
    c.line([id], `answer.which.mode.${mode}`),
    c.line([method(c)], 'point.work.licence'),
    ...(first === undefined ? [] : [c.line(first.ids, 'point.work.time', { span: spanNear(c, first.parts[0]), use: useClause(c, first) })]),
  ]
}

/** Work in the country where somebody is, or the way home: how the work lies and when, then the first time that bears the move. */
function workHere(c: Composer): Line[] {
  const second = moveTime(c)
  return [
    groundAloud(c, readings(c).career, c.say('noun.newPost')),
    ...timeWithWait(c, 'career', c.say('noun.newPost')),
    c.line([method(c)], 'point.away.hereWork'),
    ...(second === undefined ? [] : [c.line(second.ids, 'point.back.second', { span: spanNear(c, second.parts[0] as Part) })]),
  ]
}

/** What has an answer of its own: other countries. */
export const ABROAD_WRITERS: Writers = {
  'abroad.back': back,
  'abroad.when': throughAgent(when),
  'abroad.visa': throughAgent(withRenewal(visa)),
  'abroad.work': throughAgent(withRenewal(work)),
  'abroad.join': join,
  'abroad.country': throughAgent(withRenewal(country)),
  'abroad.should': throughAgent(withRenewal(should)),
  'abroad.settle': throughAgent(withRenewal(settle)),
  'abroad.study': throughAgent(study),
}

export const ABROAD_PLAIN: PlainQuestions = {
  'abroad.when': 'When will I go abroad?',
  'abroad.should': GO_OR_STAY,
  'abroad.visa': 'Will my visa be approved?',
  'abroad.work': 'When will I get a job abroad?',
  'abroad.study': 'When will I go abroad for study?',
  'abroad.settle': 'Will I settle abroad?',
  'abroad.back': 'Should I come back to India?',
}
