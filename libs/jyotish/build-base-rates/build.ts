/**
 * Writes `src/base-rates-table.ts`: how often each yoga and dosha occurs in a fixed sample of births. Run it whenever a rule changes:
 *   node --conditions=@disha/source libs/jyotish/build-base-rates/build.ts
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { countOccurrences } from './count.ts'

const BIRTHS = 5000

const rows = Object.entries(countOccurrences(BIRTHS))
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, { formed, cancelled, near }]) => `  ${id}: [${formed}, ${cancelled}, ${near}],`)
const text = `/** Written by build-base-rates/build.ts, never by hand. */
export const BASE_RATE_BIRTHS = ${BIRTHS}

/** Births of the sample in which a yoga or dosha is formed, formed but cancelled, and near. */
export const BASE_RATE_COUNTS: Readonly<Record<string, readonly [formed: number, cancelled: number, near: number]>> = {
${rows.join('\n')}
}
`
writeFileSync(path.join(import.meta.dirname, '../src/base-rates-table.ts'), text)
