import { addYears } from '../../../facts/calendar.ts'
import { isLighter } from '../../../rules/windows.ts'
import { undated } from '../../undated.ts'
import { spanAloud } from '../answer-gist.ts'
import { chosenStretches, NEAR_YEARS } from '../answer-stretches.ts'
import { method, stateLine, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** Whether the family can come along: one roof in another place, and the time for it. */
const join: Writer = (c) => {
  const [first, ...later] = chosenStretches(c, 'abroad')
  const then = undated(c, 'abroad') ? undefined : (later.find((stretch) => !isLighter(stretch)) ?? later[0] ?? first)
  return [
    c.line([method(c)], 'point.join.papers'),
    stateLine(c, 'together', 'point.join'),
    ...(then === undefined || then.from > addYears(c.input.asOf, NEAR_YEARS)
      ? []
      : [c.line(then.ids, 'point.join.time', { span: spanAloud(c, then.parts[0]) })]),
  ]
}

/** What has an answer of its own: other countries. */
export const ABROAD_WRITERS: Writers = {
  'abroad.join': join,
}

export const ABROAD_PLAIN: PlainQuestions = {
  'abroad.when': 'When will I go abroad?',
  'abroad.should': 'Should I go abroad or stay in India?',
  'abroad.country': 'Canada or Germany, which country is better for me?',
  'abroad.visa': 'Will my visa be approved?',
  'abroad.settle': 'Will I settle abroad permanently?',
  'abroad.study': 'Will I study abroad?',
  'abroad.work': 'When will I get a job abroad?',
  'abroad.back': 'Should I come back to India?',
}
