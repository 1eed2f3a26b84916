/** What is told of a post beside what is asked of it: what the chart has to say to it. */
export const TOLD_WORK = {
  'told.postUnsafe.well':
    'The sub-period of {graha}, {span}, is on your side, so nothing drives you into the first thing that comes: take the next step from the post you hold.',
  'told.postUnsafe.mixed':
    'The sub-period of {graha}, {span}, gives and takes: use the post while it pays, and count on no bonus and no rise in it.',
  'told.postUnsafe.ill':
    'The sub-period of {graha}, {span}, asks for care with what you have built up: live from now on as if one salary fewer were coming.',
  'told.postUnsafe.pay':
    'For pay that is late: send one mail this week with the months and the sum that are open, and keep the answer with your bank statements, outside the office.',
  'told.postUnsafe.ahead':
    'Have ready by {ready} your work on one page, the last six salary slips, and the names of three people outside who know what you can do. They are for {span}{use}.',
  'told.postUnsafe.open':
    'Have ready within this week your work on one page, the last six salary slips, and the names of three people outside who know what you can do. The time for them runs until {to}{use}.',
  'told.postUnsafe.far':
    'Have ready by {ready} your work on one page, the last six salary slips, and the names of three people outside who know what you can do. No time for signing is near, so ask all the while, and let the first sound offer decide.',
  'told.contractSeat.well':
    'A seat by contract is carried here, since service stands on good ground in your chart. Have one thing in writing before the next renewal: that these years count as experience, with their first day.',
  'told.contractSeat.mixed':
    'Service has its help in your chart and its weak side, so a seat by contract is a bridge in it and no home. Ask at each renewal for its last day on paper, and have one application for a regular post out before that day.',
  'told.contractSeat.ill':
    'More in your chart hinders service than helps it, so a seat without a floor weighs on you. Ask for a month’s notice in writing from either side, and keep one salary aside for the gap before each renewal.',
  'told.contractSeat.offer.well':
    'The contract in it need not frighten you, since service stands on good ground in your chart. Ask for one clause before you sign: after how many months the seat is made regular, and by whose word.',
  'told.contractSeat.offer.mixed':
    'Service has its help in your chart and its weak side, so take the contract in it as a bridge. Ask for its last day on paper, a month’s notice from either side, and who pays the provident fund.',
  'told.contractSeat.offer.ill':
    'More in your chart hinders service than helps it, so the form of this seat is its weak side, whatever the work is worth. Ask who the employer is on paper and for a fixed day of pay, and let a clause that is refused count against it.',
  'told.serviceBond.days': '{n, plural, one {# day} other {# days}}',
  'told.serviceBond.months': '{n, plural, one {# month} other {# months}}',
  'told.serviceBond.ahead':
    'Counted back, a notice of {notice} goes in between {from} and {to} for a first day elsewhere in {span}, and only once the other firm has signed.',
  'told.serviceBond.now':
    'Counted back, a notice of {notice} goes in by {to} for a first day elsewhere before {end}, when the marked time runs out, and only once the other firm has signed.',
  'told.serviceBond.far':
    'No time for the step itself is near, so no day is kept for the letter of notice: it goes in on the day after another firm has signed, for a first day there {notice} later.',
  'told.serviceBond.terms.well':
    'Talks over terms go well in this chart, so ask in the same letter to be let go sooner, against a full handover.',
  'told.serviceBond.terms.mixed':
    'Talks over terms have a weak side in this chart, so ask the new firm first whether it pays for the days that are left, and only then your own.',
  'told.serviceBond.terms.ill':
    'Talks over terms go slowly in this chart, so plan the whole notice in, and ask the new firm for a first day after it in its letter.',
  'told.serviceBond.inside':
    'Signed today, the bond would hold until about {end}, and {span}, a time for a change, lies inside it. Ask for a sum that falls with each month served, and give no original certificate out of your hands.',
  'told.serviceBond.clear':
    'Signed today, the bond would hold until about {end}, and no further time for the step itself is marked before that day, so it costs you little. Have its sum and its last day in the letter, and keep your original certificates.',
  'told.serviceBond.running':
    'Ask the office this week in writing on which day the bond ends, and what is due for each month that is left. An end before {from}, when the next time for a change opens, costs you nothing; for a later one let the new firm carry the sum.',
  'told.serviceBond.runningNow':
    'Ask the office this week in writing on which day the bond ends, and what is due for each month that is left. The time for a change runs until {to}, so let the new firm carry that sum as part of its offer.',
  'told.nearMiss.memory':
    'For the next paper that you sit the gap is how the matter stays with you, since {fact}. Read less that is new, and say aloud each evening what the morning brought.',
  'told.nearMiss.contest':
    'For the next paper that you sit the gap is the contest and not the books, since {fact}. Write two full papers a week against the clock, at the hour of the real one.',
  'told.nearMiss.haste':
    'For the next paper that you sit the gap is haste, since {fact}. Count in each practice paper the marks that went by slips, and take the sure questions first.',
  'told.nearMiss.depth':
    'For the next paper that you sit the gap is depth, since {fact}. Have two answers a week corrected by somebody who has passed, and rewrite each once.',
  'told.nearMiss.interview.answer':
    'Should you sit before a board again: of the two grahas of an interview Mercury, for the answer, is the weaker in your chart. Practise twice a week before somebody who asks back, each answer in three sentences.',
  'told.nearMiss.interview.judgement':
    'Should you sit before a board again: of the two grahas of an interview Jupiter, for judgement, is the weaker in your chart. Take ten public questions, write both sides of each and your own view, and have somebody older contradict it.',
  'told.nearMiss.interview.both':
    'Should you sit before a board again: Mercury, for the answer, and Jupiter, for judgement, stand alike in your chart, so neither is the gap. Sit three practice interviews with strangers, and hear each one again on record.',
  'told.nearMiss.none':
    'Nothing in your houses of study and contest stands against you, so what was missing was little: keep the books and the plan, and give the last eight weeks to full papers.',
  'told.longInOne.untied':
    'Most of these {years} years ran under sub-periods that your chart does not tie to work ({grahas}), so the standstill is no measure of what you can do.',
  'told.longInOne.ask': 'Ask once more, by name and with figures, in the next time that is marked for work.',
  'told.longInOne.tied':
    'Most of these {years} years ran under sub-periods tied to work ({grahas}), so the work itself was carried, and it is the seat that has no step above it. Let one other employer name a price for you before you ask here again.',
  'told.longInOne.moved':
    'Most of these {years} years ran under sub-periods tied to work ({grahas}), so the work itself was carried, and it is the list that stands still and not you. Put on one page what each year brought, for the file by which others decide.',
  'told.longInOne.part':
    'A part of these {years} years ran under sub-periods tied to work ({grahas}), and what you did in that part is what counts. Put it on one page with its figures, and ask with that page and not with the years.',
  'told.harshBoss.well':
    'An open word is one that you can carry through by this chart: say it once and calmly to that person, with a date and an example, and put the same in a mail on that day.',
  'told.harshBoss.mixed':
    'In an open quarrel this chart gives and takes: no word of it before others, one talk with a third person in the room, and a short mail that says what was agreed.',
  'told.harshBoss.ill':
    'An open quarrel costs more than it brings in this chart: give no answer in anger, let a committee or a union speak where it must be said, and put your strength into the step you ask about.',
  'told.harshBoss.hurt.well':
    'What you give in writing can be carried through by this chart: name three days in it and one who was there, and stay by each word of it.',
  'told.harshBoss.hurt.mixed':
    'In a quarrel over it this chart gives and takes: before the paper goes in, win one colleague who saw it and will say so.',
  'told.harshBoss.hurt.ill':
    'To quarrel over it alone costs strength in this chart: give no answer in anger, and let a union or a lawyer write with you what goes in.',
  'told.skillOwned.family.well':
    'What you have from your own people is well kept in this chart: begin under their name and with those who bought from them, and let the eldest of the trade tell you five prices.',
  'told.skillOwned.family.mixed':
    'What you have from your own people is half a gift in this chart and half a tie: take the craft, and keep stock, rent and accounts of your own from the first day.',
  'told.skillOwned.family.ill':
    'The craft from your own people is yours, while their name carries less in this chart: sell first to strangers, and take no stock on the family’s credit.',
  'told.skillOwned.own.well':
    'A skill in your own hands carries far in this chart: sell the work itself before any stock, to those who have already seen it done.',
  'told.skillOwned.own.mixed':
    'In this chart the skill is surer than its price: ask three others in the trade what they take for the same piece, and do not go below the middle one.',
  'told.skillOwned.own.ill':
    'The skill is there, and selling it is the weaker half in this chart: take half of each price before the work begins, and let somebody speak for it who already has customers.',
}
