import { remembered } from './remembered.ts'
import { meantText, plainText } from './topics.ts'

/** A post that was given and whose first day does not come. */
const AWAITS_JOINING =
  / (?:joining|onboarding|on boarding|doj)(?: date| letter)? (?:\S+ ){0,4}(?:delay\S*|postpon\S*|pending|late|stuck|held|hold|not (?:yet )?(?:com(?:e|ing)|receiv(?:ed|ing)|given|giving|started|happen(?:ed|ing)|confirmed|clear)|nahi a\S+|push\S*) | wait\S* (?:\S+ ){0,3}(?:joining|onboarding|doj) | (?:delay\S*|postpon\S*) (?:\S+ ){0,2}(?:joining|onboarding) /

const COURSE =
  '(?:b ?tech|b ?e|b ?com|b ?sc|bca|bba|b ?a|b ?ed|d ?ed|b ?pharma?|d ?pharma?|m ?pharma?|mba|mca|m ?tech|m ?sc|m ?com|llb|diploma|iti|polytechnic|graduation|post graduation|pg|ug|engineering|degree|studies|college|course|masters?|nursing|gnm|hotel management|padhai|padippu|padipu|chaduvu)'
/** A course that is behind somebody, in four languages and in Latin letters. */
const FINISHED: readonly RegExp[] = [
  new RegExp(
    ` (?:completed|complete|finished|finishing|completing|done with|done|did|have done|passed|cleared|graduated|graduating) (?:\\S+ ){0,4}?${COURSE} `,
  ),
  new RegExp(
    ` ${COURSE} (?:\\S+ ){0,4}?(?:completed|complete|finished|done|over|passed|pass|pass out|passout|ho gaya|ho gayi|ho gya|ho chuki|ho chuka|kar liya|kar li|kiya|khatam|mudich\\S*|mudinj\\S*|mudith\\S*|aipoy\\S*|ayipoy\\S*|ayyindi|aindi|chesanu|chesa) `,
  ),
  / (?:fresher|freshers|passout|passed out|pass out|graduated) /,
  / (?:am|im|i am) (?:an? )?(?:\S+ ){0,2}?graduate /,
  / after (?:my |the )?(?:graduation|b ?tech|degree|college|mba|engineering|studies|course) /,
  /(?:बी ?टेक|ग्रेजुएशन|डिग्री|पढ़ाई|इंजीनियरिंग|एमबीए|बीए|बीकॉम|कॉलेज|कोर्स) (?:\S+ ){0,3}?(?:पूरी|पूरा|हो गई|हो गया|कर ली|कर लिया|खत्म|ख़त्म)/u,
  /(?:படிப்பு|பட்டப்படிப்பு|டிகிரி|பி ?டெக்|இன்ஜினியரிங்|கல்லூரி)\S* (?:\S+ ){0,3}?முடி(?:த்|ந்|ச்)/u,
  /(?:డిగ్రీ|బీటెక్|బీ టెక్|చదువు|ఇంజనీరింగ్|ఎంబీఏ)\S* (?:\S+ ){0,3}?(?:పూర్తి|అయిపో|అయ్యి|అయింది)/u,
]
/** A post that has not come yet. */
const NO_POST =
  / no (?:campus |any |proper |good )?(?:placements?|jobs?|offers?|calls?|work) | (?:not|never|didnt|dont|havent|couldnt|nobody|cant) (?:\S+ ){0,4}?(?:placed|placements?|jobs?|selected|hired|offers?) | (?:without|jobless|unemployed|unplaced|berozgar|berojgar) | (?:looking|searching|trying|applying|hunting|waiting|struggling|search) (?:\S+ ){0,4}?(?:jobs?|work|post|placements?) | (?:1st|first) (?:job|post|salary) | (?:when|will|can|shall) (?:\S+ ){0,4}?(?:get|find|have|be) (?:\S+ ){0,3}?(?:job|post|placed|placement|employed|work) | (?:job|naukri|nokri|noukri|placement|velai|vela|udyogam) (?:\S+ ){0,3}?(?:nahi|nahin|nhi|kab|illa|illai|ille|kidaik\S*|kedaik\S*|eppo|eppa|eppudu|raled\S*|raaled\S*|ledu|lag\S*|milegi|milega|mil|vastundi|vasthundi) | (?:kab|eppo|eppudu|eppa) (?:\S+ ){0,3}?(?:job|naukri|nokri|placement|velai|udyogam) |(?:नौकरी|जॉब|प्लेसमेंट) (?:\S+ ){0,3}?(?:नहीं|कब)|कब (?:\S+ ){0,3}?(?:नौकरी|जॉब)|வேலை (?:\S+ ){0,3}?(?:கிடைக்|இல்லை|எப்போ)|எப்போ\S* (?:\S+ ){0,2}?வேலை|(?:ఉద్యోగం|జాబ్) (?:\S+ ){0,3}?(?:రాలేదు|లేదు|ఎప్పుడు|వస్తుంది)|ఎప్పుడు (?:\S+ ){0,2}?(?:ఉద్యోగం|జాబ్)/u
/** What says the contrary: a course or an examination that is still prepared for, or a post, a trade or a past of work. */
const NOT_SO =
  / (?:preparing|pursuing|studying|in (?:final|last|third|second|first|\dth|\drd|\dnd) (?:year|yr|sem\S*)|(?:final|last|third|second|first|\dth|\drd) (?:year|yr)|will (?:complete|finish|graduate|be graduating)|going to (?:complete|finish)|about to (?:complete|finish)|backlogs?|arrears?|taiyari|tayari|aspirant) | (?:working|posted|employed) (?:in|as|at|with|for|from|there|here|now|since) | (?:am|im|currently|presently) (?:\S+ )?(?:working|employed) | my (?:current |present |new |old )?(?:job|company|office|boss|manager|salary|business|shop|practice|clinic) | (?:years?|yrs) (?:of )?(?:work )?(?:experience|exp) | (?:lost|left|quit|resigned|leave|change|switch|changing|retired) (?:\S+ ){0,3}?(?:job|post|jobs|company|work|naukri) |(?:तैयारी|पढ़ रह)|தயார்|படிக்கிறேன்|చదువుతున్న/u
/** Somebody else who has finished a course. */
const OTHERS =
  / (?:my|our|mera|mere|meri|hamara|hamari|en|enga|naa|maa) (?:\S+ )?(?:son|daughter|brother|sister|husband|wife|child|kid|boy|girl|friend|cousin|nephew|niece|boyfriend|girlfriend|fiancee?|beta|bete|beti|bhai|behen|bahan|magan|magal|thambi|thangai|paiyan|ponnu|koduku|kuthuru|abbayi|ammayi|pati|patni)s? | (?:kodukku|magan|magal|beta|bete|beti|ponnu|paiyan|abbayi|ammayi) |(?:बेटा|बेटे|बेटी|भाई|बहन|பையன்|மகன்|மகள்|தம்பி|తమ్ముడు|కొడుకు|కూతురు|అబ్బాయి|అమ్మాయి)|^ (?:he|she) | (?:he|she) (?:has |had |is |was )?(?:completed|finished|done|passed|graduated)/u

/** True where somebody has finished a course and looks for a first post: such a person studies no longer, and holds none to leave. */
export const seeksFirstPost = remembered((concern): boolean => {
  const text = meantText(concern)
  return FINISHED.some((pattern) => pattern.test(text)) && NO_POST.test(text) && !NOT_SO.test(text) && !OTHERS.test(text)
})

/** A list or an appointment of those selected that waits before a court or at an office. */
const LIST_WAITS =
  / (?:lists?|results?|appointments?|recruitment|selection|bharti|posting|panel|vacanc\S*|offer letter|appointment letter) (?:\S+ ){0,5}(?:stuck|stay|stayed|stay order|court|litigation|case|on hold|held up|atka|atki|ruka|ruki|ruk) /
const WANTS_JOINING = / (?:joining|join|appointment letter|appointment|appointed|posting order|niyukti|offer letter) /
const SELECTED = / (?:cleared|clear|selected|selection|passed|qualified|nikal\S*|ho gaya|merit|rank) /

/** True of one who was selected and whose list or letter waits before a court or at an office. */
export const listWaits = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!['join', 'appoint', 'niyukti', 'offer letter', 'posting order'].some((word) => low.includes(word))) return false
  const text = plainText(concern)
  return LIST_WAITS.test(text) && WANTS_JOINING.test(text) && SELECTED.test(text)
})

const NUMBERED =
  '(?:\\d{1,4}(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth|my|mera|meri)'
const LIST = '(?:waiting|waitlist|wait ?listed|wait|wating|reserved?|wl)(?: (?:list\\S*|panel|me|mein|no|number|position))?'
/** A number of one's own in a list of those who are called after the others. */
const BY_NUMBER = new RegExp(
  ` (?:number|no|rank|sl|serial|position|at|naam|name|${NUMBERED}) (?:\\S+ ){0,6}?${LIST} (?:\\S+ ){0,25}?(?:called|call|calling|number|no|come|came|aaya|aayega|aayegi|aaega|chance|move\\S*|clear\\S*|joining|join|selected|select|get|milega|milegi|hoga|hogi|varuma|varum|vastunda|selection|appoint\\S*) | ${LIST} (?:\\S+ ){0,6}?(?:number|no|rank|position|${NUMBERED}) | waiting (?:list )?(?:me|mein|la|lo) (?:\\S+ )?(?:hu|hun|hoon|hai|naam|iruk\\S*|unna\\S*) `,
  'u',
)
/** Seats, houses, trains and permits have lists of their own. */
const OTHER_LIST =
  / (?:mbbs|bds|md|admission|college|seat|seats|course|b ?tech|university|iit|nit|iim|neet|jee|cuet|phd|school|lottery|train|ticket|irctc|flat|plot|house|mhada|dda|visa|embassy|counsell?ing|hospital|transplant|surgery|operation|son|daughter|brother|sister|husband|wife|beta|beti) /

/** True of one whose number in the waiting list of a post is still to be called: no paper is ahead. */
export const waitsByNumber = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!['wait', 'reserve', 'wl', 'wating'].some((word) => low.includes(word)) || !(low.includes('list') || low.includes('panel')))
    return false
  const text = plainText(concern)
  return BY_NUMBER.test(text) && !OTHER_LIST.test(text)
})

const CASE = '(?:police case|criminal case|court case|cases?|fir|f i r|mukad?ma|muqadma|kes)'
/** A case in one's own name, told beside a post that is to be joined. */
const OWN_CASE = new RegExp(
  ` ${CASE} (?:\\S+ ){0,5}?(?:my name|on me|against me|in my|mere (?:naam|upar|khilaf)|mujh par|mujhpe|on my|pending|chal raha|registered|filed|was there|is there|en mela|naa meeda) | (?:on|in|against|under) (?:my name|me) (?:\\S+ ){0,3}?${CASE} | (?:have|had|has|ek|one|old|false|small|a) (?:\\S+ ){0,2}?${CASE} (?!(?:of|study|worker|manager))`,
  'u',
)
const JOINS =
  / (?:joining|join|appointment|appointed|police verification|verification|character certificate|offer letter|medical|final list|selection|selected|bharti|training) /
const CHOSEN =
  / (?:passed|cleared|clear|qualified|selected|selection|merit|final list|got (?:job|post|selected|appointment)|ho gaya|ho gayi|nikal gaya|nikal gayi|appointed|appointment letter|offer letter) /
const OF_SERVICE =
  / (?:crpf|bsf|cisf|itbp|ssb|gd|army|navy|agniveer|agnipath|police|constable|si|daroga|railways?|rrb|ssc|bank|teacher|govt|government|sarkari|psc|[a-z]{1,3}psc|patwari|lekhpal|clerk|forest|home guard|job|post|naukri|upsc) /
const OF_KIN_CASE =
  / (?:father|mother|brother|sister|husband|wife|son|daughter|uncle|papa|bhai|pati|patni)s? (?:\S+ ){0,3}?(?:has|have|had|par|ke|name|against|case) /

/** True of one who was chosen for a post and fears for the joining because of a case in their own name. */
export const fearsCase = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!['case', 'fir', 'mukad', 'muqad', 'kes'].some((word) => low.includes(word))) return false
  const text = plainText(concern)
  return OWN_CASE.test(text) && JOINS.test(text) && CHOSEN.test(text) && OF_SERVICE.test(text) && !OF_KIN_CASE.test(text)
})

/** True of one whom a board or a department, and no firm, lets wait: by a list, or by a case that it weighs. */
export const awaitsBoard = (concern: string): boolean => listWaits(concern) || waitsByNumber(concern) || fearsCase(concern)

/** What such words have in common: looked for before a pattern reads the whole text. */
const OF_JOINING = ['joining', 'boarding', 'doj']

/** True of one who was given a post and whose first day does not come. */
export const awaitsJoining = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (awaitsBoard(concern)) return true
  return OF_JOINING.some((word) => low.includes(word)) && AWAITS_JOINING.test(plainText(concern))
})
