import type { Composer, Line } from '../../compose/composer.ts'
import { addDays, addYears } from '../../facts/calendar.ts'
import { asksHowLong } from '../../understanding/how-long.ts'
import { fieldOf } from './part-wording.ts'
import { askedParts } from '../../understanding/asked-parts.ts'
import type { Point } from '../../understanding/point/points.ts'
import { methodFinding } from '../verdict.ts'
import { limitLabel } from '../attempts.ts'
import type { AnswerPart } from './answer-parts.ts'

/** What names a time on page 1: a stretch or an opening, else a passage of Jupiter. */
const NAMED = [/^(?:window|opening)\./, /^gochara\.jupiter\./] as const
/** A day to stop lies no further off than this where a nearer one is named, and leaves room for a try. */
const MOST_YEARS = 3
/** What loses money is carried for less. */
const LOSS_YEARS = 2
const LEAST_DAYS = 60
/** A limit that a writer has set already. */
const IS_SET = /\blimit\b|be the last\b/u

type Named = { id: string; to: string }

/** The times that lines name, by their ends, the nearest first. */
function namedIn(c: Composer, lines: readonly Line[]): Named[] {
  const ids = [...new Set(lines.flatMap((line) => line.ids))]
  const [stretches = [], passages = []] = NAMED.map((kind) => ids.filter((id) => kind.test(id)))
  return (stretches.length > 0 ? stretches : passages)
    .flatMap((id): Named[] => {
      const found = c.findings.get(id)?.window
      return found === undefined || found.to < addDays(c.input.asOf, LEAST_DAYS) ? [] : [{ id, to: found.to }]
    })
    .toSorted((a, b) => (a.to < b.to ? -1 : 1))
}

/** The parts up to this one that are of the same field. */
function ofField(parts: readonly AnswerPart[], at: number): readonly AnswerPart[] {
  const part = parts[at] as AnswerPart
  const fields = new Set(part.points.map(({ asked }) => fieldOf(asked.point)))
  return [...parts.slice(0, at).filter(({ points }) => points.some(({ asked }) => fields.has(fieldOf(asked.point)))), part]
}

/** The day on which to stop: the end of the last time that page 1 names within a few years, else of the first. */
function limitLine(c: Composer, parts: readonly AnswerPart[], at: number): Line {
  const part = parts[at] as AnswerPart
  const isOf = (...points: Point[]): boolean => part.points.some(({ asked }) => points.includes(asked.point))
  const label = isOf('work.attempts', 'work.exam') ? limitLabel(c) : null
  if (label !== null) return c.line(part.lines[0]?.ids ?? [], 'limit.exam', { label })
  const lines = ofField(parts, at).flatMap((one) => one.lines)
  const named = namedIn(c, lines)
  const end = addYears(c.input.asOf, isOf('work.trade', 'work.close') ? LOSS_YEARS : MOST_YEARS)
  const last = named.findLast(({ to }) => to <= end) ?? named[0]
  if (last !== undefined) return c.line([last.id], isOf('kin.childBirth') ? 'limit.birth' : 'limit.try', { to: c.date(last.to) })
  return c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'limit.year', { to: c.date(addYears(c.input.asOf, 1)) })
}

/** What a part asks: of the answer as a whole all that is asked. */
function wordsOf(c: Composer, { words, points }: AnswerPart): readonly string[] {
  if (words.length > 0) return words
  return points.length > 0 ? points.map(({ asked }) => asked.words) : askedParts(c.input.concern).asked
}

/** Whoever asks how long to try or to wait gets a day for it, that of the times which the page names. */
export const withLimit = (c: Composer, parts: AnswerPart[]): AnswerPart[] =>
  parts.map((part, at) => {
    if (!wordsOf(c, part).some(asksHowLong) || part.lines.some(({ text }) => IS_SET.test(text))) return part
    return { ...part, lines: [...part.lines, limitLine(c, parts, at)] }
  })
