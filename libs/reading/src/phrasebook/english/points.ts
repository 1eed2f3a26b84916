/** Answers to one thing that is asked, where the answer on a whole field would pass it by. */
export const POINTS = {
  'point.sameTimes': 'The times named above are those for {noun} too.',
  'point.city.far':
    'Away from the place of birth this chart carries you better than near it, so a move to a larger city has the chart with it. It does not know one city from another.',
  'point.city.near':
    'Near the place of birth this chart carries you better than away from it, so let a move wait for a post that is worth it, and not the other way round.',
  'point.city.even':
    'Home and distance weigh alike in this chart, so the post decides and not the city: move for an offer, not for the place.',
  'point.place.far':
    'Whether the work is done in an office or from home no chart can tell; near or far it can: this one leans away from home.',
  'point.place.near':
    'Whether the work is done in an office or from home no chart can tell; near or far it can: this one leans to work near home.',
  'point.place.even':
    'Whether the work is done in an office or from home no chart can tell, and of near and far this one leans to neither: take the better post, wherever it is.',
  'point.partner.well':
    'Shared work has good ground in this chart: more carries it than strains it. So part over figures that both have seen, and not over a mood.',
  'point.partner.mixed':
    'Shared work has two sides in this chart: what stands on paper holds, and what was left to trust costs. So write down shares, duties and the way out, and decide by how that talk goes.',
  'point.partner.ill':
    'Shared work asks more of you than it gives in this chart. If you part, do it in writing and account by account, and without haste.',
  'point.partner.mode.service':
    'For doing it alone: the form of work that this chart favours is a post in a larger body, so keep a regular income beside it at the beginning.',
  'point.partner.mode.business': 'For doing it alone: the form of work that this chart favours is dealing on your own account.',
  'point.partner.mode.profession': 'For doing it alone: the form of work that this chart favours is a profession with your own name on it.',
  'point.partner.mode.even':
    'For doing it alone: this chart does not choose between a post and independence, so let the first year’s figures choose.',
  'point.attempts.well': 'Another attempt is worth it: examinations have good ground in this chart.',
  'point.attempts.mixed': 'One more attempt can be worth it, with a limit set beforehand: over examinations this chart is divided.',
  'point.attempts.ill':
    'Examinations come hard in this chart, so set the number of attempts before the next one, and begin a second road beside it now.',
  'point.attempts.limit':
    'Set the limit at {to}, when the last of the nearest stretches ends: without a result by then the other road is no defeat.',
  'point.attempts.open':
    'No stretch of the next four years marks the limit for you, so set it yourself, by your age limit and your savings, and write it down.',
} as const
