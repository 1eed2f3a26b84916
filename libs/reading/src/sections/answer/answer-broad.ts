import type { Graha } from '@disha/contracts/chart'
import type { SevenGraha } from '@disha/jyotish/dignities'
import { OF_AGE } from '../../understanding/ages.ts'
import { headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { bestAndWeakest, isDated } from '../../compose/current.ts'
import { periodFinding, standingFinding } from '../../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isLighter } from '../../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { meantText } from '../../understanding/topics.ts'
import { stepItem } from './answer-ground.ts'
import { type Item, spanOf } from './answer-stretches.ts'
import { allWindows, readings } from '../cache.ts'
import { workMode } from '../career.ts'
import { atmaFinding, dharmaOf, karakamsaFinding } from '../karmic.ts'
import { bestFor, pointerLine } from '../suggested-work.ts'
import { courseLines, seasonOf } from '../season.ts'
import { periodSpan, shortCannot, shortLead, shortLines } from '../short-concerns.ts'
import { methodFinding, verdictLines } from '../verdict.ts'
import { monthsByWorth, quickFinding, quietestOf } from '../months.ts'

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')
const area = (c: Composer, graha: Graha) => ({ term: `area.${c.facts.main.houseOf(graha)}` }) as const

const NEXT_YEAR =
  / (?:next|coming|new) year | agl[ae] saal | naya saal | aane wala saal | adutha | puthandu | vache | kottha | अगल[ेा] साल | नया साल | அடுத்த | புத்தாண்டு | వచ్చే | కొత్త /u

/** The year that is asked about: a number, the next one, or else the one that runs. */
function yearOf(c: Composer): number {
  const text = meantText(c.input.concern)
  const running = Number(c.input.asOf.slice(0, 4))
  const [, told] = / (20[2-4]\d) /.exec(text) ?? []
  return told !== undefined && Number(told) >= running ? Number(told) : NEXT_YEAR.test(text) ? running + 1 : running
}

/** Stretches that share fewer days than this with a year are not told as its own. */
const SHORTEST_IN_YEAR_DAYS = 14
const MOST_SPANS = 2
/** A stretch further off than this is nothing that a year prepares. */
const SOON_YEARS = 2
/** Fewer months than this do not tell a year's best from its slowest. */
const FEWEST_MONTHS = 3

/** The lightest months of a year and its quietest one, as the chapter on the year ranks them. */
function monthsIn(c: Composer, year: number) {
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`]
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

/** Whose sub-periods a year lies in, and how each of them stands. */
function periodLines(c: Composer, year: number): Line[] {
  if (!isDated(c)) return []
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`]
  const { errorDays } = c.dashas
  const found = c.dashas.antars.filter((period) => period.from < to && period.to > from && period.to > c.input.asOf)
  return found.flatMap((period, index) => {
    const graha = period.lords[1] as Graha
    const slots = {
      year: String(year),
      antar: c.graha(graha),
      area: area(c, graha),
      from: c.date(period.from, errorDays),
      to: c.date(period.to, errorDays),
    }
    const id = periodFinding(c, period)
    return [
      c.line([id], index > 0 ? 'answer.year.period.next' : found.length > 1 ? 'answer.year.period.first' : 'answer.year.period.all', slots),
      c.line([id], `answer.year.tone.${periodTone(c, period)}`, { antar: c.grahaStart(graha) }),
    ]
  })
}

/** A field in one year: its stretches there, or the next one after it. */
function fieldItem(c: Composer, topic: MainTopic, year: number): Item {
  const field = c.say(`answer.general.${topic === 'love' && c.asker.love === 'bond' ? 'bond' : topic}`)
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`]
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
          year: String(year),
          spans: {
            list: inYear.slice(0, MOST_SPANS).map(({ window, part }) => spanOf(c, part, isLighter(window) ? c.say('window.lighter') : '')),
          },
        },
      ),
      ...lead,
    ]
  return [
    next === undefined
      ? c.line([readings(c)[topic].id], 'answer.year.fieldNone', { field, year: String(year) })
      : c.line(next.ids, 'answer.year.fieldNext', { field, year: String(year), from: c.date(next.from, next.fromErrorDays) }),
    ...lead,
  ]
}

/** The lightest months of a year and its quietest one in words; nothing where too few of its months are read. */
function monthsLines(c: Composer, year: number): Line[] {
  const months = monthsIn(c, year)
  const named = { year: String(year) }
  return months?.best === undefined
    ? []
    : [
        c.line(
          [...months.told, months.rest].map(({ sun }) => quickFinding(c, sun).id),
          'answer.year.months',
          { ...named, best: { list: months.told.map(({ label }) => label) }, rest: months.rest.label },
        ),
        ...(months.until < `${year}-12-01` ? [c.line([method(c)], 'answer.year.until', { ...named, to: c.date(months.until) })] : []),
      ]
}

/** A year in short: the sub-period that it lies in and how that stands, then its months. */
export const yearLines = (c: Composer): Line[] => [...periodLines(c, yearOf(c)), ...monthsLines(c, yearOf(c)).slice(0, 1)]

/** One year as a whole: its months, its sub-periods, the fields or the matter that was named, what helps and strains, one step. */
export function yearItems(c: Composer, lead: MainTopic | null): Item[] {
  const year = yearOf(c)
  const { short, alone } = shortLead(c)
  const months = monthsIn(c, year)
  const fields = alone ? [] : lead === null ? MAIN_TOPICS : [lead]
  const named = { year: String(year) }
  const monthLines = monthsLines(c, year)
  const season = courseLines(c, seasonOf(c, 'life'))
  const step = stepItem(c, 'answer.year.doPlain', null)
  return [
    ...(alone ? short.slice(0, 1).map((one) => shortLines(c, one)) : []),
    alone ? headAsGist(monthLines) : monthLines,
    periodLines(c, year),
    ...fields.filter((topic) => topic !== 'love' || c.asker.age >= OF_AGE).map((topic) => fieldItem(c, topic, year)),
    season,
    months?.best === undefined
      ? step
      : [
          c.line([quickFinding(c, months.best.sun).id], 'answer.year.do', {
            ...named,
            best: months.best.label,
            rest: months.rest.label,
          }),
        ],
    [c.line([method(c)], 'answer.year.cannot'), ...(alone ? short.slice(0, 1).map((one) => shortCannot(c, one)) : [])],
  ]
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
            area: area(c, running.antar.lords[1] as Graha),
          }),
          ...(next === undefined
            ? []
            : [
                c.line([periodFinding(c, next)], 'answer.calling.next', {
                  from: c.date(next.from, errorDays),
                  next: c.graha(next.lords[1] as Graha),
                  area: area(c, next.lords[1] as Graha),
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
