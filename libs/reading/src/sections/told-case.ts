import type { Composer } from '../compose/composer.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { caseTold, type ToldCase } from '../understanding/told-case.ts'
import { once } from './once.ts'

/** The case that a reading is asked about; null where none runs, and beside a marriage that is not shared, which has a plan of its own. */
export const caseOf = once((c): ToldCase | null => (c.asker.apart === null ? caseTold(c.whole.input.concern) : null))

/** Grounds that only a case has: how one stands in it, and an agreement with the other side. */
export const CASE_GROUNDS = ['dispute', 'terms'] as const
export type CaseGround = (typeof CASE_GROUNDS)[number]
export const isCaseGround = (ground: string): ground is CaseGround => CASE_GROUNDS.some((one) => one === ground)

/** The case and its other side, as they are called. */
export function caseSlots(c: Composer): Slots {
  const other = caseOf(c)?.other ?? null
  const named = other === null ? null : c.say(`case.other.${other}`)
  return {
    other: named ?? c.say('case.other'),
    theCase: named === null ? c.say('case.name') : c.say('case.nameWith', { other: named }),
  }
}
