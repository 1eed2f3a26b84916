import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import { grahaYuddhas } from '@disha/jyotish/combustion'
import { functionalNature } from '@disha/jyotish/functional-nature'
import { SEVEN_GRAHAS, type Dignity, type SevenGraha } from '@disha/jyotish/dignities'
import { COMPONENT_MINIMA, type Shadbala } from '@disha/jyotish/shadbala/shadbala'
import type { Composer, Line } from '../compose/composer.ts'
import { dignityFinding, shareText } from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { derivedOf, wholePercent, wholeVirupas, type Derived } from '../facts/derived.ts'
import { HOUSES, signLord, type House } from '../facts/houses.ts'
import type { Slot, Slots, TermSlot } from '../phrasebook/phrasebook.ts'
import { formedYogas, signLines, unformedLines, yogaFinding, yogaLines, yogaTimes } from '../rules/yogas.ts'
import { judge } from '../rules/grounds.ts'
import { lordJudgment } from '../rules/period-colour.ts'
import { methodFinding } from './verdict.ts'

/** From this share of what is asked a graha has means to spare; below the second it is short of them. */
const FAR = 1.2
const NEAR = 0.85
/** BPHS 72.3-6: above the first a house is good, below the second it asks for care. */
const GOOD_POINTS = 30
const BAD_POINTS = 25

type Part = 'sthana' | 'dig' | 'kala' | 'cheshta'
type Timed = { [key in keyof Derived]: NonNullable<Derived[key]> }

/** Measured strength, natures for the lagna, ashtakavarga and yogas; dignities alone where the birth time is unknown. */
export function strengthsSection(c: Composer): Section {
  const derived = derivedOf(c.chart, c.input.ephemeris)
  const method = c.timed ? methodFinding(c, 'shadbala', 'bphs27.32-33') : methodFinding(c, 'dignity', 'bphs3.59-60')
  return {
    id: 'strengths',
    title: c.say('title.strengths'),
    lead: c.runs([c.line([method], c.timed ? 'strengths.lead' : 'strengths.leadMoon')]),
    blocks: [
      ...(c.timed ? timedBlocks(c, derived as Timed) : dignityBlocks(c, method)),
      // with a lagna the exchanges are among the yogas, by what the houses make of them
      ...(c.timed ? [] : exchangeBlocks(c)),
      ...vargottamaBlocks(c),
      ...yogaBlocks(c),
    ],
  }
}

function timedBlocks(c: Composer, derived: Timed): Block[] {
  return [
    balaBars(c, derived),
    c.heading('strengths.headBala'),
    ...balaParagraphs(c, derived),
    c.heading('strengths.headNature'),
    ...natureBlocks(c, derived),
    c.heading('strengths.headSav'),
    savBars(c, derived),
    ...savParagraphs(c, derived),
  ]
}

/** Virupas in whole numbers, with a true minus sign. */
const signed = (virupas: number): string => String(Math.round(virupas)).replace('-', '−')

const ratioOf = ({ total, required }: Shadbala): number => total / required
const percentOf = (bala: Shadbala): number => wholePercent(100 * ratioOf(bala))

function balaBars(c: Composer, { shadbala, byShadbala }: Timed): Block {
  const named = byShadbala.map((graha) => ({
    graha: c.book.term(`grahaBare.${graha}`),
    ratio: ratioOf(shadbala[graha]),
    total: wholeVirupas(shadbala[graha]),
    required: shadbala[graha].required,
  }))
  return {
    kind: 'bars',
    caption: c.say('bala.bars'),
    unit: c.say('bala.unit'),
    bars: named.map(({ graha, ratio, total, required }) => ({
      label: graha,
      value: Math.max(0, total),
      mark: required,
      valueLabel: c.say('bala.value', { total: signed(total), required }),
      tone: ratio >= FAR ? 'good' : ratio < 1 ? 'caution' : 'plain',
    })),
    markLabel: c.say('bala.mark'),
    alternative: c.say('bala.alternative', {
      list: named.map(({ graha, total, required }) => c.say('bala.alternative.one', { graha, total: signed(total), required })).join('; '),
    }),
  }
}

const sum = (parts: object): number => Object.values(parts).reduce((all: number, part: number) => all + part, 0)

/** Best and least supplied of the single strengths, each held against its own minimum (BPHS 27.34-36); the luminaries have no motion of this kind. */
function sidesOf(graha: SevenGraha, bala: Shadbala): { high: Part; low: Part } {
  const minima = COMPONENT_MINIMA[graha]
  const shares: [Part, number][] = [
    ['sthana', sum(bala.sthana) / minima.sthana],
    ['dig', bala.dig / minima.dig],
    ['kala', sum(bala.kala) / minima.kala],
  ]
  if (graha !== 'sun' && graha !== 'moon') shares.push(['cheshta', bala.cheshta / minima.cheshta])
  const ordered = shares.toSorted((a, b) => b[1] - a[1])
  return { high: (ordered[0] as [Part, number])[0], low: (ordered.at(-1) as [Part, number])[0] }
}

/** One paragraph a graha, from the best supplied to the least; praise and caution of one graha stand together. */
function balaParagraphs(c: Composer, { shadbala, byShadbala }: Timed): Block[] {
  const last = byShadbala.length - 1
  let explained = false
  const stateFor = (graha: SevenGraha): 'far' | 'enough' | 'near' | 'short' => {
    const ratio = ratioOf(shadbala[graha])
    return ratio >= FAR ? 'far' : ratio >= 1 ? 'enough' : ratio >= NEAR ? 'near' : 'short'
  }
  // those of whom nothing is to be said but that they suffice are told in one breath
  const enough = byShadbala.filter(
    (graha, rank) =>
      rank > 0 && stateFor(graha) === 'enough' && c.facts.dignity(graha) !== 'debilitated' && standing(c, graha) !== 'strong',
  )
  const together = enough.length > 1 ? enough : []
  const paragraphs = byShadbala.flatMap((graha, rank) => {
    if (together.includes(graha)) return graha === together[0] ? [c.paragraph(enoughLine(c, together, shadbala))] : []
    const bala = shadbala[graha]
    const ratio = ratioOf(bala)
    const state = stateFor(graha)
    const id = balaFinding(c, graha)
    const { high, low } = sidesOf(graha, bala)
    const houses = c.facts.main.ruledBy(graha)
    // what a part is made of is said once
    const side = (part: Part): string => {
      const first = part !== 'kala' || !explained
      if (part === 'kala') explained = true
      return c.say(first ? `bala.part.${part}` : 'bala.part.kalaAgain')
    }
    const areas = { list: houses.map((house): TermSlot => ({ term: `short.${house}` })) }
    const war = bala.kala.yuddha === 0 ? [] : [warLine(c, graha, bala, areas)]
    // of a measure that a war has used up no share is told
    const lines: Line[] =
      bala.total < 0
        ? war
        : [
            c.varied([id], `bala.${state}`, {
              graha: c.grahaStart(graha),
              graha2: c.graha(graha),
              percent: percentOf(bala),
              high: side(high),
              low: side(low),
              areas,
            }),
            ...war,
          ]
    const dignity = c.facts.dignity(graha)
    const slots: Slots = { dignity: { term: `dignity.${dignity}` } }
    if (ratio < 1 && ['exalted', 'moolatrikona', 'own'].includes(dignity))
      lines.push(c.line([dignityFinding(c, graha), id], 'bala.although.up', slots))
    if (ratio >= 1 && dignity === 'debilitated') lines.push(c.line([dignityFinding(c, graha), id], 'bala.although.down', slots))
    if (rank === 0 && ratio >= 1) lines.push(c.line([id], `strength.${graha}.strong`))
    if (rank === last && ratio < 1) lines.push(c.line([id], `strength.${graha}.weak`))
    return [c.paragraph(...lines)]
  })
  const [best] = byShadbala as [SevenGraha]
  return [...paragraphs, c.paragraph(highestLine(c, best))]
}

/** What a planetary war moves from one measure to the other, in virupas: it may leave the vanquished less than nothing. */
function warLine(c: Composer, graha: SevenGraha, bala: Shadbala, areas: Slot): Line {
  const { total, required, kala } = bala
  const others = grahaYuddhas(c.chart).flatMap(({ victor, vanquished }) =>
    victor === graha ? [vanquished] : vanquished === graha ? [victor] : [],
  )
  return c.line([balaFinding(c, graha)], kala.yuddha > 0 ? 'bala.war.won' : total < 0 ? 'bala.war.spent' : 'bala.war.lost', {
    graha: c.grahaStart(graha),
    areas,
    others: { list: others.map((other) => c.graha(other)) },
    moved: Math.abs(Math.round(kala.yuddha)),
    total: signed(wholeVirupas(bala)),
    without: signed(total - kala.yuddha),
    required,
  })
}

function enoughLine(c: Composer, grahas: readonly SevenGraha[], shadbala: Timed['shadbala']): Line {
  const houses = [...new Set(grahas.flatMap((graha) => c.facts.main.ruledBy(graha)))]
  return c.line(
    grahas.map((graha) => balaFinding(c, graha)),
    'bala.enoughAll',
    {
      grahas: {
        list: grahas.map((graha, index) =>
          c.say('bala.enoughOne', { graha: index === 0 ? c.grahaStart(graha) : c.graha(graha), percent: percentOf(shadbala[graha]) }),
        ),
      },
      areas: { list: houses.map((house): TermSlot => ({ term: `short.${house}` })) },
    },
  )
}

/** From the highest seat to the lowest that is still a friend's; below it no graha is said to stand high by its sign. */
const SEATS: readonly Dignity[] = ['exalted', 'moolatrikona', 'own', 'greatFriend', 'friend']

/** Who stands highest by the whole measure, and who by the sign alone, which retrogression and shadbala have no part in. */
function highestLine(c: Composer, best: SevenGraha): Line {
  const seat = SEATS.find((one) => SEVEN_GRAHAS.some((graha) => c.facts.dignity(graha) === one))
  const highest = SEVEN_GRAHAS.filter((graha) => c.facts.dignity(graha) === seat)
  const ids = [balaFinding(c, best), ...highest.map((graha) => dignityFinding(c, graha))]
  if (seat === undefined) return c.line(ids, 'bala.sum.alone', { best: c.graha(best) })
  if (highest.includes(best)) return c.line(ids, 'bala.sum.same', { best: c.graha(best) })
  return c.line(ids, 'bala.sum.other', {
    best: c.graha(best),
    others: { list: highest.map((graha) => c.graha(graha)) },
    count: highest.length,
    dignity: { term: `dignity.${seat}` },
  })
}

function balaFinding(c: Composer, graha: SevenGraha): string {
  const { shadbala } = derivedOf(c.chart, c.input.ephemeris)
  const bala = (shadbala as Record<SevenGraha, Shadbala>)[graha]
  return c.find({
    id: `shadbala.${graha}`,
    rule: 'bphs27.32-33',
    paths: [`shadbala.${graha}.band`, `D1.${graha}.sign`],
    why: { key: 'why.bala', slots: { graha: c.grahaStart(graha), total: wholeVirupas(bala), required: bala.required } },
    polarity: bala.total >= bala.required ? 'support' : 'oppose',
  })
}

/** What a yogakaraka's periods are for, by the tone that every other chapter gives them. */
const PERIODS_OF = { well: 'plan', mixed: 'both', ill: 'prepare' } as const

function natureBlocks(c: Composer, { shadbala }: Timed): Block[] {
  const sign = (c.chart.D1.lagna as { sign: number }).sign
  const natures = functionalNature(sign)
  const table: Block = {
    kind: 'table',
    caption: c.say('nature.table', { sign: c.sign(sign) }),
    columns: [
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.owns'), align: 'start' },
      { label: c.say('table.forLagna'), align: 'start' },
      { label: c.say('table.dignity'), align: 'start' },
      { label: c.say('table.measure'), align: 'end' },
    ],
    rows: SEVEN_GRAHAS.map((graha) => {
      const { nature, owns, yogakaraka, ownsKendraAndTrikona } = natures[graha]
      return [
        c.book.term(`grahaBare.${graha}`),
        owns.map((house) => c.book.term(`house.${house as House}`)).join(', '),
        c.say(yogakaraka ? (ownsKendraAndTrikona ? 'nature.yogakaraka' : 'nature.yogakarakaNamed') : `nature.${nature}`),
        c.book.term(`dignity.${c.facts.dignity(graha)}`),
        c.say('table.percent', { percent: percentOf(shadbala[graha]) }),
      ]
    }),
  }
  const both = SEVEN_GRAHAS.filter((graha) => natures[graha].ownsKendraAndTrikona)
  const why = { key: 'why.lagna', slots: { sign: c.sign(sign) } } as const
  if (both.length === 0) {
    const id = c.find({ id: 'yogakaraka.none', rule: 'bphs34.13', paths: ['D1.lagna.sign'], why })
    const lord = signLord(sign)
    const houses = { list: natures[lord].owns.map((house) => c.house(house as House)) }
    return [table, c.paragraph(c.line([id], 'nature.none', { sign: c.sign(sign), lord: c.graha(lord), houses }))]
  }
  return [
    table,
    ...both.map((graha) => {
      const id = c.find({
        id: `yogakaraka.${graha}`,
        rule: 'bphs34.13',
        paths: ['D1.lagna.sign', `shadbala.${graha}.band`],
        why,
        polarity: 'support',
      })
      const enough = shadbala[graha].total >= shadbala[graha].required
      return c.paragraph(
        c.varied([id], 'nature.yogakarakaOf', {
          graha: c.grahaStart(graha),
          houses: { list: natures[graha].owns.map((house) => c.house(house as House)) },
          percent: percentOf(shadbala[graha]),
          state2: c.say(`nature.yogakarakaOf.${PERIODS_OF[lordJudgment(c, graha).tone]}`),
          state: c.say(enough ? 'nature.yogakarakaOf.full' : 'nature.yogakarakaOf.short'),
        }),
      )
    }),
  ]
}

function savOf(c: Composer, { ashtakavarga }: Timed): { house: House; sign: number; points: number }[] {
  const first = (c.chart.D1.lagna as { sign: number }).sign
  return HOUSES.map((house) => {
    const sign = (first + house - 1) % 12
    return { house, sign, points: ashtakavarga.sav[sign] }
  })
}

function savBars(c: Composer, derived: Timed): Block {
  const houses = savOf(c, derived)
  return {
    kind: 'bars',
    caption: c.say('sav.bars'),
    unit: c.say('sav.unit'),
    bars: houses.map(({ house, sign, points }) => ({
      label: c.say('sav.label', { house: c.house(house), sign: c.sign(sign) }),
      value: points,
      mark: GOOD_POINTS,
      valueLabel: String(points),
      tone: points > GOOD_POINTS ? 'good' : points < BAD_POINTS ? 'caution' : 'plain',
    })),
    markLabel: c.say('sav.mark'),
    alternative: c.say('sav.alternative', {
      list: houses.map(({ house, points }) => c.say('sav.alternative.one', { house: c.house(house), points })).join('; '),
    }),
  }
}

function savFinding(c: Composer, houses: readonly House[], signs: readonly number[], rule: string): string {
  return c.find({
    id: `sav.${houses.join('-')}.${rule}`,
    rule,
    paths: ['D1.lagna.sign', ...signs.map((sign) => `sav.${sign}`)],
    why: {
      key: 'why.savOf',
      slots: {
        list: {
          list: houses.map((house, index) =>
            c.say('sav.alternative.one', {
              house: c.house(house),
              points: derivedOf(c.chart, c.input.ephemeris).ashtakavarga?.sav[signs[index]] ?? 0,
            }),
          ),
        },
      },
    },
  })
}

function savParagraphs(c: Composer, derived: Timed): Block[] {
  const houses = savOf(c, derived)
  const ordered = houses.toSorted((a, b) => b.points - a.points)
  const [best] = ordered
  const weak = ordered.at(-1) as (typeof ordered)[number]
  const of = (list: readonly (typeof best)[], rule = 'bphs72.3-6'): string =>
    savFinding(
      c,
      list.map(({ house }) => house),
      list.map(({ sign }) => sign),
      rule,
    )
  const others = (list: readonly (typeof best)[]) => ({
    list: {
      list: list.map(({ house, points }) => c.say('sav.item', { house: c.house(house), area: { term: `short.${house}` }, points })),
    },
  })
  const high = ordered.filter(({ points }) => points > GOOD_POINTS && points < best.points)
  const low = ordered.filter(({ points }) => points < BAD_POINTS && points > weak.points)
  const level = ({ house: own, points: at }: typeof best) => {
    const equal = houses.filter(({ house, points }) => points === at && house !== own)
    return { count: equal.length, also: { list: equal.map(({ house }) => c.house(house)) } }
  }
  const [ten, eleven, twelve] = [10, 11, 12].map((house) => houses[house - 1]) as [typeof best, typeof best, typeof best]
  const order = c.asker.debt
    ? 'debt'
    : // that work has the fuller house is told in the chapter on work
      eleven.points <= ten.points
      ? null
      : eleven.points <= twelve.points
        ? 'spend'
        : eleven.points < BAD_POINTS
          ? 'keepFew'
          : keeps(c)
            ? 'keep'
            : 'keepBut'
  return [
    c.paragraph(
      c.line([of([best])], 'sav.best', {
        points: best.points,
        house: c.house(best.house),
        text: c.say(`sav.best.${best.house}`),
        ...level(best),
      }),
      high.length > 0 && c.line([of(high)], 'sav.high', others(high)),
    ),
    c.paragraph(
      c.line([of([weak])], 'sav.weak', {
        points: weak.points,
        house: c.house(weak.house),
        text: c.say(`sav.weak.${weak.house}`),
        ...level(weak),
      }),
      low.length > 0 && c.line([of(low)], 'sav.low', others(low)),
    ),
    ...(order === null
      ? []
      : [
          c.paragraph(
            c.line([of([ten, eleven, twelve], 'bphs72.7-8')], `sav.gain.${order}`, {
              ten: ten.points,
              eleven: eleven.points,
              twelve: twelve.points,
            }),
          ),
        ]),
  ]
}

/** Points alone do not make money stay: whether it does is judged once, by the lords of money, for every chapter. */
const keeps = (c: Composer): boolean => !c.asker.pressed && judge(c, 'money').state === 'well'

function dignityBlocks(c: Composer, method: string): Block[] {
  const ordered = SEVEN_GRAHAS.filter((graha) => c.facts.steady(`dignity.${graha}`)).toSorted(
    (a, b) => c.facts.strength(b) - c.facts.strength(a),
  )
  return [
    c.heading('strengths.headStrong'),
    ...sideBlocks(c, ordered.filter((graha) => c.facts.strength(graha) >= 1).slice(0, 4), 'strong', method),
    c.heading('strengths.headWeak'),
    ...sideBlocks(c, ordered.filter((graha) => c.facts.strength(graha) <= -1).slice(-3), 'weak', method),
  ]
}

function sideBlocks(c: Composer, grahas: SevenGraha[], side: 'strong' | 'weak', method: string): Block[] {
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

/** Lords in each other's signs. */
function exchangeBlocks(c: Composer): Block[] {
  const view = c.facts.main
  const pairs = SEVEN_GRAHAS.flatMap((a, index) =>
    SEVEN_GRAHAS.slice(index + 1)
      .filter((b) => signLord(c.facts.sign(a)) === b && signLord(c.facts.sign(b)) === a)
      .map((b): [Graha, Graha] => [a, b]),
  )
  return pairs.map(([a, b]) => {
    const id = c.find({
      id: `exchange.${a}.${b}`,
      rule: 'practice.exchange',
      paths: [`D1.${a}.sign`, `D1.${b}.sign`, c.timed ? 'D1.lagna.sign' : 'D1.moon.sign'],
      why: {
        key: 'why.exchange',
        slots: { a: c.grahaStart(a), signA: c.sign(c.facts.sign(a)), b: c.graha(b), signB: c.sign(c.facts.sign(b)) },
      },
    })
    const [houseA, houseB] = [view.houseOf(a), view.houseOf(b)]
    return c.paragraph(
      c.line([id], 'strengths.exchange', {
        a: c.grahaStart(a),
        b: c.graha(b),
        houseA: c.house(houseA),
        houseB: c.house(houseB),
        areaA: { term: `short.${houseA}` },
        areaB: { term: `short.${houseB}` },
      }),
    )
  })
}

const STRAINED: readonly Dignity[] = ['enemy', 'greatEnemy', 'debilitated']

/** Grahas that keep their sign in the navamsa; where that sign is hard for one of them, the hindrance holds as well and is said with it. */
function vargottamaBlocks(c: Composer): Block[] {
  const grahas = SEVEN_GRAHAS.filter(
    (graha) => c.chart.D9[graha].sign === c.facts.sign(graha) && (c.timed || c.sure(`D1.${graha}.sign`, `D9.${graha}.sign`)),
  )
  if (grahas.length === 0) return []
  const ids = grahas.map((graha) =>
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
  const list = grahas.map((graha, index) => (index === 0 ? c.grahaStart(graha) : c.graha(graha)))
  const themes =
    grahas.length === 1
      ? c.book.term(`theme.${grahas[0]}`)
      : grahas.map((graha) => c.say('strengths.vargottama.of', { graha: c.graha(graha), theme: { term: `theme.${graha}` } })).join('; ')
  const strained = grahas.filter((graha) => STRAINED.includes(c.facts.dignity(graha)))
  const strain =
    strained.length === 0
      ? ''
      : c.say('strengths.vargottama.strain', {
          grahas: {
            list: strained.map((graha) =>
              c.say('strengths.vargottama.strained', { graha: c.graha(graha), dignity: { term: `dignity.${c.facts.dignity(graha)}` } }),
            ),
          },
        })
  return [c.paragraph(c.varied(ids, 'strengths.vargottama', { grahas: { list }, themes, count: ids.length, strain }))]
}

function yogaBlocks(c: Composer): Block[] {
  const method = methodFinding(c, 'yogas', 'practice.baseRate')
  const { rare, hard, common } = formedYogas(c)
  const unformed = unformedLines(c)
  const names = common.map((yoga) => {
    const name = c.fragile(yogaFinding(c, yoga))
      ? c.say(c.timed ? 'yoga.fragileName' : 'yoga.fragileNameOpen', { name: yoga.name })
      : yoga.name
    return c.say('yoga.commonOne', { name, share: shareText(c, yoga.rate) })
  })
  const told = [...rare, ...hard].some((yoga) => signLines(c, yoga, method).length > 0)
  const [bySign] = told ? [] : common.flatMap((yoga) => signLines(c, yoga, yogaFinding(c, yoga)))
  return [
    c.heading('yoga.head'),
    c.paragraph(c.line([method], rare.length === 0 ? 'yoga.none' : 'yoga.lead')),
    ...rare.map((yoga) => c.paragraph(...yogaLines(c, yoga))),
    ...yogaTimes(c, rare),
    ...(names.length === 0
      ? []
      : [
          c.paragraph(
            c.line(
              common.map((yoga) => yogaFinding(c, yoga)),
              'yoga.common',
              { names: { list: names } },
            ),
          ),
        ]),
    ...(bySign === undefined ? [] : [c.paragraph(bySign)]),
    ...(hard.length > 0 ? [c.heading('yoga.headHard'), ...hard.map((yoga) => c.paragraph(...yogaLines(c, yoga)))] : []),
    ...(unformed.length > 0 ? [c.heading('yoga.headNot'), c.list(unformed)] : []),
  ]
}
