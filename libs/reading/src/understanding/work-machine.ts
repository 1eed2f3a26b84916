import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** A machine or a vehicle that earns by hire. */
const MACHINE =
  / (?:jcb|poclain|proclainer|hitachi|excavators?|earth ?movers?|tractors?|trucks?|lorry|lorries|tippers?|dumpers?|trailers?|harvesters?|borewell|taxis?|cabs?|auto rickshaws?|autorickshaws?|rickshaws?|tempos?|bus|buses|pick ?up|cranes?|mixers?|machines?|machinery)(?! (?:spares?|parts?|repairs?|workshop|showroom|dealer\S*|agency|factory|works|shop)) /
const SELLS = / (?:sell|selling|sale|bech\S*|dispose|give (?:it )?up|surrender) /
const KEEPS = / (?:hold|keep|continue|wait|run|rakh\S*|or not|or|ya) /

/** True where plain words hold the sale of a machine that earns against keeping it. */
export const sellsMachine = (own: string, text: string): boolean => SELLS.test(own) && KEEPS.test(own) && MACHINE.test(text)

/** The same of a whole concern: one machine of a trade goes or stays, whatever becomes of the trade. */
export const asksToSellMachine = remembered((concern): boolean => sellsMachine(plainText(concern), plainText(concern)))
