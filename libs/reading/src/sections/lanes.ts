import type { Block } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { LONGEST_RETREAT_DAYS } from '../rules/passages.ts'

/** Lanes of a picture of time: what the strip of page 1 and the large one of the roadmap draw alike. */
export type Lane = Extract<Block, { kind: 'timeline' }>['lanes'][number]
export type Span = Lane['spans'][number]

export const SLOW = ['saturn', 'jupiter', 'rahu'] as const
export type DatedStay = { stay: Stay; from: string; to: string; place: House }

/** Saturn's places from the Moon in sade sati. */
export const SADE_SATI: readonly House[] = [12, 1, 2]
/** Shorter passages over a sign's edge are not told. */
const SHORTEST_STAY_DAYS = 20

/** The colour of each field, in every picture and in its key. */
export const TONES = { career: 'work', love: 'love', abroad: 'abroad' } as const

/** A span within the days that are drawn. */
export const clipped = (c: Composer, span: Span, end: string): Span => ({
  ...span,
  from: laterOf(span.from, c.input.asOf),
  to: earlierOf(span.to, end),
})

/** The periods of a level from today on, by their lords. */
export const periodSpans = (c: Composer, periods: readonly DashaDates[], level: 0 | 1, end: string): Span[] =>
  periods
    .filter(({ from, to }) => to > c.input.asOf && from < end)
    .map(({ from, to, lords }) => clipped(c, { from, to, label: c.book.term(`grahaBare.${lords[level]}`), tone: 'plain' }, end))

/** Stays of a slow graha from today to `end`, with their place from the Moon; passages of a few days are left out. */
export function staysUntil(c: Composer, graha: (typeof SLOW)[number], end: string): DatedStay[] {
  return c.sky[graha]
    .map((stay) => ({
      stay,
      ...stayDates(stay, c.input.displayTimeZone),
      place: houseOfSign(stay.sign, c.facts.sign('moon')),
    }))
    .filter(({ from, to }) => to > c.input.asOf && from < end && daysBetween(from, to) > SHORTEST_STAY_DAYS)
}

/** Spans of one name that follow each other within a short retreat are one. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans) {
    const last = out.at(-1)
    if (last !== undefined && last.label === span.label && daysBetween(last.to, span.from) <= LONGEST_RETREAT_DAYS) last.to = span.to
    else out.push({ ...span })
  }
  return out
}

/** The picture in words. */
export const lanesInWords = (c: Composer, lanes: readonly Lane[]): string =>
  lanes
    .map(({ label: lane, spans }) =>
      c.say('roadmap.alternative', {
        lane,
        spans: spans
          .map(({ label, ...span }) =>
            c.say('roadmap.span', { label: label || lane, from: c.book.date(span.from, 'month'), to: c.book.date(span.to, 'month') }),
          )
          .join('; '),
      }),
    )
    .join(' ')
