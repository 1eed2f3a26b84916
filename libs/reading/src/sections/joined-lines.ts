import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { sidesOf } from '../compose/period-words.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { BIRTH } from '../rules/grounds.ts'
import { roleOf, type Role, type Said, type Weighed } from '../rules/joined.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { passageWord, placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { LEAST_SHARED_DAYS, SIGHT_YEARS, type Part, type Window, type WindowNote } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { answerOf } from './answer/answer.ts'
import { isOnlyTold } from './answer/only-told.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { mattersOfYears } from './answer/answer-years.ts'
import { yearsAsked } from './answer/years-asked.ts'
import { allWindows } from './cache.ts'
import { once } from './once.ts'
import { shortLead, shortList, shortNoun } from './short-concerns.ts'
import { dayLabel, type Month } from './months.ts'
import { stepPlace } from './matter-weeks.ts'
import { takesAny, useWords } from './stretch-use.ts'
import { mattersOf, nounAt, shortOpenings, stretchName } from './year-matters.ts'

type Span = { from: string; to: string }

/** A time that page 1 recommends, with the advice that every chapter gives it; `window` is null for an opening of a shorter matter. */
export type Recommended = Weighed & {
  noun: string
  parts: readonly Part[]
  ids: readonly string[]
  window: Window | null
  /** the clocks that make an opening, as findings */
  made: readonly string[]
  /** true of an opening that one clock alone makes */
  isLight: boolean
  /** true of a time to borrow, to buy or to lay money out in */
  isOfMoney: boolean
}

type Named = { noun: string; stretches: readonly Window[] }

/** The first day after the years that page 1 has a line for; null where it has none. */
const yearsEnd = (c: Composer): string | null => {
  const years = yearsAsked(c)
  return years === 0 ? null : `${Number(c.input.asOf.slice(0, 4)) + years + 1}-01-01`
}

/** The findings under which page 1 answers, what else was asked with it. */
const idsOfPage = once((c): ReadonlySet<string> => {
  const { told } = answerOf(c)
  const further = shortLead(c).short.filter((one) => !told.includes(one) && !isOnlyTold(c, one))
  const lines = [...answerItems(c).flat(), ...shortAnswer(c).flatMap((part) => part.lines), ...shortList(c, further).flat()]
  return new Set(lines.flatMap(({ ids }) => ids))
})

/** The stretches of a field that page 1 names beside those of what was asked: in its answer, or in a line of a year. */
function namedBeside(c: Composer): Named[] {
  const ids = idsOfPage(c)
  const end = yearsEnd(c)
  const ofYears = end === null ? [] : mattersOfYears(c).map(({ topic }) => topic)
  return MAIN_TOPICS.map((topic) => ({
    noun: stretchName(c, topic),
    stretches: allWindows(c)[topic].filter(
      (window) => ids.has(window.id) || (end !== null && ofYears.includes(topic) && window.from < end),
    ),
  }))
}

/** Shorter matters that have openings of their own. */
const OPENED = ['home', 'money', 'study', 'family'] as const

/** Openings in which money is laid out, borrowed or comes in. */
const OF_MONEY: readonly string[] = ['money', 'home', 'share', 'sale', 'swap', 'debt', 'business']

type Opened = Pick<Recommended, 'noun' | 'parts' | 'ids' | 'isOfMoney' | 'isLight'>

/** The openings of shorter matters: those that the question is answered by, and those that a line of a year names. */
function openings(c: Composer): Opened[] {
  const end = yearsEnd(c)
  const asked = shortOpenings(c).map(({ ground, noun, parts, ids, isFull }) => ({
    noun,
    parts,
    ids,
    isOfMoney: OF_MONEY.includes(ground),
    isLight: !isFull,
  }))
  const ofYears =
    end === null
      ? []
      : mattersOfYears(c).flatMap(({ ground, noun }) =>
          ground === null
            ? []
            : groundWindows(c, ground).flatMap(({ parts, ids }) =>
                parts[0].from < end ? [{ noun, parts, ids, isOfMoney: OF_MONEY.includes(ground), isLight: false }] : [],
              ),
        )
  const page = idsOfPage(c)
  const grounds = new Set([...page].flatMap((id) => /^opening\.(\w+)\./.exec(id)?.[1] ?? []))
  const ofPage = OPENED.filter((ground) => grounds.has(ground)).flatMap((ground) =>
    groundWindows(c, ground, SIGHT_YEARS)
      .filter(({ ids }) => ids.some((id) => id.startsWith('opening.') && page.has(id)))
      .map(({ parts, ids }) => ({ noun: shortNoun(c, ground), parts, ids, isOfMoney: OF_MONEY.includes(ground), isLight: false })),
  )
  return [...asked, ...[...ofPage, ...ofYears].filter(({ ids: [id] }) => !asked.some(({ ids }) => ids.includes(id as string)))]
}

/** The times that page 1 recommends; where no matter was named, those of the three fields. */
export const recommended = once((c): Recommended[] => {
  const told = new Set<Window>()
  const ofField = ({ noun, stretches }: Named): Recommended[] =>
    stretches
      .filter((window) => !told.has(window) && told.add(window))
      .map((window) => ({
        ...window,
        noun: nounAt(c, window.topic, noun, window.from),
        window,
        ids: [window.id],
        made: [],
        isOfMoney: false,
        isLight: false,
      }))
  const asked = [
    ...mattersOf(c).flatMap(ofField),
    ...namedBeside(c).flatMap(ofField),
    ...openings(c).map(({ noun, parts, ids, isOfMoney, isLight }): Recommended => {
      // the findings of an opening are its own, one a part, and those of the clocks that make it
      const own = ids.filter((id) => id.startsWith('opening.'))
      return {
        noun,
        parts,
        ids: own.length > 0 ? own : ids.slice(0, 1),
        made: ids,
        isOfMoney,
        isLight,
        window: null,
        advice: 'plan',
        notes: [],
      }
    }),
  ]
  return asked.length > 0
    ? asked
    : MAIN_TOPICS.flatMap((topic) => ofField({ noun: stretchName(c, topic), stretches: chosenStretches(c, topic) }))
})

const shares = (one: Span, other: Span): boolean =>
  daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to)) >= LEAST_SHARED_DAYS

const SIDE = {
  good: 'for',
  thin: 'neither',
  softened: 'softened',
  hard: 'against',
  well: 'for',
  mixed: 'neither',
  ill: 'against',
} as const

/** What a passage says, with whether it is the one that opens the stretch. */
const saidBy = (c: Composer, stay: Stay, { window, made }: Recommended): Said => ({
  by: stay.graha as 'saturn' | 'jupiter' | 'rahu',
  side: SIDE[passageWord(c, stay)],
  place: placeFromMoon(c, stay),
  opens: window?.passes.includes(stay) === true || (made.length > 0 && made.includes(gocharaFinding(c, stay).id)),
})

/** What a sub-period says of a time: its tone, and where that is no help and the time is one for money, whether it is dear for money. */
const saidIn = (c: Composer, period: DashaDates, { isOfMoney }: Recommended): Said => {
  const side = SIDE[periodTone(c, period)]
  return { by: 'dasha', side, costs: side !== 'for' && isOfMoney && MONEY_HOUSES.includes(sidesOf(c, period.lords[1] as Graha).care) }
}

/** The houses of means, property, debts, shared money, returns and spending. */
const MONEY_HOUSES: readonly House[] = [2, 4, 6, 8, 11, 12]

/** True of one who takes what comes in a stretch, as page 1 says. */
const takes = (c: Composer, { window }: Recommended): boolean => window !== null && takesAny(c, window)

/** The one clause that tells how a voice and a time hold together; null where they say the same. */
export function clauseOf(c: Composer, time: Recommended, said: Said, lord?: Graha): string | null {
  const role = roleOf(time, said)
  if (role === 'leads' || role === 'silent') return null
  const { by } = said
  const voice = by === 'dasha' ? ('.dasha' as const) : ('' as const)
  if (takes(c, time)) return c.say(`joined.takes${voice}`)
  if (role === 'agrees') return c.say(`joined.agrees${voice}`)
  if (time.isLight) return c.say(by !== 'dasha' && time.noun === shortNoun(c, BIRTH) ? 'joined.light.birth' : `joined.light${voice}`)
  if (role === 'sizes') return c.say('joined.sizes')
  if (role === 'yields') return c.say('joined.yields', { by: noteName(c, time.notes[0]) })
  if (role === 'keeps' && time.advice === 'prepare') return c.say(said.opens === true ? 'joined.keeps.opens' : 'joined.keeps.prepare')
  const love = time.window?.topic === 'love' ? ('.love' as const) : ('' as const)
  if (role === 'softens') return c.say(said.opens === true ? 'joined.softens.opens' : `joined.softens${love}`)
  if (by === 'dasha') return c.say(`joined.guarded${love}`, { guard: c.say(`guard.${lord ?? 'saturn'}${love}`) })
  return c.say(by === 'rahu' ? `joined.rahu${love}` : `joined.${role}${love}`)
}

const noteName = (c: Composer, note: WindowNote | undefined): string =>
  note === undefined || note.kind === 'lord'
    ? c.say('joined.other')
    : c.say('window.clause.graha', { graha: c.graha(note.kind), place: c.house(note.place) })

type Met = { time: Recommended; parts: Part[] }

/** Parts by time; what goes on without a gap is one. */
function withoutGaps(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last !== undefined && last.to >= part.from)
      out[out.length - 1] = { ...last, to: laterOf(last.to, part.to), toErrorDays: part.toErrorDays }
    else out.push(part)
  }
  return out
}

/** Times in words, those for one thing together, with how many there are; `inside` a sentence. */
function timesText(c: Composer, found: readonly Met[], { inside = false }: { inside?: boolean } = {}): { times: string; count: number } {
  const nouns = [...new Set(found.map(({ time }) => time.noun))]
  const named = nouns.map((noun) => {
    const own = found.filter(({ time }) => time.noun === noun)
    const parts = withoutGaps(own.flatMap((one) => one.parts))
    const spans = parts.map(({ from, to, fromErrorDays, toErrorDays }) =>
      from <= c.input.asOf
        ? c.say('joined.now', { to: c.date(to, toErrorDays) })
        : c.say('until.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) }),
    )
    const kind = kindOf(c, own[0]?.time, parts.length)
    return {
      text: c.say('joined.one', { kind, noun, spans: { list: spans } }),
      count: parts.length,
    }
  })
  const times = c.say('joined.list', { list: { list: named.map(({ text }) => text) } })
  return {
    times: inside ? times : sentenceCase(times),
    count: named.reduce((sum, { count }) => sum + count, 0),
  }
}

const idsOf = (found: readonly Pick<Met, 'time'>[]): string[] => [...new Set(found.flatMap(({ time }) => time.ids))]

/** A time that is years away is no time to fix a day in yet. */
const LOOSE_YEARS = 6

/** The times of page 1 that are shorter than their own dates may be early or late: no day of theirs is one to count on. */
export function looseLine(c: Composer): Line | null {
  const isLoose = ({ from, to, fromErrorDays, toErrorDays }: Part): boolean =>
    from < addYears(c.input.asOf, LOOSE_YEARS) && Math.max(fromErrorDays, toErrorDays) > daysBetween(laterOf(from, c.input.asOf), to)
  const found = recommended(c)
    .map((time) => ({ time, parts: time.parts.filter((part) => part.to > c.input.asOf && isLoose(part)) }))
    .filter(({ parts }) => parts.length > 0)
  return found.length === 0 ? null : c.line(idsOf(found), 'question.loose', timesText(c, found))
}

/** From so much of its days on a time lies in a passage, and from half of them on for the most part. */
const NEARLY_ALL = 0.9
const MOST = 0.5
/** So many days are told as days, and up to so many as weeks. */
const FEW_DAYS = 20
const FEW_WEEKS = 62
const [WEEK, MONTH] = [7, 30.4]

/** How much of a time lies in some spans; of less than half of it, at which end and how long. */
type Extent = { share: number; at: 'in' | 'most' | 'first' | 'last' | 'some'; length: string }

/** How much of the days of a time that are still ahead lies in some spans. */
function extentOf(c: Composer, part: Span, spans: readonly Span[]): Extent {
  const own = { from: laterOf(part.from, c.input.asOf), to: part.to }
  const held = spans
    .map(({ from, to }) => ({ from: laterOf(from, own.from), to: earlierOf(to, own.to) }))
    .filter(({ from, to }) => from < to)
  const days = held.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
  const share = days / Math.max(1, daysBetween(own.from, own.to))
  if (share >= MOST) return { share, at: share >= NEARLY_ALL ? 'in' : 'most', length: '' }
  const ends = { first: held.some(({ from }) => from === own.from), last: held.some(({ to }) => to === own.to) }
  const at = ends.first === ends.last ? 'some' : ends.first ? 'first' : 'last'
  const length =
    days <= FEW_DAYS
      ? c.say('joined.days', { count: days })
      : days <= FEW_WEEKS
        ? c.say('joined.weeks', { count: Math.round(days / WEEK) })
        : c.say('joined.months', { count: Math.round(days / MONTH) })
  return { share, at, length }
}

type Held = { time: Recommended; part: Part; extent: Extent; role: Role; clause: string }

/** The times that meet some spans and hear something of their own from them, each part with how much of it lies there. */
function heldIn<T extends Span>(
  c: Composer,
  spans: readonly T[],
  saidOf: (time: Recommended, met: T) => Said | null,
  lord?: Graha,
): Held[] {
  return recommended(c).flatMap((time) => {
    const parts = time.parts.filter((part) => spans.some((span) => shares(part, span)))
    const met = spans.find((span) => parts.some((part) => shares(part, span)))
    const said = met === undefined ? null : saidOf(time, met)
    const clause = said === null ? null : clauseOf(c, time, said, lord)
    if (said === null || clause === null) return []
    return parts.map((part): Held => ({ time, part, extent: extentOf(c, part, spans), role: roleOf(time, said), clause }))
  })
}

/** How a time is used beside a voice, in one word. */
const inShort = (c: Composer, { time, role }: Held): 'prepare' | 'use' =>
  !takes(c, time) &&
  !(time.isLight && role !== 'agrees') &&
  (role === 'agrees' || role === 'yields' || (role === 'keeps' && time.advice === 'prepare'))
    ? 'prepare'
    : 'use'

/** How far a span is the one to say how a time is used: the one that decides its advice, else the one that holds most of it. */
const claimOf = ({ role, extent }: Held): number => (role === 'keeps' ? 2 : 0) + extent.share

/** How much of some times lies in a span. */
function heldText(c: Composer, found: readonly Held[]): { held: string; count: number } {
  const { extent } = found[0] as Held
  const edge = extent.at === 'first' || extent.at === 'last' || extent.at === 'some'
  const { times, count } = timesText(
    c,
    found.map(({ time, part }) => ({ time, parts: [part] })),
    { inside: edge },
  )
  return { held: c.say(`joined.held.${extent.at}`, { times, count, length: extent.length }), count }
}

/** Held times by clause and extent; of those of which a part alone lies there each stands for itself. */
function grouped(held: readonly Held[], keyOf: (one: Held) => string): Held[][] {
  const groups = new Map<string, Held[]>()
  for (const one of held) {
    const { at } = one.extent
    const key = [keyOf(one), at, at === 'in' || at === 'most' ? '' : `${one.time.noun} ${one.part.from}`].join('|')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** How times are used, by the clause that says it, with the passage or the sub-period where it was last said. */
export type Ways = Map<string, string>

/** The recommended times in one span: each way of using one once at length, and after that in few words, since nobody looks up what stands under another passage. */
function spanLines(c: Composer, held: readonly Held[], ways: Ways, here: string): Line[] {
  return grouped(held, ({ clause }) => clause).map((found): Line => {
    const [{ clause }] = found as [Held]
    const text = heldText(c, found)
    const where = ways.get(clause)
    if (where !== undefined)
      return c.line(idsOf(found), where === here ? 'joined.same' : `joined.again.${inShort(c, found[0] as Held)}`, text)
    ways.set(clause, here)
    return c.line(idsOf(found), 'joined.held', { ...text, clause })
  })
}

/** The times of which some days lie in spans that press, with what they are for there: one sentence, since the spans are told together. */
export function besideLine(
  c: Composer,
  key: 'joined.remedy' | 'matter.hard.beside' | 'matter.hard.besideMoney' | 'matter.hard.besideBirth' | 'roadmap.years.beside',
  spans: readonly Span[],
): Line | null {
  const ahead = spans.map(({ from, to }) => ({ from: laterOf(from, c.input.asOf), to }))
  const found = recommended(c)
    .map((time) => ({ time, parts: time.parts.filter((part) => ahead.some((span) => shares(part, span))) }))
    .filter(({ parts }) => parts.length > 0)
  return found.length === 0 ? null : c.line(idsOf(found), key, timesText(c, found))
}

/**
 * The times of which most lies in the stays of a long passage that are demanding, and those of which most lies in pauses that are not. Where the points
 * soften a stay, or the pause itself is spent in a demanding place, the chapter on transits has the care that it asks for.
 */
export function paceLines(c: Composer, passages: readonly Stay[], between: readonly Span[]): Line[] {
  const isHard = (stay: Stay): boolean => passageWord(c, stay) === 'hard'
  const daysOf = (stay: Stay): Span => stayDates(stay, c.input.displayTimeZone)
  const stays = passages.filter(isHard).map(daysOf)
  const pauses = between.filter((pause) => !c.sky.saturn.some((stay) => isHard(stay) && shares(daysOf(stay), pause)))
  const lineOf = (key: 'joined.pause' | 'joined.pace', spans: readonly Span[]): Line[] => {
    const found = recommended(c)
      .map((time) => ({ time, parts: time.parts.filter((part) => extentOf(c, part, spans).share >= MOST) }))
      .filter(({ parts }) => parts.length > 0)
    return found.length === 0 ? [] : [c.line(idsOf(found), key, timesText(c, found))]
  }
  return [...lineOf('joined.pause', pauses), ...lineOf('joined.pace', stays), ...edgesIn(c, stays)]
}

/** The times of which less than half lies in spans that press, each with how much of it. */
const edgesIn = (c: Composer, spans: readonly Span[]): Line[] =>
  recommended(c).flatMap((time) =>
    time.parts.flatMap((part): Line[] => {
      const extent = extentOf(c, part, spans)
      if (extent.share >= MOST || !spans.some((span) => shares(part, span))) return []
      const { times } = timesText(c, [{ time, parts: [part] }], { inside: true })
      return [c.line(idsOf([{ time }]), 'joined.paceEdge', { times, at: extent.at, length: extent.length })]
    }),
  )

const kindOf = (c: Composer, time: Recommended | undefined, count: number): string =>
  c.say(time?.window === null ? 'joined.opening' : 'joined.stretch', { count })

/** The times that meet the passages of one graha through one sign and hear something of their own from it. */
function heldInPassages(c: Composer, passes: readonly Stay[]): Held[] {
  const dated = passes.map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))
  return heldIn(c, dated, (time, { stay }) => {
    const said = saidBy(c, stay, time)
    // what Rahu helps with is no call to act that a stretch to prepare in would have to answer
    return said.by === 'rahu' && said.side === 'for' ? null : said
  })
}

/** A part of a time, by which its passage is found: the passes of Jupiter through one sign lie months apart, under another sky each. */
const partKey = ({ time, part }: Held): string => `${time.noun} ${time.ids.join(' ')} ${part.from}`

/**
 * The recommended times in the passages of a chapter, by passage. How a part of a time is used is said once, at the passage that decides it or holds most
 * of it; any other passage is silent on it, but for the one that holds most where the deciding one holds less than half.
 */
export function passagesLines(c: Composer, passages: readonly (readonly [Stay, ...Stay[]])[]): Line[][] {
  const all = passages.map((passes) => heldInPassages(c, passes))
  const placed = new Map<string, { at: number; one: Held }>()
  const fullest = new Map<string, { at: number; one: Held }>()
  for (const [at, held] of all.entries())
    for (const one of held) {
      const key = partKey(one)
      const [before, most] = [placed.get(key), fullest.get(key)]
      if (before === undefined || claimOf(one) > claimOf(before.one)) placed.set(key, { at, one })
      if (one.extent.share >= MOST && (most === undefined || one.extent.share > most.one.extent.share)) fullest.set(key, { at, one })
    }
  const ways: Ways = new Map()
  return all.map((held, at) => {
    const here = held.flatMap((one) => {
      const [home, most] = [placed.get(partKey(one)), fullest.get(partKey(one))]
      return home?.at === at || (home !== undefined && home.one.extent.share < MOST && most?.at === at) ? [one] : []
    })
    const [{ graha, sign }] = passages[at] as readonly [Stay, ...Stay[]]
    return spanLines(c, here, ways, `${graha} ${sign}`)
  })
}

/** The recommended times in a sub-period under strain, or in one that is dear for money while they are times for money; `told` are named already. */
export function periodLines(c: Composer, period: DashaDates, told: ReadonlySet<string> = new Set(), ways: Ways = new Map()): Line[] {
  const held = heldIn(
    c,
    [period],
    (time) => {
      const one = saidIn(c, period, time)
      return one.side === 'for' || time.ids.some((id) => told.has(id)) ? null : one
    },
    period.lords[1] as Graha,
  )
  return spanLines(c, held, ways, period.from)
}

/** How the recommended times hold beside what strains a matter now, told by its findings: the running sub-period, Saturn's passage. */
export function strainLines(c: Composer, ids: readonly string[]): Line[] {
  const { running } = c.dashas
  const saturn = stayNow(c, 'saturn')
  return [
    ...(running !== null && ids.includes(periodFinding(c, running.antar)) ? periodLines(c, running.antar) : []),
    ...(ids.includes(gocharaFinding(c, saturn).id) ? passagesLines(c, [[saturn]]).flat() : []),
  ]
}

/** The same for a long passage of Saturn that is named with its end: the times that meet any of its stays. */
export const longPassageLines = (c: Composer, [first, ...stays]: readonly Stay[]): Line[] =>
  first === undefined ? [] : passagesLines(c, [[first, ...stays]]).flat()

/** The same for one passage that begins in a month, without the dates, which the month has told. */
export function monthPassageLines(c: Composer, stay: Stay, month: Span, said: Set<string>): Line[] {
  const span = stayDates(stay, c.input.displayTimeZone)
  const days = { from: laterOf(span.from, month.from), to: earlierOf(span.to, month.to) }
  const groups = new Map<string, Recommended[]>()
  for (const time of recommended(c)) {
    if (!time.parts.some((part) => shares(part, span) && part.from < days.to && part.to > days.from)) continue
    const said = saidBy(c, stay, time)
    // a month tells a passage by its tone, which the points have softened
    const clause = said.side === 'softened' ? null : clauseOf(c, time, said)
    if (clause !== null) groups.set(clause, [...(groups.get(clause) ?? []), time])
  }
  return [...groups].map(([clause, found]) => {
    const { times, count } = bareTimes(c, found)
    const isSaid = said.has(clause)
    said.add(clause)
    const slots = { times: sentenceCase(times), count }
    return c.line(
      idsOf(found.map((time) => ({ time }))),
      isSaid ? 'joined.month.again' : 'joined.month',
      isSaid ? slots : { ...slots, clause },
    )
  })
}

/** Times without their dates, each noun once. */
function bareTimes(c: Composer, found: readonly Recommended[]): { times: string; count: number } {
  const named = [...new Map(found.map((time) => [time.noun, c.say('joined.bare', { kind: kindOf(c, time, 1), noun: time.noun })])).values()]
  return { times: c.say('joined.list', { list: { list: named } }), count: named.length }
}

type BesideKey = Extract<MessageKey, `joined.beside.${string}`> | 'joined.beside.good'

/** What a time of page 1 asks for in a month beside what the month itself is: the step in its own weeks, and in the others the way to them or from them. */
function besideKey(c: Composer, time: Recommended, month: Month): { key: BesideKey; slots: Slots } {
  const { window, advice, parts, isLight } = time
  if (takes(c, time)) return { key: 'joined.beside.take', slots: {} }
  // in an open month one asks, as the month says
  if (advice === 'prepare') return { key: month.tone === 'good' ? 'joined.beside.ready' : 'joined.beside.prepare', slots: {} }
  if (month.tone === 'good') return { key: 'joined.beside.good', slots: {} }
  const held = parts.filter((part) => shares(part, month))
  const last = held.at(-1) as Part
  if (last.to <= month.to) return { key: 'joined.beside.ends', slots: { to: c.date(last.to, last.toErrorDays) } }
  const { how, month: chosen } = stepPlace(c, window?.topic ?? null, held, month)
  const what = window === null ? c.say(isLight ? 'joined.beside.try' : 'joined.beside.step') : useWords(c, window)
  return { key: `joined.beside.${how}`, slots: { what, month: chosen === null ? '' : dayLabel(c, chosen.from) } }
}

/** The part of a time that begins within a month; null where it runs already. */
function beginsIn(c: Composer, { parts }: Recommended, month: Month): Part | null {
  const [part] = parts.filter((one) => shares(one, month))
  return part !== undefined && part.from > laterOf(month.from, c.input.asOf) ? part : null
}

/** True where another time for the same thing has not ended when one begins: for the reader it runs on. */
const leadsInto = (other: Recommended, time: Recommended, begins: Part): boolean =>
  other !== time && other.noun === time.noun && other.parts.some(({ from, to }) => from < begins.from && to >= begins.from)

/** What is the same in every month that a time runs through: said in the first of them. */
const ALIKE: readonly BesideKey[] = ['joined.beside.take', 'joined.beside.prepare']

/**
 * The recommended times that a month holds and its other lines have not named, each with what to do in them there.
 * @param chosen the nouns of matters whose step the month is chosen for: nobody is told to prepare beside it
 */
export function besideMonthLines(
  c: Composer,
  month: Month,
  told: ReadonlySet<string>,
  said: Set<string>,
  chosen: ReadonlySet<string> = new Set(),
): Line[] {
  const groups = new Map<string, { key: BesideKey; slots: Slots; begins: Part | null; found: Recommended[] }>()
  const held = recommended(c)
    .filter((time) => !time.ids.some((id) => told.has(id)) && time.parts.some((part) => shares(part, month)))
    .filter(({ advice, noun }) => advice !== 'prepare' || !chosen.has(noun))
    .map((time) => {
      const begins = beginsIn(c, time, month)
      const before = begins === null ? [] : recommended(c).filter((other) => leadsInto(other, time, begins))
      return { time, before, begins: before.length > 0 ? null : begins, ...besideKey(c, time, month) }
    })
  const goesOn = ({ before }: (typeof held)[number]): boolean => held.some((other) => before.includes(other.time))
  for (const one of held) {
    const { time } = one
    if (goesOn(one)) continue
    // what ends while another time for the same thing runs on is no end for the reader
    const other =
      one.key === 'joined.beside.ends' ? held.find(({ time: { noun }, key }) => noun === time.noun && key !== one.key) : undefined
    const { key, slots, begins } = other ?? one
    const name = `${key} ${begins?.from} ${JSON.stringify(slots)}`
    const group = groups.get(name)
    if (group === undefined) groups.set(name, { key, slots, begins, found: [time] })
    else group.found.push(time)
  }
  // what goes on from a time that the month holds is told with it
  for (const { time, before } of held.filter(goesOn))
    [...groups.values()].find(({ found }) => found.some((other) => before.includes(other)))?.found.unshift(time)
  return [...groups.values()].map(({ key, slots, begins, found }) => {
    const { times, count } = bareTimes(c, found)
    const goes =
      begins === null
        ? c.say('joined.goes.on', { count })
        : c.say('joined.goes.begins', { count, from: c.date(begins.from, begins.fromErrorDays) })
    const isSaid = said.has(key) && ALIKE.includes(key)
    said.add(key)
    const named = idsOf(found.map((time) => ({ time })))
    const told = { ...slots, goes, times: sentenceCase(times), count }
    return key === 'joined.beside.good' ? c.varied(named, key, told) : c.line(named, isSaid ? 'joined.beside.on' : key, told)
  })
}

/** The times of page 1 that are there to be used in some days, without their dates; null where there are none. */
export function usedIn(c: Composer, days: Span): { times: string; count: number; ids: string[] } | null {
  const found = recommended(c).filter(({ advice, parts }) => advice !== 'prepare' && parts.some((part) => shares(part, days)))
  return found.length === 0 ? null : { ...bareTimes(c, found), ids: idsOf(found.map((time) => ({ time }))) }
}

/** How a sub-period and a time in it hold together; null where they say the same. */
export const clauseIn = (c: Composer, period: DashaDates, time: Recommended): string | null =>
  clauseOf(c, time, saidIn(c, period, time), period.lords[1] as Graha)
