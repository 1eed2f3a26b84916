import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const PERMIT =
  '(?:visas?|permits?|iqama|residence|residency|(?:s|e|work|employment) pass|h ?1 ?b|contract|status|cpr|emirates id|labou?r card)'
const ENDS =
  '(?:renew\\S*|expir\\S*|extend\\S*|extension|get(?:s|ting)? over|over in|is over|finish\\S*|end|ends|ending|complet\\S*|due|till|until|khatam|khatm|lapses?)'
const PERMIT_ENDS = new RegExp(` ${PERMIT} (?:\\S+ ){0,5}?${ENDS} `)
const STAYS_ON =
  / (?:renew\S*|extension|extend\S*|stay|stay on|continue|remain|sponsor\S*) |(?: or | ya )(?:\S+ ){0,4}?(?:other|another|new|different) (?:country|job|company) /
/** Draws, and permits after a course in the US, have a calendar of their own. */
const OWN_CALENDAR = / (?:opt|stem|lottery|green ?card|gc) /

/** A permit to live and work where one is that runs out, with the question whether it is renewed or what comes instead. Asked of whoever lives abroad alone. */
export const renewsPermit = remembered((concern): boolean => {
  const text = plainText(concern)
  return PERMIT_ENDS.test(text) && STAYS_ON.test(text) && !OWN_CALENDAR.test(text)
})
