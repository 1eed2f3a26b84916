import type { Graha } from '@disha/contracts/chart'
import type { Section } from '@disha/contracts/document'
import { stageOf, LATE } from '../understanding/ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { ageAt, gocharaFinding, lordPeriodFinding, middleOf, periodFinding, periodHouse, shareText, wellPlaced } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { PAST_RATES } from '../rules/past-rates.data.ts'
import { placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { siblingOpposed } from '../understanding/told-case.ts'
import type { ToldHard } from '../understanding/told-hard.ts'
import { questionOf } from '../understanding/understanding.ts'
import { once } from './once.ts'
import { hardOf, sharedDays } from './hard-time.ts'
import { caseBeganIn, caseOf } from './told-case.ts'
import { isWorkUnsaid } from './stretch-kind.ts'
import { deniesTold, pastEvents, toldRows, toldUndatedLine } from './past-told.ts'
import { methodFinding } from './verdict.ts'

const YEARS = 10
const MOST = 8
const FEWEST = 6
const SHORTEST_DAYS = 120
/** Themes that more than half of all charts have say little: of them one row at most, and only where the table is short. */
const COMMON = 0.5
/** Up to this share a theme is rare enough to come first. */
const RARE = 0.34
/** A narrower theme may be of a shorter stretch. */
const SHORTEST_NARROW_DAYS = 90
/** Of a time told as hard and at least this long two stretches are asked about. */
const LONG_DAYS = 730
/** Nobody is asked about years before this age. */
const FIRST_AGE = 12

type PeriodTheme = `${House}.well` | `${House}.ill`
/**
 * A theme that a stretch is held to: of a house by its lord's period, the narrower one where Jupiter (for the good) or Saturn (for the hard) touches
 * that house as well; of a slow graha's place from the Moon, Jupiter's narrower one while Saturn stands on the same side.
 */
export type PastTheme = PeriodTheme | `${PeriodTheme}.narrow` | `saturn.${House}` | `jupiter.${House}` | `jupiter.${House}.narrow`

type Span = { from: string; to: string }
type Row = Span & { period: string; theme: PastTheme; ids: readonly string[] }

/** Dated stretches of the last ten years, each with one theme that could be wrong and the share of charts that have one like it. */
export function pastSection(c: Composer): Section {
  const dated = isDated(c)
  const told = toldRows(c)
  const undated = toldUndatedLine(c)
  const rows = chosenRows(
    c,
    told.map(({ antar }) => antar),
  )
  const missed = missedRow(c)
  const method = methodFinding(c, 'past', 'practice.pastCheck')
  const total = rows.length + (missed === null ? 0 : 1)
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
        // what was told stands first, in its own words and dates
        rows: [
          ...told.map(({ from, to, period, text }) => ({
            from,
            to,
            cells: [period, c.say('past.row', { theme: text }), c.say('past.told.share'), c.say('past.told.boxes')],
          })),
          ...rows.map(({ from, to, period, theme }) => ({
            from,
            to,
            cells: [
              period,
              c.say('past.row', { theme: c.say(textOf(c, theme, middleOf(from, to))) }),
              shareText(c, PAST_RATES[theme]),
              c.say('table.boxes'),
            ],
          })),
        ].map(({ from, to, cells }) => [c.book.date(from, 'month'), c.book.date(to, 'month'), ...cells]),
      },
      ...(told.length === 0
        ? []
        : [
            c.paragraph(
              c.line(
                told.flatMap(({ ids }) => ids),
                'past.told',
              ),
              ...(told.some(({ ofKin }) => ofKin) ? [c.line([method], 'past.told.ofKin')] : []),
            ),
          ]),
      ...(undated === null ? [] : [c.paragraph(undated)]),
      ...(mourns(c) ? [c.paragraph(c.line([method], 'past.grief'))] : []),
      ...(missed === null
        ? []
        : [
            c.paragraph(
              c.line(missed.ids, 'past.missed', {
                from: c.book.date(missed.from, 'month'),
                to: c.book.date(missed.to, 'month'),
                period: missed.period,
                theme: c.say(textOf(c, missed.theme, middleOf(missed.from, missed.to))),
              }),
            ),
          ]),
      c.paragraph(c.line([method], 'past.count', { n: Math.ceil(total * 0.6), total }), c.line([method], 'past.rates')),
    ],
  }
}

/** Of whoever has lost somebody no row asks about ties, partings and what had to be let go. */
const SORE = /^(?:(?:saturn|jupiter)\.)?(?:7)(?:\.|$)|^8\.ill|^saturn\.12$/
const isSore = (c: Composer, theme: PastTheme): boolean => SORE.test(theme) && mourns(c)
const mourns = (c: Composer): boolean => c.asker.bond === 'widowed' || questionOf(c.input.concern).cares.includes('grief')

/** Houses of which no gain is read while a case or a quarrel over property runs: disputes in any, home and land in one over property, brothers and sisters in one with them. */
function contestedHouses(c: Composer): readonly House[] {
  const told = caseOf(c)
  const isOpposed = siblingOpposed(c.whole.input.concern) !== null
  return [
    ...(told === null ? [] : ([6] as const)),
    ...(isOpposed || told?.about === 'property' ? ([4] as const) : []),
    ...(isOpposed ? ([3] as const) : []),
  ]
}

/** True of a gain that what is still before a judge speaks against; what lies before it began may stand. */
function isContested(c: Composer, { to, theme }: Row): boolean {
  const houses = contestedHouses(c)
  // of Saturn's places from the Moon that of rivals is a gain of the same kind
  const isOfHouse = /^\d/.test(theme) || theme === 'saturn.6'
  return isOfHouse && GLAD.test(theme) && isOf(theme, houses) && to.slice(0, 4) >= String(caseBeganIn(c) ?? 0)
}

/** Themes that speak of a gain or a joy. */
const GLAD = /\.well|^saturn\.(?:3|6|11)$|^jupiter\.(?:2|5|7|9|11)(?:\.|$)/

/** True where a row would say the contrary of what was told, over the same days. */
const jars = (c: Composer, row: Row): boolean =>
  (GLAD.test(row.theme) && contradicts(c, row)) ||
  pastEvents(c).some((event) => deniesTold(event, row, { isGlad: GLAD.test(row.theme), house: houseOf(row.theme) }))

const houseOf = (theme: PastTheme): House => Number(/\d+/.exec(theme)?.[0]) as House

/** A passage's place from the Moon, or a house, that belongs to what was told. */
const isOf = (theme: PastTheme, houses: ToldHard['houses']): boolean => houses === 'all' || houses.includes(houseOf(theme))

/** All houses but those of the heart: of these no gain is read over years that stood still, while a joy of the heart may have come. */
const STILL_HOUSES: readonly House[] = [1, 2, 3, 4, 6, 8, 9, 10, 11, 12]

/** True where a glad row lies over a good part of the time that was told as hard, or fills a good part of it, in the same matter. */
function contradicts(c: Composer, row: Pick<Row, 'from' | 'to' | 'theme'>): boolean {
  const hard = hardOf(c)
  if (hard === null || !GLAD.test(row.theme) || !isOf(row.theme, hard.houses === 'all' ? STILL_HOUSES : hard.houses)) return false
  return sharedDays(row, hard) * 3 >= Math.min(daysBetween(row.from, row.to), daysBetween(hard.from, hard.to))
}

/** True where a demanding row lies for the most part in the time that was told as hard. */
function tells(row: Row, hard: ToldHard): boolean {
  const span = { from: addDays(hard.from, -(hard.slack ?? 0)), to: hard.to }
  return !GLAD.test(row.theme) && sharedDays(row, span) * 2 >= daysBetween(row.from, row.to)
}

/** What the rules would have said of the told hard time and what was left out of the table for it: it is owned up to as one miss. */
function missedRow(c: Composer): Row | null {
  if (!isDated(c) || (hardOf(c)?.slack ?? null) === null) return null
  const against = periodRows(c).filter((row) => contradicts(c, row))
  return against.find(({ theme }) => theme.endsWith('.narrow')) ?? against[0] ?? null
}

/** A theme's words for the age at which it was lived, or for whoever has no post by what they told: the narrow words of a period are for grown people with a post. */
function textOf(c: Composer, theme: PastTheme, date: string): MessageKey {
  const broad = baseOf(theme)
  // the house of the young is lived through one's own by a parent of grown ones
  const ofParent = c.asker.parent && broad.startsWith('5.') && c.asker.age >= LATE
  const stage = stageOf(ageAt(c, date)) ?? (c.asker.retired || ofParent ? 'elder' : null)
  // no post is taken for granted of those who prepare for one, nor of those who may keep a home
  const who = stage ?? (c.asker.work === 'study' ? 'study' : isWorkUnsaid(c) ? 'home' : c.asker.trade === 'business' ? 'trade' : null)
  const own = `past.${broad}.${who ?? ''}`
  if (c.book.has(own)) return own
  if (stage !== null) return `past.${broad}`
  return theme.startsWith('jupiter') ? `past.${broad as 'jupiter.1'}` : `past.${theme as Exclude<PastTheme, `jupiter.${House}.narrow`>}`
}

/** A theme without its narrowing: what may not come twice in one table. */
const baseOf = (theme: PastTheme): Exclude<PastTheme, `${string}.narrow`> =>
  theme.replace('.narrow', '') as Exclude<PastTheme, `${string}.narrow`>

/**
 * Of each period the most telling theme: the rare before the frequent, the narrow before the broad. Where periods are few or cannot be dated, passages
 * of Saturn and then of Jupiter fill the table up. No theme comes twice, no stretch is asked about twice, and of what more than half of all charts have
 * one row stands at most.
 */
function chosenRows(c: Composer, told: readonly string[]): Row[] {
  const rows: Row[] = []
  const themes = new Set<PastTheme>()
  const periods = new Set<string>(told)
  const add = (list: readonly Row[], most: number): void => {
    for (const row of list) {
      if (rows.length >= most) return
      const isPassage = /^(saturn|jupiter)/.test(row.theme)
      if (isSore(c, row.theme) || isContested(c, row) || jars(c, row)) continue
      if (themes.has(baseOf(row.theme)) || (!isPassage && periods.has(row.ids[0]))) continue
      themes.add(baseOf(row.theme))
      periods.add(row.ids[0])
      rows.push(row)
    }
  }
  const band = ({ theme }: Row): number => (PAST_RATES[theme] <= RARE ? 0 : PAST_RATES[theme] < COMMON ? 1 : 2)
  const isNarrow = ({ theme }: Row): boolean => theme.endsWith('.narrow')
  const byWorth = (list: readonly Row[]): Row[] =>
    list.toSorted(
      (a, b) => band(a) - band(b) || Number(isNarrow(b)) - Number(isNarrow(a)) || daysBetween(b.from, b.to) - daysBetween(a.from, a.to),
    )
  const ofPeriods = byWorth(isDated(c) ? periodRows(c) : [])
  const jupiter = byWorth(transitRows(c, 'jupiter'))
  const saturn = byWorth(transitRows(c, 'saturn'))
  // first what falls into the time that was told as hard, of the matter itself before the rest
  const hard = hardOf(c)
  if (hard !== null && hard.slack !== null) {
    const inside = [...ofPeriods, ...saturn, ...jupiter].filter((row) => tells(row, hard))
    const inOrder = [...inside.filter((row) => isOf(row.theme, hard.houses)), ...inside].toSorted((a, b) => band(a) - band(b))
    add(inOrder, 1)
    // of a long time a second stretch, apart from the first
    const [first] = rows
    const apart = (row: Row): boolean =>
      first !== undefined && sharedDays(row, first) * 2 < Math.min(daysBetween(row.from, row.to), daysBetween(first.from, first.to))
    const longest = inOrder.filter(apart).toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
    if (daysBetween(hard.from, hard.to) >= LONG_DAYS) add(longest, 2)
  }
  const telling = (list: readonly Row[]): Row[] => list.filter((row) => band(row) < 2)
  add(telling(ofPeriods), MOST)
  add(telling(saturn), isDated(c) ? FEWEST + 1 : FEWEST)
  add(telling(jupiter), FEWEST)
  add(
    [...ofPeriods, ...jupiter].filter((row) => band(row) === 2),
    Math.min(rows.length + 1, FEWEST),
  )
  // where much was told, other themes of the same sub-periods keep the table from running short
  for (const one of told) periods.delete(one)
  add(telling(ofPeriods), FEWEST)
  return rows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

const firstDate = once((c): string => laterOf(addYears(c.input.asOf, -YEARS), addYears(c.input.birth.birthLocal.slice(0, 10), FIRST_AGE)))

/** The part of a span within the years asked about; null where it is too short to be judged. */
function within(c: Composer, from: string, to: string, shortest = SHORTEST_DAYS): { from: string; to: string } | null {
  const span = { from: laterOf(from, firstDate(c)), to: earlierOf(to, c.input.asOf) }
  return span.from < span.to && daysBetween(span.from, span.to) >= shortest ? span : null
}

/** Antardashas of the last ten years with the theme of the house that their lord speaks for, and with the narrow one where it has one. */
export function periodRows(c: Composer): Row[] {
  return c.dashas.antars.flatMap((period): Row[] => {
    if (period.to <= firstDate(c) || period.from >= c.input.asOf) return []
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

/** Jupiter's good places from the Moon, in which Saturn in one of his own makes a rarer time. */
const JUPITER_GOOD: readonly House[] = [2, 5, 7, 9, 11]

/** The months of a passage of Jupiter in which Saturn stands on the same side of the Moon's places: both good, or both demanding. */
function bothRows(c: Composer, stay: Stay, place: House, period: string, id: string): Row[] {
  const good = JUPITER_GOOD.includes(place)
  const { from, to } = stayDates(stay, c.input.displayTimeZone)
  return c.sky.saturn.flatMap((other): Row[] => {
    const saturn = placeFromMoon(c, other)
    if (isGoodPlace('saturn', saturn) !== good) return []
    const dates = stayDates(other, c.input.displayTimeZone)
    const span = within(c, laterOf(from, dates.from), earlierOf(to, dates.to))
    if (span === null) return []
    return [
      {
        ...span,
        period: c.say('past.both', { jupiter: period, place: c.house(saturn) }),
        theme: `jupiter.${place}.narrow`,
        ids: [id, gocharaFinding(c, other).id],
      },
    ]
  })
}

/** Saturn's places from the Moon in sade sati. */
const SADE_SATI: readonly House[] = [12, 1, 2]

/** Passages of Saturn or Jupiter in the last ten years with the theme of their place from the Moon, and Jupiter's narrower ones. */
export function transitRows(c: Composer, graha: 'saturn' | 'jupiter'): Row[] {
  return c.sky[graha].flatMap((stay) => {
    const dates = stayDates(stay, c.input.displayTimeZone)
    const span = within(c, dates.from, dates.to)
    if (span === null) return []
    const { id, place } = gocharaFinding(c, stay)
    // almanacs and families know these passages by their name
    const sadeSati = graha === 'saturn' && !isDated(c) && SADE_SATI.includes(place)
    const period = c.say(sadeSati ? 'past.sadeSati' : 'past.transit', { graha: c.book.term(`grahaBare.${graha}`), place: c.house(place) })
    const row: Row = { ...span, period, theme: `${graha}.${place}`, ids: [id] }
    return graha === 'jupiter' ? [row, ...bothRows(c, stay, place, period, id)] : [row]
  })
}
