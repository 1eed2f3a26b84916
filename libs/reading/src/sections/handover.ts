import type { Composer, Line } from '../compose/composer.ts'
import { addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import { judge, type Judged } from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import { awaitsHandover, type Handover } from '../understanding/handover.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { timesOf, type Time } from './matter-times.ts'
import { once } from './once.ts'
import { nearestTime, voiceLine } from './short-concerns.ts'
import { methodFinding } from './verdict.ts'

/**
 * A home that was paid for and is not handed over: the place (the 4th) weighed against the sum (the 2nd and 11th, with the 6th of a claim and the 7th of the
 * other side), a time for each, and one step. Never what a builder pays or an office decides.
 */

/** The place that is waited for, by the whole question; null for any other question. */
export const handoverOf = once((c): Handover | null => awaitsHandover(c.whole.input.concern))

const WORTH = { well: 2, mixed: 0, ill: -2 } as const
const worth = ({ state }: Judged): number => WORTH[state]

/** Which of the two has more of the chart with it: the sum is carried by money first, and by a claim and terms together as much. */
export const handoverLean = once((c): 'place' | 'refund' | 'even' => {
  const claim = (worth(judge(c, 'dispute')) + worth(judge(c, 'terms'))) / 2
  const by = worth(judge(c, 'home')) - (worth(judge(c, 'money')) + claim) / 2
  return by > 0 ? 'place' : by < 0 ? 'refund' : 'even'
})

const placeName = (c: Composer, { place }: Handover): string => c.say(`point.handover.name.${place}`)

/** A time with its prepositions, of an open one its end. */
const spanFrom = (c: Composer, { from, to, fromErrorDays, toErrorDays }: Part): string =>
  from <= c.input.asOf
    ? c.say('point.span.until', { to: c.date(to, toErrorDays) })
    : c.say('point.span.from', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })

function leanLine(c: Composer, told: Handover): Line {
  const [home, money, claim] = [judge(c, 'home'), judge(c, 'money'), judge(c, 'dispute')]
  return c.line([...new Set([...home.ids, ...money.ids, ...claim.ids])], `point.handover.${handoverLean(c)}`, {
    place: placeName(c, told),
    home: c.say(`point.handover.home.${home.state}`),
    money: c.say(`point.handover.money.${money.state}`),
    claim: c.say(`point.handover.claim.${claim.state}`),
  })
}

/** Two times of which no more than the day they began on differs are one. */
const isOneTime = (c: Composer, one: Part, other: Part): boolean =>
  one.to === other.to && laterOf(one.from, c.input.asOf) === laterOf(other.from, c.input.asOf)

/** What the chapter's table has for the place after its nearest time, once that is over. */
const nextTime = (c: Composer, { to }: Part): Time | undefined =>
  timesOf(c, 'home').find(({ spans: [first] }) => daysBetween(to, first.from) >= NEXT_DAYS && first.from < addYears(c.input.asOf, YEARS))
/** What follows sooner is the same time going on. */
const NEXT_DAYS = 60
const YEARS = 5

/** When each of the two is likelier to move, that which leads first; of a claim that runs the time for its papers. */
function timeLines(c: Composer, told: Handover): Line[] {
  const [home, money] = [nearestTime(c, 'home'), nearestTime(c, 'money')]
  const place = placeName(c, told)
  const ofPlace =
    home === null
      ? c.line(judge(c, 'home').ids, 'point.handover.when.noPlace', { place })
      : c.line(home.ids, 'point.handover.when.place', { place, span: spanFrom(c, home) })
  const ofMoney =
    money === null
      ? c.line(judge(c, 'money').ids, 'point.handover.when.noMoney')
      : c.line(money.ids, 'point.handover.when.money', { span: spanFrom(c, money) })
  const isSame = home !== null && money !== null && isOneTime(c, home, money)
  const claim = told.stage === 'none' ? null : nearestTime(c, 'dispute')
  const isNew = claim !== null && [home, money].every((one) => one === null || !isOneTime(c, one, claim))
  const later = home === null ? undefined : nextTime(c, home)
  return [
    ...(isSame
      ? [c.line([...new Set([...home.ids, ...money.ids])], 'point.handover.when.same', { place, span: spanFrom(c, home) })]
      : handoverLean(c) === 'refund'
        ? [ofMoney, ofPlace]
        : [ofPlace, ofMoney]),
    ...(later === undefined
      ? []
      : [
          c.line(later.ids, 'point.handover.when.later', {
            place,
            span: spanOf(c, later.spans[0]),
            light: later.kind === 'full' || later.kind === 'half' ? 'no' : 'yes',
          }),
        ]),
    ...(isNew ? [c.line(claim.ids, 'point.handover.when.claim', { span: spanFrom(c, claim) })] : []),
  ]
}

/** What page 1 says of it: which of the two leads, when, how the other side is to be dealt with, and one step. */
export function handoverLines(c: Composer): Line[] {
  const told = handoverOf(c)
  if (told === null) return []
  const terms = judge(c, 'terms')
  return [
    leanLine(c, told),
    ...timeLines(c, told),
    c.line(terms.ids, `point.handover.terms.${terms.state}`),
    c.line([methodFinding(c, 'question', 'bphs24.145-148')], `point.handover.step.${told.stage}`),
  ]
}

/** The grounds of the sum beside those of the place: both counts, and the heaviest voice on money of either side. */
export function refundItem(c: Composer): Line[] {
  const [money, claim] = [judge(c, 'money'), judge(c, 'dispute')]
  const word = (n: number): string => c.say('number', { n })
  return [
    c.line([...new Set([...money.ids, ...claim.ids])], 'point.handover.count', {
      moneyAll: word(money.voices.length),
      moneyFor: word(money.for.length),
      moneyAgainst: word(money.against.length),
      claimAll: word(claim.voices.length),
      claimFor: word(claim.for.length),
      claimAgainst: word(claim.against.length),
    }),
    ...voiceLine(c, 'money', money, 'for'),
    ...voiceLine(c, 'money', money, 'against'),
  ]
}

/** For the chapter: the times in which the sum itself is likelier to move, beside those of the place. */
export function refundTimes(c: Composer): Line[] {
  const times = timesOf(c, 'money').slice(0, MOST_TIMES)
  return times.length === 0
    ? []
    : [
        c.line([...new Set(times.flatMap(({ ids }) => ids))], 'matter.handover.sum', {
          count: times.length,
          spans: { list: times.map(({ spans }) => spanOf(c, spans[0])) },
        }),
      ]
}
const MOST_TIMES = 3
