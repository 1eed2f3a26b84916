import type { Composer, Line } from '../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { deadlineOf, isDue, labelOf, metBy } from './answer/answer-named.ts'
import { isTender } from './answer/answer-subject.ts'
import { leavingTime } from './leaving-time.ts'
import { isEasy, monthsAhead, quickFinding, shortTimes, type Month, type Span } from './months.ts'
import type { NamedPeriod } from '../understanding/named-dates.ts'
import { once } from './once.ts'
import { methodFinding } from './verdict.ts'
import { mattersOf } from './year-matters.ts'

/** So many days of a named time make it a matter of the month. */
const FEWEST_DAYS = 5
/** So many of its days outside a stretch are said. */
const FEWEST_LEFT = 3

const sharedDays = (one: Span, other: Span): number => daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

/** How the days of a named time lie to the stretches that they meet: where these hold a part of them alone, which part. */
function whereText(c: Composer, noun: string, days: Span, met: readonly Span[]): string {
  const held = withoutGaps(met.map(({ from, to }) => ({ from: laterOf(from, days.from), to: earlierOf(to, days.to) })))
  if (held.length === 0) return c.say('year.named.outside', { noun })
  const left = daysBetween(days.from, days.to) - held.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
  if (left < FEWEST_LEFT) return c.say('year.named.inside', { noun })
  const spans = held.map(({ from, to }) => {
    const slots = { from: c.date(from), to: c.date(to) }
    return c.say(
      from === days.from ? 'year.named.partly.until' : to === days.to ? 'year.named.partly.from' : 'year.named.partly.between',
      slots,
    )
  })
  return c.say('year.named.partly', { noun, spans: { list: spans } })
}

/** Days that follow upon one another, as one span. */
function withoutGaps(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last !== undefined && last.to >= span.from) out[out.length - 1] = { from: last.from, to: laterOf(last.to, span.to) }
    else out.push(span)
  }
  return out
}

/** What a time is named for: to leave the post, as the end of a permit or a notice, as the time of cuts at the firm, for a wedding in the family, or for what is asked. */
function kindOf(c: Composer, named: NamedPeriod): 'leaving' | 'term' | 'due' | 'threat' | 'named' {
  const [matter] = mattersOf(c)
  if (named.from === leavingTime(c)?.from) return 'leaving'
  if (named.from === deadlineOf(c)?.from) return 'term'
  if (named.event === 'threat') return 'threat'
  return isDue(c, named, { topic: matter?.topic ?? null, ground: null, noun: '' }) ? 'due' : 'named'
}

/** The months in which a short time that the question names falls, each with its part of it. */
export const namedMonths = once(
  (c): { label: string; month: Month; isOwn: boolean; isInside: boolean; isFeared: boolean; line: Line }[] => {
    const [matter] = mattersOf(c)
    return shortTimes(c).flatMap((named) => {
      const label = labelOf(c, named)
      const kind = kindOf(c, named)
      const fewest = Math.min(FEWEST_DAYS, daysBetween(named.from, named.to))
      return monthsAhead(c)
        .filter((month) => sharedDays(named, month) >= fewest)
        .map((month, index) => {
          const days = { ...named, from: laterOf(named.from, month.from), to: earlierOf(named.to, month.to) }
          const met = matter === undefined ? [] : metBy(c, { topic: matter.topic, ground: null }, days)
          const tone = isEasy(c, month) && !isTender(c) ? 'good' : month.tone === 'hard' ? 'hard' : 'mixed'
          return {
            label,
            month,
            isOwn: kind === 'term' || kind === 'due',
            isInside: met.length > 0,
            isFeared: kind === 'threat',
            line: c.line(
              [...(met[0]?.ids ?? [methodFinding(c, 'question', 'bphs24.145-148')]), quickFinding(c, month.sun).id],
              // what is named for leaving the post is no time for the trade
              index === 0 ? `year.${kind}.first` : kind === 'named' || kind === 'threat' ? 'year.named.again' : 'year.leaving.again',
              {
                label,
                where:
                  matter === undefined
                    ? ''
                    : whereText(
                        c,
                        matter.noun,
                        days,
                        met.map(({ part }) => part),
                      ),
                tone: c.say(`year.named.${tone}`),
              },
            ),
          }
        })
    })
  },
)
