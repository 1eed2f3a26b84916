/** What a person can do, bound to the lord of the topic's house, and what a chart cannot say. */
export const TOPIC_DO = {
  'career.do.sun':
    'Your 10th lord is the Sun, {state}: be seen; ask for the role with a name and a date on it, and report results upward each month in five lines.',
  'career.do.moon': 'Your 10th lord is the Moon, {state}: work where people are; keep a regular rhythm, and do not resign in a low week.',
  'career.do.mars':
    'Your 10th lord is Mars, {state}: choose targets you can finish within a quarter; leave the office before you send the angry mail.',
  'career.do.mercury':
    'Your 10th lord is Mercury, {state}: write; a page, a portfolio, a certificate; what is on paper works for you while you sleep.',
  'career.do.jupiter':
    'Your 10th lord is Jupiter, {state}: find a mentor and be one; your best openings come through people who trust your judgment.',
  'career.do.venus':
    'Your 10th lord is Venus, {state}: relationships are your method; thank people by name, and take on work that has form and beauty in it.',
  'career.do.saturn': 'Your 10th lord is Saturn, {state}: play the long game; one skill, deepened for three years, beats five begun.',
  'career.do.weak.sun':
    'Because the Sun is {seat}, keep a dated record of what you achieved, so that recognition does not depend on anybody’s memory.',
  'career.do.weak.saturn': 'Because Saturn is {seat}, break long tasks into weeks, and rest on a fixed day.',
  'career.do.weak.mercury': 'Because Mercury is {seat}, never sign on the day you read; let one careful friend see the papers.',
  'career.do.strong': 'Because {graha} is {seat}, let what {graha} stands for, {theme}, be seen, best of all in {area}.',
  'love.do.sun':
    'Your 7th lord is the Sun, {state}: respect is the door; praise in front of others, criticise in private, and expect the same.',
  'love.do.moon':
    'Your 7th lord is the Moon, {state}: feelings first, solutions later; ask “do you want help or company?” before you advise.',
  'love.do.mars': 'Your 7th lord is Mars, {state}: do things together; a walk, a sport, a project turns heat into warmth.',
  'love.do.mercury':
    'Your 7th lord is Mercury, {state}: talk daily, in words and not only in errands; ten minutes without a telephone is enough.',
  'love.do.jupiter':
    'Your 7th lord is Jupiter, {state}: look for shared aims; you meet, and mend things, over study, service and the company of elders.',
  'love.do.venus': 'Your 7th lord is Venus, {state}: keep courtship alive; small beauties, kept up, matter more than large gestures.',
  'love.do.saturn':
    'Your 7th lord is Saturn, {state}: give it time and reliability; a promise kept on an ordinary Tuesday is your love language.',
  'love.do.weak': 'Because Venus is {seat}, be as courteous to yourself as you are to a guest; what you accept from others will follow.',
  'love.do.strong': 'Because Venus is {seat}, you can afford to wait for the right person and to be generous to the one you have.',
  'abroad.do.sun': 'Your 9th lord is the Sun, {state}: go with a title, an invitation or a scholarship, not on a wish.',
  'abroad.do.moon':
    'Your 9th lord is the Moon, {state}: prepare the heart too; a person to telephone and food you know make the first months kind.',
  'abroad.do.mars': 'Your 9th lord is Mars, {state}: apply early, and to more places than you think you need.',
  'abroad.do.mercury': 'Your 9th lord is Mercury, {state}: language, papers, copies; most of your luck lies in well-filled forms.',
  'abroad.do.jupiter': 'Your 9th lord is Jupiter, {state}: study or teaching is the natural ticket; ask your teachers for letters now.',
  'abroad.do.venus': 'Your 9th lord is Venus, {state}: friends and partners open far doors; keep in touch with those who have gone before.',
  'abroad.do.saturn': 'Your 9th lord is Saturn, {state}: save for twice as long as planned, and treat the first refusal as a first draft.',
  'abroad.do.reserve':
    'Keep a reserve for three months of life in the other place: {lord}, lord of the 12th, or the company in that house, speaks of expense before residence.',
  'abroad.do.return':
    'Decide, before you leave, what would be a good reason to come back: with {lord} as lord of your 4th, a door left open at home makes distance lighter.',
  'career.cannot':
    'What the chart cannot say: the name of a profession or an employer, the result of an interview or examination, a salary figure, or whether you should resign. It shows leanings and seasons. Facts about your field, your savings and the people who depend on you weigh more than any of it.',
  'love.cannot':
    'What the chart cannot say: who the other person is, what they are like, whether they are honest with you, or that a marriage will or will not take place. It shows how you love and when the subject is likely to be on the table. If you already share your life with somebody, read the windows as times when the bond is in focus, and not as dates.',
  'love.cannotOpen':
    'What the chart cannot say: who the other person is, what they are like, whether they are honest with you, or that a marriage will or will not take place. It shows how you love and when the subject is likely to be on the table.',
  'love.cannotBond':
    'What the chart cannot say: what the other person feels, whether they are honest with you, or that a bond will last or end. It shows how you love, what the two of you can lean on, and when the bond is likely to be in focus. A chart of one is half of a story about two.',
  'abroad.cannot':
    'What the chart cannot say: the country, the outcome of a visa or an admission, or the day of a journey. To read the 12th house for residence abroad is modern practice, and is marked so in the margin.',
  'career.do.change':
    'If you want to move, prepare before {date}: from then on {antar} has the sub-period, and the verse ties it to a change of post.',
  'career.do.learn': 'If you study, choose what {lord} stands for, {theme}, because it rules your 5th from the {house}.',
  'love.do.daraBond': 'Make room between the two of you for {theme}, because {graha} is your darakaraka.',
  'love.do.dara':
    'Notice in a first talk how the two of you speak of {theme}: {graha} is your darakaraka, and that is where you will agree or not.',
  'abroad.do.ally': 'Ask for help where {graha} rules, in matters of {theme}: of those who open your road it is the strongest.',
  'abroad.do.card': 'Before you go, settle at home what {graha} stands for, {theme}: of all grahas it calls you back most.',
} as const
