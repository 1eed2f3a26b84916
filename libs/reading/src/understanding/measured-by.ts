import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What other houses have measured somebody by. */
export const MEASURES = ['trade', 'pay', 'roof', 'place', 'looks', 'age', 'home', 'chart'] as const
export type Measure = (typeof MEASURES)[number]

const OTHERS =
  '(?:girls?|boys?|brides?|grooms?|girl ?s?|boy ?s?|ladki|ladka|ladki ?wale|ladke ?wale|families|family|side|parties|people|everyone|everybody|all|they|houses?|rishte?\\S*|proposals?|alliances?|parents)'
const NO =
  '(?:sa(?:y|ys|ying|id) no|reject\\S*|refus\\S*|den(?:y|ies|ied|ying)|cancel\\S*|back(?:s|ed|ing)? (?:out|off)|(?:not|never|dont|don t|doesn t|doesnt|nobody|no one) (?:is |are )?(?:agree\\S*|ready|interested|accept\\S*|like|want)|wants? only|only wants?|(?:only )?(?:ask\\S*|look\\S*|demand\\S*|want\\S*) (?:only |for only |for )|prefer\\S*|mana kar\\S*|inkar\\S*|na bol\\S*|na keh\\S*)'
/** Any of the words that a refusal of others is told by. */
const AT_ALL = / no |reject|refus|deni|deny|cancel|back|agree|ready|interested|accept|like|want|ask|look|demand|prefer|mana |inkar|na /
const REFUSED = new RegExp(` ${OTHERS} (?:\\S+ ){0,4}?${NO}`, 'u')
const WHY = '(?:because|as|since|due to|for|after (?:seeing|knowing|hearing)|seeing|but|kyu\\S*|kyo\\S*|ki wajah|dekh\\S*)'
const OF = (words: string): RegExp =>
  new RegExp(
    ` ${WHY} (?:\\S+ ){0,6}?(?:${words}) | (?:${words}) (?:\\S+ ){0,4}?(?:so|hence|isliye|ki wajah|ke karan|dekh\\S*) | (?:${words}) (?:\\S+ ){0,8}?(?:but|and|par|lekin) .*${NO}`,
    'u',
  )
const MEASURED: Readonly<Record<Measure, RegExp>> = {
  trade:
    / (?:wants? only|only wants?|only (?:ask|look|prefer)\S*|prefer\S*|demand\S*|(?:ask|look)\S* for) (?:\S+ ){0,4}?(?:software|engineers?|it|govt|government|sarkari|doctors?|job|jobs|nri|abroad|bank) | (?:because|as|since|due to|but|for) (?:\S+ ){0,5}?(?:farm\S*|agricultur\S*|kheti|driver|shop|dukan|private job|my (?:job|work|profession|business)|no govt job|not govt|business(?:man)?) /u,
  pay: OF('salary|income|pay|package|earn(?:ing|s)?(?: less)?|kam kama\\S*|not (?:so )?rich|money'),
  roof: / (?:(?:no|not|dont|don t|do not|without|ask\S*(?: for)?|want\S*(?: only)?|demand\S*) (?:\S+ ){0,2}?own (?:house|home|flat)|no house|rented house) /,
  place: OF('village|gaon|small town|rural|our home is|house is'),
  looks: OF(
    'dark|colou?r|complexion|skin|fat|weight|overweight|thin|short|height|tall|hair|bald\\S*|teeth|face|looks?|spectacles|specs|vitiligo|white (?:patch|spot)\\S*|handicap\\S*|limp\\S*|polio',
  ),
  age: OF('age|aged|old|umar|umr'),
  home: OF(
    'no father|father is no|my father (?:died|expired|drinks)|family background|background|parents (?:are )?(?:divorced|separated)|sisters?|responsibilit\\S*|poor|divorced parents',
  ),
  chart: OF('manglik|mangal|dosham?|kundli|kundali|horoscope|jathagam|jatakam|nakshatra\\S*|star'),
}
/** What the other house says is missing, in the order of words of Hindi, Tamil and Telugu. */
const THEIR_HOUSE =
  '(?:ponnu|ponnoda|pen|paiyan|maapp?illai|girl|boy|ladki|ladke|ladka|ammayi|abbayi)s? ?(?:veetla|veettula|veetula|veedu|side|wale|walo|walon|family|vaallu|vallu|intlo|parents)'
const MISSED_BY =
  '(?:illa|illai|illanu|ille|ledu|leda|ledani|nahi|nahin|nhi|kam|kammi|chahiye|maang\\S*|kekk?ur\\S*|kekur\\S*|venum|kavali\\S*|kavalan\\S*|adug\\S*)'
const MISSED: Readonly<Partial<Record<Measure, string>>> = {
  roof: '(?:own house|own home|own flat|sontha veedu|sonta illu|apna ghar|apna makan|khud ka ghar|khud ka makan)',
  trade: '(?:govt job|government job|govt velai|sarkari naukri|govt udyogam|software job|it job)',
  pay: '(?:salary|sambalam|jeetham|jeetam|income|package|tankhwah|kamai)',
}
const missedBy = (measure: Measure): RegExp | null =>
  MISSED[measure] === undefined ? null : new RegExp(` ${THEIR_HOUSE} (?:\\S+ ){0,4}?${MISSED[measure]} (?:\\S+ ){0,2}?${MISSED_BY} `, 'u')
/** The other house by its name, looked for before the longer lists. */
const HOUSES = ['veet', 'veed', 'side', 'wal', 'famil', 'vaal', 'vall', 'intlo', 'parents']
const MISSING = MEASURES.flatMap((measure) => {
  const pattern = missedBy(measure)
  return pattern === null ? [] : [{ measure, pattern }]
})
const OF_A_MATCH = /marri|rishta|rishte|match|wife|husband|bride|groom|girl|boy|shaadi|shadi|alliance|proposal|wedding|ladki|ladka/

/** What one who looks for a match says that the houses asked have said no for; null where no such thing is told. */
export const measuredBy = remembered((concern): Measure | null => {
  const text = plainText(concern)
  const missing = HOUSES.some((one) => text.includes(one)) ? MISSING.find(({ pattern }) => pattern.test(text)) : undefined
  if (missing !== undefined) return missing.measure
  if (!AT_ALL.test(text) || !OF_A_MATCH.test(text) || !REFUSED.test(text)) return null
  return MEASURES.find((one) => MEASURED[one].test(text)) ?? null
})
