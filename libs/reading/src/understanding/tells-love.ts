import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Love that is to be said to the one it is for. */
const TELLS =
  / (?:i|to|or|can|should|shall|time to|if i) (?:\S+ ){0,2}?(?:propose|confess|express (?:my |the )?(?:love|feelings?)) | propos(?:e|ing) (?:(?:to )?(?:her|him|my|a|the|this)|or not|now|kar\S*|cheyy?\S*|panna\S*) | tell(?:ing)? (?:to )?(?:him|her)(?! (?:parents|family|father|mother|mom|dad|house|home|to|that we)) | (?:my )?(?:feelings?|love) to (?:him|her) | make (?:the |a )?first move | (?:bol|keh|bata) (?:du|doon|dun|dena|dun?ga|dungi) | (?:sollava|sollalama|solluvan|cheppala|cheppana|cheppalaa) /u
/** Somebody is liked. */
const LIKES = / (?:like|likes|liking|love|loves|loving|crush|feelings?|pasand|pyaa?r|pidi\S*|kadhal\S*|ishtam|propose|proposing) /u
/** Two who are a pair already, whose families are to be told, or somebody else's heart. */
const OTHERWISE =
  / (?:boyfriends?|girlfriends?|bf|gf|relationship|dating|fianc\S*|husband|wife|ex|parents|family|father|mother|mummy|papa|appa|married|engaged|divorce\S*|sons?|daughters?|brothers?|sisters?|rishta|arranged?|broke|break ?up) | (?:he|she) (?:has |had )?proposed /u

/** True where somebody is liked who does not know it yet, and is to be told: no pair, and no question of a match. */
export const tellsLove = remembered((concern): boolean => {
  const text = plainText(concern)
  return TELLS.test(text) && LIKES.test(text) && !OTHERWISE.test(text)
})
