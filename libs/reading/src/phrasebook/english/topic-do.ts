/** What a person can do, bound to the lord of the topic's house, and what a chart cannot say. */
export const TOPIC_DO = {
  'career.do.sun':
    'Your 10th lord is the Sun, {state}: be seen; put your name and a date on what you finish, and tell those who decide of it each month in five lines.',
  'career.do.moon': 'Your 10th lord is the Moon, {state}: work where people are; keep a regular rhythm, and decide nothing in a low week.',
  'career.do.mars':
    'Your 10th lord is Mars, {state}: choose targets you can finish within a quarter, and answer nothing while you are angry.',
  'career.do.mercury':
    'Your 10th lord is Mercury, {state}: write; a page, a portfolio, a certificate; what is on paper works for you while you sleep.',
  'career.do.jupiter':
    'Your 10th lord is Jupiter, {state}: ask one wise person and advise another; your best openings come through people who trust your judgment.',
  'career.do.venus':
    'Your 10th lord is Venus, {state}: relationships are your method; thank people by name, and take on work that has form and beauty in it.',
  'career.do.saturn':
    'Your 10th lord is Saturn, {state}: play the long game; one skill, deepened for three years, is worth more than five begun.',
  'career.do.weak.sun':
    'Because the Sun is {seat}, keep a dated record of what you achieved, so that recognition does not depend on anybody’s memory.',
  'career.do.weak.saturn': 'Because Saturn is {seat}, break long tasks into weeks, and rest on a fixed day.',
  'career.do.weak.mercury': 'Because Mercury is {seat}, sign nothing on the day it is put before you, and let one careful friend see it.',
  'career.do.strong': 'Because {graha} is {seat}, show what you can do, best of all in {area}.',
  'love.do.sun':
    'Your 7th lord is the Sun, {state}: respect is the door; praise in front of others, criticise in private, and expect the same.',
  'love.do.moon':
    'Your 7th lord is the Moon, {state}: feelings first, solutions later; ask “do you want help or company?” before you advise.',
  'love.do.mars': 'Your 7th lord is Mars, {state}: do things together; a walk, a sport, a project turns heat into warmth.',
  'love.do.mercury':
    'Your 7th lord is Mercury, {state}: talk daily, in words and not only in errands; ten minutes without a telephone is enough.',
  'love.do.jupiter': 'Your 7th lord is Jupiter, {state}: look for shared aims; things mend over study, service and the company of elders.',
  'love.do.venus': 'Your 7th lord is Venus, {state}: keep courtship alive; small beauties, kept up, matter more than large gestures.',
  'love.do.saturn':
    'Your 7th lord is Saturn, {state}: give it time and reliability; a promise kept on an ordinary Tuesday is your love language.',
  'love.do.weak': 'Because Venus is {seat}, be as courteous to yourself as you are to a guest; what you accept from others will follow.',
  'love.do.strong': 'Because Venus is {seat}, you can afford to wait, and need not accept less than kindness.',
  'abroad.do.sun': 'Your 9th lord is the Sun, {state}: go with a title, an invitation or a scholarship, not on a wish.',
  'abroad.do.moon':
    'Your 9th lord is the Moon, {state}: prepare the heart too; a person to telephone and food you know make the first months kind.',
  'abroad.do.mars': 'Your 9th lord is Mars, {state}: apply early, and to more places than you think you need.',
  'abroad.do.mercury': 'Your 9th lord is Mercury, {state}: language, papers, copies; most of your luck lies in well-filled forms.',
  'abroad.do.jupiter':
    'Your 9th lord is Jupiter, {state}: study or teaching is the natural road; ask those who know your work to write for you.',
  'abroad.do.venus': 'Your 9th lord is Venus, {state}: friends and partners open far doors; keep in touch with those who have gone before.',
  'abroad.do.saturn': 'Your 9th lord is Saturn, {state}: save for twice as long as planned, and treat the first refusal as a first draft.',
  'abroad.do.reserve':
    'Keep a reserve for three months of life in the other place: in your chart the 12th, under {lord}, costs before it settles.',
  'abroad.do.return':
    'Write down what would be a good reason to come back: with {lord} as lord of your 4th, a door left open at home makes distance lighter.',
  'career.cannot':
    'What the chart cannot say: the name of a profession or an employer, the result of an interview or examination, a salary figure, or whether you should resign. It shows leanings and seasons. Facts about your field, your savings and the people who depend on you weigh more than any of it.',
  'career.cannotService':
    'What the chart cannot say: a sum, what savings will yield, or the answer of an office. It shows leanings and seasons. Your papers, your costs and the people who depend on you weigh more than any of it.',
  'career.cannotBusiness':
    'What the chart cannot say: whether a business lives, what a customer or a bank decides, or any sum. It shows leanings and seasons. Your books, your savings and the people who depend on you weigh more than any of it.',
  'career.cannotStudy':
    'What the chart cannot say: the result of an examination or an interview, a rank, a college or an employer. It shows leanings and seasons. Your preparation, your means and the advice of those who know the field weigh more than any of it.',
  'love.cannot':
    'What the chart cannot say: who the other person is, what they are like, whether they are honest with you, or that a marriage will or will not take place. It shows how you love and when the subject is likely to be on the table. If you already share your life with somebody, read the windows as times when the bond is in focus, and not as dates.',
  'love.cannotOpen':
    'What the chart cannot say: who the other person is, what they are like, whether they are honest with you, or that a marriage will or will not take place. It shows how you love and when the subject is likely to be on the table.',
  'love.hour.choosing':
    'This chapter is counted from your Moon. An hour of birth would add four things to it: the 7th house from the lagna, with a lord and guests of its own; the darapada and the upapada, by which the books judge a bond that lasts; the house of Mars from the lagna, about which families ask first; and the sub-periods, which narrow the years above to months.',
  'love.hour.settled':
    'This chapter is counted from your Moon. An hour of birth would add three things to it: the 7th house from the lagna, with a lord and guests of its own; the 4th and the 2nd beside it, for the home and the family as they are; and the sub-periods, which narrow years to months.',
  'love.hour.how':
    'A hospital paper, a family notebook, or an elder who remembers whether it was before or after sunrise, a meal or a prayer is enough to try. Send it by the correction link in the chapter on your birth moment, and the book is written anew without a further payment.',
  'love.cannotPartner':
    'What the chart cannot say: what the person you love feels, what your families will answer, or that a marriage will or will not take place. It shows how you love and when the subject is likely to be on the table. A chart of one is half of a story about two.',
  'love.cannotWide':
    'What the chart cannot say: what others feel, who will stay near, or how your children will choose. It shows how you love, and what makes company and home easy.',
  'love.do.strongBond': 'Because Venus is {seat}, you can afford to be generous: the first kind word costs you least.',
  'love.do.sun.wide': 'Your 7th lord is the Sun, {state}: keep to those who respect you, and praise them in front of others.',
  'love.do.moon.wide': 'Your 7th lord is the Moon, {state}: have somebody at table once a week, and let yourself be cared for.',
  'love.do.mars.wide': 'Your 7th lord is Mars, {state}: do things together with those you love; a walk or a repair is worth ten talks.',
  'love.do.mercury.wide': 'Your 7th lord is Mercury, {state}: ring one old friend a week; talk is what keeps you warm.',
  'love.do.jupiter.wide': 'Your 7th lord is Jupiter, {state}: join a circle that reads, sings or serves; good company comes to you there.',
  'love.do.venus.wide': 'Your 7th lord is Venus, {state}: keep beauty in the day, flowers, music or a good cloth, and share it.',
  'love.do.saturn.wide': 'Your 7th lord is Saturn, {state}: keep one fixed hour a week with somebody dear; what is regular is what lasts.',
  'love.cannotBond':
    'What the chart cannot say: what the other person feels, whether they are honest with you, or that a bond will last or end. It shows how you love, what the two of you can lean on, and when the bond is likely to be in focus. A chart of one is half of a story about two.',
  'abroad.cannot':
    'What the chart cannot say: the country, the outcome of a visa or an admission, or the day of a journey. To read the 12th house for residence abroad is modern practice, and is marked so in the margin.',
  'career.do.change':
    'If you want to move, prepare before {date}: from then on {antar} has the sub-period, and the verse ties it to a change of post.',
  'love.do.daraBond': 'Make room between the two of you for {theme}, because {graha} is your darakaraka.',
  'love.do.dara':
    'Notice in a first talk how the two of you speak of {theme}: {graha} is your darakaraka, and that is where you will agree or not.',
  'abroad.do.ally': 'Ask for help where {graha} rules, in matters of {theme}: of those who open your road it is the strongest.',
  'abroad.do.sun.there':
    'Your 9th lord is the Sun, {state}: let your standing there rest on a title and a paper, and ask for both in your own name.',
  'abroad.do.moon.there':
    'Your 9th lord is the Moon, {state}: keep a person to telephone and food you know; they carry more than they seem to.',
  'abroad.do.mars.there': 'Your 9th lord is Mars, {state}: file early, and keep a second way open that does not hang on the same employer.',
  'abroad.do.mercury.there':
    'Your 9th lord is Mercury, {state}: keep copies and dates of every paper in two places; most of your luck lies in well-filled forms.',
  'abroad.do.jupiter.there':
    'Your 9th lord is Jupiter, {state}: take advice from one who knows the rules, and let those who know your work write for you.',
  'abroad.do.venus.there':
    'Your 9th lord is Venus, {state}: the people you know there open doors; see two of them a month without a purpose.',
  'abroad.do.saturn.there':
    'Your 9th lord is Saturn, {state}: count on long waits, keep every deadline of theirs, and save while the income is there.',
  'abroad.do.cardThere': 'Keep in order at home what {graha} stands for, {theme}: of all grahas it calls you back most.',
  'abroad.do.card': 'Before you go, settle at home what {graha} stands for, {theme}: of all grahas it calls you back most.',
} as const
