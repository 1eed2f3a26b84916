import { featuresOf, stemOf, wordsOf } from '../meaning/features.ts'
import { askerOfAnyAge } from '../asker.ts'
import { isNamed } from '../named-kin.ts'
import { PERSONS } from '../question.ts'
import { shortConcernsOf } from '../subjects.ts'
import { meantText, topicsOf } from '../topics.ts'

/** Words of what was told that are looked at, from its end: what stands next to a part is what it goes on from, most of all the last sentence. */
const MOST_TOLD = 60

const SENTENCE_ENDS = /[.?!\u0964]+\s/u

/** The fields, shorter matters and relatives that a text names. */
const named = (text: string): string[] => {
  const { lead, topics } = topicsOf({ concern: text })
  const plain = meantText(text)
  return [
    `lead:${lead}`,
    ...topics.map((topic) => `topic:${topic}`),
    ...shortConcernsOf(text).map((short) => `short:${short}`),
    ...PERSONS.filter((person) => isNamed(plain, person)).map((person) => `kin:${person}`),
  ]
}

/** Of a text that names no matter and nobody. */
const NO_MATTER = /:(?:general|timing)$/u

/** What a text tells of the person, whatever their age. */
function statesOf(text: string): string[] {
  const { bond, trade, love, settled, ...others } = askerOfAnyAge(text)
  const flags = Object.entries(others).flatMap(([name, value]) => (value === true ? [name] : []))
  return [`bond:${bond}`, `trade:${trade}`, `love:${love}`, ...settled, ...flags]
}

/**
 * What a part shows to the classifier, and, marked as such, the words of what was told before it; of the word lists only what either names, since a
 * question has several parts and the other lists take their time.
 */
export function pointFeatures(part: string, told: string): Set<string> {
  const found = featuresOf(part, false)
  const own = named(part)
  for (const one of own) found.add(`L${one}`)
  if (told.trim() === '') return found.add('tnothing')
  const words = wordsOf(told).slice(-MOST_TOLD).map(stemOf)
  const nearest = told.split(SENTENCE_ENDS).findLast((one) => one.trim() !== '') ?? ''
  for (const word of wordsOf(nearest).map(stemOf)) found.add(`n${word}`)
  const of = [...named(told), ...statesOf(told)]
  for (const word of words) found.add(`t${word}`)
  for (const one of of) found.add(`T${one}`)
  // what a part is about that names nothing ("will it recover") stands in what was told alone
  if (!own.every((one) => NO_MATTER.test(one))) return found
  for (const word of words) found.add(`u${word}`)
  for (const one of of) found.add(`U${one}`)
  return found
}
