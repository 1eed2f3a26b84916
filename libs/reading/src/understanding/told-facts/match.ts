import type { ToldPattern } from './told-pattern.ts'

/** What is told of matches for a marriage. */
export const OF_MATCH = {} as const satisfies Record<string, ToldPattern>
