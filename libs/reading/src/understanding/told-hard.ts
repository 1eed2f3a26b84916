import { addDays, addYears, daysBetween } from '../facts/calendar.ts'
import type { House } from '../facts/houses.ts'
import { PLACES_ABROAD, type Asker } from './asker.ts'
import { awaitsJoining } from './first-post.ts'
import { ownText } from './own-words.ts'
import { toldEvents, type ToldEvent } from './told-events.ts'
import type { ToldKind } from './told-events.data.ts'
import { toldOf } from './told-state.ts'
import { AGO, countOf, DAYS, LENGTH_AFTER, NUMBERS } from './told-times.ts'
import { meantText } from './topics.ts'

/** The times that somebody tells as hard, or as standing still, with their length. */

/** "6 months no offer", "4 saal se", "2 years without work", "since last three years": a time that reaches to this day. */
const SPAN_BEFORE = / (?=(?:for|since|from|last|past|over) (?:the )?(?:last |past |about |almost |more than )?(\d{1,2}|[a-z]+) ([a-z]+) )/g
/** Endings that say "for": Tamil and Telugu join them to the unit. */
const SPAN_JOINED = / (\d{1,2}|[\p{L}\p{M}]+) ((?:வருட|வருஷ|ஆண்டு|மாத|సంవత్సరా|ఏళ్ల|నెల)[\p{L}\p{M}]*(?:க|கவே|ாக|గా|ుగా|లుగా|నుంచి|నుండి))(?= )/gu

/** What was lost or left, or somebody who went away, by a count of time: "left my job 8 months ago", "went home 3 months back". */
const SINCE_EVENT = new RegExp(
  ` (?:left|quit|resigned|lost|went|gone|stopped|closed|removed|failed|rejected|chhod|chod|chhodi|chali|chala|gayi|gaye) (?:\\S+ ){0,7}?(\\d{1,2}|[a-z]+) ([a-z]+)(?= (?:${AGO}) )`,
  'gu',
)
const EVENT_BEFORE = new RegExp(
  ` (\\d{1,2}|[a-z]+) ([a-z]+) (?:${AGO}) (?:\\S+ ){0,5}?(?=(?:left|quit|resigned|lost|went|chhod|chod|chhodi|chali|chala|gayi|gaye) )`,
  'gu',
)
/** Attempts that failed, by their number: one a year. */
const COUNTED = 'twice|thrice|[1-9]|one|two|three|four|five|six|do|teen|char|paanch'
const FAILED_TIMES = new RegExp(
  ` (?:failed|fail|not cleared|couldnt clear|nahi hua|nahi nikla|reh gaya) (?:\\S+ ){0,3}?(${COUNTED}) | (${COUNTED}) (?:times?|attempts?|baar|bar) (?:\\S+ ){0,2}?(?:failed|fail|reh gaya|nahi hua|not cleared) `,
  'u',
)
const TIMES_SAID: Readonly<Record<string, number>> = { ...NUMBERS, twice: 2, thrice: 3, do: 2, teen: 3, char: 4, paanch: 5 }

function failedYears(text: string): { days: number; slack: number } | null {
  const [, after, before] = FAILED_TIMES.exec(text) ?? []
  const count = TIMES_SAID[after ?? before ?? ''] ?? Number(after ?? before)
  return Number.isInteger(count) && count > 0 && count <= MOST_ATTEMPTS ? { days: Math.round(count * DAYS.years), slack: 183 } : null
}
const MOST_ATTEMPTS = 9

/** Rounds of a promotion in which somebody was left out, by their number: one a year. */
const PASSED_TIMES = new RegExp(
  ` (?:passed over|superseded|overlooked|left out|rejected|denied) (?:\\S+ ){0,3}?(${COUNTED})(?: times?| rounds?)? `,
  'u',
)
function passedYears(text: string): { days: number; slack: number } | null {
  const [, said] = PASSED_TIMES.exec(text) ?? []
  const count = said === undefined ? 0 : (TIMES_SAID[said] ?? Number(said))
  return Number.isInteger(count) && count > 1 && count <= MOST_ATTEMPTS ? { days: Math.round(count * DAYS.years), slack: 183 } : null
}

/** A year since which something lasts; the year of a wedding, of a post or of a life in another country is none of a hardship. */
const SINCE_YEAR = new RegExp(
  ` (?<! (?:married|marriage|working|living|settled|staying|employed|relationship|love|together|company|h1b?|l1|visa|${PLACES_ABROAD}) (?:\\S+ ){0,3})(?:since|from) ((?:19|20)\\d\\d) `,
)

/** Since the lockdown of March 2020 in India, or since the year before this one. */
const SINCE_LOCKDOWN =
  / (?:(?:since|after|from) (?:the |first )*(?:covid|corona|lockdown|pandemic)|(?:covid|corona|lockdown|pandemic) (?:\d+ )?(?:ke |time |period )*(?:se|baad|apram|apparam|nunchi|nundi|tarvata|onwards?)) |(?:कोरोना|लॉकडाउन|कोविड) (?:के )?(?:से|बाद) /u
const LOCKDOWN = '2020-03-24'
const SINCE_LAST_YEAR = / (?:(?:since|from) last year|pichh?le saal se|gaye saal se) |पिछले साल से /u

/** How long something has lasted to this day; null where no such time is told. */
function spanIn(text: string, asOf: string): { days: number; slack: number } | null {
  for (const pattern of [SPAN_BEFORE, LENGTH_AFTER, SPAN_JOINED, SINCE_EVENT, EVENT_BEFORE])
    for (const [, count, word] of text.matchAll(pattern)) {
      const found = countOf(count as string, word as string)
      if (found !== null) return { days: Math.round(found[0] * DAYS[found[1]]), slack: Math.round(DAYS[found[1]] / 2) }
    }
  if (SINCE_LOCKDOWN.test(text) && asOf > LOCKDOWN) return { days: daysBetween(LOCKDOWN, asOf), slack: 0 }
  if (SINCE_LAST_YEAR.test(text)) return { days: daysBetween(`${Number(asOf.slice(0, 4)) - 1}-07-01`, asOf), slack: 183 }
  // "since 2022": from the middle of the year, give or take a half
  const [, since] = SINCE_YEAR.exec(text) ?? []
  const days = since === undefined ? 0 : daysBetween(`${since}-07-01`, asOf)
  return days > 0 ? { days, slack: 183 } : null
}

/** What a hard time was about. */
export type HardKind = 'exam' | 'losses' | 'debt' | 'trade' | 'rise' | 'work' | 'match' | 'bond' | 'dispute' | 'standstill'

/** A hardship or a standstill that lasts: what it is about decides of which houses no gain is read over it. */
export type ToldHard = {
  from: string
  to: string
  houses: readonly House[] | 'all'
  kind: HardKind
  /** days by which a time told in whole years or months may begin earlier; null of a state that was told without a length */
  slack: number | null
  /** true of a time that no words date: a year is counted back for each time that it went wrong */
  isCounted?: true
}

/** A paper or a payment that waits at an office: it stands still, and the person who waits for it does not. */
const THING_STUCK =
  / (?:green card|gc|visa|h1b?|pr|permit|passport|transfer|file|case|payment|money|refund|loan|paisa|paise|pension|possession|project) (?:(?:is|are|was|also|still|got|has been|hua|hai|process\S*|application|\d+ (?:months?|years?|weeks?|days?|mahin[ae]|saal|hafte|din|maasam) se) ){0,3}(?:stuck|atka|atki|phasa|phansa) /
const ALL_STUCK =
  / (?:stuck|struggl\S*|nothing (?:is )?(?:works?|working|happening|moving|going)|bad (?:time|phase|luck|period|days)|going wrong|no progress|no growth|suffering|standstill|atka|atki|phasa|phansa|kuch nahi ho|bura waqt|bura samay|sirf nuksan|अटका|अटकी|फंसा|फँसा|बुरा समय|कुछ नहीं हो|தேக்க\S*|சிக்கி\S*|கஷ்ட\S*|ఇరుక్కు\S*|కష్టా\S*|కష్టం\S*) /u
const WORK_STUCK =
  / (?:no (?:\S+ )?(?:offers?|job|work|interview|calls?|result|selection|growth)|laid off|layed off|jobless|unemployed|berozgar|in loss|losses|loss|nuksan|ghata|salary (?:is )?not|not (?:getting|got|selected)|naukri nahi|job nahi|velai (?:illa|illai|kidaikk?ala)|udyogam ledu|घाटा|घाटे|नुकसान|नौकरी नहीं|बेरोजगार|நஷ்ட\S*|வேலை இல்லை|வேலை கிடைக்க\S*|నష్ట\S*|ఉద్యోగం లేదు|ఉద్యోగం రావ\S*) /u
const LOVE_STUCK =
  / (?:unmarried|not (?:yet )?married|never married|no (?:\S+ )?(?:proposals?|match|matches|rishta|alliance)|searching (?:\S+ )?(?:match|bride|groom)|looking for (?:\S+ )?(?:match|bride|groom)|(?:family|parents|father|mother) (?:is |are |have been |has been )?(?:looking|searching|seeing (?:boys|girls|proposals))|stopped looking|rishte? (?:\S+ ){0,2}?(?:dekh|toot)\S*|baat (?:\S+ ){0,3}?toot\S*|proposals? (?:\S+ ){0,3}?(?:break|broke|reject)\S*|rishta nahi|shaadi nahi|shadi nahi|रिश्ता नहीं|शादी नहीं|அமையவில்லை|வரன் அமைய\S*|సంబంధం కుదర\S*|పెళ్లి కా\S*) /u
const HOME_STUCK =
  / (?:dispute|court case|(?:property|land|civil) case|litigation|quarrel|jhagda|jhagra|vivad|mukadma|झगड़ा|विवाद|मुकदमा|வழக்கு|தகராறு|గొడవ\S*|వివాద\S*|కేసు) /u
const UNMARRIED = / (?:unmarried|never married|not (?:yet )?married|still single) /
/** From this age on being unmarried is told as a standstill. */
const UNMARRIED_AGE = 30

const WORK_HOUSES: readonly House[] = [1, 2, 6, 10, 11]
const MONEY_HOUSES: readonly House[] = [2, 6, 11]
/** What is prepared for, or was failed, is an examination too. */
const EXAM = / (?:tayyari|taiyari|tayari|preparing|preparation|attempts?|failed|fail|तैयारी) /
const NO_RISE =
  / (?:no (?:\S+ )?(?:promotion|increment|hike)|(?:promotion|dpc|increment|hike|appraisal|confirmation) (?:\S+ ){0,4}?(?:denied|refused|rejected|stopped|delayed|stuck|pending|due|held|ruk[ai]\S*|atk[ai]|nahi|not (?:given|happening|coming|come|done|getting|got))|waiting (?:for )?(?:my )?(?:promotion|increment)|same (?:post|position|designation|salary)|passed over|not (?:been )?promoted|never promoted|juniors? (?:\S+ ){0,4}(?:before|above|ahead|promoted|got)|superseded) /
/** What is hard between two who are a pair already. */
const BETWEEN =
  /^(?=.* (?:husbands?|wifes?|pati|patni|biwi|boyfriend|girlfriend|bf|gf|partner|marriage|married|each other|separated|living apart) ).* (?:fights?|fighting|quarrels?|separated|living (?:apart|separate\S*)|not (?:talking|speaking)|jhagd[ae]|mayk[ae]|(?:wife|husband|she|he) (?:\S+ )?(?:left|went) (?:\S+ ){0,4}?(?:house|home|place|parents)) /
const LOSSES = / (?:in loss|losses|loss|nuksan|ghata|घाटा|घाटे|नुकसान|நஷ்ட\S*|నష్ట\S*) /u
/** A trade that runs slowly, without a loss. */
const SLOW_TRADE =
  / (?:sales?|business|startup|firm|factory|shop|orders?|customers?|clients?|income|dukan|dukaan|dhandha|bikri|grahak) (?:\S+ ){0,4}?(?:low|slow|down|dull|less|falling|fell|fallen|failed|failing|dropped|declin\S*|stopped|thap|kam|manda|not (?:running|going|doing|growing|coming)|nahi chal\S*) /
/** Debts that press or have grown; a loan for a house that is only told of is no hardship. */
const DEBTS =
  / (?:(?:in|under|heavy|big|huge) (?:debts?|loans?)|debts|debt trap|karz\S*|karja|kadan|appulu|emi (?:burden|pressure|bounc\S*)|credit card (?:debt|dues)|(?:loans?|debt|udhaar|udhar) (?:\S+ ){0,3}?(?:increas\S*|grow\S*|grew|badh\S*|badha|not clear\S*|not closing|pending)) |कर्ज|கடன்|అప్పు/u
/** How long an instalment, a rent or a bill has not been paid. */
const MISSED_FOR =
  / (?:emis?|instal\S*|kis[ht]te?\S*|kist|rent|bills?|payments?|interest|cheques?) (?:(?!(?:loans?|debts?|karz\S*) )\S+ ){0,7}?(?:\d{1,2}|[a-z]+) (?:months?|mahin\S*|maas\S*|weeks?|times?)(?: (?:se|behind|late|pending|overdue))?(?= )| (?:(?:from|since|for|last|past) )+(?:\d{1,2}|[a-z]+) (?:months?|mahin\S*|maas\S*) (?:se )?(?:\S+ ){0,4}?(?:emis?|instal\S*|kis[ht]te?\S*|kist|rent|cheques?)(?= )/g
const STUCK: readonly (readonly [RegExp, ToldHard['houses'], HardKind])[] = [
  [SLOW_TRADE, WORK_HOUSES, 'trade'],
  [EXAM, [...WORK_HOUSES, 5], 'exam'],
  [LOSSES, WORK_HOUSES, 'losses'],
  [NO_RISE, WORK_HOUSES, 'rise'],
  [DEBTS, MONEY_HOUSES, 'debt'],
  [WORK_STUCK, WORK_HOUSES, 'work'],
  [BETWEEN, [7], 'bond'],
  [LOVE_STUCK, [7], 'match'],
  [HOME_STUCK, [4, 6, 8], 'dispute'],
  [ALL_STUCK, 'all', 'standstill'],
]

/** What is hard from its day on, and what ends it where it is told of later. */
const ENDED_BY: Partial<Record<ToldKind, readonly ToldKind[]>> = {
  parted: ['married', 'engaged'],
  breakup: ['married', 'engaged'],
  jobLost: ['joined', 'workBegun', 'tradeBegun', 'promoted', 'retired'],
}

/** True of a loss that no later event has ended. */
const isHardSince = ({ kind, to }: ToldEvent, events: readonly ToldEvent[]): boolean =>
  ENDED_BY[kind]?.every((end) => events.every((later) => later.kind !== end || later.from <= to)) ?? false

const OF_JOINING = [null, WORK_HOUSES, 'work'] as const

/**
 * The time to this day that somebody told as one of loss or of standing still; null where none is told with its length. Whoever lost a post and has
 * none counts from the day of the loss.
 * @param asOf `YYYY-MM-DD`
 */
export function toldHardOf(concern: string, asker: Asker, asOf: string): ToldHard | null {
  const text = meantText(concern)
  const event = toldOf(concern, asker, asOf)
  if (event !== null && isHardSince(event, toldEvents({ concern }, asOf)))
    return {
      from: event.from,
      to: asOf,
      houses: event.kind === 'jobLost' ? WORK_HOUSES : [7],
      kind: event.kind === 'jobLost' ? 'work' : 'match',
      slack: 0,
    }
  const ofPerson = text.replace(THING_STUCK, ' ')
  // what a child or a friend prepares for is no examination of one's own
  const ofSelf = ownText(concern)
  const [, houses, kind] = awaitsJoining(concern)
    ? OF_JOINING
    : (STUCK.find(([pattern]) => pattern.test(pattern === ALL_STUCK ? ofPerson : pattern === EXAM ? ofSelf : text)) ?? [])
  // an instalment that was missed for two months is no measure of the debt behind it
  const dated = spanIn(kind === 'debt' ? text.replace(MISSED_FOR, ' ') : text, asOf)
  const span = dated ?? (kind === 'exam' ? failedYears(text) : kind === 'rise' ? passedYears(text) : null)
  if (span !== null && houses !== undefined && kind !== undefined)
    return {
      from: addDays(asOf, -span.days),
      to: asOf,
      houses,
      kind: kind === 'match' && asker.bond === 'married' ? 'bond' : kind,
      slack: span.slack,
      ...(dated === null ? { isCounted: true } : {}),
    }
  return UNMARRIED.test(text) && asker.bond === null && asker.age >= UNMARRIED_AGE
    ? { from: addYears(asOf, -10), to: asOf, houses: [7], kind: 'match', slack: null }
    : null
}
