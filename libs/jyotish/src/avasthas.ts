import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { isCombust } from './combustion.ts'
import {
  benefics,
  dignityOf,
  isDignified,
  naturalRelation,
  perSeven,
  SEVEN_GRAHAS,
  SIGN_LORDS,
  type Dignity,
  type SevenGraha,
} from './dignities.ts'
import { conjoined, sees } from './drishti.ts'
import type { Ephemeris } from './ephemeris.ts'
import { hinduDay } from './hindu-day.ts'

const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const
const DIPTADI: Partial<Record<Dignity, Diptadi>> = {
  exalted: 'dipta',
  moolatrikona: 'swastha',
  own: 'swastha',
  greatFriend: 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  greatEnemy: 'khala',
}
type Diptadi = 'dipta' | 'swastha' | 'pramudita' | 'shanta' | 'dina' | 'duhkhita' | 'vikala' | 'khala' | 'kopa'
type Lajjitadi = 'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita'

export type Avasthas = {
  /** age, by fifths of the sign, in even signs backwards (BPHS 45.3) */
  baladi: (typeof BALADI)[number]
  /** awake in exaltation and own sign, dreaming with friends and neutrals, asleep with enemies and in debilitation (BPHS 45.5) */
  jagradadi: 'jagrat' | 'swapna' | 'sushupti'
  /** every state of BPHS 45.7-10 that holds, the one by dignity first; company of a malefic is vikala, combustion kopa */
  diptadi: Diptadi[]
  /** every mood of BPHS 45.11-18 that holds; lajjita is left out where the birth time is unknown */
  lajjitadi: Lajjitadi[]
}

/**
 * The states of the seven grahas. Friends and enemies of the moods are those by nature: company makes every graha an enemy for the time, so
 * "with a friend" can mean nothing else.
 * Source: BPHS 45.3-18, whose nine names of 45.7 English prints match to eight conditions; an enemy's sign is duhkhita here, a great enemy's khala.
 */
export function avasthas(chart: Chart): Record<SevenGraha, Avasthas> {
  const good = benefics(chart)
  return perSeven((graha) => ({
    baladi: baladi(chart.D1[graha]),
    jagradadi: jagradadi(chart, graha),
    diptadi: diptadi(chart, graha, good),
    lajjitadi: lajjitadi(chart, graha, good),
  }))
}

function baladi({ sign, degree }: { sign: number; degree: number }): Avasthas['baladi'] {
  const fifth = Math.min(Math.floor(degree / 6), 4)
  return BALADI[sign % 2 === 0 ? fifth : 4 - fifth]
}

function jagradadi(chart: Chart, graha: SevenGraha): Avasthas['jagradadi'] {
  if (isDignified(chart, graha)) return 'jagrat'
  return ['debilitated', 'enemy', 'greatEnemy'].includes(dignityOf(chart, graha)!) ? 'sushupti' : 'swapna'
}

function diptadi(chart: Chart, graha: SevenGraha, good: ReadonlySet<Graha>): Diptadi[] {
  const state = DIPTADI[dignityOf(chart, graha)!]
  const withMalefic = GRAHAS.some((other) => !good.has(other) && conjoined(chart, graha, other))
  return [...(state ? [state] : []), ...(withMalefic ? (['vikala'] as const) : []), ...(isCombust(chart, graha) ? (['kopa'] as const) : [])]
}

function lajjitadi(chart: Chart, graha: SevenGraha, good: ReadonlySet<Graha>): Lajjitadi[] {
  const { sign, house } = chart.D1[graha]
  const dignity = dignityOf(chart, graha)
  const lord = SIGN_LORDS[sign]
  const others = SEVEN_GRAHAS.filter((other) => other !== graha)
  const enemies = others.filter((other) => naturalRelation(graha, other) === 'enemy')
  const friends = others.filter((other) => naturalRelation(graha, other) === 'friend')
  const joinedBy = (group: readonly Graha[]): boolean => group.some((other) => conjoined(chart, other, graha))
  const seenBy = (group: readonly Graha[]): boolean => group.some((other) => sees(chart, other, graha))
  const benefic = SEVEN_GRAHAS.filter((other) => good.has(other))
  const malefic = SEVEN_GRAHAS.filter((other) => !good.has(other))
  const holds: Record<Lajjitadi, boolean> = {
    lajjita: house === 5 && joinedBy(['sun', 'mars', 'saturn', 'rahu', 'ketu']),
    garvita: dignity === 'exalted' || dignity === 'moolatrikona',
    kshudhita: enemies.includes(lord) || joinedBy([...enemies, 'saturn']) || seenBy(enemies),
    trishita: WATERY.includes(sign) && seenBy(enemies) && !seenBy(benefic),
    mudita: friends.includes(lord) || joinedBy([...friends, 'jupiter']) || seenBy(friends),
    kshobhita: joinedBy(['sun']) && (seenBy(malefic) || seenBy(enemies)),
  }
  return (Object.keys(holds) as Lajjitadi[]).filter((mood) => holds[mood])
}

const WATERY: readonly number[] = [3, 7, 11]

/** Doings of a graha, from the first remainder on; none left over is the last. */
export const SAYANADI = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const
export type Sayanadi = (typeof SAYANADI)[number]

/**
 * What each of the nine grahas is doing: the number of its nakshatra times its own (Sun 1 to Ketu 9) times its navamsa in the sign, plus the
 * Moon's nakshatra, the running ghati since the Hindu sunrise and the lagna's sign, by twelves. It changes every 24 minutes with the ghati. The
 * sub-states, which hang on the first syllable of a name, are not told. Null when the birth time is unknown.
 * Source: BPHS 45.30-37.
 */
export function sayanadi(chart: Chart, ephemeris: Ephemeris): Record<Graha, Sayanadi> | null {
  const { lagna, moon } = chart.D1
  if (lagna === null) return null
  const ghati = Math.floor((chart.julianDayUt - hinduDay(chart, ephemeris).sunrise) * 60) + 1
  const common = moon.nakshatra + ghati + lagna.sign + 1
  const doing = (graha: Graha, index: number): Sayanadi => {
    const { nakshatra, degree } = chart.D1[graha]
    const navamsa = Math.min(Math.floor((degree * 3) / 10), 8) + 1
    return SAYANADI[(nakshatra * (index + 1) * navamsa + common + 11) % 12]
  }
  return Object.fromEntries(GRAHAS.map((graha, index) => [graha, doing(graha, index)])) as Record<Graha, Sayanadi>
}
