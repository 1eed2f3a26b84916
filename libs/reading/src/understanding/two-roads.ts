import { DEGREE_NAMES, placeIn, type Alternative, type Place, type WayApart } from './alternatives.ts'
import { isKinTradeAside } from './kin-trade.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'
import type { Option } from './named-options.ts'
import type { Field } from './work-words.ts'
import type { Point } from './point/points.ts'

/**
 * Two roads of which one is held, or that are both named: "I have an offer from TCS but want to do MS in USA", "PhD in Germany or a job in India". They may
 * stand in several sentences, so all of the words are read; each road keeps the names that were typed.
 */

/** What somebody has of a road already: an offer that waits for its answer, a post or a trade that runs, a seat, a wedding that is fixed. */
export type HeldRoad = 'offer' | 'post' | 'trade' | 'seat' | 'wedding' | 'result'

/** How a road is named: its kind, with the company, the town, the country, the degree or the examination as they were typed. */
export type RoadKind =
  | 'offer'
  | 'placement'
  | 'keep'
  | 'promotion'
  | 'post'
  | 'seat'
  | 'studyAway'
  | 'study'
  | 'exam'
  | 'result'
  | 'own'
  | 'trade'
  | 'farm'
  | 'onsite'
  | 'awayOffer'
  | 'away'
  | 'wedding'

export type Road = {
  kind: RoadKind
  held: HeldRoad | null
  /** how it is weighed; of a wedding nothing is */
  weighed: Alternative | null
  company: string | null
  town: string | null
  place: Place | null
  degree: string | null
}

// prettier-ignore
const COMPANIES: Readonly<Record<string, string>> = {
  tcs: 'TCS', infosys: 'Infosys', wipro: 'Wipro', accenture: 'Accenture', cognizant: 'Cognizant', cts: 'CTS', hcl: 'HCL', ibm: 'IBM', capgemini: 'Capgemini',
  deloitte: 'Deloitte', amazon: 'Amazon', google: 'Google', microsoft: 'Microsoft', flipkart: 'Flipkart', zoho: 'Zoho', 'tech mahindra': 'Tech Mahindra',
  oracle: 'Oracle', ey: 'EY', kpmg: 'KPMG', pwc: 'PwC', 'l t': 'L&T', reliance: 'Reliance', hdfc: 'HDFC', icici: 'ICICI', ltimindtree: 'LTIMindtree', iim: 'IIM', iit: 'IIT', nit: 'NIT', isb: 'ISB',
}
/** Firms of which a post is one in software. */
const OF_SOFTWARE: ReadonlySet<string> = new Set([
  'TCS',
  'Infosys',
  'Wipro',
  'Accenture',
  'Cognizant',
  'CTS',
  'HCL',
  'IBM',
  'Capgemini',
  'Zoho',
  'Tech Mahindra',
  'Oracle',
  'LTIMindtree',
  'Microsoft',
  'Google',
])
const SCHOOLS: ReadonlySet<string> = new Set(['IIM', 'IIT', 'NIT', 'ISB'])

const FAR =
  '(?:abroad|foreign|overseas|usa|us|america|uk|london|england|canada|australia|germany|ireland|europe|singapore|dubai|gulf|saudi|qatar|oman|kuwait|new zealand|japan)'
const DEGREE =
  '(?:m s|ms|masters?|m tech|mtech|m sc|msc|mba|pgdm|phd|ph d|higher stud(?:y|ies)|further stud(?:y|ies)|studies|post graduation|pg|mca|llb|ca|cma|b ed|bed)'

/** A course that is behind or under way is no road, and neither is what comes after it. */
const BEHIND = new RegExp(
  ` (?:doing|did|done|completed?|finished|pursuing|studying|final year|last year|passed|after(?: my)?|have (?:done|completed)) (?:\\S+ ){0,2}?${DEGREE}(?= )`,
  'gu',
)

const SPLIT = / (?:but|or|and|also|aur|par|lekin|magar|ya|vs|versus|while|whereas|otherwise|instead of|rather than) /u

const HELD_POST = /(?:offers?|offered|placed|placement|selected|got (?:an? )?(?:\S+ )?job|joining letter|accept|job letter)/

/** The first of these that a clause has says which road it is. */
// prettier-ignore
const READS: readonly (readonly [RoadKind, RegExp])[] = [
  ['wedding', / (?:marriage|wedding|engagement|shaadi|shadi) (?:\S+ ){0,2}?(?:fixed|finali[sz]ed|settled|tay|fix) /],
  ['seat', new RegExp(` (?:got|have|received|secured|with|my) (?:\\S+ ){0,3}?(?:admission|admit|admits|seat) | (?:admission|admit|seat) (?:\\S+ ){0,3}?(?:in hand|confirmed|mil gaya|mil gayi|ho gaya) | (?:admission|admit) (?:in|from|for|at) (?=\\S)`)],
  ['onsite', / (?:onsite|on site|deputation|deput\S*) /],
  ['result', / (?:result|interview|joining|exam) (?:\S+ ){0,2}?(?:pending|awaited|yet to come|not come) | (?:waiting for|wait for) (?:\S+ ){0,4}?(?:result|joining) /],
  ['awayOffer', new RegExp(` offers? (?:letter )?(?:\\S+ ){0,4}?(?:from|in|at|for|of) (?:a |the |\\S+ in )?${FAR} | ${FAR} (?:\\S+ )?(?:job )?offers? `)],
  ['studyAway', new RegExp(` ${DEGREE} (?:\\S+ ){0,3}?${FAR} | ${FAR} (?:\\S+ ){0,4}?${DEGREE} | (?:ms|m s) `)],
  ['promotion', / (?:promotion|appraisal) /],
  ['keep', / (?:present|current|same|existing|this|my|good|stable|permanent|running) (?:(?:it|bank|govt|government|private|software|corporate) )?(?:job|company|post|work|position|role)(?! (?:offer|exam|result)) | (?:stay|staying|continue|continuing|remain|keep) (?:here |there |back )?(?:in |with |at )?(?:my |the |this |same |present |current )?(?:job|company|post|work) /],
  ['placement', / (?:campus (?:placement|selection)|placements?|placed) /],
  ['offer', new RegExp(` ${HELD_POST.source} `)],
  ['exam', / (?:upsc|ias|ips|civil services?|ssc|cgl|psc|[a-z]{1,3}psc|groups|govt|government|sarkari|bank (?:po|exams?)|gate|cat) /],
  ['trade', / (?:i|we) (?:have|run|own|am running) (?:a |an |my |our |own |small ){0,2}(?:\S+ ){0,2}?(?:shop|store|dukan|dukaan|factory|showroom|salon|kadai|workshop) | (?:family|fathers|dads|papas|running|existing|good|my)(?! own) (?:\S+ )?(?:business|shop|store|dukan|dukaan|firm|factory|showroom) (?!of my own)| (?:father|dad|daddy|papa|pitaji|appa|nanna|parents|family|uncle) (?:has|have|is having|runs?|is running|owns?|ka|ki|ke) (?:\S+ ){0,5}?(?:business|shop|store|dukan|dukaan|firm|factory|showroom|hotel|medical|agency|workshop|kadai) /],
  ['farm', / (?:farming|agriculture|kheti) /],
  ['own', / (?:business|start ?up|startup|freelanc\S*|self employed|own company|shop) /],
  ['study', new RegExp(` ${DEGREE} `)],
  ['away', new RegExp(` (?:move|go|shift|settle|job|work|pr) (?:\\S+ ){0,3}?${FAR} | ${FAR} pr | (?:calls?|calling|called|bula|inviting) (?:\\S+ ){0,3}?(?:to|in) ${FAR} `)],
  ['offer', / join (?=\S+ (?:in )?)(?!or |it )/],
  ['post', / (?:jobs?|work|naukri|salary) /],
]

/** Which roads are one when they are named twice: the bare "job" is the offer that was told of. */
const SAME: Readonly<Partial<Record<RoadKind, readonly RoadKind[]>>> = {
  post: ['offer', 'placement', 'keep', 'promotion', 'awayOffer'],
  offer: ['placement', 'awayOffer', 'offer'],
  placement: ['offer'],
  keep: ['promotion'],
  promotion: ['keep'],
  study: ['studyAway', 'seat'],
  studyAway: ['seat'],
  away: ['onsite', 'awayOffer', 'seat', 'studyAway'],
  exam: ['result'],
  own: ['trade', 'farm'],
  trade: ['own'],
}

const WAY: Readonly<Record<Exclude<RoadKind, 'wedding'>, WayApart>> = {
  offer: 'post',
  placement: 'post',
  keep: 'post',
  promotion: 'post',
  post: 'post',
  seat: 'studyAway',
  studyAway: 'studyAway',
  study: 'study',
  exam: 'sit',
  result: 'government',
  own: 'own',
  trade: 'own',
  farm: 'own',
  onsite: 'away',
  awayOffer: 'away',
  away: 'away',
}

const HELD: Readonly<Partial<Record<RoadKind, HeldRoad>>> = {
  offer: 'offer',
  placement: 'offer',
  keep: 'post',
  promotion: 'post',
  seat: 'seat',
  onsite: 'offer',
  awayOffer: 'offer',
  wedding: 'wedding',
  result: 'result',
  trade: 'trade',
}

/** A place in India after "in", as it was typed with a capital letter. */
const TOWN = /\b(?:in|at)\s+([A-Z][a-z]+)\b/u
const COMPANY =
  /\b(?:offer(?: letter)?|placed|placement|selected|join(?:ing)?|admission|seat|job)\s+(?:from|in|at|with)?\s*(?:a |the )?([A-Z][\w&]*(?: [A-Z][\w&]*)?)/u

const isCountry = (word: string): boolean => placeIn(plainText(word)) !== null || / (?:india|abroad|gulf) /.test(plainText(word))

function companyIn(clause: string): string | null {
  const text = plainText(clause)
  const known = Object.keys(COMPANIES).find((one) => text.includes(` ${one} `))
  if (known !== undefined) return COMPANIES[known] ?? null
  const [, typed] = COMPANY.exec(clause) ?? []
  return typed === undefined || isCountry(typed) || TOWN.exec(clause)?.[1] === typed || / (?:ms|mba|phd|mtech|pr|i) /i.test(` ${typed} `)
    ? null
    : typed
}

/** What a post is in, where the firm says so. */
const fieldOf = (company: string | null, kind: RoadKind): Field | null =>
  company !== null && OF_SOFTWARE.has(company) && (kind === 'offer' || kind === 'placement') ? 'software' : null

/** The name of a degree or an examination as it was typed. */
const degreeIn = (text: string): string | null => Object.entries(DEGREE_NAMES).find(([, words]) => words.test(text))?.[0] ?? null

const OPTION_OF: Readonly<Partial<Record<string, Option>>> = {
  mba: 'mba',
  ca: 'ca',
  mca: 'bca',
  llb: 'law',
  bed: 'bed',
  gate: 'gate',
  upsc: 'service',
  ssc: 'service',
  psc: 'service',
  govt: 'service',
  bankPo: 'bank',
}

/** What is only asked for, denied or gone is no road. */
const NONE =
  / (?:when|kab|eppo|eppudu|will (?:i|we|my|it)|can i|chances?|not|no|never|without|nahi|nahin|dont|didnt|laid off|lost|failed|rejected|loss|losses|close|shut|sell|failure|hope) /

function readRoad(clause: string): Road | null {
  const text = plainText(clause).replace(BEHIND, ' ')
  if (NONE.test(text)) return null
  const found = READS.find(([, words]) => words.test(text))
  if (found === undefined) return null
  const [kind] = found
  const town = TOWN.exec(clause)?.[1] ?? null
  const place = placeIn(text)
  const degree = degreeIn(text)
  const isSmallFirm = kind === 'offer' && / start ?ups? /.test(text)
  const company = isSmallFirm
    ? 'startup'
    : ['keep', 'own', 'trade', 'farm', 'wedding', 'studyAway'].includes(kind)
      ? null
      : companyIn(clause)
  // a seat in a school of this country is study here, and a bare pronoun names no company to join
  const isHere = kind === 'seat' && place === null && !new RegExp(` ${FAR} `).test(text)
  if (kind === 'offer' && !new RegExp(` ${HELD_POST.source} `).test(text) && company === null) return null
  const option = degree === null ? null : (OPTION_OF[degree] ?? null)
  const asOption = option !== null && (kind === 'study' || kind === 'exam' || isHere)
  return {
    kind,
    held: HELD[kind] ?? null,
    weighed:
      kind === 'wedding'
        ? null
        : asOption
          ? { way: 'option', field: null, option }
          : {
              way: isHere ? 'study' : kind === 'exam' && degree !== 'gate' && degree !== 'cat' ? 'government' : WAY[kind],
              field: fieldOf(company, kind),
              option: null,
            },
    company,
    town:
      town === null || isCountry(town) || town === company || !/^(?:offer|placement|post|own|trade|farm|keep|seat)$/.test(kind)
        ? null
        : town,
    place,
    degree,
  }
}

/** The later of two mentions adds what the first has not named. */
const merged = (one: Road, other: Road): Road => ({
  ...one,
  company: one.company ?? other.company,
  town: one.town ?? other.town,
  place: one.place ?? other.place,
  degree: one.degree ?? other.degree,
  weighed: one.weighed === null ? null : { ...one.weighed, field: one.weighed.field ?? other.weighed?.field ?? null },
})

const isSame = (one: Road, other: Road): boolean =>
  (one.kind === other.kind && (one.kind !== 'study' || one.degree === other.degree || other.degree === null || one.degree === null)) ||
  (SAME[other.kind]?.includes(one.kind) === true &&
    !(
      other.kind === 'study' &&
      one.degree !== null &&
      other.degree !== null &&
      one.degree !== other.degree &&
      one.degree !== 'masters' &&
      other.degree !== 'masters'
    ))

const CHOOSES =
  / (?:which|where (?:will|would|can|do) (?:i|my) (?:\S+ ){0,4}(?:success|successful|better|grow|growth|more|progress|earn)|what (?:to|should|is|shall|do)|better|best|should (?:i|we)|shall i|choose|chose|select|prefer|confus\S*|suits?|suitable|good for me|right for me|advis\S*|suggest|guide|decide|kya kar\S*|kya theek|kya better|kaun ?s[ai]|enna pann\S*|em chey\S*|or|ya) /u
/** Whoever speaks of a relative's roads, or only asks when, chooses none. */
const NOT_OWN =
  / (?:my|our|mera|meri|mere|en|naa|maa) (?:son|daughter|niece|nephew|cousin|friend|brother|sister|husband|wife|beta|beti|bhai|behen|magan|magal|koduku|kuthuru|kid|child)s?(?! (?:\S+ ){0,2}?(?:wants?|asks?|asking|calls?|calling|invit\S*|tells?|telling|suggest\S*|forc\S*|says?|saying) (?:me|to me|i should)) /u

/** A post that is only to be changed is weighed as a change. */
const MOVES = / (?:switch\S*|change|changing|resign\S*|quit\S*|leave|leaving|transfer|retire\S*) /

/** Several offers of posts that lie side by side. */
const OFFERS = / (?:2|two|three|3|do|both|dono|rendu|moodu|teen) (?:job |good |campus )?(?:offers?|jobs|placements) | offers /

/** Two posts by the names of the firms, of which no chart tells one from the other; null where fewer or more are named. */
function twoOffers(concern: string): readonly [Road, Road] | null {
  const text = plainText(concern)
  if (!/ (?:offers?|placed|selected|join|jobs?) /.test(text)) return null
  const named = [...Object.keys(COMPANIES).filter((one) => !SCHOOLS.has(COMPANIES[one] ?? '')), 'startup']
    .filter((one) => text.includes(` ${one} `))
    .toSorted((a, b) => text.indexOf(` ${a} `) - text.indexOf(` ${b} `))
  const [a, b] = named.map((one): Road => ({ ...NO_ROAD, company: COMPANIES[one] ?? one }))
  const firms = named.filter((one) => one !== 'startup').length
  return a !== undefined && b !== undefined && named.length === 2 && (firms === 2 || OFFERS.test(text)) ? [a, b] : null
}
const NO_ROAD: Road = {
  kind: 'offer',
  held: 'offer',
  weighed: { way: 'post', field: null, option: null },
  company: null,
  town: null,
  place: null,
  degree: null,
}

/** Pairs that have an answer of their own elsewhere, or that are no choice: a post against a post of which none is offered, a wedding against anything but going. */
function isAsked([one, other]: readonly [Road, Road], concern: string): boolean {
  const kinds = [one.kind, other.kind]
  const has = (...some: RoadKind[]): boolean => kinds.some((kind) => some.includes(kind))
  if (has('wedding')) return has('onsite', 'awayOffer', 'seat')
  // of what nobody holds a course in another country, or a life there against a trade, alone, and both ways have to stand in one breath
  if (
    one.held === null &&
    other.held === null &&
    !((has('studyAway') || (has('away') && has('own', 'trade', 'farm'))) && inOneBreath(concern))
  )
    return false
  if (has('promotion', 'keep') && has('post')) return false
  return one.held !== null || other.held !== null || one.kind !== other.kind || one.degree !== other.degree
}

/** Two ways of a choice named in one sentence. */
const inOneBreath = (concern: string): boolean =>
  concern.split(/[.?!;\n।]+/u).some((sentence) => {
    const text = plainText(sentence)
    if (!/ (?:or|vs|versus|ya|otherwise|rather than|instead of) /.test(text)) return false
    const sides = sideCount(sentence)
    // a road that was told before is meant by a bare word
    return sides === 2 || (sides === 1 && MEANT_BEFORE.test(text))
  })
const MEANT_BEFORE = / (?:go for|do|take|join|pursue|choose|try for|continue|go with|opt for) (?:it|this|that|same) /

const sideCount = (sentence: string): number =>
  sentence.split(new RegExp(SPLIT.source, 'iu')).filter((clause) => readRoad(clause) !== null).length

/**
 * The two roads that somebody holds against each other, in the order in which they were named; null where fewer or more are named.
 * @param concern all that was told and asked
 */
export const roadsIn = remembered((concern): readonly [Road, Road] | null => {
  const plain = plainText(concern)
  if (!CHOOSES.test(plain) || NOT_OWN.test(plain) || MOVES.test(plain)) return null
  const pair = twoOffers(concern)
  if (pair !== null || OFFERS.test(plain)) return pair
  const clauses = concern.split(/[.?!;,\n।]+/u).flatMap((sentence) => sentence.split(new RegExp(SPLIT.source, 'iu')))
  const found = clauses.reduce<Road[]>((all, clause) => {
    const road = readRoad(clause)
    if (road === null || (road.weighed?.way === 'own' && isKinTradeAside(clause, concern))) return all
    const at = all.findIndex((one) => isSame(one, road))
    if (at >= 0) return all.map((one, index) => (index === at ? merged(one, road) : one))
    // the fuller name of a road may come after the bare one
    const bare = all.findIndex((one) => isSame(road, one))
    return bare >= 0 ? all.map((one, index) => (index === bare ? merged(road, one) : one)) : [...all, road]
  }, [])
  const [a, b] = found
  return found.length === 2 && a !== undefined && b !== undefined && isAsked([a, b], concern) ? [a, b] : null
})

/** What the choice between two roads is after: the point of the one that is not in hand. */
export function pointOfRoads([one, other]: readonly [Road, Road]): Point {
  const has = (...some: RoadKind[]): boolean => some.includes(one.kind) || some.includes(other.kind)
  if (has('wedding')) return 'abroad.work'
  if (has('onsite', 'awayOffer', 'away')) return 'abroad.should'
  if (has('studyAway')) return 'abroad.study'
  if (has('seat')) return one.weighed?.way === 'studyAway' || other.weighed?.way === 'studyAway' ? 'abroad.study' : 'study.course'
  if (has('study')) return 'study.course'
  if (has('own', 'trade', 'farm')) return 'work.jobBusiness'
  if (has('exam')) return 'work.exam'
  return has('result') ? 'work.govtPrivate' : 'work.offer'
}

/** True of words that ask which road to take. */
export const choosesRoad = (words: string): boolean => CHOOSES.test(plainText(words))

/** True where a way out of the country is one of two roads: whoever weighs it has not gone, unless they tell that they live there. */
export const weighsLeaving = (concern: string): boolean =>
  roadsIn(concern)?.some(({ kind, weighed }) => kind === 'onsite' || weighed?.way === 'studyAway' || weighed?.way === 'away') === true &&
  !LIVES_THERE.test(plainText(concern))
const LIVES_THERE = new RegExp(
  ` (?:i am|im|i live|we live|living|working|settled|staying|studying|i work|been) (?:\\S+ ){0,2}?(?:in )?(?:the )?${FAR} | h ?1 ?b | opt `,
  'u',
)
