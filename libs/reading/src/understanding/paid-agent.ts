import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** How somebody stands with an agent for another country: asked for money, or paid and put off; `papers` where PR or a course is what is sold. */
export type AgentTold = { state: 'asked' | 'paid'; sells: 'work' | 'papers'; hasPassport: boolean; wishesBack: boolean }

const AGENT = / (?:agents?|agency|agencies|consultants?|consultancy|consultancies|dalal) /
/** The agency, or the work of a consultant, that is one's own. */
const OWN_AGENCY =
  / (?:my|our|own|run|have|work(?:ing)? (?:in|as|at)(?: an?| the)?) (?:an? )?(?:\S+ )?(?:agency|consultancy|consultant)(?! (?:money|took|has|is|took|ko|ne|says?)) /
const TO_GO = new RegExp(` (?:${PLACES_ABROAD}|visas?|passport|work permit|pr|videsh|overseas) `)
const MONEY = / (?:money|payment|amount|fees?|advance|paise|paisa|lakhs?|lacs?|thousand|hazaa?r|rs|rupees|\d{4,}|\d+ ?k|\d+k) /
const PAID = / (?:paid|payed|gave|given|took|taken|deposited|transferred|diy[ae]|de (?:diy\S*|chuk\S*)|liy[ae]|li hai|full payment) /
const ASKS = / (?:asking|asks|demand\S*|wants?|charg\S*|quot\S*|maang\S*|mang raha\S*|should i (?:pay|give)) /
const PUTS_OFF =
  / (?:giving (?:only )?dates?|only (?:giving )?dates?|dates? (?:de raha|deta|pe)|delay\S*|next (?:week|month)|every month|har (?:mahine|baar|month)|no (?:reply|response|answer|update)|not (?:picking|replying|answering|responding|giving)|nothing (?:happened|has happened|is happening)|still (?:no|not|waiting)|cancel\S*|postpon\S*|excuses?|bahan[ae]|ghuma raha|taal raha) /
const PAPERS = / (?:pr|permanent residen\S*|study|student|course|university|college|admission|intake|immigration) /
const HAS_PASSPORT =
  / passport (?:\S+ ){0,4}(?:with (?:him|her|them|agent|the agent)|uske paas|unke paas|agent ke paas|taken|kept|not (?:giving|returning)) | (?:kept|taken|took|keeping|holding|has) (?:\S+ ){0,2}passport /
const WISHES_BACK =
  / (?:money|amount|paisa|paise|payment|refund) (?:\S+ ){0,2}(?:back|gone|return\S*|wapas|vapas|lost) | (?:refund|ask (?:for )?(?:my )?money) /

/** An agent for another country who has been paid, or asks to be; null where none is told of. */
export const agentTold = remembered((concern): AgentTold | null => {
  const text = plainText(concern)
  if (!AGENT.test(text) || !TO_GO.test(text) || OWN_AGENCY.test(text)) return null
  const state = (PAID.test(text) && MONEY.test(text)) || PUTS_OFF.test(text) ? 'paid' : ASKS.test(text) && MONEY.test(text) ? 'asked' : null
  return state === null
    ? null
    : {
        state,
        sells: PAPERS.test(text) ? 'papers' : 'work',
        hasPassport: HAS_PASSPORT.test(text),
        wishesBack: WISHES_BACK.test(text),
      }
})
