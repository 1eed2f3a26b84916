import type { Asker } from './asker.ts'
import { addDays, addYears } from './facts/calendar.ts'
import type { House } from './facts/houses.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { meantText } from './topics.ts'

/** What somebody told of their own past with its time: a tie that ended or began, a post lost or taken up, a husband or wife who has died. */
export type ToldKind = 'parted' | 'breakup' | 'widowed' | 'jobLost' | 'married' | 'workBegun'
/** The event with the days between which it must have been. */
export type Told = { kind: ToldKind; from: string; to: string }

/** The house that an event belongs to. */
export const TOLD_HOUSE: Readonly<Record<ToldKind, House>> = { parted: 7, breakup: 7, widowed: 7, married: 7, jobLost: 10, workBegun: 10 }
/** Events by which something was lost. */
export const TOLD_LOSSES: readonly ToldKind[] = ['parted', 'breakup', 'widowed', 'jobLost']

const BREAKUP =
  / (?:(?:boyfriend|girlfriend|bf|gf|fiance|lover|he|she) (?:has |had )?(?:left me|dumped me|broke up|broke it off|broke our)|(?:we|i) (?:have |had )?(?:broke up|broken up|had a break ?up)|my break ?up|break ?up (?:happened|ho gaya|hua|aagiduchu|ayyindi)|chhod (?:diya|gaya|gayi|ke chala)|chod (?:diya|gaya|gayi)|vittutu po|vittu po|vadilesi) ?/
const JOB_LOST =
  / (?:lost my job|lost the job|laid off|layed off|was fired|got fired|was terminated|was removed from (?:my )?(?:job|work)|job (?:chali gayi|chala gaya|chhoot gayi|chhut gayi|chut gayi)|naukri (?:chali gayi|chhoot gayi|chhut gayi|chut gayi)|velai poiduchu|velai pochu|udyogam poyindi|job poyindi) /
const WORK_BEGUN =
  / (?:(?:my |our )(?:startup|start up|business|shop|firm|company|clinic|agency) (?:has |have )?(?:been )?(?:run|running|is running)|working (?:in|at|with|for) (?:\S+ ){1,3}?) ?(?:for |since |from )?(?:the )?(?:last |past )?(?=(?:\d{1,2}|[a-z]+) (?:years|yrs|year) )/

const UNIT: readonly (readonly [RegExp, 'years' | 'months' | 'weeks'])[] = [
  [/^(?:years?|yrs?|saal|sal|varusham|varsham|samvatsara\S*|साल|वर्ष|வருட\S*|வருஷ\S*|ஆண்டு\S*|సంవత్సర\S*|ఏళ్ల\S*)$/u, 'years'],
  [/^(?:months?|mahine|mahina|maheene|maasam|madham|nela|nelala|महीने|महीना|மாத\S*|నెల\S*)$/u, 'months'],
  [/^(?:weeks?|hafte|hafta|vaaram|vaaralu|हफ्ते|வார\S*|వార\S*)$/u, 'weeks'],
]
const NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, a: 1 }
const AGO = 'ago|back|before|pehle|pahle|munnadi|munnaadi|munbu|kritam|पहले|முன்பு|முன்னாடி|முன்|క్రితం'
const DAYS = { years: 365.25, months: 30.44, weeks: 7 } as const

/** The days that a count of years, months or weeks leaves open: half of its unit on both sides, a fortnight of weeks. */
function around(asOf: string, count: number, unit: keyof typeof DAYS): { from: string; to: string } {
  const days = Math.round(count * DAYS[unit])
  const slack = unit === 'years' ? 183 : 15
  const to = addDays(asOf, Math.min(0, slack - days))
  return { from: addDays(asOf, -days - slack), to }
}

/** The time in the past that a text names; null where it names none. */
function timeIn(text: string, asOf: string): { from: string; to: string } | null {
  const year = Number(asOf.slice(0, 4))
  for (const [, count, word] of text.matchAll(new RegExp(` ([\\d]{1,2}|[\\p{L}\\p{M}]+) ([\\p{L}\\p{M}]+)(?= (?:${AGO})(?: |$))`, 'gu'))) {
    const found = countOf(count, word)
    if (found !== null) return around(asOf, ...found)
  }
  const [, since] = / (?:since|in|from) ((?:19|20)\d\d) /.exec(text) ?? []
  if (since !== undefined && Number(since) <= year) return { from: `${since}-01-01`, to: `${since}-12-31` < asOf ? `${since}-12-31` : asOf }
  if (/ (?:last year|pichle saal|pichhle saal|पिछले साल|pona varusham|poyina edadi) /.test(text))
    return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  if (/ (?:this year|is saal) /.test(text)) return { from: `${year}-01-01`, to: asOf }
  if (/ (?:last month|pichle mahine|पिछले महीने) /.test(text)) return around(asOf, 1, 'months')
  // the two waves in India
  if (/ (?:covid|corona|कोरोना|கொரோனா|కరోనా)/.test(text)) return { from: '2020-03-24', to: '2021-12-31' }
  for (const [, count, word] of text.matchAll(/ (?:for|since|from) (?:the )?(?:last |past )?(\d{1,2}|[a-z]+) ([a-z]+)(?= )/g)) {
    const found = countOf(count, word)
    if (found !== null) return around(asOf, ...found)
  }
  return null
}

function countOf(count: string, word: string): [number, keyof typeof DAYS] | null {
  const unit = UNIT.find(([pattern]) => pattern.test(word))?.[1]
  const number = NUMBERS[count] ?? Number(count)
  return unit === undefined || !Number.isInteger(number) || number < 1 ? null : [number, unit]
}

function kindIn(text: string, asker: Asker): ToldKind | null {
  if (asker.bond === 'widowed') return 'widowed'
  if (asker.bond === 'parted') return 'parted'
  if (BREAKUP.test(text)) return 'breakup'
  if (JOB_LOST.test(text)) return 'jobLost'
  return asker.bond === 'married' && asker.marriedYears !== null ? 'married' : WORK_BEGUN.test(text) ? 'workBegun' : null
}

/**
 * What somebody told of their past with its time, the heaviest alone; null where no event has a time.
 * @param asOf `YYYY-MM-DD`
 */
export function toldOf(concern: string, asker: Asker, asOf: string): Told | null {
  const text = meantText(concern)
  const kind = kindIn(text, asker)
  if (kind === null) return null
  if (kind === 'married') return { kind, ...around(asOf, asker.marriedYears as number, 'years') }
  const after = kind === 'workBegun' ? text.replace(WORK_BEGUN, ' for ') : text
  const time = timeIn(after, asOf)
  return time === null || time.from >= asOf || time.from < addYears(asOf, -60) ? null : { kind, ...time }
}
