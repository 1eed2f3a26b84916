import { PLACES_ABROAD } from './asker.ts'
import { namedPeriods, type NamedPeriod } from './named-dates.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Pay that hangs on what is sold. */
const COMMISSION =
  / (?:commissions?|incentives?|variable(?: pay)?|target based|targets?|per sale|sales basis|brokerage|percentage basis|profit share) |कमीशन|इंसेंटिव|கமிஷன்|இன்சென்டிவ்|కమీషన్|ఇన్సెంటివ్/u
export const paysByCommission = (concern: string): boolean => COMMISSION.test(plainText(concern))

const ELDER =
  '(uncle|chacha|chachaji|mama|mamaji|tau|tauji|mausa|fufa|father in law|sasur|brother in law|jija|jijaji|cousin|elder brother|brother|father|papa|chithappa|periyappa|babai|mavayya|in laws?)s?'
const FIRM =
  '(?:firm|shop|company|business|trading|showroom|factory|office|store|agency|workshop|hotel|restaurant|clinic|school|dukan|dukaan|karobar|kadai|vyaparam)'
/** The firm of a relative in which the visitor serves. */
const SERVES = new RegExp(
  ` (?:work|works|working|worked|employed|manage|managing|handle|handling|job|helping|sit|sitting|joined) (?:(?!his |her |their )\\S+ ){0,4}?(?:my |our |the )?${ELDER} (?:ki |ka |ke |s )?(?:own )?(?:\\S+ ){0,3}?${FIRM} | (?:chacha|mama|tau|mausa|fufa|jija|sasur|papa|bhai)(?:ji)? (?:ki|ke|ka) (?:\\S+ )?${FIRM} (?:me|mein|main|par|pe) (?:\\S+ ){0,4}?(?:kaam|job|naukri|baith\\S*|karta|karti) `,
  'u',
)
export const servesKin = remembered((concern): boolean => SERVES.test(plainText(concern)))

const OFFERS = / (?:offers?|offered|offering|offer letter|selected|appointment letter) |ऑफर|ஆஃபர்|ఆఫర్/u
const ABROAD = new RegExp(` ${PLACES_ABROAD} `)
/** True where the offer that is told is one of a post in another country. */
export const offersAbroad = remembered((concern): boolean =>
  concern.split(/[.?!;\n।]+/u).some((sentence) => OFFERS.test(plainText(sentence)) && ABROAD.test(plainText(sentence))),
)

const OWN_WEDDING =
  / (?:getting married|get married|i (?:am|will be) (?:getting )?marr\S*|my (?:marriage|wedding|engagement|shaadi|shadi)|(?:marriage|wedding|shaadi|shadi) (?:is |date |hai |also )?(?:fixed|in|on|date|hai)|meri (?:shaadi|shadi)|en kalyanam|enakku kalyanam|naa pelli|na pelli) |मेरी शादी|என் (?:கல்யாண|திருமண)|నా పెళ్లి/u
const OF_KIN =
  / (?:my|our|meri|mere) (?:\S+ )?(?:sisters?|brothers?|daughters?|sons?|cousins?|friends?|behen|bahan|bhai|beti|beta|didi|uncles?) (?:\S+ ){0,3}?(?:marriage|wedding|shaadi|shadi|getting|engagement) /

/** The month or day of one's own wedding that is told; null where none ahead is. */
export function weddingAheadOn(concern: string, asOf: string): NamedPeriod | null {
  for (const sentence of concern.split(/[.?!;\n।]+/u)) {
    const text = plainText(sentence)
    if (!OWN_WEDDING.test(text) || OF_KIN.test(text)) continue
    const named = namedPeriods(sentence, asOf).find(({ grain, from }) => (grain === 'month' || grain === 'day') && from > asOf)
    if (named !== undefined) return named
  }
  return null
}
