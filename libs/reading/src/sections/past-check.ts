import type { Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, lordPeriodLine, periodFinding, periodHouse, wellPlaced } from '../compose/parts.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import { methodFinding } from './verdict.ts'

const MOST = 8
const SHORTEST_DAYS = 120

type Row = { from: string; to: string; period: string; theme: string; ids: readonly string[] }

/** Dated stretches of the last ten years, each with one theme that could be wrong. */
export function pastSection(c: Composer): Section {
  const start = addYears(c.input.asOf, -10)
  const dated = c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'
  const adult = addYears(c.input.birth.birthLocal.slice(0, 10), 12)
  const from = start > adult ? start : adult
  const rows = (dated ? periodRows(c, from) : transitRows(c, from))
    .filter((row) => daysBetween(row.from, row.to) >= SHORTEST_DAYS)
    .slice(-MOST)
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
        columns: (['table.from', 'table.to', 'table.period', 'table.theme', 'table.came'] as const).map((key) => ({
          label: c.say(key),
          align: 'start' as const,
        })),
        rows: rows.map((row) =>
          [row.from, row.to].map((date) => c.book.date(date, 'month')).concat(row.period, row.theme, c.say('table.boxes')),
        ),
      },
      c.paragraph(c.line([method], 'past.count', { n: Math.ceil(rows.length * 0.6), total: rows.length })),
    ],
  }
}

function periodRows(c: Composer, from: string): Row[] {
  return c.dashas.antars
    .filter((period) => period.to > from && period.from <= c.input.asOf)
    .map((period) => {
      const [maha, antar] = period.lords
      const { house, by } = periodHouse(c, antar)
      const theme = c.say('past.row', { theme: c.say(`past.${house}.${wellPlaced(c, by) ? 'well' : 'ill'}`) })
      return {
        from: period.from > from ? period.from : from,
        to: period.to < c.input.asOf ? period.to : c.input.asOf,
        period: `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`,
        theme,
        ids: [periodFinding(c, period), ...lordPeriodLine(c, antar).ids],
      }
    })
}

function transitRows(c: Composer, from: string): Row[] {
  return c.sky.saturn.flatMap((stay) => {
    const { id, place, from: begins, to } = gocharaFinding(c, stay)
    if (to <= from || begins >= c.input.asOf) return []
    const theme = [12, 1, 2].includes(place) ? 'sadesati' : [3, 6, 11].includes(place) ? 'good' : 'hard'
    return [
      {
        from: begins > from ? begins : from,
        to: to < c.input.asOf ? to : c.input.asOf,
        period: c.book.term('grahaBare.saturn'),
        theme: c.say('past.saturn', { place: c.house(place), theme: c.say(`past.saturn.${theme}`) }),
        ids: [id],
      },
    ]
  })
}
