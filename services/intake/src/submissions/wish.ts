import type { ClarityArea, HindiConcern } from '@disha/contracts/api/intake'
import { TOPIC_CONCERNS } from '@disha/contracts/api/intake'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import { translatorFor } from '@disha/i18n/node/messages'
import { topicsOf } from '@disha/reading/topics'

/** What the four forms say, each in its own fields, of what a visitor wants to know. */
export type WishFields = {
  language: Language
  clarityArea?: ClarityArea | undefined
  concern?: string | undefined
  concerns?: HindiConcern[] | undefined
  topics?: Topic[] | undefined
  specificQuestion?: string | undefined
}

/** The one record behind them; `topics` has the leading one first. */
export type Wish = { clarityArea: ClarityArea; concern: string; topics: Topic[] }

const HINDI_TOPICS: Record<HindiConcern, Topic> = {
  naukri: 'career',
  vyavasaya: 'career',
  paisa: 'career',
  shiksha: 'career',
  prem: 'love',
  parivar: 'love',
  swasthya: 'wellbeing',
  adhyatm: 'general',
}

const AREAS: Record<Topic, ClarityArea> = {
  career: 'dharma',
  love: 'prema',
  abroad: 'samaya',
  wellbeing: 'samaya',
  general: 'samaya',
  timing: 'samaya',
}

const isTopicConcern = (concern: string | undefined): concern is (typeof TOPIC_CONCERNS)[number] =>
  (TOPIC_CONCERNS as readonly string[]).includes(concern ?? '')

/**
 * Chosen topics count before what the text suggests. The Tamil and Telugu forms choose in `concern`, the Hindi one in `concerns`;
 * where no sentence was written, `concern` is the labels of what was chosen, in the visitor's language.
 */
export function wishOf(form: WishFields): Wish {
  const label = (id: string): string => translatorFor(form.language)(`intake.concern.${id}`)
  const chosenConcern = isTopicConcern(form.concern) ? form.concern : undefined
  const written = form.specificQuestion || (chosenConcern === undefined ? form.concern : undefined)
  const chosen: Topic[] = [
    ...(form.topics ?? []),
    ...(chosenConcern === undefined ? [] : [chosenConcern]),
    ...(form.concerns ?? []).map((concern) => HINDI_TOPICS[concern]),
  ]
  const labels = form.concerns?.length ? form.concerns : chosen
  const lead = chosen[0]
  const clarityArea = form.clarityArea ?? (lead === undefined ? 'samaya' : AREAS[lead])
  const concern = written || [...new Set(labels)].map(label).join(', ')
  return { clarityArea, concern, topics: topicsOf({ chosen: [...new Set(chosen)], clarityArea, concern }) }
}
