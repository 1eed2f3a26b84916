import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, houseOfSign } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { tieTo, TOPIC_HOUSE, type MainTopic } from './witnesses.ts'

/** A stretch in which a topic is in focus: a period whose lord is tied to it, while Jupiter touches its house. */
export type Window = {
  topic: MainTopic
  from: string
  to: string
  errorDays: number
  /** null when the dashas cannot be dated */
  period: DashaDates | null
  jupiter: Stay
  /** whence the house that Jupiter touches is counted, and its sign */
  counted: 'lagna' | 'moon'
  sign: number
  /** Saturn touches the same house: the double transit, common practice */
  double: boolean
  score: number
  id: string
  ids: string[]
}

const YEARS_AHEAD = 12
const SHORTEST_DAYS = 25
const MOST = 4
const MOST_A_PERIOD = 2
/** A window loses this much of its score with each year of distance: the near future is what is asked about. */
const FADE_A_YEAR = 0.6

/** True when a graha in `sign` stands in or sees another sign. */
const touches = (graha: Graha, sign: number, target: number): boolean => sign === target || aspectsSign(graha, sign, target)

/** The likeliest windows of a topic in the next twelve years, by time. */
export function windowsOf(c: Composer, topic: MainTopic): Window[] {
  const house = TOPIC_HOUSE[topic]
  const zone = c.input.displayTimeZone
  const end = addYears(c.input.asOf, YEARS_AHEAD)
  // the house from the lagna comes first; the same house from the Moon counts where that one is not touched
  const targets: { counted: Window['counted']; sign: number }[] = [
    ...(c.timed ? [{ counted: 'lagna' as const, sign: c.facts.main.signOf(house) }] : []),
    { counted: 'moon', sign: c.facts.moon.signOf(house) },
  ]
  const jupiters = c.sky.jupiter.flatMap((stay) => {
    const target = targets.find(({ sign }) => touches('jupiter', stay.sign, sign))
    return target === undefined ? [] : [{ stay, ...target }]
  })
  const saturns = c.sky.saturn.map((stay) => ({ sign: stay.sign, ...stayDates(stay, zone) }))
  const dated = c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'
  const periods: (DashaDates | null)[] = dated ? c.dashas.antars.filter(({ from, to }) => to > c.input.asOf && from < end) : [null]
  const found: Omit<Window, 'id' | 'ids'>[] = []
  for (const period of periods) {
    const tie = period === null ? 2 : tieTo(c, period.lords[1] as Graha, topic) + tieTo(c, period.lords[0] as Graha, topic) / 2
    if (tie < 2) continue
    for (const { stay: jupiter, counted, sign } of jupiters) {
      const stay = stayDates(jupiter, zone)
      const from = laterOf(laterOf(stay.from, period?.from ?? c.input.asOf), c.input.asOf)
      const to = earlierOf(earlierOf(stay.to, period?.to ?? end), end)
      if (from >= to || daysBetween(from, to) < SHORTEST_DAYS) continue
      const double = saturns.some((saturn) => saturn.from < to && saturn.to > from && touches('saturn', saturn.sign, sign))
      const place = houseOfSign(jupiter.sign, c.facts.sign('moon'))
      const good = [2, 5, 7, 9, 11].includes(place) ? 1 : 0
      found.push({
        topic,
        from,
        to,
        errorDays: period === null ? 0 : c.dashas.errorDays,
        period,
        jupiter,
        counted,
        sign,
        double,
        score: tie + (double ? 1.5 : 0) + good,
      })
    }
  }
  const rank = (window: Omit<Window, 'id' | 'ids'>): number => window.score - (FADE_A_YEAR * daysBetween(c.input.asOf, window.from)) / 365
  const ranked = found.toSorted((a, b) => rank(b) - rank(a) || (a.from < b.from ? -1 : 1))
  const perPeriod = new Map<string, number>()
  return ranked
    .filter(({ period }) => {
      if (period === null) return true
      const told = perPeriod.get(period.from) ?? 0
      perPeriod.set(period.from, told + 1)
      return told < MOST_A_PERIOD
    })
    .slice(0, MOST)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((window) => {
      const transit = gocharaFinding(c, window.jupiter)
      const ids = [transit.id, ...(window.period === null ? [] : [periodFinding(c, window.period)])]
      const id = c.find({
        id: `window.${topic}.${window.from}`,
        topic,
        rule: window.double ? 'practice.doubleTransit' : 'practice.dashaWithTransit',
        paths: [
          c.timed ? 'D1.lagna.sign' : 'D1.moon.sign',
          ...(window.period === null ? [] : [`vimshottari.periods.${window.period.index}.startAt`]),
        ],
        why:
          window.period === null
            ? { key: 'why.windowMoon', slots: { sign: c.sign(window.jupiter.sign), place: c.house(transit.place) } }
            : {
                key: 'why.window',
                slots: {
                  maha: { term: `grahaBare.${window.period.lords[0] as Graha}` },
                  antar: { term: `grahaBare.${window.period.lords[1] as Graha}` },
                  sign: c.sign(window.jupiter.sign),
                },
              },
        polarity: 'support',
        strength: window.score >= 6 ? 'strong' : window.score >= 4 ? 'fair' : 'slight',
        window: { from: window.from, to: window.to, errorDays: window.errorDays },
      })
      return { ...window, id, ids: [id, ...ids] }
    })
}
