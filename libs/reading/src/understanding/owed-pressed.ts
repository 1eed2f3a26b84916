import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Whoever lent money without being a bank. */
const LENT_PRIVATELY =
  '(?:private (?:people|persons?|lenders?|parties|party|finance\\S*|money|loans?)|money ?lenders?|lenders?|financiers?|finance (?:people|wale|men)|creditors?|sahukar\\S*|arht?iy\\S*|commission agents?|byaj wale|vaddi\\S*|kandhu vatti|they|people)'
const TO_THE_DOOR =
  '(?:(?:come|comes|coming|came|visit\\S*|sit|sits|sitting|stand\\S*|aa jate|aate|aa rahe) (?:also )?(?:\\S+ ){0,3}?(?:(?:my|our|the|mere|hamare) )?(?:house|home|ghar|door|shop|dukan|gate)|(?:my|our|mere|hamare) (?:house|home|ghar|door|shop|dukan) (?:\\S+ ){0,3}?(?:come|aate|aa jate|coming))'

/** Lenders who come to the house or the shop for their money. */
export const LENDERS_COME = new RegExp(
  ` (?:loans?|lent|borrow\\S*|interest|byaj|vatti|lakhs?|lacs?|debts?|karz\\S*|udha+r|owe|money) (?:\\S+ ){0,12}?${LENT_PRIVATELY} (?:\\S+ ){0,10}?${TO_THE_DOOR} | ${LENT_PRIVATELY} (?:\\S+ ){0,4}?${TO_THE_DOOR} (?:\\S+ ){0,6}?(?:money|interest|loans?|byaj|recovery|payment|instal\\S*) | (?:people|those|persons?) (?:who|from whom) (?:\\S+ ){0,6}?(?:loans?|money|interest|lent|borrow\\S*|took) (?:\\S+ ){0,4}?${TO_THE_DOOR} `,
)

/** True where it is people and no bank that lent the money and press for it. */
const PRIVATE =
  / (?:private (?:people|persons?|lenders?|parties|party|finance\S*)|money ?lenders?|sahukar\S*|arht?iy\S*|commission agents?|kandhu vatti|kanthu vatti|meter vatti|vaddi vyapari|byaj wale|loan shark|financiers?|(?:people|those|persons?) (?:who (?:gave|lent)|from whom)) |साहूकार|கந்து வட்டி|వడ్డీ వ్యాపారి/u
export const owesPrivately = remembered((concern): boolean => PRIVATE.test(plainText(concern)))

const INSTALMENT = '(?:emis?|instal\\S*|kis[ht]te?\\S*|kist|repayments?)'
const LATE =
  '(?:bounc\\S*|missed|missing|overdue|over due|unpaid|default\\S*|not (?:been )?paid|not able to pay|could ?nt pay|cant pay|npa)'
const MISSES = new RegExp(
  ` ${INSTALMENT} (?:(?!(?:salary|husband|wife|job) )\\S+ ){0,5}?(?:${LATE}|pending|behind|late|ruk[ai]\\S*|nahi (?:bhar|de|di|ja)\\S*) | ${LATE} (?:\\S+ ){0,3}?(?:${INSTALMENT}|loans?) | loans? (?:\\S+ ){0,12}?${LATE} `,
)

/** True where an instalment has been missed: the lender’s own road has its days. */
export const missesInstalment = remembered((concern): boolean => MISSES.test(plainText(concern)))
