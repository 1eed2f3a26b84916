import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const WEDDING = '(?:marriage|wedding|weding|shaadi|shadi|vivah|nikah|nikkah|kalyanam|thirumanam|pelli)'
const HOUSE =
  '(?:groom|bride|boy|girl|boys|girls|grooms|brides|he|she|they|guy|fiancee?|family|side|ladka|ladki|ladke|ladkewale|ladkiwale|dulha|dulhan)'
/** Any of the words that a wedding which did not take place is told by. */
const AT_ALL = /cancel|call(?:ed|ing)? |stop|back(?:ed|ing)? |broke|toot|tut|ran away|said no|refused|nindr|ninn|aagi|off /
/** A date was near, so that it was a wedding that did not take place, and no marriage that came to its end. */
const NEAR = '(?:cards?|hall|mandap|guests|days?|din|weeks?|hafte|date|invitations?|last (?:minute|moment))'
const OFF = new RegExp(
  [
    `(?<! (?:after|before|since|of|during)) (?:my |our |the )?${WEDDING} (?:\\S+ ){0,2}?(?:was |got |is |has been |had been |gets? |ho |kar )?(?:called off|cancel\\S*|nindr\\S*|ninnu\\S*|aagipoy\\S*)`,
    ` ${WEDDING} (?:was |got |is |has been |had been )(?:suddenly )?(?:stopped|broken off|broken|dropped)`,
    `^ (?:my |our )?${WEDDING} stopped`,
    ` (?:called|call|calling|broke|broken|break) (?:off )?(?:my|our|the|this) ${WEDDING}`,
    ` ${WEDDING} (?:broke|toot\\S*|tut\\S*) (?:\\S+ ){0,12}?${NEAR}`,
    ` ${NEAR} (?:\\S+ ){0,6}?${WEDDING} (?:broke|toot\\S*|tut\\S*|rad+h?)`,
    ` ${HOUSE} (?:\\S+ )?(?:backed out|back out|ran away|run away|called (?:it )?off) (?:\\S+ ){0,6}?(?:before|of|from|on) (?:\\S+ )?${WEDDING}`,
    ` ${WEDDING} (?:is |was |got |had been )?(?:already )?fix\\S* (?:\\S+ ){0,9}?(?:${HOUSE} (?:\\S+ ){0,3}?(?:said no|refus\\S*|backed out|cancel\\S*|broke)|(?:cancel\\S*|called off|toot\\S*|tut\\S*|broke\\S*))`,
  ].join('|'),
  'u',
)

/** True where a wedding that was fixed did not take place: nobody is married by it, and nobody has parted. */
export const isWeddingOff = remembered((concern): boolean => {
  const text = plainText(concern)
  return AT_ALL.test(text) && OFF.test(text)
})
