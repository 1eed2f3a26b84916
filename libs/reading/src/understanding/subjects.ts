import type { HindiConcern } from '@disha/contracts/api/intake'
import type { MainTopic } from '../rules/witnesses.ts'
import { isMarried } from './asker.ts'
import { remembered } from './remembered.ts'
import { countHits, firstHit, meantText } from './topics.ts'
import { VENTURE } from './topic-words.ts'

/** The narrower subjects of a question, each within one of the three fields. */
export const SUBJECTS = {
  jobChange: 'career',
  boss: 'career',
  promotion: 'career',
  business: 'career',
  money: 'career',
  study: 'career',
  marriage: 'love',
  breakup: 'love',
  relationship: 'love',
  family: 'love',
  visa: 'abroad',
  settle: 'abroad',
} as const satisfies Record<string, MainTopic>
export type Subject = keyof typeof SUBJECTS

// prettier-ignore
const SUBJECT_WORDS: Readonly<Record<Subject, readonly string[]>> = {
  jobChange: ['naukri chhoot', 'naukri chhut', 'naukri chut', 'naukri gayi', 'naukri chali', 'naukri kab', 'naukri ky', 'naukri nahi', 'job nahi', 'velai kidaik', 'velai illa', 'velai yen', 'udyogam led', 'udyogam rav', 'udyogam endu', 'not getting job', 'not getting a job', 'no job', 'naukri lag', 'naukri mil', 'job kab', 'job lag', 'job mil', 'velai eppo', 'velai kidai', 'udyogam eppudu', 'udyogam vas', 'नौकरी कब', 'नौकरी लग', 'नौकरी मिल', 'வேலை கிடை', 'வேலை எப்போ', 'ఉద్యోగం వస్త', 'ఉద్యోగం ఎప్పు', 'change my job', 'change job', 'job change', 'new job', 'switch', 'resign', 'quit', 'leave my job', 'leave this job', 'get a job', 'find a job', 'look for a job', 'looking for a job', 'unemploy', 'laid off', 'layoff', 'naukri badal', 'नौकरी बदल', 'नई नौकरी', 'புதிய வேலை', 'வேலை மாற', 'వేరే ఉద్యోగ', 'ఉద్యోగం మార', 'కొత్త ఉద్యోగ'],
  boss: ['boss', 'manager', 'senior$', 'seniors', 'my colleague', 'colleagues', 'office politics', 'toxic', 'harass', 'बॉस', 'மேலாளர்', 'అధికారి', 'బాస్'],
  promotion: ['principal post', 'become principal', 'headmaster', 'hm post', 'hod$', 'higher post', 'next post', 'senior post', 'promot', 'appraisal', 'raise$', 'increment', 'hike$', 'salary', 'recognition', 'tarakki', 'प्रमोशन', 'पदोन्नति', 'तरक्की', 'वेतन', 'பதவி உயர்வு', 'சம்பள', 'ప్రమోషన్', 'పదోన్నతి', 'జీతం'],
  business: ['business', 'startup', 'start up', 'own company', 'shop$', 'entrepreneur', 'partnership firm', 'petrol pump', 'kirana', 'kadai$', 'poultry', 'coaching khol', 'कोचिंग', 'खोलना', 'खोलूँ', 'खोलूं', 'dukan', 'dukaan', 'showroom', 'tiffin', 'curry point', 'own clinic', 'my clinic', 'own practice', 'franchise', 'dealership', 'दुकान', 'फैक्ट्री', 'कारखान', 'पार्लर', 'डेयरी', 'கடை$', 'கடைய', 'ஹோட்டல்', 'షాపు', 'దుకాణ', 'హోటల్', 'vyapar', 'dhandha', 'व्यापार', 'व्यवसाय', 'धंधा', 'வியாபார', 'சொந்த தொழில்', 'வணிக', 'వ్యాపార'],
  money: ['invest', 'gold$', 'mutual fund', 'money', 'debt', 'loan', 'financ', 'income', 'saving', 'rich$', 'wealth', 'crorepati', 'millionaire', 'ameer$', 'paisa', 'पैसा', 'पैसे', 'धन$', 'कर्ज', 'अमीर', 'பணம்', 'கடன்', 'பணக்கார', 'డబ్బు', 'అప్పు', 'ధనవంత'],
  study: ['llb$', 'masters', 'study', 'studies', 'exam$', 'exams', 'examination', 'college', 'degree', 'course', 'university', 'btech', 'b tech', 'gate$', 'neet$', 'jee$', 'upsc', 'ias$', 'mba$', 'phd$', 'semester', 'school', 'padhai', 'shiksha', 'siksha', 'पढ़ाई', 'परीक्षा', 'शिक्षा', 'படிப்பு', 'தேர்வு', 'చదువు', 'పరీక్ష'],
  marriage: ['good match', 'right match', 'girls family', 'boys family', 'girls side', 'boys side', 'life partner', 'marri', 'rishta', 'rishte', 'रिश्ता', 'வரன்', 'సంబంధాలు', 'marrage', 'marrige', 'marry', 'wedding', 'proposal', 'matchmak', 'engage', 'shaadi', 'shadi', 'vivah', 'kalyanam', 'thirumanam', 'pelli', 'शादी', 'विवाह', 'सगाई', 'திருமண', 'கல்யாண', 'పెళ్లి', 'పెళ్ళి', 'వివాహ'],
  breakup: ['move on$', 'moving on', 'getting over', 'forget her', 'forget him', 'dhokha mila', 'dhokha diya', 'betrayed', 'breakup', 'break up', 'broke up', 'divorc', 'separat', 'ex$', 'left me', 'get back', 'cheat', 'तलाक', 'ब्रेकअप', 'விவாகரத்து', 'பிரிவு', 'విడాకు'],
  relationship: ['relationship', 'husband', 'wife', 'partner', 'boyfriend', 'girlfriend', 'pati$', 'patni', 'रिश्त', 'पति$', 'पत्नी', 'கணவ', 'மனைவி', 'உறவு', 'భర్త', 'భార్య', 'సంబంధ'],
  family: ['bahu$', 'grandson', 'granddaughter', 'grandchild', 'pota$', 'poti$', 'marumagal', 'marumagan', 'kodalu', 'alludu', 'बहू', 'पोते', 'पोता', 'மருமக', 'కోడలు', 'అల్లుడు', 'ghar me roz', 'ghar mein roz', 'ghar me jhagd', 'ghar ka jhagd', 'bhai alag', 'bhai se', 'bhaiyo', 'bhai behen', 'bhai bahan', 'brothers$', 'joint family', 'peace at home', 'peace in home', 'peace in house', 'घर में झगड़', 'घर में रोज', 'घर में कलह', 'घर में शांति', 'भाइयों', 'வீட்டில் சண்டை', 'வீட்டில் நிம்மதி', 'ఇంట్లో గొడవ', 'ఇంట్లో శాంతి', 'intlo godavalu', 'ghar me shanti', 'ghar mein shanti', 'ghar ka mahaul', 'ghar me peace', 'intlo godava', 'veetla sandai', 'veettula sandai', 'kalesh', 'klesh', 'family', 'parents', 'mother', 'father', 'in laws', 'brother', 'sister', 'my son', 'my daughter', 'my child', 'parivar', 'parivaar', 'bachch', 'beta$', 'beti$', 'बेटा', 'बेटी', 'बच्च', 'परिवार', 'माता', 'पिता', 'குடும்ப', 'பெற்றோர்', 'కుటుంబ', 'తల్లిదండ్రు'],
  visa: ['visa', 'green card', 'h1b', 'permit', 'immigra', 'pr$', 'वीज़ा', 'वीजा', 'விசா', 'వీసా'],
  settle: ['settle', 'relocat', 'move to', 'moving to', 'abroad', 'overseas', 'foreign', 'videsh', 'विदेश', 'வெளிநா', 'విదేశ'],
}

/** The subjects of a field that the words name, the most named first. */
function subjectsIn(text: string, topic: MainTopic): Subject[] {
  return (Object.keys(SUBJECTS) as Subject[])
    .filter((subject) => SUBJECTS[subject] === topic)
    .map((subject) => ({ subject, count: countHits(text, SUBJECT_WORDS[subject]) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ subject }) => subject)
}

/** Whether a post that one has will last: no new one is asked for. */
const HOLDS_STILL =
  / (?:my|current|present|this) (?:\S+ )?(?:job|post|position|work) (?:\S+ ){0,2}(?:stable|safe|secure|last|at risk|in danger) | (?:naukri|nokri|job) (?:\S+ ){0,2}(?:bachegi|bach jayegi|rahegi|safe|jayegi|jaegi|poguma|pogumaa|potunda|pothunda|untunda|nilaikkuma) |नौकरी (?:\S+ )?(?:जाएगी|बचेगी|रहेगी)|வேலை (?:\S+ )?(?:போகுமா|போய்விடுமா|நிலைக்குமா)|ఉద్యోగం (?:\S+ )?(?:పోతుందా|ఉంటుందా)/u

/** The loss of a post that is feared. */
const FEARS_LOSS =
  / (?:will|would|going to|might|may|shall) (?:i )?(?:\S+ )?(?:lose|loose|loosing|losing) (?:\S+ ){0,2}(?:job|post|work) | (?:will|would) (?:they|company|my company|i be|i get) (?:\S+ ){0,2}(?:remove|fire|fired|terminate|terminated|laid off|lay off|sack) | (?:naukri|nokri|job) (?:\S+ ){0,1}(?:chali )?(?:jayegi|jaegi) | (?:velai|job) (?:poguma|poidumaa?|poyidumaa?) | (?:udyogam|job) (?:potunda|pothunda) |नौकरी (?:चली )?जाएगी|வேலை (?:போகுமா|போய்விடுமா)|ఉద్యోగం పోతుందా/u

/** True where somebody fears for the post that they hold: neither a yes nor a new one is asked for. */
export const fearsLoss = (concern: string): boolean => FEARS_LOSS.test(meantText(concern))

/** The subject that a question speaks of most within a field; null when it names none. */
export function subjectOf(concern: string, topic: MainTopic): Subject | null {
  const [first] = subjectsIn(meantText(concern), topic)
  if (topic === 'career' && (HOLDS_STILL.test(meantText(concern)) || fearsLoss(concern))) return null
  if (topic === 'career' && (first === undefined || first === 'money') && VENTURE.test(meantText(concern))) return 'business'
  return first === 'marriage' && isMarried(concern) ? 'relationship' : (first ?? null)
}

/** Subjects that have half a page of their own. */
const SHORT_SUBJECTS: readonly Subject[] = ['money', 'study', 'family']

/** Words that ask for the whole of a field, beside its subjects. */
// prettier-ignore
const WHOLE_FIELD: Readonly<Record<MainTopic, readonly string[]>> = {
  career: ['change field', 'change my field', 'placement', 'permanent', 'regulari', 'teacher', 'lecturer', 'professor', 'faculty', 'principal', 'law firm', 'judiciary', 'recruit', 'vacancy', 'joining', 'selection', 'bharti', 'constable', 'internship', 'fresher', 'taiyari ya', 'प्लेसमेंट', 'शिक्षक', 'भर्ती', 'ஆசிரிய', 'ప్లేస్‌మెంట్', 'టీచర్', 'లెక్చరర్', 'ఉపాధ్యాయ', 'career', 'job', 'my work', 'at work', 'working', 'profession', 'employ', 'naukri', 'nokri', 'kaam$', 'velai', 'thozhil', 'udyogam', 'नौकर', 'काम$', 'करियर', 'कैरियर', 'வேலை', 'தொழில்', 'ఉద్యోగ', 'వృత్తి', 'కెరీర్'],
  love: ['love', 'single$', 'soulmate', 'romance', 'rishta', 'rishte', 'pyaar', 'pyar', 'prem$', 'biwi', 'kadhal', 'prema', 'प्यार', 'प्रेम', 'रिश्त', 'காதல', 'ప్రేమ'],
  abroad: [],
}

/** A course that is wished for beside a post: the course is asked about, and not the post. */
const STUDY_WISH =
  / (?:do|doing|pursue|join|take up|go for|start|complete|finish|apply for) (?:an? |my |the )?(?:online |part time |executive |distance |regular )?(?:mba|msc|mtech|m tech|phd|llb|b ed|bed|mca|cfa|masters|degree|course|diploma|certification|higher studies) /

/** The boxes of a field that ask for half a page, and those that ask for the whole field. */
const BOXES: Readonly<Record<MainTopic, { short: readonly HindiConcern[]; whole: readonly HindiConcern[] }>> = {
  career: { short: ['paisa', 'shiksha'], whole: ['naukri', 'vyavasaya'] },
  love: { short: ['parivar'], whole: ['prem'] },
  abroad: { short: [], whole: [] },
}

/** True when of a field only money, study or family is named: the half page on that answers, and the verdict on the whole field would not. */
export function isShortOnly(concern: string, topic: MainTopic, boxes: readonly HindiConcern[] = []): boolean {
  const text = meantText(concern)
  const named = subjectsIn(text, topic)
  if (
    topic === 'career' &&
    STUDY_WISH.test(text) &&
    countHits(text, SUBJECT_WORDS.study) > 0 &&
    !/ (?:or|ya|illa|leda|abroad|job milegi) /.test(text)
  )
    return true
  const { short, whole } = BOXES[topic]
  return (
    (named.length > 0 || boxes.some((box) => short.includes(box))) &&
    named.every((subject) => SHORT_SUBJECTS.includes(subject)) &&
    countHits(text, WHOLE_FIELD[topic]) === 0 &&
    !(topic === 'career' && named.includes('money') && VENTURE.test(text)) &&
    !boxes.some((box) => whole.includes(box))
  )
}

/** True where a chosen box asks for the whole of a field. */
export const asksWholeField = (topic: MainTopic, boxes: readonly HindiConcern[]): boolean =>
  boxes.some((box) => BOXES[topic].whole.includes(box))

/** Concerns that are answered on half a page of their own, besides the three fields. */
export const SHORT_CONCERNS = ['money', 'study', 'business', 'family', 'home', 'spirit', 'job'] as const
export type ShortConcern = (typeof SHORT_CONCERNS)[number]

// prettier-ignore
const SHORT_WORDS: Readonly<Record<ShortConcern, readonly string[]>> = {
  money: [...SUBJECT_WORDS.money, 'फीस', 'किस्त', 'wealth', 'poverty', 'garib', 'payment', 'pension', 'gratuity', 'mutual fund', 'fd$', 'sip$', 'gold', 'emi$', 'provident', 'pf$', 'lakh', 'crore', 'fees', 'salary', 'rich$', 'millionaire', 'billionaire', 'crorepati', 'karodpati', 'ameer', 'अमीर', 'करोड़पति', 'கோடீஸ்வர', 'பணக்கார', 'కోటీశ్వర', 'ధనవంత', 'paise', 'karz', 'karza', 'udhaar', 'panam', 'kadan', 'dabbu', 'dabbulu', 'appu$', 'appulu', 'आमदनी', 'उधार', 'क़र्ज', 'பண$', 'வருமான', 'முதலீடு', 'ఆదాయ', 'సంపాదన'],
  study: [...SUBJECT_WORDS.study, 'llb$', 'bba$', 'bca$', 'mca$', 'mtech', 'b ed$', 'diploma', 'attempt', 'drop a year', 'mbbs', 'pariksha', 'padippu', 'parichai', 'thervu', 'chaduvu', 'parikshalu', 'पढाई', 'எக்ஸாம்', 'கல்வி', 'ఎగ్జామ్', 'విద్య'],
  business: [...SUBJECT_WORDS.business, 'vyapaar', 'vyaparam', 'dhanda', 'viyabaram', 'vanigam', 'sontha thozhil', 'vyapaaram', 'कारोबार', 'दुकान', 'வணிகம்', 'బిజినెస్', 'దుకాణం'],
  family: [...SUBJECT_WORDS.family, 'parivar', 'parivaar', 'ghar wale', 'gharwale', 'mata pita', 'kudumbam', 'amma$', 'appa$', 'kutumbam', 'talli', 'nanna', 'घरवाले', 'घर वाले', 'माँ$', 'मां$', 'भाई', 'बहन', 'அம்மா', 'அப்பா', 'அண்ண', 'తల్లి', 'తండ్రి', 'అన్న$', 'అన్నయ్య', 'అన్నతో', 'అన్నకు', 'అమ్మ', 'నాన్న'],
  home: ['alag ghar', 'ghar bech', 'makan bech', 'makaan bech', 'plot bech', 'zameen bech', 'flat case', 'stuck flat', 'rera$', 'renovat', 'a house$', 'my flat', 'the flat', 'our flat', 'possession of', 'by builder', 'the builder', 'fathers house', 'my home$', 'native house', 'build in our', 'illu start', 'illu kattad', 'house construct', 'home construct', 'construct house', 'construct a house', 'construction of', 'rented house', 'rent house', 'home loan', 'house loan', 'old house', 'our house', 'my house', 'sell house', 'sell our house', 'sell my flat', 'sell flat', 'flat now', 'a flat$', 'plot land', 'ancestral', 'own flat', '2bhk', '3bhk', 'gated', 'griha pravesh', 'gruhapravesam', 'vastu$', 'veedu kattu', 'veedu vaang', 'veedu vang', 'sondha veedu', 'manai vaang', 'sthalam kon', 'illu kattu', 'illu kattal', 'ghar lena', 'ghar le$', 'flat lena', 'flat kab', 'flat eppudu', 'flat eppo', 'flat kon', 'flat vaang', 'flat vang', 'plot kon', 'plot vaang', 'site in', 'buy site', 'sthalam', 'ghar lun', 'ghar lu$', 'फ्लैट', 'प्लॉट', 'फ़्लैट', 'ஃபிளாட்', 'வீட்டு மனை', 'ఫ్లాట్', 'ప్లాట్', 'స్థలం', 'plot kab', 'zameen', 'own house', 'my land', 'fathers land', 'land or', 'sell land', 'sell my land', 'sell the land', 'sell my house', 'sell house', 'plot$', 'ghar kab ban', 'ghar kab le', 'ghar kab khar', 'apna ghar kab', 'ghar ban', 'ghar kharid', 'ghar khareed', 'makan kab', 'veedu eppo', 'veedu vaang', 'illu eppudu', 'illu katt', 'घर कब', 'घर बन', 'घर ख', 'வீடு எப்ப', 'ఇల్లు ఎప్పు', 'own home', 'buy a house', 'buy house', 'buy a home', 'buy home', 'buy a flat', 'buy flat', 'buy land', 'buy a plot', 'new house', 'new home', 'build a house', 'build house', 'property', 'real estate', 'apartment', 'apna ghar', 'khud ka ghar', 'makan$', 'makaan', 'zameen', 'jameen', 'sontha veedu', 'sondha veedu', 'veedu katt', 'sontha illu', 'sonta illu', 'illu kon', 'अपना घर', 'मकान', 'ज़मीन', 'जमीन', 'संपत्ति', 'सम्पत्ति', 'சொந்த வீடு', 'வீடு கட்ட', 'வீடு வாங்க', 'நிலம்', 'சொத்து', 'సొంత ఇల్లు', 'ఇల్లు కట్ట', 'ఇల్లు కొన', 'భూమి', 'ఆస్తి'],
  spirit: ['which god', 'which goddess', 'which deity', 'worship', 'pooja$', 'puja$', 'kuldevi', 'kul devi', 'kuldevta', 'kuladev', 'kula deiv', 'ishta dev', 'isht dev', 'devata', 'devudi', 'devuni', 'kadavul', 'entha saami', 'endha sami', 'पूजा', 'देवता', 'भगवान', 'मंत्र', 'கடவுள', 'தெய்வ', 'வணங்க', 'வழிபட', 'దేవుడ', 'దేవుణ', 'దేవుని', 'పూజ', 'దేవత', 'himalay', 'to shiva', 'to krishna', 'lord shiva', 'bhagwan', 'devotion', 'sanyas', 'sannyas', 'monk$', 'renounc', 'ashram', 'interest in mantra', 'interest in tantra', 'mantra and', 'deeksha', 'diksha', 'leave everything', 'spiritual', 'moksha', 'retired', 'after retirement', 'the years i have', 'meaning of life', 'meaning of my life', 'meditat', 'dharma$', 'guru$', 'god$', 'bhakti', 'sadhana', 'inner peace', 'purpose of my life', 'life purpose', 'adhyatm', 'adhyatma', 'aanmeegam', 'aanmigam', 'adhyatmika', 'अध्यात्म', 'आध्यात्म', 'मोक्ष', 'साधना', 'भक्ति', 'ध्यान लग', 'ध्यान कर', 'ध्यान साधना', 'ஆன்மிக', 'ஆன்மீக', 'தியானம்', 'பக்தி', 'ఆధ్యాత్మిక', 'మోక్ష', 'ధ్యానం', 'భక్తి'],
  job: [...SUBJECT_WORDS.jobChange, 'job kab', 'job milegi', 'naukri', 'nokri', 'rozgar', 'velai', 'vela$', 'udyogam', 'job eppo', 'job eppudu', 'नौकरी', 'रोजगार', 'रोज़गार', 'வேலை', 'உத்தியோக', 'ఉద్యోగ'],
}

/** Boxes of the Hindi form that a shorter answer belongs to; love and health have sections of their own. */
const SHORT_OF_BOX: Readonly<Partial<Record<HindiConcern, ShortConcern>>> = {
  naukri: 'job',
  vyavasaya: 'business',
  paisa: 'money',
  shiksha: 'study',
  parivar: 'family',
  adhyatm: 'spirit',
}

/** The shorter concerns that the words name, in the order in which they are named, then those that were chosen as boxes. */
export function shortConcernsOf(concern: string, boxes: readonly HindiConcern[] = []): ShortConcern[] {
  const chosen = boxes.flatMap((box) => SHORT_OF_BOX[box] ?? [])
  return [...new Set([...namedIn(concern), ...chosen])]
}

const namedIn = remembered((concern): readonly ShortConcern[] => {
  const text = meantText(concern)
  return SHORT_CONCERNS.map((short) => ({ short, at: firstHit(text, SHORT_WORDS[short]) }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at)
    .map(({ short }) => short)
})
