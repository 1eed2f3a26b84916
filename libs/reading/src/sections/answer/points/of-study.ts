import type { Composer, Line } from '../../../compose/composer.ts'
import { dignityFinding, lordFinding } from '../../../compose/parts.ts'
import { addYears } from '../../../facts/calendar.ts'
import { fieldFinding, weighField } from '../../../rules/fields.ts'
import { passagesOver } from '../../../rules/ground-windows.ts'
import { judge } from '../../../rules/grounds.ts'
import { strongestOf, type Window } from '../../../rules/windows.ts'
import { namedExams, type ExamKind } from '../../../understanding/named-exams.ts'
import { awaitsResult, questionOf } from '../../../understanding/understanding.ts'
import { namedWorkIn } from '../../../understanding/named-work.ts'
import type { Field } from '../../../understanding/work-words.ts'
import { authorityOf } from '../../authority.ts'
import { allWindows } from '../../cache.ts'
import { bestFor, fieldLine, nameOf, streamsLine, streamsNamed } from '../../named-work.ts'
import { foremost, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { groundItem } from '../answer-ground.ts'
import { sitLine } from '../answer-gist.ts'
import { optionLines } from '../answer-options.ts'
import { leadsToSeat } from '../answer-plea.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { shortTimes, weightiest } from './of-money.ts'
import { timeTold } from './times.ts'
import { method, nearOrFar, type Writer, type Writers } from './shared.ts'

/** A stretch that somebody can set as a limit is over within so many years. */
const LIMIT_YEARS = 4

/** The stretch after which another road is taken: the strongest in reach, else the last of those in reach that allow most. */
function limitOf(c: Composer): Window | undefined {
  if (undated(c, 'career')) return undefined
  const reach = addYears(c.input.asOf, LIMIT_YEARS)
  const within = chosenStretches(c, 'career').filter(({ to }) => to <= reach)
  const best = strongestOf(allWindows(c).career)
  const most = foremost(c, within)
  return (
    within.find((stretch) => stretch === best) ?? within.findLast((stretch) => most !== undefined && useOf(c, stretch) === useOf(c, most))
  )
}

/** How long to go on with attempts: the ground of examinations, when to sit, and the day to look at it anew. */
const attempts: Writer = (c) => {
  const { ids, state } = judge(c, 'exam')
  const limit = limitOf(c)
  const sit = sitLine(c)
  const [passage] = passagesOver(c, 5)
  const sitsLater = limit !== undefined && sit !== null && passage !== undefined && sit.ids.includes(passage.id) && passage.from > limit.to
  return [
    c.line(ids, `point.attempts.${state}`),
    ...(sit === null ? [] : [sit]),
    limit === undefined
      ? c.line(ids, 'point.attempts.open')
      : c.line(limit.ids, 'point.attempts.limit', { to: c.date(limit.to, limit.toErrorDays) }),
    ...(sitsLater ? [c.line([...limit.ids, passage.id], 'point.attempts.after')] : []),
  ]
}

type Read = { field: Field; rank: 'command' | 'desk' | null; place: 'near' | 'far' | null }

/** What an examination leads to (practice): the field, whether its posts command or serve, and how far they lie. */
export const EXAM_READ: Readonly<Record<ExamKind, Read>> = {
  state: { field: 'government', rank: 'command', place: 'near' },
  civil: { field: 'government', rank: 'command', place: 'far' },
  staff: { field: 'government', rank: 'desk', place: 'far' },
  rail: { field: 'government', rank: 'desk', place: 'far' },
  bank: { field: 'banking', rank: 'desk', place: 'far' },
  defence: { field: 'army', rank: 'command', place: 'far' },
  teach: { field: 'teaching', rank: null, place: 'near' },
  tech: { field: 'engineering', rank: null, place: 'far' },
}

type Part = { score: number; ids: readonly string[]; said: string }

const SIDE_SCORE = { high: 0.6, some: 0, low: -0.6, well: 0.6, mixed: 0, ill: -0.6 } as const

/** One side of what an examination leads to, by the judge of the chapter; null where the chart leans to neither. */
function sideOf(c: Composer, read: Read, side: keyof Read): Part | null {
  if (side === 'field') {
    const { carried, tenths } = weighField(c, read.field)
    return {
      score: (tenths - 5) / 5,
      ids: [fieldFinding(c, read.field)],
      said: c.say(`options.field.${carried}`, { field: nameOf(c, read.field) }),
    }
  }
  if (side === 'place') {
    const { id, side: lean } = nearOrFar(c)
    if (read.place === null || lean === 'even') return null
    return { score: read.place === lean ? 0.6 : -0.6, ids: [id], said: c.say(`exams.place.${read.place}.${lean}`) }
  }
  if (read.rank === null) return null
  if (read.rank === 'command') {
    const { kind } = authorityOf(c)
    return {
      score: SIDE_SCORE[kind],
      ids: [lordFinding(c, 10, 'career').id, dignityFinding(c, 'sun')],
      said: c.say(`exams.rank.command.${kind}`),
    }
  }
  const { ids, state } = judge(c, 'job')
  return { score: SIDE_SCORE[state], ids, said: c.say(`exams.rank.desk.${state}`) }
}

/** Two examinations that weigh this little apart are alike; from the other on the leaning is clear. */
const ALIKE = 0.1
const CLEAR = 0.4

/** Examinations that are named, held against each other by what tells them apart; empty where fewer than two are named. */
export function examLines(c: Composer, words: string): Line[] {
  const named = namedExams(words)
  const names = { list: named.map(({ name }) => name) }
  if (named.length < 2) return []
  const apart = (['field', 'rank', 'place'] as const).filter((side) => new Set(named.map(({ kind }) => EXAM_READ[kind][side])).size > 1)
  const weighed = named
    .map(({ name, kind }) => {
      const parts = apart.map((side) => sideOf(c, EXAM_READ[kind], side)).filter((part) => part !== null)
      return { name, parts, score: parts.reduce((sum, { score }) => sum + score, 0) / Math.max(1, parts.length) }
    })
    .toSorted((a, b) => b.score - a.score)
  const ids = weighed.flatMap(({ parts }) => parts.flatMap((part) => part.ids))
  const [first, ...others] = weighed
  if (first === undefined || apart.length === 0 || weighed.every(({ parts }) => parts.length === 0))
    return [c.line(judge(c, 'exam').ids, 'exams.same', { names })]
  const said = ({ parts }: (typeof weighed)[number]): string => parts.map((part) => part.said).join('; ')
  const ahead = first.score - (others[0]?.score ?? 0)
  const each = others
    .filter(({ parts }) => parts.length > 0)
    .map((one) =>
      c.line(
        one.parts.flatMap((part) => part.ids),
        'exams.other',
        { name: one.name, said: said(one) },
      ),
    )
  if (ahead < ALIKE || first.parts.length === 0)
    return [
      c.line(ids, 'exams.alike', { names }),
      ...(first.parts.length === 0
        ? []
        : [
            c.line(
              first.parts.flatMap((part) => part.ids),
              'exams.other',
              { name: first.name, said: said(first) },
            ),
          ]),
      ...each,
    ]
  return [
    c.line(ids, first.score < 0 ? 'exams.lead.least' : ahead < CLEAR ? 'exams.lead.slight' : 'exams.lead.clear', {
      names,
      first: first.name,
      said: said(first),
    }),
    ...each,
  ]
}

/** An examination for a post: how its ground lies, when to sit it, and when the post can begin. */
const exam: Writer = (c, { words }, said) => {
  if (awaitsResult(c.input.concern)) return []
  const [ground] = groundItem(c, 'exam', 'sit')
  const sit = sitLine(c)
  const times = [...(sit === null ? [] : [sit]), ...timeTold(c, c.say(leadsToSeat(c) ? 'noun.exam' : 'noun.firstPost'), said)]
  const lies = [...(ground === undefined ? [] : [ground]), ...weightiest(c, 'exam')]
  return questionOf(words).form === 'when' ? [...times, ...lies] : [...lies, ...times]
}

/** Which examination to aim at: those that are named, with what was told; then when to sit it. */
const examWhich: Writer = (c, { words, told }) => {
  const inWords = examLines(c, words)
  const exams = inWords.length > 0 ? inWords : examLines(c, `${told}. ${words}`)
  const lines = exams.length > 0 ? exams : optionLines(c)
  const sit = sitLine(c)
  return lines.length === 0 ? [] : [...lines, ...(sit === null ? [] : [sit])]
}

/** Which course: the streams or fields that are named, held against each other, else those carried best; then the time for it. */
const course: Writer = (c, { words }) => {
  const streams = streamsNamed(words)
  const fields = namedWorkIn(words).map(({ field }) => weighField(c, field))
  const options = optionLines(c)
  const best = fields.toSorted((a, b) => b.tenths - a.tenths).map(({ field }) => fieldLine(c, field))
  const lead = streams.length > 1 ? [streamsLine(c, streams)] : options.length > 0 ? options : best
  return [...lead, ...(lead.length > 1 || streams.length > 1 ? [] : [bestFor(c)]), ...shortTimes(c, 'study', 'point.course')]
}

/** Marks or a degree: how the ground of examinations lies, when to sit them, and what no chart gives. */
const result: Writer = (c, _part, said) => {
  const [ground] = groundItem(c, 'exam', 'sit')
  const sit = sitLine(c)
  return [
    ...(ground === undefined ? [] : [ground]),
    ...weightiest(c, 'exam'),
    ...(sit === null ? [] : [sit]),
    ...(said.some(({ text }) => text === c.say('decline.result')) ? [] : [c.line([method(c)], 'point.result')]),
  ]
}

/** What has an answer of its own: examinations and study. */
export const STUDY_WRITERS: Writers = {
  'work.attempts': attempts,
  'work.exam': exam,
  'work.examWhich': examWhich,
  'study.course': course,
  'study.result': result,
}
