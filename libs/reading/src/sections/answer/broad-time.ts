import type { Graha } from '@disha/contracts/chart'
import { OF_AGE } from '../../understanding/ages.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { periodFinding } from '../../compose/parts.ts'
import { matterOf } from '../../compose/period-words.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { stayDates } from '../../facts/sky.ts'
import type { Ground } from '../../rules/grounds.ts'
import { passageTone } from '../../rules/passages.ts'
import { periodTone, type PeriodTone } from '../../rules/period-colour.ts'
import { strongestOf, type Part, type Window } from '../../rules/windows.ts'
import { isMainTopic, type MainTopic } from '../../rules/witnesses.ts'
import { topicsOf as namedTopics } from '../../understanding/topics.ts'
import { asksOfTime, broadOf, type BroadField } from '../../understanding/broad.ts'
import { namedPeriods } from '../../understanding/named-dates.ts'
import type { AskedPoint } from '../../understanding/points-asked.ts'
import { allWindows, readings } from '../cache.ts'
import { moveTime } from '../coming-home.ts'
import { asksReturn, fullRuns, shortNoun } from '../short-concerns.ts'
import { foremost, mayBegin, useClause, useOf } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { methodFinding } from '../verdict.ts'
import { spanAloud } from './span-aloud.ts'
import { labelOf, metBy, PLAIN_YEARS, saysYears, within } from './answer-named.ts'
import { spanOf } from './answer-stretches.ts'
import { askedOf, isTender, nounOf } from './answer-subject.ts'

/** The time that a question about a year or about the years ahead is told for, with what it is called within a sentence. */
export type BroadTime = { from: string; to: string; label: string; kind: 'year' | 'rest' | 'span' }

const yearStart = (year: number): string => `${year}-01-01`

/** Of a year with fewer days left the coming one is told as well. */
const NEARLY_OVER_DAYS = 92
const YEAR_DAYS = 365

/** The year, or the years from today on, that the question names; else the year that runs. Where that is nearly over the coming one belongs to it. */
export function broadTime(c: Composer): BroadTime {
  const { concern, asOf } = c.input
  const running = Number(asOf.slice(0, 4))
  const named = namedPeriods(concern, asOf).filter(({ grain }) => grain === 'span' || grain === 'year')
  const span = named.find(({ grain }) => grain === 'span')
  if (span !== undefined) {
    const months = Math.round(daysBetween(span.from, span.to) / (YEAR_DAYS / 12))
    const isYears = months % 12 === 0
    const n = isYears ? months / 12 : months
    return {
      from: span.from,
      to: span.to,
      label: c.say(isYears ? 'broad.years' : 'broad.months', { n, count: c.say('number', { n }) }),
      kind: 'span',
    }
  }
  if (named.length === 0 && saysYears(c))
    return {
      from: asOf,
      to: addYears(asOf, PLAIN_YEARS),
      label: c.say('broad.years', { n: PLAIN_YEARS, count: c.say('number', { n: PLAIN_YEARS }) }),
      kind: 'span',
    }
  const first = Number((named[0]?.from ?? asOf).slice(0, 4))
  const last = Number((named.at(-1)?.from ?? asOf).slice(0, 4))
  const ends = yearStart(last + 1)
  if (first < last)
    return {
      from: laterOf(yearStart(first), asOf),
      to: ends,
      label: c.say('until.span', { from: String(first), to: String(last) }),
      kind: 'span',
    }
  if (first > running) return { from: yearStart(first), to: ends, label: String(first), kind: 'year' }
  return daysBetween(asOf, ends) > NEARLY_OVER_DAYS
    ? { from: asOf, to: ends, label: String(running), kind: 'year' }
    : {
        from: asOf,
        to: yearStart(running + 2),
        label: c.say('broad.rest', { year: String(running), next: String(running + 1) }),
        kind: 'rest',
      }
}

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')
const sharedDays = (one: { from: string; to: string }, other: { from: string; to: string }): number =>
  Math.max(0, daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to)))

/** A sub-period that shares fewer days with a time is not told of it. */
const FEWEST_DAYS = 14
/** So many sub-periods are told in a sentence each; more of them are listed. */
const MOST_SENTENCES = 3

export const periodsIn = (c: Composer, time: { from: string; to: string }): DashaDates[] =>
  isDated(c) ? c.dashas.antars.filter((period) => sharedDays(period, time) >= FEWEST_DAYS && period.to > c.input.asOf) : []

/** Whose sub-periods a time lies in, with the tone of each and what it brings forward: a sentence each, or a list of many. */
export function clockLines(c: Composer, time: BroadTime): Line[] {
  const held = periodsIn(c, time)
  const { errorDays } = c.dashas
  const ids = held.map((period) => periodFinding(c, period))
  if (held.length > MOST_SENTENCES)
    return [
      c.line(ids, 'broad.clock.list', {
        label: time.label,
        list: {
          list: held.map((period, at) =>
            c.say(at === 0 ? 'named.first' : 'named.then', {
              graha: c.graha(period.lords[1] as Graha),
              from: c.date(period.from, errorDays),
              to: c.date(period.to, errorDays),
              tone: c.say(`tone.${periodTone(c, period)}`),
            }),
          ),
        },
      }),
    ]
  return held.map((period, at) => {
    const graha = period.lords[1] as Graha
    const ends = period.to < time.to
    return c.line([ids[at] as string], `broad.clock.${at > 0 ? (ends ? 'next' : 'last') : ends ? 'first' : 'all'}`, {
      label: time.label,
      tone: c.say(`tone.${periodTone(c, period)}`),
      antar: c.graha(graha),
      area: matterOf(c, period),
      from: c.date(period.from, errorDays),
      to: c.date(period.to, errorDays),
    })
  })
}

type Met = { window: Window; part: Part }

/** The stretches of a field that a time meets, the strongest first, each with its part there. */
const metIn = (c: Composer, topic: MainTopic, time: { from: string; to: string }): Met[] =>
  allWindows(c)[topic].flatMap((window) => {
    const part = window.parts.find((one) => sharedDays(one, time) >= FEWEST_DAYS)
    return part === undefined ? [] : [{ window, part }]
  })

/** The one of them that allows most: among those of one use the strongest, else the first. */
function bestIn(c: Composer, met: readonly Met[]): Met | undefined {
  const windows = met.map(({ window }) => window)
  const first = foremost(c, windows)
  const best = first && (strongestOf(windows.filter((one) => useOf(c, one) === useOf(c, first))) ?? first)
  return met.find(({ window }) => window === best)
}

/** A stretch as it is said aloud; of one that is open its end. */
const aloud = (c: Composer, part: Part): string =>
  part.from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(part.to, part.toErrorDays) }) : spanAloud(c, part)

/** The best stretch of a field within a time, with its use, or the next one after it. */
export function fieldInTime(c: Composer, topic: MainTopic, time: BroadTime, as: 'broad.field' | 'broad.part' = 'broad.field'): Line[] {
  if (undated(c, topic)) return []
  const noun = nounOf(c, askedOf(c, topic))
  const met = metIn(c, topic, time)
  const best = bestIn(c, met)
  const slots = { noun, label: time.label }
  if (best !== undefined) {
    const others = met.filter(({ window }) => as === 'broad.part' && window !== best.window)
    const [other] = others.toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
    return [
      c.line(best.window.ids, as, { ...slots, span: aloud(c, best.part), use: useClause(c, best.window) }),
      ...(other === undefined
        ? []
        : [c.line(other.window.ids, 'broad.part.more', { span: aloud(c, other.part), use: useClause(c, other.window) })]),
    ]
  }
  const next = allWindows(c)
    [topic].filter(({ from }) => from >= time.to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  return [
    next === undefined
      ? c.line([readings(c)[topic].id], `${as}.none`, slots)
      : c.line(next.ids, `${as}.next`, { ...slots, span: spanAloud(c, next.parts[0]) }),
  ]
}

/** The fields that a time is told for: those that the words name, else work, and love for those who are of age and free of grief about it. */
export function fieldsOfTime(c: Composer): MainTopic[] {
  const isGrown = c.asker.age >= OF_AGE
  const namedIn = (concern: string): MainTopic[] =>
    namedTopics({ concern }).topics.filter((one): one is MainTopic => isMainTopic(one) && (one !== 'love' || isGrown))
  // beside a life abroad the years are told for that life and for the work that carries it
  if (c.asker.abroad && asksOfTime(c.input.concern) && namedIn(c.whole.input.concern).includes('abroad')) return ['abroad', 'career']
  const told = asksOfTime(c.input.concern) ? [] : namedIn(c.input.concern)
  return told.length > 0 ? told : ['career', ...(isGrown && !isTender(c) ? (['love'] as const) : [])]
}

const WORTH: Readonly<Record<PeriodTone, number>> = { well: 1, mixed: 0, ill: -1 }
/** Jupiter and Saturn are the weather of a year and not its clock. */
const SKY_WEIGHT = 0.5
/** Years that differ by less are alike. */
const APART = 0.35
/** A part of a year that is named as its ground. */
const NOTED_DAYS = 90

type Year = { label: string; worth: number; ids: string[]; helps: string[]; weighs: string[] }

/** A calendar year by its clocks: the tones of its sub-periods, the passages of Jupiter and Saturn, and the stretches in it; with what speaks for it and what weighs on it. */
function yearWorth(c: Composer, label: string, span: { from: string; to: string }, topics: readonly MainTopic[]): Year {
  const days = daysBetween(span.from, span.to)
  const year: Year = { label, worth: 0, ids: [], helps: [], weighs: [] }
  for (const period of periodsIn(c, span)) {
    const tone = periodTone(c, period)
    const shared = sharedDays(period, span)
    year.worth += (WORTH[tone] * shared) / days
    if (tone === 'mixed' || shared < NOTED_DAYS) continue
    year.ids.push(periodFinding(c, period))
    const clause = c.say(`broad.year.${tone}`, { antar: c.graha(period.lords[1] as Graha) })
    ;(tone === 'well' ? year.helps : year.weighs).push(clause)
  }
  for (const graha of ['jupiter', 'saturn'] as const) {
    const shared = { good: 0, hard: 0 }
    for (const stay of c.sky[graha]) {
      const tone = passageTone(c, stay)
      if (tone === 'good' || tone === 'hard') shared[tone] += sharedDays(stayDates(stay, c.input.displayTimeZone), span)
    }
    year.worth += (SKY_WEIGHT * (shared.good - shared.hard)) / days
    const clause = (key: 'broad.year.helped' | 'broad.year.pressed'): string => c.say(key, { graha: c.graha(graha) })
    if (shared.good >= days / 2) year.helps.push(clause('broad.year.helped'))
    else if (shared.hard >= days / 2) year.weighs.push(clause('broad.year.pressed'))
  }
  for (const topic of topics) {
    const held = allWindows(c)[topic].filter(
      (window) => mayBegin(c, window) && window.parts.some((part) => sharedDays(part, span) >= FEWEST_DAYS),
    )
    const [first] = held
    if (first === undefined || undated(c, topic)) continue
    year.worth += SKY_WEIGHT
    year.ids.push(...first.ids)
    year.helps.push(c.say('broad.year.stretch', { noun: nounOf(c, askedOf(c, topic)) }))
  }
  return year
}

/** The best of the years told and the one to go slowly in, each with its grounds; that they are alike where nothing parts them. */
export function yearsApart(c: Composer, time: BroadTime, topics: readonly MainTopic[]): Line[] {
  const first = Number(time.from.slice(0, 4))
  const years: Year[] = []
  for (let year = first; yearStart(year) < time.to; year += 1) {
    const span = { from: laterOf(yearStart(year), time.from), to: earlierOf(yearStart(year + 1), time.to) }
    if (daysBetween(span.from, span.to) > YEAR_DAYS / 2) years.push(yearWorth(c, String(year), span, topics))
  }
  if (years.length < 2) return []
  const ranked = years.toSorted((a, b) => b.worth - a.worth)
  const [best, slow] = [ranked[0] as Year, ranked.at(-1) as Year]
  const move = c.asker.abroad && asksReturn(c.whole) ? moveTime(c.whole) : undefined
  const bears = move?.parts.some(({ from }) => from.startsWith(slow.label)) === true
  const idsOf = (year: Year): string[] => (year.ids.length > 0 ? year.ids : [method(c)])
  if (best.worth - slow.worth < APART) return [c.line([...idsOf(best), ...idsOf(slow)], 'broad.year.alike', { label: time.label })]
  return [
    c.line(idsOf(best), best.helps.length > 0 ? 'broad.year.best' : 'broad.year.best.plain', {
      year: best.label,
      list: { list: best.helps },
    }),
    bears
      ? c.line([...idsOf(slow), ...(move?.ids ?? [])], 'broad.year.slow.move', { year: slow.label, best: best.label })
      : c.line(idsOf(slow), slow.weighs.length > 0 ? 'broad.year.slow' : 'broad.year.slow.plain', {
          year: slow.label,
          list: { list: slow.weighs },
        }),
  ]
}

/** A time of more than one year is told by its years. */
export const hasYears = (c: Composer, { kind, to }: BroadTime): boolean => kind === 'span' && to > addYears(c.input.asOf, 1)

const OF_TOPIC: Readonly<Partial<Record<BroadField, MainTopic>>> = { work: 'career', business: 'career', love: 'love', abroad: 'abroad' }
const OF_GROUND = { money: 'money', home: 'home', study: 'study', family: 'family' } as const satisfies Partial<Record<BroadField, Ground>>
type ToldGround = (typeof OF_GROUND)[keyof typeof OF_GROUND]
const isOfGround = (field: BroadField): field is keyof typeof OF_GROUND => field in OF_GROUND
/** A life for two that is named, without a word on whether it has begun. */
const OF_A_MARRIAGE = /marri|marital|sha+di|vivah|vaivahik|शादी|विवाह|वैवाहिक/iu
/** Of the openings of a shorter matter so many are named. */
const MOST_OPENINGS = 3

/** Money in each of several years: the sub-period that holds most of it, its full openings, and Saturn over the house of savings or of income. */
function moneyYears(c: Composer, time: BroadTime): Line[] {
  if (!hasYears(c, time) || !isDated(c)) return []
  const lines: Line[] = []
  for (let year = Number(time.from.slice(0, 4)); yearStart(year) < time.to; year += 1) {
    const span = { from: laterOf(yearStart(year), time.from), to: earlierOf(yearStart(year + 1), time.to) }
    const [period] = periodsIn(c, span).toSorted((a, b) => sharedDays(b, span) - sharedDays(a, span))
    if (period === undefined || daysBetween(span.from, span.to) < YEAR_DAYS / 2) continue
    const runs = fullRuns(c, 'money').filter((run) => sharedDays(run, span) >= FEWEST_DAYS)
    const pressed = ([11, 2] as const).find((house) =>
      c.sky.saturn.some(
        (stay) =>
          stay.sign === c.facts.main.signOf(house) &&
          sharedDays(stayDates(stay, c.input.displayTimeZone), span) >= daysBetween(span.from, span.to) / 2,
      ),
    )
    lines.push(
      c.line([periodFinding(c, period), ...runs.flatMap(({ ids }) => ids)], `broad.money.${periodTone(c, period)}`, {
        year: String(year),
        antar: c.graha(period.lords[1] as Graha),
        opens: runs.length === 0 ? '' : c.say('broad.money.opening', { spans: { list: runs.map((run) => spanOf(c, within(run, span))) } }),
        saturn: pressed === undefined ? '' : c.say('broad.money.saturn', { house: c.houseName(pressed) }),
      }),
    )
  }
  return lines
}

/** The openings of a shorter matter within a time. */
function groundInTime(c: Composer, ground: ToldGround, time: BroadTime, said: readonly Line[]): Line[] {
  const met = metBy(c, { topic: null, ground }, { ...time, grain: 'span' }).toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
  const slots = { label: time.label, noun: shortNoun(c, ground) }
  const told = met.slice(0, MOST_OPENINGS).map(({ part, lighter }) => spanOf(c, within(part, time), lighter ? c.say('window.lighter') : ''))
  if (met.length === 0) return [c.line([method(c)], 'broad.part.none', slots)]
  // a time that how the matter lies has been told with is not told again
  if (told.every((span) => said.some(({ text }) => text.includes(span)))) return []
  return [
    c.line(
      met.flatMap(({ ids }) => ids),
      'broad.part.ground',
      { ...slots, spans: { list: told } },
    ),
  ]
}

/**
 * The answer on a field that is asked about for a year or for the years ahead: what that time holds for it stands after how the field lies, and in the place
 * of the same stretch told without the time. Of a married life both cases are told where nothing says which it is.
 */
export function withTime(c: Composer, { asked, read }: { asked: AskedPoint; read: Composer }, lines: Line[]): Line[] {
  const broad = broadOf(asked.words)
  const [field, ...more] = broad?.fields ?? []
  if (broad === null || field === undefined || more.length > 0) return lines
  const isGrown = c.asker.age >= OF_AGE
  const isOpenBond = field.field === 'love' && c.asker.love === 'open' && isGrown && OF_A_MARRIAGE.test(field.words)
  const both = isOpenBond ? [c.line([readings(c).love.id], 'broad.love.both')] : []
  const topic = OF_TOPIC[field.field]
  if (broad.time === '' || field.field === 'health' || (topic === 'love' && !isGrown)) return [...both, ...lines]
  const time = broadTime(c.asking(asked.words, []))
  const years = field.field === 'money' ? moneyYears(c, time) : []
  const [named] = namedPeriods(asked.words, c.input.asOf)
  const label = named === undefined ? null : labelOf(c, named)
  if (label !== null && lines.some(({ text }) => text.startsWith(c.say('named.label.told', { label }))))
    return [...both, ...lines, ...years]
  // of a year that is nearly over the coming one is told with it
  const kept = lines.filter(({ text }) => label === null || !text.startsWith(label))
  const place = kept.findIndex(({ ids }) => ids.some((id) => STRETCH.test(id)))
  const first = kept[place]
  const after = (own: Line[], rest: readonly Line[]): Line[] => [...both, ...rest.slice(0, 1), ...own, ...rest.slice(1)]
  if (topic === undefined) {
    return isOfGround(field.field)
      ? [...after(years.length > 0 ? [] : groundInTime(c, OF_GROUND[field.field], time, kept), kept), ...years]
      : lines
  }
  const best = bestIn(read, metIn(read, topic, time))
  const isTold = best !== undefined && first !== undefined && best.window.ids.some((id) => STRETCH.test(id) && first.ids.includes(id))
  // that it is open now has been said, with its end
  if (isTold && best.part.from <= c.input.asOf) return [...both, ...kept]
  const isSame = isTold && first.text.includes(spanAloud(c, best.part)) && !first.text.includes(';')
  const own = fieldInTime(read, topic, time, 'broad.part')
  if (isSame)
    return after(
      own,
      kept.filter((line) => line !== first),
    )
  // another stretch of it is left to the line that tells it already
  const isKnown = ({ ids }: Line): boolean => first !== undefined && ids.some((id) => STRETCH.test(id) && first.ids.includes(id))
  return after([...own.slice(0, 1), ...own.slice(1).filter((line) => !isKnown(line))], kept)
}
const STRETCH = /^window\./
