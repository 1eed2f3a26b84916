import { isByConsent } from './apart.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What a case that runs is about, against whom, and since which year or for how many years, as told. */
export type ToldCase = {
  about: 'property' | 'money' | 'police' | 'plain'
  other: OtherSide | null
  began: number | null
  years: number | null
  /** of a brother or sister: older or younger than the visitor, where it is told */
  age: 'elder' | 'younger' | null
  /** the one thing that the case is over, where only one is named */
  over: Contested | null
  /** true of what has come down in the family */
  ancestral: boolean
}

/** The other side of a case, by the word that names it; who comes first is named first. */
const OTHERS = {
  brother: / (?:brothers?|bhai|bhaiya|bhaiyon|annan|thambi|anna|tammudu) |भाई|அண்ண|தம்பி|తమ్ముడు/u,
  sister: / (?:sisters?|behen|behan|bahan|didi|akka|thangai|chelli) |बहन|அக்கா|తంగ|చెల్లి/u,
  uncle: / (?:uncles?|chacha|tauji|mama|kaka|chithappa|periyappa|babai) |चाचा|சித்தப்பா|బాబాయి/u,
  cousin: / cousins? /u,
  tenant: / (?:tenants?|kirayedar|kirayadar) |किरायेदार/u,
  landlord: / (?:landlords?|landlady|house owner|makan malik) /u,
  builder: / (?:builders?|developers?|promoter) |बिल्डर/u,
  neighbour: / (?:neighbou?rs?|padosi|padoshi) |पड़ोसी|பக்கத்து/u,
  partner: / (?:business partners?|partners?|associate) /u,
  employer: / (?:employer|boss) /u,
  insurer: / (?:insurance|insurer) /u,
  friend: / (?:friends?|dost|mitra) |दोस्त/u,
  relatives: / (?:relatives?|relations|family|rishtedar\S*|inlaws|in laws) |रिश्तेदार|உறவின/u,
} as const
export type OtherSide = keyof typeof OTHERS

const CASE =
  / (?:cases?|courts?|(?:civil|partition|law) suit|lawsuits?|litigations?|rera|fir|bail|hearings?|tribunal|arbitration|consumer forum|mukadma|mukadme|mukaddama|muqadma|kachahri|kachehri|kacheri|vazhakku|valakku|kesu) |मुकदम|मुक़दम|केस |कोर्ट|अदालत|வழக்கு|கோர்ட்|கேஸ்|కోర్టు|కేసు/u
// prettier-ignore
/** What each word for a case begins with: looked for before any pattern is, since long questions are read part by part. */
const BEGINNINGS: readonly string[] = [' case', ' court', ' suit ', ' lawsuit', ' litigation', ' rera ', ' fir ', ' bail ', ' hearing', ' tribunal ', ' arbitration ', ' consumer forum ', ' mukad', ' muqad', ' kach', ' vazhakku ', ' valakku ', ' kesu ', 'मुकद', 'मुक़द', 'केस ', 'कोर्ट', 'अदालत', 'வழக்கு', 'கோர்ட்', 'கேஸ்', 'కోర్టు', 'కేసు']
const mayName = (text: string): boolean => BEGINNINGS.some((one) => text.includes(one))

/** A case that is only thought of, and words in which nothing is before a court. */
const NOT_RUNNING =
  / (?:should|shall|can|could|may) (?:i|we) (?:\S+ )?(?:file|filing|go to|do|put|take|lodge|approach)(?: (?:\S+ ){0,3}?(?:case|court|fir|police|complaint|suit))?(?= )| (?:no|any) (?:court |police |legal )?case(?= )| (?:in|just in|in any|worst|best|which) case(?= )(?! in)| case (?:kar|file kar|daal)\S* (?:du|dun|doon|chahiye)(?= )| (?:tennis|badminton|basketball|high ?court (?:clerk|job|peon|exam|vacancy)|court (?:clerk|job|exam|vacancy|marriage)) /gu
/** What is looked into by an office, and what two who are married bring before a judge. */
const OTHER_ROADS =
  / (?:suspended|suspension|departmental|vigilance|enquiry|inquiry|reinstat\S*|divorce\S*|498a?|dowry|alimony|maintenance case|custody|wife|husband|pati|patni|tala+q|visa|result|merit list|joining|selection list|recruitment|bharti|vacancy) |तलाक|पत्नी|पति |भर्ती|விவாகரத்து|விடாகு|విడాకు/u

const POLICE = / (?:police|fir|criminal|bail|arrest\S*|jail|false case|ndps|cbi|ed) |पुलिस|போலீஸ்|పోలీసు/u
/** A case that is a relative’s own. */
const THEIRS =
  / (?:on|of|for) (?:my|our) (?:son|daughter|brother|sister|father|mother|uncle|friend)(?= )| (?:bhai|bete|beta|beti|behen|pita|papa|dost) (?:ko|ka|ki|ke|pe|par) | (?:bail|jail) (?:\S+ ){0,4}(?:my|mere|mera) (?:son|brother|father|bhai|beta|bete) /u

const PROPERTY =
  / (?:property|properties|land|lands|plot|house|home|flat|shop|ancestral|partition|tenant|builder|possession|rera|zameen|jameen|makan|ghar|dukan|sothu|nilam|aasti|polam) |ज़मीन|जमीन|संपत्ति|मकान|சொத்து|நில|ఆస్తి|భూమి|పొలం/u
/** What a case over property is fought for, by its words. */
const CONTESTED = {
  house: / (?:houses?|home|makan|makaan|ghar|veedu|illu|haveli) |मकान|हवेली|வீடு|வீட்ட|ఇల్లు|ఇంటి/u,
  land: / (?:land|lands|farm|farmland|field|fields|zameen|jameen|khet|nilam|polam|acres?) |ज़मीन|जमीन|खेत|நில|భూమి|పొలం/u,
  plot: / plots? |प्लॉट/u,
  flat: / (?:flats?|apartment) |फ्लैट/u,
  shop: / (?:shops?|dukan|dukaan) |दुकान/u,
} as const
export type Contested = keyof typeof CONTESTED
const ANCESTRAL =
  / (?:ancestral|inherited|inheritance|forefathers|grandfathers|pushtaini|paitrik|pitrarjit|poorveega|poorvika|pitrarjitha) |पुश्तैनी|पैतृक|பூர்வீக|పూర్వీకుల|పిత్రార్జిత/u
const SIBLING = '(?:brothers?|sisters?|bhai|behen|behan|bahan)'
const YOUNGER = new RegExp(
  ` (?:younger|youngest|small|little|chota|chhota|chote|chhote|choti|chhoti) ${SIBLING} | (?:thambi|thangai|tammudu|chelli) `,
  'u',
)
const ELDER = new RegExp(` (?:elder|eldest|older|oldest|big|bada|bade|badi) ${SIBLING} | (?:annan|akka|didi|bhaiya) `, 'u')

const contestedIn = (text: string): Contested | null => {
  const named = (Object.keys(CONTESTED) as Contested[]).filter((one) => CONTESTED[one].test(text))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Older or younger, of one brother or sister; null where both are named, or neither. */
function ageIn(text: string): ToldCase['age'] {
  const [younger, elder] = [YOUNGER.test(text), ELDER.test(text)]
  return younger === elder ? null : younger ? 'younger' : 'elder'
}

const MONEY = / (?:cheque|check bounce|lakhs?|crores?|money|loan|recovery|payment|dues|paisa|paise) |पैस|चेक|பணம்|డబ్బు/u
const SINCE = / (?:since|from|in|filed in|year|se) ((?:19|20)\d\d) | ((?:19|20)\d\d) se /u

const LASTS = / (\d{1,2}) (?:years?|yrs?|saal|sal|varusham|varudam|samvatsaralu|samvatsaram) (?!old )/u

/** A court that is not wanted is none in which a case runs. */
const UNWANTED =
  / (?:do not|dont|did not|didnt|never|not) (?:want|like|wish|wanted|wanting|willing)(?: (?!case is|case was)\S+){0,5}? (?:courts?|cases?|litigation|police|kachehri|kacheri)(?: (?:or|and) (?:courts?|police|cases?|all|kachehri))?(?= )| (?:court|kachehri|kacheri|kachahri|mukadma|mukadme|case)(?: \S+){0,4}? (?:nahi|nahin|nhi) (?:\S+ )?(?:chaht\S*|chah\S*|jana|jaana|karna|padna)(?= )| court ki (?:velladam|velladaniki) (?:ishtam|istam) ledu(?= )/gu

/** A court that is only one of two ways ahead: "terms, or will we have to go to court". */
const STILL_AHEAD =
  / (?:(?:settle\S*|settlement|compromise|agreement|talks?|talking|terms|mutual\S*|amicabl\S*|peaceful\S*) (?:or|vs|versus) (?:(?!(?:continu\S*|fight\S*|contest\S*|carry|pursue|go|keep|win) )\S+ ){0,5}?(?:file a case|filing a case|file case|courts?))(?= )| (?:avoid\S*|without(?: going to)?) (?:the |any |a )?(?:courts?|case)(?= )| (?:(?:settle\S*|settlement|compromise|agreement|talks?|terms|mutual|amicabl\S*|peaceful\S*|samjhauta|samjhota|rajinama|raazinama|suleh|sulah) (?:or|ya|vs|versus|illa|leda) (?:(?:go(?:ing)? to|in|through|by|a|the) ){0,2}(?:courts?|case|court case|litigation|legal))(?= )| (?:(?:or|ya|illa|leda|else|otherwise) (?:\S+ ){0,2}?|(?:will|would|do|does|should|must|shall|may|might|need|have|has) (?:\S+ ){0,5}?)(?:go|reach|reaches|end up|drag(?:ged)?|land|approach|knock) (?:to |in |into |at |up in |the )*(?:the )?(?:courts?|case|kachehri|litigation)(?= )| (?:court|kachehri|kacheri|kachahri|mukadma|mukadme|case|court case|court kachehri)(?: (?:me|mein|tak|ka|ke|ko|case|kachehri|chakkar|rasta|darwaza|sahara|hi|to|bhi|pe|par)){0,3} (?:jana|jaana|jane|jaane|karna|karne|lena|jaye\S*|jaay\S*|jayeg\S*|jaega|jaegi|jaunga|jau|jaun|jaay|kare|karein|karun|lagana|ladna|khatkhatana)(?: (?:padega|padegi|parega|pade|hoga|hogi|padenge))?(?= )(?! (?:padt|pad rah|pada |padi |pari ))| (?:court|courtuku|courtukku|kortuku|kortku|kortukki|courtki) (?:\S+ ){0,1}?(?:pogan\S*|poganum|ponum|pogavendum|vellali\S*|vellaali\S*|vellalsi\S*)(?= )| (?:कोर्ट|अदालत|मुकदमा|मुकदमे|कचहरी|केस)(?: (?:में|तक|का|के|केस|कचहरी|ही|तो)){0,2} (?:जाना|करना|लड़ना)(?: (?:पड़ेगा|पड़ेगी|होगा|पड़े|चाहिए))?(?= )/gu

const COUNSEL = '(?:lawyers?|advocates?|vakil|vakeel|wakil|courts?|court case|legal (?:action|notice|help|case)|case)'
const COUNSEL_BEGINS: readonly string[] = [' lawyer', ' advocate', ' vak', ' wakil', ' legal ']
const HELP = '(?:an? |any |the |some |good |our |my )*'
/** Whether a lawyer or a court is needed at all, and a case against a talk, whichever is named first. */
const IF_NEEDED = new RegExp(
  [
    ` (?:do|does|did|would|will|should|shall|must|is|can) (?:(?:i|we|it|there|this|you|that) )(?:\\S+ ){0,2}?(?:need|require|hire|take|engage|consult|appoint|keep) (?:(?:to|hire|take|go|file|approach|engage|in|for|help|of) ){0,3}${HELP}${COUNSEL}(?: (?:and|or|for|to|of) (?:go to |in )?${HELP}${COUNSEL})?`,
    ` (?:is|are) ${HELP}${COUNSEL}(?: (?:and|or) ${HELP}${COUNSEL})? (?:really )?(?:needed|required|necessary|must)`,
    ` (?:file|filing|lodge|put|go for|go to|approach) ${HELP}(?:rera |consumer |police |civil )?(?:case|suit|complaint|courts?|fir|rera) (?:\\S+ ){0,8}?(?:or|ya) (?:\\S+ ){0,4}?(?:settle\\S*|talk\\S*|compromise|negotiat\\S*|mutual\\S*|samjhaut\\S*)`,
    ` (?:settle\\S*|talk\\S*|compromise|samjhauta) (?:\\S+ ){0,2}?(?:or|ya) (?:\\S+ ){0,2}?(?:go for|file|fight) ${HELP}(?:case|suit)`,
    ` (?:vakil|vakeel|wakil|lawyer|advocate)(?: (?:karna|karne|rakhna|lena|ki|aur|court|case|ke|se|bhi)){1,3} (?:padega|padegi|parega|chahiye|zaroorat|zarurat|jarurat|jaroorat)(?: (?:hai|padegi|hogi))?`,
    ` (?:case|court|mukadma)(?: (?:ki|karne|jane)){1,2} (?:zaroorat|zarurat|jarurat|jaroorat)`,
  ]
    .map((one) => `${one}(?= )`)
    .join('|'),
  'gu',
)

/** Either of two, or whether it comes to that: a bare "should I go to court" weighs nothing against it. */
const WEIGHED =
  / (?:or|ya|illa|leda|else|otherwise|vs|versus|या|अथवा|அல்லது|లేదా|have to|has to|need to|avoid\S*|without|padeg\S*|padeng\S*|pade|parega|padna|reach(?:es)?|end up) |पड़ेग|पड़े /u

/** True of words that ask for a lawyer. */
export const asksOfLawyer = (words: string): boolean =>
  / (?:lawyers?|advocates?|vakil|vakeel|wakil|legal help) |वकील|வக்கீல்|లాయర్/u.test(plainText(words))

/** True where a court is asked about as one of two ways ahead, or whether it is needed at all, and no case runs. */
export const courtIsAhead = remembered((concern): boolean => {
  const text = plainText(concern)
  if (!mayName(text) && !COUNSEL_BEGINS.some((one) => text.includes(one))) return false
  return (
    ((text.search(STILL_AHEAD) >= 0 && WEIGHED.test(text)) || text.search(IF_NEEDED) >= 0 || leavesCourt(text)) &&
    caseTold(concern) === null
  )
})

/** True where what is weighed so is a quarrel over a place or with somebody, and no sum that is owed. */
export const weighsCourt = (concern: string): boolean => {
  if (!courtIsAhead(concern)) return false
  const text = plainText(concern)
  return PROPERTY.test(text) || !MONEY.test(text)
}

/** With whom somebody weighs a court or terms, as told; null where nobody is named. */
export const opposedAhead = (concern: string): OtherSide | null =>
  courtIsAhead(concern) ? ((Object.keys(OTHERS) as OtherSide[]).find((one) => OTHERS[one].test(plainText(concern))) ?? null) : null

/** Terms without a court, by the words for them. */
const WITHOUT =
  / (?:without|outside|no|avoid\S*|not going to|instead of)(?: (?:going|go|in|with|through|any|the|a|to|into|taking|it|this|filing|fighting)){0,4} (?:courts?|cases?|litigation|legal (?:fight|case|battle)|suit) | out of (?:the )?courts? | (?:court|case|kesu|kacheri) (?:ke bina|ke bagair|illama\S*|lekunda|pogama\S*|jaye bina|jaaye bina|gaye bina) | bina (?:court|case|mukadme) |(?:अदालत|कोर्ट|केस) के बिना|बिना (?:अदालत|कोर्ट|केस)|(?:கோர்ட்|கேஸ்)\S* (?:போகாம|இல்லாம)|(?:కోర్టు|కేసు)\S* (?:లేకుండా|వెళ్లకుండా|వెళ్ళకుండా)/u

const OR_SUIT = / (?:or|ya|illa|leda) (?:\S+ ){0,4}?(?:file|filing|courts?|case|suit|kachehri|mukadma|lawyer) /

/** A court by its name, looked for before the longer list. */
const COURTS = [
  'court',
  'case',
  'litigation',
  'legal',
  'suit',
  'mukad',
  'kesu',
  'kacheri',
  'अदालत',
  'कोर्ट',
  'केस',
  'கோர்ட்',
  'கேஸ்',
  'కోర్టు',
  'కేసు',
]
const leavesCourt = (text: string): boolean => COURTS.some((one) => text.includes(one)) && WITHOUT.test(text)

/** True where somebody asks whether it is settled without a court, and not which of the two it is to be. */
export const asksWithoutCourt = (words: string): boolean => leavesCourt(plainText(words)) && !OR_SUIT.test(plainText(words))

/** A case before a court or the police as it is told; null where none runs, and of an enquiry or a marriage, which have roads of their own. */
export const caseTold = remembered((concern): ToldCase | null => {
  const text = plainText(concern)
  if (!mayName(text) || !CASE.test(text) || OTHER_ROADS.test(text) || isByConsent(concern)) return null
  if (
    !CASE.test(
      text.replace(WITHOUT, ' ').replace(NOT_RUNNING, ' ').replace(UNWANTED, ' ').replace(IF_NEEDED, ' ').replace(STILL_AHEAD, ' '),
    )
  )
    return null
  if (POLICE.test(text) && THEIRS.test(text)) return null
  const other = (Object.keys(OTHERS) as OtherSide[]).find((one) => OTHERS[one].test(text)) ?? null
  const [, after, before] = SINCE.exec(text) ?? []
  const year = Number(after ?? before)
  const [, lasts] = LASTS.exec(text) ?? []
  const about = PROPERTY.test(text) ? 'property' : POLICE.test(text) ? 'police' : MONEY.test(text) ? 'money' : 'plain'
  return {
    about,
    age: other === 'brother' || other === 'sister' ? ageIn(text) : null,
    over: about === 'property' ? contestedIn(text) : null,
    ancestral: about === 'property' && ANCESTRAL.test(text),
    other,
    began: Number.isInteger(year) ? year : null,
    years: lasts === undefined ? null : Number(lasts),
  }
})

const QUARREL =
  / (?:disputes?|quarrel\S*|fight\S*|fought|cheat\S*|grab\S*|occupied|encroach\S*|refus\S*|not (?:giving|sharing|dividing|agreeing|ready|willing)|(?:does not|doesnt|dont|do not|did not|didnt|never|wont) (?:give|share|divide|agree|talk)|den(?:y|ies|ied|ying)|not (?:talking|on talking)|jhagda|jhagra|vivad|kabza|kabja|hadap\S*|hissa nahi|nahi de (?:raha|rahe|rahi)|sandai|sanda|thagararu|godava|tagada) |झगड़|विवाद|कब्ज|हिस्सा नहीं|சண்டை|தகராறு|గొడవ|తగాదా/u

/** The brother or sister with whom somebody is in a case, or quarrels over what the family holds; null where none is told so. */
export const siblingOpposed = remembered((concern): { other: 'brother' | 'sister'; age: ToldCase['age'] } | null => {
  const told = caseTold(concern)
  if (told !== null) return told.other === 'brother' || told.other === 'sister' ? { other: told.other, age: told.age } : null
  const text = plainText(concern)
  const other = (['brother', 'sister'] as const).find((one) => OTHERS[one].test(text))
  return other !== undefined && PROPERTY.test(text) && QUARREL.test(text) ? { other, age: ageIn(text) } : null
})

const LIFETIME =
  / (?:in|within|during) (?:my|this) (?:own )?(?:life ?time|life) | (?:before|till|until) (?:i|my) (?:die|death|am dead|pass away|am gone|close my eyes) | (?:while|when|as long as|till|until) i am (?:still )?(?:alive|living) | (?:live|alive|survive) (?:long enough )?to see | see (?:it|this|the end|justice|the day|the result|the decision)(?: \S+){0,3} (?:before i|in my life|while i am) | (?:jeete|jite|jeetay) ?ji | (?:marne|marnay) se (?:pehle|pahle) | (?:apne|mere|meri|is) (?:jeevan|jivan|zindagi|jindagi) (?:mein|me|kaal) |जीते जी|मरने से पहले|(?:मेरे|अपने) जीवन|(?:मेरी|अपनी) ज़?िंदगी|வாழ்நாள|உயிரோட|சாகறதுக்கு முன்|జీవితకాల|బ్రతికి ఉండగా|బతికి ఉండగా/u

/** True where somebody asks whether they will live to see how it ends. */
export const asksInLifetime = (concern: string): boolean => LIFETIME.test(plainText(concern))
