import { namedExams } from './named-exams.ts'
import { namedOptions, type Option } from './named-options.ts'
import { namedWorkIn } from './named-work.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'
import type { Field } from './work-words.ts'

/** What one side of "this or that" is: to hold still, or a step in work, study or trade. */
export type WayApart =
  | 'hold'
  | 'move'
  | 'sell'
  | 'close'
  | 'grow'
  | 'own'
  | 'post'
  | 'studyAway'
  | 'study'
  | 'away'
  | 'government'
  | 'private'
  | 'sit'
  | 'option'
  | 'field'

/** One side of a choice, with the field or the degree that it names. */
export type Alternative = { way: WayApart; field: Field | null; option: Option | null; called?: Called }

/** How a side was called: an examination by its name, the country and the degree of a step abroad, and that a post is changed for one in another company. */
export type Called = { place: Place | null; degree: 'ms' | 'masters' | 'mba' | 'phd' | null; company: boolean; exam: string | null }

const PLACES = {
  usa: / (?:usa|us|america) /,
  uk: / (?:uk|london|england) /,
  canada: / canada /,
  australia: / australia /,
  germany: / germany /,
  ireland: / ireland /,
  europe: / europe /,
  singapore: / singapore /,
  dubai: / dubai /,
  newZealand: / new zealand /,
  japan: / japan /,
} as const
export type Place = keyof typeof PLACES

const firstOf = <K extends string>(words: Readonly<Record<K, RegExp>>, text: string): K | null =>
  (Object.keys(words) as K[]).find((one) => words[one].test(text)) ?? null

/** The country that a text names; null where it names none. */
export const placeIn = (text: string): Place | null => firstOf(PLACES, text)

/** Degrees and examinations as somebody types them. */
export const DEGREE_NAMES = {
  mtech: / (?:m tech|mtech) /,
  msc: / (?:m sc|msc) /,
  mba: / (?:mba|pgdm) /,
  phd: / (?:phd|ph d) /,
  ms: / (?:ms|m s) /,
  mca: / mca /,
  llb: / llb /,
  ca: / ca /,
  bed: / (?:b ed|bed) /,
  masters: / (?:masters?|post graduation|pg) /,
  higher: / (?:higher|further) stud(?:y|ies) /,
  gate: / gate /,
  cat: / cat /,
  upsc: / (?:upsc|ias|ips|civil services?) /,
  ssc: / (?:ssc|cgl) /,
  psc: / [a-z]{0,3}psc | groups /,
  bankPo: / bank (?:po|exams?) /,
  govt: / (?:govt|government|sarkari) /,
} as const

const DEGREES = { ms: / (?:ms|m s) /, mba: / mba /, phd: / (?:phd|ph d) /, masters: / (?:masters?|m tech|mtech) / } as const

const calledIn = (text: string): Called => ({
  place: firstOf(PLACES, text),
  degree: firstOf(DEGREES, text),
  company: / (?:company|companies|firm) /.test(text),
  exam: namedExams(text)[0]?.name ?? null,
})

const OR = / (?:or else|or|otherwise|ya phir|ya|illa|illana|leda|leka|athava|alladhu) | (?:या|அல்லது|లేదా) /u

const STUDY =
  '(?:m s|ms|masters?|m tech|mtech|mba|pgdm|phd|ph d|higher stud(?:y|ies)|further stud(?:y|ies)|study|studies|studying|degree|course|post graduation|pg|college)'
const FAR =
  '(?:abroad|foreign|overseas|usa|us|america|uk|london|canada|australia|germany|ireland|europe|singapore|dubai|gulf|saudi|qatar|oman|kuwait|new zealand|japan|cruise|ship|onsite)'

/** The first of these that a side has says what it is. */
// prettier-ignore
const READS: readonly (readonly [WayApart, RegExp])[] = [
  ['post', / (?:get|getting|go|going|come|coming|be|return|returning|enter|re ?enter) (?:back |again )?(?:in|into|to|as) (?:an? |the |my |same |old )*(?:\S+ )?(?:it|software|testing|tester|banking|hr|bpo|accounts?|accountant|nursing|corporate|industry|office|career|profession|teaching) (?:\S+ ){0,3}?$| (?:rejoin|re ?start|restarting|resume) (?:\S+ ){0,2}?(?:career|job|work|it|profession|office|company|bank) |(?<= (?:get|getting|go|going|find) )(?:an? )?(?:it|software|office|corporate|hr|bank|testing) (?:job|work|post) again /u],
  ['hold', / (?:promotion|appraisal|increment|hike) | (?:wait|hold on|hold|stay|remain|stick|be patient|keep (?:it|my|this|the same|going)|do nothing|not(?: now)?|no|leave it|same (?:company|job|post|work|field|line)) $| (?:wait|hold|stay|remain|stick|continue|carry on|keep|go on(?! (?:an? |the )?(?:cruise|ship|onsite|deputation|leave))|be happy|be satisfied)(?: \S+){0,6} $/u],
  ['sell', / (?:sell(?! online| goods| more| through| on)|sale|hand over|exit) /u],
  ['close', / (?:close|shut|wind up|give up) /u],
  ['grow', / (?:expand|enlarge|second (?:shop|branch|outlet)|new branch|run both|modernise|modernize|upgrade) /u],
  ['government', / (?:government|govt|sarkari|judiciary|judge|upsc|ias|ssc|psc|psu|civil services?|b ed for) /u],
  ['studyAway', new RegExp(` ${STUDY} (?:\\S+ )*${FAR} | ${FAR} (?:\\S+ )*${STUDY} `, 'u')],
  ['away', new RegExp(` ${FAR} `, 'u')],
  ['private', / private (?!college|colleges|university|school|seat|medical|engineering|institute)/u],
  ['own', / (?:own|freelanc\S*|self employed|business|start ?up|shop|clinic of|practice|restaurant|tuition centre|tuitions?|coaching|boutique|kitchen|franchise) /u],
  ['move', / (?:change|switch|leave|quit|resign|new (?:job|company|post)|another (?:job|company)|other company|shift) /u],
  ['post', / (?:jobs?|offers?|post|work|salary|company|naukri|service|placement) /u],
  ['sit', / (?:attempts?|exams?|try again|prepare|drop|neet|jee|gate) /u],
  ['study', new RegExp(` ${STUDY} `, 'u')],
]

/** What a bare "go" goes to: study in another country, or a life there, where that was told. */
const GOES = / (?:go|join|accept|take it|do it) (?:there )?$/u

function readSide(side: string, told: string): Alternative | null {
  const text = plainText(side)
  const [field] = namedWorkIn(`I want to do ${side.trim()}`)
  const [option] = namedOptions(side)
  const named = { field: field?.field ?? null, option: option ?? null }
  if (GOES.test(text)) {
    const far = READS.find(([way, words]) => (way === 'studyAway' || way === 'away') && words.test(plainText(told)))
    if (far !== undefined) return { way: far[0], field: null, option: null }
  }
  // another line that is to be begun is a field, though it is called work
  if (field !== undefined && / (?:start|begin|starting|some) /u.test(text) && / work /u.test(text)) return { way: 'field', ...named }
  const read = READS.find(([, words]) => words.test(text))
  if (read !== undefined) {
    const [way] = read
    // what is held to is the work that is there, whatever it is called
    if (way === 'hold' || way === 'sell' || way === 'close') return { way, field: null, option: null }
    return { way: way === 'study' && option !== undefined ? 'option' : way, ...named, called: calledIn(text) }
  }
  if (option !== undefined) return { way: 'option', ...named }
  return field === undefined ? null : { way: 'field', ...named }
}

/**
 * The two sides of "this or that", as they were named; null where fewer are, or where one of them says nothing that is known, or both are the same.
 * @param words the part of a question that asks
 * @param told what was told around it, which a bare "go" points to
 */
export const alternativesIn = (words: string, told: string): readonly [Alternative, Alternative] | null =>
  twoSides(`${told}\n${words}`) ?? (ASKS_ALONE.test(plainText(words)) ? toldSides(told) : null)

/** Which of two is asked, or what to do, with neither of them named: they stand in what was told. */
const ASKS_ALONE =
  /^ (?:so |then |now |please |plz )*(?:which|what|kya|kaun ?sa|konsa) (?:one |option |path |way )?(?:is|are|will be|would be|should|shall|do|to|can|karu|karun|karna|karna chahiye|better|best|sahi|theek) ?(?:i |we )?(?:do|choose|take|go for|select|prefer|pick|be )?(?:the |a |more )?(?:better|best|good|right|correct|suitable|suits?)?(?: (?:for|to) (?:me|my career|my future|us))?(?: (?:option|choice|now))? $/
/** What is there, and the other way that is wished for. */
const BUT_WISHES =
  /^(.*(?:offer|job|post|placement|placed|selected|naukri|working).*?),? (?:but|and|par|lekin|though)(?: i| me| main| mujhe)?(?: also| still| really)? (?:want|wish|plan|planning|would like|prefer|thinking|dream|interested)(?:ing)?(?: to| of| in)? (.*)$/iu

/** Two ways that were told before a bare question: held against each other in so many words, or one that is there and one that is wished for. */
function toldSides(told: string): readonly [Alternative, Alternative] | null {
  for (const sentence of told.split(/[.?!]\s+/u).toReversed()) {
    const [, there = '', wished = ''] = BUT_WISHES.exec(sentence) ?? []
    const found =
      twoSides(`\n${sentence}`) ??
      (there === ''
        ? null
        : twoSides(`\n${/ (?:offer|placement|placed|selected) /u.test(plainText(there)) ? 'job offer' : there} or ${wished}`))
    if (found !== null) return found
  }
  return null
}

const OF_WORK = / (?:jobs?|work|working|post|settle|pr|career|earn\S*) /u

const BARE_NOT = /^ (?:not?|nahi|nahin|no chance) $/
const COMES = / (?:will|would|get|getting|find|have|milega|milegi|hoga|hogi|chances?|possible) /

const twoSides = remembered((both): readonly [Alternative, Alternative] | null => {
  const [told = '', words = ''] = both.split('\n')
  const sides = plainText(words).split(OR)
  // whether something comes at all is no choice
  if (sides.length === 2 && BARE_NOT.test(` ${sides[1]?.trim()} `) && COMES.test(` ${sides[0]?.trim()} `)) return null
  const [a, b] = sides.length === 2 ? sides.map((side) => readSide(side, told)) : []
  if (a === undefined || b === undefined || a === null || b === null) return null
  // a bare second country is one for the same course
  if (a.way === 'studyAway' && b.way === 'away' && !OF_WORK.test(sides[1] ?? '')) return null
  // two examinations or courses of one field are told apart by what they are, and not by the field
  const isSame =
    (a.way === b.way && a.field === b.field && a.option === b.option) ||
    (a.field !== null && a.field === b.field && [a, b].every(({ way }) => way === 'sit' || way === 'option'))
  return isSame ? null : [a, b]
})
