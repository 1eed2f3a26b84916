import type { ToldPattern } from './told-pattern.ts'

/** What is told of a post beside what is asked of it. */
export const OF_WORK = {} as const satisfies Record<string, ToldPattern>
