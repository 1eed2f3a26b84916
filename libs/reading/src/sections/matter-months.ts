import type { Composer, Line } from '../compose/composer.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { House } from '../facts/houses.ts'
import { GOOD_POINTS, pointsOf } from '../rules/passages.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { isLighter, isSpoken, type Window } from '../rules/windows.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import { questionOf, shortConcernsOf } from '../understanding/understanding.ts'
import { openingFor } from './exam-year.ts'
import { isOnlyTold } from './answer/only-told.ts'
import { chosenStretches, spanOf } from './answer/answer-stretches.ts'
import {
  dayLabel,
  easyMonths,
  FEWEST_SHARED,
  fieldOf,
  isEasy,
  MONTH_HOUSE,
  monthsAhead,
  monthsByWorth,
  phasesOf,
  spanLabel,
  quickFinding,
  toneWord,
  weeksIn,
  type Month,
  type Phase,
  type Span,
  type Weeks,
} from './months.ts'
import { chosenMonth, stepPlace, type BestMonth } from './matter-weeks.ts'
import { ledMatter } from './led-matter.ts'
import { namedMonths } from './named-months.ts'
import { readings } from './cache.ts'
import { once } from './once.ts'
import { NEAR_YEARS, shortNoun } from './short-concerns.ts'
import { isOwnHome, matterOf } from './short-matters.ts'
import { stayLean } from './stay-lean.ts'
import { partMatters, pointNoun } from './part-matters.ts'
import { bearingParts } from './coming-home.ts'
import { isOfLove, kindOf, mannerOf, searches } from './stretch-kind.ts'
import { foremost, planWords, takesAny, useOf, useWords } from './stretch-use.ts'
import { errorClause, isFullFar } from './window-lines.ts'
import { isGentle, mattersOf, openingGroups, shortOpenings, type Matter, type Opening } from './year-matters.ts'
import { stepWords } from './trade-course.ts'

const idsOf = ({ windows: all }: Phase): string[] => [...new Set(all.flatMap(({ id, ids }) => [id, ...ids]))]

/** What a single step for a field is made of. */
const smallWords = (c: Composer, topic: MainTopic): string =>
  c.say(topic === 'career' && searches(c) ? 'year.small.search' : `year.small.${mannerOf(c, topic)}`)

/** What a stretch of a matter asks for from the month in which it begins: its own advice in the words of the person's state, with the weeks to choose. */
function stepText(c: Composer, { topic }: Matter, phase: Phase, month: Month): string {
  const [first] = phase.windows as [Window]
  const { advice } = first
  if (takesAny(c, { topic, advice })) return c.say('year.matter.step.without')
  const { how, month: chosen } = stepPlace(c, topic, [phase], month)
  const slots = { month: chosen === null ? '' : dayLabel(c, chosen.from), what: useWords(c, first) }
  // whoever has no post asks in every week
  if (advice !== 'prepare' && how === 'ahead')
    return c.say(
      topic === 'career' && searches(c)
        ? 'year.matter.step.ahead.search'
        : topic === 'love'
          ? 'year.matter.step.ahead.love'
          : 'year.matter.step.ahead',
      slots,
    )
  if (advice !== 'prepare' && how === 'slow' && month.tone === 'hard') return c.say('year.matter.step.slow', slots)
  // no month is called open that another sentence takes back
  if (advice === 'begin' && !isEasy(c, month)) return c.say('year.matter.step.mixed', slots)
  return stepWords(c, kindOf(c, topic), advice)
}

const sharedDays = (one: Span, other: Span): number => daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

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
        small: smallWords(c, matter.topic),
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
      if (to <= month.to) {
        const onward = all[index + 1]
        if (onward !== undefined && passesOn(phase, onward)) return null
        const next = phases.find((other) => other.from >= to)
        const isLeft = !isBest && isUsed(first) && sharedDays(phase, month) >= FEWEST_SHARED
        const isChosen = isLeft && chosenMonth(c, matter.topic, [phase]) === month
        return c.line(ids, isChosen ? 'year.matter.ends.chosen' : isLeft ? 'year.matter.ends.used' : 'year.matter.ends', {
          ...slots,
          what: useWords(c, first),
          next:
            next === undefined || next.from <= month.to
              ? ''
              : c.say(nextKey(c, matter, next), { from: c.date(next.from, next.fromErrorDays), error: errorClause(c, next.fromErrorDays) }),
        })
      }
      // the line of the weeks to choose says what to do in them
      if (isBest) return null
      // of what was asked beside the first matter the turns are enough, and a named time has said that a stretch holds it
      if (matter !== mattersOf(c)[0] || namedMonths(c).some((one) => one.month === month && one.isInside)) return null
      if (takesAny(c, first)) return c.varied(ids, 'year.matter.on.without', slots)
      return onLine(c, matter, phase, month, { ids, slots })
    })
    .filter((line) => line !== null)
}

/** True of a stretch that is there for more than preparing. */
const isUsed = ({ advice }: Window): boolean => advice !== 'prepare'

/** What goes on of a stretch in a month: the step in the weeks to choose for it, and what leads up to it or follows it in the others. */
function onLine(c: Composer, { topic }: Matter, phase: Phase, month: Month, { ids, slots }: { ids: string[]; slots: Slots }): Line {
  const [first] = phase.windows as [Window]
  const { how, month: chosen } = stepPlace(c, topic, [phase], month)
  if (isEasy(c, month)) return c.varied(ids, `year.matter.on.good.${first.advice}`, slots)
  const tone = month.tone === 'hard' ? 'hard' : 'mixed'
  if (!isUsed(first)) return c.varied(ids, `year.matter.on.${tone}.prepare`, slots)
  // of a month that the stretch holds in part its own days are told
  const weeks = chosen === null ? '' : dayLabel(c, laterOf(chosen.from, phase.from))
  const told = { ...slots, month: weeks, what: useWords(c, first) }
  if (how === 'here') {
    // an open month that the stretch only touches leans better than those that it fills
    const isFilled = month.tone !== 'good' && sharedDays(phase, month) > daysBetween(month.from, month.to) / 2
    const isChosen = chosenMonth(c, topic, [phase]) === month
    return c.line(ids, isChosen ? (isFilled ? 'year.matter.on.filled' : 'year.matter.on.here') : 'year.matter.on.open', told)
  }
  return c.varied(ids, `year.matter.on.${tone}.${how}`, told)
}

/** Before a stretch that is long in coming: the months that are easy to ask in beside the smaller openings of page 1. */
export const easyBeside = (c: Composer, matter: Matter): Month[] =>
  matter.openings.length === 0
    ? []
    : easyMonths(c).filter((month) => !isNamed(matter, month) && matter.stretches.every(({ from }) => month.to <= from))

/** The smaller opening of page 1 that a month is, in its own words. */
function smallerLine(c: Composer, matter: Matter, month: Month): Line | null {
  const { topic, noun, openings } = matter
  const holds = (one: Matter): boolean => one.openings.some(({ label }) => label === month.label)
  const opening = openings.find(({ label }) => label === month.label)
  if (opening === undefined)
    return easyBeside(c, matter).includes(month) ? c.line([quickFinding(c, month.sun).id], 'year.matter.opening.easy', { noun }) : null
  if (mattersOf(c).find(holds) !== matter) return c.line([opening.id], 'year.matter.opening.also', { noun })
  return c.line([opening.id], `year.matter.opening.${opening.why}`, { noun, small: smallWords(c, topic) })
}

/** True where page 1 names a month for a matter, by a stretch or as a smaller opening. */
const isNamed = ({ stretches, openings }: Matter, month: Month): boolean =>
  openings.some(({ label }) => label === month.label) ||
  stretches.some(({ parts }) => parts.some(({ from, to }) => from < month.to && to > month.from))

/** The shorter matters that were asked about, each by its house. */
const shortHouses = once((c): { house: House; noun: string; act: MessageKey }[] => {
  const { concern } = c.input
  if (questionOf(concern).person !== null) return []
  const short = shortConcernsOf(concern).filter((one) => !isOnlyTold(c, one))
  const found: [House, MessageKey | null, MessageKey][] = [
    [
      5,
      c.asker.trade === 'aspirant' ? 'year.asked.exam' : short.includes('study') ? 'noun.study' : null,
      c.asker.trade === 'aspirant' ? 'year.small.exam' : 'year.ground.study.mixed',
    ],
    [6, c.asker.debt ? 'year.asked.debt' : null, 'year.small.debt'],
    [2, short.includes('money') && !c.asker.debt ? 'noun.money' : null, 'year.ground.money.mixed'],
  ]
  const home = matterOf(c, 'home')
  const act = isOwnHome(home) ? home : 'home'
  return [
    ...found.flatMap(([house, key, text]) => (key === null ? [] : [{ house, noun: c.say(key), act: text }])),
    ...(short.includes('home') && ledMatter(c) !== 'dispute'
      ? [{ house: 4 as const, noun: shortNoun(c, 'home'), act: `year.ground.${act}.mixed` as const }]
      : []),
  ]
})

/** What the month in which the Sun crosses the house of a matter is for, where page 1 names neither stretch nor opening of it there. */
function crossedLines(c: Composer, month: Month, rest: Month): Line[] {
  if (!c.timed) return []
  const house = fieldOf(c, month.sun.sign)
  const ask = (noun: string, key: 'ask' | 'mixed', act: string): Line =>
    c.line([quickFinding(c, month.sun).id], `year.asked.${month === rest || month.tone === 'hard' ? 'hard' : key}`, {
      matters: noun,
      act,
      place: c.house(month.sunPlace),
    })
  return [
    ...mattersOf(c)
      .filter((matter) => MONTH_HOUSE[matter.topic] === house && !isNamed(matter, month) && !isGentle(c, matter.topic))
      // a month that gives way to an open one is not recommended again
      .filter(({ openings }) => openings.every(({ why }) => why !== 'open'))
      .map(({ topic, noun, stretches }) =>
        ask(noun, stretches.length === 0 || isFullFar(c, topic) ? 'mixed' : 'ask', smallWords(c, topic)),
      ),
    ...shortHouses(c)
      .filter((one) => one.house === house && openingLines(c, month, false).length === 0)
      .map(({ noun, act }) => ask(noun, 'mixed', c.say(act))),
  ]
}

/** The open month that the openings of a shorter matter hold most of, the easiest of them. */
export const fullestMonth = (c: Composer, concern: Opening['concern']): Month | undefined =>
  monthsByWorth(c).find(
    (month) =>
      month.tone === 'good' &&
      shortOpenings(c).some(
        (one) =>
          one.concern === concern &&
          bearingParts(c, one).some(
            (part) => daysBetween(laterOf(part.from, month.from), earlierOf(part.to, month.to)) > daysBetween(month.from, month.to) / 2,
          ),
      ),
  )

/** Of that month the days that a full opening holds. */
export const fullestWeeks = (c: Composer, concern: Opening['concern'], month: Month): Weeks =>
  weeksIn(
    c,
    month,
    shortOpenings(c).flatMap((one) => (one.concern === concern ? bearingParts(c, one) : [])),
  )

/** The same in a sentence: what leads up to it is said in the first month of the opening. */
function askWords(c: Composer, opening: Opening, month: Month): string {
  const step = askStep(c, opening, month)
  const isLater = step === 'before' && opening.parts.some(({ from }) => from < month.from)
  return isLater
    ? c.say('year.ground.terms.light.wait', { month: dayLabel(c, askedMonth(c, opening, month).from) })
    : c.say(`year.ground.terms.light.${step}`)
}

/** Terms are asked for in one month of a light opening, the easiest that it fills; the others lead up to it or follow from it. */
function askedMonth(c: Composer, { parts }: Opening, month: Month): Month {
  const filled = (one: Month): number => Math.max(...parts.map((part) => sharedDays(part, one)))
  const held = monthsByWorth(c).filter((one) => filled(one) >= FEWEST_SHARED)
  return held.find(({ tone }) => tone !== 'hard') ?? held[0] ?? month
}

function askStep(c: Composer, opening: Opening, month: Month): 'before' | 'ask' | 'after' {
  const asked = askedMonth(c, opening, month)
  return month.from < asked.from ? 'before' : month.from > asked.from ? 'after' : 'ask'
}

/**
 * What an opening asks for in a month: a light one all but the last step; a full one that step in its fullest weeks and in every month that helps, what
 * leads up to it before them and what follows from it after them.
 */
function openingStep(c: Composer, opening: Opening, month: Month): string {
  const { ground, concern } = opening
  if (!bearingParts(c, opening).some((part) => sharedDays(part, month) > 0))
    return ground === 'terms'
      ? askWords(c, opening, month)
      : ground === 'dispute' && month.tone !== 'hard' && month.from >= (opening.parts[0]?.to ?? '')
        ? c.say('year.ground.dispute.light.back')
        : c.say(month.tone === 'mixed' ? `year.ground.${ground}.light` : `year.ground.${ground}.light.${month.tone}`)
  const fullest = fullestMonth(c, concern)
  if (month === fullest) return c.say('year.ground.fullest', { act: c.say(`year.ground.${ground}.good`) })
  if (month.tone === 'good') return c.say(`year.ground.${ground}.good`)
  if (fullest !== undefined) {
    const label = dayLabel(c, fullestWeeks(c, concern, fullest).from)
    return fullest.from > month.from ? c.say(`year.ground.${ground}.later`, { month: label }) : c.say('year.ground.past', { month: label })
  }
  return c.say(`year.ground.${ground}.${month.tone}`)
}

/** What a table has of the openings of a shorter matter in a month. */
export const openingCells = (c: Composer, month: Month): string[] => openingGroups(c).flatMap((group) => cellsOf(c, month, group))

function cellsOf(c: Composer, month: Month, group: readonly [Opening, ...Opening[]]): string[] {
  const [first] = group
  const held = group.filter(({ parts }) => parts.some((part) => sharedDays(part, month) >= FEWEST_SHARED))
  if (held.length === 0) return []
  const bears = month.tone !== 'hard' && held.some((one) => bearingParts(c, one).some((part) => sharedDays(part, month) >= FEWEST_SHARED))
  const [light] = held
  const advice = c.say(
    first.ground === 'terms' && light !== undefined && !light.isFull
      ? `year.advice.terms.${askStep(c, light, month)}`
      : first.ground === 'kin'
        ? 'year.advice.kin'
        : bears && month.tone === 'mixed'
          ? 'year.advice.opening.mixed'
          : `roadmap.${bears ? 'opening' : 'lightOpening'}.${openingFor(c, first.ground)}`,
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
  if (parts.length === 0) return nextGround(c, group, end)
  const fullest = fullestMonth(c, first.concern)
  return [
    c.line([...new Set(group.flatMap(({ ids }) => ids))], 'year.own.ground', {
      matter: first.noun,
      count: parts.length,
      spans: { list: parts.map((part) => spanOf(c, part, part.mark)) },
      best: fullest === undefined ? '' : c.say('year.own.ground.best', { month: fullestWeeks(c, first.concern, fullest).label }),
    }),
  ]
}

/** That a shorter matter has no opening in the months, with the day on which its next one begins. */
function nextGround(c: Composer, group: readonly [Opening, ...Opening[]], end: string): Line[] {
  const [next] = group
    .flatMap(({ parts, ids }) => parts.filter(({ from }) => from >= end).map((part) => ({ ...part, ids })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (next === undefined) return []
  return [
    c.line(next.ids, 'year.own.groundNext', {
      matter: group[0].noun,
      from: c.date(next.from, next.fromErrorDays),
      error: errorClause(c, next.fromErrorDays),
    }),
  ]
}

function openingLines(c: Composer, month: Month, isFirst: boolean): Line[] {
  return shortOpenings(c).flatMap((opening) =>
    opening.parts
      .filter(({ from, to }) => from < month.to && to > month.from)
      .map((part) => {
        const { from, to, fromErrorDays, toErrorDays } = part
        const begins = isFirst || from >= month.from
        const ends = sharedDays(part, month) >= FEWEST_SHARED ? ('ends.used' as const) : ('ends' as const)
        const how = begins ? (from <= month.from ? 'runs' : 'begins') : to <= month.to ? ends : 'on'
        return c.line([...opening.ids, quickFinding(c, month.sun).id], `year.ground.${how}`, {
          noun: opening.noun,
          kind: opening.isFull ? '' : c.say('opening.lightKind'),
          from: c.date(from, fromErrorDays),
          to: c.date(to, toErrorDays),
          step: openingStep(c, opening, month),
        })
      }),
  )
}

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
    ...twoWaysLines(c, month),
  ]
}

/** Where both the way home and the life there have a time in a month: which of them goes first, as page 1 leans. */
function twoWaysLines(c: Composer, month: Month): Line[] {
  const touches = (parts: readonly Span[]): boolean => parts.some((part) => sharedDays(part, month) >= FEWEST_SHARED)
  const home = shortOpenings(c).find(({ concern, parts }) => concern === 'return' && touches(parts))
  const stay = mattersOf(c).find(
    ({ topic, stretches, openings }) =>
      topic === 'abroad' && (stretches.some(({ parts }) => touches(parts)) || openings.some(({ label }) => label === month.label)),
  )
  if (home === undefined || stay === undefined) return []
  const { id } = homeAndDistance(c)
  const { id: reading } = readings(c).abroad
  const lean = stayLean(c)
  const [first, second] = lean === 'back' ? [home.noun, stay.noun] : [stay.noun, home.noun]
  return [c.line([id, reading, ...home.ids], lean === 'open' ? 'year.twoWays.even' : 'year.twoWays', { first, second })]
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

/** Where the months stand with what was asked, in page 1's own terms: the time it names, its stretches with the weeks to choose in them, or its smaller openings. */
export function leadLines(c: Composer, bests: readonly BestMonth[]): Line[] {
  // a date of one's own is held against no month
  const named = namedMonths(c).filter(({ isOwn }) => !isOwn)
  const without = mattersOf(c).filter((matter) => matter.openings.length > 0 && phasesAhead(c, matter).length === 0)
  return [
    ...[...new Set(named.map(({ label }) => label))].map((label) => {
      const found = named.filter((one) => one.label === label)
      return c.line(
        found.map(({ month }) => quickFinding(c, month.sun).id),
        found.some(({ isFeared }) => isFeared) ? 'year.lead.feared' : 'year.lead.named',
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

/** How the stretch after one that ends is told: by its day, or where that is far off by what serves until then. */
const nextKey = (c: Composer, { topic }: Matter, next: Span): 'year.matter.next' | 'year.matter.nextFar' | 'year.matter.nextNone' =>
  !isSpoken(c, next)
    ? 'year.matter.nextNone'
    : topic === 'career' && next.from > addYears(c.input.asOf, NEAR_YEARS)
      ? 'year.matter.nextFar'
      : 'year.matter.next'

/** The parts of a matter's stretches that lie in the twelve months. */
function phasesAhead(c: Composer, matter: Matter): Phase[] {
  const end = (monthsAhead(c).at(-1) as Month).to
  return phasesOf(matter).filter(({ from, to }) => to > c.input.asOf && from < end)
}

/** Several matters of which no stretch falls in the months, in one sentence. */
function withoutLine(c: Composer, matters: readonly Matter[]): Line {
  const end = (monthsAhead(c).at(-1) as Month).to
  const openings = matters.flatMap((matter) => matter.openings).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const labels = [...new Set(openings.map(({ label }) => label))]
  const nexts = matters.flatMap(({ stretches }) => {
    const next = stretches.find(({ from }) => from >= end)
    return next === undefined || !isSpoken(c, next)
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
    next:
      nexts.length < matters.length
        ? ''
        : new Set(nexts).size === 1
          ? c.say('year.own.nextSame', { date: nexts[0] as string })
          : c.say('year.own.nexts', { list: { list: nexts } }),
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
        best: bestClause(c, matter, phases, best),
        openings:
          openings.length === 0
            ? ''
            : c.say('year.own.before', { count: openings.length, months: { list: openings.map(({ label }) => label) } }),
      }),
    ]
  const next = stretches.find(({ from }) => from >= end)
  if (openings.length === 0) return []
  const easy = easyBeside(c, matter)
  return [
    c.line([...openings.map(({ id }) => id), ...easy.map(({ sun }) => quickFinding(c, sun).id)], 'year.own.openings', {
      matter: noun,
      count: openings.length,
      months: { list: openings.map(({ label }) => label) },
      easy:
        easy.length === 0 ? '' : c.say('year.own.openings.easy', { count: easy.length, months: { list: easy.map(({ label }) => label) } }),
      next:
        next === undefined || !isSpoken(c, next)
          ? ''
          : c.say('year.own.next', { from: c.date(next.from, next.fromErrorDays), error: errorClause(c, next.fromErrorDays) }),
    }),
  ]
}

/** Of the month that is best for a matter the days that its stretch holds. */
const bestDays = ({ month, matter }: BestMonth): Span & { window: Window } =>
  matter.stretches
    .flatMap((window) => window.parts.map((part) => ({ window, from: laterOf(part.from, month.from), to: earlierOf(part.to, month.to) })))
    .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))[0] as Span & { window: Window }

/** What to do in the weeks to choose for a matter. */
function bestStep(c: Composer, { month, matter: { topic }, stretch }: BestMonth): string {
  if (takesAny(c, stretch)) return c.say('year.own.without')
  if (stretch.advice === 'plan') return planWords(c, stretch)
  if (stretch.advice === 'begin' && !isEasy(c, month)) return c.say(topic === 'love' ? 'year.own.margin.love' : 'year.own.margin')
  return c.say(`year.own.${stretch.advice}`)
}

/** The weeks to choose in each of the stretches of the months, the nearer first, with what to do in them. */
function bestClause(c: Composer, matter: Matter, phases: readonly Phase[], best: BestMonth | undefined): string {
  if (isGentle(c, matter.topic)) return ''
  const found = phases.flatMap((phase): BestMonth[] => {
    const month = chosenMonth(c, matter.topic, [phase])
    const stretch =
      month === undefined
        ? undefined
        : foremost(
            c,
            phase.windows.filter((window) => window.parts.some(({ from, to }) => from < month.to && to > month.from)),
          )
    return month === undefined || stretch === undefined || !isUsed(stretch) ? [] : [{ month, matter, stretch }]
  })
  // what goes on under another advice has the same month once
  const told = [...found.filter(({ month }) => month !== best?.month), ...(best === undefined ? [] : [best])].toSorted((a, b) =>
    a.month.from < b.month.from ? -1 : 1,
  )
  const list = told.flatMap((one, at) => {
    if (told.findIndex(({ month }) => month === one.month) !== at) return []
    const { from, to } = bestDays(one)
    return [c.say('year.own.best.one', { month: spanLabel(c, from, to), how: bestStep(c, one) })]
  })
  return list.length === 0 ? '' : c.say('year.own.best', { list: list.join('; ') })
}

/** In the text of a month that the head of the chapter names as the one to choose for a matter: that it is, and the facts that make it so. */
function bestLine(c: Composer, best: BestMonth): Line {
  const { month, matter } = best
  const { from, to, window } = bestDays(best)
  const house = MONTH_HOUSE[matter.topic]
  const points = pointsOf(c, month.sun.sign)
  const facts = [
    ...(month === monthsByWorth(c)[0] ? [c.say('year.matter.best.easiest')] : []),
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

/** What a stretch is part of, as the months tell it: of what was asked about all that goes on without a gap. */
const partsOf = (c: Composer, stretch: Window, month: Month): readonly Span[] => {
  const matter = mattersOf(c).find(({ topic }) => topic === stretch.topic)
  const phases = matter === undefined ? [] : phasesOf(matter).filter(({ windows: all }) => all.includes(stretch))
  return (phases.length > 0 ? phases : stretch.parts).filter((part) => sharedDays(part, month) > 0)
}

/** The words of a table for what a stretch asks in a month, with the month to choose where that lies ahead. */
export function carriedAdvice(c: Composer, stretch: Window, month: Month): { key: MessageKey; chosen: Weeks | null } {
  const { topic } = stretch
  const use = useOf(c, stretch)
  const told = (key: MessageKey, chosen: Weeks | null = null) => ({ key, chosen })
  if (use === 'take' || use === 'prepare') return told(`year.advice.${use}`)
  const manner = mannerOf(c, topic)
  const { how, month: chosen } = stepPlace(c, topic, partsOf(c, stretch, month), month)
  if (how === 'ahead' || how === 'past') return told(`year.advice.${how}`, chosen)
  if (how === 'slow' && month.tone === 'hard')
    return told(
      topic === 'love'
        ? 'year.advice.slow.love'
        : use === 'step'
          ? 'year.advice.slow.step'
          : use === 'guarded'
            ? 'year.advice.guarded'
            : 'year.advice.slow',
    )
  if (use === 'step') return told('year.advice.begin')
  const kind = use === 'guarded' ? 'guarded' : 'plan'
  return told(isOfLove(manner) ? `year.advice.${kind}.${manner}` : `year.advice.${kind}`)
}
