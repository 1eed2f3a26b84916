import type { Graha } from '@disha/contracts/chart'
import { SEVEN_GRAHAS, SIGN_LORDS, type SevenGraha } from '../../dignities.ts'
import type { YogaChart } from '../yoga-chart.ts'
import { DUSTHANAS, KENDRAS, rule, TRIKONAS, type Test, type YogaRule } from '../yoga-rule.ts'

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** BPHS 41.2-8: a graha in the fifth in its own sign, and others all in the eleventh. */
const FIFTH: readonly (readonly [verse: number, graha: SevenGraha, eleventh: readonly SevenGraha[]])[] = [
  [2, 'venus', ['mars']],
  [3, 'mercury', ['moon', 'mars', 'jupiter']],
  [4, 'sun', ['saturn', 'moon', 'jupiter']],
  [5, 'saturn', ['sun', 'moon']],
  [6, 'jupiter', ['mercury']],
  [7, 'mars', ['venus']],
  [8, 'moon', ['saturn']],
]
/** BPHS 41.9-15: a graha in the lagna in its own sign, with or seen by each of these. */
const LAGNA: readonly (readonly [verse: number, graha: SevenGraha, companions: readonly SevenGraha[]])[] = [
  [9, 'sun', ['mars', 'jupiter']],
  [10, 'moon', ['mercury', 'jupiter']],
  [11, 'mars', ['mercury', 'venus', 'saturn']],
  [12, 'mercury', ['saturn', 'jupiter']],
  [13, 'jupiter', ['mercury', 'mars']],
  [14, 'venus', ['saturn', 'mercury']],
  [15, 'saturn', ['mars', 'jupiter']],
]

const ownSignIn =
  (graha: SevenGraha, house: number): Test =>
  (c) =>
    c.house(graha) === house && SIGN_LORDS[c.sign(graha)] === graha

export const WEALTH: readonly YogaRule[] = [
  ...FIFTH.map(([verse, graha, eleventh]) =>
    rule(`dhanaFifth${capital(graha)}`, `BPHS 41.${verse}`, () => [graha, ...eleventh], {
      ownSignInFifth: ownSignIn(graha, 5),
      ...Object.fromEntries(eleventh.map((other): [string, Test] => [`${other}InEleventh`, (c) => c.house(other) === 11])),
    }),
  ),
  ...LAGNA.map(([verse, graha, companions]) =>
    rule(`dhanaLagna${capital(graha)}`, `BPHS 41.${verse}`, () => [graha, ...companions], {
      ownSignInLagna: ownSignIn(graha, 1),
      ...Object.fromEntries(companions.map((other): [string, Test] => [other, (c) => c.joinedOrSeen(other, graha)])),
    }),
  ),
]

const dusthanaLords = (c: YogaChart): SevenGraha[] => DUSTHANAS.map((house) => c.lord(house))
const maleficsInLagna = (c: YogaChart): Graha[] => c.badIn(1).filter((graha) => graha !== c.lord(9) && graha !== c.lord(10))

/** The lagna lord in a bad house, its lord in the lagna and under a maraka (BPHS 42.2-3). */
const lagnaLordExchanged = (id: string, source: string, house: number): YogaRule =>
  rule(id, source, (c) => [c.lord(1), c.lord(house)], {
    lagnaLordThere: (c) => c.house(c.lord(1)) === house,
    itsLordInLagna: (c) => c.lord(house) !== c.lord(1) && c.house(c.lord(house)) === 1,
    maraka: (c) => c.withOrUnderMaraka(c.lord(house)),
  })

/** Want of means: BPHS 42. Where the English and the Sanskrit text differ, the one that asks for more is taken. */
export const WANT: readonly YogaRule[] = [
  lagnaLordExchanged('wantLagnaAndTwelfth', 'BPHS 42.2', 12),
  lagnaLordExchanged('wantLagnaAndSixth', 'BPHS 42.3', 6),
  rule('wantKetu', 'BPHS 42.4', (c) => ['ketu', c.lord(1)], {
    ketu: (c) => c.house('ketu') === 1 || c.joined('ketu', 'moon'),
    lagnaLordInEighth: (c) => c.house(c.lord(1)) === 8,
    maraka: (c) => c.withOrUnderMaraka(c.lord(1)),
  }),
  rule('wantLagnaAndSecondLords', 'BPHS 42.5', (c) => [c.lord(1), c.lord(2)], {
    lagnaLordInDusthana: (c) => c.inDusthana(c.lord(1)),
    withMalefic: (c) => c.withMalefic(c.lord(1)),
    weakSecondLord: (c) => c.debilitated(c.lord(2)) || c.withEnemy(c.lord(2)),
  }),
  {
    id: 'wantLagnaLordsCompany',
    source: 'BPHS 42.6',
    ways: [
      {
        id: 'dusthanaLord',
        grahas: (c) => [c.lord(1), ...dusthanaLords(c).filter((graha) => c.joined(graha, c.lord(1)))],
        conditions: {
          joined: (c) => dusthanaLords(c).some((graha) => c.joined(graha, c.lord(1))),
          seenByMalefic: (c) => c.seenByMalefic(c.lord(1)),
          unseenByBenefic: (c) => !c.seenByBenefic(c.lord(1)),
        },
      },
      {
        id: 'saturn',
        grahas: (c) => [c.lord(1), 'saturn'],
        conditions: { joined: (c) => c.joined('saturn', c.lord(1)), unseenByBenefic: (c) => !c.seenByBenefic(c.lord(1)) },
      },
    ],
  },
  rule('wantFifthAndNinthLords', 'BPHS 42.7', (c) => [c.lord(5), c.lord(9)], {
    fifthLordInSixth: (c) => c.house(c.lord(5)) === 6,
    ninthLordInTwelfth: (c) => c.house(c.lord(9)) === 12,
    marakaSees: (c) => [5, 9].every((house) => c.marakas().some((maraka) => c.sees(maraka, c.lord(house)))),
  }),
  rule('wantMaleficInLagna', 'BPHS 42.8', maleficsInLagna, {
    malefic: (c) => maleficsInLagna(c).length > 0,
    maraka: (c) => maleficsInLagna(c).some((graha) => c.withOrUnderMaraka(graha)),
  }),
  rule('wantDusthanaDispositors', 'BPHS 42.9', (c) => dusthanaLords(c).map((graha) => c.dispositor(graha)), {
    inDusthanas: (c) => dusthanaLords(c).every((graha) => c.inDusthana(c.dispositor(graha))),
    malefics: (c) => dusthanaLords(c).every((graha) => c.withMalefic(c.dispositor(graha)) || c.seenByMalefic(c.dispositor(graha))),
  }),
  {
    id: 'wantMoonsNavamshaLord',
    source: 'BPHS 42.10',
    ways: [
      {
        id: 'withMaraka',
        grahas: (c) => [c.navamsaLord('moon')],
        conditions: { joined: (c) => c.marakas().some((maraka) => c.joined(maraka, c.navamsaLord('moon'))) },
        almost: { oneSign: (c) => c.marakas().some((maraka) => c.sees(maraka, c.navamsaLord('moon'))) },
      },
      {
        id: 'inMarakaHouse',
        grahas: (c) => [c.navamsaLord('moon')],
        conditions: { place: (c) => [2, 7].includes(c.house(c.navamsaLord('moon'))) },
      },
    ],
  },
  rule('wantLagnaAndNavamshaLords', 'BPHS 42.11', (c) => [c.lord(1), c.navamsaLagnaLord()], {
    dusthanas: (c) => c.inDusthana(c.lord(1)) && c.inDusthana(c.navamsaLagnaLord()),
    maraka: (c) => c.withOrUnderMaraka(c.lord(1)) && c.withOrUnderMaraka(c.navamsaLagnaLord()),
  }),
  rule(
    'wantReversedHouses',
    'BPHS 42.12',
    () => SEVEN_GRAHAS,
    { reversed: (c) => astray(c) === 0 },
    { almost: { oneGraha: (c) => astray(c) === 1 } },
  ),
  rule(
    'wantMarsAndSaturnInSecond',
    'BPHS 42.16-17',
    () => ['mars', 'saturn'],
    { mars: (c) => c.house('mars') === 2, saturn: (c) => c.house('saturn') === 2 },
    { cancellations: { mercurySees: (c) => c.sees('mercury', 'mars') } },
  ),
  {
    id: 'wantSunAndSaturnOverSecond',
    source: 'BPHS 42.17-18',
    ways: [
      {
        id: 'sunSeenBySaturn',
        grahas: () => ['sun', 'saturn'],
        conditions: { sunInSecond: (c) => c.house('sun') === 2, seen: (c) => c.sees('saturn', 'sun') },
      },
      {
        id: 'saturnSeenBySun',
        grahas: () => ['saturn', 'sun'],
        conditions: { saturnInSecond: (c) => c.house('saturn') === 2, seen: (c) => c.sees('sun', 'saturn') },
      },
    ],
  },
]

/** How many of the seven do not stand as BPHS 42.12 has it: benefics in 6, 8, 12, malefics in kendras and trikonas. */
function astray(c: YogaChart): number {
  const good = [...c.good].filter((graha) => !c.inDusthana(graha)).length
  return good + c.malefics().filter((graha) => ![...KENDRAS, ...TRIKONAS].includes(c.house(graha))).length
}
