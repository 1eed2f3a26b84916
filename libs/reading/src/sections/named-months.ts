import type { Line } from '../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { labelOf, metBy } from './answer/answer-named.ts'
import { askedOf, isTender, nounOf } from './answer/answer-subject.ts'
import { leavingTime } from './leaving-time.ts'
import { isEasy, monthsAhead, quickFinding, shortTimes, type Month, type Span } from './months.ts'
import { once } from './once.ts'
import { methodFinding } from './verdict.ts'
import { mattersOf } from './year-matters.ts'

/** So many days of a named time make it a matter of the month. */
const FEWEST_DAYS = 5

const sharedDays = (one: Span, other: Span): number => daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

/** The months in which a short time that the question names falls, each with its part of it. */
export const namedMonths = once((c): { label: string; month: Month; isInside: boolean; line: Line }[] => {
  const [matter] = mattersOf(c)
  return shortTimes(c).flatMap((named) => {
    const label = labelOf(c, named)
    const fewest = Math.min(FEWEST_DAYS, daysBetween(named.from, named.to))
    return monthsAhead(c)
      .filter((month) => sharedDays(named, month) >= fewest)
      .map((month, index) => {
        const met =
          matter === undefined
            ? undefined
            : metBy(
                c,
                { topic: matter.topic, ground: null },
                { ...named, from: laterOf(named.from, month.from), to: earlierOf(named.to, month.to) },
              )[0]
        const tone = isEasy(c, month) && !isTender(c) ? 'good' : month.tone === 'hard' ? 'hard' : 'mixed'
        return {
          label,
          month,
          isInside: met !== undefined,
          line: c.line(
            [...(met?.ids ?? [methodFinding(c, 'question', 'bphs24.145-148')]), quickFinding(c, month.sun).id],
            // what is named for leaving the post is no time for the trade
            `year.${named.from === leavingTime(c)?.from ? 'leaving' : 'named'}.${index === 0 ? 'first' : 'again'}`,
            {
              label,
              where:
                matter === undefined
                  ? ''
                  : c.say(met === undefined ? 'year.named.outside' : 'year.named.inside', {
                      noun: nounOf(c, askedOf(c, matter.topic)),
                    }),
              tone: c.say(`year.named.${tone}`),
            },
          ),
        }
      })
  })
})
