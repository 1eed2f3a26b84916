import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { housePaths } from '../compose/parts.ts'
import { aspectsSign, functionalNature, houseOfSign, type House } from '../facts/houses.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { YOGA_RATES } from './yoga-rates.data.ts'

export const YOGA_NAMES = [
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
  'gajakesari',
  'raja',
  'yogakaraka',
  'adhi',
  'sunapha',
  'anapha',
  'durudhara',
  'amala',
] as const
export type YogaName = (typeof YOGA_NAMES)[number]

export type Yoga = { name: YogaName; rule: string; grahas: Graha[]; slots: Slots }

const KENDRA: readonly House[] = [1, 4, 7, 10]
const MAHAPURUSHA = [
  ['ruchaka', 'mars', 'bphs75.3-7'],
  ['bhadra', 'mercury', 'bphs75.8-12'],
  ['hamsa', 'jupiter', 'bphs75.13-16'],
  ['malavya', 'venus', 'bphs75.17-19'],
  ['shasha', 'saturn', 'bphs75.20-22'],
] as const

/** The yogas whose stated conditions a chart meets in full: BPHS 34, 36, 37 and 75. */
export function yogasOf(c: Composer): Yoga[] {
  const found: Yoga[] = []
  const { facts } = c
  const names = (grahas: readonly Graha[]) => ({ list: grahas.map((graha) => c.graha(graha)) })
  if (facts.lagna !== null) {
    const lagna = facts.lagna
    for (const [name, graha, rule] of MAHAPURUSHA) {
      const dignity = facts.dignity(graha)
      if (KENDRA.includes(lagna.houseOf(graha)) && ['own', 'exalted', 'moolatrikona'].includes(dignity))
        found.push({
          name,
          rule,
          grahas: [graha],
          slots: { dignity: { term: `dignity.${dignity}` }, house: c.house(lagna.houseOf(graha)) },
        })
    }
    for (const graha of GRAHAS.slice(0, 7)) {
      const { nature, rule } = functionalNature(lagna.firstSign, graha)
      const houses = lagna.ruledBy(graha)
      if (nature === 'yogakaraka' && houses.some((house) => [4, 7, 10].includes(house)) && houses.some((house) => [5, 9].includes(house)))
        found.push({ name: 'yogakaraka', rule, grahas: [graha], slots: { graha: c.grahaStart(graha) } })
    }
    const raja = rajaYoga(c)
    if (raja !== null) found.push(raja)
    const inTenth = lagna.occupants(10)
    if (inTenth.length > 0 && inTenth.every((graha) => facts.benefic(graha)))
      found.push({
        name: 'amala',
        rule: 'bphs36.5-6',
        grahas: inTenth,
        slots: { point: c.say('yoga.amala.lagna'), grahas: names(inTenth) },
      })
  }
  const moon = facts.moon
  if (!found.some(({ name }) => name === 'amala')) {
    const inTenth = moon.occupants(10)
    if (inTenth.length > 0 && inTenth.every((graha) => facts.benefic(graha)))
      found.push({ name: 'amala', rule: 'bphs36.5-6', grahas: inTenth, slots: { point: c.say('yoga.amala.moon'), grahas: names(inTenth) } })
  }
  const kendra = KENDRA.includes(moon.houseOf('jupiter')) || (facts.lagna !== null && KENDRA.includes(facts.lagna.houseOf('jupiter')))
  const helped = [...facts.company('jupiter'), ...facts.seenBy('jupiter')].some((graha) => graha !== 'moon' && facts.benefic(graha))
  if (kendra && helped && !facts.combust('jupiter') && !['debilitated', 'enemy'].includes(facts.dignity('jupiter')))
    found.push({ name: 'gajakesari', rule: 'bphs36.3-4', grahas: ['jupiter'], slots: {} })
  const adhi = (['mercury', 'jupiter', 'venus'] as const).filter((graha) => [6, 7, 8].includes(moon.houseOf(graha)) && facts.benefic(graha))
  if (adhi.length >= 2) found.push({ name: 'adhi', rule: 'bphs37.5', grahas: [...adhi], slots: { grahas: names(adhi) } })
  const beside = (house: House): Graha[] => moon.occupants(house).filter((graha) => !['sun', 'rahu', 'ketu'].includes(graha))
  const [second, twelfth] = [beside(2), beside(12)]
  if (second.length > 0 && twelfth.length > 0)
    found.push({
      name: 'durudhara',
      rule: 'bphs37.7-10.c',
      grahas: [...second, ...twelfth],
      slots: { grahas: names([...second, ...twelfth]) },
    })
  else if (second.length > 0) found.push({ name: 'sunapha', rule: 'bphs37.7-10', grahas: second, slots: { grahas: names(second) } })
  else if (twelfth.length > 0) found.push({ name: 'anapha', rule: 'bphs37.7-10.b', grahas: twelfth, slots: { grahas: names(twelfth) } })
  return found
}

/** A kendra lord and a trikona lord joined, exchanged or in full mutual aspect, neither owning a bad house (BPHS 34.11-12, 15). */
function rajaYoga(c: Composer): Yoga | null {
  const lagna = c.facts.lagna
  if (lagna === null) return null
  const clean = (graha: Graha): boolean => !lagna.ruledBy(graha).some((house) => [6, 8, 12].includes(house))
  for (const kendra of [10, 4, 7] as const) {
    for (const trikona of [9, 5] as const) {
      const a = lagna.lordOf(kendra)
      const b = lagna.lordOf(trikona)
      if (a === b || !clean(a) || !clean(b)) continue
      const [signA, signB] = [c.facts.sign(a), c.facts.sign(b)]
      const how =
        signA === signB
          ? 'conjunct'
          : signA === lagna.signOf(trikona) && signB === lagna.signOf(kendra)
            ? 'exchange'
            : aspectsSign(a, signA, signB) && aspectsSign(b, signB, signA) && houseOfSign(signB, signA) === 7
              ? 'opposite'
              : null
      if (how === null) continue
      return {
        name: 'raja',
        rule: 'bphs34.11-12',
        grahas: [a, b],
        slots: { a: c.graha(a), houseA: c.house(kendra), b: c.graha(b), houseB: c.house(trikona), how: c.say(`yoga.raja.${how}`) },
      }
    }
  }
  return null
}

/** A yoga in words with its base rate, rare ones first. */
export function yogaLines(c: Composer): Line[][] {
  return yogasOf(c)
    .toSorted((a, b) => YOGA_RATES[a.name] - YOGA_RATES[b.name])
    .map(({ name, rule, grahas, slots }) => {
      const text = c.say(`yoga.${name}`, slots)
      const id = c.find({
        id: `yoga.${name}.${grahas.join('-')}`,
        topic: 'career',
        rule,
        paths: [
          ...new Set([
            'D1.moon.sign',
            ...(c.timed ? housePaths(c.facts.main, ...grahas) : []),
            ...grahas.map((graha) => `D1.${graha}.sign`),
          ]),
        ],
        why: {
          key: 'why.yoga',
          slots: {
            grahas: { list: grahas.map((graha, index) => (index === 0 ? c.grahaStart(graha) : c.graha(graha))) },
            signs: { list: grahas.map((graha) => c.sign(c.facts.sign(graha))) },
          },
        },
        polarity: 'support',
        strength: YOGA_RATES[name] < 0.1 ? 'strong' : 'fair',
      })
      const rate = YOGA_RATES[name]
      const share =
        rate >= 0.5
          ? c.say('yoga.share.most')
          : rate < 0.02
            ? c.say('yoga.share.rare')
            : c.say('yoga.share.about', { n: Math.round(1 / rate) })
      return [{ text, ids: [id] }, c.line([id], 'yoga.rate', { share })]
    })
}
