import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import { dignityFinding } from '../compose/parts.ts'
import { signLord } from '../facts/houses.ts'
import { yogaLines } from '../rules/yogas.ts'
import { methodFinding } from './verdict.ts'

/** Dignities: what can be leaned on and what asks for care; exchanges and vargottama. */
export function strengthsSection(c: Composer): Section {
  const ordered = GRAHAS.toSorted((a, b) => c.facts.strength(b) - c.facts.strength(a))
  const strong = ordered.filter((graha) => c.facts.strength(graha) >= 1).slice(0, 4)
  const weak = ordered.filter((graha) => c.facts.strength(graha) <= -1).slice(-3)
  const method = methodFinding(c, 'dignity', 'bphs3.59-60')
  const blocks: Block[] = [
    c.heading('strengths.headStrong'),
    ...sideBlocks(c, strong, 'strong', method),
    c.heading('strengths.headWeak'),
    ...sideBlocks(c, weak, 'weak', method),
  ]
  for (const [a, b] of exchanges(c)) {
    const view = c.facts.main
    const id = c.find({
      id: `exchange.${a}.${b}`,
      rule: 'practice.exchange',
      paths: [`D1.${a}.sign`, `D1.${b}.sign`, c.timed ? 'D1.lagna.sign' : 'D1.moon.sign'],
      why: {
        key: 'why.exchange',
        slots: { a: c.grahaStart(a), signA: c.sign(c.facts.sign(a)), b: c.graha(b), signB: c.sign(c.facts.sign(b)) },
      },
    })
    blocks.push(
      c.paragraph(
        c.line([id], 'strengths.exchange', {
          a: c.grahaStart(a),
          b: c.graha(b),
          houseA: c.house(view.houseOf(a)),
          houseB: c.house(view.houseOf(b)),
        }),
      ),
    )
  }
  const vargottama = GRAHAS.slice(0, 7).filter((graha) => c.chart.D9[graha].sign === c.facts.sign(graha))
  if (vargottama.length > 0) {
    const ids = vargottama.map((graha) =>
      c.find({
        id: `vargottama.${graha}`,
        rule: 'practice.vargottama',
        paths: [`D1.${graha}.sign`, `D9.${graha}.sign`],
        why: {
          key: 'why.vargaDignity',
          slots: {
            graha: c.grahaStart(graha),
            sign: c.sign(c.facts.sign(graha)),
            varga: { term: 'varga.D9' },
            dignity: { term: `dignity.${c.facts.dignity(graha)}` },
          },
        },
      }),
    )
    const grahas = vargottama.map((graha, index) => (index === 0 ? c.grahaStart(graha) : c.graha(graha)))
    blocks.push(c.paragraph(c.varied(ids, 'strengths.vargottama', { grahas: { list: grahas }, count: ids.length })))
  }
  const yogas = yogaLines(c)
  blocks.push(
    c.heading('yoga.head'),
    c.paragraph(c.line([methodFinding(c, 'yogas', 'practice.baseRate')], yogas.length === 0 ? 'yoga.none' : 'yoga.lead')),
    ...yogas.map((lines) => c.paragraph(...lines)),
  )
  return { id: 'strengths', title: c.say('title.strengths'), lead: c.runs([c.line([method], 'strengths.lead')]), blocks }
}

function sideBlocks(c: Composer, grahas: Graha[], side: 'strong' | 'weak', method: string): Block[] {
  if (grahas.length === 0) return [c.paragraph(c.line([method], `strengths.none.${side}`))]
  return grahas.map((graha) => {
    const id = dignityFinding(c, graha)
    const slots = {
      graha: c.grahaStart(graha),
      dignity: { term: `dignity.${c.facts.dignity(graha)}` } as const,
      sign: c.sign(c.facts.sign(graha)),
    }
    const opening = c.varied([id], `strengths.${side}`, { ...slots, graha2: c.graha(graha), theme: { term: `theme.${graha}` } })
    return c.paragraph(opening, c.line([id], `strength.${graha}.${side}`))
  })
}

function exchanges(c: Composer): [Graha, Graha][] {
  const seven = GRAHAS.slice(0, 7)
  return seven.flatMap((a, index) =>
    seven
      .slice(index + 1)
      .filter((b) => signLord(c.facts.sign(a)) === b && signLord(c.facts.sign(b)) === a)
      .map((b): [Graha, Graha] => [a, b]),
  )
}
