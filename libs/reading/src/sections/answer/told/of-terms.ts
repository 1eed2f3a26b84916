import type { OF_TERMS } from '../../../understanding/told-facts/terms.ts'
import type { ToldWriters } from './told-writer.ts'

/** What a step must keep to: a day by which somebody waits for an answer, and what is not wanted, held against the chart. */
export const TERMS_WRITERS: ToldWriters<keyof typeof OF_TERMS> = {}
