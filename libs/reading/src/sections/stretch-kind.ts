import { COURTED, ELDER, MAY_BE_MARRIED, MIDLIFE } from '../understanding/ages.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { withoutLanguage } from '../understanding/language-test.ts'
import { isUnready } from '../understanding/waiting.ts'
import type { Composer } from '../compose/composer.ts'
import { kinOf } from '../rules/grounds.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { askedTopics } from './cache.ts'
import { goesToSomebody } from './joins-them.ts'
import { kinAsked } from './kin-asked.ts'
import { once } from './once.ts'
import { visitOf } from './visit-asked.ts'
import { workNamed } from './work-told.ts'

/** True for one of working age who has told that they hold no post. */
export const searches = (c: Composer): boolean => c.asker.work === 'livelihood' && c.asker.trade === null && isWithoutPost(c.asker.settled)

/** True for one who has lost a partner and asks about a new bond: nobody else is told of one. */
export const seeksAgain = (c: Composer): boolean => c.asker.bond === 'widowed' && askedTopics(c).has('love')

/** A course that is thought of, in the words of those who ask about life abroad. */
const FAR_COURSE = /\bmaster'?s\b|\bms\b|\bmba\b|\bphd\b|\bstud(?:y|ies|ying)\b|universit|college|padhai|padhne|पढ़|படிப்பு|படிக்க|చదువు|చదవ/iu

/**
 * In what sense distance is told: to those who live abroad, to those past work, to those who go to study, to those whose life is at home and who
 * asked of other things, and as a road to take to all others.
 */
export function farKind(c: Composer): 'abroad.there' | 'abroad.elder' | 'abroad.study' | 'abroad.visit' | 'abroad' {
  const { abroad, work, trade, love, parent, children, age, settled, student } = c.asker
  if (abroad) return 'abroad.there'
  // a visit is asked for, and no road to a life there
  if (visitOf(c) !== null) return 'abroad.visit'
  if (work === 'service') return 'abroad.elder'
  const kin = kinOf(kinAsked(c) ?? '')?.field
  // the way of somebody dear is not taken by whoever asks
  if (kin === 'far' || kin === 'back') return 'abroad.visit'
  const asked = askedTopics(c).has('abroad')
  if (settled.includes('admission') || (asked ? FAR_COURSE.test(withoutLanguage(c.input.concern)) : student && trade !== 'post'))
    return 'abroad.study'
  const rooted = age >= MIDLIFE || trade === 'business' || love === 'bond' || parent || children
  return rooted && !asked ? 'abroad.visit' : 'abroad'
}

/** True where distance is told as journeys, of one whose life is at home. */
export const farIsVisit = (c: Composer): boolean => ['abroad.elder', 'abroad.visit'].includes(farKind(c))

/** True of those of them who did not ask either, or asked of a visit: their chapter is one of journeys, and speaks of no life there. */
export const readsOfJourneys = (c: Composer): boolean => farIsVisit(c) && (visitOf(c) !== null || !askedTopics(c).has('abroad'))

/** True of those who have no wish to travel and nobody to go to: they read of the road itself, and of nothing that would call or keep them away. */
export const readsOfRoadAlone = (c: Composer): boolean => readsOfJourneys(c) && visitOf(c) === null && !goesToSomebody(c)

/** Words of whoever looks for a bond or speaks of one. */
const OF_A_BOND =
  /marri|marry|wedding|single|alone|lonely|compan|partner|\blove|relation|divorc|boyfriend|girlfriend|sh?aadi|vivah|rishta|rishte|pyaa?r|kalyana|thirumana|kadhal|pelli|prema|शादी|विवाह|रिश्त|प्यार|प्रेम|अकेल|திருமண|கல்யாண|காதல்|தனிமை|పెళ్లి|పెళ్ళి|వివాహ|ప్రేమ|ఒంటరి/iu

/** True of those who told nothing of a bond and did not ask for one, or from midlife on asked of love without a word of it: they may share their life. */
export const isUnsaid = (c: Composer): boolean => {
  const { love, age } = c.asker
  if (love !== 'open' || age < MAY_BE_MARRIED) return false
  return !askedTopics(c).has('love') || (age >= MIDLIFE && c.input.concern !== '' && !OF_A_BOND.test(c.input.concern))
}

/** True of those who may keep a home, a farm or a family firm: they named no work and did not ask about any, and their life is settled. */
export const isWorkUnsaid = (c: Composer): boolean => {
  const { work, trade, love, parent, children, age, settled } = c.asker
  const rooted = age >= MIDLIFE || love === 'bond' || parent || children
  return (
    work === 'livelihood' && trade === null && settled.length === 0 && rooted && !askedTopics(c).has('career') && workNamed(c).length === 0
  )
}

/** True of those whose days no post and no trade fills, as far as is told: work lies behind them, or they named none and asked of none. */
export const keepsNoPost = (c: Composer): boolean => (c.asker.work === 'service' && c.asker.trade !== 'business') || isWorkUnsaid(c)

/** Where somebody works, for texts on daily work and those above: a business, a course, the search for a post, or a home; null of whoever may have a post. */
export function workPlace(c: Composer): 'business' | 'study' | 'search' | 'home' | null {
  const { trade, work } = c.asker
  if (trade === 'business') return 'business'
  if (trade === 'aspirant' || work === 'study') return 'study'
  if (searches(c)) return 'search'
  return work === 'service' || isWorkUnsaid(c) ? 'home' : null
}

/** True of a bond where the one who is loved has not said yes yet: no talk of the two houses comes before that. */
export const isUnreadyBond = once((c: Composer): boolean => c.asker.love === 'partner' && isUnready(c.whole.input.concern))

/** In whose words a stretch is told: by the work somebody does or prepares, by the bond they have or look for, by their age. */
export function kindOf(c: Composer, topic: MainTopic) {
  if (topic === 'career') {
    const { work, trade } = c.asker
    if (searches(c)) return 'career.without' as const
    if (isWorkUnsaid(c)) return 'career.unsaid' as const
    return work === 'livelihood' && (trade === 'business' || trade === 'post') ? (`career.${trade}` as const) : (`career.${work}` as const)
  }
  if (topic === 'abroad') return farKind(c)
  if (c.asker.love === 'partner' && c.asker.settled.includes('engaged')) return 'love.wed' as const
  if (isUnreadyBond(c)) return 'love.unready' as const
  if (c.asker.love === 'bond' || c.asker.love === 'partner') return `love.${c.asker.love}` as const
  if (c.asker.love === 'wide' || (c.asker.love === 'widowed' && !seeksAgain(c))) return 'love.elder' as const
  if (c.asker.love === 'widowed' && c.asker.age < ELDER) return 'love.again' as const
  if (c.asker.age >= ELDER) return 'love.elder' as const
  if (c.asker.age < COURTED) return 'love.young' as const
  if (!isUnsaid(c)) return 'love.open' as const
  return c.asker.age >= MIDLIFE ? ('love.home' as const) : ('love.maybe' as const)
}

/** What a lighter or a small step is made of: asking in matters of work and journeys; meeting, the families, a talk or a visit in those of love. */
export function mannerOf(
  c: Composer,
  topic: MainTopic,
): 'career' | 'business' | 'abroad' | 'meet' | 'promise' | 'families' | 'talk' | 'visit' {
  const kind = kindOf(c, topic)
  if (topic !== 'love') return kind === 'career.business' ? 'business' : topic
  if (kind === 'love.unready') return 'promise'
  if (kind === 'love.partner' || kind === 'love.wed') return 'families'
  if (kind === 'love.bond') return 'talk'
  return kind === 'love.elder' || kind === 'love.young' || kind === 'love.home' ? 'visit' : 'meet'
}

export type OfLove = 'meet' | 'promise' | 'families' | 'talk' | 'visit'

/** True of the manners of love, in which nobody tries. */
export const isOfLove = (manner: ReturnType<typeof mannerOf>): manner is OfLove =>
  manner === 'meet' || manner === 'promise' || manner === 'families' || manner === 'talk' || manner === 'visit'
