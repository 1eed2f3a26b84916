/** Answers to one thing that is asked, where the answer on a whole field would pass it by. */
export const POINTS = {
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
  'point.partner.mode.even':
    'For doing it alone: this chart does not choose between a post and independence, so let the first year’s figures choose.',
  'point.attempts.well': 'Another attempt is worth it: examinations have good ground in this chart.',
  'point.attempts.mixed': 'One more attempt can be worth it, with a limit set beforehand: over examinations this chart is divided.',
  'point.attempts.ill':
    'Examinations come hard in this chart, so set the number of attempts before the next one, and begin a second road beside it now.',
  'point.attempts.limit':
    'Set the limit at {to}, when the last of the nearest stretches ends: without a result by then the other road is no defeat.',
  'point.attempts.open':
    'No stretch of the next four years marks the limit for you, so set it yourself, by your age limit and your savings, and write it down.',

  // what a part is called in the chapters after page 1, and what can be seen to happen of it
  'noun.city': 'a move to another city',
  'noun.workPlace': 'where the work is done',
  'noun.workAgain': 'your return to work',
  'noun.close': 'what becomes of the business',
  'noun.tradePartner': 'your partner in the business',
  'noun.secure': 'the post you hold',
  'noun.offer': 'the offer',
  'noun.tell': 'the talk at home about your marriage',
  'noun.consent': 'the yes of your family',
  'noun.permit': 'the visa',
  'noun.join': 'your family’s coming',
  'ledger.point.work.city.begin': 'The move to another city takes shape: an offer there, a room that is seen, or a date for it.',
  'ledger.point.work.city.later': 'The move to another city is looked into: one application sent there, or rents and pay compared.',
  'ledger.point.work.back.begin': 'Work begins again: a first contract, an offer, or a first day.',
  'ledger.point.work.back.later': 'The way back to work is tried: a course, a call to a former colleague, or one interview.',
  'ledger.point.work.close.begin': 'The business is settled one way or the other: a buyer, new terms, or a day for its end.',
  'ledger.point.work.close.later': 'The business is weighed: books are closed up to a date, or its price is asked.',
  'ledger.point.work.own.begin': 'Work of your own takes shape: a first paying customer, a name registered, or a partner who signs.',
  'ledger.point.work.own.later': 'Work of your own is tried in small: a sample shown, or somebody pays for a first piece.',
  'ledger.point.work.secure.begin': 'Your post is spoken of in clear words: a renewal, a new duty, or a decision about it.',
  'ledger.point.work.secure.later': 'Your post is looked at: a review, or a talk about what is expected of you.',
  'ledger.point.work.offer.begin': 'The offer moves: a letter, a date for joining, or a better figure.',
  'ledger.point.work.offer.later': 'The offer is weighed: one question in writing about it, and an answer.',
  'ledger.point.work.boss.begin': 'Something changes with those above you: another superior, a clearing talk, or another team.',
  'ledger.point.work.boss.later': 'It is spoken about with somebody above you, once and in a calm hour.',
  'ledger.point.work.permanent.begin': 'The permanent post moves: a list, a letter, or a vacancy with your grade.',
  'ledger.point.work.permanent.later': 'The permanent post is asked for: a form handed in, or a rule shown to you in writing.',
  'ledger.point.love.tell.begin': 'It is told at home: a parent hears of it, or the two families speak.',
  'ledger.point.love.tell.later': 'The ground is laid at home: a brother, a sister or an aunt is told first.',
  'ledger.point.love.consent.begin': 'The family moves: somebody who was against it asks to meet, or the elders speak.',
  'ledger.point.love.consent.later': 'The family is spoken to: one of the elders hears you out, without an answer yet.',
  'ledger.point.abroad.visa.begin': 'The visa moves: a slot, a paper asked for, or a decision.',
  'ledger.point.abroad.visa.later': 'The visa is prepared: a form filled in, a fee paid, or a certificate got.',
  'ledger.point.abroad.join.begin': 'Your family’s coming moves: their papers are filed, a home for all is found, or a day is set.',
  'ledger.point.abroad.join.later': 'Your family’s coming is prepared: rules are read, papers gathered, or school and rent compared.',
  'year.matter.also': 'It is a time for {nouns} as well.',
  'year.own.also': 'What is said here of {matter} holds for {nouns} too, which you asked with it.',
  'year.own.then': 'For {noun} page 1 names {span}.',
  'year.own.undated': 'For {noun} page 1 has the ground and no day; the first open month for a talk about it is {month}.',
  'chapter.answers': 'Of what you asked, this chapter has the ground for {nouns}{time}.',
  'chapter.answers.time': '; the nearest time for {noun} is {span}',
  'chapter.answers.it': 'it',
} as const
