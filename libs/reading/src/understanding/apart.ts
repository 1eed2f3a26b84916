import { isBondOfOthers } from './bond-told.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/**
 * How a marriage stands that is not ended and not shared: its end is before a court or filed for, the other one wants a divorce, husband or wife has gone,
 * or the two live apart. The first that fits.
 */
export const APART = ['case', 'asked', 'gone', 'apart'] as const
export type Apart = (typeof APART)[number]

/** Two who live under one roof and past each other. */
export const ONE_HOUSE =
  / (?:different rooms?|separate rooms?|separate beds?|other room|same house|same roof|under one roof|room ?mates|alag kamr\S*|room to sleep|(?:upstairs|downstairs|guest|next|kids|childrens|shop|store) (?:\S+ )?room|sleeps? (?:in|on) (?:the |another |a )?(?:\S+ )?(?:room|hall|sofa|terrace|floor|shop)) /

/** Two whom their work keeps in two places, and no quarrel. */
const APART_BY_WORK =
  / (?:for (?:my |his |her )?(?:job|work)|visa|h ?4|green card|posted|posting|(?<! i )works? (?:in|at)|working (?:in|at)|(?:different|two) (?:cities|states|city|state|places)|transfer\S*|naukri|job karta|kaam karta|(?:dusre|doosre|alag) shehar|onsite|navy|army|ship|gulf|saudi|dubai|kuwait|qatar|oman|bahrain|riyadh|abroad) /
const APART_BY_QUARREL =
  / (?:fight|fights|quarrel\S*|left|angry|went to|gone to|parents house|mothers house|ma+[iy]+k\S*|case|court|divorce|separat\S*|(?:not|never|stopped|doesnt|isnt|nahi|nhi) (?:\S+ ){0,2}(?:call|phone|talk|speak)\S*|(?:baat|phone|call) (?:\S+ ){0,2}nahi|other (?:woman|lady|girl|man)|another (?:woman|lady|girl|man)|affair) /

/** True where it is work that keeps two people in two places. */
export const isApartByWork = (text: string): boolean => APART_BY_WORK.test(text) && !APART_BY_QUARREL.test(text)

/** A divorce that is before the court, or asked for, and not closed. */
const CASE_RUNS =
  / (?:divorce|talaq|talaak|vivaga rathu|vivagarathu|vidakulu) (?:\S+ ){0,4}(?:case|pending|process|court|not final|going on|chal rah\S*)(?: |$)| (?:case|petition) (?:\S+ ){0,3}(?:going on|pending|running|chal rah\S*|nadakkuthu|nadustundi) |तलाक (?:\S+ ){0,3}(?:केस|मुकदमा|चल)|விவாகரத்து (?:வழக்கு|கேஸ்)|విడాకుల (?:కేసు|కేస్)/u

/** True where the end of a marriage is before the court. */
export const tellsOfCase = (concern: string): boolean => CASE_RUNS.test(plainText(concern))

/** A parting that both have signed for. */
const MUTUAL = / (?:mutual (?:consent|divorce|petition)|mutually|aapsi sehmati|apsi sahmati|parasparam) |आपसी सहमति|பரஸ்பர|పరస్పర/u
export const isByConsent = (concern: string): boolean => MUTUAL.test(plainText(concern))

/** Words that only two who are, or were, married use of themselves. */
const OF_A_MARRIAGE =
  / (?:husbands?|hubby|wife|wifes|spouse|marriage|married|divorc\S*|tala+q|tala+k|pati|patni|biwi|bibi|shaadi|shadi|in laws|sasural|kanavar|kanavan|purushan|manaivi|pondatti|bharta|bharya|mogudu|pellam|vidakulu|viva[gk]arathu|reconcil\S*|498a?) |पति|पत्नी|बीवी|तलाक|ससुराल|शादी|கணவ|மனைவி|விவாகரத்து|புருஷ|பொண்டாட்டி|భర్త|భార్య|విడాకు|మొగుడు/u

/** A bond that is over by the law, or another that is looked for: the marriage is not weighed any more. */
const ENDED =
  / (?:am|im|got|was|were|are|already|now|we|is) (?:\S+ )?divorced | divorced (?:since|in|for|from|\d|last|woman|man|mother|father|lady|and) | divorcee | legally over | ex (?:husband|wife) | after (?:my |the )?divorce | (?:tala+q|tala+k|divorce) (?:ho (?:gaya|gya|chuka)|final(?:i[sz]ed)?|done|happened|hua|aagi\S*|aayi\S*|aindi|ayyindi|completed|granted)(?: |$)|तलाक(?:शुदा| हो (?:गया|चुका))|விவாகரத்து (?:ஆகி|ஆன)|విడాకులు అయ్య/u
const NOT_DIVORCED =
  / (?:not|no|without|isnt|havent|hasnt|until|till|be|get|getting) (?:\S+ ){0,2}?(?:divorced?)(?= )| divorce (?:is |has )?not (?:yet )?(?:final\S*|done|happened|granted|completed)(?= )/g
const ANOTHER =
  / (?:remarr\S*|marry again|married again|get married|second marriage|another marriage|second wife|new (?:life )?partner|new relationship|companion|(?:will|can|should|when will) (?:i|we) (?:\S+ )?marry|want to marry|wants to marry|find (?:\S+ ){0,2}(?:love|someone|somebody|partner)|d[ou]+s?ri (?:shaadi|shadi)|dobara (?:shaadi|shadi)|marumanam|rendo pelli|rendava pelli|rendavathu kalyanam) |दूसरी शादी|दोबारा शादी|மறுமண|இரண்டாவது திருமண|రెండో పెళ్లి/u

const SPOUSE =
  '(?<! (?:sons?|daughters?|sisters?|brothers?|friends?|cousins?|his|her|bhai ki|bete ki|behen ke|beti ke) )(?:husband|hubby|wife|spouse|pati|patni|biwi|bibi|kanavar|purushan|manaivi|pondatti|bharta|bharya|mogudu|pellam)'
const PARENTS = '(?:mothers?|moms?|parents?|fathers?|family|brothers?|sisters?|native|maternal)'

/** Husband or wife wants the marriage ended. */
const ASKED = new RegExp(
  ` ${SPOUSE} (?:is |has |ab |now |ko )?(?:\\S+ ){0,2}(?:wants?|wanting|asks?|asking|asked|demand\\S*|maang\\S*|mang\\S*|seeks?|seeking|threaten\\S*|says?|saying|said|insist\\S*|chaht\\S*|chahiye|sent|sending|gave|giving|de rah\\S*|ketk\\S*|kek\\S*|adug\\S*|kavali|venum) (?:me )?(?:\\S+ ){0,3}(?:divorce|tala+q|tala+k|separation|viva[gk]arathu|vidakulu|legal notice) | ${SPOUSE} (?:ko |ku |ki )?(?:divorce|tala+q|tala+k|viva[gk]arathu|vidakulu) (?:\\S+ ){0,2}(?:chaht\\S*|chahiye|maang\\S*|mang\\S*|de rah\\S*|ketk\\S*|kek\\S*|adug\\S*|kavali|venum) |(?:पति|पत्नी|बीवी) (?:\\S+ ){0,3}तलाक (?:\\S+ ){0,2}(?:चाह|माँग|मांग|दे रह)|(?:கணவர்|மனைவி|கணவன்) (?:\\S+ ){0,3}விவாகரத்து|(?:భర్త|భార్య) (?:\\S+ ){0,3}విడాకులు (?:కావా|అడుగు|కోరు)`,
  'u',
)
/** A case or a petition, by whomever it was filed. */
const FILED =
  / (?:filed|filing|has filed|moved) (?:for |a |an |the )*(?:\S+ )?(?:divorce|mutual|498a?|dv|petition|case) | (?:divorce|mutual consent|petition|case|498a?) (?:\S+ ){0,4}(?:filed|pending|going on|in court|is running|hearing|since \d|for \d) | (?:divorce|498a?|dv|dowry) (?:\S+ ){0,3}(?:case|petition|notice|court) | divorce is in /

/** A decree that is only waited for. */
const UNDER_WAY =
  / (?:when|by when) (?:will|would|is|does) (?:my|our|the) (?:\S+ )?divorce(?= )| (?:divorce|tala+q|tala+k|vidakulu|viva[gk]arathu) (?:\S+ )?(?:kab|eppo|eppodhu|eppudu) | divorce (?:is )?(?:getting )?(?:delayed|stuck)|final decree| divorce notice| second motion | (?:sign|signing) (?:the |my )?(?:divorce|mutual) papers | hearing after hearing |तलाक कब|விவாகரத்து எப்|విడాకులు ఎప్పుడు/u
const NOT_FILED =
  / no (?:divorce |court |police |legal )?(?:case|petition|divorce) (?:is |has been |was )?(?:yet )?(?:filed|pending)(?= )| (?:go|going|move|moving) to (?:the )?court(?= )| should i file(?= )| (?:or|and) (?:should i |to )?(?:file|apply)(?= )/g

const GONE = new RegExp(
  ` (?:${SPOUSE}|he|she) (?:has |had |is |was |just |also )*(?:\\S+ ){0,3}?(?:left (?:me|us|the|our|my|home|house|him|her|after|without|\\d+|an?|one|two|three|four|five|six|some|few|last|and)|walked out|moved out|shifted (?:out|to)|ran away|(?:went|gone|going|moved|shifted|returned) (?:back )?to (?:her|his) (?:\\S+ )?${PARENTS}|(?:is|are|has been|still|sitting) (?:\\S+ )?(?:at|in|with) (?:her|his) (?:\\S+ )?${PARENTS}|(?:lives?|living|stays?|staying|sitting) (?:\\S+ ){0,2}(?:with|at|in) (?:her|his) (?:\\S+ )?${PARENTS}|ma+[iy]+k\\S*|abandoned|deserted|(?<! (?:naukri|job|kaam|padhai) )chh?od ?(?:(?:ke|kar) (?:chal|ga|ja)|diya|di|gaya|gayi|ga)\\S*|ghar chh?od\\S*|(?:vittu|vitu) ?(?:vittu )?po\\S*|vadil\\S*|velli ?poy\\S*|vellipoy\\S*|puttinti\\S*|puttillu|amma veet\\S*) |(?<! अपनी )(?:पति|पत्नी|बीवी) (?:\\S+ ){0,3}(?:छोड़ ?(?:कर|के)? ?(?:चल|जा|गय|गई|दिय)|मायके (?:में|चली|गई|गयी|से नहीं|बैठी|जा))|(?:கணவர்|மனைவி|கணவன்) (?:\\S+ ){0,3}(?:விட்டு|பிறந்த வீட்|தாய் வீட்|அம்மா வீட்)|(?:భర్త|భార్య) (?:\\S+ ){0,3}(?:వదిలే|వెళ్లిపో|పుట్టింట)`,
  'u',
)
/** Husband or wife is told to live with somebody else: a fact, and no doubt. */
const WITH_ANOTHER = new RegExp(
  ` ${SPOUSE} (?!and )(?:\\S+ ){0,5}?(?:(?:lives?|living|stays?|staying|settled|resides|moved in|shifted|went away|gone|left|ran away|eloped) (?:\\S+ ){0,3}?(?:with|to|for) (?:\\S+ )?(?:another|other|one|some|different|his|her|a|younger) (?:\\S+ )?(?:woman|women|lady|ladies|girl|man|guy|boy|person|girlfriend|gf|boyfriend|bf|lover|mistress|colleague|wife)|(?:living|lives?|staying|stays?) with (?:an)?other|(?:dusr[ia]|doosr[ia]|kisi|vere|inkoka|inko|veroru|vera) (?:\\S+ ){0,3}(?:saath|sath|kooda|kuda|\\S*tho) (?:mein |me |hi )?(?:rah|reh|irukk|vaazh|untun|unna)\\S*) |पति (?:\\S+ ){0,3}(?:दूसरी|किसी) (?:\\S+ ){0,2}के साथ (?:\\S+ )?रह`,
  'u',
)
/** A visit or a birth is no parting. */
const VISIT = / (?:delivery|pregnan\S*|festival|holidays?|vacation|function|diwali|pongal) /
const HELD =
  / (?:fight\S*|quarrel\S*|not (?:ready|coming|willing|returning)|refus\S*|wont|will not|doesnt|separat\S*|divorc\S*|jhagd\S*|ladai|nahi aa\S*) /

const LIVES_APART =
  /(?<! (?:be|get|getting|been|never|will|can|could|may|might|to|should|shall|or|keep|continue|(?:should|shall|can|could|must|let) (?:we|us|i))) (?:separated(?! (?:house|home|room|family|flat))|in separation|under separation|judicial separation|legally separated|(?:live|lives|living|lived|stay|stays|staying|stayed|are|been) (?:\S+ ){0,3}(?:apart|separate|separately|away from (?:my |each )?(?:husband|wife|him|her|other))|alag (?:alag )?(?:(?:rah|reh)(?!n|u |un|oo|e |en |ein |na|lu)\S*|hue?|ho (?:ga\S*|chuk\S*))|pirinthu\S*|pirinju\S*|pirinjit\S*|vidiga|vidi ?poy(?:am|aam|in|inda|aru)\S*) |अलग (?:अलग )?(?:रह (?:रह|चुक)|रहत|रहकर|हो (?:गए|गई|चुके))|பிரிந்து|విడిగా|విడిపో(?!వ)/u
/** A roof of one's own away from the elders is wished for by two who stay together. */
const FROM_ELDERS =
  / (?:from|away from) (?:my |his |her |our |the )?(?:in laws|parents|joint family|mother in law|family|inlaws) | (?:saas|sasural|parents|family|gharwalo\S*) se alag | alag ghar | joint family | separate (?:house|home|flat) | thani ?kudi\S* /

/** Whoever asks has gone, or was made to. */
const LEFT =
  / i (?:have |had |am |was )?(?:also )?(?:left|came out of|walked out of|moved out of) (?:my |his |the |from )*(?:husbands?|wifes?|in laws|inlaws|sasural|home|house|him|her|matrimonial) | (?:living|staying|stay|live|been) (?:\S+ )?(?:at|in|with) my (?:own )?(?:parents?|mothers?|maternal|fathers?|brothers?|maik\S*|mayk\S*|native) (?:home|house|place)? | (?:threw|thrown|kicked|throw|pushed|sent) me (?:out|back|to my)| ghar se nikal\S* | (?:am|i|me|main|mai) (?:\S+ ){0,3}ma+[iy]+k\S* (?:me|mein|aa|hu)\S* | ma+[iy]+k\S* (?:me |mein )?(?:\S+ )?(?:hu|hun|hoon) /
const TOGETHER_THERE =
  / (?:we (?:live|stay|are (?:living|staying))|my (?:husband|wife) and i|i and my (?:husband|wife)|(?:along )?with my (?:husband|wife)) /

/** The one who is loved is parted from somebody else. */
const OF_A_LOVED_ONE =
  / (?:love|loves|relationship|dating|boyfriend|girlfriend|bf|gf|guy|man|woman|doctor|colleague) (?:with |is |who |a |\S+ ){0,3}(?:separated|divorced) (?:from|man|woman|guy|and)| (?:boyfriend|girlfriend|bf|gf) (?:is |was |who )(?:\S+ ){0,4}separated |(?: will | his | her )(?:his|her|divorce) (?:divorce )?(?:come|happen|get|be) /
/** Whoever has come back is there. */
const IS_BACK = / (?:left|went|gone|go|leaves) (?:\S+ ){0,4}(?:and|but|then|now) (?:\S+ ){0,2}(?:came|comes|returned|is back)(?= )/

/** Somebody else's marriage. */
const OTHERS =
  / (?:didi|behen|bahan|bhai|bhaiya|dost|saheli|cousin|beti|bete|beta) (?:ka|ki|ke) (?:tala\S*|divorce|pati|patni|shaadi|shadi|husband|wife|case) | (?:my|our|meri|mera|mere|en|naa|maa) (?:\S+ )?(?:son|daughter|sister|brother|friend|cousin|beti|beta|bete|behen|bahan|bhai|parents|magal|magan|akka|thangai|koduku|kuthuru)s? (?:(?:is|are|has|have|was|wants?|got|and (?:his|her) (?:wife|husband)|ka|ki|ke|divorce|marriage|left|living|lives|married)) /
const OWN =
  / my (?:husband|wife|marriage|divorce) | (?:mere|mera|meri) (?:pati|husband|patni|biwi|wife) | we (?:are|live|stay) | husband and i | i am separated /

/** The parting of one's parents. */
const OF_PARENTS =
  / (?:parents|mother and father|father and mother|mom and dad|mummy papa|maa baap) (?:(?:are|got|have|were|is|had|been) ){0,2}(?:separated|divorced|(?:live|living|stay|staying) (?:separately|separate|apart))(?= )/gu

/** Whoever shared a trade and has left it: a partner told of beside money or work. */
const LEFT_TRADE =
  / (?:(?:business |working )?partners?|brothers? in law|associates?|friends?|cousins?|brothers?|jija|sala|bhai|dost) (?:(?!(?:me|us|marriage|married|husband|wife) )\S+ ){0,14}?(?:left|walked out|moved out|went|gone|ran away) (?:(?!(?:me|us) )\S+ ){0,6}?(?:opened|started|set up|took|joined|same (?:work|business|line)|business|shop|factory|firm|company|workshop|customers?|clients|money|capital)(?= )/g

/** What is fought over a post with an employer or the state. */
const OVER_A_POST =
  / (?:case|petition|court|hearing|writ) (?:\S+ ){0,8}?(?:regular\S*|regulari[sz]\S*|with \d+ others|seniority|appointments?|vacanc\S*|recruitment|selection list|merit list) | (?:regular\S*|regulari[sz]\S*|seniority|appointments?|vacanc\S*|recruitment) (?:\S+ ){0,8}?(?:case|petition|court|tribunal|writ) /
const OF_A_PARTING = / (?:divorc\S*|tala+q|tala+k|498a?|maintenance|alimony|custody|family court|matrimonial|domestic violence|dv case) /
const isOverAPost = (text: string): boolean => OVER_A_POST.test(text) && !OF_A_PARTING.test(text)

/** How a marriage of one's own stands that is not ended and not shared, as told; null of one that is lived, ended, or not told of. */
export const apartOf = remembered((concern): Apart | null => {
  const text = plainText(concern).replace(OF_PARENTS, ' ').replace(LEFT_TRADE, ' ')
  if (!OF_A_MARRIAGE.test(text) || ENDED.test(text.replace(NOT_DIVORCED, ' ')) || ANOTHER.test(text)) return null
  if ((OTHERS.test(text) && !OWN.test(text)) || isBondOfOthers(concern) || OF_A_LOVED_ONE.test(text) || IS_BACK.test(text)) return null
  const filed = text.replace(NOT_FILED, ' ')
  if (!isOverAPost(text) && (CASE_RUNS.test(filed) || FILED.test(filed) || UNDER_WAY.test(filed))) return 'case'
  if (ONE_HOUSE.test(text) || isApartByWork(text)) return null
  if (ASKED.test(text)) return 'asked'
  if (WITH_ANOTHER.test(text) || (GONE.test(text) && (!VISIT.test(text) || HELD.test(text)))) return 'gone'
  const apart = LIVES_APART.test(text) && !FROM_ELDERS.test(text)
  return apart || (LEFT.test(text) && !TOGETHER_THERE.test(text)) ? 'apart' : null
})

/** True where no quarrel, no other house and no other marriage stands behind the wish to live together again. */
export const isPlainlyApart = (concern: string): boolean => {
  const text = plainText(concern)
  return (
    !ENDED.test(text.replace(NOT_DIVORCED, ' ')) &&
    !ANOTHER.test(text) &&
    !ONE_HOUSE.test(text) &&
    !isApartByWork(text) &&
    !IS_BACK.test(text)
  )
}
