import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { isDated } from '../compose/current.ts'
import { ageAt, gocharaFinding, lordPeriodFinding, middleOf, periodFinding } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, signLord, type House } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { periodTone } from '../rules/period-colour.ts'
import { houseOfEvent, kindOf, toldEvents, type ToldEvent } from '../understanding/told-events.ts'
import type { ToldKind, ToldTone } from '../understanding/told-events.data.ts'
import { toldOf } from '../understanding/told-state.ts'
import { plainText } from '../understanding/topics.ts'
import { hardReasons } from './answer/answer-hard.ts'
import { hardOf, sharedDays } from './hard-time.ts'
import { once } from './once.ts'
import { isEnding } from './season.ts'
import { methodFinding } from './verdict.ts'

type Span = { from: string; to: string }
/** What a visitor told of their past, held against the sub-period in which it was. */
export type ToldRow = Span & { period: string; antar: string; text: string; ids: readonly string[]; ofKin: boolean; shows: boolean }

/** So many rows of what was told stand in the table at most. */
const MOST_TOLD = 4
/** Nobody is told of years before this age. */
const FIRST_AGE = 12
const YEARS = 10
/** For a death no sub-period is looked up. */
const NEVER_LOOKED_UP: readonly ToldKind[] = ['widowed', 'death']

/** Every dated event that was told, and the one behind a state that was told with its length. */
export const pastEvents = once((c): readonly ToldEvent[] => {
  const { concern, typed, details, asOf } = c.whole.input
  const events = toldEvents({ concern, typed, details }, asOf)
  const behind = toldOf(c.input.concern, c.asker, asOf)
  return behind === null || events.some(({ kind }) => kind === behind.kind) ? events : [...events, behind]
})

/** A row is about days of an event where it shares half of them, or half of its own. */
const overlaps = (event: ToldEvent, row: Span): boolean =>
  sharedDays(row, { from: event.from, to: addDays(event.to, 1) }) * 2 >=
  Math.min(daysBetween(row.from, row.to), daysBetween(event.from, addDays(event.to, 1)))

/** True where a theme of the same days says the contrary of what was told: any gain over a loss, something hard in the very matter of a gain. */
export function deniesTold(event: ToldEvent, row: Span, { isGlad, house }: { isGlad: boolean; house: House }): boolean {
  const { tone } = kindOf(event.kind)
  if (tone === 'change' || (tone === 'loss') !== isGlad || !overlaps(event, row)) return false
  return isGlad || house === houseOfEvent(event)
}

/** The sub-period that has most of an event's days. */
function periodOf(c: Composer, event: Span): DashaDates | undefined {
  const days = { from: event.from, to: addDays(event.to, 1) }
  return c.dashas.antars.filter((period) => sharedDays(period, days) > 0).toSorted((a, b) => sharedDays(b, days) - sharedDays(a, days))[0]
}

/** The month or the year of an event as it was told; null where it was told by a count of years. */
function whenOf(c: Composer, { from, to }: Span): string | null {
  if (from.slice(0, 7) === to.slice(0, 7)) return c.book.date(from, 'month')
  return from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01-01') ? from.slice(0, 4) : null
}

/** An event as it is called, with whose it is and when it was. */
export function eventName(c: Composer, event: ToldEvent): string {
  const name = c.say((event.kin === undefined ? `past.told.${event.kind}` : `past.told.${event.kind}.${event.kin}`) as MessageKey)
  const when = whenOf(c, event)
  return when === null ? name : c.say('past.told.dated', { event: name, when })
}

/** The heaviest first, and of each kind the latest before a second one. */
function byWeight(told: readonly ToldEvent[]): ToldEvent[] {
  const events = told
    .filter(({ kind }) => !NEVER_LOOKED_UP.includes(kind))
    .toSorted((a, b) => kindOf(b.kind).weight - kindOf(a.kind).weight || (a.from < b.from ? 1 : -1))
  const isSecond = (one: ToldEvent, at: number): boolean => events.slice(0, at).some(({ kind }) => kind === one.kind)
  return [...events.filter((one, at) => !isSecond(one, at)), ...events.filter(isSecond)]
}

const bearsPeriods = (c: Composer): boolean => isDated(c) && c.facts.lagna !== null

/** The events that can be looked up in a sub-period. */
const lookedUp = once((c): readonly ToldEvent[] => {
  if (!bearsPeriods(c)) return []
  return byWeight(
    pastEvents(c).filter((event) => {
      const period = periodOf(c, event)
      return period !== undefined && ageAt(c, period.from) >= FIRST_AGE
    }),
  )
})

/** Of what was told where no sub-period can be dated: that it was heard, and why it stands in no row. */
export function toldUndatedLine(c: Composer): Line | null {
  const since = addYears(c.input.asOf, -YEARS)
  const events = bearsPeriods(c) ? [] : byWeight(pastEvents(c).filter(({ from }) => from >= since)).slice(0, MOST_TOLD)
  if (events.length === 0) return null
  const list = events.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map((event) => eventName(c, event))
  return c.line([methodFinding(c, 'past', 'practice.pastCheck')], 'past.told.undated', { events: { list } })
}

/** What was told, row by row, in the order of time: the heaviest events, and the time that was told as hard. */
export function toldRows(c: Composer): ToldRow[] {
  const hard = hardRow(c)
  const events = lookedUp(c).slice(0, MOST_TOLD - (hard === null ? 0 : 1))
  const rows: ToldRow[] = []
  for (const event of events.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const row = eventRow(
      c,
      event,
      rows.some(({ shows }) => !shows),
    )
    if (row !== null) rows.push(row)
  }
  return [...rows.toSorted((a, b) => (a.from < b.from ? -1 : 1)), ...(hard === null ? [] : [hard])]
}

/** An event so soon after the beginning of its sub-period came as that one began. */
const BEGINS_DAYS = 100
/** What lies further back is left to the table. */
const RECENT_YEARS = 6

/**
 * In which sub-period the heaviest of the events that are told with days enough for one came, and whether that one is over; null where none is, and
 * of what page 1 has given reasons for.
 */
export function toldRanLine(c: Composer): Line | null {
  const hard = hardOf(c)
  const isGivenReasons = (event: ToldEvent): boolean => hard !== null && hard.from === event.from && hardReasons(c, hard).length > 0
  const since = addYears(c.input.asOf, -RECENT_YEARS)
  for (const event of lookedUp(c).slice(0, MOST_TOLD)) {
    const period = periodOf(c, event)
    if (period === undefined || event.from < laterOf(since, period.from) || event.to >= period.to || isGivenReasons(event)) continue
    return ranLine(c, event, period)
  }
  return null
}

function ranLine(c: Composer, event: ToldEvent, period: DashaDates): Line {
  const { errorDays } = c.dashas
  const isOpen = period.to > c.input.asOf
  const form = isOpen ? (isEnding(c, period) ? 'ends' : 'runs') : daysBetween(period.from, event.to) <= BEGINS_DAYS ? 'began' : 'over'
  return c.line([periodFinding(c, period)], `now.told.${form}`, {
    event: sentenceCase(eventName(c, event)),
    antar: c.graha(period.lords[1] as Graha),
    from: c.date(period.from, errorDays),
    to: c.date(period.to, errorDays),
    isLoss: kindOf(event.kind).tone === 'loss' ? 'yes' : 'no',
  })
}

/** The slow graha that stood in a house or looked at it on that day: Saturn makes a loss, Jupiter opens a gain, and either may bring a change. */
function slowOver(c: Composer, house: House, day: string, tone: ToldTone): Stay | undefined {
  const target = c.facts.lagna?.signOf(house)
  const noon = `${day}T12:00:00.000Z`
  const stays = [...(tone === 'loss' ? [] : c.sky.jupiter), ...(tone === 'gain' ? [] : c.sky.saturn)]
  return stays.find(
    (stay) =>
      stay.startAt <= noon &&
      noon < stay.endAt &&
      target !== undefined &&
      (stay.sign === target || aspectsSign(stay.graha as Graha, stay.sign, target)),
  )
}

/**
 * The sub-period of an event, and whether this chart has a tie for it: its lord or the lord above it rules the house of the event, stands in it or
 * looks at it, and a slow graha was over it. Where there is none the row says so, and what that means where no row has said it yet.
 */
function eventRow(c: Composer, event: ToldEvent, isOwnedUp: boolean): ToldRow | null {
  const period = periodOf(c, event)
  if (period === undefined) return null
  const [maha, antar] = period.lords as [Graha, Graha]
  const { tone } = kindOf(event.kind)
  const house = houseOfEvent(event)
  const lord = ([antar, maha] as const).find((graha) => linkOf(c, graha, house) !== null)
  const slow = slowOver(c, house, middleOf(event.from, event.to), tone)
  const hard = hardOf(c)
  // of the loss with which a hard time began the reasons that page 1 gives count here too
  const [reason] = hard !== null && tone === 'loss' && hard.from === event.from ? hardReasons(c, hard) : []
  const ids = [
    periodFinding(c, period),
    lordPeriodFinding(c, antar),
    ...(slow === undefined ? [] : [gocharaFinding(c, slow).id]),
    ...(reason === undefined ? [] : [reason.id]),
  ]
  const slots = {
    event: eventName(c, event),
    graha: { term: `graha.${lord ?? antar}` },
    link: lord === undefined ? '' : c.say(`past.told.link.${linkOf(c, lord, house) as Link}`, { house: c.house(house) }),
    house: c.house(house),
    sky:
      slow === undefined
        ? ''
        : c.say(lord === undefined ? 'past.told.sky' : 'past.told.andSky', {
            graha: { term: `grahaBare.${slow.graha}` },
            sight: c.say(slow.sign === c.facts.lagna?.signOf(house) ? 'past.narrow.in' : 'past.narrow.sees'),
          }),
    reason: reason?.text ?? '',
  } as const
  const isBacked = tone === 'loss' ? reason !== undefined : tone === 'gain' && periodTone(c, period) !== 'ill'
  const key =
    lord !== undefined
      ? slow !== undefined || isBacked
        ? 'past.told.fits'
        : 'past.told.half'
      : slow !== undefined
        ? 'past.told.skyOnly'
        : reason !== undefined
          ? 'past.told.hard'
          : isOwnedUp
            ? 'past.told.noneAlso'
            : 'past.told.none'
  return {
    from: period.from,
    to: earlierOf(period.to, c.input.asOf),
    period: `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`,
    antar: ids[0] as string,
    ids,
    text: c.say(key, slots),
    ofKin: event.kin !== undefined,
    shows: lord !== undefined || slow !== undefined || reason !== undefined,
  }
}

/** An examination that was sat and not passed, told as such; who only prepares has made no attempt. */
const ATTEMPTED =
  / (?:attempts?|failed|fail|not cleared|couldnt clear|times|baar|nahi hua|nahi nikla|reh gaya) |प्रयास|फेल|முயற்சி|தோல்வி|ప్రయత్న|ఫెయిల్/u

/** Of a hard time so much must lie under what page 1 names for it to show; less of it shows in part. */
const SHOWS = 0.6
/** A told time that is shorter is held to nothing. */
const SHORTEST_TOLD_DAYS = 45
/** Days between two looks at such a time. */
const LOOK_DAYS = 10

/** The time that somebody told as hard, and how much of it lies under the reasons that page 1 gives for it. A loss with its own day has the row of its day. */
function hardRow(c: Composer): ToldRow | null {
  const hard = hardOf(c)
  if (
    hard === null ||
    hard.slack === null ||
    !isDated(c) ||
    lookedUp(c).some(({ kind, from }) => kindOf(kind).tone === 'loss' && from === hard.from)
  )
    return null
  const from = laterOf(hard.from, addYears(c.input.asOf, -YEARS))
  const days = daysBetween(from, c.input.asOf)
  if (days < SHORTEST_TOLD_DAYS) return null
  const reasons = hardReasons(c, hard)
  const looks = Array.from({ length: Math.ceil(days / LOOK_DAYS) }, (_, index) => addDays(from, index * LOOK_DAYS))
  const share =
    looks.filter((day) => reasons.some(({ spans }) => spans.some((span) => span.from <= day && day < span.to))).length / looks.length
  const months = Math.round(days / 30.44)
  const [first, second] = reasons.map(({ text }) => text)
  return {
    from,
    to: c.input.asOf,
    period: c.say(hard.isCounted === true ? 'past.hard.counted' : 'past.hard.period'),
    antar: '',
    ofKin: false,
    shows: first !== undefined,
    ids: [methodFinding(c, 'past', 'practice.pastCheck'), ...reasons.map(({ id }) => id)],
    text: c.say(first === undefined ? 'past.hard.none' : share >= SHOWS ? 'past.hard.fits' : 'past.hard.half', {
      event: c.say(hard.kind === 'exam' && !ATTEMPTED.test(plainText(c.input.concern)) ? 'past.hard.examWork' : `past.hard.${hard.kind}`),
      months,
      held: Math.round(share * months),
      reasons: first === undefined || second === undefined ? (first ?? '') : c.say('hard.two', { first, second }),
    }),
  }
}

type Link = 'rules' | 'stands' | 'acts' | 'sees'

/** How a graha is tied to a house: as one who stands in it, as its lord (a node for the lord of its sign), or by looking at it. */
function linkOf(c: Composer, graha: Graha, house: House): Link | null {
  const view = c.facts.main
  const acts = graha === 'rahu' || graha === 'ketu' ? signLord(c.facts.sign(graha)) : graha
  if (view.houseOf(graha) === house) return 'stands'
  if (view.lordOf(house) === acts) return acts === graha ? 'rules' : 'acts'
  return aspectsSign(graha, c.facts.sign(graha), view.signOf(house)) ? 'sees' : null
}
