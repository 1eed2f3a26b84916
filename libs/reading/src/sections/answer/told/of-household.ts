import type { Composer, Line } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { OF_HOUSEHOLD } from '../../../understanding/told-facts/household.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { plainText } from '../../../understanding/topics.ts'
import { kinAsked } from '../../kin-asked.ts'
import { parentsOrder } from '../../love-ahead.ts'
import { isOfStepChild } from '../points/of-house.ts'
import { weightiest } from '../points/weightiest.ts'
import { elderLines, leadsAway, OF_PARENTS, parentIn, stepIn } from './of-kin.ts'
import { alsoTold, asksOfOwn, asksOfTwo } from './of-match.ts'
import { IS_LOAN, LATE_HOUSE } from './of-means.ts'
import { byGround, type ToldWriter, type ToldWriters } from './told-writer.ts'

const IN_LAW = / (?:in laws?|sasur|saas) /
/** A talk at home that somebody fears for the sake of an elder. */
const TALKS: ReadonlySet<Point> = new Set<Point>(['love.consent', 'love.tell'])

/** A parent of whom something is: "fathers bypass", as a plain text has it. */
const OWNED = / (father|papa|dad|appa|mother|mummy|mom|amma)s /g

/** An elder whose illness is told: how the talk at home is held, or who stands by where the step leads away. */
const elderIll: ToldWriter = (c, told, asked) => {
  const heard = (OF_HOUSEHOLD.elderIll.hears.exec(plainText(told))?.[0] ?? '').replace(OWNED, ' $1 ')
  // of a partner's parents the houses of one's own say nothing
  if (IN_LAW.test(heard)) return []
  if (!asksOfTwo(c, asked) || !asked.some((point) => TALKS.has(point))) return elderLines(c, heard, asked)
  const who = parentIn(heard)
  const ground = who === 'parents' ? 'consent' : who
  const { ids, state } = judge(c, ground)
  // whom the answer has spoken to first is not spared the talk
  const isFirst = state === 'ill' && who === parentsOrder(c).first
  return [c.line(ids, `told.elderIll.${isFirst ? 'mixed' : state}`, { who: c.say(`told.who.${who}`) }), ...weightiest(c, ground)]
}

/** Matters in which people around talk. */
const TALKED_OF: ReadonlySet<Point> = new Set<Point>(['kin.childBirth', 'love.divorce', 'love.again'])

/** What people say: how firm one's own wish stands says how they are answered. */
const peopleTalk: ToldWriter = (c, _told, asked) =>
  asked.some((point) => TALKED_OF.has(point)) || asksOfOwn(c, asked)
    ? byGround(c, 'ownWish', { well: 'told.peopleTalk.well', mixed: 'told.peopleTalk.mixed', ill: 'told.peopleTalk.ill' })
    : []

/** True of a step that takes the children to another school. */
function movesSchool(c: Composer, asked: readonly Point[]): boolean {
  const step = stepIn(asked, ['far', 'back', 'city'])
  if (step === 'far') return !c.asker.abroad
  return step !== null || asked.includes('home.move') || leadsAway(c, asked)
}

/** Children at school, beside a step that moves them; those in a year of papers, or too small for it, are told of elsewhere. */
const schoolChildren: ToldWriter = (c, _told, asked) =>
  movesSchool(c, asked) && !alsoTold(c, 'childExam')
    ? byGround(c, 'child', { well: 'told.schoolChildren.well', mixed: 'told.schoolChildren.mixed', ill: 'told.schoolChildren.ill' })
    : []

/** From this age on a child of one's own is grown. */
const GROWN_FROM = 48
const isYoung = (c: Composer): boolean => Number(c.input.asOf.slice(0, 4)) - Number(c.input.birth.birthLocal.slice(0, 4)) < GROWN_FROM

/** A child of one's own that comes into a marriage. */
const childWithMe: ToldWriter = (c, _told, asked) =>
  asksOfOwn(c, asked) && isYoung(c) && !isOfStepChild(c)
    ? byGround(c, 'child', { well: 'told.childWithMe.well', mixed: 'told.childWithMe.mixed', ill: 'told.childWithMe.ill' })
    : []

/** An only child, beside a way that leads from the parents or a marriage. */
const onlyChild: ToldWriter = (c, _told, asked) => {
  if (
    !isYoung(c) ||
    kinAsked(c) !== null ||
    alsoTold(c, 'elderNeeds') ||
    asked.some((point) => OF_PARENTS.has(point) || point === 'abroad.back')
  )
    return []
  const isAway = stepIn(asked, ['far', 'city']) !== null || leadsAway(c, asked)
  if (!isAway && !asksOfOwn(c, asked)) return []
  const { ids, state } = judge(c, 'consent')
  return [c.line(ids, `told.onlyChild.${isAway ? 'away' : 'wed'}.${state}`), ...weightiest(c, 'consent')]
}

/** A rent that is paid beside a house that is asked for: so long the difference to an instalment is tried, by how debts lie. */
const rented: ToldWriter = (c, _told, asked) => {
  const { concern } = c.whole.input
  // one reserve is enough
  const paysLoan = toldFacts(c.input.concern).some(({ kind, words }) => kind === 'instalment' && IS_LOAN.test(plainText(words)))
  return asked.includes('home.buy') && !paysLoan && !LATE_HOUSE.test(plainText(concern))
    ? byGround(c, 'debt', { well: 'told.rented.well', mixed: 'told.rented.mixed', ill: 'told.rented.ill' })
    : []
}

/** What nobody left a will for: how the home lies says which paper comes first, with the law of it. */
function leftOpen(c: Composer): Line[] {
  return [
    ...byGround(c, 'home', { well: 'told.withoutWill.well', mixed: 'told.withoutWill.mixed', ill: 'told.withoutWill.ill' }),
    c.line(judge(c, 'home').ids, 'told.withoutWill.law'),
  ]
}

/** Grown children who have a life of their own, beside a matter of one's own late years. */
const LATE_STEPS: Readonly<Partial<Record<Point, 'love' | 'retire' | 'sell' | 'other'>>> = {
  'love.again': 'love',
  'work.retire': 'retire',
  'home.sell': 'sell',
  'self.purpose': 'other',
}

const childrenSettled: ToldWriter = (c, _told, asked) => {
  const [step] = asked.flatMap((point) => LATE_STEPS[point] ?? [])
  if (step === undefined || isYoung(c)) return []
  const { ids, state } = judge(c, 'child')
  return [c.line(ids, `told.childrenSettled.${state}`, { step }), ...weightiest(c, 'child')]
}

/** Those at home, held against the houses that stand for them (BPHS 11.3-13; what to do with it is practice). */
export const HOUSEHOLD_WRITERS: ToldWriters<keyof typeof OF_HOUSEHOLD> = {
  childWithMe,
  elderIll,
  peopleTalk,
  schoolChildren,
  onlyChild,
  elderWaits: (c, _told, asked) =>
    asked.some((point) => point.startsWith('love.')) && c.asker.bond !== 'married'
      ? byGround(c, 'elderSibling', { well: 'told.elderWaits.well', mixed: 'told.elderWaits.mixed', ill: 'told.elderWaits.ill' })
      : [],
  withoutWill: (c, _told, asked) => (asked.includes('home.share') ? leftOpen(c) : []),
  childrenSettled,
  vastu: (c, _told, asked) =>
    asked.some((point) => point.startsWith('home.') || point === 'self.relief')
      ? byGround(c, 'home', { well: 'told.vastu.well', mixed: 'told.vastu.mixed', ill: 'told.vastu.ill' })
      : [],
  rented,
}
