/** Which of two matters comes first, and what follows of it. */
export const ORDER_TEXTS = {
  'order.noun.course': 'the course',
  'order.noun.debt': 'bringing the loan down',
  'order.apart': 'By the calendar {one} comes first, {from}{useOne}, and {other} after it, {then}{useOther}.',
  'order.together': 'By the calendar the two fall together: {one} has {from}{useOne}, {other} has {then}{useOther}.',
  'order.only':
    'Of the two only {one} has a time of its own in the years ahead, {from}{use}, so it comes first; {other} need not be tied to it.',

  'order.do': 'So begin with {one}; what {other} asks for in papers, money and talks can be made ready meanwhile.',
  'order.both':
    'Neither has to wait for the other: take first the step that other people have to answer, and keep a month between the two.',

  'order.do.work.home':
    'So the post first: give it a few months before you ask a bank, which looks at the pay slips of a post that is settled; then look for the house.',
  'order.do.home.work':
    'So keep the post you have until the loan is granted and the papers are signed, since a lender wants settled pay; what else is offered can wait until then.',
  'order.both.home.work':
    'So sign for the house from the post you hold, and give notice only after that: a lender looks at settled pay, and a new post starts that count again.',
  'order.do.trade.home':
    'So the business first, with the money of the house left out of it: a lender asks for the accounts of two or three years before it lends on a trade.',
  'order.do.home.trade':
    'So the house first, while your pay can still be shown to a lender; only what is left after it goes into the business.',
  'order.both.home.trade':
    'So sign for the house while your pay can still be shown to a lender, and open the business after that with what is left.',
  'order.do.work.love': 'So the post first; the talks at home then have a plain answer when your work and pay are asked about.',
  'order.do.love.work':
    'So nobody has to wait for the post: begin the talks with what you do today told plainly, and set the day itself by when the new work is settled.',
  'order.both.love.work':
    'So let both run, but not in one month: keep the first weeks of a post free of functions, and the day itself clear of a joining date.',
  'order.do.study.love': 'So the course first: say at home in which month it ends, and let the talks begin from there.',
  'order.do.love.study':
    'So the talks may come before the course; agree in them, before any promise, that it will be finished, and who pays for it.',
  'order.both.love.study':
    'So settle the course first, in writing, and let the talks begin with it as a plain fact: whoever says yes then says yes to both.',
  'order.do.study.work': 'So begin the course first, and look for the post with it in hand or in its last months.',
  'order.do.work.study': 'So the post first, and the course from it: in the evening, from a distance, or with what you have saved.',
  'order.both.study.work':
    'So take the post if it leaves room for the course, and the course alone if it has to be full time: ask that before you sign.',
  'order.do.abroad.love': 'So go first: whoever you meet after that knows from the first talk in which country you live.',
  'order.do.love.abroad':
    'So the promise first, with the country you will both live in agreed before it; the papers of a husband or wife need the certificate and some months.',
  'order.both.love.abroad':
    'So speak of the country in the first talk and not in the last: where both come together, one ticket or two has to be settled early.',
  'order.do.abroad.work':
    'So the move comes first: no new post here that binds you beyond it, and the one you hold until the papers are in your hand.',
  'order.do.work.abroad': 'So the post first: a year of it on paper, and what it lets you save, carries the move that follows.',
  'order.do.abroad.home': 'So go first, and buy once you know for how long: rent keeps both countries open until then.',
  'order.do.home.abroad': 'So the house first, with an instalment that you could pay from far away or out of its rent.',
  'order.do.abroad.debt':
    'So the move comes first: keep the instalments paid from here for its first months before you count on pay from there.',
  'order.do.debt.abroad': 'So bring the loan down first; a banker’s letter without arrears helps the papers of the move too.',
  'order.do.home.love': 'So the house can be begun before the talks; leave the choice of rooms and names on the papers open for two.',
  'order.do.love.home': 'So the house can wait for the marriage: two then decide where it stands and in whose name.',
  'order.do.debt.love': 'So bring the loan down first, and name what is left of it plainly in the talks.',
  'order.do.love.debt': 'So no talk has to wait for the loan: name what is owed plainly, and borrow nothing for the day itself.',
  'order.do.debt.trade': 'So bring the loan down first: a business that begins on borrowed money has its first months eaten by interest.',
  'order.do.debt.work': 'So the loan is brought down from the post you hold; the change comes after it, with less to lose.',
  'order.do.work.debt': 'So the post first, and what it pays more goes to the loan before it goes anywhere else.',
} as const
