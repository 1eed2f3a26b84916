import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { SevenGraha } from '@disha/jyotish/dignities'
import type { Composer, Line } from '../compose/composer.ts'
import { bestAndWeakest } from '../compose/current.ts'
import { fieldTerm, lordFinding, lordLine, placeFinding, standingFinding, isCountedFrom } from '../compose/parts.ts'
import { nodesLines } from '../compose/portrait.ts'
import { strongerThan } from '../compose/strength.ts'
import { courseOf } from '../facts/derived.ts'
import { signLord, type House } from '../facts/houses.ts'
import { methodFinding } from './verdict.ts'

export function karmicSection(c: Composer): Section {
  const method = methodFinding(c, 'karmic', 'practice.nodalAxis')
  const atma = c.facts.karaka('atma') as SevenGraha | null
  const pastId = c.find({
    id: 'pastLife',
    rule: 'practice.nodalAxis',
    paths: ['D1.ketu.sign'],
    why: { key: 'why.ketuSign', slots: { sign: c.sign(c.facts.sign('ketu')) } },
  })
  const { best } = bestAndWeakest(c)
  const blocks: Block[] = [
    c.heading('karmic.headNodes'),
    c.paragraph(...nodesLines(c), hostLine(c, 'rahu')),
    c.heading('karmic.headPast'),
    c.paragraph(c.line([pastId], `pastLife.${c.facts.sign('ketu') as 0}`), hostLine(c, 'ketu')),
    ...selfBlocks(c, atma),
    c.heading('karmic.headDharma'),
    dharmaBlock(c),
    c.heading('karmic.headDepths'),
    depthBlock(c, 8),
    ...(atma === null
      ? []
      : [
          c.paragraph(
            c.line([standingFinding(c, best), atmaFinding(c, atma)], best === atma ? 'karmic.purposeSame' : 'karmic.purpose', {
              gift: c.say(`gift.${best}`),
              peace: c.say(`peace.${atma}`),
            }),
          ),
        ]),
  ]
  return { id: 'karmicAnalysis', title: c.say('title.karmicAnalysis'), lead: c.runs([c.line([method], 'karmic.lead')]), blocks }
}

/** By whose house what a node stands for is lived: the lord of its sign. */
function hostLine(c: Composer, node: 'rahu' | 'ketu'): Line | null {
  const host = signLord(c.facts.sign(node))
  // counted from itself the Moon has no field of its own
  if (isCountedFrom(c, host)) return null
  const house = c.facts.main.houseOf(host)
  return c.line([placeFinding(c, host).id], `karmic.host.${node}`, {
    host: c.grahaStart(host),
    house: c.houseName(house),
    area: fieldTerm(host, house),
  })
}

export const atmaFinding = (c: Composer, atma: SevenGraha): string =>
  c.find({
    id: `atmakaraka.${atma}`,
    rule: 'bphs32.3-8',
    paths: ['karaka.atma'],
    why: c.timed
      ? { key: 'why.atmakaraka', slots: { graha: c.grahaStart(atma), degree: (Math.floor(c.chart.D1[atma].degree * 10) / 10).toFixed(1) } }
      : { key: 'why.atmakarakaAllDay', slots: { graha: c.grahaStart(atma) } },
  })

/** The atmakaraka with its karakamsa and the form of prayer read from it; where the birth time leaves two grahas, both, each with its hours. */
function selfBlocks(c: Composer, atma: SevenGraha | null): Block[] {
  const { birth, ephemeris } = c.input
  if (atma === null) {
    const course = courseOf(birth, c.chart, ephemeris, 'karaka.atma')
    const id = c.find({
      id: 'atmakaraka.open',
      rule: 'bphs32.3-8',
      paths: ['karaka.atma'],
      why: { key: 'why.atmakarakaOpen', slots: { grahas: { list: course.map(({ value }) => c.graha(value as Graha)) } } },
    })
    const stretches = course.map(({ value, until }, index) =>
      c.say(index === course.length - 1 ? 'karmic.open.last' : 'karmic.open.until', {
        graha: c.graha(value as Graha),
        peace: c.say(`peace.${value as SevenGraha}`),
        time: c.clock(until),
      }),
    )
    return [c.heading('karmic.headSelf'), c.paragraph(c.line([id], 'karmic.open', { stretches: stretches.join('; ') }))]
  }
  const id = atmaFinding(c, atma)
  const karakamsa = c.chart.D9[atma].sign
  const sure = c.sure(`D9.${atma}.sign`)
  return [
    c.heading('karmic.headSelf'),
    c.paragraph(
      c.line([id], `atma.${atma}`, { sign: c.sign(c.facts.sign(atma)) }),
      sure && c.line([karakamsaFinding(c, atma)], `karakamsa.${karakamsa as 0}`, { graha: c.graha(atma) }),
    ),
    ...(sure ? ishtaBlocks(c, atma, karakamsa) : []),
  ]
}

export const karakamsaFinding = (c: Composer, atma: SevenGraha): string =>
  c.find({
    id: 'karakamsa',
    rule: 'practice.karakamsa',
    paths: ['karaka.atma', `D9.${atma}.sign`],
    why: { key: 'why.karakamsa', slots: { graha: c.grahaStart(atma), sign: c.sign(c.chart.D9[atma].sign) } },
  })

/** Lords of the 5th, 9th and 12th, and which of them has most to give by the one order of strength. */
export function dharmaOf(c: Composer): { ids: string[]; lords: ReturnType<typeof lordFinding>[]; best: Graha; text: string } {
  const lords = ([5, 9, 12] as const).map((house) => ({ house, ...lordFinding(c, house, 'general') }))
  const best = lords.toSorted((a, b) => strongerThan(c, b.graha, a.graha))[0] as (typeof lords)[number]
  return {
    ids: lords.map(({ id }) => id),
    lords,
    best: best.graha,
    // counted from itself the Moon has no field of its own
    text: isCountedFrom(c, best.graha)
      ? c.say(`karmic.dharma.${best.house}.bare`)
      : c.say(`karmic.dharma.${best.house}`, { area: fieldTerm(best.graha, best.placed) }),
  }
}

function dharmaBlock(c: Composer): Block {
  const { ids, lords, best, text } = dharmaOf(c)
  return c.paragraph(
    c.line(ids, 'karmic.dharma', {
      lords: {
        list: [...new Map(lords.map((one) => [one.graha, one])).values()].map(({ graha, placed }) =>
          isCountedFrom(c, graha)
            ? c.say('karmic.dharma.moon')
            : c.say('karmic.dharma.lord', { graha: c.graha(graha), placed: c.house(placed) }),
        ),
      },
      best: c.graha(best),
      text,
    }),
  )
}

function depthBlock(c: Composer, house: House): Block {
  const { id, graha, placed } = lordFinding(c, house, 'general')
  if (isCountedFrom(c, graha))
    return c.paragraph(
      c.line([id], 'karmic.depthMoon', { house: c.house(house), area: { term: `area.${house}` }, sign: c.sign(c.facts.sign(graha)) }),
    )
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

/** The form of prayer that the 12th from karakamsa points to: an occupant in the navamsa, else the sign's lord; null where it stands open. */
function ishtaOf(c: Composer, atma: SevenGraha, karakamsa: number): { id: string; pointer: Graha } | null {
  const twelfth = (karakamsa + 11) % 12
  // without a lagna a graha that may have been in another navamsa leaves the place open
  if (!c.timed && !GRAHAS.every((graha) => c.sure(`D9.${graha}.sign`) || !mayStandIn(c, graha, twelfth))) return null
  const inside = GRAHAS.filter((graha) => c.chart.D9[graha].sign === twelfth)
  const pointer = inside.toSorted((a, b) => strongerThan(c, b, a))[0] ?? signLord(twelfth)
  const withKetu = inside.includes('ketu') && ['sun', 'moon', 'venus', 'mars'].includes(pointer)
  const id = c.find({
    id: `ishta.${pointer}`,
    rule: withKetu ? 'bphs33.63-74.b' : 'practice.ishtaDevata',
    paths: ['karaka.atma', `D9.${atma}.sign`, `D9.${pointer}.sign`],
    why: { key: 'why.ishta', slots: { sign: c.sign(twelfth), graha: c.graha(pointer) } },
  })
  return { id, pointer }
}

const ishtaNote = (c: Composer): Line => c.line([methodFinding(c, 'prayer', 'practice.ishtaDevata')], 'karmic.ishtaNote')

function ishtaBlocks(c: Composer, atma: SevenGraha, karakamsa: number): Block[] {
  const found = ishtaOf(c, atma, karakamsa)
  return found === null ? [] : [c.heading('karmic.headIshta'), c.paragraph(c.line([found.id], `ishta.${found.pointer}`), ishtaNote(c))]
}

/** The same for the first page, to somebody who asks which god is theirs. */
export function ishtaLines(c: Composer): Line[] {
  const atma = c.facts.karaka('atma') as SevenGraha | null
  const found = atma !== null && c.sure(`D9.${atma}.sign`) ? ishtaOf(c, atma, c.chart.D9[atma].sign) : null
  return found === null
    ? [ishtaNote(c)]
    : [c.line([found.id], 'answer.ishta', { deity: c.say(`deity.${found.pointer}`), graha: c.graha(found.pointer) }), ishtaNote(c)]
}

/** Whether a graha is in a sign of the navamsa at any moment in which the birth may lie. */
const mayStandIn = (c: Composer, graha: Graha, sign: number): boolean =>
  c.chart.D9[graha].sign === sign ||
  c.changes().some(({ fact, before, after }) => fact === `D9.${graha}.sign` && (before === sign || after === sign))
