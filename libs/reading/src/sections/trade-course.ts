import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import type { WindowAdvice } from '../rules/windows.ts'
import { seeksToLeave } from './leaving.ts'
import { once } from './once.ts'
import type { kindOf } from './stretch-kind.ts'

export type Course = 'grow' | 'hold' | 'shrink'

/**
 * Whether a trade that runs grows, holds or comes down in size: by its ground (7th, 10th and Mercury; practice), and never larger on top of loans.
 * The one judge of size for page 1, the chapters and the steps.
 */
export const tradeCourse = once((c): { course: Course; ids: readonly string[] } => {
  const { state, ids } = judge(c, 'business')
  const owes = c.asker.debt || c.asker.pressed
  return { course: state === 'ill' ? 'shrink' : state === 'mixed' || owes ? 'hold' : 'grow', ids }
})

/** What a stretch asks of somebody, by what they do; a business is sent to no new line against its own ground. */
export function stepWords(c: Composer, kind: ReturnType<typeof kindOf>, advice: WindowAdvice): string {
  if (kind === 'career.post' && seeksToLeave(c)) return c.say(`step.career.leave.${advice}`)
  const { course } = kind === 'career.business' ? tradeCourse(c) : { course: 'grow' as const }
  return c.say(
    kind === 'career.business' && advice === 'begin' && course !== 'grow'
      ? `step.career.business.begin.${course}`
      : `step.${kind}.${advice}`,
  )
}

/** Beside what something of one's own is begun. */
export const besideOf = (c: Composer): 'post' | 'study' | 'free' =>
  c.asker.work === 'study' ? 'study' : c.asker.trade === 'post' && !isWithoutPost(c.asker.settled) ? 'post' : 'free'

/** The step for something of one's own that is still to be begun, by what a stretch bears. */
export const beginStep = (c: Composer, advice: WindowAdvice): string =>
  c.say(`point.step.own.${advice === 'plan' ? 'try' : advice}.${besideOf(c)}`)
