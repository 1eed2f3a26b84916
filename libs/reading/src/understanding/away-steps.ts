import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Tests of a language or for admission that a way abroad asks for. */
const TEST =
  '(?:ielts|pte|toefl|oet|gre|gmat|nclex|plab|prometric|duolingo|celpip|goethe|telc|(?:german|french|goethe|language|deutsch|tef)(?: language)?(?: (?:exam|test|level))? ?(?:a1|a2|b1|b2|c1|test|exam)|(?:b1|b2|c1) (?:german|level|language)|b1|b2)'
const NAMES =
  /ielts| pte | toefl | oet | gre | gmat | nclex | plab | prometric | duolingo | celpip | goethe | telc | b1 | b2 |language (?:test|exam)/
const PASSED = '(?:done|cleared?|over|complete|completed|passed|finished|qualified|ready|in hand)'
/** Words between the test and what is told of it, none of which asks or denies. */
const FILL = '(?:(?!not|no|never|when|will|can|how|after|once|if|to|without|nahi|nahin|kab|again|failed?)\\S+ )'
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
