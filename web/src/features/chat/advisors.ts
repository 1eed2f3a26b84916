import { LANGUAGES, type Language } from '@disha/contracts/language'

export const ADVISOR_IDS = ['firstChart', 'career', 'love', 'abroad', 'timing', 'calm', 'remedies', 'yearAhead'] as const
export type AdvisorId = (typeof ADVISOR_IDS)[number]

/** Ratings below this number say nothing about a guide yet. */
export const RATINGS_TO_SHOW = 20

/**
 * A scripted guide (product.md §3). Name, specialty and experience, which says what the guide covers, are texts:
 * `advisors.<id>.name`, `.specialty`, `.experience`. Nobody is invented: a guide has a role, not a person's name.
 */
export type Advisor = {
  id: AdvisorId
  languages: readonly Language[]
  /** mean of the visitors' ratings, of so many; none were given yet where `ratings` is 0 */
  rating: number | null
  ratings: number
  avatarType: 'male' | 'female'
  /** the emblem its drawing carries */
  image: AdvisorId
  /** a guide whose texts are still being written is away */
  isOnline: boolean
  responseSeconds: number
}

const guide = (id: AdvisorId, avatarType: Advisor['avatarType'], isOnline = true): Advisor => ({
  id,
  languages: LANGUAGES,
  rating: null,
  ratings: 0,
  avatarType,
  image: id,
  isOnline,
  responseSeconds: 2,
})

/** Eight fixed guides; two are away. */
export const ADVISORS: readonly Advisor[] = [
  guide('firstChart', 'female'),
  guide('career', 'male'),
  guide('love', 'female'),
  guide('abroad', 'male'),
  guide('timing', 'male'),
  guide('calm', 'female'),
  guide('remedies', 'male', false),
  guide('yearAhead', 'female', false),
]

export const advisorOf = (id: string): Advisor | undefined => ADVISORS.find((advisor) => advisor.id === id)

/** The rating as it may be shown: to one decimal, and only from twenty on. */
export const shownRating = ({ rating, ratings }: Pick<Advisor, 'rating' | 'ratings'>): string | null =>
  rating === null || ratings < RATINGS_TO_SHOW ? null : rating.toFixed(1)
