import type { OF_MATCH } from '../../../understanding/told-facts/match.ts'
import type { ToldWriters } from './told-writer.ts'

/** What is told of matches for a marriage, held against the chart. */
export const MATCH_WRITERS: ToldWriters<keyof typeof OF_MATCH> = {}
