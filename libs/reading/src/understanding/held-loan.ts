import { plainText } from './topics.ts'

/** A loan that is being paid back and is only told, in a plain text. */

const LOAN = '(?:loans?|lone|karz|karza|kadan|appu|लोन|कर्ज|கடன்|లోన్|అప్పు)'
const KINDS =
  '(?:(?:home|house|housing|car|bike|vehicle|gold|personal|education|study|bank|business|one|a|my|our|of|is|\\d+|lakhs?|lacs?|l|k|crores?) ){0,4}'
const IS_LEFT =
  '(?:balance|left|remaining|remains|outstanding|running|to be (?:paid|cleared|closed)|going on|baki|baaki|bacha|bachi|chal (?:raha|rahi)|irukku|undi|emis?)'
const NOT_NEW = '(?:(?!(?:approv\\S*|sanction\\S*|appl\\S*|take|taking|need|want|should|or|and|new) )\\S+ ){0,4}?'
const HELD = new RegExp(
  `(?<= )(?:${KINDS}${LOAN} ${NOT_NEW}${IS_LEFT}|(?:balance|remaining|outstanding|existing|running|old) ${NOT_NEW}${LOAN})(?= )`,
  'gu',
)

/** A plain text without the loans that are told as running: they are paid, and none of them is to be taken. */
export const withoutHeldLoans = (text: string): string => text.replace(HELD, '')
/** True where such a loan is told. */
export const tellsHeldLoan = (text: string): boolean => withoutHeldLoans(text) !== text

const CLAUSES = /[^.!?;,\n]+[.!?;,\n]?/gu
/** A loan that was taken, told by what was done with it or by who gave it. */
const TAKEN = new RegExp(
  ` (?:paid|took|taken|repaid|cleared|closed) (?:\\S+ ){0,8}?${LOAN} | ${LOAN} (?:of )?(?:(?:rs|about|around|\\d+) )*(?:lakhs?|lacs?|l|crores?|cr|k|thousand)? ?(?:from|in|with) (?:the |my |our |a )?(?:society|office|bank|company|credit|friends?|department|pf) `,
  'u',
)
const WISHED = / (?:want|need|wish|plan\S*|thinking|take|taking|get|getting|apply\S*|should|shall|will|can|may|or) /

/** A concern without the clauses in which such a loan is told and none is wished for. */
export const withoutTakenLoans = (concern: string): string =>
  concern.replace(CLAUSES, (told) => (TAKEN.test(plainText(told)) && !WISHED.test(plainText(told)) ? ' ' : told))
