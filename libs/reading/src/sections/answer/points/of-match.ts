import type { Composer, Line } from '../../../compose/composer.ts'
import { ageAt } from '../../../compose/parts.ts'
import { addDays } from '../../../facts/calendar.ts'
import { tellsOfEx } from '../../../understanding/bond-hurt.ts'
import { asksOfEarly, awaitsTheirAnswer, leadsAway } from '../../../understanding/match-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { isUnsureMatch } from '../../../understanding/unsure-match.ts'
import { readings } from '../../cache.ts'
import { lateReasons, wayOfMatch } from '../../love-match.ts'
import { undated } from '../../undated.ts'
import { whetherLine } from '../answer-field.ts'
import { groundAloud, timeWithWait } from '../answer-gist.ts'
import { namedBefore } from '../answer-named.ts'
import { weddedItem } from '../answer-settled.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { lifeLines, promiseFirst, SAY_DAYS, suitLine } from './love-lines.ts'
import { waitsForPost } from './of-house.ts'
import { replyLine } from './of-kin.ts'
import { marsOfTwo, pointsOfTwo } from './of-two.ts'
import { method, nearOrFar, type Writer } from './shared.ts'

/** Money or goods that the other house demands. */
const DOWRY =
  / (?:dowry|dahej|katnam|varadhatchanai|demand(?:s|ing|ed)?|asking (?:for )?(?:\S+ )?(?:lakhs?|crores?|car|gold|bike|flat|cash)|(?:lakhs?|car|gold|cash) (?:maang|mang)\S*) |दहेज|வரதட்சணை|కట్నం/u

/** Whether to take a match: what suits, how a marriage lies, and when it can be settled. */
export const match: Writer = (c) => {
  const isOver = c.asker.bond === 'parted' || c.asker.bond === 'widowed'
  const isEarly = c.asker.bond === null && asksOfEarly(c.input.concern)
  if (c.asker.settled.includes('engaged') && c.asker.love === 'partner' && !isEarly) return engagedMatch(c)
  if (c.asker.bond !== null && !isOver) return []
  if (isEarly)
    return c.asker.age < EARLY
      ? early(c)
      : [whetherLine(c, readings(c).love, 'marriage'), ...timeWithWait(c, 'love', c.say('noun.marriage'))]
  if (awaitsTheirAnswer(c.input.concern)) return theirAnswer(c)
  const noun = c.say(isOver ? 'noun.again' : 'noun.marriage')
  const text = plainText(c.input.concern)
  if (waitsForPost(c)) return promiseFirst(c)
  if (OWN_OR_FOUND.test(text)) return ownOrFound(c)
  if (c.asker.love === 'partner' && FOUND_BESIDE.test(text)) return ownOrFound(c, 'point.match.foundBeside')
  if (TWO_MATCHES.test(text))
    return [c.line([method(c)], 'point.match.two'), ...(c.timed ? [suitLine(c)] : []), ...timeWithWait(c, 'love', c.say('noun.marriage'))]
  return [
    ...(DOWRY.test(plainText(c.input.concern)) ? [c.line([method(c)], 'point.match.dowry')] : []),
    ...marsOfTwo(c),
    ...pointsOfTwo(c),
    ...(KNOWN.test(text)
      ? [
          c.line([method(c)], 'point.match.known', { of: c.asker.children ? 'child' : isOver ? 'first' : 'none' }),
          ...(c.timed ? [suitLine(c)] : []),
        ]
      : c.timed
        ? [c.line([method(c)], 'point.match'), suitLine(c)]
        : [c.line([method(c)], 'point.match.moon')]),
    ...(leadsAway(text) && !c.asker.abroad ? awayLines(c) : []),
    groundAloud(c, readings(c).love, noun),
    ...timeWithWait(c, 'love', noun),
  ]
}

/** One who is known from before and now asks. */
const KNOWN =
  / (?:school|college|childhood|old|best|family|office|long time|close) (?:\S+ )?(?:friends?|mates?|classmates?|batchmates?|lover|love|crush|colleagues?|dost) (?:\S+ ){0,6}?(?:propos\S*|asked me|ask\S* to marry|wants to marry|want to marry|ready to marry|ask\S* for marriage|shaadi|shadi) | (?:propos\S*) (?:\S+ ){0,6}?(?:school|college|childhood|old|best|family|office) (?:\S+ )?(?:friends?|mates?|classmates?|batchmates?|lover|love|crush|colleagues?) /

/** A match by which one would live in another country: how a place away from home lies, and what to have said before a yes. */
function awayLines(c: Composer): Line[] {
  const { id, side } = nearOrFar(c)
  return [c.line([id], `point.match.away.${side}`), c.line([method(c)], 'point.match.away.ask')]
}

/** A match that was seen and has not been answered: by which day an elder asks once, by which one looks on, and how the ground and the times lie. */
function theirAnswer(c: Composer): Line[] {
  const noun = c.say(c.asker.bond === null ? 'noun.marriage' : 'noun.again')
  return [replyLine(c), groundAloud(c, readings(c).love, noun), ...timeWithWait(c, 'love', noun)]
}

/** From this age on no wedding is early. */
const EARLY = 28
/** Ages of so many times are named. */
const MOST_AGES = 3

/** Whether to marry young: what tradition reads as late, at which ages the times fall, and that waiting is open. */
function early(c: Composer): Line[] {
  const { id, found } = lateReasons(c)
  const stretches = undated(c, 'love') ? [] : chosenStretches(c, 'love').slice(0, MOST_AGES)
  const ages = [...new Set(stretches.map(({ from }) => Math.max(c.asker.age, ageAt(c, from))))]
  return [
    found.length === 0 ? c.line([id], 'point.early.free') : c.line([id], 'point.early.late', { reasons: found.slice(0, 2).join('; ') }),
    ...(ages.length === 0
      ? []
      : [
          c.line(
            stretches.flatMap(({ ids }) => ids),
            'point.early.ages',
            { ages: { list: ages.map(String) } },
          ),
        ]),
    c.line([method(c)], 'point.early.open'),
    ...timeWithWait(c, 'love', c.say('noun.marriage')),
  ]
}

/** Two who ask for the same hand. */
const TWO_MATCHES =
  / (?:two|2|three|3|both|dono|rendu) (?:\S+ ){0,2}(?:proposals?|rishte|rishta|boys|girls|matches|alliances|guys|men) | which (?:one|proposal|boy|girl|rishta|match)(?: \S+)? /
/** One who is liked, and one whom the family has found. */
export const OWN_OR_FOUND =
  / (?:like|love|dating|boyfriend|girlfriend|bf|gf) (?:\S+ ){0,10}(?:parents|family|mother|father|home) (?:\S+ ){0,3}(?:found|find|fixed|chose|chosen|selected|showing|want me to marry|bring|brought) | ex (?:\S+ ){0,14}(?:rishta|proposal|alliance|boy|girl|match|ladk[ai]) (?:\S+ ){0,8}(?:family|parents|home|ghar|whom|which|choose|pick)/

/** A match that others bring to one who loves somebody. */
const FOUND_BESIDE =
  / (?:other|another|new) (?:\S+ )?(?:proposals?|rishta|rishtas|rishte|match|alliance|sambandham|boy|girl) | (?:bring\S*|brought|found|showing|sending|fixed|searching|looking for|seeing) (?:\S+ ){0,3}(?:proposals?|rishta|rishtas|rishte|alliances?|match|matches|sambandham\S*|boys?|girls?) | (?:proposals|rishtas|rishte|alliances) (?:\S+ )?(?:are |is )?(?:coming|aa) /

/** Of the one who is liked and the one who was found: whom no chart names, which way this one leans to, and how long to weigh it. */
export function ownOrFound(c: Composer, head: 'point.match.ownOrFound' | 'point.match.foundBeside' = 'point.match.ownOrFound'): Line[] {
  return [c.line([method(c)], head), wayOfMatch(c), ...timeWithWait(c, 'love', c.say('noun.marriage')).slice(0, 1)]
}

/** Two who are promised: how a life together lies, what suits, and the day that is named. */
export const engagedMatch = (c: Composer): Line[] => {
  if (isUnsureMatch(c.input.concern) || tellsOfEx(c.input.concern)) return unsureMatch(c)
  const [head] = weddedItem(c)
  return [...(head === undefined ? [] : [head]), ...(c.timed ? [suitLine(c)] : []), c.line([method(c)], 'point.match.engaged')]
}

/** To whoever is promised and not sure: what the chart says of life in a marriage, whom it suits, what to ask before the day, and that a day may be moved. */
function unsureMatch(c: Composer): Line[] {
  const label = namedBefore(c)
  const by = label === null ? c.say('settled.by', { date: c.date(addDays(c.input.asOf, SAY_DAYS)) }) : c.say('settled.before', { label })
  return tellsOfEx(c.input.concern)
    ? [c.line([method(c)], 'point.match.ex', { by }), ...lifeLines(c)]
    : [...lifeLines(c), c.line([method(c)], 'point.match.unsure', { by })]
}
