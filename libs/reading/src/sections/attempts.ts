import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { periodFinding } from '../compose/parts.ts'
import { addDays, addMonths, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { EXAMS } from '../rules/exams.data.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { groundPeriods } from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Part, Window } from '../rules/windows.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { isAtBorder, stageLeft, type StageLeft } from '../understanding/exam-attempt.ts'
import { namedPeriods } from '../understanding/named-dates.ts'
import { questionOf } from '../understanding/understanding.ts'
import { spanAloud } from './answer/span-aloud.ts'
import { chosenStretches, NEAR_YEARS, smallerOpenings } from './answer/answer-stretches.ts'
import { leadsToSeat } from './answer/answer-subject.ts'
import {
  closedExams,
  examName,
  examOf,
  examYears,
  FEWEST_DAYS,
  isAwaited,
  isExaminee,
  isLastTold,
  isPastAge,
  attemptsTold,
  nextOf,
  postAfter,
  postSpan,
  resultYear,
  type ExamYear,
  type Span,
  goesOnAfter,
} from './exam-year.ts'
import { onceForChart } from './once.ts'
import { foremost, useOf } from './stretch-use.ts'
import { methodFinding } from './verdict.ts'

/** What helps an examination over some days, by one clock: Jupiter over the 5th, or a sub-period of its ground that does not press. */
type Help = Span & { id: string; lord: Graha | null; weight: number; errorDays: number }

/** A stage of an examination, or a whole year whose months vary, with the days of it that something helps. */
export type Helped = { step: string | null; days: Part; help: Help }
export type Attempt = ExamYear & { helped: readonly Helped[]; score: number }

/** How much a help counts: Jupiter from a demanding place from the Moon, and a lord of two sides, count for less. */
const WEIGHT = { jupiter: 1, strained: 0.6, well: 0.9, mixed: 0.5 }
/** A later attempt has to be better by so much for each that stands before it: nobody waits for a slight gain. */
const WAIT = 0.15
/** Help over less of an attempt is not named as the second best. */
const LEAST_SECOND = 0.2

const helpsOf = onceForChart((c): Help[] => [
  ...passagesOver(c, 5).map(({ id, from, to, isKind }): Help => ({
    id,
    from,
    to,
    lord: null,
    weight: isKind ? WEIGHT.jupiter : WEIGHT.strained,
    errorDays: 0,
  })),
  ...(isDated(c) ? groundPeriods(c, 'exam') : []).flatMap((period): Help[] => {
    const tone = periodTone(c, period)
    if (tone === 'ill') return []
    const { from, to, lords } = period
    return [{ id: periodFinding(c, period), from, to, lord: lords[1] as Graha, weight: WEIGHT[tone], errorDays: c.dashas.errorDays }]
  }),
])

function helpedIn(c: Composer, step: string | null, span: Span): { helped: Helped[]; score: number } {
  const length = daysBetween(span.from, span.to)
  let score = 0
  const helped = helpsOf(c).flatMap((help): Helped[] => {
    const [from, to] = [laterOf(help.from, span.from), earlierOf(help.to, span.to)]
    const days = daysBetween(from, to)
    if (days < FEWEST_DAYS) return []
    score += (help.weight * days) / length
    return [
      {
        step,
        help,
        days: {
          from,
          to,
          fromErrorDays: from === help.from ? help.errorDays : 0,
          toErrorDays: to === help.to ? help.errorDays : 0,
        },
      },
    ]
  })
  return { helped, score: Math.min(1, score) }
}

/** The first paper weighs as much as all stages after it: without it none of them comes. */
function scoreOf([first = 0, ...others]: readonly number[]): number {
  return others.length === 0 ? first : (first + others.reduce((sum, one) => sum + one, 0) / others.length) / 2
}

/** The attempts that the usual age leaves, each with what helps it, by time; null where no examination is named. */
export const attempts = onceForChart((c): Attempt[] | null => {
  const years = isExaminee(c) ? examYears(c) : null
  return (
    years?.map((one) => {
      const whole = { from: `${one.year}-01-01`, to: `${one.year}-12-31` }
      const stages =
        one.steps.length === 0 ? [helpedIn(c, null, whole)] : one.steps.map(({ step, from, to }) => helpedIn(c, step, { from, to }))
      return {
        ...one,
        helped: stages.flatMap(({ helped }) => helped),
        score: scoreOf(stages.map(({ score }) => score)),
      }
    }) ?? null
  )
})

/** The attempt with the most help, and the one after it; the nearer ones before a slightly better one. */
export const bestAttempts = onceForChart((c): Attempt[] => {
  const all = attempts(c) ?? []
  const worth = (one: Attempt): number => one.score - all.indexOf(one) * WAIT
  const [best, second] = all.filter(({ helped }) => helped.length > 0).toSorted((a, b) => worth(b) - worth(a))
  if (best === undefined) return []
  return second === undefined || second.score < LEAST_SECOND ? [best] : [best, second]
})

/** "May 2027", "July to October 2027". */
export function monthsText(c: Composer, { from, to }: Span): string {
  const [first, last] = [c.book.date(from, 'month'), c.book.date(to, 'month')]
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return first === last ? first : c.say('calendar.months', { from: isOneYear ? c.book.date(from, 'monthName') : first, to: last })
}

/** True where the examination is held several times a year, each time as a whole. */
export const isEach = (c: Composer): boolean => EXAMS[examOf(c) ?? '']?.each === true

/** What an attempt is called: its year, or its month where several are held in a year. */
function labelOf(c: Composer, { year, steps: [step] }: ExamYear): string {
  return isEach(c) && step !== undefined ? c.book.date(step.from, 'month') : String(year)
}

/** The stages that a help carries, in the order of time, each once; with their months where they are to be told. */
function stagesText(c: Composer, { steps }: Attempt, helped: readonly Helped[], told: Set<string>): string[] {
  const name = examOf(c) as string
  if (steps.length === 0) return helped.map(({ days }) => monthsText(c, days))
  return steps
    .filter(({ step }) => helped.some((one) => one.step === step))
    .map((span) => {
      const step = c.say(`calendar.${name}.${span.step}` as MessageKey)
      if (told.has(span.step)) return step
      told.add(span.step)
      return c.say('calendar.step', { step, months: monthsText(c, span) })
    })
}

/** What helps an attempt, stage by stage, each help once and the months of each stage with the first. */
export function whyOf(c: Composer, attempt: Attempt, told = new Set<string>()): string {
  // of what is one sitting its month has been named
  const then = isEach(c) ? '.then' : ''
  const lords = [...new Set(attempt.helped.map(({ help }) => help.lord))].toSorted((a, b) => Number(a !== null) - Number(b !== null))
  const clauses = lords.map((lord) => {
    const stages = {
      list: stagesText(
        c,
        attempt,
        attempt.helped.filter(({ help }) => help.lord === lord),
        told,
      ),
    }
    return lord === null
      ? c.say(`attempts.why.jupiter${then}`, {
          house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(5) }),
          steps: stages,
        })
      : c.say(`attempts.why.period${then}`, { antar: c.graha(lord), steps: stages })
  })
  return c.say('attempts.why', { clauses: clauses.join('; ') })
}

const source = (c: Composer): string => methodFinding(c, 'calendar', 'practice.calendar')

/** The next best attempt, with the stages that something helps; of one that is a single paper its label is enough. */
const secondText = (c: Composer, second: Attempt): string =>
  second.steps.length < 2
    ? c.say('attempts.second.plain', { label: labelOf(c, second) })
    : c.say('attempts.second', {
        label: labelOf(c, second),
        steps: { list: stagesText(c, second, second.helped, new Set(second.steps.map(({ step }) => step))) },
      })

/** How many attempts the usual age leaves, in which years, and from where they are counted. */
function leftText(c: Composer, all: readonly Attempt[]): string {
  const exam = EXAMS[examOf(c) as string]
  const [first, last] = [all[0], all.at(-1)]
  if (exam === undefined || first === undefined || last === undefined) return ''
  if (isLastTold(c)) return c.say('attempts.left.told', { exam: examName(c), first: labelOf(c, first) })
  if (attemptsTold(c) === all.length)
    return c.say('attempts.left.number', {
      exam: examName(c),
      n: c.say('number', { n: all.length }),
      first: labelOf(c, first),
      last: labelOf(c, last),
    })
  const slots = {
    exam: examName(c),
    n: c.say('number', { n: all.length }),
    first: labelOf(c, first),
    last: labelOf(c, last),
  }
  if (exam.usual === null || exam.by === 'custom') return c.say(exam.each === true ? 'attempts.open.each' : 'attempts.open', slots)
  const tries = exam.tries === undefined ? '' : c.say('attempts.tries', { n: c.say('number', { n: exam.tries }) })
  const least = first.year > Number(c.input.asOf.slice(0, 4)) + 1 && exam.least !== undefined && c.asker.age < exam.least
  const left = first === last ? 'attempts.left.one' : goesOnAfter(c, last.year) ? 'attempts.left.more' : 'attempts.left'
  return c.say(least ? 'attempts.young' : left, {
    ...slots,
    age: exam.usual,
    least: exam.least ?? 0,
    tries,
  })
}

/** Of examinations that are named beside this one those that the age has closed. */
const closedTexts = (c: Composer): string[] =>
  closedExams(c).map(({ name, usual }) => c.say('attempts.closed', { exam: name, age: usual, other: examName(c) }))

/** The other roads share the age limits of the examinations: from these ages on what stands open is told apart from them. */
const ROADS_CLOSE = 30
const STATES_CLOSE = 40
/** Examinations whose other road stays open to a higher age, or has no age. */
const OPEN_ROAD: ReadonlySet<string> = new Set(['upsc', 'tnpsc', 'state'])

/** The road beside an examination, or after it; null where none is known. */
function otherRoad(c: Composer): string | null {
  const name = examOf(c) as string
  const { by } = EXAMS[name] ?? { by: 'custom' }
  const { age } = c.asker
  if (by === 'notice' && age >= STATES_CLOSE) return c.say('exam.other.late')
  if (by === 'notice' && age >= ROADS_CLOSE && isAgeOver(c) && !OPEN_ROAD.has(name)) return c.say('exam.other.states')
  const key = `exam.other.${name}`
  return c.book.has(key) ? c.say(key as MessageKey) : null
}

/** True where the usual age leaves no further attempt. */
const isAgeOver = (c: Composer): boolean => examYears(c)?.length === 0

/** A second way beside the examination, kept from the start, and when to try it; past the usual age what stays open. */
function planText(c: Composer): { text: string; ids: string[] } | null {
  const other = otherRoad(c)
  if (other === null) return null
  if (isPastAge(c)) return { text: c.say('attempts.plan.past', { other }), ids: [] }
  // a seat is applied for with the examination itself, and of papers alone no post is asked
  if (leadsToSeat(c) || !pointsAsked(c.input.concern).some(({ point }) => point.startsWith('work.')))
    return { text: c.say('attempts.plan', { other }), ids: [] }
  const [next] = chosenStretches(c, 'career')
  if (next !== undefined && next.from < addYears(c.input.asOf, NEAR_YEARS)) return { text: c.say('attempts.plan.post', { other }), ids: [] }
  const [month] = smallerOpenings(c, 'career')
  return month === undefined
    ? { text: c.say('attempts.plan', { other }), ids: [] }
    : { text: c.say('attempts.plan.month', { other, month: month.label }), ids: [month.id] }
}

/** That an attempt before the best one has less help or none, with the months of its first paper. */
function nextText(c: Composer, next: Attempt): string {
  const [paper] = next.steps
  const some = next.helped.length > 0 ? 'some' : 'none'
  return paper === undefined || isEach(c)
    ? c.say(`attempts.next.${some}.plain`, { label: labelOf(c, next) })
    : c.say(`attempts.next.${some}`, {
        step: c.say(`calendar.${examOf(c) as string}.${paper.step}` as MessageKey),
        months: monthsText(c, paper),
      })
}

/** How far ahead a stage, or a result, that is awaited is looked for. */
const UNDER_MONTHS = 12

/** What somebody who waits has left of the examination, by its own name. */
export const stageText = (c: Composer): string => c.say(`under.stage.${stageLeft(c.input.concern)}`)

/** The attempts that the best ones make worth sitting, by time: the best, and the second where it comes right before or after it. */
function worthSitting(c: Composer): Attempt[] {
  const all = attempts(c) ?? []
  const [best, second] = bestAttempts(c)
  if (best === undefined) return []
  const isBeside = second !== undefined && Math.abs(all.indexOf(second) - all.indexOf(best)) === 1
  return isBeside ? [best, second].toSorted((a, b) => all.indexOf(a) - all.indexOf(b)) : [best]
}

/** The attempt after whose result another way comes first, the one limit of the whole book; null where no examination is named, or none is left. */
function limitOf(c: Composer): Attempt | null {
  const all = attempts(c) ?? []
  return worthSitting(c).at(-1) ?? all[Math.min(REVIEWED, all.length - 1)] ?? null
}

/** What that attempt is called. */
export function reviewLabel(c: Composer): string | null {
  const one = limitOf(c)
  return one === null ? null : labelOf(c, one)
}

/** True where the general limit of the age ends the list, and no number that is told or weighed: a category may allow more. */
function isLastByAge(c: Composer): boolean {
  const exam = EXAMS[examOf(c) ?? '']
  const last = attempts(c)?.at(-1)
  return (
    exam?.by === 'notice' &&
    exam.usual !== null &&
    last !== undefined &&
    !isLastTold(c) &&
    attemptsTold(c) === null &&
    !goesOnAfter(c, last.year)
  )
}

/** The attempt that is the limit as it is told at home: where the general age sets it, with that condition. */
export function limitLabel(c: Composer): string | null {
  const label = reviewLabel(c)
  return label !== null && limitOf(c) === attempts(c)?.at(-1) && isLastByAge(c) ? c.say('attempts.limit.age', { label }) : label
}

/** Where none is helped more than another, the limit lies after so many. */
const REVIEWED = 2

/** The months in which a post can follow an attempt, with what bears most of the times of a post that lie in them: one to prepare in marks none. */
function postingOf(c: Composer, attempt: Attempt): { months: string; marked?: { window: Window; span: string } } {
  const reach = postAfter(attempt)
  const months = monthsText(c, reach)
  const partIn = ({ parts }: Window): Part | undefined =>
    parts.find(({ from, to }) => daysBetween(laterOf(from, reach.from), earlierOf(to, reach.to)) >= FEWEST_DAYS)
  const within = chosenStretches(c, 'career').filter((window) => useOf(c, window) !== 'prepare' && partIn(window) !== undefined)
  const window = foremost(c, within)
  const part = window === undefined ? undefined : partIn(window)
  if (window === undefined || part === undefined) return { months }
  const [from, to] = [laterOf(part.from, reach.from), earlierOf(part.to, addDays(reach.to, 1))]
  const errors = { fromErrorDays: from === part.from ? part.fromErrorDays : 0, toErrorDays: to === part.to ? part.toErrorDays : 0 }
  return { months, marked: { window, span: spanAloud(c, { from, to, ...errors }) } }
}

/** From the first paper of an attempt to the last; null where its months vary. */
function papersOf(c: Composer, { steps }: Attempt): string | null {
  const [first, last] = [steps[0], steps.at(-1)]
  return first === undefined || last === undefined ? null : monthsText(c, { from: first.from, to: last.to })
}

/** One line of an attempt: when it is sat, when its post can begin, and when best. */
function postingText(c: Composer, attempt: Attempt, { months, marked }: ReturnType<typeof postingOf>, without: string): string {
  const papers = papersOf(c, attempt)
  const slots = {
    label: labelOf(c, attempt),
    months,
    marked: marked === undefined ? without : c.say('attempts.post.marked', { span: marked.span }),
  }
  return papers === null ? c.say('attempts.post', slots) : c.say('attempts.post.sat', { ...slots, papers })
}

/** What an attempt brings if it is cleared, and what comes if it is not: it joins the attempts to the times of a post; null where no post is asked. */
function postingLine(c: Composer): { text: string; ids: string[] } | null {
  if (postSpan(c) === null || isEach(c)) return null
  const all = attempts(c) ?? []
  const [one = all[0], next] = worthSitting(c)
  if (one === undefined) return null
  const [first, second] = [postingOf(c, one), next === undefined ? undefined : postingOf(c, next)]
  const told = [first.marked, second?.marked].filter((marked) => marked !== undefined)
  // a marked time that lies after both belongs to a later attempt
  const [far] = told.length > 0 ? [] : chosenStretches(c, 'career')
  const owner = far === undefined ? undefined : all.find((attempt) => postingOf(c, attempt).marked?.window === far)
  const late =
    owner === undefined || far === undefined ? null : { label: labelOf(c, owner), span: spanAloud(c, far.parts[0]), ids: far.ids }
  return {
    text: [
      postingText(c, one, first, c.say('attempts.post.none')),
      ...(next === undefined || second === undefined ? [] : [postingText(c, next, second, '')]),
      ...(late === null ? [] : [c.say('attempts.post.far', { label: late.label, span: late.span })]),
    ].join(' '),
    ids: [...told.flatMap(({ window }) => window.ids), ...(late?.ids ?? [])],
  }
}

/** The limit as a sentence: without a result after it the other way comes first. */
function limitText(c: Composer, hasPlan: boolean): string {
  const one = limitOf(c)
  if (one === null) return ''
  const [label, year] = [labelOf(c, one), resultYear(one)]
  // beside a way that is weighed already no other one comes first
  if (!hasPlan && one !== attempts(c)?.at(-1)) return c.say('attempts.review.weighed', { label, year })
  return one === attempts(c)?.at(-1)
    ? c.say(isLastByAge(c) ? 'attempts.review.last.age' : 'attempts.review.last', { label })
    : c.say('attempts.review', { label, out: year > label && !isEach(c) ? c.say('attempts.review.out', { year }) : '' })
}

/** What the calendar of an examination calls a stage that is left. */
const STAGE_STEPS: Readonly<Partial<Record<StageLeft, string>>> = { mains: 'mains', interview: 'interview', tierTwo: 'tier2' }
/** A stage that begins later than this belongs to the examination of the next year. */
const STAGE_MONTHS = 6

/** The days in which the stage that is left is held: the month that the words name, else the usual ones; null where neither is known. */
export const stageDays = onceForChart((c): (Span & { isNamed: boolean }) | null => {
  const { asOf, concern } = c.input
  const stage = stageLeft(concern)
  if (!isAwaited(c) || stage === 'result' || stage === 'joining') return null
  const end = addMonths(asOf, STAGE_MONTHS)
  const named = namedPeriods(concern, asOf).find(({ grain, from }) => grain === 'month' && from < end)
  if (named !== undefined) return { from: named.from, to: addDays(named.to, -1), isNamed: true }
  const step = EXAMS[examOf(c) ?? '']?.steps.find((one) => one.step === STAGE_STEPS[stage])
  if (step === undefined) return null
  const { from, to } = nextOf(step, asOf)
  return from < end ? { from: laterOf(from, asOf), to, isNamed: false } : null
})

/** What is left of an attempt that is under way, by the help of its own days or of the coming months; no age limit counts against it. */
function stageLine(c: Composer): Line {
  const { asOf } = c.input
  const days = stageDays(c)
  const helps = helpsOf(c).toSorted((a, b) => b.weight - a.weight || (a.from < b.from ? -1 : 1))
  const stage = stageLeft(c.input.concern)
  const slots = { stage: stageText(c) }
  const whyText = ({ lord }: Help): string =>
    lord === null
      ? c.say('under.why.jupiter', { house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(5) }) })
      : c.say('under.why.period', { antar: c.graha(lord) })
  if (days !== null) {
    const whole = daysBetween(days.from, days.to)
    const over = helps.find(({ from, to }) => daysBetween(laterOf(from, days.from), earlierOf(to, days.to)) * 2 >= whole)
    const then = { ...slots, months: monthsText(c, days), named: days.isNamed ? 'yes' : 'no' }
    return over === undefined
      ? c.line([source(c)], 'under.test.then.none', then)
      : c.line([over.id, source(c)], 'under.test.then', { ...then, why: whyText(over) })
  }
  const help = helps.find(({ from, to }) => to > asOf && from < addMonths(asOf, UNDER_MONTHS))
  const kind = stage === 'result' || stage === 'joining' ? 'result' : 'test'
  if (help === undefined) return c.line([source(c)], `under.${kind}.none`, slots)
  const span = { from: laterOf(help.from, asOf), to: earlierOf(help.to, addMonths(asOf, UNDER_MONTHS)) }
  return c.line([help.id, source(c)], `under.${kind}.${help.from <= asOf ? 'now' : 'ahead'}`, {
    ...slots,
    to: c.book.date(span.to, 'month'),
    span: monthsText(c, span),
    why: whyText(help),
  })
}

/** What follows if an attempt that is under way does not bring the post: the attempts that the age leaves, else another road. */
function elseLine(c: Composer): Line[] {
  const name = examOf(c)
  const exam = name === null ? undefined : EXAMS[name]
  const years = examYears(c)
  if (exam === undefined || years === null || exam.usual === null || exam.by === 'custom') return []
  const [first, last] = [years[0], years.at(-1)]
  const other = otherRoad(c)
  if (isLastTold(c)) return other === null ? [] : [c.line([source(c)], 'under.if.told', { other })]
  if (first === undefined || last === undefined)
    return other === null ? [] : [c.line([source(c)], 'under.if.past', { exam: examName(c), age: exam.usual, other })]
  return [
    c.line([source(c)], first === last ? 'under.if.one' : goesOnAfter(c, last.year) ? 'under.if.more' : 'under.if.left', {
      exam: examName(c),
      age: exam.usual,
      n: c.say('number', { n: years.length }),
      first: labelOf(c, first),
      last: labelOf(c, last),
    }),
  ]
}

/** Marks where the list ends: what settles them, and what to have ready. */
const borderLine = (c: Composer): Line[] =>
  stageLeft(c.input.concern) === 'result' && isAtBorder(c.input.concern) ? [c.line([source(c)], 'under.border')] : []

/** Where a post is what the result leads to: its day is set by the order and by no time of the chart. */
const joinsLine = (c: Composer): Line[] =>
  leadsToSeat(c) || EXAMS[examOf(c) ?? '']?.by !== 'notice' ? [] : [c.line([source(c)], 'under.joins')]

/** An attempt that is under way, judged before any other: what is left of it, then what follows if it does not come. */
export const underWayLines = onceForChart((c): Line[] =>
  isAwaited(c) ? [stageLine(c), ...borderLine(c), ...joinsLine(c), ...elseLine(c)] : [],
)

/**
 * The attempts at the examination that is named: how many the usual age leaves, which of them the chart helps most and in which papers, what comes
 * before that, and the year after which to look at it anew; null where none is named. Past the usual age no attempt is dated.
 */
export const attemptLine = onceForChart((c): Line | null => {
  const all = attempts(c)
  if (all === null) return null
  const [first] = all
  // whoever weighs another road beside it has a second way
  const weighs = questionOf(c.input.concern).pair !== null || pointsAsked(c.input.concern).some(({ point }) => point === 'work.govtPrivate')
  const plan = weighs && all.length > 0 ? null : planText(c)
  const usual = EXAMS[examOf(c) as string]?.usual
  // what is to come first after the limit is named before it
  const line = (ids: readonly string[], left: string, then: readonly string[], limit = ''): Line =>
    c.line([...new Set([...ids, ...(plan?.ids ?? []), source(c)])], 'attempts.told', {
      left: [...closedTexts(c), left].join(' '),
      then: [...then, ...(plan === null ? [] : [plan.text]), ...(limit === '' ? [] : [limit])].join(' '),
    })
  if (first === undefined) return line([], c.say('attempts.past', { exam: examName(c), age: usual ?? 0 }), [])
  const [best, second] = bestAttempts(c)
  const left = leftText(c, all)
  const posting = postingLine(c)
  const joins = posting === null ? [] : [posting.text]
  if (all.length === 1)
    return line([...(best === undefined ? [] : best.helped.map(({ help }) => help.id)), ...(posting?.ids ?? [])], left, [
      best === undefined ? c.say('attempts.none.only') : c.say('attempts.best.only', { why: whyOf(c, best) }),
      ...joins,
      c.say('attempts.review.only'),
    ])
  const ids = [...[best, second].flatMap((one) => one?.helped.map(({ help }) => help.id) ?? []), ...(posting?.ids ?? [])]
  if (best === undefined)
    return line(ids, left, [c.say('attempts.none', { first: labelOf(c, first) }), ...joins], limitText(c, plan !== null))
  return line(
    ids,
    left,
    [
      c.say(best === first ? 'attempts.best.next' : 'attempts.best', { label: labelOf(c, best), why: whyOf(c, best) }),
      ...(best === first || second === first ? [] : [nextText(c, first)]),
      ...(second === undefined ? [] : [secondText(c, second)]),
      ...joins,
    ],
    limitText(c, plan !== null),
  )
})
