import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import { groundPeriods, GROUNDS, type Ground } from './grounds.ts'
import { LONGEST_RETREAT_DAYS, passageTone, placeFromMoon } from './passages.ts'
import { periodTone } from './period-colour.ts'
import { datedStays, opens, partOf, sharedDays, SHORTEST_DAYS, type Part } from './windows.ts'

/** A time within a tied sub-period in which Jupiter stands in the ground's own house or sees it; its passes around a retreat are parts. */
export type GroundWindow = {
  ground: Ground
  parts: [Part, ...Part[]]
  period: DashaDates
  /** whence the house is counted that Jupiter touches, and how he touches it */
  counted: 'lagna' | 'moon'
  how: 'in' | 'sees'
  /** Jupiter's, 0 Mesha … 11 Mina */
  sign: number
  ids: string[]
}

/** Openings are told of the years in which somebody can begin to save, to study or to mend a quarrel. */
const YEARS_AHEAD = 5

function findingsOf(c: Composer, ground: Ground, period: DashaDates, stay: Stay, part: Part): string[] {
  const [maha, antar] = period.lords.map((graha) => ({ term: `grahaBare.${graha}` as const }))
  const id = c.find({
    id: `opening.${ground}.${part.from}`,
    topic: 'general',
    rule: 'practice.dashaWithTransit',
    paths: ['D1.lagna.sign', `vimshottari.periods.${period.index}.startAt`],
    why: { key: 'why.window', slots: { maha, antar, sign: c.sign(stay.sign), place: c.house(placeFromMoon(c, stay)) } },
    polarity: 'support',
    strength: 'slight',
    window: { from: part.from, to: part.to, errorDays: Math.max(part.fromErrorDays, part.toErrorDays) },
  })
  return [id, gocharaFinding(c, stay).id, periodFinding(c, period)]
}

/**
 * The openings of a ground that begin within so many years (five where none are told), soonest first: days on which the lord of the running sub-period rules one of its houses or
 * stands there (groundPeriods) while Jupiter stands in the ground's own house or sees it, from the lagna or else from the Moon, and in no
 * demanding place (`practice`: dasha with transit, as for the stretches of the three topics). A sub-period whose lord has to struggle opens
 * nothing; none where the dashas cannot be dated.
 */
export function groundWindows(c: Composer, ground: Ground, years = YEARS_AHEAD): GroundWindow[] {
  if (!c.timed) return []
  const [house] = GROUNDS[ground].houses
  const targets = [
    { counted: 'lagna' as const, sign: c.facts.main.signOf(house) },
    { counted: 'moon' as const, sign: c.facts.moon.signOf(house) },
  ]
  const { asOf } = c.input
  const end = addYears(asOf, years)
  const found: GroundWindow[] = []
  for (const period of groundPeriods(c, ground)) {
    if (period.from >= end) break
    if (periodTone(c, period) === 'ill') continue
    for (const jupiter of datedStays(c, 'jupiter')) {
      const target = jupiter.tone === 'hard' ? undefined : targets.find((one) => opens(c, jupiter, one))
      const days = sharedDays({ from: asOf, to: period.to }, period, jupiter)
      if (target === undefined || days === null || days.from >= end || daysBetween(days.from, days.to) < SHORTEST_DAYS) continue
      const part = partOf(c, period, days)
      const ids = findingsOf(c, ground, period, jupiter.stay, part)
      const how = jupiter.stay.sign === target.sign ? ('in' as const) : ('sees' as const)
      const before = found.at(-1)
      const last = before?.parts.at(-1)
      const same = before?.period === period && before.sign === jupiter.stay.sign && before.counted === target.counted
      if (before !== undefined && last !== undefined && same && daysBetween(last.to, days.from) <= LONGEST_RETREAT_DAYS) {
        if (last.to === days.from) Object.assign(last, { to: part.to, toErrorDays: part.toErrorDays })
        else before.parts.push(part)
        before.ids = [...new Set([...before.ids, ...ids])]
      } else found.push({ ground, parts: [part], period, counted: target.counted, how, sign: jupiter.stay.sign, ids })
    }
  }
  return found
}

/** Jupiter's passages in or over a house that end after the day of the reading, soonest first. */
export function passagesOver(c: Composer, house: House): { id: string; from: string; to: string; sign: number; isKind: boolean }[] {
  const target = c.facts.main.signOf(house)
  return [stayNow(c, 'jupiter'), ...staysAhead(c, 'jupiter')]
    .filter(({ sign }) => sign === target || aspectsSign('jupiter', sign, target))
    .map((stay) => ({ ...gocharaFinding(c, stay), sign: stay.sign, isKind: passageTone(c, stay) !== 'hard' }))
}

/** The lord of the sub-period of an opening. */
export const openingLord = ({ period }: GroundWindow): Graha => period.lords[1] as Graha
