/** Those around the visitor who are told of beside a step: what the chart has to say to them. */
export const TOLD_KIN = {
  'told.youngerWaits.well':
    'That a younger one waits behind you is custom and no rule of any chart. In yours you carry each other: say at home that both searches may go on side by side.',
  'told.youngerWaits.mixed':
    'That a younger one waits behind you is custom and no rule of any chart. Yours shows help and friction between you: settle it in one plain talk, the two of you, before the elders do it for you.',
  'told.youngerWaits.ill':
    'That a younger one waits behind you is custom and no rule of any chart. In yours this tie is easily strained: give your leave aloud for the other search to go first, and take the weight off both.',
}
