import { ownClauses } from './own-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'
import { weighsBeside } from './trade-beside.ts'
import { tellsPost } from './work-told.ts'
import type { Field } from './work-words.ts'

/** A trade that already sells beside a post that is held, and that is weighed against it. */

const BUYERS =
  '(?:customers?|clients?|buyers?|subscribers?|patrons?|orders?|bookings?|stores?|shops?|cafes?|outlets?|boutiques?|supermarkets?|offices|restaurants?|hotels?|dealers?|students|grahak|order)'
const A_MONTH =
  '(?:monthly|per month|a month|each month|every month|in a month|month|p m|pm|per week|weekly|a week|every week|mahin[ae]|maheen[ae]|mahine ka|maasam|madham|nelaku)'
const SOLD = '(?:sales?|turnover|revenue|takings|billing|orders?|bikri|kamai|income|profit|earning|earnings)'

const SELLS = new RegExp(
  [
    // "three stores are taking stock", "two cafes order from me"
    ` (?:${BUYERS}) (?:\\S+ ){0,4}?(?:are |have |is )?(?:taking|takes?|stock|stocks|stocking|ordering|buying|buys?|repeat\\S*|reorder\\S*|coming|regular|paying) `,
    ` (?:supply|supplying|selling|deliver|delivering|sell) (?:\\S+ ){0,4}?(?:to|for) (?:\\S+ ){0,3}?${BUYERS} `,
    // "nearly 70k sales monthly", "turnover 2 lakh a month"
    ` (?:\\d+ ?\\S{0,6} ){1,3}(?:rs |rupees |ka |ki )?(?:of )?${SOLD} (?:\\S+ ){0,2}?${A_MONTH} `,
    ` ${SOLD} (?:\\S+ ){0,4}?\\d+ ?\\S{0,6} (?:\\S+ ){0,2}?${A_MONTH} `,
    ` ${A_MONTH} (?:\\S+ ){0,3}?${SOLD} (?:\\S+ ){0,3}?\\d`,
    // "40 regular customers", "30 students come to my evening classes"
    ` (?:\\d+|few|many|some|regular|repeat|several|steady|good|enough|first|two|three|four|five|six|ten|twenty) (?:regular |repeat |paying |paid |monthly |steady )*(?:customers|clients|buyers|subscribers|orders|bookings|grahak) `,
    ` (?:orders?|customers|clients|bookings) (?:are |have |bhi |ab |now |started |also ){0,3}(?:coming|increasing|growing|regular|aa|aane|badh\\S*|mil) `,
    // a second income that is named as such
    ` side (?:business|hustle|income|work) (?:\\S+ ){0,5}?(?:gives?|giving|makes?|making|brings?|earns?|earning|doing well|running|growing|of \\d|is \\d)`,
    ` (?:business|shop|store|bakery|boutique|classes|tuitions?|channel|page|studio|catering|tiffin|dairy|kitchen|brand|dukaa?n) (?:\\S+ ){0,5}?(?:already |now |also )?(?:gives?|giving|makes?|making|brings?|bringing|earns?|earning) (?:me |us |about |around |nearly |almost |rs )*\\d`,
    ` (?:mahin[ae]|maheen[ae]) (?:\\S+ ){0,2}?\\d+ ?\\S{0,6} (?:\\S+ ){0,3}?(?:bikri|kamai|order|sale) | (?:bikri|order|grahak) (?:\\S+ ){0,2}?(?:ho jat\\S*|ho rah\\S*|aa rah\\S*|aate|aati|milte|mil rah\\S*) `,
    ` (?:already|now) (?:selling|supplying|taking orders|earning from (?:it|this)|making money from (?:it|this)) `,
    ` (?:small |side |own |part time )(?:\\S+ )?(?:shop|store|business|boutique|agency|clinic|studio|dairy|kitchen) (?:is )?(?:also )?running `,
  ].join('|'),
)
/** The post is held against it: to leave it, to go over in full, or one of the two. */
const AGAINST_POST =
  / (?:resign\S*|quit\S*|leave|leaving|give up|full time|fulltime|vrs|chhod\S*|chod\S*|chhor\S*|vidal\S*|vidanum|maanes\S*|manes\S*) | (?:job|service|naukri|post|velai|udyogam) (?:or|ya|vs|versus|and|aur) (?:\S+ ){0,2}?(?:business|own|bakery|shop|brand|it|this|dhandha) | (?:business|own business|shop|bakery|brand|dhandha) (?:or|ya|vs|versus) (?:\S+ ){0,2}?(?:job|service|naukri|post|salary) /
const POST_TOLD =
  / (?:my|this|the|present|current|same|private|govt|government|bank|software|it|corporate|good|regular|full time|day|have|in|leave|quit) (?:job|post|service|company|office|salary)(?! or ) | (?:job|naukri|service|velai|udyogam) (?:chhod\S*|chod\S*|karta|karti|kar rah\S*|ke saath|vidal\S*|panren|chest\S*) | \d+ ?lpa | (?:resign|resigning|resignation) | salary /
/** The trade of somebody else, or a post that is gone, is none held beside one's own. */
const NOT_HELD =
  / (?:left|(?<!(?:should i|to|i can|can i|shall i|and|or|may i) )quit|resigned from|lost|gave up) (?:my |the |this |a )?(?:\S+ ){0,2}?(?:job|post|company|service) | (?:laid off|jobless|unemployed|retired) | (?:should|shall|can|will) (?:he|she|they|(?:my |our )?(?:husband|wife|son|daughter|brother|sister)) /

/** What an employer sells is the post itself. */
const OF_EMPLOYER = / (?:targets?|quota|sales (?:manager|executive|officer|head|team)|my company|our company|company s) /

/** True where a trade of the visitor's own is told to sell already. */
export const sellsAlready = remembered((concern): boolean =>
  ownClauses(concern).some((clause) => SELLS.test(clause) && !OF_EMPLOYER.test(clause)),
)

/** True where a trade that sells already is held against the post that somebody has. */
export const runsBeside = remembered((concern): boolean => {
  const text = plainText(concern)
  return AGAINST_POST.test(text) && !NOT_HELD.test(text) && (tellsPost(concern) || POST_TOLD.test(text)) && sellsAlready(concern)
})

/** True where a trade, begun or not, is held against the post with both at once as one of the ways. */
export const weighsTradeAndPost = (concern: string): boolean => weighsBeside(concern) || runsBeside(concern)

/** Words for leaving the post. */
const LEAVES =
  / (?:resign\S*|quit\S*|leave|leaving|give up|put (?:in )?(?:my )?papers|full time|fulltime|chhod\S*|chod\S*|chhor\S*|vidal\S*|maanes\S*) /
/** True of the clause in which a time is named for leaving the post. */
export const namesLeaving = (clause: string): boolean => LEAVES.test(plainText(clause))

/** What is sold, by the field that it belongs to. */
const GOODS: readonly (readonly [Field, RegExp])[] = [
  [
    'kitchen',
    / (?:bak(?:e|es|ed|ing|ery)|cookies?|cakes?|pickles?|achar|tiffins?|snacks?|sweets|laddus?|masala\S*|papads?|chocolates?|millets?|catering|food|kitchen|meals?|batter|biryani) /,
  ],
  ['teaching', / (?:tuitions?|tutions?|coaching|(?:evening|online|home|maths|music|dance|spoken) classes|students) /],
  ['fashion', / (?:stitch\S*|tailor\S*|blouses?|sarees?|kurtis?|boutique|clothes|garments?|dress(?:es)?|embroidery) /],
  ['jewellery', / (?:jewell?ery|bangles|earrings) /],
  ['beauty', / (?:parlou?r|salon|makeup|mehendi|mehndi|beautician|bridal) /],
  ['farming', / (?:dairy|milk|poultry|goats?|farm|farming|mushrooms?|vegetables|plants|nursery) /],
  ['media', / (?:channel|youtube|videos|instagram page|photography|reels|podcast) /],
  ['design', / (?:logos?|interiors?|graphic\S*|illustration\S*|resin|candles?|crafts?|handmade|paintings?) /],
  ['shop', / (?:shop|store|dukaa?n|kirana|resell\S*|wholesale) /],
]

/** The field of what is sold beside the post; null where none is named. */
export const fieldSold = remembered((concern): Field | null => {
  const told = ownClauses(concern).join(' ')
  return GOODS.find(([, words]) => words.test(told))?.[0] ?? null
})
