import { headAsGist, type Composer } from '../../compose/composer.ts'
import { placesFinding } from '../../compose/parts.ts'
import type { Question } from '../../understanding/question.ts'
import { GROUNDS } from '../../rules/grounds.ts'
import { whoOf } from './answer-clauses.ts'
import { choiceItems } from './answer-choice.ts'
import { careStep, groundItem, stepItem } from './answer-ground.ts'
import { type Item, nextItem, smallerOpenings } from './answer-stretches.ts'
import { readings } from '../cache.ts'
import { allyParent, firstElder, isOwnHouse, isTiedByPlace, parentsPlan, talkBegins, unwillingParent } from '../love-ahead.ts'
import { verdictLines, questionMethod } from '../verdict.ts'
import { theirDays, theirRule, waitedFor } from '../waiting.ts'

/** The first talk as the one step, in the month that the plan names for it; where none is marked, in its stretch, else by the next turn. */
function consentStep(c: Composer, who: string): Item {
  const [month] = smallerOpenings(c, 'love')
  const care = careStep(c)
  if (care !== null) return care
  const ally = allyParent(c.input.concern)
  if (ally !== null) return stepItem(c, `plea.do.consentAlly.${ally}`, 'love').slice(0, 1)
  if (month === undefined) {
    const talk = talkBegins(c)
    return talk === null
      ? stepItem(c, 'plea.do.consentOwn', 'love', { who }).slice(0, 1)
      : [c.line(talk.ids, 'plea.do.consentOwn.from', { who, from: c.date(talk.from, talk.fromErrorDays) })]
  }
  return [
    c.line([month.id], 'plea.do.consentOwn.month', {
      who,
      month: month.label,
      why: c.say(`point.tell.why.${month.why === 'ask' || month.why === 'open' ? month.why : 'own'}`),
    }),
  ]
}

/** Of the other house the one step is to find out with its child who speaks first, by the day of the rule. */
function theirStep(c: Composer): Item {
  const care = careStep(c)
  if (care !== null) return care
  const { ask } = theirDays(c)
  return [c.line(ask.ids, 'plea.do.consentTheirs', { who: whoOf(c), ask: c.date(ask.day, ask.errorDays) })]
}

/** The parents' side: their lords, and whether these are tied to those of affection and marriage. */
export function consentItems(c: Composer, { pair }: Question): Item[] {
  const view = c.facts.main
  const ground = unwillingParent(c.input.concern)
  const own = isOwnHouse(c.input.concern)
  const elders = [...new Set(GROUNDS[ground].houses.map((house) => view.lordOf(house)))]
  const bond = [...new Set(([5, 7] as const).map((house) => view.lordOf(house)))]
  const tied = elders.filter((one) => bond.some((other) => isTiedByPlace(c, one, other)))
  const id = placesFinding(c, 'plea.consent.tie', 'practice.periodTie', 'love', [...new Set([...elders, ...bond])])
  return [
    own
      ? [
          ...groundItem(c, ground),
          c.line([id], tied.length === 0 ? 'plea.consent.noTie' : 'plea.consent.tie', {
            lords: { list: tied.map((graha) => c.graha(graha)) },
            count: tied.length,
          }),
        ]
      : // the other house stands in the other chart
        [
          c.line([questionMethod(c)], 'point.consent.theirs', { who: c.say(`point.consent.who.${whoOf(c)}`) }),
          ...(waitedFor(c) === null ? headAsGist(theirRule(c)) : []),
        ],
    ...(own ? [parentsPlan(c, ground, smallerOpenings(c, 'love'))] : []),
    // whoever loves somebody has chosen: of two ways only those of the heart that were named belong here
    ...(pair !== null && pair.startsWith('love') ? choiceItems(c, pair, 'love') : []),
    verdictLines(c, readings(c).love).slice(0, 2),
    nextItem(c, readings(c).love, c.say(c.asker.bond === 'married' ? 'noun.bond' : 'noun.marriage')),
    own ? consentStep(c, firstElder(c, ground)) : theirStep(c),
    [c.line([questionMethod(c)], own ? 'plea.cannot.consent' : 'plea.cannot.consentTheirs', { who: whoOf(c) })],
  ]
}
