import { chaturmas, pitruPaksha, sunEnters } from '@disha/jyotish/seasons'
import { OF_AGE } from '../understanding/ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { addDays, addMonths, addYears, dateIn, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { EXAMS, INTAKES, type YearStep } from '../rules/exams.data.ts'
import { passagesOver } from '../rules/ground-windows.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { plainText } from '../understanding/topics.ts'
import { courseLands } from '../understanding/course-land.ts'
import { degreeEndOf } from '../understanding/degree-end.ts'
import { questionOf } from '../understanding/understanding.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { askedOf } from './answer/answer-subject.ts'
import { coursesAhead } from './answer/roads.ts'
import { allWindows, askedTopics } from './cache.ts'
import { once } from './once.ts'
import { undated } from './undated.ts'
import { mayBegin, useWords } from './stretch-use.ts'
import { seatLines } from './deferred-seat.ts'
import { methodFinding } from './verdict.ts'
import { farKind, kindOf } from './stretch-kind.ts'
import { surePoints } from './answer/only-told.ts'
import { isExaminee, examOf, fallInto, monthStart, nextOf, stepsOf } from './exam-year.ts'
import { attempts, monthsText } from './attempts.ts'
import { mattersOf, shortOpenings } from './year-matters.ts'

type Span = { from: string; to: string }

/** The country for whose courses somebody means to go. */
const intakeOf = once((c): string | null => {
  if (questionOf(c.input.concern).person !== null || c.asker.settled.includes('admission')) return null
  if (!askedTopics(c).has('abroad') || (!STUDIES.test(plainText(c.input.concern)) && farKind(c) !== 'abroad.study')) return null
  return courseLands(c.input.concern)[0] ?? null
})
const STUDIES = / (?:masters?|ms|mba|phd|mim|bachelors?|study|studies|university|college|intake|fall|course) |पढ़|படிப்பு|படிக்க|చదువు|చదవ/iu

const stepText = (c: Composer, name: string, span: Span & { step: string }): string =>
  c.say('calendar.step', { step: c.say(`calendar.${name}.${span.step}` as MessageKey), months: monthsText(c, span) })

/** A step with the months of it that a stretch takes in: of one that it only meets, which part. */
function partText(c: Composer, name: string, span: Span & { step: string }, { from, to }: Span): string {
  const shared = { ...span, from: laterOf(span.from, from), to: earlierOf(span.to, to) }
  const text = stepText(c, name, shared)
  if (text === stepText(c, name, span)) return text
  return c.say(shared.from === span.from ? 'calendar.first' : shared.to === span.to ? 'calendar.last' : 'calendar.part', { step: text })
}

/** Stretches further away than this are not held against the year. */
const NEAR_YEARS = 3

type Near = Span & { ids: readonly string[] }

/** The stretches of a field that page 1 names, or of the studies it stands on instead, by their first parts; for an examination Jupiter over the 5th too. */
function nearOf(c: Composer, topic: MainTopic, kind: 'exam' | 'intake'): Near[] {
  const end = addYears(c.input.asOf, NEAR_YEARS)
  const own = mattersOf(c).some((matter) => matter.topic === topic)
  const found = own
    ? undated(c, topic)
      ? []
      : chosenStretches(c, topic).map(({ from, to, parts, id }) => ({ from, to: parts[0]?.to ?? to, ids: [id] }))
    : shortOpenings(c).flatMap(({ parts, ids }) => parts.slice(0, 1).map(({ from, to }) => ({ from, to, ids: [...ids] })))
  // page 1 names the first passage for sitting it
  const sits = kind === 'exam' ? passagesOver(c, 5).slice(0, 1) : []
  return [...found, ...sits.map(({ id, from, to }) => ({ from, to, ids: [id] }))]
    .filter(({ from }) => from < end)
    .map((one) => ({ ...one, from: laterOf(one.from, c.input.asOf) }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** A course for which the words name its autumn: "fall 2027". */
const NAMED_AUTUMN = / (?:fall|autumn|september|sept|sep|august|aug|winter) (?:intake |of |semester |term )?(20\d\d) /

/** What of the year of an examination or a course falls into a stretch of a field, or else comes before or after the first. */
function yearLine(c: Composer, topic: MainTopic, kind: 'exam' | 'intake', name: string): Line[] {
  // whoever has filed applies for no further start
  if (kind === 'intake' && c.filed) return []
  const steps = kind === 'exam' ? stepsOf(c, name) : (INTAKES[name]?.steps ?? [])
  const near = nearOf(c, topic, kind)
  const [next] = near
  if (next === undefined || steps.length === 0) return []
  const source = methodFinding(c, 'calendar', 'practice.calendar')
  const datesOf = ({ from, to }: Span) => ({ from: c.date(from), to: c.date(to) })
  const [, named] = kind === 'intake' ? (NAMED_AUTUMN.exec(plainText(c.input.concern)) ?? []) : []
  if (named !== undefined && Number(named) >= Number(c.input.asOf.slice(0, 4))) return namedAutumn(c, name, steps, Number(named), near)
  const sent = kind === 'intake' ? sentLine(c, name, steps) : []
  for (const one of near) {
    const into = fallInto(steps, one)
    if (into.length > 0)
      return [
        ...sent,
        c.line([source, ...one.ids], 'calendar.into', {
          ...datesOf(one),
          steps: { list: into.map((span) => partText(c, name, span, one)) },
        }),
      ]
  }
  const [first] = steps
    .map((one) => ({ ...nextOf(one, c.input.asOf), step: one.step }))
    .filter(({ from }) => from > c.input.asOf)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (first === undefined) return sent
  return [
    ...sent,
    c.line([source, ...next.ids], first.from < next.from ? 'calendar.before' : 'calendar.after', {
      ...datesOf(next),
      step: stepText(c, name, first),
    }),
  ]
}

/** A course is applied for so many months before it begins. */
const APPLY_MONTHS = 5
const LEAST_DAYS = 14

/** The first start for which a stretch that bears more than preparing holds the weeks to apply. */
function sentLine(c: Composer, name: string, steps: readonly YearStep[]): Line[] {
  if (undated(c, 'abroad')) return []
  const bears = allWindows(c).abroad.filter(({ advice }) => advice !== 'prepare')
  const year = Number(c.input.asOf.slice(0, 4))
  const [found] = [year, year + 1, year + 2]
    .flatMap((of) =>
      steps
        .filter(({ step }) => step !== 'apply')
        .map((one) => ({ ...one, start: monthStart(of, one.from), end: addDays(monthStart(of, one.to + 1), -1) })),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .flatMap(({ step, start, end }) => {
      const apply = { from: laterOf(addMonths(start, -APPLY_MONTHS - 1), c.input.asOf), to: addMonths(start, 1 - APPLY_MONTHS) }
      return bears.flatMap(({ parts, ids }) =>
        parts
          .map((part) => ({ from: laterOf(part.from, apply.from), to: earlierOf(part.to, apply.to) }))
          .filter((part) => part.from < part.to && daysBetween(part.from, part.to) >= LEAST_DAYS)
          .map((part) => ({ part, ids, span: { step, from: start, to: end } })),
      )
    })
  return found === undefined
    ? []
    : [
        c.line([methodFinding(c, 'calendar', 'practice.calendar'), ...found.ids], 'calendar.sent', {
          from: c.date(found.part.from),
          to: c.date(found.part.to),
          step: stepText(c, name, found.span),
        }),
      ]
}

/** Of an autumn that is named: when most apply and when it begins, and how that lies to the next stretch. */
function namedAutumn(c: Composer, name: string, steps: readonly YearStep[], year: number, [next]: readonly Near[]): Line[] {
  const autumn = steps.find(({ step }) => step === 'autumn')
  const apply = steps.find(({ step }) => step === 'apply')
  if (autumn === undefined || apply === undefined || next === undefined) return []
  const begins = { from: monthStart(year, autumn.from), to: addDays(monthStart(year, autumn.to + 1), -1) }
  // the last time to apply that has begun before the courses do
  const start = apply.from < autumn.from && apply.to >= apply.from ? year : year - 1
  const applied = {
    from: monthStart(start, apply.from),
    to: addDays(monthStart(apply.to < apply.from ? start + 1 : start, apply.to + 1), -1),
  }
  const where = next.from > begins.to ? 'before' : next.to < applied.from ? 'after' : 'meets'
  return [
    c.line([methodFinding(c, 'calendar', 'practice.calendar'), ...next.ids], `calendar.autumn.${where}`, {
      apply: stepText(c, name, { ...applied, step: 'apply' }),
      begins: stepText(c, name, { ...begins, step: 'autumn' }),
      from: c.date(next.from),
      to: c.date(next.to),
    }),
  ]
}

/** Where an examination is named: its months beside the next stretch, and that its usual age is past or near. */
function examLines(c: Composer): Line[] {
  const exam = examOf(c)
  const calendar = exam === null ? undefined : EXAMS[exam]
  // the attempts of page 1 have named its months and its age
  if (exam === null || calendar === undefined || !askedTopics(c).has('career') || attempts(c) !== null) return []
  const source = methodFinding(c, 'calendar', 'practice.calendar')
  // a post that is called like its examination asks for no age to sit it
  if (!isExaminee(c) && surePoints(c) !== null) return []
  const { usual } = calendar
  if (usual !== null && c.asker.age >= usual) return [c.line([source], 'calendar.agePassed', { age: usual })]
  return yearLine(c, 'career', 'exam', exam)
}

/** A season in which many families hold no wedding, by its name, with its last day. */
type Season = Span & { name: 'kharmas' | 'margazhi' | 'dhanu' | 'mina' | 'aadi' | 'chaturmas' | 'pitru' }
type Region = 'north' | 'south' | 'both'

/** Signs in which the Sun keeps a season. */
const [KARKA, DHANU, MINA] = [3, 8, 11]

/** The part of India a birth place lies in, roughly; both where that is not sure or the place lies elsewhere. */
export function regionOf({ latitude, longitude }: { latitude: number; longitude: number }): Region {
  const inIndia = latitude > 8 && latitude < 36 && longitude > 68 && longitude < 97.5
  if (!inIndia) return 'both'
  if (latitude < 15.5 || (latitude < 19 && longitude > 77.2)) return 'south'
  return latitude < 20 && longitude > 74 && longitude < 80 ? 'both' : 'north'
}

/** The seasons without weddings of a year by a region, the Sun's and the Moon's. */
export function seasonsOf(c: Composer, year: number): Season[] {
  const { ephemeris, displayTimeZone: zone, birth } = c.input
  const region = regionOf(birth)
  const day = (utc: string): string => dateIn(zone, utc)
  // a tithi counts from the first sunrise in it, which has been after eighteen hours
  const morning = (utc: string): string => dateIn(zone, new Date(Date.parse(utc) + 18 * 3_600_000).toISOString())
  const solar = (sign: number, name: Season['name']): Season => ({
    name,
    from: day(sunEnters(ephemeris, year, sign)),
    to: day(sunEnters(ephemeris, sign === DHANU ? year + 1 : year, (sign + 1) % 12)),
  })
  const found: Season[] = [solar(DHANU, region === 'south' ? 'margazhi' : region === 'north' ? 'kharmas' : 'dhanu')]
  if (region !== 'south') {
    const { startAt, endAt } = chaturmas(ephemeris, year)
    found.push(solar(MINA, 'mina'), { name: 'chaturmas', from: morning(startAt), to: addDays(morning(endAt), -1) })
  }
  if (region !== 'north') found.push(solar(KARKA, 'aadi'))
  if (region === 'south') {
    const { startAt, endAt } = pitruPaksha(ephemeris, year)
    found.push({ name: 'pitru', from: day(startAt), to: morning(endAt) })
  }
  return found
}

/** True of one who is to marry: nobody who is married, nor whoever did not ask for a wedding after one that ended. */
function isToMarry(c: Composer): boolean {
  const { age, bond } = c.asker
  const { theirWedding, person, cares } = questionOf(c.input.concern)
  // of a child's wedding no date stands in a parent's chart
  if (!askedTopics(c).has('love') || theirWedding) return false
  if (person !== null || age < OF_AGE + 3 || bond === 'married' || bond === 'widowed' || cares.length > 0) return false
  if (bond === 'parted')
    return askedOf(c, 'love') === 'again' && WEDS.test(plainText(c.input.concern)) && !STILL_PARTING.test(plainText(c.input.concern))
  const kind = kindOf(c, 'love')
  return (
    ['marriage', 'wed', 'partner'].includes(askedOf(c, 'love')) && (kind === 'love.open' || kind === 'love.partner' || kind === 'love.wed')
  )
}
const WEDS = / (?:marri\S*|marry|wedding|sh?aadi|vivah|remarr\S*|kalyanam|thirumanam|pelli) |शादी|विवाह|திருமண|கல்யாண|పెళ్లి|వివాహ/iu

/** A divorce that is not through yet. */
const STILL_PARTING =
  / divorce (?:case|petition|process|proceedings?|pending|is|still|going|under|file|filed) | (?:case|court) (?:\S+ ){0,2}(?:going|pending|chal) /

/** A stretch further away than this is not held against the seasons of its year; where nobody is there to marry yet, a nearer one. */
const WEDDING_YEARS = 4
const WEDDING_YEARS_OPEN = 1
/** From a first meeting to a wedding day it takes so many days at least. */
const WEDDING_DAYS = 120
/** So many days of a season in an opening are told. */
const FEWEST_SEASON_DAYS = 8

/** What of the next opening falls into a season without weddings, and from when families that keep it marry. */
function weddingLines(c: Composer): Line[] {
  // whoever has a date for it has asked the family’s almanac already
  if (!isToMarry(c) || undated(c, 'love') || c.asker.settled.includes('engaged')) return []
  const matched = c.asker.love === 'partner'
  const end = addYears(c.input.asOf, matched ? WEDDING_YEARS : WEDDING_YEARS_OPEN)
  const earliest = matched ? c.input.asOf : addDays(c.input.asOf, WEDDING_DAYS)
  return [...promiseLines(c, earliest), ...openingLines(c, matched, earliest, end)]
}

/** Of an opening too near for a wedding day, the one for talks and a promise: its days in the winter season of the Sun, and which days of it are free. */
function promiseLines(c: Composer, earliest: string): Line[] {
  const stretch = chosenStretches(c, 'love').find(({ to, parts }) => (parts[0]?.to ?? to) > c.input.asOf)
  if (stretch === undefined) return []
  const span = { from: laterOf(stretch.from, c.input.asOf), to: stretch.parts[0]?.to ?? stretch.to }
  if (span.to > earliest) return []
  const year = Number(span.from.slice(0, 4))
  const season = [year - 1, year]
    .flatMap((one) => seasonsOf(c, one))
    .find(({ name, from, to }) => name === 'kharmas' && daysBetween(laterOf(from, span.from), earlierOf(to, span.to)) >= FEWEST_SEASON_DAYS)
  if (season === undefined) return []
  const [isBefore, isAfter] = [season.from > span.from, addDays(season.to, 1) < span.to]
  const free = isBefore ? (isAfter ? 'both' : 'before') : isAfter ? 'after' : 'none'
  return [
    c.line([methodFinding(c, 'calendar', 'practice.calendar'), stretch.id], `calendar.promise.${free}`, {
      season: c.say('calendar.season', { name: c.say(`calendar.season.${season.name}`), from: c.date(season.from), to: c.date(season.to) }),
      to: c.date(span.to),
      first: c.date(season.from),
      free: c.date(addDays(season.to, 1)),
    }),
  ]
}

/** The next opening that can hold a wedding, with the seasons in it. */
function openingLines(c: Composer, matched: boolean, earliest: string, end: string): Line[] {
  for (const stretch of chosenStretches(c, 'love').filter(({ from, to, parts }) => from < end && (parts[0]?.to ?? to) > earliest)) {
    const [part] = stretch.parts
    const span = { from: laterOf(stretch.from, c.input.asOf), to: part?.to ?? stretch.to }
    const year = Number(span.from.slice(0, 4))
    const seasons = [year - 1, year, year + 1]
      .flatMap((one) => seasonsOf(c, one))
      .filter((one) => daysBetween(laterOf(one.from, span.from), earlierOf(one.to, span.to)) >= FEWEST_SEASON_DAYS)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    if (seasons.length === 0) continue
    // where both houses are ready the days before a season count, else those after the last one
    const [first, last] = [seasons[0] as Season, seasons.at(-1) as Season]
    const before = matched && first.from > span.from && last.to >= span.to
    const kept = [year, year + 1, year + 2].flatMap((each) => seasonsOf(c, each))
    const isFree = (day: string): boolean => kept.every((one) => one.to < day || one.from > addDays(day, FEWEST_SEASON_DAYS))
    const free =
      kept
        .map(({ to }) => addDays(to, 1))
        .toSorted()
        .find((day) => day > first.to && isFree(day)) ?? addDays(last.to, 1)
    const list = seasons.map((one) =>
      c.say('calendar.season', { name: c.say(`calendar.season.${one.name}`), from: c.date(one.from), to: c.date(one.to) }),
    )
    // a time that bears no promise is none for a ceremony either
    const key = !mayBegin(c, stretch) ? 'calendar.wedding.later' : before ? 'calendar.wedding.until' : 'calendar.wedding.from'
    return [
      c.line([methodFinding(c, 'calendar', 'practice.calendar'), stretch.id], key, {
        from: c.date(span.from),
        to: c.date(span.to),
        seasons: { list },
        free: c.date(before ? first.from : free),
        what: useWords(c, stretch),
      }),
    ]
  }
  return []
}

/** To whoever reads for a degree now the courses after it are the next: when most apply, when they begin, and that the visa follows the offer. */
function courseLines(c: Composer): Line[] | null {
  const ends = degreeEndOf(c.input.concern, c.input.asOf)
  const courses = ends === null ? null : coursesAhead(c)
  if (ends === null || courses === null) return null
  return [
    c.line([methodFinding(c, 'calendar', 'practice.calendar')], 'calendar.courses', {
      ends: c.book.date(addDays(ends, -1), 'month'),
      from: c.book.date(courses.from, 'month'),
      to: c.book.date(courses.to, 'month'),
      start: c.book.date(courses.start, 'month'),
    }),
  ]
}

/** How the next stretch of what was asked about meets the calendar of everyday life: examinations, the year of courses, seasons of weddings. */
export function calendarLines(c: Composer): Line[] {
  // a seat that is moved has its own days: nothing is applied for anew
  const seat = seatLines(c)
  const intake = seat.length > 0 ? null : intakeOf(c)
  return [
    ...weddingLines(c),
    ...examLines(c),
    ...seat,
    ...(intake === null ? [] : (courseLines(c) ?? yearLine(c, 'abroad', 'intake', intake))),
  ]
}
