import type { Composer, Line } from '../../../compose/composer.ts'
import { addMonths, addYears } from '../../../facts/calendar.ts'
import { judge, judgeOwed } from '../../../rules/grounds.ts'
import { weighField } from '../../../rules/fields.ts'
import { onLoan } from '../../../understanding/place-taken.ts'
import { pointsAsked, type AskedPoint } from '../../../understanding/points-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { hangsOnOneBuyer } from '../../../understanding/trade-money.ts'
import { fieldSold } from '../../../understanding/trade-begun.ts'
import { asksShopFromHome, namesOnlineSale, saleHasFallen } from '../../../understanding/trade-place.ts'
import { easyMonths, quickFinding } from '../../months.ts'
import { fieldLine } from '../../named-work.ts'
import { mayBegin, useOf } from '../../stretch-use.ts'
import { tradeCourse } from '../../trade-course.ts'
import { isOpen } from '../answer-stretches.ts'
import { growthOf, tradeStretches } from '../growth.ts'
import { spanAloud } from '../span-aloud.ts'
import { method } from './shared.ts'
import { workTimes } from './times.ts'
import { weightiest } from './weightiest.ts'

/** A second place of a shop that runs: now or to wait, what weighs most, the small step before it, what the rent has to bear, and when. */
export function secondLines(c: Composer, { told, words }: AskedPoint, said: readonly Line[]): Line[] {
  const text = plainText(`${told} ${words}`)
  const { ids } = tradeCourse(c)
  const key = growthOf(c, text)
  const plain = [method(c)]
  const grows = key === 'now' || key === 'later'
  return [
    c.line(ids, `point.branch.${key}`),
    ...weightiest(c, 'business'),
    ...(saleHasFallen(text) ? [c.line(plain, 'point.branch.fallen')] : []),
    c.line(plain, namesOnlineSale(text) ? 'point.branch.online' : 'point.branch.stall'),
    ...(key === 'no' ? [] : [c.line(plain, 'point.branch.rent')]),
    ...workTimes(c, c.say(grows ? 'noun.second' : 'noun.trade'), grows ? 'second' : 'trade', ids, said),
  ]
}

/** A trade that is to grow on a loan: now or to wait, what weighs most, how its loan is carried, the buyer on whom it hangs, and when. */
export function largerLines(c: Composer, { told, words }: AskedPoint, said: readonly Line[]): Line[] {
  const text = plainText(`${told} ${words}`)
  const { ids } = tradeCourse(c)
  const debt = judgeOwed(c)
  return [
    c.line(ids, `point.larger.${growthOf(c, text)}`),
    ...weightiest(c, 'business'),
    c.line(debt.ids, `point.larger.loan.${debt.state}`),
    ...(hangsOnOneBuyer(text) ? [c.line([method(c)], 'point.larger.buyer')] : []),
    ...workTimes(c, c.say('noun.trade'), 'trade', ids, said),
  ]
}

/** A marked time further off than this is nothing that a shop waits for. */
const SHOP_YEARS = 2
/** A lighter one further off than this is no date to give to whoever has buyers today. */
const TRIAL_MONTHS = 15
/** Of the easy months so many are named. */
const MOST_MONTHS = 2

/** When work at home opens its first shop: in a marked time that is near, else by the orders and the purse, in the easiest months of the year. */
function whenToOpen(c: Composer): Line {
  const reach = addYears(c.input.asOf, SHOP_YEARS)
  const marked = tradeStretches(c).filter(({ from }) => from < reach)
  const soon = addMonths(c.input.asOf, TRIAL_MONTHS)
  const near =
    marked.find((stretch) => mayBegin(c, stretch)) ?? marked.find((stretch) => useOf(c, stretch) === 'try' && stretch.from < soon)
  if (near !== undefined) {
    const [part] = near.parts
    const bears = mayBegin(c, near) ? 'begin' : 'try'
    return isOpen(c, near)
      ? c.line(near.ids, `point.shop.when.${bears}Now`, { to: c.date(part.to, part.toErrorDays) })
      : c.line(near.ids, `point.shop.when.${bears}`, { span: spanAloud(c, part) })
  }
  // a time that only prepares is none for a signature
  const months = easyMonths(c)
    .filter(({ from, to }) => marked.every((stretch) => useOf(c, stretch) !== 'prepare' || to <= stretch.from || from >= stretch.to))
    .slice(0, MOST_MONTHS)
  return months.length === 0
    ? c.line([method(c)], 'point.shop.when.plain')
    : c.line(
        months.map(({ sun }) => quickFinding(c, sun).id),
        'point.shop.when.orders',
        { count: months.length, months: { list: months.map(({ label }) => label) } },
      )
}

/** The first shop of a trade that was built up at home: whether it bears one, when, what the purse has to cover, and the loan for it. */
export function shopLines(c: Composer, { told, words }: AskedPoint): Line[] {
  const { course, ids } = tradeCourse(c)
  const debt = judgeOwed(c)
  return [
    c.line(ids, `point.shop.${course}`),
    ...(course === 'shrink' ? [] : [whenToOpen(c)]),
    c.line([method(c)], 'point.shop.purse'),
    ...(onLoan(plainText(`${told} ${words}`)) ? [c.line(debt.ids, `point.take.loan.${debt.state}`)] : []),
  ]
}

/** Whether trade has luck, asked of one that runs: its ground and what is sold; when, where no shop is asked for beside it. */
export function luckLines(c: Composer, said: readonly Line[]): Line[] {
  const { ids, state } = judge(c, 'business')
  const sold = fieldSold(c.whole.input.concern)
  const opens = pointsAsked(c.whole.input.concern).some(({ words, told }) =>
    asksShopFromHome(plainText(words), plainText(`${told} ${words}`)),
  )
  return [
    c.line(ids, `point.trade.${state}`),
    ...weightiest(c, 'business'),
    ...(sold === null || sold === 'shop' || (state !== 'ill' && weighField(c, sold).carried === 'slow') ? [] : [fieldLine(c, sold)]),
    ...(opens ? [] : workTimes(c, c.say('noun.trade'), 'trade', ids, said)),
  ]
}
