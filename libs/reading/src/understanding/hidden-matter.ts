import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const NAMED_SPOUSE =
  /husband|hubby|wife|pati|patni|biwi|kanavar|purushan|manaivi|bharta|bharya|mogudu|in laws|inlaws|married|marriage|shaadi|shadi/
const SPOUSE =
  '(?:husbands?|hubby|hubbys|wifes?|pati|patni|biwi|kanavar|purushan|manaivi|bharta|bharya|mogudu|he|she|his family|her family|in laws|inlaws)'
const KEPT =
  '(?:hid|hide|hides|hiding|hidden|hided|secret|secretly|secrets|behind my back|without (?:my |our |any )?(?:permission|knowledge|consent)|lied|lies|lying|kept (?:it |this |that )?from me|(?:without|not|never|didnt|didn t|doesnt|dont|hasnt|havent) (?:even |once |ever )?(?:telling|informing|asking|tell|told|inform|informed|asked)(?: (?:me|us|anything|about|before|till|it))?|chh?up[ai]\\S*|bina bata\\S*|nahi bata\\S*|nahin bata\\S*|batay[ae] bina|maraich\\S*|marach\\S*|dach\\S*)'
/** Something that husband or wife has kept from the other. */
const KEPT_FROM_ME = new RegExp(` ${SPOUSE} (?:\\S+ ){0,10}?${KEPT} | ${KEPT} (?:\\S+ ){0,5}?${SPOUSE} `)
/** What a bond with somebody else is, has words of its own. */
const AFFAIR = / (?:affairs?|girlfriend|boyfriend|gf|bf|another (?:woman|man|girl|lady)|other (?:woman|man|girl|lady)|chatting|cheat\S*) /

const WHAT = {
  loan: / (?:loans?|debts?|emis?|credit cards?|borrow\S*|udhaa?r|karz\S*|karj\S*|kadan|appu|appulu|app|gold loan) /,
  money:
    / (?:salary|money|savings?|accounts?|income|gold|jewels?|jewell?ery|property|plot|land|flat|shares?|trading|paise|paisa|bank|panam|dabbulu) /,
} as const
export type Hidden = keyof typeof WHAT | 'other'

/** What husband or wife has kept from the other, money or something else; null where nothing of it is told. */
export const hiddenFrom = remembered((concern): Hidden | null => {
  const low = concern.toLowerCase()
  if (!NAMED_SPOUSE.test(low)) return null
  const text = plainText(concern)
  if (!KEPT_FROM_ME.test(text) || AFFAIR.test(text)) return null
  return WHAT.loan.test(text) ? 'loan' : WHAT.money.test(text) ? 'money' : 'other'
})

const TRUSTS = / (?:trust|believe|rely on|forgive|bharosa|vishwas|visvas|yakeen|nambalama|nambalam|nammala|nammacha|maaf) /
/** True of words that ask whether the other can be trusted. */
export const asksIfTrusted = (own: string): boolean => TRUSTS.test(own)
