import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated, stayNow } from '../../compose/current.ts'
import { gocharaFinding, periodFinding } from '../../compose/parts.ts'
import { sideMatters } from '../../compose/period-words.ts'
import { daysBetween, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { aspectsSign, type House } from '../../facts/houses.ts'
import { stayDates, type Stay } from '../../facts/sky.ts'
import type { DateSlot, MessageKey } from '../../phrasebook/phrasebook.ts'
import { passageTone, placeFromMoon } from '../../rules/passages.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isTiedPeriod } from '../../rules/periods.ts'
import type { ToldHard } from '../../understanding/told-hard.ts'
import { hardOf, sharedDays } from '../hard-time.ts'
import { saturnAround } from '../season.ts'
import { methodFinding } from '../verdict.ts'

type Span = { from: string; to: string }
/** What lay on a time: the longest part of it first. */
export type Reason = Span & { text: string; id: string; shared: number; spans: readonly Span[] }

/** A sub-period or a passage is a reason where it lay on at least one part in so many of the time told. */
const SHARE = 3
/** A graha in one of several places is found over a third of any time, so it has to lie on two fifths of it, or for as long as a whole passage. */
const SHARE_OF_PLACE = 2.5
const WHOLE_PASSAGE = 700
const MOST_REASONS = 2
/** A passage that comes back within so many days is the same one. */
const RETURN_DAYS = 400
/** Stays that touch are one time. */
const TOUCHING = 3
/** Of a matter's houses the ones that the slow grahas are looked for in or over. */
const UNDER_SATURN: readonly House[] = [10, 7, 4]

const month = (date: string): DateSlot => ({ date, grain: 'month' })
const enough = (shared: number, hard: Span): boolean => shared * SHARE >= daysBetween(hard.from, hard.to)
const enoughOfPlace = (shared: number, hard: Span): boolean =>
  shared >= Math.min(WHOLE_PASSAGE, daysBetween(hard.from, hard.to) / SHARE_OF_PLACE)
const tense = (c: Composer, { to }: Span): 'past' | 'now' => (to > c.input.asOf ? 'now' : 'past')

/** What a hard sub-period was: of a bond that it is tied to the 7th where it is, since its other matters are none of the question. */
function hardKey(c: Composer, period: DashaDates, ofBond: boolean): MessageKey {
  if (!ofBond) return `hard.period.${tense(c, period)}`
  return isTiedPeriod(c, period, 'love') ? `hard.bond.tied.${tense(c, period)}` : `hard.bond.${tense(c, period)}`
}

/** The sub-periods of the time whose lord has to struggle, as every section colours them. */
function periodReasons(c: Composer, hard: Span, ofBond: boolean): Reason[] {
  if (!isDated(c)) return []
  return c.dashas.antars
    .filter((period) => periodTone(c, period) === 'ill' && period.from <= c.input.asOf)
    .map((period: DashaDates) => ({
      from: period.from,
      to: period.to,
      spans: [{ from: period.from, to: period.to }],
      shared: sharedDays(period, hard),
      id: periodFinding(c, period),
      text: c.say(hardKey(c, period, ofBond), {
        antar: c.graha(period.lords[1] as Graha),
        from: month(period.from),
        to: month(period.to),
        care: ofBond ? '' : sideMatters(c, period).care,
      }),
    }))
    .filter(({ shared }) => enough(shared, hard))
}

type Key = 'sadeSati' | 'dhaiya4' | 'dhaiya8' | 'over' | 'rahu' | 'ketu' | 'moon'
/** A passage of a slow graha; the times in which a retreat took it away are no part of it. */
type Passage = { key: Key; house: House; id: string; spans: Span[] }
/** What almanacs have press comes before Saturn over the matter's house, a node in it, and Saturn in it as counted from the Moon. */
const RANK: readonly Key[] = ['sadeSati', 'dhaiya4', 'dhaiya8', 'over', 'rahu', 'ketu', 'moon']

/** The matter's own house: of an examination the 5th, else the first of the houses in which he presses. */
const houseOf = ({ kind, houses }: Pick<ToldHard, 'kind' | 'houses'>): House | undefined =>
  kind === 'exam' ? 5 : houses === 'all' ? 10 : UNDER_SATURN.find((one) => houses.includes(one))

/** How a stay of Saturn presses: as almanacs have it, over the matter's house from the lagna, or in it from the Moon (practice). */
function saturnKey(c: Composer, stay: Stay, house: House | undefined): Key | null {
  const place = placeFromMoon(c, stay)
  const pressing = [12, 1, 2].includes(place) ? 'sadeSati' : place === 4 ? 'dhaiya4' : place === 8 ? 'dhaiya8' : null
  if (pressing !== null && passageTone(c, stay) === 'hard') return pressing
  if (house === undefined) return null
  const target = c.facts.lagna?.signOf(house)
  if (target !== undefined && (stay.sign === target || aspectsSign('saturn', stay.sign, target))) return 'over'
  return place === house ? 'moon' : null
}

/** Rahu or Ketu in the matter's house from the lagna (practice). */
function nodeKey(c: Composer, stay: Stay, house: House | undefined): Key | null {
  const target = house === undefined ? undefined : c.facts.lagna?.signOf(house)
  return stay.sign === target ? 'rahu' : (stay.sign + 6) % 12 === target ? 'ketu' : null
}

/** The passages of the slow grahas that weigh on a matter, in the months in which they do. */
function slowPassages(c: Composer, house: House | undefined): Passage[] {
  const found: Passage[] = []
  for (const stay of [...c.sky.saturn, ...c.sky.rahu]) {
    const key = stay.graha === 'saturn' ? saturnKey(c, stay, house) : nodeKey(c, stay, house)
    if (key === null) continue
    const dates = { ...stayDates(stay, c.input.displayTimeZone) }
    const group = found.findLast((one) => one.key === key)
    const last = group?.spans.at(-1)
    if (group === undefined || last === undefined || daysBetween(last.to, dates.from) >= RETURN_DAYS)
      found.push({ key, house: house ?? 10, id: gocharaFinding(c, stay).id, spans: [dates] })
    else if (daysBetween(last.to, dates.from) <= TOUCHING) last.to = laterOf(last.to, dates.to)
    else group.spans.push(dates)
  }
  return found
}

function slowText(c: Composer, { key, house }: Passage, spans: readonly Span[]): string {
  const [first] = spans
  const last = spans.at(-1)
  if (first === undefined || last === undefined) return ''
  const several = spans.length > 1
  const form = several ? 'spans' : tense(c, last)
  const slots = {
    from: month(first.from),
    to: month(last.to),
    spans: { list: spans.map(({ from, to }) => c.say('hard.span', { from: month(from), to: month(to) })) },
    house: c.house(house),
  }
  return key === 'over' || key === 'moon'
    ? c.say(`hard.${key}.${form}`, slots)
    : key === 'rahu' || key === 'ketu'
      ? c.say(`hard.node.${form}`, { ...slots, node: { term: `grahaBare.${key}` } })
      : c.say(`hard.saturn.${form}`, { ...slots, passage: c.say(`now.saturn.${key}`) })
}

function slowReasons(c: Composer, hard: ToldHard): Reason[] {
  return slowPassages(c, houseOf(hard))
    .flatMap((passage) => {
      // what has not begun presses on nothing yet
      const spans = passage.spans.filter((span) => sharedDays(span, hard) > 0 && span.from <= c.input.asOf)
      const [first] = spans
      const last = spans.at(-1)
      if (first === undefined || last === undefined) return []
      const shared = spans.reduce((sum, span) => sum + sharedDays(span, hard), 0)
      // one that comes back after a retreat is not over with its first end
      const again =
        last.to > c.input.asOf ? passage.spans.find(({ from }) => from > last.to && daysBetween(last.to, from) < RETURN_DAYS) : undefined
      const back = again === undefined ? '' : c.say('hard.again', { from: month(again.from), to: month(again.to) })
      return [
        {
          rank: RANK.indexOf(passage.key),
          from: first.from,
          to: last.to,
          spans,
          id: passage.id,
          shared,
          text: `${slowText(c, passage, spans)}${back}`,
        },
      ]
    })
    .filter(({ shared, rank }) => (rank >= RANK.indexOf('over') ? enoughOfPlace(shared, hard) : enough(shared, hard)))
    .toSorted((a, b) => a.rank - b.rank || b.shared - a.shared)
}

/** What lay on a time that was told as hard: its hard sub-period and Saturn's passage, each only where it lay on a good part of it. */
export function hardReasons(c: Composer, hard: ToldHard): Reason[] {
  const periods = periodReasons(c, hard, hard.houses !== 'all' && hard.houses.includes(7)).toSorted((a, b) => b.shared - a.shared)
  const slow = slowReasons(c, hard)
  const first = periods.slice(0, MOST_REASONS - Math.min(1, slow.length))
  return [...first, ...slow.slice(0, MOST_REASONS - first.length)]
}

/**
 * Why a time that somebody told as hard was so, in one sentence; else that the chart shows no plain reason. Nothing where no such time is told with its length.
 */
export function hardLines(c: Composer): Line[] {
  const hard = hardOf(c)
  if (hard === null || hard.slack === null) return []
  const told = hardReasons(c, hard)
  const [first, second] = told
  if (first !== undefined) {
    const reasons = second === undefined ? first.text : c.say('hard.two', { first: first.text, second: second.text })
    return [
      c.line(
        told.map(({ id }) => id),
        `hard.why.${hard.kind}`,
        { reasons },
      ),
    ]
  }
  // of a tie that ended no cause is weighed
  if (hard.slack === 0 && hard.houses !== 'all' && hard.houses.includes(7)) return []
  const around = saturnAround(c)
  // what presses on the time ahead has not left the time behind it free
  if (around !== null && around.from < c.input.asOf)
    return [
      c.line([around.id, methodFinding(c, 'past', 'practice.pastCheck')], 'hard.soft', {
        event: c.say(`past.hard.${hard.kind}`),
        passage: c.say(`course.saturn.${around.phase}`),
        from: month(around.from),
      }),
    ]
  const here = gocharaFinding(c, stayNow(c, 'saturn')).id
  return [
    c.line([here, methodFinding(c, 'past', 'practice.pastCheck')], isDated(c) ? 'hard.none' : 'hard.noneOpen', {
      event: c.say(`past.hard.${hard.kind}`),
    }),
  ]
}
