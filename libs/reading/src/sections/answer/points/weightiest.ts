import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { SHORT_CONCERNS } from '../../../understanding/subjects.ts'
import { groundFact, voiceLine } from '../../short-concerns.ts'

/** The heaviest voice of the side that a ground comes to: by what it means, where there are words for that, and else by its fact. */
export function weightiest(c: Composer, concern: Ground): Line[] {
  const found = judge(c, concern)
  const short = SHORT_CONCERNS.find((one) => one === concern)
  if (short !== undefined) return voiceLine(c, short, found, found.state === 'ill' ? 'against' : 'for')
  const [voice] = found.state === 'ill' ? found.against : found.for
  return voice === undefined
    ? []
    : [
        c.line([voice.id], found.state === 'ill' ? 'answer.person.hinders' : 'answer.person.helps', {
          fact: groundFact(c, concern, voice, false),
        }),
      ]
}
