import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { lordFinding, placedOf } from '../compose/parts.ts'
import { judge } from '../rules/grounds.ts'
import { isKinAlone } from '../understanding/kin-objects.ts'
import { eldersRefuse } from '../understanding/waiting.ts'
import { questionOf } from '../understanding/understanding.ts'
import { whoOf } from './answer/answer-clauses.ts'
import { smallerOpenings } from './answer/answer-stretches.ts'
import { firstElder, isOwnHouse, isTiedByPlace, parentsOrder, parentsPlan, unwillingParent } from './love-ahead.ts'
import { matchKind } from './love-match.ts'
import { once } from './once.ts'
import { theirRule } from './waiting.ts'

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
  // who objects hears it from an elder who does not
  if (isKinAlone(c.input.concern)) return [side, c.line(side.ids, 'point.one.kin')]
  return [side, c.line(side.ids, isAlike ? 'point.one.tellAlike' : 'point.one.tell', { who: firstElder(c, ground) })]
}

/** True where somebody is loved already, and it is the other house that does not agree. */
export const asksTheirYes = once(
  (c: Composer): boolean =>
    c.asker.love === 'partner' &&
    !isOwnHouse(c.input.concern) &&
    (questionOf(c.input.concern).plea === 'consent' || eldersRefuse(c.input.concern)),
)

/** The yes that is waited for, in the words of whoever asks: of the own family, or of the other one. */
export const yesNoun = (c: Composer): string => (asksTheirYes(c) ? c.say('noun.consent.theirs', { who: whoOf(c) }) : c.say('noun.consent'))

/** The other house: how one comes to its door by one's own chart, in which weeks, and the rule for its elders. */
function theirBlocks(c: Composer): Block[] {
  const { graha, id } = lordFinding(c, 10, 'love')
  const seventh = lordFinding(c, 7, 'love')
  const way = isTiedByPlace(c, graha, seventh.graha) ? 'tied' : 'apart'
  const [month] = smallerOpenings(c, 'love')
  const who = whoOf(c)
  return [
    c.heading('love.headFamily.theirs', { who }),
    c.paragraph(
      c.timed &&
        c.line([id, seventh.id], `love.family.theirs.${way}`, {
          who,
          lord: c.graha(graha),
          state: placedOf(c, graha),
          seventh: c.graha(seventh.graha),
          same: graha === seventh.graha ? 'yes' : 'no',
        }),
      month !== undefined && c.line([month.id], 'love.family.theirs.month', { who, month: month.label }),
      ...theirRule(c),
    ),
  ]
}

/** A section of its own for two whose families are still to agree: how the parents' side lies, whom to speak to and when, and what speaks for a choice of one's own. */
export function familyBlocks(c: Composer): Block[] {
  if (asksTheirYes(c)) return theirBlocks(c)
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
