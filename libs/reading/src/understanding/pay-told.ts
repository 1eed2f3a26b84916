import { ownText } from './own-words.ts'
import { remembered } from './remembered.ts'

const PAID = '(?:salary|sallery|salry|pay|package|ctc|income|wages|tankhwah|tankha|vetan|sambalam|jeetham|jeetam)'
/** A rise in pay by its name, or pay that is told as low or as standing still. */
const WAITS = new RegExp(
  ` (?:hikes?|increments?|raise|appraisals?|इन्क्रीमेंट) | ${PAID} (?:\\S+ ){0,3}?(?:increas\\S*|grow\\S*|rais\\S*|rise|rising|revis\\S*|same|stuck|stopped|stagnant|not|never|no|low|less|small|poor|kam|nahi\\S*|badh\\S*|ruk\\S*|kammi|takkuva|illa\\S*|yer\\S*|perug\\S*|leda|ledu) | (?:low|less|poor|small|same|better|higher|more|good|increase in|rise in|growth in) (?:my )?${PAID} |(?:वेतन|तनख्वाह|सैलरी) (?:\\S+ ){0,2}(?:नहीं|कम|बढ़|रुक)|சம்பள\\S* (?:\\S+ ){0,2}(?:இல்ல|குறை|உயர|ஏற)|జీత\\S* (?:\\S+ ){0,2}(?:లేదు|తక్కువ|పెర)`,
  'u',
)

/** True where somebody tells that their own pay is low or does not rise, or speaks of a rise: a sum that is only told asks for none. */
export const tellsPayWaits = remembered((told): boolean => WAITS.test(ownText(told)))
