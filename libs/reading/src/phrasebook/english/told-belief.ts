/** What others have said of a chart, and what was done for it: what the chart has to say to it. */
export const TOLD_BELIEF = {}
