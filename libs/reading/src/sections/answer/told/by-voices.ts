import type { Composer, Line } from '../../../compose/composer.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { groundFact } from '../../short-concerns.ts'
import { weightiest } from '../points/weightiest.ts'

/** How far a ground may be leaned on: a single voice against it is enough to ask for care, whatever the sum. */
export function carriage(c: Composer, ground: Ground): 'well' | 'mixed' | 'ill' {
  const { against, state } = judge(c, ground)
  return state === 'well' && against.length > 0 ? 'mixed' : state
}

/** A text by how far a ground may be leaned on, and the heaviest voice of the side that decides: where it is mixed the one that asks for care. */
export function byVoices(c: Composer, ground: Ground, key: { [State in 'well' | 'mixed' | 'ill']: MessageKey }): Line[] {
  const { ids, against } = judge(c, ground)
  const state = carriage(c, ground)
  const [doubt] = against
  return [
    c.line(ids, key[state]),
    ...(state === 'mixed' && doubt !== undefined
      ? [c.line([doubt.id], 'answer.person.hinders', { fact: groundFact(c, ground, doubt, false) })]
      : weightiest(c, ground)),
  ]
}
