import type { Composer, Line } from '../../compose/composer.ts'
import { fieldFinding, weighField } from '../../rules/fields.ts'
import { judge, type Ground } from '../../rules/grounds.ts'
import { homeAndDistance } from '../../rules/home-distance.ts'
import { alternativesIn, type Alternative, type Called, type WayApart } from '../../understanding/alternatives.ts'
import { OPTION_READ } from '../../understanding/named-options.ts'
import type { Field } from '../../understanding/work-words.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { workMode } from '../career.ts'
import { publicOrPrivate } from '../work-told.ts'
import { nameOf } from '../../rules/field-names.ts'
import { workNamed } from '../work-told.ts'
import { choiceItems, leadOfPair } from './answer-choice.ts'
import { POST_SCORE, STATE_SCORE, TRADE_SCORE, weighOption, type WeighedWay } from './answer-options.ts'

/** "This or that" of work, study and trade, each side weighed by the judge of the chapter that it belongs to. */

type Side = WeighedWay & WeighedSide & { ids: string[] }

/** The ground by which a way is weighed, for its reasons; a form of work, a change of post and a field have judges of their own. */
export const groundOfWay = (way: WayApart, against: WayApart): Ground | null => {
  switch (way) {
    case 'post':
      return 'job'
    case 'own':
    case 'grow':
    case 'sell':
    case 'close':
      return 'business'
    case 'studyAway':
    case 'government':
    case 'private':
      return way
    case 'study':
      return against === 'studyAway' || against === 'away' ? 'studyHome' : 'study'
    case 'sit':
      return 'exam'
    default:
      return null
  }
}

/** To which side a choice leans, with its sentences; `way` is the one that it comes to, or that stands first where neither has the lead. */
export type Leaning = { way: WayApart; ways: readonly WayApart[]; degree: Degree; lines: readonly Line[]; sides: readonly WeighedSide[] }

/** One way of a choice, as it is called, with the ground that it was weighed by where it was one. */
export type WeighedSide = { way: WayApart; name: string; ground: Ground | null; ids: readonly string[]; said: readonly string[] }

/** How far one of two ways is leaned to. */
export type Degree = 'clear' | 'slight' | 'even'

/** Below this difference neither has the lead; from the other on the leaning is more than slight. */
export const ALIKE = 0.1
export const CLEAR = 0.4

/** A step that is held against holding still is judged by itself. */
const STEPS: readonly WayApart[] = ['move', 'sell', 'close', 'grow']

const mean = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length)

const groundOf = (c: Composer, ground: Ground, said: (state: 'well' | 'mixed' | 'ill') => string[]): WeighedWay => {
  const { ids, state } = judge(c, ground)
  return { score: STATE_SCORE[state], ids, said: said(state) }
}

const fieldOf = (c: Composer, field: Field): WeighedWay => {
  const { carried, tenths } = weighField(c, field)
  return {
    score: (tenths - 5) / 5,
    ids: [fieldFinding(c, field)],
    said: [c.say(`options.field.${carried}`, { field: nameOf(c, field) })],
  }
}

const both = (...parts: readonly WeighedWay[]): WeighedWay => ({
  score: mean(parts.map(({ score }) => score)),
  ids: [...new Set(parts.flatMap(({ ids }) => ids))],
  said: parts.flatMap(({ said }) => said),
})

function formOf(c: Composer, of: 'post' | 'trade'): WeighedWay {
  const { id, mode } = workMode(c)
  // nobody is sent into a post before a trade that runs already
  const runs = of === 'trade' && mode === 'service' && c.asker.trade === 'business'
  const form = {
    score: (of === 'post' ? POST_SCORE : TRADE_SCORE)[mode],
    ids: [id],
    said: [c.say(runs ? 'options.trade.service.runs' : `options.${of}.${mode}`)],
  }
  return both(
    form,
    groundOf(c, of === 'post' ? 'job' : 'business', (state) => (state === 'mixed' ? [] : [c.say(`options.${of}.ground.${state}`)])),
  )
}

/** Government service or a private post: the judge of the two where they stand against each other, else the ground of each. */
function serviceOf(c: Composer, of: 'government' | 'private', against: WayApart): WeighedWay {
  const own = groundOf(c, of, (state) => [c.say(`alt.${of}.${state}`)])
  if (against !== (of === 'government' ? 'private' : 'government')) return of === 'government' ? both(own, fieldOf(c, 'government')) : own
  const apart = publicOrPrivate(c) * (of === 'government' ? -1 : 1)
  return { ...own, score: Math.sign(apart) * Math.min(0.6, Math.abs(apart) / 5) }
}

/** A life in another country: home against distance, as the chapter has it. */
function farOf(c: Composer): WeighedWay {
  const { sum, id } = homeAndDistance(c)
  const side = sum === 'home' ? 'near' : sum
  return { score: side === 'far' ? 0.6 : side === 'near' ? -0.6 : 0, ids: [id], said: [c.say(`alt.away.${side}`)] }
}

export function weigh(c: Composer, { way, field, option }: Alternative, against: WayApart): WeighedWay {
  const ofField = field === null ? [] : [fieldOf(c, field)]
  switch (way) {
    case 'hold':
      return formOf(c, c.asker.trade === 'business' ? 'trade' : 'post')
    case 'post':
      return both(formOf(c, 'post'), ...ofField)
    case 'own':
      return both(formOf(c, 'trade'), ...ofField)
    case 'grow':
      return groundOf(c, 'business', (state) => [c.say(`alt.trade.${state}`)])
    case 'sell':
    case 'close': {
      const trade = groundOf(c, 'business', (state) => [c.say(`alt.trade.${state}`)])
      return { ...trade, score: -trade.score }
    }
    case 'move': {
      const lead = leadOfPair(c, 'stayOrMove')
      const ids = choiceItems(c, 'stayOrMove', 'career')[0]?.[0]?.ids ?? []
      return { score: lead * 0.6, ids: [...ids], said: [c.say(`alt.move.${lead > 0 ? 'now' : lead < 0 ? 'later' : 'even'}`)] }
    }
    case 'studyAway':
      return groundOf(c, 'studyAway', (state) => [c.say(`alt.studyAway.${state}`)])
    case 'study':
      return groundOf(c, against === 'studyAway' || against === 'away' ? 'studyHome' : 'study', (state) => [
        c.say(`options.study.${state}`),
      ])
    case 'away':
      return both(farOf(c), ...ofField)
    case 'government':
    case 'private':
      return serviceOf(c, way, against)
    case 'sit':
      return groundOf(c, 'exam', (state) => [c.say(`options.exam.${state}`)])
    case 'option':
      return option === null ? both() : optionOf(c, option, against)
    case 'field':
      return both(...ofField)
  }
}

/** A degree; held against study in another country it is weighed as study at home. */
function optionOf(c: Composer, option: NonNullable<Alternative['option']>, against: WayApart): WeighedWay {
  const { asks, field } = OPTION_READ[option]
  if (asks !== 'study' || against !== 'studyAway') return weighOption(c, option)
  const here = groundOf(c, 'studyHome', (state) => [c.say(`alt.studyHome.${state}`)])
  return field === undefined ? here : both(here, fieldOf(c, field))
}

/** A degree and a country by the names that were typed, and a change as one of company. */
function nameAsCalled(c: Composer, way: WayApart, { place, degree, company }: Called): string | null {
  if (way === 'move') return company ? c.say('alt.name.company') : null
  if (place === null || (way !== 'studyAway' && way !== 'away')) return null
  const where = c.say(`alt.place.${place}`)
  return way === 'away'
    ? c.say('alt.name.awayIn', { where })
    : c.say('alt.name.studyIn', { what: c.say(`alt.degree.${degree ?? 'none'}`), where })
}

/** A post that is held against one of the state is a private one; against a private one it is the work that is there, or a post elsewhere. */
const postBeside = (c: Composer, against: WayApart): 'alt.name.private' | 'alt.name.keep' | 'alt.name.elsewhere' | 'alt.name.post' =>
  against === 'government'
    ? 'alt.name.private'
    : against !== 'private'
      ? 'alt.name.post'
      : c.asker.trade === 'post' && !isWithoutPost(c.asker.settled)
        ? 'alt.name.keep'
        : 'alt.name.elsewhere'

function nameOfWay(c: Composer, { way, field, option, called }: Alternative, against: WayApart): string {
  const name = called === undefined ? null : nameAsCalled(c, way, called)
  if (name !== null) return name
  if (way === 'government' && called?.exam) return called.exam
  if (way === 'option' && option !== null) {
    const name = c.say(`options.name.${option}`)
    return against === 'studyAway' ? c.say('alt.name.here', { name }) : name
  }
  if (way === 'field' && field !== null) return nameOf(c, field)
  if (way === 'own' && field !== null) return c.say('alt.name.ownIn', { field: nameOf(c, field) })
  if (way === 'hold')
    return c.say(STEPS.includes(against) ? 'alt.name.hold' : isWithoutPost(c.asker.settled) ? postBeside(c, against) : 'alt.name.keep')
  if (way === 'post') return c.say(postBeside(c, against))
  return c.say(`alt.name.${way as Exclude<WayApart, 'option' | 'field' | 'hold'>}`)
}

/** Ways of which nothing counts but the field that they are in, where both name one. */
const OF_FIELD: readonly WayApart[] = ['field', 'study', 'option', 'sit']

/** A change into a field that is named is held against the field that somebody has, and not against waiting. */
function ownField(c: Composer, one: Alternative, other: Alternative): Alternative {
  if (one.way === 'move' && one.field !== null && other.way !== 'move') return { ...one, way: 'field' }
  const own = workNamed(c).find(({ field, tie }) => tie === 'does' && field !== other.field)
  return one.way === 'hold' && own !== undefined && (other.way === 'field' || (other.way === 'move' && other.field !== null))
    ? { way: 'field', field: own.field, option: null }
    : one
}

/** The choice that stands in the words, weighed; null where they hold no two ways that are known. */
export function leaningOf(c: Composer, words: string, told: string): Leaning | null {
  const found = alternativesIn(words, told)
  if (found === null) return null
  const [a, b] = [ownField(c, found[0], found[1]), ownField(c, found[1], found[0])]
  // two trades, or two courses, are told apart by what they are in
  const plain = (one: Alternative, other: Alternative): Alternative =>
    one.field !== null && other.field !== null && (one.way === other.way || [one.way, other.way].every((way) => OF_FIELD.includes(way)))
      ? { ...one, way: 'field' }
      : one
  const sides = [plain(a, b), plain(b, a)] as const
  const [one, other] = sides.map((side, at): Side => {
    const against = (sides[1 - at] as Alternative).way
    return { ...weigh(c, side, against), way: side.way, name: nameOfWay(c, side, against), ground: groundOfWay(side.way, against) }
  }) as [Side, Side]
  if (one.ids.length === 0 || other.ids.length === 0) return null
  const step = [one, other].find(({ way }) => STEPS.includes(way))
  if (step !== undefined && (one.way === 'hold' || other.way === 'hold')) return holdOrStep(c, step)
  const [first, second] = one.score >= other.score ? [one, other] : [other, one]
  const apart = first.score - second.score
  const ids = [...new Set([...first.ids, ...second.ids])]
  const slots = { a: one.name, b: other.name, one: first.name, other: second.name, said: { list: first.said } }
  const even = apart < ALIKE
  const degree: Degree = even ? 'even' : apart < CLEAR ? 'slight' : 'clear'
  return {
    way: first.way,
    ways: [a.way, b.way],
    degree,
    sides: [first, second],
    lines: [
      c.line(ids, `alt.${degree}`, slots),
      ...(second.said.length === 0 || second.said.join() === first.said.join()
        ? []
        : [c.line(second.ids, 'alt.other', { other: second.name, said: { list: second.said } })]),
      ...(even ? [c.line(first.ids, 'alt.even.do', { one: first.name })] : []),
    ],
  }
}

/** A step, or to hold still: by the ground of the step alone. */
function holdOrStep(c: Composer, step: Side): Leaning {
  const { way, score, ids, said } = step
  const side = score > ALIKE ? 'step' : score < -ALIKE ? 'hold' : 'even'
  // whoever has no post leaves none: what can wait is another line of work
  const verb = c.say(
    way === 'move' && isWithoutPost(c.asker.settled) ? 'alt.verb.line' : `alt.verb.${way as 'move' | 'sell' | 'close' | 'grow'}`,
  )
  return {
    way: side === 'hold' ? 'hold' : way,
    ways: [way, 'hold'],
    degree: side === 'even' ? 'even' : 'slight',
    sides: [step],
    lines: [c.line(ids, `alt.hold.${side}`, { verb, said: { list: said } })],
  }
}
