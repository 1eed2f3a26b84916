import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const POST = '(?:posting|appointment|appointed|appointing|posted|vacancy|vacancies|recruitment|bharti|bharthi|niyukti|joining)'
/** An examination or a list that is behind somebody and that opens a first post, and the wait for its vacancies. */
const FIRST_POST = new RegExp(
  ` (?:tet|ctet|net|slet|set|b ?ed|d ?el ?ed|bstc|merit list|select(?:ion|ed)? list|rank list|panel|gnm|nursing) (?:\\S+ )*${POST} | wait\\S* (?:for )?(?:\\S+ ){0,3}(?:vacancy|vacancies|notification|recruitment|bharti|first posting) | (?:vacancy|vacancies|bharti|recruitment) (?:\\S+ ){0,3}(?:not |nahi |never )?(?:come|coming|came|aa|aayi|announced|released|kab) `,
  'u',
)
/** Whoever holds a post already asks to be moved in it. */
const HOLDS_POST =
  / (?:transfer\S*|tabadla|native|home (?:town|district|place|state)|near (?:my )?home|husbands? (?:city|place)|(?:working|posted|posting) (?:\S+ )?(?:in|at|as) (?:\S+ )*(?:since|for|from)) /

/** True of one who is to be called to a first post: an appointment is waited for, and no transfer. */
export const awaitsFirstPost = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!low.includes('post') && !low.includes('vacanc') && !low.includes('appoint') && !low.includes('bharti')) return false
  const text = plainText(concern)
  return FIRST_POST.test(text) && !HOLDS_POST.test(text)
})

/** True where such a post is awaited with no result left to come. */
export const awaitsPostAlone = (concern: string): boolean => awaitsFirstPost(concern) && !/\b(?:results?|marks|cut ?off)\b/iu.test(concern)

/** Training in a firm that ends, and the question whether one is kept. */
const TRAINED =
  / (?:apprentic\S*|intern|interns|internship|trainee|trainees|naps|nats|get training|graduate engineer trainee|on training|under training) /
const IS_KEPT =
  / (?:keep|kept|retain\S*|absorb\S*|confirm\S*|permanent|full ?time|convert\S*|ppo|hire|hired|rakhenge|rakhega|rakhegi|pakka|pakki|after (?:it|this|that|training|internship|apprenticeship)|same (?:company|factory|place)) /

/** True of whoever is trained in a firm and asks whether it keeps them. */
export const isTrained = remembered((concern): boolean => {
  const text = plainText(concern)
  return (
    TRAINED.test(text) && IS_KEPT.test(text) && !/ (?:my|our|mera|meri) (?:son|daughter|brother|sister|husband|wife|beta|beti) /.test(text)
  )
})
