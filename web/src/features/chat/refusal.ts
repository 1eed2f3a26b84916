import { wordsOf } from './plain-answer.ts'

// prettier-ignore
const REFUSALS = [
  'no', 'nope', 'nah', 'no need', 'not needed', 'not now', 'bye', 'bye bye', 'goodbye', 'good bye', 'thanks', 'thank you', 'thankyou', 'thx', 'not interested', 'no interest', 'maybe later', 'later', 'some other time', 'another time', 'stop', 'stop it', 'enough', 'thats all', 'that is all', 'leave me alone', 'leave it', 'quit', 'exit', 'end chat',
  'नहीं', 'नही', 'ना', 'नहीं चाहिए', 'नहीं जी', 'रहने दो', 'रहने दीजिए', 'बस', 'बंद करो', 'बंद कीजिए', 'रुको', 'रुकिए', 'धन्यवाद', 'शुक्रिया', 'थैंक्स', 'अलविदा', 'बाय', 'फिर मिलेंगे', 'फिर कभी', 'बाद में', 'अभी नहीं', 'रुचि नहीं', 'दिलचस्पी नहीं', 'इच्छा नहीं',
  'nahi', 'nahin', 'nahi chahiye', 'nahin chahiye', 'mat karo', 'rehne do', 'rahne do', 'bas', 'band karo', 'ruko', 'dhanyavad', 'dhanyawad', 'shukriya', 'alvida', 'phir kabhi', 'fir kabhi', 'baad mein', 'baad me', 'abhi nahi',
  'இல்லை', 'இல்ல', 'வேண்டாம்', 'வேணாம்', 'போதும்', 'நிறுத்து', 'நிறுத்துங்கள்', 'நன்றி', 'பிறகு', 'பிறகு பார்க்கலாம்', 'அப்புறம்', 'பின்னர்', 'விருப்பமில்லை', 'விருப்பம் இல்லை', 'ஆர்வமில்லை', 'போய் வருகிறேன்', 'வருகிறேன்', 'பை',
  'illai', 'illa', 'vendam', 'vendaam', 'venam', 'venaam', 'podhum', 'pothum', 'niruthu', 'nandri', 'nanri', 'piragu', 'piragu parkalam', 'appuram', 'viruppam illai', 'poyittu varen',
  'వద్దు', 'లేదు', 'కాదు', 'చాలు', 'ఆపు', 'ఆపండి', 'ధన్యవాదాలు', 'థ్యాంక్స్', 'కృతజ్ఞతలు', 'తర్వాత', 'తరువాత', 'తర్వాత చూద్దాం', 'ఆసక్తి లేదు', 'ఇష్టం లేదు', 'ఇప్పుడు కాదు', 'వెళ్తాను', 'వెళ్లొస్తాను', 'బై', 'సెలవు',
  'vaddu', 'vadhu', 'ledu', 'kaadu', 'kadu', 'chalu', 'chaalu', 'aapu', 'aapandi', 'dhanyavadalu', 'dhanyavaadaalu', 'tarvata', 'taruvata', 'asakti ledu', 'ishtam ledu', 'ippudu kaadu', 'vellostanu', 'selavu',
]

/** Words that may stand around a refusal without making it a question. */
// prettier-ignore
const FILLERS = [
  'ok', 'okay', 'oh', 'ji', 'please', 'pls', 'sorry', 'so', 'much', 'very', 'you', 'i', 'am', 'im', 'it', 'for', 'now', 'and', 'all', 'a', 'lot', 'sir', 'madam', 'thats', 'well', 'maybe', 'but', 'just', 'dear', 'friend', 'dont', 'want',
  'जी', 'ठीक', 'है', 'अच्छा', 'अभी', 'कृपया', 'मुझे', 'बहुत', 'माफ़', 'भाई', 'आपका', 'hai', 'theek', 'thik', 'accha', 'abhi', 'mujhe', 'bahut',
  'சரி', 'மிக்க', 'எனக்கு', 'இப்போது', 'மிகவும்', 'sari', 'seri', 'enakku', 'ippo', 'romba',
  'సరే', 'నాకు', 'ఇప్పుడు', 'చాలా', 'అండి', 'sare', 'naaku', 'naku', 'ippudu', 'chala', 'andi',
]

const phrasesOf = (texts: readonly string[]): string[][] => texts.map((text) => wordsOf(text)).toSorted((a, b) => b.length - a.length)
const REFUSAL_PHRASES = phrasesOf(REFUSALS)
const FILLER_WORDS = new Set(FILLERS.flatMap((text) => wordsOf(text)))

/**
 * Whether a message only declines: nothing is left of it but refusals (product.md §4, in four languages and in Latin letters) and small words.
 * "No, but when will I marry?" is a question; so is "When will it stop?".
 */
export function isRefusal(text: string): boolean {
  if (/[?？]/.test(text)) return false
  const words = wordsOf(text)
  let refused = false
  for (let at = 0; at < words.length;) {
    const phrase = REFUSAL_PHRASES.find((candidate) => candidate.every((word, index) => words[at + index] === word))
    if (phrase !== undefined) {
      refused = true
      at += phrase.length
    } else if (FILLER_WORDS.has(words[at] as string)) at += 1
    else return false
  }
  return refused
}

// prettier-ignore
const ASSENTS = ['yes', 'y', 'yeah', 'yep', 'yup', 'ok', 'okay', 'sure', 'agreed', 'i agree', 'i am 18', 'i am over 18', 'i am an adult', 'fine', 'haan', 'han', 'ha', 'ji', 'ji haan', 'हाँ', 'हां', 'हा', 'जी', 'जी हाँ', 'जी हां', 'ठीक है', 'सहमत', 'aam', 'aama', 'ama', 'sari', 'seri', 'ஆம்', 'ஆமாம்', 'ஆமா', 'சரி', 'avunu', 'avnu', 'sare', 'అవును', 'అవునండి', 'సరే', 'ఔను']
const ASSENT_PHRASES = phrasesOf(ASSENTS)

const NEGATIONS = new Set(
  ['not', 'no', 'dont', 'under', 'below', 'nahi', 'nahin', 'नहीं', 'नही', 'இல்லை', 'illai', 'కాదు', 'లేదు', 'kaadu', 'ledu'].flatMap(wordsOf),
)

/** Whether an answer begins with a yes; an age under 18 beside it is a no. */
export function isAssent(text: string): boolean {
  const words = wordsOf(text)
  if (words.some((word) => NEGATIONS.has(word) || (/^\d{1,2}$/.test(word) && Number(word) < 18))) return false
  return ASSENT_PHRASES.some((phrase) => phrase.every((word, index) => words[index] === word)) && !isRefusal(text)
}
