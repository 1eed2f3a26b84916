import { precisionMinutes } from '@disha/jyotish/sensitivity'
import { spanOf } from '../facts/derived.ts'
import { MOSTLY, mostlyMaha } from '../facts/possible-dashas.ts'
import { nearestLagnaChange } from '../facts/known-chart.ts'
import type { MessageKey, Slots, TermSlot } from '../phrasebook/phrasebook.ts'
import type { Composer, FindingSpec, Line } from './composer.ts'

/** The rising sign in words; nothing when the birth time is unknown. */
export function risingLines(c: Composer): Line[] {
  const { lagna } = c.chart.D1
  if (lagna === null) return []
  const id = c.find({
    id: 'lagna',
    rule: 'practice.lagna',
    paths: ['D1.lagna.sign'],
    why: { key: 'why.lagna', slots: { sign: c.sign(lagna.sign) } },
  })
  return [c.line([id], `lagnaSign.${lagna.sign}` as MessageKey)]
}

/** Rahu and Ketu by house, or by place from the Moon. */
export function nodesLines(c: Composer): Line[] {
  const view = c.facts.main
  const rahu = view.houseOf('rahu')
  const ketu = view.houseOf('ketu')
  const id = c.find({
    id: 'nodes',
    rule: 'practice.nodalAxis',
    paths: c.timed ? ['D1.lagna.sign', 'D1.rahu.house', 'D1.ketu.house'] : ['D1.moon.sign', 'D1.rahu.sign', 'D1.ketu.sign'],
    why: { key: c.timed ? 'why.nodes' : 'why.nodesMoon', slots: { rahu: c.house(rahu), ketu: c.house(ketu) } },
  })
  return [
    c.line([id], c.timed ? 'nodes.lead' : 'nodes.leadMoon', { rahu: c.house(rahu), ketu: c.house(ketu), text: c.say(`nodes.${rahu}`) }),
  ]
}

/** The Moon's star as far as the hours known bear it: with its pada, alone, or the two between which it passes and when. */
export function moonStar(c: Composer): Pick<FindingSpec, 'paths' | 'why'> & { turned: Turned | undefined } {
  const { nakshatra, pada } = c.chart.D1.moon
  const surePada = c.timed || c.sure('D1.moon.nakshatra', 'D1.moon.pada')
  const turn = c.timed ? undefined : c.changes().find(({ fact }) => fact === 'D1.moon.nakshatra')
  const turned = turn && {
    time: c.clock((Date.parse(turn.at) - Date.parse(c.input.birth.utc)) / 60_000),
    before: { term: `nakshatra.${Number(turn.before)}` as 'nakshatra.1' },
    after: { term: `nakshatra.${Number(turn.after)}` as 'nakshatra.1' },
  }
  const slots = { nakshatra: { term: `nakshatra.${nakshatra}` as 'nakshatra.1' }, pada }
  return {
    turned,
    paths: ['D1.moon.nakshatra', ...(surePada ? ['D1.moon.pada'] : [])],
    why: turned === undefined ? { key: surePada ? 'why.moonStar' : 'why.moonStarOnly', slots } : { key: 'why.moonStarOpen', slots: turned },
  }
}

type Turned = { time: string; before: { term: 'nakshatra.1' }; after: { term: 'nakshatra.1' } }

/** Where the Moon changed its star in the time given and one of the two holds for most of it: on which side of what clock time the other lies. */
function mostlyStar(c: Composer): { side: 'before' | 'after'; slots: Slots } | null {
  const turns = c.timed ? [] : c.changes().filter(({ fact }) => fact === 'D1.moon.nakshatra')
  const [turn] = turns
  if (turn === undefined || turns.length > 1) return null
  const minutes = (Date.parse(turn.at) - Date.parse(c.input.birth.utc)) / 60_000
  const [from, to] = spanOf(c.input.birth)
  const side = minutes < 0 ? 'before' : 'after'
  const held = side === 'before' ? to - minutes : minutes - from
  if (held < MOSTLY * (to - from)) return null
  const other = Number(side === 'before' ? turn.before : turn.after)
  return {
    side,
    slots: {
      hours: Math.floor(held / 60),
      all: Math.round((to - from) / 60),
      time: c.clock(minutes),
      other: { term: `nakshatra.${other}` as 'nakshatra.1' },
    },
  }
}

/** The clock to which the turn of a mahadasha is told: the Moon's pace varies a little through a day. */
const MAHA_MINUTES = 15

/** The mahadasha that runs today for most of the hours of the day of birth, with the clock times that it hangs on; null where none does, or where more is known. */
export function dayMahaLine(c: Composer): Line | null {
  if (!c.wholeDay) return null
  const turns = c.changes().filter(({ fact }) => fact === 'D1.moon.nakshatra')
  const [turn] = turns
  if (turns.length > 1) return null
  const at = turn === undefined ? null : (Date.parse(turn.at) - Date.parse(c.input.birth.utc)) / 60_000
  const found = mostlyMaha(c.input.birth, c.dashas, c.chart.D1.moon.nakshatra, at, c.input.asOf)
  if (found === null) return null
  const { lord, from, to } = found
  const { paths, why } = moonStar(c)
  const id = c.find({ id: 'dasha.ofDay', topic: 'timing', rule: 'bphs46.12-16', paths, why })
  const clock = (minutes: number | null): string => (minutes === null ? '' : c.clock(Math.round(minutes / MAHA_MINUTES) * MAHA_MINUTES))
  const kind = from === null ? (to === null ? 'all' : 'until') : to === null ? 'since' : 'within'
  return c.line([id], `now.dayMaha.${kind}`, {
    maha: { term: `grahaBare.${lord}` },
    theme: { term: `theme.${lord}` },
    from: clock(from),
    to: clock(to),
  })
}

/** The Moon's sign and star in words; where the birth time leaves one of them open, both possibilities with the hour between them. */
export function moonLines(c: Composer): Line[] {
  const { moon } = c.chart.D1
  const sign = c.find({
    id: 'moonSign',
    rule: 'practice.moonSign',
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(moon.sign) } },
  })
  const { turned, paths, why } = moonStar(c)
  const star = c.find({ id: 'moonStar', rule: 'practice.nakshatra', paths, why })
  const lines = [c.line([sign], `moonSign.${moon.sign}` as MessageKey)]
  const open = moonSignOpen(c)
  if (open !== null) lines.unshift(open)
  const mostly = mostlyStar(c)
  if (turned !== undefined && mostly === null) return [...lines, c.line([star], 'moon.starOpen', turned)]
  lines.push(c.line([star], `nakshatra.${moon.nakshatra}` as MessageKey))
  if (mostly !== null) lines.push(c.line([star], `moon.starMostly.${mostly.side}`, mostly.slots))
  return lines
}

/** Clocks are rounded to five minutes; one that shows another minute was read more closely, but seldom to the minute. */
const ROUNDED_MINUTES = 5
const READ_MINUTES = 2

/** Where the lagna is near an edge: how far (minutes, negative: earlier), to which rashi, and why the clock may reach it. */
export type LagnaEdge = { minutes: number; other: number; reach: 'within' | 'rounded' | 'read' }

/**
 * The nearest other lagna that the person's clock may reach: within their own margin, within the rounding of a clock that shows a full five
 * minutes, or within the two minutes by which any clock may be wrong. Null where the lagna is safe, or not read at all.
 */
export function lagnaEdge(c: Composer): LagnaEdge | null {
  if (c.chart.D1.lagna === null) return null
  const { birth, ephemeris } = c.input
  const own = precisionMinutes(birth.precision)
  const rounded = Number(birth.birthLocal.slice(14, 16)) % ROUNDED_MINUTES === 0
  const edge = nearestLagnaChange(birth, ephemeris, Math.max(own, rounded ? ROUNDED_MINUTES : READ_MINUTES))
  if (edge === null) return null
  // before the birth the older value held, after it the newer one
  const other = edge.minutes < 0 ? edge.before : edge.after
  const away = Math.abs(edge.minutes)
  return { minutes: edge.minutes, other, reach: away <= own ? 'within' : away <= READ_MINUTES ? 'read' : 'rounded' }
}

/** The id of the finding that the lagna may be another. */
export const LAGNA_EDGE = 'lagna.edge'

/** The finding of a lagna that lies near another, with its words. */
export function edgeFinding(c: Composer, edge: LagnaEdge, sign: number) {
  const slots = { sign: c.sign(sign), other: c.sign(edge.other), minutes: Math.floor(Math.abs(edge.minutes)) }
  return {
    id: c.find({ id: LAGNA_EDGE, rule: 'practice.sensitivity', paths: ['D1.lagna.sign'], why: { key: 'why.edge', slots } }),
    slots,
  }
}

/** Where every house would move within the margin of the clock, that is said with the answer itself. */
export function edgeCaution(c: Composer): Line[] {
  const edge = lagnaEdge(c)
  const lagna = c.chart.D1.lagna
  if (edge === null || lagna === null || Math.abs(edge.minutes) > c.clockMinutes) return []
  const minutes = Math.max(1, Math.ceil(Math.abs(edge.minutes)))
  return [c.line([edgeFinding(c, edge, lagna.sign).id], edge.minutes < 0 ? 'gist.fragile.earlier' : 'gist.fragile.later', { minutes })]
}

/** That the lagna may be another, in one sentence for the head of what is counted from it; null where it is safe. */
export function lagnaEdgeLine(c: Composer): Line | null {
  const edge = lagnaEdge(c)
  const { lagna } = c.chart.D1
  if (edge === null || lagna === null) return null
  const { id, slots } = edgeFinding(c, edge, lagna.sign)
  return c.line([id], edge.minutes < 0 ? 'chart.edge.earlier' : 'chart.edge.later', slots)
}

/** Where no lagna is read and the Moon changes its rashi in the time given: the rashi counted from, and the clock time of the change. */
export function moonTurn(c: Composer): { sign: TermSlot; other: TermSlot; time: string; minutes: number } | null {
  const turn = c.timed ? undefined : c.changes().find(({ fact }) => fact === 'D1.moon.sign')
  if (turn === undefined) return null
  const minutes = (Date.parse(turn.at) - Date.parse(c.input.birth.utc)) / 60_000
  const other = c.sign(Number(minutes > 0 ? turn.after : turn.before))
  return { sign: c.sign(c.facts.sign('moon')), other, time: c.clock(minutes), minutes }
}

/** Without a lagna everything is counted from the Moon: where it changed its rashi in the time given, that is said before anything else. */
export function moonSignOpen(c: Composer): Line | null {
  const turn = moonTurn(c)
  if (turn === null) return null
  const id = c.find({
    id: 'moonSign',
    rule: 'practice.moonSign',
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(c.facts.sign('moon')) } },
  })
  const { minutes, ...slots } = turn
  const [from, to] = spanOf(c.input.birth)
  const earlier = minutes > 0
  return c.line([id], earlier ? 'moon.signOpen.earlier' : 'moon.signOpen.later', {
    ...slots,
    hours: Math.max(1, Math.round((earlier ? minutes - from : to - minutes) / 60)),
    all: Math.round((to - from) / 60),
  })
}
