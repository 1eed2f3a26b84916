import { readerOf, type Scheme } from '../linear-model.ts'
import { featuresOf } from './features.ts'
import { FLAGS, GROUPS, LABELS, type Group } from './labels.ts'
import { MODEL } from './model.data.ts'

export const MEANING: Scheme = {
  count: LABELS.length,
  groups: (Object.keys(GROUPS) as Group[]).map((group) => GROUPS[group].map((choice) => LABELS.indexOf(`${group}:${choice}`))),
  flags: FLAGS.map((flag) => LABELS.indexOf(flag)),
}

let read: ReturnType<typeof readerOf> | undefined

/** The probability of every label of a text, in the order of `LABELS`: over a group they sum to 1. */
export const probabilitiesOf = (text: string): Float64Array => (read ??= readerOf(MODEL, MEANING))(featuresOf(text))
