import type { Composer, Line } from '../compose/composer.ts'
import { addMonths } from '../facts/calendar.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { judge, type Judged } from '../rules/grounds.ts'
import { joinsChild } from '../understanding/join-child.ts'
import { calledKin } from './kin-asked.ts'
import { once } from './once.ts'
import { groundFact, nearestTime } from './short-concerns.ts'
import { methodFinding } from './verdict.ts'
import { spanOf } from './answer/answer-stretches.ts'

/**
 * Going to live with a grown child or staying in one's own place: home (4th) and its lord, the child's place (5th) and distance (12th) are weighed
 * against each other; the way in between, the time for a first long stay, and what is kept for the way back.
 */

/** To which side it leans: what holds at home against what carries to the child and far from home (practice). */
export const joinLean = once((c): 'stay' | 'go' | 'both' => {
  const worth = { well: 1, mixed: 0, ill: -1 }
  const { sum } = homeAndDistance(c)
  const by = worth[judge(c, 'home').state] - worth[judge(c, 'child').state] + { home: 1, even: 0, far: -1 }[sum]
  return by > 0 ? 'stay' : by < 0 ? 'go' : 'both'
})

/** The weightiest fact on the side that a ground leans to; null where nobody speaks. */
function factOf(c: Composer, ground: 'home' | 'child', found: Judged): string | null {
  const sides = found.state === 'ill' ? [...found.against, ...found.for] : [...found.for, ...found.against]
  // savings are no home
  const voice = sides.find(({ role }) => role !== 'other')
  return voice === undefined ? null : groundFact(c, ground, voice, false)
}

/** A visit needs no date where the first long stay is further off than this. */
const FAR_MONTHS = 3

function timeLines(c: Composer): Line[] {
  const time = nearestTime(c, 'home')
  if (time === null) return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'join.time.none')]
  if (time.from <= c.input.asOf) return [c.line(time.ids, 'join.time.now', { to: c.date(time.to, time.toErrorDays) })]
  return [
    c.line(time.ids, 'join.time', { span: spanOf(c, time) }),
    ...(time.from > addMonths(c.input.asOf, FAR_MONTHS) ? [c.line(time.ids, 'join.time.before')] : []),
  ]
}

/** Page 1 for such a choice; empty where none is asked. */
export function joinChildLines(c: Composer): Line[] {
  const asked = joinsChild(c.whole.input.concern)
  if (asked === null) return []
  const { who } = calledKin(c, 'child')
  const [home, child] = [judge(c, 'home'), judge(c, 'child')]
  const far = homeAndDistance(c)
  const [ofHome, ofChild] = [factOf(c, 'home', home), factOf(c, 'child', child)]
  const lean = joinLean(c)
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  return [
    c.line([far.id], `join.lean.${lean}`, { who }),
    c.line([...new Set([...home.ids, ...child.ids, far.id])], 'join.weighed', {
      home: ofHome === null ? c.say('join.home.none') : c.say(`join.home.${home.state}`, { fact: ofHome }),
      child: ofChild === null ? c.say('join.child.none', { who }) : c.say(`join.child.${child.state}`, { who, fact: ofChild }),
      far: c.say(`join.far.${far.sum}`),
    }),
    ...(lean === 'both' ? [] : [c.line([method], 'join.between')]),
    ...timeLines(c),
    c.line([method], `join.keep.${asked.home}`),
    ...(asked.sells ? [c.line([method], 'join.unsold')] : []),
  ]
}
