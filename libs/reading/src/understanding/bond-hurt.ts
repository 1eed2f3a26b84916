import { NUMBER_WORDS } from './number-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const SPOUSE = '(?:husbands?|hubby|wifes?|pati|patni|biwi|kanavar|purushan|manaivi|pondatti|bharta|bharya|mogudu|pellam)'
const DOUBTS = new RegExp(
  ` ${SPOUSE} (?:\\S+ ){0,5}?(?:doubts?|doubting|suspects?|suspecting|suspicious|(?:has|have|having) (?:\\S+ )?(?:doubts?|suspicion)|shak|shaq|sandeh\\S*|sandheg\\S*|anumaan\\S*|(?:not|never|doesnt|dont|didnt|stopped) (?:\\S+ )?(?:trust|believe|trusting|believing)|checks? (?:\\S+ )?(?:my )?(?:phone|mobile|calls?|whatsapp)|accus\\S*) (?:\\S+ ){0,2}?(?:me|my|on|of|every|always|daily|for|a lot|too|without|phone|calls?|karti|karta|karte|hai|padu\\S*|pat\\S*|i|that|about|if) `,
)
/** True of whoever is doubted by husband or wife. */
export const isDoubted = remembered((concern): boolean => DOUBTS.test(plainText(concern)))

const STAYS =
  / (?:will|would|is|kya) (?:he|she|wo|woh|my (?:wife|husband)|wife|husband|patni|pati) (?:\S+ ){0,2}?(?:stay|remain|leave|leaving|live|go away|run away|continue|chhod\S*|chod\S*|divorce) /
/** True of words that ask whether husband or wife stays. */
export const asksIfStays = (own: string): boolean => STAYS.test(own)

const COUNT = '(\\d{1,2}|[a-z]+)'
const YEARS = '(?:years?|yrs?|saal|sal)'
const YEARS_APART = new RegExp(
  ` ${COUNT} ${YEARS} (?:younger|older|elder|smaller|bigger|junior|senior|chhot[aei]|choti|bad[aie]) | age (?:gap|difference) (?:\\S+ ){0,3}?${COUNT} ${YEARS} | ${COUNT} ${YEARS} (?:of )?(?:age )?(?:gap|difference) `,
)
/** So many years between two weigh with people. */
const MANY = 7
/** How many years lie between two, where somebody tells of many; null where they do not. */
export const yearsApart = remembered((concern): number | null => {
  const low = concern.toLowerCase()
  if (!['young', 'old', 'elder', 'gap', 'differ', 'chot', 'chhot'].some((word) => low.includes(word))) return null
  const found = YEARS_APART.exec(plainText(concern))
  const told = found?.[1] ?? found?.[2] ?? found?.[3]
  if (told === undefined) return null
  const years = NUMBER_WORDS[told] ?? Number(told)
  return years >= MANY ? years : null
})

/** One from before who is still thought of, or talked with. */
const EX =
  / ex(?: (?:boyfriend|girlfriend|bf|gf|lover))? (?:\S+ ){0,8}?(?:think\S*|love|miss|mind|heart|forget|feelings|talk\S*|only|contact|touch|yaad|back|came|says|proposed|wants|messag\S*|call\S*) | (?:think\S*|love|miss\S*|forget|talk\S*|feelings|contact|touch|chat\S*|yaad) (?:\S+ ){0,5}?ex /
const PROMISED =
  / (?:engaged|engagement|marriage (?:is |was |got )?(?:fixed|done)|wedding (?:is |was )?(?:fixed|in|next|on)|sagai|roka|nischay\S*|nischit\S*|(?:shaadi|shadi) (?:fix|tay)) /
/** True of whoever is promised and still thinks of one from before. */
export const tellsOfEx = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!/\bex\b/u.test(low)) return false
  const text = plainText(concern)
  return PROMISED.test(text) && EX.test(text)
})
