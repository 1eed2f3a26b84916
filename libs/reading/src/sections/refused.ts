import type { Composer, Line } from '../compose/composer.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { judge } from '../rules/grounds.ts'
import { plainText } from '../understanding/topics.ts'
import { visitAbroad } from '../understanding/visit-abroad.ts'
import { askedTopics, readings } from './cache.ts'

/** A file for another country that an office has turned down. */
const REFUSED = / (?:refus(?:ed|al|als)|reject(?:ed|ion|ions)|denied|denial|turned down) /
const FILE = / (?:visas?|permits?|pr|embassy|consulate|immigration|study permit) /

export const tellsOfRefusal = (words: string): boolean => REFUSED.test(plainText(words))

/** True of whoever is to file again for a country where they do not live yet. */
export function filesAgain(c: Composer): boolean {
  const { concern } = c.whole.input
  return (
    !c.asker.abroad &&
    visitAbroad(concern) === null &&
    askedTopics(c.whole).has('abroad') &&
    tellsOfRefusal(concern) &&
    FILE.test(plainText(concern))
  )
}

const STUDIES = / (?:study|studies|student|ms|mba|masters?|phd|university|uni|college|course|admission|intake) /u

/** True where a course is what the country is for. */
export const goesToStudy = (c: Composer): boolean => STUDIES.test(plainText(c.whole.input.concern))

export type FarWay = 'journey' | 'study' | 'stay'

/** How the journey, a course there and staying for good stand, each by the judge of its own: 1 carried, 0 level, -1 held back; `best` has those that stand highest. */
export function farWays(c: Composer): { ways: { way: FarWay; score: 1 | 0 | -1 }[]; best: FarWay[]; ids: string[] } {
  const reading = readings(c).abroad
  const { sum, id } = homeAndDistance(c)
  const away = judge(c, 'studyAway')
  const studies = goesToStudy(c)
  const score = { support: 1, well: 1, far: 1, oppose: -1, ill: -1, home: -1, even: 0, mixed: 0, silent: 0 } as const
  const ways: { way: FarWay; score: 1 | 0 | -1 }[] = [
    { way: 'journey', score: reading.step === null ? 0 : score[reading.verdict] },
    ...(studies ? [{ way: 'study' as const, score: score[away.state] }] : []),
    { way: 'stay', score: score[sum] },
  ]
  const top = Math.max(...ways.map(({ score }) => score))
  return {
    ways,
    best: ways.filter(({ score }) => score === top).map(({ way }) => way),
    ids: [reading.id, ...(studies ? away.ids : []), id],
  }
}

/** Which of them stands best: what a new file is made for. */
export function bestWayLine(c: Composer): Line {
  const { ways, best, ids } = farWays(c)
  const names = (all: readonly FarWay[]) => ({ list: all.map((way) => c.say(`refused.way.${way}`)) })
  if (best.length === ways.length) return c.line(ids, 'point.refused.level', { ways: names(best) })
  const carried = ways.some(({ way, score }) => way === best[0] && score > 0) ? 'yes' : 'no'
  return c.line(ids, 'point.refused.best', { best: names(best), count: best.length, carried })
}
