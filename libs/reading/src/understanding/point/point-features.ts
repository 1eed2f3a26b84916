import { featuresOf, stemOf, wordsOf } from '../meaning/features.ts'
import { listed } from '../meaning/listed.ts'

/** Words of what was told that are looked at, from its end: what stands next to a part is what it goes on from. */
const MOST_TOLD = 60

/** What a part shows to the classifier, and, marked as such, the words and the word lists' findings of what was told before it. */
export function pointFeatures(part: string, told: string): Set<string> {
  const found = featuresOf(part)
  if (told.trim() === '') return found.add('tnothing')
  for (const word of wordsOf(told).slice(-MOST_TOLD)) found.add(`t${stemOf(word)}`)
  for (const one of listed(told)) found.add(`T${one}`)
  return found
}
