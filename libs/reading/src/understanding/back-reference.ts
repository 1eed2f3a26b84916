import { plainText } from './topics.ts'

/** Words of a part that judges what stands before it and names no matter: "is this a right decision", "should I do it", "kya ye sahi hai". */
// prettier-ignore
const BARE_WORDS: ReadonlySet<string> = new Set([
  'is', 'was', 'are', 'it', 'its', 'this', 'that', 'these', 'the', 'a', 'an', 'my', 'i', 'me', 'we', 'us', 'for', 'of', 'in', 'to', 'or', 'not', 'no', 'and', 'so', 'also',
  'there', 'any', 'his', 'her', 'their', 'our', 'yog', 'yoga', 'yogam', 'chance', 'chances', 'chart', 'kundli', 'kundali', 'kundly', 'horoscope', 'jathagam', 'jatakam', 'stars', 'destiny', 'fate', 'luck', 'kismat', 'naseeb', 'bhagya',
  'written', 'shown', 'seen', 'indicated', 'present', 'promised', 'according', 'as', 'per', 'likha', 'likhi', 'mein', 'me', 'main', 'koi', 'uska', 'uski', 'iska', 'iski',
  'did', 'do', 'does', 'done', 'doing', 'have', 'has', 'made', 'make', 'take', 'taken', 'taking', 'go', 'ahead', 'with', 'will', 'would', 'be', 'should', 'shall', 'can',
  'right', 'wrong', 'correct', 'good', 'bad', 'ok', 'okay', 'fine', 'better', 'best', 'worth', 'wise', 'suitable', 'proper', 'perfect',
  'decision', 'step', 'move', 'choice', 'idea', 'thing', 'mistake', 'plan', 'time', 'now', 'today', 'really', 'please', 'pls', 'sir',
  'kya', 'ye', 'yeh', 'yah', 'wo', 'maine', 'mera', 'mere', 'liye', 'sahi', 'galat', 'galti', 'theek', 'thik', 'accha', 'acha', 'achha', 'hai', 'he', 'tha', 'thi', 'hoga', 'rahega',
  'faisla', 'kadam', 'samay', 'waqt', 'kiya', 'karna', 'karu', 'karun', 'chahiye', 'nahi', 'na',
  'क्या', 'यह', 'ये', 'मैंने', 'मेरा', 'मेरे', 'लिए', 'सही', 'गलत', 'ठीक', 'अच्छा', 'है', 'था', 'होगा', 'फैसला', 'फ़ैसला', 'कदम', 'किया', 'करना', 'चाहिए', 'नहीं',
])
/** One of these has to be among them: it judges a step or weighs it. */
const JUDGES =
  / (?:right|wrong|correct|good|bad|ok|okay|fine|better|worth|wise|suitable|decision|mistake|should|sahi|galat|galti|theek|thik|accha|acha|achha|chahiye|faisla|yog|yoga|yogam|chances?|chart|kundl[iy]|kundali|horoscope|jathagam|jatakam|destiny|fate|kismat|naseeb|bhagya|written|likh[ai]) |सही|गलत|ठीक|अच्छा|चाहिए|फैसला/u

/** True where a part only refers back: what it is about stands in what was told, or in the other parts. */
export function refersBack(words: string): boolean {
  const text = plainText(words)
  return (
    JUDGES.test(text) &&
    text
      .trim()
      .split(' ')
      .every((word) => BARE_WORDS.has(word))
  )
}

/** The end of what was told: "when will it be settled" names no country to settle in. */
const ITS_END =
  / (?:it|this|that|these|they) (?:finally )?(?:be |get |become |come )?(?:settled?|over|finish\S*|solved?|resolved?|clear(?:ed)?|end|ended|closed?|completed?) /u

/** True where a part asks for the end of what was told. */
export const asksItsEnd = (words: string): boolean => ITS_END.test(plainText(words))

/** A question word alone, or two years that are held against each other. */
export const BARE =
  /^ (?:so |in |either )*(?:this year|next year|coming year|20\d\d|is saal) (?:or|ya) (?:in )?(?:this year|next(?: year| one)?|20\d\d|agle(?: saal)?|(?:the )?(?:year |one )?after(?: that)?|later)(?: itself| only)? $|^ (?:and |aur |or |ya |also )*(?:by when|till when|until when|since when|how long|when|where|how|why|kab|kahan|kaise|kyu|kyun|eppo|eppodhu|enge|eppadi|eppudu|ekkada|ela)(?: exactly| tak| kab)? $/

/** When a chance comes, of which nothing more is said: it is one at what was asked before. */
const CHANCE =
  /^ (?:and |aur |then |so |also )*(?:by |in )?(?:when|kab|which year|which month|how soon) (?:(?:will|can|do|would|shall|may|is|i|we|me|my|the|that|this|it|a|any|good|right|next|another|one|such|mujhe|muje|naku|enakku) )*(?:get |have |come |receive )?(?:(?:a|the|that|this|my|any|good|right|next|another|one|such) )*(?:chance|opportunity|mauka|moka|avakasam|vaaippu|vaippu)(?: (?:will|to me|for me|come|comes|arise|again|milega|mile|aayega|vastundi|varum|for this|for that|for it|of it|it|be there))* $/

/** True where a part asks when a chance comes, and names none. */
export const asksBareChance = (words: string): boolean => CHANCE.test(plainText(words))
