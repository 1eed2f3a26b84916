import { TOPIC_CONCERNS, type ClarityArea, type HindiConcern } from '@disha/contracts/api/intake'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import { translatorFor } from '@disha/i18n/node/messages'
import { withDetails } from '@disha/reading/read-as'
import { topicsOf } from '@disha/reading/understanding/understanding'

/** What the four forms say, each in its own fields, of what a visitor wants to know. */
export type WishFields = {
  language: Language
  clarityArea?: ClarityArea | undefined
  concern?: string | undefined
  concerns?: HindiConcern[] | undefined
  topics?: Topic[] | undefined
  specificQuestion?: string | undefined
  additionalDetails?: string | undefined
}

/** The one record behind them; `topics` has the leading one first. */
export type Wish = { clarityArea: ClarityArea; concern: string; topics: Topic[] }

const isTopicConcern = (concern: string | undefined): concern is (typeof TOPIC_CONCERNS)[number] =>
  (TOPIC_CONCERNS as readonly string[]).includes(concern ?? '')

/**
 * Chosen topics count before what the text suggests. The Tamil and Telugu forms choose in `concern`, the Hindi one in `concerns`;
 * where no sentence was written, `concern` is the labels of what was chosen, in the visitor's language.
 */
export function wishOf(form: WishFields): Wish {
  const { language, concerns = [] } = form
  const chosenConcern = isTopicConcern(form.concern) ? form.concern : undefined
  const topics: Topic[] = [...(form.topics ?? []), ...(chosenConcern === undefined ? [] : [chosenConcern])]
  const written = form.specificQuestion || (chosenConcern === undefined ? form.concern : undefined)
  const labels = [...new Set<string>(concerns.length > 0 ? concerns : topics)].map((id) => translatorFor(language)(`intake.concern.${id}`))
  const concern = written || labels.join(', ')
  const asked = topicsOf({
    concern: withDetails({ concern, details: form.additionalDetails }),
    concerns,
    topics,
    language,
    ...(form.clarityArea === undefined ? {} : { clarityArea: form.clarityArea }),
  })
  return { clarityArea: asked.clarityArea, concern, topics: asked.topics }
}
