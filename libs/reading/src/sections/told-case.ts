import type { Composer } from '../compose/composer.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import { caseTold, opposedAhead, siblingOpposed, type ToldCase } from '../understanding/told-case.ts'
import { once } from './once.ts'

/** The case that a reading is asked about; null where none runs, and beside a marriage that is not shared, which has a plan of its own. */
export const caseOf = once((c): ToldCase | null => (c.asker.apart === null ? caseTold(c.whole.input.concern) : null))

/** The year in which the case began, as told or by the years that it has lasted; null where neither is told. */
export function caseBeganIn(c: Composer): number | null {
  const { began = null, years = null } = caseOf(c) ?? {}
  return began ?? (years === null ? null : Number(c.input.asOf.slice(0, 4)) - years)
}

/** Grounds that only a case has: how one stands in it, and an agreement with the other side. */
export const CASE_GROUNDS = ['dispute', 'terms'] as const
export type CaseGround = (typeof CASE_GROUNDS)[number]
export const isCaseGround = (ground: string): ground is CaseGround => CASE_GROUNDS.some((one) => one === ground)

/** The other side as it is called; null where none is named. */
function otherName(c: Composer): string | null {
  const { concern } = c.whole.input
  const { other = null, age = null } = caseOf(c) ?? siblingOpposed(concern) ?? { other: opposedAhead(concern) }
  return other === null ? null : c.say((age === null ? `case.other.${other}` : `case.other.${other}.${age}`) as MessageKey)
}

/** The case and its other side, as they are called. */
export function caseSlots(c: Composer): Slots {
  const named = otherName(c)
  return {
    other: named ?? c.say('case.other'),
    theCase: named === null ? c.say('case.name') : c.say('case.nameWith', { other: named }),
  }
}

/** The case by what it is over as well, where that is told: for its first mention. */
export function caseInFull(c: Composer): string {
  const { over = null, ancestral = false } = caseOf(c) ?? {}
  if (over === null) return caseSlots(c)['theCase'] as string
  const named = otherName(c)
  const thing = c.say('case.over', { thing: c.say(`case.over.${over}`), ancestral: ancestral ? 'yes' : 'no' })
  return named === null ? c.say('case.nameOver', { over: thing }) : c.say('case.nameOverWith', { over: thing, other: named })
}
