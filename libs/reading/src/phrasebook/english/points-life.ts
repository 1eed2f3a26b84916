/** Answers to single things that are asked of love, of relatives, of other countries and of oneself. */
export const POINTS_LIFE = {
  // a date that is far off: what the wait is, and what can be done before it
  'point.wait.lord': 'Why so late: {antar}, whose sub-period runs until {to}, has no tie to {area}.',
  'point.wait.jupiter': 'Why so late: before that Jupiter opens the house of {area} in no sub-period that is tied to it.',
  'point.wait.month': 'In the coming year {span}, when Jupiter touches your {house} house, is a time for a first step in this.',
  'point.wait.monthNow': 'For a first step in this there is time now, until {to}, while Jupiter touches your {house} house.',

  'point.kind': 'A name, a face or a trade of the one who comes no chart can give; it speaks of what suits you.',
  'point.where.far':
    'Likelier from another place than from near you: {why}, which ties the house of marriage to distance. Which city it is no chart can name.',
  'point.where.near':
    'Likelier from near you than from far: nothing ties the house of marriage to distance in this chart. Which city it is no chart can name.',

  'point.dosha.no':
    'No: counted from the lagna, as the verses count, Mars stands in your {house} house, which neither the list of the North nor that of the South has.',
  'point.dosha.second':
    'By southern custom alone yes, by the verses no: Mars stands in your 2nd house, which BPHS 80.47-49 does not count.',
  'point.dosha.closed':
    'By custom yes, and by the same verses it is cancelled: Mars stands in your {house} house, and {list}; but {by} {count, plural, one {joins or sees} other {join or see}} that Mars, and then it does not form (BPHS 80.47-49).',
  'point.dosha.match':
    'By custom yes: Mars stands in your {house} house, and {list}. Of the two cancellations in the verses (BPHS 80.47-49) the benefic that joins or sees Mars is not there; the other is a partner whose Mars stands the same way.',
  'point.dosha.open':
    'Neither yes nor no: the count that families ask about begins at the lagna, and without a birth time nobody knows yours.',
  'point.dosha.late':
    'A delay does not come from it, since those verses name none. What tradition reads as late in this chart is something else: {reasons}. That says late, and not never.',
  'point.dosha.noLate':
    'A delay does not come from it, since those verses name none, and nothing else that tradition reads as late stands in this chart.',
  'point.dosha.other.late': 'What tradition does read as late in this chart: {reasons}. That says late, and not never.',
  'point.dosha.other.noLate': 'Nothing that tradition reads as late for a marriage stands in this chart.',

  'point.reunite':
    'Whether {who} comes back no chart can say, since that is decided by two; how a life under one roof lies in yours, and when to speak, it can.',
  'point.reunite.well': 'One roof has good ground: more in the houses of marriage, home and distance helps it than hinders it.',
  'point.reunite.mixed':
    'Over one roof your chart is divided: what helps it and what hinders it are even, so it comes by terms that both of you have said aloud.',
  'point.reunite.ill':
    'One roof takes patience here: more in the houses of marriage, home and distance hinders it than helps it, so ask for one visit before you ask for a return.',
  'point.reunite.case': 'What is before a court stays with the lawyers; this talk is about the two of you alone.',
  'point.consent.who.he': 'him',
  'point.consent.who.she': 'her',
  'point.consent.who.other': 'the other one',
  'noun.talkBond': 'a talk between you',

  'point.tell.stretch': 'For the talk at home: {span}, while a time for a marriage is open{use}.',
  'point.tell.month': 'For the talk at home: {month}, when {why}.',
  'point.tell.why.ask': 'it is easiest to ask and to be heard',
  'point.tell.why.open': 'the Sun favours asking',
  'point.tell.why.own': 'the Sun passes through the house of partnership',
  'point.tell.family': 'For the talk at home: {span}, the nearest time for peace at home in this chart.',
  'point.tell.turn': 'For the talk at home no time of the coming year stands out, so choose a calm week {date}.',
  'point.tell.theirs': 'Whom first in the other house its own child knows best; your chart speaks for your side alone.',

  'point.consent.theirs':
    'Whether the other house agrees stands in no chart of yours: that is for {who} to ask there. What yours shows is how a marriage stands from your side.',
  'point.one.which': 'It says so of a marriage as such: that it is this person, the other chart and the other word have to say.',

  'point.match': 'Whether this one is right no chart of one can say, so hold what you have heard against what suits you.',
  'point.match.moon':
    'Whether this one is right no chart of one can say; meet once more before you answer, and ask what you would want to know in ten years.',

  'point.forget':
    'No chart has a day for forgetting; what carries you meanwhile it can name: {graha}, your best supported graha, gives {gift}. Let that have an hour of each day in which you would have waited.',

  'point.join.papers': 'Whether their papers are granted no chart can read; how living under one roof far from home lies, it can.',
  'point.join.well': 'A life together in another place has good ground in this chart: more carries it than strains it.',
  'point.join.mixed':
    'A life together in another place has two sides in this chart: it holds where rent, school and one more income are settled first.',
  'point.join.ill':
    'A life together in another place costs effort in this chart, so go first, settle the address, and let them follow when it is ready.',
  'point.join.time': 'For bringing them the better time of your own is {span}.',

  'point.country': 'Which country it is no chart can tell by name; it knows near and far.',
  'point.country.far':
    'Far from the place of birth this chart carries you better than near it, so the longer way counts against neither: let fees, the permit to work afterwards and people you know there decide.',
  'point.country.near':
    'Near the place of birth this chart carries you better than far from it, so of two that are alike take the one from which you come home more easily.',
  'point.country.even':
    'Near and far weigh alike in this chart, so the longer way counts neither for one nor against it: let fees, the permit to work afterwards and people you know there decide.',

  'point.settle.far':
    'More yes than no: home and distance weighed together, a life far away is well carried here, and home remains the place you visit.',
  'point.settle.home':
    'Rather no, as something for good: home and distance weighed together, your base belongs at home, and distance is for a purpose and a time.',
  'point.settle.even':
    'For some years rather than for good: taken together, home and distance weigh alike in this chart, and a base kept at home uses both.',
  'point.settle.papers':
    'Whether the paper itself is granted no chart can read; how the ground for staying lies, and when to file, it can.',

  'point.order.apart': 'By the calendar {first} has the nearer time, {from}; the nearest for {second} is {then}.',
  'point.order.together': 'Both open close together: the nearest time for {first} is {from}, for {second} {then}.',
  'point.order.best': 'The strongest in sight is {bestA} for {a} and {bestB} for {b}.',
  'point.order.free': 'Neither has to wait for the other.',

  'point.order.before': 'Before {from} there is {month} for a first step in {noun}.',

  'point.theirMatch': 'What kind of partner {who} finds stands in no chart of a parent: that needs {own}.',
  'point.theirMatch.well':
    'Yours shows the welcome: your {house} house, which is that of the bond counted from theirs, is well kept, so a new face at your table finds a friend in you.',
  'point.theirMatch.mixed':
    'Yours shows the welcome: your {house} house, which is that of the bond counted from theirs, has two sides, so let the first visits be short and many.',
  'point.theirMatch.ill':
    'Yours shows the welcome: your {house} house, which is that of the bond counted from theirs, asks patience of you, so judge nobody by the first three visits.',

  'point.sadeSati.yes': 'Yes: sade sati, Saturn’s passage around your Moon, runs until {to}.',
  'point.sadeSati.dhaiya': 'Sade sati it is not; it is {passage}, which presses as well, until {to}.',
  'point.sadeSati.no': 'No: sade sati is Saturn in the 12th, the 1st or the 2nd from your Moon, and he stands in the {place} now.',

  'point.remedy.gem': 'No stone has to be bought: where the old text speaks of remedies it has worship, mantra and gifts.',
  'point.join.none': 'No stretch in sight is marked for it, so their papers and the first address set the day, and not the chart.',
  'point.inLaws.well': 'The house of your partner’s family is in good hands in this chart: a rule that is said once, kindly, has a chance.',
  'point.inLaws.mixed': 'The house of your partner’s family has two sides in this chart: distance and fixed visits do more than words.',
  'point.inLaws.ill':
    'The house of your partner’s family is a sore point in this chart: short visits and a separate purse ease it more than any talk.',
  'point.roof.well':
    'A roof of your own has good ground as well, so it can be asked for as a plan and not as a quarrel: rent first, near enough to visit.',
  'point.roof.mixed': 'A roof of your own comes step by step: try a rented place near by for a year before anything is bought.',
  'point.roof.ill':
    'A roof of your own costs patience and savings here, so begin with two rules under the one roof, one for money and one for closed doors.',
  'point.roof.apart':
    'So a roof of your own is worth asking for, near enough to visit: a rented place for a year, put to your partner first and by the two of you to the family.',
  'point.inLaws.time': 'The nearest time to bring it up is {span}.',
  'point.remedy.none': 'So there is nothing of it to remedy, and nothing to pay for; what this chart asks for is another thing.',
  'point.remedy.mars':
    'The old texts name no thing to buy against it: what helps is conduct, a cool word before a quick one, and time taken over a yes.',
} as const
