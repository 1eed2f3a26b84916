import type { Graha } from '@disha/contracts/chart'
import type { Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, lordPeriodLine, periodFinding, periodHouse, wellPlaced } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { House } from '../facts/houses.ts'
import { PAST_RATES } from '../rules/past-rates.data.ts'
import { shareText } from '../rules/yogas.ts'
import { methodFinding } from './verdict.ts'

const YEARS = 10
const MOST = 7
const FEWEST = 6
const SHORTEST_DAYS = 120
/** Nobody is asked about years before this age. */
const FIRST_AGE = 12

/** A theme that a stretch is held to: of a house by its lord's period, or of a slow graha's place from the Moon. */
export type PastTheme = `${House}.well` | `${House}.ill` | `saturn.${House}` | `jupiter.${House}`

type Row = { from: string; to: string; period: string; theme: PastTheme; ids: readonly string[] }

/** Dated stretches of the last ten years, each with one theme that could be wrong and the share of charts that have one like it. */
export function pastSection(c: Composer): Section {
  const dated = isDated(c)
  const rows = chosenRows(c)
  const method = methodFinding(c, 'past', 'practice.pastCheck')
  const lead: Line[] = [c.line([method], dated ? 'past.lead' : 'past.leadNone')]
  return {
    id: 'pastCheck',
    title: c.say('title.pastCheck'),
    lead: c.runs(lead),
    blocks: [
      {
        kind: 'table',
        caption: c.say('past.table'),
        columns: (['table.from', 'table.to', 'table.period', 'table.theme', 'table.share', 'table.came'] as const).map((key) => ({
          label: c.say(key),
          align: 'start' as const,
        })),
        rows: rows.map(({ from, to, period, theme }) => [
          c.book.date(from, 'month'),
          c.book.date(to, 'month'),
          period,
          c.say('past.row', { theme: c.say(`past.${theme}`) }),
          shareText(c, PAST_RATES[theme]),
          c.say('table.boxes'),
        ]),
      },
      c.paragraph(c.line([method], 'past.count', { n: Math.ceil(rows.length * 0.6), total: rows.length }), c.line([method], 'past.rates')),
    ],
  }
}

const isDated = (c: Composer): boolean => c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'

/** Periods first; where they are few or cannot be dated, passages of Saturn and then of Jupiter fill the table up. */
function chosenRows(c: Composer): Row[] {
  const byLength = (rows: Row[]): Row[] => rows.toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  const rows = isDated(c) ? byLength(periodRows(c)).slice(0, MOST) : []
  for (const graha of ['saturn', 'jupiter'] as const) {
    if (rows.length >= FEWEST) break
    rows.push(
      ...byLength(transitRows(c, graha))
        .slice(0, (isDated(c) ? FEWEST : MOST) - rows.length)
        .slice(0, MOST - 3),
    )
  }
  return rows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function firstDate(c: Composer): string {
  return laterOf(addYears(c.input.asOf, -YEARS), addYears(c.input.birth.birthLocal.slice(0, 10), FIRST_AGE))
}

/** The part of a span within the years asked about; null where it is too short to be judged. */
function within(c: Composer, from: string, to: string): { from: string; to: string } | null {
  const span = { from: laterOf(from, firstDate(c)), to: earlierOf(to, c.input.asOf) }
  return span.from < span.to && daysBetween(span.from, span.to) >= SHORTEST_DAYS ? span : null
}

/** Antardashas of the last ten years with the theme of the house that their lord speaks for. */
export function periodRows(c: Composer): Row[] {
  return c.dashas.antars.flatMap((period) => {
    const span = within(c, period.from, period.to)
    if (span === null) return []
    const [maha, antar] = period.lords as [Graha, Graha]
    const { house, by } = periodHouse(c, antar)
    return [
      {
        ...span,
        period: `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`,
        theme: `${house}.${wellPlaced(c, by) ? 'well' : 'ill'}` as const,
        ids: [periodFinding(c, period), ...lordPeriodLine(c, antar).ids],
      },
    ]
  })
}

/** Passages of Saturn or Jupiter in the last ten years with the theme of their place from the Moon. */
export function transitRows(c: Composer, graha: 'saturn' | 'jupiter'): Row[] {
  return c.sky[graha].flatMap((stay) => {
    const { id, place, from, to } = gocharaFinding(c, stay)
    const span = within(c, from, to)
    if (span === null) return []
    const period = c.say('past.transit', { graha: c.book.term(`grahaBare.${graha}`), place: c.house(place) })
    return [{ ...span, period, theme: `${graha}.${place}` as const, ids: [id] }]
  })
}
