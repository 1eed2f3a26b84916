import type { Composer, Line } from '../../compose/composer.ts'
import type { Question } from '../../understanding/question.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { meantText } from '../../understanding/topics.ts'
import { isHeldBeside } from '../held-beside.ts'
import { addMonths } from '../../facts/calendar.ts'
import type { Slot } from '../../phrasebook/phrasebook.ts'
import { workMode } from '../career.ts'
import { runsAtALoss } from '../short-matters.ts'
import type { Asked } from './answer-subject.ts'
import type { TopicReading } from '../../rules/witnesses.ts'

/** Words of somebody who thinks of closing a business. */
const CLOSE = / (?:clos(?:e|ing)|shut|shutting|wind up|band kar\S*|manesey\S*|maneyy?al\S*|बंद|மூட\S*|mood\S*|మూసే\S*|మూసి\S*|మానేయ\S*) /u

/** True where closing a business is thought of. */
export const asksToClose = (c: Composer): boolean => CLOSE.test(meantText(c.input.concern))

/** True where it is the trade that is to recover, or to be closed, and not a sum alone. */
export const asksOfTrade = (c: Composer, { pair }: Question): boolean =>
  c.asker.trade === 'business' && (pair === 'jobOrBusiness' || asksToClose(c) || runsAtALoss(c.input.concern))

/** Of a post and a business the one that the chapter on work leans to; a business that runs is spoken of as one. */
export const ofTrade = (c: Composer): Asked =>
  c.asker.trade === 'business' && asksToClose(c)
    ? 'trade'
    : // the trade that is to be begun beside the post is spoken of, whichever of the three ways leads
      isHeldBeside(c)
      ? 'business'
      : workMode(c).mode === 'service'
        ? isWithoutPost(c.asker.settled)
          ? 'newPost'
          : // whoever is to keep the post they have looks for no other
            c.asker.trade === 'post'
            ? 'career'
            : 'jobChange'
        : c.asker.trade === 'business'
          ? 'trade'
          : 'business'

/** Whether to close a business that runs: the end of its next time is the day to look at, as the step beside it says. */
export function closeLine(c: Composer, asked: Asked, reading: TopicReading): Line | null {
  if ((asked !== 'trade' && asked !== 'business') || !asksToClose(c)) return null
  const side = reading.step === null || reading.verdict === 'silent' ? 'even' : reading.verdict
  return c.line([reading.id], `gist.close.${side}`)
}

/** So many months show what a machine on hire earns. */
const MACHINE_MONTHS = 3
/** The one day by which a machine that may be sold has shown what it earns. */
export const machineDay = (c: Composer): Slot => c.date(addMonths(c.input.asOf, MACHINE_MONTHS))
