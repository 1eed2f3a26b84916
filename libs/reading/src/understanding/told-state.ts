import { addYears } from '../facts/calendar.ts'
import type { Asker } from './asker.ts'
import { toldEvents, type ToldEvent } from './told-events.ts'
import type { ToldKind } from './told-events.data.ts'
import { AGO, around, countOf, LENGTH_AFTER, monthTold, type Span } from './told-times.ts'
import { meantText } from './topics.ts'

/** The one event behind a state that somebody tells of, where its time stands anywhere in their words: "divorced, it is three years now". */

const BREAKUP =
  / (?:(?:boyfriend|girlfriend|bf|gf|fiance|lover|he|she) (?:has |had )?(?:left me|dumped me|broke up|broke it off|broke our)|(?:we|i) (?:have |had )?(?:broke up|broken up|had a break ?up)|my break ?up|break ?up (?:happened|ho gaya|hua|aagiduchu|ayyindi)|chhod (?:diya|gaya|gayi|ke chala)|chod (?:diya|gaya|gayi)|vittutu po|vittu po|vadilesi) ?/
const JOB_LOST =
  / (?:lost my job|lost the job|laid off|layed off|was fired|got fired|was terminated|was removed from (?:my )?(?:job|work)|job (?:chali gayi|chala gaya|chhoot gayi|chhut gayi|chut gayi)|naukri (?:chali gayi|chhoot gayi|chhut gayi|chut gayi)|velai poiduchu|velai pochu|udyogam poyindi|job poyindi) /
const WORK_BEGUN =
  / (?:(?:my |our )(?:startup|start up|business|shop|firm|company|clinic|agency) (?:has |have )?(?:been )?(?:run|running|is running)|working (?:in|at|with|for) (?:\S+ ){1,3}?) ?(?:for |since |from )?(?:the )?(?:last |past )?(?=(?:\d{1,2}|[a-z]+) (?:years|yrs|year) )/

const SHORT_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The month of a loss, named after it: "laid off from IT in July", "divorced in March 2024"; without a year the last one of that name. */
const LOST_IN_MONTH =
  / (?:lost my job|lost the job|laid off|layed off|fired|terminated|divorced|separated|broke up|left me|break ?up) (?:\S+ ){0,4}?(?:in|since|from|last|on) (?:\d{1,2}(?:st|nd|rd|th)? )?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: ((?:19|20)\d\d))? /

/** The time in the past that a text names; null where it names none. */
function timeIn(text: string, asOf: string): Span | null {
  const year = Number(asOf.slice(0, 4))
  for (const [, count, word] of text.matchAll(new RegExp(` ([\\d]{1,2}|[\\p{L}\\p{M}]+) ([\\p{L}\\p{M}]+)(?= (?:${AGO})(?: |$))`, 'gu'))) {
    const found = countOf(count, word)
    if (found !== null) return around(asOf, ...found)
  }
  const [, month, ofYear] = LOST_IN_MONTH.exec(text) ?? []
  if (month !== undefined)
    return monthTold(SHORT_MONTHS.indexOf(month.slice(0, 3)), ofYear === undefined ? undefined : Number(ofYear), asOf)
  const [, since] = / (?:since|in|from) ((?:19|20)\d\d) /.exec(text) ?? []
  if (since !== undefined && Number(since) <= year) return { from: `${since}-01-01`, to: `${since}-12-31` < asOf ? `${since}-12-31` : asOf }
  if (/ (?:last year|pichle saal|pichhle saal|पिछले साल|pona varusham|poyina edadi) /.test(text))
    return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  if (/ (?:this year|is saal) /.test(text)) return { from: `${year}-01-01`, to: asOf }
  if (/ (?:last month|pichle mahine|पिछले महीने) /.test(text)) return around(asOf, 1, 'months')
  // the two waves in India
  if (/ (?:covid|corona|कोरोना|கொரோனா|కరోనా)/.test(text)) return { from: '2020-03-24', to: '2021-12-31' }
  // "laid off, 6 months no offer"
  for (const [, count, word] of text.matchAll(LENGTH_AFTER)) {
    const found = countOf(count as string, word as string)
    if (found !== null) return around(asOf, ...found)
  }
  for (const [, count, word] of text.matchAll(/ (?=(?:for|since|from) (?:the )?(?:last |past )?(\d{1,2}|[a-z]+) ([a-z]+) )/g)) {
    const found = countOf(count, word)
    if (found !== null) return around(asOf, ...found)
  }
  return null
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
export function toldOf(concern: string, asker: Asker, asOf: string): ToldEvent | null {
  const text = meantText(concern)
  const kind = kindIn(text, asker)
  if (kind === null) return null
  // where its own clause tells when it was, no other time of the text does
  const events = toldEvents({ concern }, asOf)
  const told = events.filter((event) => event.kind === kind)
  if (told.length > 0) return told.findLast(({ kin }) => kin === undefined) ?? null
  if (kind === 'married') return { kind, ...around(asOf, asker.marriedYears as number, 'years') }
  const after = kind === 'workBegun' ? text.replace(WORK_BEGUN, ' for ') : text
  const time = timeIn(after, asOf)
  if (time === null || time.from >= asOf || time.from < addYears(asOf, -60)) return null
  // the time of something else is none of this
  return events.some(({ from, to }) => from === time.from && to === time.to) ? null : { kind, ...time }
}
