import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import type { Graha } from '@disha/contracts/chart'
import { periodFinding } from '../compose/parts.ts'
import { addDays, addMonths, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { INTAKES } from '../rules/exams.data.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isTiedTo, judge, type GroundVoice } from '../rules/grounds.ts'
import { namedPeriods } from '../understanding/named-dates.ts'
import { plainText } from '../understanding/topics.ts'
import { metBy } from './answer/answer-named.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { allWindows, readings } from './cache.ts'
import { saturnAround } from './season.ts'
import { bestFor } from './suggested-work.ts'
import { undated } from './undated.ts'
import { methodFinding, stateFor } from './verdict.ts'

/** Study in another country: its own ground, and where the journey stands otherwise which of the two is carried. */
export function studyAwayLine(c: Composer): Line {
  const { ids, state } = judge(c, 'studyAway')
  const { verdict, step, id } = readings(c).abroad
  const heard = step === null ? 'silent' : verdict
  // what is said of the course is the word of its own part of the chapter
  const study = judge(c, 'study')
  const course = { course: study.state }
  if (heard === 'support' && state !== 'well') return c.line([...ids, id, ...study.ids], `plea.studyAway.${state}.carried`, course)
  if (heard === 'oppose' && state !== 'ill') return c.line([...ids, id, ...study.ids], `plea.studyAway.${state}.slow`, course)
  return c.line(ids, `plea.studyAway.${state}`)
}

/** A long season with fewer months left is not that of a course. */
const SEASON_MONTHS = 18

/** What comes of the learning: the long season that favours study, and Saturn's long passage over the same years. */
export function courseSeason(c: Composer): Line[] {
  const { running, nextMaha } = c.dashas
  if (running === null || c.dashas.grain === 'none') return []
  const season = running.maha.to > addMonths(c.input.asOf, SEASON_MONTHS) ? running.maha : nextMaha
  const around = saturnAround(c)
  const spanned = (from: string, to: string, errorDays: number): string =>
    from <= c.input.asOf
      ? c.say('answer.spanNow', { to: c.date(to, errorDays) })
      : c.say('answer.span', { from: c.date(from, errorDays), to: c.date(to, errorDays) })
  const isOfStudy = season !== null && isTiedTo(c, season.lords[0] as Graha, 'study') && periodTone(c, season) === 'well'
  return [
    ...(isOfStudy
      ? [
          c.line([periodFinding(c, season)], 'study.season', {
            maha: c.graha(season.lords[0] as Graha),
            span: spanned(season.from, season.to, c.dashas.errorDays),
          }),
        ]
      : []),
    ...(around === null
      ? []
      : [
          c.line([around.id], isOfStudy ? 'study.season.saturnToo' : 'study.season.saturn', {
            phase: around.phase,
            span: spanned(around.from, around.to, 0),
          }),
        ]),
  ]
}

/** Fewer days of a year than these are too few to leave in. */
const FEWEST_DAYS = 60
/** Courses are applied for so many months before they begin. */
const APPLY_MONTHS = 5
const MOST_STARTS = 2

/** Whether somebody leaves for study in a year that is named: yes, late, in a light time, or no; and which starts of the country that fits. */
export function leavingLines(c: Composer): Line[] {
  const named = namedPeriods(c.input.concern, c.input.asOf).find(({ grain }) => grain === 'year')
  if (named === undefined || undated(c, 'abroad')) return []
  const year = addDays(named.to, -1).slice(0, 4)
  const [first] = metBy(c, { topic: 'abroad', ground: null }, named)
    .map((one) => ({ ...one, days: daysBetween(laterOf(one.part.from, named.from), earlierOf(one.part.to, named.to)) }))
    .toSorted((a, b) => b.days - a.days)
  if (first === undefined) return [c.line([readings(c).abroad.id], 'point.leave.none', { year })]
  const { part, ids, days, lighter } = first
  const kind = days < FEWEST_DAYS ? (part.to > named.to ? 'late' : 'short') : lighter ? 'light' : 'yes'
  return [c.line(ids, `point.leave.${kind}`, { year, span: spanOf(c, part) }), ...startLines(c, part.from)]
}

/** The starts of courses in the country that is named, from the first day of a stretch on, with the month to apply by. */
function startLines(c: Composer, from: string): Line[] {
  const text = plainText(c.input.concern)
  const [land, intake] = Object.entries(INTAKES).find(([, { names }]) => names.test(text)) ?? []
  if (land === undefined || intake === undefined) return []
  const earliest = laterOf(from, addMonths(c.input.asOf, APPLY_MONTHS + 1))
  const year = Number(earliest.slice(0, 4))
  const starts = [year, year + 1, year + 2]
    .flatMap((one) => intake.steps.filter(({ step }) => step !== 'apply').map((step) => `${one}-${String(step.from).padStart(2, '0')}-01`))
    .filter((day) => day >= `${earliest.slice(0, 7)}-01`)
    .toSorted()
    .slice(0, MOST_STARTS)
  const list = starts.map((day) =>
    c.say('point.leave.start', { start: c.book.date(day, 'month'), apply: c.book.date(addMonths(day, -APPLY_MONTHS), 'month') }),
  )
  return [c.line([methodFinding(c, 'calendar', 'practice.calendar')], 'point.leave.starts', { list: { list } })]
}

/** An intake that is named: its season or month, with the year. */
const NAMED_INTAKE =
  / (fall|autumn|winter|spring|summer|jan|january|feb|february|mar|march|apr|april|may|jul|july|aug|august|sep|sept|september|oct|october) (?:\d{1,2} )?(?:intake |of |semester |term |session )?(?:in )?(20\d\d) /
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Which start of a calendar a season names; the winter of a German course begins in October. */
const SEASONS: Readonly<Record<string, readonly string[]>> = {
  fall: ['autumn'],
  autumn: ['autumn'],
  winter: ['autumn'],
  spring: ['spring'],
  summer: ['summer', 'spring'],
}

/** When to apply for the intake that is named, by the usual months of the country, and whether the journey has a time in between; empty where none is named. */
export function intakeLines(c: Composer): Line[] {
  const text = plainText(c.input.concern)
  const [, name = '', year = ''] = NAMED_INTAKE.exec(text) ?? []
  const [land, calendar] = Object.entries(INTAKES).find(([, { names }]) => names.test(text)) ?? []
  if (name === '' || land === undefined || calendar === undefined) return []
  const { steps } = calendar
  const season = SEASONS[name]
  const step =
    season === undefined
      ? steps.find((one) => one.step !== 'apply' && one.from === MONTHS.indexOf(name.slice(0, 3)) + 1)
      : season.map((found) => steps.find((one) => one.step === found)).find((one) => one !== undefined)
  const apply = steps.find((one) => one.step === 'apply')
  if (step === undefined || apply === undefined) return []
  const dayOf = (of: number, month: number): string => `${of}-${String(month).padStart(2, '0')}-01`
  const start = dayOf(Number(year), step.from)
  if (start <= c.input.asOf) return []
  // the months to apply in are those of the main intake; for another one as long before it
  const from = step.step === 'autumn' ? lastBefore(start, apply.from) : addMonths(start, -APPLY_MONTHS - APPLY_LONG)
  const to = step.step === 'autumn' ? addMonths(from, (apply.to - apply.from + 12) % 12) : addMonths(start, -APPLY_MONTHS)
  const source = methodFinding(c, 'calendar', 'practice.calendar')
  const slots = {
    start: c.book.date(start, 'month'),
    land: c.say(/ ireland /.test(text) ? 'alt.place.ireland' : `alt.place.${land as 'usa'}`),
    from: c.book.date(from, 'month'),
    to: c.book.date(to, 'month'),
  }
  const state = addMonths(to, 1) <= c.input.asOf ? 'past' : from <= c.input.asOf ? 'now' : 'ahead'
  const met = undated(c, 'abroad')
    ? undefined
    : allWindows(c)
        .abroad.toSorted((a, b) => (a.from < b.from ? -1 : 1))
        .find(({ parts: [part] }) => part.from < start && part.to > laterOf(from, c.input.asOf))
  return [
    c.line([source], `point.intake.${state}`, slots),
    ...(met === undefined ? [] : [c.line([source, ...met.ids], 'point.intake.meets', { span: spanOf(c, met.parts[0]) })]),
  ]
}

/** The first day of a month, the last time that it comes before a day. */
const lastBefore = (day: string, month: number): string => {
  const year = Number(day.slice(0, 4))
  const found = `${year}-${String(month).padStart(2, '0')}-01`
  return found < day ? found : `${year - 1}${found.slice(4)}`
}
/** Applications are taken for so many months. */
const APPLY_LONG = 3

function voiceText(c: Composer, { role, graha, house, score }: GroundVoice): string {
  const side = score === 1 ? 'for' : 'against'
  if (graha === null) return c.say(`abroad.study.points.${side}`, { house: c.house(house) })
  const slots = { graha: c.graha(graha), house: c.house(house), state: stateFor(c, graha, side) }
  return c.say(role === 'pointer' ? 'abroad.study.pointer' : role === 'seat' ? 'abroad.study.seat' : 'abroad.study.lord', slots)
}

/** The course itself, beside the journey: the 5th and the 4th, Mercury and Jupiter; and the subjects that are carried best. */
export function studyBlocks(c: Composer): Block[] {
  const study = judge(c, 'study')
  const told = (voices: readonly GroundVoice[]): string[] => voices.map((voice) => voiceText(c, voice))
  return [
    c.heading('abroad.headStudy'),
    c.paragraph(
      c.line(study.ids, 'abroad.study.read'),
      study.for.length > 0 && c.line(study.ids, 'abroad.study.helps', { list: told(study.for).join('; ') }),
      study.against.length > 0 && c.line(study.ids, 'abroad.study.hinders', { list: told(study.against).join('; ') }),
      c.line(study.ids, `abroad.study.${study.state}`),
    ),
    c.paragraph(studyAwayLine(c), bestFor(c)),
  ]
}
