import { plainText } from './topics.ts'

const HOW_LONG =
  '(?:how (?:long|much (?:more )?time|much longer|many (?:more )?(?:years|months|attempts|times|tries|cycles))|till when|until when|upto when|up to when|kab tak|kitne (?:din|saal|mahine|time|varsh)|kitna (?:time|wait|intezar|intezaar)|evlo (?:naal|kaalam)|evvalavu naal|entha (?:kalam|kaalam))'
const GOES_ON =
  '(?:try|trying|wait|waiting|continue|keep|hold|search|searching|look|looking|attempt|go on|give it|koshish|intezar|intezaar|intizar|prayas|prayatna|ruk\\S*|dhundh\\S*|muyarchi|kaathir\\S*|wait panna\\S*|prayatnin\\S*|wait chey\\S*)'
/** How long one is to go on with something oneself; when it comes by itself is asked with "will". */
const ASKS = new RegExp(
  ` ${HOW_LONG} (?:(?!will |would |does |has |have been )\\S+ ){0,5}?${GOES_ON} |कब तक (?:\\S+ ){0,3}?(?:कोशिश|इंतज़ार|इंतजार|प्रयास|रुक)`,
  'u',
)

/** True of words that ask for an end of trying or of waiting. */
export const asksHowLong = (words: string): boolean => {
  const text = plainText(words)
  return BEGINNINGS.some((one) => text.includes(one)) && ASKS.test(text)
}
/** Looked for before any pattern is, since long questions are read part by part. */
const BEGINNINGS: readonly string[] = [
  ' how ',
  'till when',
  'until when',
  ' up to when',
  ' upto when',
  ' kab tak ',
  ' kitn',
  ' evlo ',
  ' evv',
  ' entha ',
  'कब तक',
]
