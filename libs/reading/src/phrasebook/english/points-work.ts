/** Answers to single things that are asked of work, money, a home and study. */
export const POINTS_OF_WORK = {
  'noun.second': 'a second place or branch',
  'noun.funds': 'money from others',
  'noun.door': 'a second door elsewhere',
  'point.joining':
    'On which day an employer lets you join its own calendar decides, and no chart reads that; yours shows when a reminder is heard and when another door opens.',
  'point.joining.list':
    'On which day a court or a board lets the list go no chart reads, and having been selected stands; yours shows when a reminder is heard and when another door opens.',
  'point.joining.number':
    'How far a waiting list is called hangs on those who do not join, and no chart counts them; no further paper is ahead, and yours shows when a question is heard and when another door opens.',
  'point.joining.number.ask': 'For a question in writing, until which day the list is valid and how many places are still empty: {month}.',
  'point.joining.number.beside':
    'Fill in the next notice beside it: a list lapses on its own day, and a form of yours loses nothing by it.',
  'point.joining.case':
    'What you have passed stands; whether a case holds up the joining the department decides from its papers, and no chart. Declare it in the verification form as it is, with the last order of the court: what is left out there weighs heavier than the case itself.',
  'point.joining.case.well': 'In the case itself you hold your ground: more helps your side here than hinders it.',
  'point.joining.case.mixed':
    'In the case itself neither side has the whole of this chart’s support, so have a lawyer ask for its end before the verification.',
  'point.joining.case.ill':
    'The case itself asks for care: more hinders your side here than helps it, so let a lawyer speak for you from now on.',
  'point.joining.case.ask': 'For a letter to the department, with the order and a plain question for the next step: {month}.',
  'point.joining.saturn': 'Saturn in the {house} from your Moon helps what is asked for with patience, until {to}.',
  'point.joining.ask': 'For a reminder in writing, with a plain question for a date: {month}.',
  'point.joining.beside': 'Apply elsewhere beside it and do not wait for it alone: what is signed first is begun first.',
  'point.use': 'Use it to {step}.',
  'point.useNearest': 'Use the nearest to {step}.',
  'point.useEarlier': 'Use the earlier of them to {step}.',
  'point.useStretch': 'Use the weeks from {span} to {step}.',
  'point.againNow': 'For {noun} it is the same time, open until {to}: use it to {step}.',
  'point.again': 'For {noun} it is the same nearest time, {span}: use it to {step}.',
  'point.before': 'Use the next twelve months to {step}.',
  'point.beforeAgain': 'For {noun} it is the same first stretch, {span}: use the next twelve months to {step}.',
  'far.wait.none': 'The wait has a reason: the sub-period of {antar}, which runs until {to}, has no tie to {matter}{then}.',
  'far.wait.slight':
    'The wait has a reason: the sub-period of {antar}, which runs until {to}, has too slight a tie to {matter} to count{then}.',
  'far.wait.then': ', and after it none that is tied to it meets Jupiter on its house sooner with enough weight to count',
  'far.wait.apart': 'The wait has a reason: no sub-period tied to {matter} meets Jupiter on its house sooner with enough weight to count.',
  'far.do.without': 'Until then take contract or part-time work as it comes, and let the larger post follow.',
  'far.do.post': 'Until then ask for more where you are, and keep that post as the ground for the next.',
  'far.do.business': 'Until then keep costs low and live by the customers you have.',
  'far.do.study': 'Until then finish what you learn, and take a first task for its practice.',
  'far.do.any': 'Until then take small work that can be shown, and let the larger follow.',
  'far.ask': 'Apply from now on all the same; the kinder weeks for asking before the first of these times are {months}.',
  'far.ask.none': 'No month before the first of these times stands out, so apply from now on, and take a plain post as a bridge.',
  'far.near': 'Before it the sub-period of {antar}, {span}, puts daily work in front.',
  'point.step.own.prepare.post': 'test the idea on ten people who pay, beside your post, and sign no lease yet',
  'point.step.own.prepare.study': 'test the idea on ten people who pay, beside your studies, and borrow nothing yet',
  'point.step.own.prepare.free': 'test the idea from home on ten people who pay, and sign no lease yet',
  'point.step.own.prepare.again': 'speak with three suppliers and ten old customers, and sign no lease yet',
  'point.step.own.prepare.running':
    'put what it sells, costs and leaves each month on paper, settle the licence and the name, and sign no lease yet',
  'point.step.own.begin.running': 'take on what makes it larger, be it a place, a machine or a first pair of hired hands',
  'point.step.own.try.running': 'win one more buyer of the size of your best one, and see whether you can keep up with the orders',
  'point.step.own.begin.again': 'register it in your own name and take the first orders',
  'point.step.own.try.again': 'sell in a small form for a month, with little stock, and go by the figures after it',
  'point.step.own.begin.post': 'register it and take the first orders, and keep your post until six months of income have come from it',
  'point.step.own.begin.study': 'take the first paid orders beside your studies',
  'point.step.own.begin.free': 'register it and take the first paid orders',
  'point.step.own.try.post': 'sell in a small form for a month beside your post, and go by the figures after it',
  'point.step.own.try.study': 'sell in a small form for a month beside your studies, and go by the figures after it',
  'point.step.own.try.free': 'sell in a small form for a month, and go by the figures after it',
  'point.step.place.prepare': 'count what the place has to earn and compare three rents, and sign nothing yet',
  'point.step.place.begin': 'sign for the place, with a way out after a year',
  'point.step.place.try': 'try the spot for a month, with a stall or by the day, before you sign',
  'point.step.second.prepare': 'count what a second place has to earn and look at rents, and sign nothing yet',
  'point.step.second.begin': 'sign for the second place, if the first pays its own way without you for a week',
  'point.step.second.try': 'sell under a second roof for a month, at a stall or on order, and compare the figures',
  'point.step.trade.prepare': 'collect what is owed, call on old customers and cut one running cost, and take on no larger one',
  'point.step.trade.begin': 'take the larger order, at a price that pays',
  'point.step.trade.try': 'offer old customers one new thing, and keep what sells',
  'point.step.funds.prepare': 'put accounts, shares and a plan of one page in order and speak with several, and sign with none yet',
  'point.step.funds.begin': 'settle the terms on paper and take the money in parts',
  'point.step.funds.try': 'ask for a small sum from one who knows the trade',
  'point.step.post.prepare': 'apply and gather offers',
  'point.step.post.begin': 'make the move',
  'point.step.hold.prepare': 'apply and gather offers',
  'point.step.hold.begin': 'hear offers out and sign one',
  'point.step.hold.try': 'sit interviews and hear what others would pay',
  'point.step.post.try': 'sit interviews and learn what your work is worth',
  'point.step.door.prepare': 'bring your record to one page and renew three contacts outside the firm',
  'point.step.door.begin': 'take a second offer, if one is on the table',
  'point.step.door.try': 'sit one or two interviews elsewhere',
  'point.step.named.prepare': 'learn and to show first work, and sign nothing long',
  'point.step.named.begin': 'apply for it in earnest',
  'point.step.named.try': 'do one paid piece of it',
  'point.form.service': 'a post in a larger body is the form of work it favours',
  'point.form.business': 'dealing on your own account is the form of work it favours',
  'point.form.profession': 'a profession under your own name is the form of work it favours',
  'point.form.even': 'it serves you on your own account as well as in a post',
  'point.own.yes': 'By your chart, yes: trade has good ground in it, and {form}.',
  'point.own.beside': 'Yes, but beside a regular income: trade has good ground in your chart, while {form}.',
  'point.own.small': 'Yes, in a small form first: {form}, while the ground of trade itself is even.',
  'point.own.open': 'Your chart leaves it open: {form}, and the ground of trade is even, so the first paying customers decide.',
  'point.own.later': 'Not as your only income: the ground of trade is even in your chart, and {form}.',
  'point.own.slow': 'Yes, but slowly and without borrowed money: {form}, while more hinders trade here than helps it.',
  'point.own.no': 'Rather not as your only income: more hinders trade in your chart than helps it, and {form}.',
  'point.own.plainNo': 'Rather not as your only income: more hinders trade in your chart than helps it, and a post serves you as well.',
  'point.aside.leave':
    'Of the three ways your chart leans to leaving in the end, and to doing both on the way there: trade has good ground in it, and {form}.',
  'point.aside.both': 'Of the three ways your chart leans to doing both: trade has good ground in it, and {form}.',
  'point.aside.keep':
    'Of the three ways your chart leans to doing both, with the post as the one that stays: trade has good ground in it, while {form}.',
  'point.aside.small':
    'Of the three ways your chart leans to doing both, in a small form first: {form}, while the ground of trade itself is even.',
  'point.aside.open':
    'Of the three ways your chart leans a little to doing both: {form}, and the ground of trade is even, so the first paying customers decide.',
  'point.aside.slow':
    'Of the three ways your chart leans to doing both, slowly and without borrowed money: {form}, while more hinders trade here than helps it.',
  'point.aside.stay':
    'Of the three ways your chart leans to staying in the post, with the other as a small try beside it: the ground of trade is even, and {form}.',
  'point.aside.no': 'Of the three ways your chart leans to staying in the post: more hinders trade in it than helps it, and {form}.',
  'point.aside.learnt': 'what you have learnt in your own field is worth more to you than a start in another',
  'point.aside.begin': 'Begin with a third of the size you have in mind, and settle first who is there while you are on duty.',
  'point.aside.begin.no':
    'If it is tried all the same, then with a tenth of the size you have in mind, and with somebody you trust there while you are on duty.',
  'point.aside.until':
    'Leaving may be thought of once its income has covered {debt, select, yes {the house and the instalments} other {the house}} for six months in a row.',
  'point.aside.until.stay':
    'Leaving is to be thought of only if its income has covered {debt, select, yes {the house and the instalments} other {the house}} for a whole year.',
  'point.aside.loan.well':
    'The loan that is there goes on out of the salary: debts are in good hands in your chart, yet what you begin takes no second one.',
  'point.aside.loan.mixed':
    'The loan that is there is paid out of the salary: your chart is divided over debts, so what you begin grows out of its own income and takes no second one.',
  'point.aside.loan.ill':
    'The loan that is there is a reason to keep the salary: debts press on your chart more than on most, so what you begin takes no second one until it is paid back.',
  'point.held.post': 'You hold a post already, so nothing has to be dated for it: stay there for now.',
  'point.run.leave':
    'Of job and business your chart leans to the business in the end, with the job kept until it carries you: trade has good ground in it, and {form}.',
  'point.run.both':
    'Of job and business your chart leans to both: keep the job and let the business grow beside it, since trade has good ground in it, and {form}.',
  'point.run.keep':
    'Of job and business your chart leans to the job, with the business kept beside it: trade has good ground in it, while {form}.',
  'point.run.small':
    'Of job and business your chart leans a little to the business, with the job kept while it is small: {form}, while the ground of trade itself is even.',
  'point.run.open':
    'Of job and business your chart leans to both for now: {form}, and the ground of trade is even, so the figures of the business decide.',
  'point.run.slow':
    'Of job and business your chart leans to the business only slowly, with the job kept and without borrowed money: {form}, while more hinders trade here than helps it.',
  'point.run.stay':
    'Of job and business your chart leans to the job, with the business at the size it has: the ground of trade is even, and {form}.',
  'point.run.no': 'Of job and business your chart leans to the job: more hinders trade in it than helps it, and {form}.',
  'point.run.post': 'The post you hold needs no date: stay in it, and give the business the hours that are yours.',
  'point.run.grow': 'Add one buyer or one outlet at a time, and see first who does the work while you are on duty.',
  'point.run.month.bears':
    '{label}, which you name for leaving, falls into a time that bears the step, {span}; the income decides whether it is that month.',
  'point.run.month.early': '{label}, which you name for leaving, is early: the chart holds no time there that bears so large a step.',
  'point.run.month.earlyFirst':
    '{label}, which you name for leaving, is early: the chart holds no time there for so large a step, and the first that bears it is {span}.',
  'point.run.month.stay':
    '{label}, which you name for leaving, is no month to resign in: the chart keeps the post as the ground that you stand on.',
  'point.aside.rules':
    'Read first what the rules of your service say: many allow a trade beside the post only with a permission in writing.',
  'point.own.done.yes': 'By your chart it was a sound step: trade has good ground in it, and {form}.',
  'point.own.done.beside':
    'The step has ground, since trade is carried well in your chart; yet {form}, so keep a small regular income beside it until it pays.',
  'point.own.done.small': 'It was no wrong step, if it is kept small at first: {form}, while the ground of trade itself is even.',
  'point.own.done.open':
    'Your chart neither praises nor blames the step: {form}, and the ground of trade is even, so the paying customers of the first year decide.',
  'point.own.done.later':
    'The step was early more than wrong: the ground of trade is even in your chart, and {form}, so let a small regular income run beside it.',
  'point.own.done.slow':
    'It is a slow road and no wrong one: {form}, while more hinders trade here than helps it, so let it grow without borrowed money.',
  'point.own.done.no':
    'It goes uphill: more hinders trade in your chart than helps it, and {form}. So give it a figure and a date, with a small regular income beside it.',
  'point.own.done.plainNo':
    'It goes uphill: more hinders trade in your chart than helps it, and a post serves you as well. So give it a figure and a date.',
  'point.left.move': 'It was no wrong step: your chart speaks more for moving on now than for staying.',
  'point.left.stay': 'It was early more than wrong: your chart would have had you stay a while longer, until an offer was signed.',
  'point.left.even': 'Your chart neither praises nor blames the step: what you do next counts for more.',
  'noun.rise': 'a rise in pay',
  'point.rise.now': 'Ask for it within that time, once and by name, with your results on one page.',
  'point.pay.again.well': 'The same pay or more is within reach: more in your chart keeps money than draws it away.',
  'point.pay.again.mixed':
    'Count on about the same pay: in your chart money comes and goes alike, so it speaks neither for a large rise nor for a large cut.',
  'point.pay.again.ill':
    'It may begin lower: more in your chart draws money away than keeps it, so weigh the way up in a post above its first pay.',
  'point.pay.change.well': 'Rather yes: in money your chart keeps more than it loses, so a new post can pay better than this one.',
  'point.pay.change.mixed': 'A little better rather than much: over money your chart is divided, so the talks about the offer decide.',
  'point.pay.change.ill':
    'Not by the change alone: more in your chart draws money away than keeps it, so weigh the whole offer and not its first figure.',
  'point.pay.change.ask': 'Ask for it in the talks about the offer, {span}, before you sign: pay is easiest to raise on the way in.',
  'point.pay.change.now': 'Ask for it in the talks about an offer, now until {to}, before you sign: pay is easiest to raise on the way in.',
  'point.pay.change.any': 'Ask for it in the talks about an offer, before you sign: pay is easiest to raise on the way in.',
  'point.pay.again.name': 'Name your old figure first in the talks of {span}: that time bears it.',
  'point.pay.again.later': 'A first post can be a bridge; the talk about more has its time in {span}.',
  'noun.new': 'something new',
  'point.new.well': 'Yes, beside what runs: trade has good ground in your chart, and bears a second line.',
  'point.new.mixed': 'Only in small and beside what runs: the ground of trade is even in your chart.',
  'point.new.ill': 'Not before what runs is even again: more hinders trade in your chart than helps it.',
  'point.second.well': 'By your chart, yes: the ground of trade is good, and bears a second place.',
  'point.second.mixed': 'Only once the first place pays for it: the ground of trade is even in your chart.',
  'point.second.ill': 'Rather make the first place stronger: more hinders trade in your chart than helps it.',
  'point.funds.well':
    'The chart is for it: the houses of partners (7th) and of their money (8th) are in good hands ({lords}), so take an investor, with share and exit in writing.',
  'point.funds.mixed':
    'In part: of the houses of partners (7th) and of their money (8th) one is in good hands and one is not ({lords}), so a small share against a fixed sum, and no more.',
  'point.funds.ill':
    'Rather not for a share: the houses of partners (7th) and of their money (8th) ask for care ({lords}), so look for an order paid in advance or a small fixed loan first.',
  'point.backOr.back':
    'So the way back comes first: go on applying until {date}, and where no post has come by then, begin {other} with a quiet mind.',
  'point.backOr.other':
    'So {other} comes first: {kind, select, study {ask this month when its next entry closes} own {begin it in a small form} government {ask for the next notice} other {take the first step for it this month}}, and take a post that is offered meanwhile, so that money comes in until it carries.',
  'point.backOr.even':
    'So neither has to be dropped: go on applying until {date}, prepare {other} beside it, and let what opens first decide.',
  'point.take.grow':
    'Yes, the place can be taken: trade has good ground in your chart and bears a larger room, as long as its rent is counted from a weak month and not from a good one.',
  'point.take.later':
    'Yes to the place, and not yet to a signature: trade has good ground in your chart, while the months at hand are for preparing. If this very place cannot wait, take it for eleven months with a way out.',
  'point.take.hold':
    'Take it only in a smaller form: the trade bears its present size in this chart, so ask for a lower deposit or a part of the room, and for a term of a year with a way out.',
  'point.take.shrink':
    'Not now: more in this chart hinders trade than helps it, so keep the place that costs little, and let the customers grow before the rent does.',
  'point.take.income.well': 'Income can grow with it: money stays with you in this chart once it has come.',
  'point.take.income.mixed':
    'Income grows slowly with it, since money comes and goes alike in this chart: count on half of what you hope for in the first year.',
  'point.take.income.ill':
    'Income can rise and still not stay, since this chart spends what it earns: put a fixed part aside before the rent is paid.',
  'point.take.loan.well':
    'A loan for it can be carried and paid off in this chart, in your own name and not larger than a year of what is left over.',
  'point.take.loan.mixed':
    'Of a loan take the smaller half: the chart pays it off, but slowly, so the deposit comes from savings and only tools from the bank.',
  'point.take.loan.ill': 'No loan for it: what is borrowed stays long with this chart, so the deposit is saved first, or paid in parts.',
  'point.take.against':
    'With whoever at home is against it one sheet does more than a quarrel: what comes in now, the rent, the instalment, and the month in which you would give the place back.',
  'point.put.grow':
    'Yes, the trade itself can bear more money: more in this chart helps it than hinders it. Put in what it has earned first, and of savings no more than you can miss for two years.',
  'point.put.hold':
    'Put in a part and keep the rest: the trade bears its present size, so let the first part come back before the second goes in.',
  'point.put.shrink':
    'Rather keep it for now: more in this chart hinders the trade than helps it, so let it grow from what it earns, and not from savings or a loan.',
  'point.put.money.well': 'Money itself stays with you in this chart, so what is put in can be counted on to be there.',
  'point.put.money.mixed': 'Money comes and goes alike in this chart, so keep the expenses of six months outside the trade.',
  'point.put.money.ill':
    'More in this chart draws money away than keeps it, so keep the expenses of six months outside the trade, where nobody can ask for them.',
  'point.put.lease':
    'Sign for what is rented only if the weak months pay its rent as well, and with a clause that lets you out after a year.',
  'point.put.shared':
    'With a partner put it on one page before the money: whose it is, what share it earns, and how either of you gets it back.',
  'point.invest.theirs':
    'What somebody else’s trade earns stands in no chart of yours: ask for its accounts of twelve months, and for a paper that says what share is yours and how the money comes back.',
  'point.trade.well': 'Your trade has good ground in this chart: more helps it than hinders it.',
  'point.trade.mixed': 'The ground of your trade is even in this chart: it grows by what you do for it, and not by itself.',
  'point.trade.ill': 'The ground of your trade asks for care in this chart: more hinders it than helps, so margin comes before size.',
  'point.close.well': 'Your chart does not ask you to close: the ground of trade is good, so what has fallen can be mended.',
  'point.close.mixed': 'Not yet, and not at any price: the ground of trade is even in your chart, so let a figure decide.',
  'point.close.ill': 'To close in good order would not go against your chart: more hinders trade in it than helps.',
  'point.close.limitNow':
    'Fix a monthly figure now and look at it on {to}, when the time for your business that runs ends: where it is missed, scale down or close, without new debt.',
  'point.close.limit':
    'Fix a monthly figure now and look at it on {to}, when the time for your business that begins on {from} ends: where it is missed, scale down or close, without new debt.',
  'point.close.open':
    'Fix a monthly figure and a day within six months yourself, since no time of the next two years is worth holding out for: where it is missed, scale down or close, without new debt.',
  'point.debt.missed':
    'This is no matter of the chart: a bank counts a loan as bad once an instalment is 90 days late, so ask in writing before that day for a longer term or a smaller instalment, with a stamped copy for you; if the day has passed, ask in the same way for a settlement.',
  'point.close.post.service': 'Of a post and a trade your chart favours the post, so the way back has it on its side.',
  'point.close.post.business':
    'Of a post and a trade your chart favours dealing on your own account, so take a post as a bridge and not for good.',
  'point.close.post.profession':
    'If a post is taken all the same, let it be one that builds a skill under your own name, which is the form that your chart carries best.',
  'point.close.post.even': 'Between a post and a trade your chart does not choose, so the steadier income may.',
  'point.change.stay': 'So look from the post you hold, and resign only on a signed offer.',
  'point.change.stayThen':
    'As to going: stay until you hold a signed offer, and switch then; your chart speaks a little more for staying where you are while you look than for leaving first.',
  'point.look.near.step': 'Yes: look and apply now, and sign {when}.',
  'point.look.near.guarded': 'Yes: look and apply now, and sign {when}, with a second plan kept.',
  'point.look.fears':
    'Yes: look and apply now. No time of the next twelve months is marked for signing; should the post go, take the first sound offer.',
  'point.look.far':
    'Yes, look and apply from now on; no time of the next twelve months is marked for signing, so let the terms of an offer decide.',
  'point.look.no': 'No, there is no need to go out now: no time of the next twelve months is marked for signing elsewhere.',
  'point.look.undated': 'Yes: look and apply now, and let the terms of an offer decide and not a date.',
  'point.look.stay': 'Stay until an offer is signed: your chart speaks a little more for the post you hold than for leaving it first.',
  'point.look.even':
    'Between the post you hold and a new one your chart does not choose, so let the first signed offer decide that is better on paper.',
  'point.look.move': 'Your chart gives a little more support to moving on than to staying, so go once an offer is signed, and not before.',
  'point.change.move': 'So move, but onto a signed offer and not into nothing.',
  'point.change.even': 'So let the first signed offer decide that is better on paper.',
  'point.reinstated.review':
    'On which day the order comes no chart tells; by the rules of most services a suspension is reviewed after 90 days, so where no charge has come by then ask for that review in writing, and for the allowance with it.',
  'point.apprentice.stay': 'Rather try to be kept: this chart speaks a little more for the place where you are than for a change.',
  'point.apprentice.outside':
    'Rather look outside while the training still runs: this chart speaks a little more for a change than for the place where you are.',
  'point.apprentice.even': 'Between being kept and looking outside this chart leans to neither, so do both, and take what is signed first.',
  'point.apprentice.ask':
    'Whether a firm keeps whom it trains its vacancies decide, and no chart; the training binds it to nothing. Ask by {date} whether there is a post for you, have the certificate in hand on the last day, and send three applications elsewhere before it.',
  'point.withFirm.go':
    'Rather go with the post than out of it: this chart speaks a little more for holding what you have{isOffered, select, yes {, and a settlement is spent sooner than a post} other {}}.',
  'point.withFirm.leave':
    'Rather let the post go where you need not follow it: this chart speaks a little more for a change of employer{isOffered, select, yes {, so the settlement can carry the search} other {, and the search begins while you still draw the pay}}.',
  'point.withFirm.even':
    'Between going with the post and leaving it this chart leans to neither, so the terms on paper decide: go where they are better for three years.',
  'point.withFirm.place.far':
    'A place away from home is no hindrance here: away from the place of birth this chart carries you better than near it.',
  'point.withFirm.place.near':
    'Near the place of birth this chart carries you better than away from it, so go alone for the first months, and let the household follow only once the place has proved itself.',
  'point.withFirm.place.even': 'Home and distance weigh alike in this chart, so the new town is neither help nor hindrance by itself.',
  'point.withFirm.terms':
    'Before you answer have it in writing: the pay and the rent there, who bears the move, and {isOffered, select, yes {of the settlement the sum, the dues that belong to it and the day it is paid} other {what is due to you if you do not go}}.',
  'point.offer.open.begin': 'The day is good: a time for the step itself runs until {to}, so answer within it.',
  'point.offer.open.try':
    'The day is fair: a time for trying runs until {to}, so ask for a probation that binds you as little as the firm.',
  'point.offer.open.prepare':
    'The time that runs until {to} is one for preparing, so have pay, place and joining day in writing before you give notice.',
  'point.offer.soon': 'The next time for a new post is {span}: ask for a joining day in it.',
  'point.offer.far':
    'The next time for a new post, {span}, is too far off to wait for, so pay, terms and the people you would work for decide.',
  'point.offer.soon.abroad':
    'The next time for going abroad is {span}: ask for a joining day in it, with contract, pay and visa in writing before the ticket.',
  'point.offer.far.abroad':
    'The next time for going abroad, {span}, is too far off to wait for with an offer in hand, so contract, pay and visa decide: see them in writing before the ticket.',
  'point.offer.two.service':
    'Take the one in the larger body with clear ranks, where pay and terms are alike: that is the form of work your chart favours. The two firms themselves it does not know.',
  'point.offer.two.business':
    'Take the one that brings you near customers and lets you earn by results, where pay and terms are alike: dealing is the form of work your chart favours. The two firms themselves it does not know.',
  'point.offer.two.profession':
    'Take the one that teaches you a skill you can put your own name to, where pay and terms are alike: that is the form of work your chart favours. The two firms themselves it does not know.',
  'point.offer.two.even':
    'Your chart does not tell the two apart: it favours no form of work, and firms it does not know, so put pay, rent, hours and what each teaches side by side.',
  'point.retire.early': 'To leave early has more of your chart with it than to wait for the term.',
  'point.retire.term': 'Rather at the term than before it: for the time being your chart speaks for staying in the post.',
  'point.retire.even': 'Early or at the term, your chart does not choose: the pension rules may.',
  'point.retire.money.well': 'Money stays with you, so a sum paid at leaving keeps, if it is not lent away.',
  'point.retire.money.mixed':
    'Money comes and goes alike in this chart, so leave only on a monthly pension that covers the house, and not on a single sum.',
  'point.retire.money.ill': 'Money runs out easily in this chart, so every further year of salary counts more than a sum at leaving.',
  'point.retire.after.service': 'Do it within a larger body, a school, a trust or a society: that is the form of work your chart favours.',
  'point.retire.after.business': 'It can be a small trade of your own: dealing on your own account is the form of work your chart favours.',
  'point.retire.after.profession': 'Advise or teach under your own name: that is the form of work your chart favours.',
  'point.retire.after.even':
    'Part of the week in a body of others and part on your own uses both sides, since your chart favours neither form.',
  'point.arrange.well': 'By your chart, yes: the sum can be brought together, since more in it keeps money than draws it away.',
  'point.arrange.mixed': 'In parts: money comes and goes alike in your chart, so count on two or three sources and not on one.',
  'point.arrange.ill': 'Not from your own means alone: more in your chart draws money away than keeps it, so ask family or a bank early.',
  'point.arrange.now': 'A good time for it runs now, until {to}.',
  'point.arrange.time': 'Money comes most easily {span}.',
  'point.arrange.before': 'For a day before that begin now, with a written promise from each source.',
  'point.debt.well': 'Debts are in good hands in your chart, and can be brought down in order.',
  'point.debt.mixed': 'Debts come down by steps, with months that stand still: your chart is divided over them.',
  'point.debt.ill': 'Debts press on your chart more than on most, so it takes a written plan, and the lowest cost of living you can bear.',
  'course.noun.owed': 'what you owe',
  'course.noun.pressed': 'your money',
  'course.noun.money': 'your money',
  'course.phases': 'For {noun} the time ahead {list}.',
  'course.hard': 'is hard until {to} (the sub-period of {antar})',
  'course.hardAhead': 'is hardest from {from} to {to} (the sub-period of {antar})',
  'course.after': 'is freer after that',
  'course.care': 'asks for care until {to} ({passage})',
  'course.careHelped': 'asks for care, with times in it that help, until {to} ({passage})',
  'course.easier': 'has its next full help from {from}',
  'course.easier.period': 'has its next help from {from} (the sub-period of {antar})',
  'course.saturn.dhaiya8': 'ashtama shani, Saturn in the 8th from your Moon',
  'course.saturn.dhaiya4': 'ardhashtama shani, Saturn in the 4th from your Moon',
  'course.saturn.sadeSati': 'sade sati, Saturn around your Moon',
  'course.times.owed':
    '{count, plural, one {The time to bring the debt down} other {The times to bring the debt down, in order}}: {spans}.',
  'course.times.pressed': '{count, plural, one {The time to build up again} other {The times to build up again, in order}}: {spans}.',
  'course.times.money':
    '{count, plural, one {The time to put money in order} other {The times to put money in order, one after the other}}: {spans}.',
  'course.full': '{span}',
  'course.best': '{span} (the best of the next five years)',
  'course.light': '{span} (a light one)',
  'course.season': '{span} (the whole sub-period of {antar}, a favourable one)',
  'course.season.with': '{span} (the whole sub-period of {antar}, a favourable one; in it {openings})',
  'course.within.full': '{span}',
  'course.within.best': '{span} as the best of the next five years',
  'course.beyond.full': '{span}, which goes on after it',
  'course.beyond.best': '{span} as the best of the next five years, which goes on after it',
  'course.horizon.owed': 'What you owe can come down by steps: {list}; the day of the last payment no chart gives.',
  'course.horizon.pressed': 'What was lost can be built up again by steps: {list}; the day on which all is made good no chart gives.',
  'course.horizon.money': 'Your money can come into order by steps: {list}; the day on which it is no worry any more no chart gives.',
  'course.eases': 'it eases from {from}',
  'course.main.owed': 'the best time for the largest payment is {span}',
  'course.main.pressed': 'the best time for the main settlement is {span}',
  'course.main.money': 'the best time to fix the part that stays is {span}',
  'course.mainNow.owed': 'the best time for the largest payment runs now until {to}',
  'course.mainNow.pressed': 'the best time for the main settlement runs now until {to}',
  'course.mainNow.money': 'the best time to fix the part that stays runs now until {to}',
  'course.rest.owed': 'the remainder can be small by about {by}',
  'course.rest.pressed': 'the larger part can be there again by about {by}',
  'course.rest.money': 'the larger part of it can be in order by about {by}',
  'course.restThen.owed': 'by its end the remainder can be small',
  'course.restThen.pressed': 'by its end the larger part can be there again',
  'course.restThen.money': 'by its end the larger part of it can be in order',
  'course.firstThen.owed': 'by its end a first part can be paid',
  'course.firstThen.pressed': 'by its end a first part can be there again',
  'course.firstThen.money': 'by its end a first part of it can be in order',
  'course.firstBefore.owed': 'a first part can be paid already by about {by}',
  'course.firstBefore.pressed': 'a first part can be there again already by about {by}',
  'course.firstBefore.money': 'a first part of it can be in order already by about {by}',
  'course.easesAll': 'the whole of it eases from {from}',
  'course.first.owed': 'a first part can be paid by about {by}',
  'course.first.pressed': 'a first part can be there again by about {by}',
  'course.first.money': 'a first part of it can be in order by about {by}',
  'course.small': '{count, plural, one {It is no full one} other {None of them is full}}, so go by small steps.',
  'point.debt.inName':
    'Whether the other pays no chart of yours can say; before the lender a loan in your name is yours, so ask for the statement, and have the share of each put in writing.',
  'point.debt.last': 'The day of the last instalment itself depends on the sum and the lender, which no chart knows.',
  'point.debt.rule': 'For now no new loan, the dearest debt first, and one fixed day a month for it.',
  'point.debt.without':
    'Until you earn again, ask each lender in writing for a pause or a smaller instalment, before one is missed; most grant it more easily then.',
  'point.purse.work.well': 'Of {who}’s work your chart speaks well, so it can carry the home again; a day for that stands in {own}.',
  'point.purse.work.mixed':
    'Of {who}’s work your chart says as much for as against, so count on a part of it; a day for its turn stands in {own}.',
  'point.purse.work.ill':
    'Of {who}’s work your chart asks patience, so let the home lean on something beside it for now; a day for its turn stands in {own}.',
  'point.purse.do.relatives':
    'One step this month: list on one page what is owed to which relative or friend, and let something go back on one fixed day a month, however small.',
  'point.purse.do.lenders':
    'One step this month: list every lender with sum and interest on one page, the dearest first, and keep one fixed day a month for it.',
  'point.purse.do.home': 'One step this month: write down together what the home needs and what comes in, and buy nothing new on credit.',
  'market.guests': '{list} {n, plural, one {stands} other {stand}} in it, and ',
  'market.ill':
    'The share market is read from the 5th house: {guests}its lord, {lord}, is {state}. So no trading to win the loss back, and nothing on borrowed money.',
  'market.mixed':
    'The share market is read from the 5th house: {guests}its lord, {lord}, is {state}. That is no firm ground, so nothing on borrowed money, and no quick trading.',
  'market.well':
    'The share market is read from the 5th house: its lord, {lord}, is {state}. That ground is good, but a debt is no stake: come back small, after the last loan.',
  'market.away': 'Keep away from it most in the sub-period of {antar}, {span}.',
  'point.owed.cannot': 'Whether the whole of it comes no chart can say: papers, messages and witnesses decide that.',
  'point.owed.well': 'Yours brings money in more easily than it lets it go, so it is worth pressing for.',
  'point.owed.mixed': 'In yours money comes and goes alike, so press for it in parts, and take a part that is offered.',
  'point.owed.ill': 'In yours more draws money away than brings it, so press for it in writing, and plan the household without it.',
  'point.taken.cannot':
    'Whether all that {taker, select, partner {your partner took} friend {your friend took} kin {your relative took} agent {the agent took} company {the company took} other {was taken}} comes back no chart can say: papers, messages and witnesses decide that.',
  'point.taken.well': 'Yours brings money in more easily than it lets it go, so the most of it is worth pressing for.',
  'point.taken.mixed': 'In yours money comes and goes alike, so look for it in parts, and take a part that is offered.',
  'point.taken.ill':
    'In yours more draws money away than brings it, so reckon with a part of it at most, and plan the household without it.',
  'point.taken.law.well':
    'In a dispute you hold your ground better than it feels, so send a written notice through a lawyer, with a complaint to the police as the next step.',
  'point.taken.law.mixed': 'Over disputes your chart is divided: send a written notice first, and complain where the sum stands on paper.',
  'point.taken.law.ill':
    'A dispute asks more of you in this chart than it gives back, so a written notice and a settlement in parts come before a court.',
  'point.owed.now': 'A time for that runs now, until {to}.',
  'point.owed.time': 'The nearest time for that is {span}.',
  'point.owed.before': 'Until then gather every paper and message with its date.',
  'point.owed.market': 'What a market has taken no chart brings back; what it can say is how money is built up with you again.',
  'point.taken.now':
    'The notice waits for no sky: it goes out when the papers are together. For a talk about terms a time runs now, until {to}.',
  'point.taken.time':
    'The notice waits for no sky: it goes out when the papers are together. For a talk about terms the nearest time is {span}.',
  'point.taken.before': 'Until then take a part that is offered, against a receipt.',
  'point.enough.well': 'By your chart yes, with a fixed monthly sum: more in it keeps money than draws it away.',
  'point.enough.mixed': 'It can be, if the monthly cost is fixed before the last salary: in your chart money comes and goes alike.',
  'point.enough.ill':
    'Not by itself: more in your chart draws money away than keeps it, so plan a small income beside it and lend nothing.',
  'point.stop.well':
    'You need not leave it for good: {lord}, lord of the 5th, which is asked for what rises and falls, stands well. Trade only with what you can lose.',
  'point.stop.mixed':
    'Rather pause, and come back small: {lord}, lord of the 5th, which is asked for what rises and falls, neither helps nor hinders.',
  'point.stop.ill':
    'By your chart, yes: {lord}, lord of the 5th, which is asked for what rises and falls, is under strain, so leave it to others.',
  'point.stop.money.well': 'What is kept elsewhere stays with you, so let that be the larger part.',
  'point.stop.money.mixed': 'Money comes and goes alike with you, so put by a reserve of six months first.',
  'point.stop.money.ill': 'More draws money away from you than keeps it, so borrow nothing to win a loss back.',
  'point.live.well':
    'It has some ground: {lord}, lord of the 5th, which is asked for what rises and falls, stands well. Keep a year’s living cost outside it all the same.',
  'point.live.mixed':
    'Not as your only income: {lord}, lord of the 5th, which is asked for what rises and falls, neither helps nor hinders, so keep a post or a trade beside it.',
  'point.live.ill':
    'By your chart rather no: {lord}, lord of the 5th, which is asked for what rises and falls, is under strain, so look for a post, and trade with small sums at most.',
  'point.hold.well':
    'By your chart a part can stay: {lord}, lord of the 5th, which is asked for what rises and falls, stands well. Sell what you would need within a year.',
  'point.hold.mixed':
    'Sell a part and hold a part: {lord}, lord of the 5th, which is asked for what rises and falls, neither helps nor hinders.',
  'point.hold.ill':
    'By your chart rather sell, in parts: {lord}, lord of the 5th, which is asked for what rises and falls, is under strain.',
  'point.which.well':
    'The larger part where it is fixed and a smaller one in what grows: in your chart money stays with you, so both can be borne.',
  'point.which.mixed':
    'Mostly what is fixed for three years, and little in what rises and falls: in your chart money comes and goes alike.',
  'point.which.ill':
    'First what is safe and can be had back at once, for six months of cost: in your chart more draws money away than keeps it. Only what is left over may rise and fall.',
  'point.invest.well': 'Yes, by fixed parts each month: in your chart money stays with you.',
  'point.invest.mixed': 'Only what you need not touch for three years: in your chart money comes and goes alike.',
  'point.invest.ill': 'First a reserve of six months, then small parts: in your chart more draws money away than keeps it.',
  'point.invest.shares.well':
    'For what rises and falls the 5th house is asked: its lord, {lord}, stands well, so a part in shares can be borne.',
  'point.invest.shares.mixed':
    'For what rises and falls the 5th house is asked: its lord, {lord}, neither helps nor hinders, so keep shares the smaller part.',
  'point.invest.shares.ill':
    'For what rises and falls the 5th house is asked: its lord, {lord}, is under strain, so leave quick trading to others.',
  'point.invest.now': 'A first step has time until {to}.',
  'point.invest.time': 'A first step belongs to {span}.',
  'point.invest.before': 'Until then build the reserve, and clear what costs interest.',
  'point.invest.price': 'Which paper or metal, and at what price, no chart knows.',
  'point.move.well': 'Yes, a change of house has good ground in your chart.',
  'point.move.mixed': 'It can be done, and your chart neither urges it nor holds you back: over house and home as much helps as hinders.',
  'point.move.ill': 'Only for a plain reason, such as rent or the way to work: over house and home more hinders in your chart than helps.',
  'point.move.now': 'A good time for moving in runs now, until {to}.',
  'point.move.time': 'For moving in the nearest time is {span}.',
  'point.move.before': 'A rented house need not wait for it: choose by light, rent and quiet, and keep the larger costs for then.',
  'point.move.late': 'In {year} itself no such time is left.',
  'point.course.well': 'Yes: further study has good ground in your chart.',
  'point.course.mixed': 'It can be done: over further study your chart is even, so let what the course leads to decide.',
  'point.course.ill': 'Only if the work you want asks for it: more hinders further study in your chart than helps it.',
  'point.course.theirs':
    'Which stream is a child’s by nature stands in the child’s own chart and not in yours: until it is read, go by the subject that is done without being told.',
  'point.sit.within': '{label} lies in a time that helps examinations.',
  'point.sit.outside': '{label} lies outside the times that help examinations, and its own preparation has to carry it.',
  'point.near': 'For {noun} the nearest time is {span}{use}.',
  'point.turn.well': 'The running sub-period, that of {antar}, is a favourable one until {to}, so the turn has ground already.',
  'point.turn.next': 'It eases from {from}, with the sub-period of {antar}, a favourable one.',
  'point.turn.under':
    'The sub-period of {antar}, {from} to {to}, is a favourable one as a whole: what is small and asked for goes more easily in it, while Saturn still delays payments and larger plans.',
  'point.turn.do.shrink':
    'For now bring the business down to the part that pays, and try another line or another kind of buyer inside it before any new trade.',
  'point.turn.do.hold':
    'For now keep the business at its size, and try another line or another kind of buyer inside it before any new trade.',
  'point.turn.do.grow': 'For now let the business grow out of what it earns, in the part that pays.',
  'point.turn.none': 'Nothing in the sky holds your trade down now, so prices, stock and customers decide more than waiting.',
  'point.step.farm.prepare': 'test the soil, mend the water and clear what is owed for seed',
  'point.step.farm.begin': 'put in the larger crop, with a part of it insured or sold beforehand',
  'point.step.farm.try': 'give one acre to something new, and the rest to what you know',
  'point.course.now': 'A good time for beginning a course runs now, until {to}.',
  'point.course.time': 'For beginning a course the nearest time is {span}.',
  'point.course.before': 'An admission before it follows the calendar of the college: use the next year for its entrance papers.',
  'point.result': 'The marks themselves no chart gives.',
  'exams.lead.clear': 'Of {names} your chart leans to {first}: {said}.',
  'exams.lead.slight': 'Of {names} your chart leans slightly to {first}: {said}.',
  'exams.lead.least': 'Of {names} neither comes easily by this chart; less speaks against {first}: {said}.',
  'exams.other': 'For {name}: {said}.',
  'exams.alike': 'Between {names} your chart does not choose.',
  'exams.same':
    'A chart knows no difference between {names}: they lead to the same kind of post. Sit a past paper of each against the clock, and aim at the one in which you score higher.',
  'exams.rank.command.high': 'it leads to command, and rank stands high here',
  'exams.rank.command.some': 'it leads to command, for which this chart has some support',
  'exams.rank.command.low': 'it leads to command, which this chart carries with effort',
  'exams.rank.desk.well': 'it leads to steady office duty, which has help here',
  'exams.rank.desk.mixed': 'it leads to steady office duty, neither helped nor hindered here',
  'exams.rank.desk.ill': 'it leads to steady office duty, which asks for patience here',
  'exams.place.near.near': 'its posts lie within one state, and near home this chart carries you better',
  'exams.place.near.far': 'its posts lie within one state, while away from home this chart carries you better',
  'exams.place.far.far': 'its posts may lie far from home, where this chart carries you better',
  'exams.place.far.near': 'its posts may lie far from home, while near it this chart carries you better',
} as const
