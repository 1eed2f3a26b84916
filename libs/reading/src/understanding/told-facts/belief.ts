import type { ToldPattern } from './told-pattern.ts'

/** What others have said of a chart, and what was done for it. */
export const OF_BELIEF = {} as const satisfies Record<string, ToldPattern>
