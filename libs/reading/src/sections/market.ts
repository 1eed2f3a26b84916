import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { lordFinding, periodFinding, placeFinding } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import { scoreOf } from '../rules/grounds.ts'
import { meantText } from '../understanding/topics.ts'
import { periodSpan } from './short-concerns.ts'
import { stateFor } from './verdict.ts'

/** Words for a market, as people type them. */
const MARKET =
  / (?:shares?|(?<! (?:the|my|our|his|shop|old|dead) )stocks?(?! (?:money|in hand|of ))|f and o|f o|fno|futures|options|intraday|crypto|bitcoin|forex|nifty|(?:share|stock|crypto) market|(?:lost|loss|invest\S*|money|paisa|lakhs?) (?:\S+ ){0,3}(?:in|to) (?:the )?market|market (?:me|mein|la|lo|in) (?:\S+ ){0,2}(?:loss|lost|paisa|paise|invest\S*|dub\S*)) |शेयर|பங்குச்|பங்கு சந்தை|షేర్/u
/** Trading in shares; that in goods is a trade like any other. */
const TRADES_SHARES = / trading (?!(?:ka|ki|ke|business|company|firm|house|concern|of|shop|line|co|vyaparam|thozhil) )/
const TRADES_GOODS =
  / (?:parts?|goods|materials?|cloth|textiles?|garments?|hardware|steel|iron|grains?|timber|wood|scrap|rice|dal|spices?|general|wholesale|export|import|cattle|vegetables?|fruits?|cotton|yarn|bearings?|machinery|tools|cement|tiles|plastic|chemicals?|cashew|coconut) trading /

/** What a market took is no sum that somebody owes. */
export function namesMarket(c: Composer): boolean {
  const text = meantText(c.input.concern)
  return MARKET.test(text) || (TRADES_SHARES.test(text) && !TRADES_GOODS.test(text))
}

/** Grahas that make stakes rash or uncertain where they stand in the 5th (practice). */
const RASH: readonly Graha[] = ['rahu', 'ketu', 'mars', 'saturn']
/** So far ahead a time to keep away from a market is named. */
const YEARS_AHEAD = 5

/** What the 5th, of speculation (practice), says of trading: its lord, who stands there, and the sub-period in which to keep away most. */
export function marketLines(c: Composer): Line[] {
  const { id, graha } = lordFinding(c, 5, 'general')
  const score = scoreOf(c, graha)
  const rash = c.timed ? RASH.filter((one) => one !== graha && c.facts.main.houseOf(one) === 5) : []
  const side = score < 0 || rash.length > 1 ? 'ill' : score > 0 && rash.length === 0 ? 'well' : 'mixed'
  const ids = [id, ...rash.map((one) => placeFinding(c, one).id)]
  const pressing = [...rash, ...(score < 0 ? [graha] : [])]
  const period = isDated(c)
    ? c.dashas.antars.find(
        ({ from, to, lords }) => to > c.input.asOf && from < addYears(c.input.asOf, YEARS_AHEAD) && pressing.includes(lords[1] as Graha),
      )
    : undefined
  return [
    c.line(ids, `market.${side}`, {
      lord: c.graha(graha),
      state: stateFor(c, graha, score < 0 ? 'against' : 'for'),
      guests: rash.length === 0 ? '' : c.say('market.guests', { n: rash.length, list: { list: rash.map((one) => c.graha(one)) } }),
    }),
    ...(period === undefined
      ? []
      : [c.line([periodFinding(c, period)], 'market.away', { antar: c.graha(period.lords[1] as Graha), span: periodSpan(c, period) })]),
  ]
}
