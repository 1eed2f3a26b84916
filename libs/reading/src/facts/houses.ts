import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { arudhaPadas, lordFor } from '@disha/jyotish/arudha'
import { isCombust } from '@disha/jyotish/combustion'
import {
  benefics,
  dignityOf,
  EXALTATION,
  isSeven,
  naturalRelation,
  SIGN_LORDS,
  type Dignity,
  type SevenGraha,
} from '@disha/jyotish/dignities'
import { drishtiQuarters } from '@disha/jyotish/drishti'
import { functionalNature as natureOf, type Nature } from '@disha/jyotish/functional-nature'
import { houseOf } from '@disha/jyotish/houses'
import { charaKarakas, type KarakaName } from '@disha/jyotish/karakas'

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
export type Sign = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
export type Reference = 'lagna' | 'moon'

export const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const signLord = (sign: number): SevenGraha => SIGN_LORDS[sign]

/** 1-12: which house `sign` is when `first` is the first. */
export const houseOfSign = (sign: number, first: number): House => houseOf(sign, first) as House

/** True when a graha standing in `from` sees `to` with full force (BPHS 26.2-5; the chapter gives the nodes no sight). */
export const aspectsSign = (graha: Graha, from: number, to: number): boolean => drishtiQuarters(graha, houseOf(to, from)) === 4

/** Dignity of a graha in a sign of a varga, where degrees are not read: by exaltation, own sign and natural friendship (BPHS 3.49-55). */
export function dignityInVarga(graha: Graha, sign: number): Dignity {
  if (!isSeven(graha)) return 'neutral'
  const exalted = Math.floor(EXALTATION[graha] / 30)
  if (sign === exalted) return 'exalted'
  if (sign === (exalted + 6) % 12) return 'debilitated'
  return naturalRelation(graha, signLord(sign)) ?? 'own'
}

/** +2 exalted ... -2 debilitated: the order of BPHS 3.59-60. */
export const DIGNITY_SCORE: Readonly<Record<Dignity, number>> = {
  exalted: 2,
  moolatrikona: 2,
  own: 2,
  greatFriend: 1,
  friend: 1,
  neutral: 0,
  enemy: -1,
  greatEnemy: -1,
  debilitated: -2,
}

export type HouseView = {
  reference: Reference
  firstSign: number
  signOf(house: House): number
  lordOf(house: House): SevenGraha
  houseOf(graha: Graha): House
  occupants(house: House): Graha[]
  /** grahas that see the house with full force; never the Moon where houses are counted from it for want of a lagna, for it sees the 7th of every chart so */
  aspecting(house: House): Graha[]
  /** houses the graha rules; none for the nodes */
  ruledBy(graha: Graha): House[]
}

export type ChartFacts = {
  chart: Chart
  /** null when the birth time is unknown */
  lagna: HouseView | null
  moon: HouseView
  /** lagna where it is known, else the Moon */
  main: HouseView
  sign(graha: Graha): number
  dignity(graha: Graha): Dignity
  combust(graha: Graha): boolean
  /** benefic by nature: Jupiter, Venus, the waxing Moon, Mercury by its company (BPHS 3.11, 34.8-10) */
  benefic(graha: Graha): boolean
  /** others in the same sign */
  company(graha: Graha): Graha[]
  /** others that see the graha's sign with full force */
  seenBy(graha: Graha): Graha[]
  /** dignity, combustion and retrogression as one number: 3 ... -3; a relieved debilitation counts as a neutral sign */
  strength(graha: Graha): number
  /** null where the birth time leaves it open between two grahas */
  karaka(name: KarakaName): Graha | null
  /** whether a derived fact is the same all through the time in which the birth may lie */
  steady(path: string): boolean
  /** debilitated, and relieved of it by a rule of the texts or of practice (neecha bhanga); never said without a birth time */
  relieved(graha: Graha): boolean
  /** sign of the arudha of a house, the stronger of two lords counting (BPHS 29.1-7); null where the lagna is not known */
  arudha(house: House): number | null
  /** the lord that the arudha of a house is counted by */
  arudhaLord(house: House): Graha
}

function viewFrom(chart: Chart, reference: Reference, firstSign: number): HouseView {
  const signOf = (house: House): number => (firstSign + house - 1) % 12
  return {
    reference,
    firstSign,
    signOf,
    lordOf: (house) => signLord(signOf(house)),
    houseOf: (graha) => houseOfSign(chart.D1[graha].sign, firstSign),
    occupants: (house) => GRAHAS.filter((graha) => chart.D1[graha].sign === signOf(house)),
    aspecting: (house) =>
      GRAHAS.filter(
        (graha) =>
          !(graha === 'moon' && reference === 'moon' && chart.D1.lagna === null) && aspectsSign(graha, chart.D1[graha].sign, signOf(house)),
      ),
    ruledBy: (graha) => (graha === 'rahu' || graha === 'ketu' ? [] : HOUSES.filter((house) => signLord(signOf(house)) === graha)),
  }
}

/** What must be computed beside a chart before its facts may be told flatly. */
export type Beside = {
  /** grahas whose debilitation is relieved */
  relieved(): ReadonlySet<Graha>
  /** whether a derived fact is the same all through the time in which the birth may lie */
  steady(path: string): boolean
}

const NOTHING: ReadonlySet<Graha> = new Set()
const PLAIN: Beside = { relieved: () => NOTHING, steady: () => true }

/** The one place from which rules read a chart. */
export function readChart(chart: Chart, beside: Beside = PLAIN): ChartFacts {
  const lagna = chart.D1.lagna === null ? null : viewFrom(chart, 'lagna', chart.D1.lagna.sign)
  const moon = viewFrom(chart, 'moon', chart.D1.moon.sign)
  const sign = (graha: Graha): number => chart.D1[graha].sign
  const company = (graha: Graha): Graha[] => GRAHAS.filter((other) => other !== graha && sign(other) === sign(graha))
  const good = benefics(chart)
  const combust = (graha: Graha): boolean => isCombust(chart, graha) && beside.steady(`combust.${graha}`)
  // where the birth time leaves present friendship open, natural friendship alone is told
  const dignity = (graha: Graha): Dignity =>
    isSeven(graha) && !beside.steady(`dignity.${graha}`) ? dignityInVarga(graha, sign(graha)) : (dignityOf(chart, graha) ?? 'neutral')
  const relieved = (graha: Graha): boolean => dignity(graha) === 'debilitated' && beside.relieved().has(graha)
  const karakas = charaKarakas(chart)
  const padas = lagna === null ? null : arudhaPadas(chart)
  return {
    chart,
    lagna,
    moon,
    main: lagna ?? moon,
    sign,
    dignity,
    combust,
    benefic: (graha) => good.has(graha),
    company,
    seenBy: (graha) => GRAHAS.filter((other) => other !== graha && aspectsSign(other, sign(other), sign(graha))),
    strength: (graha) =>
      (relieved(graha) ? 0 : DIGNITY_SCORE[dignity(graha)]) -
      (combust(graha) ? 1 : 0) +
      (chart.D1[graha].retrograde && graha !== 'rahu' && graha !== 'ketu' ? 1 : 0),
    karaka: (name) => (beside.steady(`karaka.${name}`) ? (karakas[name] as Graha) : null),
    steady: (path) => beside.steady(path),
    relieved,
    arudha: (house) => padas?.[house - 1] ?? null,
    arudhaLord: (house) => lordFor(chart, (lagna ?? moon).signOf(house)),
  }
}

export type FunctionalNature = 'good' | 'hard' | 'yogakaraka' | 'neutral'

const NATURES: Readonly<Record<Nature, FunctionalNature>> = {
  good: 'good',
  slightlyBad: 'hard',
  bad: 'hard',
  neutral: 'neutral',
  byCompany: 'neutral',
}

/** What one of the seven is for a lagna by BPHS 34, with the rule it stands in. */
export function functionalNature(lagnaSign: number, graha: Graha): { nature: FunctionalNature; rule: string } {
  if (!isSeven(graha)) return { nature: 'neutral', rule: 'bphs34.16' }
  const { nature, yogakaraka, source } = natureOf(lagnaSign)[graha]
  return { nature: yogakaraka ? 'yogakaraka' : NATURES[nature], rule: source.toLowerCase().replace(' ', '') }
}
