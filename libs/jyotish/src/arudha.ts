import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { dignityOf, SIGN_LORDS } from './dignities.ts'
import { JyotishError } from './errors.ts'

/** `sole`: Mars and Saturn alone rule Vrischika and Kumbha. `stronger`: there the stronger of the two lords counts (BPHS 29.6-7). */
export type ArudhaLords = 'sole' | 'stronger'

const CO_LORDS: Readonly<Record<number, readonly [Graha, Graha]>> = { 7: ['mars', 'ketu'], 10: ['saturn', 'rahu'] }

/**
 * The lord whose place is counted to. Of two, BPHS 29.6-7 and Jaimini 2.3 prefer the one outside the sign, then the one with more grahas, then
 * the exalted one, then the one further in its sign.
 */
function lordFor(chart: Chart, sign: number, lords: ArudhaLords): Graha {
  const pair = CO_LORDS[sign]
  if (lords === 'sole' || pair === undefined) return SIGN_LORDS[sign]
  const rank = (graha: Graha): number[] => {
    const place = chart.D1[graha]
    const company = GRAHAS.filter((other) => chart.D1[other].sign === place.sign).length
    return [place.sign === sign ? 0 : 1, company, dignityOf(chart, graha) === 'exalted' ? 1 : 0, place.degree]
  }
  const [one, other] = pair.map(rank)
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
