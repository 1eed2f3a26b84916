import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { ageAt } from '../compose/parts.ts'
import { matterOf } from '../compose/period-words.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { stayDates } from '../facts/sky.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { passageTone, passageWord, placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isLighter, type Part } from '../rules/windows.ts'
import { sentenceCase } from '../tarot/draw.ts'
import { chosenStretches, spanOf } from './answer-stretches.ts'
import { mattersOfYears, yearsAsked } from './answer-years.ts'

/** A passage or an opening that shares fewer days with a year is not told of it. */
const FEWEST_DAYS = 14

type Year = { from: string; to: string; label: string }

/** The calendar years that page 1 has a line for. */
function yearsOf(c: Composer): Year[] {
  const first = Number(c.input.asOf.slice(0, 4)) + 1
  return Array.from({ length: yearsAsked(c) }, (_, index) => {
    const year = first + index
    return { from: `${year}-01-01`, to: `${year + 1}-01-01`, label: String(year) }
  })
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

/** What opens in the years by the dates of page 1, of the matters that it tells them for. */
function openings(c: Composer): { noun: string; parts: Opened[] }[] {
  return mattersOfYears(c).map(({ topic, ground, noun }) => ({
    noun,
    parts: joined(
      topic === null
        ? (ground === null ? [] : groundWindows(c, ground)).flatMap(({ parts }) => parts.map((part) => ({ ...part, mark: '' })))
        : chosenStretches(c, topic).flatMap((window) =>
            window.parts.map((part) => ({ ...part, mark: isLighter(window) ? c.say('window.lighter') : '' })),
          ),
    ),
  }))
}

/** The coming years one by one, for whoever asks about them: whose they are, what is in front, the sky and what opens. */
export function yearsTable(c: Composer): Block[] {
  const years = yearsOf(c)
  if (years.length === 0) return []
  const dated = isDated(c)
  const { antars, errorDays } = c.dashas
  const opened = openings(c)
  const rows = years.map((year) => {
    const held = antars.filter((period) => sharedDays(period, year) >= FEWEST_DAYS)
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
