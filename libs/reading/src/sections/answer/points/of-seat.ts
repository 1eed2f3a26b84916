import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { nameOf } from '../../../rules/field-names.ts'
import { fieldFinding, weighField } from '../../../rules/fields.ts'
import { judge } from '../../../rules/grounds.ts'
import { resultTold, seatTold } from '../../../understanding/seat-or-result.ts'
import type { Field } from '../../../understanding/work-words.ts'
import { underWayLines } from '../../attempts.ts'
import { useClause } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { ALIKE, CLEAR } from '../alternatives.ts'
import { STATE_SCORE } from '../answer-options.ts'
import { chosenStretches, smallerOpenings } from '../answer-stretches.ts'
import { spanAloud } from '../span-aloud.ts'
import { method } from './shared.ts'

/** A reason with its weight: above 0 it speaks for the side that it belongs to. */
type Reason = { said: string; sign: number }
type Side = { name: string; score: number; ids: readonly string[]; reasons: readonly Reason[] }

const SIGN = { well: 1, half: 0, slow: -1, mixed: 0, ill: -1 } as const

/** One of the two by the field of work that carries it best, and by the ground that opens it: the examination, or daily duty. */
function sideOf(c: Composer, name: string, fields: readonly Field[], ground: 'exam' | 'job'): Side {
  const { ids, state } = judge(c, ground)
  const [best] = fields.map((field) => weighField(c, field)).toSorted((a, b) => b.tenths - a.tenths)
  const ofGround = { said: c.say(`seat.ground.${ground}.${state}`), sign: SIGN[state] }
  if (best === undefined) return { name, score: STATE_SCORE[state], ids, reasons: [ofGround] }
  return {
    name,
    score: ((best.tenths - 5) / 5 + STATE_SCORE[state]) / 2,
    ids: [fieldFinding(c, best.field), ...ids],
    reasons: [{ said: c.say(`options.field.${best.carried}`, { field: nameOf(c, best.field) }), sign: SIGN[best.carried] }, ofGround],
  }
}

/** What speaks for a side, and after it what does not. */
function reasonsOf(c: Composer, { reasons }: Side): string {
  const [pros, cons] = [reasons.filter(({ sign }) => sign >= 0), reasons.filter(({ sign }) => sign < 0)]
  const [pro, con] = [pros, cons].map((some) => ({ list: some.map(({ said }) => said) })) as [{ list: string[] }, { list: string[] }]
  if (pros.length === 0 || cons.length === 0) return c.say('seat.reasons', { list: pros.length === 0 ? con : pro })
  return c.say('seat.reasons.both', { pro, con })
}

/**
 * The seat by the day or by contract against the one that a result would open: to which of the two the chart leans, the months in reach, what is left of the
 * attempt, and what keeps the seat meanwhile. A far stretch closes it and heads nothing.
 */
export function seatLines(c: Composer): Line[] {
  const { concern } = c.whole.input
  const seat = seatTold(concern)
  const result = resultTold(concern)
  const here = sideOf(c, c.say(`seat.here.${seat?.place ?? 'other'}`), seat?.fields ?? ['government'], 'job')
  const there = sideOf(c, c.say(`seat.to.${result.to}`), result.fields, 'exam')
  const [first, second] = there.score >= here.score ? [there, here] : [here, there]
  const apart = first.score - second.score
  const ids = [...new Set([...first.ids, ...second.ids])]
  const degree = apart < ALIKE ? 'even' : apart < CLEAR ? 'slight' : 'clear'
  return [
    c.line(ids, `seat.${degree}`, { one: first.name, other: second.name, said: reasonsOf(c, first) }),
    c.line(second.ids, 'seat.other', { other: second.name, said: reasonsOf(c, second) }),
    ...underWayLines(c),
    ...monthsInReach(c),
    c.line([method(c)], first === there || degree === 'even' ? 'seat.keep' : 'seat.ask'),
    ...markedTime(c),
  ]
}

/** So many months in reach are named. */
const MOST_MONTHS = 2

/** The months of the year ahead that are usable, whatever is marked later. */
function monthsInReach(c: Composer): Line[] {
  const months = [...smallerOpenings(c, 'career')].toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(0, MOST_MONTHS)
  return months.length === 0
    ? []
    : [
        c.line(
          months.map(({ id }) => id),
          'seat.months',
          { months: { list: months.map(({ label }) => label) }, count: months.length },
        ),
      ]
}

/** The first stretch for work: near, a date to count on; far, one that nothing waits for. */
function markedTime(c: Composer): Line[] {
  const [stretch] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  if (stretch === undefined) return []
  const far = stretch.from > addYears(c.input.asOf, 1)
  return [
    c.line(stretch.ids, far ? 'seat.marked.far' : 'seat.marked', {
      span: spanAloud(c, stretch.parts[0]),
      use: far ? '' : useClause(c, stretch),
    }),
  ]
}
