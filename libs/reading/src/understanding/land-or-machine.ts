import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const LAND = '(?:acres?|killas?|kanals?|bighas?|land|plot|zameen|jameen|khet|gunthas?|cents?|fields?)'
const MACHINE = '(?:tractors?|harvesters?|trucks?|tempos?|machines?|jcbs?|lorr(?:y|ies)|vehicles?|thresher)'
const SELLS_LAND = new RegExp(` (?:sell|selling|sale|bech\\S*) (?:\\S+ ){0,4}?${LAND} | ${LAND} (?:bech\\S*|sell) `)
const GIVES_BACK = new RegExp(
  ` (?:give|giving|return|surrender|hand|sell|wapas|let)\\S* (?:\\S+ ){0,4}?${MACHINE} | ${MACHINE} (?:\\S+ ){0,3}?(?:back|wapas|lauta\\S*|surrender|return|go) `,
)

/** True where land is to be sold for a loan, against giving up the machine that the loan is for. */
export const landOrMachine = remembered((words): boolean => {
  const text = plainText(words)
  return SELLS_LAND.test(text) && GIVES_BACK.test(text)
})
