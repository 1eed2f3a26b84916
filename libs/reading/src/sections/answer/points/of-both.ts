import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, judgeOwed } from '../../../rules/grounds.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import { tellsInstalments } from '../../../understanding/instalments.ts'
import { fieldSold } from '../../../understanding/trade-begun.ts'
import { allWindows, readings } from '../../cache.ts'
import { workMode } from '../../career.ts'
import { runsAlready } from '../../held-beside.ts'
import { leavingTime } from '../../leaving-time.ts'
import { fieldLine } from '../../named-work.ts'
import { servesByRules } from '../../ruled-service.ts'
import { mayBegin } from '../../stretch-use.ts'
import { workNamed } from '../../work-told.ts'
import { spanAloud } from '../span-aloud.ts'
import { labelOf, meets } from '../answer-named.ts'
import { chosenStretches } from '../answer-stretches.ts'
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
  if (runsAlready(c)) return runningWays(c, side, said)
  const noun = c.say('noun.business')
  const wish = workNamed(c.whole).find(({ tie }) => tie === 'wish')
  const debt = judgeOwed(c)
  return [
    c.line([id, ...ids], `point.aside.${side}`, {
      form: c.say(mode === 'profession' ? 'point.aside.learnt' : `point.form.${mode}`),
    }),
    ...(leavingTime(c) === null ? namedTime(c, words, { topic: 'career', ground: null, noun }) : leavingMonth(c, stays)),
    ...(wish === undefined ? weightiest(c, 'business') : [fieldLine(c, wish.field)]),
    c.line([method(c)], side === 'no' ? 'point.aside.begin.no' : 'point.aside.begin'),
    ...workTimes(c, noun, 'own', [id], said),
    c.line([id], stays ? 'point.aside.until.stay' : 'point.aside.until', { debt: instalmentsTold(c) }),
    ...(c.asker.debt ? [c.line(debt.ids, `point.aside.loan.${debt.state}`)] : []),
    ...(servesByRules(c.whole) ? [c.line([method(c)], 'point.aside.rules')] : []),
  ]
}

/** Whether instalments are told, be they a debt that presses or one that a salary carries. */
const instalmentsTold = (c: Composer): 'yes' | 'no' => (c.asker.debt || tellsInstalments(c.whole.input.concern) ? 'yes' : 'no')

type Side = (typeof BOTH_SIDE)[keyof typeof BOTH_SIDE][Mode]
const STAYS: ReadonlySet<Side> = new Set(['keep', 'stay', 'no'])

/** A trade that sells already beside the post: the verdict on both, the post that needs no date, the month that is named for leaving it, and how the trade grows. */
function runningWays(c: Composer, side: Side, said: readonly Line[]): Line[] {
  const { id, mode } = workMode(c)
  const { ids } = judge(c, 'business')
  const isStaying = STAYS.has(side)
  const field = fieldSold(c.whole.input.concern)
  return [
    c.line([id, ...ids], `point.run.${side}`, { form: c.say(mode === 'profession' ? 'point.aside.learnt' : `point.form.${mode}`) }),
    c.line([id], 'point.run.post'),
    ...leavingMonth(c, isStaying),
    ...(field === null ? weightiest(c, 'business') : [fieldLine(c, field)]),
    ...(side === 'no' ? [] : [c.line([method(c)], 'point.run.grow')]),
    ...workTimes(c, c.say('noun.trade'), 'own', [id], said),
    c.line([id], isStaying ? 'point.aside.until.stay' : 'point.aside.until', { debt: instalmentsTold(c) }),
    ...(c.asker.debt ? [c.line(judgeOwed(c).ids, `point.aside.loan.${judgeOwed(c).state}`)] : []),
    ...(servesByRules(c.whole) ? [c.line([method(c)], 'point.aside.rules')] : []),
  ]
}

/** The month that somebody names for leaving the post: whether a stretch there bears so large a step, and which is the first that does. */
function leavingMonth(c: Composer, isStaying: boolean): Line[] {
  const named = leavingTime(c)
  if (named === null) return []
  const label = labelOf(c, named)
  const reading = readings(c).career.id
  if (isStaying) return [c.line([reading], 'point.run.month.stay', { label })]
  const bearing = allWindows(c).career.filter((stretch) => mayBegin(c, stretch))
  const [met] = bearing.flatMap(({ ids, parts }) => parts.filter((part) => meets(part, named)).map((part) => ({ ids, part })))
  if (met !== undefined) return [c.line(met.ids, 'point.run.month.bears', { label, span: spanAloud(c, met.part) })]
  const first = chosenStretches(c, 'career').find((stretch) => mayBegin(c, stretch) && stretch.from >= named.from)
  return [
    first === undefined
      ? c.line([reading], 'point.run.month.early', { label })
      : c.line(first.ids, 'point.run.month.earlyFirst', { label, span: spanAloud(c, first.parts[0]) }),
  ]
}
