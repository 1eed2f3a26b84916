import type { Graha } from '@disha/contracts/chart'
import type { Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { ageAt, gocharaFinding, lordPeriodFinding, middleOf, periodFinding, periodHouse, wellPlaced } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { questionOf } from '../question.ts'
import { PAST_RATES } from '../rules/past-rates.data.ts'
import { periodTone } from '../rules/period-colour.ts'
import { shareText } from '../rules/yogas.ts'
import { methodFinding } from './verdict.ts'

const YEARS = 10
const MOST = 8
const FEWEST = 6
const SHORTEST_DAYS = 120
/** A narrower theme may be of a shorter stretch. */
const SHORTEST_NARROW_DAYS = 90
/** Nobody is asked about years before this age. */
const FIRST_AGE = 12
/** Below the first age a theme is told of school and family, from the second on of a life after the post. */
const GROWN = 21
const ELDER = 60

type PeriodTheme = `${House}.well` | `${House}.ill`
/**
 * A theme that a stretch is held to: of a house by its lord's period, the narrower one where Jupiter (for the good) or Saturn (for the hard) touches
 * that house as well, or of a slow graha's place from the Moon.
 */
export type PastTheme = PeriodTheme | `${PeriodTheme}.narrow` | `saturn.${House}` | `jupiter.${House}`

type Row = { from: string; to: string; period: string; theme: PastTheme; ids: readonly string[] }

/** Dated stretches of the last ten years, each with one theme that could be wrong and the share of charts that have one like it. */
export function pastSection(c: Composer): Section {
  const dated = isDated(c)
  const rows = chosenRows(c)
  const method = methodFinding(c, 'past', 'practice.pastCheck')
  const lead: Line[] = [c.line([method], dated ? 'past.lead' : c.wholeDay ? 'past.leadNone' : 'past.leadRough')]
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
          c.say('past.row', { theme: c.say(textOf(c, theme, middleOf(from, to))) }),
          shareText(c, PAST_RATES[theme]),
          c.say('table.boxes'),
        ]),
      },
      c.paragraph(c.line([method], 'past.count', { n: Math.ceil(rows.length * 0.6), total: rows.length }), c.line([method], 'past.rates')),
    ],
  }
}

/** Of whoever has lost somebody no row asks about ties, partings and what had to be let go. */
const SORE = /^(?:(?:saturn|jupiter)\.)?(?:7)(?:\.|$)|^8\.ill|^saturn\.12$/
const isSore = (c: Composer, theme: PastTheme): boolean =>
  SORE.test(theme) && (c.asker.bond === 'widowed' || questionOf(c.input.concern).cares.includes('grief'))

const isDated = (c: Composer): boolean => c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'

/** A theme's words for the age at which it was lived: narrow ones are for grown people with a post. */
function textOf(c: Composer, theme: PastTheme, date: string): MessageKey {
  const age = ageAt(c, date)
  const stage = age < GROWN ? 'young' : age >= ELDER ? 'elder' : null
  if (stage === null) return `past.${theme}`
  const broad = baseOf(theme)
  const key = `past.${broad}.${stage}`
  return c.book.has(key) ? key : `past.${broad}`
}

/** A theme without its narrowing: what may not come twice in one table. */
const baseOf = (theme: PastTheme): Exclude<PastTheme, `${string}.narrow`> =>
  theme.replace('.narrow', '') as Exclude<PastTheme, `${string}.narrow`>

/**
 * Periods first, the narrow themes before the broad; where they are few or cannot be dated, passages of Saturn and then of Jupiter fill the table
 * up. No theme comes twice, and no stretch is asked about twice.
 */
function chosenRows(c: Composer): Row[] {
  const rows: Row[] = []
  const themes = new Set<PastTheme>()
  const periods = new Set<string>()
  const add = (list: readonly Row[], most: number): void => {
    for (const row of list) {
      if (rows.length >= most) return
      const isPassage = /^(saturn|jupiter)/.test(row.theme)
      if (isSore(c, row.theme)) continue
      if (themes.has(baseOf(row.theme)) || (!isPassage && periods.has(row.ids[0]))) continue
      themes.add(baseOf(row.theme))
      periods.add(row.ids[0])
      rows.push(row)
    }
  }
  const byLength = (list: readonly Row[]): Row[] => list.toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  const told = isDated(c) ? periodRows(c) : []
  const grown = told.filter(({ theme, from }) => theme.endsWith('.narrow') && ageAt(c, from) >= GROWN && ageAt(c, from) < ELDER)
  add(byLength(grown), MOST)
  add(byLength(told.filter(({ theme }) => !theme.endsWith('.narrow'))), MOST)
  // a passage that half of all charts have had says little: Jupiter comes last
  add(byLength(transitRows(c, 'saturn')), isDated(c) ? FEWEST + 1 : FEWEST - 1)
  add(byLength(transitRows(c, 'jupiter')), FEWEST)
  return rows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function firstDate(c: Composer): string {
  return laterOf(addYears(c.input.asOf, -YEARS), addYears(c.input.birth.birthLocal.slice(0, 10), FIRST_AGE))
}

/** The part of a span within the years asked about; null where it is too short to be judged. */
function within(c: Composer, from: string, to: string, shortest = SHORTEST_DAYS): { from: string; to: string } | null {
  const span = { from: laterOf(from, firstDate(c)), to: earlierOf(to, c.input.asOf) }
  return span.from < span.to && daysBetween(span.from, span.to) >= shortest ? span : null
}

/** Antardashas of the last ten years with the theme of the house that their lord speaks for, and with the narrow one where it has one. */
export function periodRows(c: Composer): Row[] {
  return c.dashas.antars.flatMap((period): Row[] => {
    const [maha, antar] = period.lords as [Graha, Graha]
    const { house } = periodHouse(c, antar)
    const tone = periodTone(c, period)
    const theme: PeriodTheme = `${house}.${tone === 'mixed' ? (wellPlaced(c, antar) ? 'well' : 'ill') : tone}`
    const name = `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`
    const ids = [periodFinding(c, period), lordPeriodFinding(c, antar)]
    const span = within(c, period.from, period.to)
    const broad: Row[] = span === null ? [] : [{ ...span, period: name, theme, ids }]
    return [...broad, ...narrowRows(c, period, house, theme, name, ids)]
  })
}

/** The months of a period in which Jupiter or Saturn touches the very house that its lord speaks for, from the lagna. */
function narrowRows(c: Composer, period: DashaDates, house: House, theme: PeriodTheme, name: string, ids: readonly string[]): Row[] {
  const { lagna } = c.facts
  if (lagna === null) return []
  const graha = theme.endsWith('.well') ? 'jupiter' : 'saturn'
  const target = lagna.signOf(house)
  return c.sky[graha].flatMap((stay): Row[] => {
    if (stay.sign !== target && !aspectsSign(graha, stay.sign, target)) return []
    const { from, to } = stayDates(stay, c.input.displayTimeZone)
    const span = within(c, laterOf(from, period.from), earlierOf(to, period.to), SHORTEST_NARROW_DAYS)
    if (span === null) return []
    return [
      {
        ...span,
        period: c.say('past.narrow', {
          period: name,
          graha: { term: `grahaBare.${graha}` },
          house: c.house(house),
          sight: c.say(stay.sign === target ? 'past.narrow.in' : 'past.narrow.sees'),
        }),
        theme: `${theme}.narrow`,
        ids: [...ids, gocharaFinding(c, stay).id],
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
