import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, middleOf, periodFinding, polarityOf, ruleOr } from '../compose/parts.ts'
import { askOf, matterOf } from '../compose/period-words.ts'
import { addDays, dateIn, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import { chandrashtama, isGoodPlace, tarasOf, vedhasOf, type Vedha } from '../facts/gochara.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay, type Station } from '../facts/sky.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { questionOf } from '../question.ts'
import { BAD_POINTS, GOOD_POINTS, passageTone, passageWord, placeFromMoon, pointsOf, PRESSING, firstPassOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isLighter, type Window, type WindowAdvice } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { shortConcernsOf, subjectOf } from '../subjects.ts'
import { askedOf, isTender, nounOf } from './answer-subject.ts'
import { askedTopics, once, windows } from './cache.ts'
import { methodFinding, topicTerm } from './verdict.ts'
import { errorClause } from './window-lines.ts'

type Quick = 'mars' | 'mercury' | 'venus'
type Slow = 'saturn' | 'jupiter' | 'rahu'
const QUICK: readonly Quick[] = ['mars', 'venus', 'mercury']
const SLOW: readonly Slow[] = ['saturn', 'jupiter', 'rahu']
/** A passage that ends within this many days of a month's beginning belongs to the month before. */
const SHORTEST_DAYS = 8

/** Places from the Moon in which the Sun is at his hardest. */
const HARD_FOR_SUN: readonly House[] = [4, 8, 12]

export type Month = { from: string; to: string; label: string; sun: Stay; sunPlace: House; tone: 'good' | 'mixed' | 'hard' }

/** Of a month that has begun so many days must be left for it to be told. */
const FEWEST_DAYS = 15

/** Twelve months from the day of the reading, each the Sun's time in one sign, from the Moon. */
export const monthsAhead = once((c): Month[] =>
  c.sky.sun
    .map((sun) => ({ sun, ...stayDates(sun, c.input.displayTimeZone) }))
    .filter(({ to }) => to >= addDays(c.input.asOf, FEWEST_DAYS))
    .slice(0, 12)
    .map(({ sun, to, ...stay }) => {
      const from = laterOf(stay.from, c.input.asOf)
      return { from, to, label: spanLabel(c, from, to), sun, sunPlace: placeFromMoon(c, sun), tone: toneOf(c, sun, { from, to }) }
    }),
)

/** Two days as a span, the year once where it is the same. */
function spanLabel(c: Composer, from: string, to: string): string {
  const begin = c.book.date(from)
  const year = from.slice(0, 4)
  return c.say('until.span', { from: year === to.slice(0, 4) ? begin.replace(` ${year}`, '') : begin, to: c.book.date(to) })
}

const ownPoints = (c: Composer, graha: Graha, sign: number): number | null => {
  const bav = derivedOf(c.chart, c.input.ephemeris).ashtakavarga?.bav
  return bav === undefined || graha === 'rahu' || graha === 'ketu' ? null : bav[graha][sign]
}

/** In the middle of a month Saturn and Jupiter both stand in demanding places: such a sky allows no open month. */
function isHeavySky(c: Composer, sun: Stay): boolean {
  const { from, to } = stayDates(sun, c.input.displayTimeZone)
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  return (['saturn', 'jupiter'] as const).every((graha) => {
    const stay = c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
    return stay !== undefined && passageTone(c, stay) === 'hard'
  })
}

/** True where the Sun's good place is blocked for more than half of the days of a month. */
function isBlocked(c: Composer, sun: Stay, { from, to }: Span): boolean {
  const block = blockOf(c, sun, { from, to })
  return block !== null && daysBetween(block.from, block.to) > daysBetween(from, to) / 2
}

/**
 * How the Sun's month leans: its place from the Moon unless blocked for most of it, a step up or down for a sign strong or weak in ashtakavarga
 * (BPHS 72.30-31). Never open where it is blocked for most of its days, nor under a sky in which Jupiter and Saturn both press.
 */
function toneOf(c: Composer, sun: Stay, days: Span): Month['tone'] {
  const place = placeFromMoon(c, sun)
  const blocked = isBlocked(c, sun, days)
  const points = pointsOf(c, sun.sign)
  const base = isGoodPlace('sun', place) ? (blocked ? 0 : 1) : HARD_FOR_SUN.includes(place) ? -1 : 0
  const step = base + (points === null ? 0 : points > GOOD_POINTS ? 1 : points < BAD_POINTS ? -1 : 0)
  return step >= 1 ? (blocked || isHeavySky(c, sun) ? 'mixed' : 'good') : step <= -1 ? 'hard' : 'mixed'
}

export function quickFinding(c: Composer, stay: Stay): { id: string; place: House } {
  const place = placeFromMoon(c, stay)
  const { from, to } = stayDates(stay, c.input.displayTimeZone)
  const rule = `phal26.${stay.graha}.${place}`
  const id = c.find({
    id: `gochara.${stay.graha}.${place}.${from}`,
    topic: 'timing',
    rule,
    paths: ['D1.moon.sign', `transit.${stay.graha}.${middleOf(from, to)}.sign`],
    why: {
      key: 'why.gochara',
      slots: { graha: c.grahaStart(stay.graha), sign: c.sign(stay.sign), place: c.house(place), from: c.date(from), to: c.date(to) },
    },
    polarity: polarityOf(rule),
    window: { from, to, errorDays: 0 },
  })
  return { id, place }
}

type Span = { from: string; to: string }

const vedhas = (c: Composer, stay: Stay): Vedha[] => vedhasOf(c.sky, stay, c.facts.sign('moon'), c.input.displayTimeZone)

type Blocked = Span & { vedha: Vedha; how: 'all' | 'until' | 'from' | 'between' }

/** The longest block of a passage, or of the days of it that lie within a span; null where the place is free or not good. */
function blockOf(c: Composer, stay: Stay, within?: Span): Blocked | null {
  const whole = stayDates(stay, c.input.displayTimeZone)
  const span = within === undefined ? whole : { from: laterOf(whole.from, within.from), to: earlierOf(whole.to, within.to) }
  const [longest] = vedhas(c, stay)
    .map((vedha) => ({ vedha, from: laterOf(vedha.from, span.from), to: earlierOf(vedha.to, span.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  if (longest === undefined) return null
  const [first, last] = [daysBetween(span.from, longest.from) <= 2, daysBetween(longest.to, span.to) <= 2]
  return { ...longest, how: first ? (last ? 'all' : 'until') : last ? 'from' : 'between' }
}

/** The same with its finding and dates. */
export function vedhaOf(c: Composer, stay: Stay, within?: Span): { id: string; how: Blocked['how']; slots: Slots } | null {
  const block = blockOf(c, stay, within)
  if (block === null) return null
  const { vedha, from, to, how } = block
  const place = placeFromMoon(c, stay)
  const middle = middleOf(vedha.from, vedha.to)
  const id = c.find({
    id: `vedha.${stay.graha}.${place}.${vedha.by}.${vedha.from}`,
    topic: 'timing',
    rule: ruleOr(`phal26.vedha.${stay.graha}.${place}`, 'practice.vedha'),
    paths: ['D1.moon.sign', `transit.${stay.graha}.${middle}.sign`, `transit.${vedha.by}.${middle}.sign`],
    why: {
      key: 'why.vedha',
      slots: {
        graha: c.grahaStart(stay.graha),
        place: c.house(place),
        by: c.graha(vedha.by),
        blocking: c.house(vedha.place),
        from: c.date(vedha.from),
        to: c.date(vedha.to),
      },
    },
    polarity: 'oppose',
    window: { from: vedha.from, to: vedha.to, errorDays: 0 },
  })
  return { id, how, slots: { graha: c.graha(vedha.by), place: c.house(vedha.place), from: c.date(from), to: c.date(to) } }
}

/** The same as a clause to end a sentence with. */
function vedhaClause(c: Composer, stay: Stay, within?: Span): { text: string; ids: string[] } {
  const vedha = vedhaOf(c, stay, within)
  return vedha === null ? { text: '', ids: [] } : { text: c.say(`year.vedha.${vedha.how}`, vedha.slots), ids: [vedha.id] }
}

/** Points of the sign overhead, with what they mean by BPHS 72.30-31. */
function savFinding(c: Composer, sign: number): string {
  const house = houseOfSign(sign, (c.chart.D1.lagna as { sign: number }).sign)
  return c.find({
    id: `sav.transit.${sign}`,
    topic: 'timing',
    rule: 'bphs72.30-31',
    paths: ['D1.lagna.sign', `sav.${sign}`],
    why: {
      key: 'why.savOf',
      slots: { list: c.say('sav.alternative.one', { house: c.house(house), points: pointsOf(c, sign) as number }) },
    },
  })
}

/** Twelve months of small weather from the natal Moon. */
export function yearSection(c: Composer): Section {
  const months = monthsAhead(c)
  const method = methodFinding(c, 'months', 'phal26.2')
  const rest = quietestOf(monthsByWorth(c))
  const bests = bestMonths(c, months, rest)
  const [chosen] = choiceLines(c)
  const blocks: Block[] = [glance(c, months, bests, rest), c.paragraph(...bestLines(c, bests), ...chosen), c.paragraph(behindLine(c))]
  for (const [index, { label }] of months.entries()) blocks.push({ kind: 'heading', text: label }, monthParagraph(c, months, index, rest))
  blocks.push(...taraBlocks(c))
  return { id: 'yearlyForecast', title: c.say('title.yearlyForecast'), lead: c.runs([c.line([method], 'year.lead')]), blocks }
}

/** The slow grahas behind all months, in the words of the chapter on transits. */
function behindLine(c: Composer): Line {
  const stays = SLOW.map((graha) => stayNow(c, graha))
  return c.line(
    stays.map((stay) => gocharaFinding(c, stay).id),
    'year.behind',
    {
      list: {
        list: stays.map((stay) =>
          c.say('year.behind.one', {
            graha: c.graha(stay.graha as Slow),
            place: c.house(placeFromMoon(c, stay)),
            tone: c.say(`passage.${passageWord(c, stay)}`),
            to: c.date(stayDates(stay, c.input.displayTimeZone).to),
          }),
        ),
      },
    },
  )
}

/** House from the lagna, or from the Moon where the lagna is not known. */
const fieldOf = (c: Composer, sign: number): House => houseOfSign(sign, c.facts.main.firstSign)

function glance(c: Composer, months: readonly Month[], bests: readonly BestMonth[], rest: Month): Block {
  const zone = c.input.displayTimeZone
  return {
    kind: 'table',
    caption: c.say('year.glance'),
    columns: [
      { label: c.say('table.month'), align: 'start' },
      { label: c.say('table.sunPlace'), align: 'end' },
      { label: c.say('table.field'), align: 'start' },
      { label: c.say('table.month.tone'), align: 'start' },
      { label: c.say('table.month.stretches'), align: 'start' },
      { label: c.say('table.quiet'), align: 'start' },
    ],
    rows: months.map((month) => {
      const { from, to, sun, sunPlace, tone } = month
      const own = bests.filter((best) => best.month === month).map(({ matter }) => matter)
      return [
        c.say('year.quietDaysOver', { from: dayOf(from), month1: monthShort(c, from), to: dayOf(to), month: monthShort(c, to) }),
        c.book.term(`house.${sunPlace}`),
        c.book.term(`short.${fieldOf(c, sun.sign)}`),
        own.length === 0
          ? c.say(`tone.month.${tone}`)
          : c.say('year.best.mark', { tone: c.say(`tone.month.${tone}`), matters: { list: own } }),
        carriedText(c, month, month === rest),
        chandrashtama(c.input.ephemeris, c.facts.sign('moon'), from, addDays(to, -1), zone)
          .map((days) =>
            c.say(days.from.slice(0, 7) === days.to.slice(0, 7) ? 'year.quietDays' : 'year.quietDaysOver', {
              from: dayOf(days.from),
              to: dayOf(days.to),
              month: monthShort(c, days.to),
              month1: monthShort(c, days.from),
            }),
          )
          .join('; '),
      ]
    }),
  }
}

/** The fields whose stretches hold a month, each with what to do with it in a month of this tone: nothing is begun in a quiet one. */
function carriedText(c: Composer, month: Month, isRest: boolean): string {
  const doing = (advice: WindowAdvice) =>
    advice === 'prepare'
      ? 'prepare'
      : isRest || month.tone === 'hard'
        ? 'ready'
        : advice === 'begin'
          ? isEasy(c, month)
            ? 'begin'
            : 'small'
          : 'plan'
  const found = MAIN_TOPICS.flatMap((topic) => {
    const advices = stretchesIn(c, month)
      .filter((window) => window.topic === topic)
      .map(({ advice }) => advice)
    const advice = ADVICES.find((one) => advices.includes(one))
    return advice === undefined
      ? []
      : [c.say('year.carried', { field: { term: `topic.${topic}` }, advice: c.say(`year.advice.${doing(advice)}`) })]
  })
  return found.length === 0 ? '–' : found.join('; ')
}

const dayOf = (date: string): string => String(Number(date.slice(8)))
const monthShort = (c: Composer, date: string): string => (c.book.date(date, 'month').split(' ')[0] as string).slice(0, 3)

/** Stretches of one field that follow each other within so many days are one. */
const NEIGHBOUR_DAYS = 14

const ADVICES: readonly WindowAdvice[] = ['begin', 'plan', 'prepare']

/** A stretch with the neighbours that go on from it. */
type Run = Span & { windows: readonly Window[] }

/** Stretches are one where they ask for the same: what may be begun in and what is only lighter are told apart. */
const asksAlike = ({ windows: [a] }: Run, { windows: [b] }: Run): boolean =>
  a !== undefined && b !== undefined && a.advice === b.advice && isLighter(a) === isLighter(b)

/** The stretches of all fields as unbroken runs: what one ends and another of its kind takes up within days is told as one. */
const runsOf = once((c): Run[] => {
  return MAIN_TOPICS.flatMap((topic) => {
    const out: Run[] = []
    const parts = windows(c)
      [topic].flatMap((window) => window.parts.map(({ from, to }) => ({ from, to, windows: [window] })))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    for (const part of parts) {
      const last = out.at(-1)
      if (last !== undefined && asksAlike(last, part) && daysBetween(last.to, part.from) <= NEIGHBOUR_DAYS)
        out[out.length - 1] = { from: last.from, to: laterOf(last.to, part.to), windows: [...new Set([...last.windows, ...part.windows])] }
      else out.push(part)
    }
    return out
  })
})

const stretchesOfMonths = once((): Map<string, Window[]> => new Map())

/** The stretches that hold more than half of a month, found once a month. */
function stretchesIn(c: Composer, month: Span): Window[] {
  const found = stretchesOfMonths(c)
  const key = `${month.from} ${month.to}`
  let stretches = found.get(key)
  if (stretches === undefined) found.set(key, (stretches = findStretches(c, month)))
  return stretches
}

function findStretches(c: Composer, month: Span): Window[] {
  const half = daysBetween(month.from, month.to) / 2
  return MAIN_TOPICS.flatMap((topic) =>
    windows(c)[topic].filter(({ parts }) =>
      parts.some(({ from, to }) => daysBetween(laterOf(from, month.from), earlierOf(to, month.to)) > half),
    ),
  )
}

const groundsOf = (found: readonly Window[]): string[] => [...new Set(found.flatMap(({ id, ids }) => [id, ...ids]))]

/** The fields of stretches, each once: the full ones first, what is only lighter after them. */
function areasOf(c: Composer, found: readonly Window[]): Slots {
  const names = (some: readonly Window[]): string[] => [...new Set(some.map(({ topic }) => c.say(`window.area.${topic}`)))]
  const full = names(found.filter((window) => !isLighter(window)))
  const lighter = names(found).filter((name) => !full.includes(name))
  const both = full.length > 0 && lighter.length > 0
  return {
    topics: both
      ? c.say('year.lighter.too', { full: { list: full }, lighter: { list: lighter } })
      : c.book.say('year.topics', { list: { list: [...full, ...lighter] } }),
    kind: full.length === 0 ? c.say('year.lighter') : '',
    count: both ? 2 : 1,
  }
}

/** Where Jupiter stands in the middle of a month. */
const jupiterIn = (c: Composer, { from, to }: Month): Stay | undefined => {
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  return c.sky.jupiter.find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
}

/** What the larger clock allows in the best month: a first step, a try, or only a request. */
function largerLine(c: Composer, month: Month): Line | null {
  const all = stretchesIn(c, month)
  const advice = ADVICES.find((one) => all.some((window) => window.advice === one))
  if (advice !== undefined) {
    const found = all.filter((window) => window.advice === advice)
    return c.line(groundsOf(found), `year.larger.${advice}`, areasOf(c, found))
  }
  const jupiter = jupiterIn(c, month)
  if (jupiter !== undefined && passageTone(c, jupiter) === 'hard') {
    const { id, place } = gocharaFinding(c, jupiter)
    return c.line([id], 'year.larger.jupiter', { place: c.house(place) })
  }
  const [next] = MAIN_TOPICS.flatMap((topic) =>
    windows(c)[topic].filter((window) => !isLighter(window) && window.from > month.to),
  ).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (next === undefined) return null
  return c.line(next.ids, 'year.larger.outside', {
    topic: topicTerm(next.topic),
    from: c.date(next.from, next.fromErrorDays),
    error: errorClause(c, next.fromErrorDays),
  })
}

const MOST_OTHERS = 3

/** True where the chapter's own text takes something back from a month: the Sun outside his good places, or blocked there. */
const isTakenBack = (c: Composer, { sun, sunPlace }: Month): boolean => !isGoodPlace('sun', sunPlace) || vedhas(c, sun).length > 0

/** True where the month's own text asks to wait: a graha of requests, papers or drive turns back in it, or Mars makes work uphill. */
const asksToWait = (c: Composer, month: Month): boolean =>
  stationsOf(c, (date) => date >= month.from && date < month.to).some(
    ({ to, graha }) => to === 'retrograde' && (graha === 'jupiter' || graha === 'mercury' || graha === 'mars'),
  ) || [quickMoves(c, month).care].some((move) => move?.graha === 'mars' && placeFromMoon(c, move.stay) === 10)

/** A month in a stretch counts for more where the stretch may be used, and most where it is one to begin in. */
const stretchWorth = (found: readonly Window[]): number =>
  (found.some(({ advice }) => advice === 'begin') ? 20 : 0) + (found.some(({ advice }) => advice !== 'prepare') ? 40 : 0)

/**
 * Months by how much they carry, the easiest first: what the year says and the ledger tests. An open month comes before every other, one that its own
 * text takes back after the rest of the open ones, and one in which a stretch may be used is not the quietest.
 */
export function byWorth(c: Composer, months: readonly Month[]): Month[] {
  const worth = (month: Month): number =>
    (month.tone === 'good' ? 1000 : month.tone === 'hard' ? -1000 : 0) +
    stretchWorth(stretchesIn(c, month)) -
    (month.tone === 'good' && isTakenBack(c, month) ? 200 : 0) -
    (month.tone === 'good' && asksToWait(c, month) ? 200 : 0) +
    (pointsOf(c, month.sun.sign) ?? 0)
  const values = new Map(months.map((month) => [month, worth(month)]))
  return months.toSorted((a, b) => (values.get(b) as number) - (values.get(a) as number))
}

/** The quietest of months in their order of worth: the last in which the Sun stands in none of his good places. */
export const quietestOf = (ordered: readonly Month[]): Month =>
  ordered.findLast(({ sunPlace }) => !isGoodPlace('sun', sunPlace)) ?? (ordered.at(-1) as Month)

/** The months of the year in that order, found once a reading. */
export const monthsByWorth = once((c): Month[] => byWorth(c, monthsAhead(c)))

/** A month that may be called easy without another sentence taking it back. */
export const isEasy = (c: Composer, month: Month): boolean => month.tone === 'good' && !isTakenBack(c, month)

/** Saturn and Jupiter as far as they stand in demanding places in the middle of a month. */
function pressingIn(c: Composer, { from, to }: Month): Stay[] {
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  return (['saturn', 'jupiter'] as const).flatMap((graha) =>
    c.sky[graha].filter((stay) => stay.startAt <= noon && noon < stay.endAt && passageTone(c, stay) === 'hard'),
  )
}

/** The best and the quietest month with their reasons, what the larger clock allows, and who comes next. */
function choiceLines(c: Composer): Line[][] {
  const ordered = monthsByWorth(c)
  const [best] = ordered as [Month]
  const rest = quietestOf(ordered)
  const slots = (month: Month): Slots => {
    const points = pointsOf(c, month.sun.sign)
    return {
      month: month.label,
      sign: c.sign(month.sun.sign),
      place: c.house(month.sunPlace),
      field: c.timed ? c.say('year.bestMonth.field', { area: { term: `short.${fieldOf(c, month.sun.sign)}` } }) : '',
      points: points === null ? '' : c.say('year.bestMonth.points', { points }),
    }
  }
  const ids = (month: Month): string[] => [quickFinding(c, month.sun).id, ...(c.timed ? [savFinding(c, month.sun.sign)] : [])]
  const next = ordered.slice(1, 1 + MOST_OTHERS).filter((month) => isEasy(c, month))
  const item = (month: Month): string =>
    c.timed
      ? c.say('year.monthItem', { month: month.label, field: { term: `short.${fieldOf(c, month.sun.sign)}` } })
      : c.say('year.monthItemMoon', { month: month.label, sign: c.sign(month.sun.sign) })
  const larger = largerLine(c, best)
  const pressing = pressingIn(c, best)
  return [
    [
      // what is easy only beside the other months says so
      isEasy(c, best) && pressing.length === 0
        ? c.varied(ids(best), 'year.bestMonth', slots(best))
        : pressing.length === 0
          ? c.line(ids(best), 'year.bestMonth.least', slots(best))
          : c.line([...ids(best), ...pressing.map((stay) => gocharaFinding(c, stay).id)], 'year.bestMonth.pressed', {
              ...slots(best),
              list: { list: pressing.map(({ graha }) => c.graha(graha)) },
              count: pressing.length,
            }),
      ...(larger === null ? [] : [larger]),
      ...(next.length > 0 ? [c.line(next.flatMap(ids), 'year.otherGood', { list: { list: next.map(item) } })] : []),
      c.varied(ids(rest), 'year.restMonth', slots(rest)),
    ],
  ]
}

function monthParagraph(c: Composer, months: readonly Month[], index: number, rest: Month): Block {
  const month = months[index]
  const within = (date: string): boolean => date >= month.from && date < month.to
  const asked = askedLine(c, month, rest)
  return c.paragraph(
    ...sunLines(c, month, months[index + 1]),
    // one act a month: of what was asked about where the Sun crosses its house
    asked ?? askLine(c, month),
    ...stretchLines(c, months, index, rest),
    ...quickLines(c, month),
    ...slowLines(c, within),
    dashaLine(c, within),
    ...stationLines(c, within, months[0].from),
  )
}

/**
 * The stretches that begin or end in a month, and in the first month those that run; what neither begins nor ends is told only where a step sits well,
 * in an open month.
 */
function stretchLines(c: Composer, months: readonly Month[], index: number, rest: Month): Line[] {
  const month = months[index]
  const runs = runsOf(c).filter(({ from, to }) => from < month.to && to > month.from)
  const begins = ({ from }: Run): boolean => from >= month.from || index === 0
  const ends = ({ to }: Run): boolean => to <= month.to
  const groups = new Map<string, Run[]>()
  for (const run of runs.filter((one) => begins(one) || ends(one))) {
    const from = laterOf(run.from, month.from)
    // what ends is told without advice
    const key = `${begins(run)} ${from} ${run.to} ${begins(run) ? stepIn(c, months, index, rest, run).key : ''}`
    groups.set(key, [...(groups.get(key) ?? []), run])
  }
  const told = [...groups.values()].map((group, at, all) => {
    const [run] = group
    const found = group.flatMap((one) => one.windows)
    const step = stepIn(c, months, index, rest, run)
    // what is advised for several is said once, with the last
    const again = all.slice(at + 1).some(([other]) => begins(other) && stepIn(c, months, index, rest, other).key === step.key)
    const slots = {
      ...areasOf(c, found),
      from: c.date(run.from),
      to: c.date(run.to),
      advice: again ? '' : c.say('year.step', { step: c.say(`year.step.${step.key}`, { month: step.month }) }),
    }
    return begins(run)
      ? c.line(groundsOf(found), run.from <= month.from ? 'year.stretch.runs' : 'year.stretch.begins', slots)
      : c.line(groundsOf(found), 'year.stretch.ends', slots)
  })
  const open = runs
    .filter((run) => !begins(run) && !ends(run))
    .flatMap((run) =>
      run.windows.filter(({ advice, parts }) => advice === 'begin' && parts.some(({ from, to }) => from <= month.from && to >= month.to)),
    )
  if (open.length > 0 && isEasy(c, month)) told.push(c.varied(groundsOf(open), 'year.stretch.open', areasOf(c, open)))
  return told
}

/** What a stretch that begins in a month asks for there: a step only where the month itself is easy, and nothing new in the month kept for rest. */
function stepIn(
  c: Composer,
  months: readonly Month[],
  index: number,
  rest: Month,
  run: Run,
): { key: 'rest' | 'open' | 'later' | 'quiet' | 'plan' | 'prepare'; month: string } {
  const month = months[index]
  const advice = ADVICES.find((one) => run.windows.some((window) => window.advice === one)) as WindowAdvice
  if (month === rest) return { key: 'rest', month: '' }
  if (advice !== 'begin') return { key: advice, month: '' }
  if (isEasy(c, month)) return { key: 'open', month: '' }
  const half = (other: Month): boolean =>
    daysBetween(laterOf(run.from, other.from), earlierOf(run.to, other.to)) > daysBetween(other.from, other.to) / 2
  const better = months.slice(index + 1).find((other) => isEasy(c, other) && half(other))
  return better === undefined ? { key: 'quiet', month: '' } : { key: 'later', month: better.label }
}

/** What a month is for: the house that the Sun crosses in it, used where the month carries, guarded where it does not. */
function askLine(c: Composer, month: Month): Line {
  const { sun, sunPlace, tone, from } = month
  const side = tone === 'good' || (tone === 'mixed' && isGoodPlace('sun', sunPlace) && !isBlocked(c, sun, month)) ? 'good' : 'care'
  return { text: askOf(c, side, fieldOf(c, sun.sign), from), ids: [quickFinding(c, sun).id] }
}

/** What was asked about by its house, with its name, and the field whose stretches it has. */
type AskedHouse = { house: House; matter: string; topic: MainTopic | null }

/** The houses of what was asked about, each with its name. */
const askedHouses = once((c): AskedHouse[] => {
  const { concern } = c.input
  const { person, plea } = questionOf(concern)
  const asked = askedTopics(c)
  // what was asked for somebody else has its months in that person's chart, and a bond that hurts is not to be pressed
  if (person !== null) return []
  const short = shortConcernsOf(concern)
  const love = askedOf(c, 'love')
  const found: [House, string | null, MainTopic?][] = [
    // a family that is only named does not ask of love
    [
      7,
      asked.has('love') && !(isTender(c) && c.asker.bond !== 'parted') && subjectOf(concern, 'love') !== 'family' ? nounOf(c, love) : null,
      'love',
    ],
    // a course in another country is asked as such
    [10, asked.has('career') && plea !== 'studyAbroad' ? nounOf(c, askedOf(c, 'career')) : null, 'career'],
    [12, asked.has('abroad') ? nounOf(c, askedOf(c, 'abroad')) : null, 'abroad'],
    [5, c.asker.trade === 'aspirant' ? c.say('year.asked.exam') : short.includes('study') ? c.say('noun.study') : null],
    [6, c.asker.debt ? c.say('year.asked.debt') : null],
    [2, short.includes('money') && !c.asker.debt ? c.say('noun.money') : null],
    [4, short.includes('home') ? c.say('noun.home') : null],
  ]
  return found.flatMap(([house, matter, topic]) => (matter === null ? [] : [{ house, matter, topic: topic ?? null }]))
})

/** What the month in which the Sun crosses the house of a matter is for: to act, to take one step, or to press for nothing. */
const matterTone = (c: Composer, month: Month, rest: Month): 'good' | 'mixed' | 'hard' =>
  month === rest || month.tone === 'hard' ? 'hard' : isEasy(c, month) && pressingIn(c, month).length === 0 ? 'good' : 'mixed'

/** The house of a topic that the Sun crosses in its month. */
const MONTH_HOUSE: Readonly<Record<MainTopic, House>> = { career: 10, love: 7, abroad: 12 }

/** A month of this chapter in which a matter may move before its next stretch: why it is one, and its finding. */
export type NearMonth = { label: string; from: string; why: 'act' | 'step' | 'ask'; id: string }

/**
 * At most two months that end before a day, as the chapter speaks of them: the one in which the Sun crosses the house of the topic, unless that is
 * one to wait in, and the easiest of the year. None where the chapter has no such month.
 */
export function nearMonths(c: Composer, topic: MainTopic, until: string): NearMonth[] {
  const ordered = monthsByWorth(c)
  const [best] = ordered
  const rest = quietestOf(ordered)
  const told = (month: Month, why: NearMonth['why']): NearMonth => ({
    label: month.label,
    from: month.from,
    why,
    id: quickFinding(c, month.sun).id,
  })
  const own = c.timed ? ordered.find(({ sun }) => fieldOf(c, sun.sign) === MONTH_HOUSE[topic]) : undefined
  const tone = own === undefined ? 'hard' : matterTone(c, own, rest)
  return [
    ...(own === undefined || tone === 'hard' || own.to > until ? [] : [told(own, tone === 'good' ? 'act' : 'step')]),
    ...(best === undefined || best === own || best === rest || best.tone === 'hard' || best.to > until || isTender(c)
      ? []
      : [told(best, 'ask')]),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** What the stretches of a matter allow in a month: its own advice, a request alone outside them, nothing known of a matter without stretches. */
function adviceFor(c: Composer, topic: MainTopic | null, month: Span): WindowAdvice | 'ask' | null {
  if (topic === null || windows(c)[topic].length === 0) return null
  const found = stretchesIn(c, month).filter((window) => window.topic === topic)
  return ADVICES.find((one) => found.some(({ advice }) => advice === one)) ?? 'ask'
}

type BestMonth = { month: Month; matter: string; topic: MainTopic; advice: WindowAdvice | 'ask' }

const ADVICE_WORTH: Readonly<Record<WindowAdvice | 'ask', number>> = { begin: 6, plan: 4, prepare: 1, ask: 0 }

/**
 * The month of the twelve for each field that was asked about: first by what its stretch allows, then by the month's own tone, then where the Sun
 * crosses its house. Never a quiet month, nor the one kept for rest; none where that leaves no month that is open or lies in a stretch.
 */
const bestMonths = (c: Composer, months: readonly Month[], rest: Month): BestMonth[] =>
  askedHouses(c).flatMap(({ house, matter, topic }) => {
    if (topic === null) return []
    const [best] = months
      .filter((month) => month !== rest && month.tone !== 'hard')
      .map((month) => {
        const advice = adviceFor(c, topic, month)
        const own = c.timed && fieldOf(c, month.sun.sign) === house
        const worth =
          (advice === null ? 0 : ADVICE_WORTH[advice]) + (isEasy(c, month) ? 4 : month.tone === 'good' ? 3 : 0) + (own ? 1.5 : 0)
        return { month, matter, topic, advice: advice ?? ('ask' as const), worth: asksToWait(c, month) ? worth - 1 : worth }
      })
      .toSorted((a, b) => b.worth - a.worth)
    return best === undefined || best.worth < 3 ? [] : [best]
  })

/** The month for each matter that was asked about, in a sentence with what to do in it. */
function bestLines(c: Composer, bests: readonly BestMonth[]): Line[] {
  return bests.map(({ month, matter, topic, advice }) => {
    const found = stretchesIn(c, month).filter((window) => window.topic === topic)
    const next = windows(c)[topic].find(({ from }) => from > month.to)
    // of the month the days that the stretch holds
    const days = found
      .flatMap(({ parts }) => parts)
      .map(({ from, to }) => ({ from: laterOf(from, month.from), to: earlierOf(to, month.to) }))
      .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))[0]
    const how = advice === 'begin' && !isEasy(c, month) ? 'small' : advice
    return c.line([quickFinding(c, month.sun).id, ...groundsOf(found)], `year.own.${how}`, {
      matter,
      month: days === undefined ? month.label : spanLabel(c, days.from, days.to),
      next:
        next === undefined
          ? ''
          : c.say('year.own.next', { from: c.date(next.from, next.fromErrorDays), error: errorClause(c, next.fromErrorDays) }),
    })
  })
}

/** A clause on what was asked about, in the month in which the Sun crosses its house: the month's tone within what its stretch allows. */
function askedLine(c: Composer, month: Month, rest: Month): Line | null {
  if (!c.timed) return null
  const asked = askedHouses(c).filter(({ house }) => house === fieldOf(c, month.sun.sign))
  if (asked.length === 0) return null
  const advices = asked.map(({ topic }) => adviceFor(c, topic, month))
  const tone = matterTone(c, month, rest)
  const held = tone === 'hard' ? 'hard' : advices.includes('prepare') ? 'ask' : advices.includes('plan') ? 'mixed' : tone
  return c.line([quickFinding(c, month.sun).id], `year.asked.${held}`, { matters: { list: asked.map(({ matter }) => matter) } })
}

/** What the Sun's place comes to in a month, weighed with what blocks it and with the points of the sign: one sentence, one word. */
function sunLines(c: Composer, month: Month, next: Month | undefined): Line[] {
  const { from, to, sun, sunPlace, tone } = month
  const { id } = quickFinding(c, sun)
  const vedha = vedhaOf(c, sun, { from, to })
  const points = pointsOf(c, sun.sign)
  const open = isGoodPlace('sun', sunPlace)
  const marked = points !== null && (points > GOOD_POINTS || points < BAD_POINTS)
  const ids = [id, ...(vedha === null ? [] : [vedha.id]), ...(marked ? [savFinding(c, sun.sign)] : [])]
  const sign = { sign: c.sign(sun.sign), points: points ?? 0 }
  const where = c.timed ? c.say('year.stationWhere', { area: { term: `short.${fieldOf(c, sun.sign)}` } }) : ''
  const held = open && tone !== 'good'
  const blocked = isBlocked(c, sun, month)
  const reasons = [
    ...(vedha !== null && blocked ? [c.say(`year.held.vedha.${vedha.how}`, vedha.slots)] : []),
    ...(points !== null && points < BAD_POINTS ? [c.say('year.held.points', sign)] : []),
  ]
  const raised = !open && points !== null && points > GOOD_POINTS
  return [
    held
      ? c.line(ids, 'year.held', {
          text: c.say(`month.sun.${sunPlace as 3}.held`, { where }),
          why: { list: reasons.length > 0 ? reasons : [c.say('year.held.sky')] },
          tone: c.say(`year.held.${tone as 'mixed'}`),
        })
      : c.line(ids, 'year.sun', { text: c.say(`month.sun.${sunPlace}`, { where }) }),
    ...(raised ? [c.varied(ids, tone === 'good' ? 'year.sunPoints.good' : 'year.sunPoints.lifted', sign)] : []),
    // an open month that is blocked for some of its days
    ...(!held && vedha !== null ? [c.line([id, vedha.id], `year.sunVedha.${vedha.how}`, vedha.slots)] : []),
    ...(sunPlace === 12 && tone !== 'good' && next?.tone === 'good'
      ? [c.line([quickFinding(c, next.sun).id], 'year.saveFor', { month: next.label })]
      : []),
  ]
}

type Move = { graha: Quick; stay: Stay; begins: string; running: boolean; good: boolean; within: Span }

/**
 * The best and the least easy of the quick grahas' moves in a month: what the table of dates holds is not all retold. A passage that runs on the day
 * of the reading belongs to the first month. One that is blocked until the month ends is no help of that month.
 */
function quickMoves(c: Composer, month: Span): { best: Move | undefined; care: Move | undefined } {
  const moves = QUICK.flatMap((graha) =>
    c.sky[graha].flatMap((stay) => {
      const { from, to } = stayDates(stay, c.input.displayTimeZone)
      const begins = laterOf(from, c.input.asOf)
      if (begins < month.from || begins >= month.to || daysBetween(begins, to) < SHORTEST_DAYS) return []
      const good = isGoodPlace(graha, placeFromMoon(c, stay))
      const within = { from: begins, to: earlierOf(to, month.to) }
      const worth = (good ? 4 : -4) + (ownPoints(c, graha, stay.sign) ?? 4) - (graha === 'mercury' ? 0.5 : 0)
      return [{ graha, stay, begins, running: from < begins, good, within, worth }]
    }),
  ).toSorted((a, b) => b.worth - a.worth)
  const best = moves.find(({ good, stay, within }) => good && blockOf(c, stay, within)?.how !== 'all')
  return { best, care: moves.findLast(({ good }) => !good) }
}

/** One of the quick grahas' moves, so that a month has one news: its help, in a quiet month its care, and either where the other is not there. */
function quickLines(c: Composer, month: Month): Line[] {
  const { best, care } = quickMoves(c, month)
  const move = month.tone === 'hard' ? (care ?? best) : (best ?? care)
  if (move === undefined) return []
  const { graha, stay, begins, running, good, within } = move
  const { id, place } = quickFinding(c, stay)
  const vedha = good ? vedhaClause(c, stay, within) : { text: '', ids: [] }
  const slots = {
    date: c.date(begins),
    graha: c.graha(graha),
    graha2: c.grahaStart(graha),
    sign: c.sign(stay.sign),
    clause: c.say(`month.${graha}.${place}`),
    vedha: vedha.text,
  }
  const ids = [id, ...vedha.ids]
  return [running ? c.line(ids, 'year.quickNow', slots) : c.varied(ids, good ? 'year.quick.help' : 'year.quick.care', slots)]
}

/** The sign a graha is in at a station. */
function signAt(c: Composer, { graha, at }: Station): number | null {
  const stay = c.sky[graha as Quick | 'jupiter' | 'saturn'].find(({ startAt, endAt }) => startAt <= at && at < endAt)
  return stay?.sign ?? null
}

function stationsOf(c: Composer, within: (date: string) => boolean): (Station & { date: string; sign: number })[] {
  return c.sky.stations.flatMap((station) => {
    const date = dateIn(c.input.displayTimeZone, station.at)
    const sign = signAt(c, station)
    return within(date) && sign !== null ? [{ ...station, date, sign }] : []
  })
}

/** Turnings: a graha that turns back is told with the day on which it goes forward again, and that day alone only where the turn lies behind. */
function stationLines(c: Composer, within: (date: string) => boolean, first: string): Line[] {
  const all = stationsOf(c, () => true)
  return all
    .filter(({ date }) => within(date))
    .flatMap(({ graha, date, to, sign }) => {
      const others = all.filter((other) => other.graha === graha)
      if (to === 'direct' && others.some((other) => other.to === 'retrograde' && other.date < date && other.date >= first)) return []
      const forward = others.find((other) => other.to === 'direct' && other.date > date)
      const id = c.find({
        id: `station.${graha}.${date}`,
        topic: 'timing',
        rule: 'practice.stations',
        paths: [c.timed ? 'D1.lagna.sign' : 'D1.moon.sign', `transit.${graha}.${date}.sign`],
        why: { key: 'why.station', slots: { graha: c.grahaStart(graha), sign: c.sign(sign), date: c.date(date) } },
        window: { from: date, to: addDays(date, 1), errorDays: 0 },
      })
      return [
        c.varied([id], `year.station.${to}`, {
          date: c.date(date),
          until: to === 'retrograde' && forward !== undefined ? c.say('year.stationUntil', { to: c.date(forward.date) }) : '',
          graha: c.graha(graha),
          graha2: c.grahaStart(graha),
          sign: c.sign(sign),
          where: c.timed ? c.say('year.stationMatters', { area: { term: `short.${fieldOf(c, sign)}` } }) : '',
          advice: c.say(`advice.${graha as Quick}.${to}`),
        }),
      ]
    })
}

function slowLines(c: Composer, within: (date: string) => boolean): Line[] {
  return SLOW.flatMap((graha) =>
    c.sky[graha].flatMap((stay) => {
      const { from, to } = stayDates(stay, c.input.displayTimeZone)
      if (!within(from)) return []
      const { id, place } = gocharaFinding(c, stay)
      const begun = firstPassOf(c, stay)
      const ids = [id]
      const slots = {
        graha: c.graha(graha),
        sign: c.sign(stay.sign),
        date: c.date(from),
        place: c.house(place),
        until: c.date(to),
        tone: c.say(`passage.a.${passageWord(c, stay)}`),
      }
      const season = place as 1 | 2 | 4 | 8 | 12
      return [
        begun === null
          ? c.varied(ids, `year.slow.${passageTone(c, stay)}`, slots)
          : c.line(ids, 'year.slow.again', { ...slots, begun: c.date(begun) }),
        ...(graha === 'saturn' && PRESSING.includes(place)
          ? [c.line([id], begun !== null && season === 12 ? 'year.season.again' : `year.season.${season}`)]
          : []),
      ]
    }),
  )
}

function dashaLine(c: Composer, within: (date: string) => boolean): Line | null {
  const { grain, antars, errorDays } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return null
  const turn = antars.find(({ from }) => within(from))
  if (turn === undefined) return null
  return c.line([periodFinding(c, turn)], 'year.dasha', {
    date: c.date(turn.from, errorDays),
    error: errorClause(c, errorDays),
    antar: c.graha(turn.lords[1]),
    tone: c.say(`tone.${periodTone(c, turn)}`),
    matter: matterOf(c, turn),
  })
}

/** The taras of the day, counted from the birth star; none where the hours given leave the star open. */
function taraBlocks(c: Composer): Block[] {
  if (!c.timed && !c.sure('D1.moon.nakshatra')) return []
  const { nakshatra } = c.chart.D1.moon
  const star = (number: number): string => c.book.term(`nakshatra.${number}` as 'nakshatra.1')
  const id = c.find({
    id: 'tara',
    topic: 'timing',
    rule: 'practice.taraBala',
    paths: ['D1.moon.nakshatra'],
    why: { key: 'why.moonStar', slots: { nakshatra: star(nakshatra), pada: c.chart.D1.moon.pada } },
  })
  return [
    c.heading('year.headTara'),
    c.paragraph(c.line([id], 'year.taraIntro', { nakshatra: star(nakshatra) })),
    {
      kind: 'table',
      caption: c.say('year.tara', { nakshatra: star(nakshatra) }),
      columns: [
        { label: c.say('table.tara'), align: 'start' },
        { label: c.say('table.stars'), align: 'start' },
        { label: c.say('table.bala'), align: 'start' },
      ],
      rows: tarasOf(nakshatra).map(({ tara, nakshatras, bala }) => [
        c.say(`tara.${tara}`),
        nakshatras.map(star).join(', '),
        c.say(`bala.${bala}`),
      ]),
    },
  ]
}
