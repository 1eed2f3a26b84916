import type { MessageKey } from '../phrasebook/phrasebook.ts'
import type { Composer, Line } from './composer.ts'

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
  if (c.timed) return [c.line([id], `nodes.${rahu}`)]
  return [
    c.varied([id], 'nodesMoon', {
      rahu: c.house(rahu),
      ketu: c.house(ketu),
      rahuArea: { term: `area.${rahu}` },
      ketuArea: { term: `area.${ketu}` },
    }),
  ]
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
  const surePada = c.sure('D1.moon.nakshatra', 'D1.moon.pada')
  const star = c.find({
    id: 'moonStar',
    rule: 'practice.nakshatra',
    paths: ['D1.moon.nakshatra', ...(c.timed || surePada ? ['D1.moon.pada'] : [])],
    why: {
      key: c.timed || surePada ? 'why.moonStar' : 'why.moonStarOnly',
      slots: { nakshatra: { term: `nakshatra.${moon.nakshatra}` as 'nakshatra.1' }, pada: moon.pada },
    },
  })
  const lines = [c.line([sign], `moonSign.${moon.sign}` as MessageKey)]
  const open = moonSignOpen(c)
  if (open !== null) lines.unshift(open)
  const turn = c.timed ? undefined : c.changes().find(({ fact }) => fact === 'D1.moon.nakshatra')
  lines.push(
    turn === undefined
      ? c.line([star], `nakshatra.${moon.nakshatra}` as MessageKey)
      : c.line([star], 'moon.starOpen', {
          time: c.clock((Date.parse(turn.at) - Date.parse(c.input.birth.utc)) / 60_000),
          before: { term: `nakshatra.${Number(turn.before)}` as 'nakshatra.1' },
          after: { term: `nakshatra.${Number(turn.after)}` as 'nakshatra.1' },
        }),
  )
  return lines
}

/** Without a lagna everything is counted from the Moon: where it changed its rashi in the time given, that is said before anything else. */
export function moonSignOpen(c: Composer): Line | null {
  const turn = c.timed ? undefined : c.changes().find(({ fact }) => fact === 'D1.moon.sign')
  if (turn === undefined) return null
  const id = c.find({
    id: 'moonSign',
    rule: 'practice.moonSign',
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(c.facts.sign('moon')) } },
  })
  return c.line([id], 'moon.signOpen', {
    time: c.clock((Date.parse(turn.at) - Date.parse(c.input.birth.utc)) / 60_000),
    before: c.sign(Number(turn.before)),
    after: c.sign(Number(turn.after)),
    sign: c.sign(c.facts.sign('moon')),
  })
}
