import { plainText } from './topics.ts'

/** One who is loved has changed, or is heard from less. */
const DISTANT =
  / (?:he|she|his|her|bf|gf|boyfriend|girlfriend|lover|partner|fianc\S*) (?:\S+ ){0,8}?(?:(?:has |is |got |have )?changed(?! (?:his|her|the|job|jobs|company|number|city))|is (?:so |very |now )?(?:different|distant|cold)|avoid\S* me|ignor\S* me|(?:talks?|calls?|messages?|texts?|speaks?|replies) (?:to me |very |so )?(?:less|rarely)|not (?:calling|talking|messaging|replying|texting)|los(?:t|ing) interest) /u

/** True where somebody tells that the one they love has grown distant. */
export const hasGrownDistant = (concern: string): boolean => DISTANT.test(plainText(concern))
