import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, middleOf, periodFinding, whereClause } from '../compose/parts.ts'
import { addMonths, dateIn, daysBetween, laterOf } from '../facts/calendar.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { methodFinding } from './verdict.ts'

const lowerThe = (text: string): string => text.replace(/^(The|With) /, (word) => word.toLowerCase())

type Quick = 'sun' | 'mars' | 'mercury' | 'venus'
const SUN_GOOD: readonly number[] = [3, 6, 10, 11]
const SLOW_GOOD = { saturn: [3, 6, 11], jupiter: [2, 5, 7, 9, 11], rahu: [3, 6, 10, 11] } as Readonly<
  Record<'saturn' | 'jupiter' | 'rahu', readonly number[]>
>
const SUN_REST: readonly number[] = [4, 8, 12]

export type Month = { from: string; to: string; label: string; sun: Stay; sunPlace: House }

/** The twelve months that follow the day of the reading, each with the sign that the Sun enters in it, from the Moon. */
export function monthsAhead(c: Composer): Month[] {
  const first = `${c.input.asOf.slice(0, 7)}-01`
  return Array.from({ length: 12 }, (_, index) => {
    const from = addMonths(first, index + (c.input.asOf.slice(8) > '15' ? 1 : 0))
    const to = addMonths(from, 1)
    // the sign the Sun enters in the month: each month has its own
    const sun = c.sky.sun.find((stay) => {
      const { from: enters } = stayDates(stay, c.input.displayTimeZone)
      return enters >= from && enters < to
    }) as Stay
    return { from, to, label: c.book.date(from, 'month'), sun, sunPlace: houseOfSign(sun.sign, c.facts.sign('moon')) }
  })
}

export function quickFinding(c: Composer, stay: Stay): { id: string; place: House } {
  const place = houseOfSign(stay.sign, c.facts.sign('moon'))
  const { from, to } = stayDates(stay, c.input.displayTimeZone)
  const id = c.find({
    id: `gochara.${stay.graha}.${place}.${from}`,
    topic: 'timing',
    rule: `phal26.${stay.graha}.${place}`,
    paths: ['D1.moon.sign', `transit.${stay.graha}.${middleOf(from, to)}.sign`],
    why: {
      key: 'why.gochara',
      slots: { graha: c.grahaStart(stay.graha), sign: c.sign(stay.sign), place: c.house(place), from: c.date(from), to: c.date(to) },
    },
    window: { from, to, errorDays: 0 },
  })
  return { id, place }
}

/** Twelve months of small weather from the natal Moon. */
export function yearSection(c: Composer): Section {
  const months = monthsAhead(c)
  const method = methodFinding(c, 'months', 'phal26.2')
  const good = months.filter(({ sunPlace }) => SUN_GOOD.includes(sunPlace))
  const rest = months.filter(({ sunPlace }) => SUN_REST.includes(sunPlace))
  const said = new Set<string>()
  const blocks: Block[] = [
    c.paragraph(
      c.line(
        [...good, ...rest].map(({ sun }) => quickFinding(c, sun).id),
        'year.best',
        {
          months: { list: good.map(({ label }) => label) },
          rest: { list: rest.map(({ label }) => label) },
        },
      ),
    ),
  ]
  for (const month of months) blocks.push({ kind: 'heading', text: month.label }, monthParagraph(c, month, said))
  blocks.push(stationTable(c, months[0].from, months[11].to))
  return { id: 'yearlyForecast', title: c.say('title.yearlyForecast'), lead: c.runs([c.line([method], 'year.lead')]), blocks }
}

/** Turns of the planets in the year: facts of the sky, not of this chart. */
function stationTable(c: Composer, from: string, to: string): Block {
  const rows = c.sky.stations
    .map((station) => ({ ...station, date: dateIn(c.input.displayTimeZone, station.at) }))
    .filter(({ date }) => date >= from && date < to)
    .map(({ graha, date, to: way }) => {
      const slots = { date: c.date(date) }
      return [
        c.book.date(date),
        graha === 'mercury' ? c.vary(`station.mercury.${way}`, slots) : c.say(`station.${graha as 'saturn'}.${way}`, slots),
      ]
    })
  return {
    kind: 'table',
    caption: c.say('year.stations'),
    columns: [
      { label: c.say('table.when'), align: 'start' },
      { label: c.say('table.what'), align: 'start' },
    ],
    rows,
  }
}

/** The matters of the house that a quick graha crosses, counted from the lagna. */
function fieldClause(c: Composer, sign: number): string {
  if (c.facts.lagna === null) return ''
  const house = houseOfSign(sign, c.facts.lagna.firstSign)
  return c.vary('year.field', { area: { term: `area.${house}` } })
}

function monthParagraph(c: Composer, month: Month, said: Set<string>): Block {
  const zone = c.input.displayTimeZone
  const lines: Line[] = []
  const within = (date: string): boolean => date >= month.from && date < month.to
  const sun = quickFinding(c, month.sun)
  lines.push(
    c.line([sun.id], 'year.sunFrom', {
      date: c.date(stayDates(month.sun, zone).from),
      text: lowerThe(c.say(`month.sun.${sun.place}`, { where: whereClause(c, month.sun.sign) })),
    }),
  )
  for (const graha of ['mars', 'venus', 'mercury'] as const satisfies readonly Quick[]) {
    for (const stay of c.sky[graha]) {
      const { from, to } = stayDates(stay, zone)
      const begins = laterOf(from, c.input.asOf)
      if (!within(begins) || daysBetween(begins, to) < 8) continue
      const { id, place } = quickFinding(c, stay)
      const key = `${graha}.${place}`
      if (said.has(key)) continue
      said.add(key)
      const slots = {
        date: c.date(begins),
        graha: c.graha(graha),
        graha2: c.grahaStart(graha),
        place: c.house(place),
        clause: c.say(`month.${graha}.${place}`),
        field: fieldClause(c, stay.sign),
      }
      lines.push(c.varied([id], 'year.quick', slots))
    }
  }
  for (const graha of ['saturn', 'jupiter', 'rahu'] as const satisfies readonly Graha[]) {
    for (const stay of c.sky[graha]) {
      const { from } = stayDates(stay, zone)
      if (!within(from)) continue
      const { id, place } = gocharaFinding(c, stay)
      const tone = c.say(SLOW_GOOD[graha].includes(place) ? 'roadmap.good' : 'roadmap.hard')
      lines.push(
        c.varied([id], 'year.slow', {
          graha: c.graha(graha),
          graha2: c.grahaStart(graha),
          sign: c.sign(stay.sign),
          date: c.date(from),
          place: c.house(place),
          tone,
        }),
      )
    }
  }
  const { grain, antars, errorDays } = c.dashas
  if (grain === 'antar' || grain === 'pratyantar') {
    const turn = antars.find(({ from }) => within(from))
    if (turn !== undefined)
      lines.push(c.line([periodFinding(c, turn)], 'year.dasha', { date: c.date(turn.from, errorDays), antar: c.graha(turn.lords[1]) }))
  }
  return c.paragraph(...lines)
}
