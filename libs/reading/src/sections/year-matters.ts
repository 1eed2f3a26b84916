import type { Composer, Line } from '../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { House } from '../facts/houses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { namedPeriods, SHORT_DAYS, type NamedGrain } from '../understanding/named-dates.ts'
import type { Point } from '../understanding/point/points.ts'
import { OF_AGE } from '../understanding/ages.ts'
import { groundWindows, passagesOver } from '../rules/ground-windows.ts'
import { isKinGround, type KinGround } from '../rules/grounds.ts'
import { topicOfPoint } from '../rules/point-fields.ts'
import { GOOD_POINTS, pointsOf } from '../rules/passages.ts'
import { isLighter, type Part, type Window, type WindowAdvice } from '../rules/windows.ts'
import { type MainTopic } from '../rules/witnesses.ts'
import { questionOf, shortConcernsOf, subjectOf } from '../understanding/understanding.ts'
import { answerOf, ofTrade } from './answer/answer.ts'
import { labelOf, metBy } from './answer/answer-named.ts'
import { chosenStretches, smallerOpenings, spanOf } from './answer/answer-stretches.ts'
import { askedOf, isTender, nounOf } from './answer/answer-subject.ts'
import { joinStretch } from './answer/points/of-abroad.ts'
import { windows } from './cache.ts'
import { once } from './once.ts'
import { ledMatter, ledOpenings, type LedMatter } from './led-matter.ts'
import { isNamedPoint, OTHER_CLOCKS, laterNoun, ledBy, partMatters, pointNoun, type NamedPoint, type PartMatter } from './part-matters.ts'
import {
  FEWEST_SHARED,
  fieldOf,
  isEasy,
  MONTH_HOUSE,
  monthsAhead,
  monthsByWorth,
  spanLabel,
  quickFinding,
  stretchesIn,
  toneWord,
  type Month,
  type NearMonth,
  type Span,
} from './months.ts'
import { asksReturn, shortNoun, soonOpenings } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { methodFinding } from './verdict.ts'
import { isOfLove, kindOf, mannerOf } from './stretch-kind.ts'
import { foremost, planWords, takesAny, useOf } from './stretch-use.ts'
import { errorClause, isFullFar } from './window-lines.ts'
import { yearsAsked } from './answer/answer-years.ts'
import { besideTopics } from './answer/answer-beside.ts'

/** What else was asked for which the stretches of a matter count too: its point, its noun and the first stretch for it. */
export type Also = { point: Point; noun: string; stretch: Window | undefined }

/**
 * A field that was asked about, as the months speak of it: by the noun of what was asked, the stretches and the smaller openings of page 1. `by` is the
 * wording that page 1 answered, `point` what it is after where that has a noun of its own.
 */
export type Matter = {
  topic: MainTopic
  noun: string
  stretches: readonly Window[]
  openings: readonly NearMonth[]
  by: Composer
  point: NamedPoint | null
  also: readonly Also[]
}

/** The noun that page 1 gives a field whose question it answers in a way of its own. */
const PLEA_NOUNS: Readonly<Record<string, { topic: MainTopic; noun: MessageKey }>> = {
  together: { topic: 'love', noun: 'noun.together' },
  consent: { topic: 'love', noun: 'noun.marriage' },
  transfer: { topic: 'career', noun: 'noun.transfer' },
  residence: { topic: 'abroad', noun: 'noun.residence' },
  ownWish: { topic: 'career', noun: 'noun.career' },
}

/** What page 1 calls a field that was asked about. */
export function calledOf(c: Composer, topic: MainTopic): string {
  const { plea, form, pair } = questionOf(c.input.concern)
  const { settled, bond, trade } = c.asker
  const own = plea === null ? undefined : PLEA_NOUNS[plea]
  if (own?.topic === topic) return c.say(own.noun)
  const asked = topic === 'career' && pair === 'jobOrBusiness' && plea === null ? ofTrade(c) : askedOf(c, topic)
  if (plea === 'retry' && topic === 'career') return c.say(trade === 'post' || trade === 'business' ? 'noun.exam' : 'noun.firstPost')
  if (asked === 'wed' && form === 'when') return c.say('noun.wedding')
  if (topic === 'love' && bond !== 'married' && plea === null && (settled.includes('proposals') || settled.includes('proposal')))
    return c.say('noun.yes')
  return nounOf(c, asked)
}

/** The fields of a question as a whole, the one that it stands on first; none where it stands on no field. */
function topicsOfWhole(c: Composer): MainTopic[] {
  const { topic: led } = answerOf(c)
  return led === null || OTHER_CLOCKS.includes(questionOf(c.input.concern).plea) ? [] : [led, ...besideTopics(c)]
}

/** The fields that page 1 answers by their stretches: those of the parts in their order, then what the question as a whole stands on; none where it stands on no field. */
export const mattersOf = once((c): Matter[] => {
  const parts = partMatters(c).filter(({ topic }) => topic !== null)
  const topics = [...new Set([...parts.flatMap(({ topic }) => topic ?? []), ...topicsOfWhole(c)])]
  return topics.flatMap((topic): Matter[] => {
    const own = parts.filter((part) => part.topic === topic)
    const by = own[0]?.by ?? c
    // neither a family that is only named nor somebody who has gone asks for the months of love
    if (topic === 'love' && (c.asker.age < OF_AGE || subjectOf(by.input.concern, 'love') === 'family' || askedOf(by, 'love') === 'breakup'))
      return []
    const [point = null] = own
      .slice(0, 1)
      .flatMap((part) => (ofField(part, topic) ? [part.point] : []))
      .filter(isNamedPoint)
    const noun = pointNoun(c, point) ?? calledOf(by, topic)
    const stretches = [...new Set([...chosenStretches(by, topic), ...windows(c)[topic]])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
    return [
      { topic, noun, stretches, openings: smallerOpenings(by, topic), by, point, also: alsoOf(c, topic, own.slice(1), { point, noun }) },
    ]
  })
})

/** True where a part is answered by the field that it is after. */
const ofField = ({ point }: PartMatter, topic: MainTopic): boolean => point !== null && topicOfPoint(point) === topic

/** What else was asked that a field dates, each noun once. */
function alsoOf(c: Composer, topic: MainTopic, parts: readonly PartMatter[], first: { point: Point | null; noun: string }): Also[] {
  const told = new Set([first.noun])
  return parts.flatMap((part): Also[] => {
    const { point } = part
    const noun = first.point === null ? pointNoun(c, point) : laterNoun(c, point)
    if (point === null || noun === null || !ofField(part, topic) || told.has(noun)) return []
    told.add(noun)
    return [{ point, noun, stretch: point === 'abroad.join' ? joinStretch(part.by) : chosenStretches(part.by, topic)[0] }]
  })
}

/** What a stretch of a field is for: what was asked about, else the field. */
export const stretchName = (c: Composer, topic: MainTopic): string =>
  mattersOf(c).find((matter) => matter.topic === topic)?.noun ?? c.say(`window.area.${topic}`)

/** True where no bond is to be pressed. */
const isGentle = (c: Composer, topic: MainTopic): boolean => topic === 'love' && isTender(c) && c.asker.bond !== 'parted'

/** Part of a stretch, with the end of what goes on from it asking for the same. */
type Phase = Part & { windows: readonly Window[] }

/** The stretches of a matter by their parts; what goes on without a gap and asks for the same is one. */
function phasesOf({ stretches }: Matter): Phase[] {
  const out: Phase[] = []
  for (const part of stretches
    .flatMap((window) => window.parts.map((one): Phase => ({ ...one, windows: [window] })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    const [one, other] = [last?.windows[0], part.windows[0]]
    const alike = one !== undefined && other !== undefined && one.advice === other.advice && isLighter(one) === isLighter(other)
    if (last !== undefined && alike && last.to >= part.from)
      out[out.length - 1] = {
        ...last,
        to: laterOf(last.to, part.to),
        toErrorDays: part.toErrorDays,
        windows: [...last.windows, ...part.windows],
      }
    else out.push(part)
  }
  return out
}

const idsOf = ({ windows: all }: Phase): string[] => [...new Set(all.flatMap(({ id, ids }) => [id, ...ids]))]
const adviceOf = ({ windows: [first] }: Phase): WindowAdvice => (first as Window).advice
/** What a stretch of a matter asks for from the month in which it begins: its own advice in the words of the person's state, held to the month. */
function stepText(c: Composer, { topic }: Matter, phase: Phase, month: Month): string {
  const advice = adviceOf(phase)
  if (takesAny(c, { topic, advice })) return c.say('year.matter.step.without')
  const better = advice === 'begin' && !isEasy(c, month) ? laterMonth(c, phase, month) : undefined
  if (better !== undefined) return c.say('year.step.later', { month: better.label })
  if (month.tone === 'hard' && advice !== 'prepare') return c.say('year.matter.step.quiet')
  return c.say(`step.${kindOf(c, topic)}.${advice}`)
}

/** A later and easy month of which a stretch holds more than half. */
const laterMonth = (c: Composer, { from, to }: Span, month: Month): Month | undefined =>
  monthsAhead(c).find(
    (other) =>
      other.from > month.from &&
      isEasy(c, other) &&
      daysBetween(laterOf(from, other.from), earlierOf(to, other.to)) > daysBetween(other.from, other.to) / 2,
  )

/** Stretches that follow each other within so many days are one that passes on. */
const PASS_DAYS = 14

const passesOn = (one: Span, other: Span): boolean => daysBetween(one.to, other.from) <= PASS_DAYS

/** What a month has of the stretches of a matter: that one opens or runs, what it asks for under this month, and when it ends. */
function phaseLines(c: Composer, matter: Matter, month: Month, isFirst: boolean, isBest: boolean): Line[] {
  const phases = phasesOf(matter)
  return phases
    .filter(({ from, to }) => from < month.to && to > month.from)
    .map((phase, index, all) => {
      const { from, to, fromErrorDays, toErrorDays } = phase
      const ids = [...idsOf(phase), quickFinding(c, month.sun).id]
      const [first] = phase.windows as [Window]
      const slots = {
        noun: matter.noun,
        kind: isLighter(first) ? c.say('year.lighter') : '',
        plan: planWords(c, first),
        small: c.say(`year.small.${mannerOf(c, matter.topic)}`),
        from: c.date(from, fromErrorDays),
        to: c.date(to, toErrorDays),
      }
      const begins = isFirst || from >= month.from
      if (begins) {
        const before = all[index - 1]
        const follows = before === undefined ? '' : passesOn(before, phase) ? 'passes' : 'again'
        return c.line(ids, from <= month.from ? 'year.matter.runs' : `year.matter.${follows === '' ? 'begins' : follows}`, {
          ...slots,
          step: stepText(c, matter, phase, month),
        })
      }
      const advice = adviceOf(phase)
      if (to <= month.to) {
        const onward = all[index + 1]
        if (onward !== undefined && passesOn(phase, onward)) return null
        const next = phases.find((other) => other.from >= to)
        return c.line(ids, 'year.matter.ends', {
          ...slots,
          next:
            next === undefined || next.from <= month.to
              ? ''
              : c.say('year.matter.next', { from: c.date(next.from, next.fromErrorDays), error: errorClause(c, next.fromErrorDays) }),
        })
      }
      // the line of the weeks to choose says what to do in them
      if (isBest) return null
      // of what was asked beside the first matter the turns are enough, and a named time has said that a stretch holds it
      if (matter !== mattersOf(c)[0] || namedMonths(c).some((one) => one.month === month && one.isInside)) return null
      if (takesAny(c, { topic: matter.topic, advice })) return c.varied(ids, 'year.matter.on.without', slots)
      const tone = isEasy(c, month) ? 'good' : month.tone === 'hard' ? 'hard' : 'mixed'
      return c.varied(ids, `year.matter.on.${tone}.${tone === 'hard' ? 'any' : advice}` as 'year.matter.on.good.begin', slots)
    })
    .filter((line) => line !== null)
}

/** The smaller opening of page 1 that a month is, in its own words. */
function smallerLine(c: Composer, matter: Matter, month: Month): Line | null {
  const { topic, noun, openings } = matter
  const holds = (one: Matter): boolean => one.openings.some(({ label }) => label === month.label)
  const opening = openings.find(({ label }) => label === month.label)
  if (opening === undefined) return null
  if (mattersOf(c).find(holds) !== matter) return c.line([opening.id], 'year.matter.opening.also', { noun })
  return c.line([opening.id], `year.matter.opening.${opening.why}`, { noun, small: c.say(`year.small.${mannerOf(c, topic)}`) })
}

/** True where page 1 names a month for a matter, by a stretch or as a smaller opening. */
const isNamed = ({ stretches, openings }: Matter, month: Month): boolean =>
  openings.some(({ label }) => label === month.label) ||
  stretches.some(({ parts }) => parts.some(({ from, to }) => from < month.to && to > month.from))

/** The shorter matters that were asked about, each by its house. */
const shortHouses = once((c): { house: House; noun: string; act: MessageKey }[] => {
  const { concern } = c.input
  if (questionOf(concern).person !== null) return []
  const short = shortConcernsOf(concern)
  const found: [House, MessageKey | null, MessageKey][] = [
    [
      5,
      c.asker.trade === 'aspirant' ? 'year.asked.exam' : short.includes('study') ? 'noun.study' : null,
      c.asker.trade === 'aspirant' ? 'year.small.exam' : 'year.ground.study.mixed',
    ],
    [6, c.asker.debt ? 'year.asked.debt' : null, 'year.small.debt'],
    [2, short.includes('money') && !c.asker.debt ? 'noun.money' : null, 'year.ground.money.mixed'],
    [4, short.includes('home') ? 'noun.home' : null, 'year.ground.home.mixed'],
  ]
  return found.flatMap(([house, key, act]) => (key === null ? [] : [{ house, noun: c.say(key), act }]))
})

/** What the month in which the Sun crosses the house of a matter is for, where page 1 names neither stretch nor opening of it there. */
function crossedLines(c: Composer, month: Month, rest: Month): Line[] {
  if (!c.timed) return []
  const house = fieldOf(c, month.sun.sign)
  const ask = (noun: string, key: 'ask' | 'mixed', act: string): Line =>
    c.line([quickFinding(c, month.sun).id], `year.asked.${month === rest || month.tone === 'hard' ? 'hard' : key}`, { matters: noun, act })
  return [
    ...mattersOf(c)
      .filter((matter) => MONTH_HOUSE[matter.topic] === house && !isNamed(matter, month) && !isGentle(c, matter.topic))
      // a month that gives way to an open one is not recommended again
      .filter(({ openings }) => openings.every(({ why }) => why !== 'open'))
      .map(({ topic, noun, stretches }) =>
        ask(noun, stretches.length === 0 || isFullFar(c, topic) ? 'mixed' : 'ask', c.say(`year.small.${mannerOf(c, topic)}`)),
      ),
    ...shortHouses(c)
      .filter((one) => one.house === house && openingLines(c, month, false).length === 0)
      .map(({ noun, act }) => ask(noun, 'mixed', c.say(act))),
  ]
}

/** So many days of a named time make it a matter of the month. */
const FEWEST_DAYS = 5

/** What is left of a year, or a span from today, is no time of its own. */
const IN_MONTHS: readonly NamedGrain[] = ['day', 'weeks', 'month', 'part']

const sharedDays = (one: Span, other: Span): number => daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

/** The months in which a short time that the question names falls, each with its part of it. */
export const namedMonths = once((c): { label: string; month: Month; isInside: boolean; line: Line }[] => {
  const { concern, asOf } = c.input
  const [matter] = mattersOf(c)
  return namedPeriods(concern, asOf)
    .filter(({ from, to, grain }) => IN_MONTHS.includes(grain) && daysBetween(from, to) <= SHORT_DAYS)
    .flatMap((named) => {
      const label = labelOf(c, named)
      const fewest = Math.min(FEWEST_DAYS, daysBetween(named.from, named.to))
      return monthsAhead(c)
        .filter((month) => sharedDays(named, month) >= fewest)
        .map((month, index) => {
          const met =
            matter === undefined
              ? undefined
              : metBy(
                  c,
                  { topic: matter.topic, ground: null },
                  { ...named, from: laterOf(named.from, month.from), to: earlierOf(named.to, month.to) },
                )[0]
          const tone = isEasy(c, month) && !isTender(c) ? 'good' : month.tone === 'hard' ? 'hard' : 'mixed'
          return {
            label,
            month,
            isInside: met !== undefined,
            line: c.line(
              [...(met?.ids ?? [methodFinding(c, 'question', 'bphs24.145-148')]), quickFinding(c, month.sun).id],
              index === 0 ? 'year.named.first' : 'year.named.again',
              {
                label,
                where:
                  matter === undefined
                    ? ''
                    : c.say(met === undefined ? 'year.named.outside' : 'year.named.inside', {
                        noun: nounOf(c, askedOf(c, matter.topic)),
                      }),
                tone: c.say(`year.named.${tone}`),
              },
            ),
          }
        })
    })
})

/** Shorter matters that have openings of their own. */
const OPENED = ['home', 'money', 'study', 'family'] as const

/** What the openings of a matter are for: a share or a sale is no house to be looked for. */
type OpeningKind = (typeof OPENED)[number] | 'share' | 'sale' | 'kin' | 'return'

type Opening = {
  concern: (typeof OPENED)[number] | KinGround | 'return'
  ground: OpeningKind
  noun: string
  parts: readonly Part[]
  ids: readonly string[]
  isFull: boolean
}

/** The openings of a shorter matter, in the words of the question that it leads. */
function openingsFor(c: Composer, led: LedMatter): Opening[] {
  const matter = matterOf(c, led)
  const ground = isKinGround(led) ? 'kin' : matter === 'share' || matter === 'sale' ? matter : led
  return ledOpenings(c, led).map((one) => ({ ...one, concern: led, ground, noun: shortNoun(c, led) }))
}

/** The shorter matters of a question: those that it stands on as a whole, then those that its parts are answered by, each once. */
export const shortOpenings = once((c): Opening[] => {
  // of relatives' matters that of the part is meant, and not what all the words together make of it
  const all = ledBy(c) === c ? [ownOpenings(c)] : []
  for (const { by, topic, point, isWritten } of partMatters(c)) {
    if (by === c || topic !== null) continue
    const found = isWritten
      ? point?.startsWith('money.')
        ? openingsFor(by, 'money')
        : []
      : answerOf(by).topic === null
        ? ownOpenings(by)
        : []
    const isKnown = all.flat().some(({ concern }) => found.some((one) => one.concern === concern))
    // whoever asks for the coming years has a line for each, by the full openings alone
    if (!isKnown) all.push(yearsAsked(c) > 0 ? found.filter(({ isFull }) => isFull) : found)
  }
  return all.flat()
})

/** The same by their matters. */
export const openingGroups = once((c): [Opening, ...Opening[]][] => {
  const groups = new Map<string, [Opening, ...Opening[]]>()
  for (const one of shortOpenings(c)) {
    const group = groups.get(one.concern)
    if (group === undefined) groups.set(one.concern, [one])
    else group.push(one)
  }
  return [...groups.values()]
})

/** The openings of the shorter matters that are asked when, and Jupiter's next passage over the house of a course in another country. */
const ownOpenings = once((c): Opening[] => {
  const { person, form, plea } = questionOf(c.input.concern)
  const led = ledMatter(c)
  if (led !== null) return openingsFor(c, led)
  if (person !== null) return []
  if (asksReturn(c)) {
    const noun = c.say('noun.return')
    return soonOpenings(c, 'return').map((one) => ({ ...one, concern: 'return', ground: 'return', noun }))
  }
  if (plea === 'studyAbroad')
    return passagesOver(c, 9)
      .slice(0, 1)
      .map(({ id, from, to }) => ({
        concern: 'study',
        ground: 'study',
        noun: c.say('noun.studyAway'),
        parts: [{ from: laterOf(from, c.input.asOf), to, fromErrorDays: 0, toErrorDays: 0 }],
        ids: [id],
        // an admission has its own dates, so the passage is told as the time to apply
        isFull: true,
      }))
  // where page 1 stands on none of the three fields it answers by these openings however it was asked
  if (plea !== null || (form !== 'when' && answerOf(c).topic !== null)) return []
  const short = shortConcernsOf(c.input.concern)
  // of several the one that page 1 dates first
  const first = OPENED.find((one) => short.includes(one))
  return first === undefined
    ? []
    : groundWindows(c, first).map(({ parts, ids }) => ({
        concern: first,
        ground: first,
        noun: c.say(`noun.${first}`),
        parts,
        ids,
        isFull: true,
      }))
})

/** The open month that the openings of a shorter matter hold most of, the easiest of them. */
const fullestMonth = (c: Composer, concern: Opening['concern']): Month | undefined =>
  monthsByWorth(c).find(
    (month) =>
      month.tone === 'good' &&
      shortOpenings(c).some(
        (one) =>
          one.concern === concern &&
          one.isFull &&
          one.parts.some(
            (part) => daysBetween(laterOf(part.from, month.from), earlierOf(part.to, month.to)) > daysBetween(month.from, month.to) / 2,
          ),
      ),
  )

/** What an opening asks for in a month: a light one all but the last step, and the quiet of a month holds back the last step and not the looking. */
function openingStep(c: Composer, { ground, isFull, concern }: Opening, month: Month, begins: boolean): string {
  if (!isFull) return c.say(`year.ground.${ground}.${month.tone === 'good' ? 'light' : month.tone}`)
  const fullest = fullestMonth(c, concern)
  if (month === fullest) return c.say('year.ground.fullest')
  if (month.tone === 'good') return c.say(`year.ground.${ground}.good`)
  if (begins && fullest !== undefined && fullest.from > month.from) return c.say(`year.ground.${ground}.later`, { month: fullest.label })
  return c.say(`year.ground.${ground}.${month.tone}`)
}

/** What a table has of the openings of a shorter matter in a month. */
export const openingCells = (c: Composer, month: Month): string[] => openingGroups(c).flatMap((group) => cellsOf(c, month, group))

function cellsOf(c: Composer, month: Month, group: readonly [Opening, ...Opening[]]): string[] {
  const [first] = group
  const held = group.filter(({ parts }) => parts.some((part) => sharedDays(part, month) >= FEWEST_SHARED))
  if (held.length === 0) return []
  const advice = c.say(
    first.ground === 'kin'
      ? 'year.advice.kin'
      : held.some(({ isFull }) => isFull)
        ? `year.advice.opening.${month.tone}`
        : 'year.advice.opening.hard',
  )
  return [c.say('year.carried', { field: first.noun, part: '', advice })]
}

/** What the months hold of the openings of a shorter matter. */
const groundLead = (c: Composer): Line[] => openingGroups(c).flatMap((group) => groundLine(c, group))

function groundLine(c: Composer, group: readonly [Opening, ...Opening[]]): Line[] {
  const end = (monthsAhead(c).at(-1) as Month).to
  const [first] = group
  const parts = group
    .flatMap(({ parts: all, isFull }) => all.map((part) => ({ ...part, mark: isFull ? '' : c.say('opening.light') })))
    .filter(({ from, to }) => from < end && to > c.input.asOf)
  if (parts.length === 0) return []
  const fullest = fullestMonth(c, first.concern)
  return [
    c.line([...new Set(group.flatMap(({ ids }) => ids))], 'year.own.ground', {
      matter: first.noun,
      count: parts.length,
      spans: { list: parts.map((part) => spanOf(c, part, part.mark)) },
      best: fullest === undefined ? '' : c.say('year.own.ground.best', { month: fullest.label }),
    }),
  ]
}

function openingLines(c: Composer, month: Month, isFirst: boolean): Line[] {
  return shortOpenings(c).flatMap((opening) =>
    opening.parts
      .filter(({ from, to }) => from < month.to && to > month.from)
      .map(({ from, to, fromErrorDays, toErrorDays }) => {
        const begins = isFirst || from >= month.from
        const how = begins ? (from <= month.from ? 'runs' : 'begins') : to <= month.to ? 'ends' : 'on'
        return c.line([...opening.ids, quickFinding(c, month.sun).id], `year.ground.${how}`, {
          noun: opening.noun,
          kind: opening.isFull ? '' : c.say('opening.lightKind'),
          from: c.date(from, fromErrorDays),
          to: c.date(to, toErrorDays),
          step: openingStep(c, opening, month, begins),
        })
      }),
  )
}

/** True where the months have something of what was asked about to tell. */
export const isOfMonths = (c: Composer): boolean =>
  mattersOf(c).length > 0 || shortOpenings(c).length > 0 || partMatters(c).some(({ point }) => point === 'work.partner')

/** Everything that a month has to do with what was asked: the time that the question names, then stretches, openings and the Sun over its house. */
export function matterLines(c: Composer, month: Month, isFirst: boolean, rest: Month, bests: readonly BestMonth[]): Line[] {
  return [
    ...namedMonths(c).flatMap((one) => (one.month === month ? [one.line] : [])),
    ...mattersOf(c).flatMap((matter) => [
      ...phaseLines(
        c,
        matter,
        month,
        isFirst,
        bests.some((best) => best.month === month && best.matter === matter),
      ),
      ...bests.filter((best) => best.month === month && best.matter === matter).map((best) => bestLine(c, best)),
      ...[smallerLine(c, matter, month)].filter((line) => line !== null),
      ...alsoLines(c, matter, month, isFirst),
    ]),
    ...crossedLines(c, month, rest),
    ...openingLines(c, month, isFirst),
  ]
}

/** In the month in which a stretch begins, or in the first of those that it holds: what else it counts for. */
function alsoLines(c: Composer, { also }: Matter, month: Month, isFirst: boolean): Line[] {
  const here = also.flatMap(({ noun, stretch }) =>
    stretch?.parts.some(({ from, to }) => from < month.to && to > month.from && (from >= month.from || isFirst)) === true
      ? [{ noun, ids: stretch.ids }]
      : [],
  )
  return here.length === 0
    ? []
    : [c.line([...new Set(here.flatMap(({ ids }) => ids))], 'year.matter.also', { nouns: { list: here.map(({ noun }) => noun) } })]
}

/** In the first lines: what else was asked for which the times of a matter count, by the stretch where it has another. */
function alsoLead(c: Composer, { noun, topic, also, stretches, openings }: Matter): Line[] {
  const [first] = chosenStretches(c, topic)
  const end = (monthsAhead(c).at(-1) as Month).to
  const ids = stretches[0]?.ids ?? openings.map(({ id }) => id)
  const same = also.filter(({ stretch }) => stretch === first)
  return [
    ...(same.length === 0 || ids.length === 0
      ? []
      : [c.line(ids, 'year.own.also', { matter: noun, nouns: { list: same.map((one) => one.noun) } })]),
    ...also.flatMap(({ noun: other, stretch }) =>
      stretch === undefined || stretch === first || stretch.from >= end
        ? []
        : [c.line(stretch.ids, 'year.own.then', { noun: other, span: spanOf(c, stretch.parts[0]) })],
    ),
  ]
}

/** What page 1 answers without a day: the first open month for a talk about it. */
function undatedLead(c: Composer): Line[] {
  const nouns = partMatters(c).flatMap(({ point, topic }) =>
    topic === null && point === 'work.partner' ? (pointNoun(c, point) ?? []) : [],
  )
  const open = monthsAhead(c).find((month) => month.tone === 'good' && isEasy(c, month))
  return nouns.length === 0 || open === undefined
    ? []
    : [c.line([quickFinding(c, open.sun).id], 'year.own.undated', { noun: nouns[0] as string, month: open.label })]
}

/** The month of the twelve for a matter, and what its stretch asks for there. */
export type BestMonth = { month: Month; matter: Matter; stretch: Window }

const ADVICE_WORTH: Readonly<Record<WindowAdvice, number>> = { begin: 6, plan: 4, prepare: 1 }

/**
 * The best month of a stretch for each matter: first by what the stretch allows, then by the month's own tone, then where the Sun crosses the matter's
 * house. Never a quiet month, nor the one kept for rest; none for a matter without a stretch in these months, for which page 1 has its smaller
 * openings, nor where the question names a time of its own.
 */
export const bestMonths = (c: Composer, rest: Month): BestMonth[] =>
  mattersOf(c).flatMap((matter) => {
    const { topic, stretches } = matter
    if (isGentle(c, topic) || (matter === mattersOf(c)[0] && namedMonths(c).length > 0)) return []
    const [best] = monthsAhead(c)
      .filter((month) => month !== rest && month.tone !== 'hard')
      .flatMap((month) => {
        const found = stretchesIn(c, month).filter((window) => stretches.includes(window))
        const stretch = foremost(c, found)
        if (stretch === undefined) return []
        const own = c.timed && fieldOf(c, month.sun.sign) === MONTH_HOUSE[topic]
        return [
          {
            month,
            matter,
            stretch,
            worth: ADVICE_WORTH[stretch.advice] + (isEasy(c, month) ? 4 : month.tone === 'good' ? 3 : 0) + (own ? 1.5 : 0),
          },
        ]
      })
      .toSorted((a, b) => b.worth - a.worth)
    return best === undefined ? [] : [best]
  })

/** Where the months stand with what was asked, in page 1's own terms: the time it names, its stretches with the weeks to choose in them, or its smaller openings. */
export function leadLines(c: Composer, bests: readonly BestMonth[]): Line[] {
  const named = namedMonths(c)
  const without = mattersOf(c).filter((matter) => matter.openings.length > 0 && phasesAhead(c, matter).length === 0)
  return [
    ...[...new Set(named.map(({ label }) => label))].map((label) => {
      const found = named.filter((one) => one.label === label)
      return c.line(
        found.map(({ month }) => quickFinding(c, month.sun).id),
        'year.lead.named',
        {
          label,
          months: {
            list: found.map(({ month }) => c.say('year.lead.month', { month: month.label, tone: toneWord(c, month) })),
          },
        },
      )
    }),
    ...(without.length > 1 ? [withoutLine(c, without)] : []),
    ...mattersOf(c)
      .filter((matter) => without.length < 2 || !without.includes(matter))
      .flatMap((matter): Line[] =>
        ownLines(
          c,
          matter,
          bests.find((one) => one.matter === matter),
        ),
      ),
    ...mattersOf(c).flatMap((matter) => alsoLead(c, matter)),
    ...groundLead(c),
    ...undatedLead(c),
  ]
}

/** The parts of a matter's stretches that lie in the twelve months. */
function phasesAhead(c: Composer, matter: Matter): Phase[] {
  const end = (monthsAhead(c).at(-1) as Month).to
  return phasesOf(matter).filter(({ from, to }) => to > c.input.asOf && from < end)
}

/** Several matters of which no stretch falls in the months, in one sentence. */
function withoutLine(c: Composer, matters: readonly Matter[]): Line {
  const end = (monthsAhead(c).at(-1) as Month).to
  const openings = matters.flatMap((matter) => matter.openings)
  const labels = [...new Set(openings.map(({ label }) => label))]
  const nexts = matters.flatMap(({ stretches }) => {
    const next = stretches.find(({ from }) => from >= end)
    return next === undefined
      ? []
      : [
          c.say('year.own.nextOne', {
            from: c.date(next.from, next.fromErrorDays),
            error: errorClause(c, next.fromErrorDays),
          }),
        ]
  })
  return c.line([...new Set(openings.map(({ id }) => id))], 'year.own.openings.several', {
    matters: { list: matters.map(({ noun }) => noun) },
    count: labels.length,
    months: { list: labels },
    next: nexts.length < matters.length ? '' : c.say('year.own.nexts', { list: { list: nexts } }),
  })
}

/** What the months hold of the stretches of a matter, or else of its smaller openings. */
function ownLines(c: Composer, matter: Matter, best: BestMonth | undefined): Line[] {
  const { noun, openings, stretches } = matter
  const end = (monthsAhead(c).at(-1) as Month).to
  const phases = phasesAhead(c, matter)
  if (phases.length > 0)
    return [
      c.line([...new Set([...phases.flatMap(idsOf), ...openings.map(({ id }) => id)])], 'year.own', {
        matter: noun,
        count: phases.length,
        spans: {
          list: phases.map((phase) => spanOf(c, phase, phase.windows.every(isLighter) ? c.say('window.lighter') : '')),
        },
        best: best === undefined ? '' : bestClause(c, best),
        openings:
          openings.length === 0
            ? ''
            : c.say('year.own.before', { count: openings.length, months: { list: openings.map(({ label }) => label) } }),
      }),
    ]
  const next = stretches.find(({ from }) => from >= end)
  if (openings.length === 0) return []
  return [
    c.line(
      openings.map(({ id }) => id),
      'year.own.openings',
      {
        matter: noun,
        count: openings.length,
        months: { list: openings.map(({ label }) => label) },
        next:
          next === undefined
            ? ''
            : c.say('year.own.next', { from: c.date(next.from, next.fromErrorDays), error: errorClause(c, next.fromErrorDays) }),
      },
    ),
  ]
}

/** Of the month that is best for a matter the days that its stretch holds. */
const bestDays = (c: Composer, { month, matter }: BestMonth): Span & { window: Window } =>
  stretchesIn(c, month)
    .filter((window) => matter.stretches.includes(window))
    .flatMap((window) => window.parts.map((part) => ({ window, from: laterOf(part.from, month.from), to: earlierOf(part.to, month.to) })))
    .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))[0] as Span & { window: Window }

/** What to do in the weeks to choose for a matter. */
function bestStep(c: Composer, { month, matter, stretch }: BestMonth): string {
  const how = takesAny(c, stretch) ? 'without' : stretch.advice === 'begin' && !isEasy(c, month) ? 'small' : stretch.advice
  if (how === 'plan') return planWords(c, stretch)
  return c.say(how === 'small' && matter.topic === 'love' ? `year.small.${mannerOf(c, matter.topic)}` : `year.own.${how}`)
}

function bestClause(c: Composer, best: BestMonth): string {
  const { from, to } = bestDays(c, best)
  return c.say('year.own.best', { month: spanLabel(c, from, to), how: bestStep(c, best) })
}

/** In the text of a month that the head of the chapter names as the one to choose for a matter: that it is, and the facts that make it so. */
function bestLine(c: Composer, best: BestMonth): Line {
  const { month, matter } = best
  const { from, to, window } = bestDays(c, best)
  const house = MONTH_HOUSE[matter.topic]
  const points = pointsOf(c, month.sun.sign)
  const facts = [
    ...(c.timed && fieldOf(c, month.sun.sign) === house
      ? [c.say('year.matter.best.own', { house: c.house(house), topic: c.say(`window.area.${matter.topic}`) })]
      : []),
    ...(month.tone === 'good' ? [c.say('year.matter.best.easy')] : []),
    ...(month.tone !== 'good' && points !== null && points >= GOOD_POINTS
      ? [c.say('year.matter.best.points', { sign: c.sign(month.sun.sign), points })]
      : []),
  ]
  return c.line([...new Set([window.id, ...window.ids, quickFinding(c, month.sun).id])], 'year.matter.best', {
    noun: matter.noun,
    days: spanLabel(c, from, to),
    kind: isLighter(window) ? c.say('year.lighter') : '',
    facts: { list: facts.length > 0 ? facts : [c.say('year.matter.best.least')] },
    how: takesAny(c, best.stretch) ? c.say('year.matter.best.without') : bestStep(c, best),
  })
}

/** The word of a table for what a matter's stretch asks in a month. */
export function carriedKey(c: Composer, stretch: Window, month: Month): MessageKey {
  const { topic } = stretch
  const use = useOf(c, stretch)
  if (use === 'take' || use === 'prepare') return `year.advice.${use}`
  const manner = mannerOf(c, topic)
  const small = topic === 'love' ? 'year.advice.small.love' : 'year.advice.small'
  if (month.tone === 'hard') return small
  if (use === 'guarded') return isOfLove(manner) ? `year.advice.guarded.${manner}` : 'year.advice.guarded'
  if (use === 'try') return isOfLove(manner) ? `year.advice.plan.${manner}` : 'year.advice.plan'
  return isEasy(c, month) ? 'year.advice.begin' : small
}
