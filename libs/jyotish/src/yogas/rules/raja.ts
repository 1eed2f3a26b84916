import { GRAHAS, type Graha } from '@disha/contracts/chart'
import { EXALTATION, SEVEN_GRAHAS, type SevenGraha } from '../../dignities.ts'
import { drishtiQuarters } from '../../drishti.ts'
import { houseOf } from '../../houses.ts'
import type { YogaChart } from '../yoga-chart.ts'
import { BENEFIC_STARS, DUSTHANAS, KENDRAS, rule, TRIKONAS, type Test, type YogaRule } from '../yoga-rule.ts'

type Pair = readonly [SevenGraha, SevenGraha]

/** Lords of a kendra and of a trikona; the lagna is both (BPHS 34.2-7). */
function lordPairs(c: YogaChart): Pair[] {
  return KENDRAS.flatMap((kendra) =>
    TRIKONAS.flatMap((trikona): Pair[] => (c.lord(kendra) === c.lord(trikona) ? [] : [[c.lord(kendra), c.lord(trikona)]])),
  )
}

const ownsBadHouse = (c: YogaChart, graha: SevenGraha): boolean => graha !== c.lord(1) && DUSTHANAS.some((house) => c.lord(house) === graha)

/** One of two sees the other, who does not look back: short of the full mutual sight that ties. */
const seesOneWay = (c: YogaChart, [one, other]: Pair): boolean => c.sees(one, other) !== c.sees(other, one)

const TIES = {
  joined: (c: YogaChart, [one, other]: Pair) => c.joined(one, other),
  exchanged: (c: YogaChart, [one, other]: Pair) => c.exchanged(one, other),
  seeingEachOther: (c: YogaChart, [one, other]: Pair) => c.seeEachOther(one, other),
}

/** The ways of BPHS 34.11-12 in which some of the pairs are tied. */
const tiedPairs = (pairs: (c: YogaChart) => readonly Pair[]): YogaRule['ways'] =>
  Object.entries(TIES).map(([id, tie]) => ({
    id,
    grahas: (c) => {
      const found = pairs(c).filter((pair) => tie(c, pair))
      return (found.length > 0 ? found : pairs(c).filter((pair) => seesOneWay(c, pair))).flat()
    },
    conditions: { tie: (c) => pairs(c).some((pair) => tie(c, pair)) },
    almost: { sightReturned: (c) => pairs(c).some((pair) => seesOneWay(c, pair)) },
  }))

/** Pairs whose meeting BPHS 34.31-44 itself calls a yoga, by lagna sign. */
const STATED_PAIRS: Readonly<Record<number, Pair>> = {
  5: ['mercury', 'venus'],
  6: ['moon', 'mercury'],
  7: ['sun', 'moon'],
  8: ['sun', 'mercury'],
  11: ['mars', 'jupiter'],
}
const statedPair = (c: YogaChart): Pair[] => {
  const pair = STATED_PAIRS[c.signOfHouse(1)]
  return pair ? [pair] : []
}

const yogakarakas = (c: YogaChart): SevenGraha[] =>
  SEVEN_GRAHAS.filter((graha) => [4, 7, 10].some((house) => c.lord(house) === graha) && [5, 9].some((house) => c.lord(house) === graha))

/** A node in a kendra with or under a trikona's lord, or the reverse (BPHS 34.17); the lagna lord serves both. */
function nodeWithLord(c: YogaChart, node: 'rahu' | 'ketu', linked: (lord: SevenGraha) => boolean): boolean {
  const lords = (houses: readonly number[]): boolean => houses.some((house) => linked(c.lord(house)))
  return (c.inKendra(node) && lords(TRIKONAS)) || (c.inTrikona(node) && lords(KENDRAS))
}
const NODES = ['rahu', 'ketu'] as const
const linkedNodes = (c: YogaChart): Graha[] => NODES.filter((node) => nodeWithLord(c, node, (lord) => c.joinedOrSeen(lord, node)))

const benefics = (c: YogaChart): Graha[] => [...c.good]
const exaltedAmong = (c: YogaChart): SevenGraha[] => SEVEN_GRAHAS.filter((graha) => c.exalted(graha))
const highAmong = (c: YogaChart): SevenGraha[] => SEVEN_GRAHAS.filter((graha) => c.exalted(graha) || c.dignity(graha) === 'moolatrikona')

const goodFrom = (c: YogaChart, of: Graha, place: number): boolean => benefics(c).some((graha) => c.placeFrom(of, graha) === place)
const badFrom = (c: YogaChart, of: Graha, place: number): boolean => c.malefics().some((graha) => c.placeFrom(of, graha) === place)

/** BPHS 39.9-10: some benefic, or malefic, in every one of these places from the lagna lord or the atmakaraka. */
const placesFromLords = (id: string, source: string, places: readonly number[], at: typeof goodFrom): YogaRule => ({
  id,
  source,
  ways: (
    [
      ['lagnaLord', (c: YogaChart) => c.lord(1)],
      ['atmakaraka', (c: YogaChart) => c.karaka('atma')],
    ] as const
  ).map(([way, of]) => {
    const held = (c: YogaChart): number => places.filter((place) => at(c, of(c), place)).length
    return {
      id: way,
      grahas: (c) => [of(c)],
      conditions: { allButOne: (c) => held(c) >= places.length - 1, all: (c) => held(c) === places.length },
    }
  }),
})

const fromArudha = (c: YogaChart, graha: Graha): number => c.placeFromSign(c.arudha(1), graha)

const SHADVARGA = ['D1', 'D2', 'D3', 'D9', 'D12', 'D30'] as const
/** In how many of the six vargas one and the same graha stands in the lagna or sees it in full. */
const vargaLagnas = (c: YogaChart, graha: Graha): number =>
  SHADVARGA.filter((varga) => {
    const lagna = c.chart[varga].lagna!.sign
    const place = houseOf(lagna, c.chart[varga][graha].sign)
    return place === 1 || drishtiQuarters(graha, place) === 4
  }).length
const mostVargaLagnas = (c: YogaChart): number => Math.max(...SEVEN_GRAHAS.map((graha) => vargaLagnas(c, graha)))

const exaltedInLagnaOf =
  (varga: 'D1' | 'D3' | 'D9'): Test =>
  (c) =>
    SEVEN_GRAHAS.some(
      (graha) =>
        c.chart[varga][graha].sign === c.chart[varga].lagna!.sign && c.chart[varga][graha].sign === Math.floor(EXALTATION[graha] / 30),
    )

const horaLagnas = (c: YogaChart): number[] => [c.signOfHouse(1), c.specialLagna('hora'), c.specialLagna('ghati')]
const seenOf = (c: YogaChart, graha: Graha, signs: readonly number[]): number => signs.filter((sign) => c.seesSign(graha, sign)).length
const mostSeen = (c: YogaChart, grahas: readonly Graha[], signs: readonly number[]): number =>
  Math.max(0, ...grahas.map((graha) => seenOf(c, graha, signs)))
const specialThree = (c: YogaChart): number[] => (['bhava', 'hora', 'ghati'] as const).map((lagna) => c.specialLagna(lagna))
const strongIn = (c: YogaChart, sign: number): boolean => SEVEN_GRAHAS.some((graha) => c.sign(graha) === sign && c.dignified(graha))

const seersOf = (c: YogaChart, sign: number): Graha[] => GRAHAS.filter((graha) => c.seesSign(graha, sign))
const weak = (c: YogaChart, graha: Graha): boolean => c.debilitated(graha) || c.withEnemy(graha) || c.combust(graha)
const lagnaLordHighSeesLagna: Test = (c) => c.dignified(c.lord(1)) && c.seesHouse(c.lord(1), 1)
const dusthanaLords = (c: YogaChart): SevenGraha[] => DUSTHANAS.map((house) => c.lord(house))
/** The debilitated ones, those that see the lagna alone where any does: they carry the yoga. */
const lowDusthanaLords = (c: YogaChart): SevenGraha[] => {
  const low = dusthanaLords(c).filter((graha) => c.debilitated(graha))
  const seeing = low.filter((graha) => c.seesHouse(graha, 1))
  return seeing.length > 0 ? seeing : low
}

/** Degrees that the Sun moves in two and a half ghatis. */
const TWO_AND_A_HALF_GHATIS = 15
const afterMeridian = (c: YogaChart): number => ((c.sunHourAngle() % 180) + 180) % 180

const inPlaces = (c: YogaChart, grahas: readonly Graha[], houses: readonly number[]): number =>
  grahas.filter((graha) => houses.includes(c.house(graha))).length

export const RAJA: readonly YogaRule[] = [
  rule('yogakaraka', 'BPHS 34.13', yogakarakas, {
    owner: (c) => yogakarakas(c).length > 0,
    inKendraOrTrikona: (c) => yogakarakas(c).some((graha) => c.inKendraOrTrikona(graha)),
  }),
  rule(
    'yogakarakaNode',
    'BPHS 34.17',
    (c) => (linkedNodes(c).length > 0 ? linkedNodes(c) : NODES.filter((node) => c.inKendraOrTrikona(node))),
    { linked: (c) => linkedNodes(c).length > 0 },
    { almost: { joinedOrSeen: (c) => NODES.some((node) => nodeWithLord(c, node, (lord) => c.dispositor(node) === lord)) } },
  ),
  {
    id: 'rajaKendraTrikona',
    source: 'BPHS 34.11-12',
    ways: tiedPairs(lordPairs),
    cancellations: {
      // 34.15: relation alone makes none where a lord owns a bad house too
      everyPairOwnsBadHouse: (c) =>
        lordPairs(c)
          .filter(([one, other]) => c.tied(one, other))
          .every((pair) => pair.some((graha) => ownsBadHouse(c, graha))),
    },
  },
  { id: 'statedPair', source: 'BPHS 34.31-44', ways: tiedPairs(statedPair) },
  {
    id: 'dharmaKarmadhipati',
    source: 'practice',
    ways: tiedPairs((c) => (c.lord(9) === c.lord(10) ? [] : [[c.lord(9), c.lord(10)]])),
    cancellations: { ownsBadHouse: (c) => ownsBadHouse(c, c.lord(9)) || ownsBadHouse(c, c.lord(10)) },
  },
  {
    id: 'maharaja',
    source: 'BPHS 39.6-7',
    ways: [
      {
        id: 'lords',
        grahas: (c) => [c.lord(1), c.lord(5)],
        conditions: { lagnaLordInFifth: (c) => c.house(c.lord(1)) === 5, fifthLordInLagna: (c) => c.house(c.lord(5)) === 1 },
      },
      {
        id: 'karakas',
        grahas: (c) => [c.karaka('atma'), c.karaka('putra')],
        conditions: {
          places: (c) =>
            (['atma', 'putra'] as const).every((name) => {
              const graha = c.karaka(name)
              return [1, 5].includes(c.house(graha)) || c.dignified(graha) || c.navamsaLord(graha) === graha
            }),
          atmaSeenByBenefic: (c) => c.seenByBenefic(c.karaka('atma')),
          putraSeenByBenefic: (c) => c.seenByBenefic(c.karaka('putra')),
        },
      },
    ],
  },
  rule('lagnaLordAndAtmakaraka', 'BPHS 39.8', (c) => [c.lord(1), c.karaka('atma')], {
    places: (c) => [c.lord(1), c.karaka('atma')].every((graha) => [1, 5, 7].includes(c.house(graha))),
    benefic: (c) => [c.lord(1), c.karaka('atma')].every((graha) => c.joinedOrSeenByBenefic(graha)),
  }),
  placesFromLords('beneficsFromLagnaLord', 'BPHS 39.9-10', [2, 4, 5], goodFrom),
  placesFromLords('maleficsFromLagnaLord', 'BPHS 39.9-10', [3, 6], badFrom),
  rule('sameGrahaInSixVargas', 'BPHS 39.13-14', (c) => SEVEN_GRAHAS.filter((graha) => vargaLagnas(c, graha) === mostVargaLagnas(c)), {
    five: (c) => mostVargaLagnas(c) >= 5,
    six: (c) => mostVargaLagnas(c) === 6,
  }),
  rule(
    'sameGrahaSeesThreeLagnas',
    'BPHS 39.12',
    (c) => SEVEN_GRAHAS.filter((graha) => seenOf(c, graha, horaLagnas(c)) === mostSeen(c, SEVEN_GRAHAS, horaLagnas(c))),
    {
      two: (c) => mostSeen(c, SEVEN_GRAHAS, horaLagnas(c)) >= 2,
      third: (c) => mostSeen(c, SEVEN_GRAHAS, horaLagnas(c)) === 3,
    },
    { specialLagnas: true },
  ),
  rule(
    'strongGrahasInThreeLagnas',
    'BPHS 39.15',
    (c) => SEVEN_GRAHAS.filter((graha) => c.dignified(graha) && horaLagnas(c).includes(c.sign(graha))),
    {
      two: (c) => horaLagnas(c).filter((sign) => strongIn(c, sign)).length >= 2,
      third: (c) => horaLagnas(c).every((sign) => strongIn(c, sign)),
    },
    { specialLagnas: true },
  ),
  rule(
    'exaltedSeesSpecialLagnas',
    'BPHS 39.24',
    exaltedAmong,
    {
      one: (c) => mostSeen(c, exaltedAmong(c), specialThree(c)) >= 1,
      second: (c) => mostSeen(c, exaltedAmong(c), specialThree(c)) >= 2,
    },
    { specialLagnas: true },
  ),
  rule('exaltedInThreeLagnas', 'BPHS 39.15', (c) => SEVEN_GRAHAS.filter((graha) => c.house(graha) === 1 && c.exalted(graha)), {
    rashi: exaltedInLagnaOf('D1'),
    drekkana: exaltedInLagnaOf('D3'),
    navamsa: exaltedInLagnaOf('D9'),
  }),
  rule('moonInArudhaLagna', 'BPHS 39.16', () => ['moon', 'jupiter'], {
    moon: (c) => fromArudha(c, 'moon') === 1,
    withBenefic: (c) => c.withBenefic('moon'),
    jupiterInSecond: (c) => c.house('jupiter') === 2,
    seenByStrong: (c) =>
      [c.arudha(1), c.signOfHouse(2)].every((sign) => SEVEN_GRAHAS.some((graha) => c.dignified(graha) && c.seesSign(graha, sign))),
  }),
  rule('beneficsInFirstSecondFourth', 'BPHS 39.17', (c) => [1, 2, 4, 3].flatMap((house) => [...c.inHouse(house)]), {
    lagna: (c) => c.goodIn(1).length > 0,
    second: (c) => c.goodIn(2).length > 0,
    fourth: (c) => c.goodIn(4).length > 0,
    maleficInThird: (c) => c.badIn(3).length > 0,
  }),
  rule('exaltedInSecond', 'BPHS 39.18', (c) => (['moon', ...BENEFIC_STARS] as const).filter((graha) => c.house(graha) === 2), {
    inSecond: (c) => (['moon', ...BENEFIC_STARS] as const).some((graha) => c.house(graha) === 2),
    exalted: (c) => (['moon', ...BENEFIC_STARS] as const).some((graha) => c.house(graha) === 2 && c.exalted(graha)),
  }),
  rule(
    'debilitatedInBadHouses',
    'BPHS 39.19',
    (c) => [...SEVEN_GRAHAS.filter((graha) => c.debilitated(graha) && [3, 6, 8].includes(c.house(graha))), c.lord(1)],
    {
      debilitated: (c) => SEVEN_GRAHAS.some((graha) => c.debilitated(graha) && [3, 6, 8].includes(c.house(graha))),
      strongLagnaLord: (c) => c.dignified(c.lord(1)),
      seesLagna: (c) => c.seesHouse(c.lord(1), 1),
    },
  ),
  rule('weakDusthanaLords', 'BPHS 39.20', (c) => [...dusthanaLords(c), c.lord(1)], {
    lagnaLord: lagnaLordHighSeesLagna,
    twoWeak: (c) => dusthanaLords(c).filter((graha) => weak(c, graha)).length >= 2,
    thirdWeak: (c) => dusthanaLords(c).every((graha) => weak(c, graha)),
  }),
  rule('tenthLordSeesLagna', 'BPHS 39.21', (c) => [c.lord(10)], {
    seesLagna: (c) => c.seesHouse(c.lord(10), 1),
    strong: (c) => c.dignified(c.lord(10)),
  }),
  rule('beneficsInKendras', 'BPHS 39.21', benefics, {
    allButOne: (c) => inPlaces(c, benefics(c), KENDRAS) >= c.good.size - 1,
    all: (c) => inPlaces(c, benefics(c), KENDRAS) === c.good.size,
  }),
  rule('beneficsFromKarakamsha', 'BPHS 39.22', (c) => [c.karaka('atma')], {
    one: (c) => karakamsaKendras(c) >= 1,
    all: (c) => karakamsaKendras(c) === c.good.size,
  }),
  rule(
    'arudhaAndDarapada',
    'BPHS 39.23',
    (c) => [c.lord(1), c.lord(7)],
    { places: (c) => ![2, 6, 8, 12].includes(houseOf(c.arudha(7), c.arudha(1))) },
    { almost: { oneSign: (c) => [2, 12].includes(houseOf(c.arudha(7), c.arudha(1))) } },
  ),
  rule('arudhaLagnaExalted', 'BPHS 39.26-27', (c) => SEVEN_GRAHAS.filter((graha) => fromArudha(c, graha) === 1), {
    occupied: (c) =>
      SEVEN_GRAHAS.some((graha) => fromArudha(c, graha) === 1 && (c.exalted(graha) || graha === 'jupiter' || graha === 'venus')),
    noMaleficArgala: (c) => !c.malefics().some((graha) => [2, 4, 11].includes(fromArudha(c, graha))),
  }),
  rule('debilitatedSeesLagna', 'BPHS 39.28', lowDusthanaLords, {
    debilitated: (c) => dusthanaLords(c).some((graha) => c.debilitated(graha)),
    seesLagna: (c) => dusthanaLords(c).some((graha) => c.debilitated(graha) && c.seesHouse(graha, 1)),
  }),
  {
    id: 'lagnaSeenByLord',
    source: 'BPHS 39.29-31',
    ways: [
      {
        id: 'venusSeesArudhaGain',
        grahas: (c) => [4, 10, 2, 11].map((house) => c.lord(house)).filter((graha) => c.seesHouse(graha, 1)),
        conditions: {
          lordSeesLagna: (c) => [4, 10, 2, 11].some((house) => c.seesHouse(c.lord(house), 1)),
          venusSeesEleventh: (c) => c.seesSign('venus', (c.arudha(1) + 10) % 12),
          beneficInArudha: (c) => benefics(c).some((graha) => fromArudha(c, graha) === 1),
        },
      },
      {
        id: 'debilitated',
        grahas: (c) => SEVEN_GRAHAS.filter((graha) => c.debilitated(graha) && [3, 6, 8, 11].includes(c.house(graha))),
        conditions: {
          place: (c) => SEVEN_GRAHAS.some((graha) => c.debilitated(graha) && [3, 6, 8, 11].includes(c.house(graha))),
          seesLagna: (c) =>
            SEVEN_GRAHAS.some((graha) => c.debilitated(graha) && [3, 6, 8, 11].includes(c.house(graha)) && c.seesHouse(graha, 1)),
        },
      },
    ],
  },
  rule(
    'rajaFifthNinth',
    'BPHS 39.33-34',
    (c) => [c.lord(5), c.lord(9)],
    { joinedOrFacing: (c) => c.joined(c.lord(5), c.lord(9)) || c.seeEachOther(c.lord(5), c.lord(9)) },
    { almost: { sightReturned: (c) => seesOneWay(c, [c.lord(5), c.lord(9)]) } },
  ),
  rule('fourthAndTenthExchange', 'BPHS 39.35', (c) => [c.lord(4), c.lord(10), c.lord(5), c.lord(9)], {
    exchange: (c) => c.house(c.lord(4)) === 10 && c.house(c.lord(10)) === 4,
    underFifthLord: (c) => [4, 10].every((house) => c.joinedOrSeen(c.lord(5), c.lord(house)) || c.lord(5) === c.lord(house)),
    underNinthLord: (c) => [4, 10].every((house) => c.joinedOrSeen(c.lord(9), c.lord(house)) || c.lord(9) === c.lord(house)),
  }),
  rule('fourLordsInNinth', 'BPHS 39.36', (c) => [1, 4, 5, 10].map((house) => c.lord(house)), {
    three: (c) => [1, 4, 5, 10].filter((house) => c.house(c.lord(house)) === 9).length >= 3,
    fourth: (c) => [1, 4, 5, 10].every((house) => c.house(c.lord(house)) === 9),
  }),
  rule(
    'kendraLordJoinsTrikonaLord',
    'BPHS 39.37',
    (c) => [c.lord(4), c.lord(10), c.lord(5), c.lord(9)],
    { joined: (c) => [4, 10].some((kendra) => [5, 9].some((trikona) => c.joined(c.lord(kendra), c.lord(trikona)))) },
    {
      almost: {
        oneSign: (c) => [4, 10].some((kendra) => [5, 9].some((trikona) => c.placesNextDoor(c.lord(trikona), c.lord(kendra)).includes(1))),
      },
    },
  ),
  rule('fifthLordInKendra', 'BPHS 39.38', (c) => [c.lord(5), c.lord(9), c.lord(1)], {
    withNinthOrLagnaLord: (c) => c.joined(c.lord(5), c.lord(9)) || c.joined(c.lord(5), c.lord(1)),
    place: (c) => [1, 4, 10].includes(c.house(c.lord(5))),
  }),
  rule('jupiterInNinth', 'BPHS 39.39', (c) => ['jupiter', 'venus', c.lord(5)], {
    ownSign: (c) => c.lord(9) === 'jupiter' && c.house('jupiter') === 9,
    company: (c) => c.joined('venus', 'jupiter') || c.joined(c.lord(5), 'jupiter'),
  }),
  rule(
    'afterNoonOrMidnight',
    'BPHS 39.40',
    () => ['sun'],
    { hour: (c) => afterMeridian(c) < TWO_AND_A_HALF_GHATIS },
    { almost: { meridianPassed: (c) => afterMeridian(c) > 180 - TWO_AND_A_HALF_GHATIS } },
  ),
  rule(
    'moonAndVenus',
    'BPHS 39.41',
    () => ['moon', 'venus'],
    { place: (c) => [3, 7, 11].includes(c.placeFrom('moon', 'venus')) },
    { withoutLagna: true, almost: { overTheBorder: (c) => c.placesNextDoor('moon', 'venus').some((place) => [3, 7, 11].includes(place)) } },
  ),
  rule('vargottamaMoon', 'BPHS 39.42', (c) => ['moon', ...seersOf(c, c.sign('moon'))], {
    vargottama: (c) => c.vargottama('moon'),
    three: (c) => seersOf(c, c.sign('moon')).length >= 3,
    fourth: (c) => seersOf(c, c.sign('moon')).length >= 4,
  }),
  rule('vargottamaLagna', 'BPHS 39.43', (c) => seersOf(c, c.signOfHouse(1)).filter((graha) => graha !== 'moon'), {
    vargottama: (c) => c.chart.D9.lagna!.sign === c.signOfHouse(1),
    three: (c) => seersOf(c, c.signOfHouse(1)).filter((graha) => graha !== 'moon').length >= 3,
    fourth: (c) => seersOf(c, c.signOfHouse(1)).filter((graha) => graha !== 'moon').length >= 4,
  }),
  rule(
    'oneToThreeExalted',
    'BPHS 39.44',
    exaltedAmong,
    { count: (c) => exaltedAmong(c).length >= 1 && exaltedAmong(c).length <= 3 },
    {
      withoutLagna: true,
      cancellations: { allCombust: (c) => exaltedAmong(c).every((graha) => c.combust(graha)) },
      almost: {
        overTheBorder: (c) =>
          exaltedAmong(c).length === 0 && SEVEN_GRAHAS.some((graha) => c.signNextDoor(graha) === Math.floor(EXALTATION[graha] / 30)),
      },
    },
  ),
  rule(
    'fourOrFiveHigh',
    'BPHS 39.45',
    highAmong,
    { three: (c) => highAmong(c).length >= 3, fourth: (c) => highAmong(c).length >= 4 },
    { withoutLagna: true },
  ),
  rule(
    'sixExalted',
    'BPHS 39.46',
    exaltedAmong,
    { five: (c) => exaltedAmong(c).length >= 5, sixth: (c) => exaltedAmong(c).length >= 6 },
    { withoutLagna: true },
  ),
  rule('exaltedBenefic', 'BPHS 39.47', (c) => BENEFIC_STARS.filter((graha) => c.exalted(graha)), {
    exalted: (c) => BENEFIC_STARS.some((graha) => c.exalted(graha)),
    beneficInKendra: (c) => benefics(c).some((graha) => c.inKendra(graha)),
  }),
  rule(
    'beneficsInKendrasMaleficsInUpachayas',
    'BPHS 39.48',
    () => SEVEN_GRAHAS,
    {
      benefics: (c) => inPlaces(c, benefics(c), KENDRAS) === c.good.size,
      malefics: (c) => inPlaces(c, c.malefics(), [3, 6, 11]) === c.malefics().length,
    },
    {
      almost: {
        oneGraha: (c) => inPlaces(c, benefics(c), KENDRAS) + inPlaces(c, c.malefics(), [3, 6, 11]) === 6,
      },
    },
  ),
]

function karakamsaKendras(c: YogaChart): number {
  const karakamsa = c.chart.D9[c.karaka('atma')].sign
  return benefics(c).filter((graha) => KENDRAS.includes(houseOf(c.chart.D9[graha].sign, karakamsa))).length
}

const strongKaraka = (c: YogaChart, name: 'atma' | 'amatya'): boolean => c.dignified(c.karaka(name))

/** Ties to those in power: BPHS 40, by the chara karakas of the seven-fold scheme. */
export const ROYAL: readonly YogaRule[] = [
  {
    id: 'tenthLordAndAmatya',
    source: 'BPHS 40.1',
    ways: [
      {
        id: 'amatyakaraka',
        grahas: (c) => [c.lord(10), c.karaka('amatya')],
        conditions: { link: (c) => c.joinedOrSeen(c.karaka('amatya'), c.lord(10)) },
        almost: { sightOfAmatya: (c) => c.sees(c.lord(10), c.karaka('amatya')) },
      },
      {
        id: 'dispositor',
        grahas: (c) => [c.lord(10), c.dispositor(c.karaka('amatya'))],
        conditions: { link: (c) => c.joinedOrSeen(c.dispositor(c.karaka('amatya')), c.lord(10)) },
      },
    ],
  },
  rule('eleventhSeenByItsLord', 'BPHS 40.2', (c) => [c.lord(11)], {
    lordSees: (c) => c.seesHouse(c.lord(11), 11),
    tenthPure: (c) => c.badIn(10).length === 0 && !c.houseSeenByMalefic(10),
    eleventhPure: (c) => c.badIn(11).length === 0 && !c.malefics().some((graha) => graha !== c.lord(11) && c.seesHouse(graha, 11)),
  }),
  rule(
    'amatyaWithAtmaDispositor',
    'BPHS 40.3',
    (c) => [c.karaka('amatya'), c.dispositor(c.karaka('atma'))],
    { joined: (c) => c.joined(c.karaka('amatya'), c.dispositor(c.karaka('atma'))) },
    { almost: { oneSign: (c) => c.seeEachOther(c.karaka('amatya'), c.dispositor(c.karaka('atma'))) } },
  ),
  {
    id: 'strongKarakas',
    source: 'BPHS 40.4',
    ways: [
      {
        id: 'atmakaraka',
        grahas: (c) => [c.karaka('atma')],
        conditions: { strong: (c) => strongKaraka(c, 'atma'), withBenefic: (c) => c.withBenefic(c.karaka('atma')) },
      },
      { id: 'amatyakaraka', grahas: (c) => [c.karaka('amatya')], conditions: { strong: (c) => strongKaraka(c, 'amatya') } },
    ],
  },
  rule(
    'atmakarakaInTrikona',
    'BPHS 40.5',
    (c) => [c.karaka('atma')],
    { place: (c) => c.inTrikona(c.karaka('atma')) },
    { almost: { overTheBorder: (c) => TRIKONAS.some((house) => c.signNextDoor(c.karaka('atma')) === c.signOfHouse(house)) } },
  ),
  rule(
    'karakaInKendraOrTrikona',
    'BPHS 40.6',
    (c) => [c.karaka('atma'), c.karaka('amatya')].filter((graha) => c.inKendraOrTrikona(graha)),
    { place: (c) => [c.karaka('atma'), c.karaka('amatya')].some((graha) => c.inKendraOrTrikona(graha)) },
    {
      almost: {
        overTheBorder: (c) =>
          [c.karaka('atma'), c.karaka('amatya')].some((graha) =>
            [...KENDRAS, ...TRIKONAS].some((house) => c.signNextDoor(graha) === c.signOfHouse(house)),
          ),
      },
    },
  ),
  {
    id: 'maleficsInThirdAndSixth',
    source: 'BPHS 40.7',
    ways: (
      [
        ['atmakaraka', (c: YogaChart) => c.sign(c.karaka('atma'))],
        ['arudhaLagna', (c: YogaChart) => c.arudha(1)],
        ['lagna', (c: YogaChart) => c.signOfHouse(1)],
      ] as const
    ).map(([id, from]) => {
      const at = (c: YogaChart, places: readonly number[]): SevenGraha[] =>
        c.malefics().filter((graha) => places.includes(c.placeFromSign(from(c), graha)))
      return {
        id,
        grahas: (c) => at(c, [3, 6]),
        conditions: {
          one: (c) => at(c, [3, 6]).length > 0,
          both: (c) => at(c, [3]).length > 0 && at(c, [6]).length > 0,
        },
      }
    }),
  },
  rule('atmakarakaAndNinthLord', 'BPHS 40.8', (c) => [c.karaka('atma'), c.lord(9)], {
    place: (c) => c.inKendraOrTrikona(c.karaka('atma')) || c.dignified(c.karaka('atma')),
    ninthLord: (c) => c.joinedOrSeen(c.lord(9), c.karaka('atma')),
  }),
  rule('moonSignLordAsAtmakaraka', 'BPHS 40.9', (c) => [c.karaka('atma')], {
    moonSignLord: (c) => c.dispositor('moon') === c.karaka('atma'),
    inLagna: (c) => c.house(c.karaka('atma')) === 1,
    withBenefic: (c) => c.withBenefic(c.karaka('atma')),
  }),
  rule('atmakarakaWithBenefic', 'BPHS 40.10', (c) => [c.karaka('atma')], {
    place: (c) => [5, 7, 9, 10].includes(c.house(c.karaka('atma'))),
    withBenefic: (c) => c.withBenefic(c.karaka('atma')),
  }),
  {
    id: 'ninthArudhaOrKaraka',
    source: 'BPHS 40.11',
    ways: [
      {
        id: 'arudha',
        grahas: (c) => [c.lord(9)],
        conditions: { inLagna: (c) => c.arudha(9) === c.signOfHouse(1) },
      },
      {
        id: 'atmakaraka',
        grahas: (c) => [c.karaka('atma')],
        conditions: { inNinth: (c) => c.house(c.karaka('atma')) === 9 },
        almost: { overTheBorder: (c) => c.signNextDoor(c.karaka('atma')) === c.signOfHouse(9) },
      },
    ],
  },
  rule('eleventhLordInEleventh', 'BPHS 40.12', (c) => [c.lord(11), c.karaka('atma')], {
    inEleventh: (c) => c.house(c.lord(11)) === 11,
    unseenByMalefic: (c) => !c.seenByMalefic(c.lord(11)),
    karakaWithBenefic: (c) => c.withBenefic(c.karaka('atma')),
  }),
  rule('tenthAndLagnaExchange', 'BPHS 40.13', (c) => [c.lord(10), c.lord(1)], {
    lagnaLordInTenth: (c) => c.lord(1) !== c.lord(10) && c.house(c.lord(1)) === 10,
    tenthLordInLagna: (c) => c.lord(1) !== c.lord(10) && c.house(c.lord(10)) === 1,
  }),
  rule('moonAndVenusFromAtmakaraka', 'BPHS 40.14', (c) => ['moon', 'venus', c.karaka('atma')], {
    moon: (c) => c.placeFrom(c.karaka('atma'), 'moon') === 4,
    venus: (c) => c.placeFrom(c.karaka('atma'), 'venus') === 4,
  }),
  {
    id: 'fifthLordJoined',
    source: 'BPHS 40.15',
    ways: (
      [
        ['lagnaLord', (c: YogaChart) => c.lord(1)],
        ['atmakaraka', (c: YogaChart) => c.karaka('atma')],
      ] as const
    ).map(([id, of]) => ({
      id,
      grahas: (c) => [of(c), c.lord(5)],
      conditions: { joined: (c) => c.joined(of(c), c.lord(5)), place: (c) => c.inKendraOrTrikona(c.lord(5)) },
    })),
  },
]
