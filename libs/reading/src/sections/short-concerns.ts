import type { Graha } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import { asGist, type Composer, type Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { periodFinding } from '../compose/parts.ts'
import { strongerThan } from '../compose/strength.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { groundWindows, openingLord, passagesOver, type GroundWindow } from '../rules/ground-windows.ts'
import {
  BIRTH,
  groundPeriods,
  GROUNDS,
  isKinGround,
  judge,
  kinOf,
  type Ground,
  type GroundVoice,
  type Judged,
  touchesFifth,
  type KinGround,
} from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isSpoken, SPOKEN_YEARS, strongestOf, type Part } from '../rules/windows.ts'
import { isMainTopic, MAIN_TOPICS, savOf, type MainTopic } from '../rules/witnesses.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import type { ShortConcern } from '../understanding/subjects.ts'
import { meantText } from '../understanding/topics.ts'
import { isShortOnly, matterAsked, questionOf, shortConcernsOf, topicsOf } from '../understanding/understanding.ts'
import { chosenStretches, isOpen, singleOpening, smallerOpenings } from './answer/answer-stretches.ts'
import { allWindows, readings } from './cache.ts'
import { once } from './once.ts'
import { kinSlots } from './kin-asked.ts'
import { caseSlots, isCaseGround, type CaseGround } from './told-case.ts'
import { asksOfMeans, asksWait, isOwnHome, matterOf, purseOf, type Concern, type Matter } from './short-matters.ts'
import { methodFinding, stateFor } from './verdict.ts'

const PRAYS_BESIDE =
  / (?:bhakti|meditat\S*|spiritual\S*|sadhana|sanyas\S*|krishna|shiva|ashram|japa) (?:\S+ )*(?:my )?(?:husband|wife|family|parents|pati|patni) (?:\S+ )*(?:think|thinks|says|say|laugh\S*|against|oppos\S*|mad|not support\S*) | (?:husband|wife|family|parents) (?:\S+ ){0,6}(?:against|opposes?|laughs? at|stops?) (?:my )?(?:bhakti|meditation|spiritual\S*|sadhana|puja|pooja) /

/**
 * The field that leads: what was chosen beside the words, of several that which the words speak of most; but where the words name a matter and
 * no field that was chosen, the words. Every form has a field to choose, and whoever writes of a loss or of a god to pray to has not asked about
 * work.
 */
export function leadOf(c: Composer): Topic {
  const { concern, topics: asked } = c.input
  const { lead } = topicsOf({ concern, topics: asked })
  const spoken = topicsOf({ concern })
  // a husband or wife who is named beside a way of prayer is only told of
  if (lead === 'love' && PRAYS_BESIDE.test(meantText(concern))) return 'general'
  // a field that is asked about in words comes before the mind, which was only chosen
  if (lead === 'wellbeing' && isMainTopic(spoken.lead) && !spoken.topics.includes('wellbeing')) return spoken.lead
  if (!isMainTopic(lead)) return lead
  // property is no company of the heart
  if (lead === 'love' && matterAsked(concern) === 'home' && !spoken.topics.includes('love')) return 'general'
  if (isMainTopic(spoken.lead) && asked.includes(spoken.lead)) return spoken.lead
  if (spoken.topics.includes(lead)) return lead
  if (isMainTopic(spoken.lead) || spoken.lead === 'wellbeing') return spoken.lead
  const short = shortConcernsOf(concern)
  // a trade or a post is work, also where no word for work stands beside it
  if (lead === 'career' && short.some((one) => one === 'business' || one === 'job')) return lead
  // those at home are company in a matter of the heart, and do not turn it away
  if (lead === 'love' && short.every((one) => one === 'family' || one === 'home')) return lead
  return short.length > 0 ? 'general' : lead
}

/**
 * The shorter concerns of a question, whether they (or the mind) answer it alone, and which fields they cover: a question about money, study,
 * family and the like is not answered by the verdict on the whole field.
 */
export function shortLead(c: Composer): { short: ShortConcern[]; alone: boolean; mind: boolean; covered: (field: MainTopic) => boolean } {
  const { concern, topics: asked, concerns } = c.input
  const { topics, distress } = topicsOf({ concern, topics: asked })
  const lead = leadOf(c)
  // the inner life of later years is told of where the years are asked of
  const ofMeans = c.asker.retired && asksOfMeans(concern)
  const short = distress ? [] : shortConcernsOf(concern, concerns).filter((one) => !ofMeans || one !== 'spirit')
  const covered = (field: MainTopic): boolean => short.length > 0 && isShortOnly(concern, field, concerns)
  const main = MAIN_TOPICS.find((topic) => topic === lead)
  return {
    short,
    covered,
    mind: topics.includes('wellbeing'),
    alone: main === undefined ? short.length > 0 || lead === 'wellbeing' : covered(main),
  }
}

/** A child's study or mood is read in a parent's chart: said once, so that nobody takes it for the child's own. */
export const childLines = (c: Composer): Line[] =>
  c.asker.parent
    ? [
        c.line(
          [methodFinding(c, 'child', 'bphs11.14-16')],
          questionOf(c.input.concern).grownChild === null ? 'short.child' : 'short.childGrown',
        ),
      ]
    : []

/** Matters of one's own that name the child. */
const OF_A_CHILD: Readonly<Partial<Record<Matter, KinGround>>> = { pupil: 'child.study', joined: 'child.life' }

/** What the texts on a relative's matter or on a case are filled with. */
export const slotsOf = (c: Composer, concern: Concern): Slots =>
  isCaseGround(concern) ? caseSlots(c) : kinSlots(c, OF_A_CHILD[matterOf(c, concern)] ?? concern)

/** What a pointer stands for; of a relative's own matter the relative, or the matter itself. */
export function standsFor(c: Composer, ground: Ground, graha: Graha): string {
  const kin = kinOf(ground)
  if (kin === null) return c.say(`stands.${ground as Exclude<Ground, KinGround>}`)
  const { person, field } = kin
  return GROUNDS[person].pointers.includes(graha) || field === 'life' || field === 'birth'
    ? c.say(`stands.${person}`)
    : c.say(`stands.kin.${field}`)
}

/** Where the lord of the 5th stands in the varga of children. */
function vargaFact(c: Composer): string {
  const graha = c.facts.main.lordOf(5)
  const { sign, house } = c.chart.D7[graha]
  return c.say('fact.varga', { graha: c.graha(graha), sign: c.sign(sign), placed: c.house((house ?? 1) as House) })
}

/** The fact behind a voice on a ground as one plain clause; `opens` where it begins a sentence. */
export function groundFact(c: Composer, ground: Ground, { role, graha, house, score }: GroundVoice, opens = true): string {
  if (role === 'varga') return vargaFact(c)
  if (graha === null)
    return c.say('fact.points', { sign: c.sign(c.facts.main.signOf(house)), house: c.house(house), points: savOf(c)?.(house) ?? 0 })
  const state = stateFor(c, graha, score < 0 ? 'against' : 'for')
  const name = opens ? c.grahaStart(graha) : c.graha(graha)
  if (role === 'seat') return c.say('fact.seat', { graha: name, house: c.houseName(house) })
  if (role === 'moonFifth' || role === 'jupiterFifth') {
    const placed = houseOfSign(c.facts.sign(graha), c.facts.sign(role === 'moonFifth' ? 'moon' : 'jupiter'))
    const kind = score >= 0 ? 'plain' : [6, 8, 12].includes(placed) ? 'hidden' : 'weak'
    return c.say('fact.fifthFrom', { graha: name, role, house: c.house(placed), kind })
  }
  if (ground === BIRTH && role === 'pointer')
    return c.say('fact.putrakaraka', { graha: name, state, sees: score > 0 && touchesFifth(c) ? 'yes' : 'no' })
  return role === 'pointer' || role === 'lender'
    ? c.say('fact.pointer', { graha: name, what: standsFor(c, role === 'lender' ? 'debt' : ground, graha), state })
    : c.say('fact.lord', { graha: name, house: c.house(house), state })
}

/** The same by its name alone: the margin tells the rest. */
function factName(c: Composer, ground: Ground, { role, graha, house }: GroundVoice): string {
  if (role === 'varga') return vargaFact(c)
  if (graha === null) return c.say('short.fact.points', { house: c.house(house), points: savOf(c)?.(house) ?? 0 })
  if (role === 'seat') return c.say('short.fact.seat', { graha: c.graha(graha), house: c.house(house) })
  if (role === 'moonFifth' || role === 'jupiterFifth') return c.say('short.fact.fifthFrom', { graha: c.graha(graha), role })
  return role === 'pointer' || role === 'lender'
    ? c.say('short.fact.pointer', { graha: c.graha(graha), what: standsFor(c, role === 'lender' ? 'debt' : ground, graha) })
    : c.say('short.fact.lord', { graha: c.graha(graha), house: c.house(house) })
}

/** What a voice means; to somebody in debt or loss nobody praises what they keep. */
export function meaningOf(c: Composer, concern: Concern, side: 'for' | 'against', role: GroundVoice['role']): string {
  const key = `means.${matterOf(c, concern)}.${role}.${side}`
  const kind = isKinGround(concern) ? 'kin' : concern
  return c.say(c.book.has(key) ? key : (`means.${kind}.${role}.${side}` as MessageKey), slotsOf(c, concern))
}

/** The heaviest voice on one side: what it means, and whose voice it is. */
export function voiceLine(c: Composer, concern: Concern, found: Judged, side: 'for' | 'against'): Line[] {
  const [first] = found[side]
  return first === undefined
    ? []
    : [
        c.line([first.id], side === 'for' ? 'short.helps' : 'short.weighs', {
          meaning: meaningOf(c, concern, side, first.role),
          fact: factName(c, concern, first),
        }),
      ]
}

const sideLines = (c: Composer, concern: Concern, found: Judged): Line[] => [
  ...voiceLine(c, concern, found, 'for'),
  ...voiceLine(c, concern, found, 'against'),
]

/** What a sentence calls a shorter concern in the words of this question: "your share in the family property". */
export function shortNoun(c: Composer, concern: Concern): string {
  const key = `noun.${matterOf(c, concern)}`
  return c.say(c.book.has(key) ? key : (`noun.${concern}` as MessageKey), slotsOf(c, concern))
}

/** A period as it is told: open ones run until their end. */
export const periodSpan = (c: Composer, { from, to }: DashaDates): string => {
  const { errorDays } = c.dashas
  return from <= c.input.asOf
    ? c.say('answer.spanNow', { to: c.date(to, errorDays) })
    : c.say('answer.span', { from: c.date(from, errorDays), to: c.date(to, errorDays) })
}

const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha

/** What begins within so many years leads, though a later time is better supported. */
export const NEAR_YEARS = 3
const MOST_PERIODS = 3
/** What ends sooner than this leaves no room for a step. */
export const ROOM_DAYS = 30

/** The sub-periods of a concern: the first near one that does not press, and the best supported. */
function periodsOf(
  c: Composer,
  concern: Concern,
): { near: DashaDates | undefined; best: DashaDates | undefined; any: DashaDates | undefined } {
  const periods = groundPeriods(c, concern).slice(0, MOST_PERIODS)
  const [best] = periods.filter((period) => periodTone(c, period) === 'well').toSorted((a, b) => strongerThan(c, lordOf(b), lordOf(a)))
  return {
    near: periods.find(
      (period) => isNear(c, period.from) && periodTone(c, period) !== 'ill' && daysBetween(c.input.asOf, period.to) >= ROOM_DAYS,
    ),
    best,
    any: periods[0],
  }
}

const isNear = (c: Composer, day: string): boolean => day < addYears(c.input.asOf, NEAR_YEARS)

/** Of these an opening is dated; work and trade have the stretches of the chapter on work. */
const OPENED: readonly Concern[] = ['money', 'home', 'study', 'family', 'spirit', 'return', 'dispute', 'terms']
const openedAs = (concern: Concern): Concern | undefined => (OPENED.includes(concern) || isKinGround(concern) ? concern : undefined)
/** What follows an opening sooner belongs to it. */
const APART_DAYS = 60
/** A longer opening is worth no more than one of so many days. */
const LONG_DAYS = 180

type Opening = Part & { window: GroundWindow; ids: readonly string[] }

/** The times in which a ground opens, soonest first, Jupiter's passes around a retreat each for itself. */
function openingsOf(c: Composer, concern: Concern): readonly Opening[] {
  const ground = openedAs(concern)
  if (ground === undefined) return []
  const made = madeOpenings(c)
  const found =
    made.get(ground) ??
    groundWindows(c, ground)
      .flatMap((window) => window.parts.map((part) => ({ ...part, window, ids: window.ids })))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  made.set(ground, found)
  return found
}

/** How far ahead the first full opening is looked for where five years hold none. */
export const FULL_YEARS = 10

/** The first opening of a concern by both clocks within ten years; undefined where there is none, or no times are told of it. */
export function firstFull(c: Composer, concern: Concern): (Part & { ids: readonly string[] }) | undefined {
  const [near] = openingsOf(c, concern)
  const ground = openedAs(concern)
  if (near !== undefined || ground === undefined) return near
  const [window] = groundWindows(c, ground, FULL_YEARS)
  return window === undefined ? undefined : { ...window.parts[0], ids: window.ids }
}

/**
 * A house is looked for in one time and signed for in another, as its chapter's table has them: where the first opening by both clocks is years away the
 * light time before it is for looking, and it for the signature; else the signature has the second. `sign` is null where none follows within a few years, so that
 * one time has to do for both; `isLate` where the first by both clocks is the one that is years away, so that a light time will do before it.
 */
export function lookAndSign(
  c: Composer,
  concern: 'home',
): { look: Part & { ids: readonly string[] }; sign: (Part & { ids: readonly string[] }) | null; isLate: boolean } | null {
  const look = nearestTime(c, concern)
  if (look === null) return null
  const [first, second] = groundWindows(c, concern, FULL_YEARS)
    .flatMap(({ parts, ids }) => parts.map((part) => ({ ...part, ids })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const isLate = first !== undefined && !isNear(c, first.from)
  const sign = isLate ? first : second
  const isOut = sign === undefined || sign.from < look.to || (!isLate && sign.from > addYears(look.to, NEAR_YEARS))
  return { look, sign: isOut ? null : sign, isLate }
}

/** The times within ten years in which full openings of a concern follow one another without a gap, soonest first. */
export function fullRuns(c: Composer, concern: Concern): (Part & { ids: readonly string[] })[] {
  const ground = openedAs(concern)
  if (ground === undefined) return []
  const parts = groundWindows(c, ground, FULL_YEARS)
    .flatMap(({ parts: all, ids }) => all.map((part) => ({ ...part, ids })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const runs: typeof parts = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last === undefined || daysBetween(last.to, part.from) > 1) runs.push(part)
    else if (part.to > last.to) runs.splice(-1, 1, { ...last, to: part.to, toErrorDays: part.toErrorDays, ids: [...last.ids, ...part.ids] })
  }
  return runs
}

const madeOpenings = once((): Map<Concern, Opening[]> => new Map())

/** How good an opening is: a lord that stands well, Jupiter in the house itself, the house counted from the lagna, and time to act (practice). */
function worthOf(c: Composer, { from, to, window: { period, how, counted } }: Opening): number {
  const length = Math.min(1, daysBetween(from, to) / LONG_DAYS)
  return (periodTone(c, period) === 'well' ? 1 : 0) + (how === 'in' ? 1 : 0) + (counted === 'lagna' ? 0.5 : 0) + length
}

const openingSpan = (c: Composer, { from, to, fromErrorDays, toErrorDays }: Part): string =>
  c.say('answer.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })

/** What makes the nearest opening: whose sub-period it is, and where Jupiter stands to the house. */
function openingWhy(c: Composer, { from, ids, window }: Opening): Line {
  const [house] = GROUNDS[window.ground].houses
  const lord = openingLord(window)
  return c.line(ids, lord === 'jupiter' ? 'short.why.own' : 'short.why.other', {
    antar: c.graha(lord),
    time: from <= c.input.asOf ? 'now' : 'then',
    how: c.say(`window.how.${window.how}`),
    area: c.say(`short.area.${window.counted}`, { house: c.house(house) }),
  })
}

/** Times that the concerns before this one have told, so that two do not repeat the same dates. */
type ToldTimes = Days[]

/** Two times that share so much of the shorter one are told as the same months. */
const SAME_SHARE = 0.7

function wasTold(told: ToldTimes, { from, to }: Days): boolean {
  return told.some((one) => {
    const shared = daysBetween(laterOf(one.from, from), earlierOf(one.to, to))
    return shared > 0 && shared >= SAME_SHARE * Math.min(daysBetween(from, to), daysBetween(one.from, one.to))
  })
}

type Days = { from: string; to: string }
/** The nearest time of a concern as its headline has it, and the lines after it. */
type Nearest = {
  ids: readonly string[]
  key: 'now' | 'ahead' | 'period' | 'jupiter' | 'jupiterNow' | 'none'
  slots: Slots
  time: Days | null
  more: More[]
}
type More = { line: Line; time: Days | null; isFull?: true }

/** The nearest time: a near opening, else a near sub-period, else Jupiter's next passage over the house, else what is far. */
function nearestOf(c: Composer, concern: Concern, found: Judged): Nearest {
  const [first, ...later] = openingsOf(c, concern)
  if (first !== undefined && isNear(c, first.from)) return openingTime(c, first, later)
  const { near, best, any } = periodsOf(c, concern)
  const times = lightMore(c, concern)
  const far = times?.jupiter ?? (first === undefined ? [] : farLines(c, [first, ...later]))
  const passage = passagesOver(c, GROUNDS[concern].houses[0]).find(({ to }) => daysBetween(c.input.asOf, to) >= ROOM_DAYS)
  // of two times by one clock each the nearest is the one that begins first
  const isPassage = passage !== undefined && isNear(c, passage.from) && (near === undefined || passage.from < near.from)
  if (near !== undefined && (!isPassage || near.from <= c.input.asOf))
    return periodTime(
      c,
      near,
      times !== null ? times.period : first !== undefined ? far : best === undefined || best === near ? [] : [periodMore(c, best)],
    )
  if (isPassage) {
    // a later sub-period is told once, and the nearer one before any that is better
    const better = best === undefined || near !== undefined ? [] : [periodMore(c, best)]
    return {
      ids: [passage.id],
      key: passage.from <= c.input.asOf ? 'jupiterNow' : 'jupiter',
      slots: {
        from: c.date(passage.from),
        to: c.date(passage.to),
        house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(GROUNDS[concern].houses[0]) }),
      },
      time: passage,
      more: [...(times !== null || first !== undefined ? far : better), ...(near === undefined ? [] : [seasonMore(c, near)])],
    }
  }
  if (first !== undefined) return openingTime(c, first, later)
  const period = best ?? any
  if (period !== undefined) return periodTime(c, period, [])
  const untold = isDated(c) ? 'short.whenNone' : 'short.whenUndated'
  const asked = questionOf(c.input.concern).form === 'when'
  return { ids: [], key: 'none', slots: {}, time: null, more: asked ? [{ line: c.line(found.ids.slice(0, 1), untold), time: null }] : [] }
}

/**
 * An opening is full where both clocks point at the matter, and light where one of them does; `isSeason` where that one is the sub-period, and none by
 * both comes within ten years, so that the step itself falls into it.
 */
export type SoonOpening = { parts: readonly Part[]; ids: readonly string[]; isFull: boolean; isSeason?: boolean }

/** A way home, or a relative's own matter, is one of so many years, on every page; lessons are a matter of the near ones. */
const PLANNED_YEARS = 5

/** Of Jupiter alone so many passages are told beside full openings, and where there are none. */
const MOST_PASSAGES = { beside: 1, alone: 3 } as const
/** A longer sub-period is a season and no opening. */
const LONGEST_DAYS = 400

/**
 * The times of a relative's matter and of the way home, soonest first, so that the near ones are told: the full openings of five years (for the way home
 * the first one after where there are none), Jupiter's passages over the house, and a short sub-period that is tied to it.
 */
export function soonOpenings(c: Composer, concern: KinGround | 'return'): SoonOpening[] {
  const near = openingsOf(c, concern)
  const later = near.length > 0 || concern !== 'return' ? undefined : firstFull(c, concern)
  const full: (SoonOpening & { parts: [Part] })[] = []
  for (const { ids, from, to, fromErrorDays, toErrorDays } of [...near, ...(later === undefined ? [] : [later])]) {
    const last = full.at(-1)
    // what goes on without a gap is one
    if (last !== undefined && last.parts[0].to >= from)
      full[full.length - 1] = { parts: [{ ...last.parts[0], to, toErrorDays }], ids: [...new Set([...last.ids, ...ids])], isFull: true }
    else full.push({ parts: [{ from, to, fromErrorDays, toErrorDays }], ids, isFull: true })
  }
  const isApart = (days: Days): boolean =>
    !wasTold(
      full.map(({ parts: [part] }) => part),
      days,
    )
  const passages = passagesOver(c, GROUNDS[concern].houses[0])
    .filter((one) => one.from < addYears(c.input.asOf, kinOf(concern)?.field === 'study' ? NEAR_YEARS : PLANNED_YEARS) && isApart(one))
    .slice(0, near.length > 0 && !isKinGround(concern) ? MOST_PASSAGES.beside : MOST_PASSAGES.alone)
    .map(({ id, from, to }) => ({
      parts: [{ from: laterOf(from, c.input.asOf), to, fromErrorDays: 0, toErrorDays: 0 }],
      ids: [id],
      isFull: false,
    }))
  const { errorDays } = c.dashas
  const period = groundPeriods(c, concern).find(
    (one) =>
      isNear(c, one.from) &&
      periodTone(c, one) !== 'ill' &&
      // a child is hoped for through a whole sub-period
      (concern === BIRTH || daysBetween(laterOf(one.from, c.input.asOf), one.to) <= LONGEST_DAYS) &&
      isApart(one) &&
      !wasTold(
        passages.map(({ parts: [part] }) => part as Part),
        one,
      ),
  )
  const season =
    period === undefined
      ? []
      : [
          {
            parts: [{ from: laterOf(period.from, c.input.asOf), to: period.to, fromErrorDays: errorDays, toErrorDays: errorDays }],
            ids: [periodFinding(c, period)],
            isFull: false,
          },
        ]
  const soonFirst = (some: readonly SoonOpening[]): SoonOpening[] =>
    some.toSorted((a, b) => ((a.parts[0] as Part).from < (b.parts[0] as Part).from ? -1 : 1))
  const all = [...full, ...passages, ...season]
  // of a relative's matter a full opening is never left out for a light one
  return isKinGround(concern) ? soonFirst(all.slice(0, MOST_SOON)) : soonFirst(all).slice(0, MOST_SOON)
}

/** So many times are told, the near ones first. */
const MOST_SOON = 5

const RETURNS =
  / (?:come|coming|came|go|going|move|moving|shift|shifting|relocate|relocating|get|head|heading) (?:\S+ )?(?:back|home) | return\S* | back (?:to|in) | wapas | vapas | laut\S* | thirumb\S* | tirigi | ooruk\S* | oorik\S* |वापस|लौट|திரும்ப|ஊருக்கு|తిరిగి|ఇంటికి/u

/** True where somebody who lives in another country asks of coming home, alone or against staying. */
export const asksReturn = once((c): boolean => {
  const { plea, pair, person } = questionOf(c.input.concern)
  if (!c.asker.abroad || person !== null) return false
  return plea === 'comeBack' || pair === 'homeOrAbroad' || (plea === 'residence' && RETURNS.test(meantText(c.input.concern)))
})

/** The nearest time of a concern, by the one judge of every chapter, with the margin of what dates it; null where it has none. */
export function nearestTime(c: Composer, concern: Concern): (Part & { ids: readonly string[] }) | null {
  if (isKinGround(concern) || concern === 'return') {
    const [first] = soonOpenings(c, concern)
    return first === undefined ? null : { ...(first.parts[0] as Part), ids: first.ids }
  }
  const { time, key, ids } = nearestOf(c, concern, judge(c, concern))
  if (time === null) return null
  const errorDays = key === 'period' ? c.dashas.errorDays : 0
  return { fromErrorDays: errorDays, toErrorDays: errorDays, ...time, ids }
}

/** What makes the nearest time of a concern, and what comes after it. */
export function nearestWhy(c: Composer, concern: CaseGround): Line[] {
  const { key, ids, more } = nearestOf(c, concern, judge(c, concern))
  const [house] = GROUNDS[concern].houses
  const [first] = groundPeriods(c, concern).filter((period) => ids.includes(periodFinding(c, period)))
  const own =
    key === 'period' && first !== undefined
      ? [c.line(ids, 'case.why.period', { noun: shortNoun(c, concern), antar: c.graha(lordOf(first)), house: c.houseName(house) })]
      : key === 'jupiter' || key === 'jupiterNow'
        ? [
            c.line(ids, 'case.why.jupiter', {
              noun: shortNoun(c, concern),
              house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(house) }),
            }),
          ]
        : []
  return [...own, ...more.map(({ line }) => line)]
}

/** The best opening of a concern in sight, by the one judge of every chapter; undefined where it has none. */
export const bestOpening = (c: Composer, concern: Concern): Part | undefined => bestFirst(c, openingsOf(c, concern))[0]

function openingTime(c: Composer, first: Opening, later: readonly Opening[]): Nearest {
  // what follows without a gap, or at once, is no other time, unless it is a better one
  const run = fullRuns(c, first.window.ground as Concern).find(({ from, to }) => from <= first.from && first.to <= to) ?? first
  const after = later.filter((one) => daysBetween(run.to, one.from) > APART_DAYS || worthOf(c, one) > worthOf(c, first))
  return {
    ids: first.ids,
    key: first.from <= c.input.asOf ? 'now' : 'ahead',
    slots: { from: c.date(first.from, first.fromErrorDays), to: c.date(first.to, first.toErrorDays) },
    time: first,
    // the reason stands behind its own opening, and the later one after it
    more: [
      { line: openingWhy(c, first), time: first },
      ...(run.to > first.to ? [{ line: c.line(run.ids, 'short.goesOn', { to: c.date(run.to, run.toErrorDays) }), time: first }] : []),
      nextMore(c, first, after),
    ],
  }
}

const periodTime = (c: Composer, period: DashaDates, more: More[]): Nearest => ({
  ids: [periodFinding(c, period)],
  key: 'period',
  slots: { antar: c.graha(lordOf(period)), span: periodSpan(c, period) },
  time: period,
  more,
})

const periodMore = (c: Composer, period: DashaDates): More => ({
  line: c.line([periodFinding(c, period)], 'short.betterPeriod', { antar: c.graha(lordOf(period)), span: periodSpan(c, period) }),
  time: period,
})

/** The sub-period that follows a passage of Jupiter that is nearer. */
const seasonMore = (c: Composer, period: DashaDates): More => ({
  line: c.line([periodFinding(c, period)], 'short.thenPeriod', { antar: c.graha(lordOf(period)), span: periodSpan(c, period) }),
  time: period,
})

/** The season of a matter that is near and comes after its nearest time; undefined where the nearest is the season itself, or none is near. */
export function laterSeason(c: Composer, concern: Concern): (Part & { ids: readonly string[] }) | undefined {
  const { near } = periodsOf(c, concern)
  const { errorDays } = c.dashas
  const nearest = nearestTime(c, concern)
  return near === undefined || nearest === null || near.from <= nearest.from
    ? undefined
    : { from: near.from, to: near.to, fromErrorDays: errorDays, toErrorDays: errorDays, ids: [periodFinding(c, near)] }
}

const bestFirst = (c: Composer, openings: readonly Opening[]): Opening[] => openings.toSorted((a, b) => worthOf(c, b) - worthOf(c, a))

/** The best of the openings that are far off. */
function farLines(c: Composer, openings: readonly Opening[]): More[] {
  const [best] = bestFirst(c, openings) as [Opening]
  return [{ line: c.line(best.ids, openings.length === 1 ? 'short.farOne' : 'short.best', { span: openingSpan(c, best) }), time: best }]
}

/** What comes after the first opening: the next one where the first is the best, else the best. */
function nextMore(c: Composer, first: Opening, after: readonly Opening[]): More {
  const [next] = after
  if (next === undefined) return { line: c.line(first.ids, 'short.only'), time: first }
  const [best] = bestFirst(c, [first, ...after])
  const told = best === first || best === undefined ? next : best
  const key = best === first ? 'short.nextLess' : best === next ? 'short.nextBest' : 'short.best'
  return { line: c.line(told.ids, key, { span: openingSpan(c, told) }), time: told }
}

/** Matters of which an opening has a step for one clock and another for both. */
const WEIGHED = ['money', 'home', 'study', 'family'] as const

/** What a time by one clock alone is for, and the first by both: what to do in it, and that a light one will do where it lies far off. */
function lightMore(c: Composer, concern: Concern): Readonly<Record<'period' | 'jupiter', More[]>> | null {
  const weighed = WEIGHED.find((one) => one === concern)
  if (weighed === undefined || !c.timed || !isDated(c)) return null
  const matter = matterOf(c, concern)
  const kind = isOwnHome(matter) ? matter : weighed
  const full = firstFull(c, concern)
  const method = methodFinding(c, 'weighing', 'bphs24.145-148')
  // in the words that the chapter has for an opening after the looking is done
  const then = c.say(`use.${matter}.2` as MessageKey)
  const press = c.say(`short.press.${kind}`)
  const line =
    full === undefined
      ? c.line([method], 'short.full.none', { press })
      : !isSpoken(c, full)
        ? c.line([method], 'short.full.beyond', { press, then, years: c.say('number', { n: SPOKEN_YEARS }) })
        : c.line(full.ids, isNear(c, full.from) ? 'short.full' : 'short.full.far', { span: openingSpan(c, full), then, press })
  const moreOf = (clock: 'period' | 'jupiter'): More[] => [
    { line: c.line([method], `short.light.by.${clock}`, { use: c.say(`short.light.${kind}`) }), time: null },
    { line, time: full ?? null, isFull: true },
  ]
  return { period: moreOf('period'), jupiter: moreOf('jupiter') }
}

/** An income that is to become regular is asked about, and not a sum. */
const STEADY =
  / (?:financ\S* (?:\S+ )?(?:stable|secure|settled|strong|stability|security|independent)|(?:stable|steady|regular|fixed) (?:income|earnings?|salary|money|financ\S*)|(?:income|earnings?|money|kamai|aamdani|paisa) (?:\S+ ){0,3}(?:stable|steady|regular|fixed|fix|sthir)|stability in (?:money|income|financ\S*)|paison ki sthirta) |आर्थिक (?:\S+ )?(?:स्थिर|मज़बूत|मजबूत)|பொருளாதார\S* நிலை|నిలకడ\S* (?:ఆదాయ|డబ్బు)|ఆర్థిక\S* స్థిర/u
const asksSteady = (c: Composer): boolean => STEADY.test(meantText(c.input.concern))

type Firm = Days & { by: 'full' | 'work' | 'period'; ids: readonly string[]; antar?: Graha; errorDays: number }

/**
 * From when an income is steadier, and from when it is firm: the nearest opening for money, and after it whichever comes first of a time that is full
 * by both clocks for money, the strongest stretch for work, and a favourable sub-period tied to money. Null where no nearest one is dated, or nothing
 * better follows.
 */
export function steadyTimes(c: Composer): { ids: readonly string[]; steadier: Days; firm: Firm } | null {
  const near = nearestTime(c, 'money')
  if (near === null) return null
  const { errorDays } = c.dashas
  const full = firstFull(c, 'money')
  const work = strongestOf(allWindows(c).career)
  const period = groundPeriods(c, 'money').find((one) => one.from > near.from && periodTone(c, one) === 'well')
  const times: Firm[] = [
    ...(full === undefined ? [] : [{ ...full, by: 'full' as const, errorDays: full.fromErrorDays }]),
    ...(work === undefined ? [] : [{ ...work, by: 'work' as const, errorDays: work.fromErrorDays }]),
    ...(period === undefined
      ? []
      : [{ ...period, by: 'period' as const, ids: [periodFinding(c, period)], antar: lordOf(period), errorDays }]),
  ]
  const [firm] = times.filter(({ from }) => from > near.from).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return firm === undefined ? null : { ids: [...near.ids, ...firm.ids], steadier: near, firm }
}

/** The same as a sentence, for whoever asks about it. */
function steadyLine(c: Composer): Line | null {
  const times = asksSteady(c) ? steadyTimes(c) : null
  if (times === null) return null
  const { steadier, firm, ids } = times
  return c.line(ids, `short.steady.${firm.by}`, {
    from: steadier.from <= c.input.asOf ? c.say('short.steady.now') : c.date(steadier.from),
    firm: c.date(firm.from, firm.errorDays),
    ...(firm.antar === undefined ? {} : { antar: c.graha(firm.antar) }),
  })
}

/** A verdict joined with its nearest time, and what else is told of dates; what another concern has told is the same months. */
function headOf(c: Composer, concern: Concern, found: Judged, told: ToldTimes): { head: Line; times: Line[] } {
  const { ids, key, slots, time, more } = nearestOf(c, concern, found)
  const same = time !== null && wasTold(told, time)
  const steady = concern === 'money' ? steadyLine(c) : null
  // whoever asks of a regular income has the firm day in that sentence
  const rest = steady === null ? more : more.filter(({ isFull }) => isFull !== true)
  const kept = rest.filter((one) => (one.time === null || one.time === time ? !same : !wasTold(told, one.time)))
  told.push(...[time, ...kept.map((one) => one.time)].filter((one) => one !== null))
  return {
    head: c.line([...found.ids, ...ids], `short.head.${found.state === 'well' ? 'well' : 'hold'}.${same ? 'same' : key}`, {
      verdict: c.say(`short.say.${matterOf(c, concern)}.${found.state}`, slotsOf(c, concern)),
      ...slots,
    }),
    times: [...(steady === null ? [] : asGist([steady])), ...kept.map(({ line }) => line)],
  }
}

/** A later year that somebody thinks of waiting for. */
const LATER_YEAR = / (?:till|until|upto|after|or|ya|varai|tak) (?:\S+ )?(20[2-4]\d) | (20[2-4]\d) (?:tak|varai|varaikum|daka|varaku) /u

/** To whoever asks whether to act now or to wait: what the nearest opening says of that; a later year that is named by the nearest time of any kind. */
function waitLines(c: Composer, concern: Concern): Line[] {
  const named = concern === 'home' && asksWait(c) ? LATER_YEAR.exec(meantText(c.input.concern)) : null
  const told = named?.[1] ?? named?.[2]
  const time = told === undefined ? null : nearestTime(c, concern)
  if (told !== undefined && time !== null) {
    const year = time.from.slice(0, 4)
    const key = time.from <= c.input.asOf ? 'now' : year < told ? 'sooner' : 'wait'
    return asGist([c.line(time.ids, `short.later.${key}`, { told, year })])
  }
  const [first] = openingsOf(c, concern)
  if (concern !== 'home' || first === undefined || !asksWait(c)) return []
  return [c.line(first.ids, first.from <= c.input.asOf ? 'short.dontWait' : 'short.wait')]
}

/** Voices that weigh on the same thing have one step: whoever stands in a house and its points, the lord of debts and that of what is kept, Mars and the pointer. */
const STEP_ROLES = {
  own: 'own',
  loan: 'own',
  other: 'other',
  moonFifth: 'other',
  jupiterFifth: 'other',
  pointer: 'pointer',
  lender: 'pointer',
  seat: 'points',
  points: 'points',
  varga: 'points',
} as const
const stepRole = (voice: GroundVoice | undefined) => (voice === undefined ? 'clear' : STEP_ROLES[voice.role])

/** One step by what weighs most, else by what is clear, tied to the day on which this person's money comes. */
function stepWords(c: Composer, concern: ShortConcern): { ids: string[]; what: string } {
  const found = judge(c, concern)
  const matter = matterOf(c, concern)
  const heaviest = found.against[0]
  const kind = (matter === 'home' || matter === 'build') && c.asker.debt ? 'homeOwed' : matter
  return {
    ids: [heaviest?.id ?? found.for[0]?.id ?? (found.ids[0] as string)],
    what: c.say(`short.step.${kind}.${stepRole(heaviest)}`, { payday: c.say(`short.payday.${purseOf(c)}`) }),
  }
}

/** The step for a concern, without a day. */
export function shortStep(c: Composer, concern: ShortConcern): Line {
  const { ids, what } = stepWords(c, concern)
  return c.line(ids, 'short.do', { what })
}

/** The day by which a step for a concern serves its nearest opening: before it begins, or before it ends; null where none is near. */
export function openingBy(c: Composer, concern: ShortConcern, end: string): { ids: readonly string[]; date: string; day: string } | null {
  const [first] = openingsOf(c, concern)
  if (first === undefined) return null
  const open = first.from <= c.input.asOf
  const day = open ? first.to : first.from
  if (day > end) return null
  const date = c.date(day, open ? first.toErrorDays : first.fromErrorDays)
  return { ids: first.ids, day, date: c.say(open ? 'short.by.ends' : 'short.by.opens', { date }) }
}

/** The step as one thing to do by a day that says why it is one. */
export function shortStepBy(c: Composer, concern: ShortConcern, by: { ids: readonly string[]; date: string }): Line {
  const { ids, what } = stepWords(c, concern)
  return c.line([...by.ids, ...ids], 'short.doBy', { date: by.date, what })
}

/** A concern of the shorter kind without its step: the verdict with the nearest time, the time after it, what helps and what weighs. */
export function shortLines(c: Composer, concern: Concern, told: ToldTimes = []): Line[] {
  const found = judge(c, concern)
  const { head, times } = headOf(c, concern, found, told)
  return [head, ...waitLines(c, concern), ...times, ...sideLines(c, concern, found)]
}

/** Several concerns one after another: what the one has told of dates the next does not repeat. */
export function shortList(c: Composer, concerns: readonly ShortConcern[]): Line[][] {
  const told: ToldTimes = []
  return concerns.map((one) => shortLines(c, one, told))
}

/** A concern as the answer to a question about it alone: the reply with its times, and both sides. */
export function shortItems(c: Composer, concern: Concern): (readonly Line[])[] {
  const found = judge(c, concern)
  const { head, times } = headOf(c, concern, found, [])
  return [[head, ...waitLines(c, concern), ...times], sideLines(c, concern, found)]
}

/** What a shorter concern comes to, without a date. */
export function shortVerdict(c: Composer, concern: Concern): Line[] {
  const found = judge(c, concern)
  const verdict = c.say(`short.say.${matterOf(c, concern)}.${found.state}`, slotsOf(c, concern))
  const tone = found.state === 'well' ? 'well' : 'hold'
  return [c.line(found.ids, `short.head.${tone}.none`, { verdict }), ...sideLines(c, concern, found).slice(0, 1)]
}

/** A rise in pay that is named beside another matter: the verdict on work with its next stretch, and when to ask. */
export function payLines(c: Composer): Line[] {
  const reading = readings(c).career
  const [next] = chosenStretches(c, 'career')
  // whoever studies has no salary that could rise
  const first = c.asker.work === 'study'
  const verdict = c.say(first ? `short.say.pay.first.${reading.verdict}` : `short.say.pay.${reading.verdict}`)
  const tone = reading.verdict === 'support' ? 'well' : 'hold'
  const single = singleOpening(c, smallerOpenings(c, 'career'), 'only')
  const [part] = next?.parts ?? []
  return [
    next === undefined || part === undefined
      ? c.line([reading.id], `short.head.${tone}.none`, { verdict })
      : c.line([reading.id, ...next.ids], `short.head.${tone}.${isOpen(c, next) ? 'now' : 'ahead'}`, {
          verdict,
          from: c.date(part.from, part.fromErrorDays),
          to: c.date(part.to, part.toErrorDays),
        }),
    first
      ? c.line([reading.id], 'short.payFirst')
      : single === undefined
        ? c.line([reading.id], 'short.payMonth')
        : c.line(single.ids, 'short.payAsk', { month: single.text }),
  ]
}

/** Matters of house and land with an own word on what no chart says of them. */
const CANNOT_OWN: ReadonlySet<Matter> = new Set(['share', 'handover', 'joined'])

/** What a chart cannot say of a shorter concern. */
export function shortCannot(c: Composer, concern: Concern): Line {
  const kind =
    concern === BIRTH
      ? 'kinBirth'
      : isKinGround(concern)
        ? 'kin'
        : CANNOT_OWN.has(matterOf(c, concern))
          ? (matterOf(c, concern) as 'share' | 'handover' | 'joined')
          : (concern as ShortConcern | 'return' | 'dispute')
  return c.line([methodFinding(c, 'shortConcern', 'bphs11.14-16')], `short.cannot.${kind}`, slotsOf(c, concern))
}
