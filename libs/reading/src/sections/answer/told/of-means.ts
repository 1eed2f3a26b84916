import type { Point } from '../../../understanding/point/points.ts'
import type { OF_MEANS } from '../../../understanding/told-facts/means.ts'
import { byGround, type ToldWriters } from './told-writer.ts'

/** Steps into which money is put. */
const COSTS: ReadonlySet<Point> = new Set<Point>([
  'work.own',
  'work.trade',
  'work.partner',
  'work.funds',
  'home.buy',
  'home.vehicle',
  'abroad.study',
  'study.course',
  'money.invest',
])

/** Means of one's own, held against the houses of savings and gains (BPHS 11.3, 11.12; how much of them to use is practice). */
export const MEANS_WRITERS: ToldWriters<keyof typeof OF_MEANS> = {
  savings: (c, _told, asked) =>
    asked.some((point) => COSTS.has(point))
      ? byGround(c, 'money', { well: 'told.savings.well', mixed: 'told.savings.mixed', ill: 'told.savings.ill' })
      : [],
}
