import type { Composer, Line } from '../../compose/composer.ts'
import { withoutTheirs } from '../../understanding/named-work.ts'
import { coursesNamed, namedOptions, OPTION_READ, type Option } from '../../understanding/named-options.ts'
import type { ListSlot } from '../../phrasebook/phrasebook.ts'
import { fieldFinding, weighField } from '../../rules/fields.ts'
import { judge } from '../../rules/grounds.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { once } from '../once.ts'
import { workMode } from '../career.ts'
import { nameOf } from '../../rules/field-names.ts'

/** Two names alone are held against each other by their fields, or as a pair of ways. */
const MANY = 3
/** From here on a leaning is more than slight, in parts of 1. */
const CLEAR = 0.3
/** Below this even the best of them has more against it than for it. */
const UPHILL = -0.2

/** A way with what its judges come to, from about -1 to 1, and a clause of each. */
export type WeighedWay = { score: number; ids: string[]; said: string[] }
/** `isUphill`: more stands against it than for it. */
type Weighed = WeighedWay & { option: Option; isUphill: boolean }

export const STATE_SCORE = { well: 0.6, mixed: 0, ill: -0.6 } as const
export const POST_SCORE = { service: 0.6, even: 0.1, profession: 0, business: -0.4 } as const
export const TRADE_SCORE = { service: -0.5, even: 0.1, profession: 0.2, business: 0.6 } as const

/** One option by the judges of the chapters: the field it leads to, the ground of examinations or study, the form of work. */
export function weighOption(c: Composer, option: Option): Weighed {
  const { field, asks } = OPTION_READ[option]
  const ids: string[] = []
  const said: string[] = []
  const scores: number[] = []
  if (asks === 'post' || asks === 'trade') {
    const { id, mode } = workMode(c)
    const { ids: grounds, state } = judge(c, asks === 'post' ? 'job' : 'business')
    ids.push(id, ...grounds)
    scores.push((asks === 'post' ? POST_SCORE : TRADE_SCORE)[mode], STATE_SCORE[state])
    said.push(c.say(`options.${asks}.${mode}`), ...(state === 'mixed' ? [] : [c.say(`options.${asks}.ground.${state}`)]))
  }
  if (asks === 'exam' || asks === 'study') {
    const { ids: grounds, state } = judge(c, asks)
    ids.push(...grounds)
    scores.push(STATE_SCORE[state])
    said.push(c.say(`options.${asks}.${state}`))
  }
  if (field !== undefined) {
    const { carried, tenths } = weighField(c, field)
    ids.push(fieldFinding(c, field))
    scores.push((tenths - 5) / 5)
    // the word for a branch of it is none for the whole
    said.push(c.say(`options.field.${carried}`, { field: option === 'mbbs' ? c.say('work.name.medicine') : nameOf(c, field) }))
  }
  const score = scores.reduce((sum, one) => sum + one, 0) / scores.length
  return { option, ids: [...new Set(ids)], said, score, isUphill: score < UPHILL }
}

/** An option by the name that was typed: a degree in medicine by its examination. */
function optionName(c: Composer, option: Option): string {
  const { concern } = c.whole.input
  if (option === 'mbbs' && !/\bmbbs\b/iu.test(concern)) return c.say('options.name.neet')
  if (option === 'law' && /\bllb\b/iu.test(concern)) return c.say('options.name.llb')
  if (option === 'bca' && /\bmca\b/iu.test(concern)) return c.say('options.name.mca')
  return c.say(`options.name.${option}`)
}

/** Courses that are held against each other, by the field that each leads to: all of them are study, so nothing else tells them apart. */
export const courseLines = (c: Composer, words: string): Line[] =>
  rankedLines(
    c,
    coursesNamed(words).flatMap((option): Weighed[] => {
      const { field } = OPTION_READ[option]
      if (field === undefined) return []
      const { carried, tenths } = weighField(c, field)
      return [
        {
          option,
          ids: [fieldFinding(c, field)],
          said: [c.say(`options.field.${carried}`, { field: nameOf(c, field) })],
          score: (tenths - 5) / 5,
          isUphill: carried === 'slow',
        },
      ]
    }),
  )

/** The options that a question holds against each other; none where two fields or a pair of ways say the same. */
const weighedOptions = once((c): Weighed[] => {
  const { form, pair, person } = questionOf(c.input.concern)
  if (person !== null || (form !== 'choice' && form !== 'which')) return []
  const options = namedOptions(withoutTheirs(c.input.concern))
  const isPlain = options.every((option) => OPTION_READ[option].asks === null)
  if (options.length < MANY && (options.length < 2 || pair !== null || isPlain)) return []
  return options.map((option) => weighOption(c, option))
})

/** To which of the named options the chart leans, however slightly, and one clause for each of the others. Empty where none are named. */
export const optionLines = (c: Composer): Line[] => rankedLines(c, weighedOptions(c))

function rankedLines(c: Composer, named: readonly Weighed[]): Line[] {
  const [first, second, ...more] = named.toSorted((a, b) => b.score - a.score)
  if (first === undefined || second === undefined) return []
  const said = ({ said: clauses }: Weighed): ListSlot => ({ list: clauses })
  const key = first.isUphill ? 'least' : first.score - second.score < CLEAR ? 'slight' : 'clear'
  return [
    c.line(
      named.flatMap(({ ids }) => ids),
      `options.lead.${key}`,
      {
        names: { list: named.map(({ option }) => optionName(c, option)) },
        first: optionName(c, first.option),
        what: c.say(`options.what.${first.option}`),
        said: said(first),
      },
    ),
    ...[second, ...more].map((one) =>
      c.line(one.ids, 'options.other', {
        name: optionName(c, one.option),
        what: c.say(`options.what.${one.option}`),
        said: said(one),
      }),
    ),
  ]
}
