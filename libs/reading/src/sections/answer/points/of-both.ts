import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, judgeOwed } from '../../../rules/grounds.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import { workMode } from '../../career.ts'
import { fieldLine } from '../../named-work.ts'
import { servesByRules } from '../../ruled-service.ts'
import { workNamed } from '../../work-told.ts'
import { method } from './shared.ts'
import { namedTime, workTimes } from './times.ts'
import { weightiest } from './weightiest.ts'

type Mode = ReturnType<typeof workMode>['mode']

/** To leave the post, to do both or to stay: by the ground of trade and the form of work, as the chapter on work words it for a post. */
export const BOTH_SIDE = {
  well: { business: 'leave', profession: 'keep', even: 'both', service: 'keep' },
  mixed: { business: 'small', profession: 'stay', even: 'open', service: 'stay' },
  ill: { business: 'slow', profession: 'no', even: 'no', service: 'no' },
} as const satisfies Record<'well' | 'mixed' | 'ill', Record<Mode, string>>

/** A trade to begin against the post: which of the three ways, how to begin beside it and when, from when leaving may be thought of, and the loan that is told. */
export function bothWays(c: Composer, { words }: AskedPoint, said: readonly Line[]): Line[] {
  const { id, mode } = workMode(c)
  const { ids, state } = judge(c, 'business')
  const side = BOTH_SIDE[state][mode]
  const stays = side === 'stay' || side === 'no'
  const noun = c.say('noun.business')
  const wish = workNamed(c.whole).find(({ tie }) => tie === 'wish')
  const debt = judgeOwed(c)
  return [
    c.line([id, ...ids], `point.aside.${side}`, {
      form: c.say(mode === 'profession' ? 'point.aside.learnt' : `point.form.${mode}`),
    }),
    ...namedTime(c, words, { topic: 'career', ground: null, noun }),
    ...(wish === undefined ? weightiest(c, 'business') : [fieldLine(c, wish.field)]),
    c.line([method(c)], side === 'no' ? 'point.aside.begin.no' : 'point.aside.begin'),
    ...workTimes(c, noun, 'own', [id], said),
    c.line([id], stays ? 'point.aside.until.stay' : 'point.aside.until', { debt: c.asker.debt ? 'yes' : 'no' }),
    ...(c.asker.debt ? [c.line(debt.ids, `point.aside.loan.${debt.state}`)] : []),
    ...(servesByRules(c.whole) ? [c.line([method(c)], 'point.aside.rules')] : []),
  ]
}
