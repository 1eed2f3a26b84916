import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { SevenGraha } from '@disha/jyotish/dignities'
import type { Composer } from '../compose/composer.ts'
import { bestAndWeakest } from '../compose/current.ts'
import { dignityFinding, lordFinding, lordLine } from '../compose/parts.ts'
import { nodesLines } from '../compose/portrait.ts'
import { derivedOf } from '../facts/derived.ts'
import { signLord, type House } from '../facts/houses.ts'
import { methodFinding } from './verdict.ts'

export function karmicSection(c: Composer): Section {
  const method = methodFinding(c, 'karmic', 'practice.nodalAxis')
  const atma = c.facts.charaKarakas[0] as Exclude<Graha, 'rahu' | 'ketu'>
  const karakamsa = c.chart.D9[atma].sign
  const atmaId = c.find({
    id: `atmakaraka.${atma}`,
    rule: 'bphs32.3-8',
    paths: [`D1.${atma}.degree`, `D9.${atma}.sign`],
    why: { key: 'why.atmakaraka', slots: { graha: c.grahaStart(atma), degree: c.chart.D1[atma].degree.toFixed(1) } },
  })
  const pastId = c.find({
    id: 'pastLife',
    rule: 'practice.nodalAxis',
    paths: ['D1.ketu.sign'],
    why: { key: 'why.ketuSign', slots: { sign: c.sign(c.facts.sign('ketu')) } },
  })
  const nodes = nodesLines(c)
  const view = c.facts.main
  const { best } = bestAndWeakest(c)
  const blocks: Block[] = [
    c.heading('karmic.headNodes'),
    c.paragraph(...nodes),
    c.heading('karmic.headPast'),
    c.paragraph(c.line([pastId], `pastLife.${c.facts.sign('ketu') as 0}`)),
    c.heading('karmic.headSelf'),
    c.paragraph(
      c.line([atmaId], `atma.${atma}`, { sign: c.sign(c.facts.sign(atma)) }),
      c.line([atmaId], `karakamsa.${karakamsa as 0}`, { graha: c.graha(atma) }),
    ),
    c.heading('karmic.headIshta'),
    ishtaBlock(c, karakamsa),
    c.heading('karmic.headDharma'),
    dharmaBlock(c),
    c.heading('karmic.headDepths'),
    depthBlock(c, 8),
    c.paragraph(
      c.line(
        [dignityFinding(c, best), ...nodes.flatMap(({ ids }) => ids), atmaId],
        best === atma ? 'karmic.purposeSame' : 'karmic.purpose',
        {
          strong: { term: `theme.${best}` },
          north: { term: `area.${view.houseOf('rahu')}` },
          self: { term: `theme.${atma}` },
        },
      ),
    ),
  ]
  return { id: 'karmicAnalysis', title: c.say('title.karmicAnalysis'), lead: c.runs([c.line([method], 'karmic.lead')]), blocks }
}

/** Lords of the 5th, 9th and 12th, and which of them has most to give: by shadbala, or by dignity where the time is not known. */
function dharmaBlock(c: Composer): Block {
  const [five, nine, twelve] = ([5, 9, 12] as const).map((house) => ({ house, ...lordFinding(c, house, 'general') }))
  const balas = derivedOf(c.chart, c.input.ephemeris).shadbala
  const worth = (graha: Graha): number => {
    const bala = balas?.[graha as SevenGraha]
    return bala === undefined ? c.facts.strength(graha) : bala.total / bala.required
  }
  const best = [five, nine, twelve].toSorted((a, b) => worth(b.graha) - worth(a.graha))[0]
  const text = c.say(`karmic.dharma.${best.house}`, { area: { term: `field.${best.placed}` } })
  return c.paragraph(
    c.line([five.id, nine.id, twelve.id], 'karmic.dharma', {
      five: c.graha(five.graha),
      in5: c.house(five.placed),
      nine: c.graha(nine.graha),
      in9: c.house(nine.placed),
      twelve: c.graha(twelve.graha),
      in12: c.house(twelve.placed),
      best: c.graha(best.graha),
      text,
    }),
  )
}

function depthBlock(c: Composer, house: House): Block {
  const { id, graha, placed } = lordFinding(c, house, 'general')
  return c.paragraph(
    c.varied([id], 'topic.otherLord', {
      house: c.house(house),
      area: { term: `area.${house}` },
      graha: c.graha(graha),
      graha2: c.grahaStart(graha),
      placed: c.house(placed),
    }),
    lordLine(c, house, 'general'),
  )
}

/** The form of prayer that the 12th from karakamsa points to: an occupant in the navamsa, else the sign's lord. */
function ishtaBlock(c: Composer, karakamsa: number): Block {
  const twelfth = (karakamsa + 11) % 12
  const inside = GRAHAS.filter((graha) => c.chart.D9[graha].sign === twelfth)
  const pointer = inside.toSorted((a, b) => c.facts.strength(b) - c.facts.strength(a))[0] ?? signLord(twelfth)
  const withKetu = inside.includes('ketu') && ['sun', 'moon', 'venus', 'mars'].includes(pointer)
  const id = c.find({
    id: `ishta.${pointer}`,
    rule: withKetu ? 'bphs33.63-74.b' : 'practice.ishtaDevata',
    paths: [`D9.${c.facts.charaKarakas[0]}.sign`, `D9.${pointer}.sign`],
    why: { key: 'why.ishta', slots: { sign: c.sign(twelfth), graha: c.graha(pointer) } },
  })
  return c.paragraph(c.line([id], `ishta.${pointer}`), c.line([methodFinding(c, 'prayer', 'practice.ishtaDevata')], 'karmic.ishtaNote'))
}
