import { NUMBER_WORDS } from './number-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** The same employer for years, in the words that tell it. */
const SAME_PLACE =
  / same (?:bank|company|firm|office|school|department|branch|organi[sz]ation|institution|hospital|factory|job|place|post) (?:\S+ ){0,3}?(\d{1,2}|[a-z]+) (?:years?|yrs?|saal) | (?:since|for|from|last|past) (?:the )?(?:last |past )?(\d{1,2}|[a-z]+) (?:years?|yrs?|saal) (?:\S+ ){0,3}?(?:in |at |with )?(?:the )?same (?:bank|company|firm|office|school|department|branch|organi[sz]ation|institution|hospital|factory|job|place|post) /
const LONG_YEARS = 5

/** True of those who tell that they have been with one employer for years: no text speaks of breaks in their work. */
export const staysLong = remembered((concern): boolean => {
  if (!concern.toLowerCase().includes('same')) return false
  const [, after, before] = SAME_PLACE.exec(plainText(concern)) ?? []
  const said = after ?? before
  return said !== undefined && (NUMBER_WORDS[said] ?? Number(said)) >= LONG_YEARS
})
