/** What is told of a post beside what is asked of it: what the chart has to say to it. */
export const TOLD_WORK = {}
