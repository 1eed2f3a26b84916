import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** The shop of a husband, wife or relative that is told around a question: it is no trade of one’s own, and no road that is weighed against a post. */

const KIN =
  '(?:husbands?|hubbys?|wifes?|spouses?|(?:father|mother|brother|sister) in laws?|in ?laws|fathers?|mothers?|dads?|daddys?|papas?|mummys?|appas?|ammas?|brothers?|sisters?|uncles?|pati|patni|biwi|bhai|pitaji|sasur|kanavar|kanavan|purushan|manaivi|pondatti|annan|thambi|bharta|bharya|mogudu|a?ayana|aayana|nanna|annayya|tammudu)'
const TRADE =
  '(?:business|shops?|stores?|dhaba|cafe|tiffin|boutique|salon|saloon|parlou?r|agency|factory|firm|showroom|hotel|restaurant|bakery|workshop|garage|clinic|unit|dukaa?n|dukaan|karobar|dhandha|dhanda|vyapaa?r|kadai|kada|thozhil|vyaparam|angadi|kottu)'
/** Who else is named, or wishes something of the visitor, runs it with them or calls them into it. */
const BETWEEN =
  '(?:(?!(?:and|aur|or|ya|i|we|me|my|main|hum|naan|nenu|job|post|wants?|asks?|asking|calls?|calling|tells?|telling|says?|saying|forc\\S*|in|join\\S*) )\\S+ ){0,5}?'
/** "runs a xerox and binding shop": two lines of one shop. */
const TWO_LINES =
  '(?:is |are )?(?:runs?|running|has|have|having|owns?|keeps?) (?:(?!(?:i|we|me|my|job|post) )\\S+ ){1,4}?and (?:(?!(?:i|we|me|my|main|have|has|run|own|started|want|wants|planning) )\\S+ ){0,2}?'
const THEIRS = new RegExp(
  ` ${KIN} (?:${BETWEEN}|${TWO_LINES})${TRADE}(?: ${TRADE})*(?= )|(?<= )(?:पति|पत्नी|बीवी|भाई|पिता|पापा|ससुर)\\S* (?:\\S+ ){0,4}?(?:दुकान|दूकान|व्यापार|व्यवसाय|बिज\\S*नेस|कारोबार|शॉप|धंध)\\S*|(?<= )(?:கணவ|மனைவி|புருஷ|அப்பா|அண்ண|தம்பி|மாமனார்)\\S* (?:\\S+ ){0,4}?(?:கடை|தொழில்|வியாபார|பிசினஸ்)\\S*|(?<= )(?:భర్త|భార్య|ఆయన|ఆవిడ|నాన్న|అన్న|తమ్ముడు|మావారు|వారు)\\S* (?:\\S+ ){0,4}?(?:షాపు|షాప్|దుకాణ|దుకాణం|వ్యాపార|కొట్టు|బిజినెస్)\\S*`,
  'gu',
)
const TELLS =
  / (?:is|was|runs?|running|has|have|having|owns?|does|doing|started|opened|hai|hain|he|chalat\S*|chala|karte|karta|karti|vach\S*|nadat\S*|nadip\S*|nadup\S*|irukku|undi) |है|हैं|चला|करते|करता|நடத்து|வைத்து|இருக்கு|உள்ளது|నడుపు|నడిపి|ఉంది|పెట్టు/u
/** A clause that asks which is better tells of nothing alone. */
const CHOOSES = / (?:which|better|best|should|shall|kab|when|how|will|kaun ?s[aei]|kons[aei]|kya) /
/** To go into it, or to be called into it. */
const GOES_IN =
  / (?:join\S*|take over|taking over|look after|handle|handling|help (?:him|her|them|in|out|my|father|papa|husband)|helping|sambhal\S*|sit there|sit in|(?:work|working|along|together) (?:\S+ )?with (?:him|her|them|my|father|dad|papa|husband|wife|brother)|continue it|wants? me|asks? me|asking me|calls? me|calling me|tells? me|telling me|forc\S* me|says? (?:i|to|me)|(?:sit|involved|partner) in it|his business|her business) /
/** A plain text without any mention of a relative’s trade; the same text where the visitor goes into it. */
export const withoutKinTrade = (text: string): string => (GOES_IN.test(text) ? text : text.replace(THEIRS, ' '))

/** True where a relative’s trade is told that the visitor does not go into. */
export const tellsKinTrade = (concern: string): boolean => {
  const text = plainText(concern)
  return withoutKinTrade(text) !== text
}

/**
 * True of a clause that only tells of a relative’s trade while nothing that is asked goes into it.
 * @param concern all that was told and asked
 */
export function isKinTradeAside(clause: string, concern: string): boolean {
  const text = plainText(clause)
  if (text.search(THEIRS) < 0 || !TELLS.test(text) || CHOOSES.test(text)) return false
  const rest = plainText(concern.replace(clause, ' '))
  return !GOES_IN.test(plainText(concern)) && !NAMES_TRADE.test(rest) && !asksWhich(concern)
}
const NAMES_TRADE = new RegExp(` (?:${TRADE}|startup|start up) `, 'u')

/** A bare "which is better", which takes all that was told. */
const asksWhich = remembered((concern): boolean => concern.split(/[.?!;,\n।]+/u).some((sentence) => BARE_WHICH.test(plainText(sentence))))
const BARE_WHICH =
  /^ (?:(?:so|then|now|please|plz|kindly|tell|guide|suggest|me|i am|im|confused) )*(?:which|kaun ?s[aei]|kons[aei]|edi|edhu|kya (?:better|behtar|theek|sahi)|what (?:is|will be|would be) better) /

/** A concern without the clauses that only tell of a relative’s trade. */
export const withoutKinTradeAside = remembered((concern): string =>
  concern
    .split(/(?<=[.?!;,\n।])/u)
    .filter((clause) => !isKinTradeAside(clause, concern))
    .join(''),
)

/** Words of oneself, and of somebody else by a bare pronoun. */
const OF_SELF =
  / (?:i|my|me|main|mai|mera|meri|mere|mujhe|karun?|dekhun?|rahun?|jaun?|naan|nan|en|enakku|enaku|nenu|naa|na|naku|naaku) |मैं|मेर|मुझे|என்|நான்|எனக்கு|నా |నేను|నాకు/u
const OF_THEM =
  / (?:he|she|they|his|her|him|their|uska|uski|unka|unki|unko|usko|wo|woh|vo|avar|avaru|avan|avaroda|ayana|aayana|atanu|vaadu|vallu) |उनक|उसक|उन्हें|वह |वो |அவர|அவன|அவள|అతన|ఆయన|ఆమె|వాళ్ల/u

/** True where a relative is told of by their trade alone, and everything else is said of oneself. */
export const isBesideKinTrade = remembered((concern): boolean => {
  const rest = withoutKinTradeAside(concern)
  if (rest === concern) return false
  const text = plainText(rest)
  return OF_SELF.test(text) && !OF_THEM.test(text)
})

/** A concern without the trade of a relative of whom nothing else is told. */
export const ownConcern = (concern: string): string => (isBesideKinTrade(concern) ? withoutKinTradeAside(concern) : concern)
