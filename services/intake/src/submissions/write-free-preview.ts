import type { Gender } from '@disha/contracts/api/intake'
import type { BirthInput } from '@disha/contracts/birth'
import type { Topic } from '@disha/contracts/finding'
import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import type { Language } from '@disha/contracts/language'
import type { ReadAs } from '@disha/contracts/question'
import type { User } from '@disha/database/intake/user.entity'
import { computeChart } from '@disha/jyotish/compute-chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { writePreview } from '@disha/reading/write-preview'
import { computed } from '../engine/computed.ts'

export type PreviewRequest = {
  birth: BirthInput
  name: string
  gender: Gender | null
  concern: string
  details?: string | null
  readAs?: ReadAs | null
  topics: Topic[]
  language: Language
  seed: string
  asOf: string
  displayTimeZone: string
}

/** The request for a stored visitor; the seed stays the session's: the cards that were drawn stay drawn. */
export const previewRequest = (
  user: Pick<User, 'fullName' | 'gender' | 'concern' | 'additionalDetails' | 'readAs' | 'topics' | 'sessionId' | 'displayTimeZone'>,
  more: Pick<PreviewRequest, 'birth' | 'language' | 'asOf'>,
): PreviewRequest => {
  const { fullName: name, gender, concern, additionalDetails: details, readAs, topics, sessionId: seed, displayTimeZone } = user
  return { name, gender, concern, details, readAs, topics, seed, displayTimeZone, ...more }
}

/**
 * The free preview of one birth: a pure function, answered at once.
 * @throws ApiError `invalid_request` for a birth outside what the engine can compute.
 */
export function writeFreePreview(request: PreviewRequest, ephemeris: Ephemeris): { insights: Insights; evidence: InsightsEvidence } {
  const { birth, name, gender, concern, details = null, readAs = null, topics, language, seed, asOf, displayTimeZone } = request
  return computed(() => {
    const chart = computeChart(birth, ephemeris)
    const { insights, evidence } = writePreview({
      birth,
      chart,
      ephemeris,
      person: { name, ...(gender === null ? {} : { gender }) },
      concern,
      ...(details === null ? {} : { details }),
      ...(readAs === null ? {} : { readAs }),
      topics,
      language,
      seed,
      asOf,
      displayTimeZone,
    })
    return { insights, evidence }
  })
}
