import type { Composer, Line } from '../../../compose/composer.ts'
import type { MessageKey, Slots } from '../../../phrasebook/phrasebook.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { groundFact } from '../../short-concerns.ts'
import { weightiest } from '../points/weightiest.ts'

/** How far a ground may be leaned on: a single voice against it is enough to ask for care, whatever the sum. */
export function carriage(c: Composer, ground: Ground): 'well' | 'mixed' | 'ill' {
  const { against, state } = judge(c, ground)
  return state === 'well' && against.length > 0 ? 'mixed' : state
}

/** The heaviest voice of the side that decides how far a ground may be leaned on: where it is mixed the one that asks for care. */
export function voiceBehind(c: Composer, ground: Ground): Line[] {
  const [doubt] = judge(c, ground).against
  return carriage(c, ground) === 'mixed' && doubt !== undefined
    ? [c.line([doubt.id], 'answer.person.hinders', { fact: groundFact(c, ground, doubt, false) })]
    : weightiest(c, ground)
}

/** A text by how far a ground may be leaned on, and the voice behind it. */
export const byVoices = (
  c: Composer,
  ground: Ground,
  key: { [State in 'well' | 'mixed' | 'ill']: MessageKey },
  slots: Slots = {},
): Line[] => [c.line(judge(c, ground).ids, key[carriage(c, ground)], slots), ...voiceBehind(c, ground)]
