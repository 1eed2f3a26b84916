import { plainText } from './topics.ts'

const ABOVE =
  '(?:boss\\S*|manager\\S*|seniors?|supervisor|superiors?|team lead|tl|management|principal|director|officer|hod|employer|colleagues?)'
const HURTS =
  '(?:harass\\S*|tortur\\S*|insult\\S*|humiliat\\S*|abus(?:es|ing|ive|ed)|shout\\S*|yell\\S*|scold\\S*|bully\\S*|bullies|bullied|toxic|rude|cruel|bad|hates?|threat\\S*|target(?:s|ing|ed)|against me|pareshan\\S*|sata (?:raha|rahi|rahe)|satata|thittu\\S*|thidd?\\S*)'

/** Somebody above who hurts, or a workplace that does, in plain words. */
const HURT = new RegExp(
  ` ${ABOVE} (?:\\S+ ){0,4}${HURTS} | ${HURTS} (?:\\S+ ){0,3}(?:by|from|of|at|in) (?:\\S+ ){0,2}(?:${ABOVE}|office|work|workplace|company) | (?:toxic|bad|terrible|cruel|rude|abusive) (?:\\S+ )?(?:${ABOVE}|workplace|office|environment|company|work culture) `,
  'u',
)

/** Whoever thinks of giving the post up for another. */
const LEAVES =
  / (?:resign\S*|quit|quitting|switch\S*|(?:put|putting) (?:down )?(?:my )?papers|(?:leave|leaving) (?:\S+ ){0,2}(?:job|company|post|office|work|place|it)|(?:new|another|other|better|different) (?:job|company|post)|(?:change|changing) (?:\S+ ){0,2}(?:job|jobs|company)|job change|(?:naukri|job) (?:chh?od\S*|badal\S*)|nayi naukri) /u

/** True where somebody tells of being ill treated by those above at work. */
export const isHurtAtWork = (concern: string): boolean => HURT.test(plainText(concern))

/** True of those of them who think of going. */
export const leavesHurt = (concern: string): boolean => isHurtAtWork(concern) && LEAVES.test(plainText(concern))
