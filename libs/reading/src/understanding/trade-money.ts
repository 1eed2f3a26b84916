import { refersBack } from './back-reference.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const TRADE =
  '(?:business|shops?|store|stall|stores|works?|firm|company|unit|factory|workshop|hotel|restaurant|cafe|catering|tailoring|boutique|parlou?r|salon|saloon|garage|dairy|poultry|mills?|looms?|farm|agency|showroom|clinic|studio|press|transport|taxi|cab|trucks?|decoration|photography|stitching|painting|printing|baking|construction|interiors?|mehndi|makeup|repairs?|carpentry|welding|fabrication|coaching|tuitions?|classes|bakery|kitchen|tiffin|mess|centre|center|gym|dukaa?n|dhandha|vyapar|kadai|thozhil|vyaparam|startup)'
/** A trade of one's own that runs. */
const OWN_TRADE = new RegExp(
  [
    ` (?:i|we|main|hum) (?:am |are |have been |also |still |now )*(?:sell|selling|deal in|dealing in|supply|supplying|make and sell|making and selling) (?!(?:my|the|this|that|it|our) )`,
    ` (?:i|we|main|hum) (?:am |are |have been |also |still |now )*(?:have|having|run|running|own|do|doing|manage) (?:\\S+ ){0,4}?${TRADE} `,
    ` (?:my|our|mera|meri|mere|hamari|hamara|en|enga|naa|maa) (?:\\S+ ){0,2}?(?!(?:company|firm|unit|works?|factory) )${TRADE} `,
    ` (?:partners?|partnership) (?:in|of) (?:a |the |my |our |one )?(?:\\S+ )?${TRADE} `,
    `^ (?:have|having|run|running|own|doing) (?:\\S+ ){0,3}?${TRADE} `,
    ` (?:my|our) own (?:\\S+ )?${TRADE} `,
  ].join('|'),
)
const WISHED =
  / (?:want|wants|plan|planning|thinking|wish|dream|like) (?:to |of )(?:\S+ ){0,2}?(?:start|starting|open|opening|begin|do|launch)(?! (?:a |one |my |our )?(?:second|2nd|another|new branch|branch)) /
/** Money that goes into something. */
const PUTS =
  / (?:invest\S*|(?:asking|asks|asked|demanding|wants?) (?:\S+ ){0,2}?(?:lakhs?|lacs?|crores?)|put (?:\S+ ){0,5}?(?:money|lakhs?|lacs?|l|crores?|amount|more|savings?|fd|it|in)|putting (?:\S+ ){0,3}?(?:money|lakhs?|lacs?)|(?:add|pump) (?:\S+ ){0,3}?(?:money|capital|lakhs?)|(?:money|paisa|paise|paisee|lakhs?|panam|dabbu|dabbulu) (?:\S+ ){0,4}?(?:put|lagau\S*|laga\S*|daal\S*|dalu\S*|pod\S*|petta\S*|peduna\S*)|lagau\S*|lagana) /
/** What money is put into by those who put it by. */
const PAPER =
  / (?:shares?|stocks?|share market|stock market|mutual funds?|sip|fd or|gold|crypto|bitcoin|land|plot|flat|property|lic|ppf|bonds?|trading|ipo|nifty|f and o) /
const ASKS_PUT =
  / (?:should|shall|can) (?:i|we) (?:\S+ )?(?:put|give|add|invest|pay)(?: it| more| this| that| in)? $| (?:good|ok|okay|right|safe|wise) or (?:not|bad|no) /
const ASKS_IT = / (?:is|will|would) (?:it|this|that) (?:be )?(?:\S+ )?(?:safe|good|ok|okay|worth|right|fine|profitable|wise) /
/** A trade that is still to be taken up. */
const NEW = new RegExp(
  ` (?:invest|put|money|lakhs?) (?:\\S+ ){0,3}?(?:in|into) (?:an? |some |any |one )(?:\\S+ ){0,3}?(?:pump|dealership|franchise|${TRADE.slice(3)} `,
)
/** A trade of somebody else's. */
const OF_THEM =
  / (?:in|into|to) (?:my |a )?(?:his|her|their|friends?|brothers?|cousins?|uncles?|relatives?|brother in laws?|someones?|somebodys?|colleagues?|neighbou?rs?) (?:\S+ ){0,3}?(?:business|shop|store|firm|company|restaurant|hotel|startup|project|factory|farm|venture|cafe|gym|work) /

/** Where money is to be put: into the own trade or somebody else's; null for paper, metal and land, and for all other words. Takes plain texts. */
export const moneyInto = (own: string, text: string): 'own' | 'theirs' | null => {
  if (PAPER.test(own) || !(PUTS.test(own) || ((refersBack(own) || ASKS_IT.test(own) || ASKS_PUT.test(own)) && PUTS.test(text)))) return null
  if (OF_THEM.test(text)) return 'theirs'
  return OWN_TRADE.test(text) && !WISHED.test(text) && !NEW.test(own) && !PAPER.test(text) ? 'own' : null
}

/** A larger size of a trade, by its word. */
const GROWS = / (?:expansion|expand\S*|enlarg\S*|scal(?:e|ing) up|modernis\S*|moderniz\S*|business badha\S*|dhandha badha\S*) /
/** One more of what it makes its goods with. */
const ONE_MORE =
  / (?:one more|another|new|second|2nd|third|3rd|bigger|larger|more|additional|extra|nay[aie]|ek aur|aur ek|dusr[aei]|doosr[aei]|innoru|inko|kotha|pudhu|puthiya) (?:\S+ ){0,2}?(?:machines?|machinery|mashin\S*|lathes?|cnc|vmc|looms?|ovens?|printers?|mills?|boilers?|furnaces?|equipments?) /
/** The loan that it is for, and none that was taken before. */
const FOR_LOAN =
  / on (?:a |bank |term )?(?:loan|finance|emi) | (?:take|taking|get|getting|with|through|by|via|against|mudra|msme|machinery|new) (?:a |an |the |bank |term |mudra |msme |machinery |more |another |one |business |\d+ |lakhs? |lac |l |of ){0,5}(?:loan|finance) | (?:loan|karz|karja) (?:leke|lekar|le kar|lena|lun?|loon|eduthu|edukk\S*|teesuk\S*|tisuk\S*) /
/** To do it, or whether its time is now, in words that do not name it again. */
const ASKS_NOW =
  / (?:should|shall|can) (?:i|we) (?:go (?:ahead|for it)|do (?:it|this|that)|take (?:it|this|that|the loan|loan|one|the machine)|buy (?:it|this|one)|wait|hold) | (?:good|right|correct) time | (?:wait|hold|ruk\S*|abhi|ippo|ippudu) /
/** Another matter that is bought or begun with a loan. */
const OTHER_MATTER =
  / (?:house|home|flat|plot|land|villa|apartment|car|wedding|marriage|abroad|visa|ms|mba|job|resign|close|shut|sell|selling) /

/** True where a trade of one's own that runs is to be enlarged on a loan: `own` is what asks, `text` all that was told, both plain. */
export const growsOnLoan = (own: string, text: string): boolean =>
  !OTHER_MATTER.test(own) &&
  (GROWS.test(own) || ONE_MORE.test(own) || (ASKS_NOW.test(own) && ONE_MORE.test(text))) &&
  FOR_LOAN.test(text) &&
  OWN_TRADE.test(text) &&
  !WISHED.test(text)

/** Most of the work comes from one who buys. */
const ONE_BUYER =
  / (?:one|single|only one|same|1|ek|ek hi) (?:\S+ )?(?:customer|client|buyer|party|company|grahak) (?:\S+ ){0,4}?(?:\d\d|most|half|majority|all|main|zyada\S*|jyada\S*) /
export const hangsOnOneBuyer = (text: string): boolean => ONE_BUYER.test(text)

/** True where a trade of one's own is told by what is sold. */
export const tellsOfSelling = remembered((concern): boolean => SELLS.test(plainText(concern)))
const SELLS =
  / (?:i|we) (?:also |still |now )?(?:sell|am selling|are selling|deal in) (?!(?:my|the|this|that|it|our|house|land|flat|plot|property|shares?|gold|insurance|policies) )/
