import { askedParts } from './asked-parts.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Whose work feeds the home, where that is told to be in trouble. */
export type Earner = 'spouse' | 'father'
/** What is told of a purse that is shared: whose work is in trouble, whether something is owed, and to whom. */
export type SharedPurse = { earner: Earner; owes: 'relatives' | 'lenders' | null }

const SPOUSE = / (?:husbands?|hubbys?|wifes?|pati|patni|biwi|kanav\S*|manaivi|bharta|bhart\S*|bhary\S*) |पति|पत्नी|கணவ|மனைவி|భర్త|భార్య/u
const FATHER = / (?:my |mere |hamare )(?:fathers?|dads?|papas?|papa|pita|pitaji) /
/** A trade or a post that fails, or what was borrowed for it. */
const FAILS =
  / (?:loss|losses|ghat[ae]|ghaat[ae]|nuksan|nuksaan|nashtam|nattam|bankrupt\S*|closed|shut|jobless|unemployed|lost (?:his |her |all |our )?(?:job|money|everything)|no (?:job|work|income|salary|earning)|without (?:a )?(?:job|work|salary)|(?:not|nahi) (?:\S+ )?(?:running|working|earning|chal)|cheated|dull) /
const OWES =
  / (?:debts?|loans?|borrow\S*|udhaa?r|karz\S*|karj\S*|owe|owed|owing|kadan|appu\S*|(?:taken|took|asking|take|return|give back) (?:\S+ ){0,4}?(?:money|paisa|paise)) /
const RELATIVES =
  / (?:relatives?|relations|rishted\S*|sambandhi|in laws|inlaws|parents|brothers?|sisters?|friends?|cousins?|uncles?|maike|sondha\S*|bandhuv\S*) /
/** Somebody who tells of a trade or of debts of their own, and of a spouse or a father only beside them. */
const OWN_TROUBLE =
  / i (?:have |had |also |am )*(?:have|took|taken|used|borrowed|run|own|started|opened|running|a|an) (?:\S+ ){0,6}?(?:shop|business|store|factory|credit cards?|cards|loans?|farmer|farm|workshop|trade|firm) /
const THEIRS =
  / (?:husbands?|hubbys?|wifes?|pati|patni|biwi|fathers?|dads?|papas?|pita) (?:\S+ ){0,5}?(?:business|shop|trade|firm|factory|company|job|loss|losses|debts?|loans?|karz\S*|jobless|unemployed) /
/** That it gets better for those at home. */
const EASES =
  / (?:good|better|acch?e|achh?e|acha|accha|nalla|manchi|happy) (?:time|times|days|din|samay|neram|kaalam|rojulu) | (?:problems?|situation|condition|troubles?|times?|tension|luck|days|crisis|phase|life|things?|samay|halat|haalat|struggle) (?:\S+ ){0,3}?(?:end|ends|over|improv\S*|changes?|better|solved?|go|goes|pass|normal|finish\S*|turn|sudhr\S*|theek|thik|badl\S*|khatam|come) | (?:become|be|get|come|getting|live) (?:\S+ )?(?:normal|stable|better|okay|ok|free|out of|relief|settled) | (?:husbands?|wifes?|he|it|business|shop|we) recover (?!the |our |my |this |that |it |money |all )/
/** What has times of its own, or is no matter of a purse. */
const OTHER =
  / (?:fight\S*|quarrel\S*|beats?|affair|divorce|separat\S*|drink\S*|drunk\S*|alcohol\S*|doubt\S*|sick|ill|illness|cancer|pregnan\S*|marriage|abroad|dubai|gulf|transfer\S*|promotion) /
const ASKS_POST = / (?:get|find|join|getting) (?:\S+ ){0,3}?(?:job|work|post|employment) /

/** A purse that is shared with husband, wife or a father whose work is in trouble, where it is asked when it gets better for the home; null for any other words. */
export const sharedPurse = remembered((concern): SharedPurse | null => {
  const text = plainText(concern)
  const earner = SPOUSE.test(text) ? 'spouse' : FATHER.test(text) ? 'father' : null
  if (earner === null || OTHER.test(text)) return null
  if (OWN_TROUBLE.test(text) && !THEIRS.test(text)) return null
  const owes = OWES.test(text)
  if (!FAILS.test(text) && !owes) return null
  if (!askedParts(concern).asked.some(asksOfPurse)) return null
  return { earner, owes: !owes ? null : RELATIVES.test(text) ? 'relatives' : 'lenders' }
})

/** True of words that ask when it gets better, and for no post. */
export function asksOfPurse(words: string): boolean {
  const own = plainText(words)
  return EASES.test(own) && !ASKS_POST.test(own)
}
