import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** A trade that is to be begun, held against the post: to leave it, to do both, or to stay; and a loan that is told as there. */

const POST =
  '(?:jobs?|naukri|nokri|service|post|posting|salary|company|office|duty|plant|bank|school|factory|hospital|railways?|velai|udyogam|uddyogam|employee|engineer|teacher|clerk|supervisor|manager|accountant|conductor|driver|technician|working|work (?:in|at|as))'
const HOLDS_POST = new RegExp(` ${POST} |नौकरी|வேலை|ఉద్యోగ`, 'u')

const TRADE =
  '(?:business|practice|clinic|firm|startup|start up|shop|stores?|stall|boutique|salon|parlou?r|studio|academy|coaching|classes|tuitions?|restaurant|hotel|cafe|bakery|agency|brand|dairy|poultry|goats?|goatery|fishery|farm|farming|cultivation|nursery|bakri|bakri palan|murgi|kheti|dukaan|dukan|dhandha|dhanda|vyapar|vyaparam|vyavasayam|vivasayam|thozhil|kadai|gym|consultancy|consulting|kitchen|catering|tiffin|mess|taxi|cab|travels?|venture|workshop|unit|petrol pump|dealership|franchise|distributorship|photography|tailoring|freelancing|buffaloes|cows)'
const START =
  '(?:start\\S*|begin\\S*|open\\S*|launch\\S*|set up|setting up|planning|plan|thinking|want to do|wish to do|interested in|shuru\\S*|khol\\S*|karna|karni|lagana|lagani|pett\\S*|arambi\\S*|aarambi\\S*|modal\\S*)'
const TO_BEGIN = new RegExp(
  ` ${START} (?:\\S+ ){0,6}?${TRADE} | ${TRADE} (?:\\S+ ){0,4}?(?:shuru\\S*|khol\\S*|karna|karni|lagana|lagani|start\\S*|open\\S*|pett\\S*|arambi\\S*|aarambi\\S*|modal\\S*) |(?:व्यापार|दुकान|डेयरी|खेती|बिज़नेस|बिजनेस|कारोबार) (?:\\S+ ){0,4}?(?:शुरू|खोल)`,
  'u',
)

const LEAVES =
  / (?:leave|leaving|left|quit|quitting|resign\S*|give up|vrs|stop|stay|keep|continue|chhod\S*|chhor\S*|chod\S*|chor|vidal\S*|vittu\S*|vidanum|vadil\S*|vadul\S*|maanes\S*|manes\S*) |छोड़|छोड|விட|వదిల|మానే/u
const JOB = '(?:the |my |a |this |present |current )*(?:job|naukri|nokri|service|work|post|duty|salary|velai|udyogam|employment)'
const BOTH = new RegExp(
  [
    ' (?:do|doing|manage|managing|handle|run|running|keep|try|continue|balance|carry) (?:\\S+ ){0,2}?both ',
    ' both (?:together|side|at|simultaneously|parallel\\S*|job|now|kar\\S*|things|works?|for|till|until|of them) ',
    ' both $',
    ' (?:dono|donon|donu|rendum|rendu|rendoo) (?:\\S+ ){0,2}?(?:kar\\S*|chal\\S*|sambhal\\S*|manage\\S*|rakh\\S*|panna\\S*|pann\\S*|seyy?a\\S*|seiy\\S*|chey\\S*|ches\\S*) ',
    ' side by side | simultaneously | parallel(?:ly)? | on the side | (?:saath|sath) (?:saath|sath) ',
    ` ${JOB} (?:karte|krte) (?:hue|huye|hua|karte|krte) | ${TRADE} with ${JOB} `,
    ' weekends? (?:only )?\\S+ (?:with|and|or) ',
    ` (?:along ?with|alongside|beside|besides|together with|while (?:in|keeping|doing)) ${JOB} `,
    ` ${JOB} (?:ke|k) (?:saath|sath|sang) `,
    ' (?:do|run|start|begin|keep|manage) (?:it|this|that|the \\S+|my \\S+) (?:beside|besides|alongside|along|part time(?! job)|after (?:office|duty)|as (?:a )?side)',
    'दोनों|नौकरी के साथ|இரண்டும்|ரெண்டும்|రెండూ|రెండు చే',
  ].join('|'),
  'u',
)
/** Words without which no pattern is tried. */
// prettier-ignore
const MARKS: readonly string[] = [' both ', ' dono', ' rendu', ' rendoo', 'side by side', 'simultaneously', 'parallel', 'on the side', 'saath ', 'sath ', ' along', ' beside', ' together', 'part time', ' after office', ' after duty', ' while ', ' sang ', ' karte ', ' krte ', ' weekend', ' with job', ' with my job', 'दोनों', 'के साथ', 'இரண்டும்', 'ரெண்டும்', 'రెండూ', 'రెండు']

/** The post of somebody else. */
const THEIRS =
  / (?:should|shall|can|will|must) (?:he|she|they|(?:my |our )?(?:husband|wife|son|daughter|brother|sister|father|mother)) | (?:he|she) should /

/** True where a trade that is to be begun is held against the post, with both at once as one of the ways. */
export const weighsBeside = remembered((concern): boolean => {
  const text = plainText(concern)
  return (
    MARKS.some((mark) => text.includes(mark)) &&
    !THEIRS.test(text) &&
    BOTH.test(text) &&
    LEAVES.test(text) &&
    TO_BEGIN.test(text) &&
    HOLDS_POST.test(text)
  )
})

/** True of words that name one of those ways. */
export const namesWay = (words: string): boolean => {
  const own = plainText(words)
  return LEAVES.test(own) || BOTH.test(own) || TO_BEGIN.test(own)
}

const SUM = '(?:(?:about|around|approx|almost|some|rs|of) )*(?:\\d+ )*\\d+ ?(?:lakhs?|lacs?|lakh|l|k|thousand|crores?|cr)'
const IS_THERE =
  '(?:is |are |also |still |already |now |abhi |mere |upar |par |sar |pe |pending )*(?:there|running|going on|going|pending|left|remaining|outstanding|on me|on my head|to (?:be )?(?:repay|pay|repaid|clear|close)\\S*|chal|chalu|baki|baaki|hai|he|h|undi|irukku|iruku|iruk)'
/** A loan that is told as there. */
const LOAN_THERE = new RegExp(
  ` loans? (?:of )?${SUM} ${IS_THERE} | ${SUM} (?:ka |ki |rupees? |rs |personal |home |gold |bank |car |vehicle |housing )*(?:loans?|karz|karza|karj) ${IS_THERE} `,
  'u',
)
/** True where a loan is owed, by its sum or by what is said of it; takes a plain text. */
export const owesTold = (text: string): boolean => text.includes(' loan') && LOAN_THERE.test(text)
