import { ANSWER } from './answer.ts'
import { ALTERNATIVES } from './alternatives.ts'
import { ROADS } from './roads.ts'
import { WAYS } from './ways.ts'
import { BESIDE_TEXTS } from './beside.ts'
import { BRANCH_TEXTS } from './branches.ts'
import { CALENDAR } from './calendar.ts'
import { BARE_TEXTS } from './claims.ts'
import { CHILD_WISH } from './child-wish.ts'
import { CASE_TEXTS } from './case.ts'
import { CITED } from './cited.ts'
import { CLAUSES } from './answer-clauses.ts'
import { AT_HOME } from './at-home.ts'
import { BRIEF } from './brief.ts'
import { APPENDIX } from './appendix.ts'
import { FRAME } from './frame.ts'
import { GRAHA_TEXTS } from './grahas.ts'
import { LEAVING } from './leaving.ts'
import { LEDGER } from './ledger.ts'
import { LIVING_APART } from './living-apart.ts'
import { LORDS } from './lords.ts'
import { MATTERS } from './matters.ts'
import { MOON_TEXTS } from './moon.ts'
import { NAMED } from './named.ts'
import { HEALTH } from './health.ts'
import { HOUSEHOLD } from './household.ts'
import { KIN } from './kin.ts'
import { PAIRS } from './pairs.ts'
import { PERIODS } from './periods.ts'
import { PLACES } from './places.ts'
import { POINTS } from './points.ts'
import { POINTS_OF_POSTS } from './points-posts.ts'
import { POINTS_OF_FORKS } from './points-forks.ts'
import { POINTS_OF_DUES } from './points-dues.ts'
import { POINTS_OF_WORK } from './points-work.ts'
import { POINTS_AWAY } from './points-away.ts'
import { POINTS_HOME } from './points-home.ts'
import { POINTS_KIN } from './points-kin.ts'
import { POINTS_LIFE } from './points-life.ts'
import { PREVIEW } from './preview.ts'
import { REMEDIES } from './remedies.ts'
import { STRENGTHS } from './strengths.ts'
import { TAROT } from './tarot.ts'
import { FILED_TEXTS } from './filed.ts'
import { TESTED_TEXTS } from './tested.ts'
import { TIME } from './time.ts'
import { TOPIC_DO } from './topic-do.ts'
import { TOPIC_TEXTS } from './topic-texts.ts'
import { VOICES } from './voices.ts'
import { WHY } from './why.ts'
import { OPTION_TEXTS } from './options.ts'
import { ORDER_TEXTS } from './order.ts'
import { OWN_HEART_TEXTS } from './own-heart.ts'
import { WORK_TEXTS } from './work-texts.ts'
import { TOLD_AWAY } from './told-away.ts'
import { TOLD_BELIEF } from './told-belief.ts'
import { TOLD_DEALING } from './told-dealing.ts'
import { TOLD_HOUSEHOLD } from './told-household.ts'
import { TOLD_KIN } from './told-kin.ts'
import { TOLD_MATCH } from './told-match.ts'
import { TOLD_MEANS } from './told-means.ts'
import { TOLD_PAPERS } from './told-papers.ts'
import { TOLD_STANDING } from './told-standing.ts'
import { TOLD_TERMS } from './told-terms.ts'
import { TOLD_WORK } from './told-work.ts'
import { TOLD_TWO_HOUSES } from './told-two-houses.ts'
import { YEAR } from './year.ts'
import { YOGAS } from './yogas.ts'

/** Every English text of the reading, as ICU messages. The keys are the list that another language has to match. */
export const ENGLISH = {
  ...ALTERNATIVES,
  ...ROADS,
  ...WAYS,
  ...ANSWER,
  ...APPENDIX,
  ...AT_HOME,
  ...BESIDE_TEXTS,
  ...BRANCH_TEXTS,
  ...BRIEF,
  ...CALENDAR,
  ...CHILD_WISH,
  ...CASE_TEXTS,
  ...CITED,
  ...CLAUSES,
  ...FRAME,
  ...GRAHA_TEXTS,
  ...HEALTH,
  ...HOUSEHOLD,
  ...KIN,
  ...LEAVING,
  ...LEDGER,
  ...LIVING_APART,
  ...LORDS,
  ...MATTERS,
  ...MOON_TEXTS,
  ...NAMED,
  ...PAIRS,
  ...PERIODS,
  ...PLACES,
  ...POINTS,
  ...POINTS_OF_FORKS,
  ...POINTS_OF_DUES,
  ...POINTS_OF_POSTS,
  ...POINTS_OF_WORK,
  ...POINTS_AWAY,
  ...POINTS_HOME,
  ...POINTS_KIN,
  ...POINTS_LIFE,
  ...PREVIEW,
  ...REMEDIES,
  ...STRENGTHS,
  ...TAROT,
  ...TESTED_TEXTS,
  ...FILED_TEXTS,
  ...TIME,
  ...TOPIC_DO,
  ...TOPIC_TEXTS,
  ...VOICES,
  ...WHY,
  ...BARE_TEXTS,
  ...WORK_TEXTS,
  ...OPTION_TEXTS,
  ...ORDER_TEXTS,
  ...OWN_HEART_TEXTS,
  ...TOLD_AWAY,
  ...TOLD_BELIEF,
  ...TOLD_DEALING,
  ...TOLD_HOUSEHOLD,
  ...TOLD_KIN,
  ...TOLD_MATCH,
  ...TOLD_MEANS,
  ...TOLD_PAPERS,
  ...TOLD_STANDING,
  ...TOLD_TERMS,
  ...TOLD_WORK,
  ...TOLD_TWO_HOUSES,
  ...YEAR,
  ...YOGAS,
}

export type MessageKey = keyof typeof ENGLISH
