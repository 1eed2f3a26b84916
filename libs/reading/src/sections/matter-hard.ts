import type { Block } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { saturnSeasons, type SaturnPhase } from '../facts/gochara.ts'
import type { House } from '../facts/houses.ts'
import { stayDates } from '../facts/sky.ts'
import { groundPeriods } from '../rules/grounds.ts'
import { passageTone, placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { besideLine } from './joined-lines.ts'
import type { LedMatter } from './led-matter.ts'
import { lordOf, timesOf, YEARS, type Days } from './matter-times.ts'
import { KIN, ownOr, saysOwn, type Kin, type Matters } from './matter-words.ts'
import { FEWEST_SHARED, joinedMonths, monthsAhead, quickFinding, spanLabel, type Month } from './months.ts'
import { once } from './once.ts'
import { periodSpan } from './short-concerns.ts'
import { sourcesOf } from './verdict.ts'

/** A passage of Saturn that comes back within so many days is one passage. */
const RETURN_DAYS = 400
/** A retreat of fewer days is no pause. */
const SHORTEST_PAUSE_DAYS = 20
const MOST_SEASONS = 1
const MARS_YEARS = 2

/** A harder time, what makes it so and what to do in it. */
type Hard = { from: string; days: readonly Days[]; when: string; what: string; act: string; ids: string[] }

/** Sade sati and the dhaiyas of the next ten years as far as some of each presses, each to its last return. */
function saturnRows(c: Composer, matter: Matters): Hard[] {
  const zone = c.input.displayTimeZone
  const end = addYears(c.input.asOf, YEARS)
  type Season = Days & { phase: SaturnPhase; presses: boolean; ids: string[]; pauses: Days[] }
  const found: Season[] = []
  for (const { phase, from, to, sign } of saturnSeasons(c.sky, c.facts.sign('moon'), zone)) {
    const stay = c.sky.saturn.find((one) => one.sign === sign && stayDates(one, zone).from === from)
    if (to <= c.input.asOf || stay === undefined) continue
    const { id } = gocharaFinding(c, stay)
    const presses = passageTone(c, stay) === 'hard'
    const last = found.findLast((one) => one.phase === phase)
    if (last !== undefined && daysBetween(last.to, from) < RETURN_DAYS) {
      if (daysBetween(last.to, from) > SHORTEST_PAUSE_DAYS) last.pauses.push({ from: last.to, to: from })
      last.to = to
      last.presses ||= presses
      last.ids.push(id)
    } else if (from < end) found.push({ phase, from, to, presses, ids: [id], pauses: [] })
    else if (found.length >= MOST_SEASONS) break
  }
  return found
    .filter(({ presses }) => presses)
    .slice(0, MOST_SEASONS)
    .map(({ phase, from, to, ids, pauses }) => {
      const until =
        pauses.length === 0
          ? c.say('until.once', { to: c.date(to) })
          : c.say('until.paused', {
              to: c.date(to),
              spans: { list: pauses.map((pause) => c.say('until.span', { from: c.date(pause.from), to: c.date(pause.to) })) },
            })
      return {
        from,
        days: [{ from, to }],
        when: from <= c.input.asOf ? c.say('answer.spanNow', { to: until }) : c.say('answer.span', { from: c.date(from), to: until }),
        what: c.say('matter.hard.saturn', { phase }),
        act: ownOr(c, 'hard', matter, 'saturn'),
        ids,
      }
    })
}

/** The place from the Moon in which Mars makes a matter touchy: the 2nd of purse and words, the 4th of home and land (Phaladeepika 26.13). */
const MARS_PLACE: Readonly<Partial<Record<Kin, House>>> = { money: 2, property: 4, family: 4 }

function marsRows(c: Composer, matter: Matters): Hard[] {
  const place = MARS_PLACE[KIN[matter]]
  const zone = c.input.displayTimeZone
  const { asOf } = c.input
  const stays = c.sky.mars
    .map((stay) => ({ stay, ...stayDates(stay, zone) }))
    .filter(({ stay, from, to }) => to > asOf && from < addYears(asOf, MARS_YEARS) && placeFromMoon(c, stay) === place)
  const [first] = stays
  if (first === undefined || place === undefined) return []
  return [
    {
      from: first.from,
      days: stays.map(({ from, to }) => ({ from, to })),
      when: joined(c, stays),
      what: c.say('matter.hard.mars', { place: c.house(place) }),
      act: ownOr(c, 'hard', matter, 'mars'),
      ids: stays.map(({ stay }) => quickFinding(c, stay).id),
    },
  ]
}

/** Spans in one cell of a table. */
const joined = (c: Composer, spans: readonly { from: string; to: string }[]): string =>
  spans.map(({ from, to }) => (from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(to) }) : spanLabel(c, from, to))).join('; ')

/** The heavier months of the year ahead, as the year's chapter has them; those that follow each other as one span. */
export const heavySpans = once((c): Days[] => joinedMonths(monthsAhead(c).filter(({ tone }) => tone === 'hard')))

const MOST_PERIODS = 2

/** The sub-periods under strain that the harder times name. */
export const strainedPeriods = (c: Composer, led: LedMatter): DashaDates[] =>
  groundPeriods(c, led)
    .filter((period) => periodTone(c, period) === 'ill')
    .slice(0, MOST_PERIODS)

const sharedDays = (one: Days, other: Days): number => daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

/** True of a heavier month through which one of the chapter's own times runs, with no harder sub-period over it: what that time is for goes on there. */
function isHeld(c: Composer, led: LedMatter, month: Days): boolean {
  const shares = (days: Days): boolean => sharedDays(days, month) >= FEWEST_SHARED
  return timesOf(c, led).some(({ kind, spans }) => kind !== 'period' && spans.some(shares)) && !strainedPeriods(c, led).some(shares)
}

/** The heavier months of the year ahead, those apart in which a time of the matter runs all the same. */
function monthRows(c: Composer, led: LedMatter, matter: Matters): Hard[] {
  const heavy = monthsAhead(c).filter(({ tone }) => tone === 'hard')
  const splits = saysOwn(c, 'hard', matter, 'months.held')
  const held = splits ? heavy.filter((month) => isHeld(c, led, month)) : []
  const rowOf = (months: readonly Month[], kind: 'months' | 'months.held'): Hard[] => {
    const days = joinedMonths(months)
    const [first] = days
    return first === undefined
      ? []
      : [
          {
            from: first.from,
            days,
            when: joined(c, days),
            what: c.say(kind === 'months' ? 'matter.hard.months' : 'matter.hard.monthsHeld'),
            act: ownOr(c, 'hard', matter, kind),
            ids: months.map(({ sun }) => quickFinding(c, sun).id),
          },
        ]
  }
  return [
    ...rowOf(
      heavy.filter((month) => !held.includes(month)),
      'months',
    ),
    ...rowOf(held, 'months.held'),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function hardRows(c: Composer, led: LedMatter, matter: Matters): Hard[] {
  const periods = strainedPeriods(c, led).map((period, index): Hard => ({
    from: period.from,
    days: [period],
    when: periodSpan(c, period),
    what: c.say('matter.hard.period', { antar: c.graha(lordOf(period)) }),
    act: ownOr(c, 'hard', matter, `period.${index === 0 ? 1 : 2}`),
    ids: [periodFinding(c, period)],
  }))
  return [
    ...monthRows(c, led, matter),
    ...marsRows(c, matter),
    ...[...periods, ...saturnRows(c, matter)].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  ]
}

/** The harder months and years of a matter, and what to do in each. */
export function hardBlocks(c: Composer, led: LedMatter, matter: Matters): Block[] {
  const rows = hardRows(c, led, matter)
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: c.say('matter.hardTable'),
      columns: (['table.when', 'matter.col.hard', 'matter.col.act', 'table.sourceShort'] as const).map((label) => ({
        label: c.say(label),
        align: 'start' as const,
      })),
      rows: rows.map(({ when, what, act, ids }) => [sentenceCase(when), sentenceCase(what), act, sourcesOf(c, ids)]),
    },
    c.paragraph(
      c.line([...new Set(rows.flatMap(({ ids }) => ids))], 'matter.hard.after'),
      besideLine(
        c,
        hardKey(KIN[matter]),
        rows.flatMap(({ days }) => days),
      ),
    ),
  ]
}

/** What goes on in the harder times all the same: payments, and what a doctor has planned. */
const hardKey = (kin: Kin): 'matter.hard.besideMoney' | 'matter.hard.besideBirth' | 'matter.hard.beside' =>
  kin === 'money' ? 'matter.hard.besideMoney' : kin === 'birth' ? 'matter.hard.besideBirth' : 'matter.hard.beside'
