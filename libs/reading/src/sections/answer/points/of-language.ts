import type { Composer, Line } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'

/** A test of language that was not passed is the next step of a way abroad, by how examinations lie. */
export function languageLine(c: Composer): Line {
  const { ids, state } = judge(c, 'exam')
  return c.line(ids, `point.away.test.${state}`)
}
