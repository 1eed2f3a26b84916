import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays, addYears } from '../../../facts/calendar.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { Part, Window } from '../../../rules/windows.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { OF_KIN } from '../../../understanding/told-facts/kin.ts'
import { plainText } from '../../../understanding/topics.ts'
import { allWindows } from '../../cache.ts'
import { moveTime } from '../../coming-home.ts'
import { lookAndSign } from '../../short-concerns.ts'
import { mayBegin } from '../../stretch-use.ts'
import { shortAnswer } from '../answer-parts.ts'
import { weightLines, worriedHomeLines } from '../points/of-beside.ts'
import { weightiest } from '../points/weightiest.ts'
import { aloud } from '../span-aloud.ts'
import { byGround, type ToldWriter, type ToldWriters } from './told-writer.ts'

/** What kind of step is asked about. */
type Step = 'trade' | 'post' | 'retire' | 'city' | 'transfer' | 'study' | 'home' | 'vehicle' | 'far' | 'back' | 'money' | 'loan' | 'wed'

const STEPS: Readonly<Partial<Record<Point, Step>>> = {
  'work.own': 'trade',
  'work.jobBusiness': 'trade',
  'work.close': 'trade',
  'work.partner': 'trade',
  'work.funds': 'trade',
  'work.post': 'post',
  'work.change': 'post',
  'work.offer': 'post',
  'work.back': 'post',
  'work.retire': 'retire',
  'work.city': 'city',
  'work.transfer': 'transfer',
  'work.studyJob': 'study',
  'work.attempts': 'study',
  'study.course': 'study',
  'study.admission': 'study',
  'home.buy': 'home',
  'home.sell': 'home',
  'home.move': 'home',
  'home.vehicle': 'vehicle',
  'abroad.when': 'far',
  'abroad.should': 'far',
  'abroad.country': 'far',
  'abroad.work': 'far',
  'abroad.study': 'far',
  'abroad.settle': 'far',
  'abroad.back': 'back',
  'money.invest': 'money',
  'money.arrange': 'loan',
  'love.when': 'wed',
  'love.again': 'wed',
  'love.match': 'wed',
}

/** The first step of some kinds that is asked about; null where none of them is. */
export function stepIn<S extends Step>(asked: readonly Point[], of: readonly S[]): S | null {
  return asked.map((point) => STEPS[point]).find((step): step is S => of.some((one) => one === step)) ?? null
}

/** A post that is told of as a move to another town is a step of the whole house. */
const MOVES = / (?:mov(?:e|ing)|shift(?:ing)?|relocat\w*|posting|transfer(?:red|ring)?)(?= (?:to|me|us|there|out|for|in) )/
export const leadsAway = (c: Composer, asked: readonly Point[]): boolean =>
  asked.some((point) => STEPS[point] === 'post') && MOVES.test(plainText(c.whole.input.concern))

/** The words of a told clause that its kind is heard by. */
const heardIn = (kind: keyof typeof OF_KIN, told: string): string => OF_KIN[kind].hears.exec(plainText(told))?.[0] ?? ''

/** The first row whose words stand in what was heard. */
const rowOf = <T>(rows: readonly (readonly [RegExp, T])[], heard: string): T | undefined => rows.find(([words]) => words.test(heard))?.[1]

type Voice = { who: 'father' | 'mother' | 'parents' | 'wife' | 'husband' | 'inLaws' | 'home'; ground: Ground }

const MOTHER = / (?:mother|mom|mum|mummy|mumma|maa|amma)(?= )|माँ|मां|मम्मी|அம்மா|அம்மாவ|అమ్మ/u
const FATHER = / (?:father|dad|daddy|papa|pitaji|appa|nanna|achan)(?= )|पापा|पिता|அப்பா|నాన్న/u
const BOTH = / (?:parents|mata pita|maa baap|amma nanna|amma appa)(?= )|माता|பெற்றோ|తల్లిదండ్రు/u

/** Who says no, and the ground that stands for them. */
const VOICES: readonly (readonly [RegExp, Voice])[] = [
  [
    / (?:father in law|mother in law|in ?laws|sasural\S*|saas|sasurj?i?|mil|fil|mavayya)(?= )|सास|ससुर|மாமியார்|மாமனார்|అత్త|మామ/u,
    { who: 'inLaws', ground: 'inLaws' },
  ],
  [/ (?:wife|patni|biwi|bharya|manaivi|pondatti|aa?vida)(?= )|पत्नी|மனைவி|భార్య|ఆవిడ/u, { who: 'wife', ground: 'spouse' }],
  [/ (?:husband|hubby|pati|bharta|kanavar|purushan|aa?yana)(?= )|पति|கணவர்|భర్త|ఆయన/u, { who: 'husband', ground: 'spouse' }],
  [BOTH, { who: 'parents', ground: 'consent' }],
  [FATHER, { who: 'father', ground: 'father' }],
  [MOTHER, { who: 'mother', ground: 'mother' }],
]
const AT_HOME: Voice = { who: 'home', ground: 'family' }

/** The findings that the lines of the short answer stand on. */
const namedIds = (c: Composer): ReadonlySet<string> => new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ ids }) => ids)))

/** The stretches of a field that the short answer names and that bear the step, by time. */
function namedStretches(c: Composer, topic: 'career' | 'abroad'): Window[] {
  const named = namedIds(c)
  return allWindows(c)
    [topic].filter((window) => mayBegin(c, window) && named.has(window.id) && window.to > c.input.asOf)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** The field whose stretches a step has; null where its times are not told by them. */
const fieldOf = (step: Step): 'career' | 'abroad' | null =>
  step === 'far' ? 'abroad' : step === 'trade' || step === 'post' || step === 'city' ? 'career' : null

/** The day before which a talk belongs, where the short answer names a time for the step that is not years away. */
function talkLine(c: Composer, step: Step): Line[] {
  const field = fieldOf(step)
  const [window] = field === null ? [] : namedStretches(c, field)
  const { asOf } = c.input
  if (window === undefined || window.from <= addDays(asOf, TALK_DAYS) || window.from > addYears(asOf, TALK_YEARS)) return []
  return [c.line(window.ids, 'told.sayNo.before', { from: aloud(c, window.from, window.fromErrorDays) })]
}
/** What begins sooner leaves no days for it, and what begins later needs none yet. */
const TALK_DAYS = 10
const TALK_YEARS = 2

/** A no at home to a step of one's own: the house of whoever says it decides whether it is heeded, settled by a figure, or carried. */
const sayNo: ToldWriter = (c, told, asked) => {
  const step = stepIn(asked, ['trade', 'post', 'retire', 'city', 'study', 'home', 'vehicle', 'far', 'back', 'money'])
  // beside a relative's own matter the no may be to that
  if (step === null || asked.some((point) => point.startsWith('kin.')) || worriedHomeLines(c).length > 0) return []
  const { who, ground } = rowOf(VOICES, heardIn('sayNo', told)) ?? AT_HOME
  const { ids, state } = judge(c, ground)
  return [c.line(ids, `told.sayNo.${state}`, { who: c.say(`told.who.${who}`), step }), ...weightiest(c, ground), ...talkLine(c, step)]
}

/** Which parent words name, or both. */
export function parentIn(heard: string): 'parents' | 'father' | 'mother' {
  const isBoth = BOTH.test(heard) || (MOTHER.test(heard) && FATHER.test(heard))
  return isBoth ? 'parents' : FATHER.test(heard) ? 'father' : 'mother'
}

/** A parent who is old or alone, beside a way that leads from them or back to them, or a wedding. */
export function elderLines(c: Composer, heard: string, asked: readonly Point[]): Line[] {
  const isAway = leadsAway(c, asked) || (asked.includes('work.offer') && ALONE.test(plainText(c.whole.input.concern)))
  const goesBack = c.asker.abroad && asked.includes('abroad.back')
  const step = goesBack ? 'far' : (stepIn(asked, ['far', 'city', 'transfer', 'wed']) ?? (isAway ? 'city' : null))
  // an illness has been met in the short answer, and nothing is to hurry anybody away from it
  if (step === null || asked.some((point) => OF_PARENTS.has(point)) || weightLines(c).length > 0) return []
  const who = parentIn(heard)
  const ground = who === 'parents' ? 'family' : who
  const { ids, state } = judge(c, ground)
  if (goesBack) return [c.line(ids, `told.elderNeeds.back.${state}`, { who: c.say(`told.who.${who}`) }), ...weightiest(c, ground)]
  const way = step === 'wed' || step === 'transfer' ? step : 'away'
  return [c.line(ids, `told.elderNeeds.${way}.${state}`, { who: c.say(`told.who.${who}`), step }), ...weightiest(c, ground)]
}
const ALONE = / (?:alone|akel[aei]|thaniya\w*|ontariga|okkathe|okkade|okkare)|अकेल|தனியா|ఒంటరి|ఒక్క/u
/** What is asked about the parents themselves is answered there. */
export const OF_PARENTS: ReadonlySet<Point> = new Set<Point>(['kin.parents', 'kin.other', 'abroad.join', 'self.health'])

/** The papers of a school year end with March, those of an entrance with May. */
const ENTRANCE = / (?:neet|jee) /u

/** The first day after the papers of the school year that runs. */
function papersEnd(c: Composer, told: string): string {
  const month = ENTRANCE.test(plainText(told)) ? '06' : '04'
  const year = Number(c.input.asOf.slice(0, 4))
  const end = `${year}-${month}-01`
  return end > c.input.asOf ? end : `${year + 1}-${month}-01`
}
/** What is left of a stretch after the papers has to be long enough for a step. */
const ROOM_DAYS = 30

type Time = { part: Part; ids: readonly string[] }

/** The times that the short answer names for a step: the stretches of its field, the way home, or that in which a house is looked for. */
function stepTimes(c: Composer, step: Step, asked: readonly Point[]): Time[] {
  const field = fieldOf(step)
  if (field !== null) return namedStretches(c, field).flatMap(({ parts, ids }) => parts.map((part) => ({ part, ids })))
  const named = namedIds(c)
  const move = step === 'back' ? moveTime(c) : undefined
  const look = asked.includes('home.buy') ? lookAndSign(c, 'home')?.look : undefined
  return [
    ...(move?.parts ?? []).map((part) => ({ part, ids: move?.ids ?? [] })),
    ...(look === undefined ? [] : [{ part: look, ids: look.ids }]),
  ].filter(({ ids }) => ids.every((id) => named.has(id)))
}

/** How the times that the short answer names for the step lie to the papers: one that leaves room after them comes before any other. */
function papersLine(c: Composer, step: Step, times: readonly Time[], end: string, ids: readonly string[]): Line {
  const papers = { date: addDays(end, -1), grain: 'month' as const }
  const ahead = times.filter(({ part }) => part.to > c.input.asOf)
  const time = ahead.find(({ part: { to } }) => to > addDays(end, ROOM_DAYS)) ?? ahead[0]
  const isOver = time !== undefined && time.part.to <= addDays(end, ROOM_DAYS)
  // nobody comes home ahead of the school, as one goes ahead to a post
  if (time === undefined || (isOver && step === 'back')) return c.line(ids, 'told.childExam.plain', { papers })
  const { from, to, fromErrorDays, toErrorDays } = time.part
  const slots = { papers, from: aloud(c, from, fromErrorDays), to: aloud(c, addDays(to, -1), toErrorDays) }
  const key = isOver ? 'before' : from < end ? 'during' : from > addYears(end, 1) ? 'long' : 'after'
  return c.line([...time.ids, ...ids], `told.childExam.${key}`, slots)
}

/** A child in a year of papers, beside a step that the whole house feels. */
const childExam: ToldWriter = (c, told, asked) => {
  const step = stepIn(asked, ['far', 'back', 'city', 'home']) ?? (leadsAway(c, asked) ? 'city' : null)
  if (step === null) return []
  const { ids, state } = judge(c, 'child')
  return [
    papersLine(c, step, stepTimes(c, step, asked), papersEnd(c, told), ids),
    c.line(ids, `told.childExam.${state}`, { step }),
    ...weightiest(c, 'child'),
  ]
}

/** A small child beside a post, a journey or a course. */
const smallChild: ToldWriter = (c, _told, asked) => {
  const step = stepIn(asked, ['far', 'post', 'trade', 'study'])
  // whoever lives abroad, or asks who may come along, has another child's question
  if (step === null || (step === 'far' && (c.asker.abroad || asked.includes('abroad.join')))) return []
  const { ids, state } = judge(c, 'child')
  const line =
    step === 'far'
      ? c.line(ids, `told.smallChild.far.${state}`)
      : c.line(ids, `told.smallChild.${state}`, { step: step === 'post' && c.asker.abroad ? 'abroad' : step })
  return [line, ...weightiest(c, 'child')]
}

/** What is offered by somebody near: money, a place to work in, or else a door. */
const OFFERED = [
  [/ (?:shares?|partner\S*) /u, 'place'],
  [/ (?:lakhs?|lacs?|money|paise|paisa|loan|capital|fees?|funds?|lend|invest|panam|dabbu|\d+ ?l|\d+k)(?= )|पैसे|பணம்|డబ్బు/u, 'money'],
  [/ (?:shop|showroom|agency|godown|space|dukaa?n|counter|factory|partnership|business|baith|kadai)(?= )/u, 'place'],
] as const
const SIBLING =
  / (?:brother|sister|bhai|bhaiya|didi|anna|akka|annayya)(?= )(?! in law)(?<! (?:cousin|wifes|husbands) (?:brother|sister))|भाई|அண்ண|అన్నయ్య/u

/** Help by somebody near: how a promise between two sides holds in the chart says how much may be built on it. */
const kinHelps: ToldWriter = (c, told, asked) => {
  const step = stepIn(asked, ['far', 'back', 'post', 'city', 'trade', 'study', 'home', 'vehicle', 'money', 'loan'])
  // somebody who calls from another firm is a door for whoever waits for a permanent seat as well
  if ((step === null && !asked.includes('work.permanent')) || asked.some((point) => OF_OFFERS.has(point))) return []
  const text = plainText(told)
  const ground = SIBLING.test(heardIn('kinHelps', told)) ? 'sibling' : 'terms'
  const { ids, state } = judge(c, ground)
  const kind = rowOf(OFFERED, text) ?? 'door'
  return [
    c.line(ids, `told.kinHelps.${kind}.${state}`, {
      tie: ground === 'sibling' ? 'sibling' : 'other',
    }),
    ...weightiest(c, ground),
  ]
}
/** Where the offer itself is asked about it is answered there. */
const OF_OFFERS: ReadonlySet<Point> = new Set<Point>([
  'work.partner',
  'work.offer',
  'work.jobBusiness',
  'work.funds',
  'home.share',
  'kin.work',
])

/** True of whoever tells of pay that a trade of their own would put at risk. */
const holdsPost = (c: Composer): boolean => c.asker.trade === 'post' || PAID.test(plainText(c.whole.input.concern))
const PAID =
  / (?:(?:my|this|present|current|govt|private|bank|it|have|meri) (?:job|salary|company|naukri|office)|(?:working|work|posted|employed) (?:as|in|at|for)|(?:clerk|teacher|engineer|nurse|supervisor|manager|developer|operator|technician|accountant) (?:in|at|with|since|from)|leave (?:my |the )?job|lpa|ctc) /

/** A house that lives on one salary, beside a step that puts it at risk. */
const earnsForAll: ToldWriter = (c, _told, asked) => {
  const step = stepIn(asked, ['trade', 'post', 'study', 'far'])
  if (step === null || isWithoutPost(c.asker.settled) || asked.includes('work.post') || (step === 'trade' && !holdsPost(c))) return []
  const { ids, state } = judge(c, 'job')
  return [c.line(ids, `told.earnsForAll.${state}`, { step }), ...weightiest(c, 'job')]
}

/** Those around the visitor, held against the houses that stand for them (BPHS 11.3-13; what to do with it is practice). */
export const KIN_WRITERS: ToldWriters<keyof typeof OF_KIN> = {
  sayNo,
  elderNeeds: (c, told, asked) => elderLines(c, heardIn('elderNeeds', told), asked),
  childExam,
  smallChild,
  kinHelps,
  earnsForAll,
  youngerWaits: (c, _told, asked) =>
    asked.some((point) => point.startsWith('love.'))
      ? byGround(c, 'sibling', { well: 'told.youngerWaits.well', mixed: 'told.youngerWaits.mixed', ill: 'told.youngerWaits.ill' })
      : [],
}
