import { GRAHAS, type Graha } from '@disha/contracts/chart'
import { SEVEN_GRAHAS, type SevenGraha } from '../dignities.ts'
import type { YogaChart } from './yoga-chart.ts'

export type YogaRule = {
  id: string
  /** verse in the Santhanam numbering, or `practice`: widely used, not in a text that we have seen */
  source: string
  /** whether it can be read without a birth time */
  withoutLagna?: true
  grahas: (chart: YogaChart) => Graha[]
  /** all must hold; where the first one holds and a single other one is missing, the yoga is near */
  conditions: readonly ((chart: YogaChart) => boolean)[]
  cancellations?: Readonly<Record<string, (chart: YogaChart) => boolean>>
}

type Test = (chart: YogaChart) => boolean

const MAHAPURUSHAS = { ruchaka: 'mars', bhadra: 'mercury', hamsa: 'jupiter', malavya: 'venus', sasa: 'saturn' } as const

const mahapurushas: YogaRule[] = Object.entries(MAHAPURUSHAS).map(([id, graha]) => ({
  id,
  source: 'BPHS 75.1-2',
  grahas: () => [graha],
  conditions: [(c) => c.dignified(graha), (c) => c.inKendra(graha)],
  cancellations: { combust: (c) => c.combust(graha) },
}))

/** Grahas of a place from the Sun or Moon; luminaries and nodes do not count. */
const starsAt =
  (of: 'sun' | 'moon', place: number) =>
  (c: YogaChart): Graha[] =>
    (['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const).filter((graha) => c.placeFrom(of, graha) === place)

const beside = (id: string, of: 'sun' | 'moon', source: string, second: boolean, twelfth: boolean): YogaRule => ({
  id,
  source,
  withoutLagna: true,
  grahas: (c) => [of, ...(second ? starsAt(of, 2)(c) : []), ...(twelfth ? starsAt(of, 12)(c) : [])],
  conditions: [(c) => starsAt(of, 2)(c).length > 0 === second && starsAt(of, 12)(c).length > 0 === twelfth],
})

const besidesOpposite = (c: YogaChart): number =>
  (['mercury', 'jupiter', 'venus'] as const).filter((graha) => [6, 7, 8].includes(c.placeFrom('moon', graha))).length

const lunarAndSolar: YogaRule[] = [
  beside('sunapha', 'moon', 'BPHS 37.7-10', true, false),
  beside('anapha', 'moon', 'BPHS 37.7-10', false, true),
  beside('durudhara', 'moon', 'BPHS 37.7-10', true, true),
  beside('vesi', 'sun', 'BPHS 38.1-4', true, false),
  beside('vosi', 'sun', 'BPHS 38.1-4', false, true),
  beside('ubhayachari', 'sun', 'BPHS 38.1-4', true, true),
  {
    id: 'kemadruma',
    source: 'BPHS 37.11-13',
    grahas: () => ['moon'],
    conditions: [(c) => starsAt('moon', 2)(c).length + starsAt('moon', 12)(c).length === 0, (c) => starsAt('moon', 1)(c).length === 0],
    cancellations: { grahaInKendra: (c) => SEVEN_GRAHAS.some((graha) => graha !== 'moon' && graha !== 'sun' && c.inKendra(graha)) },
  },
  {
    id: 'adhi',
    source: 'BPHS 37.5',
    withoutLagna: true,
    grahas: () => ['mercury', 'jupiter', 'venus'],
    conditions: [(c) => besidesOpposite(c) >= 2, (c) => besidesOpposite(c) === 3],
    cancellations: { allCombust: (c) => (['mercury', 'jupiter', 'venus'] as const).every((graha) => c.combust(graha)) },
  },
]

const wellKnown: YogaRule[] = [
  {
    id: 'gajakesari',
    source: 'BPHS 36.3-4',
    grahas: () => ['jupiter', 'moon'],
    conditions: [(c) => c.inKendra('jupiter') || c.mutualKendras('moon', 'jupiter'), (c) => c.joinedOrSeenByBenefic('jupiter')],
    cancellations: {
      debilitated: (c) => c.debilitated('jupiter'),
      combust: (c) => c.combust('jupiter'),
      enemySign: (c) => c.withEnemy('jupiter'),
    },
  },
  {
    id: 'budhaAditya',
    source: 'practice',
    withoutLagna: true,
    grahas: () => ['sun', 'mercury'],
    conditions: [(c) => c.joined('sun', 'mercury')],
    cancellations: { combust: (c) => c.combust('mercury') },
  },
  {
    id: 'chandraMangala',
    source: 'practice',
    withoutLagna: true,
    grahas: () => ['moon', 'mars'],
    conditions: [(c) => c.joined('moon', 'mars')],
  },
  {
    id: 'guruMangala',
    source: 'practice',
    withoutLagna: true,
    grahas: () => ['mars', 'jupiter'],
    conditions: [(c) => c.joined('mars', 'jupiter') || c.placeFrom('mars', 'jupiter') === 7],
  },
]

const onlyGood = (c: YogaChart, grahas: readonly Graha[]): boolean => grahas.every((graha) => c.good.has(graha))
const strongLagnaLord: Test = (c) => c.dignified(c.lord(1))
const benefic = ['mercury', 'jupiter', 'venus'] as const

const ofChapter36: YogaRule[] = [
  {
    id: 'subha',
    source: 'BPHS 36.1-2',
    grahas: (c) => c.inHouse(1).filter((graha) => c.good.has(graha)),
    conditions: [(c) => c.inHouse(1).some((graha) => c.good.has(graha))],
    cancellations: { maleficInLagna: (c) => !onlyGood(c, c.inHouse(1)) },
  },
  {
    id: 'amala',
    source: 'BPHS 36.5-6',
    grahas: (c) => GRAHAS.filter((graha) => c.house(graha) === 10 || c.placeFrom('moon', graha) === 10),
    conditions: [
      (c) => [c.inHouse(10), GRAHAS.filter((graha) => c.placeFrom('moon', graha) === 10)].some((all) => all.length > 0 && onlyGood(c, all)),
    ],
  },
  {
    id: 'parvata',
    source: 'BPHS 36.7-8',
    grahas: (c) => [...c.good].filter((graha) => c.inKendra(graha)),
    conditions: [
      (c) => [...c.good].some((graha) => c.inKendra(graha)),
      (c) => onlyGood(c, [...c.inHouse(7), ...c.inHouse(8)]),
      (c) =>
        onlyGood(
          c,
          [1, 4, 10].flatMap((house) => c.inHouse(house)),
        ),
    ],
  },
  {
    id: 'kahala',
    source: 'BPHS 36.9-10',
    grahas: (c) => [c.lord(4), 'jupiter', c.lord(1)],
    conditions: [(c) => c.mutualKendras(c.lord(4), 'jupiter'), strongLagnaLord],
  },
  {
    id: 'chamara',
    source: 'BPHS 36.11-12',
    grahas: (c) => [c.lord(1), 'jupiter'],
    conditions: [(c) => c.exalted(c.lord(1)), (c) => c.inKendra(c.lord(1)), (c) => c.sees('jupiter', c.lord(1))],
  },
  {
    id: 'shankha',
    source: 'BPHS 36.13-14',
    grahas: (c) => [c.lord(5), c.lord(6), c.lord(1)],
    conditions: [(c) => c.mutualKendras(c.lord(5), c.lord(6)), strongLagnaLord],
  },
  {
    id: 'bheri',
    source: 'BPHS 36.15-16',
    grahas: (c) => [c.lord(9)],
    conditions: [
      (c) => c.dignified(c.lord(9)),
      ...[1, 2, 7, 12].map(
        (house): Test =>
          (c) =>
            c.inHouse(house).length > 0,
      ),
    ],
  },
  {
    id: 'srinatha',
    source: 'BPHS 36.18',
    grahas: (c) => [c.lord(7), c.lord(10), c.lord(9)],
    conditions: [(c) => c.house(c.lord(7)) === 10, (c) => c.exalted(c.lord(10)), (c) => c.joined(c.lord(10), c.lord(9))],
  },
  {
    id: 'khadga',
    source: 'BPHS 36.25-26',
    grahas: (c) => [c.lord(2), c.lord(9), c.lord(1)],
    conditions: [(c) => c.exchanged(c.lord(2), c.lord(9)), (c) => c.inKendra(c.lord(1)) || c.inTrikona(c.lord(1))],
  },
  {
    id: 'lakshmi',
    source: 'BPHS 36.27-28',
    grahas: (c) => [c.lord(9), c.lord(1)],
    conditions: [(c) => c.inKendra(c.lord(9)), (c) => c.dignified(c.lord(9)), strongLagnaLord],
  },
  {
    id: 'kusuma',
    source: 'BPHS 36.29-30',
    grahas: () => ['venus', 'moon', 'saturn'],
    conditions: [
      (c) => c.inKendra('venus'),
      (c) => c.inTrikona('moon') && benefic.some((graha) => c.joined(graha, 'moon')),
      (c) => c.house('saturn') === 10,
      (c) => c.lagnaIsFixed(),
    ],
  },
  {
    id: 'kalanidhi',
    source: 'BPHS 36.31-32',
    grahas: () => ['jupiter', 'mercury', 'venus'],
    conditions: [
      (c) => [2, 5].includes(c.house('jupiter')),
      (c) => c.sees('mercury', 'jupiter') || c.joined('mercury', 'jupiter'),
      (c) => c.sees('venus', 'jupiter') || c.joined('venus', 'jupiter'),
    ],
  },
  {
    id: 'lagnadhi',
    source: 'BPHS 36.37',
    grahas: (c) => [...c.inHouse(7), ...c.inHouse(8)],
    conditions: [
      (c) => c.inHouse(7).some((graha) => c.good.has(graha)),
      (c) => c.inHouse(8).some((graha) => c.good.has(graha)),
      (c) => onlyGood(c, [...c.inHouse(7), ...c.inHouse(8)]),
    ],
  },
]

/** Pairs of an angle's lord and a trine's lord that are tied; the lagna lord is both. */
function rajaPairs(c: YogaChart): [SevenGraha, SevenGraha][] {
  const trines = [5, 9].map((house) => c.lord(house))
  return [1, 4, 7, 10].flatMap((house) => {
    const lord = c.lord(house)
    return trines.filter((other) => other !== lord && c.tied(lord, other)).map((other): [SevenGraha, SevenGraha] => [lord, other])
  })
}

const ownsBadHouse = (c: YogaChart, graha: SevenGraha): boolean =>
  graha !== c.lord(1) && [6, 8, 12].some((house) => c.lord(house) === graha)

const rajaYogas: YogaRule[] = [
  {
    id: 'rajaKendraTrikona',
    source: 'BPHS 34.11-12',
    grahas: (c) => [...new Set(rajaPairs(c).flat())],
    conditions: [(c) => rajaPairs(c).length > 0],
    // 34.15: relation alone makes none where a lord owns a bad house too
    cancellations: { everyPairOwnsBadHouse: (c) => rajaPairs(c).every((pair) => pair.some((graha) => ownsBadHouse(c, graha))) },
  },
  {
    id: 'dharmaKarmadhipati',
    source: 'practice',
    grahas: (c) => [c.lord(9), c.lord(10)],
    conditions: [(c) => c.lord(9) !== c.lord(10) && c.tied(c.lord(9), c.lord(10))],
    cancellations: { ownsBadHouse: (c) => ownsBadHouse(c, c.lord(9)) || ownsBadHouse(c, c.lord(10)) },
  },
  {
    id: 'rajaFifthNinth',
    source: 'BPHS 39.33-34',
    grahas: (c) => [c.lord(5), c.lord(9)],
    conditions: [(c) => c.joined(c.lord(5), c.lord(9)) || c.placeFrom(c.lord(5), c.lord(9)) === 7],
  },
  {
    id: 'tenthAndLagnaExchange',
    source: 'BPHS 40.13',
    grahas: (c) => [c.lord(10), c.lord(1)],
    conditions: [(c) => c.exchanged(c.lord(10), c.lord(1))],
  },
  {
    id: 'exaltedBenefic',
    source: 'BPHS 39.47',
    grahas: (c) => benefic.filter((graha) => c.exalted(graha)),
    conditions: [(c) => benefic.some((graha) => c.exalted(graha)), (c) => [...c.good].some((graha) => c.inKendra(graha))],
  },
]

/** All seven grahas in these houses, and one at least in each (BPHS 35.9-15; results 35.23-42). */
const AKRITI: readonly (readonly [id: string, source: string, houses: readonly (readonly number[])[]])[] = [
  [
    'gada',
    'BPHS 35.23',
    [
      [1, 4],
      [4, 7],
      [7, 10],
      [1, 10],
    ],
  ],
  ['sakata', 'BPHS 35.24', [[1, 7]]],
  ['vihaga', 'BPHS 35.25', [[4, 10]]],
  ['sringataka', 'BPHS 35.26', [[1, 5, 9]]],
  [
    'hala',
    'BPHS 35.27',
    [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
  ],
  ['kamala', 'BPHS 35.30', [[1, 4, 7, 10]]],
  [
    'vapi',
    'BPHS 35.31',
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
  ],
  ['yupa', 'BPHS 35.32', [[1, 2, 3, 4]]],
  ['sara', 'BPHS 35.33', [[4, 5, 6, 7]]],
  ['sakti', 'BPHS 35.34', [[7, 8, 9, 10]]],
  ['danda', 'BPHS 35.35', [[1, 10, 11, 12]]],
  ['nauka', 'BPHS 35.36', [[1, 2, 3, 4, 5, 6, 7]]],
  ['kuta', 'BPHS 35.37', [[4, 5, 6, 7, 8, 9, 10]]],
  ['chatra', 'BPHS 35.38', [[1, 7, 8, 9, 10, 11, 12]]],
  ['chapa', 'BPHS 35.39', [[1, 2, 3, 4, 10, 11, 12]]],
  [
    'ardhaChandra',
    'BPHS 35.40',
    [2, 3, 5, 6, 8, 9, 11, 12].map((from) => Array.from({ length: 7 }, (_, at) => ((from + at - 1) % 12) + 1)),
  ],
  ['chakra', 'BPHS 35.41', [[1, 3, 5, 7, 9, 11]]],
  ['samudra', 'BPHS 35.42', [[2, 4, 6, 8, 10, 12]]],
]
const akriti: YogaRule[] = AKRITI.map(([id, source, houses]) => {
  const sets = houses.map((set) => set.toSorted((one, other) => one - other).join())
  return { id, source, grahas: () => [...SEVEN_GRAHAS], conditions: [(c) => sets.includes(c.occupiedHouses().join())] }
})

const ASRAYA = [
  ['rajju', 'BPHS 35.7', 0],
  ['musala', 'BPHS 35.19', 1],
  ['nala', 'BPHS 35.20', 2],
] as const
const asraya: YogaRule[] = ASRAYA.map(([id, source, kind]) => ({
  id,
  source,
  withoutLagna: true,
  grahas: () => [...SEVEN_GRAHAS],
  conditions: [(c) => SEVEN_GRAHAS.every((graha) => c.chart.D1[graha].sign % 3 === kind)],
}))

const kendrasWith = (c: YogaChart, good: boolean): number =>
  [1, 4, 7, 10].filter((house) => SEVEN_GRAHAS.some((graha) => c.house(graha) === house && c.good.has(graha) === good)).length
const dala: YogaRule[] = [
  {
    id: 'maala',
    source: 'BPHS 35.8',
    grahas: (c) => [...c.good].filter((graha) => c.inKendra(graha)),
    conditions: [(c) => kendrasWith(c, true) >= 3],
  },
  {
    id: 'sarpa',
    source: 'BPHS 35.8',
    grahas: (c) => SEVEN_GRAHAS.filter((graha) => c.inKendra(graha) && !c.good.has(graha)),
    conditions: [(c) => kendrasWith(c, false) >= 3],
  },
]

const nabhasa = [...akriti, ...asraya, ...dala]

const SANKHYA = ['gola', 'yuga', 'sula', 'kedara', 'pasa', 'dama', 'veena']
/** By the number of signs that the seven grahas fill; another nabhasa yoga cancels it (BPHS 35.16-17). */
const sankhya: YogaRule[] = SANKHYA.map((id, index) => ({
  id,
  source: `BPHS 35.${49 - index}`,
  grahas: () => [...SEVEN_GRAHAS],
  conditions: [(c) => c.occupiedHouses().length === index + 1],
  cancellations: { otherNabhasa: (c) => nabhasa.some(({ conditions }) => conditions.every((holds) => holds(c))) },
}))

/** Every yoga that is looked for, in the order in which they are told. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...mahapurushas,
  ...wellKnown,
  ...rajaYogas,
  ...ofChapter36,
  ...lunarAndSolar,
  ...nabhasa,
  ...sankhya,
]
