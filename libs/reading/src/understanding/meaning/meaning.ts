import { FLAGS, GROUPS, LABELS, type Choice, type Flag, type Group } from './labels.ts'
import { remembered } from '../remembered.ts'
import { probabilitiesOf } from './model.ts'

/** What the classifier makes of a typed text. */
export type Meaning = {
  /** the likeliest of a group */
  choice: <G extends Group>(group: G) => Choice<G>
  /** how likely one of a group is, 0 to 1 */
  likely: <G extends Group>(group: G, choice: Choice<G>) => number
  /** how likely a flag is, 0 to 1 */
  odds: (flag: Flag) => number
}

const COLUMN = new Map(LABELS.map((label, at) => [label, at]))

/** What a typed text means, by the classifier alone (`understanding.ts` holds it against the word lists). */
export const meaningOf: (text: string) => Meaning = remembered((text) => {
  const found = probabilitiesOf(text)
  const at = (label: string): number => found[COLUMN.get(label) as number] as number
  const best = Object.fromEntries(
    (Object.keys(GROUPS) as Group[]).map((group) => [
      group,
      (GROUPS[group] as readonly string[]).reduce((a, b) => (at(`${group}:${b}`) > at(`${group}:${a}`) ? b : a)),
    ]),
  )
  const odds = new Map(FLAGS.map((flag) => [flag, at(flag)]))
  return {
    choice: (group) => best[group] as never,
    likely: (group, choice) => at(`${group}:${choice}`),
    odds: (flag) => odds.get(flag) as number,
  }
})
