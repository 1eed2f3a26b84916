import type { Graha } from '@disha/contracts/chart'
import type { SevenGraha } from '@disha/jyotish/dignities'
import { OF_AGE } from '../../understanding/ages.ts'
import { asksOfTime } from '../../understanding/broad.ts'
import { headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { bestAndWeakest, isDated } from '../../compose/current.ts'
import { periodFinding, standingFinding } from '../../compose/parts.ts'
import { matterOf } from '../../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import { isLighter } from '../../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { stepItem } from './answer-ground.ts'
import { type Item, spanOf } from './answer-stretches.ts'
import { broadTime, clockLines, fieldInTime, fieldsOfTime, hasYears, yearsApart, type BroadTime } from './broad-time.ts'
import { allWindows, readings } from '../cache.ts'
import { workMode } from '../career.ts'
import { atmaFinding, dharmaOf, karakamsaFinding } from '../karmic.ts'
import { bestFor, pointerLine } from '../suggested-work.ts'
import { aroundEnd, courseLines, saturnAround, seasonOf } from '../season.ts'
import { periodSpan, shortCannot, shortLead, shortLines } from '../short-concerns.ts'
import { methodFinding, verdictLines } from '../verdict.ts'
import { monthsByWorth, quickFinding, quietestOf } from '../months.ts'

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** Stretches that share fewer days than this with a year are not told as its own. */
const SHORTEST_IN_YEAR_DAYS = 14
const MOST_SPANS = 2
/** And of the years ahead. */
const MOST_OF_YEARS = 6
/** A stretch further off than this is nothing that a year prepares. */
const SOON_YEARS = 2
/** Fewer months than this do not tell a year's best from its slowest. */
const FEWEST_MONTHS = 3

/** The lightest months of a time and its quietest one, as the chapter on the year ranks them. */
function monthsIn(c: Composer, { from, to }: BroadTime) {
  const ordered = monthsByWorth(c).filter((month) => month.from >= from && month.from < to)
  if (ordered.length < FEWEST_MONTHS) return null
  const rest = quietestOf(c, ordered)
  const [best, second] = ordered.filter((month) => month !== rest && month.tone !== 'hard')
  const until = ordered
    .map((month) => month.to)
    .toSorted()
    .at(-1) as string
  return { best, told: [best, second].filter((month) => month !== undefined).toSorted((a, b) => (a.from < b.from ? -1 : 1)), rest, until }
}

/** A field in one year: its stretches there, or the next one after it. */
function fieldItem(c: Composer, topic: MainTopic, { from, to, label, kind }: BroadTime): Item {
  const field = c.say(`answer.general.${topic === 'love' && c.asker.love === 'bond' ? 'bond' : topic}`)
  const inYear = allWindows(c)
    [topic].flatMap((window) =>
      window.parts
        .filter((part) => daysBetween(laterOf(part.from, from), earlierOf(part.to, to)) >= SHORTEST_IN_YEAR_DAYS)
        .map((part) => ({ window, part })),
    )
    .toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
  const next = allWindows(c)[topic].find((window) => window.from >= to && window.from < addYears(to, SOON_YEARS))
  const lead = verdictLines(c, readings(c)[topic]).slice(0, 2)
  if (inYear.length > 0)
    return [
      c.line(
        inYear.flatMap(({ window }) => window.ids),
        'answer.year.field',
        {
          field,
          year: label,
          spans: {
            list: inYear
              .slice(0, kind === 'span' ? MOST_OF_YEARS : MOST_SPANS)
              .map(({ window, part }) => spanOf(c, part, isLighter(window) ? c.say('window.lighter') : '')),
          },
        },
      ),
      ...lead,
    ]
  return [
    next === undefined
      ? c.line([readings(c)[topic].id], 'answer.year.fieldNone', { field, year: label })
      : c.line(next.ids, 'answer.year.fieldNext', { field, year: label, from: c.date(next.from, next.fromErrorDays) }),
    ...lead,
  ]
}

/** The lightest months of a time and its quietest one in words; nothing where too few of its months are read. */
function monthsLines(c: Composer, time: BroadTime): Line[] {
  const months = monthsIn(c, time)
  const named = { year: time.label }
  return months?.best === undefined
    ? []
    : [
        c.line(
          [...months.told, months.rest].map(({ sun }) => quickFinding(c, sun).id),
          'answer.year.months',
          { ...named, best: { list: months.told.map(({ label }) => label) }, rest: months.rest.label },
        ),
        ...(months.until < addDays(time.to, -31) ? [c.line([method(c)], 'answer.year.until', { ...named, to: c.date(months.until) })] : []),
      ]
}

/**
 * A year, or the years ahead, in short: the sub-periods with their tone, the best stretch of each field, and the easiest months, or of more than one year
 * the best of them and the one to go slowly in.
 */
export function yearLines(c: Composer, fields: readonly MainTopic[] = fieldsOfTime(c)): Line[] {
  const time = broadTime(c)
  const around = hasYears(c, time) ? saturnAround(c) : null
  return [
    ...clockLines(c, time),
    ...(around === null
      ? []
      : [
          c.line([around.id], around.from <= c.input.asOf ? 'broad.saturn.runs' : 'broad.saturn.begins', {
            passage: c.say(`now.saturn.${around.phase}`),
            from: c.date(around.from),
            to: aroundEnd(c, around),
          }),
        ]),
    ...fields.flatMap((topic) => fieldInTime(c, topic, time)),
    ...(hasYears(c, time) ? yearsApart(c, time, fields) : monthsLines(c, time).slice(0, 1)),
  ]
}

/** One year or the years ahead as a whole: months or years, sub-periods, the fields or the matter that was named, what helps and strains, one step. */
export function yearItems(c: Composer, lead: MainTopic | null): Item[] {
  const time = broadTime(c)
  const { short, alone } = shortLead(c)
  const fields = alone ? [] : lead === null ? MAIN_TOPICS : [lead]
  const ofYears = hasYears(c, time)
  const months = ofYears ? null : monthsIn(c, time)
  // where the time alone is asked about the short answer has its sub-periods and its years
  const isTold = asksOfTime(c.input.concern)
  const timeLines = !ofYears ? monthsLines(c, time) : isTold ? [] : yearsApart(c, time, fieldsOfTime(c))
  const season = courseLines(c, seasonOf(c, 'life'))
  const step = stepItem(c, ofYears ? 'broad.doPlain' : 'answer.year.doPlain', null)
  return [
    ...(alone ? short.slice(0, 1).map((one) => shortLines(c, one)) : []),
    alone ? headAsGist(timeLines) : timeLines,
    isTold ? [] : clockLines(c, time),
    ...fields.filter((topic) => topic !== 'love' || c.asker.age >= OF_AGE).map((topic) => fieldItem(c, topic, time)),
    season,
    months?.best === undefined
      ? step
      : [
          c.line([quickFinding(c, months.best.sun).id], 'answer.year.do', {
            year: time.label,
            best: months.best.label,
            rest: months.rest.label,
          }),
        ],
    [c.line([method(c)], 'answer.year.cannot'), ...(alone ? short.slice(0, 1).map((one) => shortCannot(c, one)) : [])],
  ].filter((item) => item.length > 0)
}

/** What a life is for: the gift and the thread of the self, the lords of purpose, the work that carries it, its season, one step. */
export function callingItems(c: Composer): Item[] {
  const { best } = bestAndWeakest(c)
  const atma = c.facts.karaka('atma') as SevenGraha | null
  const gift = c.say(`gift.${best}`)
  const head =
    atma === null
      ? [c.line([standingFinding(c, best)], 'answer.calling.gift', { gift, graha: c.grahaStart(best) })]
      : [
          c.line([standingFinding(c, best), atmaFinding(c, atma)], best === atma ? 'answer.calling.same' : 'answer.calling.two', {
            gift,
            peace: c.say(`peace.${atma}`),
          }),
          c.line([standingFinding(c, best)], 'answer.calling.best', { graha: c.grahaStart(best) }),
          c.line([atmaFinding(c, atma)], 'answer.calling.self', { graha: c.grahaStart(atma) }),
          ...(c.sure(`D9.${atma}.sign`)
            ? [c.line([karakamsaFinding(c, atma)], `karakamsa.${c.chart.D9[atma].sign as 0}`, { graha: c.graha(atma) })]
            : []),
        ]
  const { running, antars, errorDays } = c.dashas
  const next = running === null ? undefined : antars.find(({ from }) => from >= running.antar.to)
  const when: Line[] =
    running === null || !isDated(c)
      ? courseLines(c, seasonOf(c, 'life'))
      : [
          c.line([periodFinding(c, running.antar)], 'answer.calling.now', {
            antar: c.graha(running.antar.lords[1] as Graha),
            span: periodSpan(c, running.antar),
            area: matterOf(c, running.antar),
          }),
          ...(next === undefined
            ? []
            : [
                c.line([periodFinding(c, next)], 'answer.calling.next', {
                  from: c.date(next.from, errorDays),
                  next: c.graha(next.lords[1] as Graha),
                  area: matterOf(c, next),
                }),
              ]),
        ]
  const dharma = dharmaOf(c)
  const mode = workMode(c)
  return [
    head,
    [c.line(dharma.ids, 'answer.calling.dharma', { text: dharma.text, best: c.graha(dharma.best) })],
    [bestFor(c), pointerLine(c), c.line([mode.id], `answer.which.mode.${mode.mode}`)],
    when,
    stepItem(c, 'answer.calling.do', null),
    [c.line([method(c)], 'answer.calling.cannot')],
  ]
}
