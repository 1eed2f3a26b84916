import type { Graha } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import type { Composer, Line } from '../compose/composer.ts'
import { periodFinding } from '../compose/parts.ts'
import { strongerThan } from '../compose/strength.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { groundWindows, openingLord, type GroundWindow } from '../rules/ground-windows.ts'
import { groundPeriods, GROUNDS, judge, type Ground, type GroundVoice, type Judged } from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Part } from '../rules/windows.ts'
import { isMainTopic, MAIN_TOPICS, savOf, type MainTopic } from '../rules/witnesses.ts'
import { questionOf } from '../question.ts'
import { isShortOnly, shortConcernsOf, type ShortConcern } from '../subjects.ts'
import { topicsOf } from '../topics.ts'
import { methodFinding, stateFor } from './verdict.ts'

const MOST_PERIODS = 3
/** Fewer voices are not worth a count. */
const FEWEST_VOICES = 3

/**
 * The field that leads: what was chosen beside the words, of several that which the words speak of most; but where the words name a matter and
 * no field that was chosen, the words. Every form has a field to choose, and whoever writes of a loss or of a god to pray to has not asked about
 * work.
 */
export function leadOf(c: Composer): Topic {
  const { concern, topics: asked } = c.input
  const { lead } = topicsOf({ concern, topics: asked })
  const spoken = topicsOf({ concern })
  if (!isMainTopic(lead)) return lead
  if (isMainTopic(spoken.lead) && asked.includes(spoken.lead)) return spoken.lead
  if (spoken.topics.includes(lead)) return lead
  if (isMainTopic(spoken.lead) || spoken.lead === 'wellbeing') return spoken.lead
  return shortConcernsOf(concern).length > 0 ? 'general' : lead
}

/**
 * The shorter concerns of a question, whether they (or the mind) answer it alone, and which fields they cover: a question about money, study,
 * family and the like is not answered by the verdict on the whole field.
 */
export function shortLead(c: Composer): { short: ShortConcern[]; alone: boolean; mind: boolean; covered: (field: MainTopic) => boolean } {
  const { concern, topics: asked, concerns } = c.input
  const { topics, distress } = topicsOf({ concern, topics: asked })
  const lead = leadOf(c)
  const short = distress ? [] : shortConcernsOf(concern, concerns)
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

/** The fact behind a voice on a ground as one plain clause; `opens` where it begins a sentence. */
export function groundFact(c: Composer, ground: Ground, { role, graha, house, score }: GroundVoice, opens = true): string {
  if (graha === null)
    return c.say('fact.points', { sign: c.sign(c.facts.main.signOf(house)), house: c.house(house), points: savOf(c)?.(house) ?? 0 })
  const state = stateFor(c, graha, score < 0 ? 'against' : 'for')
  const name = opens ? c.grahaStart(graha) : c.graha(graha)
  return role === 'pointer'
    ? c.say('fact.pointer', { graha: name, what: c.say(`stands.${ground}`), state })
    : c.say('fact.lord', { graha: name, house: c.house(house), state })
}

/** A business that runs already, and money that is owed, are spoken of as what they are. */
function wordingOf(c: Composer, concern: ShortConcern): ShortConcern | 'trade' | 'owed' | 'pressed' {
  if (concern === 'business' && c.asker.trade === 'business') return 'trade'
  if (concern !== 'money') return concern
  return c.asker.debt ? 'owed' : c.asker.pressed ? 'pressed' : concern
}

/** What a voice means; to somebody in debt or loss nobody praises what they keep. */
function meaningOf(c: Composer, concern: ShortConcern, side: 'for' | 'against', role: GroundVoice['role']): string {
  const wording = wordingOf(c, concern)
  const hard = side === 'for' && (wording === 'owed' || wording === 'pressed')
  return c.say(hard ? `means.${wording}.${role}.for` : `means.${concern}.${role}.${side}`)
}

/** What a shorter concern comes to in one sentence, and its count. */
function verdictOf(c: Composer, concern: ShortConcern, found: Judged): Line[] {
  const word = (n: number): string => c.say('number', { n })
  const reply = c.line(found.ids, `short.reply.${wordingOf(c, concern)}.${found.state}`)
  if (found.voices.length < FEWEST_VOICES) return [reply]
  return [
    reply,
    c.line(found.ids, 'short.count', {
      heard: word(found.voices.length),
      for: word(found.for.length),
      forN: found.for.length,
      against: word(found.against.length),
      againstN: found.against.length,
    }),
  ]
}

/** The heaviest voice on each side: what it means, then the fact. */
function sideLines(c: Composer, concern: ShortConcern, found: Judged): Line[] {
  return (['for', 'against'] as const).flatMap((side) => {
    const [first] = found[side]
    return first === undefined
      ? []
      : [
          c.line([first.id], side === 'for' ? 'short.helps' : 'short.hinders', {
            meaning: meaningOf(c, concern, side, first.role),
          }),
          { ids: [first.id], text: `${groundFact(c, concern, first)}.` },
        ]
  })
}

/** A period as it is told: open ones run until their end. */
export const periodSpan = (c: Composer, { from, to }: DashaDates): string => {
  const { errorDays } = c.dashas
  return from <= c.input.asOf
    ? c.say('answer.spanNow', { to: c.date(to, errorDays) })
    : c.say('answer.span', { from: c.date(from, errorDays), to: c.date(to, errorDays) })
}

/** The sub-periods in which a ground comes to the front; none where nothing can be dated. */
function timesOf(c: Composer, concern: ShortConcern): { period: DashaDates; lord: Graha; best: boolean }[] {
  const periods = groundPeriods(c, concern).slice(0, MOST_PERIODS)
  const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha
  const [best] = periods.filter((period) => periodTone(c, period) === 'well').toSorted((a, b) => strongerThan(c, lordOf(b), lordOf(a)))
  return periods.map((period) => ({ period, lord: lordOf(period), best: period === best && periods.length > 1 }))
}

type Time = ReturnType<typeof timesOf>[number]

const timesListed = (c: Composer, times: readonly Time[]) => ({
  list: times.map(({ period, lord, best }) =>
    c.say(best ? 'short.bestTime' : 'short.time', { antar: c.graha(lord), span: periodSpan(c, period) }),
  ),
})

const timeIds = (c: Composer, times: readonly Time[]): string[] => times.map(({ period }) => periodFinding(c, period))

const isDatedAt = (c: Composer): boolean => c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'

/** Of these an opening is dated; work and trade have the stretches of the chapter on work. */
/** What follows an opening sooner is no other one. */
const APART_DAYS = 60
const OPENED = ['money', 'home', 'study', 'family', 'spirit'] as const satisfies readonly ShortConcern[]

const partSpan = (c: Composer, { from, to, fromErrorDays, toErrorDays }: Part): string =>
  from <= c.input.asOf
    ? c.say('answer.spanNow', { to: c.date(to, toErrorDays) })
    : c.say('answer.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })

const openingSpans = (c: Composer, { parts }: GroundWindow) => ({ list: parts.map((part) => partSpan(c, part)) })

/** What makes an opening: whose sub-period it is, and where Jupiter stands to the house. */
function openingWhy(c: Composer, opening: GroundWindow): Line {
  const [house] = GROUNDS[opening.ground].houses
  const lord = openingLord(opening)
  const now = opening.parts[0].from <= c.input.asOf
  return c.line(opening.ids, `short.openingWhy.${lord === 'jupiter' ? 'own' : 'other'}`, {
    antar: c.graha(lord),
    now: now ? 'now' : 'then',
    how: c.say(`window.how.${opening.how}`),
    area: c.say(`short.openingArea.${opening.counted}`, { house: c.house(house) }),
  })
}

/** The nearest opening with its reason, the one after it, and the best supported sub-period where that is another; empty where none opens. */
function openingLines(c: Composer, concern: ShortConcern, times: readonly Time[]): Line[] {
  const ground = OPENED.find((one) => one === concern)
  const [opening, ...later] = ground === undefined ? [] : groundWindows(c, ground)
  if (ground === undefined || opening === undefined) return []
  const { to } = opening.parts.at(-1) as Part
  const next = later.find(({ parts: [first] }) => daysBetween(to, first.from) > APART_DAYS)
  const best = times.find((time) => time.best)
  const topic = c.say(`short.matter.${ground}`)
  return [
    c.line(opening.ids, 'short.opening', { topic, span: openingSpans(c, opening) }),
    openingWhy(c, opening),
    ...(next === undefined ? [] : [c.line(next.ids, 'short.openingNext', { span: openingSpans(c, next) })]),
    ...(best === undefined || best.period === opening.period
      ? []
      : [c.line(timeIds(c, [best]), 'short.openingBest', { antar: c.graha(best.lord), span: periodSpan(c, best.period) })]),
  ]
}

/** A period that begins within so many years leads, though a far one is better supported. */
const NEAR_YEARS = 3

/** The reply to a question of when: the nearest opening; where none is near, a near sub-period, else the best supported or the first, and then the others. */
function whenLines(c: Composer, concern: ShortConcern): Line[] {
  const times = timesOf(c, concern)
  const openings = openingLines(c, concern, times)
  if (openings.length > 0) return openings
  const best = times.find((time) => time.best)
  const near = times.find(({ period }) => period.from < addYears(c.input.asOf, NEAR_YEARS) && periodTone(c, period) !== 'ill')
  const told = near ?? best ?? times[0]
  if (told === undefined)
    return [
      c.line(judge(c, concern).ids.slice(0, 1), isDatedAt(c) ? 'short.whenNone' : 'short.whenUndated', {
        topic: c.say(`short.name.${concern}`),
      }),
    ]
  const others = times.filter((one) => one !== told)
  return [
    c.line(timeIds(c, [told]), told.best ? 'short.firstBest' : 'short.first', {
      topic: c.say(`short.name.${concern}`),
      antar: c.graha(told.lord),
      span: periodSpan(c, told.period),
    }),
    ...(others.length === 0 ? [] : [c.line(timeIds(c, others), 'short.others', { list: timesListed(c, others) })]),
  ]
}

function timesLines(c: Composer, concern: ShortConcern): Line[] {
  const openings = openingLines(c, concern, timesOf(c, concern))
  if (openings.length > 0) return openings
  const times = timesOf(c, concern).slice(0, MOST_PERIODS - 1)
  if (times.length === 0) return []
  const slots = { topic: c.say(`short.name.${concern}`), count: times.length, list: timesListed(c, times) }
  return [c.line(timeIds(c, times), 'short.times', slots)]
}

/** What to do about a concern, by whoever helps or hinders most. */
function doLine(c: Composer, concern: ShortConcern, { state, for: helping, against }: Judged): Line {
  const side = state === 'well' ? helping : against
  const named = side.find(({ graha }) => graha !== null)?.graha ?? null
  const advice = named === null && state === 'well' ? 'mixed' : state
  const id = side.find(({ graha }) => graha === named)?.id ?? judge(c, concern).ids[0]
  return c.line([id], `short.do.${wordingOf(c, concern)}.${advice}`, {
    lord: c.graha(named ?? c.facts.main.lordOf(GROUNDS[concern as Ground].houses[0])),
  })
}

/** A concern of the shorter kind: what it comes to, when, what helps and what hinders, what to do. `dated` puts the times first. */
export function shortLines(c: Composer, concern: ShortConcern, dated = false): Line[] {
  const found = judge(c, concern)
  const [reply, ...count] = verdictOf(c, concern, found)
  const times = dated ? whenLines(c, concern) : timesLines(c, concern)
  const rest = [...count, ...sideLines(c, concern, found), doLine(c, concern, found)]
  return dated ? [...times, reply as Line, ...rest] : [reply as Line, ...times, ...rest]
}

/** Matters for which the step of the first page is a deed with a day. */
const STEPPED = ['money', 'study', 'business', 'job', 'home', 'family', 'spirit'] as const

/**
 * The same as the answer to a question about it alone: the reply, the times, both sides, one step and what is left open, each for itself;
 * where no opening dates it, `nearer` stands beside the far dates.
 */
export function shortItems(
  c: Composer,
  concern: ShortConcern,
  dated: boolean,
  step: (key: MessageKey) => readonly Line[],
  nearer: readonly Line[] = [],
): (readonly Line[])[] {
  const found = judge(c, concern)
  const told = verdictOf(c, concern, found)
  const opens = OPENED.some((one) => one === concern && groundWindows(c, one).length > 0)
  const times = [...whenLines(c, concern), ...(opens ? [] : nearer)]
  const stepped = STEPPED.find((one) => one === concern)
  return [
    ...(dated ? [times, told] : [told, times]),
    sideLines(c, concern, found),
    [...(stepped === undefined ? [] : step(`short.step.${stepped}`)), doLine(c, concern, found)],
    [shortCannot(c, concern)],
  ]
}

/** What a shorter concern comes to, without a date. */
export function shortVerdict(c: Composer, concern: ShortConcern): Line[] {
  const found = judge(c, concern)
  return [...verdictOf(c, concern, found), ...sideLines(c, concern, found).slice(0, 1)]
}

/** What a chart cannot say of a shorter concern. */
export const shortCannot = (c: Composer, concern: ShortConcern): Line =>
  c.line([methodFinding(c, 'shortConcern', 'bphs11.14-16')], `short.cannot.${concern}`)
