import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** A wish to wait with a marriage that others want now: what the years are wanted for, and for how many, where that was told. */
export type NotReady = { cause: 'exam' | 'study' | 'work' | null; years: number | null }

const ELDERS =
  '(?:parents?|family|families|mother|father|mom|mum|dad|papa|mummy|amma|appa|nanna|maa|relatives|grandparents|ghar ?wale|gharwale|everyone|they)'
const WEDDING = / (?:marry|married|marriage|wedding|shaadi|shadi|rishta|settle down|proposals?|kalyanam|pelli) /
/** Others want it, and press for it. */
const PRESSED = new RegExp(
  ` ${ELDERS}s? (?:\\S+ ){0,3}(?:want|wants|wanting|insist\\S*|forc\\S*|pressur\\S*|press|pressing|push\\S*|ask\\S*|search\\S*|look\\S*|chahte|chahti|bol rah\\S*|kah rah\\S*|keh rah\\S*)(?: \\S+){0,6} (?:marry|married|marriage|wedding|shaadi|shadi|boys?|girls?|proposals?|settle down) | ${ELDERS}s? (?:\\S+ ){0,3}(?:marriage|shaadi|shadi) (?:\\S+ ){0,3}(?:bol|kah|keh|chah|zid|jid|force|pressure|peeche)\\S* | (?:forc|pressur)\\S* (?:\\S+ ){0,4}(?:marry|married|marriage|shaadi|shadi) | pressure (?:\\S+ ){0,4}(?:marriage|marry|shaadi|shadi) | (?:marriage|shaadi|shadi) (?:ka |ke liye |ki )?(?:\\S+ )?(?:pressure|force|zid|jid) `,
)
/** One's own not yet. */
const UNREADY =
  / (?:i am|i m|im|i) (?:\S+ ){0,2}?not (?:\S+ ){0,2}?(?:ready|prepared|willing|interested)(?! (?:to |in |for )?(?:this|that|him|her|the (?:boy|girl|proposal)) ) | i (?:dont|do not|really dont) want (?:to )?(?:\S+ ){0,3}?(?:now|yet|so soon|so early|right now|this year|before) | i (?:want|need) (?:some |more |a little |\d |one |two |three )*(?:time|years?) | i (?:want|wish|would like) to wait | i (?:dont|do not) want (?:to )?(?:get )?(?:marry|married|marriage|it|this)(?: now| yet| this year| so soon)? | (?:abhi|mujhe) (?:\S+ ){0,2}(?:shaadi|shadi) (?:\S+ )?nahi | (?:main|mai|abhi) (?:\S+ ){0,2}(?:ready|taiyar|tayar) nahi /
/** Another wish for these years. */
const OWN_WISH =
  / (?:but|and|while|mai|main|mujhe|though|however) (?:\S+ ){0,3}?(?:i|me|mujhe|main|mai|my) (?:\S+ ){0,3}?(?:want|wants|wish|would like|dream|focus|prepar\S*|need|chaht\S*|karna|goal) | i (?:want|wish|would like|need) to (?:\S+ ){0,2}(?:prepare|study|focus|do|finish|complete|crack|clear|pursue|build|work|become|settle|concentrate|first) | (?:study|job|career|phd|masters?|upsc|mba) first /
const LOVED = / (?:love|loves|boyfriend|girlfriend|bf|gf|lover|relationship|someone else|somebody else|affair|fianc\S*) /

const CAUSES = {
  exam: / (?:upsc|ias|ips|civil services?|ssc|bank po|exams?|neet|gate|psc|tnpsc|appsc|mpsc|kpsc|ca|cat|net|judiciary|competitive) /,
  study: / (?:study|studies|studying|masters?|ms|mba|phd|degree|course|college|mtech|m tech|pg|higher) /,
  work: / (?:career|job|work|business|startup|company|settled|stable|earn|promotion|abroad) /,
} as const

const YEARS = / (?:for |after |in |of |atleast |at least |next |more )?(one|two|three|four|five|\d) (?:more )?(?:years?|yrs?|saal) /
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

/** How the visitor wishes to wait with a marriage; null where nobody presses, or where one who is loved is meant. */
export const notReady = remembered((concern): NotReady | null => {
  const text = plainText(concern)
  if (!WEDDING.test(text) || !PRESSED.test(text) || LOVED.test(text.replace(/ love marriage /g, ' marriage '))) return null
  if (!UNREADY.test(text) && !OWN_WISH.test(text)) return null
  const cause = (Object.keys(CAUSES) as (keyof typeof CAUSES)[]).find((one) => CAUSES[one].test(text)) ?? null
  const [, count] = YEARS.exec(text) ?? []
  const years = count === undefined ? null : (NUMBERS[count] ?? Number(count))
  return { cause, years: years === null || years === 0 || years > MOST_YEARS ? null : years }
})
const MOST_YEARS = 5
