import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { periodFinding } from '../compose/parts.ts'
import { groundPeriods, judge } from '../rules/grounds.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { periodTone } from '../rules/period-colour.ts'
import { periodSpan } from './short-concerns.ts'

/** Where a transfer leads, and the sub-period that leads home: the one judge of page 1 and of the chapter on work. */
export function transferGround(c: Composer): { where: Line[]; homeward: Line[] } {
  const { ids, state } = judge(c, 'transfer')
  const { sum, id } = homeAndDistance(c)
  const home = groundPeriods(c, 'transfer').find((period) => periodTone(c, period) !== 'ill')
  return {
    where: [
      c.line(ids, `point.transfer.${state === 'well' ? 'near' : state === 'ill' ? 'far' : 'mixed'}`),
      // the place is read of the post; where home against distance says otherwise of a life, both are said
      ...(state === 'well' && sum !== 'home' ? [c.line([id], `point.transfer.near.${sum}`)] : []),
      ...(state === 'ill' && sum === 'home' ? [c.line([id], 'point.transfer.far.near')] : []),
    ],
    homeward:
      home === undefined || state === 'ill'
        ? []
        : [c.line([periodFinding(c, home)], 'point.transfer.home', { antar: c.graha(home.lords[1] as Graha), span: periodSpan(c, home) })],
  }
}
