import type { Composer, Line } from '../../../compose/composer.ts'
import type { Graha } from '@disha/contracts/chart'
import { addDays, addMonths, daysBetween } from '../../../facts/calendar.ts'
import { MANGAL_RATES } from '../../../rules/base-rates.data.ts'
import { judge } from '../../../rules/grounds.ts'
import type { Window } from '../../../rules/windows.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_MATCH } from '../../../understanding/told-facts/match.ts'
import { toldFacts, type ToldKind } from '../../../understanding/told-facts/told-facts.ts'
import { plainText } from '../../../understanding/topics.ts'
import { askedTopics } from '../../cache.ts'
import { kinAsked } from '../../kin-asked.ts'
import { lateReasons, matchKind, type LateKind } from '../../love-match.ts'
import { mangalState } from '../../love-mars.ts'
import { groundFact } from '../../short-concerns.ts'
import { mayBegin, useOf } from '../../stretch-use.ts'
import { spokenTimes } from '../answer-gist.ts'
import { isOpen, smallerOpenings } from '../answer-stretches.ts'
import { shortAnswer } from '../answer-parts.ts'
import { isOfStepChild } from '../points/of-house.ts'
import { nearOrFar, spanNear } from '../points/shared.ts'
import { spanAloud } from '../span-aloud.ts'
import { byGround, type ToldWriters } from './told-writer.ts'

/** True where the marriage that is asked about is the visitor's own and still to come. */
export const asksOfOwn = (c: Composer, asked: readonly Point[]): boolean =>
  // where it is not sure what is asked its field is
  (asked.length === 0 ? askedTopics(c).has('love') : asked.some((point) => point.startsWith('love.'))) &&
  c.asker.bond !== 'married' &&
  c.asker.love !== 'bond' &&
  kinAsked(c) === null

/** True where the two are not yet promised, so that names are still met and weighed. */
const stillSearches = (c: Composer, asked: readonly Point[]): boolean =>
  asksOfOwn(c, asked) && c.asker.love !== 'partner' && !c.asker.settled.includes('engaged')

export const alsoTold = (c: Composer, kind: ToldKind): boolean => toldFacts(c.input.concern).some((one) => one.kind === kind)

/** True where the short answer rests on a finding already, by its id or the pattern of such ids. */
export const isSaid = (c: Composer, rest: RegExp | string): boolean =>
  shortAnswer(c).some(({ lines }) => lines.some(({ ids }) => ids.some((id) => (typeof rest === 'string' ? id === rest : rest.test(id)))))

/** What the short answer has of Mangal dosha beyond that custom counts it. */
export const SAYS_MANGAL = /^(?:mars\.(?:match|cancelled|second|custom)|point\.two\.mars)$/

/** What this chart itself brings to a matching, Mars by custom and verse (BPHS 80.47-49), and what a family does with it. */
function ownMars(c: Composer): Line[] {
  if (isSaid(c, SAYS_MANGAL)) return []
  const { state, house, helpers, id } = mangalState(c)
  if (house === null) return [c.line([id], 'told.matchFails.open')]
  const loved = c.asker.love === 'partner' ? 'loved' : 'sought'
  const slots = {
    house: c.house(house),
    tenths: Math.round(10 * MANGAL_RATES.north.lagna),
    by: { list: helpers.map((graha) => c.graha(graha)) },
    count: helpers.length,
  }
  const side = state as Exclude<typeof state, 'open'>
  return [c.line([id], `told.matchFails.${side}`, slots), c.line([id], `told.matchFails.do.${side}.${loved}`, slots)]
}

/** The nearest time to meet somebody, and the one for a yes, as page 1 tells them; what is only for getting ready is none. */
function timesToMeet(c: Composer): { near: Window | undefined; yes: Window | undefined } {
  const spoken = spokenTimes(c, 'love')
  const told = spoken === null ? [] : [spoken.before, spoken.aim].filter((one) => one !== undefined)
  return { near: told.find((one) => useOf(c, one) !== 'prepare'), yes: told.find((one) => mayBegin(c, one)) }
}

/** Days that are left of a stretch, if a meeting is to lead to an answer in it. */
const LEAST_LEFT = 30
const leavesTime = (c: Composer, { parts: [{ to }] }: Window): boolean => daysBetween(c.input.asOf, to) >= LEAST_LEFT

/** A change in the search that is due later than this is no advice. */
const CHANGE_MONTHS = 18

/** By which day a search is to be changed: before the month or the time that page 1 names first, or in the time that is open. */
function changeBy(c: Composer): Line[] {
  const { near } = timesToMeet(c)
  if (near !== undefined && isOpen(c, near)) {
    const [{ to, toErrorDays }] = near.parts
    return leavesTime(c, near) ? [c.line(near.ids, 'told.refused.now', { to: c.date(to, toErrorDays) })] : []
  }
  const limit = addMonths(c.input.asOf, CHANGE_MONTHS)
  const month = smallerOpenings(c, 'love').find(({ id, from }) => from > c.input.asOf && from < limit && isSaid(c, id))
  if (month !== undefined && (near === undefined || month.from < near.from))
    return [c.line([month.id], 'told.refused.month', { date: c.date(month.from) })]
  return near === undefined || near.from > limit
    ? []
    : [c.line(near.ids, 'told.refused.before', { date: c.date(near.from, near.fromErrorDays) })]
}

/** Who said no: the visitor, as it is told. */
const OWN_NO =
  / (?:i|we) (?:\S+ ){0,3}?(?:reject\S*|refus\S*|say no|said no|turned down) | (?:main|maine|mai|humne) (?:\S+ ){0,5}?(?:mana|na kar) |^ (?:rejected|refused|turned down) (?!by )|मैंने|నేనే|நானே/u

/** Of several reasons the one that fewest charts have says most. */
const RAREST: readonly LateKind[] = ['node', 'hidden', 'venus', 'points', 'saturn']

/** What slows a first meeting here, what to change in the search for it, and until when. */
function searchChanged(c: Composer, told: string): Line[] {
  const { id, found, kinds } = lateReasons(c)
  const isOwn = OWN_NO.test(plainText(told))
  const kind = RAREST.find((one) => kinds.includes(one))
  const by = changeBy(c)
  if (kind === undefined) return [c.line([id], isOwn ? 'told.refused.ours.free' : 'told.refused.free'), wayOfSearch(c), ...by]
  const reason = found[kinds.indexOf(kind)] ?? ''
  const why = isSaid(c, 'love.late') ? [] : [c.line([id], isOwn ? 'told.refused.ours.slow' : 'told.refused.slow', { reason })]
  if (isOwn) return [...why, c.line([id], 'told.refused.ours.do'), ...by]
  // what Saturn asks for many charts share: by whom the names come is told with it
  return [...why, c.line([id], `told.refused.${kind}`), ...(kind === 'saturn' ? [wayOfSearch(c)] : []), ...by]
}

/** By whom the next names are brought, as page 1 has it. */
function wayOfSearch(c: Composer): Line {
  const { kind, id } = matchKind(c)
  const house = c.facts.main.houseOf(c.facts.main.lordOf(7))
  switch (kind) {
    case 'own':
      return c.line([id], 'told.refused.way.own')
    case 'family':
      return c.line([id], 'told.refused.way.family', { road: c.say(`love.choice.road.${house as 2}`) })
    case 'circle':
      return c.line([id], 'told.refused.way.circle', { who: c.say(`love.choice.who.${house as 10}`) })
    case 'open':
      return c.line([id], 'told.refused.way.open')
  }
}

/** A proposal is kept waiting for so many months at the most. */
const WAITS_MONTHS = 8
/** What begins within so many days is as good as open. */
const SOON_DAYS = 21

/** When to meet and to answer, by the times of page 1. */
function whenToAnswer(c: Composer): Line[] {
  const { near, yes } = timesToMeet(c)
  if (yes !== undefined) {
    const [part] = yes.parts
    if (isOpen(c, yes)) return leavesTime(c, yes) ? [c.line(yes.ids, 'told.known.now', { to: c.date(part.to, part.toErrorDays) })] : []
    if (part.from <= addDays(c.input.asOf, SOON_DAYS)) return [c.line(yes.ids, 'told.known.soon', { span: spanAloud(c, part) })]
    return part.from <= addMonths(c.input.asOf, WAITS_MONTHS)
      ? [c.line(yes.ids, 'told.known.ahead', { date: c.date(part.from, part.fromErrorDays), span: spanAloud(c, part) })]
      : [c.line(yes.ids, 'told.known.far', { date: c.date(part.from, part.fromErrorDays) })]
  }
  if (near === undefined) return []
  return near.from > addMonths(c.input.asOf, WAITS_MONTHS)
    ? [c.line(near.ids, 'told.known.lightFar')]
    : [c.line(near.ids, 'told.known.light', { span: spanNear(c, near.parts[0]) })]
}

/** What to ask before a yes, by what strains a bond most in this chart, or by the lord of the 7th where nothing does. */
function whatToAsk(c: Composer): Line {
  const found = judge(c, 'spouse')
  const [voice] = found.against
  const questionOn = (graha: Graha | null): string => c.say(`told.known.q.${graha === null ? 'points' : (graha as 'sun')}`)
  if (voice !== undefined)
    return c.line([voice.id], 'told.known.ask', { fact: groundFact(c, 'spouse', voice, false), question: questionOn(voice.graha) })
  const lord = c.facts.main.lordOf(7)
  return c.line(found.ids, 'told.known.ask.none', { lord: c.graha(lord), question: questionOn(lord) })
}

/** One who has been married before: how a bond holds here, and what to hear and see before a yes. */
function marriedBefore(c: Composer, told: string): Line[] {
  const { ids, state } = judge(c, 'spouse')
  return [c.line(ids, `told.wasMarried.${state}`), ...(DIVORCED.test(plainText(told)) ? [c.line(ids, 'told.wasMarried.decree')] : [])]
}
const DIVORCED = / divorc\S* | (?:talaqshuda|talakshuda) |तलाक|விவாகரத்து|டைவர்ஸ்|విడాకులు|డివోర్స్/u

/** Two in two towns: what distance does to the bond here, who of the two moves, and a time to sit face to face. */
function farApart(c: Composer): Line[] {
  const { ids, state } = judge(c, 'together')
  const { id, side } = nearOrFar(c)
  const { yes } = timesToMeet(c)
  const isNear = yes !== undefined && yes.from <= addMonths(c.input.asOf, WAITS_MONTHS) && leavesTime(c, yes)
  return [
    c.line(ids, `told.farBond.${state}`),
    c.line([id], `told.farBond.move.${side}`),
    ...(isNear ? [c.line(yes.ids, 'told.farBond.meet', { span: spanNear(c, yes.parts[0]) })] : []),
  ]
}

/** What is asked of two who know each other. */
const OF_TWO: ReadonlySet<Point> = new Set<Point>(['love.one', 'love.tell', 'love.consent', 'love.bond'])

/** True where what is asked is of two who know each other and are not married. */
export const asksOfTwo = (c: Composer, asked: readonly Point[]): boolean =>
  asksOfOwn(c, asked) && (c.asker.love === 'partner' || asked.some((point) => OF_TWO.has(point)))

/** What is told of matches for a marriage, held against the chart. */
export const MATCH_WRITERS: ToldWriters<keyof typeof OF_MATCH> = {
  matchFails: (c, _told, asked) => (asksOfOwn(c, asked) ? ownMars(c) : []),
  refusedOften: (c, told, asked) => (stillSearches(c, asked) ? searchChanged(c, told) : []),
  theirChild: (c, _told, asked) =>
    asksOfOwn(c, asked) && !isOfStepChild(c)
      ? byGround(c, 'partnersChild', { well: 'told.theirChild.well', mixed: 'told.theirChild.mixed', ill: 'told.theirChild.ill' })
      : [],
  wasMarried: (c, told, asked) => (asksOfOwn(c, asked) && !alsoTold(c, 'theirChild') ? marriedBefore(c, told) : []),
  knownOne: (c, _told, asked) => (stillSearches(c, asked) ? [...whenToAnswer(c), whatToAsk(c)] : []),
  farBond: (c, _told, asked) => (asksOfTwo(c, asked) ? farApart(c) : []),
}
