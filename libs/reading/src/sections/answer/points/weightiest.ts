import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { groundFact } from '../../short-concerns.ts'

/** The heaviest voice of the side that a ground comes to. */
export function weightiest(c: Composer, concern: Ground): Line[] {
  const found = judge(c, concern)
  const [voice] = found.state === 'ill' ? found.against : found.for
  return voice === undefined
    ? []
    : [
        c.line([voice.id], found.state === 'ill' ? 'answer.person.hinders' : 'answer.person.helps', {
          fact: groundFact(c, concern, voice, false),
        }),
      ]
}
