import type { Composer, Line } from '../../../compose/composer.ts'
import { placedOf, placesFinding } from '../../../compose/parts.ts'
import { addDays } from '../../../facts/calendar.ts'
import { MANGAL_RATES } from '../../../rules/base-rates.data.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { lateReasons } from '../../love-match.ts'
import { isMarked } from '../../love-mars.ts'
import { theirDays } from '../../waiting.ts'
import { whoOf } from '../answer-clauses.ts'
import { namedBefore } from '../answer-named.ts'
import { method } from './shared.ts'

/** Of two one is manglik, or is said to be. */
const OTHER_MANGLIK =
  / (?:he|she|her|his|girlfriend|boyfriend|gf|bf|partner|lover|fiance|fiancee|girl|boy|ladk[ai]|one|rishta|proposal) (?:\S+ ){0,3}(?:manga?lik|mangal|kuja|chevvai|sevvai)|(?:manga?lik|mangal dosh\S*) (?:girl|boy|partner|person|ladk[ai]) | i am (?:a )?(?:non )?manga?lik (?:\S+ ){0,2}(?:he|she|but|and|partner|boy|girl) /u

/** Of two of whom one is manglik: the custom with how common it is and what lifts it (BPHS 80.47-49), and what each may do. */
export function marsOfTwo(c: Composer): Line[] {
  const { concern } = c.input
  if (!questionOf(concern).extras.includes('mangal') || !OTHER_MANGLIK.test(plainText(concern))) return []
  const rule = c.line([method(c)], 'point.two.mars', { tenths: Math.round(10 * MANGAL_RATES.north.lagna) })
  if (!c.timed) return [rule]
  // the verses do not count the 2nd, which the South does
  const house = c.facts.main.houseOf('mars')
  const id = placesFinding(c, 'point.two.mars', 'practice.housesOfMarriage', 'love', ['mars'])
  return [
    rule,
    c.line([id], house === 2 ? 'point.two.mars.second' : isMarked(c) ? 'point.two.mars.both' : 'point.two.mars.one', {
      house: c.house(house),
    }),
  ]
}

/** Two horoscopes that were held against each other and do not agree. */
const NOT_MATCHING =
  / (?:horoscopes?|kundl?i\S*|kundalis?|jathagam|jathakam|jatakam|jathaka\S*|patrika|guna?s?|guna? milan|porutham|stars|nakshatras?|charts?) (?:\S+ ){0,4}?(?:(?:not|isnt|dont|doesnt|didnt|never|no|nahi|illa|ledu|kudaradu) (?:\S+ ){0,2}|(?:mis ?match\S*|low|less|only|sariyilla|seradu|kalavaledu) )|(?:not|no|low|less|dont|doesnt) (?:\S+ ){0,2}(?:matching|match|guna?s?|porutham) (?:\S+ ){0,4}(?:pandit|jyotish\S*|astrologer|horoscopes?|kundl?i|jathagam|jatakam|horo) /u

/** What a count of points for two Moons is worth, and whom to ask. */
export const pointsOfTwo = (c: Composer): Line[] =>
  NOT_MATCHING.test(plainText(c.input.concern)) ? [c.line([method(c)], 'point.two.points')] : []

const PARTNERS_WORK =
  / (?:wife|husband|spouse|partner|bride|groom|she|he|girl|boy|hubby) (?:\S+ ){0,3}(?:working|work|job|earn\S*|employed|house ?wife|homemaker|career|profession\S*|business|govt|government) | working (?:wife|husband|partner|spouse|girl|bride) /u

/** The work of the one who comes, by the 10th from the 7th (practice): what it leans to, and no trade. */
export function partnersWork(c: Composer, words: string): Line[] {
  if (!c.timed || !PARTNERS_WORK.test(plainText(words))) return []
  const lord = c.facts.main.lordOf(4)
  const strength = c.facts.strength(lord)
  return [
    c.line(
      [placesFinding(c, 'point.two.work', 'practice.housesOfMarriage', 'love', [lord])],
      strength > 0 ? 'point.two.work.for' : strength < 0 ? 'point.two.work.against' : 'point.two.work.open',
      { lord: c.graha(lord), state: placedOf(c, lord) },
    ),
  ]
}

/** The one who is loved wants something else done before a wedding. */
const FIRST =
  / (?:he|she|bf|gf|boyfriend|girlfriend|partner|lover|guy|girl|boy) (?:\S+ ){0,3}?(?:wants?|wanted|says?|said|needs?|wish\S*|plans?|has|asks?) (?:\S+ ){0,4}?(?:settle\S*|career|job|studies|study|masters?|exams?|upsc|sisters?\S*|brothers?\S*|house|home|business|stable|established|loan|money|savings) (?:\S+ ){0,5}?(?:first|before|pehle) /u

/** Of one who wants to settle first: how far one's own chart is late, a month to agree on, and a day by which both look again. */
export function firstLines(c: Composer): Line[] {
  if (c.asker.love !== 'partner' || !FIRST.test(plainText(c.input.concern))) return []
  const { id, found } = lateReasons(c)
  const { ask, limit } = theirDays(c)
  return [
    c.line([...new Set([...ask.ids, ...limit.ids])], 'point.two.first', {
      who: whoOf(c),
      ask: c.date(ask.day, ask.errorDays),
      limit: c.date(limit.day, limit.errorDays),
    }),
    ...(c.timed && found.length > 0 ? [c.line([id], 'point.two.first.late', { reasons: found.slice(0, 2).join('; ') })] : []),
  ]
}

const QUARREL = / (?:fights?|fighting|argu\S*|quarrel\S*|misunderstanding\S*|clash\S*|jhagd\S*|jhagr\S*|sandai|godava\S*|tension) /u
const TALK_DAYS = 21

/** Two who are promised and quarrel: what to settle before the day, and a day for the first talk. */
export function quarrelOfPromised(c: Composer): Line[] {
  if (!c.asker.settled.includes('engaged') || !QUARREL.test(plainText(c.input.concern))) return []
  const day = c.date(addDays(c.input.asOf, TALK_DAYS))
  const label = namedBefore(c)
  return [
    c.line([method(c)], 'point.two.quarrel', {
      day,
      by: label === null ? c.say('settled.by', { date: day }) : c.say('settled.before', { label }),
    }),
  ]
}
