import type { Composer } from '../../../compose/composer.ts'
import { dignityFinding } from '../../../compose/parts.ts'
import { standing } from '../../../compose/strength.ts'
import { addDays, laterOf } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_STANDING } from '../../../understanding/told-facts/standing.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { plainText } from '../../../understanding/topics.ts'
import { servesByRules } from '../../ruled-service.ts'
import { weightiest } from '../points/weightiest.ts'
import { byVoices, carriage } from './by-voices.ts'
import { dueDay } from './due-day.ts'
import { payTold, rupees, times, type Pay } from './pay-sum.ts'
import { asksAny, byGround, holdsTold, isOwn, type ToldWriter, type ToldWriters } from './told-writer.ts'
import { WORK_WRITERS } from './of-work.ts'
import { longestOf, lordsOf, pastSpan, periodIds, yearsRun, yearsTold } from './years-run.ts'

/** Where pay is talked over. */
const PAY_TALKS: readonly Point[] = ['work.post', 'work.change', 'work.offer', 'work.promotion', 'work.success', 'work.city']
/** Where a salary is given up for a trade. */
const SETS_UP: readonly Point[] = ['work.own', 'work.jobBusiness']
/** Steps that a second income at home bears. */
const RISKS: readonly Point[] = [
  ...SETS_UP,
  'work.change',
  'work.offer',
  'work.close',
  'work.partner',
  'work.retire',
  'work.studyJob',
  'work.secure',
  'work.post',
  'work.back',
  'work.city',
  'home.buy',
  'home.vehicle',
  'money.debt',
]
/** A post under somebody. */
const UNDER: readonly Point[] = [
  'work.change',
  'work.post',
  'work.promotion',
  'work.transfer',
  'work.secure',
  'work.permanent',
  'work.success',
  'work.offer',
]
const RISES: readonly Point[] = ['work.promotion', 'work.change', 'work.post', 'work.success', 'work.permanent', 'work.boss']
const HOMEWARD: readonly Point[] = ['abroad.back', 'abroad.settle']
/** Steps beside which a loan runs on. */
const BESIDE_LOAN: readonly Point[] = [
  ...SETS_UP,
  'abroad.back',
  'abroad.should',
  'abroad.when',
  'abroad.country',
  'abroad.work',
  'abroad.study',
  'abroad.join',
  'work.change',
  'work.retire',
  'work.close',
  'work.trade',
  'work.partner',
  'work.studyJob',
  'home.buy',
  'study.course',
]
const POSTS: readonly Point[] = [
  'work.post',
  'work.change',
  'work.offer',
  'work.promotion',
  'work.secure',
  'work.permanent',
  'work.success',
  'work.field',
  'work.own',
  'work.jobBusiness',
  'work.govtPrivate',
  'work.studyJob',
  'work.retire',
  'work.boss',
  'work.city',
]
const OUTWARD: readonly Point[] = ['abroad.country', 'abroad.work', 'abroad.when', 'abroad.should']
const TRADES: readonly Point[] = ['work.trade', 'work.close', 'work.partner', 'work.funds', 'work.own', 'work.jobBusiness', 'money.grow']

const asks = (asked: readonly Point[], points: readonly Point[]): boolean => asked.some((point) => points.includes(point))

/** So many tenths above the pay that is told are asked for, by how income stands; the count is practice. */
const RAISED = { well: 1.3, mixed: 1.2, ill: 1.1 } as const

/** What pay is to serve, and which part of it in a month; the parts are practice. */
const PAY_USES = [
  ['dues', ['money.debt', 'money.loss']],
  ['saved', ['money.grow', 'money.invest']],
  ['home', ['home.buy', 'home.vehicle']],
] as const satisfies readonly (readonly [string, readonly Point[]])[]
const SHARES = {
  dues: { well: 0.4, mixed: 0.3, ill: 0.25 },
  saved: { well: 0.3, mixed: 0.2, ill: 0.1 },
  home: { well: 0.45, mixed: 0.35, ill: 0.25 },
} as const

const payText = (c: Composer, { amount, per }: Pay): string => c.say(`told.pay.${per}`, { sum: rupees(amount) })

/** Pay that is told: the sum to name where pay is talked over, and where a salary is given up what comes in its place first. */
const payTalk: ToldWriter = (c, told, asked) => {
  const pay = payTold(told)
  if (pay === null || !isOwn(c, asked) || c.asker.abroad || c.asker.retired) return []
  const use = PAY_USES.find(([, points]) => asks(asked, points))?.[0]
  if (use !== undefined && !asks(asked, [...PAY_TALKS, ...SETS_UP])) {
    const ground = use === 'saved' ? 'money' : 'debt'
    const share = judge(c, ground)
    const month = pay.per === 'year' ? { amount: pay.amount / 12, per: 'month' as const } : pay
    return [c.line(share.ids, `told.payTold.${use}.${share.state}`, { sum: payText(c, times(month, SHARES[use][share.state])) })]
  }
  if (!holdsTold(c)) return []
  const { ids, state } = judge(c, 'money')
  if (asks(asked, SETS_UP)) {
    const month = pay.per === 'year' ? { amount: pay.amount / 12, per: 'month' as const } : pay
    const sum = payText(c, times(month, state === 'well' ? 1 / 2 : 1))
    return [c.line(ids, `told.payTold.own.${state}`, { sum }), ...weightiest(c, 'money')]
  }
  // where rules set the pay nobody names a sum
  if (!asksAny(c, asked, PAY_TALKS) || servesByRules(c)) return []
  const ask = payText(c, times(pay, RAISED[state]))
  return [c.line(ids, `told.payTold.${state}`, { pay: payText(c, pay), ask }), ...weightiest(c, 'money')]
}

const HUSBAND = / (?:husband|hubby|pati|bharta) |पति|கணவர்|భర్త|మా ఆయన/u
const WIFE = / (?:wife|patni|biwi|bivi|bharya) |पत्नी|மனைவி|భార్య|మా ఆవిడ/u

/** Husband or wife by the word that is told. */
function partnerIn(c: Composer, told: string): string {
  const text = plainText(told)
  return c.say(HUSBAND.test(text) ? 'who.husband' : WIFE.test(text) ? 'who.wife' : 'who.spouse')
}

/** A second income at home beside a step: how far it bears it. */
const spouseEarns: ToldWriter = (c, told, asked) => {
  if (!isOwn(c, asked) || (c.asker.bond !== null && c.asker.bond !== 'married')) return []
  const moves = c.asker.abroad && asked.includes('abroad.back')
  if (!moves && !asks(asked, [...RISKS, 'work.transfer'])) return []
  // who asks to be posted near is answered by the bond and the distance
  const nears = !moves && asked.includes('work.transfer')
  const key = moves ? 'told.spouseEarns.move' : nears ? 'told.spouseEarns.near' : 'told.spouseEarns'
  return byVoices(
    c,
    nears ? 'together' : 'spouse.work',
    { well: `${key}.well`, mixed: `${key}.mixed`, ill: `${key}.ill` },
    { who: partnerIn(c, told) },
  )
}

const OF_FIRM =
  / (?:company|hospital|school|college|firm|plant|factory|startup|unit|branch|bank|mill|hotel|restaurant|management|owner|ownership) (?:\S+ ){0,3}?(?:sold|taken over|acquired|bought|merged|changed) | changed (?:the )?(?:owner|management) |मैनेजमेंट/u

/** Somebody new above, or a firm in other hands: those above are read from the Sun. */
const newHead: ToldWriter = (c, told, asked) => {
  const isFirm = OF_FIRM.test(plainText(told))
  if (!isOwn(c, asked) || !holdsTold(c)) return []
  if (!asksAny(c, asked, UNDER) && !(isFirm && asks(asked, HOMEWARD))) return []
  if (asked.includes('work.boss')) return []
  return [c.line([dignityFinding(c, 'sun')], `told.newHead.${isFirm ? 'firm' : 'head'}.${standing(c, 'sun')}`)]
}

/** A page is with whoever decides so many days before a review, and not sooner than within the days below. */
const PAGE_DAYS = 35
const LEAST_DAYS = 4

/** A review that is due: what to hand in, by when, and what to ask for. */
const appraisalDue: ToldWriter = (c, told, asked) => {
  const due = dueDay(c, told)
  const { asOf } = c.input
  if (due === null || due.day <= addDays(asOf, LEAST_DAYS) || !isOwn(c, asked) || !holdsTold(c) || !asksAny(c, asked, RISES)) return []
  const ready = c.date(laterOf(addDays(due.day, -PAGE_DAYS), addDays(asOf, LEAST_DAYS)))
  return [c.line(judge(c, 'job').ids, `told.appraisalDue.${carriage(c, 'job')}`, { ready })]
}

/** A loan that is not paid back yet, beside a step. */
const loanLeft: ToldWriter = (c, _told, asked) => {
  if (!isOwn(c, asked) || c.asker.pressed || asked.includes('money.debt') || !asks(asked, BESIDE_LOAN)) return []
  // an instalment that is told as well is answered with its sum
  if (toldFacts(c.input.concern).some(({ kind }) => kind === 'instalment')) return []
  return byGround(c, 'debt', { well: 'told.loanLeft.well', mixed: 'told.loanLeft.mixed', ill: 'told.loanLeft.ill' })
}

/** Years in a post or a trade that are told: which of them the chart ties to work, and what to make of those. */
const yearsServed: ToldWriter = (c, told, asked) => {
  const isTrade = c.asker.trade === 'business'
  const years = yearsTold(c, told)
  if (years === null || !isOwn(c, asked) || c.asker.abroad || c.asker.retired || !(isTrade || c.asker.work === 'livelihood')) return []
  const leaves = !isTrade && asks(asked, OUTWARD)
  if (!leaves && !asksAny(c, asked, isTrade ? TRADES : POSTS)) return []
  // a standstill and a life away that are told as such are held against the same years
  const others = toldFacts(c.input.concern)
  if (others.some(({ kind }) => kind === 'yearsAway')) return []
  if (others.some(({ kind, words }) => kind === 'longInOne' && WORK_WRITERS.longInOne(c, words, asked).length > 0)) return []
  const run = yearsRun(c, years, 'career')
  if (run === null) return []
  const key = isTrade ? 'trade' : leaves ? 'away' : 'post'
  if (run.degree === 'untied')
    return [c.line(periodIds(c, run.untied), `told.yearsServed.${key}.untied`, { years, grahas: lordsOf(c, run.untied) })]
  const best = longestOf(c, run.tied, years)
  if (best === undefined) return []
  return [
    c.line(periodIds(c, run.tied), `told.yearsServed.${key}.${run.degree}`, {
      years,
      grahas: lordsOf(c, run.tied),
      span: pastSpan(c, best, years),
    }),
  ]
}

/** A break is long from so many years on. */
const GAP_YEARS = 2
const BACK: readonly Point[] = ['work.back', 'work.post', 'work.field', 'work.own', 'work.place', 'work.studyJob']

/** Years without a post: what the sub-periods of them were to work, and how the gap is told. */
const gapYears: ToldWriter = (c, told, asked) => {
  const years = yearsTold(c, told, GAP_YEARS)
  if (years === null || !isOwn(c, asked) || !asks(asked, BACK)) return []
  const run = yearsRun(c, years, 'career')
  if (run === null) return []
  if (run.degree === 'untied') return [c.line(periodIds(c, run.untied), 'told.gapYears.untied', { years, grahas: lordsOf(c, run.untied) })]
  const best = longestOf(c, run.tied, years)
  return best === undefined
    ? []
    : [c.line(periodIds(c, run.tied), 'told.gapYears.tied', { years, grahas: lordsOf(c, run.tied), span: pastSpan(c, best, years) })]
}

/** What goes on beside a result that is not out. */
const BESIDE_RESULT: readonly Point[] = [
  'work.post',
  'work.permanent',
  'work.government',
  'work.change',
  'work.attempts',
  'work.examWhich',
  'work.studyJob',
  'work.own',
  'work.govtPrivate',
]

/** A result that is not out: what is done until then, by study and contest. */
const resultDue: ToldWriter = (c, _told, asked) =>
  isOwn(c, asked) && asks(asked, BESIDE_RESULT)
    ? byVoices(c, 'exam', { well: 'told.resultDue.well', mixed: 'told.resultDue.mixed', ill: 'told.resultDue.ill' })
    : []

/** A course or a stay that costs a sum. */
const COSTLY: readonly Point[] = [
  'abroad.study',
  'abroad.country',
  'abroad.should',
  'abroad.when',
  'study.course',
  'study.admission',
  'kin.childStudy',
  'work.studyJob',
]
const RANK = { ill: 0, mixed: 1, well: 2 } as const
/** A sum for which nobody weighs a loan. */
const SMALL_COST = / [012](?: \d+)? ?(?:lakhs?|lacs?|l) |[012] (?:लाख|லட்ச|లక్ష)/u
const EVEN = { ill: 'neither', mixed: 'divided', well: 'both' } as const

/** A sum that a course costs: how much of it is borrowed, by what stands better, own money or a loan. */
const costTold: ToldWriter = (c, told, asked) => {
  // whether it is found is answered where it is asked
  if (SMALL_COST.test(plainText(told)) || !asks(asked, COSTLY) || asked.includes('money.arrange')) return []
  const [own, owed] = [judge(c, 'money'), judge(c, 'debt')]
  const gap = RANK[own.state] - RANK[owed.state]
  const key = gap > 0 ? 'own' : gap < 0 ? 'loan' : EVEN[own.state]
  return [c.line([...new Set([...own.ids, ...owed.ids])], `told.costTold.${key}`), ...weightiest(c, gap < 0 ? 'debt' : 'money')]
}

/** Where somebody stands who asks about work, held against service, income and the years that were. */
export const STANDING_WRITERS: ToldWriters<keyof typeof OF_STANDING> = {
  newHead,
  appraisalDue,
  spouseEarns,
  gapYears,
  resultDue,
  costTold,
  loanLeft,
  payTold: payTalk,
  yearsServed,
}
