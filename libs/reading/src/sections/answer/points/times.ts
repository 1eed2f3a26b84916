import type { Composer, Line } from '../../../compose/composer.ts'
import type { Window } from '../../../rules/windows.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { farLines, farStretch, untilLine } from '../answer-far.ts'
import { spanAloud, spokenTimes, timeAloud } from '../answer-gist.ts'
import { namedItem, type NamedFor } from '../answer-named.ts'
import { chosenStretches, isOpen, smallerOpenings } from '../answer-stretches.ts'

/** What a time that a part itself names has of the matter: the stretches in it, or that it lies outside them. */
export const namedTime = (c: Composer, words: string, field: NamedFor): Line[] =>
  namedPeriods(words, c.input.asOf)
    .slice(0, 1)
    .flatMap((one) => namedItem(c, one, field).slice(0, 1))

/** For what a time of work is to be used. */
export type Use = 'own' | 'second' | 'trade' | 'farm' | 'funds' | 'post' | 'door' | 'named'

/** What whoever has no post takes in a stretch that bars a launch is a post, and nothing of their own. */
const LAUNCHED: readonly Use[] = ['own', 'second', 'trade', 'farm', 'funds']

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

/** Beside what something of one's own is begun. */
const besideOf = (c: Composer): 'post' | 'study' | 'free' =>
  c.asker.work === 'study' ? 'study' : c.asker.trade === 'post' && !isWithoutPost(c.asker.settled) ? 'post' : 'free'

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
      ? c.line(first.ids, 'gist.time.open', { noun, to: c.date(part.to, part.toErrorDays), use: useClause(c, first) })
      : c.line(first.ids, 'point.near', { noun, span: spanAloud(c, part), use: useClause(c, first) }),
  ]
}

/** The times of work alone, where they do not stand above; of a far one why. */
export function timeTold(c: Composer, noun: string, said: readonly Line[]): Line[] {
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const time = timeAloud(c, 'career', noun)
  return time === null || (first !== undefined && wasTold(first, said)) ? [] : [time, ...farLines(c), ...untilLine(c)]
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
  return [time, c.line(first.ids, key, { step })]
}
