/** Answers to one thing that is asked, where the answer on a whole field would pass it by. */
export const POINTS = {
  'point.nearest': 'Of this step by itself a chart has no witness; the nearest matter that it has is {noun}.',
  'point.sameTimes.year': 'By this chart {year} is the year for {noun}.',
  'point.sameTimes.yearAfter': 'By this chart {year} is the year for {noun}; {before} comes before it, with a first help.',
  'point.sameTimes.yearLight': 'By this chart {year} is the likeliest year for {noun}, with a light help.',
  'point.sameTimes': 'The times named above are those for {noun} too.',
  'point.city.far':
    'Away from the place of birth this chart carries you better than near it, so a move to a larger city has the chart with it. It does not know one city from another.',
  'point.city.near':
    'Near the place of birth this chart carries you better than away from it, so let a move wait for a post that is worth it, and not the other way round.',
  'point.city.even':
    'Home and distance weigh alike in this chart, so the post decides and not the city: move for an offer, not for the place.',
  'point.place.far':
    'Whether the work is done in an office or from home no chart can tell; near or far it can: this one leans away from home.',
  'point.place.near':
    'Whether the work is done in an office or from home no chart can tell; near or far it can: this one leans to work near home.',
  'point.place.even':
    'Whether the work is done in an office or from home no chart can tell, and of near and far this one leans to neither: take the better post, wherever it is.',
  'point.partner.well':
    'Shared work has good ground in this chart: more carries it than strains it. So part over figures that both have seen, and not over a mood.',
  'point.partner.mixed':
    'Shared work has two sides in this chart: what stands on paper holds, and what was left to trust costs. So write down shares, duties and the way out, and decide by how that talk goes.',
  'point.partner.ill':
    'Shared work asks more of you than it gives in this chart. If you part, do it in writing and account by account, and without haste.',
  'point.partner.mode.service':
    'For doing it alone: the form of work that this chart favours is a post in a larger body, so keep a regular income beside it at the beginning.',
  'point.partner.mode.business': 'For doing it alone: the form of work that this chart favours is dealing on your own account.',
  'point.partner.mode.profession': 'For doing it alone: the form of work that this chart favours is a profession with your own name on it.',
  'point.partner.mode.even': 'For doing it alone: in this chart a post and independence weigh the same.',
  'point.alone.alone': 'Rather alone than together.',
  'point.alone.together':
    'Rather together than alone, but with somebody else: two names at the bank, and accounts that both see every month.',
  'point.alone.why.well.well': 'Partners, your 7th house, and your own trade both have good ground, so you need nobody’s share to begin.',
  'point.alone.why.well.mixed': 'Partners, your 7th house, carry more than they strain; over your own trade the chart is divided.',
  'point.alone.why.well.ill': 'Partners, your 7th house, carry more than they strain; your own trade asks more than it gives.',
  'point.alone.why.mixed.well': 'Over partners, your 7th house, the chart is divided; your own trade has good ground.',
  'point.alone.why.mixed.mixed':
    'Over partners, your 7th house, and over your own trade the chart is divided alike, and alone nobody else holds the purse.',
  'point.alone.why.mixed.ill': 'Over partners, your 7th house, the chart is divided; your own trade asks more than it gives.',
  'point.alone.why.ill.well': 'Partners, your 7th house, ask more of you than they give; your own trade has good ground.',
  'point.alone.why.ill.mixed': 'Partners, your 7th house, ask more of you than they give; over your own trade the chart is divided.',
  'point.alone.why.ill.ill':
    'Partners, your 7th house, and your own trade both ask more than they give, so begin small and with no borrowed money.',
  'point.alone.service': 'The form of work that this chart favours is a post, so keep a regular income beside it at the beginning.',
  'split.stay': 'Rather stay together, with shares, duties and the way out on paper.',
  'split.accounts': 'Divide the accounts first, and the business itself only if a year of clear accounts does not bring peace.',
  'split.apart': 'Rather separate, in steps and in writing: first the accounts, then stock and debts, then the name.',
  'split.why.well.well': 'Both {kin}, read from your {house} house, and partners, read from the 7th, carry more here than they strain.',
  'split.why.well.mixed': 'Your {house} house, of {kin}, carries more than it strains; over partners, the 7th, the chart is divided.',
  'split.why.well.ill':
    'The two houses disagree: the {house}, of {kin}, carries more than it strains, and the 7th, of partners, asks more than it gives. So the bond is worth keeping and the shared purse is not.',
  'split.why.mixed.well': 'Over {kin}, your {house} house, the chart is divided; partners, the 7th, carry more than they strain.',
  'split.why.mixed.mixed': 'Over {kin}, your {house} house, and over partners, the 7th, the chart is divided alike.',
  'split.why.mixed.ill': 'Over {kin}, your {house} house, the chart is divided, and the 7th, of partners, asks more than it gives.',
  'split.why.ill.well':
    'The two houses disagree: the {house}, of {kin}, asks more than it gives, and the 7th, of partners, carries more than it strains. So trade with others suits you, and this one needs clear figures.',
  'split.why.ill.mixed': 'Your {house} house, of {kin}, asks more than it gives, and over partners, the 7th, the chart is divided.',
  'split.why.ill.ill': 'Both {kin}, read from your {house} house, and partners, read from the 7th, ask more here than they give.',
  'split.kin.elder': 'elder brothers and sisters',
  'split.kin.sibling': 'brothers and sisters',
  'split.kin.father': 'the father',
  'split.kin.mother': 'the mother',
  'split.noun.stay': 'putting the shares on paper',
  'split.noun.accounts': 'dividing the accounts',
  'split.noun.apart': 'dividing the business',
  'split.noun.partner': 'parting from a partner',
  'point.attempts.well': 'Another attempt is worth it: examinations have good ground in this chart.',
  'point.attempts.mixed': 'One more attempt can be worth it, with a limit set beforehand: over examinations this chart is divided.',
  'point.attempts.ill':
    'Examinations come hard in this chart, so set the number of attempts before the next one, and begin a second road beside it now.',
  'point.attempts.moved.well': 'Go for {exam}: examinations have good ground in this chart.',
  'point.attempts.moved.mixed': 'Go for {exam}, with a limit set beforehand: over examinations this chart is divided.',
  'point.attempts.moved.ill': 'Go for {exam} only beside a post that carries you: examinations come hard in this chart.',
  'why.acts':
    'Why somebody else acts so stands in no chart of yours: only they can say it, so ask once, without blame, and leave the answer its time.',
  'why.befalls': 'That it takes so long is nobody’s fault that your chart could show; a reason for it, if there is one, is read in theirs.',
  'why.money.none': 'For money that goes this chart names no reason of its own, so look for it in what leaves the account each month.',
  'course.first.name.bed': 'teacher’s course',
  'course.first.name.law': 'law degree',
  'course.first.name.nursing': 'nursing course',
  'course.first.name.degree': 'course',
  'course.first.end':
    'By the usual college year your {course} ends about {end}: of the times told here those before it are for forms and tests, those after it for joining.',
  'course.first.open':
    'The month in which your {course} ends is not told: of the times here those before its last paper are for forms and tests, those after it for joining.',
  'course.first.gap':
    'The years without a post weigh less than one fresh paper: have a certificate, a trial class or a month of unpaid work from this year on top of the file, and tell the reason for the gap in one sentence.',
  'limit.try':
    'As the day to stop and choose afresh take {to}, when the last of these times ends; what has not come by then need not be waited for.',
  'limit.year': 'No marked time ends it, so give it one more year and choose afresh on {to}, whatever has come by then.',
  'limit.birth':
    'How long to go on is for the two of you and your doctor to say: take {to}, the end of the last of these times, as the day on which you look at it afresh.',
  'limit.exam': 'The end of trying is {label}; what follows it is settled before its result.',
  'point.attempts.limit':
    'Set the limit at {to}, when the last of the nearest stretches ends: without a result by then the other road is no defeat.',
  'point.attempts.limitSit':
    'Let that be the last: set the limit at {to}, when the time for sitting ends; without a result by then the other road is no defeat.',
  'point.attempts.limit.one': 'Let the attempt of {first} be the last{home}: without a result after it the other road is no defeat.',
  'point.attempts.limit.two':
    'Set the limit at two attempts, those of {first} and {last}{home}: without a result after them the other road is no defeat.',
  'point.attempts.limit.home':
    ', {count, plural, one {which falls} other {which both fall}} before the retirement at home that you tell of',
  'point.sitYear.within': '{label} has this for study and papers: {times}; marks and places decide the rest.',
  'point.sitYear.time': '{span} ({why})',
  'point.sitYear.why.jupiter': 'Jupiter touches {house}',
  'point.sitYear.why.moon': 'Jupiter is in the 5th from your Moon',
  'point.sitYear.why.period': 'the sub-period of {antar}',
  'point.sitYear.months': '{from} to {to}',
  'point.sitYear.usual':
    'Such papers are mostly written in {papers}, and the seats are given out in {seats}; {paperHelp}, and {seatHelp}. The notice has your own days.',
  'point.sitYear.papers.none': 'the papers have no such time over them and rest on preparation alone',
  'point.sitYear.papers.part': 'a part of the days of the papers is kind',
  'point.sitYear.papers.most': 'most days of the papers are kind',
  'point.sitYear.seats.none': 'for the seats it is rank alone that counts',
  'point.sitYear.seats.part': 'a part of the days for the seats is kind',
  'point.sitYear.seats.most': 'most days for the seats are kind',
  'point.sitYear.outside': '{label} has no day that helps the sitting more than others, so preparation has to carry it there.',
  'point.offered.well':
    'The post that is offered now: join it if its hours leave you two quiet ones a day for the books, and ask for the days of the papers before you sign; if they do not, let this one go, for the attempt comes first.',
  'point.offered.mixed':
    'The post that is offered now: join it and sit beside it, with a fixed hour for the books and the days of the papers asked for before you sign.',
  'point.offered.ill':
    'The post that is offered now is the one to join, unless its hours or its pay are worse than what others give for the same work.',
  'point.offered.otherSeat':
    'If the next list has only another subject for you again, take the nearest one or stay in the post: a subject can still be changed a degree later, an empty year cannot.',
  'point.attempts.beside.well': 'Yes, give one more, and take a post beside it: examinations have good ground in this chart.',
  'point.attempts.beside.mixed':
    'One more and no further, with a post beside it: over examinations this chart is divided, so it should not cost you another year without income.',
  'point.attempts.beside.mixed.named':
    'Yes, with a post beside it: over examinations this chart is divided, so none of these years should pass without income.',
  'point.attempts.beside.ill': 'Rather take the post now: examinations come hard in this chart, so any further attempt belongs beside it.',
  'point.attempts.service.well':
    'Go on with it, and sit other examinations for government posts beside it: examinations have good ground in this chart.',
  'point.attempts.service.mixed':
    'Do both: one more attempt, and other examinations for government posts beside it, since over examinations this chart is divided.',
  'point.attempts.service.ill':
    'Rather aim at another government post now: examinations come hard in this chart, so a shorter one with more posts comes first, and this one beside it.',
  'point.attempts.others': 'For this chart {first} lead among the usual ones ({said}), and {second} come next.',
  'exams.kind.state': 'state services',
  'exams.kind.staff': 'SSC posts',
  'exams.kind.bank': 'bank posts',
  'exams.kind.rail': 'railway posts',
  'point.attempts.open':
    'No stretch of the next four years marks the limit for you, so set it yourself, by your age limit and your savings, and write it down.',

  // what a part is called in the chapters after page 1, and what can be seen to happen of it
  'noun.city': 'a move to another city',
  'noun.workPlace': 'where the work is done',
  'noun.workAgain': 'your return to work',
  'noun.machine': 'the sale of the vehicle or machine',
  'noun.close': 'what becomes of the business',
  'noun.tradePartner': 'your partner in the business',
  'noun.secure': 'the post you hold',
  'noun.offer': 'a new post',
  'noun.tell': 'the talk at home about your marriage',
  'noun.consent.theirs': 'the yes of {who, select, he {his} she {her} other {the other}} family',
  'noun.consent': 'the yes of your family',
  'noun.permit': 'the visa',
  'noun.pay': 'your pay',
  'noun.reunite': 'a life under one roof',
  'noun.sitting': 'sitting {exam}',
  'noun.join': 'your family’s coming',
  'ledger.point.work.city.begin': 'an offer of work in the other city comes in writing, or a rent there is signed',
  'ledger.point.work.city.later': 'an employer in the other city calls you to a talk',
  'ledger.point.work.back.begin': 'a first contract is signed, or a first day of work is set',
  'ledger.point.work.back.later': 'you are called to an interview, or some days of paid work are offered to you',
  'ledger.point.work.machine.begin': 'a buyer pays a token for it, or its sale is signed',
  'ledger.point.work.machine.later': 'a buyer names a price for it in writing',
  'ledger.point.work.machine.prepare': 'two prices for it are in writing, one of a buyer and one of a dealer',
  'ledger.point.work.close.begin': 'somebody signs to take the business or a part of it over, or its last day stands on paper',
  'ledger.point.work.close.later': 'somebody from outside names a price for the business, or a second opinion on its books is on paper',
  'ledger.point.work.hold.begin':
    'the takings of one month reach the figure that you had written down, or a new line or order pays a month’s rent',
  'ledger.point.work.hold.later':
    'a new line is tried on a small scale and sells, or the terms of rent or credit are asked about in writing',
  'ledger.point.work.hold.prepare':
    'the figure that the business must reach is on paper, with its part for each week, and no new debt is signed',
  'ledger.point.work.grow.begin':
    'the takings of one month are half as much again as those of today, or a paper on a larger place, a machine or a first helper is signed',
  'ledger.point.work.grow.later': 'one more buyer orders a second time, or a store or client that is new to you is billed',
  'ledger.point.work.grow.prepare': 'a page shows what it has sold, cost and left in each of three months, and your post is still held',
  'ledger.point.work.second.begin': 'the paper for the second place is signed, or its first bill is written',
  'ledger.point.work.second.later':
    'goods are sold outside the first place, at a stall, on order or on trial, and the takings stand in the book',
  'ledger.point.work.second.prepare':
    'the rent, the fitting out and the wages of a second place stand in figures on one page, and nothing is signed for it',
  'ledger.point.work.own.begin': 'somebody pays the full price for it for the first time, or its name is registered',
  'ledger.point.work.own.later': 'somebody whom you did not know pays for it, if only once',
  'ledger.point.work.own.prepare':
    'you hold three prices for it in writing, such as for a place or for tools, and sign for none in these days',
  'ledger.point.work.secure.begin': 'a renewal where you are, or an offer from another firm, is signed by you',
  'ledger.point.work.secure.later': 'somebody elsewhere talks with you about a post, or your work is reviewed and you are told the outcome',
  'ledger.point.work.offer.begin': 'the letter, a day for joining or a better figure is in your hand',
  'ledger.point.work.offer.later': 'a question of yours about a post is answered in writing',
  'ledger.point.work.boss.begin': 'the person above you changes, or you are moved to another team',
  'ledger.point.work.boss.later': 'you and the person above you have one talk about it, with an outcome that both can name',
  'ledger.point.work.permanent.begin':
    'your claim to a permanent post is handed in and acknowledged, or a paper on it is signed by both sides',
  'ledger.point.work.permanent.later': 'somebody in charge speaks with you about a permanent post and names the next step',
  'ledger.point.love.tell.begin': 'a parent is told, and the two families speak with each other',
  'ledger.point.love.tell.later': 'a brother, a sister or an aunt is told before the parents, and keeps it',
  'ledger.point.love.consent.begin': 'the one you love and somebody who was against it sit at one table',
  'ledger.point.love.consent.later': 'you speak with an elder who was against it, alone and to the end',
  'ledger.point.abroad.visa.begin': 'the form for the visa is handed in complete with its fee paid, or the day of its interview is fixed',
  'ledger.point.abroad.visa.later': 'one paper that the visa needs is asked for, and is in your hand',
  'ledger.point.abroad.join.begin': 'their papers are filed and get a number, or a day for the journey is set',
  'ledger.point.abroad.join.later': 'one paper that they need is in your hand, or a home or a school for them is found there',
  'ledger.point.abroad.settle.begin':
    'the papers for work or a longer stay there are handed in and get their number, or you sign there for a year',
  'ledger.point.abroad.settle.later': 'an employer, a college or an adviser answers you in writing about a way to stay there',
  'year.matter.also': 'It is a time for {nouns} as well.',
  'year.own.also': 'What is said here of {matter} holds for {nouns} too, which you asked with it.',
  'year.own.then': 'For {noun} the short answer names {span}.',
  'year.own.undated': 'For {noun} the short answer has the ground and no day; the first open month for a talk about it is {month}.',
  'chapter.answers': 'Of what you asked, this chapter has the ground for {nouns}{time}.',
  'chapter.answers.time': '; the nearest time for {noun} is {span}',
  'chapter.answers.it': 'it',
} as const
