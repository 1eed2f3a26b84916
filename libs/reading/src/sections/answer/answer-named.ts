import type { Graha } from '@disha/contracts/chart'
import { OF_AGE } from '../../understanding/ages.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { gocharaFinding, middleOf, periodFinding } from '../../compose/parts.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { stayDates, type Stay } from '../../facts/sky.ts'
import { SHORT_DAYS, type NamedPeriod } from '../../understanding/named-dates.ts'
import { groundWindows, passagesOver } from '../../rules/ground-windows.ts'
import { GROUNDS, isKinGround, isTiedTo, type Ground } from '../../rules/grounds.ts'
import { passageTone, placeFromMoon } from '../../rules/passages.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isLighter, strongestOf, type Part } from '../../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { isTiedPeriod } from '../../rules/periods.ts'
import { termTold } from '../../understanding/told-term.ts'
import { tellsKinWedding } from '../../understanding/due-for.ts'
import { countHits, meantText } from '../../understanding/topics.ts'
import { questionOf, topicsOf } from '../../understanding/understanding.ts'
import { askedOf, isTender, nounOf } from './answer-subject.ts'
import { type Item, chosenStretches, spanOf } from './answer-stretches.ts'
import { allWindows } from '../cache.ts'
import { leavingTime } from '../leaving-time.ts'
import { ownTimes } from '../own-times.ts'
import { looseTurn, methodFinding } from '../verdict.ts'
import { isEasy, monthsAhead, nearMonths, quickFinding } from '../months.ts'

const MOST_PERIODS = 3
const MOST_STRETCHES = 2
/** A time of so many years is told by its stretches alone. */
const LONG_DAYS = 3 * 366

/** What a named time is called. */
export function labelOf(c: Composer, { from, to, grain, part }: NamedPeriod): string {
  const begun = from === c.input.asOf
  switch (grain) {
    case 'day':
      return c.book.date(from)
    case 'month':
      return c.book.date(from, 'month')
    case 'weeks':
      return c.say('named.label.weeks')
    case 'span':
      return c.say('named.label.span', { to: c.date(to) })
    case 'part':
      return c.say(`named.part.${part ?? 'mid'}`, { year: addDays(to, -1).slice(0, 4) })
    case 'year':
      return begun ? c.say('named.label.rest', { year: from.slice(0, 4) }) : from.slice(0, 4)
  }
}

/** The time before which a step can be set: the first named day, month or year that still lies ahead; null where none does. */
export function namedBefore(c: Composer): string | null {
  const { asOf } = c.input
  const first = ownTimes(c).find(({ from, grain }) => from > asOf && (grain === 'day' || grain === 'month' || grain === 'year'))
  return first === undefined ? null : labelOf(c, first)
}

/** The person's own date, by which a permit, a notice or an offer ends, within two years; null where none is named. No stretch moves it. */
export const deadlineOf = (c: Composer): NamedPeriod | null => termTold(c.input.concern, c.input.asOf)

/** A deadline that is named: the best weeks before it, and that a stretch after it is no reason to wait. */
function deadlineItem(c: Composer, deadline: NamedPeriod, { topic }: NamedFor): Item {
  const label = labelOf(c, deadline)
  const months = topic === null ? [] : nearMonths(c, topic, deadline.from)
  const open = topic === null ? [] : allWindows(c)[topic].filter(({ from }) => from <= c.input.asOf)
  const [best] = months
  const ids = [...open.flatMap((one) => one.ids), ...(best === undefined ? [] : [best.id])]
  return [
    {
      ...c.line(
        ids.length > 0 ? ids : [methodFinding(c, 'question', 'bphs24.145-148')],
        best === undefined ? (open.length > 0 ? 'named.deadline.now' : 'named.deadline.plain') : 'named.deadline.month',
        {
          label,
          month: best?.label ?? '',
        },
      ),
      gist: true,
    },
  ]
}

type Days = { from: string; to: string }

/** True where a part of a stretch and a named time share days. */
export const meets = (part: Days, { from, to }: Days): boolean => part.from < to && from < part.to

/** A part of a stretch as far as it lies in a named time. */
export const within = (part: Part, { from, to }: Days): Part => ({ ...part, from: laterOf(part.from, from), to: earlierOf(part.to, to) })

/** What a named time is read for: one of the three fields, or the ground of a narrower matter; with what it is called. */
export type NamedFor = { topic: MainTopic | null; ground: Ground | null; noun: string }
type Field = Pick<NamedFor, 'topic' | 'ground'>
const isTied = (c: Composer, { topic, ground }: Field, period: DashaDates): boolean =>
  ground !== null ? isTiedTo(c, period.lords[1] as Graha, ground) : topic !== null && isTiedPeriod(c, period, topic)
const isOpen = ({ topic, ground }: Field): boolean => topic === null && ground === null

/** A stretch of a field or an opening of a ground, as far as a named time is told by it. */
type Stretch = { part: Part; ids: readonly string[]; lighter: boolean; best: boolean }

/**
 * The stretches that a named time meets, each with its part there: of a field full ones first, then by their rank; of a ground its openings, and where it
 * meets none, Jupiter's passages over the house, which page 1 tells as the nearest time then.
 */
export function metBy(c: Composer, { topic, ground }: Field, named: NamedPeriod): Stretch[] {
  const partIn = (parts: readonly Part[]): Part | undefined => parts.find((one) => meets(one, named))
  if (ground !== null) {
    const full = groundWindows(c, ground).flatMap(({ parts, ids }) => {
      const part = partIn(parts)
      return part === undefined ? [] : [{ part, ids, lighter: false, best: false }]
    })
    return full.length > 0 ? full : passagesMet(c, ground, named)
  }
  if (topic === null) return []
  const all = allWindows(c)[topic]
  return all
    .toSorted((a, b) => Number(isLighter(a)) - Number(isLighter(b)) || a.rank - b.rank)
    .flatMap((stretch) => {
      const part = partIn(stretch.parts)
      return part === undefined ? [] : [{ part, ids: stretch.ids, lighter: isLighter(stretch), best: stretch === strongestOf(all) }]
    })
}

const passagesMet = (c: Composer, ground: Ground, named: NamedPeriod): Stretch[] =>
  passagesOver(c, GROUNDS[ground].houses[0])
    .map(({ id, from, to }) => ({ part: { from: laterOf(from, c.input.asOf), to, fromErrorDays: 0, toErrorDays: 0 }, id }))
    .filter(({ part }) => meets(part, named))
    .map(({ part, id }) => ({ part, ids: [id], lighter: true, best: false }))

/** How a time lies to the stretch: all of it within the dates even if these move by their margin, else at its edge; a longer time holds it. */
function lies(named: NamedPeriod, part: Part): 'inside' | 'edge' | 'holds' {
  if (addDays(part.from, part.fromErrorDays) <= named.from && named.to <= addDays(part.to, 1 - part.toErrorDays)) return 'inside'
  return daysBetween(named.from, named.to) > SHORT_DAYS ? 'holds' : 'edge'
}

/** What carries a time and what weighs on it, as clauses with their findings. */
type Side = { text: string; id: string }[]

/** The slow grahas in the middle of a named time, from the Moon; the Sun's own month where the year's chapter has it. */
export function overhead(c: Composer, { from, to }: NamedPeriod): { helps: Side; strains: Side } {
  const helps: Side = []
  const strains: Side = []
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  for (const graha of ['jupiter', 'saturn'] as const) {
    const stay: Stay | undefined = c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
    if (stay === undefined) continue
    const tone = passageTone(c, stay)
    const slots = { graha: c.graha(graha), place: c.house(placeFromMoon(c, stay)) }
    if (tone === 'good') helps.push({ text: c.say('named.place', slots), id: gocharaFinding(c, stay).id })
    if (tone === 'hard') strains.push({ text: c.say('named.place', slots), id: gocharaFinding(c, stay).id })
  }
  const shared = (month: { from: string; to: string }): number => daysBetween(laterOf(month.from, from), earlierOf(month.to, to))
  for (const month of monthsAhead(c).filter((one) => shared(one) > 0)) {
    const id = quickFinding(c, month.sun).id
    if (isEasy(c, month)) helps.push({ text: c.say('named.month', { month: month.label }), id })
    else if (month.tone === 'hard') strains.push({ text: c.say('named.month', { month: month.label }), id })
  }
  return { helps, strains }
}

/** A passage that shares fewer days with a time is not told of it. */
const LEAST_SLOW_DAYS = 30

type Passing = { from: string; to: string }

/** Days that follow upon one another, as one span. */
const joinedUp = (spans: readonly Passing[]): Passing[] =>
  spans.reduce<Passing[]>((all, one) => {
    const last = all.at(-1)
    return last?.to === one.from ? [...all.slice(0, -1), { from: last.from, to: one.to }] : [...all, one]
  }, [])

/** A longer time of which no sub-period is dated, by what the slow grahas do in it: where each of them helps or presses, and for how long. */
function slowLines(c: Composer, { from, to }: NamedPeriod, label: string): Line[] {
  const passages = (['jupiter', 'saturn'] as const).flatMap((graha) =>
    c.sky[graha].flatMap((stay) => {
      const days = stayDates(stay, c.input.displayTimeZone)
      const span = { from: laterOf(days.from, from), to: earlierOf(days.to, to) }
      return daysBetween(span.from, span.to) < LEAST_SLOW_DAYS
        ? []
        : [{ ...gocharaFinding(c, stay), ...span, graha, tone: passageTone(c, stay) }]
    }),
  )
  if (passages.length === 0) return []
  const sideOf = (tone: 'good' | 'hard'): { text: string; ids: string[] }[] =>
    (['jupiter', 'saturn'] as const).flatMap((graha) => {
      const own = passages.filter((one) => one.graha === graha && one.tone === tone)
      const spans = joinedUp(own)
      const slots = { graha: c.graha(graha), places: { list: [...new Set(own.map(({ place }) => place))].map((place) => c.house(place)) } }
      const text = spans.some((span) => span.from === from && span.to === to)
        ? c.say('named.slow.through', slots)
        : c.say('named.slow.place', {
            ...slots,
            spans: {
              list: spans.map((span) =>
                c.say('until.span', { from: c.date(span.from), to: c.date(span.to === to ? addDays(to, -1) : span.to) }),
              ),
            },
          })
      return own.length === 0 ? [] : [{ text, ids: idsOf(own) }]
    })
  const lines = (['good', 'hard'] as const).flatMap((tone) => {
    // no time is called light to somebody who grieves
    const side = tone === 'good' && isTender(c) ? [] : sideOf(tone)
    return side.length === 0
      ? []
      : [
          c.line(
            side.flatMap(({ ids }) => ids),
            `named.slow.${tone}`,
            { list: side.map(({ text }) => text).join('; ') },
          ),
        ]
  })
  const ids = idsOf(passages)
  return [c.line(ids, 'named.slow', { label }), ...(lines.length > 0 ? lines : [c.line(ids, 'named.slow.plain')])]
}

/** Whose sub-period a time falls in, and what that is to the matter; of a longer time the turns within it. */
function periodLines(c: Composer, named: NamedPeriod, field: Field): Line[] {
  if (!isDated(c)) return []
  const { antars, errorDays } = c.dashas
  const found = antars.filter(({ from, to }) => from < named.to && named.from < to)
  const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha
  const effect = (period: DashaDates): string => {
    const tone = periodTone(c, period)
    return isOpen(field)
      ? c.say(`named.tone.${tone}`)
      : isTied(c, field, period)
        ? c.say(`answer.turn.${tone}`)
        : field.topic !== null
          ? looseTurn(c, field.topic, lordOf(period))
          : c.say('answer.turn.loose')
  }
  const [first, ...later] = found
  if (first === undefined || daysBetween(named.from, named.to) > LONG_DAYS) return []
  const ids = found.map((period) => periodFinding(c, period))
  if (later.length === 0)
    return [c.line(ids, 'named.period', { graha: c.graha(lordOf(first)), effect: effect(first), to: c.date(first.to, errorDays) })]
  const list = found.slice(0, MOST_PERIODS).map((period) =>
    period.from <= named.from
      ? c.say('named.first', {
          graha: c.graha(lordOf(period)),
          to: c.date(period.to, errorDays),
          tone: c.say(`named.short.${periodTone(c, period)}`),
        })
      : c.say('named.then', {
          graha: c.graha(lordOf(period)),
          from: c.date(period.from, errorDays),
          tone: c.say(`named.short.${periodTone(c, period)}`),
        }),
  )
  const [from, to] = [c.date(named.from), c.date(addDays(named.to, -1))]
  return [c.line(ids, 'named.periods', { from, to, list: list.join('; ') })]
}

/** Whatever is begun on a chosen day is begun by muhurta. */
// prettier-ignore
const BEGUN: readonly string[] = ['wedding', 'marriage', 'marry', 'engagement', 'house warming', 'housewarming', 'griha pravesh', 'gruhapravesam', 'open my shop', 'launch', 'inaugurat', 'muhurat', 'muhurt', 'shaadi', 'shadi', 'vivah', 'sagai', 'kalyanam', 'thirumanam', 'nichayathartham', 'pelli', 'शादी', 'विवाह', 'सगाई', 'मुहूर्त', 'திருமண', 'கல்யாண', 'நிச்சயதார்த்த', 'முகூர்த்த', 'పెళ్లి', 'వివాహ', 'నిశ్చితార్థ', 'ముహూర్త']

const listed = (side: Side): string => side.map(({ text }) => text).join('; ')
const idsOf = (side: readonly { id: string }[]): string[] => side.map(({ id }) => id)

/** The sub-period of a time outside every stretch, where its lord stands well and belongs to the matter. */
function lordSide(c: Composer, { from, to }: NamedPeriod, field: Field): Side {
  const period = isDated(c) ? c.dashas.antars.find((one) => one.from <= from && to <= one.to) : undefined
  return period !== undefined && !isOpen(field) && periodTone(c, period) === 'well' && isTied(c, field, period)
    ? [{ text: c.say('named.lord'), id: periodFinding(c, period) }]
    : []
}

/** The nearest time of a matter that begins no earlier than it is read; null where none is known. */
function nextOf(c: Composer, { topic, ground }: Field): { part: Part; ids: readonly string[] } | null {
  const [first] = topic !== null ? chosenStretches(c, topic) : ground !== null ? groundWindows(c, ground) : []
  return first === undefined ? null : { part: first.parts[0] as Part, ids: first.ids }
}

/** A time that is told of for a wedding in the family, where something else is asked: whether what is asked has a time before it. */
function dueItem(c: Composer, named: NamedPeriod, field: NamedFor): Item {
  // what has no name of its own is held against no wedding
  if (field.noun === '') return []
  const next = nextOf(c, field)
  const slots = { label: labelOf(c, named), noun: field.noun }
  if (next === null) return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'named.due.none', slots)]
  const key = next.part.from < named.from ? 'named.due.before' : 'named.due.after'
  return [c.line(next.ids, key, { ...slots, span: spanOf(c, next.part) })]
}

/** True where a time is named for the wedding of somebody dear, and the matter that is asked is another. */
export const isDue = (c: Composer, { clause = '' }: NamedPeriod, { ground, topic }: NamedFor): boolean =>
  topic !== 'love' && !(ground !== null && isKinGround(ground)) && !questionOf(c.input.concern).theirWedding && tellsKinWedding(clause)

/** A stretch of the matter that holds in a time, as one side of it. */
const stretchSide = (c: Composer, noun: string, best: Stretch | undefined): Side =>
  best === undefined
    ? []
    : best.ids.slice(0, 1).map((id) => ({ text: c.say('named.threat.stretch', { noun, span: spanOf(c, best.part) }), id }))

/** A time at which the own post may be cut is no time of a step: it is held against keeping the post. */
function threatItem(c: Composer, named: NamedPeriod, { helps, strains }: { helps: Side; strains: Side }): Item {
  const ids = [...helps, ...strains].map(({ id }) => id)
  const key =
    helps.length > strains.length ? 'named.threat.carried' : helps.length < strains.length ? 'named.threat.pressed' : 'named.threat.even'
  return [
    {
      ...c.line(ids.length > 0 ? ids : [methodFinding(c, 'question', 'bphs24.145-148')], key, { label: labelOf(c, named) }),
      gist: true,
    },
    ...(helps.length > 0 ? [c.line(idsOf(helps), 'named.threat.helps', { list: listed(helps) })] : []),
    ...(strains.length > 0 ? [c.line(idsOf(strains), 'named.threat.strains', { list: listed(strains) })] : []),
  ]
}

/** What the chart's own clocks say of one named time. */
export function namedItem(c: Composer, named: NamedPeriod, field: NamedFor): Item {
  const { topic, ground, noun } = field
  // the running year is not named by a number that would have to be pointed at
  const isRunning = named.grain === 'year' && named.from === c.input.asOf
  const label = isRunning ? labelOf(c, named) : c.say('named.label.told', { label: labelOf(c, named) })
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const long = daysBetween(named.from, named.to) > SHORT_DAYS
  const met = metBy(c, field, named)
  const [best] = met
  const periods = periodLines(c, named, field)
  const { helps, strains } = long ? { helps: [], strains: [] } : overhead(c, named)
  if (named.event === 'threat' && !long) return threatItem(c, named, { helps: [...helps, ...stretchSide(c, noun, best)], strains })
  const told = best === undefined ? [] : long ? met.slice(0, MOST_STRETCHES) : [best]
  const lighter = told.every((one) => one.lighter)
  const lines: Line[] = []
  if (best !== undefined)
    lines.push(
      c.line(
        told.flatMap(({ ids }) => ids),
        `named.${lies(named, best.part)}`,
        {
          label,
          noun,
          tier: c.say(lighter ? 'named.lighter' : 'named.full', { count: told.length }),
          spans: {
            list: told
              .toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
              .map((one) => spanOf(c, one.part, one.lighter && !lighter ? c.say('window.lighter') : '')),
          },
        },
      ),
      ...(best.best && told.length === 1 ? [c.line(best.ids, 'named.best')] : []),
    )
  else if (ground !== null || (topic !== null && allWindows(c)[topic].length > 0))
    lines.push(c.line(periods[0]?.ids ?? [method], 'named.outside', { label, noun }))
  // a long time of nothing in particular, of which no sub-period is told, has the slow grahas
  else if (periods.length === 0 && long) return daysBetween(named.from, named.to) > LONG_DAYS ? [] : slowLines(c, named, label)
  else lines.push(c.line(periods[0]?.ids ?? [method], 'named.plain', { label }))
  lines.push(...periods)
  if (long) return lines
  // no time is called light to somebody who grieves
  const carried = isTender(c) ? [] : [...(best === undefined ? lordSide(c, named, field) : []), ...helps]
  if (carried.length > 0)
    lines.push(c.line(idsOf(carried), best === undefined ? 'named.carries' : 'named.helps', { list: listed(carried) }))
  if (strains.length > 0) lines.push(c.line(idsOf(strains), 'named.strains', { list: listed(strains) }))
  if (best === undefined && carried.length === 0)
    lines.push(c.line(periods[0]?.ids ?? [method], strains.length > 0 ? 'named.alone' : 'named.still'))
  return lines
}

/**
 * The times that the question names, each in a line of its own: by the stretches of the matter, the sub-period and the sky, as the chapters
 * have them. A day for a rite is left to muhurta.
 */
export function namedItems(c: Composer, asked: NamedFor): Item[] {
  // a year that is asked about as a whole is the answer itself
  const whole = questionOf(c.input.concern).plea === 'year'
  // years in the plural are told one by one
  const leaving = leavingTime(c)
  const named = ownTimes(c).filter(
    // a month for leaving the post is judged with the step itself
    ({ from, grain }) => !((whole || saysYears(c)) && grain === 'year') && from !== leaving?.from,
  )
  const field = asked.topic === 'love' && c.asker.age < OF_AGE ? { ...asked, topic: null } : asked
  const chosen = named.some(({ grain }) => grain === 'day' || grain === 'month') && countHits(meantText(c.input.concern), BEGUN) > 0
  const deadline = deadlineOf(c)
  const items = named.map((one, index): Item => [
    ...(one.from === deadline?.from
      ? deadlineItem(c, one, field)
      : isDue(c, one, field)
        ? dueItem(c, one, field)
        : namedItem(c, one, index === 0 ? field : ofClause(c, one, field))),
    ...(chosen && index === named.length - 1 ? [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'named.muhurta')] : []),
  ])
  return items.filter((item) => item.length > 0)
}

/** A second time is read for what its own clause speaks of, where that is another field. */
function ofClause(c: Composer, { clause = '' }: NamedPeriod, field: NamedFor): NamedFor {
  // their work is no work of the visitor's own
  if (field.ground !== null && isKinGround(field.ground)) return field
  const { lead } = topicsOf({ concern: clause })
  const topic = MAIN_TOPICS.find((one) => one === lead)
  return topic === undefined || topic === field.topic || (topic === 'love' && c.asker.age < OF_AGE)
    ? field
    : { topic, ground: null, noun: nounOf(c, askedOf(c, topic)) }
}

/** Words for the years ahead, without a number. */
const YEARS_AHEAD =
  / (?:next|coming|upcoming|following|future) (?:few |some |couple of |couple )?(?:years|saal) | (?:agle|aane wale|aane vale) (?:kuch )?(?:saalon|salon|varshon)| agle kuch sa+l | (?:adutha|varum) (?:sila )?(?:varushangal|varudangal|aandugal) | (?:vachche|vache|rabovu|raboye) (?:konni )?samvatsaralu|(?:अगले|आने वाले) (?:कुछ साल|सालों|वर्षों)|(?:அடுத்த|வரும்) (?:சில )?(?:ஆண்டுக|வருடங்க|வருஷங்க)|(?:వచ్చే|రాబోయే) (?:కొన్ని )?(?:సంవత్సరాల|ఏళ్ల)/u

/** Years ahead that are told where they are asked about without a number. */
export const PLAIN_YEARS = 5

/** True where the years ahead are asked about, and no one year by its number. */
export const saysYears = (c: Composer): boolean => YEARS_AHEAD.test(meantText(c.input.concern))

/** True where a short time that is named lies in the next stretch of a topic: its dates are told there. */
export function isAmongTold(c: Composer, topic: MainTopic): boolean {
  const [next] = chosenStretches(c, topic)
  const [named] = ownTimes(c)
  return (
    next !== undefined &&
    named !== undefined &&
    daysBetween(named.from, named.to) <= SHORT_DAYS &&
    next.parts.some((part) => meets(part, named))
  )
}
