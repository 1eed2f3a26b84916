/** Answers to single things of work and money: dues that an office holds, a notice, a place for a shop, a thesis, a line of work that is changed. */
export const POINTS_OF_DUES = {
  'point.dues.pf':
    'It is your own money and comes by rule, so its day lies with the office and not with a chart; in India the fund’s own desk, EPFiGMS, takes the complaint, with the number of the claim.',
  'point.dues.pension':
    'It is due by rule, so its day lies with the office and not with a chart; ask in writing which paper is missing, and in India take it to CPENGRAMS or to the head of your last office.',
  'point.dues.pay':
    'What was earned is owed, whatever the firm says of next month, and no chart names the day; ask for it in writing with the dates, and in India the labour commissioner takes the complaint.',
  'point.owed.trade':
    'This week send the party its statement, ask for the sum to be confirmed on paper with a part for each month, and let no new goods go out to it on credit until the first part is in.',
  'point.owed.case.well':
    'In a dispute you hold your ground better than it feels, so a notice through a lawyer is worth its cost; a case is the step after it.',
  'point.owed.case.mixed':
    'Over disputes your chart is divided: send a notice through a lawyer first, and go to court only where the sum stands on paper.',
  'point.owed.case.ill':
    'A dispute asks more of you in this chart than it gives back, so try parts on a written promise first, and a court last.',
  'point.notice':
    'What the office decides, and what it asks for, no chart can say: answer within the day that it names, with every bill and through an accountant.',
  'point.premises.well':
    'The trade has good ground in your chart, so it can bear a change of place: begin the search now, and ask the owner for his last day in writing.',
  'point.premises.mixed':
    'The trade stands evenly in your chart, so the new place decides much: look close to your customers, and sign a short lease with a way out.',
  'point.premises.ill':
    'The trade asks for care in your chart, so take a smaller place than the one you leave, and let the rent stay below a fixed part of what you earn.',
  'point.partner.begin.well':
    'Together, by your chart: shared work has good ground in it. Put shares, duties and the way out on paper before the first sum is paid.',
  'point.partner.begin.mixed':
    'Together only on paper: over shared work your chart is divided. Begin with one small order that both pay for, and see who does what.',
  'point.partner.begin.ill':
    'Rather alone, with the other as a helper who is paid: shared work asks more of you than it gives in this chart.',
  'point.partner.unshown.well':
    'Stay with the partner for now, but on written accounts by a fixed day: the house of partners, your 7th, carries more here than it strains.',
  'point.partner.unshown.mixed':
    'Take your money out in parts, and stay with what is left as long as each part comes: over partners, your 7th house, this chart is divided.',
  'point.partner.unshown.ill':
    'Part from this partner, in writing and without a quarrel: partners, your 7th house, ask more of you here than they give.',
  'point.partner.unshown.season': 'the last season',
  'point.partner.unshown.year': 'the last twelve months',
  'point.partner.unshown.askBy': 'The first step is one letter: ask for the accounts of {span}, signed, by {day}.',
  'point.partner.unshown.ask': 'The first step is one letter: ask for the accounts of {span}, signed, within four weeks.',
  'point.partner.unshown.then.well': 'If they do not come by then, begin to take your money out.',
  'point.partner.unshown.then.mixed': 'They set the size of the first part; if they do not come, ask back the sum that you paid in last.',
  'point.partner.unshown.then.ill':
    'They say what your share is today; if they do not come, begin to take out on what your own slips show.',
  'point.boss.goes': 'When somebody else goes no chart of yours can say; what it shows is how your own work stands meanwhile.',
  'point.line.well': 'Keep the line: {field} is among the work that your chart carries well, so the standstill is one of season.',
  'point.line.half':
    'No need to leave the line for good: your chart carries {field} as most do. Try a second thing beside it before you change.',
  'point.line.slow':
    'A change is worth a trial: {field} is carried with effort in your chart. Begin the other thing small, beside the old one.',
  'point.election': 'Who wins no chart of one candidate can say, since it does not know the others.',
  'point.thesis.well':
    'The work itself has good ground: more in your chart helps study than hinders it, so it is finished by a plan and not by waiting for anybody.',
  'point.thesis.mixed':
    'It is finished step by step: what helps study and what slows it are even in your chart, so agree on the next chapter and its day in writing.',
  'point.thesis.ill':
    'It takes longer than it should: more in your chart slows study than speeds it, so ask the department in writing for what your guide leaves open.',
  'point.thesis.now': 'A good time to write it up and hand it in runs now, until {to}.',
  'point.thesis.time': 'The time to write it up and hand it in is {span}.',
  'point.course.postFirst': 'So the post comes first, and the course after it, when some work stands on your page.',
  'point.course.courseFirst': 'So apply for the course, and take what work comes as an income until it begins.',
  'point.tries.well':
    'It is worth going on: {field} is among the work that your chart carries well. Set a day all the same, and earn beside it.',
  'point.tries.half': 'Go on with a day set beforehand and an income beside it: your chart carries {field} as most do.',
  'point.tries.slow':
    'Not with everything on it: {field} is carried with effort in your chart, so let an income come first and go on beside it.',
  'point.tender.well':
    'Yes, where the terms of payment are written: the trade has good ground in your chart. What is still owed should not pay for the new work.',
  'point.tender.mixed': 'Only with an advance, and of a size that a late payment cannot break: the ground of trade is even in your chart.',
  'point.tender.ill': 'Not before the old bill has come in, at least in part: more hinders trade in your chart than helps it.',
  'point.pledge.well':
    'Keep it, if the interest can be paid each month: debts are in good hands in your chart. Take back the smallest piece first.',
  'point.pledge.mixed': 'Sell one piece to free the others, if the interest grows faster than you pay: over debts your chart is divided.',
  'point.pledge.ill':
    'Better one piece sold by your own choice than all of it lost to interest: debts press on this chart more than on most.',
  'point.stays.well': 'Rather stay and finish: study has good ground in your chart, and marks of one term do not speak against it.',
  'point.stays.mixed': 'Give it one more term with a changed method before you leave it: over study your chart is divided.',
  'point.stays.ill':
    'A change need not be a loss: more hinders study in your chart than helps it, so the shorter and more practical course suits it, once its seat is certain.',
  'point.close.notHeld': 'None of these is held out for: the figure and its day decide before them.',
  'answer.do.trade.machine':
    'One thing to do this week: rule a sheet with one line a day, what came in and what fuel, wages and the lender took, and let its sum on {by} decide.',
  'answer.do.trade.figure':
    'One thing to do: write down the figure that the business must reach by {by}, and the part of it for each month until then; where two months in a row miss it, scale down or take a post beside it before you close it.',
} as const
