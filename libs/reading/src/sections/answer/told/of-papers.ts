import type { Composer, Line } from '../../../compose/composer.ts'
import { dignityFinding, lordFinding } from '../../../compose/parts.ts'
import { standing } from '../../../compose/strength.ts'
import { addDays, addMonths, addYears } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import type { Window } from '../../../rules/windows.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_PAPERS } from '../../../understanding/told-facts/papers.ts'
import { plainText } from '../../../understanding/topics.ts'
import { askedTopics } from '../../cache.ts'
import { joinsThem } from '../../joins-them.ts'
import { kinAsked } from '../../kin-asked.ts'
import { stationFinding } from '../../month-sky.ts'
import { stationsOf } from '../../months.ts'
import { useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { visitOf } from '../../visit-asked.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'
import { spanAloud } from '../span-aloud.ts'
import { byVoices, carriage } from './by-voices.ts'
import type { ToldWriters } from './told-writer.ts'

/** The way to another country, of one who is still at home or goes on from where they are. */
const WAYS: readonly Point[] = [
  'abroad.when',
  'abroad.should',
  'abroad.country',
  'abroad.visa',
  'abroad.settle',
  'abroad.study',
  'abroad.work',
  'abroad.join',
]
/** Points whose own answer speaks of the refusal that was told. */
const OF_REFUSAL: readonly Point[] = ['abroad.visa', 'abroad.country', 'abroad.join', 'abroad.should', 'abroad.settle']

/** True of a way abroad of one's own; also where it is not sure what is asked, and the words are about one. */
const goes = (c: Composer, asked: readonly Point[]): boolean =>
  visitOf(c) === null &&
  (asked.some((point) => WAYS.includes(point)) || (asked.length === 0 && askedTopics(c.whole).has('abroad'))) &&
  (kinAsked(c.whole) === null || asked.some((point) => point.startsWith('kin.')))

/** The nearest stretch of the way abroad that is for more than getting ready. */
const nextRoad = (c: Composer): Window | undefined =>
  undated(c, 'abroad') ? undefined : chosenStretches(c, 'abroad').find((stretch) => useOf(c, stretch) !== 'prepare')

/** A retreat that begins later than this has no bearing on papers that are out now. */
const RETREAT_MONTHS = 4

type Retreat = { from: string | null; to: string; ids: string[] }

/** The retreat of Mercury that runs, or the next one; undefined where the sky tells none. */
function retreatOf(c: Composer): Retreat | undefined {
  const turns = stationsOf(c, (date) => date > c.input.asOf).filter(({ graha }) => graha === 'mercury')
  const [first, second] = turns
  if (first === undefined) return undefined
  if (first.to === 'direct') return { from: null, to: first.date, ids: [stationFinding(c, first)] }
  return second === undefined
    ? undefined
    : { from: first.date, to: second.date, ids: [stationFinding(c, first), stationFinding(c, second)] }
}

/** A time for going that reaches so many days beyond a retreat leaves room to file in it after that. */
const ROOM_DAYS = 21

/** The retreat against the papers that are out; a time for going that lies within it is not to be missed for it. */
function retreatLine(c: Composer): Line[] {
  const retreat = retreatOf(c)
  if (retreat === undefined) return []
  const { from, to, ids } = retreat
  if (from !== null && from > addMonths(c.input.asOf, RETREAT_MONTHS))
    return [c.line(ids, 'told.papersPending.straight', { to: c.date(from) })]
  const road = nextRoad(c)
  const [part] = road?.parts ?? []
  const isWithin =
    part !== undefined && part.from < to && part.from >= (from ?? part.from) && part.to > c.input.asOf && part.to < addDays(to, ROOM_DAYS)
  const all = isWithin ? [...ids, ...(road?.ids ?? [])] : ids
  const key = isWithin ? 'within' : 'sent'
  return [
    from === null
      ? c.line(all, `told.papersPending.${key}.now`, { to: c.date(to) })
      : c.line(all, `told.papersPending.${key}.ahead`, { from: c.date(from), to: c.date(to) }),
  ]
}

/** What is the weak side of this chart in a file: money, words and papers, or neither. */
function weakSide(c: Composer): Line {
  const money = judge(c, 'money')
  const mercury = dignityFinding(c, 'mercury')
  if (money.state === 'ill') return c.line(money.ids, 'told.refusedBefore.funds')
  return standing(c, 'mercury') === 'weak'
    ? c.line([mercury], 'told.refusedBefore.words')
    : c.line([...money.ids, mercury], 'told.refusedBefore.reason')
}

/** The time to file anew; of one that is for getting ready the next one. */
function filingTime(c: Composer): Line[] {
  const road = nextRoad(c)
  if (road === undefined) return []
  const [part] = road.parts
  const use = useClause(c, road)
  return [
    isOpen(c, road)
      ? c.line(road.ids, 'told.refusedBefore.open', { to: c.date(part.to, part.toErrorDays), use })
      : c.line(road.ids, 'told.refusedBefore.ahead', { span: spanAloud(c, part), use }),
  ]
}

/** True where the answer to what is asked speaks of the refusal itself, or a new file is with the office. */
const isAnswered = (c: Composer, asked: readonly Point[]): boolean => c.filed || asked.some((point) => OF_REFUSAL.includes(point))

/** The results of such tests count so many years, by the rules of those who hold them: of a language, and for a place in a course. */
const RESULT_TESTS = [
  { years: 2, names: / (ielts|pte|toefl|oet|celpip|duolingo) |ஐஇஎல்டிஎஸ்|ఐఈఎల్టీఎస్|आईईएलटीएस/u },
  { years: 5, names: / (gre|gmat) / },
]
/** Examinations of a council, on the way to a registration. */
const OF_COUNCIL = / (?:nclex|plab|prometric|dha exam|haad exam) /u
/** A certificate is sent with the papers for a time that begins within so many months. */
const FRESH_MONTHS = 12

/** The tests that are told, the one with the shorter life first. */
const testsIn = (text: string): { years: number; test: string | undefined }[] =>
  RESULT_TESTS.flatMap(({ years, names }) => {
    const found = names.exec(text)
    return found === null ? [] : [{ years, test: found[1]?.toUpperCase() }]
  })

/** The life of a result against the time for going; of two the shorter one binds. */
function lifeOf(c: Composer, told: string, road: Window): Line[] {
  const text = plainText(told)
  const [part] = road.parts
  const span = spanAloud(c, part)
  const [first, longer] = testsIn(text)
  const { asOf } = c.input
  if (first !== undefined) {
    const { years } = first
    const result =
      longer === undefined || first.test === undefined
        ? c.say('told.testPassed.such')
        : c.say('told.testPassed.named', { test: first.test })
    const after = addYears(part.to, -years)
    const line =
      addYears(part.from, -years) > asOf
        ? c.line(road.ids, 'told.testPassed.over', { result, years, span })
        : after > asOf
          ? c.line(road.ids, 'told.testPassed.early', { result, years, span })
          : c.line(road.ids, 'told.testPassed.counts', { result, years, span, after: c.book.date(after, 'month') })
    return longer?.test === undefined
      ? [line]
      : [line, c.line(road.ids, 'told.testPassed.longer', { test: longer.test, years: longer.years })]
  }
  if (OF_COUNCIL.test(text)) return [c.line(road.ids, 'told.testPassed.licence', { span })]
  return [c.line(road.ids, part.from <= addMonths(asOf, FRESH_MONTHS) ? 'told.testPassed.near' : 'told.testPassed.far', { span })]
}

/** What is told of papers, tests and people for another country, held against the chart. */
export const PAPERS_WRITERS: ToldWriters<keyof typeof OF_PAPERS> = {
  refusedBefore: (c, _told, asked) => (goes(c, asked) && !c.asker.abroad && !isAnswered(c, asked) ? [weakSide(c), ...filingTime(c)] : []),
  papersPending: (c, _told, asked) =>
    goes(c, asked) ? [...retreatLine(c), c.line([dignityFinding(c, 'mercury')], `told.papersPending.${standing(c, 'mercury')}`)] : [],
  testPassed: (c, told, asked) => {
    const road = nextRoad(c)
    return goes(c, asked) && !c.asker.abroad && !c.filed && road !== undefined ? lifeOf(c, told, road) : []
  },
  partnerAlsoEarns: (c, _told, asked) =>
    goes(c, asked) && !c.asker.abroad && !joinsThem(c)
      ? byVoices(c, 'spouse.work', {
          well: 'told.partnerAlsoEarns.well',
          mixed: 'told.partnerAlsoEarns.mixed',
          ill: 'told.partnerAlsoEarns.ill',
        })
      : [],
  // the 11th is read for friends and for what comes through others (practice)
  knowsSomebody: (c, _told, asked) => {
    if (!goes(c, asked) || c.asker.abroad) return []
    const { ids } = judge(c, 'elderSibling')
    const lord = lordFinding(c, 11, 'general')
    return [
      c.line(ids, `told.knowsSomebody.${carriage(c, 'elderSibling')}`),
      c.line([lord.id], 'told.knowsSomebody.read', { graha: c.graha(lord.graha) }),
    ]
  },
}
