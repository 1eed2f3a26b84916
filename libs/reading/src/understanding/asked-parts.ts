import { asks, asksByEndingAlone, asksIfSuch, asksWhich, holdsWays, isAsking, isReported, wordsOf } from './asking.ts'
import { broadOf, listedFields } from './broad.ts'
import { asksIfItComes, asksItsTime, asksOfOwnRoof, asksOfWish, asksOneMore, isWish, peaceOrHouse } from './elliptic.ts'
import { A_SALE, OWN_HOME } from './place-sold.ts'
import { remembered } from './remembered.ts'
import { runOnParts } from './run-on.ts'
import { beforeOneKab, sharedVerb } from './shared-verb.ts'
import { shortConcernsOf } from './subjects.ts'
import { plainText, topicsOf } from './topics.ts'

/** What a question tells, and what it asks, part by part, in the visitor's own words and order. */
export type AskedParts = { told: string; asked: string[] }

/** So many parts are answered one by one; what goes beyond them stays with the last. */
const MOST_PARTS = 4
/** Fields that are listed in one breath are answered each, so many of them. */
const MOST_LISTED = 6
/** A part of fewer words belongs to the one beside it. */
const FEWEST_WORDS = 2

/** Where a sentence of a concern ends. */
export const SENTENCE_END = /(?<=[?!।\n;])(?![?!])\s*|(?<=\.)\s+/u

/** Words that join two parts. */
const JOINED =
  /\s*,\s*(?:(?:and|also|but|aur|और) )?|\s+(?:and|also|plus|but|aur|phir|और|तथा|மற்றும்|மேலும்|mattrum|mariyu|మరియు|inka|ఇంకా)\s+|\s*&\s*/iu
/** What is left to say after two ways ("what is right for me"). */
const WHICH_IS_BEST =
  /^(?:(?:mere|mujhe|mere liye|मेरे|मुझे|मेरे लिए|for me) )*(?:(?:what|which)(?: one)?(?: is| will be| would be)?|which (?:one )?(?:will )?suits?|kya|konsa|kaunsa|kaun sa|क्या|कौन सा|कौनसा) (?:\S+ )?(?:right|better|best|good|more|me|theek|thik|sahi|accha|acha|achha|behtar|uchit|ठीक|सही|अच्छा|बेहतर|उचित)(?: \S+){0,2}[?.।]?$/iu
/** Two ways by their names alone ("job or business"). */
const NAMES_TWO = /^(?:\S+ ){1,4}(?:or|vs|versus|ya|या) \S+(?: \S+){0,4}$/iu
/** A wish after a question is one more of them. */
const WISH =
  /(?:^|\s)(?<!(?:not|dont|don't|don’t|didnt|didn't|never|nor|doesnt|doesn't) )(?:want to|wish to|would like to|plan to|planning to|dream of|chaht[aie]|चाहत[ाीे])(?:\s|$)/iu

/** "Aur" after these is "more" or "another" and joins nothing ("one more", "somebody else"). */
const MORE_AFTER =
  /(?:^|\s)(?:ya|या|ek|koi|kisi|kuch|kuchh|kahin|kahi|thod[aie]|zara|abhi|(?:ek|do|teen) (?:baar|bar)|एक|कोई|किसी|कुछ|कहीं|थोड़[ाेी]|ज़रा|अभी|(?:एक|दो|तीन) बार)$/iu
/** After a stretch of time it is "more" where what is done for so long follows. */
const TIME_AFTER =
  /(?:^|\s)(?:saal|sal|mahine|mahina|maheena|din|hafte|year|years|month|months|mauka|chance|attempt|try|साल|महीने|महीना|दिन|हफ्ते|मौका)$/iu
const SPENT =
  /^(?:lag|ruk|wait|intez|intaz|intj|du|doon|dun|de|lu|loon|kar|try|mil|chal|rah|reh|tik|pad|dekh|jhel|seh|chah|लग|रुक|इंतज|दे|दूं|दूँ|कर|मिल|चल|रह|टिक|पड़|देख)/iu
/** How much more, and how much longer. */
const HOW_MUCH_MORE = /^(?:kitn\S+|kab tak|bhi|entha|enni|enthakalam|कितन\S+|कब तक|भी|ఎంత|ఎన్ని|ఎన్నాళ్\S+)(?:\s|$)/iu

/** "Inka" before these is "more". */
const SOME_MORE = /^(?:ok[ae]|okati|konni|kontha|konth?[ae]?m|konche?m|koncham|rendu|\d+|ఒక|కొన్ని|కొంత|రెండు)(?:\s|$)/iu

/** True where a word that joins says "more" in place of "and". */
function saysMore(joint: string, before: string, after: string): boolean {
  if (!/^\s+(?:aur|और|inka|ఇంకా)\s+$/iu.test(joint)) return false
  if (/inka|ఇంకా/iu.test(joint) && SOME_MORE.test(after)) return true
  return MORE_AFTER.test(before) || (TIME_AFTER.test(before) && SPENT.test(after)) || (HOW_MUCH_MORE.test(after) && !asks(before))
}

/** The first clause of what follows a joint. */
function clauseOf(after: string): string {
  for (const { index, 0: joint } of after.matchAll(new RegExp(JOINED, 'giu')))
    if (!saysMore(joint, after.slice(0, index), after.slice(index + joint.length))) return after.slice(0, index)
  return after
}

/** A sentence in the parts that ask something of their own: it is parted before a word that joins only where what follows asks by itself. */
function partsOf(sentence: string): readonly string[] {
  const matters = beforeOneKab(sentence)
  if (matters.length > 0) return matters
  const parts: string[] = []
  let from = 0
  for (const { index, 0: joint } of sentence.matchAll(new RegExp(JOINED, 'giu'))) {
    const [before, after] = [sentence.slice(from, index), sentence.slice(index + joint.length)]
    if (saysMore(joint, before, after)) continue
    const next = clauseOf(after)
    if (wordsOf(before).length < FEWEST_WORDS || (asksItsTime(next, before) && asks(before))) continue
    // the other way of a step or of a yes belongs to it
    if (OTHER_SIDE.test(next) && asks(before) && !wordsOf(before).some(isAsking)) continue
    const asksItself =
      wordsOf(next).length >= FEWEST_WORDS &&
      asks(!joint.includes(',') && asks(before) ? next.replace(OTHER_WAY, '') : next.replace(/[?\s]+$/u, '')) &&
      (joint.includes(',') || !asksIfSuch(next) || asks(before))
    const isOne = OWN_STEP.test(next)
      ? parts.length > 0 && asks(before)
      : asksItself || asksOneMore(before, next, namesMatter) || (sentence.trimEnd().endsWith('?') && asksSubjectFirst(before, next))
    if (!isOne) continue
    parts.push(before.trim())
    from = index + joint.length
  }
  return [...parts, sentence.slice(from).trim()].flatMap(runOnParts).flatMap(sharedVerb).flatMap(peaceOrHouse)
}

/** A matter before its verb, as spoken English also asks it behind a question ("will my parents agree, and marriage will happen with him?"). */
const SUBJECT_FIRST =
  /^(?:(?:my|our|the|this|love|second|court) ){0,2}(?:marriage|wedding|job|promotion|transfer|visa|career|business|baby|child) will (?!not |never )\S+/iu
const ASKS_WILL = /^(?:(?:so|sir|madam|please|and) )*(?:will|when will|can|would) (?!.* (?:if|that|until|till|when|after|before|so) )/iu
const asksSubjectFirst = (before: string, next: string): boolean => SUBJECT_FIRST.test(next) && ASKS_WILL.test(before)

const OTHER_SIDE = /^(?:leka|leda|allathu|illa|ya|या|లేక|లేదా|அல்லது)\s/iu
/** What is held against a question belongs to the whole of it. */
const OTHER_WAY = /(?:\sor (?:should|shall) (?:i|we)\s.*)?[?\s]*$/iu
/** The last of several things asked one after the other, by "or" ("will it stop, will they promote me, or better I resign"). */
const OWN_STEP =
  /^or (?:(?:should|shall|can) (?:i|we)|(?:is it )?(?:better|best)(?: (?:if|that))? (?:i|we|to)|(?:i|we) (?:should|better|have to|must)) /iu

/** True where a word of the lists names a matter. */
export const namesMatter = (part: string): boolean => topicsOf({ concern: part }).lead !== 'general' || shortConcernsOf(part).length > 0

/** Matters that are only named, one after the other ("career, marriage and money"); none where a sentence says more than that. */
function namedMatters(sentence: string): string[] {
  const named = sentence.split(new RegExp(`${JOINED.source}|\\s*/\\s*`, 'iu')).map((part) => part.replace(/[.।\s]+$/u, ''))
  const areMatters = named.every((part) => {
    const count = wordsOf(part).length
    return count > 0 && count <= MATTER_WORDS && !STATES.test(part.toLowerCase()) && !wordsOf(part).some(isAsking) && namesMatter(part)
  })
  return named.length > 1 && areMatters ? named : []
}

/** What is told of somebody ("I farm", "debts are many") names no matter to be told about. */
const STATES =
  /(?:^|\s)(?:hai|hain|hu|hoon|hun|tha|thi|zyada|jyada|jada|bahut|bohot|kam|is|are|was|high|low|more|less|many|adhigam|athigam|jasthi|jaasthi|kammi|ekkuva|takkuva|undi|unnayi|irukku|iruku|हूँ|हूं|है|हैं|था|थी|ज़्यादा|ज्यादा|बहुत|कम|அதிகம்|அதிகமா|ஜாஸ்தி|கம்மி|குறைவு|இருக்கு|ఎక్కువ|తక్కువ|ఉంది|ఉన్నాయి)$|(?:[rt][ae]n|[rt]om|unnanu|nnanu|stanu|stunna|chesanu|ேன்|ோம்|ிறது|ுது|ாச்சு|ிச்சு|ாங்க|ார்கள்|ాను|న్నాం|శాను|స్తున్నా)$/u

/** A matter that is only named takes so many words. */
const MATTER_WORDS = 2

/** What waits or does not move ("salary is stuck", "bill not paid", "wahi hai"): told, it asks when it will. */
const STANDS_STILL =
  /(?:^|\s)(?:stuck|struck|stucked|blocked|unpaid|pending|on hold|not (?:yet )?(?:paid|moving|increas\S+|growing|given|giving|coming|received|released|cleared|happening)|no (?:hike|increment|raise|promotion|growth)|same (?:salary|post|position|pay)|(?:salary|pay|post|position) (?:\S+ ){0,3}same|atk[aie]\S*|atak\S*|phas[ae]\S*|fas[ae]\S*|ruk[aie]|ruki hui|wahi(?:n)? (?:\S+ )?(?:hai|h|ki wahi)|nahi(?:n)? (?:badh\S*|mil ?rah\S*|mil[ia]|aay\S*|aa ?rah\S*|de ?rah\S*|diy[ae]|ban ?rah\S*|ho ?rah\S*)|nahi (?:mil|badh|aa|de|ban|ho) rah\S*|nilu\S*|nikk\S*uthu|maata?l\S*|mudang\S*|varala|kidaikala|kedaikala|tharala|yeravillai|ag[ai]poyi\S*|aagipoyi\S*|nilichi\S*|irukku?poy\S*|raledu|ravatledu|ravadam ledu|ivvaledu|ivvatledu|peragaledu|peragatledu|अटक\S*|फंस\S*|फँस\S*|रुका|रुकी|रुके|वही है|नहीं (?:बढ़\S*|मिल रह\S*|मिला|मिली|मिले|आ रह\S*|आया|आई|दि\S*|हो रह\S*)|முடங்\S*|மாட்டி\S*|வரல\S*|வரவில்லை|கிடைக்கல\S*|கிடைக்கவில்லை|தரல\S*|உயரவில்லை|ஏறல\S*|நின்னு\S*|ఆగిపోయి\S*|నిలిచి\S*|రాలేదు|రావట్లేదు|రావడం లేదు|ఇవ్వలేదు|ఇవ్వట్లేదు|పెరగలేదు|పెరగట్లేదు)(?=[\s,.!]|$)/u

/** A pay that is told as low asks when it grows, also beside a choice of work; not where what is asked names the pay itself. */
const LOW_PAY =
  /(?:^|\s)(?:salary|pay|package|ctc|income|sallery|salry|tankhwah|vetan|sambalam|jeetam) (?:(?:is|also|bhi|bahut|very|too|so|quite|much|romba|chala) ){0,3}(?:low|less|small|poor|kam|kammi|takkuva|not good|not enough)(?=[\s,.!]|$)/u
const OF_PAY =
  /(?:^|\s)(?:salary|pay|package|ctc|hike|increment|raise|income|money|paisa|tankhwah|vetan|sambalam|jeetam|promotion|rich|savings?)(?=[\s,.!?]|$)/u

/** A grown child, a brother or a sister whose wedding does not come, or who refuses one: told, it asks what to do and when. */
const GROWN_KIN =
  /(?:^|\s)(?:son|daughter|sons|daughters|child|children|brother|sister|beta|bete|beti|bitiya|bhai|behen|bahan|ladk[aei]|paiyan|ponnu|magan|magal|koduku|kuthuru|kooturu|बेटा|बेटे|बेटी|भाई|बहन|மகன்|மகள்|కొడుకు|కూతురు)(?=[\s,.]|$)/u
const WEDDING =
  /(?:^|\s)(?:marr\S*|wedding|shaadi|shadi|vivah|rishta|rishte|alliances?|proposals?|match(?:es)?|kalyanam|thirumanam|pelli|sambandh\S*|शादी|विवाह|रिश्ता|रिश्ते|திருமணம்|கல்யாணம்|పెళ్లి)(?=[\s,.]|$)/u
const NOT_SO =
  /(?:^|\s)(?:refus\S*|reject\S*|avoid\S*|says? no|saying no|not|no|never|unmarried|doesnt|doesn[’']t|dont|isnt|still|delay\S*|late|mana|inkar|nahi\S*|nahin|illa\S*|maattaen|ledu|नहीं|मना|इनकार)(?=[\s,.]|$)/u
const isUnwed = (text: string): boolean => GROWN_KIN.test(text) && WEDDING.test(text) && NOT_SO.test(text)

/** The fields and shorter matters that a part names. */
const mattersOf = (part: string): string[] => {
  const { topics } = topicsOf({ concern: part })
  return [...topics.filter((topic) => topic !== 'general' && topic !== 'timing'), ...shortConcernsOf(part)]
}

/** The least words of a complaint: who waits for what. */
const COMPLAINT_WORDS = 2
/** The most of one that is asked about: in a longer sentence, or among more of them, it is told. */
const MOST_COMPLAINED = 13
const MOST_BESIDE = 3

/**
 * A complaint beside a question on another matter is a part of its own: what is asked of that matter would pass it over. Where the first question after
 * it names no matter ("when will it end"), the complaint is what it asks about.
 */
function asksOnItsOwn(complaint: string, asked: readonly string[], next: string | undefined): boolean {
  const text = complaint.toLowerCase()
  const complains = STANDS_STILL.test(text) || LOW_PAY.test(text) || isUnwed(text)
  const { length } = wordsOf(complaint)
  if (length < COMPLAINT_WORDS || length > MOST_COMPLAINED || !complains) return false
  if (next !== undefined && (mattersOf(next).length === 0 || GOES_BACK.test(next.toLowerCase()))) return false
  if (LOW_PAY.test(text)) return asked.every((part) => !OF_PAY.test(part.toLowerCase()))
  // a place that does not sell is the purse for the home that is asked about
  if (A_SALE.test(plainText(complaint)) && asked.some((part) => OWN_HOME.test(plainText(part)))) return false
  const own = mattersOf(complaint)
  return own.length > 0 && asked.every((part) => !mattersOf(part).some((matter) => own.includes(matter)))
}
/** Words that stand for what was told before. */
const GOES_BACK =
  /(?:^|\s)(?:it|this(?! (?:year|month|time))|them|that|he|she|they|him|her|wo|woh|vo|voh|ye|yeh|iska|iski|uska|uski|adhu|athu|idhu|adi|idi|यह|ये|वह|वो|इसका|उसका|அது|இது|அதை|అది|ఇది)(?=[\s?.!]|$)/u

/** A sentence that asks whether the wish told in it comes to be, or one behind a question that asks by a wish or for one thing more. */
function asksBehind(found: readonly { part: string; isAsked: boolean }[], part: string): boolean {
  const before = found.findLast(({ isAsked }) => isAsked)
  if (asksOfWish(part)) return true
  return before !== undefined && (WISH.test(part) || asksOfOwnRoof(part) || asksOneMore(before.part, part, namesMatter))
}

/** A wish that is told before what asks whether it comes goes with it. */
function withWish(sentence: string, parts: readonly string[]): readonly string[] {
  const at = parts.findIndex(
    (part, index) => index > 0 && asksIfItComes(part) && isWish(wishIn(parts[index - 1] ?? '')) && !asks(wishIn(parts[index - 1] ?? '')),
  )
  if (at < 0) return parts
  const [before, part] = [parts[at - 1] as string, parts[at] as string]
  const wish = wishIn(before)
  const told = before.slice(0, before.length - wish.length).replace(/[,\s]+$/u, '')
  return [...parts.slice(0, at - 1), ...(told === '' ? [] : [told]), asTyped(sentence, wish, part), ...parts.slice(at + 1)]
}
/** Two clauses with what was typed between them. */
const asTyped = (sentence: string, before: string, part: string): string =>
  `${before}${sentence.includes(`${before}, ${part}`) ? ',' : ''} ${part}`
/** The last clause. */
const wishIn = (part: string): string => part.slice(part.lastIndexOf(',') + 1).trim()

/** Whoever sets marks where they ask has told what they close with a stop. */
const marksQuestions = (concern: string): boolean => concern.includes('?')
/** What is to come, told with its time in the form in which Hindi asks as well. */
const tellsAhead = (part: string, before = ''): boolean =>
  /[.।]\s*$/u.test(part) &&
  ((asksByEndingAlone(part) && HAS_A_TIME.test(part)) ||
    ENDS_THEN.test(part) ||
    GIVES_THEN.test(part) ||
    (BARE_WILL.test(part) && OF_KIN.test(before)))
/** A verb of what is to come whose subject is left out, and the relative before it of whom it goes on to tell. */
const BARE_WILL = /^(?:(?:and|then) )?will (?!(?:i|we|it|he|she|they|you|this|that|these|there|the|my|our|his|her|their|any|some|all) )/iu
const OF_KIN =
  /^(?:(?:and|my|our|elder|younger|eldest|youngest|only|big|small|one|other) )*(?:son|daughter|child|husband|wife|brother|sister|father|mother|nephew|niece|cousin|beta|beti|bhai|behen) (?:is|was|has|does|did|just|now|also|will|got|joined|finished|stud(?:y|ies)|works?) /iu
/** A subject that is left out, as in "doing apprentice, will finish in feb". */
const ENDS_THEN =
  /^(?:(?:and|it|which) )?will (?:finish|complete|end|join|retire|expire|be (?:over|done|completed?|finished)|get (?:over|completed)) (?:(?:in|on|by|next|after|this|within) |(?:19|20)\d\d)/iu
/** What somebody who is told of will give, with the subject left out. */
const GIVES_THEN =
  /^(?:(?:and|he|she|they|which) )?will (?:give|share|pay|send|lend|help|support) (?:me|us|some|half|part|the rest|his|her|their|money|\d)/iu
const HAS_A_TIME = /(?:^|[^\d])(?:19|20)\d\d(?!\d)|\d+ ?(?:saal|mahin\S*|years?|months?|din|साल|महीने)/iu

/**
 * A question taken apart: what it tells (sentences and clauses that ask nothing) and each thing that it asks, as typed. "Or" never parts: two ways
 * of a choice are one question.
 */
export const askedParts = remembered((concern): AskedParts => {
  const found: { part: string; isAsked: boolean; isTheirs?: boolean }[] = []
  const add = (part: string, isAsked: boolean, isTheirs = false): void => void found.push({ part, isAsked, isTheirs })
  for (const sentence of concern.split(SENTENCE_END)) {
    const listed = listedFields(sentence)
    const named = listed.length > 0 ? listed : namedMatters(sentence.trim())
    for (const part of named) add(part, true)
    const parts = named.length > 0 ? [] : withWish(sentence, partsOf(sentence.trim()))
    for (const [at, part] of parts.entries())
      // a time alone goes with what was asked before it
      if (found.at(-1)?.isAsked === true && asksItsTime(part, found.at(-1)?.part ?? '')) {
        const before = found.pop()?.part ?? ''
        add(asTyped(sentence, before, part), true)
      }
      // matters that are named before what is asked of them all are asked as well
      else if (parts.some(asks) && namedMatters(part).length > 0) for (const matter of namedMatters(part)) add(matter, true)
      else if (WHICH_IS_BEST.test(part) && (holdsWays(found.at(-1)?.part ?? '') || NAMES_TWO.test(found.at(-1)?.part ?? ''))) {
        const ways = found.pop()?.part ?? ''
        add(asTyped(sentence, ways, part), true)
      } else
        add(
          part,
          (asks(part) && !(marksQuestions(concern) && tellsAhead(part, parts[at - 1]))) || asksWhich(part) || asksBehind(found, part),
          isReported(part, parts[at - 1]),
        )
  }
  // what others say or ask is asked only where nothing else is
  if (found.some(({ isAsked, isTheirs }) => isAsked && isTheirs !== true))
    for (const one of found) if (one.isTheirs === true) one.isAsked = false
  const questions = found.flatMap(({ part, isAsked }) => (isAsked ? [part] : []))
  const isComplaint = (part: string, at: number): boolean =>
    questions.length > 0 &&
    questions.length < MOST_PARTS &&
    found.length - questions.length <= MOST_BESIDE &&
    asksOnItsOwn(part, questions, found.slice(at).find(({ isAsked }) => isAsked)?.part)
  const told: string[] = []
  const asked: string[] = []
  for (const [at, { part, isAsked }] of found.entries())
    if (!isAsked && !isComplaint(part, at)) told.push(part)
    else if (asked.length < (broadOf(part)?.fields.length === 1 ? MOST_LISTED : MOST_PARTS)) asked.push(part)
    else asked.push(`${asked.pop()} ${part}`)
  return { told: told.map((part) => part.replace(/[.।\s]+$/u, '')).join('. '), asked }
})
