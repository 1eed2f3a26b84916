/** What is told of matches for a marriage: what the chart has to say to it. */
export const TOLD_MATCH = {}
