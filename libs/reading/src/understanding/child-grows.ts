const CHILD =
  '(?:sons?|daughters?|child|children|kids?|baby|babys|beta|beti|bachch?[aei]|grandsons?|granddaughters?|magan|magal|koduku|kuthuru|paapa|papu)'
const GROWS =
  '(?:autis\\S*|down syndrome|downs|special (?:child|needs)|adhd|speech|cerebral palsy|slow learner|milestones?|late (?:talker|walker)|bolta nahi|bolti nahi|nahi bol\\S*|(?:does not|doesnt|not|cannot|cant|isnt|still not) (?:able to )?(?:speak|talk|walk|sit|crawl|stand)\\S*(?: (?:clear\\S*|proper\\S*|yet|words?|fluent\\S*))|still not (?:speak|talk|walk|sit|crawl|stand)\\S*|(?:not|no) (?:speaking|talking|walking|sitting|crawling|standing|words) yet|walking late|(?:weight|height) (?:\\S+ ){0,2}(?:not|low|less)(?: \\S+)?|not (?:eating|gaining weight)|stammer\\S*|stutter\\S*)'
const OF_A_CHILD = new RegExp(` ${CHILD} (?:.* )?${GROWS} | ${GROWS} (?:.* )?${CHILD} `)

/** True of a child whose body or speech takes its own course, of plain text: what doctors say of it no chart does, and its silence is none towards a parent. */
export const tellsOfGrowth = (text: string): boolean => OF_A_CHILD.test(text)
