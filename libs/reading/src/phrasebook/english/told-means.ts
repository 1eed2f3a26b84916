/** Means of one's own that are told beside a step: what the chart has to say to them. */
export const TOLD_MEANS = {
  'told.savings.well':
    'What is put by holds in this chart, so a part of it may carry the step: half at most, and the other half stays where it is until the step pays for itself.',
  'told.savings.mixed':
    'What is put by comes and goes in this chart: let a quarter of it go in at first, and the next rupee only from what the step itself has brought in.',
  'told.savings.ill':
    'What is put by is slow to build up again in this chart: keep it as the floor of the house, and begin as small as the first payments of others allow.',
  'told.jewels.well':
    'If gold has to serve, pledge it rather than sell it, since what you borrow is carried well in this chart, and only in the week in which the step is signed. A bank writes each piece with its weight on the slip; set the month in which the last one comes home before the first one leaves.',
  'told.jewels.mixed':
    'Over borrowing this chart is divided, so let only as much gold go as half a year’s income can bring back, the plainest pieces first, and to a bank rather than to a private lender.',
  'told.jewels.ill':
    'Interest weighs heavily in this chart, so no pledge. If gold has to serve at all, let one piece be sold at the day’s rate by free choice, and let the step be as small as that one sum.',
  'told.jewels.hers':
    'The pieces are hers by law and by custom, so ask for her own yes at a time when nobody else sits by, and give her the slip to keep.',
  'told.placeOnSale.well':
    'Land and walls have good ground here, so this sale may be counted into the plan, with no date hung on it: ask a bank now what your pay alone carries, and let the sale make that loan smaller when it comes.',
  'told.placeOnSale.mixed':
    'Count half of its price into the plan and no more, since house and land come by steps here: choose the home by what pay and savings carry, and let the sale be a part payment on the loan.',
  'told.placeOnSale.ill':
    'Make the plan without it, since house and land ask for patience here: choose the home by what pay and savings carry, and let the sale bring the loan down later.',
  'told.placeOnSale.theirs':
    'The word on it is with the one in whose name it stands, so agree with them on two numbers, the lowest price and the month until which it is held.',
  'told.placeOnSale.own': 'Write down two numbers before the next buyer comes, the lowest price and the month until which you hold it.',
  'told.landToSell.well':
    'House and land have good ground in this chart, so a buyer at a fair price can be counted on. Put no signature under the step all the same until the earnest money is in the bank.',
  'told.landToSell.mixed':
    'House and land have two sides in this chart, so the first buyer is seldom the one who pays. Cut the step in two, and let the first half need no rupee of that sale.',
  'told.landToSell.ill':
    'House and land are slow to turn into money in this chart, and whoever hurries sells cheap. Let a lease or one small part of it pay for a smaller beginning, and keep the rest unsold.',
  'told.landToSell.now': 'For taking buyers there a time runs now, until {to}.',
  'told.landToSell.time': 'For taking buyers there the nearest time is {span}; have the title read and the tax paid up by then.',
  'told.instalment.well':
    'What has to be paid each month is no chain in this chart, where debts are in good hands. Lay {reserve} aside in an account of its own, and it is no reason against the step.',
  'told.instalment.mixed':
    'What has to be paid each month is borne in this chart as long as nothing else is missed. Lay {reserve} aside first, and let the step begin with what is above that.',
  'told.instalment.ill':
    'What has to be paid each month presses sooner in this chart than in most, so it sets the size of the step. Lay {reserve} aside before anything is given up, and until then try the new thing beside the old income.',
  'told.instalment.post.well':
    'Debts are in good hands in this chart, so {reserve} in an account of its own is enough against a gap between two posts.',
  'told.instalment.post.mixed':
    'Debts have two sides in this chart: lay {reserve} aside while the salary still comes, and bind no new part of it before that stands.',
  'told.instalment.post.ill':
    'Debts press sooner in this chart than in most: ask the bank for a longer term while you are still paid, and lay {reserve} aside from what that frees.',
  'told.instalment.reserve.well': 'three months of it',
  'told.instalment.reserve.mixed': 'six months of it',
  'told.instalment.reserve.ill': 'a full year of it',
  'told.instalment.sum': ' ({sum} in all)',
  'told.lentPaper.cheque':
    'In India a bank honours a cheque for three months from the date on it, so look at that date today. An older one is paid no more and still shows in writing that the sum is owed; where a newer one comes back, the written demand has to go out within thirty days of the bank’s slip.',
  'told.lentPaper.note':
    'A signed note is the best thing you hold, and in India it carries a claim for three years as a rule. One signed line that the sum is still owed, given before they are over, lets them begin anew.',
  'told.lentPaper.note.late':
    'A signed note is the best thing you hold, and in India it carries a claim for three years as a rule, which may be over here. A new promise to pay in writing, signed, stands by itself even then, so let that be the first thing you ask for, before any rupee.',
  'told.lentPaper.none.late':
    'In India a loan is claimed within three years as a rule, and those may be over here. What mends it is a new promise in writing, signed: the sum, the months, the day of the first part. Ask for that line before any rupee.',
  'told.lentPaper.bills':
    'Bills that were signed for on delivery are paper enough to claim on. In India a small firm with an Udyam number can also take a buyer who is later than forty-five days to the MSME Samadhaan page.',
  'told.lentPaper.trace':
    'A bank entry or a message that names the sum is a trace to build on. Print it with its date, and send one more message that only asks for the day of payment, since every answer to it owns up to the debt.',
  'told.lentPaper.none':
    'That nothing was written can still be mended. Send a short message today with the sum, the month and what it was for, and ask for one signed line back; in India such a line, given within three years of the loan, as a rule starts that count again.',
  'told.lentPaper.letter':
    'Your chart stands firmer in a dispute than in bargaining, so let the asking be a registered letter with the sum and a day three weeks ahead, and no more visits until that day.',
  'told.lentPaper.table':
    'In your chart agreement carries further than a fight, so go with a page ready to sign, in small parts with a day for each, and with somebody along before whom a word is kept.',
  'told.lentPaper.turn':
    'A talk and a letter have the same ground in your chart, so let one follow the other: go this week with a page ready to sign, in parts, and where it comes back unsigned a registered letter leaves on the day that you named at the table.',
  'told.lentPaper.third':
    'Bargaining face to face has little ground in your chart, so let somebody whom both of you respect carry the page with the sum and its parts, and count a part only when it has come.',
} as const
