import type { Composer, Line } from '../../../compose/composer.ts'
import { placesFinding } from '../../../compose/parts.ts'
import { judge } from '../../../rules/grounds.ts'
import { readings } from '../../cache.ts'
import { groundFact } from '../../short-concerns.ts'
import { groundAloud, timeAloud } from '../answer-gist.ts'
import { method } from './shared.ts'

/** What suits somebody: the sign of the 7th, and without a lagna Venus. */
export function suitLine(c: Composer): Line {
  if (!c.timed)
    return c.line([placesFinding(c, 'point.venus', 'practice.signStyle', 'love', ['venus'])], `love.venus.${c.facts.sign('venus') as 0}`)
  const sign = placesFinding(c, 'answer.seventh', 'practice.signStyle', 'love', [c.facts.main.lordOf(7)])
  return c.line([sign], `love.sign.${c.facts.main.signOf(7) as 0}`)
}

/** A family that asks for a wedding before the post is there: the promise first, the wedding after the post, and the times of both. */
export function promiseFirst(c: Composer): Line[] {
  const post = timeAloud(c, 'career', c.say('noun.firstPost'), true)
  const promise = timeAloud(c, 'love', c.say('noun.promise'), true)
  return [
    c.line([method(c)], 'point.promise'),
    groundAloud(c, readings(c).love, c.say('noun.marriage')),
    ...[promise, post].filter((line) => line !== null),
    c.line([method(c)], 'point.promise.ask'),
  ]
}

/** Life in a marriage that is still to come: how the ground lies, what carries it and what asks for care, and who suits. */
export function lifeLines(c: Composer): Line[] {
  const { ids, state, for: helps, against } = judge(c, 'spouse')
  const voice = (key: 'point.life.helps' | 'point.life.care', [first]: typeof helps): Line[] =>
    first === undefined ? [] : [c.line([first.id], key, { fact: groundFact(c, 'spouse', first, false) })]
  return [c.line(ids, `point.life.${state}`), ...voice('point.life.helps', helps), ...voice('point.life.care', against), suitLine(c)]
}

/** One clear talk with somebody who is promised elsewhere is had within so many days, and what is said at home after it within so many more. */
export const WORD_DAYS = 14
export const SAY_DAYS = 28
