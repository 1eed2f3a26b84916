/**
 * Makes src/rules/field-cuts.data.ts and branch-cuts.data.ts: the scores under which one, two ... nine tenths of random births carry a field of work,
 * or the grahas of a branch of one, with and without a birth time. Prints how many births carry each field well and slowly, and how many fields of the forty one birth carries well.
 *   node --conditions=@disha/source libs/reading/bench/field-cuts.ts
 */
import { writeFileSync } from 'node:fs'
import type { BirthInput } from '@disha/contracts/birth'
import { FIELDS } from '../src/understanding/work-words.ts'
import { ALL_BRANCHES, branchScore, pairOf } from '../src/rules/branches.ts'
import { fieldScore, tenthsOf } from '../src/rules/fields.ts'
import { askedNothing, sampleBirths } from './sample-births.ts'

const COUNTS = { timed: 2000, untimed: 500 } as const
type Kind = keyof typeof COUNTS
const KINDS: readonly Kind[] = ['timed', 'untimed']

const composerOf = (birth: BirthInput) => askedNothing(birth, '2026-01-01')

/** Each pair of grahas that a branch stands on, once. */
const PAIRS = [...new Map(ALL_BRANCHES.map((branch) => [pairOf(branch), branch])).values()]

const scores = Object.fromEntries(
  KINDS.map((kind) => {
    const rows = sampleBirths(COUNTS[kind], 'fields of work').map((birth) => {
      const c = composerOf(kind === 'timed' ? birth : { ...birth, precision: { kind: 'unknown' } })
      return [...FIELDS.map((field) => fieldScore(c, field)), ...PAIRS.map((pair) => branchScore(c, pair))]
    })
    return [kind, rows]
  }),
) as Record<Kind, number[][]>

const cutsOf = (kind: Kind, at: number): number[] => {
  const ordered = scores[kind].map((row) => row[at] as number).toSorted((a, b) => a - b)
  return Array.from(
    { length: 9 },
    (_, tenth) => Math.round((ordered[Math.floor(((tenth + 1) * ordered.length) / 10)] as number) * 100) / 100,
  )
}

const cuts = Object.fromEntries(KINDS.map((kind) => [kind, FIELDS.map((_, at) => cutsOf(kind, at))])) as Record<Kind, number[][]>
const rows = FIELDS.map(
  (field, at) => `  ${field}: { ${KINDS.map((kind) => `${kind}: [${(cuts[kind][at] as number[]).join(', ')}]`).join(', ')} },`,
)
writeFileSync(
  new URL('../src/rules/field-cuts.data.ts', import.meta.url),
  `import type { Field } from '../understanding/work-words.ts'

/**
 * Scores under which one to nine tenths of random births (1950-2005, Indian latitudes) carry a field: ${COUNTS.timed} with a birth time, ${COUNTS.untimed}
 * without. Made by bench/field-cuts.ts.
 */
// prettier-ignore
export const FIELD_CUTS: Readonly<Record<Field, Readonly<Record<'timed' | 'untimed', readonly number[]>>>> = {
${rows.join('\n')}
}
`,
)
const pairRows = PAIRS.map(
  (pair, at) => `  '${pairOf(pair)}': { ${KINDS.map((kind) => `${kind}: [${cutsOf(kind, FIELDS.length + at).join(', ')}]`).join(', ')} },`,
)
writeFileSync(
  new URL('../src/rules/branch-cuts.data.ts', import.meta.url),
  `/**
 * Scores under which one to nine tenths of random births carry the leading graha of a branch of work with the one beside it: ${COUNTS.timed} births with
 * a time, ${COUNTS.untimed} without. Made by bench/field-cuts.ts.
 */
// prettier-ignore
export const BRANCH_CUTS: Readonly<Record<string, Readonly<Record<'timed' | 'untimed', readonly number[]>>>> = {
${pairRows.join('\n')}
}
`,
)

for (const kind of KINDS) {
  const tenths = scores[kind].map((row) => FIELDS.map((_, at) => tenthsOf(row[at] as number, cuts[kind][at] as number[])))
  const share = (at: number, test: (tenth: number) => boolean): string =>
    ((100 * tenths.filter((row) => test(row[at] as number)).length) / tenths.length).toFixed(0)
  FIELDS.forEach((field, at) =>
    process.stdout.write(`${kind} ${field}: well ${share(at, (tenth) => tenth >= 7)}%, slow ${share(at, (tenth) => tenth < 3)}%\n`),
  )
  const counts = tenths.map((row) => row.filter((tenth) => tenth >= 7).length).toSorted((a, b) => a - b)
  process.stdout.write(
    `${kind}: fields carried well by one birth: 5% ${counts[Math.floor(counts.length / 20)]}, median ${counts[counts.length >> 1]}, 95% ${counts[Math.floor((counts.length * 19) / 20)]}\n`,
  )
}
