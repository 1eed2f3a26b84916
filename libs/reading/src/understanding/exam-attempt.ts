import { failsLanguageTest } from './language-test.ts'
import { awaitsJoining } from './first-post.ts'
import { remembered } from './remembered.ts'
import { countHits, meantText, plainText } from './topics.ts'
import { awaitsPostAlone } from './work-heard.ts'

/** An examination that is sat for again is the state's or a college's own. */
// prettier-ignore
export const EXAM_WORDS: readonly string[] = ['mains$', 'prelims$', 'ibps', 'bank po', 'rrb$', 'ntpc$', 'group d$', 'jrf$', 'ugc net', 'ctet', 'tet$', 'clat$', 'nda$', 'constable', 'पुलिस भर्ती', 'आईएएस', 'एसएससी', 'पीसीएस', 'नीट$', 'मेन्स', 'டிஎன்பிஎஸ்சி', 'ஐஏஎஸ்', 'நீட்', 'డీఎస్సీ', 'యూపీఎస్సీ', 'నీట్', 'గ్రూప్ 1', 'గ్రూప్ 2','entrance', 'upsc', 'ias$', 'ssc$', 'psc$', 'tnpsc', 'appsc', 'tspsc', 'bpsc', 'mpsc', 'neet', 'jee$', 'gate$', 'cat$', 'ca final', 'bank exam', 'exam', 'pariksha', 'परीक्षा', 'यूपीएससी', 'தேர்வு', 'పరీక్ష']

/** True where an examination is named; a language that is sat again for another country is none. */
export const namesExam = (concern: string): boolean => countHits(meantText(concern), EXAM_WORDS) > 0 && !failsLanguageTest(concern)

/** Papers that are written, of which the result is awaited. */
const RESULT_AWAITED =
  / (?:final|merit|selection) list (?:me|mein|la|lo) (?:\S+ ){0,2}(?:aayega|aaega|aayegi|varuma|vastunda)(?= )| (?:result|results|final list|merit list|selection list|cut ?off|marks) (?:(?:of|for) (?:\S+ ){1,4}?)?(?:is |are |abhi |abhi tak |ka |still |yet )?(?:await\S*|pending|not (?:come|declared|out|yet)|yet to (?:come|be)|to come|expected|coming|due|nahi (?:aaya|aayi|aye)|aana|wait\S*|varala|varavillai|raledu|ravali) | (?:waiting|wait|awaiting) (?:for )?(?:\S+ ){0,3}(?:result|results|final list|merit list)| (?:mains|prelims|exam|exams|paper|papers|tet|interview|likhit|written|physical|neet|jee|ssc|upsc) (?:\S+ ){0,2}(?:given|diya hai|diya tha|di thi|diye hai|de diya|de chuk\S*|ho gaya|ho gayi|ho chuka|is over|are over|written|ezhuthiten|ezhuthitten|ezhudhiten|mudinj\S*|rasanu|rasesanu|ayipoyindi) | (?:gave|wrote|(?:have|had|has|i|ve|already|also) written|appeared for|appeared in) (?:\S+ ){0,3}(?:mains|prelims|exam|exams|paper|tet|neet|jee|ssc|upsc|rrb|ntpc|cgl|chsl|ibps|sbi|railway|group d|group c|[a-z]{1,3}psc|dsc|patwari|lekhpal|constable|cuet|clat|nda|cds)(?= )|(?:marks?|score) (?:is |are |was )?(?:on |at |near |just )?(?:the )?(?:border\S*|cut ?off)|(?:रिजल्ट|परिणाम|नतीजा) (?:\S+ ){0,2}(?:इंतज़ार|इंतजार|नहीं आया|आना)|(?:परीक्षा|मेन्स|पेपर|इंटरव्यू) (?:दे दिया|दे दी|दिया है|दी है|हो गया|हो गई)|(?:தேர்வு|மெயின்ஸ்) எழுதி(?:விட்டேன்|யிருக்கிறேன்|இருக்கிறேன்|ட்டேன்)|முடிவு (?:வரவில்லை|காத்திரு)|ఫలితా\S* (?:\S+ )?(?:రాలేదు|ఎదురు|రావాలి)|(?:పరీక్ష|మెయిన్స్) రాసాను/u
/** What came of it before, or was not passed, is told and not awaited. */
const RESULT_KNOWN =
  / (?:fail\S*|not cleared|could not|couldnt|didnt clear|did not clear|not selected|rejected|reh (?:gaya|gayi|jata|jati)|nahi hua|nahi nikla|naam nahi|poyiduthu|poyiduchu|poyindi|again|dobara|phir se|thirumba|malli|फेल|रह गई|रह गया|தோல்வி|மூன்று முறை|ఫెయిల్) /
const OF_STATE = / (?:anganwadi|constable|police|bharti|railway|bank|teacher|tet|clerk|officer|army|physical|likhit|group \S+) /

/** What is left of an attempt after a stage that was cleared, the last stage first. */
const STAGES_LEFT = [
  ['result', 'results?|final list|merit list|selection list|allotment'],
  ['joining', 'joining|appointment letter'],
  ['documents', 'documents? verification|document|dv'],
  ['medical', 'medical|medicals'],
  ['physical', 'physical|physicals|pet|pst|running'],
  ['interview', 'interviews?|viva|personality test|ssb'],
  ['skill', 'skill test|typing|typing test'],
  ['tierTwo', 'tier (?:2|ii|two)'],
  ['cbtTwo', 'cbt (?:2|ii|two)|stage 2'],
  ['mains', 'mains?|phase 2'],
] as const
export type StageLeft = (typeof STAGES_LEFT)[number][0]
const LEFT =
  '(?:pending|left|next|remaining|awaited|awaiting|waiting|scheduled|coming|ahead|due|baki|baaki|bacha|bachi|hona|hone|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\S*|(?:next|this|coming) (?:week|month))'
const STAGE_LEFT = STAGES_LEFT.map(
  ([stage, words]) =>
    [
      stage,
      new RegExp(
        ` (?:${words}) (?:\\S+ ){0,2}?${LEFT} | (?:waiting|wait|awaiting|pending|prepar\\S*)(?: is)?(?: for)? (?:\\S+ ){0,2}?(?:${words}) `,
        'u',
      ),
    ] as const,
)
/** A stage that was passed. */
const STAGE_CLEARED =
  / (?:cleared|passed|qualified|cracked|crossed|selected in|clear (?:ho|kar|hua|hui)\S*|nikal (?:gay|liy)\S*|pass (?:ho|kar)\S*) (?:\S+ ){0,4}?(?:written|exam|prelims?|pre|mains?|physical|tier 1|tier 2|cbt|paper|papers|interview|medical|phase 1|first stage) | (?:written|exam|prelims?|pre|mains?|physical|tier 1|tier 2|cbt|likhit|paper|papers|interview|medical|phase 1) (?:\S+ ){0,3}?(?:cleared|clear|passed|pass|qualified|done|nikal gaya|nikal gayi|nikla|ho gaya|ho gayi|is over|over) /u
const NOT_CLEARED =
  / (?:not|never|couldnt|didnt|cannot|nahi) (?:\S+ )?(?:clear|cleared|pass|passed|qualify|qualified) | (?:but|and|yet|then|par|lekin|magar) (?:not|never|couldnt|failed|fail|stuck|missed|lost|out) (?:\S+ ){0,3}?(?:mains?|phase 2|tier 2|cbt 2|interviews?|final) | (?:mains?|phase 2|tier 2|cbt 2|interviews?|final) (?:\S+ ){0,3}?(?:nahi|nahin|nhi) (?:clear|nikl\S*|nikal\S*|hua|hui|ho) /u

const DONE = '(?:cleared|clear|passed|pass|qualified|qualify|done|cracked|crossed|over|nikal gay[ai]|nikla|nikli|nikal liya|ho gay[ai]|hua)'
const UNIFORM = / (?:police|constable|army|agniveer|agnipath|si|sub inspector|daroga|bsf|crpf|cisf|itbp|forest guard|gd) /u
/** What comes after a first stage by the usual order of such examinations, the later stage first: whoever names one alone has the next ahead. */
const NEXT_STAGES: readonly (readonly [RegExp, StageLeft])[] = (
  [
    ['mains?', 'interview'],
    ['tier (?:1|i|one)', 'tierTwo'],
    ['cbt (?:1|i|one)', 'cbtTwo'],
    ['prelims?|preliminary|pre|phase 1', 'mains'],
  ] as const
).map(
  ([stage, next]) =>
    [
      new RegExp(
        ` (?:${stage}) (?:\\S+ ){0,3}?${DONE} | (?:cleared|passed|qualified|cracked|crossed|selected in) (?:\\S+ ){0,3}?(?:${stage}) `,
        'u',
      ),
      next,
    ] as const,
)
/** Stages that were passed more than once, or in another year, are no attempt of now; nor is a test that opens no post of itself. */
const EARLIER =
  / (?:twice|thrice|(?:\d+|two|three|four|both|many|several) (?:times|attempts)|last (?:time|year)|earlier|(?:pichl[ei]|pahle|pehle)) /u
const OF_THIS_ONE =
  / (?:this (?:time|year|attempt)|now|recently|is ?baar|iss baar|abhi|(?:my|in) (?:\S+ )?(?:first|second|third|fourth|fifth|last|final|\d(?:st|nd|rd|th)) attempt) /u
const ADMITS = / (?:jee|neet|board|boards|cuet|clat|ca|cs|cma|tet|ctet|net) /u

const NEXT = '(?:passed|pass|cleared|clear|qualified|done|ran|cracked|over|nikal gay[ai]|nikla|nikli|ho gay[ai]|hua)'
const TESTS =
  '(?:(?:the |my |both |all )?(?:written|likhit|exam|physical|pet|pst|ground|medical|medicals|and|or|also|aur|test|tests|documents?|dv) ){0,5}?'
/** What comes after a test of a uniformed service that was passed, the later test first. */
const NEXT_IN_UNIFORM: readonly (readonly [RegExp, StageLeft])[] = (
  [
    ['medicals?', 'result'],
    ['physicals?|pet|pst', 'medical'],
    ['written|likhit|exam', 'physical'],
  ] as const
).map(([test, next]) => [new RegExp(` (?:${test}) (?:\\S+ ){0,3}?${NEXT} | ${NEXT} ${TESTS}(?:${test}) `, 'u'), next] as const)

/** The stage that follows the one that was passed, where the words name no other as ahead; null where none was passed in this attempt. */
function nextStage(text: string): StageLeft | null {
  if (!STAGE_CLEARED.test(text) || ADMITS.test(text) || NOT_CLEARED.test(text)) return null
  if (!OF_THIS_ONE.test(text) && (EARLIER.test(text) || RESULT_KNOWN.test(text))) return null
  const [, next] = NEXT_STAGES.find(([passed]) => passed.test(text)) ?? []
  return next ?? (UNIFORM.test(text) ? (NEXT_IN_UNIFORM.find(([passed]) => passed.test(text))?.[1] ?? null) : null)
}

/** The stage of an attempt that the words name as ahead. */
const namedAhead = (text: string): StageLeft | undefined => STAGE_LEFT.find(([, left]) => left.test(text))?.[0]

/** True where a stage of an attempt was cleared and another is ahead: that attempt is under way. */
const isUnderWay = (text: string): boolean =>
  STAGE_CLEARED.test(text) && !NOT_CLEARED.test(text) && (namedAhead(text) !== undefined || nextStage(text) !== null)

/** What is left of an attempt that is under way: the stage that is named as ahead, else the one that follows the last that was passed, else the result. */
export const stageLeft = (concern: string): StageLeft => {
  const text = meantText(concern)
  return namedAhead(text) ?? nextStage(text) ?? 'result'
}

/** True where an examination is behind somebody and its result, or a later stage of it, is ahead. */
export const awaitsResult = remembered((concern): boolean => {
  const text = meantText(concern)
  return (
    (isUnderWay(text) || (RESULT_AWAITED.test(text) && !RESULT_KNOWN.test(text))) &&
    // who was selected waits for the letter and for no result
    !awaitsJoining(concern) &&
    !awaitsPostAlone(concern) &&
    (countHits(text, EXAM_WORDS) > 0 || OF_STATE.test(text) || nextStage(text) !== null)
  )
})

const TRY = '(?:attempts?|chances?|try|opportunity|shot|mauka|moka|avakasam|vaippu)'
/** An attempt that is told as the last one; one that lies behind somebody is none. */
const LAST_ATTEMPT = new RegExp(
  [
    ` (?:this|it|its|that|which|next|coming|20\\d\\d|now|is|exam|upsc|ssc|cgl|chsl|neet|jee|gate|bank|ibps|po|sbi|railway|rrb|ntpc|[a-z]{1,3}psc|ca|net|tet|ctet|nda|cds|police|si) (?:\\S+ ){0,3}?(?:my |the |our )?(?:last|final) (?:and (?:last|final) )?${TRY} (?!(?:i|me|failed|fail|missed|was|got|went|had|marks|by [0-9]|nahi) )`,
    `(?<! (?:in|on|during|from|since|after|at|of)) my (?:last|final) ${TRY} (?!(?:was|i|got|failed|went|marks|score|missed|did|but))`,
    ` (?:last|final) ${TRY} (?:\\S+ ){0,2}?(?:by age|due to age|as per age|left|hai|he|baki|baaki|bacha|remaining|only) `,
    ` (?:last|final) ${TRY} (?:is |in |of )?(?:next year|this year|20\\d\\d|coming)`,
    `(?<! (?:in|on|during|from|since|after|at|my|the|failed|per)) (?:last|final) ${TRY} (?:in|for|of|at) `,
    ` (?:only |just )?(?:one|1|single|ek) (?:more |hi |last )?${TRY} (?:is |only )?(?:left|remaining|baki|baaki|bacha|bachi|remains) `,
    ` (?:aakhri|akhri|aakhiri|akhiri|aakhari|antim|kadaisi|kadesi|chivari) (?:${TRY}|baar|bar|murai|sari) `,
    ` after (?:this|it|that|next year)(?: exam| attempt| one)? (?:\\S+ ){0,4}?(?:over ?aged?|age (?:limit )?(?:is |will be |gets )?(?:over|cross\\S*|bar\\S*|finish\\S*)|no (?:more |other )?${TRY}|not eligible) `,
  ].join('|'),
  'u',
)
const OF_LAST = [
  'last',
  'final',
  'left',
  'remain',
  'baki',
  'baaki',
  'bach',
  'khri',
  'khiri',
  'khari',
  'antim',
  'kadai',
  'kades',
  'chivar',
  'after',
]

/** True where somebody tells of the next attempt as their last, by age, by number or by their own word: it counts, whatever a notice allows. */
export const tellsLastAttempt = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  return OF_LAST.some((word) => low.includes(word)) && LAST_ATTEMPT.test(plainText(concern))
})

const BORDER =
  / (?:border ?line|border|near (?:the )?cut ?off|around (?:the )?cut ?off|cut ?off (?:ke )?(?:paas|pass|near)|cut ?off (?:is |was |will be |hai )?\d+|just (?:above|below|near|at) (?:the )?cut ?off|safe score|\d+ marks (?:above|below|less|more)) /
/** True where the marks of papers that were written lie where a list ends. */
export const isAtBorder = remembered((concern): boolean => BORDER.test(plainText(concern)))

const COUNTS: Readonly<Record<string, number>> = { two: 2, do: 2, three: 3, teen: 3, four: 4, char: 4, five: 5, paanch: 5, six: 6 }
const COUNT = `(\\d|${Object.keys(COUNTS).join('|')})`
const TRIES = '(?:attempts?|chances?|mauke|moke)'
/** Attempts that lie ahead, by their number. */
const ATTEMPTS_LEFT = new RegExp(
  ` ${COUNT} (?:more |aur )?${TRIES} (?:(?:is|are|more|only|still|now|abhi) ){0,2}(?:left|remain|remains|remaining|baki|baaki|bache|bacha) | ` +
    `(?:left with|remaining|only have|have only|i have|still have|hav) (?:only |just )?${COUNT} (?:more ${TRIES}|${TRIES} (?:left|more|remaining)) `,
  'u',
)

/** How many attempts somebody tells of as left to them; null where no number of several is told. */
export const attemptsLeftTold = remembered((concern): number | null => {
  const [, before, after] = ATTEMPTS_LEFT.exec(plainText(concern)) ?? []
  const word = before ?? after
  const count = word === undefined ? 0 : (COUNTS[word] ?? Number(word))
  return count > 1 ? count : null
})
