import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const LENDER = '(?:banks?|nbfc|finance company|financier|loan company|lenders?|bajaj|muthoot|mudra|cooperative|society|recovery)'
const NOTICE = '(?:notices?|recovery (?:agents?|men|people|team|calls?)|attachment|seiz\\S*|auction\\S*|npa|legal letter|summons?)'
const NOTICED = new RegExp(
  ` ${LENDER} (?:\\S+ ){0,4}?${NOTICE} | ${NOTICE} (?:\\S+ ){0,4}?${LENDER} | loans? (?:\\S+ ){0,4}?(?:notices?|npa|default\\S*|overdue) `,
)
/** A paper from one’s own employer, a bank, is none about a loan. */
const OF_SERVICE =
  / (?:show ?cause|charge ?sheet|notice period|resign\S*|(?:work|working|employee|clerk|manager|officer|posted) (?:\S+ )?(?:in|at|of) (?:\S+ )?bank|bank (?:job|employee|exam|clerk|po|manager)) /

/** True where a lender writes for its money: that is answered before anything new is begun. */
export const hasBankNotice = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!low.includes('notice') && !low.includes('recovery') && !low.includes('auction') && !low.includes('npa') && !low.includes('default'))
    return false
  const text = plainText(concern)
  return NOTICED.test(text) && !OF_SERVICE.test(text)
})
