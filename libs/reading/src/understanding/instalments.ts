import { countHits, plainText } from './topics.ts'
import { remembered } from './remembered.ts'

/** Instalments that run on out of a salary and are only told: no debt that presses. */

const INSTALMENT = / (?:emis?|(?:home|house|housing|flat|plot|car|vehicle|bike|two wheeler|scooter) loans?(?: emis?)?) /
const EACH =
  / (?:(?:home|house|housing|flat|plot|car|vehicle|bike|two wheeler|scooter) )?(?:loans? )?emis? | (?:home|house|housing|flat|plot|car|vehicle|bike|two wheeler|scooter) loans? /g
// prettier-ignore
const OTHER_DEBT: readonly string[] = ['loan', 'debt', 'credit card', 'lender', 'creditor', 'guarantor', 'surety', 'owe$', 'borrow', 'karz', 'karj', 'udhaar', 'udhar', 'kadan', 'appu$', 'interest rate', 'कर्ज', 'क़र्ज़', 'ऋण', 'उधार', 'लोन', 'கடன்', 'అప్పు', 'లోన్']
/** Words by which an instalment presses, or is what is asked about. */
const PRESSES =
  / (?:overdue|over due|default\S*|bounc\S*|pending|miss\S*|unable|cannot|cant|can t|could not|struggl\S*|stress\S*|tension|burden|pressure|heavy|bhari|baki|baaki|notice|seiz\S*|npa|settle\S*|clear\S*|close|closing|finish\S*|over|khatam|repay\S*|eat\S*|kha|burning|too much|big|huge|hard|difficult|problem\S*|somehow|worr\S*|afraid|scared|reduc\S*|chuk\S*|utar\S*) /

/** True where instalments are told, and neither another debt nor that they press. */
export const tellsInstalments = remembered((concern): boolean => {
  const text = plainText(concern)
  if (!INSTALMENT.test(text)) return false
  const rest = text.replace(EACH, ' ')
  return countHits(rest, OTHER_DEBT) === 0 && !pressesNear(text)
})

/** So many words before and after an instalment say how it is paid. */
const NEAR = '(?:\\S+ ){0,6}'
const EMI = '(?:emis?|loans?)'
const AROUND = new RegExp(` ${NEAR}${EMI} ${NEAR}`, 'g')
const pressesNear = (text: string): boolean => (text.match(AROUND) ?? []).some((words) => PRESSES.test(words))
