import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { tellsPayWaits } from '../../../understanding/pay-told.ts'
import { pointsAsked, SURE } from '../../../understanding/points-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { readings, windows } from '../../cache.ts'
import { weeksAside, weeksOf } from '../../months.ts'
import { payLines } from '../../short-concerns.ts'
import { mayBegin } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { groundAloud, timeAloud } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { chosenStretches, isOpen, NEAR_YEARS } from '../answer-stretches.ts'
import { comingMaha } from '../coming-maha.ts'
import { weightiest } from './weightiest.ts'
import { namedTime } from './times.ts'
import { isWhen, type Writer } from './shared.ts'

const PAY =
  / (?:salary|salaries|pay|paid|hike|increment|appraisal|raise|package|ctc|wages|earn|money|tankha|tankhwah|vetan|sambalam|jeetham|jeetam) |वेतन|तनख्वाह|சம்பள|జీత/u
export const asksOfPay = (words: string): boolean => PAY.test(plainText(words))
/** A rank is asked for by these, whatever it pays. */
const RANK = / (?:promot\S*|manager|rank|position|designation|band|grade|padonnati) |पदोन्नति|பதவி|ప్రమోషన్/u
/** True where what is asked last is pay and no rank. */
export function asksOfPayAlone(words: string): boolean {
  const last = words.split(/[.?!।]+/u).findLast((one) => one.trim() !== '') ?? ''
  return asksOfPay(last) && !RANK.test(plainText(last))
}

/**
 * What the next post pays, beside the last one: by the ground of money, which is where pay goes (BPHS 11.3, 11.12: the 2nd and the 11th), and in which
 * stretch the old figure can be named.
 */
function nextPay(c: Composer): Line[] {
  const { ids, state } = judge(c, 'money')
  const [first, ...later] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const bears = first !== undefined && mayBegin(c, first) ? first : undefined
  const reach = addYears(c.input.asOf, NEAR_YEARS)
  const then = later.find((stretch) => mayBegin(c, stretch) && stretch.from < reach)
  return [
    c.line(ids, `point.pay.again.${state}`),
    ...weightiest(c, 'money'),
    ...comingMaha(c),
    ...(bears !== undefined
      ? [c.line(bears.ids, 'point.pay.again.name', { span: spanAloud(c, bears.parts[0]) })]
      : then !== undefined
        ? [c.line(then.ids, 'point.pay.again.later', { span: spanAloud(c, then.parts[0]) })]
        : []),
  ]
}

/**
 * What a post pays that is changed to: by the same ground of money, and asked for in the talks about the offer, in the stretch that bears the change; a rise in
 * the post that is left is no part of it.
 */
function offerPay(c: Composer, words: string): Line[] {
  const { ids, state } = judge(c, 'money')
  const bears = undated(c, 'career') ? undefined : chosenStretches(c, 'career').find((stretch) => mayBegin(c, stretch))
  const near = bears !== undefined && bears.from < addYears(c.input.asOf, NEAR_YEARS) ? bears : undefined
  const how = c.line(ids, isWhen(words) && near !== undefined ? `point.pay.change.also.${state}` : `point.pay.change.${state}`)
  // whoever asks when reads the day first
  if (near !== undefined && isWhen(words)) {
    const all = [...new Set([...chosenStretches(c, 'career'), ...windows(c).career])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
    const weeks = weeksOf(c, 'career', near, all)
    const [part] = near.parts
    return [
      c.line([...near.ids, ...ids], isOpen(c, near) ? 'point.pay.change.whenNow' : 'point.pay.change.when', {
        span: spanAloud(c, part),
        to: c.date(part.to, part.toErrorDays),
        weeks: weeks === null ? '' : weeksAside(c, weeks),
      }),
      how,
      ...weightiest(c, 'money'),
      ...comingMaha(c),
    ]
  }
  return [
    how,
    ...weightiest(c, 'money'),
    ...comingMaha(c),
    near === undefined
      ? c.line(ids, 'point.pay.change.any')
      : c.line([...near.ids, ...ids], isOpen(c, near) ? 'point.pay.change.now' : 'point.pay.change.ask', {
          span: spanAloud(c, near.parts[0]),
          to: c.date(near.parts[0].to, near.parts[0].toErrorDays),
        }),
  ]
}

/** True where a change of post is asked about or told beside it. */
const isOfChange = (c: Composer): boolean =>
  pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'work.change' && likely >= SURE)

/** True where the pay was told as that of a post which is changed to. */
export const toldOfOffer = (c: Composer, lines: readonly Line[]): boolean =>
  lines.some(({ text }) =>
    (['well', 'mixed', 'ill'] as const).some((state) =>
      [c.say(`point.pay.change.${state}`), c.say(`point.pay.change.also.${state}`)].includes(text),
    ),
  )

/** A rise in pay for whoever has a post: when, or whether, and the weeks in which to ask for it. */
export function rise(c: Composer, words: string, said: readonly Line[]): Line[] {
  const noun = c.say('noun.rise')
  const [head, asking] = payLines(c)
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  // what is open is not waited for
  const ask = first !== undefined && isOpen(c, first) ? c.line(first.ids, 'point.rise.now') : asking
  const named = namedTime(c, words, { topic: 'career', ground: null, noun })
  const time = timeAloud(c, 'career', noun)
  const isTold = time !== null && said.some(({ ids }) => ids.join() === time.ids.join())
  if (questionOf(words).form === 'when' && time !== null && !isTold)
    return [...named, time, groundAloud(c, readings(c).career, noun, 'also'), ...comingMaha(c), ...(ask === undefined ? [] : [ask])]
  return [...named, ...(head === undefined ? [] : [head]), ...comingMaha(c), ...(ask === undefined ? [] : [ask])]
}

/** What work pays: whoever has no post asks of the next one, whoever has one of a rise; a rank is told with the post. */
export const pay: Writer = (c, { words, told }, said) => {
  // "when will I get it" asks for what was told
  const isPay = asksOfPay(words) || (tellsPayWaits(told) && !RANK.test(plainText(told)))
  if (!isPay || RANK.test(plainText(words))) return []
  if (isWithoutPost(c.asker.settled)) return nextPay(c)
  return isOfChange(c) ? offerPay(c, words) : rise(c, words, said)
}
