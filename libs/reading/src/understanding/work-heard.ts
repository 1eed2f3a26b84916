import type { Point } from './point/points.ts'
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

/** Near home or away, of a post that was asked about. */
const NEAR_OR_FAR =
  / (?:in|at|near) (?:\S+ ){1,3}?(?:or|ya) (?:\S+ )?(?:outside|elsewhere|away|far|another (?:city|place|town|state)|other (?:city|cities|place|town|state)|out of (?:station|town|state)|bahar|metro|big city) | (?:near|close to|nearby) (?:\S+ ){0,2}(?:or|ya) (?:\S+ )?(?:far|away|outside|distant) | (?:same|home|own|native) (?:city|town|place|state|district) (?:\S+ ){0,2}?(?:or|ya) (?:\S+ )?(?:outside|away|another|other|different|far|bahar) /
const OF_POST = / (?:job|jobs|post|naukri|work|placement|salary|company|teach\S*) /
/** A post that is asked for, or changed, where the words hold near and far against each other. */
const PLACED: readonly Point[] = ['work.post', 'work.change', 'abroad.work']
/** One town or another, of which the classifier is not sure. */
const TOWN_OR_TOWN =
  / (?:or|ya|illa|illana|leda|leka) (?:\S+ ){0,3}?(?:go|move|shift|relocate|stay|remain|live|join|settle|rahu|rahoon|irukalama?|irukkalama?|pogalama?|undala|unda) /
const GOES = / (?:go|going|move|shift|abroad|foreign|country|india) /

/** An examination of a profession or of the state, tried before, and the question whether to go on with it. */
const EXAM =
  / (?:ca|cs|cma|acca|icwa|inter|foundation|upsc|ias|ssc|cgl|neet|jee|gate|net|jrf|psc|[a-z]{1,3}psc|ibps|bank po|bank exams?|exam|exams|judiciary) /
const TRIED =
  / (?:(?:\d+|one|two|three|four|five|six|many|several) (?:times|attempts?|years)|not (?:\S+ )?(?:clear\S*|qualif\S*|pass\S*)|fail\S*|attempts?|stuck|again and again|backlog) /
const OR_LEAVES =
  / (?:or|ya) (?:should i |shall i |do i |i should |just )?(?:leave|quit|stop|drop|give up|chhod\S*|chod\S*) | (?:should|shall) i (?:\S+ )?(?:leave|quit|stop|drop|give up|continue) (?:\S+ ){0,4}(?:or|ya) | (?:should|shall) i (?:just )?(?:quit|leave|leave it|give up|stop|drop it) $| (?:or|ya) (?:should i )?(?:continue|try again|attempt again|give (?:one|1) more) /
/** A job that somebody has is what is left, where it is named so. */
const LEAVES_JOB = / (?:leave|quit|drop) (?:my |this |the )?(?:job|work|company|business|service) /

/** A trade of the family, held against the examination, is a road of its own. */
const OTHER_ROAD = / (?:own|family|fathers?) (?:business|shop) /

/** Training in a firm that ends, and the question whether one is kept. */
const TRAINED =
  / (?:apprentic\S*|intern|interns|internship|trainee|trainees|naps|nats|get training|graduate engineer trainee|on training|under training) /
const IS_KEPT =
  / (?:keep|kept|retain\S*|absorb\S*|confirm\S*|permanent|full ?time|convert\S*|ppo|hire|hired|rakhenge|rakhega|rakhegi|pakka|pakki|after (?:it|this|that|training|internship|apprenticeship)|same (?:company|factory|place)) /
/** Whether whoever is trained in a firm is kept there; `own` is what asks, `text` all that was told. */
export const asksIfKept = (own: string, text: string): boolean => IS_KEPT.test(own) && isTrained(text)

/** True of whoever is trained in a firm and asks whether it keeps them. */
export const isTrained = remembered((concern): boolean => {
  const text = plainText(concern)
  return (
    TRAINED.test(text) && IS_KEPT.test(text) && !/ (?:my|our|mera|meri) (?:son|daughter|brother|sister|husband|wife|beta|beti) /.test(text)
  )
})

/**
 * What is plainly asked of work in words that the classifier takes for something near by: a first post and no transfer, another attempt or leaving it,
 * a post near home or away; null for all else.
 */
export function workPoint(own: string, text: string, { point, likely }: { point: Point; likely: number }, sure: number): Point | null {
  if (point === 'work.government' && likely < sure && awaitsFirstPost(text)) return point
  if ((point === 'work.transfer' || (point === 'work.place' && !NEAR_OR_FAR.test(own))) && awaitsFirstPost(text)) return 'work.government'
  if (point === 'work.city' && likely < sure && TOWN_OR_TOWN.test(own)) return point
  if ((likely < sure || PLACED.includes(point)) && NEAR_OR_FAR.test(own) && OF_POST.test(text) && !GOES.test(own)) return 'work.place'
  if (
    (likely < sure || point === 'study.course') &&
    OR_LEAVES.test(own) &&
    EXAM.test(text) &&
    TRIED.test(text) &&
    !LEAVES_JOB.test(own) &&
    !OTHER_ROAD.test(own)
  )
    return 'work.attempts'
  return null
}
