/** Answers where one breath asks of two steps at work: a seat made permanent or another firm, the line or another field, a further shop or waiting. */
export const POINTS_OF_FORKS = {
  'noun.orderOrOffer': 'a permanent order here or a signed offer elsewhere',
  'point.seatOr.well':
    'The seat first: that it is made permanent has good ground in your chart, though the list and its month are the firm’s.',
  'point.seatOr.mixed':
    'The seat first: over its being made permanent your chart is even, so what stands on paper counts, and not what is said each year.',
  'point.seatOr.ill':
    'The seat first: do not count on its being made permanent, since more in your chart slows steady service than speeds it.',
  'point.seatOr.state.well':
    'The seat first: that it is regularised has good ground in your chart, though the order comes by a rule or a list and by no chart.',
  'point.seatOr.state.mixed':
    'The seat first: over its being regularised your chart is even, so the rule, the vacancy and your papers decide more than it does.',
  'point.seatOr.state.ill':
    'The seat first: do not wait on its being regularised alone, since more in your chart slows a post under the state than speeds it.',
  'point.seatOr.stay':
    'As to going: stay, with a day to it. Ask in writing which list you stand on and by which month; where no order is on paper by {date}, go on a signed offer and hold on to no further promise.',
  'point.seatOr.both':
    'As to going: neither wait nor leap. Ask in writing for your place on the list, apply elsewhere in the same weeks, and take whichever is permanent and signed first; by {date} count what has come.',
  'point.seatOr.go':
    'As to going: rather change, but onto a signed paper. Ask here once in writing for the month of the order, and where the answer names none, move on by {date}.',
  'point.seatOr.offer':
    'The offer that lies there has a last day of its own: ask for one week on it, put the question of the order here in that week, and let a signed permanent place go for nothing that is only said.',
  'point.seatOr.case':
    'What your case before the court brings, and when, follows the court’s list and no chart: ask the lawyer in writing whether somebody who leaves keeps their place in it, before you resign.',
  'point.seatOr.contract':
    'A seat that is a contract again changes the gate and not the footing: take it only where the difference in pay covers rent and travel, or where its paper names the month of confirmation.',
  'point.lineOr.keep':
    'Stay in {line}: your chart carries it well, better than it does in about {less} charts in 10, so a standstill there is one of the season and of the project.',
  'point.lineOr.half':
    'Stay in {line} for this change of post: your chart carries it about as most do, so the years you have in it count for more than a fresh beginning.',
  'point.lineOr.inside':
    'Change inside the field and not out of it: {side} is carried better in your chart than {line}, and the years you have still count there.',
  'point.lineOr.out':
    'A change of field has your chart behind it: {line} is carried with effort, and {other} more easily. Go in steps, with a post of the old kind as the bridge.',
  'point.lineOr.outSlow':
    'No other field open to you is carried much better than {line}, so a change brings little: stay, take the nearest post in it, and learn one tool that the notices of this month ask for.',
  'point.lineOr.beside': 'Inside the field {side} is carried best; outside it, should you ever turn, {other}.',
  'point.lineOr.besideOut': 'Should you ever turn to another field, your chart carries {other} best.',
  'point.lineOr.named.to':
    'Of the two, rather {other}: your chart carries it better than {line}. Go in steps, and let go of the old line only once somebody pays for the new one.',
  'point.lineOr.named.stay':
    'Of the two, rather {line}: your chart carries it better than {other}, so what you have learned there is the stronger door.',
  'point.lineOr.named.alike':
    'Between {line} and {other} your chart sees little difference, so stay where your years count, and let {other} begin beside it in the evenings.',
  'point.lineOr.step': 'Before you turn, show one finished piece of {other} to somebody who hires for it, and ask what is still missing.',
  'point.bench':
    'Bench time is paid time to look in: apply from this week, take a project that the firm offers meanwhile, tell each caller your notice period at the start, and resign only on a signed offer.',
  'point.bench.until':
    'Take a project inside the firm if one is offered by {day}, since it pays while you look outside; the times named here are for the post outside, so apply from this week, tell each caller how long your notice runs, and give it only once the other letter is signed.',
  'point.branch.now':
    'Yes, rather now than later: trade has good ground in your chart and bears a second place, and a time for signing is near.',
  'point.branch.later':
    'Wait with the signature and begin small: trade has good ground in your chart and bears a second place, but the nearest time is not yet made for signing.',
  'point.branch.wait':
    'Rather wait for now: in this chart your trade bears the size it has, and a second rent comes after the first place has paid for a whole year.',
  'point.branch.limit':
    'Rather wait for now: trade has good ground in your chart, but with the limit drawn to its end a second rent would be paid out of the stock of the first place. Bring what is drawn down by a third, and look again.',
  'point.branch.no':
    'No, stay with the one place for now: more in this chart hinders trade than helps it, so margin comes before a second rent.',
  'point.branch.fallen':
    'Where buyers have gone elsewhere a second counter does not bring them back by itself: ask twenty old customers this month what they bought in the year, and where.',
  'point.branch.online':
    'The small step is the sale by phone: for three months offer what sells best there under the name of the shop, and note from which part of the town each order comes. It costs no rent, and it shows whether a counter there would live.',
  'point.branch.stall':
    'The small step is a counter for a season: a table in somebody else’s shop there, with what sells best, and a book of what it sells.',
  'point.branch.rent':
    'Count the new rent from a weak month of the first shop, with one more pair of hands, and with nothing sold there for the first three.',
  'point.larger.now':
    'Yes, the larger size has your chart behind it, and a time for signing is near. Keep to one order of steps: first written orders for six months, and then the paper at the bank.',
  'point.larger.later':
    'Grow, and do not sign yet: trade is well placed in your chart, but the nearest time prepares more than it begins. Use it for trial lots, and for quotations from two makers.',
  'point.larger.wait':
    'Rather wait with the loan: in this chart the trade bears the size it has. Serve new orders first in a second shift or through somebody’s free hours, and enlarge after six paid bills.',
  'point.larger.limit':
    'Rather wait with the loan: the trade itself is well placed in your chart, but where the credit line is drawn to its end a new instalment takes what running orders live on. A third of it comes down first.',
  'point.larger.no':
    'Rather wait, and enlarge nothing on a loan for now: your trade meets more hindrance than help in this chart. Serve new orders with what stands there, in a second shift or on job work.',
  'point.larger.loan.well':
    'The loan itself your chart can carry, if what is bought with it is its only security and the house stays out of the papers.',
  'point.larger.loan.mixed':
    'Over what is borrowed your chart is divided, so when you do enlarge, pay a third of the price from earnings and take an instalment that a weak month of the old orders pays by itself.',
  'point.larger.loan.ill':
    'What is borrowed stays long in this chart, so no instalment should depend on orders that are still to come: look at a used piece, or one on hire, first.',
  'point.larger.buyer':
    'That so much hangs on one buyer is a reason for the second one, and none for haste: ask the first for part payment at sixty days, and give the second no longer terms.',
  'ways.branch':
    'A further place is weighed by what the first one leaves over in a weak month, and by who stands behind the new counter while you are at the old one.',
  'point.lineOr.learn':
    'Stay in {line}, and learn {side}: your chart carries {side} {how, select, well {well} other {about as most do}}, while a way out of the field gives up the years that you have in it.',
  'point.lateJoin.well':
    'An offer keeps where the later day stands on paper, and what two sides agree on holds in this chart: ask the new firm for that day in one mail this week, and stay on for anybody only once its yes is there.',
  'point.lateJoin.mixed':
    'What two sides agree on holds in part in this chart, so leave on the day that both papers name: ask the new firm for a week more at most, in writing, and hand over well before it.',
  'point.lateJoin.ill':
    'What two sides agree on is slow to be kept in this chart, so let no day slip: leave on the date of your notice, and grant no extension without a new joining day that the other firm has signed.',
  'point.firm':
    'How long a firm stands no chart of yours can say: ask when salaries were last late, for how many months the money in hand lasts, and for the notice in writing.',
  'point.takeBack.stay':
    'Rather take the resignation back, if the firm says yes to it in writing: your chart speaks a little more for the post that is there, and a search goes on better from it.',
  'point.takeBack.even':
    'Whether to take the resignation back your chart leaves open: ask in writing whether the firm would agree, and take it back only where a first offer is not signed ten days before the last day.',
  'point.takeBack.move':
    'Rather let the resignation stand: your chart speaks a little more for moving on, so put the weeks that are left into the search.',
  'point.takeBack.hurt':
    'Back to the same desk only under another superior, and with that on paper; the way you were spoken to is reason enough to go on.',
  'point.shop.grow':
    'The trade can move into a rented place: it has good ground in your chart, and it runs already, so nothing in it has to be tried out first.',
  'point.shop.hold':
    'A small place, or a counter shared with somebody: the trade bears its present size in your chart, so the room grows after the orders and not before them.',
  'point.shop.shrink':
    'No rented place yet: more in your chart hinders trade than helps it, and at home it earns without a rent. Let the orders fill six full months first.',
  'point.shop.when.begin': 'When: {span}, the first marked time that bears an opening.',
  'point.shop.when.beginNow': 'When: now until {to}, a marked time that bears an opening.',
  'point.shop.when.try': 'When: {span}, a marked time that bears a trial, good for an opening on a paper of eleven months with a way out.',
  'point.shop.when.tryNow':
    'When: now until {to}, a marked time that bears a trial, good for an opening on a paper of eleven months with a way out.',
  'point.shop.when.orders':
    'When: no marked time that is near bears so large a step, and none has to be waited for; it follows the orders and the purse. The easiest {count, plural, one {month} other {months}} of the year to sign and open in: {months}.',
  'point.shop.when.plain':
    'When: no marked time that is near bears so large a step, and none has to be waited for; it follows what comes in and the purse.',
  'point.shop.purse':
    'It is time when an ordinary month of orders pays the rent twice over, and when the sum in hand covers the deposit, the fitting-out and six months of rent.',
} as const
