/** What is told of matches for a marriage: what the chart has to say to it. */
export const TOLD_MATCH = {
  'told.matchFails.open':
    'In such a matching one chart by itself shows only Mars, which custom counts from the rising sign, and without a birth time nobody can count that. Look for the hour before the next horoscope goes out: the record of the hospital, or whoever was in the house that day.',
  'told.matchFails.none':
    'In such a matching one chart by itself shows only Mars, and yours is free of it: the {house} house from the lagna is on no list of North or South.',
  'told.matchFails.second':
    'In such a matching one chart by itself shows only Mars, and yours is in the {house} house, which the South alone counts and the verses (BPHS 80.47-49) leave out.',
  'told.matchFails.closed':
    'In such a matching one chart by itself shows only Mars, and yours is in the {house} house, which custom counts, in about {tenths} charts of ten; {by} {count, plural, one {joins or sees} other {join or see}} it, and by the same verse (BPHS 80.47) it is lifted.',
  'told.matchFails.match':
    'In such a matching one chart by itself shows only Mars, and yours is in the {house} house, which custom counts, in about {tenths} charts of ten; of what lifts it by the verses (BPHS 80.47-49) one thing is left to you, the same Mars on the other side.',
  'told.matchFails.do.none.sought':
    'So let an elder ask which part of the matching failed. If the word Mangal dosha falls, have their reader point to the house; if it is the points alone, ask for the next talk all the same.',
  'told.matchFails.do.none.loved':
    'So what fails between the two of you is the count of two Moons, and that is the lighter part: let the elders hear from their reader which item it is, and whether he would forbid it in writing.',
  'told.matchFails.do.second.sought':
    'So first ask every house by which custom it goes: a family that counts as the North does has nothing to hold against you, and for the others have the verse ready.',
  'told.matchFails.do.second.loved':
    'So ask by which custom the other house goes: if it counts as the North does, this point falls away, and for the rest let one reader look at both charts.',
  'told.matchFails.do.closed.sought':
    'So do not wait until a pandit finds it: write the house of Mars and the verse that lifts it on the biodata, in one line; then this no does not come after a visit.',
  'told.matchFails.do.closed.loved':
    'So let the elders of both houses see this one line, the house of Mars and the verse that lifts it, before they speak of anything else.',
  'told.matchFails.do.match.sought':
    'So with each house, this one or the next, ask in the first call how Mars stands in the other chart, before any points are counted; where it stands in a counted house too, the verses close that side of it.',
  'told.matchFails.do.match.loved':
    'So have one thing looked up before any more talk at home: whether Mars in the other chart stands in a counted house too. If it does, the verses close the matter for both.',

  'told.refused.slow': 'What slows a first meeting in your chart: {reason}.',
  'told.refused.saturn': 'So ask each house for a second meeting a fortnight after the first, and say beforehand that you ask it of all.',
  'told.refused.hidden':
    'So say early what others have found out late: put the point on which it ended the last times into the biodata, in one plain line, and only those come who can live with it.',
  'told.refused.venus':
    'So liking shows here later than in a visit: talk for half an hour on the phone with each before the families sit down, and let nobody judge by a photograph.',
  'told.refused.node':
    'So the right name is likely not on the list that was ordered: take two from outside it, another town or another line of work, and meet these first.',
  'told.refused.points':
    'So a wide search tires more than it brings: three names at a time, each of them met and answered, and no fourth before that.',
  'told.refused.free':
    'Your chart itself slows no first meeting, so the cause is to be looked for in the search: let whoever introduced the last two houses ask each of them for the one thing that decided it.',
  'told.refused.ours.slow': 'What makes your own yes slow: {reason}.',
  'told.refused.ours.do':
    'So write down the three things without which it is a no, and give whoever has all three two meetings before you answer.',
  'told.refused.ours.free':
    'Your chart does not make your yes slow, so each of these was a no to that one name: tell whoever searches for you the two points on which it fell, and let them ask for these first.',
  'told.refused.way.own':
    'Then change the order: the two talk before the families visit, since your own choice carries further here than a name that was settled for you.',
  'told.refused.way.family':
    'Then change who brings the names: {road} carry further here than a site, so ask two elders outside your house for one name each.',
  'told.refused.way.circle':
    'Then change who brings the names: {who} carry further here than relatives or a site, so tell three of them what you look for.',
  'told.refused.way.open': 'Then use both doors: for each name that the family brings, one that comes by people you know yourself.',
  'told.refused.before': 'Have that changed by {date}, when the next time for meeting begins.',
  'told.refused.month': 'Have that changed by {date}, when the month for asking begins.',
  'told.refused.now': 'The time that is open until {to} is the one to try it in.',

  'told.theirChild.well':
    'A child that the other one brings is read by practice from your 11th house, and that house is in good hands. So meet the child before the word is given, once, for an hour out of doors, and be nobody to it yet but a friend of the house.',
  'told.theirChild.mixed':
    'A child that the other one brings is read by practice from your 11th house, and that house has two sides. So settle two things before the word is given: who says no to the child, and from whose money it lives.',
  'told.theirChild.ill':
    'A child that the other one brings is read by practice from your 11th house, and that house asks patience. So ask before the word is given how often the child is with its other parent, have it as fixed days, and expect no closeness in the first year.',
  'told.wasMarried.well':
    'A first marriage on the other side stands against nothing here, and your chart holds a bond steadily. Ask once how it ended and who of that time is still in touch, and when you have heard it let it be over.',
  'told.wasMarried.mixed':
    'A first marriage on the other side stands against nothing here, but your chart both carries a bond and tests it. Hear how the first one ended from the one who lived it and from an elder of that house, and see whether the two tell the same.',
  'told.wasMarried.ill':
    'A first marriage on the other side stands against nothing here, but your chart tests a bond early. So take three meetings before a yes, one of them with somebody who knew that home, and speak of money in the first.',
  'told.wasMarried.decree':
    'See the decree by which the first one ended, on paper, and ask whether anybody has appealed against it, before a date is fixed.',

  'told.known.now': 'The time for a yes is open until {to}: meet twice, ask, and give your answer before that day.',
  'told.known.soon': 'The time for a yes begins now, {span}: meet twice in its first weeks, and answer when you have asked.',
  'told.known.ahead': 'Meet and ask before {date}, so that a yes, if it is one, falls into {span}.',
  'told.known.far':
    'Nobody keeps a proposal waiting until {date}: hear it out now, and if both houses agree, keep the wedding itself for the time that begins then.',
  'told.known.light':
    'What your times bear for now is meeting and hearing: sit together twice ({span}), and let nobody fix a day before that.',
  'told.known.lightFar':
    'No time for a yes is near in your chart: hear the proposal out all the same, ask for a second meeting after a month or two, and let no elder press for a day at the first.',
  'told.known.ask': 'What strains a bond first in your chart: {fact}. So ask before a yes {question}.',
  'told.known.ask.none':
    'No voice on a bond is against you in this chart. What it lives by is {lord}, lord of your 7th, so the one thing to ask before a yes is {question}.',
  'told.known.q.sun': 'who decides at home, and what happens when the two of you want different things',
  'told.known.q.moon': 'in whose house you would live in the first year, and who lives there besides',
  'told.known.q.mars': 'what the last quarrel in that house was about, and how it ended',
  'told.known.q.mercury': 'what would be told to the parents, and what would stay between the two of you',
  'told.known.q.jupiter': 'which customs that house keeps, and which of them you would be asked to take on',
  'told.known.q.venus': 'how money for the two of you would be kept, and who may spend it without asking',
  'told.known.q.saturn': 'which loans, duties and elders come with the marriage',
  'told.known.q.points': 'how much of an ordinary week would be left for the two of you',

  'told.farBond.well':
    'Two places take little from this bond, by what your chart has on the bond, the home and distance. Keep one evening a week for a call and one visit in two months, and leave the rest of the week free of it.',
  'told.farBond.mixed':
    'Two places hold this bond and wear it in equal parts, by what your chart has on the bond, the home and distance. So name together the month in which one of you could move, even if it is put off later: without a month the calls turn in a circle.',
  'told.farBond.ill':
    'Two places wear this bond, by what your chart has on the bond, the home and distance. So finish no quarrel on the phone: put it off to the next visit, and hang up only when the day of that visit is fixed.',
  'told.farBond.move.far':
    'When one of you has to move, look first at your going there: away from the place of birth this chart stands better than near it.',
  'told.farBond.move.near':
    'When one of you has to move, ask first whether the other can come to you: near the place of birth this chart stands better than away from it.',
  'told.farBond.move.even': 'Who of you moves this chart leaves open, home and distance being alike in it: let the better post decide.',
  'told.farBond.meet': 'For what has to be decided sit face to face, best in that time: {span}.',
}
