import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { bestAndWeakest, stayNow } from '../compose/current.ts'
import { dignityFinding, gocharaFinding, lordFinding, periodFinding, placeFinding, wellPlaced } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import { supported } from '../compose/strength.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { MessageKey, Slot } from '../phrasebook/phrasebook.ts'
import { PAIRS_OF_WAYS, questionOf, type PairOfWays, type Person, type Question } from '../question.ts'
import { groundPeriods, GROUNDS, isTiedTo, judge, type Ground } from '../rules/grounds.ts'
import type { Window } from '../rules/windows.ts'
import { homeAndDistance, MAIN_TOPICS, tieTo, TOPIC_HOUSE, type MainTopic, type TopicReading } from '../rules/witnesses.ts'
import { subjectOf, type ShortConcern } from '../subjects.ts'
import { countHits, plainText, topicsOf } from '../topics.ts'
import { isFar, journeyKind } from './abroad.ts'
import { allWindows, readings } from './cache.ts'
import { changesAhead, livelihood, workMode } from './career.ts'
import { matchKind } from './love.ts'
import { courseLines, seasonIds, seasonOf } from './season.ts'
import { childLines, groundFact, periodSpan, shortCannot, shortLead, shortLines, shortVerdict } from './short-concerns.ts'
import { countLine, methodFinding, nearestVoice, stateFor, tieNames, verdictLines, witnessFact } from './verdict.ts'

/** One line of the answer: its own sentence first, in strong type, then what it rests on. */
export type Item = readonly Line[]

/** The narrower subject that an answer is worded for. */
type Asked =
  | 'marriage'
  | 'relationship'
  | 'breakup'
  | 'again'
  | 'love'
  | 'companion'
  | 'jobChange'
  | 'boss'
  | 'promotion'
  | 'business'
  | 'career'
  | 'training'
  | 'service'
  | 'visa'
  | 'settle'
  | 'abroad'

/** Below this age no wedding is dated. */
const GROWN = 18
/** From this age on love that names no wedding is companionship. */
const ELDER = 60
const NEAREST = 2
/** What begins later than this many years from now is nothing to prepare for today. */
const NEAR_YEARS = 3
/** The strongest stretch is looked for in so many years. */
const YEARS_IN_SIGHT = 12
const CHANGE_YEARS = 2
const PERSON_YEARS = 10

const isMain = (topic: string): topic is MainTopic => (MAIN_TOPICS as readonly string[]).includes(topic)

/** Words that want a bond back, and not a new one. */
const GOES_BACK = /come back|get back|reconcil|patch up|wapas|वापस|திரும்ப|తిరిగి/iu

function askedOf(c: Composer, topic: MainTopic): Asked {
  const subject = subjectOf(c.input.concern, topic)
  const { age, love, work } = c.asker
  if (topic === 'love') {
    if (c.asker.bond === 'parted' || c.asker.bond === 'widowed') return GOES_BACK.test(c.input.concern) ? 'breakup' : 'again'
    if (subject === 'breakup') return 'breakup'
    if (love === 'bond' || subject === 'relationship' || subject === 'family') return 'relationship'
    if (subject === 'marriage' && age >= GROWN) return 'marriage'
    return age >= ELDER ? 'companion' : 'love'
  }
  if (topic === 'abroad') return subject === 'visa' || subject === 'settle' ? subject : 'abroad'
  if (work === 'study' && subject !== 'business') return 'training'
  if (subject === 'jobChange' || subject === 'boss' || subject === 'promotion' || subject === 'business') return subject
  return work === 'service' ? 'service' : 'career'
}

const nounOf = (c: Composer, asked: Asked): string =>
  c.say(asked === 'relationship' && c.asker.love === 'bond' ? 'noun.bond' : `noun.${asked}`)

/** The field whose witnesses speak loudest, for a question about everything. */
export function loudest(c: Composer): MainTopic {
  const size = (topic: MainTopic): number => Math.max(readings(c)[topic].for.length, readings(c)[topic].against.length)
  return MAIN_TOPICS.toSorted((a, b) => size(b) - size(a))[0] as MainTopic
}

// stretches of time

const isOpen = (c: Composer, { from }: Window): boolean => from <= c.input.asOf

const spanOf = (c: Composer, { from, to, errorDays }: Pick<Window, 'from' | 'to' | 'errorDays'>): string =>
  from <= c.input.asOf
    ? c.say('answer.spanNow', { to: c.date(to, errorDays) })
    : c.say('answer.span', { from: c.date(from, errorDays), to: c.date(to, errorDays) })

const strongestOf = (list: readonly Window[]): Window | undefined => list.toSorted((a, b) => a.rank - b.rank)[0]

/** The two nearest stretches and the strongest of the years in sight, in the order of time. */
export function chosenStretches(c: Composer, topic: MainTopic): Window[] {
  const end = addYears(c.input.asOf, YEARS_IN_SIGHT)
  const byTime = allWindows(c)
    [topic].filter(({ from }) => from < end)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const best = strongestOf(byTime)
  return byTime.filter((window, index) => index < NEAREST || window === best)
}

/** What makes a stretch: the lord of its best part with its tie, and Jupiter on the house, with or without Saturn. */
function whyOf(c: Composer, { topic, best, saturn }: Window): string {
  const area = c.say(`answer.why.area.${best.counted}`, { house: c.house(TOPIC_HOUSE[topic]), topic: c.say(`window.area.${topic}`) })
  const slots = { area, double: saturn.length > 0 ? c.say('answer.why.double') : '' }
  if (best.period === null) return c.say('answer.why.moon', slots)
  const antar = best.period.lords[1] as Graha
  const [tie] = tieNames(c, antar, topic)
  const now = best.from <= c.input.asOf
  const key = antar === 'jupiter' ? (now ? 'answer.why.ownNow' : 'answer.why.own') : now ? 'answer.why.windowNow' : 'answer.why.window'
  return c.say(key, { ...slots, antar: c.graha(antar), tie: tie as Slot })
}

/** What goes against a stretch meanwhile, as one sentence; nothing where nothing does. */
const adviceLines = (c: Composer, { advice, ids }: Window): Line[] => (advice === 'begin' ? [] : [c.line(ids, `answer.advice.${advice}`)])

const errorLines = (c: Composer, ahead: readonly Window[]): Line[] => {
  const [first] = ahead
  return first === undefined || first.errorDays === 0 ? [] : [c.line(first.ids, 'answer.error', { days: first.errorDays })]
}

const spansOf = (c: Composer, list: readonly Window[]) => ({ list: list.map((stretch) => spanOf(c, stretch)) })

/** Reply to a question of when: the stretches in order, the strongest with its reason, the error once. */
function whenItem(c: Composer, reading: TopicReading, noun: string): Item {
  const chosen = chosenStretches(c, reading.topic)
  const best = strongestOf(chosen)
  const [first] = chosen
  if (best === undefined || first === undefined) return [c.line([reading.id], 'answer.when.none', { noun })]
  const ids = chosen.flatMap((stretch) => stretch.ids)
  const slots = { noun, n: c.say('number', { n: chosen.length }), count: chosen.length, spans: spansOf(c, chosen) }
  const { verdict } = reading
  const key: MessageKey =
    verdict === 'oppose' || verdict === 'silent' ? `answer.when.${verdict}` : chosen.length === 1 ? 'answer.when.one' : 'answer.when.many'
  const why = whyOf(c, best)
  return [
    c.line(ids, key, slots),
    ...(chosen.length === 1
      ? [c.line(best.ids, 'answer.when.why', { why }), ...adviceLines(c, best)]
      : best === first
        ? [c.line(best.ids, 'answer.when.nearest', { why }), ...adviceLines(c, best)]
        : [
            c.line(first.ids, 'answer.when.first', { why: whyOf(c, first) }),
            ...adviceLines(c, first),
            c.line(best.ids, 'answer.when.best', { span: spanOf(c, best), why }),
          ]),
    ...errorLines(c, chosen),
  ]
}

/** The next stretch and what follows it, for questions that do not ask when. */
export function nextItem(c: Composer, reading: TopicReading, noun: string): Item {
  const chosen = chosenStretches(c, reading.topic)
  const [next, ...later] = chosen
  if (next === undefined) return [c.line([reading.id], 'answer.nextNone', { noun })]
  if (next.from > addYears(c.input.asOf, NEAR_YEARS))
    return [
      c.line(next.ids, 'answer.nextFar', { noun, from: c.date(next.from, next.errorDays) }),
      c.line(next.ids, 'answer.nextFarSpan', { span: spanOf(c, next) }),
      ...errorLines(c, [next]),
    ]
  const open = isOpen(c, next)
  return [
    c.line(next.ids, open ? 'answer.nextOpen' : 'answer.next', { noun, span: spanOf(c, next) }),
    c.line(next.ids, open ? 'answer.nowWhy' : 'answer.nextWhy', { why: whyOf(c, next) }),
    ...adviceLines(c, next),
    ...(later.length === 0
      ? []
      : [
          c.line(
            later.flatMap(({ ids }) => ids),
            'answer.then',
            { spans: spansOf(c, later) },
          ),
        ]),
    ...errorLines(c, chosen),
  ]
}

// reasons, advice, limits

/** The heaviest reason on each side, what it means before the fact. */
function reasonItem(c: Composer, reading: TopicReading): Item {
  const { topic } = reading
  if (reading.step === null) {
    const nearest = nearestVoice(reading)
    if (nearest === null) return []
    const side = nearest.score < 0 ? 'against' : 'for'
    return [
      c.line(nearest.ids, `answer.${side}`, { meaning: c.say(`means.${topic}.${nearest.name}.${side}`) }),
      sentence(nearest.ids, witnessFact(c, topic, nearest)),
    ]
  }
  return (['for', 'against'] as const).flatMap((side) => {
    const [first] = reading[side]
    if (first === undefined) return [c.line([reading.id], side === 'for' ? 'answer.noneFor' : 'answer.noneAgainst')]
    return [
      c.line(first.ids, `answer.${side}`, { meaning: c.say(`means.${topic}.${first.name}.${side}`) }),
      sentence(first.ids, witnessFact(c, topic, first)),
    ]
  })
}

const sentence = (ids: readonly string[], fact: string): Line => ({ ids, text: `${fact}.` })

function doItem(c: Composer, topic: MainTopic, asked: Asked): Item {
  const [next] = chosenStretches(c, topic)
  if (next !== undefined && next.from <= addYears(c.input.asOf, NEAR_YEARS))
    return [
      c.line(next.ids, `answer.do.${asked}.${isOpen(c, next) ? 'open' : 'ahead'}`, {
        from: c.date(next.from, next.errorDays),
        to: c.date(next.to, next.errorDays),
      }),
    ]
  const { id, graha } = lordFinding(c, TOPIC_HOUSE[topic], topic)
  return [c.line([id], `answer.do.none.${topic}`, { graha: c.grahaStart(graha), theme: { term: `theme.${graha}` } })]
}

const cannotItem = (c: Composer, asked: Asked): Item => [c.line([methodFinding(c, 'question', 'bphs24.145-148')], `answer.cannot.${asked}`)]

// answers by the form of the question

/** The reply to a question about one of the three fields. */
function replyItems(c: Composer, topic: MainTopic, asked: Asked, question: Question): Item[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, asked)
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  if (question.form === 'choice') {
    const bond = question.pair === 'loveOrAbroad' || question.pair === 'careerOrLove'
    const season = seasonOf(c, topic)
    return [
      ...choiceItems(c, question.pair, topic),
      ...(bond && topic === 'love'
        ? [[c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun }), ...courseLines(c, season)]]
        : []),
      nextItem(c, reading, noun),
    ]
  }
  if (question.form === 'which' && topic === 'career') return [whichItem(c), verdictLines(c, reading).slice(0, 2)]
  if (asked === 'visa')
    return [
      [c.line([method], 'answer.visa'), ...partsLines(c)],
      question.form === 'when' ? whenItem(c, reading, noun) : nextItem(c, reading, noun),
      verdictLines(c, reading).slice(0, 2),
    ]
  if (question.form === 'when') {
    if (topic === 'love' && c.asker.age < GROWN) return [[c.line([ageFinding(c)], 'answer.when.young', { age: c.asker.age })]]
    return [whenItem(c, reading, noun), verdictLines(c, reading).slice(0, 2), ...(asked === 'settle' ? [partsLines(c)] : [])]
  }
  if (question.form === 'whether') {
    const key: MessageKey =
      reading.step === null || reading.verdict === 'silent'
        ? 'answer.whether.silent'
        : reading.verdict === 'even'
          ? 'answer.whether.even'
          : `answer.whether.${reading.verdict}.${reading.step}`
    return [
      [c.line([reading.id], key, { noun }), countLine(c, reading), ...(asked === 'settle' ? partsLines(c) : [])],
      nextItem(c, reading, noun),
    ]
  }
  const season = seasonOf(c, topic)
  return [
    [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun }), ...courseLines(c, season), ...turnLines(c, topic)],
    verdictLines(c, reading).slice(0, 2),
    nextItem(c, reading, noun),
  ]
}

const DASHA_WORDS = /dasha|dasa|दशा|தசை|திசை|దశ/iu

/** Whose sub-period comes next and what that is to the field; the great period too where it changes soon or is asked about. */
function turnLines(c: Composer, topic: MainTopic): Line[] {
  const { running, grain, errorDays, antars, nextMaha } = c.dashas
  if (running === null || grain === 'none') return []
  const effectOf = (graha: Graha): string =>
    c.say(tieTo(c, graha, topic) < 2 ? 'answer.turn.loose' : wellPlaced(c, graha) ? 'answer.turn.well' : 'answer.turn.ill')
  const lines: Line[] = []
  const next = grain === 'maha' ? undefined : antars.find(({ from }) => from >= running.antar.to)
  const turn = (period: DashaDates, key: 'answer.course.turn' | 'answer.course.turnMaha'): void => {
    const graha = period.lords.at(-1) as Graha
    const slots = { from: c.date(period.from, errorDays), graha: c.graha(graha), effect: effectOf(graha) }
    lines.push(c.line([periodFinding(c, period)], key, slots))
  }
  if (next !== undefined) turn(next, 'answer.course.turn')
  const soon = addYears(c.input.asOf, DASHA_WORDS.test(c.input.concern) ? 30 : CHANGE_YEARS)
  if (nextMaha !== null && nextMaha.from < soon) turn(nextMaha, 'answer.course.turnMaha')
  return lines
}

const ageFinding = (c: Composer): string =>
  c.find({
    id: 'age',
    rule: 'practice.clock',
    paths: ['input.birthLocal'],
    why: { key: 'why.age', slots: { age: c.asker.age } },
    timeless: true,
  })

function fieldItems(c: Composer, led: MainTopic, question: Question): Item[] {
  const topic = favoured(c, question.pair) ?? led
  const asked = question.pair === 'jobOrBusiness' ? 'business' : askedOf(c, topic)
  return [
    ...replyItems(c, topic, asked, question),
    reasonItem(c, readings(c)[topic]),
    question.pair === 'homeOrAbroad' ? returnItem(c) : doItem(c, topic, asked),
    cannotItem(c, asked),
  ]
}

/** Of two fields held against each other the one that has more support: what follows speaks of that one. */
function favoured(c: Composer, pair: PairOfWays | null): MainTopic | null {
  if (pair !== 'loveOrAbroad' && pair !== 'careerOrLove' && pair !== 'careerOrAbroad') return null
  const { lead } = weighWays(c, pair)
  return lead === 0 ? null : PAIRS_OF_WAYS[pair][lead < 0 ? 0 : 1]
}

function returnItem(c: Composer): Item {
  const { id, to } = gocharaFinding(c, stayNow(c, 'jupiter'))
  return [c.line([id], 'answer.do.return', { to: c.date(to) })]
}

/** Journey, work and settling, which the word abroad mixes up. */
function partsLines(c: Composer): Line[] {
  const { id: homeId } = homeAndDistance(c)
  const journey = journeyKind(c)
  const tied = ([10, 5, 7] as const).find((house) => isFar(c, house)) ?? 'none'
  return [
    c.line([journey.id, homeId, lordFinding(c, 10, 'abroad').id], 'answer.parts', {
      journey: c.say(`answer.part.journey.${journey.kind}`),
      work: c.say(`answer.part.work.${tied}`),
      settle: c.say(`answer.part.settle.${settleSide(c)}`),
    }),
  ]
}

/** How home and distance weigh, as the chapter on life abroad has it. */
export function settleSide(c: Composer): 'releases' | 'holds' | 'even' {
  const { home, distance } = homeAndDistance(c)
  return distance - home >= 1 ? 'releases' : home - distance >= 1 ? 'holds' : 'even'
}

function whichItem(c: Composer): Item {
  const { id, host } = livelihood(c)
  const mode = workMode(c)
  return [c.line([id], 'answer.which', { trade: c.say(`career.trade.${host}`) }), c.line([mode.id], `answer.which.mode.${mode.mode}`)]
}

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
          ...([6, 7] as const).map((house) => wayLord(c, house, house === 6 ? 'job' : 'business')),
          c.line([id], `answer.which.mode.${mode}`),
        ],
      }
    }
    case 'loveOrArranged': {
      const { id, kind } = matchKind(c)
      return {
        lead: kind === 'own' ? -1 : kind === 'family' ? 1 : 0,
        clear: true,
        ids: [id],
        because: [c.line([id], `answer.choice.${kind}`)],
      }
    }
    case 'homeOrAbroad': {
      const side = settleSide(c)
      const { id } = homeAndDistance(c)
      const slots = {
        lord4: c.grahaStart(c.facts.main.lordOf(4)),
        lord12: c.graha(c.facts.main.lordOf(12)),
        side: c.say(`answer.choice.home.${side}`),
      }
      return {
        lead: side === 'holds' ? -1 : side === 'releases' ? 1 : 0,
        clear: true,
        ids: [id],
        because: [c.line([id], 'answer.choice.home', slots)],
      }
    }
    case 'stayOrMove': {
      const changes = changesAhead(c).filter(({ from }) => from < addYears(c.input.asOf, CHANGE_YEARS))
      const [next] = changes
      if (next === undefined) {
        const ids = seasonIds(c, seasonOf(c, 'career'))
        const dated = isDated(c)
        return { lead: dated ? -1 : 0, clear: false, ids, because: dated ? [c.line(ids, 'answer.choice.stay')] : [] }
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
        because: [c.line([id], open ? 'answer.choice.move.now' : 'answer.choice.move.soon', slots)],
      }
    }
    case 'loveOrAbroad':
    case 'careerOrLove':
    case 'careerOrAbroad': {
      const [a, b] = PAIRS_OF_WAYS[pair]
      const [first, second] = [readings(c)[a], readings(c)[b]]
      const worth = (reading: TopicReading): number => reading.for.length - reading.against.length
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
    case 'studyOrJob':
    case 'publicOrPrivate': {
      const [a, b] = PAIRS_OF_WAYS[pair]
      const [first, second] = [judge(c, a), judge(c, b)]
      const apart = second.for.length - second.against.length - (first.for.length - first.against.length)
      return {
        lead: apart > 0 ? 1 : apart < 0 ? -1 : 0,
        clear: Math.abs(apart) >= 2,
        ids: [...first.ids, ...second.ids],
        because: [first, second]
          .flatMap(({ ground, for: helping, against }) => [
            ...factLines(c, ground, 'answer.choice.because', helping.slice(0, 1)),
            ...factLines(c, ground, 'answer.choice.weak', against.slice(0, 1)),
          ])
          .concat(earlierLines(c, a, b)),
      }
    }
  }
}

/** Whose sub-period comes first; nothing where one is tied to both. */
function earlierLines(c: Composer, a: 'study' | 'government', b: 'job' | 'private'): Line[] {
  const [first, second] = [a, b].map((way) => groundPeriods(c, way, PERSON_YEARS)[0])
  const [way, period] = second === undefined || (first !== undefined && first.from < second.from) ? [a, first] : [b, second]
  if (period === undefined || first === second) return []
  return [
    c.line([periodFinding(c, period)], 'answer.choice.time', {
      way: c.say(`way.${way}`),
      antar: c.graha(period.lords[1] as Graha),
      span: periodSpan(c, period),
    }),
  ]
}

/** The lord that answers for a way, with what it can do. */
function wayLord(c: Composer, house: 6 | 7, way: 'job' | 'business'): Line {
  const { id, graha } = lordFinding(c, house, 'career')
  const good = wellPlaced(c, graha)
  const state = stateFor(c, graha, good ? 'for' : 'against')
  return c.line([id], good ? 'answer.choice.because' : 'answer.choice.weak', {
    way: c.say(`way.${way}`),
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
  key: 'answer.choice.because' | 'answer.choice.weak',
  voices: ReturnType<typeof judge>['voices'],
): Line[] {
  if (voices.length === 0) return []
  const facts = { list: voices.map((voice) => groundFact(c, ground, voice, false)) }
  return [
    c.line(
      voices.map(({ id }) => id),
      key,
      { way: c.say(`way.${ground as 'study'}`), facts },
    ),
  ]
}

function choiceItems(c: Composer, pair: PairOfWays | null, topic: MainTopic | null): Item[] {
  const season = seasonOf(c, topic ?? 'wellbeing')
  if (pair === null) return [[c.line(seasonIds(c, season), 'answer.choice.unknown'), ...courseLines(c, season)]]
  const { lead, clear, ids, because } = weighWays(c, pair)
  const [a, b] = PAIRS_OF_WAYS[pair].map((way) => c.say(way === 'love' && c.asker.love === 'bond' ? 'way.bond' : `way.${way}`)) as [
    string,
    string,
  ]
  const key = lead === 0 ? 'answer.choice.even' : clear ? 'answer.choice.one' : 'answer.choice.little'
  return [[c.line(ids, key, { a, b, one: lead < 0 ? a : b }), ...because, ...(lead === 0 ? [c.line(ids, 'answer.choice.even.do')] : [])]]
}

/** Somebody else is asked about: read from the house and the pointer that stand for them in the visitor's own chart. */
function personItems(c: Composer, person: Person, between: readonly Item[], ofHealth: boolean, form: Question['form']): Item[] {
  const found = judge(c, person)
  const who = c.say(`who.${person}`)
  const { houses, pointers } = GROUNDS[person]
  const lord = c.facts.main.lordOf(houses[0])
  const slots = { who, house: c.house(houses[0]), lord: c.graha(lord), pointer: { list: pointers.map((graha) => c.graha(graha)) } }
  const [helping] = found.for
  const [hindering] = found.against
  const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
  return [
    [
      c.line(found.ids, `answer.person.${found.state}`, { who }),
      c.line(found.ids, pointers.includes(lord) ? 'answer.person.readOne' : 'answer.person.read', slots),
      ...(helping === undefined ? [] : [c.line([helping.id], 'answer.person.helps', { fact: groundFact(c, person, helping, false) })]),
      ...(hindering === undefined
        ? []
        : [c.line([hindering.id], 'answer.person.hinders', { fact: groundFact(c, person, hindering, false) })]),
    ],
    [...personTimes(c, person, who), ...(form === 'when' ? [c.line(found.ids.slice(0, 1), 'answer.person.dates', { who })] : [])],
    ...between,
    [c.line([jupiter.id, ...found.ids.slice(0, 1)], `answer.person.do.${person}`, { to: c.date(jupiter.to) })],
    [
      c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.person.cannot', { who }),
      ...(ofHealth ? [c.line([methodFinding(c, 'person', 'bphs11.14-16')], 'answer.mind.body')] : []),
    ],
  ]
}

/** When the house of a person comes to the front: in a sub-period, or all through a great period. */
function personTimes(c: Composer, person: Person, who: string): Item {
  const { running, grain, errorDays } = c.dashas
  const [period] = groundPeriods(c, person, PERSON_YEARS)
  if (period !== undefined)
    return [
      c.line([periodFinding(c, period)], 'answer.person.when', {
        who,
        antar: c.graha(period.lords[1] as Graha),
        span: periodSpan(c, period),
      }),
    ]
  const maha = running === null || grain === 'none' ? null : running.maha
  const graha = maha?.lords[0]
  if (maha === null || graha === undefined || !isTiedTo(c, graha, person)) return []
  return [c.line([periodFinding(c, maha)], 'answer.person.maha', { who, maha: c.grahaStart(graha), to: c.date(maha.to, errorDays) })]
}

const isDated = (c: Composer): boolean => c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'

/** Where no sub-period can be dated, what the sky does for a concern. */
function skyItem(c: Composer, concern: ShortConcern): Item {
  const season = seasonOf(c, concern)
  return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say(`noun.${concern}`) }), ...courseLines(c, season)]
}

/** The season of the mind and what steadies it; nothing of the body. */
export function mindItem(c: Composer): Item {
  const season = seasonOf(c, 'wellbeing')
  const moon = dignityFinding(c, 'moon', 'wellbeing')
  const state = season.state === 'plain' ? 'mixed' : season.state
  return [
    c.line(seasonIds(c, season), `subject.wellbeing.${state}`),
    ...courseLines(c, season),
    c.line([moon], `wellbeing.moon.${supported(c, 'moon') ? 'strong' : 'weak'}`),
    c.line([moon], 'answer.mind.body'),
  ]
}

/** What the years after work are good for: the best supported graha, the great period, and a practice. */
function purposeItems(c: Composer): Item[] {
  const { best } = bestAndWeakest(c)
  const ids = [dignityFinding(c, best)]
  const { running, grain, errorDays, nextMaha } = c.dashas
  const items: Item[] = []
  const lines: Line[] = [
    c.line(ids, 'answer.purpose', { purpose: c.say(`purpose.${best as 'sun'}`) }),
    c.line(ids, 'answer.purpose.why', { graha: c.grahaStart(best) }),
  ]
  if (running !== null && grain !== 'none') {
    const lord = running.maha.lords[0] as Graha
    const area = { term: `area.${c.facts.main.houseOf(lord)}` } as const
    lines.push(
      c.line([periodFinding(c, running.maha), placeFinding(c, lord).id], 'answer.purpose.maha', {
        maha: c.graha(lord),
        to: c.date(running.maha.to, errorDays),
        area,
      }),
    )
    if (nextMaha !== null && nextMaha.from < addYears(c.input.asOf, 5)) {
      const next = nextMaha.lords[0] as Graha
      lines.push(
        c.line([periodFinding(c, nextMaha)], 'answer.purpose.mahaNext', {
          maha: c.graha(next),
          from: c.date(nextMaha.from, errorDays),
          area: { term: `area.${c.facts.main.houseOf(next)}` } as const,
        }),
      )
    }
  }
  items.push(lines, shortLines(c, 'spirit').slice(0, -1))
  const antar = running === null || grain === 'none' || grain === 'maha' ? null : running.antar
  items.push([
    antar === null
      ? c.line(ids, 'answer.purpose.doNow')
      : c.line([periodFinding(c, antar)], 'answer.purpose.do', {
          to: c.date(antar.to, errorDays),
          antar: c.graha(antar.lords[1] as Graha),
        }),
  ])
  items.push([c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.purpose.cannot')])
  return items
}

/** Words of somebody who has it hard: a chart that shows nothing of it has no business to say that all is well. */
const TROUBLE =
  /lost|bad time|bad luck|struggl|suffer|problem|troubl|crisis|worst|pareshan|dukh|kasht|mushkil|समस्या|दुख|दुःख|परेशान|बुरा समय|कष्ट|கஷ்ட|துன்ப|పరేషాన్|కష్ట|బాధ/iu

function generalName(c: Composer, topic: MainTopic): 'career' | 'training' | 'service' | 'love' | 'bond' | 'companion' | 'abroad' {
  const { age, love, work } = c.asker
  if (topic === 'career') return work === 'livelihood' ? topic : work === 'study' ? 'training' : 'service'
  if (topic === 'love') return love === 'bond' ? 'bond' : age >= ELDER ? 'companion' : topic
  return topic
}

/** A question about everything: where the years stand, then the three fields with a date each. */
function generalItems(c: Composer, form: Question['form']): Item[] {
  const { running, grain, errorDays, antars } = c.dashas
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const area = (graha: Graha) => ({ term: `area.${c.facts.main.houseOf(graha)}` }) as const
  const items: Item[] = []
  if (form === 'when' || form === 'course' || form === 'whether') {
    const season = seasonOf(c, 'life')
    const heavy = TROUBLE.test(c.input.concern) && (season.state === 'well' || season.state === 'plain')
    items.push([
      c.line(seasonIds(c, season), heavy ? 'answer.course.trouble' : `answer.course.${season.state}`, { noun: c.say('noun.life') }),
      ...courseLines(c, season),
    ])
  }
  if (running === null || grain === 'none')
    items.push([c.line([method], 'answer.general.none'), ...(items.length === 0 ? courseLines(c, seasonOf(c, 'wellbeing')) : [])])
  else if (grain === 'maha') {
    const lord = running.maha.lords[0] as Graha
    items.push([
      c.line([periodFinding(c, running.maha)], 'answer.general.maha', {
        maha: c.graha(lord),
        to: c.date(running.maha.to, errorDays),
        area: area(lord),
      }),
    ])
  } else {
    const lord = running.antar.lords[1] as Graha
    const next = antars.find(({ from }) => from >= running.antar.to)
    items.push([
      c.line([periodFinding(c, running.antar)], 'answer.general.now', {
        antar: c.graha(lord),
        to: c.date(running.antar.to, errorDays),
        area: area(lord),
      }),
      ...(next === undefined
        ? []
        : [
            c.line([periodFinding(c, next)], 'answer.general.turn', {
              from: c.date(next.from, errorDays),
              next: c.graha(next.lords[1] as Graha),
              area: area(next.lords[1] as Graha),
            }),
          ]),
    ])
  }
  for (const topic of MAIN_TOPICS) {
    const reading = readings(c)[topic]
    const field = c.say(`answer.general.${generalName(c, topic)}`)
    items.push([
      c.line([reading.id], `answer.general.field.${reading.verdict}`, { field }),
      countLine(c, reading),
      ...nextItem(c, reading, nounOf(c, askedOf(c, topic))).slice(0, 1),
    ])
  }
  const { best } = bestAndWeakest(c)
  items.push([c.line([dignityFinding(c, best)], 'answer.general.do', { graha: c.graha(best), theme: { term: `theme.${best}` } })])
  items.push([c.line([method], 'answer.general.cannot')])
  return items
}

/** Puts further lines before the two last ones, which are what to do and what no chart can say. */
const beforeAdvice = (items: readonly Item[], more: readonly Item[]): Item[] => [...items.slice(0, -2), ...more, ...items.slice(-2)]

// prettier-ignore
const HOME_WORDS: readonly string[] = ['family', 'at home', 'home life', 'house', 'peace', 'parivar', 'parivaar', 'ghar', 'kudumb', 'kutumb', 'परिवार', 'घर', 'குடும்ப', 'வீட்', 'కుటుంబ', 'ఇంట్లో']

const speaksOfHome = (c: Composer): boolean =>
  countHits(plainText(c.input.concern), HOME_WORDS) > 0 || c.input.concerns?.includes('parivar') === true

/** Shorter concerns that the answer on a field has told already, or that were only the company in which the question was asked. */
function toldBy(c: Composer, topic: MainTopic, { pair }: Question, short: readonly ShortConcern[]): ShortConcern[] {
  const asked = askedOf(c, topic)
  const told: ShortConcern[] = topic === 'career' ? ['job'] : []
  if (asked === 'business' || pair === 'jobOrBusiness') told.push('business')
  if (asked === 'training' || pair === 'studyOrJob') told.push('study')
  if (!speaksOfHome(c)) told.push('family')
  return short.filter((one) => told.includes(one))
}

/** The answer to the question that was asked, and the field it stands on; null where it stands on no single one. */
export function answerOf(c: Composer): { items: Item[]; topic: MainTopic | null; told: ShortConcern[] } {
  const { concern, topics: chosen } = c.input
  const { lead } = topicsOf({ concern, topics: chosen })
  const question = questionOf(concern)
  const { short, alone, mind } = shortLead(c)
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const minded = mind ? [mindItem(c)] : []
  if (question.childWish)
    return {
      items: [
        [c.line([method], 'answer.childWish'), c.line([method], 'answer.childWish.home')],
        shortLines(c, 'family').slice(0, -1),
        mindItem(c),
      ],
      topic: null,
      told: ['family'],
    }
  if (question.person !== null) {
    const told = question.person === 'child' ? short.filter((one) => one === 'study' || (one === 'family' && speaksOfHome(c))) : []
    return {
      items: personItems(
        c,
        question.person,
        told.map((one) => shortLines(c, one).slice(0, -1)),
        mind,
        question.form,
      ),
      topic: null,
      told: [...short],
    }
  }
  if (c.asker.retired && !isMain(lead)) return { items: beforeAdvice(purposeItems(c), minded), topic: null, told: ['spirit'] }
  if (question.pair === 'studyOrJob' || (alone && question.form === 'choice' && question.pair !== null)) {
    const topic: MainTopic = isMain(lead) ? lead : 'career'
    return { items: fieldItems(c, topic, question), topic, told: [...short] }
  }
  if (alone)
    return {
      items: [
        // of a list of wishes the first one is asked when
        ...short.map((one, index) => shortLines(c, one, question.form === 'when' && index === 0)),
        ...(minded.length === 0 && !isDated(c) ? [skyItem(c, short[0] as ShortConcern)] : minded),
        ...(short.length === 0 ? [] : [[...short.map((one) => shortCannot(c, one)), ...childLines(c)]]),
      ],
      topic: null,
      told: short,
    }
  if (isMain(lead))
    return {
      items: beforeAdvice(fieldItems(c, lead, question), minded),
      topic: favoured(c, question.pair) ?? lead,
      told: toldBy(c, lead, question, short),
    }
  if (question.form === 'choice' && question.pair !== null) {
    const topic = loudest(c)
    return { items: fieldItems(c, topic, question), topic, told: [] }
  }
  const choosing = question.form === 'choice' ? choiceItems(c, null, null) : []
  return { items: beforeAdvice([...choosing, ...generalItems(c, question.form)], minded), topic: null, told: [] }
}

/** A second field of the question in short: its dates where dates are asked for, else its verdict; with the next stretch. */
export function alsoLines(c: Composer, topic: MainTopic): Line[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, askedOf(c, topic))
  const lead = verdictLines(c, reading).slice(0, 2)
  return questionOf(c.input.concern).form === 'when'
    ? [...whenItem(c, reading, noun).slice(0, 2), ...lead]
    : [...lead, ...nextItem(c, reading, noun).slice(0, 2)]
}

/** The first words of the answer for the free preview: what the chart says, without the dates that the report gives. */
export function openingLines(c: Composer): Line[] {
  const { items, topic } = answerOf(c)
  const { form, person } = questionOf(c.input.concern)
  const [concern] = shortLead(c).short
  if (form === 'when' && topic !== null) return verdictLines(c, readings(c)[topic]).slice(0, 2)
  if (form === 'when' && person === null && concern !== undefined) return shortVerdict(c, concern)
  return (items[0] ?? []).slice(0, 2)
}

/** The items as the numbered list of the first page: the first sentence of each in strong type. */
export function answerList(c: Composer, items: readonly Item[]): Block {
  return c.list(
    items.filter((item) => item.length > 0).map(([first, ...rest]) => [{ ...(first as Line), mark: 'strong' as const }, ...rest]),
    true,
  )
}
