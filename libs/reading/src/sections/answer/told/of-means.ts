import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, type Judged } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { paidBySale } from '../../../understanding/home-paid.ts'
import { tellsInstalments } from '../../../understanding/instalments.ts'
import type { OF_MEANS } from '../../../understanding/told-facts/means.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { plainText } from '../../../understanding/topics.ts'
import { namesMarket } from '../../market.ts'
import { nearestTime } from '../../short-concerns.ts'
import { weightiest } from '../points/weightiest.ts'
import { spanAloud } from '../span-aloud.ts'
import { paperOf } from './lent-paper.ts'
import { monthlySum } from './monthly-sum.ts'
import { rupees } from './pay-sum.ts'
import { byGround, type ToldWriter, type ToldWriters } from './told-writer.ts'

/** Steps into which money is put. */
const COSTS: ReadonlySet<Point> = new Set<Point>([
  'work.own',
  'work.trade',
  'work.partner',
  'work.funds',
  'work.named',
  'home.buy',
  'home.vehicle',
  'abroad.study',
  'study.course',
  'money.invest',
])
/** Steps that leave a salary, or that cost what an instalment takes away. */
const LEAVES: ReadonlySet<Point> = new Set<Point>([
  'work.own',
  'work.partner',
  'work.change',
  'work.jobBusiness',
  'work.studyJob',
  'work.retire',
  'home.buy',
  'home.vehicle',
  'abroad.study',
  'abroad.should',
  'abroad.back',
  'study.course',
])
/** A post on which an instalment hangs. */
const FEARED: ReadonlySet<Point> = new Set<Point>(['work.secure', 'work.post', 'work.offer', 'work.boss'])
/** Steps for which gold or land is given away. */
const PAID_FOR: ReadonlySet<Point> = new Set<Point>([
  ...COSTS,
  'abroad.should',
  'abroad.when',
  'abroad.work',
  'abroad.visa',
  'study.admission',
  'kin.childStudy',
  'kin.childWed',
  'money.arrange',
])
const OWED: ReadonlySet<Point> = new Set<Point>(['money.stuck', 'money.loss'])

const asks = (asked: readonly Point[], of: ReadonlySet<Point>): boolean => asked.some((point) => of.has(point))

/** So many months of an instalment are laid aside, by how debts lie. */
const MONTHS = { well: 3, mixed: 6, ill: 12 } as const

/** An instalment or a rent that runs beside a step: how many months of it come first (the 6th house and Mars; the count is practice). */
const instalment: ToldWriter = (c, told, asked) => {
  // who has no income lays nothing aside, and what is paid for a house that is late is not beside its purchase
  if (
    (isWithoutPost(c.asker.settled) && !asked.includes('work.secure')) ||
    (asked.includes('home.buy') && LATE_HOUSE.test(plainText(c.whole.input.concern)))
  )
    return []
  // the rent of a shop, of a place that is left, or of the one before a house that is bought, ends with the step
  const leavesWork = c.asker.trade !== 'business' && asked.some((point) => point.startsWith('work.') && LEAVES.has(point))
  if (!IS_LOAN.test(plainText(told)) && !leavesWork) return []
  // whoever is pressed by lenders reads of them in the answer
  const isFeared = asked.some((point) => FEARED.has(point)) && c.asker.trade !== 'business'
  if (!(isFeared || asks(asked, LEAVES)) || c.asker.pressed || (c.asker.debt && !tellsInstalments(c.whole.input.concern))) return []
  const { ids, state } = judge(c, 'debt')
  const sum = c.asker.abroad ? null : monthlySum(told)
  const count = MONTHS[state]
  const reserve = c.say(`told.instalment.reserve.${state}`)
  const all = sum === null ? '' : c.say('told.instalment.sum', { sum: rupees(sum * count) })
  const kind = isFeared && !asks(asked, LEAVES) ? '.post' : ''
  return [c.line(ids, `told.instalment${kind}.${state}`, { reserve: `${reserve}${all}` }), ...weightiest(c, 'debt')]
}

export const LATE_HOUSE = / (?:possession|booked|handed over) /
export const IS_LOAN = / (?:emis?|instal+ments?|kist|kisht|kishte|kiste|loans?) |ईएमआई|किस्त|किश्त|ஈஎம்ஐ|தவணை|ఈఎంఐ|వాయిదా/u

/** Gold to be pledged or sold for a step: by how debts lie; whose it is comes first. */
const jewels: ToldWriter = (c, told, asked) => {
  if (!asks(asked, PAID_FOR)) return []
  const { ids, state } = judge(c, 'debt')
  const isHers = c.input.person.gender !== 'female' && HERS.test(plainText(told))
  return [
    c.line(ids, `told.jewels.${state}`),
    ...(isHers ? [c.line(ids, 'told.jewels.hers')] : []),
    ...(isHers ? [] : weightiest(c, 'debt')),
  ]
}
const HERS = / (?:wifes?|mothers?|amma\S*|mummy\S*|maa|mom\S*|patni|biwi|she|her) |पत्नी|बीवी|माँ|मां|மனைவி|அம்மா|பொண்டாட்டி|భార్య|అమ్మ/u

/** Land or a flat that is to pay for a step: by house and land, with the nearest time to show it. */
const landToSell: ToldWriter = (c, _told, asked) => {
  // what is sold to live elsewhere is answered as one plan
  if (!asks(asked, PAID_FOR) || asked.some((point) => point === 'home.sell' || point === 'home.buy' || point === 'home.share')) return []
  const { ids, state } = judge(c, 'home')
  const time = nearestTime(c, 'home')
  const when =
    time === null
      ? []
      : [
          time.from <= c.input.asOf
            ? c.line(time.ids, 'told.landToSell.now', { to: c.date(time.to, time.toErrorDays) })
            : c.line(time.ids, 'told.landToSell.time', { span: spanAloud(c, time) }),
        ]
  return [c.line(ids, `told.landToSell.${state}`), ...when]
}

/** A place whose sale is to pay for the home that is asked about: how much of its price the plan may count on, and who has the word on it. */
const placeOnSale: ToldWriter = (c, told, asked) => {
  if (!asked.includes('home.buy') || !paidBySale(c.whole.input.concern)) return []
  const { ids, state } = judge(c, 'home')
  return [
    c.line(ids, `told.placeOnSale.${state}`),
    c.line(ids, THEIRS.test(plainText(told)) ? 'told.placeOnSale.theirs' : 'told.placeOnSale.own'),
  ]
}
const THEIRS =
  / (?:father|fathers|mother|mothers|dad|dads|papa|pitaji|mummy|parents|in laws?|sasur\S*|grandfather|grandfathers|dada|appa\S*|amma\S*|nanna\S*|uncle|brother|bhai|ancestral|pushtaini) |पिता|माँ|मां|पापा|ससुर|दादा|அப்பா|அம்மா|மாமனார்|నాన్న|అమ్మ|మామ/u

const RANK = { ill: 0, mixed: 1, well: 2 } as const

/** How a debtor is best met: a letter, a table, the one after the other, or somebody else in between. */
function mannerOf(dispute: Judged, terms: Judged): 'letter' | 'table' | 'turn' | 'third' {
  const gap = RANK[terms.state] - RANK[dispute.state]
  if (gap < 0) return 'letter'
  if (terms.state === 'ill') return 'third'
  return gap > 0 ? 'table' : 'turn'
}

/** What to do with the paper; disputes are held against agreement (BPHS 11.7, 11.8; the weighing is practice). */
function mannerLines(c: Composer): Line[] {
  const [dispute, terms] = [judge(c, 'dispute'), judge(c, 'terms')]
  const manner = mannerOf(dispute, terms)
  return [c.line([...dispute.ids, ...terms.ids], `told.lentPaper.${manner}`), ...weightiest(c, manner === 'letter' ? 'dispute' : 'terms')]
}

/** A claim out of a loan runs for so many years as a rule (Limitation Act of India). */
const CLAIM_YEARS = 3

/** True where the last year that is told lies so far back that the claim may have run out. */
function isYearsAgo(c: Composer): boolean {
  const now = Number(c.input.asOf.slice(0, 4))
  const years = [...plainText(c.whole.input.concern).matchAll(/(?<= )(20\d\d)(?= )/g)].map(([year]) => Number(year))
  const last = Math.max(...years.filter((year) => year <= now))
  return Number.isFinite(last) && last <= now - CLAIM_YEARS
}

/** The paper that there is of money which was lent, and how to go on with it. */
const lentPaper: ToldWriter = (c, told, asked) => {
  if (!asks(asked, OWED) || namesMarket(c)) return []
  const { ids } = judge(c, 'money')
  // whoever wants no court reads there how it is asked for
  const isToldThere = toldFacts(c.input.concern).some(({ kind }) => kind === 'noCourt')
  const paper = paperOf(told)
  const isLate = (paper === 'note' || paper === 'none') && isYearsAgo(c)
  return [c.line(ids, isLate ? `told.lentPaper.${paper}.late` : `told.lentPaper.${paper}`), ...(isToldThere ? [] : mannerLines(c))]
}

/** Money that is in the step already, in the clause that tells of it; what is put by, or lies in a deposit, is not. */
const WENT_IN =
  / (?:i|we|have|has|had|ive|weve|already) (?:already |also |just )?(?:made|built|bought|purchased|constructed|put|spent|set up|invested|begun)(?= )(?! (?:by|aside|away|off) )(?! (?:\S+ ){0,5}?(?:savings?|fds?|mutual|sip|shares?|stocks?|gold|ppf|post office) )| (?:lagaya|lagaye|lagayi|laga diya|laga diye|daal diya|daal diye) /
/** The same of a trade that runs, told in another clause. */
const SUM_IN =
  / (?<!(?:be|get|gets|being) )invested (?:(?:rs|inr|about|around|nearly|total|all|over|some) ){0,2}\d(?! (?:\S+ ){0,5}?(?:fds?|mutual|sip|shares?|stocks?|gold|ppf|post office) )/
const OF_TRADE: ReadonlySet<Point> = new Set<Point>(['work.trade', 'work.partner', 'work.funds', 'work.close'])

/** True where what was put by has gone in: how much of it to use is no question any more. */
const isPutIn = (c: Composer, told: string, asked: readonly Point[]): boolean =>
  WENT_IN.test(plainText(told)) || (asks(asked, OF_TRADE) && !asked.includes('work.own') && SUM_IN.test(plainText(c.whole.input.concern)))

/** Means of one's own, held against the houses of savings and gains (BPHS 11.3, 11.12; how much of them to use is practice). */
export const MEANS_WRITERS: ToldWriters<keyof typeof OF_MEANS> = {
  savings: (c, told, asked) =>
    asks(asked, COSTS) && !isPutIn(c, told, asked)
      ? byGround(c, 'money', { well: 'told.savings.well', mixed: 'told.savings.mixed', ill: 'told.savings.ill' })
      : [],
  jewels,
  landToSell,
  placeOnSale,
  instalment,
  lentPaper,
}
