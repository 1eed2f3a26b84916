import { ownClauses } from './own-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/**
 * What the grammar of a text tells of a bond for certain, whatever its words add up to: a husband or wife who has died, a marriage that is somebody
 * else's, and a parting in trade that is no parting of two. Words in four languages and in Latin letters.
 */

const SHE = 'sisters?|didi|daughters?|cousins?|nieces?|saheli|beti|bitiya|behen|bahan|behan|bhen'
const HE = 'brothers?|sons?|nephews?|bhai|bhaiya|bete|beta|friends?|dost'
/** A relative of whom somebody speaks. */
const KIN = `(?:${SHE}|${HE}|parents?|aunts?|aunty|uncles?|mausi|bua|mama|chacha|akka|thangachi|thangai|anna|annan|thambi|magal|magan|ponnu|paiyan|chelli|chellelu|kuthuru|kooturu|annayya|tammudu|thammudu|koduku)`

/** Husband or wife of somebody else: "my sister's husband", "bhai ki patni", "akka kanavar". */
const OTHERS_SPOUSE = new RegExp(
  ` (?:${KIN}|his|her|their|uske|uska|uski|unke|unki)(?:oda|voda|yoda|ki)? (?:ke |ki |ka |oda )?(?:husband|wife|pati|patni|biwi|kanavar|purushan|manaivi|bharta|bharya|mogudu|pellam)(?= )|(?:बहन|दीदी|बेटी|भाई|बेटे|सहेली|दोस्त|मौसी|बुआ|उसके|उसकी) (?:के |की )?(?:पति|पत्नी)|(?:அக்கா|தங்கை|தங்கச்சி|மகள்|மகளின்|அண்ணன்|தம்பி|மகன்) (?:கணவ|மனைவி)\\S*|(?:అక్క|చెల్లి|చెల్లెలి|కూతురి|అన్న|తమ్ముడి) (?:భర్త|భార్య)\\S*`,
  'gu',
)

/** A plain text without the husbands and wives of others. */
export const withoutOthersSpouse = (text: string): string => text.replace(OTHERS_SPOUSE, ' ')

const EN_BY =
  '(?:has|had|was|is|also|suddenly|recently|just|already|sadly|unfortunately|in|on|at|by|of|due|to|from|the|a|this|last|year|covid|corona|cancer|accident|heart|attack|road|\\d+|january|february|march|april|may|june|july|august|september|october|november|december)'
const HI_BY =
  '(?:ji|jee|ko|ka|ki|ke|bhi|to|toh|ab|achanak|corona|covid|cancer|accident|heart|attack|me|mein|se|saal|pichle|pehle|is|iss|duniya|\\d+)'
const TA_BY = '(?:covid|corona|cancer|accident|heart|attack|la|le|pona|varusham|varushathuku|munnadi|munna|thideernu|noi|\\d+)'
/** A husband or wife who has died, told by the verb after them. */
const SPOUSE_DIED: readonly RegExp[] = [
  new RegExp(
    ` (?:husband|wife|hubby|spouse) (?:${EN_BY} ){0,6}(?:passed away|passed on|expired|died|no more|not alive|dead|killed|not in this world|left (?:this|the) world|left for heaven\\S*|passed (?=in|last|due|from|of|this|\\d)) ?`,
  ),
  / (?:my late (?:husband|wife)|(?:lost|losing) my (?:husband|wife) (?:to|in|last|due|because|at|when|suddenly|\d)|after (?:my )?(?:husband|wife)s? (?:sudden |untimely )?(?:death|demise|passing)) /,
  new RegExp(
    ` (?:pati|patidev|husband|patni|biwi|wife|gharwale|gharwali|shohar) (?:${HI_BY} ){0,6}(?:gu[zj]ar (?:ga\\S+|chuk\\S+|jane)|gu[zj]r[aei]|chal bas[aei]|nahi+n? rah[aei]|dehant|nidhan|mrityu ho|mrityu ke|maut ho|maut ke|death ho|expire (?:hu\\S*|ho|kar)|swar[gk]\\S*|mar (?:gaye|gayi|gaya|chuk\\S+)|shahee?d ho) ?`,
  ),
  /(?:पति|पत्नी|बीवी|घरवाले|शौहर)(?:देव| जी)? (?:(?:को|का|की|के|भी|तो|अब|इस|दुनिया|में|से|अचानक|कोरोना|कैंसर|दुर्घटना|पिछले|साल|\S*\d\S*) ){0,6}(?:(?:गुज़र|गुजर) (?:गए|गये|गई|गयी|गया|चुके|चुकी)|(?:गुज़रे|गुजरे|गुज़री|गुजरी) |चल बस|नहीं रहे|नहीं रही|देहांत|देहान्त|निधन|स्वर्गवास|मृत्यु हो|मृत्यु के बाद|मौत हो|मौत के बाद|शहीद हो)/u,
  new RegExp(
    ` (?:kanavar|kanavan|purushan|husband|veetuk+a+rar|manaivi|pondatti|wife) (?:${TA_BY} ){0,4}(?:irandh\\S*|iranth\\S*|erandh\\S*|thavari\\S*|poi ?se[rn]\\S*|ka+lama+\\S*|sethut\\S*|sethup\\S*|mara[iy]nd?th?\\S*) `,
  ),
  /(?:கணவர்|கணவன்|புருஷன்|புருசன்|வீட்டுக்காரர்|மனைவி|பொண்டாட்டி) (?:(?:கொரோனா|கொரோனாவில்|விபத்தில்|நோயால்|மாரடைப்பில்|திடீரென|திடீர்னு|கடந்த|ஆண்டு|வருடம்|முன்பு|\S*\d\S*) ){0,4}(?:இறந்|இறப்|காலமா|தவறி|மறைந்|செத்து|உயிரிழந்|உயிர் (?:விட்|நீத்)|போய் ?சேர்ந்)|(?:கணவரை|மனைவியை) இழந்/u,
  / (?:bharta|bhartha|mogudu|husband|ma+ (?:a+yana|varu)|ma+yana|bharya|pellam|wife) (?:(?:covid|corona|accident|heart|attack|lo|tho|valla|\d+) ){0,4}(?:chanipo\S*|maraninch\S*|ka+lam ches\S*|poyaru (?:covid|\d)) ?/,
  /(?:భర్త|మొగుడు|భార్య|మా ఆయన|మా వారు|మా ఆవిడ)(?:గారు)? (?:(?:కరోనాలో|కరోనాతో|ప్రమాదంలో|గుండెపోటుతో|క్యాన్సర్‌తో|\S*\d\S*) ){0,4}(?:చనిపో|మరణించ|కాలం చేశ)|(?:భర్తను|భార్యను) కోల్పో/u,
]
const OF_DEATH =
  /died|passed|expire|no more|alive|dead|killed|world|heaven|late|lost|losing|death|demise|gu[zj]ar|gu[zj]r|chal bas|nah?i+n? rah|dehant|nidhan|mrityu|maut|swar[gk]|mar ga|mar chuk|shah|गुज|चल बस|नहीं रह|देहा|निधन|मृत्यु|मौत|शहीद|स्वर्ग|irandh|iranth|erandh|thavari|poi ?se|lama|sethu|mara|இற|காலமா|தவறி|மறை|செத்|உயிர|இழந்|போய்|chanipo|lam ches|poyaru|చనిపో|మరణ|కాలం|కోల్పో/u
/** A fear or a question of such a death, and no death. */
const DEATH_FEARED =
  / (?:will|would|may|might|could|if|agar|kya|manglik|mangal|dosh\S*|fear\S*|afraid|scared|worried|dream\S*|sapn\S*) (?:\S+ ){0,5}(?:husband|wife|pati|patni) (?:\S+ ){0,4}(?:die\S*|dead|death|expire\S*|no more|mar|maut|mrityu) | (?:almost|nearly|about to) (?:die|dead)/

/** True where a husband or wife of one's own has died, as told. */
export const hasLostSpouse = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!OF_DEATH.test(low)) return false
  const text = withoutOthersSpouse(plainText(concern))
  return (SPOUSE_DIED.some((pattern) => pattern.test(text)) || hasLostChildsParent(text)) && !DEATH_FEARED.test(text)
})

const DIED = '(?:(?:has|had|is|was|also|already) ){0,2}(?:expired|died|dead|passed away|passed on|no more)'
/** The other parent of one's own child, told as the child's: by a son or daughter, or by "her" and "his" where nobody else could be meant. */
const CHILDS_PARENT = (whose: string): RegExp =>
  new RegExp(` (?:${whose}) (?:father|dad|papa|mother|mom|mummy) ${DIED} | lost (?:${whose}) (?:father|dad|papa|mother|mom|mummy) `)
const OF_CHILD = CHILDS_PARENT('my (?:sons|daughters|childrens|kids)|childrens|kids')
const OF_HER = CHILDS_PARENT('her')
const OF_HIM = CHILDS_PARENT('his')
const OF_THEM = CHILDS_PARENT('their')
const HAS_DAUGHTER = / (?:my|our|meri) (?:\S+ ){0,2}daughters? (?!in law)/
const HAS_SON = / (?:my|our|mera|mere) (?:\S+ ){0,2}sons? (?!in law)/
const OTHER_WOMAN =
  / (?:wifes?|sisters?|friends?|cousins?|nieces?|girls?|girlfriend|gf|maid|colleague|aunt|granddaughters?|fiancee?|in law) /
const OTHER_MAN = / (?:husbands?|brothers?|friends?|cousins?|nephews?|boyfriend|bf|colleague|uncle|grandsons?|fiance|in law) /

function hasLostChildsParent(text: string): boolean {
  if (OF_CHILD.test(text)) return true
  const [daughter, son] = [HAS_DAUGHTER.test(text), HAS_SON.test(text)]
  const [woman, man] = [OTHER_WOMAN.test(text), OTHER_MAN.test(text)]
  return (
    (OF_HER.test(text) && daughter && !woman) ||
    (OF_HIM.test(text) && son && !man) ||
    (OF_THEM.test(text) && (daughter || son) && !woman && !man)
  )
}

/** What belongs to a marriage, told of a relative. */
const OTHERS_BOND: readonly RegExp[] = [
  // a case, a parting or the house of the others, a few words after whose it is
  new RegExp(
    ` ${KIN} (?!in laws? )(?:(?:and (?:his|her)|is|are|was|has|have|had|been|being|got|getting|get|who|now|also|back|home|here|came|come|at|from|the|a|an|case|in|still|with|wants?|facing|going|through|living|lives|staying|returned|left|her|his|of|court|to|for|since|filed|thrown|sent|false|wife|husband|won|lost|\\d+) ){0,9}(?:divorc\\S*|separat\\S*|in laws|inlaws|sasural|498a?|alimony|dowry|domestic violence|custody) `,
  ),
  new RegExp(
    ` (?:${SHE})(?: and her| ?(?:is|was|has) (?:with|left|leaving|fighting with) (?:her|his))? (?:husbands?|in laws|inlaws|(?:mother|father) in law|mil) `,
  ),
  new RegExp(` (?:${HE})(?: and his| ?(?:is|was|has) (?:with|left|leaving|fighting with) his)? (?:wife|wifes) `),
  // the same in the Hindi of Latin letters: only a sister or daughter has a husband and his house, only a brother or son a wife
  new RegExp(
    ` (?:${SHE}) (?:(?:ke|ki|ka|ko|ne|se|apne|apni|aur|uske) ){0,3}(?:sasural\\S*|pati|saas|mayke|maike|husband|tala+[qk]|divorce|dahej) `,
  ),
  new RegExp(` (?:${HE}) (?:(?:ke|ki|ka|ko|ne|se|apne|apni|aur|uski) ){0,3}(?:patni|biwi|wife|tala+[qk]|divorce|sasural\\S*) `),
  /(?:बहन|दीदी|बेटी|बिटिया|सहेली) (?:(?:की|के|का|को|ने|से|और|अपने|अपनी|उसके) ){0,3}(?:ससुराल|पति|सास|मायके|तलाक|दहेज|घरवाल)|(?:भाई|बेटे|बेटा|दोस्त) (?:(?:की|के|का|को|ने|से|और|अपनी|उसकी) ){0,3}(?:पत्नी|बीवी|तलाक|ससुराल)/u,
  / (?:akka|thangachi|thangai|magal|ponnu)(?:oda|voda|yoda|ku|kku|vukku)? (?:oda |avanga |ava )?(?:divorce|viva[gk]arath\S*|ma+miyar\S*|kanavar\S*|purushan\S*|husband) | (?:anna|annan|thambi|magan|paiyan)(?:oda|voda|yoda|ku|kku|ukku)? (?:oda )?(?:divorce|viva[gk]arath\S*|manaivi|pondatti|wife) /,
  /(?:அக்கா|அக்காவின்|அக்காவுக்கு|தங்கை|தங்கையின்|தங்கைக்கு|தங்கச்சி|மகள்|மகளின்|மகளுக்கு|பொண்ணு|பொண்ணுக்கு|தோழி|தோழியின்) (?:\S+ )?(?:விவாகரத்து|கணவ|மாமியார்|புருஷ|புகுந்த)|(?:அண்ணன்|அண்ணனின்|தம்பி|தம்பியின்|தம்பிக்கு|மகன்|மகனின்|நண்பர்|நண்பன்) (?:\S+ )?(?:விவாகரத்து|மனைவி|பொண்டாட்டி)/u,
  / (?:akka|chelli|chellelu|kuthuru|kooturu|ammayi)(?:ki|i)? (?:ki )?(?:vidakul\S*|divorce|bharta|bhartha|mogudu|atta ?gar\S*|atta ?var\S*|husband) | (?:anna|annayya|tammudu|thammudu|koduku|abbayi)(?:ki|i)? (?:ki )?(?:vidakul\S*|divorce|bharya|pellam|wife) /,
  /(?:అక్క|చెల్లి|చెల్లెలు|చెల్లెలి|కూతురు|కూతురి|అమ్మాయి)\S* (?:విడాకు|భర్త|అత్తవార|అత్తగార|అత్తింటి|మొగుడు)|(?:అన్న|అన్నయ్య|తమ్ముడు|తమ్ముడి|కొడుకు|అబ్బాయి)\S* (?:విడాకు|భార్య|పెళ్లాం)/u,
]
const OF_BOND =
  /divorc|separat|law|sasural|498|alimony|dowry|violence|custody|husband|wife|pati|saas|mayke|maike|tala[aqk]|dahej|patni|biwi|ससुराल|पति|सास|मायके|तलाक|दहेज|घरवाल|पत्नी|बीवी|viva[gk]a|miyar|kanavar|purushan|manaivi|pondatti|விவாக|கணவ|மாமியார்|புருஷ|புகுந்த|மனைவி|பொண்டாட்டி|vidakul|bhart|bharya|mogudu|atta|pellam|విడాకు|భర్త|అత్త|మొగుడు|భార్య|పెళ్లాం/u
/** The same of oneself. */
const OWN_BOND: readonly RegExp[] = [
  new RegExp(
    ` (?:my|our) (?:(?!${KIN} )\\S+ )?(?:husbands?|wifes?|hubby|spouse|marriage|married life|in laws|inlaws|mother in law|father in law|sister in law|mil|divorce|sasural|saas|pati|patni|biwi)(?= )| (?:i am|im|i m|we are|i was|we were|i have been) (?:\\S+ )?(?:married|separated|divorced|remarried)(?= )| (?:i|we) (?:got |have |had )?(?:love )?(?:married|separated|divorced)(?= )| (?:husband|wife) and (?:i|me) | (?:i|me) and (?:husband|wife) | (?:husband|wife|in laws) (?:\\S+ ){0,3}(?:me|us) | married (?:since|for|\\d+) `,
  ),
  / (?:mere|mera|meri|hamare|hamari|hamara) (?:pati|patni|biwi|husband|wife|sasural\S*|saas|sasur|shaadi|shadi|tala+[qk]|divorce) | (?:nanad|devar|devrani|jethani|jeth|saali|saale) | hamar[ai] (?:jodi|rishta) | (?:mujhe|muje|hume|hamko) (?:\S+ ){0,4}(?:sasural|mayke|maike|tala+[qk]) /,
  /(?:मेरे|मेरी|मेरा|हमारे|हमारी|हमारा) (?:पति|पत्नी|बीवी|ससुराल|सास|ससुर|शादी|तलाक)|ननद|देवर|जेठ|साली |मुझे (?:\S+ ){0,3}(?:ससुराल|मायके|तलाक)/u,
  / (?:en|ennoda|enga|engaloda|enaku|enakku) (?:kanavar\S*|purushan\S*|husband|wife|manaivi|pondatti|ma+miyar\S*|divorce|kalyanam|veetuk+a+rar\S*) |(?:என்|எங்கள்|எனது|என்னோட|எங்க|எனக்கு) (?:கணவ|மனைவி|மாமியார்|புருஷ|பொண்டாட்டி|திருமண|கல்யாண|விவாக)/u,
  / (?:naa|na|maa|ma|naku|maku) (?:bharta|bhartha|bharya|husband|wife|mogudu|a+yana|varu|vidakul\S*|divorce|atta\S*|pelli) |(?:నా|మా|నాకు|మాకు) (?:భర్త|భార్య|ఆయన|ఆవిడ|వారు|అత్త|పెళ్లి|పెళ్ళి|విడాకు|మొగుడు)/u,
]

/** True where the marriage that is told of is a relative's, and none of one's own is. */
export const isBondOfOthers = remembered((concern): boolean => {
  if (!OF_BOND.test(concern.toLowerCase())) return false
  const text = plainText(concern)
  if (!OTHERS_BOND.some((pattern) => pattern.test(text))) return false
  const own = withoutOthersSpouse(text)
  return !OWN_BOND.some((pattern) => pattern.test(own))
})

/** Two who part in a trade. */
const PARTS = / (?:separate|separated|separating|separation|split|alag|pirinju|pirinjidalama|pirinthu|vidipo\S*) |अलग|பிரிந்து|விலகி|విడిపో/u
const OF_TRADE =
  / (?:business|shop|store|firm|factory|company|boutique|cafe|restaurant|hotel|clinic|agency|parlou?r|salon|unit|tuition|coaching|dukaa?n|dhandha|karobar|vyapa+r|kadai|thozhil|vyaparam|partners?|partnership) |दुकान|व्यापार|धंध|कारोबार|கடை|தொழில|வியாபார|వ్యాపార|షాపు|దుకాణ/u
const OF_MARRIAGE =
  / (?:husbands?|hubby|wifes?|spouse|marriage|married|marry|divorc\S*|in laws|inlaws|sasural\S*|tala+[qk]\S*|pati|patni|biwi|shaadi|shadi|kanavar\S*|purushan\S*|manaivi|pondatti|kalyanam|bhart\S*|bharya|mogudu|pelli|kids|children|custody|498a?) |पति|पत्नी|बीवी|ससुराल|शादी|तलाक|கணவ|மனைவி|திருமண|கல்யாண|భర్త|భార్య|పెళ్/u

/** True where those who part have a trade together, and no word of a marriage is said. */
export const partsInTrade = remembered((concern): boolean => {
  const text = plainText(concern)
  return PARTS.test(text) && OF_TRADE.test(text) && !OF_MARRIAGE.test(text)
})

/** A wedding to come, asked about by what is to be after it, or by what the other one will be. */
const AHEAD: readonly RegExp[] = [
  / (?:will|shall|would|can|does|do) (?:\S+ ){0,8}after (?:the |my |our )?(?:marriage|wedding) | after (?:the |my |our )?(?:marriage|wedding) (?:\S+ ){0,3}(?:will|shall|would) /,
  / (?:shaadi|shadi|vivah|marriage) ke baa?d (?!se |bhi )(?:(?!thi|tha|di|gayi|gaya|gai|hui|hai|hain|ab )\S+ ){0,5}?\S*(?:ung[ai]|oong[ai]|eng[ei]|eg[ai]|og[ai]) /,
  /शादी के बाद (?!से |भी )(?:(?!थी|था|दी|गई|गया|हुई|है|हैं|अब )\S+ ){0,5}?\S*(?:गा|गी|गे) /u,
  / (?:pati|husband|patni|biwi|wife|dulha|dulhan) (?:amir|ameer|garib|gor[ai]|sundar|sarkari|doctor|engineer|nri|lamb[ai]|achh?[aei]|padh[ae]\S*|naukri ?wal[aei]) (?:\S+ ){0,2}?(?:hoga|hogi|honge|milega|milegi) | sasural (?:\S+ ){0,2}?(?:door|dur|paas|pas|nazdeek|kais[aie]|ameer|amir|kaha|kahan|kidhar|bada|achh?a) (?:\S+ ){0,2}?(?:hoga|hogi|milega|milegi) /,
]

/** A marriage of one's own that is denied. */
const UNMARRIED =
  / (?:i am|im|i m|am) (?:an? |still |also |yet |not )*(?:unmarried|single(?! (?:mother|father|parent|mom))|bachelor|spinster) | unmarried (?:\d\d|male|female|girl|boy|man|woman) | (?:\d\d|male|female) unmarried /

/** True where a first wedding is still to come, and no marriage of one's own is told. */
export const isWeddingAhead = remembered((concern): boolean => {
  const sentences = concern.split(/[.?!\n।]+/u).map((sentence) => plainText(sentence))
  const isAhead = sentences.some((sentence) => AHEAD.some((pattern) => pattern.test(sentence)))
  return (
    (isAhead || ownClauses(concern).some((clause) => UNMARRIED.test(clause))) &&
    !OWN_BOND.some((pattern) => pattern.test(plainText(concern)))
  )
})

const PERSON = '(?:age|aged|\\d{2}|years?|yrs?|yr|old|female|f|a|an|am|i|im|simple|only|just|working|educated|presently|currently|now)'
const HOMEMAKER = '(?:house ?wife|home ?maker|housemaker|gruhini|grihini|illatharasi)'
/** Who keeps a house. */
const KEEPS_HOUSE: readonly RegExp[] = [
  new RegExp(` (?:i am|im|i m|am|myself) (?:an? |only |just |simple |full time |also |now )*${HOMEMAKER} `),
  new RegExp(`^ (?:${PERSON} ){0,5}${HOMEMAKER} (?:since|for|from|in|with|at|\\d+|$)`),
  new RegExp(` ${HOMEMAKER} (?:hu|hun|hoon|huu|ni) `),
  /(?:गृहिणी|हाउसवाइफ|हाउस वाइफ) (?:हूँ|हूं) |(?:நான்|^) (?:ஒரு )?(?:இல்லத்தரசி|குடும்பத் தலைவி)|(?:గృహిణిని|గృహిణి|ఇల్లాలిని) /u,
]
export const keepsHouse = remembered((concern): boolean =>
  ownClauses(concern).some((clause) => KEEPS_HOUSE.some((pattern) => pattern.test(clause))),
)

/** A husband or wife in a list of what somebody has, and what was done before a wedding that has been. */
const IN_A_LIST =
  /^ (?:and |also |with |a |my |one |good |loving |nice |caring |\d\d )*(?:wife|husband|biwi|patni)(?: (?:and|aur|n|two|three|one|do|teen|\d|small|little|kids?|children|sons?|daughters?|child|baby|bache|bachche|bacche|beta|beti|old|parents|also))* $/
const COUNTED_BESIDE =
  / (?:kids?|children|sons?|daughters?|child|baby|bache|bachche|bacche|beta|beti|parents|house|car|job|salary|tankhwah|tankha|money|loan|home) /
const SPOUSE_SOUGHT =
  / (?:get|find|want|need|wants|seek|seeking|looking for) (?:\S+ ){0,4}(?:wife|husband|biwi|patni) | (?:wife|husband|biwi|patni) (?:\S+ ){0,4}(?:when will|will i get|kab mil\S*|in my (?:chart|horoscope|kundli)|is it in) | (?:good|nice|loving|caring|right) (?:wife|husband) /
const BEFORE_WEDDING =
  / (?:i was|was|worked|working|used to (?:work|teach|do)|did \S+|taught) (?:\S+ ){0,5}before (?:my |our |the )?(?:marriage|wedding|shaadi|shadi) | (?:shaadi|shadi) se peh?a?le (?:\S+ ){0,5}(?:karti thi|karta tha|padhati thi|kiya tha|ki thi) |शादी से पहले (?:\S+ ){0,5}(?:करती थी|करता था|पढ़ाती थी|किया था|की थी)/u

/** One home with husband or wife, said of oneself. */
const LIVES_WITH =
  /^ (?:i |i am |am |we |we are |currently |now )*(?:live|living|stay|staying|settled) (?:\S+ ){0,3}with (?:my )?(?:husband|wife) (?!s )/

/** The people of a husband or wife. */
const SPOUSES_PEOPLE = / (?:wifes|husbands|wife|husband) (?:parents|brothers?|sisters?|mother|father|family) (?!in law)/
const TO_COME = / (?:will|would|should|how|when) (?:\S+ ){0,4}(?:wifes?|husbands?) (?:parents|brothers?|sisters?|mother|father|family) /

/** True where a husband or wife, or a wedding that has been, is told of in passing. */
export const tellsSpouse = remembered((concern): boolean => {
  if (keepsHouse(concern)) return true
  const text = plainText(concern)
  if (ownClauses(concern).some((clause) => BEFORE_WEDDING.test(clause))) return true
  if (!SPOUSE_SOUGHT.test(text) && concern.split(/[.;!?\n।]+/u).some((sentence) => LIVES_WITH.test(plainText(sentence)))) return true
  if (SPOUSES_PEOPLE.test(withoutOthersSpouse(text)) && !TO_COME.test(text) && !SPOUSE_SOUGHT.test(text)) return true
  return (
    COUNTED_BESIDE.test(text) &&
    !SPOUSE_SOUGHT.test(text) &&
    concern.split(/[,.;:?!\n।]+/u).some((clause) => IN_A_LIST.test(plainText(clause)))
  )
})
