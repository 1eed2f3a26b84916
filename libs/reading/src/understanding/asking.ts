/** English words that ask at the head of a part, or as its last word. */
const ENGLISH_ASKING: readonly string[] = ['when', 'which', 'why', 'how', 'what', 'where']
/** Words that ask wherever they stand. */
// prettier-ignore
const ASKING: readonly string[] = [
  'kab', 'kyu', 'kyun', 'kyon', 'kyo', 'kaun', 'kaunsa', 'kaunsi', 'kaunse', 'kaise', 'kaisa', 'kaisi', 'kitna', 'kitne', 'kitni', 'kis', 'kisse', 'kiske', 'kahan', 'kahaan', 'kidhar', 'konsa', 'konsi', 'konse', 'kya',
  'eppo', 'epo', 'eppa', 'yeppo', 'eppothu', 'eppodhu', 'eppadi', 'epdi', 'yen', 'enna', 'entha', 'endha', 'enga', 'evlo', 'evvalavu', 'eppudu', 'eppudo', 'epudu', 'ela', 'elanti', 'elaanti', 'etuvanti', 'enduku', 'ekkada', 'enti', 'enni', 'yeppudu', 'yela',
  'कब', 'क्या', 'क्यों', 'क्यूं', 'कौन', 'कौनसा', 'कौनसी', 'कौनसे', 'कैसे', 'कैसा', 'कैसी', 'कितना', 'कितने', 'कितनी', 'किस', 'किससे', 'किसके', 'कहाँ', 'कहां', 'किधर',
  'எப்போ', 'எப்ப', 'எப்போது', 'எப்பொழுது', 'எப்படி', 'எப்பிடி', 'ஏன்', 'என்ன', 'எந்த', 'எங்கு', 'எங்கே', 'எது', 'எவ்வளவு', 'எத்தனை', 'எப்படிப்பட்ட', 'எப்போதுதான்',
  'ఎప్పుడు', 'ఎపుడు', 'ఎలా', 'ఎలాంటి', 'ఎటువంటి', 'ఎందుకు', 'ఎక్కడ', 'ఏమి', 'ఏం', 'ఏంటి', 'ఏమిటి', 'ఏ', 'ఎంత', 'ఎన్ని', 'ఎన్నాళ్లు', 'ఎన్నాళ్ళు', 'ఎవరు', 'ఎవరితో',
]
/** What asks at the head of a part: a verb before its subject, after a word of address at most. */
const HEAD =
  /^(?:(?:so|then|and|also|please|pls|sir|madam|ji|guruji|tell me|but|otherwise|else|if (?:not|no|yes|so)|after (?:that|this|it)|later) )*(?:(?:will|would|should|shall|can|could) (?!(?:(?:take|bring|send|call|keep) (?:me|us)|be away) (?!.*[?]))|(?:do (?!(?:it|this|that|now) )|is |are |am |was |does |did |has |have )(?:i|it|he|she|we|they|you|this|that|these|there|my|our|his|her|the|now|any) |who (?:will|is|should|can) |whether (?:to|(?:i|we|it) (?:should|will|shall|can)|should (?:i|we)|it is (?:good|better|right|wise|ok)) |is (?:second|another|marriage|remarriage|love) |(?:from|in|at|to|by|for|with) (?:which|what|whom|where) |(?:kya|क्या) )/u
/** A way that is held against another. */
const OR_SHOULD = /(?:^|\s)or (?:should|shall|will|can) (?:i|we)\s|(?:^|\s)or (?:is it )?(?:better|best)(?: (?:if|that))? (?:i|we|to)\s/iu
/** "Or not", with which a statement asks. */
const OR_NOT = /(?:\s(?:or not|(?:ya|ki) nahin?|(?:ya|ki) nhi|ya na|illaya|leda)|\sया नहीं|இல்லையா|లేదా)[\s?.।]*$/iu
/** Two ways of what is ahead or may be done, of which a Hindi verb names one ("will it be this or that"). */
const THIS_OR_THAT =
  /\s(?:\S+(?:eg[aie]|og[aie]|[uo]ng[aie]|[^aeiou\s]un?|aa?un?|oon)|karna|jana|lena|rehna|rahna|chhodna|\S+(?:ेगा|ेगी|ेंगे|ोगा|ोगी|ूंगा|ूंगी|ूँगा|ूँगी|ूं|ूँ|ऊं|ऊँ)) (?:ya|या) \S|\s(?:ya|या) (?:\S+ ){0,4}(?:karu|lu|du|jau|ruku|dekhu|rahu|banu|rakhu)n?\s*$|^(?!.*(?:^|\s)(?:koi|kuch|kabhi|kisi|roz|कोई|कुछ|कभी|किसी) ).*\s(?:hai|hain|है|हैं) (?:ya|या) (?:\S+ ){0,6}\S+$/iu
/** Whether something is there, as Hindi asks it without a word of asking. */
const HAS_YOG =
  /(?:^|\s)(?:koi|kuch|bhi|any|कोई|कुछ|भी) (?:\S+ ){0,2}(?:yog|yoga|chance|chances|ummeed|umeed|sambhavna|upay|upaay|dosh|dosha|rasta|raasta|scope|योग|उम्मीद|संभावना|उपाय|दोष|रास्ता) (?:hai|h|hain|है|हैं)$|(?:^|\s)(?:yogam|yogham|dosham|dosam|luck|labham|laabam|adhirshtam|chance|vaippu|vaaippu|interest|scope|யோகம்|தோஷம்|வாய்ப்பு|பாசம்|அன்பு|காதல்) (?:irukk?aa?|இருக்கா)$/u
/** "Em" asks what, and beside a no it says nothing at all. */
const WHAT_IN_TELUGU = /(?:^|\s)em (?:chey+al[io]|(?!(?:\S+ )*\S*(?:l[ae]du|ledhu|levu|lenu|(?<!ta?)adu|ina|inaa|papam)(?:\s|$))\S)/u
/** Which of two or more, at the end of a sentence that names them. */
const WHICH_OF_THEM =
  /(?:^|\s)which(?: one)? (?:is|will be|would be|should i (?:choose|take|do|join|pick)|to (?:choose|take|do|join))(?: (?:good|better|best|right|suitable))?(?: for (?:me|us|him|her))?$/u
/** True of a sentence that asks which of those in it. */
export const asksWhich = (part: string): boolean => WHICH_OF_THEM.test(wordsOf(part).join(' '))
/** The sound by which spoken Tamil asks. */
const SPOKEN_MARK = /(?:[aeu]n|um|aan|aal|anga|aar) ah$/u
/** Whether something is there or may be ("is a job abroad possible"). */
const IS_SUCH =
  /^(?:(?:and|also|so|then|please|pls|sir) )*(?:is|are) (?!(?:a|an|very|so|not|in|at|on|also|now|(?!posting|wedding|funding|training|nursing|farming|trading|teaching|coaching|banking|building)\S+ing|\S+ed|still|happy|unhappy|alone|from|with|too|more|only) )(?:\S+ ){1,7}?(?:possible|there|likely|written|indicated|shown|good|better|best|suitable|right|safe|okay|ok|in my|for me|coming)(?:\s|$)/u
/** True of a clause that asks by "is" alone; behind what is told its subject may stand there. */
export const asksIfSuch = (part: string): boolean => IS_SUCH.test(wordsOf(part).join(' '))
/** Words of Tamil and Telugu that ask, with what is joined to them. */
const FORMS: readonly RegExp[] = [
  /^(?:எப்படி(?:ப்பட்ட|யான|பட்ட)\S*|எப்போதுதான்|எப்போதான்|எத்தனை\S*|எவ்வளவ\S*|எதில்|எதற்கு|எதுக்கு|எதனால்|யார்|யாரை|யாருடன்|யாரோட)$/u,
  /^(?:ఎలాంటి\S*|ఎటువంటి\S*|ఎన్నాళ్\S*|ఎన్నేళ్\S*|ఎప్పటికి|ఎప్పటివరకు|ఎంతకాలం|ఏమిటి|ఏది|ఎవరితో)$/u,
]
/** Whatever, and whenever. */
const NEVER = /(?:ும்|ாவது|ேனும்|ైనా)$/u
const hasForm = (word: string): boolean => FORMS.some((form) => form.test(word)) && !NEVER.test(word)
/** A fear, which asks nothing. */
const WHAT_IF = /^(?:(?:and|but|so) )?what if /u
/** What is asked of a subject that stands before it ("my knee pain will it come down"). */
const OF_IT =
  / (?:(?:when|how|why|where|in which \S+) )?(?:(?:will|would|should|shall|can|could) (?:it|they|he|she|i|we)|(?:is|are) (?:it|they|he|she)) /u
/** The head of such a subject, and what no subject holds: a verb, or a clause. */
const OWNED = /^(?:(?:and|also|but|then|so|plus|sir|about|regarding|what about|coming to|as for) )*(?:my|our|his|her|their|this|that|the) /u
const VERB =
  / (?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|shall|may|wont|won't|go|went|got|get|left|tell|told|say|said|ask|want|take|took|give|gave|come|came|live|know|lost|met|fell|broke|ran|sold|bought|brought|made|make|think|feel|love|hate|like|need|keep|wrote|pushed?|fight|who|which|when|if|because|not|never|too|doesnt|works|lives|wants|goes|pays|stays|shouts|talks|threatens|delays|i'm|i|he|she|they|we|me|him|them|you|\S+ed|(?!wedding|building|engineering|nursing|coaching|training|marketing|teaching|farming|trading|housing|earning|hearing|posting|feeling)\S+ing|\S+[^s'\s]s(?= (?!and|of|in|for|with|at|from|on|to)\S)) /u
/** Words of a subject at most. */
const MOST_OF_SUBJECT = 8

/** True of a subject that stands before what is asked of it. */
export function isTopic(text: string): boolean {
  const words = wordsOf(text)
  const said = ` ${words.join(' ')} `
  return words.length > 1 && words.length <= MOST_OF_SUBJECT && OWNED.test(said.trimStart()) && !VERB.test(said)
}
/** Of somebody one asks whether they will, and not whether one will oneself. */
const SOMEBODY =
  / (?:husband|wife|son|daughter|brother|sister|father|mother|parents|boyfriend|girlfriend|friend|boss|uncle|aunt|children|kids|family|partner) /u
const asksOfTopic = (said: string): boolean => {
  const { index = 0, 0: asked = '' } = OF_IT.exec(said) ?? {}
  if (index === 0) return false
  const head = said.slice(0, index)
  const count = wordsOf(head).length
  return isTopic(head) && (!/ (?:i|we) $/u.test(asked) || (count <= MOST_OF_THING && !SOMEBODY.test(` ${head} `)))
}
const MOST_OF_THING = 5
/** What others say asks nothing of its own. */
const REPORTED =
  /(?:^|\s)(?:bol|keh|kah|puch|pooch)(?:t[aei]|te|ti|ta|tey|te hai)(?:\s|$)|(?:^|\s)(?:बोल|कह|पूछ)त[ाेी](?:\s|$)|(?:^|\s)(?:hu|hoon|hun|हूं|हूँ) (?:ya|या)\s/iu
/** A question that is led in by what somebody wants to know. */
const LED_IN =
  /(?:^|\s)(?:(?:want|wanted|like|need|wish) to (?:know|ask)|tell me|let me know|(?:dont|don't|do not|not) (?:know\S*|sure|understand\S*|getting)|(?:confused|doubt|unsure|clueless|guide me)(?: about)?) (?:\S+ )?(?:when|what|which|where|why|how|who|whether|if|will|should|can|is|am|are)\s/iu
/** Endings by which a Tamil or a Telugu verb asks, or a Hindi one looks ahead. */
const ENDINGS =
  /(?:(?<!^p)(?<=[^aeiou])oga|[^aeiou]ogi|[^aeiou]onge|[lntk]ega|[lntk]egi|um[ae]|aam[ae]|laam[ae]|[aiu]lama|(?:che[ys]+|vell|und|maa?r|kon|pett|[^aiouy]ey|[kp]ov|[ia]vv|amm|pamp|chadav|chaduv|aap|uv|chud)ala|(?:y|ll)[ao]ch?cha|e?yyana|eyana|sthana|nda|ndha|unda|unnayaa?|galana|galama|(?:unt|ast|est|ist|avut|agut)ana|stunda|taara|taada|lena|இருக்கிறதா|உண்டா|ఉన్నాయా|குமா|டுமா|ருமா|யுமா|லாமா|வானா|வாளா|ார்களா|ுமா|ிடுமா|వచ్చా|ందా|ుందా|స్తుందా|తాడా|తారా)$/u
/** A step that is only wished for or thought of. */
const WISHED = /(?:^|\s)(?:man|dil|soch\S*|chaht[aei]|chahat\S*|मन|दिल|सोच\S*|चाहत[ाेी])\s/iu
/** A step that somebody weighs, as Hindi says it ("shall I leave it"). */
const STEP =
  /^(?:kar|kr|le ?l|l|d|de ?d|ja|jaa|rah|rakh|ruk|badl|bech|dekh|chh?od|ban|laga|khol|khareed|kharid|bhar|chun|padh|mana|chala)(?:u|un|oon|aun)$|^(?:कर|ल|द|रह|रख|रुक|बदल|बेच|देख|छोड़|बन|खोल|खरीद|पढ़|चुन)(?:ूं|ूँ|ू)$|^(?:जा|लगा|बना)(?:ऊं|ऊँ|उं)$/u

/** What others say or ask. */
const OTHERS_SAY =
  /(?:^| )(?:(?<!(?:^|[^a-z])(?:i|we|and|please|pls) )(?:says|asks|tells|said|asked|told)|(?:is|are|keeps?|all|always|everyone|everybody|people|they|daily|again) (?:saying|asking|telling|say|ask|tell|asks|says)|(?:keh|kah|bol|puch|pooch) (?:raha|rahe|rahi|rha|rhe|rhi) (?:hai|hain|he|h|tha|the|thi)) /u
/** One's own question behind it. */
const ASKS_OWN = /(?:^| )(?:will|should|shall|can|do|am|may|could) (?:i|we|my|our) /u
/** A question of others, as their words go on ("what is there in a job", "why are you alone"). */
const THEIR_WORDS = /^(?:(?:and|but|also) )?(?:what is|what will|why|who|whose|how much|will you|are you|when are|when will you)(?: |$)/u

/** True where a part without a mark tells what others say or ask, or, behind a part that does, goes on with their words. */
export function isReported(part: string, before: string | undefined): boolean {
  if (part.trimEnd().endsWith('?')) return false
  const said = `${wordsOf(part).join(' ')} `
  if (ASKS_OWN.test(said)) return false
  return OTHERS_SAY.test(said) || (before !== undefined && THEIR_WORDS.test(said) && OTHERS_SAY.test(`${wordsOf(before).join(' ')} `))
}

export const wordsOf = (part: string): string[] =>
  part
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')

/** An asking word is among so many at the head. */
const HEAD_WORDS = 2

/** A turn before what asks ("if not how"). */
const TURN = /^(?:(?:and|so|then|also|but|please|pls|sir|madam|otherwise|else|if (?:not|no|yes|so)) )+/u

/** A clause that tells of a time, a place or a thing ("when I told him", "which I do not like"): what is to come, or what a chart shows, is asked ("when I will get a job"). */
const TELLS_OF =
  /^(?!(?:when|where|how|what) (?:i|we|he|she|they|it) (?:will|shall|should|can|would) )(?:how in (?:this|that|such|these)|which (?!.*(?:^| )(?:best|better|good|right|more|suits?|suitable|lucky|correct|ok|okay|easier|safer?|favou?rable|ones?|year|years|month|date|age|time|direction|side|field|country|city|state|place|job|line|stone|god|deity|profession|stream|course|college|option|way|business|career|company|exam|branch|subject|planet|graha|dasha|house|offer|person|boy|girl)(?: |$))|(?:(?:after|in|for|by|with|from|due to|because of|to) )?(?:when|where|which|what|how) (?:i|he|she|they|we|you|it|my|our|his|her|their|the|everyone|everybody|nobody|all|papa|mummy|father|mother|parents) )(?!.*(?:^| )(?:will|would|shall|should|can|could|may|might|must|going to|gonna|ll|is (?:written|shown|possible|best|better|good|right)|are|chart|charts|kundli|kundali|horoscope|stars|planets|grahas?|jathagam|jatakam|future|destiny|fate)(?: |$))/u

/** However much, and whatever: such words ask nothing. */
const HOWEVER =
  /(?:^|\s)(?:(?:entha|enni|evlo|evvalavu|enna|eppadi|eppo|eppa|ఎంత|ఎన్ని|ఏం|ఎలా|எவ்வளவு|என்ன|எப்படி|எப்ப|எப்போ|எத்தனை) (?:\S+ ){0,2}\S*(?:ாலும்|aalum|alum|ினా|sina|sinaa)|(?:kitn[aei]|kuch|kais[aei]) (?:bhi|hi)|(?:कितन[ाेी]|कैस[ाेी]|किस|किसी) (?:भी|ही)|எந்த \S+[யவமலனத]ும்|யார் (?:\S+ ){0,4}\S+(?:ாலும்|ன்னு)|eppudu (?:godav\S*|kotl\S*|phone|pubg|games?))(?=\s|$)/u

/** True for a verb by which somebody weighs a step. */
export const isStep = (word: string): boolean => STEP.test(word)

/** The last word as it was typed: "DU" is no step. */
const lastTyped = (part: string): string => /[\p{L}\p{M}]+(?=[^\p{L}\p{M}]*$)/u.exec(part)?.[0] ?? ''

/** True where a part holds two ways against each other in a Hindi verb's form. */
export const holdsWays = (part: string): boolean => THIS_OR_THAT.test(` ${wordsOf(part).join(' ')}`) && !REPORTED.test(part)

/** True for a word that asks wherever it stands. */
export const isAsking = (word: string): boolean => ASKING.includes(word)

/** True where a part asks something by its words, its form or its mark. */
export const asks = (part: string): boolean => asksInWords(part) || endsAsking(part)

/** True where nothing but the ending of its last verb asks, which tells of what is to come in the same form ("pension 2030 me hogi"). */
export const asksByEndingAlone = (part: string): boolean => !asksInWords(part) && endsAsking(part)

function endsAsking(part: string): boolean {
  const last = wordsOf(part).at(-1)
  return last !== undefined && (ENDINGS.test(last) || (isStep(lastTyped(part)) && !WISHED.test(part)))
}

/** Behind "enga" such a word is our own, and nothing is asked by it. */
const OUR_OWN =
  /^(?:paiyan|payyan|ponnu|ponnoda|magan|magal|appa|amma|akka|anna|annan|thambi|thangachi|veet\S*|veed\S*|kudumb\S*|oor\S*|son|daughter|father|mother|family|house|shop|kadai|business|company|mama|athai|thatha|paatti|pasanga)$/u

function asksInWords(part: string): boolean {
  const words = wordsOf(part)
  if (part.trimEnd().endsWith('?')) return true
  const said = words.join(' ')
  return (
    (words.some((word, at) => (isAsking(word) || hasForm(word)) && !(word === 'enga' && OUR_OWN.test(words[at + 1] ?? ''))) &&
      !HOWEVER.test(said)) ||
    (!WHAT_IF.test(said) &&
      !TELLS_OF.test(said.replace(TURN, '')) &&
      [...words.slice(0, HEAD_WORDS), ...said.replace(TURN, '').split(' ').slice(0, HEAD_WORDS), ...words.slice(-1)].some((word) =>
        ENGLISH_ASKING.includes(word),
      )) ||
    HEAD.test(`${said} `) ||
    asksOfTopic(`${said} `) ||
    IS_SUCH.test(said) ||
    HAS_YOG.test(said) ||
    WHAT_IN_TELUGU.test(said) ||
    SPOKEN_MARK.test(said) ||
    OR_SHOULD.test(part) ||
    LED_IN.test(part) ||
    OR_NOT.test(part) ||
    holdsWays(part)
  )
}
