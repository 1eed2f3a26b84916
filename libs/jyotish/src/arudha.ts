import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { dignityOf, SIGN_LORDS } from './dignities.ts'
import { rashiDrishti } from './drishti.ts'
import { JyotishError } from './errors.ts'

/**
 * `sole`: Mars and Saturn alone rule Vrischika and Kumbha. Else the stronger of the two lords counts (BPHS 29.6-7), which is found by the steps of
 * BPHS 46 (chara dasha; `stronger`) or as later writers on Jaimini do (`associated`).
 */
export const ARUDHA_LORDS = ['sole', 'stronger', 'associated'] as const
export type ArudhaLords = (typeof ARUDHA_LORDS)[number]

/** Lords of a sign that has two; Vrischika is counted forwards from, Kumbha backwards. */
const CO_LORDS: Readonly<Record<number, { lords: readonly [Graha, Graha]; step: 1 | -1 }>> = {
  7: { lords: ['mars', 'ketu'], step: 1 },
  10: { lords: ['saturn', 'rahu'], step: -1 },
}

const signOf = (chart: Chart, graha: Graha): number => chart.D1[graha].sign
const companyOf = (chart: Chart, graha: Graha): number => GRAHAS.filter((other) => signOf(chart, other) === signOf(chart, graha)).length
/** Dual signs outweigh fixed, fixed movable ones. */
const kindOf = (sign: number): number => sign % 3
const isExalted = (chart: Chart, graha: Graha): number => (dignityOf(chart, graha) === 'exalted' ? 1 : 0)

/** Steps of strength, the first that differs decides. */
const STEPS: Record<Exclude<ArudhaLords, 'sole'>, (chart: Chart, graha: Graha, sign: number) => readonly number[]> = {
  stronger: (chart, graha, sign) => {
    const at = signOf(chart, graha)
    const counted = (CO_LORDS[sign].step * (at - sign) + 12) % 12
    return [at === sign ? 0 : 1, isExalted(chart, graha), companyOf(chart, graha), kindOf(at), counted]
  },
  associated: (chart, graha, sign) => {
    const at = signOf(chart, graha)
    const company = companyOf(chart, graha) + (chart.D1.lagna?.sign === at ? 1 : 0)
    const dispositors = CO_LORDS[at]?.lords ?? [SIGN_LORDS[at]]
    const helpers = (['jupiter', 'mercury', ...dispositors] as const).filter((other) => {
      const from = signOf(chart, other)
      return from === at || rashiDrishti(from).includes(at)
    }).length
    return [at === sign ? 0 : 1, company, helpers, isExalted(chart, graha), kindOf(at), chart.D1[graha].degree]
  },
}

/** The lord of a sign whose place is counted to. */
export function lordFor(chart: Chart, sign: number, lords: ArudhaLords = 'stronger'): Graha {
  const pair = CO_LORDS[sign]?.lords
  if (lords === 'sole' || pair === undefined) return SIGN_LORDS[sign]
  const [one, other] = pair.map((graha) => STEPS[lords](chart, graha, sign))
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 || one[at] > other[at] ? pair[0] : pair[1]
}

/**
 * Arudha padas of the twelve houses, signs 0-11: from the house to its lord, and as far again; a pada in the house itself moves to its tenth,
 * one in the seventh from it to its fourth (that is the tenth from the pada).
 * Source: BPHS 29.1-5; lords 29.6-7. The first is the arudha lagna, the seventh darapada, the twelfth upapada (30.1-6).
 * @throws JyotishError `bad_input` when the birth time is unknown
 */
export function arudhaPadas(chart: Chart, lords: ArudhaLords = 'stronger'): number[] {
  const { lagna } = chart.D1
  if (lagna === null) throw new JyotishError('bad_input', 'arudhas need a birth time')
  return Array.from({ length: 12 }, (_, index) => {
    const house = (lagna.sign + index) % 12
    return padaOf(house, chart.D1[lordFor(chart, house, lords)].sign)
  })
}

function padaOf(house: number, lordSign: number): number {
  const distance = (lordSign - house + 12) % 12
  const pada = (lordSign + distance) % 12
  return pada === house || pada === (house + 6) % 12 ? (pada + 9) % 12 : pada
}

/**
 * Upapada: the arudha of the twelfth house. For an even lagna sign some commentators take the second instead; that sign is given beside it.
 * Source: BPHS 30.1-6.
 */
export function upapada(chart: Chart, lords: ArudhaLords = 'stronger'): { sign: number; variant: number | null } {
  const padas = arudhaPadas(chart, lords)
  return { sign: padas[11], variant: chart.D1.lagna!.sign % 2 === 1 ? padas[1] : null }
}
