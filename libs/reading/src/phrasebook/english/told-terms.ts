/** What a step must keep to: a day by which somebody waits for an answer, and what is not wanted: what the chart has to say to it. */
export const TOLD_TERMS = {
  'told.day.date': 'The day, {date},',
  'told.day.named': '{name}, {date},',
  'told.day.sankranti': 'Makar Sankranti',
  'told.day.pongal': 'Pongal',
  'told.day.republicDay': 'Republic Day',
  'told.day.independenceDay': 'Independence Day',
  'told.day.gandhiJayanti': 'Gandhi Jayanti',
  'told.day.christmas': 'Christmas',
  'told.day.newYear': 'New Year’s Day',
  'told.day.holi': 'Holi',
  'told.day.ugadi': 'Ugadi',
  'told.day.akshayaTritiya': 'Akshaya Tritiya',
  'told.day.rakshaBandhan': 'Raksha Bandhan',
  'told.day.dussehra': 'Dussehra',
  'told.day.diwali': 'Diwali',
  'told.answerBy.now': 'the time that runs until {to}',
  'told.answerBy.then': 'the time of {span}',
  'told.answerBy.in': '{day} lies in {time}{use}.',
  'told.answerBy.ahead': '{day} comes before the next time for it, {span}{use}.',
  'told.answerBy.none':
    '{day} lies in no time that the chart marks for it, and none is near, so the sky presses you as little as the date should.',
  'told.answerBy.sooner':
    '{day} comes after {time}{use}. So do not use up all the days that you were given; let your answer be out by {to}, and the rest may follow.',
  'told.answerBy.ready':
    '{day} comes after {time}{use}. Ask in it what you still have to know, and write down what would make it a yes, so that your answer is ready before the day.',
  'told.answerBy.house.sign': '{day} lies in {time}, when a signature has its ground.',
  'told.answerBy.house.look': '{day} lies in {time}, when price and papers are talked over.',
  'told.answerBy.match.yes':
    'If your heart says yes, say it by then, and settle in the same talk the month of the wedding and who bears which cost.',
  'told.answerBy.match.guard':
    'If your heart says yes, let it be a yes to the engagement, with the wedding day left open until house, work and both mothers have been talked through.',
  'told.answerBy.match.small':
    'By then say yes to one more meeting of just the two of you, on a named day, and let no ring and no card go before that.',
  'told.answerBy.match.ask':
    'By then ask the three things you could not live without knowing, about money, about work after the wedding and about whose roof it will be, and let those replies make yours.',
  'told.answerBy.match.pass':
    'Promise nothing by a day that others set: say kindly that you need to meet twice more, and let it go without regret if they cannot wait.',
  'told.answerBy.match.move':
    'Ask for a later day now, while nobody is pressed: “We like the match, and you will have our word in {until}.” Whoever means it can wait so long.',
  'told.answerBy.match.move.own':
    'Tell them at home now, and not on the last evening: “You will have my word in {until}, and until then I meet each of them once.”',
  'told.answerBy.bond.yes':
    'Let the yes be carried over by then by an elder of your own house, and let the month of the wedding be named on that visit.',
  'told.answerBy.bond.guard':
    'Let a word between the two houses be given by then, and leave the wedding day open until what each side fears has been said aloud.',
  'told.answerBy.bond.small':
    'By then let one elder of your house visit theirs, without a date yet and with one sentence, that the two of you are spoken for.',
  'told.answerBy.bond.ask':
    'By then ask your own house one thing only, whether a first visit may take place, and carry that word over yourself; the rest has its time later.',
  'told.answerBy.bond.pass':
    'By then go to them yourself and say plainly how far your house has come, and until which month you ask them to hold still.',
  'told.answerBy.bond.move':
    'Have their house asked for patience until {until}, by an elder and not by message, and name what you will have done at home by then.',
  'told.answerBy.post.yes': 'If the terms are right, accept by then in one mail that names the pay, the place and the first day.',
  'told.answerBy.post.guard':
    'Accept by then in writing if the terms are right, and keep one other door open until the first salary has come.',
  'told.answerBy.post.small':
    'By then say yes only to what can be left again: a trial period with a short notice on both sides, and a first day that you name yourself.',
  'told.answerBy.post.ask':
    'By then get on paper what is still only said, the pay after every cut, the place and the notice, and answer by that sheet and not by the date.',
  'told.answerBy.post.pass':
    'Nothing in the sky asks you to hurry, so ask for two weeks more; where they are refused, a friendly no keeps that door on the latch.',
  'told.answerBy.post.move':
    'Write back well before it: “I should like to join, and my first day can be in {until}.” A firm that wants you answers such a mail.',
  'told.answerBy.own.yes':
    'If rent or share and the way out stand on paper, sign by then, and ask for the first month free for fitting out.',
  'told.answerBy.own.guard':
    'Sign by then only with a way out written in, such as two months’ notice, and with half a year of the fixed cost laid aside.',
  'told.answerBy.own.small':
    'By then give a small token at most, against a receipt that says until which day it comes back to you, and bind yourself to no long term.',
  'told.answerBy.own.ask':
    'By then offer one thing only: three months at half the size, on one written page, with your right to go on after them.',
  'told.answerBy.own.pass':
    'Let the date pass if it cannot be moved: what presses with a date is seldom the last of its kind, and the work can be tried from home first.',
  'told.answerBy.own.move':
    'Offer a small token with a receipt for holding it until {until}, and sign then. Where that is refused, let it go; another such place is found.',
  'told.answerBy.away.yes': 'If the papers are complete, confirm by then, and pay no fee that the letter itself does not name.',
  'told.answerBy.away.guard':
    'Confirm by then once you have read how the fee comes back, and leave nothing here until the visa is in the passport.',
  'told.answerBy.away.small':
    'By then pay or sign only what a written rule gives back, and ask in the same mail for the next intake or a later first day.',
  'told.answerBy.away.ask':
    'By then ask their office in one mail what a deferral costs and what of the deposit comes back, and decide by that reply.',
  'told.answerBy.away.pass': 'By then ask for a deferral, and put down no deposit whose loss you would feel a year from now.',
  'told.answerBy.away.move': 'Ask in writing this week for a later beginning, in {until}; seats and posts are deferred every year.',
  'told.answerBy.postAway.yes': 'If the contract lies in your own hand, confirm by then, and pay no agent before the visa is stamped.',
  'told.answerBy.postAway.guard':
    'Confirm by then with the contract in your own hand, and give up nothing here until the visa is in the passport.',
  'told.answerBy.postAway.small':
    'By then say yes on one condition, written into the mail itself: the contract first, with pay, room and hours, and the ticket after it.',
  'told.answerBy.postAway.ask':
    'By then ask for three papers, the contract, the class of the visa and who pays for the way home, and answer by those.',
  'told.answerBy.postAway.pass':
    'Let the date pass if no contract comes before it; whoever wants your word without showing a paper is no loss.',
  'told.answerBy.postAway.move': 'Ask in writing for a first day in {until}; a visa takes its weeks anyway, so few employers refuse that.',
  'told.answerBy.otherLand':
    'What ends on that day is the patience of one employer, and not the way abroad. If nothing is signed by then, open the file for the other country on the next morning, and lose no month between the two.',
  'told.answerBy.house.yes':
    'If the title and the tax receipt are in order, pay the earnest money by then, with the day of the deed written into the receipt.',
  'told.answerBy.house.small':
    'By then pay no more than a token, with one sentence in the receipt, that it comes back if the title does not hold.',
  'told.answerBy.house.ask':
    'By then have a lawyer read the title and a bank name its sum. With both in hand you can answer within a day; without them no date is late enough.',
  'told.answerBy.house.pass':
    'Pay nothing by that day: say that you buy when bank and title are ready, and look at two more places meanwhile.',
  'told.answerBy.house.move':
    'Ask for {until}, against a small token with a receipt. A seller who refuses both has another buyer or a weak title.',
  'told.answerBy.sale.yes': 'If the price is one that you can name aloud, take the earnest money by then, with a day for the rest.',
  'told.answerBy.sale.small': 'By then name one price in writing, good for two weeks, and take no less because of the day.',
  'told.answerBy.sale.ask':
    'By then ask the buyer for a token in writing and a day for the rest; whoever gives neither has only come to look.',
  'told.answerBy.sale.pass': 'Let the buyer go who presses with a date: have the place valued first, and name your own day after that.',
  'told.answerBy.sale.move': 'Keep the buyer warm until {until} with copies of the papers and one price, and close it then.',
  'told.noCourt.agree':
    'Your chart is of the same mind: agreement, which is read from the 7th, carries more in it than a fight, which is read from the 6th.',
  'told.noCourt.even':
    'Agreement, read from the 7th, and a fight, read from the 6th, weigh alike in your chart, so what counts is that the talk leaves a paper behind.',
  'told.noCourt.firm':
    'A fight, read from the 6th, is carried better in your chart than bargaining, read from the 7th, so stay out of court if you wish, and yet do not plead.',
  'told.noCourt.share.soft':
    'Bring one page to the table: the shares as you see them, one field or room that you leave to the others, and a day for signing before two elders; what is agreed is then registered.',
  'told.noCourt.share.firm':
    'Write to each who holds a part, by registered post: your share as a fraction, the records you ask to see, and a day a month ahead. A letter is no case, and it shows that you know your ground.',
  'told.noCourt.owed.soft':
    'Offer one page: the whole sum, the parts it comes in, the day of each, and both signatures in front of somebody whom the other would not like to fail.',
  'told.noCourt.owed.firm':
    'Send one registered letter: the sum, how it came about, and a day three weeks ahead. A letter is no case, and from then on the debt stands on paper.',
  'told.noCourt.bond.soft':
    'Ask for one evening with an elder of either side, with two things on a page that you would change yourself and two that you ask for, and a day on which you look at it again.',
  'told.noCourt.bond.firm':
    'Say it on one page and not in a quarrel: what you ask for, until which day, and how you will live if it does not come; an elder of either side may hold a copy.',
} as const
