import type { Composer, Line } from '../../../compose/composer.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { EXAMS } from '../../../rules/exams.data.ts'
import { judge } from '../../../rules/grounds.ts'
import { attempts, monthsText, whyOf } from '../../attempts.ts'
import { examName, examOf, nextOf } from '../../exam-year.ts'
import { methodFinding } from '../../verdict.ts'
import { STATE_SCORE } from '../answer-options.ts'
import { weightiest } from './weightiest.ts'

/** What help in the papers of the year adds to the year, and its absence takes away. */
const PAPERS = 0.3
/** A year is dear: where all else is equal the college comes first. */
const A_YEAR = 0.1

/**
 * One more year for the examination of a seat against a college now: the ground of examinations with the help of the next papers, against that of study;
 * then the papers with their months, and when seats are given out.
 */
export function dropLines(c: Composer): Line[] {
  const [exam, study] = [judge(c, 'exam'), judge(c, 'study')]
  const next = attempts(c)?.[0]
  const isHelped = next !== undefined && next.helped.length > 0
  const papers = next === undefined ? 0 : isHelped ? PAPERS : -PAPERS
  const lead = STATE_SCORE[exam.state] + papers > STATE_SCORE[study.state] + A_YEAR ? 'drop' : 'join'
  const name = examOf(c)
  const months = methodFinding(c, 'calendar', 'practice.calendar')
  const seats = EXAMS[name ?? '']?.steps.find(({ step }) => step === 'counselling')
  return [
    c.line([...exam.ids, ...study.ids], `drop.${lead}`, {
      exam: examName(c),
      of: c.say(`drop.exam.${exam.state}`),
      study: c.say(`drop.study.${study.state}`),
      agree: c.say(exam.state === study.state ? 'drop.alike' : 'drop.apart'),
    }),
    ...(next === undefined || name === null
      ? []
      : [
          c.line([months, ...next.helped.map(({ help }) => help.id)], isHelped ? 'drop.papers.helped' : 'drop.papers.plain', {
            steps: {
              list: next.steps.map((span) =>
                c.say('calendar.step', { step: c.say(`calendar.${name}.${span.step}` as MessageKey), months: monthsText(c, span) }),
              ),
            },
            why: isHelped ? whyOf(c, next, new Set(next.steps.map(({ step }) => step))) : '',
          }),
        ]),
    ...weightiest(c, lead === 'drop' ? 'exam' : 'study'),
    c.line([months], seats === undefined ? `drop.seats.${lead}.plain` : `drop.seats.${lead}`, {
      months: seats === undefined ? '' : monthsText(c, nextOf(seats, c.input.asOf)),
    }),
  ]
}
