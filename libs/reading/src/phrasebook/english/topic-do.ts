/** What a person can do, bound to the lord of the topic's house, and what a chart cannot say. */
export const TOPIC_DO = {
  'career.do.sun':
    'Your 10th lord is the Sun: be seen. Ask for the role with a name and a date on it, and report results upward each month in five lines.',
  'career.do.moon': 'Your 10th lord is the Moon: work where people are. Keep a regular rhythm, and do not resign in a low week.',
  'career.do.mars':
    'Your 10th lord is Mars: choose targets you can finish within a quarter. Leave the office before you send the angry mail.',
  'career.do.mercury':
    'Your 10th lord is Mercury: write. A page, a portfolio, a certificate; what is on paper works for you while you sleep.',
  'career.do.jupiter':
    'Your 10th lord is Jupiter: find a mentor and be one. Your best openings come through people who trust your judgment.',
  'career.do.venus':
    'Your 10th lord is Venus: relationships are your method. Thank people by name, and take on work that has form and beauty in it.',
  'career.do.saturn': 'Your 10th lord is Saturn: play the long game. One skill, deepened for three years, beats five begun.',
  'career.do.weak.sun':
    'Because the Sun needs support, keep a dated record of what you achieved, so that recognition does not depend on anybody’s memory.',
  'career.do.weak.saturn': 'Because Saturn needs support, break long tasks into weeks, and rest on a fixed day.',
  'career.do.weak.mercury': 'Because Mercury needs support, never sign on the day you read; let one careful friend see the papers.',
  'career.do.strong': 'Because {graha} is strong, put work that needs {theme} where it can be seen.',
  'love.do.sun': 'Your 7th lord is the Sun: respect is the door. Praise in front of others, criticise in private, and expect the same.',
  'love.do.moon': 'Your 7th lord is the Moon: feelings first, solutions later. Ask “do you want help or company?” before you advise.',
  'love.do.mars': 'Your 7th lord is Mars: do things together. A walk, a sport, a project turns heat into warmth.',
  'love.do.mercury': 'Your 7th lord is Mercury: talk daily, in words and not only in errands. Ten minutes without a telephone is enough.',
  'love.do.jupiter': 'Your 7th lord is Jupiter: look for shared values. Meet through study, service, elders, faith.',
  'love.do.venus': 'Your 7th lord is Venus: keep courtship alive. Small beauties, kept up, matter more than large gestures.',
  'love.do.saturn': 'Your 7th lord is Saturn: give it time and reliability. A promise kept on an ordinary Tuesday is your love language.',
  'love.do.weak':
    'Because Venus needs support, be as courteous to yourself as you are to a guest; what you accept from others will follow.',
  'love.do.strong': 'Because Venus is strong, you can afford to wait for the right person and to be generous to the one you have.',
  'abroad.do.sun': 'Your 9th lord is the Sun: go with a title, an invitation or a scholarship, not on a wish.',
  'abroad.do.moon': 'Your 9th lord is the Moon: prepare the heart too. A person to telephone and food you know make the first months kind.',
  'abroad.do.mars': 'Your 9th lord is Mars: apply early, and to more places than you think you need.',
  'abroad.do.mercury': 'Your 9th lord is Mercury: language, papers, copies. Most of your luck lies in well-filled forms.',
  'abroad.do.jupiter': 'Your 9th lord is Jupiter: study or teaching is the natural ticket. Ask your teachers for letters now.',
  'abroad.do.venus': 'Your 9th lord is Venus: friends and partners open far doors. Keep in touch with those who have gone before.',
  'abroad.do.saturn': 'Your 9th lord is Saturn: save for twice as long as planned, and treat the first refusal as a first draft.',
  'abroad.do.reserve':
    'Keep a reserve for three months of life in the other place. The chart’s 12th house is about expense before it is about residence.',
  'abroad.do.return':
    'Decide, before you leave, what would be a good reason to come back. A door left open at home makes distance lighter.',
  'career.cannot':
    'What the chart cannot say: the name of a profession or an employer, the result of an interview or examination, a salary figure, or whether you should resign. It shows leanings and seasons. Facts about your field, your savings and the people who depend on you weigh more than any of it.',
  'love.cannot':
    'What the chart cannot say: who the other person is, what they are like, whether they are honest with you, or that a marriage will or will not take place. It shows how you love and when the subject is likely to be on the table. If you already share your life with somebody, read the windows as times when the bond is in focus, and not as dates.',
  'abroad.cannot':
    'What the chart cannot say: the country, the outcome of a visa or an admission, or that a journey will take place on a day. Classical texts speak of “far places” and of return; the idea that the 12th house means residence abroad is modern practice, and is marked so in the margin.',
} as const
