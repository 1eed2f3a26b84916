import type { Gender } from '@disha/contracts/api/intake'
import type { BirthInput } from '@disha/contracts/birth'
import type { Topic } from '@disha/contracts/finding'
import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import type { Language } from '@disha/contracts/language'
import { computeChart } from '@disha/jyotish/compute-chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { writePreview } from '@disha/reading/write-preview'
import { computed } from '../engine/computed.ts'

export type PreviewRequest = {
  birth: BirthInput
  name: string
  gender: Gender | null
  concern: string
  topics: Topic[]
  language: Language
  seed: string
  asOf: string
  displayTimeZone: string
}

/**
 * The free preview of one birth: a pure function, answered at once.
 * @throws ApiError `invalid_request` for a birth outside what the engine can compute.
 */
export function writeFreePreview(request: PreviewRequest, ephemeris: Ephemeris): { insights: Insights; evidence: InsightsEvidence } {
  const { birth, name, gender, concern, topics, language, seed, asOf, displayTimeZone } = request
  return computed(() => {
    const chart = computeChart(birth, ephemeris)
    const { insights, evidence } = writePreview({
      birth,
      chart,
      ephemeris,
      person: { name, ...(gender === null ? {} : { gender }) },
      concern,
      topics,
      language,
      seed,
      asOf,
      displayTimeZone,
    })
    return { insights, evidence }
  })
}
