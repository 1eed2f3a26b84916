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

/** The Moon's sign and star in words. */
export function moonLines(c: Composer): Line[] {
  const { moon } = c.chart.D1
  const sign = c.find({
    id: 'moonSign',
    rule: 'practice.moonSign',
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(moon.sign) } },
  })
  const star = c.find({
    id: 'moonStar',
    rule: 'practice.nakshatra',
    paths: ['D1.moon.nakshatra', 'D1.moon.pada'],
    why: { key: 'why.moonStar', slots: { nakshatra: { term: `nakshatra.${moon.nakshatra}` as 'nakshatra.1' }, pada: moon.pada } },
  })
  return [c.line([sign], `moonSign.${moon.sign}` as MessageKey), c.line([star], `nakshatra.${moon.nakshatra}` as MessageKey)]
}
