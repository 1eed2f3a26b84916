/** What others have said of a chart, and what was done for it: what the chart has to say to it. */
export const TOLD_BELIEF = {
  'told.sadeSati.runs.full':
    'So it is: Saturn has been passing around your Moon since {from} and is through on {to}; the place he holds now, the {place}, is {word}.',
  'told.sadeSati.runs.full.other':
    'Not that one: what runs for you is the longer passage, sade sati, since {from} and through on {to}; the place that Saturn holds now, the {place} from your Moon, is {word}.',
  'told.sadeSati.runs.lesser':
    'So it is: Saturn has been in the {place} from your Moon since {from} and is through on {to}; in your chart that is {word}.',
  'told.sadeSati.runs.lesser.other':
    'Sade sati is not what runs, but its smaller kin, a dhaiya: Saturn in the {place} from your Moon, since {from} and through on {to}; in your chart that is {word}.',
  'told.sadeSati.soon.full': 'Not today, but soon: sade sati begins for your Moon on {from} and ends on {to}.',
  'told.sadeSati.soon.lesser': 'Today it is not so; what comes for your Moon within a year is a dhaiya, from {from} to {to}.',
  'told.sadeSati.no':
    'For your Moon it does not run today, nor does it begin within a year: Saturn is in the {place} from it, and of the dhaiya places that is none either.',
  'told.sadeSati.no.so':
    'So nothing has to be given to Saturn for it: what is slow has its cause in the matter itself, and is mended there.',
  'told.sadeSati.instead': 'What does press on you now goes by another name: {text}.',
  'told.sadeSati.counted':
    'On {noun} it is counted in already, so take nothing off for it a second time: {span} is told above with the care that Saturn asks for.',
  'told.sadeSati.countedNow':
    'On {noun} it is counted in already, so take nothing off for it a second time: the time that is open until {to} is told above with the care that Saturn asks for.',
  'told.sadeSati.freeNow': 'On {noun} it takes nothing away: Saturn weighs on none of the days that are open until {to}.',
  'told.sadeSati.free': 'On {noun} it takes nothing away: Saturn weighs on none of the days of {span}.',
  'told.sadeSati.after': 'For {noun} it is no hindrance: {span} lies behind its end.',
  'told.sadeSati.do.12':
    'What it asks for costs nothing: a fixed hour for bed, and one sum a month beyond which nothing unplanned is paid.',
  'told.sadeSati.do.1':
    'What it asks for costs nothing: one duty fewer from this month on, and every promise with a later day than you would like.',
  'told.sadeSati.do.2': 'What it asks for costs nothing: one account book for the house, and no word about money at the table.',
  'told.sadeSati.do.4': 'What it asks for costs nothing: the papers of the house copied and put in one place, and no move made in anger.',
  'told.sadeSati.do.8':
    'What it asks for costs nothing but discipline: one month of outgoings put by, and nothing signed for somebody else.',

  'told.dosha.kaalSarp.counted':
    'It is a word of later custom, and by it your chart would be counted: all seven grahas lie between Rahu and Ketu. No verse draws anything from that, so no sum is owed for it.',
  'told.dosha.kaalSarp.free':
    'It is a word of later custom, and your chart does not fit even that: the grahas lie on both sides of Rahu and Ketu. Whoever named it can be asked to show it to you in the circle.',
  'told.dosha.instead.late': 'What does slow a marriage in this chart needs no rite: {reason}.',
  'told.dosha.instead.free': 'And what it is blamed for has no mark here: nothing in this chart makes a marriage late.',
  'told.dosha.instead.strain': 'What does press on you now has its own name and its end: {text}.',
  'told.dosha.pitra': 'As a mark to be read off a chart it has no verse in the texts used here.',
  'told.dosha.pitra.well':
    'What that word is meant to touch, the father’s side, is in good hands in yours, so nothing is owed: the yearly rite that your family keeps anyway is enough.',
  'told.dosha.pitra.mixed':
    'What that word is meant to touch, the father’s side, has two sides in yours: a call each month to its eldest does more than a rite that somebody sells.',
  'told.dosha.pitra.ill':
    'What that word is meant to touch, the father’s side, asks for care in yours: if a duty or a quarrel is open there, settle that one this year, and leave the priest’s list unpaid.',
  'told.dosha.chandal.able':
    'Jupiter and Rahu do share a sign in your chart, but the name is recent: the old texts look at how Jupiter stands: yours is {state}, and able to act. So trust your judgement, and only let a large decision lie for one night.',
  'told.dosha.chandal.weak':
    'Jupiter and Rahu do share a sign in your chart, but the name is recent: the old texts look at how Jupiter stands: yours is {state}, and short of strength. So take large advice from two people who gain nothing by it, and pay for no rite.',
  'told.dosha.chandal.free':
    'The name means Jupiter and Rahu in one sign, and in your chart they are in two. So even by those who use the word it is not yours.',
  'told.dosha.nodes.counted':
    'Rahu is in your {rahu} house and Ketu in your {ketu}. Southern custom counts either of them in the 1st, 2nd, 5th, 7th or 8th, and by that list every second chart would have it: too many for it to explain anything about you.',
  'told.dosha.nodes.seventh':
    'Rahu is in your {rahu} house and Ketu in your {ketu}. Of anything worse no verse used here speaks: what tradition reads from a node in the 7th is that a marriage comes later, and no more. So no rite is owed for it, and nothing has to be hidden from another house.',
  'told.dosha.nodes.free':
    'Rahu is in your {rahu} house and Ketu in your {ketu}, and the houses that southern custom counts are the 1st, 2nd, 5th, 7th and 8th. So even by that list it is not yours.',
  'told.dosha.mangal.open':
    'Nobody can say that of you yet: custom counts Mars from the rising sign, and without a birth time there is none. So neither pay for it nor write it on a biodata.',
  'told.dosha.mangal.none':
    'By the count from the lagna it is not so: your Mars is in the {house} house, on no list of North or South. So leave it off the biodata, and ask whoever says it from where he counted.',
  'told.dosha.mangal.second':
    'By the South yes, by the verses (BPHS 80.47-49) no: your Mars is in the 2nd house, which they leave out. So bring it up with southern families alone, and let no rite be sold to you.',
  'told.dosha.mangal.closed':
    'By custom it is so, and by the same verse (BPHS 80.47) it is lifted, since {by} {count, plural, one {joins or sees} other {join or see}} your Mars in the {house} house. So say both in one sentence when a family asks, and no rite is needed between them.',
  'told.dosha.mangal.match':
    'By custom it is so, with Mars in your {house} house, as in about {tenths} charts of ten, and no verse makes a delay or a danger of it. What lifts it (BPHS 80.47-49) is a partner with the same Mars, so that is the one thing to ask for; no rite takes its place.',
  'told.dosha.mangal.closed.said':
    'By the verse behind that custom (BPHS 80.47) it is lifted in your chart, since {by} {count, plural, one {joins or sees} other {join or see}} that Mars. So tell a family both in one sentence, and let no rite be sold to you between them.',
  'told.dosha.mangal.match.said':
    'About {tenths} charts of ten have it, and no verse makes a delay or a danger of it. What lifts it (BPHS 80.47-49) is a partner with the same Mars: ask for that one thing in a first call, and pay for no rite in its place.',

  'told.saidTime.age': 'the age of {age}',
  'told.saidTime.inside': 'Your chart says the same: {span} falls there{use}. So go by these weeks, and not by the year as a whole.',
  'told.saidTime.partly':
    'Your chart bears that out in part: what falls there is {span}{use}. So take it for that, and let nothing be fixed on the strength of the saying.',
  'told.saidTime.outside':
    'Your chart does not bear that out: no time for {noun} falls there. The nearest is {span}{use}, so plan by that one.',
  'told.saidTime.outsideFar':
    'Your chart does not bear that out: no time for {noun} falls there. Go by what is told above, and wait for no year that was only spoken.',
  'told.saidTime.outsideNow':
    'Your chart does not bear that out: no time for {noun} falls there. One is open already, until {to}{use}: begin with that.',
  'told.saidTime.over':
    'That time is over, and its passing says nothing against you: what your chart has for {noun} lies ahead, first {span}{use}.',
  'told.saidTime.sooner': 'Your chart has no reason to wait for {label}: {span} comes before it{use}.',
  'told.saidTime.after':
    'Your chart bears that out: the first time for {noun} after {label} is {span}{use}, and nothing larger comes before it.',

  'told.stone.rules': 'By later custom that is the stone of {graha}, which rules {areas} in your chart and is {state}.',
  'told.stone.node': 'By later custom that is the stone of {graha}, which in your chart is {state}.',
  'told.stone.strong': 'Taken as a whole it is strong and needs nothing added: it wants to be used, for {theme}.',
  'told.stone.plain':
    'Taken as a whole it is neither strong nor weak, so nothing hangs on a stone, and a small fixed habit on its own day ({when}) does as much.',
  'told.stone.weak':
    'Taken as a whole it is weak, and what the old text gives for that is no stone but a small gift on its own day: {gift}, on {when}.',
  'told.stone.worn': 'Go on wearing it or lay it by, as you like: no harm comes of either.',
  'told.stone.advised': 'So keep the price of it; whoever already owns one may wear it like any ring.',

  'told.rite.once':
    'What was given in a rite was given: it has not to be done over because nothing has shown yet, nor a dearer one after it.',
  'told.rite.kept':
    'What you keep so is kept for its own sake and moves no date: go on with it as long as it is light for you, and add none because the matter takes its time.',
  'told.rite.weak':
    'What your chart asks for beside it is smaller: the chapter on remedies begins with {graha}, whose gift is {gift}, from your own kitchen or cupboard, on {when}, with one plain act a week.',
  'told.rite.strong':
    'What your chart asks for beside it is an act and not a rite: the chapter on remedies begins with {graha}, which is strong here and wants to be used, in {theme}.',

  'told.asked.fifth.free':
    'Custom asks for this where Rahu or Ketu stands in the 5th, the house of children, or with its lord. In your chart it is not so: Rahu is in the {rahu}, Ketu in the {ketu}, and {lord}, lord of the 5th, is with neither.',
  'told.asked.fifth.seat':
    'Custom asks for this where Rahu or Ketu stands in the 5th, the house of children, and in your chart it is so: Rahu is in the {rahu}, Ketu in the {ketu}. About one chart in six has that, and it is a custom and no verdict.',
  'told.asked.fifth.lord':
    'Custom asks for this where Rahu or Ketu stands in the 5th, the house of children, or with its lord. The house itself is free of them, with Rahu in the {rahu} and Ketu in the {ketu}; one of them is with its lord, {lord}, which is the softer sign of the two.',
  'told.asked.treated':
    'It may be done for peace of mind, yours and that of those who ask, in its simplest form. No treatment waits for it, nothing costly is needed, and leaving it out takes nothing from the wish.',
  'told.asked.child':
    'It may be done for peace of mind, yours and that of those who ask, in its simplest form. No visit to a doctor waits for it, nothing costly is needed, and leaving it out takes nothing from the wish.',
  'told.asked.so':
    'It may be done for peace at home, in its simplest form and on a day that suits you. Nothing else has to wait for it, and nothing costly is owed.',
}
