import { addMonths, addYears, daysBetween } from '../facts/calendar.ts'
import type { Composer, Line } from '../compose/composer.ts'
import type { Window } from '../rules/windows.ts'
import { asksToWait, eldersRefuse } from '../understanding/waiting.ts'
import { questionOf } from '../understanding/understanding.ts'
import { stepBy } from './answer/answer-ground.ts'
import { chosenStretches, spanOf } from './answer/answer-stretches.ts'
import { whoOf } from './answer/answer-clauses.ts'
import { readings, windows } from './cache.ts'
import { isOwnHouse } from './love-ahead.ts'
import { lateReasons } from './love-match.ts'
import { isUnreadyBond } from './stretch-kind.ts'
import { mayBegin, useOf } from './stretch-use.ts'
import { methodFinding } from './verdict.ts'
import { once } from './once.ts'

/** What is waited for: the word of the one who is loved, that of the elders of both, or of the house of the one who is loved alone. */
type WaitedFor = 'word' | 'elders' | 'theirs'

/** Whoever asks whether to go on waiting, by what is waited for; null where nobody does. */
export const waitedFor = once((c: Composer): WaitedFor | null => {
  const { concern } = c.input
  if (c.asker.love !== 'partner' || c.asker.settled.includes('engaged')) return null
  if (!asksToWait(concern)) return null
  if (isUnreadyBond(c)) return 'word'
  if (questionOf(concern).plea !== 'consent' && !eldersRefuse(concern)) return null
  return isOwnHouse(concern) ? 'elders' : 'theirs'
})

/** A question is put soon: within so many days at the least, and so many months at the most. */
const SOONEST_DAYS = 21
const ASK_MONTHS = 7
const PLAIN_MONTHS = 3
/** Nobody is told to wait for longer than this without a promise. */
const LIMIT_MONTHS = 18
const PLAIN_LIMIT_MONTHS = 12
/** From the question to the day of its answer at the least. */
const ANSWER_DAYS = 60
const FAR_YEARS = 3

export type Day = { day: string; ids: readonly string[]; errorDays: number }

export type Waiting = {
  for: WaitedFor
  lean: 'wait' | 'look'
  degree: 'firm' | 'slight'
  ask: Day
  limit: Day
  /** the time for a promise within the limit, if the answer is yes, and the one to meet others in, if it is no */
  yes: Window | null
  meet: Window | null
}

const endOf = ({ parts: [{ to, toErrorDays }], ids }: Window): Day => ({ day: to, ids, errorDays: toErrorDays })

/**
 * Wait or look on: the one judge of it for page 1 and the chapter. By the verdict on marriage and by whether a time for a promise ends within a year and a
 * half; a limit stands in both, since no chart of one knows what the other decides.
 */
export const waitingOf = once((c: Composer): Waiting | null => {
  const kind = waitedFor(c)
  return kind === null ? null : weighed(c, kind)
})

/** The two days for the elders of the other house, also where it was not asked how long to wait for them. */
export const theirDays = once((c: Composer): Waiting => waitingOf(c) ?? weighed(c, 'theirs'))

function weighed(c: Composer, kind: WaitedFor): Waiting {
  const { asOf } = c.input
  const method = [methodFinding(c, 'question', 'bphs24.145-148')]
  const usable = chosenAll(c).filter((stretch) => useOf(c, stretch) !== 'prepare')
  const step = stepBy(c, 'love')
  const isSoon = daysBetween(asOf, step.day) >= SOONEST_DAYS && step.day <= addMonths(asOf, ASK_MONTHS)
  const ask: Day = isSoon
    ? { day: step.day, ids: step.ids, errorDays: 0 }
    : { day: addMonths(asOf, PLAIN_MONTHS), ids: method, errorDays: 0 }
  // elders are heard in a time for first talks too, and no limit falls before its end
  const heard = kind === 'word' ? [] : chosenAll(c)
  const within = [...usable, ...heard]
    .map(endOf)
    .find(({ day }) => daysBetween(ask.day, day) >= ANSWER_DAYS && day <= addMonths(asOf, LIMIT_MONTHS))
  const limit = within ?? { day: addMonths(asOf, PLAIN_LIMIT_MONTHS), ids: method, errorDays: 0 }
  const reading = readings(c).love
  const side =
    reading.step === null || reading.verdict === 'silent' ? 0 : reading.verdict === 'support' ? 1 : reading.verdict === 'oppose' ? -1 : 0
  const near = usable.filter(({ from }) => from < limit.day)
  const after = near.filter(({ parts: [{ to }] }) => to > ask.day)
  const sum = side + (near.length > 0 ? 0.5 : -0.5)
  return {
    for: kind,
    lean: sum > 0 ? 'wait' : 'look',
    degree: Math.abs(sum) > 1 && reading.step !== 'slight' ? 'firm' : 'slight',
    ask,
    limit,
    yes:
      after.find((stretch) => useOf(c, stretch) === 'step') ?? after.find((stretch) => mayBegin(c, stretch)) ?? after[0] ?? near[0] ?? null,
    meet: usable.find(({ from }) => from >= limit.day && from < addYears(asOf, FAR_YEARS)) ?? null,
  }
}

/** The stretches of page 1 with those of the chapter, in the order of time. */
export function chosenAll(c: Composer): Window[] {
  return [...new Set([...chosenStretches(c, 'love'), ...windows(c).love])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

const dated = (c: Composer, { day, errorDays }: Day) => c.date(day, errorDays)

/** The lean with its two days, and what each answer opens: in the first words of page 1. */
export function waitLines(c: Composer): Line[] {
  const found = waitingOf(c)
  if (found === null) return []
  const { ask, limit, lean, degree, yes, meet } = found
  const ids = [readings(c).love.id, ...ask.ids, ...limit.ids]
  const slots = { who: whoOf(c), ask: dated(c, ask), limit: dated(c, limit) }
  const whose = found.for === 'word' ? 'word' : 'elders'
  return [
    c.line([...new Set(ids)], `wait.${found.for}.${lean}.${degree}`, slots),
    ...halfLines(c, found),
    c.line([...new Set([...(yes?.ids ?? []), ...(meet?.ids ?? []), ...limit.ids])], 'wait.branches', {
      yes: c.say(yes === null ? `wait.yes.none.${whose}` : `wait.yes.${mayBegin(c, yes) ? 'full' : 'light'}.${whose}`, {
        who: whoOf(c),
        span: yes === null ? '' : spanOf(c, yes.parts[0]),
      }),
      no: meet === null ? c.say('wait.no.none') : c.say('wait.no', { span: spanOf(c, meet.parts[0]) }),
    }),
  ]
}

/** What a half answer of the other house is worth: the end of the next time after the limit, also of one to hear each other in, and no longer. */
function halfLines(c: Composer, { for: kind, limit }: Waiting): Line[] {
  const next = chosenAll(c).find(({ from }) => from >= limit.day && from < addYears(c.input.asOf, FAR_YEARS))
  if (kind !== 'theirs' || next === undefined) return []
  const end = endOf(next)
  return [c.line([...new Set([...end.ids, ...limit.ids])], 'wait.half', { end: dated(c, end) })]
}

/** The rule for the elders of the other house, in the words of page 1: by which day one of them is named, and by which one has to have spoken. */
export function theirRule(c: Composer): Line[] {
  const found = theirDays(c)
  const { ask, limit } = found
  const ids = [...new Set([...ask.ids, ...limit.ids])]
  return [c.line(ids, 'wait.theirs.rule', { who: whoOf(c), ask: dated(c, ask), limit: dated(c, limit) }), ...halfLines(c, found)]
}

/** The one thing to do for whoever waits for a word. */
export function waitStep(c: Composer): Line[] {
  const found = waitingOf(c)
  return found === null || found.for !== 'word' ? [] : [c.line(found.ask.ids, 'wait.do', { who: whoOf(c), ask: dated(c, found.ask) })]
}

/** The same in the chapter: how far the delay stands in one's own chart, and the two days. */
export function waitChapter(c: Composer): Line[] {
  const found = waitingOf(c)
  if (found === null || !c.timed) return []
  const { id, found: reasons } = lateReasons(c)
  const { ask, limit } = found
  // the days of the other house stand in its own section
  if (found.for === 'theirs') return []
  return [
    c.line([id], reasons.length > 0 ? `wait.chapter.late.${found.for}` : `wait.chapter.free.${found.for}`, {
      who: whoOf(c),
      reasons: reasons.slice(0, 2).join('; '),
    }),
    c.line([...new Set([...ask.ids, ...limit.ids])], `wait.chapter.days.${found.for}`, {
      who: whoOf(c),
      ask: dated(c, ask),
      limit: dated(c, limit),
    }),
  ]
}
