import type { Graha } from '@disha/contracts/chart'
import { isWithoutPost } from '../../understanding/asker.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { ageAt, periodFinding } from '../../compose/parts.ts'
import { addDays, addMonths, addYears, daysBetween, laterOf } from '../../facts/calendar.ts'
import type { MessageKey } from '../../phrasebook/phrasebook.ts'
import { OF_AGE } from '../../understanding/ages.ts'
import { PAIRS_OF_WAYS, type PairOfWays, type Question } from '../../understanding/question.ts'
import { meantText, plainText } from '../../understanding/topics.ts'
import { questionOf, weighsTwoPosts } from '../../understanding/understanding.ts'
import { passagesOver } from '../../rules/ground-windows.ts'
import { groundPeriods, judge } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { askLine, farLines, untilLine } from './answer-far.ts'
import { isLighter, isSpoken, nextAfterStrongest, SPOKEN_YEARS, strongestOf, type Part, type Window } from '../../rules/windows.ts'
import { tieDegree } from '../../rules/periods.ts'
import { TOPIC_HOUSE, type MainTopic, type TopicReading } from '../../rules/witnesses.ts'
import { chosenStretches, isOpen, NEAR_YEARS, singleOpening, smallerOpenings } from './answer-stretches.ts'
import { attemptLine, underWayLines } from '../attempts.ts'
import { isAwaited, isLastTold, postSpan } from '../exam-year.ts'
import { deadlineOf } from './answer-named.ts'
import { askedOf, isTender, nounOf, type Asked } from './answer-subject.ts'
import { allWindows, readings, windows } from '../cache.ts'
import { weeksAside, weeksOf } from '../months.ts'
import { fieldFinding } from '../../rules/fields.ts'
import { optionLines } from './answer-options.ts'
import { thinksOfAnotherField, waysLine } from './answer-ways.ts'
import { decideLines, workMode } from '../career.ts'
import { namedWorkLines } from '../named-work.ts'
import { bestFor } from '../suggested-work.ts'
import { nameOf } from '../../rules/field-names.ts'
import { asksOfWork, asksOther, workNamed } from '../work-told.ts'
import { seasonIds, seasonOf } from '../season.ts'
import { undated } from '../undated.ts'
import { birthSide, methodFinding } from '../verdict.ts'
import { mayBegin, useClause, useOf, useWords } from '../stretch-use.ts'
import { afterOf, betterPeriods, goingOn, isFullFar } from '../window-lines.ts'
import { closeLine } from './answer-trade.ts'
import { aloud, spanAloud } from './span-aloud.ts'

/** Whose words a time has: those of a bond that is, of one that is looked for, or of a step. */
const kindOf = (c: Composer, topic: MainTopic): '' | 'Love' | 'Bond' => (topic !== 'love' ? '' : c.asker.love === 'bond' ? 'Bond' : 'Love')

/** From so many years ahead the age is told beside a date. */
const AGED_YEARS = 5

/** The age that somebody will have on a far day, in brackets. */
const agedOn = (c: Composer, date: string): string =>
  date > addYears(c.input.asOf, AGED_YEARS) ? c.say('gist.age', { age: ageAt(c, date) }) : ''

/** A smaller opening is told where the stretch after it lets one wait for so many days. */
const WAIT_DAYS = 300

/** Kinder years of fewer days past a stretch are told with it; further off than so many years they are no help. */
const KINDER_DAYS = 180
const KINDER_YEARS = 8

/** How the nearest stretch goes on, as far as no other one that is told comes between: that it opens again, and until when it runs on and for what. */
function onwardAloud(c: Composer, first: Window, others: readonly Window[]): { text: string; ids: string[] } {
  const [, ...again] = first.parts
  const before = ({ to }: Part): boolean => others.every(({ from }) => to <= from)
  if (!before(first)) return { text: '', ids: [] }
  // the nearest may go on before the one that is aimed at
  const going = goingOn(c, first.topic).filter(({ from, parts: [part] }) => from >= first.to && before(part))
  const spans = { list: again.map((part) => spanAloud(c, part)) }
  let use = useWords(c, first)
  const on = going.map((window, at) => {
    const own = useWords(c, window)
    const changed = own !== use
    use = own
    const to = aloud(c, addDays(window.parts[0].to, -1), window.parts[0].toErrorDays)
    return c.say(at === 0 ? 'gist.goesOn' : 'gist.goesOn.then', { to, use: changed ? useClause(c, window) : '' })
  })
  return { text: [again.length === 0 ? '' : c.say('gist.again', { spans }), ...on].join(''), ids: going.flatMap(({ ids }) => ids) }
}

/** A post is looked for within so many years; what comes after them is for a better one. */
const POST_YEARS = 2

/** The headline's times: the one to aim at, the nearest where another comes before that, one later, and the first between where the later one is not it. */
export type SpokenTimes = {
  aim: Window
  before?: Window
  between?: Window
  later?: { stretch: Window; why: 'strongest' | 'then' | 'after' }
}

/**
 * What is said aloud of the stretches of a field, three at most: the first in which the step itself may be taken is the one to aim at, and the nearest
 * stands before it as what it is good for. Whoever has no post, a bond to care for, or a permit that ends first, goes by the nearest, and so does everybody
 * where a full one is years away.
 */
export function spokenTimes(c: Composer, topic: MainTopic): SpokenTimes | null {
  if (undated(c, topic)) return null
  const chosen = chosenStretches(c, topic)
  const [first] = chosen
  if (first === undefined) return null
  const spoken = addYears(c.input.asOf, SPOKEN_YEARS)
  const step = chosen.find((stretch) => mayBegin(c, stretch) && stretch.from < addYears(c.input.asOf, NEAR_YEARS))
  const term = topic === 'love' ? null : deadlineOf(c)
  const isInTerm = term !== null && first.from < term.from && useOf(c, first) !== 'prepare'
  const cannotWait = topic === 'love' ? c.asker.love === 'bond' : isInTerm || (topic === 'career' && isWithoutPost(c.asker.settled))
  const aim = cannotWait ? first : (step ?? first)
  const strongest = strongestOf(allWindows(c)[topic])
  const best = strongest?.strength === 'slight' ? undefined : strongest
  const then = best === aim ? nextAfterStrongest(allWindows(c)[topic]) : undefined
  // after a lighter time the first that bears the step, else whatever comes
  const bears = chosen.find((stretch) => stretch.from >= aim.to && mayBegin(c, stretch) && stretch.from < spoken)
  const after = [step, afterOf(c, topic), mayBegin(c, aim) ? undefined : bears, mayBegin(c, aim) ? undefined : chosen[1]].find(
    (stretch) => stretch !== undefined && stretch !== aim && stretch.from >= aim.to,
  )
  const later = [
    { stretch: best, why: 'strongest' as const },
    { stretch: then, why: 'then' as const },
    { stretch: after, why: 'after' as const },
  ].find(({ stretch }) => stretch !== undefined && stretch.from >= aim.to && stretch.from < spoken) as SpokenTimes['later']
  // nobody is sent years on past a nearer time
  // whoever has no post takes what is near: of the far ones the best is enough, and it is for a better post later
  const reach = topic === 'career' && cannotWait ? addYears(c.input.asOf, POST_YEARS) : later?.stretch.from
  const between =
    aim === first && later !== undefined && reach !== undefined
      ? chosen.find(({ from, to }) => from >= aim.to && to <= later.stretch.from && from <= reach)
      : undefined
  return {
    aim,
    ...(aim === first ? {} : { before: first }),
    ...(between === undefined ? {} : { between }),
    ...(later === undefined ? {} : { later }),
  }
}

/** When, as it is said aloud: the time to aim at, what comes before it, a smaller opening first, and what comes later; null where no time can be told. `alone`: no smaller opening, which another field has told. */
export function timeAloud(c: Composer, topic: MainTopic, noun: string, alone = false): Line | null {
  const line = timeSaid(c, topic, noun, alone)
  return line === null ? null : { ...line, called: noun }
}

function timeSaid(c: Composer, topic: MainTopic, noun: string, alone: boolean): Line | null {
  if (undated(c, topic)) return null
  const months = alone ? [] : smallerOpenings(c, topic)
  // what is asked for in writing is asked for in the first month that is open
  const isRequest = topic === 'career' && questionOf(c.input.concern).plea === 'transfer'
  const spoken = spokenTimes(c, topic)
  // beside a stretch that comes first one month is enough
  const single = singleOpening(c, months, isRequest ? 'first' : spoken?.before === undefined ? 'both' : 'only')
  const month = single?.month
  if (spoken === null) {
    if (month === undefined) return null
    return c.line([month.id], topic === 'career' && postSpan(c) !== null ? 'gist.time.noneAfter' : 'gist.time.none', { noun })
  }
  const { aim, before, between, later } = spoken
  const waits = month !== undefined && !isOpen(c, before ?? aim) && daysBetween(c.input.asOf, (before ?? aim).from) > WAIT_DAYS
  const going = onwardAloud(
    c,
    aim,
    [between, later?.stretch].filter((one) => one !== undefined),
  )
  // the strongest that begins where this one ends is the same time going on, and no other one
  const isJoined = later?.why === 'strongest' && between === undefined && aim.parts.length === 1 && later.stretch.from === aim.to
  const on = isJoined ? c.say('gist.goesOn.strongest', { to: untilAloud(c, later.stretch), use: useClause(c, later.stretch) }) : ''
  const all = [...new Set([...chosenStretches(c, topic), ...windows(c)[topic]])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const weekIds: string[] = []
  const easy = (stretch: Window): string => {
    const found = weeksOf(c, topic, stretch, all)
    if (found === null) return ''
    weekIds.push(found.id)
    return weeksAside(c, found)
  }
  const byYear = asksYear(c)
  const use = `${useClause(c, aim)}${easy(aim)}${going.text}${on}`
  const far = aim.from > addYears(c.input.asOf, NEAR_YEARS) && before === undefined
  const named = [aim, before, between, later?.stretch].filter((stretch) => stretch !== undefined)
  const likely = likeliest(c, topic, named, noun)
  const full = likely ?? (byYear ? { text: [], ids: [] } : fullLate(c, topic, aim))
  // whoever waits hears first what is open, where the time to aim at is long in coming
  const isOpenFirst = before !== undefined && isOpen(c, before) && aim.from > addYears(c.input.asOf, 1)
  const sentences = [
    ...(isOpenFirst && before !== undefined
      ? []
      : earlyAloud(c, before, before === undefined ? '' : easy(before), waits ? (single?.text ?? null) : null, far)),
    ...(between === undefined ? [] : [laterAloud(c, topic, aim, { stretch: between, why: 'after' }, easy(between))]),
    ...(later === undefined || isJoined
      ? []
      : [laterAloud(c, topic, aim, later, easy(later.stretch), between === undefined ? 'after' : 'later')]),
    ...full.text,
  ]
  const ids = [aim, before, between, later?.stretch].flatMap((stretch) => stretch?.ids ?? [])
  const told = [...new Set([...ids, ...going.ids, ...full.ids, ...(waits ? (single?.ids ?? []) : []), ...weekIds])]
  const slots = { noun, use, to: untilAloud(c, aim), span: `${spanAloud(c, aim.parts[0])}${agedOn(c, aim.from)}` }
  const key = timeKey(c, aim, { isBond: kindOf(c, topic) === 'Bond', isLater: before !== undefined, far, waits })
  if (byYear) {
    const year = yearOf(c, topic, noun, before ?? aim, likely !== null)
    return c.line([...new Set([...told, ...year.ids])], 'gist.time.told', {
      first: year.text,
      then: [c.say(key, slots), ...sentences].join(' '),
    })
  }
  // where it is far the months in reach are told before it
  if (far && waits && single !== undefined) {
    return c.line(told, 'gist.time.told', {
      first: c.say('gist.far.first', { noun, single: single.text }),
      then: [c.say('gist.far.then', slots), ...sentences.slice(1)].join(' '),
    })
  }
  if (isOpenFirst && before !== undefined) {
    const first = c.say('gist.open.first', { noun, to: untilAloud(c, before), use: `${useClause(c, before)}${easy(before)}` })
    return c.line(told, 'gist.time.told', { first, then: [c.say('gist.open.aim', slots), ...sentences].join(' ') })
  }
  if (sentences.length === 0) return c.line(told, key, slots)
  return c.line(told, 'gist.time.told', { first: c.say(key, slots), then: sentences.join(' ') })
}

/** Whoever asks for a year hears one before anything else. */
const WHICH_YEAR =
  / (?:which|what|kis|kaun|kaunse|kon|konse|enda|entha|ye|yetha|endha) (?:year|saal|sal|varsh|varusham|varudam|samvatsaram\S*|edadi\S*) /

export const asksYear = (c: Composer): boolean => WHICH_YEAR.test(plainText(c.input.concern))

/** The year of the time to aim at, and of one that comes before it, for whoever asks for a year after the times have been told. */
export function yearLine(c: Composer, topic: MainTopic, noun: string): Line | null {
  const spoken = undated(c, topic) ? null : spokenTimes(c, topic)
  if (spoken === null) return null
  const { aim, before } = spoken
  const [year, first] = [aim, before ?? aim].map((one) => laterOf(one.from, c.input.asOf).slice(0, 4)) as [string, string]
  if (isLighter(aim)) return c.line(aim.ids, 'point.sameTimes.yearLight', { year, noun })
  return first === year
    ? c.line(aim.ids, 'point.sameTimes.year', { year, noun })
    : c.line([...aim.ids, ...(before?.ids ?? [])], 'point.sameTimes.yearAfter', { year, noun, before: first })
}

/** The first year with a stretch, how much stands behind it, and where that is little whether a full one comes, unless the times after it have that (`told`). */
function yearOf(c: Composer, topic: MainTopic, noun: string, first: Window, told: boolean): { text: string; ids: readonly string[] } {
  const from = laterOf(first.from, c.input.asOf).slice(0, 4)
  const to = addDays(first.parts[0].to, -1).slice(0, 4)
  const year = from === to ? from : c.say('gist.year.span', { from, to })
  const full = allWindows(c)
    [topic].filter((stretch) => !isLighter(stretch) && useOf(c, stretch) !== 'prepare')
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  const kind = !isLighter(first) ? 'full' : told ? 'light' : full === undefined ? 'none' : isSpoken(c, full) ? 'late' : 'far'
  return {
    text: c.say('gist.year', { year, noun, kind, late: full?.from.slice(0, 4) ?? '', years: spokenYears(c) }),
    ids: [...first.ids, ...(kind === 'late' && full !== undefined ? full.ids : [])],
  }
}

/** The last day of a stretch. */
const untilAloud = (c: Composer, { parts: [{ to, toErrorDays }] }: Window): string => aloud(c, addDays(to, -1), toErrorDays)

/** A time that is open for less than the step is not called the time for it. */
export function openKey(c: Composer, stretch: Window): 'gist.time.open' | 'gist.time.open.try' | 'gist.time.open.prepare' {
  const use = useOf(c, stretch)
  return use === 'try' || use === 'prepare' ? `gist.time.open.${use}` : 'gist.time.open'
}

type TimeState = { isBond: boolean; isLater: boolean; far: boolean; waits: boolean }

function timeKey(c: Composer, aim: Window, { isBond, isLater, far, waits }: TimeState): MessageKey {
  if (isOpen(c, aim)) return isBond ? 'gist.time.open.bond' : openKey(c, aim)
  if (isLater) return 'gist.time.aim'
  if (far) return waits ? 'gist.time.farAfter' : 'gist.time.far'
  return waits ? 'gist.time.nearAfter' : isBond ? 'gist.time.near.bond' : 'gist.time.near'
}

/** What comes before the time to aim at, in the order of the calendar: a month, and the nearest stretch. */
function earlyAloud(c: Composer, before: Window | undefined, easy: string, single: string | null, far: boolean): string[] {
  if (before === undefined) return single === null ? [] : [c.say(far ? 'gist.before.monthFar' : 'gist.before.month', { single })]
  const use = `${useClause(c, before)}${easy}`
  if (isOpen(c, before)) return [c.say('gist.before.open', { to: untilAloud(c, before), use })]
  const span = spanAloud(c, before.parts[0])
  return [single === null ? c.say('gist.before', { span, use }) : c.say('gist.before.both', { single, span, use })]
}

/** That no full stretch is near, where a light one is all that can be aimed at: nobody finds it out in a later chapter. */
function fullLate(c: Composer, topic: MainTopic, aim: Window): { text: string[]; ids: string[] } {
  if (!isLighter(aim) || aim.period === null || !isFullFar(c, topic)) return { text: [], ids: [] }
  const full = allWindows(c)
    [topic].filter((stretch) => !isLighter(stretch))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  if (full === undefined) return { text: [c.say('gist.fullNone')], ids: [] }
  return { text: isSpoken(c, full) ? [] : [c.say('gist.fullFar', { years: spokenYears(c) })], ids: [] }
}

/** How far page 1 looks, in words. */
const spokenYears = (c: Composer): string => c.say('number', { n: SPOKEN_YEARS })

/** True of a stretch for which one clock alone speaks. */
const isAlone = ({ clock }: Window): boolean => clock === 'dasha' || clock === 'jupiter'

/**
 * Where none of several times that are told bears the whole step, and whoever asks when would not know which of them is meant: the likeliest of them, and when
 * the first comes that does bear it. Null for a single time, a bond that is, and any other question.
 */
function likeliest(c: Composer, topic: MainTopic, named: readonly Window[], noun: string): { text: string[]; ids: string[] } | null {
  if (named.length < 2 || kindOf(c, topic) === 'Bond' || questionOf(c.input.concern).form !== 'when') return null
  if (named.some((stretch) => mayBegin(c, stretch))) return null
  const open = named.filter((stretch) => useOf(c, stretch) !== 'prepare')
  if (open.length === 0) return null
  // both clocks, if softly, say more than one; of equals the nearest is hoped for
  const [best] = open.toSorted((a, b) => Number(isAlone(a)) - Number(isAlone(b)) || (a.from < b.from ? -1 : 1)) as [Window]
  const bears = allWindows(c)
    [topic].filter((stretch) => mayBegin(c, stretch))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  return {
    text: [
      c.say('gist.likeliest', { noun, span: isOpen(c, best) ? c.say('gist.likeliest.now') : spanAloud(c, best.parts[0]) }),
      bears === undefined
        ? c.say('gist.fullNone')
        : isSpoken(c, bears)
          ? c.say('gist.bearsLate', { span: spanAloud(c, bears.parts[0]), age: agedOn(c, bears.from) })
          : c.say('gist.bearsFar', { years: spokenYears(c) }),
    ],
    ids: [...best.ids, ...(bears !== undefined && isSpoken(c, bears) ? bears.ids : [])],
  }
}

/** The one time that is told after the one to aim at. */
function laterAloud(
  c: Composer,
  topic: MainTopic,
  aim: Window,
  { stretch, why }: NonNullable<SpokenTimes['later']>,
  weeks: string,
  word: 'after' | 'later' = 'after',
): string {
  const same = useWords(c, stretch) === useWords(c, aim)
  const slots = {
    span: spanAloud(c, stretch.parts[0]),
    use: `${same && useOf(c, stretch) !== 'prepare' ? c.say('use.clause.same', { what: useWords(c, stretch) }) : useClause(c, stretch)}${weeks}`,
    age: agedOn(c, stretch.from),
  }
  // what serves for a plain post again is no time for a better one
  if (
    topic === 'career' &&
    isWithoutPost(c.asker.settled) &&
    useOf(c, stretch) !== 'take' &&
    stretch.from > addYears(c.input.asOf, POST_YEARS)
  )
    return c.say('gist.laterPost', slots)
  if (why !== 'strongest') return c.say(`gist.${why === 'after' ? word : why}`, slots)
  return c.say(useOf(c, stretch) === 'step' ? `gist.strongest${kindOf(c, topic)}` : 'gist.strongestBy', slots)
}

/** The time of a field; before one that is far off a time for a first step in the coming year, and after it what the wait is. */
export function timeWithWait(c: Composer, topic: MainTopic, noun: string, time = timeAloud(c, topic, noun)): Line[] {
  const [first] = undated(c, topic) ? [] : chosenStretches(c, topic)
  const far = first !== undefined && first.from > addYears(c.input.asOf, NEAR_YEARS)
  if (time === null || !far) return time === null ? [] : [time]
  return [...(smallerOpenings(c, topic).length > 0 ? [] : stepTime(c, topic)), time, reasonLine(c, topic, first)]
}

/** The running sub-period where it has no tie to the field; and where it ends well before the time, or is tied, that the two clocks do not meet sooner. */
function reasonLine(c: Composer, topic: MainTopic, { from, ids }: Window): Line {
  const { running, errorDays } = c.dashas
  const area = c.say(`window.area.${topic}`)
  const degree = running === null || !isDated(c) ? 'tied' : tieDegree(c, running.antar, topic)
  if (running === null || degree === 'tied') return c.line(ids, 'point.wait.jupiter', { area })
  const lord = running.antar.lords[1] as Graha
  const side = degree === 'none' ? birthSide(readings(c)[topic], lord) : null
  return c.line(
    [periodFinding(c, running.antar), ...ids],
    addMonths(running.antar.to, GAP_MONTHS) < from ? 'point.wait.then' : 'point.wait.lord',
    {
      antar: c.graha(lord),
      to: c.date(running.antar.to, errorDays),
      tie: c.say(`point.wait.tie.${side ?? degree}`, { area }),
      area,
    },
  )
}

/** A sub-period that ends more than so many months before a time does not explain the wait for it alone. */
const GAP_MONTHS = 6

/** Jupiter over the house of the field within a year, where no month was named. */
function stepTime(c: Composer, topic: MainTopic): Line[] {
  const { asOf } = c.input
  const passage = passagesOver(c, TOPIC_HOUSE[topic]).find(({ from }) => from < addYears(asOf, 1))
  if (passage === undefined) return []
  const { id, from, to } = passage
  const part = { from, to, fromErrorDays: 0, toErrorDays: 0 }
  return [
    c.line([id], from <= asOf ? 'point.wait.monthNow' : 'point.wait.month', {
      span: spanAloud(c, part),
      to: c.date(to),
      house: c.house(TOPIC_HOUSE[topic]),
    }),
  ]
}

/** Where no stretch stands out: the years that are kinder to a matter, from the end of the one stretch that is told; null where there are none soon. */
function kinderAloud(c: Composer, topic: MainTopic, noun: string): Line | null {
  const chosen = chosenStretches(c, topic)
  const [first, ...others] = chosen
  if (first === undefined || others.some((stretch) => !isLighter(stretch))) return null
  const { errorDays } = c.dashas
  const kinder = betterPeriods(c, topic).find(({ to }) => daysBetween(first.to, to) >= KINDER_DAYS)
  const from = kinder === undefined ? '' : laterOf(kinder.from, first.to)
  if (kinder === undefined || from > addYears(c.input.asOf, KINDER_YEARS)) return null
  return c.line([periodFinding(c, kinder)], 'gist.kinder', {
    noun,
    span: spanAloud(c, { from, to: kinder.to, fromErrorDays: errorDays, toErrorDays: errorDays }),
    age: agedOn(c, from),
  })
}

/** Jupiter's help for an examination is near within so many months; a sub-period within so many. */
const SIT_JUPITER_MONTHS = 14
const SIT_PERIOD_MONTHS = 12

/**
 * When to sit an examination, apart from the time at which a seat or a post begins: of one that is named the attempts in its own months, else its
 * sub-period or Jupiter on the 5th; null where neither is known.
 */
export function sitLine(c: Composer): Line | null {
  const named = attemptLine(c)
  if (named !== null) return named
  const { asOf } = c.input
  const [period] = isDated(c) ? groundPeriods(c, 'exam') : []
  const last = (to: string, errorDays = 0): string => aloud(c, addDays(to, -1), errorDays)
  if (period !== undefined && period.from < addMonths(asOf, SIT_PERIOD_MONTHS) && periodTone(c, period) !== 'ill') {
    const { errorDays } = c.dashas
    const { from, to } = period
    return c.line([periodFinding(c, period)], `gist.sit.period.${from <= asOf ? 'now' : 'ahead'}`, {
      antar: c.graha(period.lords[1] as Graha),
      to: last(to, errorDays),
      span: spanAloud(c, { from, to, fromErrorDays: errorDays, toErrorDays: errorDays }),
    })
  }
  const [passage] = passagesOver(c, 5)
  if (passage === undefined) return null
  const { id, from, to } = passage
  const near = from <= asOf ? 'now' : from < addMonths(asOf, SIT_JUPITER_MONTHS) ? 'ahead' : 'far'
  if (near === 'far' && isLastTold(c)) return c.line([id], 'gist.sit.jupiter.last')
  return c.line([id], `gist.sit.jupiter.${near}`, {
    house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(5) }),
    to: last(to),
    span: spanAloud(c, { from, to, fromErrorDays: 0, toErrorDays: 0 }),
  })
}

/** The same as a list; of an attempt that is under way what is left of it. */
export function sitLines(c: Composer): Line[] {
  if (isAwaited(c)) return underWayLines(c)
  const sit = sitLine(c)
  return sit === null ? [] : [sit]
}

/** How the ground lies, as a plain lean: the count stands in the numbered lines; `also` where the sentence before it has named the matter. */
export function groundAloud(
  c: Composer,
  { topic, verdict, step, id }: TopicReading,
  noun: string,
  place: 'ground' | 'also' = 'ground',
): Line {
  // a trade that runs has one judge for its size, its sale and its better days
  if (topic === 'career' && askedOf(c, topic) === 'trade' && noun === nounOf(c, 'trade')) {
    const trade = judge(c, 'business')
    return c.line(trade.ids, `point.trade.${trade.state}`)
  }
  const key = step === null || verdict === 'silent' ? 'silent' : verdict === 'even' ? 'even' : (`${verdict}.${step}` as const)
  // a bond that is has been prepared long ago
  const weighs = key === 'even' || key === 'support.slight' || key === 'oppose.slight' || key === 'oppose.fair' || key === 'oppose.strong'
  const bond = topic === 'love' && c.asker.love === 'bond' && weighs ? (`${key}.bond` as const) : key
  const told = bond === 'support.slight' && bearsSoon(c, topic) ? (`${bond}.go` as const) : bond
  return { ...c.line([id], `gist.${place}.${told}`, { noun }), verdict: topic }
}

/** True where the time to aim at bears the step and is near enough to go ahead in; nobody in mourning is told to. */
function bearsSoon(c: Composer, topic: MainTopic): boolean {
  const aim = isTender(c) ? undefined : spokenTimes(c, topic)?.aim
  return aim !== undefined && mayBegin(c, aim) && aim.from < addYears(c.input.asOf, NEAR_YEARS)
}

/** Subjects whose answer is no matter of a good time. */
const WITHOUT_TIME: readonly Asked[] = ['wed']

/** What follows for work that is named beside the search for a post, or beside the post that is held. */
function trialLine(c: Composer): Line | null {
  const [first, second] = workNamed(c).filter(({ tie }) => tie !== 'does')
  if (first === undefined || second !== undefined) return null
  return c.line([fieldFinding(c, first.field)], `gist.trial.${isWithoutPost(c.asker.settled) ? 'without' : 'beside'}.${first.carried}`, {
    field: nameOf(c, first.field),
  })
}

/** Whether a post that is held will last. */
const SAFE =
  / (?:job|post|naukri|velai|udyogam|udyogamu)(?: \S+){0,4} (?:safe|secure|stay|remain|last|bach\S*|rahegi|rahega|iruk\S*|nilai\S*|untund\S*|vuntund\S*|poyidum\S*|pothund\S*) | lay ?offs? | laying off | (?:lose|losing) (?:my |the )?(?:job|post) |नौकरी (?:\S+ )?(?:बच|रहेगी|सुरक्षित)|வேலை (?:\S+ )?(?:நிலைக்|இருக்குமா|போய்)|ఉద్యోగం (?:\S+ )?(?:ఉంటుందా|పోతుందా|నిలు)/u
/** Work that is done and not seen. */
const UNSEEN =
  / (?:no respect|respect nahi|izzat\S*|izzath\S*|takes? (?:my |all |the )?credit|steals? (?:my )?credit|presents? (?:all )?my work|no recognition|not (?:recognised|recognized|appreciated|valued)|not respected|mariyadh?ai\S*|mariyath?ai\S*|gauravam|maryada|insult\S*|humiliat\S*) |इज़्ज़त|इज्जत|सम्मान नहीं|மரியாதை|గౌరవం|మర్యాద/u

/** What is asked of a post that is held, beside its course: that it lasts, or that its work is seen. */
export function standingOf(c: Composer): 'safe' | 'seen' | null {
  if (isWithoutPost(c.asker.settled) || c.asker.trade === 'business' || c.asker.work !== 'livelihood') return null
  const text = meantText(c.input.concern)
  return UNSEEN.test(text) ? 'seen' : SAFE.test(text) ? 'safe' : null
}

/** The answer to it, by the season of work. */
function standingLine(c: Composer): Line | null {
  const standing = standingOf(c)
  if (standing === null) return null
  const season = seasonOf(c, 'career')
  return c.line(seasonIds(c, season), `standing.${standing}.${season.state}`)
}

/** A post that is looked for, in whichever country. */
const POST_SOUGHT =
  / (?:get|find|search|searching|looking for|look for|apply|will i have) (?:\S+ ){0,3}(?:job|jobs|work|post) | (?:job|naukri|velai|udyogam) (?:mileg\S*|milna|milne|kidaik\S*|dorukutun\S*|vastun\S*|lagegi) |नौकरी मिल|வேலை கிடை|ఉద్యోగం (?:దొరు|వస్తు)/u

/** The way that has less support, with its own next time: nobody compares a date with nothing. */
function otherTime(c: Composer, topic: MainTopic, pair: PairOfWays | null): Line | null {
  // a post is sought in either country: its own times stand beside those for the journey
  if (pair === 'homeOrAbroad' && !c.asker.abroad && c.asker.work === 'livelihood' && POST_SOUGHT.test(meantText(c.input.concern)))
    return timeAloud(c, 'career', c.say('noun.newPost'), true)
  if (pair !== 'careerOrAbroad' && pair !== 'loveOrAbroad' && pair !== 'careerOrLove') return null
  const other = PAIRS_OF_WAYS[pair].find((way) => way !== topic)
  return other === undefined || (other === 'love' && c.asker.age < OF_AGE) ? null : timeAloud(c, other, nounOf(c, askedOf(c, other)), true)
}

/** Where a business is asked about and the chapter on work leans to a post, both are said at once. */
function modeLine(c: Composer, asked: Asked): Line | null {
  const { id, mode } = workMode(c)
  return asked === 'business' && mode === 'service' ? c.line([id], 'gist.mode.service') : null
}

/** The answer on a field in two or three plain sentences, before what it stands on; `reply` is the first line of the answer itself. */
export function fieldGist(
  c: Composer,
  topic: MainTopic,
  asked: Asked,
  { form, pair, declines }: Question,
  reply: Line | undefined,
): Line[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, asked)
  const time = WITHOUT_TIME.includes(asked) || (pair === 'homeOrAbroad' && c.asker.abroad) ? null : timeAloud(c, topic, noun)
  // an examination is sat at one time, and the post begins at another
  const sit = asked === 'exam' || asked === 'government' ? sitLines(c) : []
  const kinder = time === null ? null : kinderAloud(c, topic, noun)
  const far = topic === 'career' && time !== null ? [...farLines(c), ...untilLine(c), ...askLine(c, time)] : []
  // work has reasons of its own for a far time
  const times = topic === 'career' || time === null ? [time] : timeWithWait(c, topic, noun, time)
  const told = (lines: readonly (Line | null | undefined)[]): Line[] =>
    lines.flatMap((line) => (line === time ? [...times, kinder, ...far] : [line])).filter((line): line is Line => Boolean(line))
  // the work that is named is the heart of a question about it
  const [named] = topic === 'career' && form !== 'which' && asksOfWork(c) ? namedWorkLines(c) : []
  const close = closeLine(c, asked, reading)
  const standing = topic === 'career' && (form === 'whether' || form === 'what' || form === 'course') ? standingLine(c) : null
  if (standing !== null) return told([standing, time, close])
  // whether to close is asked the other way round than whether to do
  if (close !== null && (form === 'whether' || form === 'choice'))
    return told([named ?? groundAloud(c, reading, noun), ...sit, time, pair === 'jobOrBusiness' ? reply : null, close])
  // of two offers the chart reads neither: the work itself is told beside that
  if (form === 'choice' && topic === 'career' && pair === null && weighsTwoPosts(c.input.concern)) return told([reply, named, time])
  const ways = pair === null ? waysLine(c, topic, { form }) : null
  // whether to part no chart says: what comes first, how the bond lies, a time to speak and what comes after it
  if (pair === 'stayOrPart') {
    const id = [methodFinding(c, 'question', 'bphs24.145-148')]
    return told([
      declines.includes('parting') ? null : c.line(id, 'ways.part'),
      groundAloud(c, reading, noun),
      time,
      c.line(id, 'ways.part.then'),
    ])
  }
  // whether one who has gone comes back is no matter of the field
  if (asked === 'breakup') return told([reply])
  const options = topic === 'career' ? optionLines(c) : []
  switch (form) {
    case 'when':
      return told([...sit, time, named ?? groundAloud(c, reading, noun, time === null ? 'ground' : 'also'), close])
    case 'whether':
      return told([topic === 'career' && ways !== null ? ways : reply, named, ...sit, time, close])
    case 'choice':
      if (options.length > 0) return told([...options, time])
      return pair === null && named !== undefined
        ? told([named, time, close ?? (thinksOfAnotherField(c) ? ways : (trialLine(c) ?? (workNamed(c).length > 1 ? null : ways)))])
        : told([reply, named, ...sit, time, otherTime(c, topic, pair), close ?? modeLine(c, asked)])
    case 'which': {
      // which country is a question of near and far, and of no field of work
      if (topic !== 'career') return told([groundAloud(c, reading, noun), time])
      if (asksOther(c)) return [...namedWorkLines(c), ...decideLines(c)]
      if (options.length > 0) return told([...options, bestFor(c), time])
      return told([workNamed(c).length > 0 ? reply : null, bestFor(c), c.line([workMode(c).id], `answer.which.mode.${workMode(c).mode}`)])
    }
    default:
      return told([named ?? groundAloud(c, reading, noun), ...sit, time, close])
  }
}
