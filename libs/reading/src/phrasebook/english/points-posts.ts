/** Answers to what is asked of a post: whether it comes, when, where, and what it takes. */
export const POINTS_OF_POSTS = {
  'point.same': 'For {noun} it is the same times as above; the one to aim at is {span}.',
  'point.sameNow': 'For {noun} it is the same times as above; the one that is open runs until {to}.',
  'point.noTime': 'No time of the coming years stands out for {noun}, so it goes by readiness and by asking.',
  'point.named.all': '{label} is a good time for {noun}.',
  'point.named.bears': '{label} has a good time for {noun}: {spans}; the rest of it is for getting ready.',
  'point.named.prepares': '{label} is for getting {noun} ready, {spans}, and not for the step itself.',
  'point.named.try': '{label} is for a first step towards {noun}, {spans}; no time for the larger step lies in it.',
  'seat.here.plant': 'the plant where you work',
  'seat.here.factory': 'the works where you are now',
  'seat.here.bank': 'the bank where you work',
  'seat.here.school': 'the school where you teach',
  'seat.here.hospital': 'the hospital where you work',
  'seat.here.office': 'the department where you work',
  'seat.here.other': 'the place where you work',
  'seat.to.rail': 'the railways',
  'seat.to.other': 'the post through the examination',
  'seat.ground.exam.well': 'examinations have good ground',
  'seat.ground.exam.mixed': 'examinations have help and hindrance',
  'seat.ground.exam.ill': 'examinations ask for method',
  'seat.ground.job.well': 'daily duty is well carried',
  'seat.ground.job.mixed': 'daily duty is carried in part',
  'seat.ground.job.ill': 'daily duty asks for patience',
  'seat.clear': 'This chart leans clearly more to {one} than to {other}: {said}.',
  'seat.slight': 'This chart leans a little more to {one} than to {other}: {said}.',
  'seat.even':
    'Between {one} and {other} this chart takes neither side, so whichever calls first is the one to join. Of {one} it says: {said}.',
  'seat.reasons': '{list}',
  'seat.reasons.both': '{pro}, though {con}',
  'seat.other': 'Of {other} it says: {said}.',
  'seat.months':
    'For either the nearest {count, plural, one {month to use is} other {months to use are}} {months}: to hand in papers, to ask who is made permanent, and to join if you are called.',
  'seat.keep':
    'Keep your place until the list is out, and have each month of service there certified in writing: the next vacancy counts it, whichever of the two it is.',
  'seat.ask':
    'Ask there this month in writing how many places are to be filled and which certificate counts for them, and send the same papers to one other employer of the trade.',
  'seat.marked': 'The first marked time for it is {span}{use}.',
  'seat.marked.far': 'A longer marked time comes only with {span}; it is a second wind for your work, and nothing now has to wait for it.',
  'point.either.none': '{first} has no time of its own for {noun}, and {second} has none either; that alone rules neither out.',
  'point.either.ground': '{label} has a time for {noun}: {spans}.',
  'point.either.then': 'The nearest time for {noun} is {span}.',
  'point.either.it': 'it',
  'point.year.bears': '{label} has a time for {noun}: {span}{use}.',
  'point.year.prepares': '{label} prepares {noun} more than it brings it: {span}{use}.',
  'point.year.none': '{label} has no time of its own for {noun}; that alone does not rule it out.',
  'point.year.first': 'The first time that bears the step itself is {span}.',
  'point.year.nextNow': 'One is open already, until {to}{use}.',
  'point.year.next': 'The nearest time for it is {span}{use}.',
  'point.year.before': 'A time that bears the step comes before it: {span}.',
  'point.rank.high':
    'Rank suits you: {good} {goodCount, plural, one {stands} other {stand}} high, so ask for the post that answers for others.',
  'point.rank.some': 'Rank is carried in part, by {good}, so name the work you would answer for, and not the title.',
  'point.rank.low':
    'Rank itself has little support, for of {grahas} none has strength and a good house together, so let results and one who speaks for you carry the request.',
  'point.transfer.near': 'Towards home rather than further away: a posting near home has good ground.',
  'point.transfer.mixed': 'Near or far the chart leaves open: a posting near home is possible, and it is divided over it.',
  'point.transfer.far': 'Rather not near home at first: such a posting takes more than one request.',
  'point.transfer.near.far': 'For living as a whole distance leads in your chart, so a good place further away may serve as well.',
  'point.transfer.near.even': 'For living as a whole home and distance weigh alike, so one further away is no loss either.',
  'point.transfer.far.near': 'For living as a whole home leads in your chart, so it is worth asking again.',
  'point.transfer.home': 'Towards home leads the sub-period of {antar}, {span}: a request that names the place has most behind it then.',
  'rise.office.list':
    'Where a service promotes by seniority, its list, the reports of the last years and a vacancy decide: ask in writing for your place on the list and the month of the next review.',
  'rise.office.passed':
    'Where juniors went first, the list and the reports decide: ask in writing for your place on both and for the reason, and file it before the next review.',
  'rise.office.paper':
    'A departmental examination goes by its papers, and the list of those who passed by the vacancies: ask for the notice, the syllabus and its last day.',
  'rise.office.review':
    'A firm decides it at the review, by budget and by who speaks for you: ask on what day that is, and by what it is judged.',
  'rise.promised':
    'The promise itself: ask once, in writing, for the grade and the month, and give the answer a day; without one it is no reason to stay.',
  'rise.promised.open':
    'The promise itself: ask once, in writing, for the grade and the month, while the stretch that is open lasts, until {to}; if no date has come back by then, it is no reason to stay.',
  'rise.promised.ahead':
    'The promise itself: ask once, in writing, for the grade and the month, when the stretch opens on {from}; if no date has come back by {to}, it is no reason to stay.',
  'rise.turn.now': 'What is different now: the sub-period of {antar}, until {to}, is tied to work ({tie}) and {tone}.',
  'rise.turn.next': 'It turns with the sub-period of {antar}, {span}: it is tied to work ({tie}) and {tone}.',
  'rise.tone.well': 'a favourable one',
  'rise.tone.mixed': 'helps with one hand while it asks for care with the other',
  'point.rank.boss.strong':
    'As to the one above you: the Sun, which stands for superiors, is strong in your chart, so go to that person directly, with results; he or she can be won.',
  'point.rank.boss.plain':
    'As to the one above you: the Sun, which stands for superiors, gives as it gets in your chart, so show results in writing, and let a second superior see them.',
  'point.rank.boss.weak':
    'As to the one above you: the Sun, which stands for superiors, is weak in your chart, so do not hang the step on that one person: look for a second voice above you, and keep your results in writing.',
  'point.boss.well': 'Yes, it eases: more carries your work now than weighs on it.',
  'point.boss.plain':
    'It can ease: no sub-period under strain and no long passage of Saturn presses on your work now, so what goes on hangs on the two of you.',
  'point.boss.mixed': 'In part: some things carry your work now and some weigh on it, so some days go well with the same person.',
  'point.boss.ill': 'Not at once: it is an uphill stretch for your work, and it has an end.',
  'point.boss.do': 'Until then have what is agreed in writing the same day, and renew two contacts in another team.',
  'point.government.well': 'More yes than no: service of the state has good ground in your chart.',
  'point.government.well.slow':
    'More yes than no, by work rather than by ease: the houses of state service are good in your chart, while its grahas carry such work less easily than in most.',
  'point.government.ill.well':
    'Not easily: the houses of state service hinder in your chart more than they help, though its grahas suit such work, so keep a second road beside it.',
  'point.government.mixed': 'It is open: over service of the state your chart is divided, so the examination decides.',
  'point.government.slow':
    'A part of why no selection has come so far: the sub-period of {graha}, {kind, select, ill {which has to struggle} other {which has no tie to a post}}, runs until {to}.',
  'point.government.ill': 'Not easily: more hinders service of the state in your chart than helps it, so keep a second road beside it.',
  'point.workAgain.same': 'The field you come from is worth going back to.',
  'point.success.well': 'Your work goes up in the years ahead, by steps: more in your chart carries it than slows it.',
  'point.success.even': 'Your work goes as far as you carry it: what helps it and what slows it are even in your chart.',
  'point.success.ill': 'Your work goes up slowly: more in your chart slows it than speeds it, so what is built in small steps holds.',
  'point.admission.well': 'More yes than no: study has good ground in your chart.',
  'point.admission.mixed': 'It is open: over study your chart is even, so the entrance paper decides.',
  'point.admission.ill': 'Not easily: more hinders study in your chart than helps it, so apply to more than one place.',
  'point.admission.drop.well': 'If it fails, one more year is worth it: examinations have good ground in this chart.',
  'point.admission.drop.mixed':
    'If it fails, take the seat you can get: over examinations this chart is divided, so a year without one is a high price.',
  'point.admission.drop.ill':
    'If it fails, take the seat you can get: examinations come hard in this chart, and a second try does not change that.',
  'point.admission.year': '{label} has a time for it: {span}, when Jupiter or a sub-period of study is with you.',
  'point.admission.outside': '{label} has no time of its own for it, so it rests on marks and on the number of places you apply to.',
  'point.saleOfTrade.well': 'Rather wait than sell: the ground of trade is good in your chart, so what has fallen can be mended.',
  'point.saleOfTrade.mixed':
    'Neither in haste nor at any price: the ground of trade is even in your chart, so the time of the sale decides.',
  'point.saleOfTrade.mixedWait':
    'Rather wait for now: the ground of trade is even in your chart, and no time of the next two years bears the sale itself.',
  'point.saleOfTrade.ill': 'Rather sell than wait for better days: more hinders trade in your chart than helps it.',
  'point.saleOfTrade.time': 'A sale is borne best {span}: have the figure and three buyers ready before it.',
  'point.saleOfTrade.now': 'A time that bears a sale is open until {to}: ask three buyers in it, and take the figure you have set or none.',
  'point.saleOfTrade.nowWell':
    'So that you know what you hold, ask three buyers by {to}, while a time for it is open: only a price above what two more years would earn you is a reason to sell.',
  'point.saleOfTrade.timeWell':
    'So that you know what you hold, ask three buyers {span}: only a price above what two more years would earn you is a reason to sell.',
  'point.saleOfTrade.prepare':
    'Have it valued and speak with three buyers ({span}), and decide on {to} by their figures: above what two more years would earn you sell, below it you keep it.',
  'point.saleOfTrade.later':
    'The first time for a sale is {span}: have it valued now, and sell before it only where the offer is above what those years would earn you.',
  'point.saleOfTrade.open':
    'No time of the next two years is marked for a sale, so have it valued now, and sell where the offer is above what two more years would earn you.',
  'point.saleOfTrade.machine':
    'Until {day} write down what it earns each month beside {debt, select, yes {the instalment, fuel and driver: where the hire does not carry them by then, it is not kept for a better time: ask the lender what closes the loan, and sell at a figure above that} other {fuel, driver and repair: where the hire does not carry them by then, it is not kept for a better time}}.',
  'site.factory': 'factory',
  'site.unit': 'unit',
  'site.workshop': 'workshop',
  'site.shop': 'shop',
  'site.showroom': 'showroom',
  'site.branch': 'branch',
  'site.godown': 'godown',
  'site.mill': 'mill',
  'site.hotel': 'hotel',
  'site.plant': 'plant',
  'site.farm': 'farm',
  'site.restaurant': 'restaurant',
  'site.store': 'store',
  'site.outlet': 'outlet',
  'point.part.well': 'Of the two, hold on, with an end to it: the ground of trade is good in your chart, so the {sold} can mend.',
  'point.part.mixed': 'Neither of the two is ahead in your chart, since the ground of trade is even: let the {sold} show it by figures.',
  'point.part.ill': 'Of the two, sell the {sold}: more hinders trade in your chart than helps it, and less of it is carried more easily.',
  'point.part.kept': 'The {kept} stays in either case, so keep its money in an account of its own.',
  'point.part.figures':
    'First, by {day}: put on one page what the {sold} alone has earned in each of the last three months after wages and power, the instalments and interest that belong to it, and the sum that closes its loan.',
  'point.part.offersNow':
    'In the same weeks ask three buyers for a price in writing, because a time that bears a sale is open until {day}.',
  'point.part.decide':
    'Then decide: if it pays its own instalments and interest, hold it until {end}; if it does not, sell it from the first price that closes its loan.',
  'point.part.decideSell':
    'Then sell it from the first price that closes its loan; only if it pays all its own instalments and interest is it held until {end}.',
  'point.part.next': 'If you hold it, the next time that bears a sale is {span}: look at the same page at its beginning.',
  'point.part.noNext': 'If you hold it, look at the same page every third month, since no later time for a sale lies within that term.',
  'answer.do.part':
    'One thing to do this week: ask the bank in writing which part of the loan the {sold} carries and what closes that part today.',
  'answer.do.landOrMachine':
    'One thing to do this week: ask the lender in writing for the sum that settles the loan for the machine today, and for a day until which nothing is taken away.',
  'point.saleOfTrade.heir': 'Whether a child takes it on only that child can say: run it down to what you can carry alone.',
  'point.move.hold': 'So hold until {span}, the first time that bears the step, and prepare it until then.',
  'point.move.holdLine':
    'That change has its time {span}; a post in the line you know waits for no date, and is taken on the day it is offered.',
  'point.move.look': 'No time in reach bears the step itself, so prepare it {span} and weigh it anew after that.',
  'point.move.step': 'The time for it: {span}{use}.',
  'point.move.stepNow': 'The time for it is open until {to}{use}.',
  'point.wish.beside': 'From when: {span}{use}; until it pays twice running, your present work stays.',
  'point.wish.now': 'From now: the time that is open until {to} is for a fixed hour a day with a teacher and first work that others see.',
  'point.inHand.take':
    'Take it, once its terms are on paper: between the post you hold and this offer the chart speaks a little more for going.',
  'point.inHand.stay':
    'Do not sign it as it stands, and do not send it away either: the chart speaks a little more for the post you hold, so the offer has to win by its terms. Ask for them in one mail and give it a week; if they come, take it, and if not, let it go without regret.',
  'point.inHand.even':
    'The chart does not choose between the post you hold and this offer, so its terms do: ask for pay, hours and notice in writing, and take it if two of the three are better.',
  'point.inHand.commission.suits':
    'Pay by commission suits you, since dealing is the form of work your chart favours: still ask for a fixed part that pays rent and food, and for the share per sale in figures.',
  'point.inHand.commission.fixed':
    'Commission alone is not your ground, since dealing is not the form of work your chart favours most: ask that the fixed part comes near what you earn now for the first six months, and count the commission as an extra.',
  'point.inHand.kin.well':
    'Peace in the family has good ground here, so it can be left without a break: tell him yourself before anybody else does, thank him first, and offer to hand over in two months.',
  'point.inHand.kin.mixed':
    'The family may be cool for some weeks and come round: speak to him alone and early, ask once for a title and a share in writing, and if he gives neither, name your last day and whom you will train.',
  'point.inHand.kin.ill':
    'Peace in the family is thin ground here, so leave in steps: take one elder with you whom he respects, speak of your own home and what it costs and of nobody else’s share, and stay the full notice to the last day.',
  'point.inHand.far.far':
    'By your chart, yes, to the distance in it: far from the place of birth it carries you better than near it. What is left to read is the contract, in your own hand, with pay, room, leave and the way home.',
  'point.inHand.far.near':
    'The distance in it is no help of its own: near the place of birth this chart carries you better. So take it for a term and not for good, and only if what is left after rent there is clearly more than what you keep here.',
  'point.inHand.far.even':
    'Near and far weigh alike in this chart, so the sum decides: what is left after rent, food and one flight home a year, against what you keep here, and who stands beside those at home meanwhile.',
  'point.inHand.wedding.day':
    'The wedding on {day} asks that no month go without pay: have the first salary day on paper before you give notice, and let three weeks lie between the last day here, the wedding and the first day there.',
  'point.inHand.wedding':
    'With the wedding in {month}, let no month go without pay: have the first salary day on paper before you give notice, and set the change either a month before it or a month after.',
  'point.offer.bridge':
    'Take the smaller one as a bridge, and go on looking from it: a better one is found more easily from a post than from none.',
  'point.field.same':
    'You do not say which field it was, so it is not weighed here; to go back to what you know is the shorter way, whatever is carried best.',
  'point.postWhere.far':
    'One city from another no chart knows; of near and far this one leans away from home, so apply to the larger places further off first.',
  'point.postWhere.near': 'One city from another no chart knows; of near and far this one leans to work near home, so apply there first.',
  'point.postWhere.even':
    'One city from another no chart knows, and of near and far this one leans to neither: take the better post, wherever it is.',
  'point.spouse': 'A date for what they will do can come only from their own chart.',
} as const
