import type { Composer, Line } from '../../compose/composer.ts'
import { isMainTopic } from '../../rules/witnesses.ts'
import { namedPeriods, type NamedPeriod } from '../../understanding/named-dates.ts'
import type { Point } from '../../understanding/point/points.ts'
import { pointsAsked, SURE, type AskedPoint } from '../../understanding/points-asked.ts'
import { plainText } from '../../understanding/topics.ts'
import { readings } from '../cache.ts'
import { kinAsked } from '../kin-asked.ts'
import { nearestTime, shortNoun } from '../short-concerns.ts'
import { transferNoun } from '../step-noun.ts'
import { undated } from '../undated.ts'
import { methodFinding } from '../verdict.ts'
import { answerOf } from './answer.ts'
import { timeAloud } from './answer-gist.ts'
import { spanAloud } from './span-aloud.ts'
import { labelOf, metBy, within, type NamedFor } from './answer-named.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { namedLine, STEPS } from './named-first.ts'
import { TIMES } from './timed.ts'

/** Steps whose answer tells of one named year in its own words; of two years both are told first. */
const MORE_STEPS: typeof STEPS = {
  ...STEPS,
  'work.government': 'career',
  'work.promotion': 'career',
  'work.transfer': 'career',
  'love.match': 'love',
  'love.loveArranged': 'love',
  'love.consent': 'love',
  'abroad.visa': 'abroad',
  'abroad.should': 'abroad',
}
const OF_HOME: ReadonlySet<Point> = new Set(['home.buy', 'home.sell', 'home.move'])

const EITHER = / (?:or|ya|leda|illa|allathu|vs|versus) |या|அல்லது|లేదా/u

type Asked = { asked: AskedPoint; read: Composer }
type Years = readonly [NamedPeriod, NamedPeriod]

/** The two years that are held against each other, the earlier one first; null where the words name no two. */
function twoYears(c: Composer, words: string): Years | null {
  if (!EITHER.test(plainText(words))) return null
  const [one, other] = namedPeriods(words, c.input.asOf).filter(({ grain }) => grain === 'year')
  return one === undefined || other === undefined ? null : one.from < other.from ? [one, other] : [other, one]
}

/** What the two are asked for: a step in a field, a home, or a matter of a relative; where the point is not sure, the field of the answer. */
function fieldOf(c: Composer, { asked: { point, likely }, read }: Asked): NamedFor | null {
  const topic = likely >= SURE ? MORE_STEPS[point] : answerOf(c).topic
  if (topic !== undefined && topic !== null)
    return undated(c, topic)
      ? null
      : { topic, ground: null, noun: point === 'work.transfer' ? transferNoun(read) : nounOf(read, askedOf(read, topic)) }
  if (likely < SURE) return null
  if (point === 'home.vehicle') return { topic: null, ground: 'vehicle', noun: read.say('noun.vehicle') }
  const ground = OF_HOME.has(point) ? ('home' as const) : point.startsWith('kin.') ? kinAsked(read) : null
  return ground === null ? null : { topic: null, ground, noun: shortNoun(read, ground) }
}

/**
 * "This year or next": for each of the two whether it has a time for the step, and which; then the first time, as the answer tells it. A kind word stays before
 * them. Null where no two years are held against each other.
 */
export function eitherYear(
  c: Composer,
  { points, from }: { points: readonly Asked[]; from: Composer | null },
  lines: readonly Line[],
): Line[] | null {
  // what goes on from the part before it stands with no answer of its own
  const all = points.length > 0 ? points : pointsAsked(c.input.concern).map((asked) => ({ asked, read: c }))
  const [first] = all
  if (first === undefined) return null
  const years = twoYears(c, all.map(({ asked }) => asked.words).join(' '))
  const field = years === null ? null : fieldOf(c, from === null ? first : { ...first, read: from })
  if (years === null || field === null) return null
  const labels = years.map((year) => labelOf(c, year))
  const starts = [...labels, ...labels.map((label) => c.say('named.label.told', { label }))]
  const kind = new Set((answerOf(c).kind ?? []).map(({ text }) => text))
  const rest = lines.filter(({ text }) => !kind.has(text) && !starts.some((label) => text.startsWith(label)))
  const isTimed = rest.some(({ ids }) => TIMES.test(ids.join(' ')))
  return [
    ...lines.filter(({ text }) => kind.has(text)),
    ...yearsTold(c, years, field),
    ...rest,
    ...(isTimed ? [] : firstTime(c, field, years)),
  ]
}

function yearsTold(c: Composer, years: Years, { topic, ground, noun }: NamedFor): Line[] {
  const met = years.map((year) => metBy(c, { topic, ground }, year).toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1)))
  const [first, second] = years
  const id = topic === null ? methodFinding(c, 'question', 'bphs24.145-148') : readings(c)[topic].id
  if (met.every((found) => found.length === 0))
    return [c.line([id], 'point.either.none', { first: labelOf(c, first), second: labelOf(c, second), noun })]
  return years.map((year, at) => {
    const own = at === 0 ? noun : c.say('point.either.it')
    if (topic !== null && isMainTopic(topic)) return namedLine(c, topic, year, own)
    const found = met[at] ?? []
    return found.length === 0
      ? c.line([id], 'point.year.none', { label: labelOf(c, year), noun: own })
      : c.line([...new Set(found.flatMap(({ ids }) => ids))], 'point.either.ground', {
          label: labelOf(c, year),
          noun: own,
          spans: { list: found.map(({ part }) => spanAloud(c, within(part, year))) },
        })
  })
}

/** The first time of all, where the answer has named none. */
function firstTime(c: Composer, { topic, ground, noun }: NamedFor, years: Years): Line[] {
  if (topic !== null) return [timeAloud(c, topic, noun)].filter((line) => line !== null)
  const isMet = years.some((year) => metBy(c, { topic, ground }, year).length > 0)
  const time = ground === 'home' && !isMet ? nearestTime(c, ground) : null
  return time === null ? [] : [c.line(time.ids, 'point.either.then', { noun, span: spanAloud(c, time) })]
}
