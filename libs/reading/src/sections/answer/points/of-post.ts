import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { dignityFinding, gocharaFinding, lordFinding, periodFinding } from '../../../compose/parts.ts'
import { isDated, stayNow } from '../../../compose/current.ts'
import { stayDates } from '../../../facts/sky.ts'
import { passageWord, placeFromMoon } from '../../../rules/passages.ts'
import { addMonths, addDays, addYears, daysBetween, laterOf } from '../../../facts/calendar.ts'
import { standing } from '../../../compose/strength.ts'
import { judge } from '../../../rules/grounds.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { tieDegree } from '../../../rules/periods.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { namesExam } from '../../../understanding/exam-attempt.ts'
import { awaitsJoining, fearsCase, listWaits, waitsByNumber } from '../../../understanding/first-post.ts'
import { innerProjectUntil, sitsOnBench } from '../../../understanding/bench.ts'
import { permanentOrGo } from '../../../understanding/permanent-or.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { weighsSeatOrResult } from '../../../understanding/seat-or-result.ts'
import { plainText } from '../../../understanding/topics.ts'
import { asksShould } from '../../../understanding/understanding.ts'
import { awaitsFirstPost, isTrained } from '../../../understanding/work-heard.ts'
import { authorityOf } from '../../../rules/authority.ts'
import { nameOf } from '../../../rules/field-names.ts'
import { fieldFinding, weighField } from '../../../rules/fields.ts'
import { attempts, bestAttempts } from '../../attempts.ts'
import { readings } from '../../cache.ts'
import { hardOf } from '../../hard-time.ts'
import { nearMonths } from '../../months.ts'
import { questionMethod } from '../../verdict.ts'
import { fieldLine } from '../../named-work.ts'
import { lessOf, workNamed } from '../../work-told.ts'
import { courseLines, seasonIds, seasonOf } from '../../season.ts'
import { riseNoun, transferNoun } from '../../step-noun.ts'
import { holdsPost } from '../../held-beside.ts'
import { transferGround } from '../../transfer.ts'
import { isAwaited, isExaminee, postSpan } from '../../exam-year.ts'
import { choiceItems, datesSecond, leadOfPair } from '../answer-choice.ts'
import { besideLine, secondExamLines } from '../answer-exam.ts'
import { askLine } from '../answer-far.ts'
import { nounOf } from '../answer-subject.ts'
import { ofTrade } from '../answer-trade.ts'
import { groundItem } from '../answer-ground.ts'
import { groundAloud, sitLines, timeAloud } from '../answer-gist.ts'
import { dueDay } from '../told/due-day.ts'
import { pay } from './of-pay.ts'
import { leaningOf } from '../alternatives.ts'
import { shortTimes } from './of-money.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import type { WayApart } from '../../../understanding/alternatives.ts'
import { weighsReturn } from '../../../understanding/back-or.ts'
import { choice } from './of-choice.ts'
import { betweenLines, leaveLines } from './of-leaving.ts'
import { seatLines } from './of-seat.ts'
import { seatOrGo } from './of-permanent.ts'
import { officeLine, stalledLines, turnLines } from './of-rise.ts'
import { heads, isWhen, method, type Writer, type Writers } from './shared.ts'
import { timesFor, yearTold } from './times.ts'

const WHERE = / (?:where|which (?:place|city|state|branch)|kahan|kidhar|enge|ekkada) |कहाँ|कहां|எங்கே|ఎక్కడ/u

/** Yes or no over a step of work, as far as the witnesses of the chapter say so. */
function whether(c: Composer, words: string, noun: string): Line {
  const { id, verdict, step } = readings(c).career
  const asks = asksShould(words) ? 'should' : 'whether'
  const key =
    step === null || verdict === 'silent'
      ? (`answer.${asks}.silent` as const)
      : verdict === 'even'
        ? (`answer.${asks}.even` as const)
        : (`answer.${asks}.${verdict}.${step}` as const)
  return c.line([id], key, { noun })
}

/** The reply and the times, the one that is asked for first. */
function replied(c: Composer, { words, noun, said, reply }: { words: string; noun: string; said: readonly Line[]; reply?: Line }): Line[] {
  const times = timesFor(c, words, noun, said)
  if (isWhen(words) && yearTold(c, words, noun).length === 0)
    return [...times, reply ?? groundAloud(c, readings(c).career, noun, times.length === 0 ? 'ground' : 'also')]
  return [reply ?? whether(c, words, noun), ...times]
}

/** A joining that is late: whose calendar decides it, when a reminder is best sent, and what is looked for beside it, with its time. */
function joiningLines(c: Composer, said: readonly Line[]): Line[] {
  const [month] = nearMonths(c, 'career', addYears(c.input.asOf, 1))
  const time = timeAloud(c, 'career', c.say('noun.joining'), true)
  const stay = stayNow(c, 'saturn')
  const { concern } = c.whole.input
  const byNumber = waitsByNumber(concern)
  const hasCase = fearsCase(concern)
  const dispute = judge(c, 'dispute')
  return [
    c.line(
      [questionMethod(c)],
      hasCase ? 'point.joining.case' : byNumber ? 'point.joining.number' : listWaits(concern) ? 'point.joining.list' : 'point.joining',
    ),
    ...(hasCase ? [c.line(dispute.ids, `point.joining.case.${dispute.state}`)] : []),
    // what helps at present is told before what is far
    ...(passageWord(c, stay) === 'good'
      ? [
          c.line([gocharaFinding(c, stay).id], 'point.joining.saturn', {
            house: c.house(placeFromMoon(c, stay)),
            to: c.date(stayDates(stay, c.input.displayTimeZone).to),
          }),
        ]
      : []),
    ...(month === undefined
      ? []
      : [
          c.line([month.id], hasCase ? 'point.joining.case.ask' : byNumber ? 'point.joining.number.ask' : 'point.joining.ask', {
            month: month.label,
          }),
        ]),
    ...(hasCase ? [] : [c.line([questionMethod(c)], byNumber ? 'point.joining.number.beside' : 'point.joining.beside')]),
    ...[time].filter((line) => line !== null && said.every(({ text }) => text !== line.text)),
    groundAloud(c, readings(c).career, c.say('noun.joining'), 'also'),
  ].filter((line) => line !== null)
}

/** What whoever sits on the bench does from there; where a project inside the firm is to be found by a day, that it is taken and the outside is looked for beside it. */
function benchLine(c: Composer): Line[] {
  const { concern } = c.whole.input
  if (!sitsOnBench(concern)) return []
  const told = innerProjectUntil(concern)
  const due = told === null ? null : dueDay(c, told)
  return due === null || due.day <= c.input.asOf
    ? [c.line([method(c)], 'point.bench')]
    : [c.line([method(c)], 'point.bench.until', { day: c.date(due.day) })]
}

/** A new post: whether, and when, with the months for asking before it. */
const post: Writer = (c, part, said) => {
  const { words } = part
  if (awaitsJoining(`${part.told} ${words}`)) return joiningLines(c, said)
  // the post that an attempt under way leads to is answered with it
  if (isAwaited(c)) return []
  const beside = backOr(c, part, said)
  if (beside.length > 0) return beside
  const chosen = choice(c, part, said)
  if (chosen.length > 0) return chosen
  const [field, ...others] = workNamed(c)
  // a first job in the field that is named
  const noun =
    c.asker.firstPost && field !== undefined && others.length === 0
      ? c.say('noun.newPost.in', { field: nameOf(c, field.field) })
      : c.say(isWithoutPost(c.asker.settled) ? 'noun.newPost' : 'noun.jobChange')
  const lines = replied(c, { words, noun, said })
  const time = timeAloud(c, 'career', noun)
  return [
    ...lines,
    ...(time === null || lines.every(({ text }) => text !== time.text) ? [] : askLine(c, time)),
    ...benchLine(c),
    ...leaveLines(c, said),
  ]
}

/** A step up: yes or no, the year that is named or the times, and how far rank is carried; pay has its own answer. */
const promotion: Writer = (c, part, said) => {
  const { words } = part
  const ofPay = pay(c, part, said)
  const chosen = choice(c, part, said)
  if (ofPay.length > 0) return chosen.length > 0 ? [...chosen.slice(0, 1), ...ofPay.slice(0, 2)] : ofPay
  const noun = riseNoun(c)
  const { kind, grahas, good } = authorityOf(c)
  const rank = c.line([lordFinding(c, 10, 'career').id, dignityFinding(c, 'sun')], `point.rank.${kind}`, {
    grahas: { list: grahas.map((graha) => c.graha(graha)) },
    good: { list: good.map((graha) => c.graha(graha)) },
    goodCount: good.length,
  })
  if (chosen.length > 0) return [whether(c, words, noun), ...yearTold(c, words, noun).slice(0, 1), ...chosen]
  const stalled = stalledLines(c, said)
  const above = BOSS_HARD.test(plainText(`${part.told} ${words} ${c.input.concern}`))
    ? [c.line([dignityFinding(c, 'sun')], `point.rank.boss.${standing(c, 'sun')}`)]
    : []
  return [
    ...replied(c, { words, noun, said }),
    ...stalled,
    // what has changed since is told where the wait was, and rank where nobody asks why it stalled
    ...(stalled.length > 0 ? turnLines(c) : []),
    ...above,
    rank,
    officeLine(c, words),
  ]
}

/** Somebody above who does not help, told beside the wish to rise. */
const BOSS_HARD =
  / (?:boss|manager|senior|seniors|superior|head|principal|management|tl|team lead) (?:\S+ ){0,4}(?:not|never|no|against|nahi|partial|politics|blocks?|blocking|biased|ignores?|support nahi) | (?:office )?politics | (?:no|without) support (?:of|from) (?:my )?(?:boss|manager|seniors?) /

/** A transfer: where first where that is asked, then when, with the sub-period that leads home. */
const transfer: Writer = (c, { words }, said) => {
  const noun = transferNoun(c)
  const { where, homeward } = transferGround(c)
  const times = timesFor(c, words, noun, said)
  return isWhen(words) && !WHERE.test(plainText(words)) ? [...times, ...where, ...homeward] : [...where, ...times, ...homeward]
}

const THEY_GO =
  / (?:he|she|they|wo|woh|vo|boss|manager|principal|head) (?:\S+ ){0,3}(?:go|leave|transferred|transfer|shifted|shift|moved|resign|retire|jayega|jaega|jayegi|hatega) /u
/** Trouble with somebody above: whether it eases, what presses and until when, and the time for another team. */
const boss: Writer = (c, part, said) => {
  const chosen = choice(c, part, said)
  const season = seasonOf(c, 'career')
  const ids = seasonIds(c, season)
  const course = courseLines(c, { ...season, helps: [] })
  return [
    ...(THEY_GO.test(plainText(part.words)) ? [c.line(ids, 'point.boss.goes')] : []),
    c.line(ids, `point.boss.${season.state}`),
    ...course.slice(0, 2),
    ...(chosen.length > 0 ? chosen : timesFor(c, part.words, c.say('noun.boss'), said).slice(0, 1)),
    ...betweenLines(c, said),
  ]
}

const NOT_SELECTED =
  / (?:no|not|never|without|zero) (?:\S+ ){0,2}(?:selection|selected|success|result|cleared|luck) | (?:fail\S*|missed|rejected) | selection (?:nahi|nahin|nhi|not) /
/** True of a sub-period that ran for most of the time that somebody tells of; of one told without a length it need only have run a while. */
function coversFailures(c: Composer, { from }: { from: string }): boolean {
  const since = hardOf(c)?.from ?? addYears(c.input.asOf, -1)
  return daysBetween(laterOf(from, since), c.input.asOf) > daysBetween(since, c.input.asOf) * MOST_OF
}
const MOST_OF = 0.6

/** Why nothing has come of it so far, as far as the running sub-period tells it. */
function slowSoFar(c: Composer): Line[] {
  const { running, errorDays } = c.dashas
  if (running === null || !isDated(c) || !NOT_SELECTED.test(plainText(c.input.concern))) return []
  const { antar } = running
  // what carries the attempts to come, or began after most of those that failed, is no reason for them
  if (!coversFailures(c, antar) || bestAttempts(c).some(({ helped }) => helped.some(({ days }) => days.from < antar.to))) return []
  const kind = periodTone(c, antar) === 'ill' ? 'ill' : tieDegree(c, antar, 'career') === 'none' ? 'untied' : null
  if (kind === null) return []
  return [
    c.line([periodFinding(c, antar)], 'point.government.slow', {
      graha: c.graha(antar.lords[1] as Graha),
      kind,
      to: c.date(antar.to, errorDays),
    }),
  ]
}

/** Below so many tenths of charts that carry it less a field is carried less easily than by most. */
const MIDDLE_TENTHS = 5

/** One verdict on service of the state: by its houses, and where the grahas of such work say otherwise by both. */
export function governmentKey(c: Composer) {
  const { state } = judge(c, 'government')
  const { carried, tenths } = weighField(c, 'government')
  if (state === 'well' && lessOf(tenths) < MIDDLE_TENTHS) return 'point.government.well.slow' as const
  if (state === 'ill' && carried === 'well') return 'point.government.ill.well' as const
  return `point.government.${state}` as const
}

/** A post under the state: by its own ground and the field, when to sit for it, and when it can begin. */
const government: Writer = (c, part, said) => {
  const { words } = part
  const chosen = choice(c, part, said)
  if (chosen.length > 0) return chosen
  const { ids } = judge(c, 'government')
  const reply = c.line([...ids, fieldFinding(c, 'government')], governmentKey(c))
  // who was passed or listed sits for nothing more
  const sit = awaitsFirstPost(c.input.concern) ? [] : sitLines(c)
  const noun = c.say('noun.government')
  const times = timesFor(c, words, noun, said).slice(0, 1)
  // the attempts bring the post: they are told before a time that is marked for it
  if (isWhen(words) && attempts(c) !== null && postSpan(c) !== null) return [...sit, ...times, ...slowSoFar(c), reply]
  return isWhen(words) ? [...times, ...slowSoFar(c), reply, ...sit] : [reply, fieldLine(c, 'government'), ...sit, ...times]
}

const SAME_FIELD = / (?:same|old|earlier|previous) (?:field|line|work|job|company|post) /u

/** The way back is tried for so many months before the other road is begun. */
const BACK_MONTHS = 6
/** What the other road begins with. */
const BEGINS_WITH = {
  option: 'study',
  study: 'study',
  studyAway: 'study',
  own: 'own',
  government: 'government',
  sit: 'government',
} as const satisfies Partial<Record<WayApart, string>>

/** The way back into work held against another road: whether the return comes, which of the two the chart carries better, which is first, and when. */
function backOr(c: Composer, part: AskedPoint, said: readonly Line[]): Line[] {
  const { words, told } = part
  if (!weighsReturn(words, told)) return []
  const leaning = leaningOf(c, words, told)
  const [way, beside] = leaning?.ways ?? []
  const other = way === beside ? undefined : leaning?.sides.find((side) => side.way === beside)
  if (leaning === null || other === undefined) return []
  const noun = c.say('noun.workAgain')
  const key = leaning.degree === 'even' ? 'even' : leaning.way === way ? 'back' : 'other'
  const [time] = timesFor(c, words, noun, said)
  const kind: string = other.way in BEGINS_WITH ? BEGINS_WITH[other.way as keyof typeof BEGINS_WITH] : 'other'
  return [
    whether(c, words, noun),
    // where neither leads the line on what is first says what decides
    ...leaning.lines.slice(0, leaning.degree === 'even' ? -1 : undefined),
    c.line(other.ids, `point.backOr.${key}`, { other: other.name, kind, date: c.date(addMonths(c.input.asOf, BACK_MONTHS)) }),
    ...(time === undefined ? [] : [time]),
    ...(kind === 'study' ? shortTimes(c, 'study', 'point.course').slice(0, 1) : []),
  ]
}

/** Work again after years without: whether and when, and whether the field that was left bears it. */
const back: Writer = (c, part, said) => {
  const { words } = part
  const noun = c.say('noun.workAgain')
  const beside = backOr(c, part, said)
  if (beside.length > 0) return beside
  const chosen = choice(c, part, said)
  if (chosen.length > 0) return chosen
  const [own] = workNamed(c)
  return [
    ...replied(c, { words, noun, said }),
    ...(own === undefined || !SAME_FIELD.test(plainText(words)) ? [] : [fieldLine(c, own.field)]),
  ]
}

/** Whoever is trained in a firm: to be kept or to look outside, what to ask for and by when, and the time for a first post. */
function apprenticed(c: Composer, said: readonly Line[]): Line[] {
  const [verdict] = choiceItems(c, 'stayOrMove', 'career')[0] ?? []
  const lead = leadOfPair(c, 'stayOrMove')
  return [
    c.line(verdict?.ids ?? [questionMethod(c)], `point.apprentice.${lead > 0 ? 'outside' : lead < 0 ? 'stay' : 'even'}`),
    c.line([questionMethod(c)], 'point.apprentice.ask', { date: c.date(addDays(c.input.asOf, ASK_DAYS)) }),
    ...timesFor(c, '', c.say('noun.newPost.fresher'), said),
  ]
}
/** Whether there is a post is asked within so many days. */
const ASK_DAYS = 28

/** A contract that is to become a post for good. */
const permanent: Writer = (c, part, said) => {
  if (weighsSeatOrResult(c.whole.input.concern)) return seatLines(c)
  if (permanentOrGo(part.words, part.told)) return seatOrGo(c, part, said)
  if (isTrained(c.whole.input.concern)) return apprenticed(c, said)
  const chosen = choice(c, part, said)
  if (chosen.length > 0) return chosen
  const noun = c.say('noun.permanent')
  const [exam] = namesExam(c.input.concern) ? groundItem(c, 'exam', 'sit') : []
  const [first, ...more] = replied(c, { words: part.words, noun, said })
  // an examination on the way to it is answered right after the reply
  return [...(first === undefined ? [] : [first]), ...(exam === undefined ? [] : [exam]), ...more]
}

/** How work goes on as a whole: the verdict, rank, the form of work, and the times. */
/** Money that is named in the same breath as the work. */
const MONEY = / (?:money|financ\S*|income|earnings?|wealth|paisa|paise|dhan|panam|dabbu) |पैसा|पैसे|धन|பணம்|డబ్బు/u
const namesMoney = (c: Composer, words: string): boolean =>
  MONEY.test(plainText(words)) && !pointsAsked(c.input.concern).some(({ point }) => point.startsWith('money.'))

const success: Writer = (c, part, said) => {
  const { words } = part
  const chosen = choice(c, part, said)
  if (chosen.length > 0) return chosen
  // a work that is wished for is what is to succeed
  const wish = workNamed(c).find(({ tie }) => tie === 'wish')
  const { id, verdict } = readings(c).career
  const side = verdict === 'support' ? 'well' : verdict === 'oppose' ? 'ill' : 'even'
  const noun = c.say('noun.career')
  const { kind, grahas, good } = authorityOf(c)
  return [
    c.line([id], `point.success.${side}`),
    ...(wish === undefined ? [] : [fieldLine(c, wish.field)]),
    ...timesFor(c, words, noun, said).slice(0, 1),
    c.line([lordFinding(c, 10, 'career').id, dignityFinding(c, 'sun')], `point.rank.${kind}`, {
      grahas: { list: grahas.map((graha) => c.graha(graha)) },
      good: { list: good.map((graha) => c.graha(graha)) },
      goodCount: good.length,
    }),
    ...(namesMoney(c, words) ? heads(c, 'money') : []),
  ]
}

/** What speaks for the way that leads. */
function reasonFor(c: Composer, ground: 'private' | 'government', because: readonly Line[]): Line[] {
  const voices = judge(c, ground).for
  return because.filter(({ ids }) => voices.some(({ id }) => ids.includes(id))).slice(0, 1)
}

/** A pair of ways of work by the judge of the chapter, its reasons, and the times. */
const pairOf =
  (pair: 'jobOrBusiness' | 'publicOrPrivate' | 'studyOrJob'): Writer =>
  (c, { words }, said) => {
    const [lead, ...because] = choiceItems(c, pair, 'career')[0] ?? []
    if (lead === undefined) return []
    const leads = datesSecond(c, pair)
    const noun =
      pair === 'studyOrJob'
        ? c.say('noun.firstPost')
        : pair === 'publicOrPrivate'
          ? c.say(leads ? 'noun.jobChange' : 'noun.government')
          : holdsPost(c)
            ? nounOf(c, ofTrade(c))
            : c.say(leads ? (c.asker.trade === 'business' ? 'noun.trade' : 'noun.business') : 'noun.jobChange')
    const times = timesFor(c, words, noun, said).slice(0, 1)
    // whoever sits for it asks how long to try, and whether to earn meanwhile
    if (pair === 'publicOrPrivate' && isExaminee(c))
      return [
        lead,
        ...reasonFor(c, leads ? 'private' : 'government', because),
        ...sitLines(c),
        ...secondExamLines(c),
        besideLine(c),
        ...times,
      ]
    // a post that is held is dated by nothing
    const held = pair === 'jobOrBusiness' && holdsPost(c) ? [c.line([method(c)], 'point.held.post')] : []
    return [lead, ...because.slice(0, 2), ...held, ...times]
  }

/** What has an answer of its own: a post that is sought, its rank and its place. */
export const POST_WRITERS: Writers = {
  'work.post': post,
  'work.promotion': promotion,
  'work.transfer': transfer,
  'work.boss': boss,
  'work.government': government,
  'work.back': back,
  'work.permanent': permanent,
  'work.success': success,
  'work.jobBusiness': pairOf('jobOrBusiness'),
  'work.govtPrivate': pairOf('publicOrPrivate'),
  'work.studyJob': pairOf('studyOrJob'),
}
