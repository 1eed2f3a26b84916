import type { Composer, Line } from '../../compose/composer.ts'
import { courseFirst, tellsGap } from '../../understanding/course-first.ts'
import { degreeEndOf } from '../../understanding/degree-end.ts'
import type { Point } from '../../understanding/point/points.ts'
import { methodFinding } from '../verdict.ts'
import type { AnswerPart } from './answer-parts.ts'

/** Posts that are asked for while a course still runs, or after years without one. */
const OF_A_POST: ReadonlySet<Point> = new Set(['work.post', 'work.government', 'work.back', 'work.named', 'work.permanent'])
/** What a gap is told by already. */
const GAP_SAID = /\b(?:gap|years away|years without)\b/u

function courseLines(c: Composer, said: string): Line[] {
  const { concern } = c.whole.input
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const course = courseFirst(concern)
  const end = course === null ? null : degreeEndOf(concern, c.input.asOf)
  return [
    ...(course === null
      ? []
      : [
          end === null
            ? c.line([method], 'course.first.open', { course: c.say(`course.first.name.${course}`) })
            : c.line([method], 'course.first.end', { course: c.say(`course.first.name.${course}`), end: c.date(end) }),
        ]),
    ...(tellsGap(concern) && !GAP_SAID.test(said) ? [c.line([method], 'course.first.gap')] : []),
  ]
}

/** A post that waits for a course: which of the times are for forms and which for joining; and what years without a post weigh. */
export function withCourse(c: Composer, parts: AnswerPart[]): AnswerPart[] {
  const at = parts.findLastIndex(({ points }) => points.some(({ asked }) => OF_A_POST.has(asked.point)))
  if (at < 0) return parts
  const said = parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')
  return parts.map((part, index) => (index === at ? { ...part, lines: [...part.lines, ...courseLines(c, said)] } : part))
}
