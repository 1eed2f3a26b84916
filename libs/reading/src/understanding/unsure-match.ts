import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** A promise that the two houses have fixed. */
const FIXED =
  / (?:engaged|engagement|sagai|roka|nischay\S*|nichay\S*|(?:marriage|wedding|alliance|match|shaadi|shadi|rishta) (?:is |was |has been |got |with \S+ )?(?:already )?(?:fixed|fix|finali[sz]ed|settled)|(?:fixed|finali[sz]ed) (?:\S+ ){0,2}(?:marriage|wedding|alliance|match|shaadi|shadi|rishta)) /
/** A doubt about the one it was fixed with. */
const DOUBTS =
  / (?:not (?:\S+ ){0,2}?sure|unsure|confus\S*|doubts?|doubtful|second thoughts|mixed feelings|no (?:feelings?|connection|spark)|(?:dont|do not|not|cant) (?:\S+ )?(?:feel\S*|like|connect\S*) (?:\S+ ){0,2}?(?:connected|connect|comfortable|happy|attracted|anything|right|him|her|this (?:boy|girl|guy))|not (?:feeling )?(?:connected|comfortable|attracted)) /

/** True where somebody who is promised, or is to be, is not sure of the one they were promised to. */
export const isUnsureMatch = remembered((concern): boolean => {
  const text = plainText(concern)
  return FIXED.test(text) && DOUBTS.test(text)
})
