import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Tests of a language or for admission that a way abroad asks for. */
const TEST =
  '(?:ielts|pte|toefl|oet|gre|gmat|nclex|plab|prometric|duolingo|celpip|goethe|telc|(?:german|french|goethe|language|deutsch|tef)(?: language)?(?: (?:exam|test|level))? ?(?:a1|a2|b1|b2|c1|test|exam)|(?:b1|b2|c1) (?:german|level|language)|b1|b2)'
const NAMES =
  /ielts| pte | toefl | oet | gre | gmat | nclex | plab | prometric | duolingo | celpip | goethe | telc | b1 | b2 |language (?:test|exam)/
const PASSED = '(?:done|cleared?|over|complete|completed|passed|finished|qualified|ready|in hand)'
/** Words between the test and what is told of it, none of which asks or denies. */
const FILL = '(?:(?!(?:not|no|never|when|will|can|how|after|once|if|to|without|nahi|nahin|kab|again|fail|failed) )\\S+ )'
const DONE: readonly RegExp[] = [
  new RegExp(` ${TEST} ${FILL}{0,3}?${PASSED} `),
  new RegExp(
    ` (?:have|has|had|got|already|just|finally|i) (?:${FILL}{0,2}?)(?:done|cleared|completed|passed|finished|given|qualified) ${FILL}{0,3}?${TEST} `,
  ),
  new RegExp(` (?:completed|passed|finished|cleared|qualified) (?:the |my |with )?${TEST} `),
  // a score or a band is told of what has been sat
  new RegExp(` ${TEST} (?:(?:score|overall|band|bands|of|is|was|with|me|mein|exam|got|came|scored) ){0,3}\\d(?:\\S* |\\S* \\d )`),
  new RegExp(
    ` (?:got|have|scored|score|with|secured) (?:\\S+ ){0,2}?\\d\\S* (?:\\d )?(?:bands? |score |overall |each )?(?:in|on|for) (?:my |the )?${TEST} `,
  ),
  new RegExp(
    ` ${TEST} (?:bhi |exam |test |toh |b1 |b2 )?(?:ho (?:gaya|gayi|gya|chuka|chuki)|clear (?:ho|kar|kiya|hai)|de (?:diya|chuka|chuki)|kar (?:liya|li|diya)|paas|pass (?:ho|kar|kiya)|mudinj\\S*|mudich\\S*|aayiduchu|aagiduchu|ayipo\\S*|ayindi|aipo\\S*) `,
  ),
]
/** What is still before them, or was lost. */
const OPEN = new RegExp(
  ` (?:not|nahi|nahin|never|when|will|can|if|once|after|how|kab|should|preparing|prepare|preparation|failed|fail) (?:\\S+ ){0,4}?${TEST} | ${TEST} (?:\\S+ ){0,3}?(?:not|nahi|nahin|fail\\S*|pending|attempts?|times|twice|again|low|less|kab|preparation|coaching|classes|prep) `,
)

/** What parts one clause from the next; a point within a score does not. */
const CLAUSE = /[?!,;\n]|\.(?!\d)/

/** True where the test of language or for admission is told as done: nothing asks for it again. */
export const testIsDone = remembered(
  (concern): boolean =>
    NAMES.test(plainText(concern)) &&
    concern.split(CLAUSE).some((clause) => {
      const text = plainText(clause)
      return NAMES.test(text) && !OPEN.test(text) && DONE.some((one) => one.test(text))
    }),
)

/** A file for another country, as it is called. */
const FILE =
  '(?:visas?|permit|(?:pr|immigration|visa|study|work|spouse|student|sponsorship|h4|h1b|green ?card|citizenship|ilr|482|189|190|491) (?:file|files|application|papers|case|process)|pr|h ?4|h ?1 ?b|green ?card|file|files|i ?485|i ?140|i ?130)'
const NAMES_FILE = /visa|permit|biometric|passport|embassy| pr |green ?card|h4|h1b|i ?485|i ?140|citizenship/
/** What is told of it when it lies with the office, none of which asks or denies. */
const LIES =
  '(?:submitted|lodged|filed|applied|in process(?! of)|in progress|under process(?:ing)?|(?:under|in) review|processing|pending|submit (?:ho|kar|ki|kiya|pann)\\S*|jama|(?:laga|lagai|lagayi|lagaya|lagi|daal|dali|daali|dala|de) (?:hai|hui|di|diya|rakhi|chuka|chuki|thi|h)|apply (?:ho (?:gaya|gayi|chuka|chuki)|kar (?:diya|di|chuka|chuki|liya|rakha)|kiya|ki (?:hai|thi))|potturuk\\S*|apply pann\\S*|chesam|chesanu|vesam)'
const WITH_OFFICE: readonly RegExp[] = [
  new RegExp(` ${FILE} ${FILL}{0,5}?${LIES} `),
  new RegExp(` (?:submitted|lodged|filed|have applied|i applied|we applied|already applied|just applied|applied) ${FILL}{0,5}?${FILE} `),
  / (?:gave|given|done|did|completed|finished) (?:\S+ ){0,3}?biometrics? | biometrics? (?:\S+ ){0,3}?(?:done|given|over|completed?|finished|ho (?:gaya|gayi|gya|chuka|chuki)|mudinj\S*|ayipo\S*) /,
  / (?:passport request|ppr) | waiting (?:for )?(?:\S+ ){0,3}?(?:passport|visa (?:decision|result|approval|stamp\S*)|stamping|grant) /,
  / (?:visa|embassy|consulate|consular) (?:\S+ ){0,3}?interview (?:\S+ ){0,2}?(?:done|over|completed?|finished|given|attended|ho (?:gaya|gayi|gya)) | interview (?:\S+ ){0,2}?(?:done|over|completed?|finished) (?:at|in) (?:the )?(?:\S+ )?(?:embassy|consulate) /,
]
/** What is still before them, was turned down or came back, and a profile in a pool, which is no file. */
const NOT_FILED =
  / (?:not|never|nahi|nahin|when|should|shall|if|once|before|after|want|wish|plan\w*|going|how|kab|or|can|will|would) (?:\S+ ){0,3}?(?:to )?(?:apply|applied|file|filed|submit\w*|lodge\w*) | (?:profile|eoi|expression of interest|itr|tax|court|divorce|police|fir|loan (?:file|application)) |refus|reject|denied|withdr/

/** True where a file for another country is told as handed in: nothing asks for its forms again. */
export const fileIsIn = remembered(
  (concern): boolean =>
    NAMES_FILE.test(plainText(concern)) &&
    !/refus|reject|denied/.test(plainText(concern)) &&
    concern.split(CLAUSE).some((clause) => {
      const text = plainText(clause)
      return !NOT_FILED.test(text) && WITH_OFFICE.some((one) => one.test(text))
    }),
)
