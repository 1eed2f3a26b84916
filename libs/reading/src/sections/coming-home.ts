import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { addMonths, addYears, daysBetween } from '../facts/calendar.ts'
import { groundWindows, passagesOver } from '../rules/ground-windows.ts'
import { GROUNDS, judge } from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { agesIn } from '../understanding/told-children.ts'
import { ownText } from '../understanding/own-words.ts'
import { chosenStretches, smallerOpenings, spanOf } from './answer/answer-stretches.ts'
import { once } from './once.ts'
import { lookAndSign, soonOpenings, type SoonOpening } from './short-concerns.ts'
import { sourcesOf } from './verdict.ts'
import { stayLean } from './stay-lean.ts'

/** A venture of one's own at home, where it is named. */
const OWN_AT_HOME =
  / (?:start (?:something|a business|business|my own|own|a shop|up)|something of my own|own (?:business|thing|shop|work)|business|startup|shop|farming|hotel|dhandha|dhanda|thozhil|vyaparam|kadai) |व्यापार|धंधा|தொழில்|వ్యాపార/u

/** True where something of one's own is to be begun at home. */
export const meansOwnAtHome = (c: Composer): boolean => OWN_AT_HOME.test(ownText(c.input.concern))

/** The use of a time: of both clocks the move itself; of one, where no time is full, the one that carries the move best; before that a visit and what prepares the move, after it a later choice. */
type Use = 'full' | 'best' | 'first' | 'light' | 'later'

/** What each of the times for coming home is for, the one judge of it for the first page and the chapter. */
export function homecomingUses(c: Composer, openings: readonly SoonOpening[]): Use[] {
  const best = bestLight(c, openings)
  const first = openings.find((one) => !one.isFull && one !== best)
  // a visit comes before the move that it prepares
  const visit = best === null || (first !== undefined && openings.indexOf(first) < openings.indexOf(best)) ? first : undefined
  return openings.map((one, at): Use =>
    one.isFull
      ? isFullMove(c, one)
        ? 'full'
        : 'first'
      : one === best
        ? 'best'
        : one === visit
          ? 'first'
          : best !== null && at > openings.indexOf(best)
            ? 'later'
            : 'light',
  )
}

/** True of a full time that bears the move: one that ends before a move is ready, or is open today while the chart leans to staying, is for a visit. */
const isFullMove = (c: Composer, one: SoonOpening): boolean =>
  one.isFull && leavesRoom(c, one) && !(stayLean(c) === 'stay' && (one.parts[0] as Part).from <= c.input.asOf)

/** The times for coming home with what each is for, and the children's ages at them where they are told. */
function homecomingTimes(c: Composer): Line[] {
  const openings = soonOpenings(c, 'return')
  if (openings.length === 0) return [c.line(judge(c, 'return').ids, 'return.none')]
  const uses = homecomingUses(c, openings)
  const best = bestLight(c, openings)
  const ids = [...new Set(openings.flatMap((one) => one.ids))]
  const spans = openings.flatMap(({ parts }, at) => parts.map((part) => spanOf(c, part, c.say(`return.mark.${uses[at] as Use}`))))
  return [
    c.line(ids, 'return.times', { count: openings.length, spans: { list: spans } }),
    ...(best === null ? [] : [c.line(best.ids, 'return.noMove', { until: fullFrom(c, openings).until })]),
    ...agesLine(c, openings),
  ]
}

/** The same for the first page: the year that bears the move before anything else, and why; then what comes before it and after it. */
export function homecomingGist(c: Composer): Line[] {
  const openings = soonOpenings(c, 'return')
  const uses = homecomingUses(c, openings)
  const bears = (at: number): boolean => uses[at] === 'full' || uses[at] === 'best'
  // nobody moves house from one country to another in some weeks: what ends so soon is for a visit
  const roomy = openings.findIndex((one, at) => bears(at) && leavesRoom(c, one))
  const at = roomy === -1 ? openings.findIndex((_, index) => bears(index)) : roomy
  const move = openings[at]
  const [part] = move?.parts ?? []
  if (move === undefined || part === undefined) return homecomingLines(c)
  const listed = (list: readonly SoonOpening[]): { count: number; spans: { list: string[] } } => ({
    count: list.length,
    spans: { list: list.flatMap(({ parts }) => parts.map((one) => spanOf(c, one))) },
  })
  const before = openings.slice(0, at)
  const after = openings
    .slice(at + 1)
    .filter((_, index) => ['full', 'later'].includes(uses[at + 1 + index] as Use))
    .slice(0, 1)
  const idsOf = (list: readonly SoonOpening[]): string[] => [...new Set(list.flatMap(({ ids }) => ids))]
  return [
    c.line(move.ids, move.isFull ? 'return.year' : 'return.year.light', {
      year: part.from.slice(0, 4),
      span: spanOf(c, part),
      late: fullFrom(c, openings).late,
      house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(GROUNDS.return.houses[0]) }),
    }),
    ageThen(c, move),
    ...(before.length === 0 ? [] : [c.line(idsOf(before), 'return.before', listed(before))]),
    ...(after.length === 0 ? [] : [c.line(idsOf(after), 'return.after', listed(after))]),
    joinedLine(c),
  ].filter((line) => line !== null)
}

/** The first time for coming home that bears the move and leaves room for it; else the first that leaves room. */
export function moveTime(c: Composer): SoonOpening | undefined {
  const openings = soonOpenings(c, 'return')
  const uses = homecomingUses(c, openings)
  const roomy = openings.filter((one) => leavesRoom(c, one))
  return roomy.find((one) => ['full', 'best'].includes(uses[openings.indexOf(one)] as Use)) ?? roomy[0]
}

/** When a house is looked for and signed for, as page 1 says it. */
const houseTimes = once((c) => lookAndSign(c, 'home'))

/**
 * True of an opening that bears the larger step: of the way home one that is told for the move itself, though it may be a light one; of a house one that is
 * told for the signature; of other matters a full one.
 */
export const bearsMove = (
  c: Composer,
  { ground, parts: [first], isFull, isSeason = false }: { ground: string; parts: readonly Part[]; isFull: boolean; isSeason?: boolean },
): boolean => {
  const house = ground === 'home' || ground === 'build' ? houseTimes(c) : null
  if (house !== null && first !== undefined) {
    if (house.sign !== null) return isFull && first.from >= house.sign.from
    if (first.from < house.look.to && first.to > house.look.from) return true
  }
  // of a house that is built the season, where no full time comes
  if (ground !== 'return') return isFull || (ground === 'build' && isSeason)
  const openings = soonOpenings(c, 'return')
  const uses = homecomingUses(c, openings)
  return openings.some(({ parts }, at) => parts.some((part) => part.from === first?.from) && BEARING.includes(uses[at] as Use))
}

/** Uses of a time for coming home that are the move itself, a later choice among them. */
const BEARING: readonly Use[] = ['full', 'best', 'later']

/** The parts of an opening that bear the larger step. */
export const bearingParts = <T extends Parameters<typeof bearsMove>[1]>(c: Composer, opening: T): readonly Part[] =>
  opening.parts.filter((part) => bearsMove(c, { ...opening, parts: [part] }))

/** Where no near time is full by both clocks the one that carries a move best: a sub-period tied to home, else Jupiter in the house itself, else the longest. */
function bestLight(c: Composer, openings: readonly SoonOpening[]): SoonOpening | null {
  const near = addYears(c.input.asOf, FULL_NEAR_YEARS)
  if (!c.timed || !isDated(c) || openings.some((one) => isFullMove(c, one) && (one.parts[0] as Part).from < near)) return null
  const [house] = GROUNDS.return.houses
  const inside = new Set(passagesOver(c, house).flatMap(({ id, sign }) => (sign === c.facts.main.signOf(house) ? [id] : [])))
  const passes = new Set(passagesOver(c, house).map(({ id }) => id))
  const worth = ({ ids, parts: [part] }: SoonOpening): number =>
    (ids.some((id) => inside.has(id)) ? 1 : 0) +
    (ids.every((id) => !passes.has(id)) ? 2 : 0) +
    (part === undefined ? 0 : Math.min(1, daysBetween(part.from, part.to) / WHOLE_YEAR))
  const light = openings.filter(({ isFull }) => !isFull)
  const roomy = light.filter((one) => leavesRoom(c, one))
  return (roomy.length > 0 ? roomy : light).toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}
const WHOLE_YEAR = 366

/** A move from another country takes so many months to prepare. */
const MOVE_MONTHS = 3
/** True of a time for coming home that does not end before a move can be made ready. */
export const leavesRoom = (c: Composer, { parts }: SoonOpening): boolean =>
  parts.some(({ to }) => to >= addMonths(c.input.asOf, MOVE_MONTHS))
/** When the first time that is full comes, as "before" and as "only in", where the years that are searched have one. */
function fullFrom(c: Composer, openings: readonly SoonOpening[]): { until: string; late: string } {
  const full = openings.find((one) => isFullMove(c, one))?.parts[0]
  if (full === undefined) return { until: c.say('return.until.never'), late: c.say('return.late.never') }
  const year = full.from.slice(0, 4)
  return { until: c.say('return.until.before', { year }), late: c.say('return.late.only', { year }) }
}
/** A full time further off than this is no time that one who asks today can wait for. */
const FULL_NEAR_YEARS = 5

/** How old the children are at each of the times; told ages are whole years, so they are about. */
function agesLine(c: Composer, openings: readonly SoonOpening[]): Line[] {
  const told = agesIn(c.input.concern)
  if (told.length === 0) return []
  const ages = openings.map((one) => agesAt(c, one))
  return [
    c.line(
      openings.flatMap(({ ids }) => ids),
      'return.ages',
      { count: told.length, ages: ages.join('; ') },
    ),
  ]
}

/** How old the children are at one of them. */
function agesAt(c: Composer, { parts: [part] }: SoonOpening): string {
  const years = daysBetween(c.input.asOf, (part as Part).from) / 365.25
  const list = agesIn(c.input.concern).map((age) => String(Math.floor(age + years + 0.5)))
  return c.say('return.ages.one', { list: { list } })
}

/** Their age at the move itself. */
function ageThen(c: Composer, move: SoonOpening): Line | null {
  const count = agesIn(c.input.concern).length
  return count === 0 ? null : c.line(move.ids, 'return.ages.then', { count, ages: agesAt(c, move) })
}

type Dated = { part: Part; ids: readonly string[] }

/** The times for coming home, those for work, and the first pair of them that falls together. */
function ownAtHome(c: Composer): { homes: Dated[]; works: Dated[]; pair: { one: Dated; other: Dated } | undefined } {
  const homes = soonOpenings(c, 'return').flatMap(({ parts, ids }) => parts.map((part) => ({ part, ids })))
  // where stretches of work lie far, the months that page 1 has for it
  const months = smallerOpenings(c, 'career').map(({ from, to, id }) => ({
    part: { from, to, fromErrorDays: 0, toErrorDays: 0 },
    ids: [id],
  }))
  const stretches = chosenStretches(c, 'career').flatMap(({ parts, ids }) => parts.map((part) => ({ part, ids })))
  const works = [...months, ...stretches].toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
  const [pair] = homes
    .flatMap((one) => works.filter((other) => shares(one.part, other.part)).map((other) => ({ one, other })))
    .toSorted((a, b) => (a.one.part.from < b.one.part.from ? -1 : 1))
  return { homes, works, pair }
}

/** The days that both have; null where nothing of one's own is meant, or no days are shared. */
export function ownAtHomeDays(c: Composer): Part | null {
  const { pair } = meansOwnAtHome(c) ? ownAtHome(c) : { pair: undefined }
  if (pair === undefined) return null
  const [home, work] = [pair.one.part, pair.other.part]
  const [begin, end] = [home.from > work.from ? home : work, home.to < work.to ? home : work]
  return { from: begin.from, to: end.to, fromErrorDays: begin.fromErrorDays, toErrorDays: end.toErrorDays }
}

/** To whoever means to begin something of their own at home: the time that joins work and the way home, or each by itself; nothing where no such thing is named. */
function joinedLine(c: Composer): Line | null {
  if (!meansOwnAtHome(c)) return null
  const { homes, works, pair } = ownAtHome(c)
  const [home] = homes
  const [work] = works
  if (home === undefined) return null
  if (work === undefined) return c.line(home.ids, 'return.workFar')
  if (pair === undefined)
    return c.line([...home.ids, ...work.ids], 'return.apart', { home: spanOf(c, home.part), work: spanOf(c, work.part) })
  const { one, other } = pair
  const begin = one.part.from > other.part.from ? one.part.from : other.part.from
  return c.line([...one.ids, ...other.ids], 'return.join', {
    year: begin.slice(0, 4),
    home: spanOf(c, one.part),
    work: spanOf(c, other.part),
  })
}

const shares = (one: Part, other: Part): boolean => one.from < other.to && other.from < one.to

/** The times for coming home, and beside them what is to be begun there. */
export const homecomingLines = (c: Composer): Line[] => [...homecomingTimes(c), joinedLine(c)].filter((line) => line !== null)

/** The times for coming home in the chapter on life abroad: when, what makes each, and what it is for. */
export function homecomingBlocks(c: Composer): Block[] {
  const openings = soonOpenings(c, 'return')
  const { ids } = judge(c, 'return')
  const [house] = GROUNDS.return.houses
  const join = joinedLine(c)
  const lord = c.facts.main.lordOf(house)
  const read = c.line(ids, lord === 'moon' ? 'return.readOne' : 'return.read', { lord: c.graha(lord) })
  if (openings.length === 0) return [c.heading('return.head'), c.paragraph(read, c.line(ids, 'return.none'), join)]
  const windows = groundWindows(c, 'return')
  const byDasha = (part: Part): boolean => windows.some(({ parts }) => parts.some(({ from }) => from === part.from))
  const uses = homecomingUses(c, openings)
  return [
    c.heading('return.head'),
    c.paragraph(read, join),
    {
      kind: 'table',
      caption: c.say('return.table'),
      columns: (['table.when', 'matter.col.kind', 'matter.col.use', 'table.sourceShort'] as const).map((label) => ({
        label: c.say(label),
        align: 'start' as const,
      })),
      rows: openings.flatMap(({ parts, isFull, ids: all }, at) =>
        parts.map((part) => [
          sentenceCase(spanOf(c, part)),
          c.say(isFull || byDasha(part) ? 'matter.kind.full' : 'matter.kind.light', { best: 'no' }),
          c.say(`return.use.${uses[at] as Use}`),
          sourcesOf(c, all),
        ]),
      ),
    },
  ]
}
