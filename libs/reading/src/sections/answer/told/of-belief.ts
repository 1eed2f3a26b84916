import type { OF_BELIEF } from '../../../understanding/told-facts/belief.ts'
import type { ToldWriters } from './told-writer.ts'

/** What others have said of a chart, and what was done for it, held against the chart. */
export const BELIEF_WRITERS: ToldWriters<keyof typeof OF_BELIEF> = {}
