/** What is told of those at home: what the chart has to say to it. */
export const TOLD_HOUSEHOLD = {
  'told.childWithMe.well':
    'The house of children is in good keeping in this chart, so your child is no burden on this search. Name it in the first line, with age and class, and go on only with whoever asks about it.',
  'told.childWithMe.mixed':
    'The house of children has help and strain in this chart, so let the child meet nobody before the third talk, and then out of doors as one acquaintance among others. Hear it alone that evening, and do not ask whether it liked anybody.',
  'told.childWithMe.ill':
    'The house of children asks for steadiness in this chart: school, room and the evening hour with you stay as they are through the first year, whoever comes. Whoever wishes the child to live elsewhere has given you an answer already.',

  'told.elderIll.well':
    'The house that stands for {who} is in good keeping in this chart, so care is right and silence is not. Speak in the forenoon, at home, with one more person there who calms {who}, and stop after half an hour.',
  'told.elderIll.mixed':
    'The house that stands for {who} gives and asks in this chart, so let it come in two parts: first that there is somebody, and some weeks later who it is. Choose for neither a week with a visit to the hospital.',
  'told.elderIll.ill':
    'The house that stands for {who} asks to be spared in this chart. Let whoever speaks first do it without you in the room, and let nobody ask for an answer on the same day.',

  'told.peopleTalk.well':
    'What people say finds little to hold on to, since your own wish stands firm in this chart. Agree at home on one sentence that everybody gives to whoever asks, and let nobody add a second.',
  'told.peopleTalk.mixed':
    'What people say reaches you in part, since your own wish is firm on some days in this chart and gives way on others. Ask one elder to answer for you from now on, and decide nothing in the week of a wedding or a function.',
  'told.peopleTalk.ill':
    'What people say finds an open door, since your own wish gives way easily in this chart. Leave out for three months the functions where it is said, and keep the one relative who asks how you are.',

  'told.schoolChildren.well':
    'The house of children carries well in this chart, so at this age a new school can be borne. Let them see it once before the seat is paid, and let the change of class fall at the turn of a school year, whatever is signed before.',
  'told.schoolChildren.mixed':
    'The house of children has its help and its weak side in this chart, so keep one thing the same across the move: the board, and the language of the lessons. Write to two schools of that board now, and choose the quarter of the town by the one that answers.',
  'told.schoolChildren.ill':
    'The house of children asks for slowness in this chart, so let no school year be broken in two. One of you may go ahead, and the children follow when the reports are out.',

  'told.onlyChild.away.well':
    'The houses of both parents stand well in this chart, so an only child may go without leaving them. Before you do, put a second name on bank and locker, and choose with them the one neighbour or cousin who is rung first.',
  'told.onlyChild.away.mixed':
    'The houses of both parents help and ask in turn in this chart, so an only child goes best for a term that has a last day. Have them come to you once within it, so that they know the room you sleep in.',
  'told.onlyChild.away.ill':
    'The houses of both parents ask for you near by in this chart, so an only child takes the way from which one night’s journey leads home. Settle who is there in between before anything is signed.',
  'told.onlyChild.wed.well':
    'The houses of both parents stand well in this chart, so say in the first talk that you are the only child, and where they will live when they are old. Whoever stays after that has agreed to it.',
  'told.onlyChild.wed.mixed':
    'The houses of both parents help and ask in turn in this chart, so let the two pairs of parents meet early and without an answer. What an only child brings along is better seen than explained.',
  'told.onlyChild.wed.ill':
    'The houses of both parents ask much of an only child in this chart, so promise neither them nor the other house that all live together. Name the visits instead: how many in a year, and who travels.',

  'told.elderWaits.well':
    'That the elder one comes first is custom and stands in no chart. In yours that one carries you: ask for a word to your parents from there, that your search may run as well.',
  'told.elderWaits.mixed':
    'That the elder one comes first is custom and stands in no chart. In yours help and friction stand side by side there: name a day together after which both searches run, and tell it at home with one voice.',
  'told.elderWaits.ill':
    'That the elder one comes first is custom and stands in no chart. In yours this tie is soon hurt: never give that waiting as your reason at home, and let an uncle or an aunt ask for your turn.',

  'told.withoutWill.well':
    'What belongs to the house can be traced in this chart (the 4th). Ask for certified copies of the record of each piece this month, and have your name entered as an heir wherever the old one still stands.',
  'told.withoutWill.mixed':
    'What belongs to the house can be traced in part in this chart (the 4th). Draw up one list of every piece: who holds it, since when, and which paper there is; the gaps in that list come before any talk of parts.',
  'told.withoutWill.ill':
    'What belongs to the house slips out of sight easily in this chart (the 4th). Put a written objection on record at the land office against any change of name, and sign nothing that is brought to your door.',
  'told.withoutWill.law':
    'By Hindu law, where a man leaves no will, his wife, his mother and each son and daughter inherit alike in what was his own (Hindu Succession Act, 1956), and what was given at a wedding takes nothing from it; other faiths have their own rule.',

  'told.childrenSettled.well':
    'The house of children holds in this chart, so give them a part in this and not only the news of it: {step, select, love {tell each of them yourself, in a call of their own, before anybody else knows} retire {let one of them go through the figures with you, line by line} sell {let one of them see every paper before you sign} other {let one of them do it with you once a week, if only by telephone}}.',
  'told.childrenSettled.mixed':
    'The house of children gives and holds back in this chart, so ask them for one thing only, with a day to it: {step, select, love {to come once and meet the other one at a meal} retire {to say whether they count on money from you in these years} sell {to say what of the house each of them wants to keep} other {the month in which they come, and how long they stay}}.',
  'told.childrenSettled.ill':
    'The house of children asks you to lean on yourself in this chart, so let the deciding be yours: {step, select, love {make up your own mind first, and tell them then as something settled} retire {plan the years as if nothing came from them, and take what comes as a gift} sell {take a lawyer of your own to the papers, and tell them the price when it is agreed} other {look for people near by with whom it can be done each week}}.',

  'told.childSearch.well':
    'The wedding of a child stands on good ground in your chart, so it is the way of asking that can change. For the next names let your child choose the place and the hour of a first meeting, without elders, and let the families come to the second.',
  'told.childSearch.mixed':
    'The wedding of a child has help and delay in your chart. Ask whoever brought the last names which reason the other houses gave, hear it without an answer, and change that one line in the biodata before another copy goes out.',
  'told.childSearch.ill':
    'The wedding of a child asks for patience in your chart, so the number of names brings nothing. One house at a time from now on, and no next photograph until both sides have answered to the first.',

  'told.childAway.well':
    'Distance and this child go well together in your chart, so let the search begin where your child lives: two families settled there, each known to somebody you trust, before any photograph from home.',
  'told.childAway.mixed':
    'Distance gives this child something in your chart and takes something. So ask one thing before another name goes out: somebody who is there already, or somebody who would move; only the answer says where you look.',
  'told.childAway.ill':
    'Distance wears on the tie with this child in your chart, so no name by telephone. Keep the matter for the next visit, yours there or the one home, and speak of it once in those days, on a walk and not at table.',

  'told.otherParent.well':
    'The two of you hold together in this chart, so share the worry out: one speaks with your child, the other with the relatives, and after the evening meal neither speaks of it.',
  'told.otherParent.mixed':
    'The two of you pull together on some days in this chart and apart on others. Settle in one sentence what both of you wish before anybody speaks with your child again; two wishes heard in one week cancel each other.',
  'told.otherParent.ill':
    'Between the two of you such a worry soon turns into a quarrel in this chart. Give it one evening of the week, half an hour by the clock, and keep the other six free of it.',

  'told.vastu.well':
    'What a chart has in its place is the 4th house, of the home, and that stands well in yours. Leave walls and doors as they are, and change only what disturbs a day: light, damp, noise, or where somebody sleeps.',
  'told.vastu.mixed':
    'What a chart has in its place is the 4th house, of the home, and that has two sides in yours. Before any mason is called, try for one month what costs nothing: clear the entrance, give whoever sleeps badly another room, and see what is left of the trouble.',
  'told.vastu.ill':
    'What a chart has in its place is the 4th house, of the home, and that asks for care in yours. Look at the papers, the wiring and the agreement before any wall, and let the money for a correction wait until these are in order.',

  'told.rented.well':
    'The rent is your measure: debts are in good hands in this chart. Take what an instalment would cost more than it, put that aside for three months on the day the rent goes, and sign if nobody at home has missed it.',
  'told.rented.mixed':
    'The rent is your measure: debts have two sides in this chart. Put aside for six months, on the day it goes, what an instalment would cost more, and let what was in fact put aside be your ceiling with the bank.',
  'told.rented.ill':
    'The rent is your measure: debts weigh in this chart, and a rent leaves none behind. Look only at an instalment that is no more than a third above it, and pay the rest of the price in before you sign.',
}
