import { GRAHAS, type Graha } from '@disha/contracts/chart'
import { SEVEN_GRAHAS } from '../../dignities.ts'
import type { YogaChart } from '../yoga-chart.ts'
import { BENEFIC_STARS, besides, rule, type Test, type YogaRule } from '../yoga-rule.ts'

const strongLagnaLord: Test = (c) => c.dignified(c.lord(1))

/** Whether some benefic stands in each of these places from a graha. */
const beneficAt =
  (of: (c: YogaChart) => Graha, place: number): Test =>
  (c) =>
    [...c.good].some((graha) => c.placeFrom(of(c), graha) === place)

/** Hari, Hara and Brahma: benefics in three places from a lord. */
const trimurti = (id: string, house: number, places: readonly number[]): YogaRule => {
  const lord = (c: YogaChart): Graha => c.lord(house)
  const holds = places.map((place) => beneficAt(lord, place))
  const held = (c: YogaChart): number => holds.filter((test) => test(c)).length
  return rule(id, 'BPHS 36.35-36', (c) => [lord(c), ...[...c.good].filter((graha) => places.includes(c.placeFrom(lord(c), graha)))], {
    twoPlaces: (c) => held(c) >= 2,
    thirdPlace: (c) => held(c) === 3,
  })
}

/** Lagna lord, its dispositor, that one's dispositor, and the navamsa dispositor of the last. */
function dispositorChain(c: YogaChart): Graha[] {
  const second = c.dispositor(c.lord(1))
  const third = c.dispositor(second)
  return [c.lord(1), second, third, c.navamsaLord(third)]
}
const wellPlaced = (c: YogaChart, graha: Graha): boolean => c.inKendraOrTrikona(graha) || c.exalted(graha)

const tenthFrom = {
  lagna: (c: YogaChart): readonly Graha[] => c.inHouse(10),
  moon: (c: YogaChart): readonly Graha[] => GRAHAS.filter((graha) => c.placeFrom('moon', graha) === 10),
}
const someGood = (c: YogaChart, grahas: readonly Graha[]): boolean => grahas.some((graha) => c.good.has(graha))
const onlyGood = (c: YogaChart, grahas: readonly Graha[]): boolean => grahas.every((graha) => c.good.has(graha))

const chamaraHouse = (c: YogaChart, needed: number): boolean => [1, 7, 9, 10].some((house) => c.goodIn(house).length >= needed)

/** Various yogas: BPHS 36. */
export const VARIOUS: readonly YogaRule[] = [
  {
    id: 'subha',
    source: 'BPHS 36.1-2',
    ways: [
      {
        id: 'beneficInLagna',
        grahas: (c) => c.goodIn(1),
        conditions: { occupied: (c) => c.goodIn(1).length > 0 },
      },
      { id: 'beneficsBeside', grahas: (c) => [...c.goodIn(2), ...c.goodIn(12)], conditions: besides(true) },
    ],
    cancellations: { maleficInLagna: (c) => c.badIn(1).length > 0 },
  },
  {
    id: 'asubha',
    source: 'BPHS 36.1-2',
    ways: [
      { id: 'maleficInLagna', grahas: (c) => c.badIn(1), conditions: { occupied: (c) => c.badIn(1).length > 0 } },
      { id: 'maleficsBeside', grahas: (c) => [...c.badIn(2), ...c.badIn(12)], conditions: besides(false) },
    ],
    cancellations: { beneficInLagna: (c) => c.goodIn(1).length > 0 },
  },
  rule(
    'gajakesari',
    'BPHS 36.3-4',
    () => ['jupiter', 'moon'],
    {
      kendra: (c) => c.inKendra('jupiter') || c.mutualKendras('moon', 'jupiter'),
      benefic: (c) => (['mercury', 'venus'] as const).some((graha) => c.good.has(graha) && c.joinedOrSeen(graha, 'jupiter')),
    },
    {
      cancellations: {
        debilitated: (c) => c.debilitated('jupiter'),
        combust: (c) => c.combust('jupiter'),
        enemySign: (c) => c.withEnemy('jupiter'),
      },
    },
  ),
  {
    id: 'amala',
    source: 'BPHS 36.5-6',
    ways: (['lagna', 'moon'] as const).map((id) => ({
      id,
      grahas: tenthFrom[id],
      conditions: { benefic: (c) => someGood(c, tenthFrom[id](c)), noMalefic: (c) => onlyGood(c, tenthFrom[id](c)) },
    })),
  },
  rule('parvata', 'BPHS 36.7-8', (c) => [...c.good].filter((graha) => c.inKendra(graha)), {
    beneficInKendra: (c) => [...c.good].some((graha) => c.inKendra(graha)),
    seventhAndEighthPure: (c) => c.onlyGoodIn(7, 8),
    kendrasPure: (c) => c.onlyGoodIn(1, 4, 10),
  }),
  {
    id: 'kahala',
    source: 'BPHS 36.9-10',
    ways: [
      {
        id: 'withJupiter',
        grahas: (c) => [c.lord(4), 'jupiter', c.lord(1)],
        conditions: { mutualKendras: (c) => c.mutualKendras(c.lord(4), 'jupiter'), strongLagnaLord },
      },
      {
        id: 'withTenthLord',
        grahas: (c) => [c.lord(4), c.lord(10)],
        conditions: { joined: (c) => c.joined(c.lord(4), c.lord(10)), strongFourthLord: (c) => c.dignified(c.lord(4)) },
      },
    ],
  },
  {
    id: 'chamara',
    source: 'BPHS 36.11-12',
    ways: [
      {
        id: 'lagnaLord',
        grahas: (c) => [c.lord(1), 'jupiter'],
        conditions: {
          exalted: (c) => c.exalted(c.lord(1)),
          inKendra: (c) => c.inKendra(c.lord(1)),
          seenByJupiter: (c) => c.sees('jupiter', c.lord(1)),
        },
      },
      {
        id: 'twoBenefics',
        grahas: (c) =>
          [1, 7, 9, 10].map((house) => c.goodIn(house)).find((grahas) => grahas.length >= 2) ??
          [1, 7, 9, 10].flatMap((house) => c.goodIn(house)),
        conditions: { oneBenefic: (c) => chamaraHouse(c, 1), secondBenefic: (c) => chamaraHouse(c, 2) },
      },
    ],
  },
  {
    id: 'shankha',
    source: 'BPHS 36.13-14',
    ways: [
      {
        id: 'fifthAndSixthLords',
        grahas: (c) => [c.lord(5), c.lord(6), c.lord(1)],
        conditions: { mutualKendras: (c) => c.mutualKendras(c.lord(5), c.lord(6)), strongLagnaLord },
      },
      {
        id: 'lagnaAndTenthLords',
        grahas: (c) => [c.lord(1), c.lord(10), c.lord(9)],
        conditions: {
          joined: (c) => c.joined(c.lord(1), c.lord(10)),
          movableSign: (c) => c.sign(c.lord(1)) % 3 === 0,
          strongNinthLord: (c) => c.dignified(c.lord(9)),
        },
      },
    ],
  },
  {
    id: 'bheri',
    source: 'BPHS 36.15-16',
    ways: [
      {
        id: 'fourHouses',
        grahas: (c) => [c.lord(9)],
        conditions: {
          strongNinthLord: (c) => c.dignified(c.lord(9)),
          first: (c) => c.inHouse(1).length > 0,
          second: (c) => c.inHouse(2).length > 0,
          seventh: (c) => c.inHouse(7).length > 0,
          twelfth: (c) => c.inHouse(12).length > 0,
        },
      },
      {
        id: 'inKendras',
        grahas: (c) => ['venus', 'jupiter', c.lord(1), c.lord(9)],
        conditions: {
          strongNinthLord: (c) => c.dignified(c.lord(9)),
          venus: (c) => c.inKendra('venus'),
          jupiter: (c) => c.inKendra('jupiter'),
          lagnaLord: (c) => c.inKendra(c.lord(1)),
        },
      },
    ],
  },
  rule('mridanga', 'BPHS 36.17', () => SEVEN_GRAHAS, {
    strongLagnaLord,
    sixWellPlaced: (c) => SEVEN_GRAHAS.filter((graha) => c.inKendraOrTrikona(graha) || c.dignified(graha)).length >= 6,
    seventhWellPlaced: (c) => SEVEN_GRAHAS.every((graha) => c.inKendraOrTrikona(graha) || c.dignified(graha)),
  }),
  rule('srinatha', 'BPHS 36.18', (c) => [c.lord(7), c.lord(10), c.lord(9)], {
    seventhLordInTenth: (c) => c.house(c.lord(7)) === 10,
    tenthLordExalted: (c) => c.exalted(c.lord(10)),
    withNinthLord: (c) => c.joined(c.lord(10), c.lord(9)),
  }),
  {
    id: 'sarada',
    source: 'BPHS 36.19-20',
    ways: [
      {
        id: 'tenthLord',
        grahas: (c) => [c.lord(10), 'mercury', 'sun'],
        conditions: {
          tenthLordInFifth: (c) => c.house(c.lord(10)) === 5,
          mercuryInKendra: (c) => c.inKendra('mercury'),
          sunInSimha: (c) => c.sign('sun') === 4,
        },
      },
      {
        id: 'fromMoon',
        grahas: (c) => [
          'moon',
          ...(['jupiter', 'mercury'] as const).filter((graha) => [1, 5, 9].includes(c.placeFrom('moon', graha))),
          'mars',
        ],
        conditions: {
          trine: (c) => (['jupiter', 'mercury'] as const).some((graha) => [1, 5, 9].includes(c.placeFrom('moon', graha))),
          marsInEleventh: (c) => c.house('mars') === 11,
        },
      },
    ],
  },
  rule('matsya', 'BPHS 36.21-22', (c) => [1, 9, 5, 4, 8].flatMap((house) => [...c.inHouse(house)]), {
    beneficInLagna: (c) => c.goodIn(1).length > 0,
    beneficInNinth: (c) => c.goodIn(9).length > 0,
    mixedFifth: (c) => c.goodIn(5).length > 0 && c.badIn(5).length > 0,
    maleficInFourth: (c) => c.badIn(4).length > 0,
    maleficInEighth: (c) => c.badIn(8).length > 0,
  }),
  rule(
    'kurma',
    'BPHS 36.23-24',
    (c) => [...[5, 6, 7].flatMap((house) => c.goodIn(house)), ...[1, 3, 11].flatMap((house) => c.badIn(house))],
    Object.fromEntries<Test>([
      ...[5, 6, 7].map((house): [string, Test] => [
        `benefic${house}`,
        (c) => c.goodIn(house).some((graha) => c.dignified(graha) || c.withFriend(graha)),
      ]),
      ...[1, 3, 11].map((house): [string, Test] => [`malefic${house}`, (c) => c.badIn(house).some((graha) => c.dignified(graha))]),
    ]),
  ),
  rule('khadga', 'BPHS 36.25-26', (c) => [c.lord(2), c.lord(9), c.lord(1)], {
    exchange: (c) => c.house(c.lord(2)) === 9 && c.house(c.lord(9)) === 2,
    lagnaLord: (c) => c.inKendraOrTrikona(c.lord(1)),
  }),
  rule('lakshmi', 'BPHS 36.27-28', (c) => [c.lord(9), c.lord(1)], {
    ninthLordInKendra: (c) => c.inKendra(c.lord(9)),
    strongNinthLord: (c) => c.dignified(c.lord(9)),
    strongLagnaLord,
  }),
  rule('kusuma', 'BPHS 36.29-30', () => ['venus', 'moon', 'saturn'], {
    venusInKendra: (c) => c.inKendra('venus'),
    moonWithBeneficInTrikona: (c) => c.inTrikona('moon') && BENEFIC_STARS.some((graha) => c.joined(graha, 'moon')),
    saturnInTenth: (c) => c.house('saturn') === 10,
    fixedLagna: (c) => c.signOfHouse(1) % 3 === 1,
  }),
  rule('kalanidhi', 'BPHS 36.31-32', () => ['jupiter', 'mercury', 'venus'], {
    jupiter: (c) => [2, 5].includes(c.house('jupiter')),
    mercury: (c) => c.joinedOrSeen('mercury', 'jupiter'),
    venus: (c) => c.joinedOrSeen('venus', 'jupiter'),
  }),
  rule('kalpadruma', 'BPHS 36.33-34', dispositorChain, {
    lagnaLord: (c) => wellPlaced(c, c.lord(1)),
    dispositor: (c) => wellPlaced(c, dispositorChain(c)[1]),
    itsDispositor: (c) => wellPlaced(c, dispositorChain(c)[2]),
    navamsaDispositor: (c) => wellPlaced(c, dispositorChain(c)[3]),
  }),
  trimurti('hari', 2, [2, 12, 8]),
  trimurti('hara', 7, [4, 9, 8]),
  trimurti('brahma', 1, [4, 10, 11]),
  rule('lagnadhi', 'BPHS 36.37', (c) => [...c.goodIn(7), ...c.goodIn(8)], {
    someBenefic: (c) => c.goodIn(7).length + c.goodIn(8).length > 0,
    bothHouses: (c) => c.goodIn(7).length > 0 && c.goodIn(8).length > 0,
    noMalefic: (c) => c.onlyGoodIn(7, 8) && !c.houseSeenByMalefic(7) && !c.houseSeenByMalefic(8),
  }),
]
