import type { Composer, Line } from '../../compose/composer.ts'
import { judge } from '../../rules/grounds.ts'
import { TOPIC_HOUSE, type MainTopic } from '../../rules/witnesses.ts'
import type { WayApart } from '../../understanding/alternatives.ts'
import { fearsForPost } from '../../understanding/another-employer.ts'
import { namedPeriods } from '../../understanding/named-dates.ts'
import { filesAgain } from '../refused.ts'
import { readings } from '../cache.ts'
import { groundFact } from '../short-concerns.ts'
import { choiceItems } from './answer-choice.ts'
import { groundItem, jupiterLine, shortStepItem, stepItem } from './answer-ground.ts'
import { metBy } from './answer-named.ts'
import type { AnswerPart } from './answer-parts.ts'
import { nextItem, type Item } from './answer-stretches.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { leaningOf, type Leaning, type WeighedSide } from './alternatives.ts'
import { roadsTold, type Roads } from './roads.ts'
import { roadWords } from '../../understanding/points-asked.ts'
import { reasonedVerdict } from './answer-reasons.ts'
import { stepAndLimit } from './answer-step.ts'

/**
 * What a part that weighs two ways stands on, by the judges of its own sentences: a way is never told by another judge below than above, and the one thing to
 * do belongs to the way that it came to.
 */

/** Ways whose time is one of work. */
const OF_WORK: readonly WayApart[] = ['hold', 'move', 'sell', 'close', 'grow', 'own', 'post', 'government', 'private']
/** Ways that are learning. */
const OF_STUDY: readonly WayApart[] = ['study', 'option', 'sit', 'field']

/** The choice that the sentences of a part have weighed; null where they weigh none. */
export function leaningIn({ lines, points }: AnswerPart): { c: Composer; leaning: Leaning } | null {
  const { asked, read } = points.at(-1) ?? {}
  if (asked === undefined || read === undefined) return null
  const leaning = leaningOf(read, asked.words, asked.told)
  return leaning !== null && lines.some(({ text }) => text === leaning.lines[0]?.text) ? { c: read, leaning } : null
}

/** The two roads that the sentences of a part have told; null where they tell none. */
export function roadsInPart({ lines, points }: AnswerPart): { c: Composer; roads: Roads } | null {
  for (const { asked, read } of points) {
    const roads = roadsTold(read, roadWords(asked))
    if (roads !== null && lines.some(({ text }) => text === roads.lines[0]?.text)) return { c: read, roads }
  }
  return null
}

/** The step for the road that is in hand, else for study far away, else by the nearest turn: nobody looks for what they hold. */
function roadStep(c: Composer, { first, second }: Roads): Item {
  const both = [first, second]
  const seat = both.find(({ kind }) => kind === 'seat')
  const offer = both.find(({ held, kind }) => held === 'offer' && kind !== 'seat')
  const keep = both.find(({ held }) => held === 'post')
  const away = both.find(({ kind }) => kind === 'studyAway')
  const method = [first, second].flatMap(({ ids }) => [...ids]).slice(0, 1)
  const ids = method.length > 0 ? method : [readings(c).career.id]
  const steps = [
    ...(seat === undefined ? [] : [c.line(ids, 'roads.do.seat', { name: seat.name })]),
    ...(offer === undefined ? [] : [c.line(ids, 'roads.do.offer', { name: offer.name })]),
    // whoever fears for the post asks for no leave from it
    ...(keep === undefined || seat !== undefined || offer !== undefined || fearsForPost(c.whole.input.concern)
      ? []
      : [c.line(ids, 'roads.do.keep', { name: keep.name })]),
  ]
  if (steps.length > 0) return steps.slice(0, 1)
  return away === undefined
    ? stepAndLimit(c, 'career')[0]
    : [c.line(ids, 'roads.do.studyAway', { name: away.name, other: both.find((one) => one !== away)?.name ?? '' })]
}

/** The grounds of two roads: the heaviest voices of each, the ground of study far away, the times of work of one's own, the step and the limit. */
export function roadItems(c: Composer, roads: Roads): Item[] {
  const { first, second, lines } = roads
  const both = [first, second]
  const isOut = both.some(({ weighed }) => weighed?.way === 'studyAway')
  const isFar = both.some(({ weighed }) => weighed?.way === 'away')
  const isOwn = both.some(({ weighed }) => weighed?.way === 'own')
  const told = both.flatMap(({ weighed, name, ground, ids }) =>
    // one post is not told from another by the lords of work
    weighed === null || weighed.way === 'studyAway' || both.every((one) => one.weighed?.way === 'post')
      ? []
      : sideLines(c, { way: weighed.way, name, ground, ids }),
  )
  const times = [...(isOwn ? (['career'] as const) : []), ...(isFar && (!isOwn || filesAgain(c)) ? (['abroad'] as const) : [])]
  return [
    [...lines.slice(0, 1), ...told],
    ...(isOut ? studyAwayItems(c) : []),
    ...times.flatMap((topic) => [
      reasonedVerdict(c, topic),
      nextItem(
        c,
        readings(c)[topic],
        topic === 'career' ? c.say('noun.business') : filesAgain(c) ? c.say('noun.filing') : nounOf(c, askedOf(c, topic)),
      ),
    ]),
    roadStep(c, roads),
    [c.line([readings(c).career.id], 'roads.cannot')],
  ].filter((item) => item.length > 0)
}

/** The heaviest voice on each side of a way, by the ground that weighed it. */
function sideLines(c: Composer, { way, name, ground }: Omit<WeighedSide, 'said'>): Line[] {
  // that no sub-period calls for a change has been said of the way itself
  if (way === 'move')
    return (choiceItems(c, 'stayOrMove', 'career')[0] ?? []).slice(1).filter(({ text }) => text !== c.say('answer.choice.stay'))
  if (ground === null) return []
  const found = judge(c, ground)
  return ([found.for[0], found.against[0]] as const).flatMap((voice, at) =>
    voice === undefined
      ? []
      : [
          c.line([voice.id], at === 0 ? 'answer.choice.because' : 'answer.choice.weak', {
            way: name,
            facts: groundFact(c, ground, voice, false),
          }),
        ],
  )
}

const topicOf = (way: WayApart): MainTopic | null =>
  way === 'away' || way === 'studyAway' ? 'abroad' : OF_WORK.includes(way) ? 'career' : null

/** The stretch for study in another country in a time that the question names, which is then the one that is told. */
function namedStretch(c: Composer): ReturnType<typeof metBy>[number] | undefined {
  const [named] = namedPeriods(c.input.concern, c.input.asOf)
  return named === undefined ? undefined : metBy(c, { topic: 'abroad', ground: null }, named)[0]
}

/** A way out to study: its ground with Jupiter's passage, and the stretches only where no time that is named has told others. */
const studyAwayItems = (c: Composer): Item[] => [
  [...groundItem(c, 'studyAway'), ...jupiterLine(c, TOPIC_HOUSE.abroad)],
  namedStretch(c) === undefined ? nextItem(c, readings(c).abroad, c.say('noun.studyAway')) : [],
]

/** One thing to do for the way that leads, by the beginning of its own time. */
function stepFor(c: Composer, way: WayApart, step: Item): Item {
  if (way !== 'studyAway') return OF_STUDY.includes(way) ? shortStepItem(c, 'study') : step
  const { part, ids } = namedStretch(c) ?? {}
  if (part === undefined || ids === undefined || part.from <= c.input.asOf) return stepItem(c, 'plea.studyAway.do', 'abroad')
  const by = c.say('plea.by.stretch', { date: c.date(part.from, part.fromErrorDays), noun: c.say('noun.studyAway') })
  return [c.line(ids, 'plea.studyAway.do', { date: by })]
}

/** The grounds of a choice: both ways by the judge that weighed them, the field of each with its times, one thing to do and what no chart can say. */
export function leaningItems(c: Composer, { way, ways, lines, sides }: Leaning): Item[] {
  const isOut = ways.includes('studyAway')
  const topics = [
    ...new Set([way, ...ways].map(topicOf).filter((topic) => topic !== null && !(topic === 'abroad' && isOut))),
  ] as MainTopic[]
  const times = topics.map((topic) => nextItem(c, readings(c)[topic], nounOf(c, askedOf(c, topic))))
  const [step, limit] = stepAndLimit(c, topicOf(way) ?? 'career')
  // what the ground of study abroad tells by itself is told there
  const told = sides.filter((side) => side.way !== 'studyAway').flatMap((side) => sideLines(c, side))
  return [
    [...lines, ...told],
    ...(isOut ? studyAwayItems(c) : []),
    ...(ways.some((one) => OF_WORK.includes(one)) ? [reasonedVerdict(c, 'career')] : []),
    ...times,
    stepFor(c, way, step),
    limit,
  ].filter((item) => item.length > 0)
}
