import type { Graha } from '@disha/contracts/chart'

/** Vimshottari: the nine grahas in their order, with the years of each; 120 in all (BPHS 46). */
const ORDER: readonly (readonly [Graha, number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
]
const CYCLE = 120

/** The sample person's Jupiter period began on 30 August 2022, in years of the calendar; the roadmap is drawn from November 2026 on. */
const JUPITER_BEGAN = 2022.663
export const ROADMAP_FROM = 2026.887
export const ROADMAP_YEARS = 25

export type Period = { graha: Graha; from: number; until: number }

/** Nine periods in the cycle's order from `first` on, over `years` from `start`: the great ones, or those inside a great one. */
function periodsFrom(first: Graha, start: number, years: number): Period[] {
  const at = ORDER.findIndex(([graha]) => graha === first)
  let from = start
  return [...ORDER.slice(at), ...ORDER.slice(0, at)].map(([graha, share]) => {
    const period = { graha, from, until: from + (years * share) / CYCLE }
    from = period.until
    return period
  })
}

const clipped = (periods: Period[]): Period[] =>
  periods
    .filter(({ from, until }) => until > ROADMAP_FROM && from < ROADMAP_FROM + ROADMAP_YEARS)
    .map(({ graha, from, until }) => ({
      graha,
      from: Math.max(from, ROADMAP_FROM),
      until: Math.min(until, ROADMAP_FROM + ROADMAP_YEARS),
    }))

const GREAT = periodsFrom('jupiter', JUPITER_BEGAN, CYCLE)

/** The great periods that fall into the drawing, and the sub-periods inside them. */
export const GREAT_PERIODS = clipped(GREAT)
export const SUB_PERIODS = clipped(GREAT.flatMap(({ graha, from, until }) => periodsFrom(graha, from, until - from)))
