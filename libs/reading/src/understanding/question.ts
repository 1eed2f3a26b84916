import { asksOfTime } from './broad.ts'
import type { Graha } from '@disha/contracts/chart'
import { settledOf } from './settled.ts'
import { ofEmbryo } from './embryo-transfer.ts'
import { joinsChild } from './join-child.ts'
import { weighsCourt } from './told-case.ts'
import { askerOf, asksOfChild, isWithoutPost, weighsTwoPosts, wishesChild } from './asker.ts'
import { clausesOf, type Clauses } from './clauses.ts'
import { awaitsResult, EXAM_WORDS } from './exam-attempt.ts'
import { namedWorkIn } from './named-work.ts'
import { kinOpposes } from './kin-objects.ts'
import { joinsPartner } from './joins-partner.ts'
import { withoutConfidant } from './knows-already.ts'
import { notReady } from './not-ready.ts'
import { ownConcern, withoutKinTradeAside } from './kin-trade.ts'
import { remembered } from './remembered.ts'
import { fearsLoss, shortConcernsOf } from './subjects.ts'
import { VENTURE } from './topic-words.ts'
import { countHits, firstHit, isDistress, meantText } from './topics.ts'
import { awaitsFirstPost } from './work-heard.ts'

/** What kind of answer a question wants: dates, one of two ways, yes or no, a course, advice, a calling, a reason, or nothing in particular. */
export type Form = 'when' | 'choice' | 'whether' | 'course' | 'what' | 'which' | 'why' | 'open'

/** Whom a question is about besides the visitor: people that a house and a pointer of the visitor's own chart stand for. */
export const PERSONS = ['child', 'spouse', 'mother', 'father', 'sibling', 'inLaws'] as const
export type Person = (typeof PERSONS)[number]

/** Two ways that this reading can hold against each other, the one that was named first in its own place. */
export const PAIRS_OF_WAYS = {
  stayOrMove: ['stay', 'move'],
  postOrFamily: ['post', 'atHome'],
  wishOrSafe: ['ownWish', 'safeJob'],
  stayOrPart: ['together', 'apart'],
  studyHereOrAway: ['studyHome', 'studyAway'],
  studyOrJob: ['study', 'job'],
  jobOrBusiness: ['job', 'business'],
  publicOrPrivate: ['government', 'private'],
  loveOrArranged: ['loveMatch', 'arranged'],
  homeOrAbroad: ['home', 'abroad'],
  loveOrAbroad: ['love', 'abroad'],
  careerOrLove: ['career', 'love'],
  careerOrAbroad: ['career', 'abroad'],
} as const
export type PairOfWays = keyof typeof PAIRS_OF_WAYS

/**
 * Questions whose clauses the three fields do not bear by themselves: two under one roof, a posting near home, an end of a hard time, the
 * parents' consent, a stay in a country where one lives already, an examination after a failure, Saturn's passage, everything at once; a
 * post or the family, a wish of one's own or the safe way, study in another country, a dispute at law, a vehicle, a pilgrimage, one year
 * as a whole, what a life is for, the way back from another country, a wedding that others want.
 */
export const PLEAS = [
  'together',
  'transfer',
  'relief',
  'consent',
  'residence',
  'retry',
  'saturn',
  'lost',
  'postOrFamily',
  'ownWish',
  'studyAbroad',
  'dispute',
  'vehicle',
  'pilgrimage',
  'year',
  'calling',
  'comeBack',
  'ownHeart',
] as const
export type Plea = (typeof PLEAS)[number]

export type Question = Clauses & {
  plea: Plea | null
  /** a grown child's own wedding or career is asked about, and not a pupil's lessons */
  grownChild: 'son' | 'daughter' | 'child' | null
  /** a husband, wife, brother or sister told by that word */
  relative: 'husband' | 'wife' | 'brother' | 'sister' | null
  /** what is asked of somebody else's own life, beside a wedding */
  matter: 'job' | 'work' | 'comesBack' | 'abroad' | null
  /** a wedding of somebody else is asked about */
  theirWedding: boolean
  /** a grown child who has fallen silent */
  estranged: boolean
  /** what comes first is asked, and not which of the two */
  first: boolean
  /** a choice between two kinds of work that lies in two countries as well */
  abroadToo: boolean
  form: Form
  person: Person | null
  /** set with the form `choice`; null where two ways are named that no chart tells apart */
  pair: PairOfWays | null
  childWish: boolean
}

// prettier-ignore
const WHEN_WORDS: readonly string[] = [
  'when$', 'by when', 'how long', 'how soon', 'which year', 'what year', 'which month', 'what age', 'at which age', 'right time', 'good time', 'best time', 'how many years', 'what time', 'timing', 'how much more', 'how much longer', 'how much time', 'how many more', 'aur kitna', 'aur kitne', 'kitna time', 'kitna samay', 'evlo naal', 'evlo kaalam', 'innum evlo', 'inka entha', 'entha kalam', 'और कितना', 'कितना समय', 'எவ்வளவு நாள்', 'எவ்வளவு காலம்', 'இன்னும் எவ்வளவு', 'ఇంకా ఎంత', 'which date', 'ever end',
  'kab$', 'kab tak', 'kitne din', 'kitne saal', 'kis saal', 'eppo$', 'eppa$', 'eppothu', 'eppozhudhu', 'eppoludhu', 'eppudu', 'epudu', 'yepudu', 'ennaiki', 'yeppo', 'yeppudu',
  'कब', 'कितने समय', 'कितने साल', 'किस साल', 'எப்போது', 'எப்பொழுது', 'எப்போ', 'எப்ப$', 'எந்த ஆண்டு', 'எந்த வருட', 'ఇంకెప్పుడు', 'మరెప్పుడు', 'ఎప్పుడు', 'ఏ సంవత్సర', 'ఎన్నాళ్ల', 'ఎంత కాలం',
]
// prettier-ignore
const WHICH_WORDS: readonly string[] = [
  'which work', 'what work', 'which line', 'which exam', 'which one i will', 'which one will i', 'kaun sa exam', 'kaunsa exam', 'kaunsi naukri', 'science or', 'commerce or', 'or commerce', 'or arts', 'or science', 'mpc or', 'or bipc', 'pcm or', 'or pcb', 'medical or engineering', 'engineering or medical', 'which career', 'which field', 'which job', 'which profession', 'which business', 'which subject', 'which course', 'which stream', 'which line', 'what career', 'what job', 'what business', 'what profession', 'what kind of work', 'what kind of job', 'what type of job', 'what field', 'best career', 'right career', 'career suits', 'suits me', 'suitable career', 'suitable job', 'suitable for me', 'best profession', 'meant to do', 'my calling',
  'lucky field', 'what is my field', 'what subject', 'what course', 'what degree', '10th ke baad', '12th ke baad', 'graduation ke baad', 'bsc ke baad', 'bcom ke baad', 'kya padhu', 'kya padhai', 'which stream', 'which branch', 'which degree', 'best stream', 'which group', 'konsa stream', 'kaunsi stream', 'konsa subject', 'kaunsa subject', 'enna padikkalam', 'enna padippu', 'ye course', 'कौन सा विषय', 'कौन सी स्ट्रीम', 'என்ன படிக்க', 'எந்த படிப்பு', 'ఏ కోర్సు', 'ఏం చదవాలి',
  'konsa business', 'kaunsa business', 'konsi job', 'kaun sa kaam', 'konsa kaam', 'kaunsa career', 'enda thozhil', 'endha thozhil', 'entha velai', 'ye vyaparam', 'ye udyogam', 'कौन सा काम', 'कौन सा करियर', 'कौन सी नौकरी', 'कौनसा व्यवसाय', 'कौन सा व्यवसाय', 'எந்த தொழில்', 'எந்தத் தொழில்', 'எந்த வேலை', 'ఏ వృత్తి', 'ఏ ఉద్యోగం', 'ఏ వ్యాపారం',
]
// prettier-ignore
const WHAT_WORDS: readonly string[] = [
  'ab kya$', 'now what$', 'what now$', 'what should', 'what can i do', 'what do i do', 'what to do', 'what shall', 'what must', 'how should i', 'how do i', 'how can i', 'how to$', 'help me', 'guide me', 'advise', 'advice', 'suggest', 'remed', 'what must i',
  'kya karu', 'kya karun', 'kya karoon', 'kya karna', 'kya kare', 'upay', 'upaay', 'enna pann', 'enna seiy', 'enna sey', 'em chey', 'emi chey', 'yem chey',
  'क्या करू', 'क्या करूँ', 'क्या करना', 'क्या करें', 'उपाय', 'என்ன செய்', 'என்ன பண்ண', 'பரிகார', 'ఏం చేయ', 'ఏమి చేయ', 'పరిహార',
]
// prettier-ignore
const COURSE_WORDS: readonly string[] = [
  'how will', 'how is my', 'how are my', 'how would', 'how does', 'get better', 'become better', 'be better', 'improve', 'come back', 'comes back', 'wapas aayeg', 'wapas aaeg', 'vapas aayeg', 'wapas aa jay', 'thirumba varuv', 'thirumbi varuv', 'tirigi vast', 'वापस आए', 'திரும்ப வரு', 'తిరిగి వస్తా', 'return to me', 'settle down', 'be at peace', 'peace in', 'be okay', 'be ok$', 'be alright', 'get well', 'what about', 'future of', 'what will happen', 'tell me about', 'how long will this', 'problem', 'trouble', 'fight', 'quarrel', 'not happy', 'unhappy', 'stuck', 'worried', 'afraid', 'hate', 'hates', 'terrible', 'stress', 'suffer', 'does not talk', 'doesnt talk', 'not talk',
  'kaisa', 'kaise$', 'kaisi', 'kya hoga', 'theek ho', 'thik ho', 'pareshan', 'jhagd', 'jhagr', 'shanti', 'nahi milt', 'nahi tikt', 'nahi aat', 'eppadi', 'epdi', 'yepdi', 'sandai', 'prachana', 'prachanai', 'kashtam', 'ela$', 'ela untundi', 'ela undi', 'godava', 'samasya', 'kashtalu', 'ibbandi',
  'कैसा', 'कैसे$', 'कैसी', 'क्या होगा', 'ठीक हो', 'परेशान', 'झगड़', 'समस्या', 'नहीं मिल', 'எப்படி', 'சண்டை', 'பிரச்சன', 'பிரச்சினை', 'கஷ்ட', 'என்ன ஆகும்', 'ఎలా', 'గొడవ', 'సమస్య', 'కష్ట', 'ఇబ్బంది',
]
// prettier-ignore
const WHETHER_WORDS: readonly string[] = [
  'will i', 'will any', 'will someone', 'will people', 'will anybody', 'will my', 'will we', 'will there', 'will he', 'will she', 'will it', 'will our', 'will the', 'can i', 'can we', 'could i', 'shall i', 'should i', 'should we', 'do i', 'am i', 'is there', 'is it', 'is my', 'are we', 'does my', 'does he', 'does she', 'do they', 'has someone', 'has somebody', 'would i', 'will he', 'will she', 'will they', 'any chance', 'chances of', 'possible',
  'kya$', 'milegi', 'milega$', 'kya wo', 'padikka pogalama', 'pogalama', 'sariya', 'nallatha', 'chahiye$', 'milega', 'hoga$', 'hogi$', 'lagegi', 'lagega', 'ho payega', 'ho payegi', 'jaunga', 'jaungi', 'paunga', 'paungi', 'chance iruka', 'kidaikuma', 'kidaikkuma', 'mudiyuma', 'nadakuma', 'nadakkuma', 'aguma', 'aaguma', 'varuma', 'varuvala', 'varuvana', 'povalama', 'panalama', 'pannalama', 'aavena', 'vastunda', 'vasthunda', 'vastundaa', 'avutunda', 'avuthunda', 'avvacha', 'pannuvena', 'kidaikuma', 'veltana', 'velthana', 'dorukutunda',
  'क्या', 'मिलेग', 'होगी', 'होगा', 'लगेगी', 'पाऊँग', 'पाऊंग', 'सकता हू', 'सकती हू',
]
/** A step that somebody weighs, in place of an event that is waited for. */
// prettier-ignore
const SHOULD_WORDS: readonly string[] = ['should i', 'should we', 'shall i', 'shall we', 'is it right', 'is it good to', 'is it wise', 'chahiye', 'karni chahiye', 'kar lu', 'kar loon', 'panalama', 'pannalama', 'seiyalama', 'cheyala', 'cheyocha', 'cheyacha', 'चाहिए', 'कर लूँ', 'कर लूं', 'செய்யலாமா', 'பண்ணலாமா', 'வேண்டுமா', 'చేయాలా', 'చేయవచ్చా', 'చేసుకోవాలా']

/** True where the words ask whether to do something, and not whether it will come. */
export const asksShould = (concern: string): boolean => countHits(meantText(concern), SHOULD_WORDS) > 0

/** A doubled yes-or-no offers no second way. */
const OR_NOT = / (?:or|ya) (?:not|no|nahi|nahin|na)(?= )/g
/** Endings by which Tamil and Telugu ask for yes or no. */
const ASKING_ENDINGS = / \S+(?:ுமா|ுமோ|ேனா|ாரா|ாளா|ானா|லாமா|வீங்களா|ందా|తానా|నా|వచ్చా|లేదా|తాడా|తారా|స్తుందా) /u

const OR_WORDS =
  / (?:or|vs|versus|either|rather than|instead of|ya|yaa|illa|illana|illati|illena|allathu|leda|ledaa|ledha|leka|lekapothe|या|அல்லது|இல்லை|లేదా|లేక) /u
// prettier-ignore
const DECIDE_WORDS: readonly string[] = ['is it right', 'is it correct', 'want to leave', 'want to quit', 'want to resign', 'should i', 'shall i', 'should we', 'shall we', 'better', 'best for me', 'is it good to', 'is it right to', 'is it wise', 'good idea', 'can i leave', 'can i quit', 'thinking of', 'chahiye', 'badal lu', 'badlu', 'chhod du', 'chod du', 'karu kya', 'kya karu', 'theek rahega', 'sahi rahega', 'chhod du', 'chhodu', 'chod dun', 'rahu$', 'marala$', 'maarala$', 'maranuma', 'seiyava', 'pannava', 'pogava', 'irukalama', 'வைக்கலாமா', 'பார்க்கலாமா', 'போகலாமா', 'పెట్టాలా', 'వెళ్లాలా', 'pannalama', 'panalama', 'vidalama', 'vittudalama', 'manchida', 'maaralama', 'cheyacha', 'maaracha', 'vadileyala', 'चाहिए', 'छोड़ दू', 'jau$', 'jaau$', 'jaun$', 'lagau', 'karu$', 'banu$', 'sambhalu', 'what to take', 'which to', 'which one', 'take up', 'suits me', 'polama', 'padikkalama', 'start pannalam', 'vellala', 'बदल लू', 'ठीक रहेगा', 'பண்ணலாமா', 'செய்யலாமா', 'விடலாமா', 'மாறலாமா', 'மாற்றலாமா', 'చేయాలా', 'మారాలా', 'వదిలేయాలా', 'మంచిదా']

// prettier-ignore
const WAY_WORDS = {
  stay: ['stay', 'continue', 'wait$', 'remain', 'hold on', 'keep my job', 'stick', 'complain', 'hr ko$', 'upto', 'rukna', 'ruk jau', 'yahi rah', 'yahin rah', 'tik jau', 'irukalama', 'irukkalama', 'undala', 'undalaa', 'रुक', 'इसी में रह', 'இருக்கலாமா', 'ఉండాలా'],
  move: ['change field', 'change my field', 'change the field', 'change line', 'change my line', 'change career', 'change my career', 'switch field', 'switch career', 'career change', 'field badl', 'line badl', 'vrs$', 'change the company', 'company badl', 'company mar', 'company ku mar', 'company maar', 'job marala', 'job maarala', 'leave quietly', 'job badl', 'istifa', 'isteefa', 'resign', 'rajinama', 'velai maath', 'velai maatr', 'इस्तीफ', 'कंपनी बदल', 'ராஜினாமா', 'கம்பெனி மாற', 'కంపెనీ మార', 'రాజీనామా', 'leave my job', 'leave the job', 'leave this job', 'leave job', 'quit', 'resign', 'change my job', 'change job', 'change jobs', 'change the job', 'job change', 'change company', 'switch', 'new job', 'move to another company', 'leave the company', 'leave my company', 'leave$', 'job chhod', 'job chod', 'naukri chhod', 'naukri chod', 'naukri badal', 'job badal', 'नौकरी बदल', 'नौकरी छोड़', 'வேலை மாற', 'வேலையை விட', 'வேலையை மாற்ற', 'ఉద్యోగం మార', 'ఉద్యోగం వదిల'],
  post: [],
  atHome: [],
  ownWish: [],
  safeJob: [],
  studyHome: [],
  studyAway: [],
  together: ['one more chance', 'another chance', 'second chance', 'stay with', 'continue', 'adjust', 'kalisi und', 'kalisi vund', 'sath rahu', 'saath rehna', 'sath rehna', 'serndhu vaazha', 'save my marriage', 'save the marriage', 'try again', 'ek mauka', 'nibhau', 'saath rahu'],
  apart: ['divorce', 'separate', 'separation', 'अलग हो', 'alag ho ja', 'leave him', 'leave her', 'leave my husband', 'leave my wife', 'talaq', 'talaak', 'तलाक', 'விவாகரத்து', 'విడాకు', 'vivakarathu', 'vidakulu'],
  study: ['gate$', 'higher studies', 'higher study', 'study', 'studies', 'masters', 'mtech', 'm tech', 'mba$', 'phd$', 'ms$', 'upsc', 'ias$', 'cat$', 'neet$', 'exam$', 'exams', 'course', 'college', 'padhai', 'पढ़ाई', 'படிப்பு', 'மேற்படிப்பு', 'చదువు'],
  job: ['full time', 'under someone', 'vrs$', 'service$', 'job offer', 'offer from', 'amazon', 'google', 'microsoft', 'tcs$', 'infosys', 'wipro', 'accenture', 'deloitte', 'cognizant', 'capgemini', 'flipkart', 'job', 'naukri', 'nokri', 'placement', 'employment', 'work$', 'velai', 'udyogam', 'salary', 'नौकरी', 'வேலை', 'ఉద్యోగ'],
  business: ['boutique', 'business', 'startup', 'start up', 'own company', 'something of my own', 'own thing', 'own work', 'on my own', 'own practice', 'own clinic', 'apna kaam', 'khud ka', 'entrepreneur', 'freelanc', 'shop', 'vyapar', 'dhandha', 'dukan', 'vyaparam', 'thozhil', 'व्यापार', 'व्यवसाय', 'धंधा', 'வியாபார', 'தொழில்', 'வணிக', 'వ్యాపార', 'బిజినెస్'],
  government: ['government', 'ibps', 'bank po', 'ssc$', 'rrb$', 'railway', 'group d', 'judiciary', 'judicial', 'civil judge', 'govt', 'gov$', 'sarkari', 'psu$', 'public sector', 'bank exam', 'सरकारी', 'அரசு', 'ప్రభుత్వ'],
  private: ['private', 'corporate', 'mnc$', 'it job', 'प्राइवेट', 'निजी', 'தனியார்', 'ప్రైవేట్', 'ప్రైవేటు'],
  loveMatch: ['love marriage', 'love or', 'love ya$', 'love illa', 'love leda', 'love kalyanam', 'love ha$', 'love aa$', 'love someone', 'love somebody', 'i love a boy', 'i love a girl', 'i love another', 'love marrage', 'marry for love', 'love match', 'boyfriend', 'girlfriend', 'person i love', 'man i love', 'prem vivah', 'kadhal kalyanam', 'prema pelli', 'लव मैरिज', 'प्रेम विवाह', 'காதல் திருமண', 'காதல் கல்யாண', 'ప్రేమ పెళ్లి', 'ప్రేమ వివాహ'],
  arranged: ['arrange', 'parents found', 'family found', 'parents chose', 'parents fixed', 'parents have fixed', 'parents selected', 'parents want me to marry', 'parents forcing me to marry', 'arang', 'aranged', 'parents choice', 'family choice', 'अरेंज', 'நிச்சயி', 'பெற்றோர் பார்', 'పెద్దలు కుదిర', 'అరేంజ్'],
  home: ['or stay$', 'india', 'home', 'yahan', 'yahin', 'yaha$', 'yahi$', 'idhar', 'apne desh', 'here$', 'native', 'stay back', 'ஊரில', 'ஊர்ல', 'ஊரோட', 'ఊర్లో', 'ఊళ్లో', 'ఊరికి', 'inga$', 'inge$', 'ikkad', 'ooru la', 'यहाँ', 'यहां', 'यहीं', 'अपने देश', 'இங்க', 'இங்கே', 'ఇక్కడ', 'return', 'come back', 'stay here', 'go back', 'hometown', 'my country', 'wapas', 'vapas', 'भारत', 'वापस', 'இந்தியா', 'ஊருக்கு', 'ఇండియా', 'ఇంటికి'],
  abroad: ['abroad', 'seattle', 'toronto', 'vancouver', 'new york', 'new jersey', 'texas', 'california', 'san francisco', 'chicago', 'boston', 'sydney', 'melbourne', 'berlin', 'munich', 'doha$', 'abu dhabi', 'riyadh', 'wahan', 'bahar$', 'new zealand', 'ireland', 'poland', 'france', 'italy', 'japan', 'malaysia', 'saudi', 'qatar', 'kuwait', 'oman$', 'uae$', 'switzerland', 'netherlands', 'sweden', 'in us$', 'us visa', 'visa$', 'us me$', 'us la$', 'us lo$', 'कनाडा', 'अमेरिका', 'लंदन', 'जर्मनी', 'दुबई', 'கனடா', 'அமெரிக்கா', 'லண்டன்', 'ஜெர்மனி', 'துபாய்', 'కెనడా', 'లండన్', 'జర్మనీ', 'దుబాయ్', 'foreign', 'overseas', 'canada', 'usa$', 'america', 'the us$', 'uk$', 'london', 'australia', 'germany', 'dubai', 'gulf$', 'singapore', 'europe', 'another country', 'settle there', 'stay there', 'videsh', 'velinad', 'veli nadu', 'videsam', 'विदेश', 'வெளிநா', 'విదేశ', 'అమెరికా'],
  love: ['marriage', 'marry', 'married', 'wedding', 'relationship', 'shaadi', 'shadi', 'kalyanam', 'thirumanam', 'pelli', 'शादी', 'विवाह', 'திருமண', 'கல்யாண', 'పెళ్లి', 'వివాహ'],
  career: ['career', 'job', 'work$', 'business', 'profession', 'naukri', 'study', 'studies', 'upsc', 'करियर', 'नौकरी', 'வேலை', 'தொழில்', 'ఉద్యోగ', 'కెరీర్'],
} satisfies Record<string, readonly string[]>
type Way = keyof typeof WAY_WORDS

/** A step put as a question, where no date is asked for. */
// prettier-ignore
const STEP_WORDS: readonly string[] = ['kar du$', 'kar dun$', 'de du$', 'de dun$', 'दे दू', 'कर दू', 'करूँ$', 'करूं$', 'जाऊँ$', 'जाऊं$', 'दूँ$', 'दूं$']
const asksStep = (text: string): boolean =>
  countHits(text, DECIDE_WORDS) > 0 || (countHits(text, STEP_WORDS) > 0 && countHits(text, WHEN_WORDS) === 0)

/** The pairs in the order in which they are tried: the closer ones first. */
const TRIED: readonly PairOfWays[] = [
  'stayOrPart',
  'publicOrPrivate',
  'loveOrArranged',
  'loveOrAbroad',
  'jobOrBusiness',
  'studyOrJob',
  'homeOrAbroad',
  'careerOrLove',
  'careerOrAbroad',
  'stayOrMove',
]

// prettier-ignore
const PERSON_WORDS: Readonly<Record<Exclude<Person, 'child'>, readonly string[]>> = {
  spouse: ['my husband', 'my wife', 'my spouse', 'mere pati', 'meri patni', 'meri biwi', 'mera pati', 'en manaivi', 'en kanavar', 'en kanavan', 'naa bharya', 'naa bharta', 'मेरे पति', 'मेरी पत्नी', 'என் மனைவி', 'என் கணவ', 'నా భార్య', 'నా భర్త'],
  mother: ['my mother', 'my mom', 'my mum', 'my mummy', 'my amma', 'meri maa', 'meri mummy', 'maa ki', 'mummy ki', 'en amma', 'amma voda', 'maa amma', 'मेरी माँ', 'मेरी मां', 'माँ की', 'मां की', 'माता जी', 'என் அம்மா', 'அம்மாவின்', 'மாதா', 'మా అమ్మ', 'నా తల్లి', 'అమ్మ ఆరోగ్య'],
  father: ['my father', 'my dad', 'my papa', 'mere pita', 'mere papa', 'papa ki', 'en appa', 'maa nanna', 'मेरे पिता', 'मेरे पापा', 'पिता जी', 'என் அப்பா', 'அப்பாவின்', 'మా నాన్న', 'నా తండ్రి'],
  sibling: ['my brother', 'my sister', 'my sibling', 'mera bhai', 'mere bhai', 'meri behen', 'meri bahan', 'en annan', 'en thambi', 'en akka', 'en thangai', 'maa anna', 'maa tammudu', 'maa akka', 'maa chelli', 'मेरे भाई', 'मेरा भाई', 'मेरी बहन', 'என் அண்ண', 'என் தம்பி', 'என் அக்கா', 'என் தங்க', 'మా అన్న', 'మా తమ్ముడు', 'మా అక్క', 'మా చెల్లి'],
  inLaws: ['nanad ', 'jethani', 'devrani', 'my bahu', 'in laws', 'in law$', 'inlaws', 'sasural', 'meri saas', 'saas ', 'mamiyar', 'maamiyar', 'maa atta', 'atta garu', 'ससुराल', 'मेरी सास', 'மாமியார்', 'மாமனார்', 'మా అత్త', 'అత్తగారు'],
}

/** A partner is asked about as a person where the partner's own affairs are named, and not the bond. */
// prettier-ignore
const THEIR_AFFAIRS: readonly string[] = ['gulf$', 'dubai', 'kaam$', 'dhandha', 'vyaparam', 'unemploy', 'layoff', 'depress', 'anger$', 'gussa', 'job', 'career', 'business', 'health', 'promotion', 'salary', 'transfer', 'visa', 'abroad', 'exam', 'posting', 'work', 'surgery', 'drink', 'naukri', 'sehat', 'tabiyat', 'velai', 'udyogam', 'arogyam', 'नौकरी', 'सेहत', 'तबियत', 'स्वास्थ्य', 'வேலை', 'உடல்நல', 'ఉద్యోగ', 'ఆరోగ్య']
/** Where a relative is only the place, the company or the background of the visitor's own question. */
const NOT_OF_THEM =
  / (?:papa|mummy|maa|pitaji|mom|dad|appa|amma|nanna) (?:log )?(?:kehte|kahte|kehti|kahti|bolte|bolti|chahte|chahti|solranga|solraru|solranga|antunnaru) | (?:son|daughter|beti|beta|bete|kid|children|bachcho|bachchon|bachche)s?(?: ki| ka| ke)? (?:school |college )?(?:fees?|(?:padhai|shadi|shaadi|marriage|study|studies) ke liye (?:\S+ ){0,3}(?:paisa|paise|lakh|\d+)) | (?:बेटी|बेटे|बच्चों) की (?:\S+ )?फीस | (?:bhai|behen|bahan|papa|pitaji|chacha|dost|annan|thambi|anna|tammudu|brother|sister)s? (?:ke saath|ke sath|kooda|kuda|oda|tho) (?:\S+ ){0,2}(?:business|shop|dukaa?n|dhandha|karobar|firm|kadai|thozhil|vyaparam|kaam) | (?:papa|pita|pitaji|father|fathers|husband|husbands|pati|appa|nanna) (?:ki |ke |ka )?(?:jagah|place|sthan|post|posting|death) | anukampa | compassionate | (?:beta|bete|beti|bachcha|bachha|baby|son|daughter|child|kid) (?:is |ab |abhi |now )?(?:\d|one|two|three|four|five|ek|do|teen|chaar) (?:saal|sal|years?|yrs?|months?|mahine) (?:ka|ki|ke|old) (?!(?:\S+ ){0,12}(?:he|she|his|her|him|wo|woh|uska|uski|usko|study|school|padhai|speak|walk) )| (?:to|with|near|like|against|joining|join|help) my (?:son|daughter|brother|sister|mother|father|parents) | (?:papa|pita|pitaji|father|dad|appa|nanna|fathers|dads|uncle|chacha)(?: ki| ka| ke)? (?:dukaa?n|shop|business|dhandha|karobar|kaam|zameen|farm|factory|kadai|company|clinic|practice|vyaparam) | (?:brother|sister|son|daughter|husband|wife) (?:is |are )?(?:calling|inviting|forcing) me | leaving my (?:wife|husband|family|kids|parents) | (?:on|at) my (?:kids|children|child|son|daughter) | my (?:husband|wife|brother|sister|mother|father) and (?:i|me) | between (?:me and my|my) | (?:wife|wifes|husband|husbands|mothers|fathers|sons|daughters) name | my (?:husband|wife)s (?:land|house|property|flat) | my (?:father|mother|brother|grandfather|uncle)s (?:land|house|property|flat|business|shop) | my (?:parents|mother|father) (?:\S+ )?(?:ask|asks|want|wants|say|says|force|forces|are asking|keep|keeps) /

/** An examination that is sat for the first time is no second attempt. */
const FIRST_TRY =
  / (?:first|1st|pehla|pehli|pehle|pahla|mudhal|modati|पहला|पहली|पहले|முதல்|మొదటి) (?:attempt|try|time|baar|prayas|प्रयास|बार|முறை|முயற்சி|ప్రయత్న\S*|సారి) /u
const FAILED = / (?:fail\S*|not clear\S*|could not|reh ga\S*|nahi (?:hua|nikla)|फेल|असफल|தோல்வி|ఫెయిల్) /u

// prettier-ignore
const PLEA_WORDS: Readonly<Record<'together' | 'transfer' | 'relief' | 'consent' | 'retry' | 'saturn' | 'lost', readonly string[]>> = {
  together: ['same city', 'same place', 'one city', 'in one place', 'live together', 'living together', 'stay together', 'be together again', 'join my husband', 'join my wife', 'join him', 'join her', 'under one roof', 'reunite', 'live with my husband', 'live with my wife', 'saath rahenge', 'sath rahenge', 'saath rah', 'sath rah', 'saath reh', 'sath reh', 'ek saath', 'onna iruppom', 'serndhu vaazh', 'sendhu iruk', 'kalisi unt', 'साथ रह', 'एक साथ', 'சேர்ந்து வாழ', 'ஒன்றாக இருப்', 'ஒன்றாக வாழ', 'ஒண்ணா இரு', 'ஒன்று சேர்', 'కలిసి ఉం', 'కలిసి జీవ'],
  transfer: ['transfer', 'transferred', 'posting', 'tabadla', 'tabadala', 'tabaadla', 'tranfer', 'maatral', 'idamaatram', 'badili', 'badhili', 'maruthal', 'maarudhal', 'मातृ जिले', 'तबादला', 'மாற்றல்', 'பணி மாறுதல்', 'மாறுதல்', 'ट्रांसफर', 'स्थानांतरण', 'பணிமாற்ற', 'இடமாற்ற', 'ட்ரான்ஸ்ஃபர்', 'బదిలీ', 'ట్రాన్స్ఫర్'],
  relief: ['barkat', 'bimar rehte', 'thadangal', 'thadai', 'nothing good', 'rejection everywhere', 'everywhere rejection', 'har jagah rejection', 'more struggle', 'struggle in my life', 'struggle in life', 'struggle end', 'struggle over', 'struggle going', 'so much struggle', 'life is struggle', 'only struggle', 'sangharsh', 'chalega aisa', 'aisa kab tak', 'bante bigad', 'bante bante', 'kashtam eppo', 'kashtangal eppo', 'kashtalu eppudu', 'poratam', 'संघर्ष', 'बनते बिगड़', 'बनते बनते', 'கஷ்டம் எப்ப', 'கஷ்டங்கள் எப்ப', 'கஷ்டம் தீர', 'కష్టాలు ఎప్పుడు', 'కష్టాలు తీర', 'bad time', 'hard time', 'bad period', 'bad phase', 'bad days', 'difficult time', 'tough time', 'good time come', 'good times come', 'good days come', 'good days start', 'when will things get better', 'when will it get better', 'when will this end', 'when will my problems', 'when will all this', 'my luck change', 'my luck$', 'bad luck', 'no luck', 'good luck come', 'luck is not', 'luck support', 'luck favour', 'luck favor', 'good time start', 'good time begin', 'my good time', 'my time change', 'kismat', 'kismet', 'naseeb', 'nasib', 'adrustam', 'adrushtam', 'adhirshtam', 'athirshtam', 'adirshtam', 'किस्मत', 'भाग्य कब', 'नसीब', 'அதிர்ஷ்ட', 'అదృష్ట', 'bura samay', 'bura waqt', 'bure din', 'acche din', 'achhe din', 'accha samay', 'acha samay', 'accha time', 'achha time', 'acha time', 'bura time', 'kharab time', 'manchi time', 'manchi samayam', 'nalla time', 'dukh kab', 'sab kab theek', 'sab theek kab', 'kab sab theek', 'kab sab thik', 'struggle', 'sangharsh', 'kharab samay', 'ketta neram', 'ketta kaalam', 'nalla neram', 'nalla kaalam', 'chedu kalam', 'manchi rojulu', 'manchi kalam', 'बुरा समय', 'बुरा वक्त', 'बुरे दिन', 'अच्छे दिन', 'अच्छा समय', 'கெட்ட நேர', 'நல்ல நேர', 'நல்ல காலம்', 'చెడు కాల', 'మంచి రోజు', 'మంచి కాల'],
  consent: ['parents agree', 'parents accept', 'parents approve', 'parents say yes', 'parents allow', 'parents consent', 'family agree', 'family accept', 'family approve', 'convince my parents', 'convince parents', 'convince my family', 'parents against', 'another caste', 'other caste', 'not from my caste', 'not of my caste', 'not my caste', 'not same caste', 'not from same caste', 'inter caste', 'intercaste', 'different caste', 'inter religion', 'another religion', 'different religion', 'mother agree', 'father agree', 'dad agree', 'inter cast$', 'intercast$', 'same gotra', 'saying no to', 'families are against', 'family is against', 'tell his parents', 'tell her parents', 'tell my parents', 'meri caste k', 'alag caste', 'dusri caste', 'doosri caste', 'dusri jaati', 'doosri jaati', 'dusre dharm', 'dusri dharm', 'bhag ke sha', 'bhaag ke sha', 'bhag kar sha', 'bhaag kar sha', 'elope', 'run away and marry', 'run away with', 'court marriage', 'ghar walo ko kab bata', 'ghar walo ko kaise bata', 'ghar pe kab bata', 'ghar pe kaise bata', 'gharwalo ko kab', 'gharwalo ko kaise', 'ghar wale nahi man', 'gharwale nahi man', 'vera caste', 'vera jaathi', 'vera jathi', 'vere caste', 'vere kulam', 'vere matham', 'दूसरी जाति', 'दूसरे जाति', 'दूसरे धर्म', 'अलग जाति', 'घर वाले नहीं मान', 'घरवाले नहीं मान', 'घर वाले तैयार नहीं', 'வேறு சாதி', 'வேறு ஜாதி', 'வேற சாதி', 'வேற ஜாதி', 'வேறு மத', 'வேற மத', 'ஒப்புக்கொள்ள', 'ஒத்துக்கொள்ள', 'ஒத்துக்க', 'சம்மதிக்க', 'వేరే కుల', 'వేరే మత', 'కులాంతర', 'ఒప్పుకోవ', 'ఒప్పుకోల', 'ఒప్పుకోర', 'ఒప్పుకుం', 'parents will agree', 'maa baap man', 'mummy papa man', 'ghar wale man', 'gharwale man', 'parents man jay', 'amma appa otthu', 'amma appa sammad', 'amma nanna oppu', 'घर वाले मान', 'घरवाले मान', 'माता पिता मान', 'அப்பா சம்மத', 'பெற்றோர் சம்மத', 'అమ్మ నాన్న ఒప్పు', 'పెద్దలు ఒప్పు', 'తల్లిదండ్రులు ఒప్పు'],
  retry: ['scored less', 'less marks', 'low marks', 'low score', 'drop again', 'reh gaya', 'reh gayi', 'reh jat', 'reh jaat', 'naam nahi aaya', 'प्रयास', 'रह गई', 'रह गया', 'रह जात', 'एक बार और', 'thirumba try', 'malli try', 'மீண்டும் எழுத', 'మళ్లీ రాయ', 'second time', 'third time', 'fourth time', '2nd time', '3rd time', 'doosri baar', 'dusri baar', 'teesri baar', 'tisri baar', 'दूसरी बार', 'तीसरी बार', 'இரண்டாவது முறை', 'மூன்றாவது முறை', 'రెండోసారి', 'మూడోసారి', 'attempt', 'fail', 'not cleared', 'could not clear', 'not able to clear', 'try again', 'fail ho', 'phir se', 'dobara', 'nahi nikla', 'nahi hua clear', 'asafal', 'फेल', 'असफल', 'தோல்வி', 'தேர்ச்சி இல்லை', 'ఫెయిల్'],
  saturn: ['sani$', 'sani peyarchi', 'peyarchi', 'shani', 'sade sati', 'sadesati', 'sadhe sati', 'saade sati', 'elinati', 'ezharai', 'elarai', 'ashtama sani', 'kantaka sani', 'saturn', 'dhaiya', 'शनि', 'साढ़ेसाती', 'साढ़े साती', 'साढेसाती', 'ढैया', 'சனி', 'பெயர்ச்சி', 'ఏలినాటి', 'శని'],
  lost: ['confused', 'everything', 'lost in life', 'dont know what to do', 'do not know what to do', 'no idea what', 'my whole life', 'directionless', 'no direction', 'sab kuch', 'kuch samajh', 'samajh nahi', 'confuse', 'ellame', 'kuzhappam', 'gandaragolam', 'सब कुछ', 'समझ नहीं', 'குழப்ப', 'గందరగోళ'],
}

/** An examination that was sat for more than once. */
const OFTEN_TRIED =
  / (?:[2-9]|two|three|four|five|do|teen|chaar|char|paanch|moonu|naalu|moodu|naalugu|दो|तीन|चार|பல|இரண்டு|மூன்று|நான்கு|రెండు|మూడు|నాలుగు) (?:times|baar|bar|murai|thadava|sarlu|attempts?|बार|முறை|தடவை|సార్లు) /u

/** A government post that is wished for, whatever post is held. */
const WISHES_GOVERNMENT =
  / (?:become|becoming|get|getting|into|for) (?:an? )?(?:government|govt|gov|sarkari) | (?:government|govt|gov|sarkari) (?:\S+ ){0,3}?(?:avut\S*|avth\S*|avta\S*|aaven\S*|aagal\S*|aaga\S*|lag\S*|mil\S*|ban\S*|hog\S*|kidai\S*|kedai\S*|vast\S*|vachch?\S*|eppo|kab|eppudu|want|become) |सरकारी (?:\S+ ){0,2}?(?:बन|मिल|लग)|அரசு (?:\S+ ){0,2}?(?:கிடை|எப்ப|ஆக)|ప్రభుత్వ (?:\S+ ){0,2}?(?:వస్త|వచ్చ|దొరు|అవ)/u

/** True where the words wish for a government post, also from a private one. */
export const wishesGovernment = (concern: string): boolean => WISHES_GOVERNMENT.test(meantText(concern))

const WISHES_PERMANENCE =
  / (?:become|made|make|making|get|getting|be|hone) (?:a |me |my job )?(?:permanent|confirmed)(?! (?:resid|pr|visa)) | (?:pakki|pakka) (?:naukri|nokri|job|kab) | permanent (?:\S+ )?(?:kab|hoga|hogi|hounga|houngi|ho paung\S*|aaven\S*|eppo|avtana|avut\S*|avuthana|kar\S*|pannuv\S*|chest\S*|post|job|order) | regulari[sz]\S* |(?:पक्का|पक्की|स्थायी|परमानेंट) (?:\S+ )?(?:कब|हो|नौकरी)|நிரந்தர|పర్మినెంట్|పర్మనెంట్|రెగ్యులర్ (?:అవ|చేస|ఎప్పు)/u

/** True where somebody waits for a post that they hold by contract to be made permanent. */
export const wishesPermanence = (concern: string): boolean => WISHES_PERMANENCE.test(meantText(concern))

/** True where a government post is named, and no private one beside it. */
export const namesGovernment = (concern: string): boolean => {
  const text = meantText(concern)
  return countHits(text, WAY_WORDS.government) > 0 && countHits(text, WAY_WORDS.private) === 0
}

// prettier-ignore
const DISPUTE_WORDS: readonly string[] = ['suspended', 'suspension', 'reinstat', 'departmental enquiry', 'departmental inquiry', 'enquiry going', 'enquiry is going', 'false complaint', 'false allegation', 'kabza', 'kabja', 'encroach', 'nilambit', 'vigilance case', 'निलंबित', 'सस्पेंड', 'कब्ज़ा', 'कब्जा', 'சஸ்பெண்ட்', 'ஆக்கிரமி', 'సస్పెండ్', 'కబ్జా','filed for divorce', 'divorce petition', 'next hearing', 'hearing on', 'court case', 'court cases', 'my case', 'legal case', 'case in court', 'in court', 'litigation', 'lawsuit', 'property case', 'property dispute', 'land dispute', 'land case', 'police case', 'false case', 'criminal case', 'civil case', 'divorce case', 'dowry case', 'cheque bounce', 'batwara', 'bantwara', 'batvara', 'बंटवार', 'बँटवार', 'pagapirivinai', 'பாகப்பிரிவினை', 'ఆస్తి పంపక', 'my share in property', 'hissa nahi', 'हिस्सा नहीं', 'fir$', '498a', 'bail$', 'legal notice', 'legal battle', 'mukadma', 'mukadme', 'mukaddama', 'kachahri', 'kachehri', 'court kacheri', 'vazhakku', 'valakku', 'court kesu', 'kesu$', 'case eppo', 'case kab', 'मुकदम', 'मुक़दम', 'कोर्ट', 'अदालत', 'केस$', 'வழக்கு', 'கோர்ட்', 'கேஸ்', 'కోర్టు', 'కేసు']
// prettier-ignore
const VEHICLE_WORDS: readonly string[] = ['buy a car', 'buy car', 'own car', 'new car', 'buy a bike', 'buy bike', 'new bike', 'buy a vehicle', 'buy vehicle', 'gaadi kab', 'gadi kab', 'car kab', 'apni gaadi', 'apni car', 'car eppo', 'vandi eppo', 'car vaanga', 'car eppudu', 'bandi eppudu', 'car konal', 'car kont', 'गाड़ी कब', 'कार कब', 'गाड़ी ख', 'கார் வாங்', 'வண்டி வாங்', 'కారు కొన', 'బండి కొన']
// prettier-ignore
const STUDY_AWAY_WORDS: readonly string[] = ['study', 'studies', 'masters', 'ms$', 'phd$', 'mba$', 'btech', 'mtech', 'university', 'college', 'course', 'padhai', 'padhne', 'padhna', 'padika', 'padikka', 'padippu', 'chaduvu', 'chaduvuk', 'chadavadan', 'पढ़ाई', 'पढ़ने', 'पढ़ना', 'படிக்க', 'படிப்பு', 'மேற்படிப்பு', 'చదువు', 'చదవ', 'మాస్టర్స్', 'student visa', 'admission']
// prettier-ignore
const DEBT_ENDS: readonly string[] = ['debts clear', 'debt clear', 'clear my debt', 'clear my loan', 'loans clear', 'loan clear', 'debt free', 'free from debt', 'out of debt', 'come out of debt', 'karz se', 'karza se', 'karz kab', 'karj se', 'udhaar kab', 'kadan eppo', 'kadan theer', 'kadan thir', 'appulu eppudu', 'appu eppudu', 'appulu teer', 'कर्ज से', 'कर्ज कब', 'क़र्ज़ से', 'கடன் எப்ப', 'கடன் தீர', 'அடையும் கடன்', 'అప్పులు ఎప్పుడు', 'అప్పులు తీర', 'అప్పు తీర', 'money problem', 'money problems', 'financial problem', 'financial problems', 'paise ki problem', 'paise ki tangi', 'पैसे की तंगी', 'பண பிரச்சன', 'பணப் பிரச்சன', 'డబ్బు సమస్య']
// prettier-ignore
const ALL_WRONG: readonly string[] = ['everything going wrong', 'everything is going wrong', 'everything goes wrong', 'everything wrong', 'nothing works', 'nothing is working', 'always fail', 'so many problems', 'too many problems', 'why me$', 'only with me', 'only to me', 'mere saath hi', 'mere sath hi', 'sab kuch ulta', 'kuch bhi theek nahi', 'kuch theek nahi', 'enakku mattum', 'enaku mattum', 'naake enduku', 'naku matrame', 'मेरे साथ ही', 'सब कुछ गलत', 'எனக்கு மட்டும்', 'నాకే ఎందుకు', 'నాకు మాత్రమే']

/** A holding of the family of which a share is withheld or quarrelled over. */
const SHARE_WITHHELD =
  / (?:lands?|plot|property|propert\S*|house|ancestral|will|zameen|jameen|jaydad|jaidad|sampatti|ghar|makaan?|nilam|sothu|soththu|aasthi|asti|polam|bhoomi|shop)s? (?:\S+ ){0,8}(?:dispute\S*|shares?|partition\S*|grab\S*|occup\S*|vivad|jhagda|hissa|hisse|batwara|bantwara|pangu|vaata|vata|godava|panchuk\S*) | (?:disputes?|shares?|partition|hissa|hisse|batwara|bantwara|vivad|pangu|vaata) (?:\S+ ){0,6}(?:lands?|plot|property|ancestral|zameen|jameen|jaydad|sampatti|nilam|sothu|aasthi|asti|polam) |(?:ज़मीन|जमीन|संपत्ति|सम्पत्ति|जायदाद|मकान|घर) (?:\S+ ){0,8}(?:हिस्सा|हिस्से|बंटवारा|बँटवारा|विवाद|झगड़)|(?:சொத்து|சொத்தில்|நிலம்|நிலத்தில்|வீட்டில்|பூர்வீக)\S* (?:\S+ ){0,6}(?:பங்கு|பாகப்பிரிவினை|தகராறு)|(?:ఆస్తి|ఆస్తిలో|పొలం|భూమి|ఇంటి)\S* (?:\S+ ){0,6}(?:వాటా|పంపక|గొడవ|తగాదా)/u
/** Shares that are bought and sold, and a share of work or rent. */
const OTHER_SHARE =
  / (?:share market|stock market|shares? (?:trading|bazaa?r|price)|mutual fund|flat ?share|share (?:the )?(?:rent|flat|room|house)) /

/** True where something is before a court, an office or the family, and will be decided there. */
const inDispute = (text: string): boolean => countHits(text, DISPUTE_WORDS) > 0 || (SHARE_WITHHELD.test(text) && !OTHER_SHARE.test(text))

const COURSE =
  '(?:mba|mtech|m tech|mca|msc|m sc|ma|ms|md|mds|phd|ca|cs|cma|llb|llm|law|ba|bcom|b com|bsc|b sc|bba|bca|b ed|bed|d ed|bds|mbbs|bams|nursing|pharmacy|btech|b tech|engineering|medical|diploma|iti|polytechnic|neet|jee|upsc|gate|cat|bank exam|ssc)'
/** Two courses, of which one is to be taken. */
const TWO_COURSES = new RegExp(
  ` ${COURSE} (?:exam |course |karu |kare |panlama |pannalama |padikalama |cheyyala |cheyala |\\S*lama )?(?:or|ya|vs|versus|illa|leda|allathu|instead of|panlama|pannalama|cheyyala)? ?(?:do |to |take |join |a )?${COURSE} `,
)

/** A course, a trade or a course of study that is to be given up: a yes would be read the wrong way round. */
const ENDS_IT =
  / (?:should|shall|must) (?:i|we) (?:just |now |also |better )?(?:close|shut|stop|drop out|discontinue|give up|wind up|exit) | band kar (?:du|dun|doon|de|dena|lu)\S* |बंद कर (?:दू|देना)|मूंद|மூட(?:லாமா|ிவிடலாமா)|மூடி விடலாமா|(?:படிப்பை|தொழிலை|கடையை) (?:\S+ )?விட|మూసేయాలా|మూసెయ్యాలా|ఆపేయాలా|(?:చదువు|వ్యాపారం) మానే|padippa vid|padippai vid|kadaiya mood|musey\S*la /u

/** Of two steps asked one after the other, as Tamil and Telugu do, one is to be taken. */
const TWO_STEPS =
  / \S+(?:lama|lamaa|numa|ava) (?:\S+ ){1,5}\S+(?:lama|lamaa|ava) | \S*(?:yyala|eyala|ttala) (?:\S+ ){1,5}\S*(?:yyala|eyala|ttala) |(?:லாமா|வேண்டுமா) (?:\S+ ){1,5}\S+லாமா |ాలా (?:\S+ ){1,5}\S+ాలా /u

/** Whoever would leave everything is not lost. */
const LEAVES_ALL = / (?:leave|left|leaving|give up|renounce|quit) everything(?= )/g
/** A loan whose end is asked for. */
const LOAN_ENDS =
  / (?:out of|free from|end of|rid of|free of) (?:\S+ ){0,3}(?:loans?|debts?|emis?|credit cards?) | (?:loans?|debts?|karz\S*|emis?) (?:\S+ ){0,8}(?:finish|finished|over|cleared?|end|repaid|khatam|utreg\S*|chuk\S*) /
/** A transfer that others order, or that a step brings with it, is not the one that is wished for. */
const IMPOSED =
  / (?:needs?|requires?|with|means|involves?|giving|sending me|send me|sent me|ordered|forced?|stop|avoid|cancel|refuse) (?:\S+ ){0,5}(?:transfer|posting) | (?:transfer|posting) (?:ho gaya|order (?:came|aaya)|has come|(?:\S+ )?(?:ruk|rok|cancel|stop)\S*) /
/** A posting that has come and is to be undone wants the same request, with its grounds. */
const ASKS_TO_CANCEL =
  / (?:can|will|could) (?:it|the transfer|my transfer|(?:the |this |my )?order|(?:the |this |my )?posting) (?:\S+ )?(?:get |be )?(?:cancel|stop|revok|undone|change|modif)\S* | transfer (?:\S+ )?(?:cancel|ruk) (?:ho|hoga|jayega|ho payega) /
const YEAR =
  '(?:20[2-4]\\d|next year|this year|coming year|new year|agla saal|agle saal|is saal|iss saal|naya saal|aane wala saal|adutha (?:varusham|varudam|varsham)|indha (?:varusham|varudam|varsham)|puthandu|vache samvatsaram|ee samvatsaram|kottha samvatsaram|अगला साल|अगले साल|यह साल|ये साल|नया साल|இந்த (?:ஆண்டு|வருடம்|வருஷம்)|அடுத்த (?:ஆண்டு|வருடம்|வருஷம்)|புத்தாண்டு|ఈ సంవత్సరం|వచ్చే సంవత్సరం|కొత్త సంవత్సరం)'
const HOW =
  '(?:how|what|predict|prediction|predictions|forecast|horoscope|rashifal|kais[aei]|kaisi|eppadi|eppidi|epdi|ela|look|hold|holds|bring|palan|phalalu|luck|good|lucky|कैसा|कैसी|எப்படி|ఎలా)'
const ASKS_YEAR = new RegExp(
  ` (?:how|what) (?:\\S+ ){0,4}${YEAR} | (?:prediction|predictions|forecast|horoscope) (?:\\S+ ){0,3}${YEAR} | ${YEAR} (?:\\S+ ){0,4}${HOW}|^ ${YEAR} $`,
)

/** The year of a day or a month is none that is asked about as a whole. */
const OF_A_MONTH =
  / (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|जन|फर|मार्च|अप्र|मई|जून|जुला|अग|सित|अक्टू|नव|दिस|ஜன|பிப்|மார்|ஏப்|மே|ஜூ|ஆக|செப்|அக்|நவ|டிச|జన|ఫిబ్|మార్|ఏప్|మే|జూ|ఆగ|సెప్|అక్|నవ|డిసె)[\p{L}\p{M}]* 20\d\d /u
/** True where one year as a whole is asked about, or a field in it, and not whether a thing comes in it. */
export const asksYear = (text: string): boolean =>
  ASKS_YEAR.test(text) && !OF_A_MONTH.test(text) && !/ good (?:year |time )?to | (?:how|what) (?:to|should|can|do i|many|much) /.test(text)

/** Study that a loved one is at. */
const THEIR_STUDY =
  / (?:he|she|they|boyfriend|girlfriend|bf|gf|fiancee?|husband|wife|wo|woh|pati|patni|biwi|kanavar|bharta|avan|ava|avar|athanu) (?:is |was |has |went |has gone )?(?:\S+ ){0,5}?(?:doing |studying |pursuing |for |to )?(?:study|studying|studies|masters|ms|phd|mba|btech|mtech|university|college|course|student visa|padhai|padhne|padikka|padika|chaduvu\S*)(?= )/g

/** What a life is for: asked of the whole chart, and not of a post. */
const CALLING =
  / (?:purpose (?:of|in|for) (?:my |this |our )?(?:life|birth|existence|being)|what is (?:the|my) purpose(?: now| left)?|(?:my|lifes|life|souls?) purpose|what is my purpose|born (?:to|for)|(?:was|am) i born|why (?:am|was) i (?:here|born)|life path|path (?:of|in) (?:my )?life|what (?:should|can|to|shall) (?:i )?do (?:with|in) (?:my |this )?life|mission (?:of|in) (?:my )?life|soul mission|my dharma|what is my calling|meant for (?:something|great|big)\S*|zindagi ka (?:maqsad|maksad|makasad|uddeshya|lakshya)|jeevan ka (?:uddeshya|lakshya|maqsad)|(?:zindagi|jindagi|life|jeevan) (?:me|mein) kya kar\S*|vaazhkai(?:la|yil)? enna|vazhkai(?:la|yil)? enna|naa jeevitham lo em|jeevitha lakshyam|जीवन का (?:उद्देश्य|लक्ष्य)|ज़िंदगी में क्या करना|जिंदगी में क्या करना|என் வாழ்க்கையின் நோக்கம்|வாழ்க்கை நோக்கம்|నా జీవిత లక్ష్యం|జీవిత లక్ష్యం) /

/** The plea of a question, the one that most narrows it first. */
function pleaIn(text: string, pair: PairOfWays | null, concern: string, form: Form, clauses: Clauses, person: Person | null): Plea | null {
  const has = (plea: keyof typeof PLEA_WORDS): boolean => countHits(text, PLEA_WORDS[plea]) > 0
  const asker = askerOf(concern, 30, '2000-01-01')
  const { cares, declines, extras } = clauses
  const child = asksOfChild(concern)
  if (LIKES_THE_SAME.test(text) && person === null) return 'ownHeart'
  if (person === null && asker.bond === null && notReady(concern) !== null) return 'ownHeart'
  if (pair === 'postOrFamily') return 'postOrFamily'
  if (pair === 'wishOrSafe') return 'ownWish'
  if (inDispute(text) || weighsCourt(concern)) return 'dispute'
  if (
    (has('together') || TOGETHER.test(text)) &&
    asker.bond === 'married' &&
    !IN_A_BREACH.test(text) &&
    !cares.includes('affair') &&
    !joinsPartner(concern)
  )
    return 'together'
  const theirs = PARTNERS_ELDERS.test(text) && AGREES.test(text)
  const forced = asker.love === 'partner' && FORCED.test(text)
  if (
    (has('consent') || theirs || forced || kinOpposes(text) || (BOND_TOLD.test(text) && THEY_AGREE.test(text))) &&
    !child &&
    asker.bond === null
  )
    return 'consent'
  if (
    has('transfer') &&
    person === null &&
    !awaitsFirstPost(concern) &&
    !/ (?:money|fund|bank) transfer /.test(text) &&
    !ofEmbryo(text) &&
    (!IMPOSED.test(text) || ASKS_TO_CANCEL.test(text))
  )
    return 'transfer'
  const again = has('retry') && (!FIRST_TRY.test(text) || FAILED.test(text))
  if ((again || OFTEN_TRIED.test(text)) && countHits(text, EXAM_WORDS) > 0 && !child && !awaitsResult(concern)) return 'retry'
  if (pair === null && person === null && form !== 'when' && asker.bond === null && UNWILLING.test(text)) return 'ownHeart'
  if (asker.abroad && person === null && COMES_BACK.test(text) && pair !== 'homeOrAbroad') return 'comeBack'
  if (asker.abroad && (pair === 'homeOrAbroad' || countHits(text, RESIDENCE_WORDS) > 0)) return 'residence'
  if (
    person === null &&
    pair !== 'studyOrJob' &&
    countHits(text.replace(THEIR_STUDY, ' '), STUDY_AWAY_WORDS) > 0 &&
    countHits(text, WAY_WORDS.abroad) > 0 &&
    !asker.abroad
  )
    return 'studyAbroad'
  if (person === null && countHits(text, VEHICLE_WORDS) > 0) return 'vehicle'
  const owes =
    countHits(text, DEBT_ENDS) > 0 || (LOAN_ENDS.test(text) && countHits(text, WAY_WORDS.abroad) === 0) || cares.includes('lenders')
  if (
    !child &&
    (has('relief') ||
      /^ (?:luck|fate|bhagya|adrustam) $/.test(text) ||
      owes ||
      cares.includes('cruelty') ||
      declines.includes('magic') ||
      countHits(text, ALL_WRONG) > 0)
  )
    return 'relief'
  if (has('saturn') || (person === null && pair === null && dashaAsked(concern) !== null)) return 'saturn'
  if (person === null && (asksYear(text) || asksOfTime(concern))) return 'year'
  if (person === null && !asker.retired && (CALLING.test(text) || /^ (?:purpose|calling|dharma) $/.test(text))) return 'calling'
  if (extras.includes('pilgrimage') && person === null && !asker.retired && pair === null && form !== 'open') return 'pilgrimage'
  return countHits(text.replace(LEAVES_ALL, ' '), PLEA_WORDS.lost) > 0 &&
    !OF_THE_MIND.test(text) &&
    pair === null &&
    form !== 'when' &&
    form !== 'choice' &&
    form !== 'which' &&
    !child
    ? 'lost'
    : null
}

/** One home for two who live apart; of a bond that is breaking nobody says that distance is what parts it. */
const TOGETHER =
  /(?<! (?:ke|kisi|dusri|doosri|uske|unke)) (?:saath|sath|onna|onnaa|ondraga|kalisi) (?:\S+ ){0,2}(?:rah\S*|reh\S*|iru\S*|vaazh\S*|vazh\S*|und\S*|unt\S*) |(?<! (?:के|किसी)) साथ (?:\S+ ){0,2}रह|(?:ஒன்றாக|சேர்ந்து) (?:\S+ ){0,2}(?:வாழ|இரு)|కలిసి (?:\S+ ){0,2}(?:ఉం|ఉండ|జీవ)/u
const IN_A_BREACH =
  / (?:talaq|talaak|divorc\S*|separated|separation|mayke|vidakulu|vivakarathu) |तलाक|मायके|விவாகரத்து|பிரிந்து|விடாகு|విడాకు|పుట్టింట/u

/** The elders of the one who is loved, asked for their yes. */
const PARTNERS_ELDERS =
  / (?:girlfriend|boyfriend|gf|bf|lover|her|his|uske|uski|unke|fiancee?|partner)s? (?:father|mother|parents|family|papa|mummy|dad|mom|ghar wale|gharwale|ghar walo|veetla|veettula|intlo|amma|appa|nanna) |(?:उसके|उनके) (?:पापा|पिता|घर वाले|माता)|அவ(?:ள்|ர்|ன்) (?:வீட்டில்|அப்பா|அம்மா)|(?:ఆమె|అతని|అమ్మాయి|అబ్బాయి) (?:ఇంట్లో|తల్లిదండ్రు|నాన్న)/u
const AGREES =
  / (?:agree\S*|accept\S*|approv\S*|allow\S*|oppos\S*|against|convinc\S*|refus\S*|reject\S*|maan\S*|maneng\S*|raji|raazi|razi|sammad\S*|sammath\S*|o?tthuk\S*|othuk\S*|oppuk\S*|wants? (?:only )?(?:a )?(?:govt|government|sarkari|rich)) |मान|राज़ी|राजी|சம்மதி|ஒப்புக்|ஒத்துக்|ఒప్పుకో/u
/** A wedding that is forced on somebody who loves another. */
const FORCED =
  / (?:parents|family|father|mother|mom|dad|ghar wale|gharwale|veetla|intlo) (?:\S+ ){0,3}(?:fixed|finali[sz]ed) | (?:forc\S*|pressur\S*|zabardasti|jabardasti|jabran|kattaya\S*|balavanth\S*|balavant\S*) |ज़बरदस्ती|जबरदस्ती|கட்டாய|బలవంత/u

/** A bond that is told. */
const BOND_TOLD =
  /(?: love| loves| boy | girl | boyfriend| girlfriend| marry| marriage| caste| muslim| hindu| christian| pyar| pyaar| prem | shaadi| shadi| kadhal| kaadhal| prema| premi| pelli| kalyanam)/

/** Elders who are against a bond, or are asked for their yes. */
const THEY_AGREE =
  / (?:parents|family|families|mother|father|mom|dad|ghar wale|gharwale|papa|mummy|amma|appa|nanna|veetla|veettula|intlo|maa baap)s? (?:\S+ ){0,4}(?:agree\S*|accept\S*|approv\S*|allow\S*|oppos\S*|against|support\S*|convince\S*|not ready|says? no|saying no|said no|vendam|vendaam|mana kar\S*|manaa kar\S*|vaddu|oddu|vadd\S*|ishtam ledu|pasand nahi|maan\S*|maneng\S*|nahi man \S*|raji|raazi|razi|sammadh\S*|samadh\S*|otthuk\S*|othuk\S*|oppuk\S*|oppuko\S*|want me to leave|want me to break|asking me to leave|refus\S*|reject\S*|dont like|do not like|caste) /

/** The way back from another country, as it is typed; a loved one's return is told apart by who lives there. */
const COMES_BACK =
  / india (?:ku|ki|ko|vukku) | vandhud\S* | vandhur\S* | vandhid\S* |வந்துவிட|ఇంటికి వచ్చే|ఊరికి వచ్చే| (?:come|coming|came|go|going|move|moving|shift|shifting|relocate|relocating|get) (?:\S+ )?back | return| homesick | (?:destiny|future|life|luck) in india | back (?:to|in) (?:india|home)| back home | wapas | vapas | wapsi | laut | lautna | thirumbi | thirumba | tirigi | ooruku | oorukku | ooriki | वापस| लौट|திரும்ப|ஊருக்கு|తిరిగి/

/** A heart that turns to the same sex, or to nobody: never told to let introductions happen. */
const LIKES_THE_SAME =
  / (?:i am|im|i|am) (?:a )?(?:gay|lesbian|bisexual|bi|queer|asexual|transgender|trans|homosexual) | (?:gay|lesbian|same sex|homosexual) (?:\S+ ){0,2}(?:relationship|partner|love|couple|man|woman|marriage) |समलैंगिक|ஓரினச்சேர்க்கை|స్వలింగ/

/** True where the visitor's words tell of such a heart. */
export const likesTheSame = (concern: string): boolean => LIKES_THE_SAME.test(meantText(concern))

/** A wedding that others want and the visitor does not, or not yet. */
const UNWILLING =
  / (?:dont|do not|never|not) (?:want|wants|wish|interested|ready) (?:to |in |for )?(?:\S+ )?(?:get married|marry|marriage|be married)(?! (?:him|her|this|that|a ))| (?:stay|remain|be|live) (?:single|unmarried)(?! for| till| until)| (?:forc|pressur)\S* (?:\S+ ){0,3}(?:to marry|for marriage|into marriage|marriage|to get married) | (?:parents|family|mother|father|everyone|wale) (?:\S+ ){0,2}(?:want|wants|force|forcing|pressure|asking) (?:me )?(?:to )?(?:marry|get married|marriage) (?:\S+ )?but i | shaadi nahi karn[ai] | shadi nahi karn[ai] | kalyanam venda\S* | kalyanam vendaam | pelli vad\S* /

/** A mind that does not rest is no lost way. */
const OF_THE_MIND =
  / (?:overthink\S*|empty inside|feel empty|sleep\S*|interest in everything|anxiet\S*|depress\S*|panic|neend|thookam|nidra) /

// prettier-ignore
const RESIDENCE_WORDS: readonly string[] = ['green card', 'greencard', 'residency', 'permanent resid', 'pr$', 'citizenship', 'h1b', 'visa', 'come back', 'go back', 'return', 'settle', 'वापस', 'ग्रीन कार्ड', 'திரும்ப', 'తిరిగి']

// prettier-ignore
const WEDDING_WORDS: readonly string[] = ['marri', 'marry', 'wedding', 'shaadi', 'shadi', 'vivah', 'kalyanam', 'thirumanam', 'pelli', 'rishta', 'शादी', 'विवाह', 'रिश्त', 'திருமண', 'கல்யாண', 'పెళ్లి', 'పెళ్ళి', 'వివాహ']
// prettier-ignore
const DAUGHTER_WORDS: readonly string[] = ['daughter', 'my girl$', 'meri beti', 'meri ladki', 'en magal', 'en ponnu', 'naa kuthuru', 'naa kooturu', 'maa ammayi', 'बेटी', 'என் மகள்', 'என் பொண்ணு', 'నా కూతురు', 'మా అమ్మాయి']
// prettier-ignore
const SON_WORDS: readonly string[] = ['my son', 'our son', 'elder son', 'younger son', 'my boy$', 'mera beta', 'mere bete', 'mera ladka', 'en magan', 'en paiyan', 'naa koduku', 'maa abbayi', 'मेरा बेटा', 'मेरे बेटे', 'என் மகன்', 'என் பையன்', 'నా కొడుకు', 'మా అబ్బాయి']
// prettier-ignore
const GROWN_WORDS: readonly string[] = ['job', 'career', 'abroad', 'settle', 'business', 'divorc', 'his wife', 'her husband', 'daughter in law', 'son in law', 'naukri', 'velai', 'udyogam', 'नौकरी', 'வேலை', 'ఉద్యోగ', 'australia', 'canada', 'america', 'usa$']
const AGE_OF_CHILD = / (?:is|aged|age|turned|of|son|daughter|beti|beta) (\d{2}) /

/** Which grown child is meant; null where a pupil is, or nobody's age is told. */
function grownChildIn(text: string): Question['grownChild'] {
  const [, age] = AGE_OF_CHILD.exec(text) ?? []
  if (!(Number(age ?? 0) >= 18 || CHILD_CHOOSES.test(text) || countHits(text, WEDDING_WORDS) > 0 || countHits(text, GROWN_WORDS) > 0))
    return null
  const [daughter, son] = [countHits(text, DAUGHTER_WORDS) > 0, countHits(text, SON_WORDS) > 0]
  return daughter === son ? 'child' : daughter ? 'daughter' : 'son'
}

const LIST_OF_WISHES = 3

// prettier-ignore
const FOR_FAMILY_WORDS: readonly string[] = ['family ke liye', 'parivar ke liye', 'ghar ke liye', 'bachon ke liye', 'bachchon ke liye', 'bacho ke liye', 'bachhe ke liye', 'kudumbathukaga', 'kudumbathukkaga', 'kuzhandaikaga', 'family kosam', 'pillala kosam', 'kutumbam kosam', 'housewife', 'stay at home mom', 'परिवार के लिए', 'बच्चों के लिए', 'बच्चे के लिए', 'குடும்பத்துக்காக', 'குடும்பத்திற்காக', 'குழந்தைக்காக', 'కుటుంబం కోసం', 'పిల్లల కోసం']
const FOR_FAMILY =
  / (?:for|with|because of|near|care of|look after|looking after|raise) (?:my |the |our )?(?:\S+ )?(?:family|husband|wife|children|child|kids|kid|baby|son|daughter|parents|home) | (?:far|away) from (?:my )?(?:family|husband|wife|kids|children|home) /
/** To leave a post, also where the post is named in Tamil, Telugu or Hindi in Latin letters. */
// prettier-ignore
const LEAVE_POST_WORDS: readonly string[] = ['leave my job', 'leave the job', 'leave this job', 'leave job', 'leaving job', 'leaving my job', 'quit', 'resign', 'job chhod', 'job chod', 'naukri chhod', 'naukri chod', 'velaiya vid', 'velaiyai vid', 'velaya vid', 'job vid', 'udyogam vadil', 'job vadil', 'udyogam manes', 'job manes', 'नौकरी छोड़', 'जॉब छोड़', 'வேலையை விட', 'வேலைய விட', 'ఉద్యోగం వదిల', 'ఉద్యోగం మానే', 'ఉద్యోగం మాన']

/** A post given up for those at home, and not for another post or a trade. */
const leavesForFamily = (text: string): boolean =>
  countHits(text, LEAVE_POST_WORDS) > 0 &&
  (FOR_FAMILY.test(text) || countHits(text, FOR_FAMILY_WORDS) > 0) &&
  countHits(text, WAY_WORDS.business) === 0

const OWN_WISH =
  / (?:i want|i wanted|want to (?:be|become|do)|wish to (?:be|become)|i wish|i like|i love|i am interested|im interested|my dream|my passion|my interest|my heart|passionate|mujhe|mera sapna|mera man|meri ruchi|enakku|enaku|en aasai|en kanavu|naaku|naku|na kala|naa kala|मुझे|मेरा सपना|मेरी रुचि|எனக்கு|என் கனவு|నాకు|నా కల) /
const OTHERS_SAY =
  / (?:family|parents|father|mother|dad|mom|papa|mummy|husband|wife|relatives|everyone|people|wale|gharwale|amma|appa|nanna|veetla|veettula|intlo|घरवाले|वाले|पापा|पिता|माता|मम्मी|வீட்டில்|அப்பா|அம்மா|ఇంట్లో|నాన్న|అమ్మ) (?:\S+ ){0,3}?(?:say|says|saying|said|want|wants|wanting|force|forces|forcing|insist|insists|tell|tells|telling|pressure|pressuring|against|oppose|refuse|ask|asks|keh\S*|kah\S*|bol\S*|chaht\S*|solr\S*|solli\S*|antunn\S*|cheppt\S*|cheput\S*|कहते|कहती|चाहते|बोलते|சொல்\S*|అంటున్న\S*|చెప్తు\S*|చెబుతు\S*) /
// prettier-ignore
const CALLING_WORDS: readonly string[] = ['hotel manag', 'animation', 'gaming', 'law$', 'teaching', 'teacher', 'yoga', 'nursing', ...WAY_WORDS.job, ...WAY_WORDS.career, ...WAY_WORDS.business, 'engineer', 'doctor', 'mbbs', 'medical', 'iit$', 'film', 'movie', 'director', 'actor', 'acting', 'singer', 'singing', 'music', 'dance', 'dancer', 'paint', 'artist', 'cricket', 'sports', 'writer', 'writing', 'photograph', 'youtube', 'fashion', 'design', 'chef', 'cooking', 'farming', 'army', 'pilot', 'model', 'इंजीनियर', 'डॉक्टर', 'गायक', 'अभिनेता', 'நடிகர்', 'இயக்குனர்', 'இயக்குநர்', 'பாடகர்', 'டாக்டர்', 'இன்ஜினியர்', 'నటుడు', 'దర్శకుడు', 'గాయకు', 'డాక్టర్', 'ఇంజనీర్']

/** A calling of one's own against the way that the family advises; a wedding is not meant. */
const wishAgainstAdvice = (text: string): boolean =>
  OWN_WISH.test(text) && OTHERS_SAY.test(text) && countHits(text, CALLING_WORDS) > 0 && countHits(text, WEDDING_WORDS) === 0

/** Classes of one's own, held against a post. */
const OWN_CLASSES =
  / (?:coaching|tuitions?|classes|academy|tutorials?) (?:at home|of my own|centre|center|on my own|from home) | (?:own|home) (?:coaching|tuitions?|classes|academy) /

function pairIn(text: string, offered: boolean): PairOfWays | null {
  if (leavesForFamily(text)) return 'postOrFamily'
  if (wishAgainstAdvice(text)) return 'wishOrSafe'
  // somebody who has been divorced is no divorce
  const parts = countHits(text.replace(/ divorcees?(?= )/g, ' '), WAY_WORDS.apart) > 0
  const named = (way: Way): boolean => countHits(text, WAY_WORDS[way]) > 0
  const both = (pair: PairOfWays): boolean => PAIRS_OF_WAYS[pair].every((way) => named(way))
  const first = asksFirst(text) ? firstPairIn(text) : null
  if (first !== null) return first
  if (LOVE_OR_ARRANGED.test(text)) return 'loveOrArranged'
  if (countHits(text, WAY_WORDS.abroad) > 0 && (GO_OR_NOT.test(text) || ONE_WISHES_AWAY.test(text))) return 'homeOrAbroad'
  const decides = offered || asksStep(text)
  if (!decides) return null
  if (leavesForOwn(text) || OWN_CLASSES.test(text)) return 'jobOrBusiness'
  const found = TRIED.find(
    (pair) =>
      both(pair) &&
      !(pair === 'studyOrJob' && TWO_COURSES.test(text)) &&
      !(pair === 'stayOrPart' && (NO_BOND.test(text) || !parts)) &&
      // a person is left, and no post; a post that lies abroad is not held against going
      !(pair === 'stayOrMove' && LEAVES_SOMEBODY.test(text)) &&
      !(pair === 'careerOrAbroad' && POST_ABROAD.test(text)),
  )
  // of two ways only the one that is considered is named as a rule: to leave a post is held against staying
  if (found !== undefined && (offered || NAMED_ALONE.includes(found))) return found
  if (
    parts &&
    !NO_BOND.test(text) &&
    countHits(text, ['should i', 'shall i', 'better to', 'karu', 'chahiye', 'pannalama', 'चाहिए', 'வேண்டுமா', 'చేయాలా']) > 0
  )
    return 'stayOrPart'
  if (
    !LEAVES_SOMEBODY.test(text) &&
    countHits(
      text,
      WAY_WORDS.move.filter((word) => word !== 'leave$'),
    ) > 0
  )
    return 'stayOrMove'
  return null
}

/** A post given up for a trade or a channel of one's own. */
const leavesForOwn = (text: string): boolean =>
  countHits(text, LEAVE_POST_WORDS) > 0 &&
  countHits(text, WHEN_WORDS) === 0 &&
  (VENTURE.test(text) ||
    / (?:youtube|channel|freelanc\S*|kheti|farming|dairy|vivasayam|vyavasayam|trading|full time) /.test(text) ||
    /சொந்தமாக|சொந்த தொழில்|సొంతంగా|अपना (?:काम|धंधा|बिज़नेस|बिजनेस)/u.test(text))

const LOVE_OR_ARRANGED =
  / love (?:marriage |kalyanam |pelli )?(?:or|ya|aa?|ah|ha|illa|illana|leda|vs|aa leda|ah illa|na) (?:\S+ ){0,2}arrang\S* | arrang\S* (?:marriage )?(?:or|ya|aa?|ah|ha|illa|leda|vs|na) (?:\S+ ){0,2}love |लव (?:मैरिज )?या अरेंज|अरेंज (?:मैरिज )?या लव|காதல் திருமணமா|ప్రేమ (?:వివాహమా|పెళ్లా|పెళ్లి లేదా)| wait for (?:him|her|them|my (?:boyfriend|girlfriend|love|lover)) (?:\S+ ){0,6}?or (?:\S+ ){0,4}(?:boy|girl|match|alliance|proposal|rishta|sambandham|groom|bride|family|parents|arranged) | (?:intezar|intezaar|intjar|wait) (?:karu|karun|karoon) ya (?:\S+ ){0,5}(?:ghar|gharwal\S*|rishta|rishte|ladk\S*) | (?:kosam|kaaga|kaga) wait (?:\S+ ){0,3}(?:leka|leda|illa|illana) (?:\S+ ){0,4}(?:sambandham|sambandhalu|varan|mappillai|intlo|veetla|veetula)\S* /u
/** To go or not to go, in one breath. */
const GO_OR_NOT =
  / (?:should|shall) i (?:also )?(?:go|move|shift|relocate)(?: there)? with (?:him|her|my husband|my wife) | (?:to )?go or (?:not|no|stay|dont|leave it) (?!back)| (?:jau|jaau|jaun|jana chahiye|jaana chahiye|jaye|jaaye) ya (?:nahi|na|nahin|ruku|rahu|yahi\S*) | (?:pogalama|polama|povalama|poga) (?:illa|illaya|venama|vendama|vendaama) | (?:vellala|vellacha|povala|velthe) (?:vadda|leda|ledha) |जाऊँ या|जाऊं या|जाना चाहिए या|போகலாமா (?:வேண்டாமா|இல்லையா|இல்லை)|వెళ్లాలా (?:వద్దా|లేదా)/u
/** One of a household wishes to go and the visitor does not. */
const ONE_WISHES_AWAY =
  / (?:wife|husband|she|he|fiancee?|boyfriend|girlfriend|partner|parents|father|in laws|family|everyone) (?:\S+ )?(?:wants?|insists?|is asking|asks|forc\S*|dream\S*) (?:\S+ ){0,8}(?:but|and) (?:i|me) (?:dont|do not|am not|not|want to stay|love my|cant|cannot) | (?:wife|husband|pati|patni|biwi) (?:\S+ ){0,4}(?:jana|jaana) chaht\S* (?:\S+ ){0,4}(?:main|mai|me|mujhe) nah\S* /
/** A post that lies in another country. */
const POST_ABROAD =
  / (?:abroad|foreign|overseas|gulf|saudi|qatar|dubai|kuwait|oman|uae|singapore|canada|usa|us|uk|germany|australia|malaysia|videsh|velinaa?du) (?:me |mein |la |lo |ki |ka |ke |for )?(?:\S+ ){0,2}(?:job|naukri|nokri|velai|udyogam|offer|company|visa) | (?:job|naukri|offer|work|velai|udyogam|posting) (?:offer )?(?:in|from|at|for) (?:the )?(?:abroad|foreign|gulf|saudi|qatar|dubai|kuwait|oman|uae|singapore|canada|usa|us|uk|germany|australia|malaysia) /
const LEAVES_SOMEBODY = / (?:leave|forget|wait for|dump|leaving|lose) (?:him|her|my (?:boyfriend|girlfriend|husband|wife|lover)) /

/** What is parted is a trade or a holding, and not two people. */
const NO_BOND =
  / (?:separate|separating|separation|divide|split|leave|continue|stick) (?:\S+ ){0,3}(?:business|shop|firm|company|joint|property|land|house|account|associate|trade) | (?:business|shop|firm|company|joint|associate) (?:\S+ ){0,6}(?:separate|separation|split) /

/** Pairs that are meant where both ways are named, with or without a word for "or". */
const NAMED_ALONE: readonly PairOfWays[] = ['jobOrBusiness', 'publicOrPrivate', 'loveOrArranged', 'stayOrPart', 'homeOrAbroad']

function personIn(full: string, concern: string): Person | null {
  // a mother-in-law is no mother
  const text = full.replace(/ (?:mother|father|brother|sister|daughter|son) in law /g, ' in laws ')
  // in a list of wishes a relative is one item, and not the one asked about
  if (NOT_OF_THEM.test(text) || shortConcernsOf(concern).length >= LIST_OF_WISHES) return null
  if (asksOfChild(concern)) return 'child'
  const found = (Object.keys(PERSON_WORDS) as (keyof typeof PERSON_WORDS)[])
    .map((person) => ({ person, at: firstHit(text, PERSON_WORDS[person]) }))
    .filter(({ at }) => Number.isFinite(at))
    .filter(({ person }) => person !== 'spouse' || countHits(text, THEIR_AFFAIRS) > 0)
    .toSorted((a, b) => a.at - b.at)[0]
  return found?.person ?? null
}

/** A private college is no private post. */
const PRIVATE_COLLEGE = / private (?=(?:\S+ )?(?:college|colleges|university|school|seat|institute))/gu

/** The kind of answer that a question wants, about whom, and its clauses. Word lists in four languages and in Latin letters; what is not recognised is `open`. */
export const questionOf = remembered((concern): Question => {
  const text = meantText(concern)
  const childWish = wishesChild(concern) && !leavesForFamily(text)
  const offered = OR_WORDS.test(text) || TWO_STEPS.test(text)
  // a relative of whom only the shop is told, or who alone was told of a love, is not the one asked about
  const about = withoutConfidant(ownConcern(concern))
  const found = personIn(about === concern ? text : meantText(about), about)
  // a post given up for a child, or a wish that a parent opposes, is the visitor's own question
  const own =
    found === null ||
    leavesForFamily(text) ||
    wishAgainstAdvice(text) ||
    (found !== 'child' && countHits(text, WAY_WORDS.abroad) > 0 && (GO_OR_NOT.test(text) || ONE_WISHES_AWAY.test(text)))
  const clauses = clausesOf(concern)
  const orOf = text.replace(OR_NOT, ' ')
  const pairOf = (words: string): PairOfWays | null =>
    pairIn(words.replace(PRIVATE_COLLEGE, ' '), OR_WORDS.test(orOf) || TWO_STEPS.test(orOf))
  const heard = own && !childWish && !weighsTwoPosts(concern) ? pairOf(text) : null
  // the shop of a husband or a father that is only told of is no business to choose
  const named = heard === 'jobOrBusiness' ? pairOf(meantText(withoutKinTradeAside(concern))) : heard
  const pair =
    (named === 'loveOrAbroad' && clauses.extras.includes('farSpouse')) ||
    joinsChild(concern)?.alone === true ||
    // nobody stays in a post that is gone or given up
    (named === 'stayOrMove' && (isWithoutPost(settledOf(concern)) || HAS_RESIGNED.test(text)))
      ? null
      : named
  // who is mourned, who is cruel and who stands in the same suit is not the one asked about
  const aside =
    clauses.cares.includes('grief') ||
    // to live with a grown child is the parents' own step
    (found === 'child' && joinsChild(concern)?.alone === true) ||
    (found === 'inLaws' && (clauses.cares.includes('cruelty') || / own (?:house|home|flat) /.test(text))) ||
    (found === 'spouse' &&
      (clauses.cares.some((one) => one !== 'lonely') ||
        countHits(text, PLEA_WORDS.together) > 0 ||
        TOGETHER.test(text) ||
        ASKS_OF_SELF.test(text))) ||
    (found === 'father' && PARTNERS_ELDERS.test(text)) ||
    (found !== 'child' && kinOpposes(text)) ||
    (found !== 'child' && inDispute(text))
  const person = own || aside ? null : found
  const form = formOf(concern, text, pair, offered, clauses)
  return {
    ...clauses,
    form,
    person,
    pair,
    childWish,
    plea: isDistress(concern) || childWish ? null : pleaIn(text, pair, concern, form, clauses, person),
    grownChild: asksOfChild(concern) ? grownChildIn(text) : null,
    relative: relativeIn(text, person),
    matter:
      person === null
        ? null
        : COMES_BACK.test(text)
          ? 'comesBack'
          : countHits(text, THEIR_WORK) > 0
            ? NO_POST.test(text)
              ? 'job'
              : 'work'
            : countHits(text, WAY_WORDS.abroad) > 0
              ? 'abroad'
              : null,
    theirWedding:
      person !== null &&
      person !== 'inLaws' &&
      countHits(text, WEDDING_WORDS) > 0 &&
      !THEY_ARE_MARRIED.test(text) &&
      !WEDDING_IS_FIXED.test(text),
    estranged: person === 'child' && grownChildIn(text) !== null && (clauses.cares.includes('silence') || FALLEN_SILENT.test(text)),
    first: pair !== null && FIRST_PAIRS.includes(pair) && asksFirst(text),
    abroadToo: pair !== null && WORK_PAIRS.includes(pair) && countHits(text, WAY_WORDS.abroad) > 0 && countHits(text, WAYS_HOME) > 0,
  }
})

const WAYS_HOME = WAY_WORDS.home.filter((word) => word !== 'home')

/** What is asked is the visitor's own matter, whoever is told of before it. */
const ASKS_OF_SELF =
  / (?:when|will|can|should|how|shall) (?:can |will |shall |should |do )?(?:i|we both) (?!get my |see him|see her|know |help |support |make him|make her)| (?:mai|main|mein|mera|meri|naan|nenu|naaku|naku|enakku|enaku|मैं|मेरा|मेरी|நான்|எனக்கு|நேனு|నేను|నాకు|నా) (?:\S+ ){0,2}(?:kab|eppo|eppothu|eppudu|कब|எப்போது|எப்போ|ఎప్పుడు) /u

/** A grown child who has chosen for itself. */
const CHILD_CHOOSES =
  / (?:son|daughter|child|beta|beti|bete|ladki|ladka) (?:\S+ ){0,3}(?:wants? to marry|loves?|in love|has (?:a )?(?:boyfriend|girlfriend)|ran away|eloped|kisi ladk\S* se pyar) | (?:other|another|different) (?:religion|caste|community) | inter ?(?:caste|religion) |दूसरी जाति|दूसरे धर्म|வேறு (?:சாதி|ஜாதி|மத)|వేరే (?:కుల|మత)/u
/** True where a parent speaks of a wedding that the child itself has chosen. */
export const childChooses = (concern: string): boolean => CHILD_CHOOSES.test(meantText(concern))

/** Which god or form of prayer is one's own. */
const ASKS_GOD =
  / (?:which|what|whom|kaun\S*|kon\S*|kis|entha|endha|enda|ye|yae|ae) (?:\S+ ){0,2}(?:gods?|goddess|deity|worship|pray|bhagwan|devta|devi|dev|puja|pooja|kadavul\S*|saami\S*|sami\S*|deivam\S*|devudi\S*|devuni\S*|daivam\S*) | (?:ishta|isht|ishtha) dev\S* | (?:किस|कौन\S*) (?:\S+ ){0,2}(?:देव|भगवान|पूजा|ईश्वर)|எந்த(?:க்|த்)? (?:கடவுள|தெய்வ|சாமி)|ఏ (?:దేవు|దేవత|దైవ)/u
export const asksForGod = (concern: string): boolean => ASKS_GOD.test(meantText(concern))

/** The graha as they are named before a word for a great period or sub-period. */
const DASHA_OF: readonly (readonly [Graha, string])[] = [
  ['saturn', 'shani|sani|saturn|saturns|शनि|சனி|శని'],
  ['rahu', 'rahu|raahu|raghu|राहु|राहू|ராகு|రాహు'],
  ['ketu', 'ketu|kethu|केतु|केतू|கேது|కేతు'],
  ['jupiter', 'guru|jupiter|brihaspati|गुरु|बृहस्पति|குரு|గురు'],
  ['mercury', 'budh|budha|budhan|mercury|बुध|புதன்|బుధ'],
  ['venus', 'shukra|sukra|shukran|sukran|venus|शुक्र|சுக்கிர|சுக்ர|శుక్ర'],
  ['moon', 'chandra|chandran|moon|चंद्र|चन्द्र|சந்திர|చంద్ర'],
  ['sun', 'surya|suryan|ravi|sun|सूर्य|சூரிய|సూర్య|రవి'],
  ['mars', 'mangal|kuja|mars|chevvai|sevvai|मंगल|செவ்வாய்|కుజ'],
]
const DASHA_WORD =
  '(?:maha ?das\\S*|mahadas\\S*|dasha\\S*|dasa|dasai|thisai|disai|thasai|antar ?das\\S*|दशा|महादशा|अंतर्दशा|தசை|திசை|தசா|மகா ?தசை|దశ|మహాదశ|మహర్దశ)'
const DASHAS = DASHA_OF.map(([graha, names]) => ({
  graha,
  asked: new RegExp(`(?:${names})\\S* (?:ki |ka |ke |की |का )?${DASHA_WORD}`, 'u'),
}))
const ANY_DASHA = new RegExp(DASHA_WORD, 'u')

/** Whose great period or sub-period is asked about by name; null where none is. */
export function dashaAsked(concern: string): Graha | null {
  const text = meantText(concern)
  return ANY_DASHA.test(text) ? (DASHAS.find(({ asked }) => asked.test(text))?.graha ?? null) : null
}

/** A home of their own for two who live with the elders of one. */
const OWN_ROOF =
  / (?:live|living|stay|staying|move|shift) (?:\S+ )?separate\S* | separate (?:house|home|flat|kitchen) | alag (?:ghar|rehn\S*|rahn\S*|rah\S*|reh\S*) | (?:thani|thaniya|thanikudithanam|thani kudithanam|veru kapuram|verukapuram) |अलग (?:रह|घर)|தனிக்குடித்தன|தனியாக (?:போக|இருக்க|வாழ)|தனி வீடு|విడిగా (?:ఉం|ఉండ|వెళ్)|వేరు కాపురం|వేరుగా ఉం/u

/** True where a couple thinks of a home apart from the elders. */
export const asksOwnRoof = (concern: string): boolean =>
  OWN_ROOF.test(meantText(concern)) || / own (?:house|home|flat) /.test(meantText(concern))

// prettier-ignore
const THEIR_WORK: readonly string[] = ['job', 'career', 'promotion', 'salary', 'transfer', 'posting', 'layoff', 'unemploy', 'business', 'work$', 'naukri', 'nokri', 'kaam$', 'dhandha', 'rozgar', 'velai', 'udyogam', 'vyaparam', 'नौकरी', 'काम$', 'வேலை', 'ఉద్యోగ']

/** No post, or one that is lost. */
const NO_POST =
  / no (?:job|work) | lost (?:\S+ ){0,2}job | layoffs? | laid off | unemploy\S* | jobless | (?:get|getting|find|finding|new|search\S*|without) (?:\S+ ){0,2}(?:job|work) | doing nothing | (?:naukri|nokri|job) (?:\S+ ){0,2}(?:nahi|nahin|kab|lag\S*|mil\S*|chhoot\S*|chut\S*|chali) | velai (?:\S+ )?(?:illa\S*|eppo|kidai\S*|pochu|poiduchu) | udyogam (?:\S+ )?(?:poy\S*|led\S*|rav\S*|ra\S*|eppudu|vas\S*) |नौकरी (?:कब|नहीं|लग|मिल|छूट)|வேலை (?:இல்ல|எப்ப|கிடை)|ఉద్యోగం (?:లేదు|పోయి|ఎప్పు|రా|వస్త)/

const RELATIVES = {
  spouse: [
    ['husband', ['my husband', 'mere pati', 'mera pati', 'मेरे पति', 'என் கணவ', 'నా భర్త', 'en kanavar', 'naa bharta']],
    ['wife', ['my wife', 'meri patni', 'meri biwi', 'मेरी पत्नी', 'என் மனைவி', 'నా భార్య', 'en manaivi', 'naa bharya']],
  ],
  sibling: [
    ['brother', ['my brother', 'my elder brother', 'bhai', 'मेरे भाई', 'मेरा भाई', 'என் அண்ண', 'என் தம்பி', 'మా అన్న', 'మా తమ్ముడు']],
    ['sister', ['my sister', 'behen', 'bahan', 'मेरी बहन', 'என் அக்கா', 'என் தங்க', 'మా అక్క', 'మా చెల్లి']],
  ],
} as const

/** The word by which a partner or a brother or sister is told; null where both or neither are. */
function relativeIn(text: string, person: Person | null): Question['relative'] {
  if (person !== 'spouse' && person !== 'sibling') return null
  const named = RELATIVES[person].filter(([, words]) => countHits(text, words) > 0).map(([word]) => word)
  return named.length === 1 ? (named[0] ?? null) : null
}

/** The word by which the one who is asked about is told. */
export const relativeOf = (concern: string, person: Person | null): Question['relative'] => relativeIn(meantText(concern), person)

/** A post that somebody has left of their own will. */
const HAS_RESIGNED = / i (?:have |just |already )*(?:resigned|quit) | (?:i|have) put (?:in |down )?my papers /
/** A wedding that has its day is not waited for. */
const WEDDING_IS_FIXED =
  / (?:wedding|marriage|shaadi|shadi|kalyanam|pelli) (?:is |has been |got |date is )?(?:fixed|fix|tay|scheduled|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20|next)|on \d)/

/** A child whose wedding is over. */
const THEY_ARE_MARRIED =
  / (?:after|since|following) (?:his|her|their|the) (?:marriage|wedding|shaadi|shadi) | married (?:son|daughter) | (?:son|daughter) (?:is|got|was|has been) married (?!off)| his wife | her husband | shaadi ke baad | shadi ke baad | शादी के बाद | திருமணத்திற்குப் பிறகு | கல்யாணத்துக்கு அப்புறம் | పెళ్లి తర్వాత | పెళ్లి అయ్యాక /
const FALLEN_SILENT =
  / no contact | cut (?:us |me |off |all )*(?:off|contact|ties) | estranged | (?:does not|doesnt|not|never|stopped) (?:call|calling|pick|picking|answer|answering|visit|visiting) /

/** Pairs of which one can come first and the other after it. */
const FIRST_PAIRS: readonly PairOfWays[] = ['careerOrLove', 'loveOrAbroad', 'careerOrAbroad']
/** Pairs of two kinds of work. */
const WORK_PAIRS: readonly PairOfWays[] = ['jobOrBusiness', 'stayOrMove', 'publicOrPrivate']

/** A first one of many, or what was before, asks for no order. */
const NO_ORDER =
  / first (?:job|post|child|baby|marriage|wife|husband|love|time|year|class|step|attempt|salary|company|born|house|home|car) | at first | (?:saal|sal|mahine|mahina|din|years?|साल|महीने|दिन) (?:pehle|pahle|पहले) /g
// prettier-ignore
const FIRST_WORDS: readonly string[] = ['first$', 'pehle$', 'pahle$', 'pehele$', 'mudhalil', 'mudhalla', 'modhala', 'modata', 'mundu$', 'mundhu$', 'priority', 'पहले$', 'முதலில்', 'முதல்ல', 'ముందు$', 'మొదట']
const asksFirst = (text: string): boolean => countHits(text.replace(NO_ORDER, ' '), FIRST_WORDS) > 0

/** The two fields of which one is to come first; an examination counts as work. */
function firstPairIn(text: string): PairOfWays | null {
  const career = countHits(text, WAY_WORDS.career) > 0 || countHits(text, EXAM_WORDS) > 0
  const [love, abroad] = [countHits(text, WAY_WORDS.love) > 0, countHits(text, WAY_WORDS.abroad) > 0]
  return career && love ? 'careerOrLove' : love && abroad ? 'loveOrAbroad' : career && abroad ? 'careerOrAbroad' : null
}

/** Two names for one thing that is looked for are no two ways. */
const WHICH_KIND = / which (?:business|work|career|job|trade|field|line) or (?:\S+ ){0,2}(?:business|work|career|job|trade|field|line) /

function formOf(concern: string, text: string, pair: PairOfWays | null, offered: boolean, { extras }: Clauses): Form {
  const has = (words: readonly string[]): boolean => countHits(text, words) > 0
  if (pair !== null) return 'choice'
  if (has(WHEN_WORDS)) return 'when'
  if (WHICH_KIND.test(text)) return 'which'
  if (offered && (asksStep(text) || (!has(WHICH_WORDS) && namedWorkIn(concern).length > 1))) return 'choice'
  if (weighsTwoPosts(concern) || TWO_COURSES.test(text)) return 'choice'
  if (ENDS_IT.test(text) || fearsLoss(concern)) return has(WHAT_WORDS) ? 'what' : 'course'
  // a why in a question that asks something else too is a clause of it
  if (extras.includes('why') && !has(YES_OR_NO)) return 'why'
  if (has(WHICH_WORDS)) return 'which'
  if (has(WHAT_WORDS)) return 'what'
  if (has(COURSE_WORDS)) return 'course'
  return has(WHETHER_WORDS) || ASKING_ENDINGS.test(text) ? 'whether' : 'open'
}

// prettier-ignore
const YES_OR_NO: readonly string[] = ['will i', 'will my', 'will it', 'can i', 'am i', 'should i', 'is there', 'what should', 'what to do', 'kya karu', 'enna pann', 'em chey']
