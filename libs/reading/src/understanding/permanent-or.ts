import { plainText } from './topics.ts'

/** One breath that asks whether a seat by contract is made permanent, and whether to go: both are answered, with one verdict. */

/** That the seat is made permanent, in the words of those who wait for it. */
const MADE_PERMANENT =
  / (?:permanent|permanant|permenant|parmanent|parmanant|regulari[sz]\S*|(?:be|become|get|made|make (?:me|us|it)) regular|regular (?:post|job|employee|staff|hoga|hogi|honge|ho jau\S*|ho jayeg\S*)|confirm(?:ed|ation)?|absorb\S*|absorption|conver(?:t|ted|sion)|(?:company )?rolls?|payroll|pakk[aiey]|pucca|niyamit|niyameet|pakka|permanen\S*) |नियमित|परमानेंट|पर्मानेंट|पक्क|स्थायी|நிரந்தர|பெர்மனன்ட்|பர்மனென்ட்|పర్మినెంట్|పర్మనెంట్|శాశ్వత/u
/** That one goes elsewhere. */
const GOES = new RegExp(
  [
    ' (?:change|changing|switch|leave|leaving|quit|resign|move|moving|shift|join|joining|look|looking|search|try|trying|find|go|get out|start looking) ',
    ' (?:another|other|new|different|next|private|pvt|outside|elsewhere|some other) (?:company|companies|job|firm|employer|place|plant|college|school|hospital|one|post)? ?',
    ' (?:chhod\\S*|chod\\S*|chhor\\S*|badal\\S*|dusr[aei]|doosr[aei]|bahar|kahin aur|kahi aur|private|dekh\\S*|dhoond\\S*|dhund\\S*) ',
    ' (?:vera|vere|veliya|velila|vidal\\S*|vittu\\S*|maaral\\S*|marala\\S*|maara\\S*|thedal\\S*|bayata|manes\\S*|maanes\\S*|vetuk\\S*|chusuk\\S*) ',
    'छोड़|बदल|दूसर|बाहर|कहीं और|விட|வேற|மாற|தேட|మార|వేరే|మానే|వెతుక',
  ].join('|'),
  'u',
)
const OR =
  / (?:or else|or|otherwise|ya phir|ya fir|ya|illa|illana|illati|leda|leka|lekunte|alladhu|allathu|या फिर|या|अथवा|இல்லை|இல்லனா|அல்லது|లేదా|లేక) /u
/** The same by a bare word, where it was told before. */
const REFERS = / (?:chances?|possible|happen|hope|it|this time|promise|hoga|hogi|ummeed) /
/** A road that is no other seat. */
const OTHER_ROAD = / (?:own|business|abroad|gulf|dubai|farming|kheti|exam|exams|study|studies|masters|mba) /
/** Somebody else's seat, a bond and a country have a permanence of their own. */
const NOT_A_SEAT =
  / (?:residen\w+|pr|visa|settle\w*|solution|separation|relation\w*|address|house|home|shop|he|she|his|her|husband|wife|son|daughter|brother|sister|pati|patni|beta|beti|bhai|exam|upsc|ssc) /

/** True of words that ask of the permanence of a seat and of going elsewhere as the two sides of one choice. */
export function permanentOrGo(words: string, told = ''): boolean {
  const text = plainText(words)
  if (NOT_A_SEAT.test(text)) return false
  const [one = '', other = '', ...more] = text.split(OR).map((side) => ` ${side.trim()} `)
  if (OTHER_ROAD.test(other)) return false
  return (
    more.length === 0 &&
    (MADE_PERMANENT.test(one) || (REFERS.test(one) && MADE_PERMANENT.test(plainText(told)))) &&
    !GOES.test(one.replace(/ (?:try|look|go|get) /, ' ')) &&
    GOES.test(other)
  )
}

/** An offer elsewhere that is a contract as well. */
const CONTRACT_AGAIN =
  / (?:but |again |also |bhi |only )+(?:on |a |pure )?(?:contract|samvida|temporary|adhoc)\S* | (?:contract|samvida) (?:only|again|also|hi|bhi|basis only) | again (?:on |in )?contract /
export const offersContract = (text: string): boolean => CONTRACT_AGAIN.test(text)

/** A seat under the state or a board of it. */
const OF_STATE =
  / (?:govt|government|sarkari|samvida|nhm|nrhm|zp|panchayat|municipal\S*|nagar nigam|vibhag|department|psu|university|polytechnic|guest (?:teacher|faculty|lecturer)|anganwadi|asha|shiksha\S*|phed?|pwd|jal (?:nigam|board|sansthan|jeevan)|irrigation|electricity board|eb|tneb|railways?|bsnl|corporation|board) |विभाग|सरकारी|संविदा|அரசு|ప్రభుత్వ/u
export const isStateSeat = (text: string): boolean => OF_STATE.test(text)

/** A case of those who hold such seats that is before a court. */
const BEFORE_COURT = / (?:high ?court|supreme court|labou?r court|court|tribunal|writ|writ petition|hearings?) |कोर्ट|न्यायालय|நீதிமன்ற|కోర్టు/u
/** One that is only thought of. */
const NO_CASE =
  / (?:should|shall|can|could) (?:i|we) (?:\S+ )?(?:file|go to|approach|move) (?:\S+ ){0,2}?(?:courts?|case|petition|writ|tribunal) | (?:no|any) (?:court )?case | (?:high ?court|court) (?:job|clerk|staff|typist|peon|post|steno\S*) | (?:in|at) (?:the )?(?:district |high |civil )?court (?:as|on contract) /
/** True where the permanence of the seat waits for a court. */
export const seatBeforeCourt = (text: string): boolean => BEFORE_COURT.test(text) && !NO_CASE.test(text)
