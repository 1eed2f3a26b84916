import type { OF_WORK } from '../../../understanding/told-facts/work.ts'
import type { ToldWriters } from './told-writer.ts'

/** What is told of a post beside what is asked of it, held against the chart. */
export const WORK_WRITERS: ToldWriters<keyof typeof OF_WORK> = {}
