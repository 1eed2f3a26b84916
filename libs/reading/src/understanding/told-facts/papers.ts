import type { ToldPattern } from './told-pattern.ts'

/** What is told of papers, tests and people for another country. */
export const OF_PAPERS = {} as const satisfies Record<string, ToldPattern>
