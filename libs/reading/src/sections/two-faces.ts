import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { KARAKAS } from '../rules/witnesses.ts'
import { readings } from './cache.ts'
import { ledMatter } from './led-matter.ts'
import { once } from './once.ts'
import { shortNoun } from './short-concerns.ts'
import { witnessName } from './verdict.ts'
import { mattersOf } from './year-matters.ts'

type Side = 'for' | 'against'
/** On which side a graha counts, by which findings and, of a field, by which witness. */
type OneSide = { side: Side; ids: readonly string[]; voice: string | null }
/** What page 1 counts on what was asked about: its noun, the side of each graha, and the pointers where they help together. */
type Counted = { noun: string; sides: ReadonlyMap<Graha, OneSide>; together: readonly Graha[] }

/** The voices on what was asked about first; null where nothing was that is weighed. */
export const countedOf = once((c): Counted | null => {
  const sides = new Map<Graha, OneSide>()
  const both = new Set<Graha>()
  const add = (graha: Graha, side: Side, ids: readonly string[], voice: string | null): void => {
    const told = sides.get(graha)
    if (told === undefined) sides.set(graha, { side, ids, voice })
    else if (told.side !== side) both.add(graha)
  }
  const led = ledMatter(c)
  if (led !== null) {
    const found = judge(c, led)
    for (const side of ['for', 'against'] as const)
      for (const { graha, id } of found[side]) if (graha !== null) add(graha, side, [id], null)
    return { noun: shortNoun(c, led), sides, together: [] }
  }
  const [matter] = mattersOf(c)
  if (matter === undefined) return null
  const reading = readings(c)[matter.topic]
  for (const side of ['for', 'against'] as const)
    // the running sub-period is a time and no place at birth
    for (const { name, carriers, ids } of reading[side].filter((one) => one.name !== 'dasha')) {
      const [first] = carriers
      if (first !== undefined && first !== 'points') add(first, side, ids, witnessName(c, matter.topic, name))
    }
  for (const graha of both) sides.delete(graha)
  const together = reading.for.some(({ name }) => name === 'karaka') ? KARAKAS[matter.topic] : []
  return { noun: matter.noun, sides, together }
})

/**
 * How a graha that counts for what was asked about holds together with a time of its own that presses, and one that counts against it with a time
 * that helps: the place at birth says what can be reached, the time says at what pace. Null where both say the same.
 */
export function facesLine(c: Composer, graha: Graha, by: 'passage' | 'period', tone: 'helps' | 'presses' | 'plain'): Line | null {
  const counted = countedOf(c)
  const own = counted?.sides.get(graha)
  if (counted === null || own === undefined || tone === 'plain' || (own.side === 'for') === (tone === 'helps')) return null
  return c.line(own.ids, `faces.${by}.${own.side}`, {
    graha: c.graha(graha),
    noun: counted.noun,
    by: own.voice === null ? '' : c.say('faces.by', { voice: own.voice }),
  })
}
