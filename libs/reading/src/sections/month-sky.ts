import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, isNode, middleOf, periodFinding } from '../compose/parts.ts'
import { matterOf } from '../compose/period-words.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { houseOfSign } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { MessageKey, Slot, Slots } from '../phrasebook/phrasebook.ts'
import { BAD_POINTS, GOOD_POINTS, passageTone, passageWord, pointsOf, PRESSING, firstPassOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { monthPassageLines } from './joined-lines.ts'
import { fullestMonth, fullestWeeks } from './matter-months.ts'
import { bestMonths } from './matter-weeks.ts'
import {
  dayLabel,
  type Quick,
  type Month,
  mixedBy,
  isBlocked,
  quickFinding,
  type Span,
  vedhaOf,
  fieldOf,
  quickMoves,
  stationsOf,
} from './months.ts'
import { workPlace } from './stretch-kind.ts'
import { errorClause } from './window-lines.ts'
import { mattersOf, openingGroups } from './year-matters.ts'

type Slow = 'saturn' | 'jupiter' | 'rahu'

export const SLOW: readonly Slow[] = ['saturn', 'jupiter', 'rahu']

/** What blocks a passage, as a clause to end a sentence with. */
function vedhaClause(c: Composer, stay: Stay, within?: Span): { text: string; ids: string[]; to?: Slot } {
  const vedha = vedhaOf(c, stay, within)
  if (vedha === null) return { text: '', ids: [] }
  const to = vedha.how === 'until' ? vedha.slots['to'] : undefined
  return { text: c.say(`year.vedha.${vedha.how}`, vedha.slots), ids: [vedha.id], ...(to === undefined ? {} : { to }) }
}

/** Points of the sign overhead, with what they mean by BPHS 72.30-31. */
export function savFinding(c: Composer, sign: number): string {
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

/** Natal grahas whose sign the Sun crosses in a month, himself only where he is alone; the Moon's own sign is told as the first place from it. */
function natalIn(c: Composer, sign: number): Graha[] {
  const all = GRAHAS.filter((graha) => graha !== 'moon' && c.facts.sign(graha) === sign)
  const others = all.filter((graha) => graha !== 'sun')
  return others.length > 0 ? others : all
}

/** The findings of the natal grahas that the Sun passes in a month. */
const natalIds = (c: Composer, { sun, from, to }: Month, passed: readonly Graha[]): string[] =>
  passed.map((graha) =>
    c.find({
      id: `natal.sun.${graha}.${from}`,
      topic: 'timing',
      rule: 'practice.sunOverNatal',
      paths: [`D1.${graha}.sign`, `transit.sun.${middleOf(from, to)}.sign`],
      why: { key: 'why.sunOverNatal', slots: { graha: c.graha(graha), sign: c.sign(sun.sign) } },
      window: { from, to, errorDays: 0 },
    }),
  )

/** True where the sentence on the Sun's place names the natal grahas that he passes, with what the house asks for. */
const isNamedWithSun = (c: Composer, { sun, sunPlace, tone }: Month): boolean =>
  c.timed && !(isGoodPlace('sun', sunPlace) && tone !== 'good') && natalIn(c, sun.sign).length > 0

/**
 * What a month is for in this chart where the sentence on the Sun's place has not said it: the natal grahas that he passes, with what the weightiest of
 * them asks for, to be used where the month carries and guarded where it does not.
 */
export function natalLine(c: Composer, month: Month): Line | null {
  if (isNamedWithSun(c, month)) return null
  const { sun } = month
  const side = sideOf(c, month)
  const passed = natalIn(c, sun.sign)
  const [told] = passed.toSorted((a, b) => (side === 'good' ? 1 : -1) * (c.facts.strength(b) - c.facts.strength(a)))
  if (told === undefined) return null
  const ids = natalIds(c, month, passed)
  const ruled = c.timed && passed.length === 1 && !isNode(told) ? c.facts.main.ruledBy(told) : []
  return c.varied(ids, told === 'sun' && passed.length === 1 ? 'year.natal.sun' : 'year.natal.over', {
    grahas: { list: passed.map((graha) => c.graha(graha)) },
    bare: { list: passed.map((graha) => ({ term: `grahaBare.${graha}` as const })) },
    count: passed.length,
    areas:
      ruled.length === 0 ? '' : c.say('year.natal.areas', { areas: { list: ruled.map((house) => ({ term: `short.${house}` as const })) } }),
    act: c.say(`year.natal.${side}.${told}` as 'year.natal.good.mars'),
  })
}

/** What the Sun's place comes to in a month, weighed with what blocks it and with the points of the sign: one sentence, one word. */
export function sunLines(c: Composer, month: Month, next: Month | undefined): Line[] {
  const { from, to, sun, sunPlace, tone } = month
  const { id } = quickFinding(c, sun)
  const vedha = vedhaOf(c, sun, { from, to })
  const points = pointsOf(c, sun.sign)
  const open = isGoodPlace('sun', sunPlace)
  const marked = points !== null && (points > GOOD_POINTS || points < BAD_POINTS)
  const over = isNamedWithSun(c, month) ? natalIn(c, sun.sign) : []
  const ids = [id, ...(vedha === null ? [] : [vedha.id]), ...(marked ? [savFinding(c, sun.sign)] : []), ...natalIds(c, month, over)]
  const sign = { sign: c.sign(sun.sign), points: points ?? 0 }
  const where = `${inHouse(c, sun.sign, 'sun')}${over.length === 0 ? '' : c.say('year.sunOver', { grahas: { list: over.map((graha) => ({ term: `grahaBare.${graha}` as const })) } })}`
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
          text: worded(c, `month.sun.${sunPlace as 3}.held`, { where }),
          why: { list: reasons.length > 0 ? reasons : [c.say('year.held.sky')] },
          tone: c.say(tone === 'mixed' ? `year.held.mixed.${mixedBy(c, month) as 'sky'}` : 'year.held.hard'),
        })
      : c.line(ids, 'year.sun', { text: worded(c, `month.sun.${sunPlace}`, { where, act: actOf(c, month) }) }),
    ...(raised ? [c.varied(ids, tone === 'good' ? 'year.sunPoints.good' : 'year.sunPoints.lifted', sign)] : []),
    // an open month that is blocked for some of its days
    ...(!held && vedha !== null ? [c.line([id, vedha.id], `year.sunVedha.${vedha.how}`, vedha.slots)] : []),
    ...(sunPlace === 12 && tone !== 'good' && next?.tone === 'good'
      ? [c.line([quickFinding(c, next.sun).id], 'year.saveFor', { month: next.label })]
      : []),
  ]
}

/** The natal house that a graha crosses, in plain words; nothing where no lagna is read. */
const inHouse = (c: Composer, sign: number, whose: 'sun' | 'quick'): string =>
  c.timed ? c.say(`year.${whose}Where`, { area: { term: `short.${fieldOf(c, sign)}` } }) : ''

/** The text for where somebody works: whoever has no superior is told of none. */
function worded(c: Composer, key: MessageKey, slots: Slots = {}): string {
  const place = workPlace(c)
  const own = `${key}.${place}`
  return c.say(place !== null && c.book.has(own) ? own : key, slots)
}

/** What the house that the Sun crosses asks for, to be used or to be guarded. */
const actOf = (c: Composer, month: Month): string =>
  c.timed ? c.say('month.act', { act: worded(c, `month.act.${sideOf(c, month)}.${fieldOf(c, month.sun.sign)}`) }) : ''

/** Whether what a month brings is to be used or to be guarded. */
const sideOf = (c: Composer, month: Month): 'good' | 'care' =>
  month.tone === 'good' || (month.tone === 'mixed' && isGoodPlace('sun', month.sunPlace) && !isBlocked(c, month.sun, month))
    ? 'good'
    : 'care'

/** One of the quick grahas' moves, so that a month has one news: its help, in a quiet month its care, and either where the other is not there. */
export function quickLines(c: Composer, month: Month): Line[] {
  const { best, care } = quickMoves(c, month)
  const move = month.tone === 'hard' ? (care ?? best) : (best ?? care)
  if (move === undefined) return []
  const { graha, stay, begins, running, good, within } = move
  const { id, place } = quickFinding(c, stay)
  const vedha: ReturnType<typeof vedhaClause> = good ? vedhaClause(c, stay, within) : { text: '', ids: [] }
  const slots = {
    // blocked until a later day, it helps from that day on
    date: vedha.to ?? c.date(begins),
    graha: c.graha(graha),
    graha2: c.grahaStart(graha),
    sign: c.sign(stay.sign),
    where: inHouse(c, stay.sign, 'quick'),
    clause: worded(c, `month.${graha}.${place}`),
    vedha: vedha.text,
  }
  const ids = [id, ...vedha.ids]
  return [running ? c.line(ids, 'year.quickNow', slots) : c.varied(ids, good ? 'year.quick.help' : 'year.quick.care', slots)]
}

/** A turning as a finding. */
export const stationFinding = (c: Composer, { graha, date, sign }: { graha: Graha; date: string; sign: number }): string =>
  c.find({
    id: `station.${graha}.${date}`,
    topic: 'timing',
    rule: 'practice.stations',
    paths: [c.timed ? 'D1.lagna.sign' : 'D1.moon.sign', `transit.${graha}.${date}.sign`],
    why: { key: 'why.station', slots: { graha: c.grahaStart(graha), sign: c.sign(sign), date: c.date(date) } },
    window: { from: date, to: addDays(date, 1), errorDays: 0 },
  })

/** Turnings: a graha that turns back is told with the day on which it goes forward again, and that day alone only where the turn lies behind. */
export function stationLines(c: Composer, within: (date: string) => boolean, first: string, said: Set<string>): Line[] {
  const all = stationsOf(c, () => true)
  return all
    .filter(({ date }) => within(date))
    .flatMap(({ graha, date, to, sign }) => {
      const others = all.filter((other) => other.graha === graha)
      if (to === 'direct' && others.some((other) => other.to === 'retrograde' && other.date < date && other.date >= first)) return []
      const forward = others.find((other) => other.to === 'direct' && other.date > date)
      const id = stationFinding(c, { graha, date, sign })
      return [
        c.varied([id], `year.station.${to}`, {
          date: c.date(date),
          until: to === 'retrograde' && forward !== undefined ? c.say('year.stationUntil', { to: c.date(forward.date) }) : '',
          graha: c.graha(graha),
          graha2: c.grahaStart(graha),
          sign: c.sign(sign),
          where: c.timed ? c.say('year.stationMatters', { area: { term: `short.${fieldOf(c, sign)}` } }) : '',
          advice: worded(
            c,
            graha !== 'venus' && to === 'retrograde' && c.timed
              ? `advice.${graha as 'mars'}.in.${fieldOf(c, sign)}`
              : `advice.${graha as Quick}.${to}`,
          ),
        }),
        ...(to === 'retrograde' && forward !== undefined ? chosenBeside(c, id, graha, { from: date, to: forward.date }, said) : []),
      ]
    })
}

/** So many days of the weeks to choose must be left after a graha goes forward, or before it turns back, for the step to be put there. */
const LEFT_DAYS = 5

/** Weeks in which a step is to be taken: for what, and by which finding. */
type Chosen = { key: string; noun: string; id: string; from: string; to: string }

/** The weeks to choose for each matter that stretches date. */
const weeksOfMatters = (c: Composer): Chosen[] =>
  bestMonths(c)
    .filter(({ stretch }) => stretch.advice !== 'prepare')
    .map(({ month, matter, stretch }) => ({
      key: matter.topic,
      noun: matter.noun,
      id: stretch.id,
      from: laterOf(month.from, stretch.from),
      to: earlierOf(month.to, stretch.to),
    }))

/** The same of what asks for papers by other weeks: the smaller openings of a matter, and the fullest weeks of the openings of a shorter one. */
const weeksForPapers = (c: Composer): Chosen[] => [
  ...mattersOf(c).flatMap(({ topic, noun, openings }) =>
    openings.filter(({ why }) => why === 'act' || why === 'step').map(({ from, to, id }) => ({ key: topic, noun, id, from, to })),
  ),
  ...openingGroups(c).flatMap(([{ concern, noun, ids }]) => {
    const month = fullestMonth(c, concern)
    if (month === undefined) return []
    const { from, to } = fullestWeeks(c, concern, month)
    return [{ key: concern, noun, id: ids[0] as string, from, to }]
  }),
]

/**
 * The weeks to choose in which a graha is turned back: they stand, in the part of them that is free of it. Papers have to do with Mercury alone. Told once
 * of each matter.
 */
const chosenBeside = (c: Composer, id: string, graha: Graha, back: { from: string; to: string }, said: Set<string>): Line[] =>
  [...weeksOfMatters(c), ...(graha === 'mercury' ? weeksForPapers(c) : [])]
    .filter(({ from, to }) => back.from < to && back.to > from)
    .flatMap((weeks) => {
      const key = `station ${weeks.key}`
      if (said.has(key)) return []
      said.add(key)
      return c.line([id, weeks.id], 'year.station.chosen', {
        noun: weeks.noun,
        from: dayLabel(c, weeks.from),
        late: freeOf(c, weeks, back),
      })
    })

/** Which part of some weeks is free of a retreat: what comes after it, else what comes before; nothing where neither leaves days enough. */
function freeOf(c: Composer, weeks: Chosen, back: { from: string; to: string }): string {
  if (back.to > weeks.from && daysBetween(back.to, weeks.to) >= LEFT_DAYS)
    return c.say('year.station.chosen.late', { to: dayLabel(c, back.to) })
  return daysBetween(weeks.from, back.from) >= LEFT_DAYS ? c.say('year.station.chosen.early', { from: dayLabel(c, back.from) }) : ''
}

export function slowLines(c: Composer, month: Month, within: (date: string) => boolean, said: Set<string>): Line[] {
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
        where: c.timed ? c.say('year.slowWhere', { area: { term: `short.${fieldOf(c, stay.sign)}` } }) : '',
        until: c.date(to),
        tone: c.say(`passage.a.${passageWord(c, stay)}`),
        season: graha === 'saturn' && PRESSING.includes(place) ? c.say(`year.season.${place as 1 | 2 | 4 | 8 | 12}`) : '',
      }
      return [
        begun === null
          ? c.varied(ids, `year.slow.${passageTone(c, stay)}`, slots)
          : c.line(ids, 'year.slow.again', { ...slots, begun: c.date(begun) }),
        ...monthPassageLines(c, stay, month, said),
      ]
    }),
  )
}

export function dashaLine(c: Composer, within: (date: string) => boolean): Line | null {
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
