/** The months, 1-12, in which the papers of an entrance are usually written, and those in which its seats are given out. */
export type Entrance = { papers: readonly [number, number]; seats: readonly [number, number] }

/** Entrances without a calendar of attempts of their own, by their notices of recent years; the first that is named counts. */
const ENTRANCES: readonly (Entrance & { names: RegExp })[] = [
  // ICAR and state farm universities: papers in June and July, counselling from August on
  { names: / (?:icar|aieea|agriculture|agricultural|agri|horticulture|veterinary) /, papers: [6, 7], seats: [8, 10] },
  // NTA: papers in March, seats after the results of May
  { names: / cuet /, papers: [3, 3], seats: [6, 8] },
  // most universities hold their own tests before the year begins
  { names: / (?:pg|post graduation|m ?sc|m ?ed|m ?tech|bams|entrance) /, papers: [5, 7], seats: [8, 10] },
]
/** Tests of the winter, and those for a post. */
const OTHERWISE = / (?:clat|cat|xat|iims?|gate|phd|norcet|psc|ssc|upsc|bank) /

/** The usual months of the entrance that the words name; null where none is known. */
export const entranceMonths = (text: string): Entrance | null =>
  OTHERWISE.test(text) ? null : (ENTRANCES.find(({ names }) => names.test(text)) ?? null)
