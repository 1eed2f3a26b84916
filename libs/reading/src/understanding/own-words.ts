import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/**
 * The clauses in which a visitor speaks of themselves: what a relative does, has or studies is none of theirs. A clause without a subject goes with
 * the one before it in its sentence ("my husband is in the army, posted far").
 */

const LATIN_KIN =
  'husbands?|hubby|wife|wifes|sons?|daughters?|brothers?|sisters?|father|fathers|mother|mothers|dad|dads|mom|papa|papas|daddy|mummy|parents|uncle|cousins?|friends?|batch ?mates?|class ?mates?|colleagues?|room ?mates?|neighbou?rs?|juniors|seniors|boyfriend|girlfriend|fianc\\S*|boys?|girls?|guy|groom|bride|pati|patidev|patni|biwi|bivi|beta|bete|beti|betiya|ladka|ladke|ladki|bhai|bhaiya|behen|bahan|behan|didi|pitaji|pita|mata|chacha|mama|dost|kanavar|kanavan|purushan|veetuk+a+rar|manaivi|pondatti|magan|magal|paiyan|ponnu|appa|amma|anna|annan|thambi|akka|thangai|thangachi|bharta|bhartha|mogudu|bharya|pellam|koduku|kuthuru|kooturu|abbayi|ammayi|nanna|annayya|tammudu|thammudu|chelli|chellelu|ayana|aayana|maayana|mayana'
const SCRIPT_KIN =
  'पति|पत्नी|बीवी|बेटा|बेटे|बेटी|भाई|बहन|दीदी|पापा|पिता|पिताजी|माँ|मां|मम्मी|लड़का|लड़के|लड़की|கணவர்|கணவரின்|கணவருக்கு|கணவன்|மனைவி|மனைவிக்கு|மகன்|மகனின்|மகனுக்கு|மகள்|மகளுக்கு|பையன்|பொண்ணு|அப்பா|அம்மா|அண்ணன்|தம்பி|அக்கா|தங்கை|భర్త|భార్య|కొడుకు|కూతురు|అబ్బాయి|అమ్మాయి|నాన్న|అమ్మ|అన్న|తమ్ముడు|చెల్లి|అక్క|ఆయన'
const ANY_KIN = `(?:${LATIN_KIN})`
/** Somebody else, by a word of kin or as he, she or they. */
const OTHERS = new RegExp(` (?:(?:${LATIN_KIN})(?:oda|ki|ku|kku|ukku)?|he|she|they|his|unka|unki|unke|uska|uski|uske|${SCRIPT_KIN}) `, 'u')
/** The visitor: a pronoun, or a verb of the first person. */
const OWN = new RegExp(
  ` (?<! (?:let|lets|give|gives|tell|tells|told|ask|asks|call|calls|leave|left|beat|beats|help|helps|love|loves|to|with|for|from|of|on) )(?:i|im|ive|myself|we|main|mai|mein hu|hum|hu|hun|hoon|huu|humne|maine|mujh|mujhe|mujhko|mujhse|naan|nan|enaku|enakku|naanga|nenu|naku|naaku|memu|मैं|मैंने|मुझे|मुझसे|हम|हमें|हूँ|हूं|நான்|எனக்கு|நாங்கள்|నేను|నాకు|మేము) | me and (?:my )?\\S| (?:or|wants?|forces?|forcing) me | me (?:to|in|and|or|from|for|as|that|with|out) | (?:my|our) (?!(?:own |elder |younger |big |small |only |eldest |youngest |\\d+ |first |second |\\S+ year old )*${ANY_KIN} )\\S| (?:meri|mera|mere|apni|apna|hamari|hamara) (?!${ANY_KIN} )\\S| (?:मेरी|मेरा|मेरे|हमारी|हमारा) (?!(?:${SCRIPT_KIN}) )| [a-z]{2,}(?:kiren|kkiren|giren|ndren|uren|aren|yren|tten|nten|rom|unnanu|unnam|stunna|sthunna|esanu|sunna) |[\\p{L}\\p{M}]{2,}(?:ேன்|ோம்|ున్నాను|ున్నా|ాను|ున్నాం) `,
  'u',
)

/** True of a clause, as plain text, whose subject is the visitor. */
export const isOwnClause = (clause: string): boolean => OWN.test(clause)

const SENTENCE = /(?<=[.!?\n।])/u
/** A full stop inside a degree ends no sentence. */
const DEGREE_DOT = /\b([bmdp]h?)\.\s?(?=(?:ed|tech|com|sc|b\.?a|a|d|pharm|arch|des|ca|pt|ds|l|e)\b)/giu
const CLAUSE = /(?<=[,;:])|(?<!\b(?:me|i|husband|wife))(?= (?:but|and|while|because|so|lekin|magar|aur|par|लेकिन|और|मगर|पर|ஆனால்|కానీ) )/iu

const JOINED = /^ (?:but|and|while|because|so|lekin|magar|aur|par|लेकिन|और|मगर|पर|ஆனால்|కానీ) /u

const HAS_KIN = new RegExp(`(?:${LATIN_KIN}|${SCRIPT_KIN}|\\bhe\\b|\\bshe\\b|\\bthey\\b)`, 'iu')

/** The clauses of a text, as plain text, by whom they tell of. */
const clausesByWhose = remembered((concern): { own: string[]; others: string[] } => {
  const parts: { own: string[]; others: string[] } = { own: [], others: [] }
  const hasKin = HAS_KIN.test(concern)
  for (const sentence of concern.replace(DEGREE_DOT, '$1').split(SENTENCE)) {
    let whose: keyof typeof parts = 'own'
    for (const clause of sentence.split(CLAUSE)) {
      const text = plainText(clause)
      if (hasKin && OWN.test(text)) whose = 'own'
      else if (hasKin && OTHERS.test(text)) whose = 'others'
      if (text.trim() !== '') parts[whose].push(text.replace(JOINED, ' '))
    }
  }
  return parts
})

/** The clauses in which the visitor speaks of themselves, as plain text. */
export const ownClauses = (concern: string): readonly string[] => clausesByWhose(concern).own

/** The same as one plain text. */
export const ownText = remembered((concern): string => ` ${ownClauses(concern).join(' ').trim().replace(/ {2,}/g, ' ')} `)

const WORK_WORDS =
  'jobs?|office|boss|manager|salary|company|employed|posting|posted|transfer\\S*|promotion|promoted|increment|hike|appraisal|business|shops?|store|firm|factory|boutique|parlou?r|salon|clinic|hotel|restaurant|works?|working|worked|duty|army|navy|crpf|bsf|police|bank|school|hospital|railways?|retir\\S*|profession|contract|teach\\S*|nurse|driv\\S*|clerk|officer|engineer|doctor|lecturer|worker|practice|agency|naukri|nokri|naukari|kaam|dukaa?n|dhandha|dhanda|karobar|vyapa+r|tempo|auto|taxi|truck|ola|uber|contractor|kheti|farm\\S*|tailor\\S*|tuitions?|classes|velai\\S*|vela|kadai\\S*|thozhil\\S*|udyogam\\S*|vyaparam\\S*|vyavasayam|vivasayam|pani'
const WORK_SCRIPT =
  'नौकरी|काम|दुकान|ऑफिस|दफ्तर|दफ़्तर|ट्रांसफर|तबादला|प्रमोशन|पोस्टिंग|व्यापार|धंध|कारोबार|वेतन|तनख्वाह|ड्यूटी|फौज|सेना|पुलिस|बैंक|स्कूल|कंपनी|फैक्ट्री|ऑटो|टैक्सी|खेती|रिटायर|टीचर|शिक्षक|लेक्चरर|வேலை|பணி|கடை|தொழில|பதவி|ஆபீஸ்|அலுவலக|சம்பள|கம்பெனி|வியாபார|பள்ளி|வங்கி|மருத்துவமனை|விவசாய|ஹோட்டல்|ஆசிரிய|ఉద్యోగ|జాబ్|పని|వ్యాపార|షాపు|దుకాణ|ఆఫీస|ట్రాన్స్|ప్రమోషన్|జీత|కంపెనీ|హోటల్|స్కూల్|బ్యాంక|వ్యవసాయ|టీచర్'
const STUDY_WORDS =
  'class|exams?|boards?|10th|11th|12th|neet|jee|upsc|ssc|cgl|[a-z]{1,2}psc|college|degree|b ?tech|m ?tech|mbbs|mba|mca|bca|b ?com|b ?sc|b ?ed|phd|semester|sem|student|stud(?:y|ies|ying)|course|coaching|prepar\\S*|taiyari|tayari|tayyari|padh\\S*|padippu\\S*|padik\\S*|chaduv\\S*|entrance|result|attempts?|backlogs?|arrears?'
const STUDY_SCRIPT = 'पढ़|परीक्षा|तैयारी|कॉलेज|बोर्ड|नीट|கல்லூரி|படி|தேர்வு|நீட்|చదువ|పరీక్ష|కాలేజ|నీట్'

/** Words that may stand between a relative and what they do: no other subject among them. */
const EN_BETWEEN =
  '(?:is|was|are|has|had|been|got|gets|getting|keeps|runs|ran|does|doing|lost|left|who|also|now|still|currently|preparing|pursuing|giving|writing|the|a|an|in|at|on|with|as|for|from|of|to|his|her|one|own|small|good|private|govt|government|central|state|senior|junior|final|first|second|third|last|next|year|havildar|anganwadi|software|not|no|going|\\d+(?:th|st|nd|rd)?)'
const HI_BETWEEN =
  '(?:ka|ki|ke|bhi|ek|to|hi|apni|apna|apne|ye|private|sarkari|govt|company|factory|police|bank|me|mein|se|saal|ab|abhi|koi|bilkul|\\d+)'
const KIN_EN =
  'husband|hubby|wife|son|daughter|brother|sister|father|mother|dad|mom|papa|daddy|mummy|uncle|cousin|friend|boyfriend|girlfriend|fianc\\S*|bhaiya|bhai|behen|didi|chacha|mama|appa|amma|anna|annan|akka|thambi|he|she'
const KIN_HI =
  'pati|patidev|patni|biwi|husband|wife|beta|bete|beti|bhai|bhaiya|behen|bahan|didi|papa|pitaji|pita|mummy|chacha|unka|unki|uska|uski'
const KIN_SOUTH =
  'kanavar|kanavan|purushan|husband|wife|manaivi|pondatti|magan|magal|paiyan|ponnu|appa|amma|anna|annan|thambi|akka|thangai|thangachi|bharta|bhartha|mogudu|bharya|pellam|koduku|kuthuru|kooturu|abbayi|ammayi|nanna|annayya|tammudu|thammudu|chelli|ayana|aayana'
const DEVANAGARI_KIN = 'पति|पत्नी|बीवी|बेटा|बेटे|बेटी|भाई|बहन|दीदी|पापा|पिता|पिताजी|मम्मी|उनका|उनकी|उसका|उसकी'
const DRAVIDIAN_KIN =
  'கணவர்|கணவரின்|கணவருக்கு|கணவன்|மனைவி|மனைவிக்கு|மகன்|மகனின்|மகனுக்கு|மகள்|மகளுக்கு|பையன்|அப்பா|அம்மா|அண்ணன்|தம்பி|அக்கா|தங்கை|భర్త|భార్య|కొడుకు|కూతురు|అబ్బాయి|అమ్మాయి|నాన్న|అన్న|తమ్ముడు|చెల్లి|మా ఆయన'

const tiedTo = (words: string, script: string): RegExp =>
  new RegExp(
    ` (?:${KIN_EN})s? (?:${EN_BETWEEN} ){0,6}(?:${words}) | (?:${KIN_HI}) (?:${HI_BETWEEN} ){0,5}(?:${words}) | (?:${KIN_SOUTH})(?:oda|ki|ku|kku|ukku)? (?:\\S+ ){0,4}(?:${words}) | (?:${DEVANAGARI_KIN}) (?:(?:का|की|के|भी|एक|तो|अब|में|से|अपनी|अपना|सरकारी|प्राइवेट|किसी) ){0,5}(?:${script})| (?:${DRAVIDIAN_KIN}) (?:\\S+ ){0,3}(?:${script})`,
    'u',
  )
const WORK = {
  tied: tiedTo(WORK_WORDS, WORK_SCRIPT),
  told: new RegExp(
    ` (?:${WORK_WORDS}|laid off|lay ?offs?|layoffs?|fired|terminated|resign\\S*|jobless|unemployed|post|shifts?|team|colleagues?|partner\\S*|clients?|customers|orders|wfh|leave|handl\\S*|manag\\S*|sambha?l\\S*|started|opened|earn\\S*) |${WORK_SCRIPT}`,
    'u',
  ),
}
const STUDY = { tied: tiedTo(STUDY_WORDS, STUDY_SCRIPT), told: new RegExp(` (?:${STUDY_WORDS}) |${STUDY_SCRIPT}`, 'u') }

/** Work that somebody says they do not have. */
const HAS_NO_WORK = / (?:do not|dont|don t|am not|im not|not) (?:work|working|doing (?:any )?(?:job|work))(?= )/g

const TRADE_WORDS =
  'business|shops?|stores?|firm|factory|boutique|parlou?r|salon|clinic|hotel|restaurant|agency|workshop|garage|showroom|dukaa?n|dhandha|dhanda|karobar|vyapa+r|kadai\\S*|thozhil\\S*|vyaparam\\S*'
const TRADE_SCRIPT = 'दुकान|व्यापार|धंध|कारोबार|கடை|தொழில|வியாபார|వ్యాపార|షాపు|దుకాణ'
const TRADE = {
  tied: new RegExp(` (?:${LATIN_KIN}|${SCRIPT_KIN}) (?:\\S+ ){0,5}?(?:${TRADE_WORDS}|\\S*(?:${TRADE_SCRIPT})\\S*) `, 'u'),
  told: new RegExp(
    ` (?:${TRADE_WORDS}|unit|mill|press|clients?|customers?|orders|partner\\S*|sales?|takings|practice|tuitions?|classes|farm\\S*|kheti|sell\\S*|tempo|taxi|auto|truck|own) |${TRADE_SCRIPT}`,
    'u',
  ),
}

/** A relative is named with it, and the visitor's own clauses speak of none. */
const isOfOthers = (concern: string, { tied, told }: typeof WORK): boolean => {
  const { own, others } = clausesByWhose(concern)
  return others.length > 0 && tied.test(others.join('')) && !told.test(own.join('').replace(HAS_NO_WORK, ' '))
}

const OFFER = / (?:offers?|offered|offer letter) |ऑफर|ஆஃபர்|ఆఫర్/u
/** True where an offer is told of somebody else alone. */
export const isOfferOfOthers = remembered(
  (concern): boolean => OFFER.test(clausesByWhose(concern).others.join('')) && !OFFER.test(clausesByWhose(concern).own.join('')),
)

/** True where the only work that is told of is a relative's. */
export const isWorkOfOthers = remembered((concern): boolean => isOfOthers(concern, WORK))

const POST_HELD = / (?:working (?:in|as|at|with)|posted (?:in|at)|employed|promotion|promoted|transfer\S*|posting|increment|appraisal) /u
/** True where the words of a post that is held stand in a relative's clauses alone. */
export const isPostOfOthers = remembered((concern): boolean => {
  const { own, others } = clausesByWhose(concern)
  return others.length > 0 && POST_HELD.test(others.join('')) && !WORK.told.test(own.join(''))
})

/** True where the only trade that is told of is a relative's, whatever post is told beside it. */
export const isTradeOfOthers = remembered((concern): boolean => isOfOthers(concern, TRADE))

/** True where the only course or examination that is told of is a relative's. */
export const isStudyOfOthers = remembered((concern): boolean => isOfOthers(concern, STUDY))
