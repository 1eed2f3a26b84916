import type { Composer } from '../../../compose/composer.ts'
import { addDays, addMonths } from '../../../facts/calendar.ts'
import { nextFestival, type Festival } from '../../../facts/festivals.ts'
import { namedPeriods, type NamedPeriod } from '../../../understanding/named-dates.ts'
import { NUMBER_WORDS } from '../../../understanding/number-words.ts'
import { plainText } from '../../../understanding/topics.ts'

/** A day by which something is due, with the festival that names it. */
export type DueDay = { day: string; festival: Festival | null }

const NAMED: readonly (readonly [Festival, RegExp])[] = [
  ['sankranti', / (?:makara? )?sankranth?i(?: |k)|संक्रांति|సంక్రాంతి|சங்கராந்தி/u],
  ['pongal', / pongal|பொங்கல/u],
  ['republicDay', / (?:republic day|gantantra diwas) /u],
  ['independenceDay', / independence day /u],
  ['gandhiJayanti', / gandhi jayanti /u],
  ['christmas', / (?:christmas|xmas) |கிறிஸ்துமஸ்|క్రిస్మస్/u],
  ['newYear', / (?:new year|naya saal|naye saal) |नए साल|नये साल/u],
  ['holi', / holi |होली/u],
  ['ugadi', / (?:ugadi|gudi padwa|gudipadwa|yugadi) |ఉగాది/u],
  ['akshayaTritiya', / (?:akshaya? trith?iya|akha teej) |अक्षय तृतीया/u],
  ['rakshaBandhan', / (?:raksha bandhan|rakshabandhan|rakhi) |रक्षा बंधन|रक्षाबंधन/u],
  ['dussehra', / (?:dussehra|dasara|dussera|dasera|vijaya ?dashami|vijayadasami) |दशहर|దసరా|விஜயதசமி/u],
  ['diwali', / (?:diwali|deepavali|dipawali|deepawali|divali) |दिवाली|दीवाली|दीपावली|தீபாவளி|దీపావళి/u],
]

const WEEKDAYS: readonly RegExp[] = [
  / (?:sunday|ravivar|itwar) |रविवार|इतवार/u,
  / (?:monday|somvar|somwar) |सोमवार/u,
  / (?:tuesday|mangalvar|mangalwar) |मंगलवार/u,
  / (?:wednesday|budhvar|budhwar) |बुधवार/u,
  / (?:thursday|guruvar|guruwar) |गुरुवार/u,
  / (?:friday|shukravar|shukrawar) |शुक्रवार/u,
  / (?:saturday|shanivar|shaniwar) |शनिवार/u,
]

const COUNT = `(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`
const IN_DAYS = new RegExp(` ${COUNT} (?:days?|din|dino|naal|naalil|rojul\\S*|दिन|நாள்|రోజుల\\S*)(?= )`, 'u')
const IN_WEEKS = new RegExp(` ${COUNT} (?:weeks?|hafte|hafton|vaaram|varam|vaaral\\S*|हफ्ते|வாரம்|వారాల\\S*)(?= )`, 'u')
const IN_MONTHS = new RegExp(` ${COUNT} (?:months?|mahine|mahino|maasam|madham|nelal\\S*|महीने|மாதம்|నెలల\\S*)(?= )`, 'u')
const TOMORROW = / (?:tomorrow|kal tak|naalaikku|repatiki) |कल तक|நாளைக்கு|రేపటి/u
const THIS_WEEK = / (?:this week|week ?end|is hafte|indha vaaram) |इस हफ्ते|இந்த வாரம்/u
const THIS_MONTH =
  / (?:this month|month ?end|end of (?:the )?month|is mahine|mahine ke (?:end|aakhir|akhir|ant)|indha maasam|ee nela) |इस महीने|இந்த மாத|ఈ నెల/u
/** Words that stand after a time by which something is due. */
const BY_THEN = '(?:tak|se pehle|ke pehle|lopu|lopala|loga|kulla|kullae|munnadi|तक|से पहले|లోపు|లోగా|ముందు|க்குள்|க்குள்ள|குள்ள|முன்)'
/** A day of the month by its number alone. */
const BARE_DAY = new RegExp(
  ` (?:by|before|till|until|upto|on|latest|date|is) (?:the )?(\\d{1,2}) ?(?:st|nd|rd|th)(?= )| (\\d{1,2}) ?(?:st|nd|rd|th)? ?(?:tarikh|tareekh|thethi|tedi|teedi|तारीख|தேதி|తేదీ)| (\\d{1,2})(?:st|nd|rd|th) ${BY_THEN} `,
  'u',
)
/** A day with its month, and a month alone before such a word. */
const DAY_AND_MONTH = /(?<= )(\d{1,2})(?:st|nd|rd|th)? (\p{L}[\p{L}\p{M}]+)/gu
const MONTH_BY = new RegExp(` (\\p{L}[\\p{L}\\p{M}]+?)(?: ?(?:ke?|की|के))? ?${BY_THEN} `, 'u')
const OF_NEXT_MONTH = / next month | agle mahine | adutha maasam |अगले महीने/u

/** A festival that is nearer than the next of its name. */
const THIS_ONE = / (?:this|is|isi|indha|intha|ee) |इस |இந்த |ఈ /u
const LONG_OFF_DAYS = 300

const countOf = (said: string | undefined): number => NUMBER_WORDS[said ?? ''] ?? Number(said)

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The next time that the month has a day of this number; null where it has none within two months. */
function nextOfNumber(asOf: string, number: number, skips: number): string | null {
  const first = `${asOf.slice(0, 7)}-01`
  for (const ahead of [0, 1, 2]) {
    const month = addMonths(first, ahead + skips)
    const day = addDays(month, number - 1)
    if (number > 0 && day.slice(0, 7) === month.slice(0, 7) && day >= asOf) return day
  }
  return null
}

/** The last day of a month. */
const monthEnd = (date: string): string => addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1)

/** A time counted from today. */
function counted(text: string, asOf: string): string | null {
  const [days, weeks, months] = [IN_DAYS, IN_WEEKS, IN_MONTHS].map((said) => said.exec(text)?.[1])
  if (days !== undefined) return addDays(asOf, countOf(days))
  if (weeks !== undefined) return addDays(asOf, 7 * countOf(weeks))
  if (months !== undefined) return addMonths(asOf, countOf(months))
  return null
}

/** A day that is named by today: tomorrow, a weekday, the end of this week or month, a number of days. */
function nearDay(text: string, asOf: string): string | null {
  if (TOMORROW.test(text)) return addDays(asOf, 1)
  const weekday = WEEKDAYS.findIndex((said) => said.test(text))
  if (weekday >= 0) return addDays(asOf, (weekday - weekdayOf(asOf) + 7) % 7 || 7)
  const number = BARE_DAY.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (number !== undefined) return nextOfNumber(asOf, Number(number), OF_NEXT_MONTH.test(text) ? 1 : 0)
  const after = counted(text, asOf)
  if (after !== null) return after
  if (THIS_WEEK.test(text)) return addDays(asOf, (7 - weekdayOf(asOf)) % 7 || 7)
  return THIS_MONTH.test(text) ? monthEnd(asOf) : null
}

/** A date that a clause names after its own way, read as English has it. */
function datedIn(text: string, asOf: string): NamedPeriod | undefined {
  const days = [...text.matchAll(DAY_AND_MONTH)].flatMap(([, day, month]) => namedPeriods(`by ${day} ${month}`, asOf))
  return days.find(({ grain }) => grain === 'day') ?? namedPeriods(`by ${MONTH_BY.exec(text)?.[1] ?? ''}`, asOf)[0]
}

/** The day by which words say that something is due; null where they name none that can be told. Of a month that is named its last day, and its first where it is to be before it. */
export function dueDay(c: Composer, words: string): DueDay | null {
  const text = plainText(words)
  const { asOf, ephemeris } = c.input
  const festival = NAMED.find(([, said]) => said.test(text))?.[0] ?? null
  if (festival !== null) {
    const day = nextFestival(ephemeris, festival, addDays(asOf, 1))
    // "this" festival is one that has just been
    return THIS_ONE.test(text) && day > addDays(asOf, LONG_OFF_DAYS) ? null : { day, festival }
  }
  const named = namedPeriods(words, asOf)[0] ?? datedIn(text, asOf)
  if (named !== undefined && named.grain !== 'year' && named.grain !== 'span' && named.grain !== 'part') {
    const isBefore = named.grain === 'month' && / (?:before|se pehle|ke pehle|munnadi|mundu) |से पहले|முன்/u.test(text)
    return { day: isBefore ? named.from : addDays(named.to, -1), festival: null }
  }
  const day = nearDay(text, asOf)
  return day === null ? null : { day, festival: null }
}
