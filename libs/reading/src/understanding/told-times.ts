import { addDays, addMonths, earlierOf } from '../facts/calendar.ts'
import { MONTH_WORDS } from './named-dates.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { plainText } from './topics.ts'

/** Times of the past as people tell them: a month, a year, a count of years back, since when something runs. */

const UNIT: readonly (readonly [RegExp, Unit])[] = [
  [
    /^(?:years?|yrs?|saal|sal|varusham|varudam|varsham|samvatsara\S*|edadi|ellu|yellu|साल|सालों|वर्ष|வருட\S*|வருஷ\S*|ஆண்டு\S*|సంవత్సర\S*|ఏళ్ల\S*|ఏళ్ళ\S*)$/u,
    'years',
  ],
  [/^(?:months?|mahine|mahina|maheene|maasam|madham|nela|nelala|महीने|महीना|மாத\S*|நெல\S*|నెల\S*)$/u, 'months'],
  [/^(?:weeks?|hafte|hafta|vaaram|vaaralu|हफ्ते|வார\S*|వార\S*)$/u, 'weeks'],
]
type Unit = keyof typeof DAYS
export const DAYS = { years: 365.25, months: 30.44, weeks: 7 } as const
export const NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, a: 1, an: 1 }
export const AGO = 'ago|back|before|pehle|pahle|munnadi|munnaadi|munbu|kritam|krindata|पहले|முன்பு|முன்னாடி|முன்|క్రితం'

export type Span = { from: string; to: string }

/** A number and a unit as they stand beside each other; null where the words are no count of time. */
export function countOf(count: string, word: string): [number, Unit] | null {
  const unit = UNIT.find(([pattern]) => pattern.test(word))?.[1]
  const number = NUMBERS[count] ?? Number(count)
  return unit === undefined || !Number.isInteger(number) || number < 1 ? null : [number, unit]
}

/** The days that a count of years, months or weeks leaves open: half of its unit on both sides, a fortnight of weeks. */
export function around(asOf: string, count: number, unit: Unit): Span {
  const days = Math.round(count * DAYS[unit])
  const slack = unit === 'years' ? 183 : 15
  const to = addDays(asOf, Math.min(0, slack - days))
  return { from: addDays(asOf, -days - slack), to }
}

/** A month with its year; the last one of that name where no year is told. */
export function monthTold(month: number, year: number | undefined, asOf: string): Span {
  const now = Number(asOf.slice(0, 4))
  const first = (ofYear: number): string => `${ofYear}-${String(month + 1).padStart(2, '0')}-01`
  const from = first(year ?? (first(now) <= asOf ? now : now - 1))
  return { from, to: earlierOf(addDays(addMonths(from, 1), -1), asOf) }
}

/** A time told, where it stands in its clause, and whether it is the beginning of something that lasts. */
export type ToldTime = Span & { at: number; end: number; isSince: boolean }

const SHORT = ['jan', 'feb', 'mar|march|marchla', 'apr', 'may', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec']
const MONTHS = MONTH_WORDS.map((words, index) =>
  [
    ...words.map((word) => (word.endsWith('$') ? plainText(word.slice(0, -1)).trim() : `${plainText(word).trim()}[\\p{L}\\p{M}]*`)),
    SHORT[index],
  ].join('|'),
)
const MONTH = `(?:${MONTHS.map((words) => `(?:${words})`).join('|')})`
const IS_MONTH = MONTHS.map((words) => new RegExp(`^(?:${words})$`, 'u'))
const monthOf = (word: string): number => IS_MONTH.findIndex((pattern) => pattern.test(word))

const YEAR = '(?<year>(?:19|20)\\d\\d)'
/** Endings by which Hindi, Tamil and Telugu say "in". */
const IN_AFTER = '(?: ?(?:me|mein|main|mai|la|le|lo|il|ko|ke|ki|में|मे|को|ல|ல்|இல்|லே|లో|mahine me|month))?'
const SINCE = '(?:since|from|ever since)'
const SINCE_AFTER = '(?:se|say|lerndhu|lendhu|irundhu|irunthu|nundi|nunchi|ninchi|onwards?|से|இருந்து|முதல்|నుండి|నుంచి)'
/** Words right before a time by which it is the end of something, one to come, or none at all. */
const NO_TIME =
  / (?:till|until|untill|upto|up to|by|before|next|coming|upcoming|every|each|after|between|or|to|than|for|adutha|agle|agla|vachche|vache|अगले|அடுத்த|வரும்|వచ్చే) $/u
/** Words of which a bare number of a year right after them is a part. */
const NO_YEAR =
  / (?:model|batch|class|no|rs|rank|priority date|dob|target|neet|jee|upsc|ssc|cgl|cat|gate|boards?|exam|attempt|salary|pay|code|section|flat|plot|room) $/u
/** Words right after one that make it the name of something, an end, a sum or one side of two. */
const NO_TIME_AFTER =
  /^ (?:batch|intake|model|attempt|exam|exams|notification|recruitment|vacancy|series|tak|varaikkum|varai|varaku|rs|rupees|lakhs?|marks|sq|prelims|mains|neet|board|boards|born|to (?:19|20)\d\d|(?:19|20)\d\d|तक|வரை|వరకు) /u

const COUNT = '(?<count>\\d{1,2}|[\\p{L}\\p{M}]+)'
const WORD = '(?<unit>[\\p{L}\\p{M}]+)'

type Groups = Readonly<Record<string, string | undefined>>
type Form = { said: RegExp; read: (groups: Groups, asOf: string) => Span | null; isSince?: true }

const form = (source: string, read: Form['read'], isSince?: true): Form => ({
  said: new RegExp(source, 'gu'),
  read,
  ...(isSince === undefined ? {} : { isSince }),
})
const yearNow = (asOf: string): number => Number(asOf.slice(0, 4))
const ofYear = (year: number, asOf: string): Span => ({ from: `${year}-01-01`, to: earlierOf(`${year}-12-31`, asOf) })
const readMonth = ({ month = '', year }: Groups, asOf: string): Span =>
  monthTold(monthOf(month), year === undefined ? undefined : Number(year), asOf)
const readYear = ({ year }: Groups, asOf: string): Span => ofYear(Number(year), asOf)
const readBefore = ({ month = '' }: Groups, asOf: string): Span => monthTold(monthOf(month), yearNow(asOf) - 1, asOf)
const readThis = ({ month = '' }: Groups, asOf: string): Span => monthTold(monthOf(month), yearNow(asOf), asOf)
const readCount = ({ count = '', unit = '' }: Groups, asOf: string): Span | null => {
  const found = countOf(count, unit)
  return found === null ? null : around(asOf, ...found)
}

const LAST_YEAR =
  '(?:last (?:year|yr)|pichh?le saal|pichh?la saal|gaye saal|gat varsh|pona var(?:usham|udam|sham)|kadantha var(?:usham|udam)|poyina (?:edadi|samvatsaram)|gata (?:edadi|samvatsaram)|kritam samvatsaram|पिछले (?:साल|वर्ष)|पिछला साल|போன (?:வருடம்|வருஷம்|ஆண்டு)|கடந்த (?:ஆண்டு|வருடம்|வருஷம்)|గత (?:ఏడాది|సంవత్సరం)|పోయిన (?:ఏడాది|సంవత్సరం)|క్రితం సంవత్సరం)[\\p{M}]*'
const THIS_YEAR = '(?:this (?:year|yr)|is saal|iss saal|इस साल|indha varusham|ee samvatsaram|இந்த வருஷம்|இந்த வருடம்|ఈ ఏడాది)'
const LAST_MONTH =
  '(?:last month|pichh?le mahine|pona maasam|pona madham|gata nela|poyina nela|पिछले महीने|போன மாதம்|போன மாசம்|கடந்த மாதம்|గత నెల|పోయిన నెల)'
const LAST = '(?:last|past|this|pichh?le|is|iss|pona|poyina|gata|kadantha|पिछले|इस|போன|கடந்த|గత|పోయిన)'
const MONTH_SAID = `(?<month>${MONTH})`
const DAY = '(?:(?:the )?\\d{1,2} ?(?:st|nd|rd|th)? (?:of )?)'

/** The two waves in India. */
const LOCKDOWN = '2020-03-24'
const SECOND_WAVE_END = '2021-12-31'

/** From the most telling to the barest: what one form has taken none of the later ones takes again. */
const FORMS: readonly Form[] = [
  form(` (?:${SINCE} )(?:${DAY})?${MONTH_SAID} (?:of )?${YEAR}(?= )`, readMonth, true),
  form(` (?:in |on |during )?(?:${DAY})?${MONTH_SAID} (?:\\d{1,2} )?(?:of |in )?${YEAR} ${SINCE_AFTER}(?= )`, readMonth, true),
  form(` (?:in |on |during |last )?(?:${DAY})?${MONTH_SAID} (?:\\d{1,2} )?(?:of |in |ke |ka )?${YEAR}${IN_AFTER}(?= )`, readMonth),
  form(` (?:in |since )?${YEAR}${IN_AFTER} ${MONTH_SAID}(?:la|lo)?${IN_AFTER}(?= )`, readMonth),
  form(` ${SINCE} ${LAST_YEAR} ${MONTH_SAID}(?= )`, readBefore, true),
  form(` (?:in )?${LAST_YEAR} (?:in |on )?(?:${DAY})?${MONTH_SAID}${IN_AFTER}(?= )`, readBefore),
  form(` (?:in )?(?:${DAY})?${MONTH_SAID} (?:of )?${LAST_YEAR}(?= )`, readBefore),
  form(` (?:in )?${THIS_YEAR} (?:in |on )?(?:${DAY})?${MONTH_SAID}${IN_AFTER}(?= )`, readThis),
  form(` (?:in )?(?:${DAY})?${MONTH_SAID} (?:of )?${THIS_YEAR}(?= )`, readThis),
  form(` ${SINCE} (?:last |this )?(?:${DAY})?${MONTH_SAID}(?= )(?! (?:ahead|i |be ))`, readMonth, true),
  form(` (?:${DAY})?${MONTH_SAID} (?:mahine )?${SINCE_AFTER}(?= )`, readMonth, true),
  form(` (?:in|on|during|${LAST}) (?:${DAY})?${MONTH_SAID}${IN_AFTER}(?= )`, readMonth),
  form(` ${DAY}${MONTH_SAID}${IN_AFTER}(?= )`, readMonth),
  form(` ${MONTH_SAID} (?:me|mein|mahine|mahine me|month|maasam|la|lo|में|महीने)(?= )`, readMonth),
  form(` ${SINCE} ${LAST_YEAR}(?= )| ${LAST_YEAR} ${SINCE_AFTER}(?= )`, (_, asOf) => ofYear(yearNow(asOf) - 1, asOf), true),
  form(` (?:in |during )?${LAST_YEAR}(?= )`, (_, asOf) => ofYear(yearNow(asOf) - 1, asOf)),
  form(` (?:${SINCE} )${LAST_MONTH}(?= )`, (_, asOf) => around(asOf, 1, 'months'), true),
  form(` ${LAST_MONTH}(?= )`, (_, asOf) => around(asOf, 1, 'months')),
  form(` (?:in |during )?${THIS_YEAR}(?= )`, (_, asOf) => ofYear(yearNow(asOf), asOf)),
  form(` ${COUNT} ${WORD} (?:${AGO})(?= )`, readCount),
  form(` before ${COUNT} ${WORD}(?= )`, readCount),
  form(
    ` (?:for|since|from|over|past|last) (?:the )?(?:last |past |almost |about |around |more than |nearly )*${COUNT} ${WORD}(?= )`,
    readCount,
    true,
  ),
  form(
    ` ${COUNT} ${WORD} (?:${SINCE_AFTER}|ho gaye|ho gaya|hogaye|ho gye|aachu|aagudhu|ayyindi|ayindi|now|already|completed|over)(?= )`,
    readCount,
    true,
  ),
  form(` ${SINCE} (?:the )?(?:year )?${YEAR}(?: only| itself)?(?= )`, readYear, true),
  form(` ${YEAR}(?:la|lo)? ?${SINCE_AFTER}(?= )`, readYear, true),
  form(` (?:in |during |the year |year |since )*${YEAR}${IN_AFTER}(?: only| itself)?(?= )`, readYear),
  form(
    ` (?:in|during|due to|because of) (?:the )?(?:first |second )?(?:covid|corona|lockdown|pandemic)(?= )| (?:covid|corona|lockdown) (?:me|mein|ke time|time|ke dauran)(?= )| (?:कोरोना|लॉकडाउन|कोविड) (?:में|मे)(?= )`,
    (_, asOf) => ({ from: LOCKDOWN, to: earlierOf(SECOND_WAVE_END, asOf) }),
  ),
]

/** The times of the past that a clause tells, as plain text, in their order; none that lies ahead of the day of the reading. */
export function timesTold(clause: string, asOf: string): ToldTime[] {
  let text = clause
  const found: ToldTime[] = []
  for (const { said, read, isSince = false } of FORMS)
    text = text.replace(said, (...args) => {
      const last: unknown = args.at(-1)
      const groups: Groups = typeof last === 'object' ? (last as Groups) : {}
      const at = args.find((one) => typeof one === 'number') as number
      const whole = args[0] as string
      const end = at + whole.length
      const head = `${text.slice(0, at)} `
      if (NO_TIME.test(head) || (/^ \d/.test(whole) && NO_YEAR.test(head)) || NO_TIME_AFTER.test(`${text.slice(end)} `)) return whole
      const span = read(groups, asOf)
      if (span === null) return whole
      if (span.from < asOf) found.push({ ...span, at, end, isSince })
      return ` ${'#'.repeat(Math.max(1, whole.length - 1))}`
    })
  return found.toSorted((a, b) => a.at - b.at)
}

/** A clause without the times in it. */
export const withoutTimes = (clause: string, times: readonly ToldTime[]): string =>
  times.reduceRight((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end).trimStart()}`, clause)

/** A count of time that reaches to this day: "4 saal se", "6 months no offer", "2 years without work". */
export const LENGTH_AFTER =
  / (\d{1,2}|[\p{L}\p{M}]+) ([\p{L}\p{M}]+)(?= (?:se|say|nunchi|nundi|ga|aa|ah|aaga|से|no|without|not|nothing|and no|jobless|unemployed|nahi|bina) )/gu
