import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What is asked of a marriage in words that take the marriage itself from the part before, and a match that has been seen, or comes early. */

/** Whether it holds, or is good. */
const COURSE =
  / (?:will|would|can|does|is|kya) (?:it|this|that|this one|this time|the (?:second|2nd|new|next|marriage|bond)(?: one| marriage)?|my (?:second |2nd |next |new )?(?:marriage|shaadi|shadi)|second marriage|second one|ye|yeh|wo|woh) (?:\S+ ){0,3}?(?:last\S*|hold\S*|surviv\S*|stay|work out|work well|break|fail|end|be (?:\S+ )?(?:good|happy|happier|successful|better|stable|peaceful|smooth|permanent|long|fine|safe)|(?:tik|chal|nibh)\S*|acch?[aih]\S*|achh?[aih]\S*|safal|sukhi) | (?:tik|nibh)e?g[ai] /
/** Takes words of a part alone. */
export const asksIfItLasts = (words: string): boolean => COURSE.test(plainText(words))

/** From where the one comes, or where one lives after the wedding. */
const PLACE =
  '(?:city|town|state|place|district|village|area|country|native|locality|side|caste|community|shahar|sheher|gaon|gaanv|oor|ooru)'
const WHERE = new RegExp(
  ` (?:same|other|another|different|near|nearby|close|outside|out|far|distant|own|home|door|local|which|what|dusre|doosre|vere|veru) (?:\\S+ )?(?:${PLACE}|direction|disha) | (?:(?:be|it|she|he|from|go|live|very|too|or|ya) )(?:\\S+ )?(?:far|near|nearby|abroad|local|outside|close by|foreign|door|paas|pas) `,
)
const OF_WORK = / (?:job|post|posting|work|company|transfer|office|business|career|college|study|house|flat|plot|land) /
const THEIR_HOUSE = / (?:husbands?|wifes?|in laws?|inlaws|sasural|mother in law) (?:\S+ )?(?:house|home|family|place|town|city) /
/** Near or far, of a match; takes the words of a part alone, which name no other matter. */
export const asksNearOrFar = (words: string): boolean => {
  const text = plainText(words)
  return WHERE.test(text) && (!OF_WORK.test(text) || THEIR_HOUSE.test(text))
}

/** A visit to see a match, or a proposal that was sent. */
const SEEN =
  / (?:(?:boys?|girls?|grooms?|brides?|ladk[aei]\S*|family|families|they|side|party|people|alliance|proposal|rishta|match|parents|wale|paiyan|ponnu|mappillai|abbayi|ammayi) (?:\S+ ){0,6}?(?:came|come|visited|saw|seen|met|meeting|visit|dekh\S*|aaye|aye|aaya|vand\S*|vacch\S*|choos\S*)|(?:met|saw|seen|visited|meeting with|went to see|gone to see) (?:\S+ ){0,3}(?:boys?|guys?|girls?|family|ladk[aei]|proposal|match)|(?:biodata|photo|photos|horoscopes?|kundli|jathagam|jatakam|profile|proposal|rishta) (?:\S+ ){0,3}(?:sent|shared|given|exchanged|gaya|bheja|bhej\S*)|(?:sent|shared|gave|given|exchanged) (?:\S+ ){0,4}?(?:biodata|photos?|horoscopes?|kundli|jathagam|jatakam|profile|proposal|rishta)) /
/** No word since. */
const NO_WORD =
  / (?:(?:no|not|without|still no|any|nahi|koi) (?:\S+ ){0,3}(?:reply|replied|replying|response|responded|responding|answer|answered|call(?:ed)?(?: back)?|news|update|message|decision|decided|confirm\S*|word|jawab|javab|pathil|badilu|samadhanam)|(?:reply|jawab|javab|answer|response|pathil) (?:\S+ ){0,2}(?:not|nahi|pending|awaited|illa|varala|raledu|awaiting)|(?:will|would|we will|they will) (?:inform|let (?:us|you|me) know|tell later|get back|call back|revert|think|discuss)|not (?:\S+ )?(?:picking|attending|lifting|taking) (?:\S+ )?(?:calls?|phones?)|(?:phone|call|khabar|message) (?:bhi )?(?:nahi|nhi)|(?:bole|bola|boli|kaha|bolke|kehke) (?:\S+ ){0,3}bata\S*|(?:waiting|wait|awaiting) (?:\S+ ){0,3}(?:reply|response|answer|call|decision|word|jawab)|(?:sochke|soch kar|baad me|baad mein) (?:bata\S*)|(?:bata\S* bol\S*)|(?:gone |went |are |is |became |become )(?:silent|quiet)|keeping quiet) /
/** True where a match has been seen, and the other house has not answered. */
export const awaitsTheirAnswer = remembered((concern): boolean => {
  const text = plainText(concern)
  return NO_WORD.test(text) && SEEN.test(text)
})

/** Whether so early an age is right for a marriage. */
const EARLY =
  / (?:early marriage|marriage (?:\S+ )?early|(?:marry\S*|married|marriage|wedding|shaadi|shadi|kalyanam|pelli) (?:\S+ ){0,3}(?:so |too |very |this |that )?(?:early|young|jaldi|so soon|too soon|right now|at this age|at \d\d|in this age|is umar)|(?:too|so|very|still|only|just) (?:\S+ )?young (?:\S+ ){0,4}(?:marr\S*|wedding|shaadi|shadi)|too early|(?:jaldi|itni jaldi|chhoti umar|kam umar) (?:\S+ ){0,2}(?:shaadi|shadi|marriage)|right age|am (?:i )?(?:too |so )?young) /
const ONLY_SO_OLD = / (?:only|just|still|hardly) (?:1[89]|2[0-5]) /
const EARLY_OR_LATE = / (?:early|late) (?:marriage )?(?:or|ya) (?:\S+ )?(?:early|late) /
const WEIGHS = / (?:now|wait\S*|ready|ok|okay|accept|agree|say yes|right|good) /
const WEDDING = / (?:marr\S*|wedding|shaadi|shadi|kalyanam|pelli|rishta|alliance|proposal|match|engagement) /
const ASKS_IF = / (?:is|should|shall|will|can|do|does|or|ok|okay|good|right|kya|sahi|theek|wait|karu|karun|karni|chahiye) /
/** True where somebody asks whether to marry so young. */
export const asksOfEarly = remembered((concern): boolean => {
  const text = plainText(concern)
  return (
    !EARLY_OR_LATE.test(text) &&
    (EARLY.test(text) || (ONLY_SO_OLD.test(text) && WEIGHS.test(text))) &&
    WEDDING.test(text) &&
    ASKS_IF.test(text)
  )
})

const A_MATCH = '(?:boy|girl|guy|groom|bride|proposals?|rishta|rishte|match|alliance|biodata|sambandh\\S*|ladk[aie]|varan)'
/** A match that was found or has come, and nobody's own choice. */
const MATCH_TOLD = new RegExp(
  [
    `(?<! no) (?:proposals?|rishta|rishte|alliances?|match|biodata|sambandh\\S*) (?:has |have |is |are )?(?:\\S+ ){0,2}?(?:came|come|from|there|aaya|aayi|aaye|hai|vandh\\S*|vachch\\S*) `,
    ` (?:family|parents|relatives|they|mother|father|mom|dad|broker|uncle|aunty|we|ghar walo ne|ghar wale) (?:\\S+ ){0,2}?(?:seen|saw|found|finding|shown|showed|show|shortlisted|brought|selected|chose|chosen|fixing|dekha|dekhi|dekhe) (?:\\S+ ){0,2}?${A_MATCH} `,
    ` ${A_MATCH} (?:\\S+ ){0,2}?(?:family (?:has )?(?:seen|found|shown|brought))`,
    ` (?:friends?|colleague|guy|man|boy|girl|woman|person|someone|somebody|classmate|dost) (?:\\S+ ){0,4}?(?:likes? me|proposed|propose|proposing|asked me|(?:wants?|ready|wish(?:es)?|willing) to marry me) `,
    `^ (?:the |one )?(?:boy|girl|groom|match|proposal) (?:is |from |has |works |working |lives )`,
  ].join('|'),
)
const ASKS_MATCH =
  / (?:is|will|would) (?:it|this|that|he|she|(?:this|the|that) (?:match|marriage|boy|girl|proposal|rishta|alliance|person)) (?:\S+ ){0,3}?(?:good|right|suit\S*|ok|okay|best|correct|fixed|fix|work|happen|better|perfect|fine) | should (?:i|we) (?:\S+ ){0,4}?(?:say yes|accept|agree|marry|go ahead|take|proceed|go for|do) | (?:say yes or no|yes or no) | (?:acha|accha|sahi|theek|thik) (?:\S+ )?(?:rahega|hai|hoga) /
/** Whether a match that was told is to be taken; `own` is what asks, `text` all that was told, both plain. */
export const asksOfMatch = (own: string, text: string): boolean => ASKS_MATCH.test(own) && MATCH_TOLD.test(text)

/** The other one lives in another country, and the life after the wedding is to be there. */
const FAR_MATCH = new RegExp(
  ` (?:boy|girl|guy|groom|bride|he|she|who|match|proposal|alliance|rishta|settled|works?|working|lives?|living) (?:\\S+ ){0,5}?(?:in|from|at) (?:the )?${PLACES_ABROAD} | (?:take|taking) me (?:there|with (?:him|her)|abroad|to ${PLACES_ABROAD}) `,
)
/** True of a match by which one would go to live in another country; takes a plain text. */
export const leadsAway = (text: string): boolean => FAR_MATCH.test(text)

/** Whether the marriage that was asked of is with the one who is there. */
const WITH_THEM =
  / (?:will|would|can|could|is|does|shall) (?:it|this|that|the marriage|marriage|(?:second|2nd|next) (?:marriage|one)|this marriage) (?:\S+ )?(?:be |happen |come |end )*(?:with|to) (?:him|her|this (?:man|woman|person|guy|boy|girl|one|same (?:man|woman|person))|the same (?:man|woman|person|one)|(?:my |the )?(?:present|current) (?:partner|boyfriend|girlfriend)|someone else|somebody else|another) | (?:will|shall|can) (?:i|we) (?:marry|get married to|be married to|get married with) (?:him|her) | (?:with|to) (?:him|her) or (?:with |to )?(?:someone|somebody|another|other|some other) | (?:usi|isi|uske|iske|unke|inke) (?:se|ke saath|ke sath|saath|sath) (?:hogi|hoga|hi hogi) |(?:उसी|इसी) से होगी/u
/** What such words hold: looked for before the pattern is, since long questions are read part by part. */
// prettier-ignore
const ONE_OF_THEM: readonly string[] = [' him ', ' her ', ' this ', ' same ', ' present ', ' current ', ' else ', ' another', ' other ', ' usi ', ' isi ', ' uske ', ' iske ', ' unke ', ' inke ', 'उसी', 'इसी']
/** Of a relative's match it is another's question. */
const OF_KIN = / (?:son|daughter|brother|sister|beta|beti|bhai|behen) s? ?(?:marriage|wedding|shaadi|shadi) /
export const asksIfWithThem = (words: string): boolean => {
  const text = plainText(words)
  return ONE_OF_THEM.some((one) => text.includes(one)) && WITH_THEM.test(text) && !OF_KIN.test(text)
}
