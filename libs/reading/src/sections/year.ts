import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, middleOf, periodFinding } from '../compose/parts.ts'
import { addDays, addMonths, dateIn, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { methodFinding } from './verdict.ts'

type Quick = 'sun' | 'mars' | 'mercury' | 'venus'
const SUN_GOOD: readonly number[] = [3, 6, 10, 11]
const SUN_REST: readonly number[] = [4, 8, 12]

export type Month = { from: string; to: string; label: string; sun: Stay; sunPlace: House }

/** The twelve months that follow the day of the reading, each with the Sun's main place from the Moon. */
export function monthsAhead(c: Composer): Month[] {
  const first = `${c.input.asOf.slice(0, 7)}-01`
  return Array.from({ length: 12 }, (_, index) => {
    const from = addMonths(first, index + (c.input.asOf.slice(8) > '15' ? 1 : 0))
    const to = addMonths(from, 1)
    const sun = c.sky.sun.toSorted((a, b) => overlap(c, b, from, to) - overlap(c, a, from, to))[0]
    return { from, to, label: c.book.date(from, 'month'), sun, sunPlace: houseOfSign(sun.sign, c.facts.sign('moon')) }
  })
}

function overlap(c: Composer, stay: Stay, from: string, to: string): number {
  const dates = stayDates(stay, c.input.displayTimeZone)
  return daysBetween(laterOf(dates.from, from), earlierOf(dates.to, to))
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
  return { id: 'yearlyForecast', title: c.say('title.yearlyForecast'), lead: c.runs([c.line([method], 'year.lead')]), blocks }
}

function monthParagraph(c: Composer, month: Month, said: Set<string>): Block {
  const zone = c.input.displayTimeZone
  const lines: Line[] = []
  const within = (date: string): boolean => date >= month.from && date < month.to
  const sun = quickFinding(c, month.sun)
  lines.push(c.line([sun.id], `month.sun.${sun.place}`))
  said.add(`sun.${sun.place}`)
  for (const graha of ['mars', 'venus', 'mercury'] as const satisfies readonly Quick[]) {
    for (const stay of c.sky[graha]) {
      const { from, to } = stayDates(stay, zone)
      // the month in which most of a passage's first half lies tells it
      const telling = addDays(from, Math.min(12, Math.floor(daysBetween(from, to) / 2)))
      if (!within(telling)) continue
      const { id, place } = quickFinding(c, stay)
      const key = `${graha}.${place}`
      if (said.has(key) || daysBetween(from, to) < 8) continue
      said.add(key)
      lines.push(c.line([id], `month.${graha}.${place}`))
    }
  }
  for (const { graha, at, to } of c.sky.stations) {
    const date = dateIn(zone, at)
    if (!within(date)) continue
    const id = c.find({
      id: `station.${graha}.${date}`,
      topic: 'timing',
      rule: 'practice.stations',
      paths: ['D1.moon.sign', `transit.${graha}.${date}.sign`],
      why: { key: to === 'retrograde' ? 'why.turnsBack' : 'why.turnsOn', slots: { graha: c.grahaStart(graha), date: c.date(date) } },
    })
    lines.push(c.line([id], to === 'retrograde' ? 'year.retro' : 'year.direct', { graha: c.grahaStart(graha), date: c.date(date) }))
  }
  for (const graha of ['saturn', 'jupiter', 'rahu'] as const satisfies readonly Graha[]) {
    for (const stay of c.sky[graha]) {
      const { from } = stayDates(stay, zone)
      if (!within(from)) continue
      const { id } = gocharaFinding(c, stay)
      lines.push(c.line([id], 'year.slow', { graha: c.grahaStart(graha), sign: c.sign(stay.sign), date: c.date(from) }))
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
