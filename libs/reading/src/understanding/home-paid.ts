import { askedParts } from './asked-parts.ts'
import { A_SALE, OWN_HOME, SELLS } from './place-sold.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const SELLS_ASKED = new RegExp(` ${SELLS} |बेच|बिक|விற்|விக்க|అమ్మ`, 'u')
/** The roof that is lived under, which has to go before the next one: the two are one plan. */
const OLD_ROOF =
  / (?:our|my|the|this|present|current|old|existing|purana|purani|puraana|abhi wala|pazhaya|patha|paatha) (?:(?:old|present|current|existing|small|own|1|2) ){0,2}(?:house|home|flats?|apartment|\d ?bhk|ghar|makan|makaan|illu|veedu)(?! (?:plan|loan))/u
const OF_ELDERS =
  /(?:father|mother|dad|papa|pitaji|mummy|parents|in laws?|sasur|grandfather|dada|appa|amma|nanna|village|native|gaon|ancestral|pushtaini|oor)/

const LAND =
  / (?:plots?|land|site|acres?|cents?|farm|zameen|jameen|zamin|khet|manai\S*|nila(?:m|th\S*)|sthala(?:m|nn\S*)|pola(?:m|nn\S*)|shop|dukan|dukaan) |प्लॉट|ज़मीन|जमीन|खेत|நில|மனை|స్థల|పొలం|భూమి/u

/**
 * True where the own home is all that is asked of a house, and the sale of another place (a plot, the land of the elders) is only told of: it is the purse for
 * the home, and not the matter. A roof of one's own that is sold for another is a plan of both.
 */
export const paidBySale = remembered((concern): boolean => {
  const { asked, told } = askedParts(concern)
  // a statement that was split off as if it asked
  const isTold = (words: string): boolean => words.trimEnd().endsWith('.') && !OWN_HOME.test(plainText(words))
  const wants = asked.filter((words) => !isTold(words)).map(plainText)
  const tells = plainText([told, ...asked.filter(isTold)].join('. '))
  if (!wants.some((words) => OWN_HOME.test(words)) || wants.some((words) => SELLS_ASKED.test(words)) || !A_SALE.test(tells)) return false
  return OF_ELDERS.test(tells) || LAND.test(tells) || !OLD_ROOF.test(tells)
})
