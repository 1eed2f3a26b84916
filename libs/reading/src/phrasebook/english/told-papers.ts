/** What is told of papers, tests and people for another country: what the chart has to say to it. */
export const TOLD_PAPERS = {
  'told.papersPending.sent.ahead':
    'Papers are Mercury’s, who turns back from {from} to {to}: send what is new before the first of these days, and in those weeks answer what is asked and check each name and date against the passport.',
  'told.papersPending.sent.now':
    'Papers are Mercury’s, who goes back until {to}: ask until then where they lie and correct what comes back, and send what is new after that day unless an office sets an earlier one.',
  'told.papersPending.within.ahead':
    'Papers are Mercury’s, who turns back from {from} to {to}, and the nearest time for going falls into those weeks: file in it all the same, with each page read by a second person first.',
  'told.papersPending.within.now':
    'Papers are Mercury’s, who goes back until {to}, and the nearest time for going falls into these weeks: file in it all the same, with each page read by a second person first.',
  'told.papersPending.straight': 'Papers are Mercury’s, who goes straight on until {to}, so nothing in the sky holds them up meanwhile.',
  'told.papersPending.strong':
    'Mercury is strong in your chart, so write the reminders yourself: one a week, with the number of the file in its first line.',
  'told.papersPending.plain':
    'Mercury is neither strong nor weak in your chart, so find out the name of one person at the office, and ask that person every ten days.',
  'told.papersPending.weak':
    'Mercury is weak in your chart, so let somebody sit beside you at each form, and keep a photo of every page with the day on which it went.',
  'told.refusedBefore.funds':
    'A refusal is about a file and not about you. Money is the weaker side of this chart, so change that part first: savings that have stood for six months, and a line on where each large sum came from.',
  'told.refusedBefore.words':
    'A refusal is about a file and not about you. Mercury, for words and papers, is weak in this chart, so change that part first: your purpose anew on one page, said aloud to somebody who asks back as an officer would.',
  'told.refusedBefore.reason':
    'A refusal is about a file and not about you. Neither money nor Mercury is weak in this chart, so go by the letter of the office, point by point, and change what it names.',
  'told.refusedBefore.ahead': 'With those changes in hand the time to file again is {span}{use}.',
  'told.refusedBefore.open': 'With those changes in hand the time to file again runs until {to}{use}.',
  'told.testPassed.such': 'Such a result',
  'told.testPassed.named': 'Your {test} result',
  'told.testPassed.longer': 'Your {test} result counts for {years} years from its day, so that one is not what presses.',
  'told.testPassed.counts':
    '{result} counts for {years} years: in {span}, the time for going, it has to bear a date after {after}, and an older one is sat again before.',
  'told.testPassed.early':
    '{result} counts for {years} years, and less than the whole of {span}, the time for going, may be left of it: file in the first part of that time.',
  'told.testPassed.over':
    '{result} counts for {years} years and will have run out by {span}, the time for going: use it before that for what outlasts it, a registration or a place that is held, and sit the test anew only when an office asks for it.',
  'told.testPassed.near':
    'A certificate of this kind has no last day printed on it, but an office may ask for one that is not older than a year: send it with the first papers in {span}.',
  'told.testPassed.far':
    'A certificate of this kind has no last day printed on it, but an office may ask for one that is not older than a year: until {span} keep the language alive one hour a week, and ask in time whether a fresh one is wanted.',
  'told.testPassed.licence':
    'A pass of this kind is one step of a registration, which has last days of its own: ask the council this week by when the next step must be filed, and hold its answer against {span}.',
  'told.partnerAlsoEarns.well':
    'The work of husband or wife is on good ground in your chart: let both of you apply at once, each in the own profession, and let the first signed contract decide whose papers lead.',
  'told.partnerAlsoEarns.mixed':
    'The work of husband or wife has help and hindrance in your chart: put fees, first salary and the right to work on one page for both orders, and let the better page lead.',
  'told.partnerAlsoEarns.ill':
    'The work of husband or wife asks for care in your chart: let your own papers lead, count the first year on one salary, and ask before you sign whether the visa lets the other one work.',
  'told.knowsSomebody.well':
    'Help through people you know is well kept in this chart: take it, and have what is promised on paper in your own name before you fly, a post with its pay and hours, or a sum and for how long.',
  'told.knowsSomebody.mixed':
    'Help through people you know comes in part in this chart: count on a first address there, and get the post or the place itself by applications of your own.',
  'told.knowsSomebody.ill':
    'Help through people you know asks for care in this chart: take advice and an address from there, let no money go through them, and send papers to the office or the employer alone.',
  'told.knowsSomebody.read': 'It is read from the 11th house, of friends and of what comes through others, and from its lord {graha}.',
}
