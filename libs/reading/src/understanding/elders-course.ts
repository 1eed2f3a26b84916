import { plainText } from './topics.ts'
import { remembered } from './remembered.ts'

const ELDER =
  '(?:dad|daddy|father|papa|pitaji|mom|mum|mother|mummy|maa|amma|appa|nanna|parents|family|gharwale|ghar wale|grandfather|uncle)'
const WISHES =
  '(?:says?|said|saying|tells?|told|telling|wants?|wanted|insists?|insisting|asks?|asking|wish(?:es)?|prefers?|bolt[aei]|bol\\S*|kehte|kehta|kehti|chahte|solraanga|solranga|solraru|cheppa\\S*|antunna\\S*)'
const AT_HOME =
  '(?:here|in india|india|near home|at home|yahin|yahan|yahi|idhar|inga|ikkada|in (?:pune|mumbai|delhi|bangalore|bengaluru|chennai|hyderabad|kerala|kolkata|kochi|nashik|nagpur|coimbatore|jaipur|lucknow|ahmedabad))'
const HERE = new RegExp(` ${ELDER} (?:\\S+ ){0,2}?${WISHES} (?:\\S+ ){0,8}?${AT_HOME} `)

/** True where an elder is told to wish for a course at home while one abroad is asked about. */
export const eldersWishHome = remembered((concern): boolean => HERE.test(plainText(concern)))
