/** A chapter on a field that nobody asked about: its answer in a few plain words, and how it touches what was asked. */
export const BRIEF = {
  'brief.next': 'The next time for {topic} is {from} to {to}{error}, good for {what}.',
  'brief.now': 'A time for {topic} is open until {to}{error}, good for {what}.',
  'brief.tie.lord': '{graha} rules this field and {noun} alike, so what keeps the one in order serves the other.',
  'brief.tie.same': 'It falls into the time for {noun}, so give what you ask the first place in it.',
  'brief.tie.time': 'From {from} to {to} it meets the time for {noun}, so give what you ask the first place then.',
  'topic.age.love.elder.before':
    'Read partnership here in the wide sense: a marriage where there is one, and the warmth between you and those close to you.',
  'abroad.headRoadReason': 'What a journey would be for',
  'abroad.headRoadOpener': 'Who opens the road',
  'abroad.sky.kind.road': 'Jupiter touches them from a kind place {spans}: good company and those who help on the way are nearer then.',
  'abroad.sky.hard.road':
    'Saturn touches them from a demanding place {spans}: a journey of those months wants more rest days and an earlier ticket.',
  'abroad.headRoad': 'The road itself',
  'abroad.leadRoadBrief': 'This chapter reads journeys, by your 9th house and its lord.',
  'abroad.leadRoadBriefMoon': 'This chapter reads journeys, by the 9th sign from your Moon and its lord.',
}
