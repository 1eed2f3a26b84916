import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { periodFinding } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { DateSlot } from '../phrasebook/phrasebook.ts'
import { groundPeriods, isTiedTo, judge, type Judged } from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Part } from '../rules/windows.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { isFreeAfter, phasesOf } from './debt-course.ts'
import { monthsAhead, quickFinding, spanLabel } from './months.ts'
import { once } from './once.ts'
import { nextGoodPeriod } from './season.ts'
import { questionOf } from '../understanding/question.ts'
import { asksInLifetime, asksOfLawyer, asksWithoutCourt } from '../understanding/told-case.ts'
import { lordOf, timesOf, passesOf } from './matter-times.ts'
import { NEAR_YEARS, nearestTime, nearestWhy, voiceLine } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { caseBeganIn, caseInFull, caseOf, caseSlots, type CaseGround } from './told-case.ts'
import { methodFinding } from './verdict.ts'

/**
 * A case that runs, by one judge for page 1 and its chapter: how one stands in it (6th, Mars, Saturn), how an agreement with the other side lies (7th; Jupiter
 * and Venus, the grahas of conciliation, by practice), how the years ahead lie, and the times for hearings and for a talk. Never who wins, and no day of a judgment.
 */

/** A sub-period that carries a case is looked for within so many years. */
const YEARS = 5
/** What is shorter leaves no room for a hearing. */
const ROOM_DAYS = 60

/** A sub-period under strain that begins within so many days of what presses goes on from it. */
const NEXT_DAYS = 120

const word = (c: Composer, n: number): string => c.say('number', { n })
const counts = (c: Composer, { for: helping, against, voices }: Judged) => ({
  heard: word(c, voices.length),
  for: word(c, helping.length),
  forN: helping.length,
  against: word(c, against.length),
  againstN: against.length,
})

/** How one stands in the case, with the count and the heaviest voice on each side. */
export function caseStand(c: Composer): Line[] {
  const found = judge(c, 'dispute')
  return [
    c.line(found.ids, `case.stand.${found.state}`, { ...caseSlots(c), ...counts(c, found) }),
    ...voiceLine(c, 'dispute', found, 'for'),
    ...voiceLine(c, 'dispute', found, 'against'),
  ]
}

type Strain = { from: string; to: string; ids: string[]; lord: Graha }

/**
 * The sub-periods tied to the case and under strain that come on top of what presses, or begin soon after it or within the years at hand: the chapter has them
 * among its harder times, so page 1 may not end before them. Those that follow without a gap are one.
 */
export const caseStrain = once((c): Strain | null => {
  const { hard, care } = phasesOf(c)
  const { asOf } = c.input
  const before = laterOf(addDays(laterOf(hard?.to ?? asOf, care?.to ?? asOf), NEXT_DAYS), addYears(asOf, NEAR_YEARS))
  const run: DashaDates[] = []
  for (const period of groundPeriods(c, 'dispute')) {
    if (periodTone(c, period) !== 'ill' || period.from < (hard?.to ?? '')) continue
    const last = run.at(-1)
    if (last === undefined ? period.from < before : period.from <= last.to) run.push(period)
  }
  const [first] = run
  const last = run.at(-1)
  return first === undefined || last === undefined
    ? null
    : { from: first.from, to: last.to, ids: run.map((period) => periodFinding(c, period)), lord: lordOf(last) }
})

/** The day from which neither Saturn nor a sub-period under strain presses on the case any more. */
const pressedUntil = (c: Composer): string => {
  const { hard, care } = phasesOf(c)
  return [c.input.asOf, hard?.to, care?.to, caseStrain(c)?.to].filter((day) => day !== undefined).reduce(laterOf)
}

/** How the years ahead lie: what presses and until when, what carries meanwhile and from when, each with its reason. */
export function casePhases(c: Composer): Line[] {
  const { hard, care } = phasesOf(c)
  const { errorDays, running } = c.dashas
  const now = isDated(c) && running !== null && periodTone(c, running.antar) === 'well' ? running.antar : undefined
  const parts: { from: string; text: string; ids: readonly string[] }[] = []
  if (hard !== null)
    parts.push({
      from: hard.from,
      text:
        hard.from <= c.input.asOf
          ? c.say('course.hard', { to: c.date(hard.to, errorDays), antar: c.graha(hard.lord) })
          : c.say('course.hardAhead', { from: c.date(hard.from, errorDays), to: c.date(hard.to, errorDays), antar: c.graha(hard.lord) }),
      ids: hard.ids,
    })
  const next = nextGoodPeriod(c, YEARS)
  const nextKey = now === undefined ? 'case.lighter' : now.to === next?.from ? 'case.lighterStays' : 'case.lighterAgain'
  for (const good of [now, next])
    if (good !== undefined)
      parts.push({
        from: good.from,
        text: c.say(good === now ? 'case.lighterNow' : nextKey, {
          from: c.date(good.from, errorDays),
          to: c.date(good.to, errorDays),
          antar: c.graha(good.lords[1] as Graha),
        }),
        ids: [periodFinding(c, good)],
      })
  const ordered = parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (care !== null)
    ordered.push({
      from: care.from,
      text: c.say(care.from <= c.input.asOf ? 'case.care' : 'case.careAhead', {
        beside: parts.length > 0 ? 'yes' : 'no',
        from: c.date(care.from),
        to: c.date(care.to),
        passage: c.say(`course.saturn.${care.phase}`),
      }),
      ids: care.ids,
    })
  const strain = caseStrain(c)
  if (strain !== null)
    ordered.push({
      from: strain.from,
      text: c.say('case.strainPhase', {
        from: c.date(strain.from, errorDays),
        to: c.date(strain.to, errorDays),
        antar: c.graha(strain.lord),
      }),
      ids: strain.ids,
    })
  if (ordered.length === 0) return [c.line([methodFinding(c, 'weighing', 'bphs24.145-148')], 'case.phases.none', caseSlots(c))]
  return [
    c.line([...new Set(ordered.flatMap(({ ids }) => ids))], 'case.phases', {
      ...caseSlots(c),
      list: { list: ordered.map(({ text }) => text) },
    }),
  ]
}

/** The first favourable sub-period, the running one where it is: it presses less than the others. */
export function lighterPeriod(c: Composer): DashaDates | undefined {
  const { running } = c.dashas
  return isDated(c) && running !== null && periodTone(c, running.antar) === 'well' ? running.antar : nextGoodPeriod(c, YEARS)
}

/** Where the nearest time for hearings is far, the favourable sub-period that comes before it. */
function beforeHearing(c: Composer, hear: Part): Line[] {
  const period = lighterPeriod(c)
  if (period === undefined || daysBetween(laterOf(period.from, c.input.asOf), earlierOf(period.to, hear.from)) < ROOM_DAYS) return []
  const { errorDays } = c.dashas
  const days = { from: period.from, to: earlierOf(period.to, hear.from), fromErrorDays: errorDays, toErrorDays: errorDays }
  return [c.line([periodFinding(c, period)], 'case.before', { span: spanOf(c, days), antar: c.graha(period.lords[1] as Graha) })]
}

/** The nearest time of a ground of the case with its returns; null where none is dated. */
export function caseTime(c: Composer, ground: CaseGround): (Part & { ids: readonly string[]; parts: readonly Part[] }) | null {
  const time = nearestTime(c, ground)
  return time === null ? null : { ...time, parts: passesOf(c, ground, time) }
}

/** The time for papers and hearings, and that for a talk; `why` with the reason of each and what comes after it. */
export function caseTimes(c: Composer, why: boolean): Line[] {
  const [hear, settle] = [caseTime(c, 'dispute'), caseTime(c, 'terms')]
  const same = hear !== null && settle !== null && hear.from === settle.from && hear.to === settle.to
  const about = caseOf(c)?.about === 'police' ? ('police' as const) : ('civil' as const)
  return [
    ...(hear === null ? [] : [c.line(hear.ids, same ? `case.both.${about}` : 'case.hear', { ...caseSlots(c), span: spanOf(c, hear) })]),
    ...(hear === null ? [] : beforeHearing(c, hear)),
    ...(why && hear !== null ? nearestWhy(c, 'dispute') : []),
    ...(settle === null || same ? [] : [c.line(settle.ids, `case.settle.${about}`, { ...caseSlots(c), span: spanOf(c, settle) })]),
    ...(why && settle !== null && !same ? nearestWhy(c, 'terms') : []),
  ]
}

/** When nothing final is signed: a sub-period under strain, else the heavier months of the year. */
export function caseHolds(c: Composer): Line[] {
  const { hard } = phasesOf(c)
  const { errorDays } = c.dashas
  if (hard !== null)
    return [
      c.line(hard.ids, hard.from <= c.input.asOf ? 'case.holdNow' : 'case.hold', {
        from: c.date(hard.from, errorDays),
        to: c.date(hard.to, errorDays),
      }),
    ]
  const months = monthsAhead(c).filter(({ tone }) => tone === 'hard')
  const spans: { from: string; to: string }[] = []
  for (const { from, to } of months) {
    const last = spans.at(-1)
    if (last?.to === from) last.to = to
    else spans.push({ from, to })
  }
  return months.length === 0
    ? []
    : [
        c.line(
          months.map(({ sun }) => quickFinding(c, sun).id),
          'case.holdMonths',
          { list: { list: spans.map(({ from, to }) => spanLabel(c, from, to)) } },
        ),
      ]
}

/** To go on or to settle: which of the two has more of the chart behind it. */
export const caseLean = once((c): 'on' | 'settle' | 'even' => {
  const margin = (ground: CaseGround): number => {
    const { for: helping, against } = judge(c, ground)
    return helping.length - against.length
  }
  const by = margin('dispute') - margin('terms')
  return by > 0 ? 'on' : by < 0 ? 'settle' : 'even'
})

/** The same as a sentence, with both counts. */
export function caseLeanLine(c: Composer): Line {
  const [stand, settle] = [judge(c, 'dispute'), judge(c, 'terms')]
  const kind = caseOf(c)?.about === 'police' ? 'police' : 'civil'
  return c.line([...new Set([...stand.ids, ...settle.ids])], `case.lean.${kind}.${caseLean(c)}`, {
    ...caseSlots(c),
    forN: stand.for.length,
    againstN: stand.against.length,
    termsFor: settle.for.length,
    termsAgainst: settle.against.length,
  })
}

/**
 * Terms or a suit, where nobody is in court yet: which has the better ground, or how terms stand where no court is wanted, the time to sit down, what makes
 * it hold, and what a lawyer is for.
 */
export function courtAheadLines(c: Composer, words: string): Line[] {
  const asksLawyer = asksOfLawyer(words)
  const [suit, settle] = [judge(c, 'dispute'), judge(c, 'terms')]
  const time = caseTime(c, 'terms')
  const kind = matterOf(c, 'home') === 'share' ? 'share' : 'other'
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  return [
    c.line([...new Set([...suit.ids, ...settle.ids])], `case.${asksWithoutCourt(words) ? 'without' : 'ahead'}.${caseLean(c)}`, {
      forN: suit.for.length,
      againstN: suit.against.length,
      termsFor: settle.for.length,
      termsAgainst: settle.against.length,
      kind,
    }),
    ...(asksLawyer ? [c.line([method], 'case.ahead.lawyer')] : []),
    ...(time === null ? [] : [c.line(time.ids, 'case.ahead.time', { span: spanOf(c, time) })]),
    c.line([method], 'case.ahead.written', { kind }),
  ]
}

/** What ran in the year in which the case is told to have begun, and how it is tied to the 6th and the 7th. */
export function caseBegan(c: Composer): Line[] {
  const began = caseBeganIn(c)
  if (began === null || !isDated(c) || `${began}-07-01` > c.input.asOf) return []
  const period = c.dashas.antars.find(({ from, to }) => from <= `${began}-07-01` && `${began}-07-01` < to)
  if (period === undefined || period.from < addYears(c.input.asOf, -60)) return []
  const antar = period.lords[1] as Graha
  const tie = isTiedTo(c, antar, 'dispute')
    ? 'dispute'
    : isTiedTo(c, antar, 'terms')
      ? 'settle'
      : periodTone(c, period) === 'ill'
        ? 'ill'
        : 'none'
  return [
    c.line([periodFinding(c, period)], `case.began.${tie}`, {
      year: String(began),
      antar: c.graha(antar),
      from: c.date(period.from, c.dashas.errorDays),
      to: c.date(period.to, c.dashas.errorDays),
    }),
  ]
}

/** Brother or sister as the chart has them (the 3rd), where the case is with one. */
export function caseKin(c: Composer): Line[] {
  const told = caseOf(c)
  const found = told?.other === 'brother' || told?.other === 'sister' ? judge(c, 'sibling') : null
  const home = told?.about === 'property' ? judge(c, 'home') : null
  return [
    ...(found === null ? [] : [c.line(found.ids, `case.sibling.${found.state}`, caseSlots(c))]),
    ...(home === null ? [] : [c.line(home.ids, `case.place.${home.state}`)]),
  ]
}

/** Days as years to the nearest half, less than one as months. */
function yearsSaid(c: Composer, days: number): string {
  const halves = Math.round((days / 365.25) * 2)
  const months = Math.max(1, Math.round(days / 30.44))
  if (halves < 2) return c.say('case.years.months', { n: months, word: word(c, months) })
  const whole = Math.floor(halves / 2)
  return c.say(halves % 2 === 0 ? 'case.years.whole' : 'case.years.half', { n: whole, word: word(c, whole) })
}

/** For how many years a case still presses, with its heaviest part and the day from which it is lighter, in months: the plain reply to "when does it end". */
export function casePressure(c: Composer): Line {
  const { hard, care } = phasesOf(c)
  const { asOf } = c.input
  const ids = [...(hard?.ids ?? []), ...(care?.ids ?? []), ...(caseStrain(c)?.ids ?? [])]
  const month = (date: string): DateSlot => ({ date, grain: 'month' })
  const from = [hard?.from, care?.from].filter((day) => day !== undefined).toSorted()[0]
  const strain = caseStrain(c)
  const theCase = caseInFull(c)
  const strained = strain === null ? null : { antar: c.graha(strain.lord), from: month(laterOf(strain.from, asOf)), to: month(strain.to) }
  if (from === undefined && strain !== null && strained !== null)
    return c.line(strain.ids, 'case.strained', { ...strained, theCase, after: isFreeAfter(c, strain.to) ? c.say('case.freer') : '' })
  if (from === undefined) {
    const light = lighterPeriod(c)
    // favourable ones without a gap are one time
    const to =
      light === undefined ? '' : c.dashas.antars.reduce((end, p) => (p.from === end && periodTone(c, p) === 'well' ? p.to : end), light.to)
    return light === undefined
      ? c.line([methodFinding(c, 'weighing', 'bphs24.145-148')], 'case.pressure.none', { theCase })
      : c.line([periodFinding(c, light)], light.from <= asOf ? 'case.pressure.light' : 'case.pressure.lightAhead', {
          theCase,
          from: month(light.from),
          to: month(to),
        })
  }
  const to = laterOf(hard?.to ?? '', care?.to ?? '')
  const slots = {
    theCase,
    from: month(from),
    to: month(to),
    years: yearsSaid(c, daysBetween(laterOf(from, asOf), to)),
    after: `${strained === null ? '' : c.say('case.strain', strained)}${isFreeAfter(c, pressedUntil(c)) ? c.say('case.freer') : ''}`,
  }
  const when = from <= asOf ? 'now' : 'ahead'
  if (hard === null) return c.line(ids, `case.slow.${when}`, slots)
  const heavy = { from: month(hard.from), to: month(hard.to) }
  const slow =
    care === null ? '' : c.say(care.from <= hard.to ? 'case.slowed' : 'case.slowedAhead', { from: month(care.from), to: month(care.to) })
  return c.line(ids, `case.pressure.${care === null ? 'one' : 'two'}.${when}`, {
    ...slots,
    slow,
    heaviest: c.say(hard.from <= asOf ? 'case.heaviest' : 'case.heaviestAhead', heavy),
  })
}

/** How many voices stand on each side, and which of the two ways has more behind it. */
function caseSide(c: Composer): Line {
  const found = judge(c, 'dispute')
  const kind = caseOf(c)?.about === 'police' ? 'police' : 'civil'
  return c.line([...new Set([...found.ids, ...caseLeanLine(c).ids])], 'case.side', {
    ...counts(c, found),
    way: c.say(`case.way.${kind}.${caseLean(c)}`),
  })
}

/** Both times of a case in one sentence; what comes before them and why stands below. */
function caseTimesShort(c: Composer): Line[] {
  const [hear, settle] = [caseTime(c, 'dispute'), caseTime(c, 'terms')]
  if (hear === null || settle === null || (hear.from === settle.from && hear.to === settle.to)) return caseTimes(c, false).slice(0, 1)
  const about = caseOf(c)?.about === 'police' ? ('police' as const) : ('civil' as const)
  return [
    c.line([...new Set([...hear.ids, ...settle.ids])], `case.times.${about}`, {
      ...caseSlots(c),
      hear: spanOf(c, hear),
      settle: spanOf(c, settle),
    }),
  ]
}

/** What is left of a matter's first time after a day, where it is long enough for a hearing or a talk. */
function firstAfter(c: Composer, ground: CaseGround, day: string): (Part & { ids: readonly string[] }) | null {
  const left = timesOf(c, ground)
    .flatMap(({ spans, ids }) => spans.map((span) => ({ ...span, ids })))
    .filter(({ from, to }) => daysBetween(laterOf(from, day), to) >= ROOM_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  if (left === undefined) return null
  return left.from >= day ? left : { ...left, from: day, fromErrorDays: c.dashas.errorDays }
}

/** To whoever asks whether they live to see the end: that this is not read, and the first times after all that presses. */
export function caseLifetime(c: Composer): Line[] {
  if (!asksInLifetime(c.whole.input.concern)) return []
  const day = pressedUntil(c)
  const [hear, settle] = [firstAfter(c, 'dispute', day), firstAfter(c, 'terms', day)]
  const key = hear === null ? (settle === null ? 'none' : 'settle') : settle === null ? 'hear' : 'both'
  const ids = [...(hear?.ids ?? []), ...(settle?.ids ?? [])]
  return [
    c.line(ids.length > 0 ? [...new Set(ids)] : [methodFinding(c, 'weighing', 'bphs24.145-148')], `case.lifetime.${key}`, {
      // where the answer begins with it, it is not said again
      winner: questionOf(c.whole.input.concern).declines.includes('verdict') ? '' : c.say('case.lifetime.winner'),
      hear: hear === null ? '' : { date: hear.from, grain: 'month' },
      settle: settle === null ? '' : { date: settle.from, grain: 'month' },
    }),
  ]
}

/** Page 1 in three short sentences: for how long it presses, how one stands and which way has more behind it, and the times for both. Reasons follow below. */
export const caseAloud = (c: Composer): Line[] => [casePressure(c), ...caseLifetime(c), caseSide(c), ...caseTimesShort(c)]
