import type { Composer, Line } from '../../compose/composer.ts'
import { addDays, daysBetween } from '../../facts/calendar.ts'
import type { Window } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { namedPeriods, type NamedPeriod } from '../../understanding/named-dates.ts'
import type { Point } from '../../understanding/point/points.ts'
import { SURE, type AskedPoint } from '../../understanding/points-asked.ts'
import { plainText } from '../../understanding/topics.ts'
import { allWindows, readings } from '../cache.ts'
import { foremost, mayBegin, useOf } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { spanAloud } from './span-aloud.ts'
import { labelOf, meets, within } from './answer-named.ts'
import { askedOf, nounOf } from './answer-subject.ts'

/** What is asked of one step, whose time a named year or month is held against. */
export const STEPS: Readonly<Partial<Record<Point, MainTopic>>> = {
  'work.post': 'career',
  'work.change': 'career',
  'work.promotion': 'career',
  'work.own': 'career',
  'work.permanent': 'career',
  'work.back': 'career',
  'love.when': 'love',
  'love.one': 'love',
  'love.again': 'love',
  'abroad.when': 'abroad',
  'abroad.work': 'abroad',
  'abroad.settle': 'abroad',
}

/** Words that point to a time that was told: a term that ends, or the one attempt of which it was said when it comes. */
const OF_TOLD_DATE =
  / (?:before|by|within|in) (?:the |my |this |that )?(?:grace|notice|deadline|60 days?|sixty days|period|visa|permit|status|expiry|then|date)(?= )| this time /

/** A verdict that no named year turns. */
const WAITS = [
  'point.branch.no',
  'point.branch.limit',
  'point.branch.wait',
  'point.larger.no',
  'point.larger.limit',
  'point.larger.wait',
] as const

/** Fewer days than these at the edge of a named time leave it the whole of it. */
const EDGE_DAYS = 15

/**
 * Whether a year, a month or a part of a year that the words name is a time for the step they ask about: the first thing that whoever names one wants to
 * know. Nothing where none is named, where the part asks for no step, or where the answer has opened with it.
 */
export function namedFirst(c: Composer, { asked, read }: { asked: AskedPoint; read: Composer }, said: readonly Line[]): Line[] {
  const topic = STEPS[asked.point]
  if (topic === undefined || asked.likely < SURE || undated(c, topic)) return []
  const isOne = ({ grain }: NamedPeriod): boolean => grain === 'year' || grain === 'month' || grain === 'part'
  const told = OF_TOLD_DATE.test(plainText(asked.words)) ? namedPeriods(asked.told, c.input.asOf).filter(isOne) : []
  // whether to wait at all is said first
  if (WAITS.some((key) => said[0]?.text === c.say(key))) return []
  const named = namedPeriods(asked.words, c.input.asOf).find(isOne) ?? (told.length === 1 ? told[0] : undefined)
  if (named === undefined) return []
  const label = labelOf(c, named)
  if (said.some(({ text }) => text.startsWith(label) || text.includes(c.say('named.label.told', { label })))) return []
  return [namedLine(c, topic, named, nounOf(read, askedOf(read, topic)))]
}

/** What a named time has of a step: all of it, a good part of it, a first step, what prepares it, or nothing of its own. */
export function namedLine(c: Composer, topic: MainTopic, named: NamedPeriod, noun: string): Line {
  const label = labelOf(c, named)
  const met = allWindows(c)[topic].filter(({ parts }) => parts.some((part) => meets(part, named)))
  const best: Window | undefined = foremost(c, met)
  if (best === undefined) return c.line([readings(c)[topic].id], 'point.year.none', { label, noun })
  const parts = met
    .filter((window) => useOf(c, window) === useOf(c, best))
    .flatMap((window) => window.parts.filter((part) => meets(part, named)).map((part) => within(part, named)))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const slots = { label, noun, spans: { list: parts.map((part) => spanAloud(c, part)) } }
  const covered = parts.reduce((days, { from, to }) => days + daysBetween(from, to), 0)
  const isWhole = covered + EDGE_DAYS >= daysBetween(named.from, addDays(named.to, -1))
  if (mayBegin(c, best)) return c.line(best.ids, isWhole ? 'point.named.all' : 'point.named.bears', slots)
  return c.line(best.ids, useOf(c, best) === 'prepare' ? 'point.named.prepares' : 'point.named.try', slots)
}
