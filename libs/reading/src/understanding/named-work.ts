import { measuredBy } from './measured-by.ts'
import { remembered } from './remembered.ts'
import { firstHit, plainText } from './topics.ts'
import { isShopOfTrade, withoutMeansOfSale } from './trade-place.ts'
import { setAsideIn, type AsideReason } from './work-aside.ts'
import { CUES, FIELDS, FIELD_WORDS, NOT_WORK, type Field } from './work-words.ts'

/** `does`: their work already; `wish`: what they want to do; `named`: named without saying which. */
export type NamedWork = { field: Field; tie: 'does' | 'wish' | 'named' }

const KIN =
  '(?:husband|wife|son|daughter|brother|sister|father|mother|dad|mom|mum|papa|mummy|amma|appa|boyfriend|girlfriend|fiance|fiancee|bf|gf|lover|partner|friend|cousin|uncle|aunt|child|kid|boy|girl|groom|bride|neighbour|senior|junior|class ?mate|batch ?mate|colleague|room ?mate|boss|ex|parents|in laws|family)'
/** A clause about somebody else's work. */
const OTHERS = new RegExp(
  ` (?:my|our|his|her|the|a|this|that|elder|younger) (?:(?:elder|younger|big|small|only|late|would be|future|ex|school|college|office|old|close|best|childhood) ){0,2}${KIN}s? | (?:he|she) | they (?:is|was|works|wants|are|has|have|run|own) | (?:mere|mera|meri|hamare|hamari|en|ennoda|naa|na|maa) (?:pati|patni|bete|beta|beti|bhai|behen|bahan|pita|papa|husband|wife|biwi|kanavar|manaivi|magan|magal|paiyan|ponnu|appa|amma|annan|thambi|akka|thangai|bharta|bharya|koduku|kuthuru|kooturu|abbayi|ammayi|nanna|anna|tammudu|akka|chelli|boyfriend|girlfriend) | (?:मेरे पति|मेरी पत्नी|मेरा बेटा|मेरे बेटे|मेरी बेटी|मेरे भाई|मेरा भाई|मेरी बहन|मेरे पिता|मेरे पापा|मेरी माँ|मेरी मां|என் கணவ\\S*|என் மனைவி\\S*|என் மக\\S*|என் பையன்|என் அப்பா|என் அம்மா|என் அண்ணன்|என் தம்பி|நా భర్త|నా భర్త|నా భార్య|నా కొడుకు|నా కూతురు|మా అబ్బాయి|మా అమ్మాయి|మా నాన్న|మా అమ్మ|మా అన్న) `,
  'u',
)
/** The same without a word for whose relative it is: "husband has a cloth shop", "beta 21 ka hai BCom complete". */
const KIN_FIRST =
  /^ (?:(?:elder|younger|big|small|only|late) )?(?:husband|hubby|wife|son|daughter|brother|sister|father|mother|dad|mom|mum|papa|mummy|amma|appa|boyfriend|girlfriend|friend|cousin|uncle|aunt|girl|boy|groom|bride)s? (?:is|was|has|have|had|will|would|wants?|wishes|plans?|likes|studies|studying|finishes|finished|completes|completed|appears?|appearing|writes?|writing|gives?|giving|prepares?|preparing|goes|going|joins?|joined|works?|working|runs?|owns?|does|did|doing|left|lost|retired|posted|got|gets|in|at) |^ (?:(?:bada|bade|badi|chota|chote|choti|chhota|chhote|chhoti|elder|younger) )?(?:beta|beti|bete|pati|patni|biwi|behen|bahan|didi|pitaji|mummy|sasur|jeth|devar|ladka|ladki) /
/** ... unless the visitor speaks of themselves in it. */
const OWN =
  / (?:i|im|ive|me(?! (?:hai|hain|he|h|tha|thi|job|naukri|nokri|kaam|kam|posting|posted|duty|abhi|lage|laga|lagi|rehte|rahte|rehta|rahta|bharti) )|myself|main|mai|mujhe|mujhko|mein(?! (?:hai|hain|he|tha|job|naukri|kaam|posting|posted|duty) )|naan|nan|enaku|enakku|ennai|nenu|naku|naaku|nannu|मैं|मुझे|मुझको|நான்|எனக்கு|என்னை|నేను|నాకు|నన్ను) /u
/** Right before a word: the person who is loved, married, asked or met, and not the work. */
const OF_OTHERS =
  / (?:marry|marrying|married to|marriage with|marriage to|love with|love|loving|dating|relationship with|husband|wife|groom|bride|rishta|proposal|boy|girl|man|guy|boyfriend|girlfriend|consult|consulted|met|meet|see|saw|asked|ask|visit|visited|by|from|hate|cheated by)(?: (?:is|was|an?|the|my|one|to|in|from|with|ek|who|works|working|good|some)){0,3} $/
/** Before it: what somebody has left or lost, which is their own work and no person. */
const LEFT_FROM =
  / (?:laid off|layed off|fired|removed|terminated|resigned|retired|quit|back|switch|switching|shift|shifting|move|moving|change|changing|came|going) from (?:(?:my|the|an?|our) )?$/
/** Nouns for persons who may be the visitor's own helpers: "my doctor". */
const HELPER =
  / (?:my|our|the|his|her|their|mere|meri|mera|some|any|good|family|(?<!am )(?:an?|the|with|under) new|toxic|rude|strict|bad) $/
const AGENTS =
  /^(?:doctor|lawyer|advocate|teacher|vakil|vakeel|ca |judge|astrologer|cook|driver|manager|director|principal|priest|purohit|pandit|professor|dentist|surgeon|nurse|builder|contractor|architect|photographer|trader|banker)/

/** Who keeps, pays, tells or lets one wait is the other side, and not one's own calling: "contractor is keeping us", "builder not paying". */
const OTHER_SIDE =
  /^(?:doctor|lawyer|advocate|vakil|vakeel|manager|principal|builder|contractor|architect|trader|banker|judge)s? (?:(?:is|are|was|has|have|had) (?:(?:now|also|still|only|just|not|been) )?(?:\w+ing|\w+ed|not|no|kept|given|taken|told|gone)|not|never|did|didnt|does|doesnt|do|dont|will|wont|wants?|says?|said|tells?|told|asks?|asked|keeps?|kept|gives?|gave|takes?|took|ran|paid|pays|ne|se|ko|ka|ke|ki) /

// prettier-ignore
const WISH_BEFORE = new Set(['heart', 'passion', 'passionate', 'interested', 'want', 'wants', 'wanna', 'wish', 'wishing', 'like', 'become', 'becoming', 'be', 'dream', 'hope', 'hoping', 'should', 'shall', 'will', 'can', 'could', 'plan', 'planning', 'thinking', 'start', 'starting', 'open', 'opening', 'join', 'joining', 'try', 'trying', 'prepare', 'preparing', 'career', 'interested', 'interest', 'passion', 'aim', 'goal', 'switch', 'shift', 'move', 'pursue', 'study', 'chance', 'chances', 'success', 'enter', 'entering', 'go', 'get', 'into', 'learn', 'clear', 'crack', 'which', 'choose', 'do', 'attempt'])
/** What is left is there, and what is begun is not yet: "leave my shop", "open my own shop". */
const LEAVING = new Set(['leave', 'leaving', 'quit', 'close', 'closing', 'sell', 'resign', 'stop', 'continue', 'left', 'expand'])
const BEGINNING = new Set([
  'want',
  'wanna',
  'wish',
  'open',
  'opening',
  'start',
  'starting',
  'become',
  'becoming',
  'join',
  'joining',
  'preparing',
  'prepare',
  'dream',
])
// prettier-ignore
const DOES_BEFORE = new Set(['am', 'im', 'work', 'working', 'works', 'worked', 'doing', 'run', 'running', 'have', 'having', 'practising', 'practicing', 'employed', 'serving', 'posted', 'my', 'our', 'mera', 'meri', 'mere', 'hamara', 'hamari', 'been', 'as', 'drive', 'main', 'naan', 'nenu', 'en', 'naa', 'maa', 'मैं', 'मेरा', 'मेरी', 'मेरे', 'हमारी', 'நான்', 'என்', 'నేను', 'నా', 'మా'])
const WISH_AFTER =
  / (?:banna|banne|banu|bannu|banunga|banungi|ban pau\S*|ban sak\S*|chahta|chahti|karna|kholna|kholu|khol|shuru|\S*aaganum|\S*aganum|\S*aagalama|aaga|aagi\S*|\S*avvali\S*|\S*avtana|avuthana|kavali\S*|cheyyali\S*|cheyyala\S*|pettali\S*|pettala\S*|taiyari|tayari|बनना|बनूँ|बनूं|बनने|बन|बनूंगा|बनूंगी|खोलना|खोलूँ|खोलूं|शुरू|चाहता|चाहती|तैयारी|ஆக\S*|ஆவேன\S*|வேண்டும்|தொடங்\S*|ஆரம்பி\S*|அవ్వాల\S*|అవ్వాల\S*|అవుతా\S*|కావాల\S*|కాగల\S*|పెట్టాల\S*|పెట్టొ\S*|మొదలు|ప్రారంభ\S*) /u
const DOES_AFTER =
  / (?:hu|hun|hoon|huu|chalata|chalati|posted|चलाता|चलाती|karta|karti|kar raha|kar rahi|iruken|irukken|irukkiren|seigiren|seiren|panren|pandren|parkiren|chestunna\S*|chesthunna\S*|unnanu|chala raha|chala rahi|हूँ|हूं|करता|करती|कर रहा|कर रही|चला रहा|चला रही|இருக்கிறேன்|செய்கிறேன்|பார்க்கிறேன்|நடத்துகிறேன்|చేస్తున్నా\S*|ఉన్నాను|నడుపుతున్నా\S*) /u

/** Tokens looked at on either side of a word to tell a wish from what somebody does. */
const NEAR = 6
const lastWords = (text: string): string[] => text.trim().split(' ').slice(-NEAR)
const nextWords = (text: string): string => ` ${text.trim().split(' ').slice(0, NEAR).join(' ')} `

/** Years that are told with a kind of work are years in it. */
const YEARS_IN = /\d{1,2} (?:years?|yrs?|saal|sal)(?: (?:in|as|of)(?: an?)?)? ?$/u
const YEARS_OF =
  /^(?: (?:teacher|job|work|field|line|shop|business))? ?(?:for |since |from )?(?:the )?(?:last )?\d{1,2} (?:years?|yrs?|saal|sal|varusham\S*|samvatsar\S*) ?/u

/** A post that somebody says they have. */
const DOES_JOB =
  /^ (?:\S+ )*?(?:i|we|main) (?:am )?(?:do|doing) (?:an? |my |the )?(?:\S+ )?(?:job|work|service|naukri|duty)(?: (?:in|at|for|with)(?: \S+){0,4})? ?$/u

/** Work that somebody says they do: "I do farming"; "what should I do" tells of none. */
const DOES_IT =
  /^(?! (?:.* )?(?:can|should|shall|will|may|if|when|what|want|which) ) (?:\S+ )*?(?:i|we|main) (?:also |still )?(?:do|am doing|are doing)(?: \S+){1,2}$/u

/** The last word that tells of a wish or of a practice decides; what follows decides where verbs stand last. */
function tieOf(before: string, after: string): NamedWork['tie'] {
  const near = lastWords(before)
  if (DOES_JOB.test(before) || DOES_IT.test(before)) return 'does'
  const [leaves, begins] = [LEAVING, BEGINNING].map((set) => near.findLastIndex((word) => set.has(word))) as [number, number]
  // "leave the bank and open a shop", "want to leave my shop"
  if (leaves >= 0 && begins > leaves) return 'wish'
  if (leaves >= 0) return 'does'
  if (begins >= 0) return 'wish'
  if (YEARS_IN.test(before) || YEARS_OF.test(after)) return 'does'
  const [wish, does] = [WISH_BEFORE, DOES_BEFORE].map((set) => near.findLastIndex((word) => set.has(word))) as [number, number]
  if (wish > does) return 'wish'
  const follows = nextWords(after)
  if (WISH_AFTER.test(follows)) return 'wish'
  return does >= 0 || DOES_AFTER.test(follows) ? 'does' : 'named'
}

const SENTENCE = /[.!?\n।]+/u
/** A full stop inside the name of a degree ends no sentence: "B.Ed", "M.Tech", "B.Sc.". */
const DEGREE_DOT = /\b([bmdp]h?)\.\s?(?=(?:ed|tech|com|sc|b\.?a|a|d|pharm|arch|des|ca|pt|ds|l)\b)/giu
const CLAUSE = /[,;:]+| (?:but|and|who|while|because|so|lekin|aur|लेकिन|और|मगर|ஆனால்|కానీ) /iu

/** What a relative does for a living, told in passing. */
const WHO_DOES = new RegExp(` (${KIN}) who (?:is|was|works|does|runs|has|had|owns)(?: (?!but|and|while|because)[^\\s,;:]+)*`, 'giu')

/** A clause that wishes or asks speaks of the visitor, whoever was told of before it: no third person ("wants to do nursing"), which goes on from there. */
const WISHES =
  /^ (?:so |then |please |also |now )*(?:want(?!s )\S*|wish(?!es )\S*|plan(?!s )\S*|thinking|think|like|love|dream(?!s )\S*|hop(?!es )\S*|should|shall|can|could|will|would|is|are|when|which|what|how|where|confused|interested|looking|trying|preparing|our|my|own|we|mujhe|kya|kab|kaun\S*|kons\S*)(?= )/

/** The visitor's own clauses of a sentence, as plain text: one that names nobody goes on from the one before it. */
function ownClauses(sentence: string): string[] {
  let isTheirs = false
  return sentence
    .replace(WHO_DOES, ' $1')
    .split(CLAUSE)
    .map((clause) => plainText(clause))
    .filter((clause) => {
      isTheirs = OWN.test(clause) ? false : OTHERS.test(clause) || KIN_FIRST.test(clause) || (isTheirs && !WISHES.test(clause))
      return !isTheirs
    })
}

/** What somebody says to the visitor is said of the visitor. */
const SAID_TO = / (?:says?|saying|said|tells?|telling|told|suggest\S*|advis\S*|ask\S*|forc\S*|prefer\S*|insist\S*|bol\S*|keh\S*) /

/** A concern without what a relative does or wishes for themselves; what they say to the visitor stays. */
export const withoutTheirs = remembered((concern): string =>
  concern
    .replace(DEGREE_DOT, '$1')
    .split(SENTENCE)
    .map((sentence) => (SAID_TO.test(plainText(sentence)) ? sentence : ownClauses(sentence).join(', ')))
    .join('. '),
)

const NOT_WORK_PLAIN = NOT_WORK.map((phrase) => plainText(phrase.replace(/\$$/, '')).slice(0, phrase.endsWith('$') ? undefined : -1))

/** So many letters tell who an agent is and what they do. */
const WORD_REACH = 60

function hitIn(clause: string, words: readonly string[]): number | null {
  const at = firstHit(clause, words)
  if (!Number.isFinite(at)) return null
  const before = clause.slice(0, at + 1)
  if (OF_OTHERS.test(before) && !LEFT_FROM.test(before)) return null
  const word = clause.slice(at + 1, at + 1 + WORD_REACH)
  return (HELPER.test(before) && AGENTS.test(word)) || OTHER_SIDE.test(word) ? null : at
}

/** Two things that one is chosen of. */
const OR_BETWEEN = / \S+ (?:or|ya|leda|allathu|या|அல்லது|లేదా) \S+ /u

/** A post that is the same in every trade, and the trade of the firm that has it: "accountant in a saree firm". */
const FIRM_OF =
  / (?:accountants?|clerk|cashier|receptionist|hr|computer operator|data entry(?: operator)?|supervisor|(?:site |plant |project )?engineer|store ?keeper|electrician|technician|helper|operator|guard|fitter|peon|accounts (?:job|work|executive|assistant)|software engineer|developer|designer|driver|security|manager) (?:in|at|of|with|for) (?:an? |the |one |some )?((?:\S+ ){1,3}?)(?:firm|company|shop|factory|plant|showroom|mill|store|business|unit|hospital|school|hotel) /u

/** A work that was left years ago: whoever does none since is told of none. */
const LEFT_LONG_AGO =
  /\b(?:left|quit|gave up|stopped|resigned (?:from )?)\s*(?:my|the|a)?\s*(?:\w+\s+){0,3}?(?:job|work|career|teaching|practice|profession)\s+(?:in (?:19\d\d|20[01]\d|202[0-4])|(?:[2-9]|\d\d) (?:years?|yrs?) (?:ago|back)|after (?:my |our |the )?(?:marriage|wedding|delivery|kids?|baby)|when (?:we|i) (?:shifted|moved|got married|married))/giu

/** What others look for in a match: "girls want only a software boy". */
const LOOKED_FOR =
  /\b(?:wants?|prefers?|prefer|demand\w*|look(?:s|ing)?(?: only)? for|ask(?:s|ing)?(?: only)? for)\s+(?:only\s+|an?\s+|for\s+)*[^,.;:?!]*/gi

/**
 * The fields of work that a visitor names, in the order in which they stand; each once. Work of somebody else, and words that only sound like
 * work ("watching films", "mother in law"), are not meant.
 */
export const namedWorkIn = remembered((concern): readonly NamedWork[] => {
  const found: (NamedWork & { at: number })[] = []
  let offset = 0
  // what the houses that are asked look for is no field of one's own
  const asked = measuredBy(concern) === 'trade' ? concern.replace(LOOKED_FOR, ' ') : concern
  const own = withoutMeansOfSale(asked.replace(LEFT_LONG_AGO, ' '))
  for (const sentence of own.replace(DEGREE_DOT, '$1 ').split(SENTENCE)) {
    const whole = plainText(sentence)
    // beside another field a doubtful word is one too: "banking or teaching"
    const cued =
      firstHit(whole, CUES) < Infinity || (OR_BETWEEN.test(whole) && FIELDS.some((field) => hitIn(whole, FIELD_WORDS[field].sure) !== null))
    for (const clause of ownClauses(sentence)) {
      const text = NOT_WORK_PLAIN.reduce((left, phrase) => left.replaceAll(phrase, phrase.endsWith(' ') ? ' ' : ' ¤'), clause)
      for (const field of FIELDS) {
        const words = FIELD_WORDS[field]
        const at = hitIn(text, words.sure) ?? (cued ? hitIn(text, words.cued ?? []) : null)
        if (at === null) continue
        // an entry may begin with the word that tells: "my shop", "am a lawyer"
        const tie = tieOf(text.slice(0, text.indexOf(' ', at + 1)), text.slice(at).trimStart().replace(/^\S+/u, ''))
        const known = found.find((one) => one.field === field)
        if (known === undefined) found.push({ field, tie, at: offset + at })
        else if (known.tie === 'named') known.tie = tie
      }
      offset += clause.length
    }
  }
  // what is not liked, or is to be left, is no wish, whatever verb stands near it
  const unwished = new Set(setAsideIn(concern).flatMap(({ field, reason }) => (reason === 'failed' ? [] : [field])))
  const firm = FIRM_OF.exec(plainText(concern))?.[1]
  const ofFirm = (field: Field): boolean =>
    firm !== undefined && found.some((one) => one.field !== field) && hitIn(` ${firm} `, FIELD_WORDS[field].sure) !== null
  // the shop into which work at home moves is no other trade
  const isItsShop = (field: Field): boolean => field === 'shop' && found.length > 1 && isShopOfTrade(concern)
  return withoutShadows(found.filter(({ field }) => !ofFirm(field) && !isItsShop(field)).toSorted((a, b) => a.at - b.at)).map(
    ({ field, tie }) => ({
      field,
      tie: tie === 'wish' && unwished.has(field) ? 'named' : tie,
    }),
  )
})

/** The fields that are set aside, each once: the narrower where one and the same word names two, and the one that was told where the words refer back. */
export const workAsideIn = remembered((concern): readonly { field: Field; reason: AsideReason }[] => {
  const all = setAsideIn(concern)
  if (all.length === 0) return []
  const told = namedWorkIn(concern)
  const back = told.find(({ tie }) => tie === 'does') ?? told[0]
  const known = new Map<Field, AsideReason>()
  for (const { field = null, reason } of all) {
    const meant = field ?? back?.field
    if (meant !== undefined && !known.has(meant)) known.set(meant, reason)
  }
  return [...known]
    .filter(([field]) => !SHADOWS.some(([narrow, wide]) => wide === field && known.has(narrow)))
    .map(([field, reason]) => ({ field, reason }))
})

/** A narrower field stands for the wider one whose word it holds: a medical shop is no medical college, a film director no manager. */
const SHADOWS: readonly (readonly [Field, Field])[] = [
  ['pharmacy', 'medicine'],
  ['pharmacy', 'shop'],
  ['nursing', 'medicine'],
  ['software', 'engineering'],
  ['software', 'science'],
  ['software', 'design'],
  ['government', 'police'],
  ['army', 'government'],
  ['hotels', 'kitchen'],
  ['hotels', 'management'],
  ['kitchen', 'shop'],
  ['jewellery', 'shop'],
  ['fashion', 'shop'],
  ['fashion', 'design'],
  ['banking', 'management'],
  ['music', 'film'],
  ['importExport', 'shop'],
  ['markets', 'shop'],
  ['sea', 'engineering'],
  ['sea', 'army'],
  ['writing', 'film'],
  ['counselling', 'medicine'],
  ['sales', 'management'],
  ['sport', 'shop'],
  ['beauty', 'shop'],
  ['priest', 'teaching'],
  ['industry', 'shop'],
]

/** Fields named by one and the same words stand within so many letters of each other. */
const SAME_WORDS = 12

const withoutShadows = <T extends { field: Field; at: number }>(found: readonly T[]): T[] =>
  found.filter(
    ({ field, at }) =>
      !SHADOWS.some(
        ([narrow, wide]) => wide === field && found.some((other) => other.field === narrow && Math.abs(other.at - at) <= SAME_WORDS),
      ),
  )
