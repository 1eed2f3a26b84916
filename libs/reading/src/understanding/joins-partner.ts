import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const PARTNER = '(?:husbands?|wife|wifes|hubby|spouse|fiancee?|pati|patni|partner)'
/** Husband or wife lives in another country, or has been sent or called there. */
const GONE_AHEAD = new RegExp(
  ` ${PARTNER} (?:(?!wants?|wish|should|will|can|if|when|family|parents)\\S+ ){0,5}?(?:in|to|at|for|onsite|from) (?:the )?${PLACES_ABROAD} | ${PARTNER} (?:\\S+ )?${PLACES_ABROAD} (?:me|mein|main|la|lo|le) | ${PARTNER} (?:\\S+ ){0,2}(?:abroad|onsite|overseas|on h1b|h1b|h 1b|l1) `,
)
/** The own way to them: going, the visa of a husband or wife, or what comes after it. */
const FOLLOWS =
  /(?: (?:when|should|shall|can|will|kab|would) (?:i|we|me|my kids?|main|mai)(?= )(?: and (?:my )?(?:kids?|son|daughter|child|children|baby))? (?:\S+ ){0,3}?(?:go|move|join|shift|follow|come|travel|fly|reach|get|settle|live)| (?:me|i) and (?:my )?(?:kids?|child|children|son|daughter|baby) (?:\S+ )?(?:move|go|join|shift|follow)| (?:spouse|dependent|dependant|family|h4|h 4|my|our) (?:visa|pr)| kab ja\S*)(?= )/
/** A visit, a marriage in trouble or a way back is no joining, and whoever asks to live together again has a plan of its own. */
const NOT_JOINING =
  / (?:divorc\S*|separat\S*|visit\S* (?:visa|only)|tourist|come back|coming back|return to india|wapas|affair|cheat\S*|together|sath|saath|ek saath|under one roof) /

/** True where husband or wife is in another country, or is sent there, and one’s own way to them is asked about. */
export const joinsPartner = remembered((concern): boolean => {
  const text = plainText(concern)
  return GONE_AHEAD.test(text) && FOLLOWS.test(text) && !NOT_JOINING.test(text)
})
