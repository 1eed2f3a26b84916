import { remembered } from './remembered.ts'

/** A field of life as people name it when they ask for all of it. */
export type BroadField = 'work' | 'business' | 'money' | 'love' | 'health' | 'study' | 'abroad' | 'home' | 'family' | 'luck'

/** Fields that a sentence asks about as a whole, each in the words typed, and the words of time that it names. */
export type BroadQuestion = { fields: { field: BroadField; words: string }[]; time: string }

/** What each field is called; the longer name of two that begin alike comes first. */
// prettier-ignore
const NAMES: Readonly<Record<BroadField, readonly string[]>> = {
  work: ['career life', 'career', 'professional life', 'professionally', 'profession', 'work life', 'work', 'jobs', 'job', 'employment', 'naukri', 'nokri', 'kaam', 'करियर', 'कैरियर', 'नौकरी', 'வேலை', 'தொழில்', 'உத்தியோகம்', 'கெரியர்', 'ఉద్యోగం', 'వృత్తి', 'కెరీర్'],
  business: ['business', 'vyapar', 'vyapaar', 'dhandha', 'व्यापार', 'व्यवसाय', 'बिजनेस', 'வணிகம்', 'வியாபாரம்', 'பிசினஸ்', 'వ్యాపారం', 'బిజినెస్'],
  money: ['money matters', 'money', 'financially', 'finances', 'financial (?:condition|status|situation|life|position|growth|stability|matters)', 'financial', 'finance', 'wealth', 'income', 'paisa', 'paise', 'dhan', 'पैसा', 'पैसे', 'धन', 'பணம்', 'வருமானம்', 'நிதி நிலை', 'பொருளாதாரம்', 'డబ్బు', 'ఆదాయం', 'ఆర్థిక పరిస్థితి', 'ఆర్థికం'],
  love: ['love life', 'love relationships?', 'love', 'married life', 'marriage life', 'marital life', 'marriage', 'relationships?', 'romance', 'shaadi', 'shadi', 'vivah', 'pyaar', 'pyar', 'vaivahik jeevan', 'शादी', 'विवाह', 'प्यार', 'प्रेम', 'रिश्ते', 'वैवाहिक जीवन', 'காதல்', 'உறவுகள்', 'உறவு', 'திருமண வாழ்க்கை', 'திருமணம்', 'கல்யாணம்', 'ప్రేమ', 'సంబంధాలు', 'వైవాహిక జీవితం', 'వివాహం', 'పెళ్లి'],
  health: ['mental health', 'wellbeing', 'health', 'sehat', 'tabiyat', 'swasthya', 'सेहत और सुकून', 'सेहत', 'स्वास्थ्य', 'तबीयत', 'உடல்நலம்', 'உடல் நலம்', 'ஆரோக்கியம்', 'நலவாழ்வு', 'ఆరోగ్యం', 'క్షేమం'],
  study: ['higher studies', 'studies', 'study', 'education', 'academics', 'padhai', 'shiksha', 'पढ़ाई', 'शिक्षा', 'கல்வி', 'படிப்பு', 'చదువు', 'విద్య'],
  abroad: ['abroad and travel', 'foreign settlement', 'foreign travels?', 'foreign', 'going abroad', 'travel abroad', 'abroad settlement', 'abroad', 'overseas', 'videsh yatra', 'videsh', 'विदेश और यात्रा', 'विदेश यात्रा', 'विदेश', 'வெளிநாடு மற்றும் பயணம்', 'வெளிநாட்டுப் பயணம்', 'வெளிநாடு', 'విదేశాలు , ప్రయాణం', 'విదేశీ ప్రయాణం', 'విదేశాలు', 'విదేశం'],
  home: ['property', 'own house', 'house', 'home', 'makan', 'makaan', 'मकान', 'வீடு', 'சொத்து', 'ఇల్లు', 'ఆస్తి'],
  family: ['family life', 'family', 'parivar', 'pariwar', 'परिवार', 'குடும்ப வாழ்க்கை', 'குடும்பம்', 'కుటుంబ జీవితం', 'కుటుంబం'],
  luck: ['luck', 'fortune', 'kismat', 'bhagya', 'किस्मत', 'भाग्य', 'அதிர்ஷ்டம்', 'అదృష్టం'],
}

/** Words by which somebody asks how a thing goes, without asking anything else of it. */
// prettier-ignore
const FRAME: ReadonlySet<string> = new Set([
  'how', 'hows', 'what', 'whats', 'is', 'are', 'will', 'would', 'be', 'been', 'does', 'do', 'can', 'you', 'u', 'my', 'mine', 'our', 'me', 'i', 'us', 'a', 'an', 'the', 'of', 'for', 'in', 'on', 'at', 'about', 'with', 'regarding', 'to', 'and', 'also', 'plus', 'both', 'as', 'well', 'over', 'during', 'from', 'till', 'it', 'this', 'that', 'these', 'its',
  'tell', 'know', 'want', 'wanted', 'like', 'explain', 'describe', 'predict', 'prediction', 'predictions', 'forecast', 'reading', 'analysis', 'analyse', 'analyze', 'report', 'horoscope', 'kundli', 'kundali', 'chart', 'birth', 'say', 'says', 'show', 'shows', 'see', 'check', 'please', 'pls', 'plz', 'kindly', 'sir', 'madam', 'mam', 'ji', 'guruji', 'hi', 'hello', 'namaste', 'more', 'something', 'detail', 'details',
  'store', 'guidance', 'advice', 'happen', 'happens', 'happening', 'good', 'better', 'best', 'great', 'bad', 'fine', 'ok', 'okay', 'smooth', 'stable', 'strong', 'successful', 'look', 'looks', 'looking', 'go', 'goes', 'going', 'turn', 'out', 'hold', 'holds', 'bring', 'shape', 'future', 'general', 'overall', 'life', 'growth', 'timing', 'timings', 'prospects', 'prospect', 'condition', 'conditions', 'situation', 'status', 'position', 'matters', 'matter', 'side', 'front', 'wise', 'related', 'stability', 'success', 'ahead', 'now', 'currently', 'respect', 'terms', 'perspective', 'point', 'view',
  'kaisa', 'kaisi', 'kaise', 'kesa', 'kesi', 'kese', 'rahega', 'rahegi', 'rahenge', 'rhega', 'rhegi', 'hoga', 'hogi', 'honge', 'chalega', 'chalegi', 'hai', 'h', 'hain', 'kya', 'mera', 'meri', 'mere', 'mujhe', 'hamara', 'hamari', 'ka', 'ki', 'ke', 'ko', 'me', 'mein', 'mai', 'main', 'par', 'liye', 'baare', 'bare', 'bataye', 'bataiye', 'batao', 'bataiy', 'bataen', 'batayein', 'bata', 'dijiye', 'do', 'janna', 'jaanna', 'chahta', 'chahti', 'hu', 'hun', 'hoon', 'acha', 'accha', 'achha', 'acchi', 'achi', 'achhi', 'theek', 'thik', 'sthiti', 'halat', 'haal', 'bhavishya', 'jeevan', 'zindagi', 'aur', 'evam', 'tatha', 'bhi', 'sab',
  'कैसा', 'कैसी', 'कैसे', 'रहेगा', 'रहेगी', 'रहेंगे', 'होगा', 'होगी', 'है', 'क्या', 'मेरा', 'मेरी', 'मेरे', 'मुझे', 'का', 'की', 'के', 'को', 'में', 'लिए', 'बारे', 'बताइए', 'बताइये', 'बताएं', 'बताओ', 'अच्छा', 'अच्छी', 'स्थिति', 'जीवन', 'भविष्य', 'और', 'तथा', 'एवं', 'भी',
  'எப்படி', 'இருக்கும்', 'இருக்கு', 'என்', 'எனது', 'என்னுடைய', 'வாழ்க்கை', 'எதிர்காலம்', 'பற்றி', 'சொல்லுங்கள்', 'சொல்லுங்க', 'மற்றும்', 'நன்றாக', 'நல்லா', 'என்ன', 'நிலை',
  'ఎలా', 'ఉంటుంది', 'ఉంది', 'ఉంటాయి', 'నా', 'నాకు', 'జీవితం', 'భవిష్యత్తు', 'గురించి', 'చెప్పండి', 'మరియు', 'బాగా', 'బాగుంటుందా', 'ఏంటి', 'పరిస్థితి',
])

/** Years from now on, or one of them, as they stand in such a question. */
const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?couple of|few|some|ek|do|teen|char|chaar|paanch|panch|chhe|che|saat|aath|nau|das|kuch|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|कुछ)'
const YEARS = '(?:years?|yrs?|months?|saalon|salon|saalo|salo|saal|sal|varshon|varsh|mahino|mahine|साल|सालों|वर्ष|वर्षों|महीने|महीनों)'
const TIME = new RegExp(
  `(?<=^|\\s)(?:(?:in|for|over|during|of) )?(?:the )?(?:(?:next|coming|upcoming|following|agl[aei]|aane ?wal[aei]|aane ?val[aei]|aagami|अगले|अगला|आने वाले)(?: (?:${COUNT}(?: (?:to|or|se) \\d{1,2})?))?(?: ${YEARS})|${COUNT} ${YEARS}|(?:this|current|new|is|iss|naya|naye|इस|नया) (?:year|saal|sal|varsh|साल|वर्ष)|(?:year )?20[2-4]\\d)(?=\\s|$)`,
  'giu',
)

const NAME = new RegExp(
  `(?<=^|[\\s,])(?:${(Object.keys(NAMES) as BroadField[])
    .map((field) => `(?<${field}>${NAMES[field].toSorted((a, b) => b.length - a.length).join('|')})`)
    .join('|')})(?=$|[\\s,])`,
  'giu',
)
/** What stands between two fields that are listed. */
const BETWEEN = /(?:,|\/|&|(?:^|\s)(?:and|also|plus|aur|evam|tatha|as well as|और|तथा|एवं|மற்றும்|மேலும்|మరియు)(?=\s|$))/iu

const words = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')

function readBroad(sentence: string): BroadQuestion | null {
  const plain = sentence
    .replace(/[?!.।;:"“”()*]+/gu, ' ')
    .replace(/[’']s?\b/gu, '')
    .replace(/\s*([,/&])\s*/gu, ' $1 ')
    .replace(/(?<=\d)\s*-\s*(?=\d)/gu, ' to ')
    .replace(/\s+/gu, ' ')
    .trim()
  const times = [...plain.matchAll(TIME)].map(([time]) => time.trim().replace(/^the /iu, ''))
  const rest = plain.replace(TIME, ' ').replace(/\s+/gu, ' ').trim()
  const named = [...rest.matchAll(NAME)]
  let end = 0
  const fields: BroadQuestion['fields'] = []
  for (const [at, match] of named.entries()) {
    const before = rest.slice(end, match.index)
    if (words(before).some((word) => !FRAME.has(word.toLowerCase()))) return null
    // two names side by side are one thing ("family business", "study abroad")
    if (at > 0 && !BETWEEN.test(before)) return null
    const field = (Object.keys(NAMES) as BroadField[]).find((one) => match.groups?.[one] !== undefined) as BroadField
    const known = fields.find((one) => one.field === field)
    if (known === undefined) fields.push({ field, words: match[0] })
    else known.words = `${known.words} and ${match[0]}`
    end = match.index + match[0].length
  }
  return words(rest.slice(end)).some((word) => !FRAME.has(word.toLowerCase())) ? null : { fields, time: times.join(' ') }
}

/**
 * A sentence that asks how fields of life, or the years ahead, go as a whole, and nothing else of them; null for any other. No field is named where it
 * asks about everything.
 */
export const broadOf = remembered((sentence): BroadQuestion | null => (sentence.trim() === '' ? null : readBroad(sentence)))

/** The fields that are listed in a sentence, two or more, each with the time that is named for all. */
export function listedFields(sentence: string): string[] {
  const broad = broadOf(sentence)
  if (broad === null || broad.fields.length < 2) return []
  return broad.fields.map(({ words: name }) => (broad.time === '' ? name : `${name} ${broad.time}`))
}

/** Who asks about all the years ahead names a time and no field. */
export const asksOfTime = (sentence: string): boolean => {
  const broad = broadOf(sentence)
  return broad !== null && broad.fields.length === 0 && broad.time !== ''
}
