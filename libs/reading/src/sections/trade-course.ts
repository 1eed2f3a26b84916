import { isWithoutPost } from '../understanding/asker.ts'
import { meantText } from '../understanding/topics.ts'
import { runsFromHome } from '../understanding/trade-place.ts'
import type { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import type { WindowAdvice } from '../rules/windows.ts'
import { postSpan } from './exam-year.ts'
import { seeksToLeave } from './leaving.ts'
import { runsAlready } from './held-beside.ts'
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
  // after an examination it is the post that a stretch is for, and none of the papers
  if (kind === 'career.study' && postSpan(c) !== null) return c.say(`step.career.posting.${advice}`)
  const { course } = kind === 'career.business' ? tradeCourse(c) : { course: 'grow' as const }
  return c.say(
    kind === 'career.business' && advice === 'begin' && course !== 'grow'
      ? `step.career.business.begin.${course}`
      : `step.${kind}.${advice}`,
  )
}

/** A trade that somebody had before. */
const HAD_TRADE =
  / (?:i|we) (?:had|ran|was running|were running|closed|lost) (?:a |an |my |our )?(?:\S+ ){0,2}(?:shop|store|business|company|restaurant|hotel|factory|firm|agency|trade) /

/** Beside what something of one's own is begun, or that it is no first one. */
export function besideOf(c: Composer): 'post' | 'study' | 'free' | 'again' | 'running' {
  if (runsAlready(c) || runsFromHome(meantText(c.whole.input.concern))) return 'running'
  if (c.asker.work === 'study') return 'study'
  if (c.asker.trade === 'post' && !isWithoutPost(c.asker.settled)) return 'post'
  return HAD_TRADE.test(meantText(c.whole.input.concern)) ? 'again' : 'free'
}

/** The step for something of one's own that is still to be begun, by what a stretch bears. */
export const beginStep = (c: Composer, advice: WindowAdvice): string =>
  c.say(`point.step.own.${advice === 'plan' ? 'try' : advice}.${besideOf(c)}`)
