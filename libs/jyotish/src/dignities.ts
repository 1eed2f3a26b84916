import type { Chart, Graha } from '@disha/contracts/chart'

/** The grahas with signs, friends and strengths of their own: all but the nodes. */
export const SEVEN_GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type SevenGraha = (typeof SEVEN_GRAHAS)[number]

export function isSeven(graha: Graha): graha is SevenGraha {
  return graha !== 'rahu' && graha !== 'ketu'
}

export function perSeven<T>(of: (graha: SevenGraha) => T): Record<SevenGraha, T> {
  return Object.fromEntries(SEVEN_GRAHAS.map((graha) => [graha, of(graha)])) as Record<SevenGraha, T>
}

/** Lords of the signs from Mesha; Mars and Saturn alone rule Vrischika and Kumbha (the co-lords of BPHS 29.6-7 are read for arudhas only). */
export const SIGN_LORDS: readonly SevenGraha[] = [
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

/** Longitude of deepest exaltation, degrees (BPHS 3); deepest debilitation lies opposite. */
export const EXALTATION: Record<SevenGraha, number> = { sun: 10, moon: 33, mars: 298, mercury: 165, jupiter: 95, venus: 357, saturn: 200 }

/** Moolatrikona: sign, first and last degree (BPHS 3.51-54). */
export const MOOLATRIKONA: Record<SevenGraha, readonly [sign: number, from: number, to: number]> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
}

/** Signs of exaltation, moolatrikona and own sign of the nodes (BPHS 47.34-36); they have no friendships in BPHS 3. */
const NODE_SIGNS: Record<'rahu' | 'ketu', readonly [exaltation: number, moolatrikona: number, own: number]> = {
  rahu: [1, 2, 10],
  ketu: [7, 8, 7],
}

export type NaturalRelation = 'friend' | 'neutral' | 'enemy'
export type CompoundRelation = 'greatFriend' | 'friend' | 'neutral' | 'enemy' | 'greatEnemy'

/** Houses from the moolatrikona sign whose lords are friends, besides the lord of the exaltation sign (BPHS 3.55). */
const FRIENDLY_PLACES: readonly number[] = [2, 4, 5, 8, 9, 12]
/** Houses from a graha in which another is its friend for the time of this chart (BPHS 3.56). */
const TEMPORAL_PLACES: readonly number[] = [2, 3, 4, 10, 11, 12]

/** Lord of both a friendly and an unfriendly place is neutral; the Sun and the Moon, with one sign each, are never so by this rule. */
const NATURAL: Record<SevenGraha, Record<SevenGraha, NaturalRelation | null>> = perSeven((graha) =>
  perSeven((other) => {
    if (graha === other) return null
    const places = SIGN_LORDS.flatMap((lord, sign) => (lord === other ? [sign] : []))
    const friendly = places.map(
      (sign) => FRIENDLY_PLACES.includes(((sign - MOOLATRIKONA[graha][0] + 12) % 12) + 1) || sign === Math.floor(EXALTATION[graha] / 30),
    )
    if (friendly.every(Boolean)) return 'friend'
    return friendly.some(Boolean) ? 'neutral' : 'enemy'
  }),
)

/** What a graha holds another to be by nature; null for itself. Source: BPHS 3.55. */
export function naturalRelation(graha: SevenGraha, other: SevenGraha): NaturalRelation | null {
  return NATURAL[graha][other]
}

/** Whether another graha in `otherSign` is a friend, for this chart, of one in `sign` (0-11). Source: BPHS 3.56. */
export function temporalFriend(sign: number, otherSign: number): boolean {
  return TEMPORAL_PLACES.includes(((otherSign - sign + 12) % 12) + 1)
}

const COMPOUND: Record<NaturalRelation, readonly [temporalFriend: CompoundRelation, temporalEnemy: CompoundRelation]> = {
  friend: ['greatFriend', 'neutral'],
  neutral: ['friend', 'enemy'],
  enemy: ['neutral', 'greatEnemy'],
}

/** What a graha holds another to be in this chart, by nature and by place in the rashi chart; null for itself. Source: BPHS 3.57-58. */
export function compoundRelation(chart: Chart, graha: SevenGraha, other: SevenGraha): CompoundRelation | null {
  const natural = NATURAL[graha][other]
  if (natural === null) return null
  return COMPOUND[natural][temporalFriend(chart.D1[graha].sign, chart.D1[other].sign) ? 0 : 1]
}

export type Dignity = 'exalted' | 'moolatrikona' | 'own' | CompoundRelation | 'debilitated'

/**
 * The dignity of one of the seven grahas at a degree (0..30) of a sign, or null where only its friendships decide.
 * Venus and the others keep their exaltation over the whole sign but for the Moon (to 3°) and Mercury (to 15°), whose moolatrikona follows.
 * Source: BPHS 3 (moolatrikona 3.51-54).
 */
function ownDignity(graha: SevenGraha, sign: number, degree: number): 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | null {
  const [trikona, from, to] = MOOLATRIKONA[graha]
  if (sign === trikona && degree >= from && degree < to) return 'moolatrikona'
  const exaltation = Math.floor(EXALTATION[graha] / 30)
  if (sign === exaltation && (sign !== trikona || degree < from)) return 'exalted'
  if (sign === (exaltation + 6) % 12) return 'debilitated'
  return SIGN_LORDS[sign] === graha ? 'own' : null
}

/**
 * The dignity of a graha in the rashi chart. A node without a sign of its own there has none (null).
 * Source: BPHS 3, 3.51-58; nodes 47.34-36.
 */
export function dignityOf(chart: Chart, graha: Graha): Dignity | null {
  const { sign, degree } = chart.D1[graha]
  if (isSeven(graha)) return ownDignity(graha, sign, degree) ?? compoundRelation(chart, graha, SIGN_LORDS[sign])
  const [exaltation, trikona, own] = NODE_SIGNS[graha]
  if (sign === exaltation) return 'exalted'
  if (sign === (exaltation + 6) % 12) return 'debilitated'
  if (sign === trikona) return 'moolatrikona'
  return sign === own ? 'own' : null
}

/** Whether a graha is exalted, in its moolatrikona or in its own sign. */
export function isDignified(chart: Chart, graha: Graha): boolean {
  const dignity = dignityOf(chart, graha)
  return dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own'
}

/**
 * Grahas that do good by nature: Jupiter, Venus, the waxing Moon, and Mercury by its company: alone it is good, else as most of the grahas in
 * its sign (the nodes apart) are, and where they are evenly divided as the nearest one is.
 * Source: BPHS 3.11, 34.8-10; the texts say no more than "joined", the counting is practice.
 */
export function benefics(chart: Chart): ReadonlySet<Graha> {
  const { sun, moon, mercury } = chart.D1
  const result = new Set<Graha>(['jupiter', 'venus'])
  if ((moon.longitude - sun.longitude + 360) % 360 < 180) result.add('moon')
  const company = SEVEN_GRAHAS.filter((graha) => graha !== 'mercury' && chart.D1[graha].sign === mercury.sign)
  const balance = company.reduce((sum, graha) => sum + (result.has(graha) ? 1 : -1), 0)
  const distance = (graha: SevenGraha): number => Math.abs(chart.D1[graha].degree - mercury.degree)
  const [nearest] = company.toSorted((one, other) => distance(one) - distance(other))
  if (balance > 0 || (balance === 0 && (nearest === undefined || result.has(nearest)))) result.add('mercury')
  return result
}
