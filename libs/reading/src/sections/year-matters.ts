import type { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import type { Point } from '../understanding/point/points.ts'
import { addYears } from '../facts/calendar.ts'
import { GROWN, OF_AGE } from '../understanding/ages.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { BIRTH, isKinGround, type KinGround } from '../rules/grounds.ts'
import { topicOfPoint } from '../rules/point-fields.ts'
import type { Part, Window } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { questionOf, shortConcernsOf, subjectOf } from '../understanding/understanding.ts'
import { answerOf } from './answer/answer.ts'
import { ofTrade } from './answer/answer-trade.ts'
import { chosenStretches, smallerOpenings } from './answer/answer-stretches.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { calledAloud } from './answer/one-name.ts'
import { datesSecond } from './answer/answer-choice.ts'
import { coursesAhead, holdsPostBeside, visaStretch } from './answer/roads.ts'
import { askedOf, examNoun, isTender, nounOf } from './answer/answer-subject.ts'
import { joinStretch } from './answer/points/of-abroad.ts'
import { windows } from './cache.ts'
import { asksToSit, sittings } from './exam-times.ts'
import { stageText } from './attempts.ts'
import { examName, isAwaited } from './exam-year.ts'
import { householdAsked } from './household.ts'
import { once } from './once.ts'
import { residenceNoun } from './onward.ts'
import { isBeforeCourt, ledMatter, ledOpenings, type LedMatter } from './led-matter.ts'
import { isNamedPoint, OTHER_CLOCKS, laterNoun, ledBy, partMatters, pointNoun, type NamedPoint, type PartMatter } from './part-matters.ts'
import type { NearMonth } from './months.ts'
import { asksReturn, shortNoun, soonOpenings } from './short-concerns.ts'
import { isOwnHome, matterOf } from './short-matters.ts'
import { joinNoun, joinsThem } from './joins-them.ts'
import type { CaseGround } from './told-case.ts'
import { filesAgain } from './refused.ts'
import { farKind } from './stretch-kind.ts'
import { visitOf } from './visit-asked.ts'
import { isPastFile } from './stretch-use.ts'
import { isLetPass } from './own-wish.ts'
import { yearsAsked } from './answer/years-asked.ts'
import { besideTopics } from './answer/answer-beside.ts'
import { isOnlyTold } from './answer/only-told.ts'
import { transferNoun } from './step-noun.ts'

/** What else was asked for which the stretches of a matter count too: its point, its noun and the first stretch for it. */
export type Also = { point: Point; noun: string; stretch: Window | undefined }

/**
 * A field that was asked about, as the months speak of it: by the noun of what was asked, the stretches and the smaller openings of page 1. `by` is the
 * wording that page 1 answered, `point` what it is after where that has a noun of its own.
 */
export type Matter = {
  topic: MainTopic
  noun: string
  stretches: readonly Window[]
  openings: readonly NearMonth[]
  by: Composer
  point: NamedPoint | null
  also: readonly Also[]
}

/** The noun that page 1 gives a field whose question it answers in a way of its own. */
const PLEA_NOUNS: Readonly<Record<string, { topic: MainTopic; noun: MessageKey }>> = {
  together: { topic: 'love', noun: 'noun.together' },
  consent: { topic: 'love', noun: 'noun.marriage' },
  transfer: { topic: 'career', noun: 'noun.transfer' },
  residence: { topic: 'abroad', noun: 'noun.residence' },
  ownWish: { topic: 'career', noun: 'noun.career' },
}

/** What page 1 calls a field that was asked about. */
export function calledOf(c: Composer, topic: MainTopic): string {
  const { plea, form, pair } = questionOf(c.input.concern)
  const { settled, bond } = c.asker
  if (topic === 'abroad' && joinsThem(c)) return joinNoun(c)
  if (topic === 'abroad' && filesAgain(c)) return c.say('noun.filing')
  const own = plea === null ? undefined : PLEA_NOUNS[plea]
  if (own?.topic === topic)
    return own.noun === 'noun.residence' ? residenceNoun(c) : own.noun === 'noun.transfer' ? transferNoun(c) : c.say(own.noun)
  const asked = topic === 'career' && pair === 'jobOrBusiness' && plea === null ? ofTrade(c) : askedOf(c, topic)
  if (plea === 'retry' && topic === 'career') return examNoun(c)
  // of the two kinds of post page 1 dates the one that the chart leans to
  if (topic === 'career' && pair === 'publicOrPrivate' && plea === null)
    return c.say(datesSecond(c, pair) ? 'noun.jobChange' : 'noun.government')
  if (topic === 'abroad' && asked === 'abroad' && farKind(c) === 'abroad.study') return c.say('noun.studyAway')
  if (asked === 'wed' && form === 'when') return c.say('noun.wedding')
  if (topic === 'love' && bond !== 'married' && plea === null && (settled.includes('proposals') || settled.includes('proposal')))
    return c.say('noun.yes')
  return nounOf(c, asked)
}

/** From this age on nobody trains for a first post, and so many years ahead of today somebody grown has had it. */
const TRAINED_AT = 28
const FIRST_POST_YEARS = 3

/** A visa, a course or an examination that is asked about now is waited for so many years, and no longer. */
const ENTRY_YEARS = 3
const SITS_YEARS = 4
const OF_ENTRY: ReadonlySet<Point> = new Set(['abroad.visa', 'abroad.study', 'abroad.join'])
const OF_POST_AWAY: ReadonlySet<Point> = new Set(['abroad.work'])

/** True of a day by which nobody waits any more for what is asked about now: what lies there is for what follows it, the stay or the post. */
export function isPastWait(c: Composer, topic: MainTopic, day: string): boolean {
  const { asOf } = c.input
  const after = (of: ReadonlySet<Point>): boolean => partMatters(c.whole).some(({ point }) => point !== null && of.has(point))
  if (topic === 'career')
    return day > addYears(asOf, SITS_YEARS) && (c.asker.trade === 'aspirant' || asksToSit(c.whole) || after(OF_POST_AWAY))
  // a journey out and back is followed by no stay
  if (topic !== 'abroad' || visitOf(c) !== null) return false
  if (isPastFile(c, { from: day })) return true
  if (c.asker.abroad || day <= addYears(asOf, ENTRY_YEARS)) return false
  return farKind(c) === 'abroad.study' || after(OF_ENTRY)
}

/** The noun of a stretch: what is far enough ahead is none for a first post any more, nor for what is waited for now. */
export function nounAt(c: Composer, topic: MainTopic, noun: string, from: string): string {
  if (isPastWait(c, topic, from)) return c.say(topic === 'abroad' ? 'noun.afterEntry' : 'noun.career')
  if (topic !== 'career' || !(c.asker.firstPost || noun === c.say('noun.training') || noun === c.say('noun.fieldChoice'))) return noun
  return hasTrained(c, from) ? c.say('noun.career') : noun
}

/** True of a day by which whoever studies today, or looks for a first post, has had one. */
export function hasTrained({ asker: { age, firstPost }, input: { asOf } }: Composer, day: string): boolean {
  const ageThen = age + Number(day.slice(0, 4)) - Number(asOf.slice(0, 4))
  const isFar = day > addYears(asOf, FIRST_POST_YEARS) && (firstPost || ageThen >= GROWN + FIRST_POST_YEARS)
  return isFar || (!firstPost && ageThen >= TRAINED_AT)
}

/** The fields of a question as a whole, the one that it stands on first; none where it stands on no field. */
function topicsOfWhole(c: Composer): MainTopic[] {
  const { topic: led } = answerOf(c)
  return led === null || OTHER_CLOCKS.includes(questionOf(c.input.concern).plea) ? [] : [led, ...besideTopics(c)]
}

/** The fields of which the short answer names a stretch, whatever the question was taken for: the way of a choice that the chart leans to, a post after an examination. */
export const topicsDated = once((c): MainTopic[] => {
  const ids = shortAnswer(c).flatMap(({ lines }) => lines.flatMap((line) => line.ids))
  return MAIN_TOPICS.filter((topic) => ids.some((id) => id.startsWith(`window.${topic}.`)))
})

/** The fields that page 1 answers by their stretches: those of the parts in their order, then what the question as a whole stands on; none where it stands on no field. */
export const mattersOf = once((c): Matter[] => {
  const parts = partMatters(c).filter(({ topic }) => topic !== null)
  const topics = [...new Set([...parts.flatMap(({ topic }) => topic ?? []), ...topicsOfWhole(c), ...topicsDated(c)])]
  return topics.flatMap((topic): Matter[] => {
    // a post that is in hand beside a course or an examination is not looked for
    if (topic === 'career' && holdsPostBeside(c)) return []
    const own = parts.filter((part) => part.topic === topic)
    const by = own[0]?.by ?? c
    // neither a family that is only named nor somebody who has gone asks for the months of love
    if (topic === 'love' && (c.asker.age < OF_AGE || subjectOf(by.input.concern, 'love') === 'family' || askedOf(by, 'love') === 'breakup'))
      return []
    const [point = null] = own
      .slice(0, 1)
      .flatMap((part) => (ofField(part, topic) ? [part.point] : []))
      .filter(isNamedPoint)
    // beside an examination page 1 dates what comes after it
    const isAfter = topic === 'career' && own.length === 0 && !topicsOfWhole(c).includes(topic) && asksToSit(c)
    const aloud = point === null || OF_ANOTHER_DOOR.has(point) ? calledAloud(c).get(topic) : undefined
    const noun = aloud ?? pointNoun(c, point) ?? (isAfter ? examNoun(c) : calledOf(by, topic))
    const stretches = [...new Set([...chosenStretches(by, topic), ...windows(c)[topic]])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
    const openings = smallerOpenings(by, topic).filter((one) => topic !== 'love' || !isLetPass(c, one))
    return [
      {
        topic,
        noun,
        stretches,
        openings,
        by,
        point,
        also: alsoOf(c, topic, own.slice(1), { point, noun }),
      },
    ]
  })
})

/** Points that page 1 answers by the time for something else: whether a post is safe by a second door. */
const OF_ANOTHER_DOOR: ReadonlySet<Point> = new Set(['work.secure'])

/** True where a part is answered by the field that it is after. */
const ofField = ({ point }: PartMatter, topic: MainTopic): boolean => point !== null && topicOfPoint(point) === topic

/** What else was asked that a field dates, each noun once. */
function alsoOf(c: Composer, topic: MainTopic, parts: readonly PartMatter[], first: { point: Point | null; noun: string }): Also[] {
  const told = new Set([first.noun])
  return parts.flatMap((part): Also[] => {
    const { point } = part
    const noun = first.point === null ? pointNoun(c, point) : laterNoun(c, point)
    if (point === null || noun === null || !ofField(part, topic) || told.has(noun)) return []
    told.add(noun)
    // the visa of a course follows the offer
    const isOfCourse = point === 'abroad.visa' && farKind(c) === 'abroad.study' && coursesAhead(c) !== null
    const stretch = isOfCourse ? visaStretch(c) : point === 'abroad.join' ? joinStretch(part.by) : chosenStretches(part.by, topic)[0]
    return [{ point, noun, stretch }]
  })
}

/** What a stretch of a field is for: what was asked about, else what page 1 calls the field. */
export const stretchName = (c: Composer, topic: MainTopic): string =>
  mattersOf(c).find((matter) => matter.topic === topic)?.noun ?? calledOf(c, topic)

/** True where no bond is to be pressed. */
export const isGentle = (c: Composer, topic: MainTopic): boolean => topic === 'love' && isTender(c) && c.asker.bond !== 'parted'

/** Shorter matters that have openings of their own. */
const OPENED = ['home', 'money', 'study', 'family'] as const

/** What the openings of a matter are for: a share or a sale is no house to be looked for, and whoever owes has nothing to collect. */
type OpeningKind =
  | (typeof OPENED)[number]
  | 'share'
  | 'sale'
  | 'swap'
  | 'handover'
  | 'joined'
  | 'build'
  | 'kin'
  | 'birth'
  | 'return'
  | 'exam'
  | 'debt'
  | 'household'
  | CaseGround

export type Opening = {
  concern: (typeof OPENED)[number] | KinGround | 'return' | 'exam' | CaseGround
  ground: OpeningKind
  noun: string
  parts: readonly Part[]
  ids: readonly string[]
  isFull: boolean
  isSeason?: boolean
}

/** The openings of a shorter matter, in the words of the question that it leads. */
function openingsFor(c: Composer, led: LedMatter): Opening[] {
  const matter = matterOf(c, led)
  const ground =
    led === BIRTH ? 'birth' : isKinGround(led) || matter === 'pupil' ? 'kin' : isOwnHome(matter) ? matter : matter === 'owed' ? 'debt' : led
  if (matter === 'money' && householdAsked(c))
    return ledOpenings(c, led).map((one) => ({ ...one, concern: led, ground: 'household', noun: c.say('noun.household') }))
  return ledOpenings(c, led).map((one) => ({ ...one, concern: led, ground, noun: shortNoun(c, led) }))
}

/** Beside the hearings of a case the times for a talk about terms. */
const termsOpenings = (c: Composer): Opening[] =>
  ledOpenings(c, 'terms').map((one) => ({ ...one, concern: 'terms', ground: 'terms', noun: shortNoun(c, 'terms') }))

/** Of a house these are told by its own openings; moving and a vehicle have other times. */
const HOUSE: ReadonlySet<Point | null> = new Set(['home.buy', 'home.sell', 'home.share'] as const)

/** The openings of a matter that a writer of its own has answered. */
function writtenOpenings(by: Composer, point: Point | null): Opening[] {
  if (point?.startsWith('money.')) return openingsFor(by, 'money')
  if (HOUSE.has(point) || (point === 'home.move' && matterOf(by, 'home') === 'joined'))
    return isBeforeCourt(by) ? termsOpenings(by) : openingsFor(by, 'home')
  return point?.startsWith('kin.') && answerOf(by).topic === null ? ownOpenings(by) : []
}

/** The shorter matters of a question: those that it stands on as a whole, then those that its parts are answered by, each once. */
export const shortOpenings = once((c): Opening[] => {
  // of relatives' matters that of the part is meant, and not what all the words together make of it
  const all = ledBy(c) === c ? [ownOpenings(c)] : []
  for (const { by, topic, point, isWritten } of partMatters(c)) {
    if (by === c || topic !== null) continue
    const found = isWritten ? writtenOpenings(by, point) : answerOf(by).topic === null ? ownOpenings(by) : []
    const isKnown = all.flat().some(({ concern }) => found.some((one) => one.concern === concern))
    // whoever asks for the coming years has a line for each, by the full openings alone; a relative's matter is none of the years
    if (!isKnown) all.push(yearsAsked(c) > 0 ? found.filter(({ isFull, ground }) => isFull || ground === 'kin') : found)
  }
  return [...sittingOpenings(c), ...all.flat()]
})

/** The times that page 1 names for sitting an examination: each has one clock, and so is a light one. */
const sittingOpenings = (c: Composer): Opening[] =>
  sittings(c).map(({ parts, ids }) => ({
    concern: 'exam',
    ground: 'exam',
    noun: isAwaited(c) ? c.say('noun.under', { stage: stageText(c), exam: examName(c) }) : c.say('noun.sitting', { exam: examName(c) }),
    parts,
    ids,
    isFull: false,
  }))

/** The same by their matters. */
export const openingGroups = once((c): [Opening, ...Opening[]][] => {
  const groups = new Map<string, [Opening, ...Opening[]]>()
  for (const one of shortOpenings(c)) {
    const group = groups.get(one.concern)
    if (group === undefined) groups.set(one.concern, [one])
    else group.push(one)
  }
  return [...groups.values()]
})

/** The openings of the shorter matters that are asked when. */
const ownOpenings = once((c): Opening[] => {
  const { person, form, plea } = questionOf(c.input.concern)
  const led = ledMatter(c)
  if (led === 'dispute') return [...openingsFor(c, led), ...termsOpenings(c)]
  if (isBeforeCourt(c)) return termsOpenings(c)
  if (led !== null) return openingsFor(c, led)
  if (person !== null) return []
  if (asksReturn(c)) {
    const noun = c.say('noun.return')
    return soonOpenings(c, 'return').map((one) => ({ ...one, concern: 'return', ground: 'return', noun }))
  }
  // where page 1 stands on none of the three fields it answers by these openings however it was asked
  if (plea !== null || (form !== 'when' && answerOf(c).topic !== null)) return []
  const short = shortConcernsOf(c.input.concern).filter((one) => !isOnlyTold(c, one))
  // of several the one that page 1 dates first
  const first = OPENED.find((one) => short.includes(one))
  return first === undefined
    ? []
    : groundWindows(c, first).map(({ parts, ids }) => ({
        concern: first,
        ground: matterOf(c, first) === 'pupil' ? 'kin' : first,
        noun: matterOf(c, first) === 'pupil' ? shortNoun(c, first) : c.say(`noun.${first}`),
        parts,
        ids,
        isFull: true,
      }))
})

/** True where the months have something of what was asked about to tell. */
export const isOfMonths = (c: Composer): boolean =>
  mattersOf(c).length > 0 || shortOpenings(c).length > 0 || partMatters(c).some(({ point }) => point === 'work.partner')
