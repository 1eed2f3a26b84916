import type { ClarityArea, HindiConcern } from '@disha/contracts/api/intake'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import { namingTreatment } from './embryo-transfer.ts'
import { withKin } from './kin.ts'
import { remembered } from './remembered.ts'
import {
  DISTRESS_WORDS,
  NOT_ABOUT,
  NOT_DISTRESS,
  OFTEN_MISTYPED,
  STILL_DISTRESS,
  STRUCK_WORDS,
  TOPIC_WORDS,
  VENTURE,
} from './topic-words.ts'
import { CUES, FIELD_WORDS } from './work-words.ts'

export type TopicsRequest = {
  concern: string
  /** chosen boxes of the Hindi form */
  concerns?: readonly HindiConcern[]
  clarityArea?: ClarityArea
  /** topics chosen by the visitor; they come before what the text suggests */
  topics?: readonly Topic[]
  language?: Language
}

export type TopicsAnswer = { lead: Topic; topics: Topic[]; clarityArea: ClarityArea; distress: boolean }

const HINDI_TOPICS: Readonly<Record<HindiConcern, Topic>> = {
  naukri: 'career',
  vyavasaya: 'career',
  paisa: 'career',
  shiksha: 'career',
  prem: 'love',
  parivar: 'love',
  swasthya: 'wellbeing',
  adhyatm: 'general',
}

const AREA_TOPICS: Readonly<Record<ClarityArea, Topic>> = { dharma: 'career', prema: 'love', samaya: 'general' }

/** The chosen area under which a topic falls. */
export const AREA_OF: Readonly<Record<Topic, ClarityArea>> = {
  career: 'dharma',
  love: 'prema',
  abroad: 'samaya',
  wellbeing: 'samaya',
  general: 'samaya',
  timing: 'samaya',
}

/** Lower case, apostrophes and zero-width signs gone, every run of other signs one space, with a space at both ends. */
export const plainText = remembered(
  (text): string =>
    ` ${text
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’‘`\u200b-\u200d\ufeff]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `,
)

/** An associate in trade, who is no partner of the heart. */
const TRADE_PARTNER =
  / (?:(?:business|working|work|startup|shop|firm|trade|company|venture|two|three|four|2|3|4) partners?|partners? (?:in|of) (?:an? |my |our |the )?(?:\S+ )?(?:business|firm|trade|company|shop|startup|practice|clinic|hotel|factory)) /g

/** A partner named beside a trade or a sum, where no bond is told, is an associate. */
const PARTNER = / partners?(?= )/g
const OF_TRADE =
  / (?:business|dhandha|dhanda|karobar|vyapaa?r|firm|shop|dukaa?n|factory|pump|clinic|practice|startup|company|kadai|thozhil|vyaparam|investment|invested|\S*lakhs?|\S*lacs?|crores?|व्यापार|व्यवसाय|धंध\S*|लाख|தொழில\S*|லட்ச\S*|వ్యాపార\S*|లక్ష\S*) /
const OF_A_BOND =
  / (?:love|loves|life partner|marri\S*|marry|husband|wife|boyfriend|girlfriend|relationship|shaadi|shadi|rishta|breakup|divorce\S*|dating|live in|pyaa?r|kadhal|prema|pelli|kalyanam|शादी|प्यार|காதல்\S*|திருமண\S*|ప్రేమ\S*|పెళ్లి) /

/** Company that is sought or missed is no employer. */
const COMPANY_OF_PEOPLE =
  /( (?:find|need|want|seek|get|miss|for|good)(?: some| any| a)?) company(?= (?:again|at home|in old age|in life|of somebody|of someone) )/g
/** Fondness of a work, of children at large or of a pastime is no love of a person. */
const FOND_OF =
  / (?:love|loving|loved)(?= (?:children|kids|animals|my (?:job|work|shop|school|profession|business|students)|to [a-z]+|teaching|cooking|baking|music|dance|dancing|singing|painting|photography|writing|acting|travel|travelling|cricket|sports|farming|nature|books) )/g
/** A share in a trade is no bond. */
const JOINT_TRADE =
  / (?:offered (?:a |me )?partnership|partnership|family(?= (?:business|trust|shop|firm|factory|farm|trade|company|occupation|profession) ))(?= )/g
/** A relative with whom a concern opens is the visitor's own. */
const OWN_RELATIVE = /^ (father|mother|mom|dad|papa|husband|wife|son|daughter|brother|sister) /

/** A concern as plain text in which words that mislead are put straight: a partner in trade is no partner of the heart. */
export const meantText = remembered((concern): string =>
  concern === ''
    ? '  '
    : withKin(
        namingTreatment(ofAssociates(plainText(concern)))
          .replace(TRADE_PARTNER, ' business associate ')
          .replace(COMPANY_OF_PEOPLE, '$1 companion ')
          .replace(FOND_OF, ' like')
          .replace(JOINT_TRADE, ' joint')
          .replace(OWN_RELATIVE, ' my $1 '),
      ),
)

const ofAssociates = (text: string): string =>
  OF_TRADE.test(text) && !OF_A_BOND.test(text) ? text.replace(PARTNER, ' business associate') : text

/**
 * A word list entry: words from their beginning (`marri` finds marriage and married); a trailing `$` wants the whole word.
 * Every script is tried whatever the chosen language, because people write Hindi in Latin letters and English in Tamil sentences.
 */
export function countHits(text: string, words: readonly string[]): number {
  let hits = 0
  for (const needle of needlesIn(text, words)) if (text.includes(needle)) hits += 1
  return hits
}

/** So many signs at the head of an entry decide whether it is looked for in a text at all: a list has hundreds of entries, a text some twenty words. */
const HEAD = 2

type Needles = ReadonlyMap<string, readonly string[]>
const lists = new WeakMap<readonly string[], Needles>()

/** A list as it is looked for, by the head of each entry, made once; entries shorter than a head stand under none. */
function needlesOf(words: readonly string[]): Needles {
  let list = lists.get(words)
  if (list === undefined) {
    const byHead = Map.groupBy(words.map(needleOf), (needle) => (needle.length > HEAD ? needle.slice(1, 1 + HEAD) : ''))
    lists.set(words, (list = byHead))
  }
  return list
}

/** The entries of a list that begin as some word of the text does. */
function needlesIn(text: string, words: readonly string[]): string[] {
  const list = needlesOf(words)
  return headsOf(text).flatMap((head) => list.get(head) ?? [])
}

/** How the words of the text that was read last begin: every list is tried on the same one. */
let heads: { text: string; found: readonly string[] } | undefined

function headsOf(text: string): readonly string[] {
  if (heads?.text !== text) {
    const found = new Set([''])
    for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) found.add(text.slice(at + 1, at + 1 + HEAD))
    heads = { text, found: [...found] }
  }
  return heads.found
}

const needles = new Map<string, string>()

/** An entry as it is looked for: cleaned as the text is, so that a nukta or a joiner typed another way still meets it. */
export function needleOf(word: string): string {
  let needle = needles.get(word)
  if (needle === undefined) {
    const clean = plainText(word.replace(/\$$/, ''))
    needles.set(word, (needle = word.endsWith('$') ? clean : clean.slice(0, -1)))
  }
  return needle
}

/** Where in a plain text the first of some entries stands; Infinity when none does. */
export function firstHit(text: string, words: readonly string[]): number {
  let first = Infinity
  for (const needle of needlesIn(text, words)) {
    const at = text.indexOf(needle)
    if (at >= 0 && at < first) first = at
  }
  return first
}

/** A husband, wife or in-law who strikes, whatever stands between the two words; who taunts "strikes a taunt" in Hindi and is not meant. */
const STRUCK =
  / (?:pati|husband|sasural wale|saas|kanavar|bharta|mogudu|wo|woh) (?:\S+ ){0,5}?(?:(?<! (?:tana|taana|tane|taane|tanne|line|dam|jaan|mujhpe|par|pe|gappe|zor|chakkar) )(?:marta|maarta|marte|maarte|marti|maarti|pitta|peetta) (?:hai|hain|he)|haath uthat\S*|hath uthat\S*|adikir\S*|adikkir\S*|adichu\S*|kodata\S*|kodatadu|kodutunn\S*|hits|beats|slaps|kicks) |(?:पति|ससुराल वाले) (?:\S+ ){0,5}?(?<!ताना |ताने |तंज )(?:मारता|मारते|मारती|पीटता|पीटते|हाथ उठा)|(?:கணவர்|கணவன்|புருஷன்) (?:\S+ ){0,5}?(?:அடிக்கிற|அடித்த|அடிக்க)|భర్త (?:\S+ ){0,5}?(?:కొడత|కొడుతు|కొట్ట)/u

/** The words without everyday phrases that only sound like distress. */
const heavyText = (concern: string): string => NEVER_DISTRESS.reduce((left, phrase) => left.replaceAll(phrase, ' '), plainText(concern))

/** True when the words speak of being struck or harmed by somebody near: safety comes before any chart. */
export const isStruck = remembered((concern): boolean => {
  const text = heavyText(concern)
  return STRUCK.test(text) || countHits(text, STRUCK_WORDS) > 0
})

/** True when the words speak of despair or of harm to oneself. */
const isDespair = (concern: string): boolean => {
  const text = plainText(concern)
  return (
    countHits(heavyText(concern), DISTRESS_WORDS) > 0 || (countHits(text, STILL_DISTRESS) > 0 && / (?:dont|do not|cant|cannot) /.test(text))
  )
}

/** True when the words speak of despair, of harm to oneself or of being hurt: such a concern is met with kindness and a help line first. */
export const isDistress = remembered((concern): boolean => isStruck(concern) || isDespair(concern))

/** Which of the two is met: whoever despairs is, also where somebody strikes. */
export const distressOf = (concern: string): 'struck' | 'despair' => (isStruck(concern) && !isDespair(concern) ? 'struck' : 'despair')

const NEVER_DISTRESS = NOT_DISTRESS.map((phrase) => ` ${phrase} `)

/** Letters to change, add, leave out or swap until two words are one (Damerau-Levenshtein), or more than `most`. */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], (before[j - 2] ?? 0) + 1)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Words shorter than this are not taken for mistyped ones. */
const SHORTEST_MISTYPED = 5
const MOST_WORDS = 60

/** The topics of words that are nearly one of those often mistyped. */
function mistyped(text: string): Topic[] {
  const words = text
    .trim()
    .split(' ')
    .filter((word) => word.length >= SHORTEST_MISTYPED)
    .slice(0, MOST_WORDS)
  return (Object.keys(OFTEN_MISTYPED) as (keyof typeof OFTEN_MISTYPED)[]).filter((topic) =>
    words.some((word) =>
      OFTEN_MISTYPED[topic].some((right) => lettersApart(word, right, right.length >= 9 ? 2 : 1) <= (right.length >= 9 ? 2 : 1)),
    ),
  )
}

/** Words by which somebody of the house is only named. */
// prettier-ignore
const OF_THE_HOUSE: readonly string[] = ['husband', 'wife', 'spouse', 'family', 'parivar', 'parivaar', 'ghar mein$', 'ghar me$', 'ghar wale', 'gharwale', 'pati$', 'patni', 'biwi', 'kudumbam', 'kutumbam', 'manaivi', 'kanavan', 'kanavar', 'bharya', 'bharta', 'bhartha', 'पति$', 'पत्नी', 'परिवार', 'கணவ', 'மனைவி', 'குடும்ப', 'భర్త', 'భార్య', 'కుటుంబ']
const OF_LOVE = TOPIC_WORDS.love.filter((word) => !OF_THE_HOUSE.includes(word))
/** A wedding told as a time, beside what began or ended then. */
const AFTER_WEDDING =
  / (?:(?:after|before|since) (?:my |the |our )?(?:marriage|wedding)|(?:shaadi|shadi) (?:ke baad|se pehle)|kalyanathukku (?:apram|appuram)|pelli (?:tarvata|taruvata|ayyaka)) |शादी (?:के बाद|से पहले)|(?:கல்யாணத்துக்கு|திருமணத்திற்கு) (?:அப்புறம்|பிறகு)|పెళ్లి తర్వాత/gu
/** What is said of a bond itself, though no word for one stands there. */
const OF_TWO =
  / (?:fight\S*|quarrel\S*|argu\S*|talk\S*|speak\S*|respect\S*|understand\S*|trust\S*|drink\S*|drunk|affair|angry|anger|together|care|cares|caring|happy|unhappy|leave me|left me|cheat\S*|suspect\S*|doubts?|abus\S*|beat\S*|peace|problems?|between us|agree\S*|accept\S*|allow\S*|support\S*|jhagd\S*|sharab|daru|shanti|baat|sandai|kudi\S*|godava|tag\S*|झगड़\S*|शराब|बात|சண்டை|குடி\S*|గొడవ|తాగ\S*) /u

/** What somebody tells of their own work or days. */
const OF_ONESELF =
  / (?:i (?:am|have|had|want|wanted|left|do|did|lost|run|started|was|work|can|got|earn|deliver|drive)|im|ive|my (?:job|work|business|shop|career|post|salary|practice|clinic)|mai|main|mujhe|hu|hun|hoon|naan|enakku|enaku|nenu|naku|naaku|मैं|मुझे|हूँ|हूं|நான்|எனக்கு|నేను|నాకు) /u

/** True where of love no more is named than people of the house, or a wedding as a time, by somebody who tells of their own work. */
function onlyHouse(text: string): boolean {
  const left = text.replace(AFTER_WEDDING, ' ')
  return countHits(left, OF_LOVE) === 0 && !OF_TWO.test(left) && (left !== text || OF_ONESELF.test(left))
}

/** What a text without a word of any topic is nearest to: work that it names, else a mistyped word. */
const guessed = (text: string): Topic[] => (namesWork(text) ? ['career'] : mistyped(text))

/** Topics by how much a plain text speaks of them. */
function foundIn(text: string): Topic[] {
  return (
    (Object.keys(TOPIC_WORDS) as (keyof typeof TOPIC_WORDS)[])
      .map((topic) => ({ topic, count: countHits(text, TOPIC_WORDS[topic]), first: firstHit(text, TOPIC_WORDS[topic]) }))
      .filter(({ count }) => count > 0)
      // of equals the one that is spoken of first
      .toSorted((a, b) => b.count - a.count || a.first - b.first)
      .map(({ topic }): Topic => topic)
  )
}

/** Work that is asked about comes before the people of the house who are named beside it. */
function workFirst(text: string, found: readonly Topic[]): readonly Topic[] {
  if (found[0] !== 'love' || !onlyHouse(text) || !(found.includes('career') || namesWork(text))) return found
  return ['career', ...found.filter((topic) => topic !== 'career')]
}

/** A field of work, or something begun that earns: asked only where no word names a subject. */
const namesWork = (spoken: string): boolean => namesWorkIn(spoken.replace(BUILDER, ' '))
/** Somebody who builds for others is no work of one's own. */
const BUILDER = / (?:by |the |from )?builders? (?=(?:is|not|has|have|did|didnt|does|delay\S*|cheat\S*|nahi|ne|flat|for) )/g
const namesWorkIn = (text: string): boolean =>
  VENTURE.test(text) ||
  Object.values(FIELD_WORDS).some(({ sure }) => countHits(text, sure) > 0) ||
  (firstHit(text, CUES) < Infinity && Object.values(FIELD_WORDS).some(({ cued = [] }) => countHits(text, cued) > 0))

/** What a text speaks of, whatever was chosen beside it. */
const spokenOf = remembered((concern): readonly Topic[] => {
  const text = meantText(concern)
  // what is named only to be set aside does not count, unless nothing else is named
  const meant = NOT_ABOUT.reduce((left, pattern) => left.replace(pattern, ' '), text)
  const kept = foundIn(meant)
  const plain = kept.some((topic) => topic !== 'timing') || (meant !== text && namesWork(meant)) ? kept : foundIn(text)
  return plain.some((topic) => topic !== 'timing') ? workFirst(text, plain) : [...guessed(text), ...plain]
})

/**
 * What a visitor asks about: chosen topics first, then what the text speaks of most, then the chosen area. Plain word lists in four
 * languages; an empty or unreadable concern leads to `general`.
 */
export function topicsOf(request: TopicsRequest): TopicsAnswer {
  const found = spokenOf(request.concern)
  const chosen = [...(request.topics ?? []), ...(request.concerns ?? []).map((concern) => HINDI_TOPICS[concern])]
  const byArea = request.clarityArea === undefined ? [] : [AREA_TOPICS[request.clarityArea]]
  // "when" is a way of asking, not a subject: it leads only where nothing else was named
  const subjects = [...chosen, ...found].filter((topic) => topic !== 'timing')
  const all: Topic[] = [
    ...subjects,
    ...(subjects.length === 0 ? byArea.filter((topic) => topic !== 'general') : []),
    ...([...chosen, ...found].includes('timing') ? (['timing'] as const) : []),
  ]
  const topics = [...new Set(all.length > 0 ? all : (['general'] as Topic[]))]
  const lead = topics[0] as Topic
  return { lead, topics, clarityArea: request.clarityArea ?? AREA_OF[lead], distress: isDistress(request.concern) }
}
