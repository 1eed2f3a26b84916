import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const KIN =
  '(?:sons?|daughters?|child|children|kids|grand ?(?:child|children|son|daughter|kids)|daughter in law|son in law|sisters?|brothers?|beti|bitiya|beta|bete|bahu|damad|magal|ponnu|magan|paiyan|paiyyan|maga|koothuru|kuthuru|koduku|amma|ammayi|abbayi|dikri|dikro|mulgi|mulga)'

/** Papers for a visit, by their name. */
const VISIT_VISA =
  / (?:visit(?:or|ors|ing|er|ers)? visas?|tourist visas?|tourism visa|visas? (?:for|of) (?:a )?(?:visit|tour\S*)|family visit|b ?1 ?b ?2|b ?2 visa|super visa|schengen visa|visitors?) |विज़िट|विजिटर|टूरिस्ट|விசிட்டிங்|விசிட்|டூரிஸ்ட்|విజిట్|టూరిస్ట్/u
/** To see somebody of one's own for a time. */
const GOES_TO_SEE = new RegExp(
  ` (?:visit|visiting|see|meet|stay with|be with|help|look after) (?:\\S+ ){0,3}${KIN} | ${KIN} (?:\\S+ ){0,2}(?:ke paas|se milne|ke yahan|ke ghar|ko milne|kitta|kooda|veettuku|veetuku|daggara|daggariki|intiki) | ${KIN} (?:\\S+ ){0,8}(?:wants?|calling|calls|called|invit\\S*|asking|bula\\S*|koopid\\S*|kupid\\S*|pilust\\S*) (?:\\S+ ){0,8}(?:come|visit|there|months?|delivery|aane|vara|raavali) `,
)
const FOR_A_TIME =
  / (?:\d{1,2}|two|three|four|five|six|few|couple of|do|teen|chaar|chhe|che|rendu|moonu|aaru|aru) (?:months?|weeks?|mahin\S*|maheen\S*|maasam|maasa|madham|nelalu|nela|hafte)(?: \S+){0,2} (?:visit|stay|trip|tour|there|jana|jaana|povan\S*|poga\S*|vella\S*) | (?:for|on) (?:an? )?(?:short |long |family )?(?:visit|tour|trip|holidays?|vacation) | (?:visit|trip|tour) (?:for|of) /u
/** What a child abroad is visited for. */
const OCCASION = new RegExp(
  ` (?:delivery|deliver|prasavam|prasav|kanpu|newborn|new born|grand ?child\\S*|grand ?sons?|grand ?daughters?|baby shower|pregnan\\S*|convocation|graduation|pota|poti|nati|natin|perar|peran|pethi|manavadu|manavaralu) `,
)
const HAS_KIN = new RegExp(` ${KIN} `)
const FAR = new RegExp(` (?:visas?|abroad|foreign|videsh|embassy|consulate|${PLACES_ABROAD}) `)

/** Papers to live, work or study there, which are no visit. */
const TO_STAY =
  / (?:settle\S*|settling|permanent(?:ly)?|green card|pr|immigra\S*|citizenship|work (?:permit|visa)|job visa|employment visa|study (?:visa|permit)|student visa|dependent|dependant|spouse visa|h ?1 ?b|h ?4|masters?|ielts|for good) | (?:visit|tourist|visitor) visa (?:\S+ ){0,8}(?:jobs?|work|interviews?|convert\S*|naukri|kaam|velai) | (?:jobs?|work|naukri|kaam|velai|interview) (?:\S+ ){0,6}(?:on|by|with) (?:a )?(?:visit|tourist|visitor) visa | (?:search|find|look\S*|get) (?:\S+ ){0,3}(?:job|work) (?:there|abroad|in) /u

export type VisitAbroad = {
  /** an office has turned such a visit down before */
  refused: boolean
  /** a child is born there in that time */
  birth: boolean
  /** somebody who lives there invites */
  host: boolean
  /** what ties them to home and is to be given up */
  givesUp: 'shop' | 'post' | 'house' | null
}

const REFUSED = / (?:refus\S*|reject\S*|denied|denial|turned down|214b|cancel\S*|nahi mila|nahin mila|na mila|kidaikala|kidaikkala|raledu) /
const INVITED = / (?:friends?|cousins?|uncle|aunt|niece|nephew|relatives?|invit\S*|sponsor\S*) /
const BIRTH = / (?:delivery|deliver|prasavam|prasav|newborn|new born|baby|pregnan\S*|expecting|due date) /

/** What ties somebody to their home, and the words in which it is given up, before or after its name. */
const TIES = {
  shop: '(?:shops?|store|showroom|dukan\\S*|dukaan\\S*|business|dhandha|dhanda|pagdi|pagadi|kadai\\S*|kottu|angadi)',
  post: '(?:jobs?|posts?|service|naukri|duty|velai|udyogam)',
  house: '(?:house|home|flat|plot|land|property|ghar|makaan|makan|veedu|illu|zameen|zamin)',
} as const
const PARTS_WITH =
  '(?:vacat\\S*|sell|selling|sale of|hand(?:ing)? over|giv(?:e|ing) up|close|closing|wind(?:ing)? up|surrender\\S*)(?: (?:off|down))?(?: (?:my|our|the|this|that)(?: \\S+)?)?'
const IS_PARTED_WITH =
  '(?:vacat\\S*|hand(?:ing)? over|giv(?:e|ing) up|surrender\\S*|khali (?:kar|karu\\S*|karne|karna|karke|kar du)|bech(?:ne|na|kar| du| dun| rah\\S*| de\\S*)|chh?od(?:ne|na| du| dun| de\\S*)|vitru\\S*|ammi\\S*|(?:to|will|may|should|can|if i|if we) sell)'
const RESIGNS =
  / (?:resign(?:ing)?|vrs|voluntary retirement|put(?:ting)? (?:in )?my papers|quit(?:ting)? (?:(?:my|the) )?(?:job|post|service)) /
const KEEPS = / (?:not|never|dont|wont|no plan\S*|without) (?:\S+ ){0,2}(?:vacat\S*|sell\S*|resign\S*|clos\S*|quit\S*|giv\S* up) /

/** Which tie to home is told as one that goes or may go; null where none is. */
function tieGivenUp(text: string): VisitAbroad['givesUp'] {
  if (KEEPS.test(text)) return null
  if (RESIGNS.test(text)) return 'post'
  const goes = (tie: keyof typeof TIES): boolean =>
    new RegExp(` ${PARTS_WITH} ${TIES[tie]} | ${TIES[tie]} (?:\\S+ ){0,9}${IS_PARTED_WITH} `).test(text)
  return (['shop', 'post', 'house'] as const).find(goes) ?? null
}

/** A journey to another country for weeks or months, to see somebody or a place, and back; null for any other words. */
export const visitAbroad = remembered((concern): VisitAbroad | null => {
  const text = plainText(concern)
  if (TO_STAY.test(text)) return null
  const named = VISIT_VISA.test(text) && FAR.test(text)
  const sees = FAR.test(text) && HAS_KIN.test(text) && (GOES_TO_SEE.test(text) || FOR_A_TIME.test(text) || OCCASION.test(text))
  const isOut = sees && (FOR_A_TIME.test(text) || OCCASION.test(text) || / (?:visit|visiting|milne) /.test(text))
  if (!named && !isOut) return null
  return { refused: REFUSED.test(text), birth: BIRTH.test(text), host: HAS_KIN.test(text) || INVITED.test(text), givesUp: tieGivenUp(text) }
})
