import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding } from '../compose/parts.ts'
import { addMonths, addYears, daysBetween } from '../facts/calendar.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { BIRTH, judge } from '../rules/grounds.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { asksIfOwn, homeUnwilling } from '../understanding/adoption.ts'
import { childWishIn } from '../understanding/child-wish.ts'
import { ofEmbryo } from '../understanding/embryo-transfer.ts'
import { triesOrWaits, trySpan } from '../understanding/try-or-wait.ts'
import { plainText } from '../understanding/topics.ts'
import { namedPeriods } from '../understanding/named-dates.ts'
import { labelOf } from './answer/answer-named.ts'
import { spanOf, type Item } from './answer/answer-stretches.ts'
import { courseOfWish } from './kin-asked.ts'
import { timesOf } from './matter-times.ts'
import { groundFact, soonOpenings, type SoonOpening } from './short-concerns.ts'
import { methodFinding } from './verdict.ts'
import { lightMonths } from './wellbeing.ts'

/**
 * A child that is hoped for: how the house of children is carried (the 5th, its lord and Jupiter, the 5th from the Moon and from Jupiter, the saptamsa), and
 * the times that are kind to the wish. No day of a conception or a birth is told, nothing of the body, and no verdict on whether a child comes.
 */
const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** How the house of children is carried, with the weightiest fact on each side. */
export function carriedLines(c: Composer): Line[] {
  const { ids, state, for: helps, against } = judge(c, BIRTH)
  const carried = c.say(`birth.carried.${state}`)
  const saysYog = SAYS_YOG.test(plainText(c.whole.input.concern))
  const [help, hindrance] = [helps[0], against[0]]
  const fact = (voice: typeof help): string => (voice === undefined ? '' : groundFact(c, BIRTH, voice, false))
  return [
    saysYog ? c.line(ids, 'birth.yog', { yog: c.say(`birth.yog.${state}`), carried }) : c.line(ids, `birth.carried.${state}`),
    ...(help === undefined && hindrance === undefined
      ? []
      : [
          c.line(
            [help?.id, hindrance?.id].filter((id) => id !== undefined),
            help === undefined ? 'birth.facts.against' : hindrance === undefined ? 'birth.facts.for' : 'birth.facts',
            { helps: fact(help), hinders: fact(hindrance) },
          ),
        ]),
  ]
}

/** What such a time is for, by what there is to do. */
const COURSE_FOR = {
  lost: 'lost',
  awaited: 'awaited',
  adopt: 'adopt',
  both: 'treated',
  treated: 'treated',
  normal: 'treated',
  another: 'other',
  open: 'other',
} as const

/** A first time further off than this leaves months that nobody should think closed. */
const FAR_MONTHS = 6
/** So many of the times stand in the short answer; the chapter has them all. */
const MOST_TIMES = 3

/** The times that are kind to the wish, by the one judge of every chapter; that none is told where none is dated. */
export function kindTimes(c: Composer): Line[] {
  const openings = soonOpenings(c, BIRTH).slice(0, MOST_TIMES)
  const [first] = openings
  if (first === undefined) return [c.line([method(c)], 'birth.times.none')]
  return [
    c.line([...new Set(openings.flatMap(({ ids }) => ids))], isFarOff(c, first) ? 'birth.times.far' : 'birth.times', {
      wishFor: c.say(`birth.for.${usesOf(c, openings)}`),
      spans: spansOf(c, openings),
    }),
  ]
}
/** What there is to do in such times; light ones alone are for no more than a small step, as every table has it, unless it is one of papers. */
function usesOf(c: Composer, openings: readonly SoonOpening[]): (typeof COURSE_FOR)[keyof typeof COURSE_FOR] | 'light' {
  const use = COURSE_FOR[courseOfWish(c)]
  return use !== 'adopt' && use !== 'awaited' && openings.every(({ isFull }) => !isFull) ? 'light' : use
}
const isFarOff = (c: Composer, { parts }: SoonOpening): boolean => (parts[0]?.from ?? '') > addMonths(c.input.asOf, FAR_MONTHS)
const spansOf = (c: Composer, openings: readonly SoonOpening[]): { list: string[] } => ({
  list: openings.flatMap(({ parts, isFull }) => parts.map((part) => spanOf(c, part, isFull ? '' : c.say('opening.light')))),
})

const SAYS_YOG = / (?:yo?ga?|yogam|yogas) /
function cannotLine(c: Composer, tries = false): Line {
  const course = courseOfWish(c)
  if (tries && course !== 'lost') return c.line([method(c)], 'birth.cannot.tries')
  return c.line([method(c)], course === 'awaited' || course === 'adopt' || course === 'lost' ? `birth.cannot.${course}` : 'birth.cannot')
}
const stepLine = (c: Composer): Line => c.line([method(c)], `birth.do.${courseOfWish(c)}`)

/** A treatment that is told beside dated times: that no try waits for them, and which months of the coming year are easier to bear one in. */
function plannedTries(c: Composer): Line[] {
  const wish = childWishIn(c.whole.input.concern)
  // whoever weighs another way as well has planned none yet
  const isPlanned = wish !== null && wish.treated && wish.kind !== 'adopt'
  return isPlanned && soonOpenings(c, BIRTH).length > 0 ? [c.line([method(c)], 'birth.tries'), ...lightMonths(c, true)] : []
}

/** Page 1 after the kind word: how the house of children is carried, the times that are kind to the wish, why no day is told, and one thing to do. */
export function wishLines(c: Composer): Line[] {
  const { concern } = c.whole.input
  const text = plainText(concern)
  if (childWishIn(concern)?.awaited) return awaitedLines(c)
  const ofTry = [...namedMonth(c), ...tryOrWait(c), ...transferLines(c)]
  // a try that is named is answered by itself
  const tries = ofTry.length > 0 ? [] : plannedTries(c)
  return [
    ...carriedLines(c),
    ...kindTimes(c),
    ...ofTry,
    ...tries,
    cannotLine(c, tries.length > 0),
    ...(OF_SEX.test(text) ? [c.line([method(c)], 'birth.sex')] : []),
    stepLine(c),
  ]
}
/**
 * Page 1 for a child who comes by adoption and no treatment: the times for the coming first, how the house of children is carried, the road that is asked for
 * beside it, those at home who want another try, why no day is told, and one thing to do.
 */
function awaitedLines(c: Composer): Line[] {
  const { concern } = c.whole.input
  const { ids, state } = judge(c, BIRTH)
  const pressed = homeUnwilling(concern)
  const [carried, ...facts] = carriedLines(c)
  return [
    comingTimes(c),
    ...namedMonth(c),
    ...(asksIfOwn(concern) ? [c.line(ids, `birth.ways.${state}`), ...facts] : [...(carried === undefined ? [] : [carried]), ...facts]),
    cannotLine(c),
    ...(pressed === null ? [] : [c.line([method(c)], `birth.pressed.${pressed}`)]),
    stepLine(c),
  ]
}

/** The times of the wish as those in which the child may come into the house. */
function comingTimes(c: Composer): Line {
  const openings = soonOpenings(c, BIRTH).slice(0, MOST_TIMES)
  const [first] = openings
  if (first === undefined) return c.line([method(c)], 'birth.come.none')
  return c.line([...new Set(openings.flatMap(({ ids }) => ids))], isFarOff(c, first) ? 'birth.come.far' : 'birth.come', {
    spans: spansOf(c, openings),
  })
}

/** A transfer of an embryo: the day is the doctor’s, and of the chart the months that are easier to bear it in. */
const transferLines = (c: Composer): Line[] =>
  ofEmbryo(plainText(c.whole.input.concern)) ? [c.line([method(c)], 'birth.transfer'), ...lightMonths(c, true)] : []

/**
 * Another try or waiting, where no month is named: whether the months that are meant hold one of the kind times, and that the chart closes none. When a
 * treatment is done the doctor says.
 */
function tryOrWait(c: Composer): Line[] {
  const { concern } = c.whole.input
  if (!triesOrWaits(concern) || namedPeriods(concern, c.input.asOf).some(({ grain }) => grain !== 'year')) return []
  const meant = trySpan(concern, c.input.asOf)
  const parts = soonOpenings(c, BIRTH).flatMap((one) => one.parts.map((part) => ({ part, ids: one.ids })))
  const held = parts.find(({ part }) => part.from < meant.to && part.to > meant.from)
  const next = parts.find(({ part }) => part.from >= meant.to)
  const label = c.say(`birth.try.${meant.kind}`)
  if (held !== undefined)
    return [
      c.line(held.ids, held.part.from <= meant.from ? 'birth.try.open' : 'birth.try.held', {
        label,
        from: c.date(held.part.from, held.part.fromErrorDays),
      }),
    ]
  return next === undefined
    ? [c.line([method(c)], 'birth.try.none', { label })]
    : [c.line(next.ids, 'birth.try.later', { label, from: c.date(next.part.from, next.part.fromErrorDays) })]
}

/** A time that the question names: whether it is among the kind ones, and that a treatment goes by the doctor's calendar either way. */
function namedMonth(c: Composer): Line[] {
  const [named] = namedPeriods(c.whole.input.concern, c.input.asOf)
  if (named === undefined || named.to <= c.input.asOf) return []
  const held = soonOpenings(c, BIRTH).filter(({ parts }) => parts.some(({ from, to }) => from < named.to && to > named.from))
  return [
    c.line(held.length > 0 ? held.flatMap(({ ids }) => ids) : [method(c)], 'birth.named', {
      label: sentenceCase(labelOf(c, named)),
      kind: held.length > 0 ? 'yes' : 'no',
    }),
  ]
}
const OF_SEX =
  / (?:(?:boy|girl|son|daughter|beta|beti|ladka|ladki) (?:or|ya) (?:\S+ )?(?:boy|girl|son|daughter|beta|beti|ladka|ladki)|baby boy|male child|how many (?:child\S*|kids)|kitne ba\S*|(?:have|get|blessed with) (?:a )?(?:son|boy)|beta hoga|putra) /

/** What the short answer stands on: every voice on the house of children, what makes the times, and what crosses that house. */
export function wishItems(c: Composer): Item[] {
  const { ids, voices, for: helps, against } = judge(c, BIRTH)
  const word = (n: number): string => c.say('number', { n })
  const facts = (key: 'birth.voices.for' | 'birth.voices.against', side: typeof helps): Line[] =>
    side.length === 0
      ? []
      : [
          c.line(
            side.map(({ id }) => id),
            key,
            { facts: { list: side.map((voice) => groundFact(c, BIRTH, voice, false)) } },
          ),
        ]
  const times = timesOf(c, BIRTH).slice(0, MOST_TIMES)
  return [
    [
      c.line(ids, 'birth.voices', {
        heard: word(voices.length),
        for: word(helps.length),
        against: word(against.length),
        againstN: against.length,
      }),
      ...facts('birth.voices.for', helps),
      ...facts('birth.voices.against', against),
    ],
    times.map(({ spans, what, ids: all }) =>
      c.line(all, 'birth.made', {
        list: sentenceCase(c.say('birth.made.one', { span: { list: spans.map((span) => spanOf(c, span)) }, what })),
      }),
    ),
    [...overFifth(c), ...vargaLine(c)],
  ].filter((item) => item.length > 0)
}

/** What the chart of children says by itself, also where it takes no side. */
function vargaLine(c: Composer): Line[] {
  const voice = judge(c, BIRTH).voices.find(({ role }) => role === 'varga')
  if (voice === undefined) return []
  const graha = c.facts.main.lordOf(5)
  const { sign, house } = c.chart.D7[graha]
  return [
    c.line([voice.id], 'birth.varga.read', {
      graha: c.graha(graha),
      sign: c.sign(sign),
      placed: c.house((house ?? 1) as House),
      side: voice.score > 0 ? 'for' : voice.score < 0 ? 'against' : 'none',
    }),
  ]
}

/** Slow grahas over the house of children within so many years. */
const OVER_YEARS = 3
const SHORTEST_DAYS = 20

/** Rahu or Saturn in the house of children as it is crossed, and when each leaves: what presses there has an end. */
function overFifth(c: Composer): Line[] {
  const target = c.facts.main.signOf(5)
  const zone = c.input.displayTimeZone
  return (['saturn', 'rahu'] as const).flatMap((graha): Line[] => {
    const stays = [stayNow(c, graha), ...staysAhead(c, graha)].filter(({ sign }) => sign === target)
    const [first] = stays
    if (first === undefined) return []
    const { from } = stayDates(first, zone)
    if (from > addYears(c.input.asOf, OVER_YEARS)) return []
    const last = lastOf(stays, zone)
    const { to } = stayDates(last, zone)
    if (daysBetween(c.input.asOf, to) < 0) return []
    const { id } = gocharaFinding(c, first)
    const soon = from <= c.input.asOf && daysBetween(c.input.asOf, to) < SHORTEST_DAYS
    return [
      c.line([id], from <= c.input.asOf ? (soon ? 'birth.over.leaves' : 'birth.over.now') : 'birth.over.ahead', {
        graha: c.grahaStart(graha),
        from: c.date(from),
        to: c.date(to),
      }),
    ]
  })
}

/** The last stay of a passage with its returns. */
function lastOf(stays: readonly Stay[], zone: string): Stay {
  let last = stays[0] as Stay
  for (const stay of stays.slice(1)) if (daysBetween(stayDates(last, zone).to, stayDates(stay, zone).from) < 400) last = stay
  return last
}

/** Of the chapter: what of the sky stands over the house of children, and when Jupiter touches it. */
export function overFifthBlocks(c: Composer): Block[] {
  const target = c.facts.main.signOf(5)
  const zone = c.input.displayTimeZone
  const end = addYears(c.input.asOf, OVER_YEARS)
  const touches = [stayNow(c, 'jupiter'), ...staysAhead(c, 'jupiter')].filter(
    (stay) => (stay.sign === target || aspectsSign('jupiter', stay.sign, target)) && stayDates(stay, zone).from < end,
  )
  const over = overFifth(c)
  return [
    c.heading('birth.headSky'),
    c.paragraph(
      ...(touches.length === 0
        ? []
        : [
            c.line(
              touches.map((stay) => gocharaFinding(c, stay).id),
              'birth.jupiter',
              {
                spans: {
                  list: touches.map((stay) => {
                    const { from, to } = stayDates(stay, zone)
                    return spanOf(
                      c,
                      { from, to, fromErrorDays: 0, toErrorDays: 0 },
                      c.say(stay.sign === target ? 'birth.jupiter.in' : 'birth.jupiter.sees'),
                    )
                  }),
                },
              },
            ),
          ]),
      ...over,
      ...vargaLine(c),
    ),
  ]
}
