import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { questionOf } from '../understanding/understanding.ts'
import { smallerOpenings } from './answer/answer-stretches.ts'
import { firstElder, isOwnHouse, parentsOrder, parentsPlan, unwillingParent } from './love-ahead.ts'
import { matchKind } from './love-match.ts'

/** True where somebody is loved already, and the own parents do not agree. */
export const asksFamilyYes = (c: Composer): boolean =>
  c.asker.love === 'partner' && questionOf(c.input.concern).plea === 'consent' && isOwnHouse(c.input.concern)

/** The parents' side by the lords of their houses. */
export function familySide(c: Composer): Line {
  const ground = unwillingParent(c.input.concern)
  const { ids, state } = judge(c, ground)
  return c.line(ids, `plea.${ground}.${state}`)
}

/** The same for the first words of page 1, with whom to begin. */
export function familyAloud(c: Composer): Line[] {
  const ground = unwillingParent(c.input.concern)
  const side = familySide(c)
  const isAlike = ground === 'consent' && parentsOrder(c).by === 'alike'
  return [side, c.line(side.ids, isAlike ? 'point.one.tellAlike' : 'point.one.tell', { who: firstElder(c, ground) })]
}

/** A section of its own for two whose families are still to agree: how the parents' side lies, whom to speak to and when, and what speaks for a choice of one's own. */
export function familyBlocks(c: Composer): Block[] {
  if (!asksFamilyYes(c)) return []
  const { kind, how, id } = matchKind(c)
  return [
    c.heading('love.headFamily'),
    c.paragraph(
      familySide(c),
      ...parentsPlan(c, unwillingParent(c.input.concern), smallerOpenings(c, 'love')),
      c.timed && kind === 'own' && c.line([id], 'love.family.own', { how }),
    ),
  ]
}
