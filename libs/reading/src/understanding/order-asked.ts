import { mattersIn, type NamedMatter } from './named-matters.ts'
import { plainText } from './topics.ts'

/** Matters whose times can be held against each other. */
const TIMED = ['work', 'trade', 'love', 'home', 'abroad', 'study', 'debt'] as const
export type OrderMatter = (typeof TIMED)[number]

const isTimed = (one: NamedMatter): one is OrderMatter => (TIMED as readonly NamedMatter[]).includes(one)

/** A learning in another country is asked with the journey. */
function timedIn(text: string): OrderMatter[] {
  const all = mattersIn(text).filter(isTimed)
  return all.includes('abroad') ? all.filter((one) => one !== 'study') : all
}

/** What is only to come next, in an order that is given ("after that a post in a college", "is a job abroad possible after that"). */
const COMES_NEXT =
  /^ (?:and |then |also )*after (?:that|this|it) (?!.* (?:should|shall|will|can|do|would|is|are) )| (?:is|are) (?:\S+ )+(?:possible|there) after (?:that|this|it) $/
/** What a "before" or an "after" points back to. */
const BACK = / (?:before|after) (?:that|this|it|doing (?:that|this)) /
const FORE = / (?:before|prior to) | (?:se|is|us) (?:pehle|pahle|phle) /
const AFT = / after | (?:ke|is|us) (?:baad|bad) /
/** The matter a Hindi "before" or "after" stands behind. */
const HINDI = /^(.*?) (?:se|ke) (?:pehle|pahle|phle|baad|bad) (.*)$/
const ENGLISH = /^(.*?) (?:before|prior to|after) (.*)$/
/** A time that has passed or ends by itself, and no step to come. */
const PAST =
  / after (?:my |the |a |this |job |completing |finishing )*(?:(?:job )?loss|losing|leaving|left|resign\S*|quit\S*|layoff|divorce|breakup|separation|12th|10th|b ?tech|degree|graduation|engineering|mbbs|bsc|bcom|b com|bba|mba|ms|masters|phd|studies|study|course|exam|exams|retire\S*) | before (?:my |the )?(?:\S+ ){0,4}(?:expires?|ends?|lapses?|exams?|boards?|deadline|grace|notice period|delivery|retires?|retirement|is over|finish\S*) /
/** Which of two, whichever way it is put ("first job then marriage", "marry first or study first", "before or after"). */
const FIRST = / (?:first|pehle|pahle|phle) /
const EITHER = / (?:before|after) (?:\S+ ){0,4}or (?:\S+ ){0,2}(?:before|after) /

/** A step that was told of before, put now or later. */
const REFERS = / (?:it|this|that|now|abhi) (?:\S+ ){0,3}?or $/

/** Two matters whose order is asked: the one that is asked about, the one it is held against, and which of them it puts first. */
export type OrderAsked = { asked: OrderMatter; against: OrderMatter }

/** The last timed matter that was told of before, other than the one that is asked about. */
const toldBefore = (told: string, asked: OrderMatter): OrderMatter | undefined =>
  told
    .split(/(?<=[.?!])\s+|,\s*/u)
    .toReversed()
    // the loan for a house is a part of having it
    .flatMap((sentence) => timedIn(plainText(sentence)).filter((one, _, all) => one !== 'debt' || !all.includes('home')))
    .find((one) => one !== asked)

/** The order that a part of a question asks for; null where it asks for none. */
export function orderAsked(words: string, told: string): OrderAsked | null {
  const text = plainText(words)
  if (PAST.test(text) || COMES_NEXT.test(text)) return null
  if (BACK.test(text)) {
    const [asked] = timedIn(text)
    const against = asked === undefined ? undefined : toldBefore(told, asked)
    return asked === undefined || against === undefined ? null : { asked, against }
  }
  if (EITHER.test(text) || !(FORE.test(text) || AFT.test(text)))
    return FIRST.test(text) ? bothOf(timedIn(text)) : EITHER.test(text) ? bothOf(timedIn(text)) : null
  const [, left = '', right = ''] = HINDI.exec(text) ?? ENGLISH.exec(text) ?? []
  const hindi = HINDI.test(text)
  const [before, after] = [timedIn(` ${left} `), timedIn(` ${right} `)]
  // "before buying a house should I change my job"
  const heads = before.length === 0 ? after : []
  // "now or after promotion" asks of what was told before it
  if (!hindi && before.length === 0 && after.length === 1 && REFERS.test(` ${left} `)) {
    const meant = toldBefore(told, after[0] as OrderMatter)
    return meant === undefined ? null : { asked: meant, against: after[0] as OrderMatter }
  }
  const [asked, against] = heads.length > 1 ? [heads[1], heads[0]] : hindi ? [after[0], before.at(-1)] : [before[0], after[0]]
  return asked === undefined || against === undefined || asked === against ? null : { asked, against }
}

const bothOf = ([asked, against]: readonly OrderMatter[]): OrderAsked | null =>
  asked === undefined || against === undefined ? null : { asked, against }

/** The two matters that a question of order is about, in its words or in what was told before them; null where two are not named. */
export function bothMatters(words: string, told: string): OrderAsked | null {
  const own = timedIn(plainText(words))
  const [asked] = own
  if (own.length > 1 || asked === undefined)
    return own.length === 2 ? bothOf(own) : own.length > 2 ? null : bothOf(timedIn(plainText(told)))
  const against = toldBefore(told, asked)
  return against === undefined ? null : { asked, against }
}
