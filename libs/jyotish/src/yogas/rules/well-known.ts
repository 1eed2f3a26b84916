import type { Graha } from '@disha/contracts/chart'
import { EXALTATION, SEVEN_GRAHAS, SIGN_LORDS, type SevenGraha } from '../../dignities.ts'
import type { YogaChart } from '../yoga-chart.ts'
import { BENEFIC_STARS, besides, DUSTHANAS, KENDRAS, rule, UPACHAYAS, type Test, type YogaRule } from '../yoga-rule.ts'

type Pair = readonly [SevenGraha, SevenGraha]

const PAIRS: readonly Pair[] = SEVEN_GRAHAS.flatMap((one, index) => SEVEN_GRAHAS.slice(index + 1).map((other): Pair => [one, other]))

type Exchange = 'maha' | 'khala' | 'dainya'
/** Phaladeepika 6.32: with a dusthana's lord 30 of the 66 exchanges, the third lord's others 8, the rest 28. */
function exchangeKind(signs: readonly number[], c: YogaChart): Exchange {
  const houses = signs.map((sign) => ((sign - c.signOfHouse(1) + 12) % 12) + 1)
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya'
  return houses.includes(3) ? 'khala' : 'maha'
}
const exchanges = (c: YogaChart, kind: Exchange): Pair[] =>
  PAIRS.filter(([one, other]) => c.exchanged(one, other) && exchangeKind([c.sign(one), c.sign(other)], c) === kind)
/** Pairs of which one stands in the other's sign, and the other less than a degree short of the first one's. */
const exchangesNextDoor = (c: YogaChart, kind: Exchange): Pair[] =>
  PAIRS.flatMap(([one, other]): Pair[] => [
    [one, other],
    [other, one],
  ]).filter(([there, short]) => {
    const next = c.signNextDoor(short)
    return next !== null && c.dispositor(there) === short && SIGN_LORDS[next] === there && exchangeKind([c.sign(there), next], c) === kind
  })
const parivartana = (id: string, kind: Exchange): YogaRule =>
  rule(
    id,
    'Phaladeepika 6.32',
    (c) => (exchanges(c, kind).length > 0 ? exchanges(c, kind) : exchangesNextDoor(c, kind)).flat(),
    { exchange: (c) => exchanges(c, kind).length > 0 },
    { almost: { overTheBorder: (c) => exchangesNextDoor(c, kind).length > 0 } },
  )

/** Phaladeepika 6.57: the lord of a house in a bad one. */
const lordInDusthana = (id: string, house: number): YogaRule =>
  rule(
    id,
    'Phaladeepika 6.57',
    (c) => [c.lord(house)],
    { inDusthana: (c) => c.inDusthana(c.lord(house)) },
    { almost: { inDusthana: (c) => DUSTHANAS.some((bad) => c.joined(c.lord(bad), c.lord(house))) } },
  )

/** Phaladeepika 6.28: three grahas in kendras or trikonas, each exalted, in its own sign or a friend's. */
const threeWellPlaced = (id: string, grahas: (c: YogaChart) => readonly SevenGraha[]): YogaRule => {
  const well = (c: YogaChart): number =>
    grahas(c).filter((graha) => c.inKendraOrTrikona(graha) && (c.dignified(graha) || c.withFriend(graha))).length
  return rule(id, 'Phaladeepika 6.28', grahas, { two: (c) => well(c) >= 2, third: (c) => well(c) === 3 })
}

const debilitated = (c: YogaChart): SevenGraha[] => SEVEN_GRAHAS.filter((graha) => c.debilitated(graha))
const inKendraOfLagnaOrMoon = (c: YogaChart, graha: Graha): boolean => c.inKendra(graha) || KENDRAS.includes(c.placeFrom('moon', graha))
const exaltationLord = (graha: SevenGraha): SevenGraha => SIGN_LORDS[Math.floor(EXALTATION[graha] / 30)]
/** The graha that is exalted in the sign where another is debilitated, if any is. */
const exaltedThere = (c: YogaChart, graha: SevenGraha): SevenGraha | undefined =>
  SEVEN_GRAHAS.find((other) => Math.floor(EXALTATION[other] / 30) === c.sign(graha))
const someDebilitated =
  (holds: (c: YogaChart, graha: SevenGraha) => boolean): Test =>
  (c) =>
    debilitated(c).some((graha) => holds(c, graha))

/** Ways in which a debilitation is broken, each told apart. */
const breaks = (id: string, source: string, ways: Readonly<Record<string, (c: YogaChart, graha: SevenGraha) => boolean>>): YogaRule => ({
  id,
  source,
  ways: Object.entries(ways).map(([way, holds]) => ({
    id: way,
    grahas: (c) => {
      const relieved = debilitated(c).filter((graha) => holds(c, graha))
      return relieved.length > 0 ? relieved : debilitated(c)
    },
    conditions: { debilitated: (c) => debilitated(c).length > 0, [way]: someDebilitated(holds) },
  })),
})

const oddSigns = (c: YogaChart, odd: boolean): number =>
  [c.sign('sun'), c.sign('moon'), c.signOfHouse(1)].filter((sign) => (sign % 2 === 0) === odd).length

const upachayasOf = (c: YogaChart, of: 'lagna' | 'moon'): Graha[] =>
  BENEFIC_STARS.filter((graha) => UPACHAYAS.includes(of === 'lagna' ? c.house(graha) : c.placeFrom('moon', graha)))

const dignifiedInKendras = (c: YogaChart): SevenGraha[] => SEVEN_GRAHAS.filter((graha) => c.inKendra(graha) && c.dignified(graha))

/** Yogas of Phaladeepika 6 and 7, and those of common practice whose text we have not seen. */
export const WELL_KNOWN: readonly YogaRule[] = [
  rule(
    'budhaAditya',
    'practice',
    () => ['sun', 'mercury'],
    { joined: (c) => c.joined('sun', 'mercury') },
    {
      withoutLagna: true,
      cancellations: { combust: (c) => c.combust('mercury') },
      almost: { oneSign: (c) => c.placesNextDoor('sun', 'mercury').includes(1) },
    },
  ),
  rule(
    'chandraMangala',
    'practice',
    () => ['moon', 'mars'],
    { joined: (c) => c.joined('moon', 'mars') },
    { withoutLagna: true, almost: { oneSign: (c) => c.placeFrom('moon', 'mars') === 7 } },
  ),
  rule(
    'guruMangala',
    'practice',
    () => ['mars', 'jupiter'],
    { joinedOrFacing: (c) => c.joined('mars', 'jupiter') || c.placeFrom('mars', 'jupiter') === 7 },
    { withoutLagna: true, almost: { sightReturned: (c) => c.sees('mars', 'jupiter') !== c.sees('jupiter', 'mars') } },
  ),
  rule(
    'chatussagara',
    'practice',
    (c) => SEVEN_GRAHAS.filter((graha) => c.inKendra(graha)),
    { allKendras: (c) => KENDRAS.every((house) => c.counts[house] > 0) },
    { almost: { fourthKendra: (c) => KENDRAS.filter((house) => c.counts[house] > 0).length === 3 } },
  ),
  rule('shubhaKartari', 'Phaladeepika 6.8', (c) => [...c.goodIn(2), ...c.goodIn(12)], besides(true)),
  rule('papaKartari', 'Phaladeepika 6.8', (c) => [...c.badIn(2), ...c.badIn(12)], besides(false)),
  rule('sushubha', 'Phaladeepika 6.8', (c) => c.goodIn(2), {
    benefic: (c) => c.goodIn(2).length > 0,
    noMalefic: (c) => c.badIn(2).length === 0 && !c.houseSeenByMalefic(2),
  }),
  {
    id: 'mahabhagya',
    source: 'Phaladeepika 6.14',
    ways: (
      [
        ['manByDay', true],
        ['womanByNight', false],
      ] as const
    ).map(([id, day]) => ({
      id,
      grahas: () => ['sun', 'moon'],
      conditions: { time: (c) => c.byDay() === day, two: (c) => oddSigns(c, day) >= 2, third: (c) => oddSigns(c, day) === 3 },
    })),
  },
  rule(
    'moonSakata',
    'Phaladeepika 6.14',
    () => ['moon', 'jupiter'],
    { place: (c) => DUSTHANAS.includes(c.placeFrom('jupiter', 'moon')) },
    {
      cancellations: { moonInKendra: (c) => c.inKendra('moon') },
      almost: { overTheBorder: (c) => c.placesNextDoor('jupiter', 'moon').some((place) => DUSTHANAS.includes(place)) },
    },
  ),
  {
    id: 'vasumati',
    source: 'Phaladeepika 6.19',
    ways: (['lagna', 'moon'] as const).map((id) => ({
      id,
      grahas: (c) => upachayasOf(c, id),
      conditions: { two: (c) => upachayasOf(c, id).length >= 2, third: (c) => upachayasOf(c, id).length === 3 },
    })),
  },
  rule('pushkala', 'Phaladeepika 6.19', (c) => [c.lord(1), c.dispositor('moon')], {
    joined: (c) => c.joined(c.lord(1), c.dispositor('moon')),
    inKendra: (c) => c.inKendra(c.lord(1)),
    greatFriendsSign: (c) => c.dignity(c.dispositor('moon')) === 'greatFriend',
    strongGrahaSeesLagna: (c) => SEVEN_GRAHAS.some((graha) => c.dignified(graha) && c.seesHouse(graha, 1)),
  }),
  rule('gauri', 'Phaladeepika 6.21', () => ['moon', 'jupiter'], {
    strongMoon: (c) => c.dignified('moon'),
    place: (c) => c.inKendraOrTrikona('moon'),
    seenByJupiter: (c) => c.sees('jupiter', 'moon'),
  }),
  rule('saraswati', 'Phaladeepika 6.26', () => BENEFIC_STARS, {
    two: (c) => BENEFIC_STARS.filter((graha) => c.inKendraOrTrikona(graha) || c.house(graha) === 2).length >= 2,
    third: (c) => BENEFIC_STARS.every((graha) => c.inKendraOrTrikona(graha) || c.house(graha) === 2),
    strongJupiter: (c) => c.dignified('jupiter') || c.withFriend('jupiter'),
  }),
  threeWellPlaced('shrikantha', (c) => [c.lord(1), 'sun', 'moon']),
  threeWellPlaced('shrinathaOfVenus', (c) => ['venus', c.lord(9), 'mercury']),
  threeWellPlaced('vairinchi', (c) => ['jupiter', c.lord(5), 'saturn']),
  parivartana('parivartanaMaha', 'maha'),
  parivartana('parivartanaKhala', 'khala'),
  parivartana('parivartanaDainya', 'dainya'),
  lordInDusthana('harsha', 6),
  lordInDusthana('sarala', 8),
  lordInDusthana('vimala', 12),
  lordInDusthana('daridra', 11),
  rule('dignifiedInKendras', 'Phaladeepika 7.1', dignifiedInKendras, {
    two: (c) => dignifiedInKendras(c).length >= 2,
    third: (c) => dignifiedInKendras(c).length >= 3,
  }),
  rule('akhandaSamrajya', 'Phaladeepika 7.25', (c) => ['jupiter', ...[2, 9, 11].map((house) => c.lord(house))], {
    jupiterOwns: (c) => [2, 5, 11].some((house) => c.lord(house) === 'jupiter'),
    lordInMoonsKendra: (c) => [2, 9, 11].some((house) => KENDRAS.includes(c.placeFrom('moon', c.lord(house)))),
  }),
  breaks('neechaBhanga', 'Phaladeepika 7.26-30', {
    dispositorInKendra: (c, graha) => inKendraOfLagnaOrMoon(c, c.dispositor(graha)),
    exaltationLordInKendra: (c, graha) => inKendraOfLagnaOrMoon(c, exaltationLord(graha)),
    seenByDispositor: (c, graha) => c.sees(c.dispositor(graha), graha),
  }),
  breaks('neechaBhangaOfPractice', 'practice', {
    exaltedThereInKendra: (c, graha) => {
      const other = exaltedThere(c, graha)
      return other !== undefined && inKendraOfLagnaOrMoon(c, other)
    },
    withExalted: (c, graha) => SEVEN_GRAHAS.some((other) => c.exalted(other) && c.joined(other, graha)),
    exaltedInNavamsa: (c, graha) => c.chart.D9[graha].sign === Math.floor(EXALTATION[graha] / 30),
  }),
]
