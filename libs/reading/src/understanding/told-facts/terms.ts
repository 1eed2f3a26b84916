import type { ToldPattern } from './told-pattern.ts'

/** What a step must keep to: a day by which somebody waits for an answer, and what is not wanted. */
export const OF_TERMS = {} as const satisfies Record<string, ToldPattern>
