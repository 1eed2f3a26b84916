import type { Graha } from '@disha/contracts/chart'
import { OF_AGE } from '../../understanding/ages.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { lordFinding, periodFinding, wellPlaced } from '../../compose/parts.ts'
import { addYears, daysBetween } from '../../facts/calendar.ts'
import { namesExam } from '../../understanding/exam-attempt.ts'
import { PAIRS_OF_WAYS, type PairOfWays } from '../../understanding/question.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isLighter } from '../../rules/windows.ts'
import { groundPeriods, judge, type Ground } from '../../rules/grounds.ts'
import { homeAndDistance } from '../../rules/home-distance.ts'
import { speaks, type MainTopic, type TopicReading } from '../../rules/witnesses.ts'
import { questionOf, weighsTwoPosts } from '../../understanding/understanding.ts'
import { isFar, journeyKind, weighLine } from '../abroad.ts'
import { readings } from '../cache.ts'
import { changesAhead, workMode } from '../career.ts'
import { holdsPost, isHeldBeside, runsAlready } from '../held-beside.ts'
import { matchKind } from '../love-match.ts'
import { fieldLine, namedWorkLines } from '../named-work.ts'
import { asksOther, publicOrPrivate } from '../work-told.ts'
import { bestFor, pointerLine } from '../suggested-work.ts'
import { courseLines, seasonIds, seasonOf } from '../season.ts'
import { stepBy } from './answer-ground.ts'
import { leanOf } from './answer-lean.ts'
import { groundFact, periodSpan } from '../short-concerns.ts'
import { bearsBefore } from '../stretch-use.ts'
import { stateFor } from '../verdict.ts'
import { chosenStretches, smallerOpenings, spanOf, type Item } from './answer-stretches.ts'
import { optionLines } from './answer-options.ts'
import { waysLine } from './answer-ways.ts'
import { waitLines } from '../waiting.ts'

/** A change of post, or of the great period, is told this many years ahead. */
export const CHANGE_YEARS = 2

/** Of two fields held against each other the one that has more support: what follows speaks of that one. */
export function favoured(c: Composer, pair: PairOfWays | null): MainTopic | null {
  if (pair !== 'loveOrAbroad' && pair !== 'careerOrLove' && pair !== 'careerOrAbroad') return null
  const { lead } = weighWays(c, pair)
  return lead === 0 ? null : PAIRS_OF_WAYS[pair][lead < 0 ? 0 : 1]
}

/** Journey, work and settling, which the word abroad mixes up. */
export function partsLines(c: Composer): Line[] {
  const { id: homeId, sum } = homeAndDistance(c)
  const journey = journeyKind(c)
  const tied = ([10, 5, 7] as const).find((house) => isFar(c, house)) ?? 'none'
  return [
    c.line([journey.id, homeId, lordFinding(c, 10, 'abroad').id], c.asker.abroad ? 'answer.parts.there' : 'answer.parts', {
      journey: c.say(`answer.part.journey.${journey.kind}`),
      work: c.say(`answer.part.work.${tied}`),
      settle: c.say(`answer.part.settle.${sum}`),
    }),
  ]
}

/** Which work suits: the named fields, what the pointers name and how far they agree, what comes out best, and in which form. */
export function whichItems(c: Composer): Item[] {
  const mode = workMode(c)
  const options = optionLines(c)
  if (asksOther(c)) return [namedWorkLines(c), [c.line([mode.id], `answer.which.mode.${mode.mode}`)]]
  return [
    options.length > 0 ? options : namedWorkLines(c),
    [pointerLine(c), bestFor(c)],
    [c.line([mode.id], `answer.which.mode.${mode.mode}`)],
  ].filter((item) => item.length > 0)
}

/** The grounds on which the ways of a choice are weighed, in the order in which they are named. */
const GROUNDS_OF_PAIR = {
  postOrFamily: ['job', 'family'],
  wishOrSafe: ['ownWish', 'job'],
  studyHereOrAway: ['studyHome', 'studyAway'],
  studyOrJob: ['study', 'job'],
  publicOrPrivate: ['government', 'private'],
} as const satisfies Partial<Record<PairOfWays, readonly [Ground, Ground]>>

type Weighed = { lead: -1 | 0 | 1; clear: boolean; ids: string[]; because: Line[] }

/** Two ways held against each other; `lead` below 0 for the first. Where a chapter weighs the same, its own result is used. */
function weighWays(c: Composer, pair: PairOfWays): Weighed {
  switch (pair) {
    case 'jobOrBusiness': {
      const { id, mode } = workMode(c)
      return {
        lead: mode === 'service' ? -1 : mode === 'even' ? 0 : 1,
        clear: true,
        ids: [id],
        because: [
          // one lord for both ways tells them apart by nothing but its place
          ...(c.facts.main.lordOf(6) === c.facts.main.lordOf(7)
            ? [oneLord(c)]
            : ([6, 7] as const).map((house) => wayLord(c, house, house === 6 ? 'job' : 'business'))),
          c.line([id], `answer.which.mode.${mode}`),
        ],
      }
    }
    case 'loveOrArranged': {
      const { id, kind } = matchKind(c)
      return {
        lead: kind === 'own' ? -1 : kind === 'open' ? 0 : 1,
        clear: true,
        ids: [id],
        because: [c.line([id], `answer.choice.${kind}`)],
      }
    }
    case 'homeOrAbroad': {
      const { sum, id } = homeAndDistance(c)
      const witness = readings(c).abroad.witnesses.find(({ name }) => name === 'second')
      return {
        lead: sum === 'home' ? -1 : sum === 'far' ? 1 : 0,
        // a witness that the chapter does not count tips the scale a little and no more
        clear: witness !== undefined && witness.counted && speaks('abroad', witness),
        ids: [id],
        because: [weighLine(c)],
      }
    }
    case 'stayOrMove': {
      const changes = changesAhead(c).filter(({ from }) => from < addYears(c.input.asOf, CHANGE_YEARS))
      const [next] = changes
      if (next === undefined) {
        const ids = seasonIds(c, seasonOf(c, 'career'))
        const dated = isDated(c)
        return { lead: dated ? -1 : 0, clear: false, ids, because: dated ? [c.line(ids, 'answer.choice.stay'), ...lookLines(c)] : [] }
      }
      const id = periodFinding(c, next)
      const open = next.from <= c.input.asOf
      const slots = {
        antar: c.graha(next.lords[1] as Graha),
        from: c.date(next.from, c.dashas.errorDays),
        to: c.date(next.to, c.dashas.errorDays),
      }
      return {
        lead: open ? 1 : -1,
        clear: false,
        ids: [id],
        because: [
          c.line(
            [id],
            open ? 'answer.choice.move.now' : bearsBefore(c, next.from) ? 'answer.choice.move.before' : 'answer.choice.move.soon',
            slots,
          ),
          ...(open ? [] : lookLines(c)),
        ],
      }
    }
    case 'loveOrAbroad':
    case 'careerOrLove':
    case 'careerOrAbroad': {
      const [a, b] = PAIRS_OF_WAYS[pair]
      const [first, second] = [readings(c)[a], readings(c)[b]]
      const worth = (reading: TopicReading): number => reading.for.length - reading.against.length
      const asked = questionOf(c.input.concern)
      if (asked.first) return firstOf(c, a, b)
      const apart = worth(second) - worth(first)
      return {
        lead: apart > 0 ? 1 : apart < 0 ? -1 : 0,
        clear: Math.abs(apart) >= 2,
        ids: [first.id, second.id],
        because: [
          wayCount(c, a, first.for.length, first.against.length, first.id),
          wayCount(c, b, second.for.length, second.against.length, second.id),
        ],
      }
    }
    case 'stayOrPart': {
      // no chart chooses here: the answer on the bond takes its place
      return { lead: 0, clear: false, ids: seasonIds(c, seasonOf(c, 'love')), because: [] }
    }
    case 'postOrFamily':
    case 'wishOrSafe':
    case 'studyHereOrAway':
    case 'studyOrJob':
    case 'publicOrPrivate': {
      const [a, b] = GROUNDS_OF_PAIR[pair]
      const [first, second] = [judge(c, a), judge(c, b)]
      const apart =
        pair === 'publicOrPrivate'
          ? publicOrPrivate(c)
          : second.for.length - second.against.length - (first.for.length - first.against.length)
      return {
        lead: apart > 0 ? 1 : apart < 0 ? -1 : 0,
        clear: Math.abs(apart) >= 2,
        ids: [...first.ids, ...second.ids],
        because: [first, second]
          .flatMap(({ ground, for: helping, against }, index) => {
            const way = PAIRS_OF_WAYS[pair][index as 0 | 1]
            // one graha for both ways tells them apart by nothing
            const [other] = index === 0 ? [] : first.for
            const own = helping.filter(({ graha }) => graha === null || graha !== other?.graha)
            return [
              ...factLines(c, ground, way, 'answer.choice.because', own.slice(0, 1)),
              ...factLines(c, ground, way, 'answer.choice.weak', against.slice(0, 1)),
            ]
          })
          .concat(
            pair === 'studyOrJob' || pair === 'publicOrPrivate' ? earlierLines(c, pair, apart) : [],
            pair === 'publicOrPrivate' ? [fieldLine(c, 'government'), ...formLines(c)] : [],
          ),
      }
    }
  }
}

/** Two ways held against each other: which has more support, below 0 for the first, an even count by what tips it, and how clearly. */
export function pairWeighed(c: Composer, pair: PairOfWays): { lead: -1 | 0 | 1; clear: boolean; ids: string[] } {
  const { lead, clear, ids } = weighWays(c, pair)
  if (lead !== 0) return { lead, clear, ids }
  const lean = leanOf(c, pair, ['', ''])
  return { lead: lean?.lead ?? 0, clear: false, ids: [...ids, ...(lean?.ids ?? [])] }
}

/** Which of two ways has more support, below 0 for the first. */
export const leadOfPair = (c: Composer, pair: PairOfWays): -1 | 0 | 1 => weighWays(c, pair).lead

/** True where the second of two ways is the one to be dated: it has more support, or tips an even count. */
export const datesSecond = (c: Composer, pair: PairOfWays): boolean => (leadOfPair(c, pair) || (leanOf(c, pair, ['', ''])?.lead ?? 0)) > 0

/** Whoever stays for now may look about in a smaller opening of the year. */
function lookLines(c: Composer): Line[] {
  const months = smallerOpenings(c, 'career')
  const month = months.find(({ why }) => why !== 'ask') ?? months[0]
  return month === undefined ? [] : [c.line([month.id], 'answer.choice.look', { month: month.label })]
}

/** A stretch that lies this many years off adds nothing to a field's turn. */
const FIRST_YEARS = 3

/** Which of two fields comes first: by its verdict, and by how near and how full its next stretch is; of equals the nearer one. */
function firstOf(c: Composer, a: MainTopic, b: MainTopic): Weighed {
  const told = [a, b].map((topic) => {
    const reading = readings(c)[topic]
    const [next] = chosenStretches(c, topic)
    const years = next === undefined ? FIRST_YEARS : Math.max(0, daysBetween(c.input.asOf, next.from)) / 365
    const tier = next === undefined ? 0 : isLighter(next) ? 1 : 2
    // no wedding comes first for somebody who is not grown
    if (topic === 'love' && c.asker.age < OF_AGE) return { topic, reading, next: undefined, years: FIRST_YEARS, worth: -Infinity }
    return { topic, reading, next, years, worth: reading.for.length - reading.against.length + tier - Math.min(years, FIRST_YEARS) }
  })
  const [one, other] = told as [(typeof told)[number], (typeof told)[number]]
  const lead = other.worth > one.worth || (other.worth === one.worth && other.years < one.years) ? 1 : -1
  return {
    lead,
    clear: Math.abs(other.worth - one.worth) >= 1,
    ids: [one.reading.id, other.reading.id],
    because: told.map(({ topic, reading, next }) =>
      c.line([reading.id, ...(next?.ids ?? [])], next === undefined ? 'answer.first.none' : 'answer.first.field', {
        way: wayName(c, topic),
        forN: reading.for.length,
        for: c.say('number', { n: reading.for.length }),
        against: c.say('number', { n: reading.against.length }),
        span: next === undefined ? '' : spanOf(c, next.parts[0], isLighter(next) ? c.say('window.lighter') : ''),
      }),
    ),
  }
}

/** Whose sub-period comes first; nothing where one is tied to both. */
function earlierLines(c: Composer, pair: 'studyOrJob' | 'publicOrPrivate', lead: number): Line[] {
  const [a, b] = PAIRS_OF_WAYS[pair]
  const [first, second] = [a, b].map((way) => groundPeriods(c, way)[0])
  const [way, period] = second === undefined || (first !== undefined && first.from < second.from) ? [a, first] : [b, second]
  // between two kinds of post the calendar does not contradict the verdict, and names no years that press
  const contrary =
    pair === 'publicOrPrivate' && ((way === a ? lead > 0 : lead < 0) || (period !== undefined && periodTone(c, period) === 'ill'))
  if (period === undefined || first === second || contrary) return []
  return [
    c.line([periodFinding(c, period)], 'answer.choice.time', {
      way: c.say(`way.${way}`),
      antar: c.graha(period.lords[1] as Graha),
      span: periodSpan(c, period),
    }),
  ]
}

/** Beside two kinds of post, the form of work that the chapter weighs: the answer may not be silent where the chapter names a third. */
function formLines(c: Composer): Line[] {
  const { id, mode } = workMode(c)
  return mode === 'service' ? [c.line([id], 'answer.which.mode.service')] : [c.line([id], `answer.choice.form.${mode}`)]
}

/** One lord of the 6th and the 7th, by the house it has chosen. */
function oneLord(c: Composer): Line {
  const { id, graha } = lordFinding(c, 6, 'career')
  return c.line([id], 'answer.choice.oneLord', { graha: c.grahaStart(graha), placed: c.house(c.facts.main.houseOf(graha)) })
}

/** The lord that answers for a way, with what it can do. */
function wayLord(c: Composer, house: 6 | 7, way: 'job' | 'business'): Line {
  const { id, graha } = lordFinding(c, house, 'career')
  const good = wellPlaced(c, graha)
  const state = stateFor(c, graha, good ? 'for' : 'against')
  return c.line([id], good ? 'answer.choice.because' : 'answer.choice.weak', {
    way: c.say(way === 'business' && c.asker.trade === 'business' ? 'way.trade' : `way.${way}`),
    facts: c.say('fact.lord', { graha: c.graha(graha), house: c.house(house), state }),
  })
}

const wayCount = (c: Composer, way: MainTopic, forIt: number, against: number, id: string): Line =>
  c.line([id], 'answer.choice.count', {
    way: c.say(way === 'love' && c.asker.love === 'bond' ? 'answer.general.bond' : `answer.general.${way}`),
    for: c.say('number', { n: forIt }),
    against: c.say('number', { n: against }),
  })

function factLines(
  c: Composer,
  ground: Ground,
  way: (typeof PAIRS_OF_WAYS)[PairOfWays][number],
  key: 'answer.choice.because' | 'answer.choice.weak',
  voices: ReturnType<typeof judge>['voices'],
): Line[] {
  if (voices.length === 0) return []
  const facts = { list: voices.map((voice) => groundFact(c, ground, voice, false)) }
  return [
    c.line(
      voices.map(({ id }) => id),
      key,
      { way: c.say(`way.${way}`), facts },
    ),
  ]
}

/** A way as the person has it: a marriage that exists, an examination that is meant by work, a business that runs. */
const wayName = (c: Composer, way: (typeof PAIRS_OF_WAYS)[PairOfWays][number]): string =>
  c.say(
    way === 'love' && c.asker.love === 'bond'
      ? 'way.bond'
      : way === 'career' && namesExam(c.input.concern)
        ? 'way.exam'
        : way === 'business' && c.asker.trade === 'business'
          ? 'way.trade'
          : `way.${way}`,
  )

/** Pairs that leave out the third way of whoever would begin a trade beside the post. */
const OF_A_POST: readonly (PairOfWays | null)[] = [null, 'stayOrMove', 'jobOrBusiness', 'wishOrSafe']

/** What the three ways stand on: the form of work, and the heaviest voices of the ground of trade. */
function besideItem(c: Composer): Item {
  const { id, mode } = workMode(c)
  const found = judge(c, 'business')
  const way = c.say(runsAlready(c) ? 'way.trade' : 'way.business')
  return [
    // of a trade that sells already the verdict above has weighed the form
    ...(runsAlready(c) ? [] : [c.line([id], `answer.which.mode.${mode}`)]),
    ...([found.for[0], found.against[0]] as const).flatMap((voice, at) =>
      voice === undefined
        ? []
        : [
            c.line([voice.id], at === 0 ? 'answer.choice.because' : 'answer.choice.weak', {
              way,
              facts: groundFact(c, 'business', voice, false),
            }),
          ],
    ),
  ]
}

export function choiceItems(c: Composer, pair: PairOfWays | null, topic: MainTopic | null): Item[] {
  if (topic === 'career' && OF_A_POST.includes(pair) && isHeldBeside(c)) return [besideItem(c)]
  const season = seasonOf(c, topic ?? 'life')
  if (pair === null) {
    const noun = c.say(topic === null ? 'noun.life' : topic === 'career' ? 'noun.career' : topic === 'love' ? 'noun.love' : 'noun.abroad')
    const ids = seasonIds(c, season)
    const posts = topic === 'career' && weighsTwoPosts(c.input.concern)
    const [wait, ...branches] = topic === 'love' ? waitLines(c) : []
    const ways = posts ? null : (wait ?? waysLine(c, topic, { form: 'choice' }))
    const course = courseLines(c, season)
    return [
      [
        ways ?? c.line(ids, 'answer.choice.offers'),
        ...branches,
        // what helps and what strains says by itself that there are both
        ...(season.state === 'mixed' && course.length > 0 ? [] : [c.line(ids, `answer.course.${season.state}`, { noun })]),
        ...course,
      ],
      ...(posts ? [[c.line([workMode(c).id], `answer.which.mode.${workMode(c).mode}`)]] : []),
    ]
  }
  const { lead, clear, ids, because } = weighWays(c, pair)
  const [a, b] = PAIRS_OF_WAYS[pair].map((way) => wayName(c, way)) as [string, string]
  if (questionOf(c.input.concern).first) {
    const [one, other] = lead < 0 ? [a, b] : [b, a]
    return [
      [
        c.line(ids, isByDates(c, pair) ? 'answer.first.dates' : clear ? 'answer.first.clear' : 'answer.first.little', { one, other }),
        ...because,
        c.line(ids, pair === 'careerOrLove' && lead > 0 ? 'answer.first.thenWork' : 'answer.first.then', { one, other }),
      ],
    ]
  }
  if (lead === 0) return [evenItem(c, pair, { a, b, ids, because })]
  const order =
    pair === 'stayOrMove' && lead < 0 ? 'answer.choice.stayNow' : pair === 'wishOrSafe' && lead > 0 ? 'answer.choice.postFirst' : null
  const key = order ?? (clear ? 'answer.choice.one' : 'answer.choice.little')
  return [[c.line(ids, key, { a, b, one: lead < 0 ? a : b }), ...because]]
}

/** True where the witnesses take no side on either field, so that only the dates tell them apart. */
const isByDates = (c: Composer, pair: PairOfWays): boolean =>
  (pair === 'careerOrLove' || pair === 'careerOrAbroad' || pair === 'loveOrAbroad') &&
  PAIRS_OF_WAYS[pair].every((topic) => readings(c)[topic].step === null || readings(c)[topic].verdict === 'silent')

/** Ways that hang on other people, or are weighed with a step of their own: no first step is asked for on both. */
const OF_TWO: readonly PairOfWays[] = ['loveOrArranged', 'loveOrAbroad', 'careerOrLove', 'homeOrAbroad']

/** Two ways of even weight: what tips the scale a little and how to decide by dates, or that nothing in the chart does. */
function evenItem(c: Composer, pair: PairOfWays, told: { a: string; b: string; ids: string[]; because: Line[] }): Item {
  const { a, b, ids, because } = told
  const lean = leanOf(c, pair, [a, b])
  const step = stepBy(c, null)
  const one = lean === null || lean.lead < 0 ? a : b
  const plan = OF_TWO.includes(pair)
    ? [c.line(ids, lean !== null ? 'answer.lean.two' : pair === 'homeOrAbroad' ? 'answer.even.try' : 'answer.choice.even.do')]
    : [c.line([...ids, ...step.ids], lean === null ? 'answer.even.plan' : 'answer.lean.plan', { date: step.date, one })]
  if (pair === 'jobOrBusiness' && lean !== null && holdsPost(c))
    return [
      c.line([...lean.ids, ...ids], `answer.lean.by.${lean.by}`, { a, b, one }),
      // that neither leads has been said by the count
      ...because.slice(0, -1),
      lean.why,
      c.line(ids, lean.lead < 0 ? 'answer.lean.held.job' : 'answer.lean.held.business'),
    ]
  return lean === null
    ? [c.line(ids, 'answer.choice.even', { a, b }), ...because, ...plan]
    : [c.line([...lean.ids, ...ids], `answer.lean.by.${lean.by}`, { a, b, one }), ...because, lean.why, ...plan]
}
