import type { Composer } from '../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { isLighter, type Part, type Window, type WindowAdvice } from '../rules/windows.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { once } from './once.ts'
import {
  FEWEST_SHARED,
  fieldOf,
  isEasy,
  MONTH_HOUSE,
  monthsAhead,
  monthsByWorth,
  quietestOf,
  spanLabel,
  stretchesIn,
  type Month,
  type Span,
} from './months.ts'
import { namedMonths } from './named-months.ts'
import { foremost } from './stretch-use.ts'
import { isGentle, mattersOf, type Matter } from './year-matters.ts'

/** Part of a stretch, with the end of what goes on from it asking for the same. */
export type Phase = Part & { windows: readonly Window[] }

/** The stretches of a matter by their parts; what goes on without a gap and asks for the same is one. */
export function phasesOf({ stretches }: Pick<Matter, 'stretches'>): Phase[] {
  const out: Phase[] = []
  for (const part of stretches
    .flatMap((window) => window.parts.map((one): Phase => ({ ...one, windows: [window] })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    const [one, other] = [last?.windows[0], part.windows[0]]
    const alike = one !== undefined && other !== undefined && one.advice === other.advice && isLighter(one) === isLighter(other)
    if (last !== undefined && alike && last.to >= part.from)
      out[out.length - 1] = {
        ...last,
        to: laterOf(last.to, part.to),
        toErrorDays: part.toErrorDays,
        windows: [...last.windows, ...part.windows],
      }
    else out.push(part)
  }
  return out
}

/** The month of the twelve for a matter, and what its stretch asks for there. */
export type BestMonth = { month: Month; matter: Matter; stretch: Window }

const ADVICE_WORTH: Readonly<Record<WindowAdvice, number>> = { begin: 6, plan: 4, prepare: 1 }

/** The easiest month of the twelve, where a stretch holds it, is the one to choose in it. */
const EASIEST_WORTH = 3

/** How a month leans for a field: by its own tone, then where the Sun crosses the house of the field. */
const leaning = (c: Composer, month: Month, topic: MainTopic | null): number =>
  (isEasy(c, month) ? 4 : month.tone === 'good' ? 3 : 0) +
  (month === monthsByWorth(c)[0] ? EASIEST_WORTH : 0) +
  (topic !== null && c.timed && fieldOf(c, month.sun.sign) === MONTH_HOUSE[topic] ? 1.5 : 0)

/** The months in which something may be chosen: neither a quiet one nor the one kept for rest. */
const choosable = once((c): Month[] => {
  const rest = quietestOf(c, monthsByWorth(c))
  return monthsAhead(c).filter((month) => month !== rest && month.tone !== 'hard')
})

/**
 * The best month of a stretch for each matter: first by what the stretch allows, then by how the month leans. None for a matter without a stretch in
 * these months, for which page 1 has its smaller openings, nor where the question names a time of its own.
 */
export const bestMonths = once((c): BestMonth[] =>
  mattersOf(c).flatMap((matter) => {
    const { topic, stretches } = matter
    if (isGentle(c, topic) || (matter === mattersOf(c)[0] && namedMonths(c).length > 0)) return []
    const [best] = choosable(c)
      .flatMap((month) => {
        const stretch = foremost(
          c,
          stretchesIn(c, month).filter((window) => stretches.includes(window)),
        )
        return stretch === undefined ? [] : [{ month, matter, stretch, worth: ADVICE_WORTH[stretch.advice] + leaning(c, month, topic) }]
      })
      .toSorted((a, b) => b.worth - a.worth)
    return best === undefined ? [] : [best]
  }),
)

const sharedDays = (parts: readonly Span[], month: Span): number =>
  parts.reduce((sum, { from, to }) => sum + Math.max(0, daysBetween(laterOf(from, month.from), earlierOf(to, month.to))), 0)

/** A month that a stretch holds more than half of comes before one that it only touches. */
const HELD_WORTH = 8

/** The month to choose within some days of one field: the one that the head of the chapter names where it lies in them, else the one that leans best. */
export function chosenMonth(c: Composer, topic: MainTopic | null, parts: readonly Span[]): Month | undefined {
  const named = bestMonths(c).find(({ matter, month }) => matter.topic === topic && sharedDays(parts, month) >= FEWEST_SHARED)
  if (named !== undefined) return named.month
  // a time that the question names is the one to go by
  if (topic !== null && topic === mattersOf(c)[0]?.topic && namedMonths(c).length > 0) return undefined
  return choosable(c)
    .flatMap((month) => {
      const days = sharedDays(parts, month)
      if (days < FEWEST_SHARED) return []
      const held = days > daysBetween(month.from, month.to) / 2 ? HELD_WORTH : 0
      return [{ month, worth: held + leaning(c, month, topic) }]
    })
    .toSorted((a, b) => b.worth - a.worth)[0]?.month
}

/**
 * Where in a stretch its step lies, seen from a month: `here` in an open month or the one to choose, `ahead` or `past` where that one lies before or
 * behind, `slow` where no month of the twelve leans better than another: then the stretch counts for more than the month.
 */
export type StepPlace = { how: 'here' | 'slow'; month: null } | { how: 'ahead' | 'past'; month: Weeks }

/** Weeks to choose, by their first and last day and what they are called. */
export type Weeks = Span & { label: string }

/** The days of a month that a stretch holds, the longest of them where it has parts: no weeks are named that lie outside it. */
export function weeksIn(c: Composer, month: Span, parts: readonly Span[]): Weeks {
  const [held] = parts
    .map(({ from, to }) => ({ from: laterOf(from, month.from), to: earlierOf(to, month.to) }))
    .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  const { from, to } = held !== undefined && held.from < held.to ? held : month
  return { from, to, label: spanLabel(c, from, to) }
}

export function stepPlace(c: Composer, topic: MainTopic | null, parts: readonly Span[], month: Month): StepPlace {
  if (month.tone === 'good') return { how: 'here', month: null }
  const chosen = chosenMonth(c, topic, parts)
  if (chosen === undefined) return { how: 'slow', month: null }
  if (chosen === month) return { how: 'here', month: null }
  return { how: chosen.from > month.from ? 'ahead' : 'past', month: weeksIn(c, chosen, parts) }
}
