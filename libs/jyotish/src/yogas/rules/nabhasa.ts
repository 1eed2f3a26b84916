import { SEVEN_GRAHAS } from '../../dignities.ts'
import type { YogaChart } from '../yoga-chart.ts'
import { KENDRAS, rule, type Test, type YogaRule } from '../yoga-rule.ts'

/**
 * Patterns of the seven grahas: BPHS 35, where 35.7-17 give the forms and 35.18-49 one verse each for what comes of them. A verse names the
 * result; Rajju, Maala and Sarpa name the form.
 */
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

/** Houses of a set without any of the seven, and how many of the seven stand outside it. */
function misfit(c: YogaChart, set: readonly number[]): { empty: number; outside: number } {
  let [empty, inside] = [0, 0]
  for (const house of set) {
    inside += c.counts[house]
    if (c.counts[house] === 0) empty++
  }
  return { empty, outside: 7 - inside }
}

const seven = (): typeof SEVEN_GRAHAS => SEVEN_GRAHAS

/** All seven grahas in these houses, and one at least in each; near with one graha outside, or inside with one house empty. */
const akriti: YogaRule[] = AKRITI.map(([id, source, sets]) =>
  rule(
    id,
    source,
    seven,
    {
      pattern: (c) =>
        sets.some((set) => {
          const { empty, outside } = misfit(c, set)
          return empty === 0 && outside === 0
        }),
    },
    {
      almost: {
        oneGrahaOutside: (c) =>
          sets.some((set) => {
            const { empty, outside } = misfit(c, set)
            return outside === 1 && empty <= 1
          }),
        oneHouseEmpty: (c) =>
          sets.some((set) => {
            const { empty, outside } = misfit(c, set)
            return outside === 0 && empty === 1
          }),
      },
    },
  ),
)

/** All benefics in one axis, all malefics in the other. Venus and Mercury never stand three signs from the Sun: the sky forms neither. */
const crossed = (id: string, source: string, benefics: readonly number[], malefics: readonly number[]): YogaRule => {
  const astray = (c: YogaChart): number =>
    SEVEN_GRAHAS.filter((graha) => !(c.good.has(graha) ? benefics : malefics).includes(c.house(graha))).length
  return rule(id, source, seven, { pattern: (c) => astray(c) === 0 }, { almost: { oneGrahaOutside: (c) => astray(c) === 1 } })
}
const vajraAndYava = [crossed('vajra', 'BPHS 35.28', [1, 7], [4, 10]), crossed('yava', 'BPHS 35.29', [4, 10], [1, 7])]

const ASRAYA = [
  ['rajju', 'BPHS 35.7', 0],
  ['musala', 'BPHS 35.19', 1],
  ['nala', 'BPHS 35.20', 2],
] as const
const asraya: YogaRule[] = ASRAYA.map(([id, source, kind]) => {
  const others = (c: YogaChart): number => SEVEN_GRAHAS.filter((graha) => c.sign(graha) % 3 !== kind).length
  const more = { withoutLagna: true, almost: { oneGrahaOutside: (c: YogaChart) => others(c) === 1 } } as const
  return rule(id, source, seven, { allOfOneKind: (c) => others(c) === 0 }, more)
})

const kendrasWith = (c: YogaChart, good: boolean): number =>
  KENDRAS.filter((house) => SEVEN_GRAHAS.some((graha) => c.house(graha) === house && c.good.has(graha) === good)).length
const dala: YogaRule[] = (
  [
    ['maala', true],
    ['sarpa', false],
  ] as const
).map(([id, good]) =>
  rule(id, 'BPHS 35.8', (c) => SEVEN_GRAHAS.filter((graha) => c.inKendra(graha) && c.good.has(graha) === good), {
    twoKendras: (c) => kendrasWith(c, good) >= 2,
    thirdKendra: (c) => kendrasWith(c, good) >= 3,
  }),
)

const patterns = [...akriti, ...vajraAndYava, ...asraya, ...dala]
const anyPattern: Test = (c) =>
  patterns.some(({ ways }) => ways.some(({ conditions }) => Object.values(conditions).every((holds) => holds(c))))

const SANKHYA = ['gola', 'yuga', 'sula', 'kedara', 'pasa', 'dama', 'veena']
const filled = (c: YogaChart): number => c.counts.filter((count) => count > 0).length
/** By the number of signs that the seven grahas fill; another nabhasa yoga cancels it (BPHS 35.16-17). */
const sankhya: YogaRule[] = SANKHYA.map((id, index) =>
  rule(
    id,
    `BPHS 35.${49 - index}`,
    seven,
    { signs: (c) => filled(c) === index + 1 },
    {
      cancellations: { otherNabhasa: anyPattern },
      almost: {
        oneGrahaOutside: (c) => filled(c) === index + 2 && c.counts.includes(1),
        oneSignMore: (c) => filled(c) === index && c.counts.some((count) => count > 1),
      },
    },
  ),
)

export const NABHASA: readonly YogaRule[] = [...patterns, ...sankhya]
