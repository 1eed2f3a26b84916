import { NUMBER_WORDS } from './number-words.ts'
import { meantText } from './topics.ts'

/** Children as somebody tells of them: how many (null where only that there are some), sons or daughters, and the age where one is named. */
export type ToldChildren = { count: number | null; sex: 'son' | 'daughter' | null; age: number | null }

const SON = 'sons?|boys?|beta|bete|magan|paiyan|koduku|abbayi|babu|बेटा|बेटे|மகன்|பையன்|కొడుకు|బాబు'
const DAUGHTER = 'daughters?|girls?|beti|betiya|betiyan|bitiya|magal|ponnu|kuthuru|ammayi|papa|बेटी|बेटियाँ|மகள்|பொண்ணு|కూతురు|పాప'
const CHILD =
  'child|kid|baby|toddler|children|kids|bach\\S*|bacch\\S*|kuzhand\\S*|kulandh\\S*|pillai\\S*|pillalu|pasanga|बच्च\\S*|குழந்தை\\S*|பிள்ளை\\S*|పిల్లల\\S*|బిడ్డ'
const YEARS = 'years?|yrs?|yr|saal|sal|varusham|vayasu|samvatsara\\S*|ella|साल|वर्ष|வயது|வயசு|ఏళ్ల|సంవత్సరా\\S*'
/** One who is this old is no child to be told of somebody new. */
const OLDEST = 40

const any = (words: string): RegExp => new RegExp(` (?:${words}) `, 'u')
const ANY_SON = any(SON)
const ANY_DAUGHTER = any(DAUGHTER)
const ANY_CHILD = any(CHILD)
const COUNTED = new RegExp(
  ` ([\\p{L}\\p{M}]+|\\d) (?:(?:small|little|young|grown|school|going|chhote|chote|sons|daughters) ){0,2}(?:${SON}|${DAUGHTER}|${CHILD}) `,
  'u',
)
const MANY =
  / (?:sons|daughters|children|kids|bachche|bacche|betiyan|betiya|pillalu|pasanga|kuzhandaig\S*|बच्चे|बच्चों|बेटियाँ|குழந்தைகள்\S*|பிள்ளைகள்\S*|పిల్లలు) /u
const AGE_BEFORE = new RegExp(
  ` (\\d{1,2}) ?(?:${YEARS}) (?:old |ka |ki |ke |का |की |के )?(?:\\S+ ){0,1}?(?:${SON}|${DAUGHTER}|${CHILD}) `,
  'u',
)
const AGE_AFTER = new RegExp(
  ` (?:${SON}|${DAUGHTER}|${CHILD}) (?:is |aged |age |of |who is |ki umar |hai )?(\\d{1,2})(?: (?:${YEARS}))? `,
  'u',
)

const numberOf = (word: string): number | null => {
  const number = NUMBER_WORDS[word] ?? Number(word)
  return Number.isInteger(number) && number > 0 && number < 10 ? number : null
}

/** The children that a text tells of; null where it tells of none. */
export function childrenIn(concern: string): ToldChildren | null {
  const text = meantText(concern)
  const [son, daughter] = [ANY_SON.test(text), ANY_DAUGHTER.test(text)]
  if (!son && !daughter && !ANY_CHILD.test(text)) return null
  const aged = Number(AGE_BEFORE.exec(text)?.[1] ?? AGE_AFTER.exec(text)?.[1] ?? Number.NaN)
  const told = numberOf(COUNTED.exec(text)?.[1] ?? '')
  const both = son && daughter
  // "a son and a daughter" are two, and "my sons" are some
  const count = both ? (MANY.test(text) ? null : 2) : (told ?? (MANY.test(text) ? null : 1))
  return {
    count,
    sex: both ? null : son ? 'son' : daughter ? 'daughter' : null,
    age: count === 1 && aged > 0 && aged < OLDEST ? aged : null,
  }
}

/** Ages that stand together after children ("kids are 9 and 6"), each as told; or that of the one child of whom an age is told. */
export function agesIn(concern: string): number[] {
  const [, list] = AGES.exec(meantText(concern)) ?? []
  const told = list === undefined ? [childrenIn(concern)?.age ?? Number.NaN] : (list.match(/\d{1,2}/g) ?? []).map(Number)
  return told.filter((age) => age > 0 && age < OLDEST)
}
const AGES = new RegExp(
  ` (?:${SON}|${DAUGHTER}|${CHILD}) (?:are |aged |age |ages |of |who are |hai )?((?:\\d{1,2} (?:(?:${YEARS}) )?(?:and |aur |or )?){2,5})`,
  'u',
)
