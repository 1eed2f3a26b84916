/** The season of mind, and what the shorter concerns advise and leave open. */
export const SUBJECTS = {
  'subject.wellbeing.well': 'For your steadiness of mind the season is kind: what has been heavy is easier to set down now.',
  'subject.wellbeing.mixed':
    'For your steadiness of mind the season is mixed: good days and tired ones by turns, so keep a rhythm that serves both.',
  'subject.wellbeing.ill':
    'For your steadiness of mind the season asks for care: fewer duties, regular hours and company that does not tire you.',
  'short.child':
    'This is your chart and not your child’s: it shows what you can give and what the home can carry; how a child learns or feels stands in the child’s own.',
  'short.do.money.well': 'Fix now, with {lord} well placed for it, what part of each gain is kept; the rest of your plan can stay simple.',
  'short.do.money.mixed': 'A plain budget, kept with {lord} as it stands, does more than a new source of income.',
  'short.do.money.ill': 'With {lord} as it stands, clear the smallest debt first, stand surety for nobody, and let no scheme hurry you.',
  'short.do.family.well': 'With {lord} well placed for it, begin with the person at home who is easiest to talk to.',
  'short.do.family.mixed': 'With {lord} as it stands, peace is made in small pieces: short visits, plain words, one subject at a time.',
  'short.do.family.ill': 'With {lord} as it stands, protect your own calm first; not every quarrel has to be attended.',
  'short.do.study.well': 'With {lord} well placed for it, regular hours count double, and teachers are there to be asked.',
  'short.do.study.mixed': 'With {lord} as it stands, choose one course or examination rather than two, and guard the mornings.',
  'short.do.study.ill':
    'With {lord} as it stands, learn in short sessions, repeat more, and find a companion in study; none of this speaks of ability.',
  'short.do.business.well':
    'With {lord} well placed for it, begin with what can be sold within three months, and write every agreement down.',
  'short.do.business.mixed': 'With {lord} as it stands, test with one product and one customer beside a steady income.',
  'short.do.business.ill':
    'With {lord} as it stands, learn the market, keep your capital, and let a partner prove themselves on a small thing first.',
  'short.do.job.well': 'With {lord} well placed for it, apply and ask; your case is better than it feels.',
  'short.do.job.mixed': 'With {lord} as it stands, apply widely and keep what you have until something is signed.',
  'short.do.job.ill': 'With {lord} as it stands, use the months for a skill and a certificate, and treat each refusal as practice.',
  'short.do.spirit.well': 'With {lord} well placed for it, keep one practice at one hour; depth comes by itself.',
  'short.do.spirit.mixed': 'With {lord} as it stands, keep the practice short and daily rather than long and rare.',
  'short.do.spirit.ill':
    'With {lord} as it stands, let service come before silence: help somebody each week, and sit for five minutes after it.',
  'short.do.home.well': 'With {lord} well placed for it, fix a sum and a street, and have the papers read by somebody who is paid for it.',
  'short.do.home.mixed': 'With {lord} as it stands, begin smaller than you dream, and borrow less than you are offered.',
  'short.do.home.ill': 'With {lord} as it stands, rent where you would like to own, and save for a year before you sign.',
  'short.childGrown':
    'This is your chart and not your child’s: it shows what you can give and what the home can carry; a grown child’s choices stand in a chart of their own.',
  'short.do.trade.well':
    'With {lord} well placed for it, keep what sells, raise one price, and ask your best customers for one more order.',
  'short.do.trade.mixed': 'With {lord} as it stands, keep the part that pays for itself and close or shrink the part that does not.',
  'short.do.trade.ill': 'With {lord} as it stands, cut fixed costs first, add no new loan, and set a date on which you count again.',
  'short.do.owed.well': 'With {lord} well placed for it, repay a fixed part of each week’s takings, the dearest loan first.',
  'short.do.owed.mixed':
    'With {lord} as it stands, ask the lender for longer terms before the next instalment is due, and borrow nothing new.',
  'short.do.owed.ill':
    'With {lord} as it stands, pay off the smallest loan first, sell what is idle, and let nobody hurry you into a new one.',
  'short.do.pressed.well':
    'With {lord} well placed for it, put every claim that you have on others in writing, with a date, and spend nothing that is still only promised.',
  'short.do.pressed.mixed':
    'With {lord} as it stands, put on one page what is owed to you and what you owe, and settle one line of it each week.',
  'short.do.pressed.ill':
    'With {lord} as it stands, lend nothing, sign nothing jointly, and have somebody outside the quarrel read your papers.',
  'short.step.money':
    'One thing to do by {date}: put on one page what comes in, what goes out and what is owed, and set aside a fixed part on the day the money comes.',
  'short.step.study':
    'One thing to do by {date}: fix the same three hours of each day for it, and finish one whole paper or chapter a week.',
  'short.step.business': 'One thing to do by {date}: sell one thing to one customer, and write down what it cost and what it brought.',
  'short.step.job': 'One thing to do by {date}: send three applications, and ask one person who knows your work to speak for you.',
  'short.step.home':
    'One thing to do by {date}: see three places with a paper for price, title and way to work in your hand, and ask one bank in writing what it lends you.',
  'short.step.family':
    'One thing to do by {date}: choose one person at home, ask for half an hour without the others, and speak of one matter only.',
  'short.step.spirit':
    'One thing to do by {date}: settle one hour of the day and one practice for it, and keep both for forty days before you judge them.',
  'short.cannot.home': 'A chart cannot judge a title, a builder or a price.',
  'short.cannot.money': 'A chart cannot name a sum or a safe investment, and nothing here is financial advice.',
  'short.cannot.family': 'A chart of one person cannot say what another one feels or will do.',
  'short.cannot.study': 'A chart cannot give the result of an examination.',
  'short.cannot.business': 'A chart cannot judge a product, a contract or a partner’s honesty.',
  'short.cannot.job': 'A chart cannot name an employer or the result of an interview.',
  'short.cannot.spirit': 'A chart cannot measure devotion, and no practice needs buying.',
} as const
