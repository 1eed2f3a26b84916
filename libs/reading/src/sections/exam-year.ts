import type { Composer } from '../compose/composer.ts'
import { ageAt } from '../compose/parts.ts'
import { addDays, addMonths, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { EXAMS, PAPERS, type Exam, type YearStep } from '../rules/exams.data.ts'
import type { Window } from '../rules/windows.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { awaitsJoining } from '../understanding/first-post.ts'
import { attemptsLeftTold, stageLeft, tellsLastAttempt } from '../understanding/exam-attempt.ts'
import { namedExams } from '../understanding/named-exams.ts'
import type { Point } from '../understanding/point/points.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { ownText } from '../understanding/own-words.ts'
import { awaitsResult, questionOf } from '../understanding/understanding.ts'
import { onceForChart } from './once.ts'

export type Span = { from: string; to: string }

/** Most notices count the age on the first of July or of August. */
const AGE_DAY = '08-01'

/** The examination that somebody names as their own, of several the one that they may sit the longest; null where none is, or another's is meant. */
export const examOf = onceForChart((c): string | null => {
  const named = examsNamed(c)
  const [longest] = named.toSorted(([, a], [, b]) => (b.usual ?? Infinity) - (a.usual ?? Infinity))
  return (named.find(([, exam]) => exam.steps.length > 0 && !isClosed(c, exam)) ?? longest)?.[0] ?? null
})

/** The examinations of one's own that the words name. */
const examsNamed = onceForChart((c): [string, Exam][] => {
  const { concern } = c.input
  if (questionOf(concern).person !== null) return []
  const text = ownText(concern)
  const ofPapers = PAPERS.words.test(text)
  return Object.entries(EXAMS).filter(([name, { names }]) => (ofPapers || !PAPERS.keys.has(name)) && names.test(text))
})

/** True where somebody tells of the next attempt as their last: what they say counts before any usual age. */
export const isLastTold = (c: Composer): boolean => questionOf(c.input.concern).person === null && tellsLastAttempt(c.input.concern)

/** How many attempts somebody tells of as left: it counts before what a notice allows. */
export const attemptsTold = (c: Composer): number | null => (examsNamed(c).length === 1 ? attemptsLeftTold(c.input.concern) : null)

/** True where the usual age of a notice leaves nobody of this age another time. */
function isClosed(c: Composer, { usual, by }: Exam): boolean {
  const { asOf } = c.input
  const year = Number(asOf.slice(0, 4))
  const next = asOf > `${year}-${AGE_DAY}` ? year + 1 : year
  return usual !== null && by === 'notice' && !isLastTold(c) && ageAt(c, `${next}-${AGE_DAY}`) >= usual
}

/** Of several examinations that are named those whose usual age is past, beside one that is open. */
export const closedExams = onceForChart((c): { name: string; usual: number }[] => {
  const own = examOf(c)
  if (own === null || EXAMS[own] === undefined || isClosed(c, EXAMS[own])) return []
  return examsNamed(c)
    .filter(([name, exam]) => name !== own && isClosed(c, exam))
    .map(([name, { usual }]) => ({ name: calledBy(c, name), usual: usual ?? 0 }))
})

/** True where somebody has reached, on a day, the age by which the named examination is usually sat; of an unnamed one 40. */
export function usualAgePassed(c: Composer, date: string): boolean {
  if (isLastTold(c)) return date.slice(0, 4) > String(Number(c.input.asOf.slice(0, 4)) + 1)
  const exam = examOf(c)
  const usual = exam === null ? UNNAMED_AGE : EXAMS[exam]?.usual
  return usual !== null && usual !== undefined && ageAt(c, date) >= usual
}
const UNNAMED_AGE = 40

/** What people call the examination: by its own name where one is typed. */
export function examName(c: Composer): string {
  const exam = examOf(c)
  return exam === null ? c.say('exam.called') : calledBy(c, exam)
}

function calledBy(c: Composer, exam: string): string {
  const key = `exam.called.${exam}`
  if (c.book.has(key)) return c.say(key as MessageKey)
  // what has no name of its own is one of the many of the states
  const all = namedExams(c.whole.input.concern)
  const named = all.find(({ kind }) => kind === 'state') ?? all[0]
  return named === undefined ? c.say('exam.called') : c.say('exam.called.named', { name: named.name.replace(/^the /, '') })
}

/** Stages of an examination, the last one first: whoever names several stands before the last, unless one of them was failed. */
const STAGES = [
  ['interview', /\binterviews?\b|साक्षात्कार|इंटरव्यू/iu],
  ['mains', /\bmains?\b|मेन्स|मुख्य परीक्षा/iu],
  ['prelims', /\bpre ?lims?\b|\bprelim\w*\b|प्रीलिम्स|प्रारंभिक/iu],
] as const
export type ExamStage = (typeof STAGES)[number][0]

/** A stage that was not passed, with the word of failing before or after it. */
const FAILED =
  /(?:but|yet|par|lekin|magar) (?:not|never) (?:\S+ ){0,2}?(pre ?lim\w*|mains?|interview)|(?:fail\w*|not clear\w*|could ?n[o’']?t clear|stuck (?:in|at)|miss\w*)\s(?:\S+\s){0,3}?(pre ?lim\w*|mains?|interview)|(pre ?lim\w*|mains?|interview)\s(?:\S+\s){0,3}?(?:fail\w*|not clear\w*|nahi|miss\w*)/iu

/** Stages that were reached or sat in attempts that are over. */
const REACHED_BEFORE =
  /\b(?:reached|reach|gave|given|wrote|written|appeared|cleared|qualified|sat|attempted)\b(?:\s\S+){0,4}?\s(?:mains?|interviews?)\b(?:\s\S+){0,2}?\s(?:once|twice|thrice|\d+ times|(?:two|three|four) times|before|earlier|last (?:time|year))\b|\b(?:twice|thrice|two|three|four|\d)\s(?:mains|interviews)\b/iu

/** The stage that was told of; null where none is named. */
export const stageTold = onceForChart((c): ExamStage | null => {
  const { concern } = c.input
  // a stage of attempts that are over is none of the one ahead
  if (REACHED_BEFORE.test(concern) && !awaitsResult(concern)) return null
  const words =
    FAILED.exec(concern)
      ?.slice(1)
      .find((stage) => stage !== undefined) ?? concern
  return STAGES.find(([, names]) => names.test(words))?.[0] ?? null
})

/** The steps of the year of the named examination, of a stage that was told of that stage alone. */
export function stepsOf(c: Composer, name: string): readonly YearStep[] {
  const steps = EXAMS[name]?.steps ?? []
  const own = steps.filter(({ step }) => step === stageTold(c))
  return own.length > 0 ? own : steps
}

export const monthStart = (year: number, month: number): string =>
  month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`

/** The days of a step that begins in a year. */
export const stepIn = ({ from, to }: YearStep, year: number): Span => ({
  from: monthStart(year, from),
  to: addDays(monthStart(to < from ? year + 1 : year, to + 1), -1),
})

/** The next time a step of the year falls, in or after a day. */
export function nextOf(step: YearStep, day: string): Span {
  const year = Number(day.slice(0, 4))
  for (const start of [year - 1, year, year + 1]) {
    const span = stepIn(step, start)
    if (span.to >= day) return span
  }
  throw new RangeError(`No step after ${day}`)
}

/** So many days of a step in a stretch make it a matter of the stretch. */
export const FEWEST_DAYS = 14

/** The steps of a year that fall into a stretch, in the order of time. */
export const fallInto = (steps: readonly YearStep[], { from, to }: Span): (Span & { step: string })[] =>
  steps
    .map((one) => ({ ...nextOf(one, from), step: one.step }))
    .filter((span) => daysBetween(laterOf(span.from, from), earlierOf(span.to, to)) >= FEWEST_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** Points that ask of sitting an examination, and beside them that of a post under the state. */
export const SITS: ReadonlySet<Point> = new Set(['work.exam', 'work.attempts', 'work.examWhich'])
const OF_EXAMS: ReadonlySet<Point> = new Set([...SITS, 'work.government'])

/** Points that ask of a post under the state, alone or against a private one. */
const FOR_POSTS: ReadonlySet<Point> = new Set(['work.government', 'work.govtPrivate'])

/** True of whoever has an examination of their own behind them and its result, or a later stage of it, ahead. */
export const isAwaited = (c: Composer): boolean => questionOf(c.input.concern).person === null && awaitsResult(c.input.concern)

/** True where every paper is written and the result alone is left: nothing is sat in the times that help it. */
export const awaitsList = (c: Composer): boolean => isAwaited(c) && stageLeft(c.input.concern) === 'result'

/** What an opening is for: of an examination of which the result alone is left the result. */
export const openingFor = <G extends string>(c: Composer, ground: G): G | 'result' =>
  ground === 'exam' && awaitsList(c) ? 'result' : ground

/** True of whoever is to sit an examination of their own, or sits for posts under the state. */
export const isExaminee = onceForChart((c): boolean => {
  const { concern } = c.input
  const { person, plea } = questionOf(concern)
  if (person !== null || awaitsResult(concern) || awaitsJoining(concern)) return false
  return (
    plea === 'retry' ||
    (examOf(c) !== null && c.asker.work === 'study') ||
    pointsAsked(concern).some(
      ({ point, likely }) =>
        likely >= SURE &&
        (SITS.has(point) ||
          (point === 'study.result' && examOf(c) !== null) ||
          (FOR_POSTS.has(point) && (c.asker.trade === 'aspirant' || examOf(c) !== null))),
    )
  )
})

/** Where no notice ends them, so many years of an examination are looked at, and of those with an age no more than these. */
const OPEN_YEARS = 3
const MOST_YEARS = 6
/** Whoever is too young today sits it within so many years. */
const SEEN_YEARS = 12
/** True where the usual age leaves no attempt at the examination that is named. */
export const isPastAge = (c: Composer): boolean => isExaminee(c) && examYears(c)?.length === 0

/** What follows an examination and is no paper of it. */
const AFTER_PAPERS: ReadonlySet<string> = new Set(['counselling', 'admission'])

/** The years, or of what is held several times a year the times, in which an examination can be sat, with the days of its stages, soonest first. */
export type ExamYear = { year: number; steps: readonly (Span & { step: string })[] }

/** True where the age would leave attempts after a year, and none but the number that is weighed here ends the list. */
export const goesOnAfter = (c: Composer, year: number): boolean => {
  const exam = EXAMS[examOf(c) ?? '']
  return (
    exam !== undefined &&
    !isLastTold(c) &&
    attemptsTold(c) === null &&
    exam.tries === undefined &&
    ageAt(c, `${year + 1}-${AGE_DAY}`) < (exam.usual ?? Infinity)
  )
}

/** The years of the named examination that the usual age leaves; none where it is past, and null where no examination is named. */
export const examYears = onceForChart((c): ExamYear[] | null => {
  const name = examOf(c)
  const exam = name === null ? undefined : EXAMS[name]
  if (name === null || exam === undefined) return null
  const { asOf } = c.input
  const steps = exam.steps.filter(({ step }) => !AFTER_PAPERS.has(step))
  const [first] = steps
  const now = Number(asOf.slice(0, 4))
  const isLast = isLastTold(c)
  const mayIn = (year: number): boolean => {
    const age = ageAt(c, `${year}-${AGE_DAY}`)
    if (isLast) return true
    return age >= (exam.least ?? 0) && (exam.by === 'custom' || age < (exam.usual ?? Infinity))
  }
  const years = [...Array(SEEN_YEARS).keys()].map((at) => now + at).filter(mayIn)
  const found: ExamYear[] =
    first === undefined
      ? years.filter((year) => year > now).map((year) => ({ year, steps: [] }))
      : exam.each === true
        ? years.flatMap((year) => steps.map((one) => ({ year, steps: [{ ...stepIn(one, year), step: one.step }] })))
        : years.map((year) => ({
            year,
            steps: steps.map((one) => ({ ...stepIn(one, one.from < first.from ? year + 1 : year), step: one.step })),
          }))
  const told = attemptsTold(c)
  const most = isLast ? 1 : (told ?? (exam.usual === null || exam.by === 'custom' ? OPEN_YEARS : (exam.tries ?? MOST_YEARS)))
  return found
    .filter(({ steps: [step] }) => step === undefined || step.from > asOf)
    .slice(0, exam.each === true && !isLast ? OPEN_YEARS * 2 : most)
})

/** A post follows the last result by the end of the next year. */
const postEnd = (year: number): string => `${year + 1}-12-31`

/** The first day after the last stage of an attempt; of one whose months vary the first of the year after it. */
const papersEnd = ({ year, steps }: ExamYear): string => {
  const last = steps.at(-1)
  return last === undefined ? monthStart(year + 1, 1) : addDays(last.to, 1)
}

/** Between the last stage and a first day in a post lie the result, the papers and the order: so many months at the least. */
const JOIN_MONTHS = 4

/** The days in which a post can follow an attempt that is cleared. */
export const postAfter = (attempt: ExamYear): Span => ({ from: addMonths(papersEnd(attempt), JOIN_MONTHS), to: postEnd(attempt.year) })

/** The year in which the result of an attempt is out: so many months after its last stage. */
export const resultYear = (attempt: ExamYear): string => addMonths(papersEnd(attempt), RESULT_MONTHS).slice(0, 4)
const RESULT_MONTHS = 1

/**
 * The days in which a post can follow the examination that somebody is to sit: from some months after the next one to the year after the last that the
 * usual age leaves. Null for whoever sits none, asks of other work beside it, or is past that age: their stretches are those of work as a whole.
 */
export const postSpan = onceForChart((c): Span | null => {
  if (!isExaminee(c)) return null
  const points = pointsAsked(c.input.concern).filter(({ likely }) => likely >= SURE)
  if (points.some(({ point }) => point.startsWith('work.') && !OF_EXAMS.has(point))) return null
  const name = examOf(c)
  const exam = name === null ? undefined : EXAMS[name]
  const years = examYears(c)
  if (exam === undefined || exam.by === 'custom' || years === null) return null
  const [next] = years
  const last = years.at(-1)
  if (next === undefined || last === undefined) return null
  const stage = stageTold(c)
  // whoever stands before a later stage may have its result this year
  const isAhead = stage !== null && stage !== 'prelims' && !FAILED.test(c.input.concern) && !REACHED_BEFORE.test(c.input.concern)
  return { from: isAhead || next.steps.length === 0 ? c.input.asOf : postAfter(next).from, to: postEnd(last.year) }
})

/** Of stretches those in which what is asked of a field can come: of a post after an examination those that can follow it. */
export function inReach(c: Composer, topic: MainTopic, found: Window[]): Window[] {
  const span = topic === 'career' ? postSpan(c) : null
  return span === null ? found : found.filter(({ from, to }) => to > span.from && from < span.to)
}
