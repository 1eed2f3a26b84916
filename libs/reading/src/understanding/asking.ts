/** English words that ask at the head of a part, or as its last word. */
const ENGLISH_ASKING: readonly string[] = ['when', 'which', 'why', 'how', 'what', 'where']
/** Words that ask wherever they stand. */
// prettier-ignore
const ASKING: readonly string[] = [
  'kab', 'kyu', 'kyun', 'kyon', 'kyo', 'kaun', 'kaunsa', 'kaunsi', 'kaunse', 'kaise', 'kaisa', 'kaisi', 'kitna', 'kitne', 'kitni', 'kahan', 'kahaan', 'kidhar', 'konsa', 'konsi', 'konse', 'kya',
  'eppo', 'eppothu', 'eppodhu', 'eppadi', 'epdi', 'yen', 'enna', 'entha', 'endha', 'enga', 'evlo', 'evvalavu', 'eppudu', 'eppudo', 'epudu', 'ela', 'elanti', 'elaanti', 'etuvanti', 'enduku', 'ekkada', 'enti', 'enni',
  'कब', 'क्या', 'क्यों', 'क्यूं', 'कौन', 'कौनसा', 'कौनसी', 'कौनसे', 'कैसे', 'कैसा', 'कैसी', 'कितना', 'कितने', 'कितनी', 'कहाँ', 'कहां', 'किधर',
  'எப்போ', 'எப்ப', 'எப்போது', 'எப்பொழுது', 'எப்படி', 'எப்பிடி', 'ஏன்', 'என்ன', 'எந்த', 'எங்கு', 'எங்கே', 'எது', 'எவ்வளவு', 'எத்தனை', 'எப்படிப்பட்ட', 'எப்போதுதான்',
  'ఎప్పుడు', 'ఎపుడు', 'ఎలా', 'ఎలాంటి', 'ఎటువంటి', 'ఎందుకు', 'ఎక్కడ', 'ఏమి', 'ఏం', 'ఏంటి', 'ఏమిటి', 'ఏ', 'ఎంత', 'ఎన్ని', 'ఎన్నాళ్లు', 'ఎన్నాళ్ళు', 'ఎవరు', 'ఎవరితో',
]
/** What asks at the head of a part: a verb before its subject, after a word of address at most. */
const HEAD =
  /^(?:(?:so|then|and|also|please|pls|sir|madam|ji|guruji|tell me|but|otherwise|else|if (?:not|no|yes|so)) )*(?:(?:will|would|should|shall|can|could) (?!(?:take|bring|send|call|keep) (?:me|us) (?!.*[?]))|(?:is|are|am|was|do|does|did|has|have) (?:i|it|he|she|we|they|you|this|that|these|there|my|our|his|her|the|now|any) |who (?:will|is|should|can) |is (?:second|another|marriage|remarriage|love) |(?:from|in|at|to|by|for|with) (?:which|what|whom|where) |(?:kya|क्या) )/u
/** A way that is held against another. */
const OR_SHOULD = /\sor (?:should|shall|will|can) i\s/iu
/** "Or not", with which a statement asks. */
const OR_NOT = /(?:\s(?:or not|ya nahin?|ya nhi|ya na|illaya|leda)|\sया नहीं|இல்லையா|లేదా)[\s?.।]*$/iu
/** Two ways of what is ahead or may be done, of which a Hindi verb names one ("will it be this or that"). */
const THIS_OR_THAT =
  /\s(?:\S+(?:eg[aie]|og[aie]|[uo]ng[aie]|[^aeiou\s]un?|aa?un?|oon)|karna|jana|lena|rehna|rahna|chhodna|\S+(?:ेगा|ेगी|ेंगे|ोगा|ोगी|ूंगा|ूंगी|ूँगा|ूँगी|ूं|ूँ|ऊं|ऊँ)) (?:ya|या) \S|\s(?:ya|या) (?:\S+ ){0,4}(?:karu|lu|du|jau|ruku|dekhu|rahu|banu|rakhu)n?\s*$/iu
/** What others say asks nothing of its own. */
const REPORTED =
  /(?:^|\s)(?:bol|keh|kah|puch|pooch)(?:t[aei]|te|ti|ta|tey|te hai)(?:\s|$)|(?:^|\s)(?:बोल|कह|पूछ)त[ाेी](?:\s|$)|(?:^|\s)(?:hu|hoon|hun|हूं|हूँ) (?:ya|या)\s/iu
/** A question that is led in by what somebody wants to know. */
const LED_IN =
  /(?:^|\s)(?:(?:want|wanted|like|need|wish) to (?:know|ask)|tell me|let me know|(?:dont|don't|do not|not) (?:know|sure|understand|getting)|(?:confused|doubt|unsure|clueless|guide me)(?: about)?) (?:\S+ )?(?:when|what|which|where|why|how|who|whether|if|will|should|can|is|am|are)\s/iu
/** Endings by which a Tamil or a Telugu verb asks, or a Hindi one looks ahead. */
const ENDINGS =
  /(?:(?<!^p)(?<=[^aeiou])oga|[^aeiou]ogi|[^aeiou]onge|[lntk]ega|[lntk]egi|um[ae]|aam[ae]|laam[ae]|[aiu]lama|(?:che[ys]+|vell|und|kon|pett)ala|(?:y|ll)[ao]ch?cha|e?yyana|eyana|sthana|nda|ndha|unda|stunda|taara|taada|lena|குமா|டுமா|ருமா|யுமா|லாமா|வானா|வாளா|ார்களா|ுமா|ிடுமா|వచ్చా|ందా|ుందా|స్తుందా|తాడా|తారా)$/u
/** A step that is only wished for or thought of. */
const WISHED = /(?:^|\s)(?:man|dil|soch\S*|chaht[aei]|chahat\S*|मन|दिल|सोच\S*|चाहत[ाेी])\s/iu
/** A step that somebody weighs, as Hindi says it ("shall I leave it"). */
const STEP =
  /^(?:kar|kr|le ?l|l|d|de ?d|ja|jaa|rah|rakh|ruk|badl|bech|dekh|chh?od|ban|laga|khol|khareed|kharid|bhar|chun|padh|mana)(?:u|un|oon|aun)$|^(?:कर|ल|द|रह|रख|रुक|बदल|बेच|देख|छोड़|बन|खोल|खरीद|पढ़|चुन)(?:ूं|ूँ|ू)$|^(?:जा|लगा|बना)(?:ऊं|ऊँ|उं)$/u

export const wordsOf = (part: string): string[] =>
  part
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')

/** An asking word is among so many at the head. */
const HEAD_WORDS = 2

/** However much, and whatever: such words ask nothing. */
const HOWEVER =
  /(?:^|\s)(?:(?:entha|enni|evlo|evvalavu|enna|eppadi|eppo|eppa|ఎంత|ఎన్ని|ఏం|ఎలా|எவ்வளவு|என்ன|எப்படி|எப்ப|எப்போ|எத்தனை) (?:\S+ ){0,2}\S*(?:ாலும்|aalum|alum|ினా|sina|sinaa)|(?:kitn[aei]|kuch|kais[aei]) (?:bhi|hi)|(?:कितन[ाेी]|कैस[ाेी]) (?:भी|ही))(?=\s|$)/u

/** True for a verb by which somebody weighs a step. */
export const isStep = (word: string): boolean => STEP.test(word)

/** The last word as it was typed: "DU" is no step. */
const lastTyped = (part: string): string => /[\p{L}\p{M}]+(?=[^\p{L}\p{M}]*$)/u.exec(part)?.[0] ?? ''

/** True where a part holds two ways against each other in a Hindi verb's form. */
export const holdsWays = (part: string): boolean => THIS_OR_THAT.test(` ${wordsOf(part).join(' ')}`) && !REPORTED.test(part)

/** True for a word that asks wherever it stands. */
export const isAsking = (word: string): boolean => ASKING.includes(word)

/** True where a part asks something by its words, its form or its mark. */
export function asks(part: string): boolean {
  const words = wordsOf(part)
  if (part.trimEnd().endsWith('?')) return true
  const last = words.at(-1)
  return (
    (words.some(isAsking) && !HOWEVER.test(words.join(' '))) ||
    [...words.slice(0, HEAD_WORDS), ...words.slice(-1)].some((word) => ENGLISH_ASKING.includes(word)) ||
    HEAD.test(`${words.join(' ')} `) ||
    OR_SHOULD.test(part) ||
    LED_IN.test(part) ||
    OR_NOT.test(part) ||
    holdsWays(part) ||
    (last !== undefined && (ENDINGS.test(last) || (isStep(lastTyped(part)) && !WISHED.test(part))))
  )
}
