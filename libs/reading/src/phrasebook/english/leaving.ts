/** To whoever leaves a post, and what somebody does who is ill treated in the one they hold. */
export const LEAVING = {
  'care.boss': 'Nobody has to put up with being treated like that at work.',
  'care.boss.leaves': 'Nobody has to put up with being treated like that at work, and to look for another post is a sound answer to it.',
  'leave.calm':
    'Of the strain itself: no sub-period under strain and no long passage of Saturn presses on your work now, so it comes from the place you work in, and it eases when you leave that place.',
  'leave.between':
    'If nothing is signed by {to}, stay where you are and go on asking until the next time: {count, plural, one {{months} is easy for it} other {{months} are easy for it}}.',
  'leave.between.none':
    'If nothing is signed by {to}, stay where you are and go on asking: what is found in an unmarked month holds as well.',
  'leave.until':
    'Until you have signed: write down on the day itself what was said or done and who was there, and keep it, with the messages, outside the office.',
  'leave.until.stays':
    'While it lasts: write down on the day itself what was said or done and who was there, and keep it, with the messages, outside the office.',
  'leave.notice':
    'Read what your contract says of notice and of what is due to you on leaving, and tell one person at work whom you trust.',
  'leave.help':
    'You need not bear it in silence meanwhile: your employer’s complaints office or committee, or the public labour office where you live, takes a complaint in writing; a union or a lawyer can say what belongs in it.',
  'leave.help.stays':
    'You need not bear it in silence: your employer’s complaints office or committee, or the public labour office where you live, takes a complaint in writing; a union or a lawyer can say what belongs in it.',
  'leave.money.well': 'For the money: your chart keeps more than it loses, so a short gap can be borne once it is counted.',
  'leave.money.mixed': 'For the money: in your chart it comes and goes alike, so let the new salary begin before the old one ends.',
  'leave.money.ill': 'For the money: in your chart more goes out than stays, so leave no gap at all between the two salaries.',
  'leave.money.two':
    'Put two figures on one page for the two of you, what is laid aside and what a month costs: how many months that lasts answers the worry better than any date.',
  'leave.money.one': 'Put two figures on one page, what is laid aside and what a month costs, before you hand in your notice.',
  'answer.maha.well':
    'From {from} a new long season runs for {years} years, the mahadasha of {graha}, which rules your {houses}: it brings {count, plural, one {that} other {these}} forward, and helps.',
  'answer.maha.mixed':
    'From {from} a new long season runs for {years} years, the mahadasha of {graha}, which rules your {houses}: it brings {count, plural, one {that} other {these}} forward, helps in part, and asks for care in part.',
  'answer.maha.ill':
    'From {from} a new long season runs for {years} years, the mahadasha of {graha}, which rules your {houses}: it brings {count, plural, one {that} other {these}} forward, and what comes in it is built by care more than by luck.',
  'answer.maha.house': '{house} house, of {area}',
  'answer.maha.area.2': 'savings',
  'answer.maha.area.11': 'income',
  'answer.maha.area.10': 'work',
  'answer.maha.area.6': 'daily work',
  'point.pay.change.also.well': 'In money your chart keeps more than it loses, so a new post can pay better than this one.',
  'point.pay.change.also.mixed':
    'Over money your chart is divided, so look for a little more rather than for much, and let the talks decide.',
  'point.pay.change.also.ill':
    'The change alone does not do it: more in your chart draws money away than keeps it, so weigh the whole offer and not its first figure.',
  'point.pay.change.when':
    'The time for better pay is that for the new post, {span}{weeks}: ask for it in the talks about the offer, before you sign, since pay is easiest to raise on the way in.',
  'point.pay.change.whenNow':
    'The time for better pay is that for the new post, open now until {to}{weeks}: ask for it in the talks about the offer, before you sign, since pay is easiest to raise on the way in.',
  'step.career.leave.begin': 'go through with it: sign the offer that suits you, and hand in your notice only then',
  'step.career.leave.plan': 'apply and compare, with a second offer in sight before you say yes',
  'step.career.leave.prepare': 'send papers and hear offers, and let the signature wait for a time that bears it',
  'career.sun.strong.hurt':
    'The Sun, for rank, is strong in your chart: with those who judge you afresh your name counts, so go to them with your results.',
  'career.sun.plain.hurt': 'The Sun, for rank, gives as it gets: where results are measured fairly, respect comes in proportion to them.',
  'career.sun.weak.hurt':
    'The Sun, for rank, is weak, above all in {area}: choose the next post by whoever will be above you, as much as by its pay.',
} as const
