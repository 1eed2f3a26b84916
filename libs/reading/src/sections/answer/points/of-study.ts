import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { dignityFinding, lordFinding, periodFinding } from '../../../compose/parts.ts'
import { addYears, daysBetween } from '../../../facts/calendar.ts'
import { fieldFinding, weighField } from '../../../rules/fields.ts'
import { passagesOver } from '../../../rules/ground-windows.ts'
import { groundPeriods, judge } from '../../../rules/grounds.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { strongestOf, type Window } from '../../../rules/windows.ts'
import { refersBack } from '../../../understanding/back-reference.ts'
import { namedExams, type ExamKind } from '../../../understanding/named-exams.ts'
import { meantText, plainText } from '../../../understanding/topics.ts'
import { namedPeriods, type NamedPeriod } from '../../../understanding/named-dates.ts'
import { parentRetires } from '../../../understanding/parent-retires.ts'
import { leftAnotherSeat, weighsAttempt } from '../../../understanding/attempt-or-post.ts'
import { weighsDrop } from '../../../understanding/drop-year.ts'
import { awaitsResult, questionOf } from '../../../understanding/understanding.ts'
import { namedWorkIn } from '../../../understanding/named-work.ts'
import type { Field } from '../../../understanding/work-words.ts'
import { authorityOf } from '../../../rules/authority.ts'
import { attempts, isEach } from '../../attempts.ts'
import { closedExams, examName, isPastAge } from '../../exam-year.ts'
import { branchLines } from '../../branch-lines.ts'
import { allWindows } from '../../cache.ts'
import { fieldLine } from '../../named-work.ts'
import { bestFor } from '../../suggested-work.ts'
import { streamsLine, streamsNamed } from '../../work-streams.ts'
import { nameOf } from '../../../rules/field-names.ts'
import { foremost, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { groundItem } from '../answer-ground.ts'
import { sitLine, sitLines } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { courseLines, optionLines } from '../answer-options.ts'
import { chosenStretches, spanOf } from '../answer-stretches.ts'
import { examNoun, leadsToSeat } from '../answer-subject.ts'
import { leaningOf } from '../alternatives.ts'
import { nearestTime } from '../../short-concerns.ts'
import { workNamed } from '../../work-told.ts'
import { pointsAsked, SURE, type AskedPoint } from '../../../understanding/points-asked.ts'
import { shortTimes } from './of-money.ts'
import { weightiest } from './weightiest.ts'
import { yearHolds } from './year-sat.ts'
import { labelOf, metBy } from '../answer-named.ts'
import { choice } from './of-choice.ts'
import { dropLines } from './of-drop.ts'
import { nearLine, timesFor } from './times.ts'
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

/** A post is named as the other way. */
const A_POST = / (?:jobs?|posts?|join|work|company|officer|naukri|velai|udyogam) |नौकरी|வேலை|ఉద్యోగ/u
/** What carries an examination: Jupiter over the 5th house, and the sub-periods of its ground that do not press. */
const sitTimes = (c: Composer): { id: string; from: string; to: string }[] => [
  ...passagesOver(c, 5),
  ...(isDated(c) ? groundPeriods(c, 'exam') : [])
    .filter((period) => periodTone(c, period) !== 'ill')
    .map((period) => ({ id: periodFinding(c, period), from: period.from, to: period.to })),
]

/** What is longer is a year, or the rest of one. */
const LONGEST_SITTING_DAYS = 35

/** A time that is named for an examination: whether one of these times carries it. */
function namedSitting(c: Composer, words: string): Line[] {
  const [named] = namedPeriods(words, c.input.asOf)
  // the attempts of an examination that is named have their years: what is left of one is no sitting
  if (named === undefined || (attempts(c) !== null && daysBetween(named.from, named.to) > LONGEST_SITTING_DAYS)) return []
  const met = sitTimes(c).find(({ from, to }) => from < named.to && named.from < to)
  const label = labelOf(c, named)
  return [
    met === undefined ? c.line(judge(c, 'exam').ids, 'point.sit.outside', { label }) : c.line([met.id], 'point.sit.within', { label }),
  ]
}

/** The sitting that the words name, else one that was told before "will I clear". */
function sittingNamed(c: Composer, words: string, told: string): Line[] {
  const inWords = namedSitting(c, words)
  return inWords.length > 0 ? inWords : namedSitting(c, told)
}

/** Of attempts without a calendar so many more are the limit: two on good ground, else the one that is told. */
const MOST_MORE = { well: 2, mixed: 1, ill: 1 } as const
/** A limit further off than this is none for one more attempt. */
const NEAR_LIMIT_YEARS = 2

/** The years of the further attempts that are the limit: from the year that is named, or the next, and none after a parent's last year in a post. */
function attemptsLimit(c: Composer, named: NamedPeriod | undefined): Line {
  const next = Number(c.input.asOf.slice(0, 4)) + 1
  const first = named === undefined ? next : Math.max(next, Number(named.from.slice(0, 4)))
  const retires = parentRetires(c.whole.input.concern, c.input.asOf)
  const last = Math.max(first, Math.min(first + MOST_MORE[judge(c, 'exam').state] - 1, retires ?? Infinity))
  const key = last === first ? 'one' : 'two'
  return c.line([method(c)], `point.attempts.limit.${key}`, {
    first,
    last,
    home: retires === null || last > retires ? '' : c.say('point.attempts.limit.home', { count: last - first + 1 }),
  })
}

/** The attempts ahead, where the examination is named; else the time for sitting, unless it is told, and the attempts that are the limit. */
function sittingLines(c: Composer, words = '', told: readonly Line[] = []): Line[] {
  const { ids } = judge(c, 'exam')
  if (attempts(c) !== null) return sitLines(c)
  const sit = sitLine(c)
  const limit = limitOf(c)
  const [passage] = passagesOver(c, 5)
  // nobody stops before the time that is the better one
  const sitsLater = limit !== undefined && passage !== undefined && sit?.ids.includes(passage.id) === true && passage.from > limit.to
  const isTold = sit !== null && sit.ids.every((id) => told.some((line) => line.ids.includes(id)))
  const [named] = namedPeriods(words, c.input.asOf)
  return [
    ...(sit === null || isTold ? [] : [sit]),
    told.length > 0 || (limit !== undefined && !sitsLater && limit.to > addYears(c.input.asOf, NEAR_LIMIT_YEARS))
      ? attemptsLimit(c, named)
      : limit === undefined
        ? c.line(ids, 'point.attempts.open')
        : sitsLater
          ? c.line([passage.id], 'point.attempts.limitSit', { to: c.date(passage.to) })
          : c.line(limit.ids, 'point.attempts.limit', { to: c.date(limit.to, limit.toErrorDays) }),
  ]
}

/** Other examinations for a post in service, asked for beside the one that is tried. */
const OTHER_SERVICE =
  / (?:other|another|different|else|dusr[aie]|doosr[aie]|koi aur|aur koi) (?:\S+ ){0,2}(?:government|govt|goverment|gov|sarkari|state) (?:jobs?|posts?|exams?|examinations?|services?|naukri)? ?/u
/** The usual ones. */
const USUAL = ['state', 'staff', 'bank', 'rail'] as const satisfies readonly ExamKind[]

/** Of the usual examinations for service, beside those that are named, the two that this chart carries best. */
function otherService(c: Composer): Line[] {
  const named: readonly ExamKind[] = namedExams(c.whole.input.concern).map(({ kind }) => kind)
  const [first, second] = USUAL.filter((kind) => !named.includes(kind))
    .map((kind) => {
      const parts = (['field', 'rank', 'place'] as const).map((side) => sideOf(c, EXAM_READ[kind], side)).filter((part) => part !== null)
      return { kind, parts, score: parts.reduce((sum, { score }) => sum + score, 0) / parts.length }
    })
    .toSorted((a, b) => b.score - a.score)
  if (first === undefined || second === undefined) return []
  return [
    c.line(
      first.parts.flatMap(({ ids }) => ids),
      'point.attempts.others',
      {
        first: c.say(`exams.kind.${first.kind}`),
        second: c.say(`exams.kind.${second.kind}`),
        said: first.parts.map(({ said }) => said).join('; '),
      },
    ),
  ]
}

const STAGE: ReadonlySet<Field> = new Set<Field>(['film', 'music', 'sport', 'writing', 'politics', 'media'] as const)
const EXAM = / (?:exam\S*|attempts?|prelims?|mains|upsc|ssc|neet|jee|gate|psc|net|cgl) /u

/** One more attempt or not: by the ground of examinations, then which sitting; beside it the post or the other examinations that are named. */
const again: Writer = (c, { words, told }, said) => {
  const offered = weighsAttempt({ words, told })
  if (!offered && weighsDrop(`${told}. ${words}`)) return dropLines(c)
  const { ids, state } = judge(c, 'exam')
  const text = meantText(words)
  // a stage, a screen or a field is tried for without an examination
  const tried = workNamed(c).find(({ field }) => STAGE.has(field))
  if (tried !== undefined && !EXAM.test(meantText(`${told} ${words}`))) {
    const { carried } = weighField(c, tried.field)
    const noun = c.say('noun.career')
    return [
      c.line([fieldFinding(c, tried.field)], `point.tries.${carried}`, { field: nameOf(c, tried.field) }),
      ...timesFor(c, words, noun, said),
    ]
  }
  // past the age for it nobody is told to give it one more
  if (isPastAge(c)) {
    const [ground] = groundItem(c, 'exam', 'sit')
    return [...sittingLines(c), ...(ground === undefined ? [] : [ground]), ...weightiest(c, 'exam'), ...nearLine(c, examNoun(c), said)]
  }
  if (OTHER_SERVICE.test(text))
    return [c.line(ids, `point.attempts.service.${state}`), ...otherService(c), ...weightiest(c, 'exam'), ...sittingLines(c)]
  // of one that the age has closed and one that is open the open one is the road
  if (closedExams(c).length > 0)
    return [c.line(ids, `point.attempts.moved.${state}`, { exam: examName(c) }), ...weightiest(c, 'exam'), ...sittingLines(c)]
  const post = offered || A_POST.test(text)
  // what is offered has come, and waits for no time of its own
  const time = post && !offered ? nearLine(c, c.say('noun.firstPost'), said) : []
  const year = offered ? yearSat(c, words) : []
  return [
    c.line(
      ids,
      post
        ? state === 'mixed' && attempts(c) !== null
          ? 'point.attempts.beside.mixed.named'
          : `point.attempts.beside.${state}`
        : `point.attempts.${state}`,
    ),
    ...weightiest(c, 'exam'),
    ...year,
    ...sittingLines(c, words, year),
    ...(offered ? offerLines(c) : []),
    ...time,
  ]
}

/** A time that is named for the attempt; of a year, where the examination has no attempts of its own, what carries study and papers in it. */
function yearSat(c: Composer, words: string): Line[] {
  const [named] = namedPeriods(words, c.input.asOf)
  if (named === undefined) return []
  if (attempts(c) !== null || daysBetween(named.from, named.to) <= LONGEST_SITTING_DAYS) return namedSitting(c, words)
  return yearHolds(c, named)
}

/** The post that is offered beside the attempt: to join and sit beside it, or to let it go; and what to do where the seat is again another one. */
function offerLines(c: Composer): Line[] {
  const { ids, state } = judge(c, 'exam')
  return [
    c.line(ids, `point.offered.${state}`),
    ...(leftAnotherSeat(c.whole.input.concern) ? [c.line([method(c)], 'point.offered.otherSeat')] : []),
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

type Side = { score: number; ids: readonly string[]; said: string }

const SIDE_SCORE = { high: 0.6, some: 0, low: -0.6, well: 0.6, mixed: 0, ill: -0.6 } as const

/** One side of what an examination leads to, by the judge of the chapter; null where the chart leans to neither. */
function sideOf(c: Composer, read: Read, side: keyof Read): Side | null {
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
const exam: Writer = (c, { words, told }, said) => {
  if (awaitsResult(c.input.concern)) return []
  const [ground] = groundItem(c, 'exam', 'sit')
  const sit = sitLines(c)
  const isRanked = attempts(c) !== null
  const named = sittingNamed(c, words, told)
  // whoever asks of one sitting, or for a seat, has asked for no post
  const post = named.length > 0 || (isRanked && (leadsToSeat(c) || isEach(c))) ? [] : nearLine(c, examNoun(c), said)
  // of a sitting that is carried the time for it has been told
  const isMet = named.some(({ ids }) => sitTimes(c).some(({ id }) => ids.includes(id)))
  const times = [...(isMet && !isRanked ? [] : sit), ...post]
  const lies = [...(ground === undefined ? [] : [ground]), ...weightiest(c, 'exam')]
  return questionOf(words).form === 'when' ? [...named, ...times, ...lies] : [...lies, ...named, ...times]
}

/** Which examination to aim at: those that are named, with what was told; then when to sit it. */
const examWhich: Writer = (c, part, said) => {
  const { words, told } = part
  const inWords = examLines(c, words)
  const exams = inWords.length > 0 ? inWords : examLines(c, `${told}. ${words}`)
  const options = exams.length > 0 ? exams : optionLines(c)
  const lines = options.length > 0 ? options : choice(c, part, said)
  return lines.length === 0 ? [] : [...lines, ...sitLines(c)]
}

/** A course that was told, or one that is weighed by itself. */
const IT = / (?:it|this|that) /u
const WHETHER = / (?:should|shall|worth|good|right|can|karu|karna) (?:\S+ )*/u

/** A course beside a post that is asked for as well: which of the two comes first, by the judge that holds them against each other. */
function postOrCourse(c: Composer, { words }: AskedPoint): Line[] {
  const degree = / (mba|m ?tech|masters?|m ?sc|pg|phd) /u.exec(plainText(words))?.[1]
  const asked = pointsAsked(c.whole.input.concern)
  if (degree === undefined || !asked.some(({ point, likely }) => point === 'work.post' && likely >= SURE)) return []
  const leaning = leaningOf(c, `a job or ${degree}`, '')
  if (leaning === null) return []
  const ids = leaning.lines.flatMap((line) => line.ids)
  return [...leaning.lines.slice(0, 1), c.line(ids, leaning.way === 'post' ? 'point.course.postFirst' : 'point.course.courseFirst')]
}

/** A course that runs, held against another one. */
const STAYS = / (?:continue|stay in|complete|finish) (?:\S+ ){0,4}(?:or|ya) (?:\S+ ){0,2}(?:change|drop|leave|shift|switch|join|take) /u

/** Which course: the streams or fields that are named, held against each other, else those carried best; then the time for it. */
const course: Writer = (c, part, said) => {
  // what only refers back names its course in what was told
  const isBack = refersBack(part.words) || IT.test(plainText(part.words))
  const words = isBack ? `${part.told}. ${part.words}` : part.words
  const { person, form } = questionOf(c.input.concern)
  // which stream is a child's by nature stands in the child's own chart
  if (person === 'child' && form === 'which') return [c.line([method(c)], 'point.course.theirs'), ...shortTimes(c, 'study', 'point.course')]
  // streams that are named beside each other are no branches of one of them
  const branches = streamsNamed(words).length > 1 ? [] : branchLines(c, part.words)
  if (branches.length > 0) return [...branches, ...shortTimes(c, 'study', 'point.course').slice(0, 1)]
  if (STAYS.test(plainText(part.words))) {
    const { ids, state } = judge(c, 'study')
    return [c.line(ids, `point.stays.${state}`), ...weightiest(c, 'study'), ...shortTimes(c, 'study', 'point.course').slice(0, 1)]
  }
  const courses = person === null ? courseLines(c, `${part.told}. ${part.words}`) : []
  if (courses.length > 1) return [...courses, ...shortTimes(c, 'study', 'point.course')]
  const streams = streamsNamed(words)
  const chosen = streams.length > 1 ? [] : choice(c, part, said)
  if (chosen.length > 0) return chosen
  const fields = namedWorkIn(words).map(({ field }) => weighField(c, field))
  const options = optionLines(c)
  const best = fields.toSorted((a, b) => b.tenths - a.tenths).map(({ field }) => fieldLine(c, field))
  const study = judge(c, 'study')
  if (streams.length < 2 && options.length === 0 && best.length < 2 && (isBack || WHETHER.test(plainText(words))))
    return [
      c.line(study.ids, `point.course.${study.state}`),
      ...postOrCourse(c, part),
      ...best,
      ...weightiest(c, 'study').slice(best.length),
      ...shortTimes(c, 'study', 'point.course'),
    ]
  const lead = streams.length > 1 ? [streamsLine(c, streams)] : options.length > 0 ? options : best
  return [...lead, ...(lead.length > 1 || streams.length > 1 ? [] : [bestFor(c)]), ...shortTimes(c, 'study', 'point.course')]
}

/** A thesis is written, and not sat for. */
const THESIS = / (?:phd|ph d|doctorate|thesis|dissertation|research scholar|viva) /u
function thesis(c: Composer): Line[] {
  const { ids, state } = judge(c, 'study')
  const time = nearestTime(c, 'study')
  return [
    c.line(ids, `point.thesis.${state}`),
    ...weightiest(c, 'study'),
    ...(time === null
      ? []
      : [
          time.from <= c.input.asOf
            ? c.line(time.ids, 'point.thesis.now', { to: c.date(time.to, time.toErrorDays) })
            : c.line(time.ids, 'point.thesis.time', { span: spanOf(c, time) }),
        ]),
  ]
}

/** Marks or a degree: how the ground of examinations lies, when to sit them, and what no chart gives. */
const result: Writer = (c, { words, told }, said) => {
  if (THESIS.test(plainText(`${told} ${words}`))) return thesis(c)
  const [ground] = groundItem(c, 'exam', 'sit')
  return [
    ...(ground === undefined ? [] : [ground]),
    ...weightiest(c, 'exam'),
    ...sittingNamed(c, words, told),
    ...sitLines(c),
    ...(said.some(({ text }) => text === c.say('decline.result')) ? [] : [c.line([method(c)], 'point.result')]),
  ]
}

const DROPS = / (?:drop|gap|repeat|one more year|next year again) /u

/** A seat: whether, by study and the field that is named; the year that is named or the nearest time; and what to do if it fails. */
const admission: Writer = (c, { words, told }) => {
  const study = judge(c, 'study')
  const [named] = namedPeriods(words, c.input.asOf)
  const [field] = namedWorkIn(`${told}. ${words}`)
  const met = named === undefined ? undefined : metBy(c, { topic: null, ground: 'study' }, named)[0]
  const exam = judge(c, 'exam')
  return [
    c.line(study.ids, `point.admission.${study.state}`),
    ...(field === undefined ? weightiest(c, 'study') : [fieldLine(c, field.field)]),
    ...(named === undefined
      ? shortTimes(c, 'study', 'point.course').slice(0, 1)
      : met === undefined
        ? [c.line(study.ids, 'point.admission.outside', { label: labelOf(c, named) })]
        : [c.line(met.ids, 'point.admission.year', { label: labelOf(c, named), span: spanAloud(c, met.part) })]),
    ...(DROPS.test(meantText(words)) ? [c.line(exam.ids, `point.admission.drop.${exam.state}`)] : []),
  ]
}

/** What has an answer of its own: examinations and study. */
export const STUDY_WRITERS: Writers = {
  'work.attempts': again,
  'work.exam': exam,
  'work.examWhich': examWhich,
  'study.admission': admission,
  'study.course': course,
  'study.result': result,
}
