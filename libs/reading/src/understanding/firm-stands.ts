/** Whether the firm lasts in which a post is offered or held. */

const FIRM = '(?:start ?up|company|firm|employer|organi[sz]ation)'
const STANDS = new RegExp(
  ` (?:will|is|would|can) (?:the |this |that |my |new |a )*(?:new )?${FIRM} (?:\\S+ ){0,3}?(?:stable|safe|survive|last|secure|reliable|stand|run (?:long|for)|shut|close) | ${FIRM} (?:\\S+ )?(?:tikegi|tikega|chalegi|stable|safe) (?:\\S+ ){0,2}?(?:hogi|hoga|hai|rahegi|rahega|kya) `,
)
/** A firm of one's own is a trade. */
const OWN = / (?:my own|our own|our|apni|start(?:ing)? (?:a|my)|open(?:ing)? (?:a|my)) (?:\S+ )?(?:start ?up|company|firm) /

/** True of a plain text that asks whether an employer's firm lasts. */
export const asksIfFirmStands = (own: string): boolean => STANDS.test(own) && !OWN.test(own)
