/**
 * Makes src/rules/past-rates.data.ts: how many of 2,000 random births have, in the ten years before a day, at least one stretch of each theme of
 * the past check.
 *   node --conditions=@disha/source libs/reading/bench/past-rates.ts
 */
import { writeFileSync } from 'node:fs'
import { HOUSES } from '../src/facts/houses.ts'
import { periodRows, transitRows, type PastTheme } from '../src/sections/past-check.ts'
import { AS_OF_DAYS, askedNothing, sampleBirths } from './sample-births.ts'

const COUNT = 2000
const themes: PastTheme[] = HOUSES.flatMap((house): PastTheme[] => [
  `${house}.well`,
  `${house}.ill`,
  `${house}.well.narrow`,
  `${house}.ill.narrow`,
  `saturn.${house}`,
  `jupiter.${house}`,
  `jupiter.${house}.narrow`,
])
const counts = new Map<PastTheme, number>(themes.map((theme) => [theme, 0]))

for (const [index, birth] of sampleBirths(COUNT, 'past rates').entries()) {
  const c = askedNothing(birth, AS_OF_DAYS[index % AS_OF_DAYS.length])
  const rows = [...periodRows(c), ...transitRows(c, 'saturn'), ...transitRows(c, 'jupiter')]
  for (const theme of new Set(rows.map((row) => row.theme))) counts.set(theme, (counts.get(theme) ?? 0) + 1)
}

const lines = themes.map((theme) => `  '${theme}': ${Math.round(((counts.get(theme) ?? 0) / COUNT) * 1000) / 1000},`)
writeFileSync(
  new URL('../src/rules/past-rates.data.ts', import.meta.url),
  `import type { PastTheme } from '../sections/past-check.ts'

/** Share of ${COUNT} random births (1950-2005, Indian latitudes) with at least one stretch of this theme in ten years. Made by bench/past-rates.ts. */
export const PAST_RATES: Readonly<Record<PastTheme, number>> = {
${lines.join('\n')}
}
`,
)
