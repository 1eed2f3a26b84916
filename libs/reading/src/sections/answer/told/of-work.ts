import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { dignityFinding, periodFinding } from '../../../compose/parts.ts'
import { addDays, addMonths, addYears, daysBetween, earlierOf, laterOf } from '../../../facts/calendar.ts'
import { judge, type GroundVoice } from '../../../rules/grounds.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import type { Window } from '../../../rules/windows.ts'
import { NUMBER_WORDS } from '../../../understanding/number-words.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_WORK } from '../../../understanding/told-facts/work.ts'
import { plainText } from '../../../understanding/topics.ts'
import { isHurt } from '../../leaving.ts'
import { servesByRules } from '../../ruled-service.ts'
import { followingOf } from '../../season.ts'
import { groundFact, periodSpan } from '../../short-concerns.ts'
import { mayBegin, useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { methodFinding } from '../../verdict.ts'
import { hardLines } from '../answer-hard.ts'
import { chosenStretches, isOpen, NEAR_YEARS } from '../answer-stretches.ts'
import { turnLines } from '../points/of-rise.ts'
import { weightiest } from '../points/weightiest.ts'
import { spanAloud } from '../span-aloud.ts'
import { byVoices, carriage } from './by-voices.ts'
import { asksAny, holdsTold, isOwn, type ToldWriters } from './told-writer.ts'
import { lordsOf, periodIds, yearsRun, yearsTold } from './years-run.ts'

/** A post that is held, sought or offered. */
const POSTS: readonly Point[] = [
  'work.post',
  'work.change',
  'work.offer',
  'work.promotion',
  'work.secure',
  'work.permanent',
  'work.government',
  'work.transfer',
  'work.success',
  'work.jobBusiness',
  'work.govtPrivate',
  'work.own',
  'work.city',
]
const LEAVING: readonly Point[] = ['work.change', 'work.offer', 'work.post', 'work.city']
const TRIES: readonly Point[] = [
  'work.permanent',
  'work.exam',
  'work.attempts',
  'work.government',
  'work.examWhich',
  'work.govtPrivate',
  'work.studyJob',
  'study.admission',
  'study.result',
  'work.promotion',
]
/** Ways abroad that begin with a test of language. */
const TESTED: readonly Point[] = ['abroad.country', 'abroad.when', 'abroad.study', 'abroad.work']
const OF_LANGUAGE = / (?:ielts|pte|toefl|oet|celpip|goethe|telc|german|a1|a2|b1|b2|c1) /u
const RISES: readonly Point[] = ['work.promotion', 'work.change', 'work.post', 'work.transfer', 'work.success', 'work.offer']
const TRADES: readonly Point[] = ['work.own', 'work.jobBusiness', 'work.partner', 'work.funds']

const asks = (asked: readonly Point[], points: readonly Point[]): boolean => asked.some((point) => points.includes(point))

const method = (c: Composer): string[] => [methodFinding(c, 'question', 'bphs24.145-148')]
const numberOf = (word: string): number | undefined => (/^\d+$/u.test(word) ? Number(word) : NUMBER_WORDS[word])

/** The nearest stretch of work that is for more than getting ready. */
const nextDoor = (c: Composer): Window | undefined =>
  undated(c, 'career') ? undefined : chosenStretches(c, 'career').find((stretch) => useOf(c, stretch) !== 'prepare')

/** A sub-period with fewer days left is nothing to lean on. */
const LEAST_LEFT_DAYS = 60

/** How the sub-period of these months stands to the post; one with a few weeks left gives way to the next. */
function groundOfPost(c: Composer): Line[] {
  const { running } = c.dashas
  if (running === null || !isDated(c)) return []
  const isShort = daysBetween(c.input.asOf, running.antar.to) < LEAST_LEFT_DAYS
  const period = isShort ? (followingOf(c) ?? running.antar) : running.antar
  return [
    c.line([periodFinding(c, period)], `told.postUnsafe.${periodTone(c, period)}`, {
      graha: c.graha(period.lords[1] as Graha),
      span: periodSpan(c, period),
    }),
  ]
}

/** What is made ready for another post is ready so many days before its time, and within the term below, but not sooner than within a week. */
const READY_DAYS = 14
const WEEK = 7
/** A time that begins later than this is no near one. */
const NEAR_MONTHS = 9
const TERM_DAYS = 28

function readyLine(c: Composer): Line {
  const door = nextDoor(c)
  const { asOf } = c.input
  if (door === undefined || door.from > addMonths(asOf, NEAR_MONTHS))
    return c.line(door?.ids ?? method(c), 'told.postUnsafe.far', { ready: c.date(addDays(asOf, TERM_DAYS)) })
  const [part] = door.parts
  const use = useClause(c, door)
  if (isOpen(c, door)) return c.line(door.ids, 'told.postUnsafe.open', { to: c.date(part.to, part.toErrorDays), use })
  const ready = laterOf(earlierOf(addDays(part.from, -READY_DAYS), addDays(asOf, TERM_DAYS)), addDays(asOf, WEEK))
  return c.line(door.ids, 'told.postUnsafe.ahead', { ready: c.date(ready), span: spanAloud(c, part), use })
}

const LATE_PAY = / (?:salary|salaries|sallery|salry|wages|pay|paid|tankhwah|vetan|sambalam|jeetam|jeetham) |सैलरी|वेतन|तनख|சம்பள|జీత/u
const OFFERED = / (?:offers?|offered|offering|join|joining) |ऑफर|ஆஃபர்|ఆఫర్/u

const NOTICE = / notice |नोटिस|நோட்டீஸ்|నోటీస్/u
const LENGTH =
  / (?<n>\d{1,3}|\S+) (?:(?<days>days?|din|दिन|நாள்|రోజుల)|(?<weeks>weeks?)|(?<months>months?|mahine|mahina|maasam|maasa|nelala|nela|महीने|महीना|மாத|மாசம்|నెలల|నెల)|(?<years>years?|yrs?|saal|varusham|साल|வருட|வருஷ|ఏళ్ల|సంవత్సరాల)) /u

/** A length of time that is told, as a day to count on by and as words. */
type Length = { after: (day: string) => string; before: (day: string) => string; text: string }

function lengthIn(c: Composer, text: string): Length | null {
  const { n = '', days, weeks, months, years } = LENGTH.exec(text)?.groups ?? {}
  const count = numberOf(n)
  if (count === undefined || count === 0) return null
  if (days !== undefined || weeks !== undefined) {
    const all = weeks === undefined ? count : count * WEEK
    return {
      after: (day) => addDays(day, all),
      before: (day) => addDays(day, -all),
      text: c.say('told.serviceBond.days', { n: all }),
    }
  }
  const all = months === undefined && years !== undefined ? count * 12 : count
  return {
    after: (day) => addMonths(day, all),
    before: (day) => addMonths(day, -all),
    text: c.say('told.serviceBond.months', { n: all }),
  }
}

/** A joining falls so many days before the end of a stretch. */
const BEFORE_END_DAYS = 3

/** A notice counted back from the first stretch that bears the step and that a letter written now still reaches. */
function noticeLines(c: Composer, notice: Length): Line[] {
  const { asOf } = c.input
  const last = (stretch: Window): string => notice.before(addDays(stretch.parts[0].to, -BEFORE_END_DAYS))
  const stretch = undated(c, 'career')
    ? undefined
    : chosenStretches(c, 'career').find((one) => mayBegin(c, one) && last(one) >= addDays(asOf, WEEK))
  const terms = [c.line(judge(c, 'terms').ids, `told.serviceBond.terms.${carriage(c, 'terms')}`)]
  if (stretch === undefined || stretch.from > addYears(asOf, NEAR_YEARS))
    return [c.line(stretch?.ids ?? method(c), 'told.serviceBond.far', { notice: notice.text }), ...terms]
  const [part] = stretch.parts
  const from = notice.before(part.from)
  const to = c.date(last(stretch), part.toErrorDays)
  return [
    from <= asOf
      ? c.line(stretch.ids, 'told.serviceBond.now', { notice: notice.text, to, end: c.date(part.to, part.toErrorDays) })
      : c.line(stretch.ids, 'told.serviceBond.ahead', {
          notice: notice.text,
          from: c.date(from, part.fromErrorDays),
          to,
          span: spanAloud(c, part),
        }),
    ...terms,
  ]
}

/** What begins sooner after signing is the same change. */
const FURTHER_MONTHS = 6

/** A bond of an offer against the times for a change that lie in it. */
function offeredBond(c: Composer, bond: Length): Line[] {
  const { asOf } = c.input
  const end = bond.after(asOf)
  const stretches = undated(c, 'career') ? [] : chosenStretches(c, 'career').filter((one) => mayBegin(c, one))
  const inside = stretches.find(({ from }) => from >= addMonths(asOf, FURTHER_MONTHS) && from < end)
  return [
    inside === undefined
      ? c.line(stretches[0]?.ids ?? method(c), 'told.serviceBond.clear', { end: c.book.date(end, 'month') })
      : c.line(inside.ids, 'told.serviceBond.inside', { end: c.book.date(end, 'month'), span: spanAloud(c, inside.parts[0]) }),
  ]
}

/** A bond that runs, of which nobody told how much is left. */
function runningBond(c: Composer): Line[] {
  const stretch = undated(c, 'career') ? undefined : chosenStretches(c, 'career').find((one) => mayBegin(c, one))
  if (stretch === undefined) return []
  const [part] = stretch.parts
  return [
    isOpen(c, stretch)
      ? c.line(stretch.ids, 'told.serviceBond.runningNow', { to: c.date(part.to, part.toErrorDays) })
      : c.line(stretch.ids, 'told.serviceBond.running', { from: c.date(part.from, part.fromErrorDays) }),
  ]
}

/** Which part of an attempt a voice of the house of examinations stands for (practice: the 5th keeps, the 6th contends, Mercury writes, Jupiter judges). */
function partOfAttempt({ role, graha }: GroundVoice): 'memory' | 'contest' | 'haste' | 'depth' {
  if (role === 'other') return 'contest'
  if (role !== 'pointer') return 'memory'
  return graha === 'jupiter' ? 'depth' : 'haste'
}

/** An interview that was reached and not passed; the marks that were missed for one are those of the papers. */
const OF_INTERVIEW = / (?:interviews?|viva|ssb|personality test) (?!call|calls)|साक्षात्कार|इंटरव्यू|நேர்முக|இன்டர்வியூ|ఇంటర్వ్యూ/u

/** Which side of an interview to practise: the answer by Mercury, the judgement by Jupiter (practice). */
function interviewLine(c: Composer): Line {
  const [mercury, jupiter] = [c.facts.strength('mercury'), c.facts.strength('jupiter')]
  const side = mercury < jupiter ? 'answer' : jupiter < mercury ? 'judgement' : 'both'
  return c.line([dignityFinding(c, 'mercury'), dignityFinding(c, 'jupiter')], `told.nearMiss.interview.${side}`)
}

/**
 * What the sub-periods of a long standstill were to work, and what that makes of it.
 * @param isMoved true of those whom a list or an order moves, and no offer of another employer
 */
function standstill(c: Composer, years: number, isMoved: boolean): Line[] {
  const run = yearsRun(c, years, 'career')
  if (run === null) return []
  const { degree, tied, untied } = run
  if (degree === 'untied') {
    const [turn] = turnLines(c)
    const ids = periodIds(c, untied)
    return [
      c.line(ids, 'told.longInOne.untied', { years, grahas: lordsOf(c, untied) }),
      ...(turn === undefined ? [] : [turn]),
      c.line(ids, 'told.longInOne.ask'),
    ]
  }
  const key = degree === 'part' ? 'part' : isMoved ? 'moved' : 'tied'
  return [c.line(periodIds(c, tied), `told.longInOne.${key}`, { years, grahas: lordsOf(c, tied) })]
}

const OF_FAMILY =
  / (?:father|fathers|dad|papa|mother|mummy|grandfather|grandmother|dada|nana|thatha|family|uncle|chacha|ancestral|traditional|hereditary|khandani|pushtaini|kula|parambarai) |पुश्तैनी|பரம்பரை|குல|కుల/u

/** What is told of a post, held against the houses of service, contest and trade and against the times of work. */
export const WORK_WRITERS: ToldWriters<keyof typeof OF_WORK> = {
  postUnsafe: (c, told, asked) => {
    if (!asksAny(c, asked, POSTS) || !isOwn(c, asked) || !holdsTold(c)) return []
    const isLate = LATE_PAY.test(plainText(told))
    const looks = asks(asked, [...LEAVING, 'work.secure'])
    return [
      // whether the post is safe is answered by the season of work where it is asked
      ...(asked.includes('work.secure') ? [] : groundOfPost(c)),
      ...(isLate && !asked.includes('money.stuck') ? [c.line(method(c), 'told.postUnsafe.pay')] : []),
      ...(looks || !(isLate || asks(asked, TRADES)) ? [readyLine(c)] : []),
    ]
  },
  contractSeat: (c, told, asked) => {
    if (!asksAny(c, asked, [...POSTS, ...TRIES]) || !isOwn(c, asked) || c.asker.abroad) return []
    const offer = asked.includes('work.offer') || OFFERED.test(plainText(told)) ? '.offer' : ''
    return byVoices(c, 'job', {
      well: `told.contractSeat${offer}.well`,
      mixed: `told.contractSeat${offer}.mixed`,
      ill: `told.contractSeat${offer}.ill`,
    })
  },
  serviceBond: (c, told, asked) => {
    const text = plainText(told)
    const length = lengthIn(c, text)
    if (length === null || !asksAny(c, asked, LEAVING) || !isOwn(c, asked)) return []
    if (NOTICE.test(text)) return holdsTold(c) ? noticeLines(c, length) : []
    return asked.includes('work.offer') && !/ in (?:an? )?bond /u.test(text) ? offeredBond(c, length) : runningBond(c)
  },
  nearMiss: (c, told, asked) => {
    const isTested = OF_LANGUAGE.test(plainText(told)) && asks(asked, TESTED)
    if (!(isTested || asksAny(c, asked, TRIES)) || !isOwn(c, asked)) return []
    if (OF_INTERVIEW.test(plainText(told))) return [interviewLine(c)]
    const { ids, against } = judge(c, 'exam')
    const [voice] = against
    return voice === undefined
      ? [c.line(ids, 'told.nearMiss.none'), ...weightiest(c, 'exam')]
      : [c.line([voice.id], `told.nearMiss.${partOfAttempt(voice)}`, { fact: groundFact(c, 'exam', voice, false) })]
  },
  longInOne: (c, told, asked) => {
    const years = yearsTold(c, told)
    if (years === null || !asksAny(c, asked, RISES) || !isOwn(c, asked) || !holdsTold(c) || !isDated(c)) return []
    // page 1 tells why those years were so
    return asked.includes('work.promotion') && hardLines(c.whole).length > 0
      ? []
      : standstill(c, years, servesByRules(c) || asked.includes('work.transfer'))
  },
  harshBoss: (c, _told, asked) => {
    if (!asksAny(c, asked, RISES) || asked.includes('work.boss') || !isOwn(c, asked) || !holdsTold(c)) return []
    // whoever is ill treated reads on page 1 that it goes to a committee in writing
    const kind = isHurt(c) ? '.hurt' : ''
    return byVoices(c, 'dispute', {
      well: `told.harshBoss${kind}.well`,
      mixed: `told.harshBoss${kind}.mixed`,
      ill: `told.harshBoss${kind}.ill`,
    })
  },
  skillOwned: (c, told, asked) => {
    if (!asks(asked, TRADES) || !isOwn(c, asked)) return []
    return OF_FAMILY.test(plainText(told))
      ? byVoices(c, 'father', {
          well: 'told.skillOwned.family.well',
          mixed: 'told.skillOwned.family.mixed',
          ill: 'told.skillOwned.family.ill',
        })
      : byVoices(c, 'ownWish', {
          well: 'told.skillOwned.own.well',
          mixed: 'told.skillOwned.own.mixed',
          ill: 'told.skillOwned.own.ill',
        })
  },
}
