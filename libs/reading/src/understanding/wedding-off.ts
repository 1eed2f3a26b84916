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

const DEMAND = / (?:dowry|dahej|dahez|katnam|kattnam|varadhatchanai|varadatchanai|varatchanai) |दहेज|வரதட்சணை|కట్నం/u
const MATCH =
  / (?:rishta|rishte|rishtey|ristha|rista|riste|proposals?|alliances?|match|matches|sambandham|sambandhalu|varan|roka|sagai|engagement|engaged|(?:marriage|wedding|shaadi|shadi) (?:is |was |got |has been )?(?:getting |being )?(?:fix\S*|finali\S*|cancel\S*|call\S*|stop\S*|break\S*|broke\S*|delay\S*|nahi|not)|(?:boys?|grooms?|ladka|ladke|ladke ?wale|ladkewale|mapillai|abbayi) (?:side|family|house|people|wale|walo|veetu|vallu)?|unmarried|before (?:marriage|wedding|shaadi)) |रिश्त|सगाई|लड़के वाल|சம்பந்த|வரன்|సంబంధ|అబ్బాయి/u
const MARRIED_OR_HARMED =
  / (?:husbands?|hubby|pati|in laws?|inlaws|sasural\S*|saas|sasur|after (?:my |the |our )?(?:marriage|wedding)|shaadi ke baad|shadi ke baad|kanavar|bharta|mogudu|mamiyar|attha|beat\S*|hit|hits|hitting|tortur\S*|harass\S*|abus\S*|tang kar\S*|maar\S*) |पति|ससुराल|सास |तंग|मार|கணவ|கொடுமை|மாமியார்|భర్త|అత్త|వేధి/u
const BROKEN =
  / (?:cancel\S*|brok\S*|break\S*|call(?:ed|ing) off|off|toot\S*|tut\S*|stopp\S*|reject\S*|refus\S*|back(?:ed|ing)? out|lost|gone|chala gaya|chale gaye|nahi ho\S*|mana kar\S*|ended|fail\S*|fell through|not (?:getting )?fix\S*|nindr\S*|ninn\S*|thatti\S*|said no|went away|leave|left) |टूट|रद्द|मना|நின்|தட்டி|ஆகல|క్యాన్సిల్|చెడి|ఆగి|తప్పి/u

/** Dowry that another house demands before a wedding: a match that broke over it, or one that is asked for it; null within a marriage, where it is harm. */
export const dowryBefore = remembered((concern): 'broken' | 'asked' | null => {
  const text = plainText(concern)
  if (!DEMAND.test(text) || !MATCH.test(text) || MARRIED_OR_HARMED.test(text)) return null
  return BROKEN.test(text) ? 'broken' : 'asked'
})
