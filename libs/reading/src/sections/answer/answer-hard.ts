import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated, stayNow } from '../../compose/current.ts'
import { gocharaFinding, periodFinding } from '../../compose/parts.ts'
import { sideMatters } from '../../compose/period-words.ts'
import { daysBetween, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { aspectsSign, type House } from '../../facts/houses.ts'
import { stayDates } from '../../facts/sky.ts'
import type { DateSlot, MessageKey } from '../../phrasebook/phrasebook.ts'
import { passageTone, placeFromMoon } from '../../rules/passages.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { TIED } from '../../rules/periods.ts'
import { tieTo } from '../../rules/witnesses.ts'
import type { ToldHard } from '../../understanding/told.ts'
import { hardOf, sharedDays } from '../hard-time.ts'
import { methodFinding } from '../verdict.ts'

type Span = { from: string; to: string }
/** What lay on a time: the longest part of it first. */
export type Reason = Span & { text: string; id: string; shared: number }

/** A sub-period or a passage is a reason where it lay on at least one part in so many of the time told. */
const SHARE = 3
const MOST_REASONS = 2
/** A passage of Saturn that comes back within so many days is one passage. */
const RETURN_DAYS = 400
/** Of a matter's houses the ones that Saturn is looked for in or over. */
const UNDER_SATURN: readonly House[] = [10, 7, 4]

const month = (date: string): DateSlot => ({ date, grain: 'month' })
const enough = (shared: number, hard: Span): boolean => shared * SHARE >= daysBetween(hard.from, hard.to)
const tense = (c: Composer, { to }: Span): 'past' | 'now' => (to > c.input.asOf ? 'now' : 'past')

/** What a hard sub-period was: of a bond that it is tied to the 7th where it is, since its other matters are none of the question. */
function hardKey(c: Composer, period: DashaDates, ofBond: boolean): MessageKey {
  if (!ofBond) return `hard.period.${tense(c, period)}`
  return tieTo(c, period.lords[1] as Graha, 'love') >= TIED ? `hard.bond.tied.${tense(c, period)}` : `hard.bond.${tense(c, period)}`
}

/** The sub-periods of the time whose lord has to struggle, as every section colours them. */
function periodReasons(c: Composer, hard: Span, ofBond: boolean): Reason[] {
  if (!isDated(c)) return []
  return c.dashas.antars
    .filter((period) => periodTone(c, period) === 'ill')
    .map((period: DashaDates) => ({
      from: period.from,
      to: period.to,
      shared: sharedDays(period, hard),
      id: periodFinding(c, period),
      text: c.say(hardKey(c, period, ofBond), {
        antar: c.graha(period.lords[1] as Graha),
        from: month(period.from),
        to: month(period.to),
        care: ofBond ? '' : sideMatters(c, period).care,
      }),
    }))
    .filter(({ shared }) => enough(shared, hard))
}

type Passage = Span & { key: 'sadeSati' | 'dhaiya4' | 'dhaiya8' | 'over'; id: string; house: House }

/** Saturn's passages that almanacs have press, and those over the matter's own house; the passes around a retreat as one. */
function saturnPassages(c: Composer, houses: readonly House[]): Passage[] {
  const { lagna } = c.facts
  const house = lagna === null ? undefined : UNDER_SATURN.find((one) => houses.includes(one))
  const found: Passage[] = []
  for (const stay of c.sky.saturn) {
    const place = placeFromMoon(c, stay)
    const pressing = [12, 1, 2].includes(place) ? 'sadeSati' : place === 4 ? 'dhaiya4' : place === 8 ? 'dhaiya8' : null
    const target = house === undefined || lagna === null ? null : lagna.signOf(house)
    const over = target !== null && (stay.sign === target || aspectsSign('saturn', stay.sign, target))
    const key = pressing !== null && passageTone(c, stay) === 'hard' ? pressing : over ? 'over' : null
    if (key === null) continue
    const dates = stayDates(stay, c.input.displayTimeZone)
    const last = found.findLast((one) => one.key === key)
    if (last !== undefined && daysBetween(last.to, dates.from) < RETURN_DAYS) last.to = laterOf(last.to, dates.to)
    else found.push({ ...dates, key, house: house ?? 10, id: gocharaFinding(c, stay).id })
  }
  return found
}

function saturnReasons(c: Composer, hard: Span, houses: readonly House[]): Reason[] {
  const reasons = saturnPassages(c, houses)
    .map((passage) => {
      const { key, from, to, id, house } = passage
      const slots = { from: month(from), to: month(to) }
      return {
        key,
        from,
        to,
        id,
        shared: sharedDays(passage, hard),
        text:
          key === 'over'
            ? c.say(`hard.over.${tense(c, passage)}`, { ...slots, house: c.house(house) })
            : c.say(`hard.saturn.${tense(c, passage)}`, { ...slots, passage: c.say(`now.saturn.${key}`) }),
      }
    })
    .filter(({ shared }) => enough(shared, hard))
  // what almanacs have press comes before a glance at one house
  return reasons.toSorted((a, b) => Number(a.key === 'over') - Number(b.key === 'over') || b.shared - a.shared).slice(0, 1)
}

/** What lay on a time that was told as hard: its hard sub-period and Saturn's passage, each only where it lay on a good part of it. */
export function hardReasons(c: Composer, hard: ToldHard): Reason[] {
  const houses = hard.houses === 'all' ? UNDER_SATURN.slice(0, 1) : hard.houses
  const periods = periodReasons(c, hard, hard.houses !== 'all' && hard.houses.includes(7)).toSorted((a, b) => b.shared - a.shared)
  const saturn = saturnReasons(c, hard, houses)
  return [...periods.slice(0, MOST_REASONS - saturn.length), ...saturn]
}

/**
 * Why a time that somebody told as hard was so, in one sentence; else that the chart shows no plain reason. Nothing where no such time is told with its length.
 */
export function hardLines(c: Composer): Line[] {
  const hard = hardOf(c)
  if (hard === null || hard.slack === null) return []
  const told = hardReasons(c, hard)
  const [first, second] = told
  if (first !== undefined) {
    const reasons = second === undefined ? first.text : c.say('hard.two', { first: first.text, second: second.text })
    return [
      c.line(
        told.map(({ id }) => id),
        'hard.why',
        { reasons },
      ),
    ]
  }
  // of a tie that ended no cause is weighed
  if (hard.slack === 0 && hard.houses !== 'all' && hard.houses.includes(7)) return []
  const here = gocharaFinding(c, stayNow(c, 'saturn')).id
  return [c.line([here, methodFinding(c, 'past', 'practice.pastCheck')], isDated(c) ? 'hard.none' : 'hard.noneOpen')]
}
