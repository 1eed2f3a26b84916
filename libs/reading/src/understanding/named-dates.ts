import { addDays, addMonths, addYears, laterOf } from '../facts/calendar.ts'
import { broadOf } from './broad.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { plainText } from './topics.ts'
import { eventReader, type DatedEvent } from './dated-events.ts'

/** How finely a time was named: a day, some weeks, a month, a part of a year, a year, or a stretch of time from now on. */
export type NamedGrain = 'day' | 'weeks' | 'month' | 'part' | 'year' | 'span'
/** Which part of a year was named. */
/** Times up to so many days long are read as one time, with one sub-period and one sky; longer ones by what changes in them. */
export const SHORT_DAYS = 62

export type YearPart = 'early' | 'mid' | 'late' | 'spring' | 'summer' | 'fall'

/** A time that somebody names, from its first day to the day after its last; never before the day of the reading; with the clause that names it, as plain text. */
export type NamedPeriod = { from: string; to: string; grain: NamedGrain; part?: YearPart; clause?: string; event?: DatedEvent }

/** What lies further ahead is not dated by any page. */
const SIGHT_YEARS = 25
const MOST_NAMED = 2

/** Months as people write them, from January; a word is met from its beginning, so that case endings do not hide it. */
// prettier-ignore
export const MONTH_WORDS: readonly (readonly string[])[] = [
  ['january', 'janvari', 'janwari', 'जनवरी', 'ஜனவரி', 'జనవరి'],
  ['february', 'febuary', 'farvari', 'farwari', 'फरवरी', 'फ़रवरी', 'பிப்ரவரி', 'பெப்ரவரி', 'ఫిబ్రవరి'],
  ['marchla', 'marchil', 'marchlo', 'मार्च', 'மார்ச்', 'మార్చి', 'మార్చ్'],
  ['april', 'aprail', 'अप्रैल', 'ஏப்ரல', 'ఏప్రిల్'],
  ['मई$', 'மே$', 'மேயில்', 'மேல$', 'మే$', 'మేలో'],
  ['june', 'जून$', 'ஜூன்', 'ஜூனில்', 'జూన్'],
  ['july', 'julai', 'जुलाई', 'ஜூலை', 'జూలై', 'జులై'],
  ['august', 'अगस्त', 'ஆகஸ்ட்', 'ஆகஸ்டு', 'ఆగస్టు', 'ఆగస్ట్'],
  ['september', 'सितंबर', 'सितम्बर', 'செப்டம்பர', 'సెప్టెంబర'],
  ['october', 'अक्टूबर', 'अक्तूबर', 'அக்டோபர', 'అక్టోబర'],
  ['november', 'नवंबर', 'नवम्बर', 'நவம்பர', 'నవంబర'],
  ['december', 'दिसंबर', 'दिसम्बर', 'டிசம்பர', 'డిసెంబర'],
]
/** Short or doubtful ones: a month only beside a day, a year or a word that makes a time of it. */
const DOUBTFUL = ['jan', 'feb', 'march', 'apr', 'may', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec'] as const
/** Words that are months beside a day or a year alone. */
const WITH_YEAR: Readonly<Record<number, string>> = { 2: '|mar' }

/** Phrases in which such a word is none. */
const NOT_A_MONTH =
  / (?:may (?:i|be|we|not|also|have|he|she|it|they|god|you|know|ask)|march (?:ahead|past|towards|forward|on)) | (?:says?|saying|tells?|promises?|bolt[ae]|kehte|kehta|kahta) next (?:year|month) (?:every|each) (?:year|time|month) | (?:every|each) (?:year|time) (?:\S+ ){0,4}next (?:year|month) /g

// prettier-ignore
const MAKES_A_TIME = '(?:in|by|until|till|before|after|this|next|coming|upcoming|during|around|early|mid|late|on|for|from|is|adutha|vachche|agle|is|(?:week|end|mid|middle|start|beginning|half) of)'
const OF_A_TIME = '(?:me|mein|month|mahine|maheene|maasam|madham|nela|tak|la|le|lo|ko|intake|batch|end|onwards)'

/** A month as a pattern: written so that it can be nothing else, or any way. */
const MONTHS = MONTH_WORDS.map((words, index) => {
  const sure = words
    .map((word) => (word.endsWith('$') ? plainText(word.slice(0, -1)).trim() : `${plainText(word).trim()}[\\p{L}\\p{M}]*`))
    .join('|')
  return { sure: `(?:${sure})`, any: `(?:${sure}|${DOUBTFUL[index]}${WITH_YEAR[index] ?? ''})`, short: DOUBTFUL[index] as string }
})
const ANY_MONTH = `(?:${MONTHS.map(({ any }) => any).join('|')})`
const YEAR = '(20\\d\\d)'
const DAY = '(\\d{1,2})(?: ?(?:st|nd|rd|th))?'
const pattern = (source: string): RegExp => new RegExp(source, 'gu')

/** Two months of which the second has the year of both. */
const SHARED_YEAR = pattern(`(?<= )(${ANY_MONTH}) (or|and|to|ya|aur|leda|allathu|या|और|அல்லது|లేదా) (${ANY_MONTH}) ${YEAR}(?= )`)

const BY_MONTH = MONTHS.map(({ sure, any, short }) => ({
  dayFirst: pattern(` ${DAY} (?:of )?${any}(?: ${YEAR})?(?= )`),
  monthFirst: pattern(` ${any} ${DAY} ${YEAR}(?= )`),
  withYear: pattern(
    ` ${any} (?:of |ke |ka |me |mein |end |month )?${YEAR}(?= )| ${YEAR} (?:ke |ka |me |mein |la |lo |ki |में |के |லே )?${any}(?= )`,
  ),
  bare: pattern(` ${sure}(?= )|(?<= ${MAKES_A_TIME}) ${short}(?= )| ${short}(?= ${OF_A_TIME} )`),
}))

/** A day of the last century, and a day on which somebody was born. */
const LONG_AGO = /^ 19\d\d /
const OF_A_BIRTH = / (?:dob|d o b|born|birth|birthday|birth ?date|janm\S*|janam) (?:\S+ ){0,3}$/
/** A school class is no day. */
const OF_A_CLASS = / (?:class|std|standard|grade|chapter|batch)$/
/** A year that counts something else. */
const OF_AMOUNT = /^ (?:rs|rupees?|inr|usd|dollars?|rupaye|lakhs?|crores?|km|kms|sq|square|marks|points|kg|people|times|din|days) /
const BEFORE_AMOUNT = / (?:rs|inr|usd|model|no|number|pin|flat|plot|rank|room|gate no)$/

/** Words of a clause that tells of what is over: a month or the running year without more is behind in it. */
// prettier-ignore
const IS_OVER =
  / (?:(?<! (?:be|get|getting) )(?:shut|died|left|lost|laid|let go|submitted|filed|lodged|refused|rejected|quit|broke|was|were|got|gave|given|began|came|met|had|went|did|took|sent|bought|sold|paid|wrote|fell|since|ago|last|past|previous)|hua|hui|hue|tha|thi|kiya|kiye|diya|diye|liya|liye|khola|kholi|mila|mili|aaya|aayi|laga|lagi|nikla|nikli|gaya|gayi|gaye|chuka|chuki|chali|pichle|pichhle|pichla|pona|poiduchu|pochu|aachu|aachi|vitten|pannen|panninen|kuduthen|vandhen|ponen|mudinjiduchu|mudinjidhu|mudichen|nindhuduchu|ayyindi|ayipoyindi|poyindi|pettanu|chesanu|chesaanu|vachanu|vachindi|icharu|ichanu|हुआ|हुई|हुए|था|थी|थे|किया|दिया|लिया|खोला|खोली|मिला|मिली|लगा|लगी|निकला|निकली|गया|गई|गए|चुका|चुकी|पिछले|पिछली|ஆனது|போனது|போச்சு|கடந்த|போன|\S+(?:ட்டேன்|த்தேன்|ந்தேன்|ச்சேன்|னேன்|ட்டது|ந்தது|ச்சு|ட்டாங்க|ட்டான்|ட்டாள்)|అయ్యింది|అయింది|పోయింది|గత|పోయిన|\S+(?:శాను|శారు|శాడు|ట్టాను|ట్టారు|చ్చాను|చ్చారు|చ్చింది|ళ్లాను|ళ్ళాను|యాను)) /gu
/** An English verb in the past, where it is no adjective after a form of "to be" and no plan for what is to come. */
// prettier-ignore
const VERB_OVER =
  / (?<! (?:be|been|is|are|am|im|will|get|getting|its) )(?!(?:need|plann?|want|decid|ask|promis|offer|hop|agree|expect|propos|suppos|schedul|postpon|delay|interest|worri|scar|tir|confus|excit|bas|unmarri|marri|engag|retir|relat|fix|finali[sz]|book|indeed|speed|confirm|select|settl)ed )[a-z]{2,}ed /g
/** Words by which a clause turns to what is to come, also after something that is over. */
const IS_AHEAD =
  / (?:will|shall|going to|gonna|should|can|may i|joining|planning|plan|due|kab|hoga|hogi|honge|jaunga|jaungi|karunga|karungi|unga|ungi|eppo|eppudu|kidaikuma|varuma|aaguma|vastunda|avutunda|कब|होगा|होगी|होंगे|எப்போ|எப்போது|ఎప్పుడు) /g
/** "From" a month tells of what has run since then, where nothing is to begin. */
const RUNS_SINCE =
  / (?:am|im|is|are|been|have|has|havent|hasnt|not|no|without|working|running|sitting|staying|living|jobless|unemployed|suffering|suspended|stopped|separated|divorced|pending|closed|stuck|held|unpaid|ill|sick|laid off|terminated|delayed) /
/** The word for "since" that stands after a month; in Hindi it may be "from" as well, unless what is told of goes on. */
const SINCE_AFTER =
  /^ (?:(?:me |mahine )?se (?:\S+ ){0,8}?(?:raha|rahi|rahe|band|bekar|khali|baitha|baithi)|(?:la )?(?:irundhu|irunthu|lerndhu|lendhu)|(?:nela )?(?:nundi|nunchi|ninchi)|(?:महीने )?से (?:\S+ ){0,8}?(?:रहा|रही|रहे|बंद|बेकार|खाली|बैठा|बैठी)|(?:மாதம் )?(?:இருந்து|முதல்)|(?:నెల )?(?:నుండి|నుంచి)) /u
/** A refusal or a failure that is told as it happened; the months that are listed after it are those in which it did. */
const REFUSED =
  / (?:got|was|were|have been|has been|had been|been|is|already|twice|both) (?:(?:also|again|already|twice|\S+ times) ){0,2}(?:rejected|refused|denied|turned down|declined) | (?:rejected|refused|denied|failed|declined) (?:\S+ times?|twice|thrice|once|again|in|on|both) |(?: rejected| refused| denied| failed) $| (?:reject|refuse|refused|rejected|fail|deny) (?:ho ?(?:gaya|gayi|gai|chuka|chuki)|hua|hui|hue|kar di(?:ya|yi|e)?|aachu|aayiduchu|pannitanga|ayyindi|ayindi|chesaru) /
const NOT_REFUSED_YET = / (?:if|in case|agar|unless|afraid|fear|will|may|might|would|could) /
/** A clause that is nothing but months or the number of times. */
const ONLY_LISTED = new RegExp(
  `^ (?:(?:in|on|then|also|again|both|once|twice|thrice|first|second|third|two|three|four|\\d|do|teen|times?|baar|bar|this|last|month|year|and|me|mein|la|lo|bhi|early|mid|late|${ANY_MONTH}|20\\d\\d) )+$`,
  'u',
)

/** A clause that ends with what is still to be done. */
const ENDS_AHEAD = /(?:unga|ungi|enge|ूँगा|ूँगी|ूंगा|ूंगी|ेंगे|ेगा|ेगी|வேன்|வார்|ப்பேன்|வோம்|తాను|తారు|తుంది) $/u

/** A day on which something was done. */
const DONE_ON =
  / (?!(?:fix|schedul|plann|book|bas)ed )(?:[a-z]{2,}ed|left|lost|died|was|were|met|came|went|laid off|let go|got|had|joined) on $/

/** What was due then and has not come. */
const NOT_COME =
  /^ (?:but |and |still |yet |till now |also ){0,2}(?:nothing|not|no|nahi) (?:\S+ ){0,3}?(?:bonus|increment|hike|raise|promotion|appraisal|profit|till now|until now|so far|yet|given|happened|came|come|done|got|abhi tak|mila|hua) /

/** True where the month between the two parts of its clause is behind, as the clause tells it. */
function isBehind(before: string, after: string): boolean {
  const [head, tail] = [`${before.trimEnd()} `, ` ${after.trim()} `]
  const isAhead = [...head.matchAll(IS_AHEAD), ...tail.matchAll(IS_AHEAD)].length > 0 || ENDS_AHEAD.test(tail)
  if (NOT_COME.test(tail)) return true
  if (/ since (?:the |last )?(?:early |mid |late |end of )?$/.test(head)) return true
  if (SINCE_AFTER.test(tail)) return !ENDS_AHEAD.test(tail)
  if (/ from $/.test(head)) return !isAhead && RUNS_SINCE.test(`${head.trimEnd()}${tail}`)
  if (POINTS_AHEAD.test(before) && !DONE_ON.test(head)) return false
  const last = (said: RegExp): number => Math.max(-1, ...[...head.matchAll(said)].map(({ index }) => index))
  const over = Math.max(last(IS_OVER), last(VERB_OVER))
  if (over >= 0) return over > last(IS_AHEAD)
  // a verb at the end of its clause, or after the time that opens it
  return !isAhead && [...tail.matchAll(IS_OVER), ...tail.matchAll(VERB_OVER)].length > 0
}

/** A day that has been fixed lies ahead, though the fixing is over. */
const IS_FIXED =
  / (?:fix|fixed|tay|tai|pakki|pakka|final|finalised|finalized|scheduled|nichay\S*|nischay\S*|kudirindi|khayam|तय|पक्की|फिक्स|நிச்சய\S*|కుదిరి\S*|ఖాయ\S*) /u
/** Words right before such a time that make it one ahead even there. */
const POINTS_AHEAD =
  /(?: for| by| next| this| coming| upcoming| till| until| before| is| on| adutha| agle| vachche| indha| இந்த| அடுத்த| வரும்| अगले| इस| ఈ| వచ్చే)$/

// prettier-ignore
const NEXT_YEAR: readonly string[] = ['next year', 'next yr', 'coming year', 'coming yr', 'upcoming year', 'following year', 'agle saal', 'agle sal', 'agla saal', 'agla sal', 'agle varsh', 'aane wale saal', 'aane vale saal', 'adutha varusham', 'adutha varudam', 'aduttha varusham', 'adutha varsham', 'adutha aandu', 'vachche samvatsaram', 'vache samvatsaram', 'vacche samvatsaram', 'vachche edadi', 'vache edadi', 'vacche edadi', 'अगले साल', 'अगला साल', 'अगले वर्ष', 'आने वाले साल', 'आगामी वर्ष', 'அடுத்த ஆண்டு', 'அடுத்த வருட', 'அடுத்த வருஷ', 'வரும் ஆண்டு', 'வரும் வருட', 'వచ్చే ఏడాది', 'వచ్చే సంవత్సర', 'వచ్చే యేడాది', 'రాబోయే సంవత్సర']
// prettier-ignore
const THIS_YEAR: readonly string[] = ['this year', 'current year', 'is saal', 'iss saal', 'is sal', 'indha varusham', 'intha varusham', 'indha varudam', 'intha varudam', 'ee samvatsaram', 'ee year', 'ee edadi', 'इस साल', 'इस वर्ष', 'இந்த ஆண்டு', 'இந்த வருட', 'இந்த வருஷ', 'ఈ ఏడాది', 'ఈ సంవత్సర']
// prettier-ignore
const NEXT_MONTH: readonly string[] = ['next month', 'coming month', 'agle mahine', 'agle maheene', 'adutha maasam', 'adutha madham', 'adutha matham', 'vachche nela', 'vache nela', 'अगले महीने', 'अगले माह', 'அடுத்த மாத', 'வரும் மாத', 'వచ్చే నెల']
// prettier-ignore
const NEXT_WEEK: readonly string[] = ['next week', 'coming week', 'agle hafte', 'agle haftey', 'adutha vaaram', 'adutha varam', 'vachche vaaram', 'अगले हफ्ते', 'अगले सप्ताह', 'அடுத்த வார', 'వచ్చే వార']
const anyOf = (words: readonly string[]): RegExp =>
  pattern(` (?:${words.map((word) => plainText(word).trim()).join('|')})(?!s )[\\p{L}\\p{M}]*(?= )`)
const [NEXT_YEAR_SAID, THIS_YEAR_SAID, NEXT_MONTH_SAID, NEXT_WEEK_SAID] = [NEXT_YEAR, THIS_YEAR, NEXT_MONTH, NEXT_WEEK].map(anyOf) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
]

/** The months of a part of a year: the first, and the one after the last. */
const PART_MONTHS: Readonly<Record<YearPart, readonly [number, number]>> = {
  early: [0, 4],
  mid: [4, 8],
  late: [8, 12],
  spring: [0, 5],
  summer: [4, 8],
  fall: [7, 12],
}
const BY_PART = (
  [
    ['early', '(?:early|beginning of|start of|first half of)', '(?:start|beginning|ki shuruaat|ki shuruat|की शुरुआत|தொடக்க\\S*|ప్రారంభ\\S*)'],
    ['mid', '(?:mid|middle of)', '(?:mid|middle|ke beech|के बीच)'],
    ['late', '(?:late|end of|by end of|second half of)', '(?:end|ke ant|ke end|ke aakhir|kadaisi|के अंत|के आखिर|கடைசி\\S*|இறுதி\\S*|చివర\\S*)'],
    ['spring', 'spring', 'spring'],
    ['summer', 'summer', 'summer'],
    ['fall', '(?:fall|autumn)', '(?:fall|autumn)'],
  ] as const
).map(([part, first, last]) => ({ part, said: pattern(` ${first} (?:the year )?${YEAR}(?= )| ${YEAR} ${last}(?= )`) }))
const BARE_YEAR = pattern(` ${YEAR}(?:la|le|il|lo|ல்|இல்|ல|లో|లోపు)?(?= )`)

/** How many, as it is said of years ahead: of "two to three" the longer, of a few three. */
const FEW: Readonly<Record<string, number>> = { few: 3, couple: 2, kuch: 3 }
const COUNT = `(?:(?:\\d{1,2}|one|two|three|four|five|ek|do|teen|char|chaar) (?:to |or |se |ya )?)?(?:a )?(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}|few|couple(?= of)|kuch)(?: of)?`
const AHEAD =
  '(?:(?:in |within |over )?(?:the )?(?:next|coming|upcoming|following)|within|agle|agla|aane wale|aane vale|aanewale|aagami|adutha|vachche|raboye|अगले|आने वाले|அடுத்த|வரும்|వచ్చే|రాబోయే)'
// prettier-ignore
const SPANS = [
  { months: 12, said: pattern(` ${AHEAD} ${COUNT} (?:years?|yrs|saal|sal|saalon|varusham|varudam|varsham|samvatsaralu|samvatsaram|साल|सालों|वर्ष|वर्षों|வருட\\S*|வருஷ\\S*|ஆண்டு\\S*|సంవత్సరా\\S*|ఏళ్ల\\S*)(?= )`) },
  { months: 1, said: pattern(` ${AHEAD} ${COUNT} (?:months?|mahine|mahino|maasam|madham|nelalu|nelallo|महीने|महीनों|மாத\\S*|నెల\\S*)(?= )`) },
]

/** Years or months by their number alone: ahead where a sentence asks of nothing but fields and a time ("prediction for 3 years"). */
const BARE_SPANS = [
  { months: 12, said: pattern(` ${COUNT} (?:years?|yrs|saal|sal|साल|वर्ष)(?= )`) },
  { months: 1, said: pattern(` ${COUNT} (?:months?|mahine|महीने)(?= )`) },
]

/** What is told of a number of years that has run: they are counted up to now, or are those of a bond, a post or an age. */
const RAN_BEFORE = / (?:since|from|past|last|already|almost|nearly|completed|after|every)$/
const RAN_AFTER =
  /^ (?:now|already|back|ago|gone|passed|over|completed|done|old|gap|experience|together|relation\S*|affair|love|courtship|friendship|dating|of|ho (?:gaye|gye|gaya|chuke)|hogaye|se|ka|ki|aachu|ayindi|ayyindi|हो|से|का|की) /

/** The digits of the Indian scripts stand ten in a row from a place that ends in six. */
export const western = (text: string): string =>
  text.replace(/[\u0966-\u096f\u0be6-\u0bef\u0c66-\u0c6f]/g, (digit) => String(((digit.codePointAt(0) as number) & 15) - 6))

const yearOf = (year: number): NamedPeriod => ({ from: `${year}-01-01`, to: `${year + 1}-01-01`, grain: 'year' })
const monthOf = (first: string): NamedPeriod => ({ from: first, to: addMonths(first, 1), grain: 'month' })
const firstOf = (year: number, month: number): string => `${year}-${String(month + 1).padStart(2, '0')}-01`
const dayOf = (year: number, month: number, day: number): NamedPeriod => {
  const from = `${firstOf(year, month).slice(0, 8)}${String(day).padStart(2, '0')}`
  return { from, to: addDays(from, 1), grain: 'day' }
}
const isDay = (year: number, month: number, day: number): boolean => day >= 1 && day <= new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** A date in figures: day, month, year. */
const FIGURES = /(?<![\d./-])(\d{1,2})[./-](\d{1,2})[./-](20\d\d)(?![\d/-])/g
const ISO = /(?<![\d./-])(20\d\d)-(\d{2})-(\d{2})(?![\d/-])/g
const MONTH_NAMES = MONTH_WORDS.map(([name], index) => (index === 2 ? 'march' : index === 4 ? 'may' : (name as string)))
/** Where a sentence ends. */
const SENTENCES = /[.!?;।\n]+(?=\s|$)/u
/** Where a clause ends; a comma before a year belongs to a date. */
const CLAUSES = /,(?!\s*20\d\d)|\s(?:and|(?:but|lekin|magar)(?!\s(?:nothing|not|no|nahi)\s)|aur|और|लेकिन|ஆனால்|కానీ)\s/u

/** A concern with its figures, relative years and months put as a day, a month and a year: clauses by one bar, sentences by two. */
function spelt(concern: string, asOf: string): string {
  const year = Number(asOf.slice(0, 4))
  const next = addMonths(`${asOf.slice(0, 7)}-01`, 1)
  const named = (day: string, month: string, ofYear: string): string =>
    Number(month) >= 1 && Number(month) <= 12 ? ` ${Number(day)} ${MONTH_NAMES[Number(month) - 1]} ${ofYear} ` : ` ${ofYear} `
  // "one month this, next month that" tells how it goes
  // and what others say again and again names no time
  const tells =
    / one (month|year) .* next \1 | next (month|year) next | (?:saying|says|say|telling|tells|promis\S*|bolte|bolta|bol) (?:\S+ ){0,3}(?:next|agle|agli) /.test(
      plainText(concern),
    )
  return western(concern)
    .replace(FIGURES, (_, day: string, month: string, ofYear: string) =>
      Number(month) > 12 && Number(day) <= 12 ? named(month, day, ofYear) : named(day, month, ofYear),
    )
    .replace(ISO, (_, ofYear: string, month: string, day: string) => named(day, month, ofYear))
    .split(SENTENCES)
    .map((sentence) =>
      sentence
        .split(CLAUSES)
        .map((clause) =>
          plainText(clause)
            .replace(NOT_A_MONTH, ' ')
            .replace(AGE_REACHED, ' ')
            .replace(OR_NEXT, ' or next year ')
            .replace(OR_AFTER, ` or ${year + 2} `)
            .replace(NEXT_YEAR_SAID, (said) => (tells ? said : ` ${year + 1}`))
            .replace(THIS_YEAR_SAID, ` ${year}`)
            .replace(NEXT_MONTH_SAID, (said) => (tells ? said : ` ${MONTH_NAMES[Number(next.slice(5, 7)) - 1]} ${next.slice(0, 4)}`)),
        )
        .join('|'),
    )
    .join('||')
}

/** The year after it, of which the word is left out. */
const OR_NEXT = /(?<= (?:this|current) year| is sa+l) (?:or|ya) (?:in )?(?:the )?(?:next|agl[ae])(?: one)? (?=$|#|hog|me |mein )/g
const OR_AFTER =
  /(?<= (?:next|coming) year) or (?:in )?(?:the )?(?:(?:(?:year|one) )?(?:after|following)(?: that| next| it)?(?: year)?|next to next(?: year)?|year after next) (?=$|#)/g

/** An age that somebody reaches at a time: the year belongs to the age, and is none that is asked about. */
const AGE_REACHED =
  / (?:am|be|turn(?:s|ing)?|becom(?:e|ing)|complet(?:e|ing)|cross(?:ing)?|reach(?:ing)?) (\d{2}) (?:(?:years?|yrs?|old|of age) )*(?:in |by |this )?(?:next year|coming year|year|20\d\d)(?= )| (?:in )?(?:next year|coming year|agle saal|20\d\d) (?:(?:i|main|mai|me|my|age|will|shall|am|be|turn|turning|become|complete|completing|to) )+\d{2}(?= (?!lakhs?|lacs?|crores?|cr|k|percent))/g

type Found = NamedPeriod & { at: number }

function readNamed(concern: string, asOf: string): NamedPeriod[] {
  const year = Number(asOf.slice(0, 4))
  const found: Found[] = []
  let at = 0
  const shared = plainText(western(concern))
  const withYears = new Map<string, string>()
  for (const [, first, , , ofYear] of shared.matchAll(SHARED_YEAR)) withYears.set(first as string, ofYear as string)
  const events = eventReader()
  let afterRefusal = false
  for (const clause of spelt(concern, asOf).split('|')) {
    if (clause === '') events.sentence()
    const whole = ` ${clause.trim()} `
    const isOfRefusal: boolean = afterRefusal && ONLY_LISTED.test(whole)
    afterRefusal = isOfRefusal || (REFUSED.test(whole) && !NOT_REFUSED_YET.test(whole))
    const event = events.read(clause)
    let text = clause
    const isFixed = IS_FIXED.test(text)
    const begin = at
    /** Takes what a pattern finds out of the clause; what is not a time of the future is left where it is. */
    const take = (said: RegExp, read: (match: readonly (string | undefined)[], head: string, tail: string) => NamedPeriod | null): void => {
      text = text.replace(said, (...args) => {
        const strings = args.filter((one): one is string | undefined => typeof one !== 'number')
        const offset = args.find((one) => typeof one === 'number') as number
        const whole = strings[0] as string
        const period = read(strings.slice(1, -1), text.slice(0, offset), text.slice(offset + whole.length))
        if (period === null) return whole
        found.push({ ...period, clause, ...(event === null ? {} : { event }), at: begin + offset })
        return ` ${'#'.repeat(Math.max(1, whole.length - 1))}`
      })
    }
    /** The year of a month that was named alone: the next time that it comes, unless the clause tells of what is over. */
    const comes = (month: number, day: number | null, head: string, tail: string): number | null => {
      const own = withYears.get(text.slice(head.length).trimStart().split(' ')[0] as string)
      if (own !== undefined) return Number(own)
      if (isOfRefusal || (!isFixed && isBehind(head, tail)) || LONG_AGO.test(tail) || OF_A_BIRTH.test(head)) return null
      const end = day === null ? addMonths(firstOf(year, month), 1) : dayOf(year, month, day).to
      if (end > asOf) return year
      // "this June", said in November, has been
      return / (?:this|is|iss|indha|intha|ee) $/.test(`${head.trimEnd()} `) ? null : year + 1
    }
    BY_MONTH.forEach(({ dayFirst, monthFirst }, month) => {
      const dated = (day: number, ofYear: number | null): NamedPeriod | null =>
        ofYear === null || !isDay(ofYear, month, day) ? null : dayOf(ofYear, month, day)
      take(monthFirst, ([day, ofYear]) => dated(Number(day), Number(ofYear)))
      take(dayFirst, ([day, ofYear], head, tail) =>
        OF_A_CLASS.test(head) || Number(day) < 1 || Number(day) > 31
          ? null
          : dated(Number(day), ofYear === undefined ? comes(month, Number(day), head, tail) : Number(ofYear)),
      )
    })
    BY_MONTH.forEach(({ withYear }, month) => take(withYear, ([one, other]) => monthOf(firstOf(Number(one ?? other), month))))
    BY_MONTH.forEach(({ bare }, month) =>
      take(bare, (_, head, tail) => {
        const ofYear = comes(month, null, head, tail)
        return ofYear === null ? null : monthOf(firstOf(ofYear, month))
      }),
    )
    for (const { part, said } of BY_PART)
      take(said, ([one, other]) => {
        const [first, last] = PART_MONTHS[part]
        const start = Number(one ?? other)
        return { from: firstOf(start, first), to: last === 12 ? `${start + 1}-01-01` : firstOf(start, last), grain: 'part', part }
      })
    take(BARE_YEAR, ([one], head, tail) =>
      OF_AMOUNT.test(tail) || BEFORE_AMOUNT.test(head) || (Number(one) === year && !isFixed && isBehind(head, tail))
        ? null
        : yearOf(Number(one)),
    )
    const spans = (patterns: typeof SPANS, isAhead: (head: string, tail: string) => boolean): void => {
      for (const { months, said } of patterns)
        take(said, ([count], head, tail) => {
          const many = (NUMBER_WORDS[count as string] ?? FEW[count as string] ?? Number(count)) * months
          return many < 1 || !isAhead(head, tail) ? null : { from: asOf, to: addMonths(asOf, many), grain: 'span' }
        })
    }
    spans(SPANS, () => true)
    if (broadOf(clause) !== null) spans(BARE_SPANS, (head, tail) => !RAN_BEFORE.test(head) && !RAN_AFTER.test(tail))
    take(NEXT_WEEK_SAID, () => ({ from: addDays(asOf, 1), to: addDays(asOf, 15), grain: 'weeks' }))
    at += clause.length + 1
  }
  const limit = addYears(asOf, SIGHT_YEARS)
  const ahead = found
    .filter(({ from, to }) => to > asOf && from < limit)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...period }): NamedPeriod => ({ ...period, from: laterOf(period.from, asOf) }))
  const apart = ahead
    .filter(({ from, to }, index) => !ahead.slice(0, index).some((one) => one.from === from && one.to === to))
    .filter((one) => one.grain !== 'year' || !ahead.some((other) => other.grain !== 'year' && other.from >= one.from && other.to <= one.to))
  // the date of somebody else takes no place from one's own
  const kept = apart.toSorted((a, b) => Number(a.event === 'theirs') - Number(b.event === 'theirs')).slice(0, MOST_NAMED)
  return apart.filter((one) => kept.includes(one))
}

let read: { concern: string; asOf: string; named: NamedPeriod[] } | undefined

/**
 * The times ahead that a concern names, two at most, in the order in which they are named: days, months, parts of years and years in English,
 * Hindi, Tamil, Telugu and in Latin letters, by themselves or from the day of the reading. A month without a year is the next of its name, and
 * none where its clause tells of what is over.
 * @param asOf `YYYY-MM-DD`
 */
export function namedPeriods(concern: string, asOf: string): readonly NamedPeriod[] {
  if (read?.concern !== concern || read.asOf !== asOf) read = { concern, asOf, named: readNamed(concern, asOf) }
  return read.named
}
