import { perSeven, SIGN_LORDS, type SevenGraha } from './dignities.ts'

export type Nature = 'good' | 'slightlyBad' | 'bad' | 'neutral' | 'byCompany'

type List = Partial<Record<Nature | 'yogakaraka', readonly SevenGraha[]>>

/** BPHS 34.19-44 from Mesha lagna to Mina, as the text states it; it does not follow from the general rule and goes before it. */
const LISTS: readonly (List & { verse: string })[] = [
  { verse: '34.19-22', good: ['jupiter', 'sun'], bad: ['saturn', 'mercury', 'venus'] },
  { verse: '34.23-24', good: ['saturn', 'sun'], bad: ['jupiter', 'venus', 'moon'], slightlyBad: ['mercury'], yogakaraka: ['saturn'] },
  { verse: '34.25-26', good: ['venus'], bad: ['mars', 'jupiter', 'sun'] },
  { verse: '34.27-28', good: ['mars', 'jupiter', 'moon'], bad: ['venus', 'mercury'], byCompany: ['saturn', 'sun'], yogakaraka: ['mars'] },
  { verse: '34.29-30', good: ['mars', 'jupiter', 'sun'], bad: ['mercury', 'venus', 'saturn'], byCompany: ['moon'] },
  { verse: '34.31-32', good: ['mercury', 'venus'], bad: ['mars', 'jupiter', 'moon'], byCompany: ['sun'] },
  { verse: '34.33-34', good: ['saturn', 'mercury'], bad: ['jupiter', 'sun', 'mars'], neutral: ['venus'] },
  { verse: '34.35-36', good: ['jupiter', 'moon'], bad: ['venus', 'mercury', 'saturn'], neutral: ['mars'], yogakaraka: ['sun', 'moon'] },
  { verse: '34.37-38', good: ['mars', 'sun'], bad: ['venus'], neutral: ['jupiter'] },
  { verse: '34.39-40', good: ['venus', 'mercury'], bad: ['mars', 'jupiter', 'moon'], neutral: ['sun'], yogakaraka: ['venus'] },
  { verse: '34.41-42', good: ['venus', 'saturn'], bad: ['jupiter', 'moon', 'mars'], neutral: ['mercury'], yogakaraka: ['venus'] },
  { verse: '34.43-44', good: ['mars', 'moon'], bad: ['saturn', 'venus', 'sun', 'mercury'] },
]
const NATURES = ['good', 'slightlyBad', 'bad', 'neutral', 'byCompany'] as const

export type FunctionalNature = {
  nature: Nature
  /** houses 1-12 that it owns */
  owns: number[]
  /** the list names it so */
  yogakaraka: boolean
  /** one graha owning an angle (4, 7, 10) and a trine (5, 9): BPHS 34.13, whether the list names it or not */
  ownsKendraAndTrikona: boolean
  /** `list`: the lagna's own verse; `rule`: BPHS 34.2-7, where the list is silent */
  by: 'list' | 'rule'
  source: string
}

/** What each graha does for a lagna (sign 0-11). Source: BPHS 34.19-44, 34.2-7 where they are silent. */
export function functionalNature(lagnaSign: number): Record<SevenGraha, FunctionalNature> {
  const list = LISTS[lagnaSign]
  return perSeven((graha) => {
    const owns = housesOwned(graha, lagnaSign)
    const yogakaraka = list.yogakaraka?.includes(graha) ?? false
    const stated = NATURES.find((nature) => list[nature]?.includes(graha)) ?? (yogakaraka ? 'good' : undefined)
    return {
      nature: stated ?? natureByRule(owns),
      owns,
      yogakaraka,
      ownsKendraAndTrikona: owns.some((house) => [4, 7, 10].includes(house)) && owns.some((house) => [5, 9].includes(house)),
      by: stated === undefined ? 'rule' : 'list',
      source: `BPHS ${stated === undefined ? '34.2-7' : list.verse}`,
    }
  })
}

/** Houses (1-12) that a graha owns for a lagna (sign 0-11), in order. */
export function housesOwned(graha: SevenGraha, lagnaSign: number): number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((house) => SIGN_LORDS[(lagnaSign + house - 1) % 12] === graha)
}

function natureByRule(owns: readonly number[]): Nature {
  if (owns.some((house) => [1, 5, 9].includes(house))) return 'good'
  if (owns.some((house) => [3, 6, 11].includes(house))) return 'bad'
  return owns.some((house) => [4, 7, 10].includes(house)) ? 'neutral' : 'byCompany'
}
