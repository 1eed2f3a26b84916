import { GRAHAS } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding } from '../compose/parts.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import type { Stay } from '../facts/sky.ts'
import { passageTone } from '../rules/passages.ts'
import { readsOfJourneys, readsOfRoadAlone } from './stretch-kind.ts'

/** Without a birth time no sub-period is dated: the slow grahas over the houses of distance are told for so many years. */
const YEARS = 8
/** Where the sub-periods have dates the sky stands beside them, and fewer years of it are enough. */
const YEARS_BESIDE = 3
const yearsOf = (c: Composer): number => (c.timed ? YEARS_BESIDE : YEARS)
/** A shorter passage is a step back over the edge of a sign, and nothing to plan by. */
const SHORTEST_DAYS = 45
const FAR_HOUSES: readonly House[] = [9, 12]

type Passage = { stay: Stay; id: string; place: House; from: string; to: string; over: House[]; seen: House[] }

/** Passages through the 9th and the 12th from the Moon or looking at them, soonest first (Phaladeepika 26 counts gochara from the Moon). */
export function farPassages(c: Composer): Passage[] {
  const end = addYears(c.input.asOf, yearsOf(c))
  const signOf = (house: House): number => c.facts.main.signOf(house)
  return (['jupiter', 'saturn', 'rahu'] as const)
    .flatMap((graha) => [stayNow(c, graha), ...staysAhead(c, graha)])
    .flatMap((stay): Passage[] => {
      const over = FAR_HOUSES.filter((house) => signOf(house) === stay.sign)
      // a node has no look of its own in Parashara
      const seen = stay.graha === 'rahu' ? [] : FAR_HOUSES.filter((house) => aspectsSign(stay.graha, stay.sign, signOf(house)))
      if (over.length + seen.length === 0) return []
      const told = gocharaFinding(c, stay)
      return told.from < end && daysBetween(told.from, told.to) >= SHORTEST_DAYS ? [{ stay, ...told, over, seen }] : []
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

const MODES = ['movable', 'fixed', 'dual'] as const

/** How many of the seven stand in movable, fixed and dual signs. */
const modeCounts = (c: Composer): number[] =>
  MODES.map((_, mode) => GRAHAS.slice(0, 7).filter((graha) => c.facts.sign(graha) % 3 === mode).length)

/** What the greatest number says of leaving, in words that hold beside the sign of the 9th, which is told as quick or slow to set out. */
export function modeKey(c: Composer) {
  const counts = modeCounts(c)
  const most = Math.max(...counts)
  const lead = counts.filter((count) => count === most).length > 1 ? 'none' : (MODES[counts.indexOf(most)] as (typeof MODES)[number])
  const sign = MODES[c.facts.main.signOf(9) % 3]
  return lead === 'fixed' && sign === 'movable' ? 'fixed.quick' : lead === 'movable' && sign === 'fixed' ? 'movable.slow' : lead
}

/** The count of the kinds of sign (practice), and what it says of leaving. */
export function modesLine(c: Composer): Line {
  const [movable, fixed, dual] = modeCounts(c)
  const numbers = { movable, fixed, dual }
  const id = c.find({
    id: 'abroad.modes',
    topic: 'abroad',
    rule: 'practice.houseSign',
    paths: GRAHAS.slice(0, 7).map((graha) => `D1.${graha}.sign`),
    why: { key: 'why.modes', slots: numbers },
  })
  return c.line([id], `abroad.modes.${modeKey(c)}`, numbers)
}

/** The signs of the grahas and the sky over the houses of distance: what holds of a life's roads without a lagna. */
export function skyBlocks(c: Composer): Block[] {
  const passages = farPassages(c)
  const blocks: Block[] = [c.heading('abroad.headSky'), ...(readsOfJourneys(c) ? [] : [c.paragraph(modesLine(c))])]
  if (passages.length === 0) return blocks
  const kind = passages.filter(({ stay }) => stay.graha === 'jupiter' && passageTone(c, stay) === 'good')
  const hard = passages.filter(({ stay }) => stay.graha === 'saturn' && passageTone(c, stay) === 'hard')
  const spans = (list: readonly Passage[]) => ({
    list: list.map(({ from, to }) => c.say('until.span', { from: c.date(from), to: c.date(to) })),
  })
  const isRoad = readsOfRoadAlone(c)
  const idsOf = (list: readonly Passage[]): string[] => list.map(({ id }) => id)
  return [
    ...blocks,
    c.paragraph(
      c.line(idsOf(passages), c.timed ? 'abroad.sky.timed' : 'abroad.sky'),
      kind.length > 0 && c.line(idsOf(kind), isRoad ? 'abroad.sky.kind.road' : 'abroad.sky.kind', { spans: spans(kind) }),
      hard.length > 0 && c.line(idsOf(hard), isRoad ? 'abroad.sky.hard.road' : 'abroad.sky.hard', { spans: spans(hard) }),
    ),
    {
      kind: 'table',
      caption: c.say(c.timed ? 'abroad.sky.table.timed' : 'abroad.sky.table', { years: yearsOf(c) }),
      columns: (['from', 'to', 'graha', 'touches', 'fromMoon'] as const).map((name) => ({ label: c.say(`table.${name}`), align: 'start' })),
      rows: passages.map(({ stay, place, from, to, over, seen }) => [
        c.book.date(from, 'day'),
        c.book.date(to, 'day'),
        c.say('abroad.sky.graha', { graha: c.grahaStart(stay.graha), sign: c.sign(stay.sign) }),
        [
          ...over.map((house) => c.say('abroad.sky.over', { house: c.house(house) })),
          ...seen.map((house) => c.say('abroad.sky.seen', { house: c.house(house) })),
        ].join(', '),
        c.say(`abroad.sky.place.${passageTone(c, stay)}`, { place: c.house(place) }),
      ]),
    },
  ]
}
