import { tellsKinWedding } from './due-for.ts'
import { isOwnClause } from './own-words.ts'

/** What a told date belongs to that is no step of the visitor's: a relative's examination, course, post or birth, their wedding, or cuts in the own firm. */
export type DatedEvent = 'theirs' | 'wedding' | 'threat'

const RELATIVE =
  / (?:(?:my|our|elder|younger|big|small|only|mera|meri|mere|en|maa) )*(?:daughters?|sons?|sisters?|brothers?|wifes?|husbands?|fathers?|mothers?|papa|pitaji|dad|mummy|mom|amma|appa|nanna|cousins?|niece|nephew|child|kids?|children|granddaughter|grandson|beti|bitiya|beta|bete|bhai|behen|bahan|bhabhi|patni|biwi|pati|magal|magan|ponnu|paiyan|thangai|thambi|kuthuru|koduku|chelli|tammudu)(?:s|oda|ki|ka|ke|ku)? |(?:बेटी|बेटा|बेटे|बहन|भाई|पत्नी|पापा|पिताजी|माँ|मां|मम्मी)|(?:மகள்|மகன்|தங்கை|தம்பி|மனைவி)|(?:కూతురు|కొడుకు|చెల్లి|తమ్ముడు|భార్య)/u
/** Whoever is only said to want something of the visitor is no subject of it. */
const SAYS = / (?:says?|saying|said|tells?|telling|told|wants? me|asks? me|asking me|forc\S*|kehta|kehti|kehte|bolta|bolti|bolte) /
/** An examination, a birth or the last day of a working life. */
const EVENT =
  / (?:boards?|exams?|examinations?|pariksha|paper|papers|neet|jee|cuet|clat|cet|entrance|class (?:10|11|12)|10th|12th|tenth|twelfth|plus two|puc|inter|semester|results?|admission|(?:finish\S*|complet\S*|pass\S*) (?:\S+ )?(?:college|school|degree|course|plus two)|delivery|delivers|baby|pregnan\S*|due date|retir\S*) |बोर्ड|परीक्षा|डिलीवरी|தேர்வு|பிரசவ|పరీక్ష|డెలివరీ/u
/** A course that comes to its end, or a post that begins or ends, by a verb alone; what is owed or built comes to an end too. */
const TURNS =
  / (?:finish(?:es|ing)?|complet(?:es?|ing|ion)|graduat(?:es?|ing|ion)|pass(?:es|ing)? ?out|passout|convocation|retir\S*|superannuat\S*|(?:comes?|coming) out of college|joins|(?:will|is|are|be) (?:be )?join(?:ing)?(?! (?:him|her|them|me|us)(?= ))) /
const THING =
  / (?:loans?|emis?|instal+ments?|debts?|house|flat|home|construction|building|project|contract|lease|rent|case|court|dasha|mahadasha|sade|period|treatment|visa|bond|tenure|months|work) /

/** Cuts or a closing at the firm, or a review of who stays. */
const CUTS =
  / (?:cut|cutting|reduc\S*|remov\S*|abolish\S*|eliminat\S*|surrender\S*) (?:\S+ ){0,3}(?:posts?|jobs?|staff|people|positions?|roles?|headcount|manpower|employees|heads) | (?:lay ?offs?|laying off|retrench\S*|job cuts?|staff cuts?|cost cutting|downsiz\S*|head ?count (?:cut|reduction)|pip|performance (?:review|improvement)|chhatni|chantni|aatkuraippu) |छंटनी|छँटनी|ஆட்குறைப்பு/u
const CLOSES =
  / (?:office|company|plant|branch|factory|unit|project|department|team|school|mill|hotel|contract) (?:\S+ ){0,3}?(?:clos\S*|shut\S*|wind\S* up|band ho\S*|relocat\S*|merg\S*) | (?:clos\S*|shut\S*|merg\S*) (?:\S+ ){0,2}(?:office|plant|branch|factory|unit|department|project) /
/** A firm of one's own is closed by oneself. */
const OWN_CLOSING = / (?:i|we) (?:\S+ ){0,3}(?:clos\S*|shut\S*)| my (?:own )?(?:shop|factory|business|firm|unit|company|hotel) /

/** The firm as a subject of its own. */
const FIRM = / (?:company|firm|management|office|hr|plant|branch|factory|department|employer|bank|they) /

/** Reads the clauses of one sentence after another; a clause without a subject goes with the one before it. */
export function eventReader(): { sentence: () => void; read: (clause: string) => DatedEvent | null } {
  let isTheirs = false
  return {
    sentence: () => {
      isTheirs = false
    },
    read: (clause) => {
      if (isOwnClause(clause)) isTheirs = false
      else if (RELATIVE.test(clause) && !SAYS.test(clause)) isTheirs = true
      else if (FIRM.test(clause)) isTheirs = false
      if (tellsKinWedding(clause)) return 'wedding'
      if (isTheirs && (EVENT.test(clause) || (TURNS.test(clause) && !THING.test(clause)))) return 'theirs'
      return !isTheirs && (CUTS.test(clause) || CLOSES.test(clause)) && !OWN_CLOSING.test(clause) ? 'threat' : null
    },
  }
}
