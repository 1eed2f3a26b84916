import type { Point } from './point/points.ts'

/** What a part is after that goes on from another ("if not what to study"), or stands beside it as a matter of its own in few words. */

/** Whether something stands in the chart that hinders. */
const OF_DOSHA = / (?:dosha?m?|dosh|dosam|shrap|shaap|saabam|sapam) |दोष|தோஷ|దోష/u
const OF_CHILD =
  / (?:child\S*|baby|babies|kids?|bach\S*|santan\S*|santaan\S*|kuzhand\S*|pillal\S*|garbh\S*|conceiv\S*|pregnan\S*) |संतान|बच्च|குழந்தை|సంతాన|పిల్లల/u

/** One's own body, and how it fares. */
const OF_BODY =
  / (?:knees?|back|joints?|legs?|neck|stomach|head|body|shoulder|heel|ghutn\S*|kamar|pith|sar|pet|pair|mootu|muttu|idupp\S*|thala[iy]|nadumu|mokal\S*|kaal\S*) (?:(?:ka|ke|ki|mein|me|and \S+) )?(?:pains?|aches?|dard|vali\S*|noppi\S*|problems?|taklif) | (?:bp|blood pressure|sugar|diabetes|thyroid|asthma|migraine|acidity|pcod|pcos|cholesterol|gastric|arthritis|allergy) |घुटन|कमर का दर्द|बीपी|शुगर|மூட்டு வலி|சர்க்கரை|மோகாள்|మోకా|నడుము|షుగర్|బీపీ/u
const FARES =
  / (?:come down|go down|going|go|reduc\S*|better|cure\S*|normal|control\S*|recover\S*|heal\S*|end|ok|okay|well|improve\S*|kam|theek|thik|khatam|kuraiyum|kurayum|seri|sari|pogum|taggutundi|taggutunda|poyedi) |ठीक|कम|குறை|சரி|தగ్గ|తగ్గ/u
const OF_KIN =
  / (?:mother|father|mom|dad|amma|appa|nanna|papa|mummy|maa|husband|wife|son|daughter|brother|sister|pati|patni|bet[aei]|bhai|behen|parents?|in laws?|his|her|their)s? |माँ|पिता|पति|पत्नी|बेट|அம்மா|அப்பா|கணவ|மனைவி|அண்ண|தம்பி|அக்கா|தங்க|అమ్మ|నాన్న|భర్త|భార్య/u
/** A quiet mind. */
const PEACE =
  / (?:(?:mental|inner|mind|manasik) (?:peace|shanti)|peace (?:of|in) (?:my )?(?:mind|heart|life)|(?:man|dil) ki shanti|mana ?shan?th?i|mana nimmathi|nimmathi (?:eppo\S*|kidai\S*|varum\S*|venum)|manasuku (?:shanti|prasantata)|manashanti|prasha?nth?ata) |मन की शांति|மன நிம்மதி|நிம்மதி (?:எப்|கிடை|வரு|வேண்)|மன அமைதி|మనశ్శాంతి|మానసిక ప్రశాంతత/u

/** What is done for it. */
const OF_RITE = / (?:mantra\S*|pooja|puja|remed\S*|upa+y|parig\S*|parih\S*|stone|temple) |मंत्र|उपाय|पूजा|மந்திர|பூஜை|பரிகார|మంత్ర|పూజ|పరిహార/u
/** A higher rank in the same house. */
const HIGHER_RANK =
  / (?:(?:upgrade|upgraded|elevate|promote) (?:me|us|my)|(?:get|give me|be given) (?:the |a )?(?:next|higher|upper) (?:grade|band|level|rank|cadre|scale)|(?:next|higher) (?:grade|band|cadre|rank|scale) (?:this|in|by|when|come|milega|milegi)) /u
/** Nobody knows what to do. */
const AT_A_LOSS =
  / (?:(?:not|dont|don t|cant|cannot|unable to) (?:\S+ )?(?:understand\S*|know\S*|getting|figure|sure) (?:\S+ ){0,2}what (?:to|i should|should i|i can|else to) do|samajh (?:\S+ ){0,4}(?:kya kar\S*)|kya kar\S* (?:\S+ )?samajh|enna (?:pann?ra\S*|seiy\S*|pannanum) ?(?:nu )?(?:theriy\S*|puriy\S*)|em chey+al[io] (?:ardham|artham|teli\S*|theli\S*)\S*) |क्या कर\S* (?:\S+ )?समझ|समझ नहीं \S+ (?:\S+ )?क्या कर/u
const OF_TRANSFER = / (?:transfer|tabadla|tabadala|badli|idamatram|badili) |ट्रांसफर|तबादल|இடமாற்ற|బదిలీ/u
/** Whether a field fits. */
const FITS =
  / (?:enaku|enakku|ennaku|naku|naaku) (?:\S+ )?(?:set|suit|seri|kalisi|poruth\S*)\S*(?: (?:aa?gu\S*|avu?t\S*|vas?t\S*|varum\S*))? | (?:mujhe|mere liye|for me) (?:set|suit|suitable|sahi|jamega|jamegi)\S*(?: (?:hoga|hogi|karega|karegi|rahega|hai))? /u
const A_FIELD =
  / (?:it|software|teaching|banking|medical|field|line|sector|business|vyaparam|thozhil|design\S*|marketing|sales|hr|data|acting|media|law|civil|mechanical|electrical|hotel|agri\S*|farming|nursing|pharma|finance|accounts|government|govt|industry) /u

/** Else, what is studied. */
const IF_NOT =
  /^ (?:and |so |then )*(?:if (?:not|no|i (?:dont|do not|fail)|it does not|it doesnt)|otherwise|else|or else|nahi to|nahin to|varna|warna|illana|illaina|illenna|lekapothe|lekunte|rakapothe|raakapothe|kaadante|नहीं तो|वरना|இல்லைன்னா|இல்லனா|இல்லையென்றால்|இல்லாவிட்டால்|கிடைக்காவிட்டால்|రాకపోతే|లేకపోతే|కాకపోతే) /u
const STUDIES =
  / (?:study|learn|course|courses|join|take|padh\S*|padik\S*|padich\S*|chadav\S*|chaduv\S*|degree) |पढ़|कोर्स|படிக்|படிப்|చదవ|చదువ|కోర్స/u
/** To leave a love behind. */
const LEAVES_BEHIND =
  / (?:come out|get out|get over|move on|forget|overcome|nikal\S*|aage badh\S*|bhool\S*|bhul\S*|marak\S*|marandh\S*|marchi\S*|maravali|bayata\S*) |भूल|निकल|மறக்|మర్చి|మరవ|బయట/u
/** A post that comes next. */
const NEXT_POST =
  /^ (?:also |and |then )*(?:after (?:that|this|it|which)|then|later|uske baad|iske baad|phir|adhuku apram|tarvata|taruvata) (?:\S+ )*(?:posts?|jobs?|lecturer|professor|naukri|service|velai|udyogam|officer|teacher) /u
const OF_STATE = / (?:govt|government|sarkari|central|state|psu|public sector|kvs|navodaya|arasu|prabhutva) /u

/** Who says only that has so many words, with the signs around them. */
const FEW_WORDS = 12
const started = (points: readonly Point[], field: string): boolean => points.some((point) => point.startsWith(`${field}.`))

/**
 * What such a part is after; null for any other.
 * @param own plain words of the part
 * @param found what the classifier takes it for
 * @param earlier what the parts before it are after
 * @param sure from where on the classifier is believed
 */
export function besidePoint(own: string, found: { point: Point; likely: number }, earlier: readonly Point[], sure: number): Point | null {
  if (found.point === 'kin.childBirth' && earlier.includes('kin.childBirth') && OF_DOSHA.test(own) && !OF_CHILD.test(own))
    return 'love.dosha'
  if (earlier.length > 0 && FITS.test(own) && A_FIELD.test(own)) return 'work.field'
  if (found.likely >= sure && earlier.at(-1) !== found.point && !found.point.startsWith('self.')) return null
  if (IF_NOT.test(own) && started(earlier, 'study') && STUDIES.test(own)) return 'study.course'
  if ((earlier.includes('love.back') || earlier.includes('love.forget')) && LEAVES_BEHIND.test(own)) return 'love.forget'
  if (found.likely >= sure && found.point.startsWith('self.') && earlier.at(-1) !== found.point) return null
  if (!OF_KIN.test(own) && !OF_RITE.test(own) && ((OF_BODY.test(own) && FARES.test(own)) || PEACE.test(own))) return 'self.health'
  if (HIGHER_RANK.test(own)) return 'work.promotion'
  if (found.likely >= sure) return null
  if (AT_A_LOSS.test(own) && own.split(' ').length <= FEW_WORDS) return 'self.do'
  if (OF_TRANSFER.test(own) && !OF_KIN.test(own) && !started(earlier, 'home')) return 'work.transfer'
  if (NEXT_POST.test(own) && !OF_KIN.test(own)) return OF_STATE.test(own) ? 'work.government' : 'work.post'
  return null
}
