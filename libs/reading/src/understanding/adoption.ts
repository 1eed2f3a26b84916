import { plainText } from './topics.ts'

/** What is said of a child who comes from elsewhere, and how far the road to it is gone. */

/** On the list of an agency, or chosen once treatment was over. */
export type Awaited = 'listed' | 'chosen'

const ADOPTS = / (?:adopt\S*|god lena|god le|surroga\S*|cara|carings|thathu|dathu|datthat\S*|dattat\S*) /
const SURROGATE = / surroga\S* /
export const adoptionWords = (text: string): boolean => ADOPTS.test(text)
export const ofSurrogacy = (text: string): boolean => SURROGATE.test(text)
/** The list of an agency, and the papers that only those on it have. */
const LISTED =
  / (?:seniority|carings|home study|hsr|referrals?|(?:cara|adoption) (?:\S+ )?(?:number|rank|list|portal|registration|file|queue|id)|(?:registered|registration|applied|enrolled|enlisted|apply|register|number|rank|list|queue|waitlist\S*|waiting|wait) (?:\S+ ){0,6}?(?:cara|adopt\S*)|(?:cara|adopt\S*) (?:\S+ ){0,6}?(?:registered|registration|applied|approved|enrolled|number|waiting|waitlist\S*|queue|(?:register|regist\S*|apply) (?:kiy\S*|kar\S*|ho\S*|panni\S*|chesa\S*|chesi\S*))) /
/** Whoever asks whether to begin is on no list yet. */
const NOT_YET =
  / (?:should|shall|can|could|may|want to|wants to|plan to|planning to|thinking of|thinking to|how to|whether to|when to|better to|good time to|right time to) (?:(?:we|i|us|both|now|also|just|start|go and) ){0,2}(?:register\S*|registration|apply\S*|enroll?\S*) /
const TREATMENT = '(?:treatments?|ivf|iui|icsi|hospitals?|doctors?|medicines?|trying)'
/** Treatment that is left behind; one that is only asked about is not. */
const TREATMENT_ENDED = new RegExp(
  `(?<! (?:should|shall|to|can|if|or) (?:(?:we|i|us) )?)(?<= )(?:stopped|stop|left|gave up|given up|giving up|quit|done with|no more|finished with|closed|chhod di\\S*|chod di\\S*|band kar di\\S*) (?:\\S+ ){0,3}?${TREATMENT} | ${TREATMENT} (?:\\S+ ){0,2}?(?:(?:is |was |are )?(?:stopped|over|given up|closed)|chhod di\\S*|chod di\\S*|band kar di\\S*|niruth\\S*|nirutt\\S*|vitt[ou]\\S*|aap[ei]s\\S*|maane\\S*) `,
)

/** How far that road is gone; null where another way is still open. Takes a plain text. */
export const adoptionAwaited = (text: string): Awaited | null =>
  !ADOPTS.test(text) || SURROGATE.test(text)
    ? null
    : LISTED.test(text) && !NOT_YET.test(text)
      ? 'listed'
      : TREATMENT_ENDED.test(text)
        ? 'chosen'
        : null

/** Whether a child of one's own body may still come beside the one that is adopted, as it is asked. */
const OR_OWN =
  / (?:(?:by|through|via|only|just) (?:\S+ )?adopt\S*(?: \S+)? only|(?:by|through|via) adopt\S* (?:or|only)|only (?:by |through |via |from )?adopt\S*|adopt\S* (?:only|alone|hi|mattum|dhan|matrame)|adopt\S* (?:or|ya|illa|leda) (?:\S+ ){0,4}?(?:own|biological|natural\S*|normal\S*|apna|khud|sontha|birth|conceiv\S*)|(?:own|biological|natural\S*|apna|khud ka|sontha) (?:\S+ ){0,4}?(?:or|ya|illa|leda) (?:\S+ ){0,4}?adopt\S*|(?:also|still|ever|later|any chance|chance) (?:\S+ ){0,4}?(?:own|biological|conceiv\S*|natural\S*)|(?:own|biological) (?:child|baby|issue) (?:also|later|too|still|bhi)) /
export const asksIfOwn = (concern: string): boolean => OR_OWN.test(plainText(concern))

/** Somebody of the family who would have them try once more, or who does not want a child from elsewhere. */
const ELDERS =
  '(mother in law|father in law|in ?laws|mil|saas|sasu ?maa|mamiyar|mamiyaar|athai|atha|athamma|attha|attagaru|mother|mom|mummy|amma|maa|father|parents|sister in law|relatives|relations|everybody|everyone|elders|family)'
const ONCE_MORE =
  '(?:(?:one more|one last|once more|again|another|ek baar|ek bar|phir se|innoru|inkosari|marosari|malli) (?:\\S+ ){0,3}?(?:try|time|attempt|ivf|iui|treatment|hospital|doctor|cycle|round)|try (?:\\S+ ){0,3}?(?:again|once more|hospital|ivf|treatment|doctor)|(?:go|going|back) (?:\\S+ ){0,2}?(?:hospital|doctor|treatment|ivf))'
const UNWILLING =
  '(?:(?:against|objects?|opposes?|opposing) (?:\\S+ ){0,3}?(?:adopt\\S*|it|this)|(?:not|dont|doesnt|never|nahi) (?:\\S+ ){0,2}?(?:agree\\S*|accept\\S*|like|want|ready|happy|maan\\S*)|accept|agree|own blood|apna khoon|khoon)'
const WITHIN = '(?:(?!(?:husband|wife) )\\S+ ){0,7}?'
const PRESSED = new RegExp(` ${ELDERS} ${WITHIN}${ONCE_MORE} `)
const UNWILLING_AT_HOME = new RegExp(` ${ELDERS} ${WITHIN}${UNWILLING} `)
const MOTHER_IN_LAW = /^(?:mother in law|mil|saas|sasu ?maa|mamiyaa?r|athai|atha|athamma|attha|attagaru)$/

/** Who at home would rather have another try, or has not said yes to an adopted child; null where nobody is told of. */
export function homeUnwilling(concern: string): 'motherInLaw' | 'family' | 'unwilling' | null {
  const text = plainText(concern)
  const who = PRESSED.exec(text)?.[1]
  if (who !== undefined) return MOTHER_IN_LAW.test(who) ? 'motherInLaw' : 'family'
  return UNWILLING_AT_HOME.test(text) ? 'unwilling' : null
}
