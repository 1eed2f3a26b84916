import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { ageAt, gocharaFinding, gocharaText, periodFinding, spanText } from '../compose/parts.ts'
import { dayMahaLine } from '../compose/portrait.ts'
import { asksOf, colourLine, matterOf, stepOf } from '../compose/period-words.ts'
import { addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { periodTone } from '../rules/period-colour.ts'
import { tieDegree } from '../rules/periods.ts'
import { questionOf } from '../understanding/understanding.ts'
import { askedOf, isTender, nounOf } from './answer/answer-subject.ts'
import { askedTopics, inFull } from './cache.ts'
import { hardOf, sharedDays } from './hard-time.ts'
import { longPassageLines, paceLines, periodLines, recommended, type Ways } from './joined-lines.ts'
import { facesLine } from './two-faces.ts'
import { toldRanLine } from './past-told.ts'
import { tieFinding, tieNames } from './verdict.ts'
import { followingOf, isEnding, nextGoodPeriod, saturnAround, saturnAroundLine } from './season.ts'

/** A mahadasha that begins later than this is left to the roadmap. */
const NEAR_YEARS = 10
/** What a sub-period before this age was about is nothing to compare with. */
const FIRST_AGE = 12

/** Where the person stands in the dashas today, and what changes next. */
export function nowBlocks(c: Composer): Block[] {
  const overhead = overheadLines(c)
  const { running, grain } = c.dashas
  // without a dated period Saturn is all there is: what it asks and the times it meets are read in one go
  if (running === null || grain === 'none') return [c.paragraph(...undatedLines(c), ...overhead)]
  const told = isTender(c) ? null : toldRanLine(c)
  return [
    ...periodBlocks(c),
    ...(overhead.length === 0 ? [] : [c.paragraph(...overhead)]),
    // what was told of the past is set against the same clock, last
    ...(told === null ? [] : [c.paragraph(told)]),
  ]
}

/** Saturn's long passage where it runs or begins within a year, and the next sub-period that helps: both with their dates. */
function overheadLines(c: Composer): Line[] {
  // an answer about Saturn or about the end of a hard time has told both
  const { plea } = questionOf(c.input.concern)
  const around = plea === 'saturn' || plea === 'relief' ? null : saturnAround(c)
  const good = plea === 'relief' ? undefined : nextGoodPeriod(c)
  // the very next sub-period has been told with its colour
  const told = good !== undefined && good === c.dashas.antars.find(({ from }) => from > c.input.asOf)
  const paced = around === null ? [] : paceLines(c, around.stays, around.pauses)
  return [
    ...(around === null ? [] : [saturnAroundLine(c, around), ...(paced.length > 0 ? paced : longPassageLines(c, around.stays))]),
    ...(good === undefined || told
      ? []
      : [
          c.line([periodFinding(c, good)], 'now.good', {
            antar: c.graha(good.lords[1] as Graha),
            from: c.date(good.from, c.dashas.errorDays),
            to: c.date(good.to, c.dashas.errorDays),
          }),
        ]),
  ]
}

/** Where no period can be dated: that none is, and where Saturn stands. */
function undatedLines(c: Composer): (Line | null)[] {
  const saturn = gocharaFinding(c, stayNow(c, 'saturn'))
  const id = c.find({
    id: 'saturnNow',
    topic: 'timing',
    rule: `phal26.saturn.${saturn.place}`,
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(c.facts.sign('moon')) } },
  })
  return [
    c.line([id], c.wholeDay ? 'question.nowOpen' : 'question.nowNone', { span: spanText(c, c.dashas.errorDays) }),
    dayMahaLine(c),
    c.line([saturn.id], 'question.overhead', { text: gocharaText(c, 'saturn', saturn.place, stayNow(c, 'saturn').sign) }),
  ]
}

function periodBlocks(c: Composer): Block[] {
  const { running, grain, nextMaha } = c.dashas
  if (running === null) return []
  const { maha, antar } = running
  const season = seasonLine(c, maha)
  if (grain === 'maha') {
    const first = c.paragraph(season, colourLine(c, maha), ...askLines(c, maha), c.line([periodFinding(c, maha)], 'question.nowMaha'))
    return nextMaha === null ? [first] : [first, c.paragraph(...nextMahaLines(c, nextMaha))]
  }
  const next = followingOf(c)
  // the first sub-period of a mahadasha has its lord: one colour, told once
  const own = antar.lords[1] === maha.lords[0]
  const ends = next !== undefined && isEnding(c, antar)
  const ways: Ways = new Map()
  const [first, then] = [ends ? next : antar, ends ? undefined : next]
  const here = periodLines(c, first, new Set(), ways)
  const last = c.paragraph(
    ...(then !== undefined && then.lords[0] === maha.lords[0] ? nextLines(c, then, ways) : []),
    ...(nextMaha !== null && nextMaha.from < addYears(c.input.asOf, NEAR_YEARS) ? nextMahaLines(c, nextMaha) : []),
  )
  return [
    c.paragraph(season, own ? null : colourLine(c, maha)),
    ends
      ? c.paragraph(
          ...endingLines(c, antar, next),
          colourLine(c, next),
          facesOf(c, next),
          ...sayLines(c, next),
          ...here,
          ...askLines(c, next),
        )
      : c.paragraph(
          ...chapterLines(c, antar),
          colourLine(c, antar),
          facesOf(c, antar),
          ...sayLines(c, antar),
          ...here,
          ...askLines(c, antar),
          ...monthLines(c),
        ),
    ...(last.kind === 'paragraph' && last.runs.length > 0 ? [last] : []),
  ]
}

/** True where a period is the one after the running one and has been told here with its reasons. */
export function isToldAhead(c: Composer, period: DashaDates): boolean {
  const { running } = c.dashas
  return running !== null && period === followingOf(c) && (isEnding(c, running.antar) || period.lords[0] === running.maha.lords[0])
}

const MONTH_DAYS = 30.44

/** The mahadasha: whose it is, since when, and how much of it is left. */
function seasonLine(c: Composer, maha: DashaDates): Line {
  const lord = maha.lords[0] as Graha
  const { errorDays } = c.dashas
  const months = Math.round(daysBetween(c.input.asOf, maha.to) / MONTH_DAYS)
  const slots = {
    maha: c.graha(lord),
    theme: { term: `theme.${lord}` } as const,
    to: c.date(maha.to, errorDays),
    left: months < 18 ? c.say('now.left.months', { months }) : c.say('span.years', { years: Math.round(months / 12) }),
  }
  const id = periodFinding(c, maha)
  if (maha.from <= c.input.birth.birthLocal.slice(0, 10)) return c.line([id], 'now.seasonBorn', slots)
  return c.line([id], 'now.season', { ...slots, from: c.date(maha.from, errorDays) })
}

/** A chapter that ends within days, the one that takes over, and what that changes. */
function endingLines(c: Composer, antar: DashaDates, next: DashaDates): Line[] {
  const { errorDays } = c.dashas
  const ids = [periodFinding(c, antar), periodFinding(c, next)]
  const step = stepOf(c, antar, next)
  return [
    c.line(ids, 'now.ends', {
      antar: c.graha(antar.lords[1] as Graha),
      to: c.date(antar.to, errorDays),
      next: c.graha(next.lords[1] as Graha),
      nextTo: c.date(next.to, errorDays),
    }),
    ...(step === 'same' ? [] : [stepLine(c, ids, step, antar, next)]),
  ]
}

/** Whether a sub-period is easier or harder than the one before it. */
const stepLine = (c: Composer, ids: readonly string[], step: 'easier' | 'harder', before: DashaDates, period: DashaDates): Line =>
  c.line(ids, isTender(c) ? `now.gentle.${step}` : `now.${step}`, {
    antar: c.graha(period.lords[1] as Graha),
    prev: c.graha(before.lords[1] as Graha),
  })

/** So large a part of a sub-period in a time told as hard makes it one of that time. */
const SHARE = 3

/** True of a sub-period that lay for a good part in a time told as hard: what its houses stood for is not told as what it brought. */
function isToldHard(c: Composer, period: DashaDates): boolean {
  const hard = hardOf(c)
  return hard !== null && sharedDays(period, hard) * SHARE > daysBetween(period.from, period.to)
}

/** The antardasha, and what it has changed against the one before. */
function chapterLines(c: Composer, antar: DashaDates): Line[] {
  const { errorDays, antars } = c.dashas
  const id = periodFinding(c, antar)
  const slots = { antar: c.graha(antar.lords[1] as Graha), from: c.date(antar.from, errorDays), to: c.date(antar.to, errorDays) }
  const line = c.line([id], antar.lords[1] === antar.lords[0] ? 'now.chapterOwn' : 'now.chapter', slots)
  const before = antars.findLast(({ to }) => to <= antar.from)
  if (before === undefined || ageAt(c, before.from) < FIRST_AGE) return [line]
  const was = matterOf(c, before)
  const step = stepOf(c, before, antar)
  const ids = [periodFinding(c, before), id]
  const prev = c.graha(before.lords[1] as Graha)
  return [
    line,
    ...(isToldHard(c, before) ? [] : [c.line(ids, was === matterOf(c, antar) ? 'now.stayed' : 'now.moved', { prev, before: was })]),
    ...(step === 'same' ? [] : [stepLine(c, ids, step, before, antar)]),
  ]
}

/** What the running period asks of the person. */
const askLines = (c: Composer, period: DashaDates): Line[] => asksOf(c, period).map((text) => ({ text, ids: [periodFinding(c, period)] }))

/** The running pratyantardasha and the one after it, each with its matter: how weeks lean is told by the months alone. */
function monthLines(c: Composer): Line[] {
  const { running, grain, errorDays } = c.dashas
  if (running === null || grain !== 'pratyantar' || running.nextPratyantar === null) return []
  const { pratyantar, nextPratyantar: next } = running
  return [
    c.line([periodFinding(c, pratyantar), periodFinding(c, next)], isEnding(c, pratyantar) ? 'now.monthsNext' : 'now.months', {
      pratyantar: c.graha(pratyantar.lords[2] as Graha),
      current: matterOf(c, pratyantar),
      to: c.date(pratyantar.to, errorDays),
      next: c.graha(next.lords[2] as Graha),
      nextTo: c.date(next.to, errorDays),
      matter: matterOf(c, next),
    }),
    ...stretchLines(c, isEnding(c, pratyantar) ? pratyantar.to : laterOf(pratyantar.from, c.input.asOf), next.to),
  ]
}

/** What page 1 recommends, where its stretch reaches into the days that are told: no other matter stands in front of it there. */
function stretchLines(c: Composer, from: string, to: string): Line[] {
  if (isTender(c)) return []
  const told = recommended(c).find(({ parts: [part] }) => part.from < to && part.to > from)
  if (told === undefined || told.window === null) return []
  const { fromErrorDays, parts } = told.window
  return [
    c.line(told.ids, 'now.stretch', {
      noun: told.noun,
      from: c.date(parts[0].from, fromErrorDays),
      to: c.date(parts[0].to, parts[0].toErrorDays),
    }),
  ]
}

/** The sub-period after this one: when, and its colour. */
function nextLines(c: Composer, next: DashaDates, ways: Ways): Line[] {
  const { errorDays } = c.dashas
  return [
    c.line([periodFinding(c, next)], 'now.follows', {
      from: c.date(next.from, errorDays),
      to: c.date(next.to, errorDays),
      next: c.graha(next.lords[1] as Graha),
    }),
    colourLine(c, next),
    ...[facesOf(c, next)].filter((line) => line !== null),
    ...sayLines(c, next),
    ...periodLines(c, next, new Set(), ways),
  ]
}

const FACE = { well: 'helps', mixed: 'plain', ill: 'presses' } as const

/** How the lord of a sub-period holds together with the side on which page 1 counts it. */
const facesOf = (c: Composer, period: DashaDates): Line | null =>
  facesLine(c, period.lords[1] as Graha, 'period', FACE[periodTone(c, period)])

/** By which tie the lord of a sub-period has a say in what was asked about, whatever house it brings to the front. */
function sayLines(c: Composer, period: DashaDates): Line[] {
  if (isTender(c)) return []
  const antar = period.lords[1] as Graha
  return [...askedTopics(c)]
    .filter((topic) => inFull(c, topic) && tieDegree(c, period, topic) === 'tied')
    .map((topic) =>
      c.line([periodFinding(c, period), tieFinding(c, antar, topic)], 'now.say', {
        noun: nounOf(c, askedOf(c, topic)),
        antar: c.graha(antar),
        tie: { list: tieNames(c, antar, topic) },
      }),
    )
}

function nextMahaLines(c: Composer, period: DashaDates): Line[] {
  const lord = period.lords[0] as Graha
  return [
    c.line([periodFinding(c, period)], 'now.mahaTurn', {
      date: c.date(period.from, c.dashas.errorDays),
      next: c.graha(lord),
      theme: { term: `theme.${lord}` },
    }),
    colourLine(c, period),
  ]
}
