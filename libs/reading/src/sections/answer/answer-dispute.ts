import { isByConsent } from '../../understanding/apart.ts'
import type { Graha } from '@disha/contracts/chart'
import { headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { periodFinding } from '../../compose/parts.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { meantText } from '../../understanding/topics.ts'
import { groundItem, groundTimes, stepItem } from './answer-ground.ts'
import { type Item, nextItem } from './answer-stretches.ts'
import { readings } from '../cache.ts'
import { caseAloud, caseBegan, caseHolds, caseKin, caseLeanLine, casePhases, caseStand, caseTimes } from '../case-course.ts'
import { aroundEnd, nextGoodPeriod, saturnAround } from '../season.ts'
import { shortLines } from '../short-concerns.ts'
import { matterOf } from '../short-matters.ts'
import { caseOf } from '../told-case.ts'
import { TURN_YEARS } from './answer-relief.ts'
import { questionMethod } from '../verdict.ts'

const MARRIES_AGAIN =
  / (?:second|2nd|another) marriage | remarr| marry again | (?:dusri|doosri) (?:shaadi|shadi) |दूसरी शादी|இரண்டாவது (?:திருமண|கல்யாண)|రెండో పెళ్లి/u

const ENQUIRY =
  / (?:suspend\S*|suspension|enquiry|inquiry|vigilance|charge ?sheet\S*|departmental|reinstat\S*|nilambit|nilambana|idaineek\S*) |निलंबि|निलम्बि|विभागीय जाँच|विभागीय जांच|இடைநீக்க|துறை விசாரணை|సస్పెం|శాఖాపరమైన/u

/** What a dispute is about, as told: an enquiry at the post, a marriage that ends by consent, a share in property, or any other. */
const disputeKind = (c: Composer, short: readonly ShortConcern[]): 'enquiry' | 'mutual' | 'share' | 'dispute' => {
  const text = meantText(c.input.concern)
  if (ENQUIRY.test(text)) return 'enquiry'
  if (isByConsent(c.input.concern)) return 'mutual'
  return short.includes('home') && matterOf(c, 'home') === 'share' ? 'share' : 'dispute'
}

/** A case that runs: how one stands in it and whom it is with, when it began and how the years lie, its times with their reasons, one step and what no chart can say. */
const caseItems = (c: Composer): Item[] => [
  [...caseStand(c), groundItem(c, 'dispute')[1] as Line, ...caseKin(c)],
  [...casePhases(c), ...caseBegan(c)],
  [...caseTimes(c, true), ...caseHolds(c)],
  [caseLeanLine(c)],
  stepItem(c, 'case.do', null),
  [c.line([questionMethod(c)], 'plea.dispute.cannot')],
]

/** What page 1 says aloud of a case that runs; of any other dispute its items have it. */
export const caseGist = (c: Composer, short: readonly ShortConcern[]): { gist?: Line[] } =>
  caseOf(c) !== null && disputeKind(c, short) !== 'enquiry' ? { gist: caseAloud(c) } : {}

/** A dispute at law: how one stands in it, when it presses, and when it loses its hold; never who wins. */
export function disputeItems(c: Composer, short: readonly ShortConcern[]): Item[] {
  if (caseOf(c) !== null && disputeKind(c, short) !== 'enquiry') return caseItems(c)
  const good = nextGoodPeriod(c, TURN_YEARS)
  const around = saturnAround(c)
  const runs = around !== null && around.from <= c.input.asOf
  const kind = disputeKind(c, short)
  return [
    ...(kind === 'enquiry' || kind === 'mutual' ? [[c.line([questionMethod(c)], `care.${kind}`)]] : []),
    groundItem(c, 'dispute', kind),
    // where kin divide what they hold, the property has a side of its own
    ...(kind === 'share' ? [shortLines(c, 'home')] : []),
    ...(kind === 'enquiry' ? [nextItem(c, readings(c).career, c.say('noun.reinstated'))] : []),
    // a second marriage that is asked about beside the suit
    ...(MARRIES_AGAIN.test(meantText(c.input.concern)) ? [nextItem(c, readings(c).love, c.say('noun.again'))] : []),
    headAsGist([
      ...groundTimes(c, 'dispute'),
      good === undefined
        ? c.line([questionMethod(c)], 'plea.dispute.noEase')
        : c.line([periodFinding(c, good)], 'plea.dispute.ease', {
            antar: c.graha(good.lords[1] as Graha),
            from: c.date(good.from, c.dashas.errorDays),
          }),
      ...(runs
        ? [c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: aroundEnd(c, around) })]
        : []),
    ]),
    stepItem(c, `plea.${kind}.do`, null),
    [c.line([questionMethod(c)], kind === 'share' ? 'plea.dispute.cannot' : `plea.${kind}.cannot`)],
  ]
}
