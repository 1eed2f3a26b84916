import { asks, wordsOf } from './asking.ts'

/** What asks with words left out: a clause that goes on from the question before it, or one that only says when. */

/** A time alone, and no matter: it belongs to what was asked before it ("and by when", "in which year", "kab tak hoga"). */
const TIME_ALONE =
  /^ (?:(?:and|aur|also|so|then|but|please|pls|sir|ji|if (?:yes|so)|agar (?:haan|ha|han)|haan to|(?:ho(?:ga|gi|ge)|lagegi|milegi|milega) toh?|और|అయితే) )*(?:(?:by|till|until|from|in|on|at|around|within|after) )?(?:when|how soon|how long|how much time|how much and when|(?:which|what) (?:year|month|age|time|date)|how many (?:years|months|days)|kab|kis (?:saal|sal|mahine|umar)|kitne (?:saal|sal|mahine|din|time|samay) (?:me|mein|baad)|kab se|eppo|eppodhu|eppothu|eppa|endha varusham|entha varusham|eppudu|epudu|ye samvatsaram(?:lo)?|e year lo|कब|किस (?:साल|महीने|उम्र)|कितने (?:साल|महीने|दिन|समय) (?:में|बाद)|எப்போது|எப்போ|எப்ப|எப்பொழுது|எந்த (?:வருடம்|ஆண்டு|வருஷம்|மாதம்)|ఎప్పుడు|ఎపుడు|ఏ (?:సంవత్సరం|సంవత్సరంలో|నెలలో|ఏడాది|ఏడాదిలో))(?: (?:exactly|tak|se|approx|approximately|about|then|time|year|itself|only|nadakkum|aagum|avutundi|jarugutundi|तक|से|நடக்கும்|அవుతుంది|అవుతుంది|జరుగుతుంది|వస్తుంది|will (?:it|that|this) (?:be|happen)|it will (?:be|happen)|it happens|(?:ho|hoga|hogi|honge|hogaa|milega|milegi|aayega|ayega|aayegi|hone wala|hone wali)|होगा|होगी|होंगे|मिलेगा|मिलेगी)){0,3} $/u

/** When, with the verb of the question before it ("will it come, when will it come", as languages with the verb last have it). */
const TIME_OF_VERB =
  /^ (?:aur |mattum |mari |mariyu )?(?:kab|kab tak|eppo|epo|eppodhu|eppudu|epudu|कब|कब तक|எப்போது|எப்போ|எப்ப|ఎప్పుడు|ఎప్పటికి) (\S+?)(?: (?:batao|bataiye|bataye|sollunga|cheppandi|pathu sollunga|பாத்து சொல்லுங்க|சொல்லுங்க|చెప్పండి|बताइए|बताओ))? $/u
/** So many letters of a verb are its stem. */
const STEM = 3
const isOfVerb = (part: string, before: string): boolean => {
  const [, verb = ''] = TIME_OF_VERB.exec(` ${wordsOf(part).join(' ')} `) ?? []
  return verb.length > STEM && ` ${wordsOf(before).join(' ')} `.includes(` ${verb.slice(0, STEM)}`)
}

/** Of whom or where it is asked, the time is asked as another thing. */
const OF_WHOM =
  / (?:where|what (?:kind|type|sort)|how will (?:he|she|my)|will (?:he|she) be|kais[aei]|kahan|kahaan|kis (?:disha|taraf|jagah)|எப்படிப்பட்ட\S*|ఎలాంటి) /u

/** True of a clause that asks when, and of nothing else. */
const isTimeAlone = (part: string): boolean => TIME_ALONE.test(` ${wordsOf(part).join(' ')} `.replace(IS_RIGHT, ' '))
/** A month or a year is asked for as the right one. */
const IS_RIGHT =
  / (?:(?:will|would) be|is|are) (?:the )?(?:right|good|best|better|suitable|ok|okay|favou?rable|lucky|auspicious)(?: (?:one|time|for (?:me|us|it|this|that)))? $| (?:sahi|accha|acha|achha|theek|thik|best|shubh) (?:rahega|rahegi|hoga|hogi|hai) $/u

/** True of a question that a time alone goes with. */
const takesTime = (before: string): boolean => !isTimeAlone(before) && !OF_WHOM.test(` ${wordsOf(before.slice(0, LOOKED_AT)).join(' ')} `)
/** Signs of a question that tell of whom it is. */
const LOOKED_AT = 300

/** True of a clause that asks when, and of nothing else than the question before it. */
export const asksItsTime = (part: string, before: string): boolean =>
  (isTimeAlone(part) || isOfVerb(part, before.slice(-LOOKED_AT))) && takesTime(before)

/** What is asked for beside any question: a rite, a gem, a thing to do. */
const REMEDY =
  / (?:remed(?:y|ies)|dosh\S*|matching|upa+y\S*|uppay|pari[hg]ara?m?\S*|parikaram\S*|puja\S*|pooja\S*|poojai|homam|havan|shanti|mantra\S*|gem|gems|gemstones?|stone|ratna?\S*|vrat|vratham|daan|उपाय\S*|पूजा|मंत्र|रत्न|பரிகார\S*|பூஜை\S*|பூசை|பரிஹார\S*|పరిహార\S*|పూజ\S*|పూజలు|మంత్రం) /u
/** Words by which one thing of a kind is asked for. */
const ANY =
  /^ (?:(?:also|then|is there|are there|whether|kya|क्या|inka|ఇంకా) )*(?:any|some|koi|kuch|konjam|edavathu|ethavathu|edhavadhu|ethenum|edaina|yedaina|emaina|कोई|कुछ|ஏதாவது|ஏதேனும்|ஏதும்|ఏదైనా|ఏమైనా) /u
/** What a statement has: somebody who does it, a tense, a no. */
const STATES =
  / (?:i|we|he|she|they|you|am|was|were|did|done(?<! be done)|not|no|never|none|because|have|has|had|having|tried|doing|said|says|told|nahi|nahin|nhi|raha|rahe|rahi|tha|thi|the|karta|karti|karte|main|hum|illa|illai|ledu|नहीं|रहा|रही|रहे|था|थी|இல்லை|இல்ல|లేదు) /u
/** What comes next is asked as the first thing was. */
const NEXT_ONE =
  /^ (?:(?:also|and|then) )*(?:after (?:that|this|it|which)|afterwards|later(?: on)?|then|uske baad|iske baad|us ke baad|phir|adhuku (?:apram|piragu)|aprom|apram|tarvata|taruvata|उसके बाद|इसके बाद|फिर|அதன் பிறகு|பிறகு|அப்புறம்|తర్వాత|ఆ తర్వాత) /u
/** By which something is asked to be there or to come. */
const MAY_BE =
  / (?:possible|possibility|possibilities|chances?|yog|yoga|yogam|scope|likely|योग|संभावना|யோகம்|வாய்ப்பு|యోగం|అవకాశం)(?: (?:is|also|bhi|too|there|hai|h|for me|in my (?:chart|kundli|kundali|horoscope|life)|after (?:that|this|it)|or not|undi|irukku|irukka|unda|है|இருக்கா|ఉందా)){0,3} $/u

/** Two ways that are held against each other. */
const TWO_WAYS = / (?:or|ya|vs|leka|leda|illa|illana|allathu|या|அல்லது|లేక|లేదా) /u

/** So many words at most are asked with a verb left out. */
const MOST_WORDS = 10

/**
 * True of a clause behind a question that asks for one thing more without a verb of asking of its own ("and any pooja to be done", "and is a job abroad
 * possible", "and after that a post in a college").
 * @param names tells of words whether they name a matter
 */
export function asksOneMore(before: string, clause: string, names: (part: string) => boolean): boolean {
  const words = wordsOf(clause)
  if (words.length === 0 || words.length > MOST_WORDS) return false
  const text = ` ${words.join(' ')} `
  if (STATES.test(text)) return false
  const isMore = ANY.test(text) || (MAY_BE.test(text) && !TWO_WAYS.test(text))
  const isNext = NEXT_ONE.test(text) && WILL_COME.test(before.toLowerCase())
  if (REMEDY.test(text)) return (isMore || words.length <= REMEDY_WORDS) && asks(before)
  return (isMore || isNext) && names(clause) && asks(before)
}
/** A remedy that is only named takes so many words. */
const REMEDY_WORDS = 4
/** What will be is asked, and not what should be done. */
const WILL_COME =
  /(?:^|\s)(?:will|when|can|is|kab|\S*(?:eg[ai]|og[ai]|enge)|\S*(?:uma|undi|unda)|कब|\S*(?:ेगा|ेगी|ोगा|ोगी)|\S*(?:ுமா|ும்|ుందా|ుంది))(?=[\s?]|$)/u

/** A wish, and whether it comes to be: the question names nothing by itself ("I want some peace, will I get"). */
const IF_IT_COMES =
  / (?:so |then |kya |क्या )*(?:will (?:i|we|it|that|this) ?(?:ever )?(?:get|have|happen|come|be possible|be|find)?(?: it| that| this)?(?: or not)?|is (?:it|that|this) (?:possible|there)(?: for me| or not)?|is (?:20\d\d|this year|next year|now)(?: (?:a|the))? (?:good|right|okay|ok|better|best|safe|suitable)(?: time| year)?(?: for (?:it|me|this|us))?|kab (?:shuru |start )?\S+(?:u|un|oon|unga|ungi)|eppo (?:aarambikk\S*|start pann\S*|pannalam|vaangalam|seiyalam)|eppudu (?:start |modalu )?(?:chey\S*|pett\S*|kon\S*)|can (?:i|we|it)(?: (?:get|have|do|happen|be done))?(?: it| that)?|(?:milega|milegi|hoga|hogi|ho payega|ho payegi|ho jayega|ho jayegi|mil jayega|mil jayegi)(?: kya)?|kidaikuma|kidaikkuma|nadakkuma|dorukutunda|jarugutunda|avutunda|मिलेगा|मिलेगी|होगा|होगी|मिलेगा क्या|होगा क्या|கிடைக்குமா|நடக்குமா|దొరుకుతుందా|జరుగుతుందా|అవుతుందా) $/u
const WISHES =
  /(?:^|\s)(?:want|wants|wish|need|needs|hope|dream|plan|planning|thinking|has to|have to|chaht\S+|chahiye|venum|vendum|kavali|kaavali|चाहत[ाेी]|चाहिए|வேண்டும்|வேணும்|కావాలి)(?=[\s,.]|$)/iu

/** True of a clause that asks whether a wish comes to be, and does not name it. */
export const asksIfItComes = (clause: string): boolean => IF_IT_COMES.exec(` ${wordsOf(clause).join(' ')} `)?.index === 0

/** True of a wish. */
export const isWish = (clause: string): boolean => WISHES.test(clause)

/** True of a wish with the clause that asks whether it comes to be. */
export function asksOfWish(part: string): boolean {
  const text = ` ${wordsOf(part).join(' ')} `
  const { index = 0 } = IF_IT_COMES.exec(text) ?? {}
  return index > 0 && WISHES.test(text.slice(0, index))
}

/** Whether it grows calmer with those one lives with, or a roof of one's own is to be found: each has its own answer. */
const OWN_ROOF =
  '(?:(?:separate|own|another|different|other|rented|new|alag|dusra|kiraye ka|अलग|किराए का)\\s(?:house|home|flat|roof|place|room|ghar|makan|घर|मकान)|move out|shift out|(?:live )?separate(?:ly)? from (?:them|her|in laws)|hum alag rah|हम अलग रह)'
const PEACE_OR_HOUSE = new RegExp(
  `^((?:.*\\s)?(?:(?:will|when|can|does)\\s(?!(?:i|we)\\s)|(?:kya|kab|कब|क्या)\\s|).*(?:peace|shanti|calm|fight|quarrel|jhagd|tortur|interfer|taunt|chang|adjust|behav|treat|respect|accept|relation|understand|better|normal|badle|sudhre|शांति|झगड़|बदले).*?)[\\s,]+((?:or|ya|या)\\s(?:.*\\s)?${OWN_ROOF}.*)$`,
  'isu',
)
const OR_OWN_ROOF = new RegExp(`^(?:or|ya|या)\\s(?:.*\\s)?${OWN_ROOF}`, 'isu')
/** True of the second of them. */
export const asksOfOwnRoof = (part: string): boolean => OR_OWN_ROOF.test(part)

/** A part in these two, or alone. */
export function peaceOrHouse(part: string): readonly string[] {
  const [, peace, house] = PEACE_OR_HOUSE.exec(part) ?? []
  return peace === undefined || house === undefined || OF_A_ROOF.test(peace) || !asks(peace) ? [part] : [peace, house]
}
const OF_A_ROOF = /\b(?:house|flat|loan|tenant|landlord|builder)\b/iu
