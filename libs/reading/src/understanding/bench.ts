import { ownText } from './own-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Between two projects of a firm, or before the end of the one that runs: the post is held and paid, and may not be for long. */

const ON_BENCH = / (?:on|in|under|into) (?:the )?bench | bench (?:pe|par|me|mein|la|lo|since|from|period|list|for) |बेंच|பெஞ்ச்|బెంచ్/u
/** The firm has let go of whoever sat there. */
const LET_GO =
  / (?:was|were|got|been|had been|after) (?:\S+ )?(?:released|terminated|fired|laid off|removed|asked to (?:leave|resign|go))(?! (?:from|by) (?:the )?(?:project|client))| (?:lost|left|resigned|quit) (?:\S+ ){0,3}?(?:job|company|post|from) | (?:was on bench|resigned|serving (?:my |the )?notice|on notice|put (?:in |down )?my papers|jobless|unemployed|my last working day was) /

/** True of one who sits on the bench of a firm and is still on its rolls. */
export const sitsOnBench = remembered((concern): boolean => {
  if (!/bench|बेंच|பெஞ்ச்|బెంచ్/iu.test(concern)) return false
  const text = plainText(concern)
  // a wife who left her post has let go of nothing that is one's own
  return ON_BENCH.test(text) && !LET_GO.test(ownText(concern))
})

/** A project inside the firm that is to be found, not one that runs out. */
const INNER_PROJECT =
  / (?:find|finding|search\S*|get|getting|secure|land|look|looking|need|dhoond\S*|dhund\S*|khoj\S*|thed\S*|vethuk\S*) (?:\S+ ){0,4}?(?:projects?|allocation|account) | (?:internal|inside|in ?house) (?:\S+ )?(?:projects?|roles?|positions?|openings?|allocation|vacancy|team) | (?:get|be|getting) (?:allocated|mapped|tagged|deployed|billed)(?= )/
const UNTIL = / (?:by|before|till|until|upto|up to|within|end|deadline|last (?:date|day)|tak|kulla|kulle|lopu|lopala) /
const CLAUSES = /[.!?;,\n]|\s(?:but|and|else|otherwise)\s/iu

/** The clause in which somebody on the bench tells by when a project inside the firm is to be found; null where none does. */
export const innerProjectUntil = remembered((concern): string | null => {
  if (!sitsOnBench(concern)) return null
  const told = concern.split(CLAUSES).find((clause) => {
    const text = plainText(clause)
    return INNER_PROJECT.test(text) && UNTIL.test(text)
  })
  return told?.trim() ?? null
})
