import type { Composer } from '../compose/composer.ts'
import { ageAt, periodFinding } from '../compose/parts.ts'
import { isDated } from '../compose/current.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { EXAMS, type YearStep } from '../rules/exams.data.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import { groundPeriods } from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import type { Point } from '../understanding/point/points.ts'
import { SURE } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'
import { questionOf } from '../understanding/understanding.ts'
import { shortAnswer, type AnswerPart } from './answer/answer-parts.ts'
import { once } from './once.ts'

type Span = { from: string; to: string }

/** The examination that somebody names as their own, of several the one that they may sit the longest; null where none is, or another's is meant. */
export const examOf = once((c): string | null => {
  const { concern } = c.input
  if (questionOf(concern).person !== null) return null
  const text = plainText(concern)
  const named = Object.entries(EXAMS).filter(([, { names }]) => names.test(text))
  const [longest] = named.toSorted(([, a], [, b]) => (b.usual ?? Infinity) - (a.usual ?? Infinity))
  return (named.find(([, { steps, usual }]) => steps.length > 0 && (usual ?? Infinity) >= c.asker.age) ?? longest)?.[0] ?? null
})

/** True where somebody has passed, on a day, the age up to which the named examination is usually sat; of an unnamed one 40. */
export function usualAgePassed(c: Composer, date: string): boolean {
  const exam = examOf(c)
  const usual = exam === null ? UNNAMED_AGE : EXAMS[exam]?.usual
  return usual !== null && usual !== undefined && ageAt(c, date) > usual
}
const UNNAMED_AGE = 40

/** Stages of an examination, the last one first: whoever names several stands before the last, unless one of them was failed. */
const STAGES = [
  ['interview', /\binterviews?\b|साक्षात्कार|इंटरव्यू/iu],
  ['mains', /\bmains?\b|मेन्स|मुख्य परीक्षा/iu],
  ['prelims', /\bpre ?lims?\b|\bprelim\w*\b|प्रीलिम्स|प्रारंभिक/iu],
] as const
export type ExamStage = (typeof STAGES)[number][0]

/** A stage that was not passed, with the word of failing before or after it. */
const FAILED =
  /(?:fail\w*|not clear\w*|could ?n[o’']?t clear|stuck (?:in|at)|miss\w*)\s(?:\S+\s){0,3}?(pre ?lim\w*|mains?|interview)|(pre ?lim\w*|mains?|interview)\s(?:\S+\s){0,3}?(?:fail\w*|not clear\w*|nahi|miss\w*)/iu

/** The stage that was told of; null where none is named. */
export const stageTold = once((c): ExamStage | null => {
  const { concern } = c.input
  const [, before, after] = FAILED.exec(concern) ?? []
  const words = before ?? after ?? concern
  return STAGES.find(([, names]) => names.test(words))?.[0] ?? null
})

/** The steps of the year of the named examination, of a stage that was told of that stage alone. */
export function stepsOf(c: Composer, name: string): readonly YearStep[] {
  const steps = EXAMS[name]?.steps ?? []
  const own = steps.filter(({ step }) => step === stageTold(c))
  return own.length > 0 ? own : steps
}

const monthStart = (year: number, month: number): string =>
  month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`

/** The next time a step of the year falls, in or after a day. */
export function nextOf({ from, to }: YearStep, day: string): Span {
  const year = Number(day.slice(0, 4))
  for (const start of [year - 1, year, year + 1]) {
    const span = { from: monthStart(start, from), to: addDays(monthStart(to < from ? start + 1 : start, to + 1), -1) }
    if (span.to >= day) return span
  }
  throw new RangeError(`No step after ${day}`)
}

/** So many days of a step in a stretch make it a matter of the stretch. */
const FEWEST_DAYS = 14

/** The steps of a year that fall into a stretch, in the order of time. */
export const fallInto = (steps: readonly YearStep[], { from, to }: Span): (Span & { step: string })[] =>
  steps
    .map((one) => ({ ...nextOf(one, from), step: one.step }))
    .filter((span) => daysBetween(laterOf(span.from, from), earlierOf(span.to, to)) >= FEWEST_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** Points that ask of sitting an examination. */
const SITS: ReadonlySet<Point> = new Set(['work.exam', 'work.attempts', 'work.examWhich'])
const asksIn = ({ points, from }: AnswerPart, c: Composer): boolean =>
  points.some(
    ({ asked }) => asked.likely >= SURE && (SITS.has(asked.point) || (asked.point === 'work.government' && c.asker.trade === 'aspirant')),
  ) || questionOf((from ?? c).input.concern).plea === 'retry'

/** True where sitting an examination is what a part of the question is after. */
export const asksToSit = once((c): boolean => shortAnswer(c).some((part) => asksIn(part, c)))

/** What page 1 dates by a stretch is no time for sitting. */
const STRETCH = /^(?:window|opening)\./
/** Times for sitting further off than this are told on page 1 alone. */
const SIT_YEARS = 5

/** A time for sitting an examination: by one clock, Jupiter over the 5th or a sub-period of its ground. */
export type Sitting = { parts: [Part]; ids: readonly string[] }

/** The times that page 1's short answer names for sitting an examination of one's own, soonest first. */
export const sittings = once((c): Sitting[] => {
  const { errorDays } = c.dashas
  const end = addYears(c.input.asOf, SIT_YEARS)
  const named = new Set(
    shortAnswer(c).flatMap((part) =>
      asksIn(part, c) ? part.lines.filter(({ ids }) => !ids.some((id) => STRETCH.test(id))).flatMap(({ ids }) => ids) : [],
    ),
  )
  if (named.size === 0) return []
  const part = (from: string, to: string, days: number): Part => ({
    from: laterOf(from, c.input.asOf),
    to,
    fromErrorDays: from <= c.input.asOf ? 0 : days,
    toErrorDays: days,
  })
  return [
    ...passagesOver(c, 5).map(({ id, from, to }): Sitting => ({ parts: [part(from, to, 0)], ids: [id] })),
    ...(isDated(c) ? groundPeriods(c, 'exam') : []).map((period): Sitting => ({
      parts: [part(period.from, period.to, errorDays)],
      ids: [periodFinding(c, period)],
    })),
  ]
    .filter(({ ids, parts: [{ from }] }) => ids.some((id) => named.has(id)) && from < end && !usualAgePassed(c, from))
    .toSorted((a, b) => (a.parts[0].from < b.parts[0].from ? -1 : 1))
})
