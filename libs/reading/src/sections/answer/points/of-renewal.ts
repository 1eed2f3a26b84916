import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { renewsPermit } from '../../../understanding/renewal.ts'
import { plainText } from '../../../understanding/topics.ts'
import { readings } from '../../cache.ts'
import { moveTime } from '../../coming-home.ts'
import { onwardOf } from '../../onward.ts'
import { asksReturn } from '../../short-concerns.ts'
import { undated } from '../../undated.ts'
import { groundAloud, timeWithWait } from '../answer-gist.ts'
import { deadlineOf, namedItems } from '../answer-named.ts'
import { chosenStretches, NEAR_YEARS } from '../answer-stretches.ts'
import { method, spanNear, type Writer } from './shared.ts'

const OTHER =
  / (?:or|ya|instead|try|search|look\S*|apply|move|shift) (?:\S+ ){0,4}?(?:other|another|new|different|any) (?:\S+ )?(?:country|countries|place|job|company) /

/** Home by name: "or another country" is no way home. */
const HOME = / (?:back|return|returning|india|home|kerala|native|wapas|laut\S*) /

/** Whether a permit where one lives is renewed: whose word that is, how the ground for staying on lies, the own date before which to ask, and the second plan. */
function renewalLines(c: Composer): Line[] {
  const land = onwardOf(c)
  const noun = c.say('noun.stayingOn')
  const own = deadlineOf(c)
  const date = own === null ? [] : namedItems(c, { topic: 'abroad', ground: null, noun }).flatMap((item) => item.slice(0, 1))
  const [next] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  const isNear = next !== undefined && next.from <= addYears(c.input.asOf, NEAR_YEARS)
  const other = land !== null ? c.say('noun.onward', { land }) : c.say('noun.otherLand')
  const wishes = land !== null || OTHER.test(plainText(c.whole.input.concern))
  const home = asksReturn(c) && HOME.test(plainText(c.whole.input.concern)) ? moveTime(c) : undefined
  return [
    c.line([method(c)], 'point.renew.office'),
    groundAloud(c, readings(c).abroad, noun),
    ...date,
    c.line([method(c)], 'point.renew.ask'),
    ...(isNear ? timeWithWait(c, 'abroad', wishes ? other : noun).slice(0, 1) : []),
    ...(wishes ? [c.line([method(c)], 'point.renew.other')] : []),
    ...(home === undefined
      ? []
      : [c.line(home.ids, 'point.back.second', { span: spanNear(c, home.parts[0] as (typeof home.parts)[number]) })]),
  ]
}

/** Of whoever lives abroad on a permit that runs out the renewal comes first. */
export const withRenewal =
  (writer: Writer): Writer =>
  (c, part, said) =>
    c.asker.abroad && renewsPermit(c.whole.input.concern)
      ? renewalLines(c).filter(({ text }) => said.every((one) => one.text !== text))
      : writer(c, part, said)
