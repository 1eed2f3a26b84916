import { addYears } from '../../../facts/calendar.ts'
import type { Composer, Line } from '../../../compose/composer.ts'
import type { Part, Window } from '../../../rules/windows.ts'
import { besideOf } from '../../trade-course.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { allWindows, readings } from '../../cache.ts'
import { foremost, mayBegin, useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { farLines, farStretch, untilLine } from '../answer-far.ts'
import { openKey, spokenTimes, timeAloud } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { labelOf, namedItem, type NamedFor } from '../answer-named.ts'
import { chosenStretches, isOpen, NEAR_YEARS, smallerOpenings } from '../answer-stretches.ts'

/** What a time that a part itself names has of the matter: the stretches in it, or that it lies outside them. */
export const namedTime = (c: Composer, words: string, field: NamedFor): Line[] =>
  namedPeriods(words, c.input.asOf)
    .slice(0, 1)
    .flatMap((one) => namedItem(c, one, field).slice(0, 1))

/** For what a time of work is to be used. */
export type Use = 'own' | 'second' | 'place' | 'trade' | 'farm' | 'funds' | 'post' | 'hold' | 'door' | 'named'

/** What whoever has no post takes in a stretch that bars a launch is a post, and nothing of their own. */
const LAUNCHED: readonly Use[] = ['own', 'second', 'place', 'trade', 'farm', 'funds']

/** What a stretch bears, by the one judge of its use: getting ready, the step itself, or a try. */
export function bearingOf(c: Composer, stretch: Window, use: Use): 'prepare' | 'begin' | 'try' {
  switch (useOf(c, stretch)) {
    case 'step':
    case 'guarded':
      return 'begin'
    case 'take':
      return LAUNCHED.includes(use) ? 'prepare' : 'try'
    case 'try':
      return 'try'
    case 'prepare':
      return 'prepare'
  }
}

const stepOf = (c: Composer, use: Use, bearing: 'prepare' | 'begin' | 'try'): string =>
  c.say(use === 'own' ? `point.step.own.${bearing}.${besideOf(c)}` : `point.step.${use}.${bearing}`)

/** True where the stretch was told above, under whichever name. */
const wasTold = ({ ids }: Window, said: readonly Line[]): boolean => said.some((line) => ids.every((id) => line.ids.includes(id)))

/** The nearest time of work alone, beside an answer that is about something else. */
export function nearLine(c: Composer, noun: string, said: readonly Line[]): Line[] {
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  if (first === undefined || wasTold(first, said)) return []
  const [part] = first.parts
  return [
    isOpen(c, first)
      ? c.line(first.ids, openKey(c, first), { noun, to: c.date(part.to, part.toErrorDays), use: useClause(c, first) })
      : c.line(first.ids, 'point.near', { noun, span: spanAloud(c, part), use: useClause(c, first) }),
  ]
}

/** The times of work alone, where they do not stand above; of a far one why. */
export function timeTold(c: Composer, noun: string, said: readonly Line[]): Line[] {
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const time = timeAloud(c, 'career', noun)
  return time === null || (first !== undefined && wasTold(first, said)) ? [] : [time, ...farLines(c), ...untilLine(c)]
}

const YEARS = /\byears\b/iu

/** A time that the words name: whether it bears the step, only prepares it, or has none; and where it does not bear it, the first that does. */
export function yearTold(c: Composer, words: string, noun: string): Line[] {
  // the coming years are no one year
  const [named] = undated(c, 'career') || YEARS.test(words) ? [] : namedPeriods(words, c.input.asOf)
  if (named === undefined) return []
  const label = labelOf(c, named)
  const partIn = ({ parts }: Window): Part | undefined => parts.find(({ from, to }) => from < named.to && named.from < to)
  const best = foremost(
    c,
    allWindows(c).career.filter((stretch) => partIn(stretch) !== undefined),
  )
  const part = best === undefined ? undefined : partIn(best)
  const chosen = chosenStretches(c, 'career')
  const first = chosen.find((stretch) => mayBegin(c, stretch))
  const [next] = chosen
  const isFar = first !== undefined && first.from > addYears(c.input.asOf, NEAR_YEARS)
  const bears = best !== undefined && mayBegin(c, best)
  return [
    best === undefined || part === undefined
      ? c.line([readings(c).career.id], 'point.year.none', { label, noun })
      : c.line(best.ids, useOf(c, best) === 'prepare' ? 'point.year.prepares' : 'point.year.bears', {
          label,
          noun,
          span: spanAloud(c, part),
          use: useClause(c, best),
        }),
    ...(bears && next !== undefined && next !== best && isOpen(c, next)
      ? [c.line(next.ids, 'point.year.nextNow', { to: c.date(next.parts[0].to, next.parts[0].toErrorDays), use: useClause(c, next) })]
      : []),
    ...(bears || first === undefined
      ? []
      : isFar && next !== undefined && next !== best
        ? [
            isOpen(c, next)
              ? c.line(next.ids, 'point.year.nextNow', { to: c.date(next.parts[0].to, next.parts[0].toErrorDays), use: useClause(c, next) })
              : c.line(next.ids, 'point.year.next', { span: spanAloud(c, next.parts[0]), use: useClause(c, next) }),
          ]
        : [c.line(first.ids, first.from < named.from ? 'point.year.before' : 'point.year.first', { span: spanAloud(c, first.parts[0]) })]),
  ]
}

/** The times of work for one part: of a time that is named, else all that is told of them; of those that stand above which one to aim at. */
export function timesFor(c: Composer, words: string, noun: string, said: readonly Line[]): Line[] {
  const year = yearTold(c, words, noun)
  if (year.length > 0) return year
  const spoken = spokenTimes(c, 'career')
  if (spoken === null)
    return timeTold(c, noun, said).length > 0 ? timeTold(c, noun, said) : [c.line([readings(c).career.id], 'point.noTime', { noun })]
  const [first] = chosenStretches(c, 'career')
  if (!wasTold(spoken.aim, said) && (first === undefined || !wasTold(first, said))) return timeTold(c, noun, said)
  const { aim } = spoken
  const [part] = aim.parts
  const ids = [...aim.ids, readings(c).career.id]
  return [
    isOpen(c, aim)
      ? c.line(ids, 'point.sameNow', { noun, to: c.date(part.to, part.toErrorDays) })
      : c.line(ids, 'point.same', { noun, span: spanAloud(c, part) }),
  ]
}

/**
 * When, for work of the kind that is asked about, and what that time is for. A time that stands above is not told in full again; of one that is far
 * the reason is told, and what the year before it is for.
 * @param ids the findings of the verdict that the time belongs to
 */
export function workTimes(c: Composer, noun: string, use: Use, ids: readonly string[], said: readonly Line[]): Line[] {
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const time = timeAloud(c, 'career', noun)
  if (first === undefined) return time === null ? [] : [time]
  const told = wasTold(first, said)
  const all = [...new Set([...first.ids, ...ids])]
  if (farStretch(c) === first) {
    const step = stepOf(c, use, 'prepare')
    return told || time === null
      ? [c.line(all, 'point.beforeAgain', { noun, span: spanAloud(c, first.parts[0]), step })]
      : [time, ...farLines(c), c.line(all, 'point.before', { step })]
  }
  const step = stepOf(c, use, bearingOf(c, first, use))
  const [part] = first.parts
  if (told || time === null)
    return [
      isOpen(c, first)
        ? c.line(all, 'point.againNow', { noun, to: c.date(part.to, part.toErrorDays), step })
        : c.line(all, 'point.again', { noun, span: spanAloud(c, part), step }),
    ]
  const spoken = spokenTimes(c, 'career')
  // a month before the stretch is a time of its own
  const waits = smallerOpenings(c, 'career').some(({ id }) => time.ids.includes(id))
  const key =
    spoken?.before === first
      ? 'point.useEarlier'
      : waits
        ? 'point.useStretch'
        : spoken?.later === undefined
          ? 'point.use'
          : 'point.useNearest'
  return [time, c.line(first.ids, key, { step, span: spanAloud(c, part) })]
}
