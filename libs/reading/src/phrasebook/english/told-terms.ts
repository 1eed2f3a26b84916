/** What a step must keep to: a day by which somebody waits for an answer, and what is not wanted: what the chart has to say to it. */
export const TOLD_TERMS = {}
