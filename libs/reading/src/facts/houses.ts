import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
export type Sign = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
export type Reference = 'lagna' | 'moon'
export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'friend' | 'neutral' | 'enemy' | 'debilitated'

export const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Mars alone rules Scorpio and Saturn alone Aquarius, as in every rule used here. */
const SIGN_LORDS: readonly Graha[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
]

export const signLord = (sign: number): Graha => SIGN_LORDS[sign] as Graha

/** 1-12: which house `sign` is when `first` is the first. */
export const houseOfSign = (sign: number, first: number): House => (((((sign - first) % 12) + 12) % 12) + 1) as House

/** Places seen with full force, counted from the graha: BPHS 26.2-5 (the chapter gives the nodes none). */
const FULL_ASPECTS: Readonly<Record<Graha, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [],
  ketu: [],
}

/** True when a graha standing in `from` sees `to` with full force. */
export const aspectsSign = (graha: Graha, from: number, to: number): boolean => FULL_ASPECTS[graha].includes(houseOfSign(to, from))

const EXALTATION: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 1,
  ketu: 7,
}
/** BPHS 3.51-54: sign and the degrees from..to that count as moolatrikona. */
const MOOLATRIKONA: Readonly<Partial<Record<Graha, readonly [number, number, number]>>> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
}
/** BPHS 47.34 gives the nodes Aquarius and Scorpio as their own. */
const NODE_OWN: Readonly<Partial<Record<Graha, number>>> = { rahu: 10, ketu: 7 }
const FRIENDS: Readonly<Record<Graha, readonly Graha[]>> = {
  sun: ['moon', 'mars', 'jupiter'],
  moon: ['sun', 'mercury'],
  mars: ['sun', 'moon', 'jupiter'],
  mercury: ['sun', 'venus'],
  jupiter: ['sun', 'moon', 'mars'],
  venus: ['mercury', 'saturn'],
  saturn: ['mercury', 'venus'],
  rahu: ['mercury', 'venus', 'saturn'],
  ketu: ['mars', 'venus', 'saturn'],
}
const ENEMIES: Readonly<Record<Graha, readonly Graha[]>> = {
  sun: ['venus', 'saturn'],
  moon: [],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
  rahu: ['sun', 'moon', 'mars'],
  ketu: ['sun', 'moon'],
}

/** Dignity of a graha in a sign (BPHS 3.49-58; the nodes' exaltation by BPHS 47.34). `degree` sets moolatrikona apart and may be left out. */
export function dignityIn(graha: Graha, sign: number, degree?: number): Dignity {
  const [rootSign, from, to] = MOOLATRIKONA[graha] ?? [-1, 0, 0]
  const inRoot = sign === rootSign && degree !== undefined && degree >= from && degree < to
  if (sign === EXALTATION[graha] && inRoot) return 'moolatrikona'
  if (graha === 'mercury' && sign === EXALTATION.mercury && degree !== undefined && degree >= 20) return 'own'
  if (sign === EXALTATION[graha]) return 'exalted'
  if (sign === (EXALTATION[graha] + 6) % 12) return 'debilitated'
  if (inRoot) return 'moolatrikona'
  const lord = signLord(sign)
  if (lord === graha || NODE_OWN[graha] === sign) return 'own'
  if (FRIENDS[graha].includes(lord)) return 'friend'
  return ENEMIES[graha].includes(lord) ? 'enemy' : 'neutral'
}

/** +2 exalted ... -2 debilitated: the order of BPHS 3.59-60. */
export const DIGNITY_SCORE: Readonly<Record<Dignity, number>> = {
  exalted: 2,
  moolatrikona: 2,
  own: 2,
  friend: 1,
  neutral: 0,
  enemy: -1,
  debilitated: -2,
}

/** Degrees from the Sun within which a graha is combust (commonly used; BPHS as read gives no orbs). */
const COMBUSTION: Readonly<Partial<Record<Graha, number>>> = { moon: 12, mars: 17, mercury: 14, jupiter: 11, venus: 10, saturn: 15 }

export type HouseView = {
  reference: Reference
  firstSign: number
  signOf(house: House): number
  lordOf(house: House): Graha
  houseOf(graha: Graha): House
  occupants(house: House): Graha[]
  /** grahas that see the house with full force */
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
  /** benefic by nature: Jupiter, Venus, the waxing Moon, Mercury unless with a malefic (BPHS 3.11, 34.8-10) */
  benefic(graha: Graha): boolean
  /** others in the same sign */
  company(graha: Graha): Graha[]
  /** others that see the graha's sign with full force */
  seenBy(graha: Graha): Graha[]
  /** dignity, combustion and retrogression as one number: 3 ... -3 */
  strength(graha: Graha): number
  /** seven chara karakas by degree in sign, highest first: BPHS 32.3-8 */
  charaKarakas: Graha[]
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
    aspecting: (house) => GRAHAS.filter((graha) => aspectsSign(graha, chart.D1[graha].sign, signOf(house))),
    ruledBy: (graha) => (graha === 'rahu' || graha === 'ketu' ? [] : HOUSES.filter((house) => signLord(signOf(house)) === graha)),
  }
}

/** The one place from which rules read a chart. */
export function readChart(chart: Chart): ChartFacts {
  const lagna = chart.D1.lagna === null ? null : viewFrom(chart, 'lagna', chart.D1.lagna.sign)
  const moon = viewFrom(chart, 'moon', chart.D1.moon.sign)
  const sign = (graha: Graha): number => chart.D1[graha].sign
  const elongation = (chart.D1.moon.longitude - chart.D1.sun.longitude + 360) % 360
  const company = (graha: Graha): Graha[] => GRAHAS.filter((other) => other !== graha && sign(other) === sign(graha))
  const benefic = (graha: Graha): boolean => {
    if (graha === 'jupiter' || graha === 'venus') return true
    if (graha === 'moon') return elongation < 180
    if (graha === 'mercury') return !company('mercury').some((other) => ['sun', 'mars', 'saturn', 'rahu', 'ketu'].includes(other))
    return false
  }
  const combust = (graha: Graha): boolean => {
    const orb = COMBUSTION[graha]
    if (orb === undefined) return false
    const apart = Math.abs(((chart.D1[graha].longitude - chart.D1.sun.longitude + 540) % 360) - 180)
    return apart < orb
  }
  const dignity = (graha: Graha): Dignity => dignityIn(graha, sign(graha), chart.D1[graha].degree)
  return {
    chart,
    lagna,
    moon,
    main: lagna ?? moon,
    sign,
    dignity,
    combust,
    benefic,
    company,
    seenBy: (graha) => GRAHAS.filter((other) => other !== graha && aspectsSign(other, sign(other), sign(graha))),
    strength: (graha) =>
      DIGNITY_SCORE[dignity(graha)] -
      (combust(graha) ? 1 : 0) +
      (chart.D1[graha].retrograde && graha !== 'rahu' && graha !== 'ketu' ? 1 : 0),
    charaKarakas: GRAHAS.slice(0, 7).toSorted((a, b) => chart.D1[b].degree - chart.D1[a].degree),
  }
}

export type FunctionalNature = 'good' | 'hard' | 'yogakaraka' | 'neutral'

/** BPHS 34.19-44, the stated list per lagna: good, hard, yogakaraka; whoever is not named is neutral or goes by company. */
const FUNCTIONAL: readonly { good: Graha[]; hard: Graha[]; yogakaraka: Graha[]; rule: string }[] = [
  { good: ['jupiter', 'sun', 'mars'], hard: ['saturn', 'mercury', 'venus'], yogakaraka: [], rule: 'bphs34.19-22' },
  { good: ['sun'], hard: ['jupiter', 'venus', 'moon'], yogakaraka: ['saturn'], rule: 'bphs34.23-24' },
  { good: ['venus'], hard: ['mars', 'jupiter', 'sun'], yogakaraka: [], rule: 'bphs34.25-26' },
  { good: ['jupiter', 'moon'], hard: ['venus', 'mercury'], yogakaraka: ['mars'], rule: 'bphs34.27-28' },
  { good: ['mars', 'jupiter', 'sun'], hard: ['mercury', 'venus', 'saturn'], yogakaraka: [], rule: 'bphs34.29-30' },
  { good: ['mercury', 'venus'], hard: ['mars', 'jupiter', 'moon'], yogakaraka: [], rule: 'bphs34.31-32' },
  { good: ['saturn', 'mercury'], hard: ['jupiter', 'sun', 'mars'], yogakaraka: [], rule: 'bphs34.33-34' },
  { good: ['jupiter'], hard: ['venus', 'mercury', 'saturn'], yogakaraka: ['sun', 'moon'], rule: 'bphs34.35-36' },
  { good: ['mars', 'sun'], hard: ['venus'], yogakaraka: [], rule: 'bphs34.37-38' },
  { good: ['mercury'], hard: ['mars', 'jupiter', 'moon'], yogakaraka: ['venus'], rule: 'bphs34.39-40' },
  { good: ['saturn'], hard: ['jupiter', 'moon', 'mars'], yogakaraka: ['venus'], rule: 'bphs34.41-42' },
  { good: ['mars', 'moon'], hard: ['saturn', 'venus', 'sun', 'mercury'], yogakaraka: [], rule: 'bphs34.43-44' },
]

/** What a graha is for a lagna by BPHS 34's own list, with the rule it stands in. */
export function functionalNature(lagnaSign: number, graha: Graha): { nature: FunctionalNature; rule: string } {
  const list = FUNCTIONAL[lagnaSign] as (typeof FUNCTIONAL)[number]
  const nature = list.yogakaraka.includes(graha)
    ? 'yogakaraka'
    : list.good.includes(graha)
      ? 'good'
      : list.hard.includes(graha)
        ? 'hard'
        : 'neutral'
  return { nature, rule: list.rule }
}
