import { alternativesIn, type WayApart } from './alternatives.ts'
import { namedWorkIn } from './named-work.ts'
import { plainText } from './topics.ts'
import { tellsStudies } from './work-told.ts'

/** Whether to stay in the line of work that somebody is in, or to change it for another field. */

const LINE =
  '(?:field|fields|line|domain|domains|stream|technology|tech|tech ?stack|stack|track|profession|career|sector|industry|side|thurai|rangam)'
/** A change of the line, with no field named. */
const CHANGES = new RegExp(
  [
    ` (?:change|changing|switch|switching|shift|shifting|move|moving|jump|go|come|enter|leave|quit) (?:\\S+ ){0,4}?${LINE} `,
    ` (?:other|another|different|new|some other|any other|dusr[aei]|doosr[aei]|vera|vere) (?:\\S+ )?${LINE} `,
    ` ${LINE} (?:\\S+ ){0,2}?(?:change|badal\\S*|chhod\\S*|chod\\S*|switch|maar\\S*|maral\\S*|marip\\S*) `,
    ' (?:out of|leave) (?:the )?(?:it field|it line|testing|support|mainframe|coding|software|sales|hr|teaching|banking|bpo|accounts|nursing|site work)(?: field| line)? ',
    '(?:फील्ड|लाइन|क्षेत्र) (?:\\S+ )?(?:बदल|छोड़)|(?:दूसर|नए|नई)\\S* (?:फील्ड|लाइन|क्षेत्र)|(?:துறை|ஃபீல்டு)\\S* (?:\\S+ )?மாற|வேற (?:துறை|ஃபீல்டு)|(?:ఫీల్డ్|రంగం|రంగ) (?:\\S+ )?మార|వేరే (?:ఫీల్డ్|రంగ)',
  ].join('|'),
  'u',
)
/** To stay in it. */
const STAYS =
  / (?:stay|staying|continue|continuing|remain|remaining|stick|keep on|carry on|rahu|rahun|rahoon|rehna|rahna|raho|rahe|tik\S*|iruka|irukk?al\S*|irukkanum|thodara\S*|undal\S*|untala|undala|konasag\S*|रहूं|रहूँ|रहना|இருக்க\S*|தொடர\S*|ఉండ\S*|కొనసాగ\S*) /u
const OR = / (?:or else|or|otherwise|ya phir|ya|illa|illana|leda|leka|alladhu|या|இல்லை|அல்லது|లేదా|లేక) /u
/** To go over to what is named after it. */
const MOVES = / (?:move|shift|switch|change|go|jump|come|turn) (?:over )?(?:in)?to /
/** Courses of whoever studies have streams of their own, and a country is no field. */
const NOT_WORK =
  / (?:own|business|startup|coaching|centre|center|shop|mba|ms|phd|masters|exam|exams|class (?:10|11|12)|10th|11th|12th|college|degree|course|branch|admission|company|companies|abroad|country|city|govt|government|sarkari) /

/** The two sides of such a question: the line that is there, and the other, each as plain text; null for any other words. */
export function lineOrField(words: string): { held: string; other: string } | null {
  const text = plainText(words)
  if (NOT_WORK.test(text) || WHICH.test(text)) return null
  const [one = '', ...others] = text.split(OR).map((side) => ` ${side.trim()} `)
  const two = others.length === 0 ? '' : ` ${others.map((side) => side.trim()).join(' ')} `
  if (two === '') return wholeChange(words, text)
  const changes = (side: string): boolean => CHANGES.test(side) || OUT_OF_IT.test(words)
  if (HOLDS_LINE.test(one) || (STAYS.test(one) && CHANGES.test(two))) return { held: one, other: two }
  if (STAYS.test(one) && MOVES.test(two) && namedWorkIn(`I want to do ${two.trim()}`).length > 0) return { held: one, other: two }
  if (CHANGES.test(one)) return STAYS.test(two) ? { held: two, other: one } : null
  return changes(two) ? { held: one, other: two } : null
}

/** A change that is asked about by itself: "from sales to accounts line", "change my field". */
function wholeChange(words: string, text: string): { held: string; other: string } | null {
  if (!CHANGES.test(text) && !OUT_OF_IT.test(words)) return null
  const [, from, to] = / from (.+?) to (.+)$/.exec(text) ?? []
  if (from !== undefined && to !== undefined) return { held: ` ${from} `, other: ` ${to}` }
  return namedWorkIn(words).length > 1 ? null : { held: ' ', other: text }
}

/** What somebody does, or a word for a line of work. */
const WORK = `(?:${LINE}|it(?= (?:me|mein|la|lo|field|line|sector|hi|or|ya) )|testing|support|mainframe|coding|software|development|developer|sales|hr|teaching|banking|bpo|accounts|nursing|site work|design|mechanical|civil|electrical|core|data|cloud|cyber|marketing|production|quality)`
/** To stay in such a line, in either order of words. */
const HOLDS_LINE = new RegExp(
  ` (?:stay|staying|continue|continuing|remain|remaining|stick) (?:\\S+ ){0,4}?${WORK} | ${WORK} (?:\\S+ ){0,3}?(?:rahu|rahun|rahoon|rehna|rahna|raho|rahe|tik\\S*|iruka|irukk?al\\S*|irukkanum|thodara\\S*|undal\\S*|untala|undala|konasag\\S*) |(?:फील्ड|लाइन|क्षेत्र|आईटी) (?:\\S+ ){0,2}?(?:रहूं|रहूँ|रहना)|(?:துறை|ஃபீல்டு|ஐடி)\\S* (?:\\S+ )?இருக்க|(?:ఫీల్డ్|రంగం|ఐటీ)\\S* (?:\\S+ )?ఉండ`,
  'u',
)
/** "IT" in capitals is the line, and "it" is whatever was told. */
const OUT_OF_IT = /\bout of IT\b/u
/** Which line it should be is asked of all of them. */
const WHICH =
  / (?:which|what|kis|kaun ?s[aei]|kons[aei]|any other|enna|entha|edhu|ye) (?:\S+ ){0,2}?(?:field|line|domain|profession|career|sector|industry|thurai|rangam) |किस|कौन/u

/** Whoever still studies has no line to leave. */
const STUDIES = / (?:student|studying|pursuing|fresher|passout this year) /

/** Roads that are more than another line: something of one's own, a course, another country or an examination. */
const OTHER_ROADS: ReadonlySet<WayApart> = new Set([
  'own',
  'studyAway',
  'away',
  'study',
  'government',
  'sit',
  'private',
  'sell',
  'close',
  'grow',
])

/** True where a part asks to stay in a line of work or to change it, and names no other road. */
export const weighsLine = ({ words, told }: { words: string; told: string }): boolean =>
  lineOrField(words) !== null &&
  !STUDIES.test(plainText(`${told} ${words}`)) &&
  !tellsStudies(`${told}. ${words}`) &&
  alternativesIn(words, told)?.some(({ way }) => OTHER_ROADS.has(way)) !== true
