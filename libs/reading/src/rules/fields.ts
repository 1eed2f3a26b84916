import type { Graha } from '@disha/contracts/chart'
import { isSeven, type SevenGraha } from '@disha/jyotish/dignities'
import type { Composer } from '../compose/composer.ts'
import {
  aspectFinding,
  housePaths,
  isNode,
  lordFinding,
  periodFinding,
  placeFinding,
  standingFinding,
  wellPlaced,
} from '../compose/parts.ts'
import { isAmple, standing } from '../compose/strength.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, signLord, type House, type HouseView } from '../facts/houses.ts'
import { FIELDS, type Field } from '../understanding/work-words.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import { FIELD_CUTS } from './field-cuts.data.ts'
import { nameOf } from './field-names.ts'
import { TIED } from './periods.ts'
import { charaFinding, fromMoonLord, tieTo, vargaHouseFinding } from './witnesses.ts'

/**
 * To whom a field of work is given: the graha that leads, one beside it, and a house. `rule` is the checked verse that gives the leading graha
 * such work; where none of those checked does, it is practice. The house is practice throughout.
 */
type FieldRule = { lead: Graha; beside: Graha; house: House; rule: string }

const PRACTICE = 'practice.fieldOfWork'

export const FIELD_RULES: Readonly<Record<Field, FieldRule>> = {
  film: { lead: 'venus', beside: 'moon', house: 5, rule: PRACTICE },
  music: { lead: 'venus', beside: 'mercury', house: 2, rule: PRACTICE },
  media: { lead: 'mercury', beside: 'rahu', house: 3, rule: PRACTICE },
  writing: { lead: 'mercury', beside: 'jupiter', house: 3, rule: 'bj10.2.d' },
  design: { lead: 'venus', beside: 'mercury', house: 3, rule: PRACTICE },
  teaching: { lead: 'jupiter', beside: 'mercury', house: 5, rule: 'phal15.16' },
  medicine: { lead: 'sun', beside: 'mars', house: 6, rule: 'bj10.2' },
  nursing: { lead: 'moon', beside: 'sun', house: 6, rule: PRACTICE },
  pharmacy: { lead: 'sun', beside: 'mercury', house: 6, rule: 'bj10.2' },
  counselling: { lead: 'moon', beside: 'jupiter', house: 4, rule: 'phal15.15' },
  consulting: { lead: 'jupiter', beside: 'mercury', house: 7, rule: PRACTICE },
  engineering: { lead: 'mars', beside: 'saturn', house: 3, rule: 'bj10.2.c' },
  software: { lead: 'mercury', beside: 'rahu', house: 6, rule: PRACTICE },
  science: { lead: 'jupiter', beside: 'mercury', house: 8, rule: PRACTICE },
  government: { lead: 'sun', beside: 'jupiter', house: 6, rule: 'phal5.2' },
  banking: { lead: 'jupiter', beside: 'mercury', house: 2, rule: PRACTICE },
  accounts: { lead: 'mercury', beside: 'saturn', house: 2, rule: 'bj10.2.d' },
  law: { lead: 'jupiter', beside: 'saturn', house: 6, rule: PRACTICE },
  army: { lead: 'mars', beside: 'sun', house: 3, rule: 'bj10.2.c' },
  police: { lead: 'mars', beside: 'saturn', house: 6, rule: 'bj10.2.c' },
  aviation: { lead: 'mars', beside: 'rahu', house: 9, rule: PRACTICE },
  sea: { lead: 'moon', beside: 'mars', house: 12, rule: 'bj10.2.b' },
  hotels: { lead: 'venus', beside: 'moon', house: 9, rule: PRACTICE },
  transport: { lead: 'saturn', beside: 'mars', house: 3, rule: 'bj10.3.c' },
  shop: { lead: 'mercury', beside: 'venus', house: 7, rule: PRACTICE },
  importExport: { lead: 'mercury', beside: 'rahu', house: 12, rule: PRACTICE },
  kitchen: { lead: 'mars', beside: 'moon', house: 2, rule: 'phal5.4' },
  property: { lead: 'mars', beside: 'saturn', house: 4, rule: 'phal15.15' },
  farming: { lead: 'moon', beside: 'saturn', house: 4, rule: 'bj10.2.b' },
  beauty: { lead: 'venus', beside: 'moon', house: 7, rule: PRACTICE },
  fashion: { lead: 'moon', beside: 'venus', house: 7, rule: 'phal5.3' },
  jewellery: { lead: 'venus', beside: 'sun', house: 2, rule: 'bj10.3.b' },
  markets: { lead: 'mercury', beside: 'rahu', house: 11, rule: PRACTICE },
  politics: { lead: 'sun', beside: 'saturn', house: 9, rule: PRACTICE },
  priest: { lead: 'jupiter', beside: 'ketu', house: 9, rule: 'bj10.3' },
  astrology: { lead: 'mercury', beside: 'jupiter', house: 8, rule: 'phal5.5' },
  sport: { lead: 'mars', beside: 'sun', house: 5, rule: 'phal15.15' },
  // the staff that one answers for is Saturn's, and the rank the Sun's
  management: { lead: 'saturn', beside: 'sun', house: 11, rule: PRACTICE },
  sales: { lead: 'mercury', beside: 'venus', house: 3, rule: PRACTICE },
  social: { lead: 'saturn', beside: 'jupiter', house: 12, rule: PRACTICE },
  industry: { lead: 'saturn', beside: 'mars', house: 7, rule: PRACTICE },
}

/** What the graha beside the leading one, and the field's house, count for. */
const BESIDE_SHARE = 0.6
const HOUSE_SHARE = 0.5
/** A place in the dasamsa that does not outlast the clock's margin. */
const UNSURE_SHARE = 0.5

/** A fact that speaks for a field or against it; its findings are made when it is told. */
export type FieldFact = { weight: number; key: MessageKey; slots: Slots; ids: () => string[] }

/** Brihat Jataka 10.2-3, by the graha whose navamsa it is. */
const LIVELIHOOD_RULES: Readonly<Record<SevenGraha, string>> = {
  sun: 'bj10.2',
  moon: 'bj10.2.b',
  mars: 'bj10.2.c',
  mercury: 'bj10.2.d',
  jupiter: 'bj10.3',
  venus: 'bj10.3.b',
  saturn: 'bj10.3.c',
}

/** In whose navamsa the lord of the 10th stands, counted from the lagna or the Moon (Brihat Jataka 10.2-3). */
export function livelihood(c: Composer, view: HouseView = c.facts.main): { lord: SevenGraha; sign: number; host: SevenGraha; id: string } {
  const { lord, sign, host } = hostOf(c, view)
  const id = c.find({
    id: `livelihood.${view.reference}.${lord}.${sign}`,
    topic: 'career',
    rule: LIVELIHOOD_RULES[host],
    paths: [view.reference === 'lagna' ? 'D1.lagna.sign' : 'D1.moon.sign', `D9.${lord}.sign`],
    why: {
      key: 'why.navamsaHost',
      slots: {
        graha: c.grahaStart(lord),
        sign: c.sign(sign),
        host: c.graha(host),
        tenth: c.say(view.reference === 'lagna' ? 'house.fromLagna' : 'house.fromMoon', { house: c.house(10) }),
      },
    },
  })
  return { lord, sign, host, id }
}

function hostOf(c: Composer, view: HouseView): { lord: SevenGraha; sign: number; host: SevenGraha } {
  const lord = view.lordOf(10)
  const { sign } = c.chart.D9[lord]
  return { lord, sign, host: signLord(sign) }
}

/** What ties a graha to work in this chart, and what it can do there: practice in its weights, each fact by its own source. */
function grahaFacts(c: Composer, graha: Graha): FieldFact[] {
  const view = c.facts.main
  const lord = view.lordOf(10)
  const facts: FieldFact[] = []
  const slots = { graha: c.graha(graha), lord: c.graha(lord), house: c.house(view.houseOf(graha)) }
  const add = (weight: number, key: MessageKey, ids: () => string[]): void => {
    facts.push({ weight, key, slots, ids })
  }
  if (graha === lord) add(2, 'work.fact.lord', () => [lordFinding(c, 10, 'career').id])
  if (view.houseOf(graha) === 10) add(2, 'work.fact.in', () => [placeFinding(c, graha, 'career').id])
  else if (!isNode(graha) && aspectsSign(graha, c.facts.sign(graha), view.signOf(10)))
    add(1, 'work.fact.sees', () => [aspectFinding(c, graha, 10, 'career')])
  if (graha !== lord && c.facts.sign(graha) === c.facts.sign(lord))
    add(1, 'work.fact.joins', () => [placeFinding(c, graha, 'career').id, placeFinding(c, lord, 'career').id])
  if (c.facts.karaka('amatya') === graha) add(1.5, 'work.fact.amatya', () => [charaFinding(c, 'career', 'amatya')?.id ?? ''])
  if (hostOf(c, view).host === graha) add(1.5, 'work.fact.source', () => [livelihood(c).id])
  if (c.timed) {
    if (hostOf(c, c.facts.moon).host === graha) add(1, 'work.fact.sourceMoon', () => [livelihood(c, c.facts.moon).id])
    const moonLord = c.facts.moon.lordOf(10)
    if (moonLord === graha) add(1, 'work.fact.moonLord', () => [fromMoonLord(c, 10, moonLord, c.facts.moon.houseOf(moonLord), 'career')])
    const { D10 } = c.chart
    const tenth = D10.lagna === null ? null : (D10.lagna.sign + 9) % 12
    // what the birth time may still change weighs a step less, as a witness does
    const weighed = (weight: number): number => (c.sure('D10.lagna.sign', `D10.${graha}.sign`) ? weight : weight * UNSURE_SHARE)
    if (tenth !== null && D10[graha].sign === tenth) add(weighed(1.5), 'work.fact.d10', () => [vargaHouseFinding(c, 'career').id])
    else if (tenth !== null && signLord(tenth) === graha) add(weighed(1), 'work.fact.d10Lord', () => [vargaHouseFinding(c, 'career').id])
  }
  // a tie without strength is counted; that there is none to the 10th is itself a fact, and a period may be tied to work by the other houses of it
  if (facts.length === 0)
    add(-1, tieTo(c, graha, 'career') >= TIED ? 'work.fact.side' : 'work.fact.loose', () => [placeFinding(c, graha, 'career').id])
  const word = standing(c, graha)
  if (word === 'strong') add(1.5, isAmple(c, graha) ? 'work.fact.strong' : 'work.fact.enough', () => [standingFinding(c, graha, 'career')])
  if (word === 'weak') add(-1.5, 'work.fact.weak', () => [standingFinding(c, graha, 'career')])
  const house = view.houseOf(graha)
  if (house === 8 || house === 12) add(-0.75, 'work.fact.hidden', () => [placeFinding(c, graha, 'career').id])
  return facts
}

/** What a graha comes to for work in this chart, whatever the field. */
export const grahaWeight = (c: Composer, graha: Graha): number =>
  kept(sumsOf(c).grahas, graha, () => grahaFacts(c, graha)).reduce((sum, { weight }) => sum + weight, 0)

function houseFacts(c: Composer, house: House): FieldFact[] {
  const lord = c.facts.main.lordOf(house)
  const slots = { graha: c.graha(lord), house: c.house(house), area: { term: `short.${house}` } as const }
  const ids = (): string[] => [lordFinding(c, house, 'career').id, standingFinding(c, lord, 'career')]
  if (wellPlaced(c, lord) && standing(c, lord) !== 'weak') return [{ weight: 2, key: 'work.fact.houseWell', slots, ids }]
  return standing(c, lord) === 'weak' ? [{ weight: -2, key: 'work.fact.houseIll', slots, ids }] : []
}

type Sums = { grahas: Map<Graha, FieldFact[]>; houses: Map<House, FieldFact[]> }
const sums = new WeakMap<Composer, Sums>()

function sumsOf(c: Composer): Sums {
  let made = sums.get(c)
  if (made === undefined) sums.set(c, (made = { grahas: new Map(), houses: new Map() }))
  return made
}

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}

/** Every fact on a field with its share in it, the heaviest first. */
export function fieldFacts(c: Composer, field: Field): FieldFact[] {
  const { lead, beside, house } = FIELD_RULES[field]
  const known = sumsOf(c)
  const share = (facts: readonly FieldFact[], part: number): FieldFact[] => facts.map((fact) => ({ ...fact, weight: fact.weight * part }))
  return [
    ...kept(known.grahas, lead, () => grahaFacts(c, lead)),
    ...share(
      kept(known.grahas, beside, () => grahaFacts(c, beside)),
      BESIDE_SHARE,
    ),
    ...share(
      kept(known.houses, house, () => houseFacts(c, house)),
      HOUSE_SHARE,
    ),
  ].toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

export const fieldScore = (c: Composer, field: Field): number => fieldFacts(c, field).reduce((sum, { weight }) => sum + weight, 0)

/** How a chart carries a field: among the upper three tenths of the sample births, the lower three, or between. */
export type Carried = 'well' | 'half' | 'slow'

/** Of ten sample births so many carry a field less than these steps ask. */
const WELL = 7
const SLOW = 3

/** Where a score stands among the sample births, in tenths: 0 to 10, with parts between two cuts. */
export function tenthsOf(score: number, cuts: readonly number[]): number {
  const above = cuts.filter((cut) => score > cut).length
  const [from, to] = [cuts[above - 1], cuts[above]]
  const spread = (cuts.at(-1) as number) - (cuts[0] as number)
  if (from === undefined) return Math.max(0, 1 - ((cuts[0] as number) - score) / spread)
  if (to === undefined) return above + Math.min(1, (score - from) / spread)
  return above + (score - from) / (to - from || 1)
}

export type WeighedField = {
  field: Field
  carried: Carried
  /** of ten sample births so many carry it less */
  tenths: number
  /** 1 is the field that this chart carries best of all */
  rank: number
  for: FieldFact[]
  against: FieldFact[]
}

const rankings = new WeakMap<Composer, WeighedField[]>()

/** Every field as this chart carries it, held against the sample births, the best first. */
export function weighedFields(c: Composer): WeighedField[] {
  let ranking = rankings.get(c)
  if (ranking === undefined) {
    ranking = FIELDS.map((field): WeighedField => {
      const facts = fieldFacts(c, field)
      const tenths = tenthsOf(
        facts.reduce((sum, { weight }) => sum + weight, 0),
        FIELD_CUTS[field][c.timed ? 'timed' : 'untimed'],
      )
      return {
        field,
        tenths,
        carried: tenths >= WELL ? 'well' : tenths < SLOW ? 'slow' : 'half',
        rank: 0,
        for: facts.filter(({ weight }) => weight > 0),
        against: facts.filter(({ weight }) => weight < 0),
      }
    })
      .toSorted((a, b) => b.tenths - a.tenths)
      .map((one, index) => ({ ...one, rank: index + 1 }))
    rankings.set(c, ranking)
  }
  return ranking
}

export const weighField = (c: Composer, field: Field): WeighedField => weighedFields(c).find((one) => one.field === field) as WeighedField

const VARGA_FACTS: readonly MessageKey[] = ['work.fact.d10', 'work.fact.d10Lord']

/** That a field is given to a graha. Where its first fact is of the dasamsa, it holds no longer than that. */
export function fieldFinding(c: Composer, field: Field): string {
  const { lead, beside, house, rule } = FIELD_RULES[field]
  const [first] = weighField(c, field).for
  return c.find({
    id: `field.${field}`,
    ...(first !== undefined && VARGA_FACTS.includes(first.key) ? { sumOf: first.ids() } : {}),
    topic: 'career',
    rule,
    paths: [...new Set([...housePaths(c.facts.main, lead, beside), `D1.${lead}.sign`, `D1.${beside}.sign`])],
    why: {
      key: 'why.fieldOfWork',
      slots: { field: nameOf(c, field), graha: c.graha(lead), beside: c.graha(beside), house: c.house(house) },
    },
  })
}

/** The sub-period of a field's own graha that runs or comes next; null where the dashas cannot be dated. */
export function fieldPeriod(c: Composer, field: Field): { period: DashaDates; id: string } | null {
  const { grain, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return null
  const { lead } = FIELD_RULES[field]
  const period = antars.find(({ to, lords }) => to > c.input.asOf && lords[1] === lead)
  return period === undefined ? null : { period, id: periodFinding(c, period) }
}

/** Who points to a kind of work: the source of income, the amatyakaraka, and whoever holds the 10th (the strongest there, or its lord). */
export type WorkPointer = { role: 'source' | 'amatya' | 'guest' | 'guests' | 'lord'; graha: SevenGraha; id: string }

export function workPointers(c: Composer): WorkPointer[] {
  const source = livelihood(c)
  const amatya = charaFinding(c, 'career', 'amatya')
  const [guest, ...others] = c.facts.main
    .occupants(10)
    .filter(isSeven)
    .toSorted((a, b) => c.facts.strength(b) - c.facts.strength(a))
  const lord = lordFinding(c, 10, 'career')
  return [
    { role: 'source', graha: source.host, id: source.id },
    ...(amatya === null ? [] : [{ role: 'amatya' as const, graha: amatya.graha as SevenGraha, id: amatya.id }]),
    guest === undefined
      ? { role: 'lord', graha: lord.graha as SevenGraha, id: lord.id }
      : { role: others.length > 0 ? 'guests' : 'guest', graha: guest, id: placeFinding(c, guest, 'career').id },
  ]
}
