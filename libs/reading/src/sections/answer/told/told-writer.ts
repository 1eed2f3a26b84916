import type { Composer, Line } from '../../../compose/composer.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { weightiest } from '../points/weightiest.ts'

/**
 * What the chart has to say to one thing that was told: it stands on a fact of this chart and says what to do with it; empty where it has nothing to add.
 * @param told the clause that tells it, as it was typed
 * @param asked the points that the question is surely after
 */
export type ToldWriter = (c: Composer, told: string, asked: readonly Point[]) => Line[]
export type ToldWriters<Kind extends string> = Readonly<Record<Kind, ToldWriter>>

/** A text by the state of a ground, and the heaviest voice of the side that decides. */
export function byGround(c: Composer, ground: Ground, key: { [State in 'well' | 'mixed' | 'ill']: MessageKey }): Line[] {
  const { ids, state } = judge(c, ground)
  return [c.line(ids, key[state]), ...weightiest(c, ground)]
}
