import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What such words have in common: looked for before a pattern reads the whole text. */
const STEMS = [
  'onsite',
  'on site',
  'on-site',
  'deput',
  'secondment',
  'l1',
  'nominat',
  'abroad',
  'assignment',
  'company',
  'office',
  'firm',
  'employer',
  'manager',
  'client',
  'project',
]
/** A posting that only one's own firm gives. */
const ONSITE =
  / (?:onsite|on site) (?:\S+ )?(?:chance|opportunity|opportunities|offer|travel|trip|role|project|posting|assignment|job|work in|to|in|for|is|got|get|not|abroad|kab|milega|eppo|eppudu) | (?:for|get|getting|got|going|go|sent|send|sending|my|an|promised|promise) (?:\S+ )?(?:onsite|on site) | (?:overseas|foreign|abroad|uk|usa|us|germany|japan|europe|canada|australia|singapore|dubai) (?:deputation|secondment|posting|assignment) | (?:deputation|secondment|deputed|posting) (?:\S+ ){0,2}(?:abroad|overseas|foreign|uk|usa|us|germany|japan|europe|canada|australia|singapore|dubai) | (?:on|for|my|l1b|l1a) l1 | l1[ab]? (?:visa |petition |project |list )| (?:nominat\S*|selected|shortlist\S*|name|list) (?:\S+ ){0,4}?(?:for|in) (?:\S+ )?(?:us|usa|uk|germany|japan|europe|canada|australia|singapore|dubai|overseas|foreign|abroad) (?:project|client|team|assignment|role|list|trip|posting) /
/** One's own firm that sends, told with another country. */
const SENT =
  / (?:company|office|firm|employer|manager|client|project) (?:\S+ ){0,5}?(?:send\S*|sent|relocat\S*|transfer\S*|deput\S*|mov(?:e|ing)|bhej\S*|anup\S*) (?:\S+ ){0,4}?(?:abroad|overseas|foreign|uk|usa|us|america|london|germany|japan|europe|canada|australia|singapore|dubai|netherlands|ireland|uae) | (?:chance|offer|opportunity) (?:from|in|by) (?:my |the )?(?:company|office|firm|employer|manager) (?:\S+ ){0,3}(?:abroad|overseas|foreign|uk|usa|us|america|london|germany|japan|europe|canada|australia|singapore|dubai) /
/** Whoever stands on a site at home is not posted away, and what a partner's firm does is theirs. */
const NOT_OWN =
  / (?:working|work|works) (?:at|on) (?:the |an? )?(?:on ?site|site) | (?:my |mera |mere )?(?:husband|wife|son|daughter|brother|sister|boyfriend|girlfriend|fiancee?|pati)s? (?:\S+ ){0,3}(?:onsite|on site|company|office|deput\S*|sent|posted|l1[ab]?) /

/** True of one whom the own firm is to send to another country: the posting is asked of a manager, and of no employer or college there. */
export const isPostedAway = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!STEMS.some((stem) => low.includes(stem))) return false
  const text = plainText(concern)
  return (ONSITE.test(text) || SENT.test(text)) && !NOT_OWN.test(text)
})

/** Put off, more than once or for long. */
const PUT_OFF =
  / (?:postpon\S*|delay\S*|defer\S*|cancel\S*|hold|held|stuck|push\S*|pending|not (?:happening|coming|moving|confirmed|materiali[sz]\S*)|again and again|ruk\S*|tal) /
/** True of such a posting whose day is moved again and again. */
export const isPostingPutOff = remembered((concern): boolean => isPostedAway(concern) && PUT_OFF.test(plainText(concern)))

/** More names than one for the same posting. */
const LISTED_WITH =
  / (?:one|more|another|other|others|two|three|four|many|few|several|\d+) (?:more |other )?(?:colleagues?|team ?mates?|people|members?|persons?|guys?|employees?|candidates?|names?|friends?|seniors?|juniors?) | also in (?:the )?(?:list|race) | (?:me|i|myself) and (?:\S+ ){0,2}?(?:colleagues?|seniors?|juniors?|friends?|team ?mates?) | (?:against|compet\S*) (?:with )?(?:\S+ ){0,2}(?:colleague|team ?mate|senior|junior)/
/** True of such a posting for which somebody else is named as well. */
export const isPostingShared = remembered((concern): boolean => isPostedAway(concern) && LISTED_WITH.test(plainText(concern)))
