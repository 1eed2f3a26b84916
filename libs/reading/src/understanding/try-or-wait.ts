import { addMonths } from '../facts/calendar.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const TRY =
  '(?:ivf|iui|icsi|treatment|transfer|embryo|cycle|test tube|try|trying|attempt|conceive|conceiving|plan(?:ning)?|go for it|start|do it|ilaaj|ilaj|sikichai|chikitsa|आईवीएफ|इलाज|सिकिच्चै|சிகிச்சை|చికిత్స)'
const WAIT =
  '(?:waits?|waiting|hold|later|postpone|delay|ruk\\S*|intezaar|intezar|baad me|wait kar\\S*|kaathiru\\S*|aag\\S*|रुक\\S*|इंतज़ार|इंतजार|காத்திரு\\S*|ఆగ\\S*)'
const OR = '(?:or|ya|illa|leda|या|அல்லது|లేదా)'
const TRY_OR_WAIT = new RegExp(
  ` ${TRY} (?:\\S+ ){0,8}?${OR} (?:\\S+ ){0,4}?${WAIT} | ${WAIT} (?:\\S+ ){0,4}?${OR} (?:\\S+ ){0,6}?${TRY} | (?:should|shall) we (?:still |keep )?wait `,
  'u',
)
const WINTER = / (?:this|coming) winter | (?:is|iss) (?:sardi|sardiyo|thand)\S* | (?:इस|इन) (?:सर्दी|सर्दियों|ठंड) /u

/** True where another try for a child is held against waiting. */
export const triesOrWaits = remembered((concern): boolean => TRY_OR_WAIT.test(plainText(concern)))

/** What a try that is named without a month is meant for: the winter that is named, else the months at hand. */
const HAND_MONTHS = 4
export type TrySpan = { from: string; to: string; kind: 'winter' | 'months' }
export function trySpan(concern: string, asOf: string): TrySpan {
  if (!WINTER.test(plainText(concern))) return { from: asOf, to: addMonths(asOf, HAND_MONTHS), kind: 'months' }
  const year = Number(asOf.slice(0, 4))
  // a winter runs from November to the end of February
  const begins = asOf.slice(5, 7) < '03' ? year - 1 : year
  return { from: `${begins}-11-01` > asOf ? `${begins}-11-01` : asOf, to: `${begins + 1}-03-01`, kind: 'winter' }
}
