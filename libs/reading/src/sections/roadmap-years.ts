import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { ageAt } from '../compose/parts.ts'
import { matterOf } from '../compose/period-words.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { stayDates } from '../facts/sky.ts'
import { namedPeriods } from '../named-dates.ts'
import { questionOf } from '../question.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { passageTone, passageWord, placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isLighter, type Part, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { shortConcernsOf } from '../subjects.ts'
import { sentenceCase } from '../tarot/draw.ts'
import { chosenStretches, spanOf } from './answer-stretches.ts'
import { shortNoun } from './short-concerns.ts'
import { fieldName } from './verdict.ts'
import { mattersOf } from './year-matters.ts'

/** Years told where no number of them is named, and the fewest and the most that a table is made of. */
const YEARS = 5
const FEWEST_YEARS = 3
const MOST_YEARS = 10
/** From this month on what is left of a year is told with the next one. */
const LATE_MONTH = 10
/** A passage or an opening that shares fewer days with a year is not told of it. */
const FEWEST_DAYS = 14

/** The years to come as a whole, and not the future of one matter or person. */
const YEARS_SAID =
  /\b(?:next|coming|following|upcoming) (?:few |some |many |couple of )?years\b|\byears (?:ahead|to come)\b|\b(?:my|the) future (?:look|be|hold|life|$)|\bfuture\W*$|\b(?:aane ?w[ae]le|agle) s[ae]al|\bbhavish|भविष्य|आने वाले|எதிர்கால|வரும் ஆண்டு|భవిష్యత్|రాబోయే/iu

/** How many years a question asks to be told one by one; none where it asks about something else. */
function yearsAsked(c: Composer): number | null {
  const { concern, asOf } = c.input
  if (questionOf(concern).person !== null) return null
  const named = namedPeriods(concern, asOf).find(
    ({ grain, from, to }) => grain === 'span' && daysBetween(from, to) > 365 * (FEWEST_YEARS - 1),
  )
  if (named !== undefined) return Math.min(MOST_YEARS, Math.max(FEWEST_YEARS, Math.round(daysBetween(asOf, named.to) / 365.25)))
  return YEARS_SAID.test(concern) ? YEARS : null
}

type Year = { from: string; to: string; label: string }

/** The calendar years to be told, the first from the day of the reading. */
function yearsOf(c: Composer, count: number): Year[] {
  const { asOf } = c.input
  const first = Number(asOf.slice(0, 4)) + (Number(asOf.slice(5, 7)) >= LATE_MONTH ? 1 : 0)
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? asOf : `${first + index}-01-01`,
    to: `${first + index + 1}-01-01`,
    label: String(first + index),
  }))
}

const sharedDays = (one: { from: string; to: string }, other: { from: string; to: string }): number =>
  daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

/** The sub-periods of a year, each with its tone and its end where it ends there. */
function clockCell(c: Composer, year: Year, held: readonly DashaDates[]): string {
  return held
    .map((period) =>
      c.say(period.to < year.to ? 'roadmap.years.clockTo' : 'roadmap.years.clock', {
        antar: { term: `grahaBare.${period.lords[1] as Graha}` },
        tone: c.say(`tone.${periodTone(c, period)}`),
        to: c.date(period.to, c.dashas.errorDays),
      }),
    )
    .join('; ')
}

/** Where Saturn is for most of a year, and the months in which Jupiter helps. */
function skyCell(c: Composer, year: Year): string {
  const held = (graha: 'saturn' | 'jupiter') =>
    c.sky[graha]
      .map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))
      .filter((span) => sharedDays(span, year) >= FEWEST_DAYS)
  const longest = held('saturn').toSorted((a, b) => sharedDays(b, year) - sharedDays(a, year))[0]
  if (longest === undefined) return '–'
  const helps = held('jupiter')
    .filter(({ stay }) => passageTone(c, stay) === 'good')
    .map(({ from, to }) =>
      c.say('until.span', {
        from: c.book.date(laterOf(from, year.from), 'month'),
        to: c.book.date(earlierOf(to, addDays(year.to, -1)), 'month'),
      }),
    )
  return c.say('roadmap.years.sky', {
    place: c.house(placeFromMoon(c, longest.stay)),
    tone: c.say(`passage.${passageWord(c, longest.stay)}`),
    jupiter: helps.length === 0 ? c.say('roadmap.years.idle') : c.say('roadmap.years.helps', { spans: { list: helps } }),
  })
}

type Opened = Part & { mark: string }

/** Times that follow each other without a gap, and of one weight, are one. */
function joined(parts: readonly Opened[]): Opened[] {
  const out: Opened[] = []
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last !== undefined && last.mark === part.mark && last.to >= part.from)
      out[out.length - 1] = { ...last, to: laterOf(last.to, part.to), toErrorDays: part.toErrorDays }
    else out.push(part)
  }
  return out
}

/** What opens in the years by the dates of page 1: of what was asked about, or else of every field. */
function openings(c: Composer): { noun: string; parts: Opened[] }[] {
  const ofWindows = (found: readonly Window[]): Opened[] =>
    joined(found.flatMap((window) => window.parts.map((part) => ({ ...part, mark: isLighter(window) ? c.say('window.lighter') : '' }))))
  const short = shortConcernsOf(c.input.concern).map((concern) => ({
    noun: shortNoun(c, concern),
    parts: joined(groundWindows(c, concern).flatMap(({ parts }) => parts.map((part) => ({ ...part, mark: '' })))),
  }))
  const matters = mattersOf(c)
  if (matters.length > 0) return [...short, ...matters.map(({ noun, stretches }) => ({ noun, parts: ofWindows(stretches) }))]
  if (short.length > 0) return short
  return MAIN_TOPICS.map((topic) => {
    const name = fieldName(c, topic)
    return { noun: typeof name === 'string' ? name : c.book.term(`topic.${topic}`), parts: ofWindows(chosenStretches(c, topic)) }
  })
}

/** The coming years one by one, for whoever asks about them: whose they are, what is in front, the sky and what opens. */
export function yearsTable(c: Composer): Block[] {
  const count = yearsAsked(c)
  if (count === null) return []
  const dated = isDated(c)
  const { antars, errorDays } = c.dashas
  const end = addYears(c.input.asOf, MOST_YEARS)
  const opened = openings(c)
  const rows = yearsOf(c, count).map((year) => {
    const held = antars.filter((period) => period.from < end && sharedDays(period, year) >= FEWEST_DAYS)
    const longest = held.toSorted((a, b) => sharedDays(b, year) - sharedDays(a, year))[0]
    const opens = opened.flatMap(({ noun, parts }) => {
      const spans = parts.filter((part) => sharedDays(part, year) >= FEWEST_DAYS)
      return spans.length === 0
        ? []
        : [c.say('roadmap.years.opens', { noun: sentenceCase(noun), spans: { list: spans.map((part) => spanOf(c, part, part.mark)) } })]
    })
    return [
      c.say('roadmap.years.year', { year: year.label, age: c.say('roadmap.years.age', { age: ageAt(c, `${year.label}-12-31`) }) }),
      ...(dated ? [clockCell(c, year, held), longest === undefined ? '–' : matterOf(c, longest)] : []),
      skyCell(c, year),
      opens.length === 0 ? '–' : opens.join('; '),
    ]
  })
  const columns = ['year', ...(dated ? (['clock', 'front'] as const) : []), 'sky', 'opens'] as const
  return [
    {
      kind: 'table',
      caption: c.say('roadmap.years.table', { error: dated && errorDays > 0 ? c.say('window.tableError', { days: errorDays }) : '' }),
      columns: columns.map((key) => ({ label: c.say(`roadmap.years.head.${key}`), align: 'start' as const })),
      rows,
    },
  ]
}
