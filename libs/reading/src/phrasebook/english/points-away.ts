/** Answers to single things that are asked of the way to another country: tests, agents, draws, papers, and the step after a permit. */
export const POINTS_AWAY = {
  'point.refused.intake':
    'Universities begin most courses in September and January, and a new file takes some months: hand it in as soon as what was missing is there.',
  'point.refused.second':
    'The other country runs beside it as a second file, where your papers meet its rules today; one from another no chart can tell.',
  'point.away.ready':
    'An offer and the papers take some months, so what that time needs is sent off before it: the proof of your profession, the language test, and the first ten applications.',
  'point.away.test.well':
    'Take the test again: examinations have help in this chart. Practise most what was weakest, with somebody who marks it.',
  'point.away.test.mixed':
    'Take the test once more, after two months on its weakest paper: in examinations this chart asks for more than one attempt.',
  'point.away.test.ill':
    'Take the test again only when three practice papers in a row have reached the score: in examinations this chart gives little by luck.',
  'point.away.clear.well': 'For the test: examinations have help in this chart, so prepare for the next date.',
  'point.away.clear.mixed':
    'For the test: in examinations this chart asks for more than one attempt, so take an early date and leave room for another.',
  'point.away.clear.ill':
    'For the test: in examinations this chart gives little by luck, so book it when three practice papers have reached the score.',
  'point.away.agent':
    'Whether an agent is honest no chart can tell; a register can: in India whoever recruits for work abroad has a licence that stands on emigrate.gov.in. Pay nothing more before you have seen it there, and ask for each receipt in writing.',
  'point.away.draw':
    'Whether a draw reaches your score no chart can read; what raises it is in your hands: the language test, a nomination, one more year of work.',
  'point.away.lottery':
    'No chart reads that draw: employers register in March, and work begins in October at the earliest, so find one by February who files for you.',
  'point.away.opt':
    'With a permit that ends the calendar comes first: an employer who registers in March, a further course or another country, each begun now as its own file.',
  'point.away.fear':
    'To live in fear of being sent away is heavy: have your papers in one folder, and the number of a lawyer for immigration beside them.',
  'point.away.passport':
    'On which day a passport comes no chart can read: ask at the passport office with the number of the file, and of a police report that is stuck with the date of the visit.',
  'point.away.defer':
    'Let the loan decide: where its sanction is not in writing by the university’s last day, defer, since a seat can be moved and a debt in haste cannot.',
  'point.away.hereWork': 'Look for work there first, with a day in the calendar on which you count the answers.',

  'point.home.resume':
    'The nearest time for taking the work up again is {span}. Have what is still missing written down with its price before, and build it in parts that are paid for.',
  'point.home.refund':
    'A refund is worth asking for in writing beside the flat: the law of most states lets a buyer choose it once the promised day has passed.',
  'point.home.auction':
    'Whether the house is kept the bank and the tribunal decide, and days count: go to the bank this week with an offer of payment in writing, and to a lawyer with the notice.',
  'point.sell.price': 'The price is made by two valuations and three buyers, and by no star.',
  'point.vehicle.kind': 'Second-hand or new, petrol or electric, no chart tells apart; what a mechanic says of it counts.',
  'point.vehicle.old': 'What you ride now is sold when the new one stands at the door, and not before.',
  'point.retirePlace.near':
    'Rather the place you come from: home outweighs distance in this chart, so live there and visit your family often.',
  'point.retirePlace.far':
    'Rather with those who live elsewhere: distance outweighs home in this chart, so try a half year there before anything at home is sold.',
  'point.retirePlace.even':
    'Home and distance weigh alike in this chart, so try each for a season, and keep the old house until you know which.',
  'point.retirePlace.doctor': 'Which has the nearer doctor and the company of every day counts for more than any chart.',
  'decline.vastu': 'How a house lies and what stands where in it no birth chart judges, and nothing has to be broken or bought for it.',
} as const satisfies Record<string, string>
