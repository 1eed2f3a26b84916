import type { OF_PAPERS } from '../../../understanding/told-facts/papers.ts'
import type { ToldWriters } from './told-writer.ts'

/** What is told of papers, tests and people for another country, held against the chart. */
export const PAPERS_WRITERS: ToldWriters<keyof typeof OF_PAPERS> = {}
