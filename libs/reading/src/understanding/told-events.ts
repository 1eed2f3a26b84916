import { addDays, addYears, earlierOf, laterOf } from '../facts/calendar.ts'
import type { House } from '../facts/houses.ts'
import { western } from './named-dates.ts'
import { EVENT_KINDS, KIN_HOUSE, type EventKind, type ToldKin, type ToldKind } from './told-events.data.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'
import { timesTold, withoutTimes, type Span, type ToldTime } from './told-times.ts'
import { questionOf } from './understanding.ts'

/** What somebody tells of their own past, or of their household's, with the time at which it was. */

/** An event with the days between which it must have been, and whom of the household it befell. */
export type ToldEvent = Span & { kind: ToldKind; kin?: ToldKin }

const KINDS = new Map(EVENT_KINDS.map((one) => [one.kind, one]))
export const kindOf = (kind: ToldKind): EventKind => KINDS.get(kind) as EventKind

/** The house of an event, counted from that of the relative whom it befell. */
export function houseOfEvent({ kind, kin }: Pick<ToldEvent, 'kind' | 'kin'>): House {
  const { house } = kindOf(kind)
  return kin === undefined ? house : ((((KIN_HOUSE[kin] - 1 + house - 1) % 12) + 1) as House)
}

/** Whose clause it is: the visitor's, one of the household's, somebody else's, or not said by one who asks for a child. */
type Whose = 'self' | 'other' | 'unsaid' | ToldKin

const SENTENCE = /(?<=[.!?;\n।])(?=\s|$)/u
/** A full stop inside a degree or a title ends no sentence. */
const INNER_DOT = /\b([bmdp]h?|dr|mr|mrs|rs|no|st|smt|govt|pvt|ltd)\.\s?(?=[a-z0-9])/giu
const CLAUSE =
  /(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\s?\d{0,2}),|,(?!\s*(?:19|20)\d\d\b)|[:()–—]|\s-\s|\s(?:and|but|while|because|so|then|since then|after that|due to which|where|which|lekin|magar|aur|par|phir|fir|लेकिन|और|मगर|पर|फिर|ஆனால்|ஆனா|அப்புறம்|కానీ|తర్వాత)\s/iu

/** Relatives for whom a house stands, as they are named. */
// prettier-ignore
const KIN_WORDS: Readonly<Record<ToldKin, string>> = {
  husband: 'husband|hubby|husbands|pati|patidev|kanavar|kanavan|purushan|bharta|bhartha|maayana|पति|கணவர்|கணவருக்கு|கணவன்|భర్త|భర్తకి|భర్తకు',
  wife: 'wife|wifes|patni|biwi|bivi|manaivi|pondatti|bharya|पत्नी|पत्नी|बीवी|மனைவி|மனைவிக்கு|భార్య|భార్యకి|భార్యకు',
  father: 'father|fathers|dad|dads|papa|papas|daddy|pitaji|pita|appa|appavukku|appaku|nanna|nannaki|nannagaru|पापा|पिता|पिताजी|அப்பா|அப்பாவுக்கு|நாயனா|నాన్న|నాన్నకి|నాన్నగారికి|నాన్నకు',
  mother: 'mother|mothers|mom|moms|mummy|mummys|maa|mataji|amma|ammavukku|ammaku|ammaki|माँ|मां|मम्मी|அம்மா|அம்மாவுக்கு|అమ్మ|అమ్మకి|అమ్మకు',
  son: 'son|sons|beta|bete|magan|koduku|बेटा|बेटे|மகன்|மகனுக்கு|కొడుకు|కొడుకుకి',
  daughter: 'daughter|daughters|beti|bitiya|magal|kuthuru|kooturu|बेटी|மகள்|மகளுக்கு|కూతురు|కూతురుకి',
}
/** All others who are told of. */
const OTHERS =
  'brothers?|bhai|bhaiya|bhabhi|sisters?|behen|behan|bahan|didi|uncles?|aunts?|aunty|cousins?|friends?|colleagues?|room ?mates?|batch ?mates?|neighbou?rs?|juniors?|seniors?|boyfriend|girlfriend|fianc\\S*|ex|girl|boy|guy|groom|bride|people|parents|in laws?|inlaws|saas|sasur|mamiyar|maamiyar|devar|nanad|jethani|chacha|chachi|mama|mami|mausi|bua|tau|nephew|niece|grandfather|grandmother|dada|dadi|nana|nani|thatha|paati|anna|annan|thambi|akka|thangai|thangachi|tammudu|thammudu|chelli|chellelu|annayya|bahu|partner|co ?founder|owner|landlord|builder|boss|manager|hod|agent|principal|advocate|lawyer|doctor|pandit|astrologer|jyotishi|kids?|children|twins|भाई|बहन|दीदी|भाभी|सास|ससुर|चाचा|मामा|दोस्त|लड़का|लड़की|बच्चे|அண்ணன்|தம்பி|அக்கா|தங்கை|தங்கச்சி|மாமியார்|மாமனார்|பையன்|பொண்ணு|అన్న|తమ్ముడు|అక్క|చెల్లి|చెల్లెలు|అత్త|మామ|పిల్లలు'
const PRONOUNS: Readonly<Record<string, readonly Whose[]>> = { he: ['husband', 'father', 'son'], she: ['wife', 'mother', 'daughter'] }
const SELF =
  'i|im|ive|id|we|weve|maine|main|mai|mene|humne|hum|hamne|mujhe|mujhko|mera|meri|mere|hamara|hamari|humara|humari|naan|nan|naanga|naangal|enaku|enakku|en|nenu|naku|naaku|memu|maaku|maku|naa|maa|मैं|मैंने|मुझे|हम|हमने|मेरी|मेरा|हमारी|हमारा|நான்|நாங்க|நாங்கள்|எனக்கு|எங்களுக்கு|என்|எங்க|నేను|మేము|మేం|నాకు|మాకు|నా|మా'
const NAMED = new RegExp(
  `(?<= )(?:(?<joint>(?:me|i|we) and (?:my )?\\S+|both of us|me(?= (?:and|are|were|have|had) ))|(?<self>${SELF})|(?<own>(?:my|our)(?= (?!(?:own |elder |younger |big |small |only |eldest |youngest |first |second |little |late |dear |one |other |two |\\d+ |year |yr |yrs |old |ex |school |college )*(?:${[...Object.values(KIN_WORDS), OTHERS].join('|')}) )))|(?:${Object.entries(
    KIN_WORDS,
  )
    .map(([kin, words]) => `(?<${kin}>${words})`)
    .join(
      '|',
    )})(?<inlaw> in laws?)?|(?<other>${OTHERS})|(?<thing>(?:the|this|new) (?:flat|house|home|plot|land|car|shop|case|loan|business|property|site)(?= (?:was|is|got|has) ))|(?<pronoun>he|she|his|her|they|their|them|him|unka|unki|unko|unhe|uska|uski|usko|usne|unhone|avar|avan|aval|avaru|ayana|aayana|वह|वो|उनका|उनकी|उसने|उन्होंने|அவர்|அவன்|அவள்|ఆయన|ఆమె|వాడు))(?= )`,
  'gu',
)
/** Words after which a person is no subject of the clause. */
const BESIDE =
  / (?:with|to|from|for|of|by|against|like|between|after|before|without|near|under|than|about|as|marry|married|love|support|help|helping|join|joined|met|told|asked|gave|give|paid|lent|on|in|into|am|im|leaving|leave|left) (?:(?:my|our|a|an|the|his|her|own|elder|younger|eldest|only|first|second|single|one|two|old|late) )*$/

/** Words by which a relative is somebody else's. */
const OF_ANOTHER = new RegExp(
  ` (?:his|her|their|${[...Object.values(KIN_WORDS), OTHERS].join('|')}|unke|uske|uski|unki) (?:elder |younger |own |ke |ki |ka )*$`,
  'u',
)

/** Whose clause it is, by whom its words up to a place name last; as before where they name nobody. */
function whoseOf(head: string, before: Whose, opening: Whose): Whose {
  let whose = before
  for (const { index, groups = {} } of head.matchAll(NAMED)) {
    const kin = (Object.keys(KIN_WORDS) as ToldKin[]).find((one) => groups[one] !== undefined)
    if (groups['joint'] !== undefined || groups['self'] !== undefined || groups['own'] !== undefined) whose = 'self'
    else if (groups['thing'] !== undefined) whose = opening
    else if (BESIDE.test(head.slice(0, index))) continue
    else if (OF_ANOTHER.test(head.slice(0, index))) whose = 'other'
    else if (kin !== undefined) whose = groups['inlaw'] === undefined ? kin : 'other'
    else if (groups['other'] !== undefined) whose = 'other'
    else if (groups['pronoun'] !== undefined && !(PRONOUNS[groups['pronoun']] ?? []).includes(whose)) whose = 'other'
  }
  return whose
}

/** What has not been, or is only asked, planned or feared. */
const NOT_BEEN =
  / (?:will|shall|going to|gonna|should|would|could|may i|can i|can we|planning|plan|planned|(?:is|was|were) to|supposed|expected|expecting|if|unless|i wish|wants?|hope|hoping|scheduled|likely|promised|promise) /u
/** In these languages the verb stands last. */
const NEVER_PAST =
  / (?:kab|hoga|hogi|honge|hoge|jaunga|jaungi|karunga|karungi|chahiye|chahta|chahti|eppo|eppudu|कब|होगा|होगी|होंगे|चाहिए|எப்போ|எப்போது|ఎప్పుడు) /u
const DENIED = / (?:not|never|no|didnt|didn|couldnt|cant|wasnt|havent|hasnt|without|nahi|na|instead of|avoid) (?:\S+ )?$/

/** Kinds that go on after their day, so that a length of time tells when it was: "retired since two years". */
const GOES_ON: readonly ToldKind[] = [
  'parted',
  'breakup',
  'widowed',
  'jobLost',
  'retired',
  'tradeClosed',
  'married',
  'moved',
  'transferred',
  'resigned',
  'abroad',
  'returned',
]
/** So far from its time an event may stand, in letters; from a bare year less. */
const REACH = 80
const REACH_BARE = 22

type Match = { kind: EventKind; at: number; end: number; lasts: boolean }

/** The words around a place, by which it may be something else: whole ones, more of those before it. */
function around(clause: string, at: number, end: number): string {
  const from = clause.lastIndexOf(' ', Math.max(0, at - WORDS_BEFORE))
  const to = clause.indexOf(' ', Math.min(clause.length - 1, end + WORDS_AFTER))
  return clause.slice(Math.max(0, from), to < 0 ? clause.length : to + 1)
}
const WORDS_BEFORE = 50
const WORDS_AFTER = 22

/** The kinds of event that a clause tells, with where. */
function matchesIn(clause: string): Match[] {
  return EVENT_KINDS.flatMap((kind): Match[] => {
    const of = (patterns: readonly RegExp[], lasts: boolean): Match[] =>
      patterns.flatMap((said) => {
        const match = said.exec(clause)
        if (match === null) return []
        const end = match.index + match[0].length
        return kind.unless?.test(around(clause, match.index, end)) === true ? [] : [{ kind, at: match.index, end, lasts }]
      })
    return [...of(kind.happened ?? [], false), ...of(kind.lasts ?? [], true)]
  }).filter(({ at, end }) => !NOT_BEEN.test(clause.slice(0, end + 1)) && !NEVER_PAST.test(clause) && !DENIED.test(clause.slice(0, at + 1)))
}

const isBare = (clause: string, { at, end }: ToldTime): boolean => /^ (?:19|20)\d\d$/.test(clause.slice(at, end))

/** How far two places lie from each other; none where they overlap. */
const apart = (one: { at: number; end: number }, other: { at: number; end: number }): number =>
  Math.max(0, one.at - other.end, other.at - one.end)

function fits(clause: string, match: Match, time: ToldTime): boolean {
  if (match.lasts ? !time.isSince : time.isSince && !GOES_ON.includes(match.kind.kind)) return false
  return apart(match, time) <= (isBare(clause, time) ? REACH_BARE : REACH)
}

type Pair = { match: Match; time: ToldTime }

/** Events with their times: the nearest to each other first, a time after its event before one that stands ahead of it; no event at two times. */
function pairsIn(clause: string, matches: readonly Match[], times: readonly ToldTime[]): Pair[] {
  const all = times.flatMap((time) => matches.filter((match) => fits(clause, match, time)).map((match) => ({ match, time })))
  const order = all.toSorted(
    (a, b) =>
      apart(a.match, a.time) - apart(b.match, b.time) ||
      Number(a.time.at < a.match.at) - Number(b.time.at < b.match.at) ||
      b.match.kind.weight - a.match.kind.weight,
  )
  const pairs: Pair[] = []
  for (const pair of order) {
    const { match, time } = pair
    const isTaken = pairs.some(
      (one) =>
        one.match.kind === match.kind ||
        apart(one.match, match) === 0 ||
        // a second event has a time of its own, unless there is only one
        (one.time === time && (times.length > 1 || match.lasts || one.match.lasts || apart(match, time) > REACH_BARE)),
    )
    if (!isTaken) pairs.push(pair)
  }
  return pairs
}

/** What a child who is asked for has not behind them. */
const OF_ELDERS: readonly ToldKind[] = ['retired', 'homeBought', 'landBought', 'sold', 'tradeClosed']

/** Whom an event befell: nobody where it is no event of the visitor's nor of the household's. */
function befell({ kind: { kind, saysWhose, ofKin } }: Match, whose: Whose): Pick<ToldEvent, 'kind' | 'kin'> | null {
  if (saysWhose === true || whose === 'self') return { kind }
  if (whose === 'unsaid') return OF_ELDERS.includes(kind) ? { kind } : null
  if (whose === 'other') return null
  // the wedding of a husband or a wife is one's own
  if (kind === 'married') return KIN_HOUSE[whose] === 7 ? { kind } : null
  return ofKin?.includes(whose) === true ? { kind, kin: whose } : null
}

/** The clauses of a sentence; a time that stands in a clause of its own belongs to the one after it. */
function clausesOf(sentence: string, asOf: string): string[] {
  const isTime = (part: string): boolean => /\d/.test(part) && withoutTimes(part, timesTold(part, asOf)).trim() === ''
  const parts = sentence
    .split(CLAUSE)
    .map((part) => plainText(part))
    .filter((part) => part.trim() !== '')
  return parts.reduceRight<string[]>((done, part) => {
    const [next, ...rest] = done
    return next !== undefined && isTime(part) ? [`${part.trimEnd()}${next}`, ...rest] : [part, ...done]
  }, [])
}

/** A trade that was told with somebody who shares it, in the clause before. */
const SHARED_TRADE =
  / (?:start\S*|began|begun|open\S*|ran|run|running|set up|business|firm|shop|unit|factory|company|trade|dukaa?n|dhandha|karobar) (?:\S+ ){0,5}?(?:with|along with|ke saath|ke sath|and) (?:\S+ ){0,2}?partner |(?: partner ke sa+th )/
const PARTNER_GOES = /^ (?:then |but )?(?:(?:that|the|my) partner|he|she|they|partner|vo|woh|wo) /

/** The clause with the one who shares the trade named, where it goes on with a bare "he". */
const withPartner = (clause: string, before: string): string =>
  SHARED_TRADE.test(before) ? clause.replace(PARTNER_GOES, ' business partner ') : clause

function eventsIn(text: string, asOf: string, opening: Whose): ToldEvent[] {
  const found: ToldEvent[] = []
  let whose = opening
  let previous = ''
  for (const sentence of western(text).replace(INNER_DOT, '$1 ').split(SENTENCE))
    for (const told of clausesOf(sentence, asOf)) {
      const clause = withPartner(told, previous)
      previous = told
      const before = whose
      whose = whoseOf(clause, whose, opening)
      const times = timesTold(clause, asOf)
      if (times.length === 0) continue
      for (const { match, time } of pairsIn(clause, matchesIn(clause), times)) {
        const one = befell(match, whoseOf(clause.slice(0, match.end + 1), before, opening))
        if (one !== null) found.push({ ...one, from: time.from, to: time.to })
        // a child who is told of as born is no subject of what follows
        if (one?.kind === 'childBorn') whose = before
      }
    }
  return found
}

/** The words of a visitor: the question as it is read and as it was typed, and what they added. */
type Words = { concern: string; typed?: string | undefined; details?: string | undefined }

const readEvents = remembered((key): ToldEvent[] => {
  const [concern, typed, details, asOf] = JSON.parse(key) as [string, string, string, string]
  const { person } = questionOf(concern)
  const opening: Whose =
    person === null || person === 'inLaws' ? 'self' : person === 'spouse' ? 'husband' : person === 'child' ? 'unsaid' : 'other'
  const all = [details, typed].flatMap((text) => (text === '' ? [] : eventsIn(text, asOf, opening)))
  return all
    .filter(({ from }) => from > addYears(asOf, -60))
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .filter((one, at, sorted) => !sorted.some((other, place) => (place < at && isSame(one, other)) || isStateOf(one, other)))
})

/**
 * Every dated event of the visitor's own past, or of their household's, in the order of time; an event that is told twice once.
 * @param asOf `YYYY-MM-DD`
 */
export const toldEvents = ({ concern, typed = concern, details = '' }: Words, asOf: string): readonly ToldEvent[] =>
  readEvents(JSON.stringify([concern, typed, details, asOf]))

/** How far the year from which a work runs may lie from the day on which it was taken up. */
const SAME_STEP_DAYS = 200
/** True of a work that runs since about the day of a step that is told as well. */
const isStateOf = (one: ToldEvent, step: ToldEvent): boolean =>
  one.kind === 'workBegun' &&
  (step.kind === 'joined' || step.kind === 'tradeBegun') &&
  addDays(one.from, -SAME_STEP_DAYS) <= step.to &&
  step.from <= addDays(one.to, SAME_STEP_DAYS)

/** True of two tellings of one event: the same kind in days that overlap. */
const isSame = (one: ToldEvent, other: ToldEvent): boolean =>
  one.kind === other.kind && one.kin === other.kin && laterOf(one.from, other.from) <= earlierOf(one.to, other.to)
