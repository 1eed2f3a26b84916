/** Means of one's own that are told beside a step: what the chart has to say to them. */
export const TOLD_MEANS = {
  'told.savings.well':
    'What is put by holds in this chart, so a part of it may carry the step: half at most, and the other half stays where it is until the step pays for itself.',
  'told.savings.mixed':
    'What is put by comes and goes in this chart: let a quarter of it go in at first, and the next rupee only from what the step itself has brought in.',
  'told.savings.ill':
    'What is put by is slow to build up again in this chart: keep it as the floor of the house, and begin as small as the first payments of others allow.',
}
