import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const FIRM =
  '(?:compan(?:y|ies)|plant|factory|mill|office|head office|branch|firm|unit|project|mnc|employer|management|department|operations?|production|team|process|warehouse|bank|hospital)'
const MOVES = '(?:shift\\S*|relocat\\S*|mov(?:es?|ed|ing)|transferring|transferred)'
/** A firm that goes to another town, and those who work in it with it. */
const FIRM_MOVES = new RegExp(
  [
    ` (?:my|our|the|this|whole|entire|hamari|hamara|meri|mera|en|enga|maa|naa) (?:\\S+ ){0,2}?${FIRM} (?:(?!or |ya |and |i |to )\\S+ ){0,4}?${MOVES} `,
    ` ${FIRM} (?:is |are |has |have |will be |wants? to |going to |decided to |planning to )+(?:\\S+ ){0,2}?${MOVES} `,
    ` ${FIRM} (?:is |are )?(?:closing|closed|shutting|shut|closes) (?:\\S+ ){0,6}?(?:offer\\S*|giving|asking|telling|transfer\\S*|relocat\\S*|shift\\S*) `,
    ` ${FIRM} (?:has |have )?(?:shifted|moved|relocated) (?:to|from|out) `,
    ` ${FIRM} (?:wants?|asking|asked|told|telling|called|calling|calls) (?:us|me|all|everyone|everybody|employees|staff) (?:\\S+ )?(?:back|come|return|relocate) `,
    ` ${FIRM} (?:relocation|shifting|relocating) (?:to|from|in) `,
    ` ${FIRM} (?:\\S+ ){0,4}?shift (?:ho|kar|panr\\S*|pann\\S*|aag\\S*|chest\\S*|avut\\S*) `,
    ` ${FIRM} (?:\\S+ ){0,3}?(?:is |are )?(?:asking|telling|asked|told|forcing|wants) (?:\\S+ ){0,4}?(?:to |for )(?:shift|relocate|relocation|move) `,
  ].join('|'),
)
/** To go with it or not. */
const ASKS_TO_GO =
  / (?:should|shall|can|go|going|relocate|shift|move|join|accept|resign|leave|quit|settlement|vrs|vss|vsp|severance|compensation|jau|jaun|jaana|chale|chhod\S*|chod\S*|povalama|pogalama|vella\S*|or|ya) /
const FAR = new RegExp(` (?:${PLACES_ABROAD}|overseas|onsite|on site) `)
/** Those who are sent, and no country. */
const PRONOUN = / (?:wants?|asking|asked|told|telling|tell|called|calling|calls|giving|gave|forcing|all of|for|of) us(?= )/g
/** Whoever moves a firm of their own. */
const OWN_FIRM =
  / (?:i am|im|i want|i wish|should i|can i|shall i|we want|planning|thinking|i m) (?:\S+ ){0,2}?(?:shift\S*|mov(?:e|ing)|relocat\S*) (?:my|our|the|it) |my (?:own )?(?:shop|business|clinic|dukan|dukaan)/
const THEIRS =
  / (?:my|his|her|mera|mere|meri) (?:husband|wife|son|daughter|brother|sister|father|boyfriend|girlfriend|fianc\S*|pati|patni|beta|bete|beti)s? (?:\S+ ){0,2}?(?:company|plant|factory|office|firm|bank|branch|unit)/

/** True of one whose firm goes to another town of the country and who is to go with it or to leave: the post is what is weighed, and no life abroad. */
export const postMoves = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!['shift', 'relocat', 'mov', 'transfer', 'clos', 'shut', 'back', 'return'].some((stem) => low.includes(stem))) return false
  const text = plainText(concern)
  return (
    FIRM_MOVES.test(text) && ASKS_TO_GO.test(text) && !FAR.test(text.replace(PRONOUN, ' ')) && !OWN_FIRM.test(text) && !THEIRS.test(text)
  )
})
const SETTLED = / (?:settlement|vrs|vss|vsp|severance|compensation|full and final|golden handshake|package) /
/** True where a sum is offered to whoever stays behind. */
export const offersSettlement = (concern: string): boolean => SETTLED.test(plainText(concern))
