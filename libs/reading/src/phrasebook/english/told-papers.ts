/** What is told of papers, tests and people for another country: what the chart has to say to it. */
export const TOLD_PAPERS = {}
