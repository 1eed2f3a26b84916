import type { Composer } from '../compose/composer.ts'
import { isLighter, strongestOf, type Window } from '../rules/windows.ts'
import { addYears } from '../facts/calendar.ts'
import { allWindows } from './cache.ts'
import { degreeEndOf } from '../understanding/degree-end.ts'
import { farIsVisit, farKind, keepsNoPost, mannerOf, searches } from './stretch-kind.ts'
import { undated } from './undated.ts'

/**
 * What a stretch is good for, the one judge of it for every page: `step` (both clocks, and nothing against it), `guarded` (both clocks, but its lord,
 * Saturn or Rahu asks for a second plan), `try` (one clock alone), `prepare` (Jupiter or Saturn bars a launch) and `take` (the same for whoever has no
 * post and takes what comes). How strong it is among others changes nothing of it.
 */
export type StretchUse = 'step' | 'guarded' | 'try' | 'prepare' | 'take'

/** Whoever has no post cannot wait for a better time to take one. */
export const takesAny = (c: Composer, { topic, advice }: Pick<Window, 'topic' | 'advice'>): boolean =>
  topic === 'career' && advice === 'prepare' && searches(c)

/** Nobody leaves for a further course before the degree that leads to it is done: a stretch that ends before bears applying alone. */
const isBeforeDegree = (c: Composer, window: Pick<Window, 'topic'> & { to?: string }): boolean => {
  if (window.topic !== 'abroad' || window.to === undefined || farKind(c) !== 'abroad.study') return false
  const ends = degreeEndOf(c.whole.input.concern, c.input.asOf)
  return ends !== null && window.to < ends
}

export function useOf(c: Composer, window: Pick<Window, 'topic' | 'advice' | 'clock'> & { to?: string }): StretchUse {
  if (window.advice === 'prepare') return takesAny(c, window) ? 'take' : 'prepare'
  if (isLighter(window) || isBeforeDegree(c, window)) return 'try'
  return window.advice === 'begin' ? 'step' : 'guarded'
}

/** An answer to a file is waited for so long; what lies beyond is for what follows it. */
const FILE_YEARS = 2

/** True of a time that begins when a file which is with an office now has long been answered. */
export const isPastFile = (c: Composer, { from }: { from?: string }): boolean =>
  c.filed && from !== undefined && from > addYears(c.input.asOf, FILE_YEARS)

/** The same in a few words for the person's state: on page 1, in the chapter and in the roadmap. */
export function useWords(c: Composer, window: Pick<Window, 'topic' | 'advice' | 'clock'> & { from?: string; to?: string }): string {
  const use = useOf(c, window)
  const manner = mannerOf(c, window.topic)
  // only whoever looks for a post takes what comes
  if (use === 'take') return c.say('use.take.career')
  if (window.topic === 'abroad' && isPastFile(c, window)) return c.say(`use.${use}.stay.abroad`)
  // whose days no post fills applies for none
  if (manner === 'career' && keepsNoPost(c)) return c.say(`use.${use}.career.home`)
  return c.say(manner === 'abroad' && farIsVisit(c) ? `use.${use}.visit.abroad` : `use.${use}.${manner}`)
}

/** The same as the end of a clause, with whether the stretch is a weak one among others. */
export function useClause(c: Composer, window: Window): string {
  const use = useOf(c, window)
  const what = useWords(c, window)
  if (use === 'prepare') return c.say('use.clause.prepare', { what })
  // one that asks for a second plan has said as much
  const isWeak = use === 'step' && window.strength === 'slight' && window !== strongestOf(allWindows(c)[window.topic])
  return c.say('use.clause', { what, weak: isWeak ? c.say('window.weak') : '' })
}

/** True where the event of a stretch is one that begins, and not a step towards it. */
export const mayBegin = (c: Composer, window: Pick<Window, 'topic' | 'advice' | 'clock'> & { to?: string }): boolean =>
  ['step', 'guarded'].includes(useOf(c, window))

/** A stretch that begins later is nothing to wait for. */
const WAIT_YEARS = 3

/** True where a stretch of work that bears the step begins before a day and near enough to be waited for: nobody is sent past it to a later sub-period. */
export const bearsBefore = (c: Composer, day: string): boolean =>
  !undated(c, 'career') &&
  allWindows(c).career.some((window) => mayBegin(c, window) && window.from < day && window.from < addYears(c.input.asOf, WAIT_YEARS))

/** The order in which stretches that share a month decide what it is for. */
const USES: readonly StretchUse[] = ['step', 'guarded', 'try', 'take', 'prepare']

/** Of several stretches the one that allows most, the first of its kind. */
export const foremost = (c: Composer, found: readonly Window[]): Window | undefined =>
  USES.flatMap((use) => found.filter((window) => useOf(c, window) === use))[0]

/** What is done in a month within a stretch that asks for care: with a second plan kept in a full one, on trial in a light one. */
export const planWords = (c: Composer, window: Window): string =>
  c.say(`year.${useOf(c, window) === 'guarded' ? 'guarded' : 'plan'}.${mannerOf(c, window.topic)}`)
