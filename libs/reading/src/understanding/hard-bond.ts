import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const SPOUSE = '(?:husbands?|hubby|wifes?|pati|patni|biwi|kanavar|purushan|manaivi|bharta|bharya|mogudu|he|she)'
const OF_DRINK =
  / (?:drinks?|drinking|drunk\S*|alcohol\S*|liquor|daa?ru|shara+b|nasha|kudi\S*|tagu\S*|taagu\S*|thagu\S*) |शराब|दारू|குடி|తాగు|మద్యం/u
const LEAVES =
  / (?:leave|leaves|stop|stops|quit|quits|give up|change|changes|improve\S*|chh?od\S*|sudh\S*|badl\S*|maru\S*|maari\S*|manest\S*|viduv\S*|vittu\S*) |छोड़|सुधर|மாறு|விடு|మారు|మాన/u

/** Whether or when somebody leaves drink: `own` is what asks, `text` all that was told, both plain. */
export const asksToLeaveDrink = (own: string, text: string): boolean => OF_DRINK.test(text) && LEAVES.test(own)

const OF_SPOUSE = / (?:husbands?|hubby|wifes?|pati|patni|biwi|kanavar|purushan|manaivi|bharta|bharya|mogudu) /

/** A hand, a threat or fear beside the drink, in Latin letters. */
const HARM_BESIDE =
  / (?:beat\S*|hit|hits|hitting|slap\S*|kick\S*|violen\S*|abus\S*|tortur\S*|harass\S*|threat\S*|insult\S*|fights?|fighting|quarrel\S*|shout\S*|scold\S*|throws?|throwing|breaks|scared|afraid|fear|unsafe|ma+rt[aei]|ma+rpe+t|ma+rna|pit+t[aei]|pe+tt?[aei]|pita+i|ga+li\S*|jhagd\S*|lad[aei]\S*|adi\S*|kod[tu]\S*|kott\S*) /
/** True where drink is told of husband or wife in Latin letters, and no harm: none is supposed. */
export const drinksAlone = remembered((concern): boolean => {
  const text = plainText(concern)
  return /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(concern) && OF_DRINK.test(text) && OF_SPOUSE.test(text) && !HARM_BESIDE.test(text)
})

const PAY = '(?:salary|pay|income|money|earnings?|paisa|paise|tankhwah|tankha|sambalam|panam|jeetham|dabbulu)'
const HOUSE =
  '(?:parents?|mother|father|mom|mummy|family|brothers?|sisters?|maa|maa baap|bhai|behen|mata pita|amma|appa|saas|in laws|inlaws|native)'
const GIVEN = new RegExp(
  [
    ` ${SPOUSE} (?:\\S+ ){0,3}?(?:gives?|giving|sends?|sending|spends?|spending|hands|handing|transfers?|puts) (?:\\S+ ){0,5}?${PAY} (?:\\S+ ){0,3}?(?:to|on|for|with) (?:\\S+ ){0,4}?${HOUSE} `,
    ` ${SPOUSE} (?:\\S+ ){0,3}?(?:gives?|giving|sends?|sending|spends?|spending|hands|handing) (?:\\S+ ){0,1}?(?:his |her |own )${HOUSE} (?:\\S+ ){0,3}?${PAY} `,
    ` (?:pati|patni|biwi|husband|wife) (?:\\S+ ){0,4}?${PAY} (?:\\S+ ){0,3}?${HOUSE} (?:\\S+ )?(?:ko )?(?:de\\S*|bhej\\S*) `,
    ` (?:pati|patni|biwi|husband|wife) (?:\\S+ ){0,4}?${HOUSE} (?:\\S+ )?ko (?:\\S+ ){0,3}?(?:de\\S*|bhej\\S*) `,
  ].join('|'),
)
const HARM = / (?:my salary|my money|beat\S*|hit|hits|abus\S*|tortur\S*|harass\S*|threat\S*|dowry|dahej|snatch\S*) /

/** True where husband or wife gives what is earned to their own family, and the home has too little of it: a matter of the purse, and no harm. */
export const givesToParents = remembered((concern): boolean => {
  const text = plainText(concern)
  return GIVEN.test(text) && !HARM.test(text)
})
