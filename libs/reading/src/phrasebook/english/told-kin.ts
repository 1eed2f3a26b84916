/** Those around the visitor who are told of beside a step: what the chart has to say to them. */
export const TOLD_KIN = {
  'told.who.mother': 'your mother',
  'told.who.father': 'your father',
  'told.who.parents': 'your parents',
  'told.who.wife': 'your wife',
  'told.who.husband': 'your husband',
  'told.who.inLaws': 'your in-laws',
  'told.who.home': 'those at home',

  'told.sayNo.well':
    'The tie with {who} is a support in this chart, so such a no is worth hearing out before it is answered. Ask for the one fear behind it, and meet that with {step, select, trade {what it costs on one sheet, and the loss at which you stop} post {what comes in each month before and after, and what the hours change at home} retire {what the pension and the sum at leaving bring in each month} city {the two rents side by side, and the weekends on which you are there} study {the fee, who pays it, and the month from which you earn again} vehicle {the price, the instalment, and what the house lives on each month} home {the price, the instalment, and what the house lives on after it} far {the cost of the first year, and the month of the first visit} back {what comes in on either side, and where the children learn} other {the sum, what of it may be lost, and the day it is taken out again}}.',
  'told.sayNo.mixed':
    'The tie with {who} has two sides in this chart, help and friction. Leave the whole plan aside and settle one figure together, in writing, {step, select, trade {how many months of the house are put by before anything opens} post {the pay below which you do not go} retire {the sum that has to come in each month without the salary} city {how long you try it before both of you look at it again} study {what is spent on it in all, and not a rupee beyond} vehicle {the highest instalment} home {the instalment above which you do not sign} far {the sum that has to be there before a ticket is bought} back {the months of savings with which you come} other {the sum that goes in, and that no more follows}}; a yes to that figure is enough for now.',
  'told.sayNo.ill':
    'The tie with {who} is easily strained in this chart, so the no tells you less about the plan than about the tie. Go by the answer above, say once and calmly what you will do and what stays as it is for them, and begin with {step, select, trade {the smallest order that pays} post {one interview and no notice} retire {the figures of the pension, and no letter} city {one month there on trial} study {one paper or one term} vehicle {prices, and no advance} home {prices and papers, and no advance} far {the papers alone} back {one long visit} other {a tenth of the sum}}, so that they see it before they have to agree to it.',
  'told.sayNo.before': 'That talk belongs before {from}, when the time named above begins.',

  'told.elderNeeds.away.well':
    'The house that stands for {who} is in good keeping in this chart, so distance by itself does not wear this tie out. Settle who stands at the door before you pack: one person near by with a key and a monthly sum, and {step, select, far {one fixed hour of the week for the call} other {one weekend a month on which you are there}}.',
  'told.elderNeeds.away.mixed':
    'The house that stands for {who} gives and asks in this chart, so go for a time and not for good. {step, select, far {Fix the month of the first visit before you sign, and let that visit decide whether you stay on} other {Ask in writing after how many months a posting nearer to them can be asked for, and count from the first day}}.',
  'told.elderNeeds.away.ill':
    'The house that stands for {who} asks much of you in this chart, so let no departure be the first test of it. Have the paid help in the house from the day you apply, while you can still change it, and {step, select, far {prefer the place from which you are home within one flight} other {of two places take the nearer, also for less pay}}.',
  'told.elderNeeds.back.well':
    'The house that stands for {who} is in good keeping in this chart, so this asks for nearness and for no hurry. Whichever way you choose, name one person within an hour of their door, and book the next visit with its dates before you book anything else.',
  'told.elderNeeds.back.mixed':
    'The house that stands for {who} gives and asks in this chart, so let it weigh as one reason among three and not as the only one. Spend one long visit there with the work done from there, and see what they need in a week and what they only wish.',
  'told.elderNeeds.back.ill':
    'The house that stands for {who} asks much of you in this chart, so it counts on the side of home when you weigh the two. Whichever you choose, put paid help into that house now, and their papers into one folder that you can read from afar.',
  'told.elderNeeds.transfer.well':
    'The house that stands for {who} is in good keeping in this chart, so let it stand first in the request: age, who else there is, and the distance, with a paper for each.',
  'told.elderNeeds.transfer.mixed':
    'The house that stands for {who} gives and asks in this chart, so ask for two or three places within one night of home rather than for a single town, and say in the request for whose sake.',
  'told.elderNeeds.transfer.ill':
    'The house that stands for {who} asks much of you in this chart, so let no help wait for an order. Have somebody paid come in from this month, and let the request go its own way beside it.',
  'told.elderNeeds.wed.well':
    'The house that stands for {who} is in good keeping in this chart, so what you are needed for at home drives no good match away. Say in the first talk where you mean to live, and with whom; whoever stays after that has agreed to it.',
  'told.elderNeeds.wed.mixed':
    'The house that stands for {who} gives and asks in this chart, so let nearness decide between two matches: a family within two hours of that house spares you a promise to either side.',
  'told.elderNeeds.wed.ill':
    'The house that stands for {who} asks much of you in this chart, so promise no match that all will live together. Look for two roofs in one town, and agree before the wedding who goes over when help is needed.',

  'told.childExam.plain':
    'Let what moves the whole house come after the papers of {papers}: until then prices, forms and schools can be looked at without unsettling anybody.',
  'told.childExam.after':
    'The time named above from {from} lies after the papers of {papers}, so whatever moves the whole house can wait for it.',
  'told.childExam.long':
    'By the time named above, from {from}, the papers of {papers} are long written; until then they have the first word at home.',
  'told.childExam.during':
    'The time named above runs on past the papers of {papers}, until {to}: only what has to be signed comes before them, and the larger step after.',
  'told.childExam.before':
    'The time named above ends before the papers of {papers} are over, or soon after. Sign or apply in it yourself, and let the house and the school follow once they are written.',
  'told.childExam.well':
    'The house of children carries well in this chart: say once at the table what is planned and from when, and the year of papers bears it.',
  'told.childExam.mixed':
    'The house of children has help and strain in this chart: tell at home only what is settled, and nothing in the week of a paper.',
  'told.childExam.ill':
    'The house of children asks for quiet in this chart: until the last paper no agent, no packing and no talk of {step, select, far {another country} back {the move} city {another town} home {the house} trade {money} other {the post}} where the books lie.',

  'told.smallChild.well':
    'The house of children stands well in this chart, so other hands do a small one no harm. Choose them before {step, select, study {the fee is paid} trade {the first customer} other {the first day}}, and let them begin four weeks earlier, an hour at first and then half a day.',
  'told.smallChild.mixed':
    'The house of children has help and strain in this chart, so it hangs on the hours. {step, select, study {See the timetable before you pay, and take the batch that leaves the child’s evening free} trade {Keep two hours of the day that belong to no customer, and write them on the door} other {Have them written into the letter, with a late start or two days from home in the first three months}}.',
  'told.smallChild.ill':
    'The house of children asks for you near by in this chart, so take {step, select, study {what can be learnt from home or in the evening, even if it takes a year longer} trade {what can be begun from home or next door, in the hours that somebody else holds} abroad {the shorter way before the higher pay} other {the shorter way before the higher pay; in India a workplace of fifty or more has to have a crèche, so ask where it is before you sign}}.',
  'told.smallChild.far.well':
    'The house of children stands well in this chart, so some months apart leave no gap between you and a small one. Name before you leave the month in which the child follows or you come, and keep one call a day at the same hour.',
  'told.smallChild.far.mixed':
    'The house of children has help and strain in this chart, so go with a date and not with a hope: a first visit within four months in the contract, and the rules for a child’s papers read before you pay anybody.',
  'told.smallChild.far.ill':
    'The house of children asks for you near by in this chart: between two employers or countries let the one win that takes a family from the first day, even for less pay.',

  'told.kinHelps.money.well':
    '{tie, select, sibling {Between you and a brother or sister help holds in this chart} other {What two sides promise each other holds in this chart}}, so take it as money with a name. One sheet says how much, whether given or lent, and until when, both of you sign, and you count on it from the day it is in your account.',
  'told.kinHelps.money.mixed':
    '{tie, select, sibling {Between you and a brother or sister help and friction alternate in this chart} other {What two sides promise each other holds in part in this chart}}, so plan with half the sum, have that half before anything is signed, and let the rest be a cushion when it comes.',
  'told.kinHelps.money.ill':
    '{tie, select, sibling {Between you and a brother or sister money strains the tie in this chart} other {What two sides promise each other is slow to be kept in this chart}}, so make the plan that stands without it. If a first part is in the bank before you sign, make it larger; otherwise you have lost nothing.',
  'told.kinHelps.place.well':
    '{tie, select, sibling {Between you and a brother or sister help holds in this chart} other {What two sides promise each other holds in this chart}}, so the place may be tried: three months on a fixed pay, with the work and the hours named, and a share only after that.',
  'told.kinHelps.place.mixed':
    '{tie, select, sibling {Between you and a brother or sister help and friction alternate in this chart} other {What two sides promise each other holds in part in this chart}}, so agree before the first day who decides, who keeps the books, and how you part without a quarrel.',
  'told.kinHelps.place.ill':
    '{tie, select, sibling {Between you and a brother or sister daily work strains the tie in this chart} other {What two sides promise each other is slow to be kept in this chart}}, so look on for a month as a guest, see the books once, and give up nothing of your own for it.',
  'told.kinHelps.door.well':
    '{tie, select, sibling {Between you and a brother or sister help holds in this chart} other {What two sides promise each other holds in this chart}}, so use this door: ask for one thing with a day to it, a name to ring or a paper handed in, and have your own papers ready before that day.',
  'told.kinHelps.door.mixed':
    '{tie, select, sibling {Between you and a brother or sister help and friction alternate in this chart} other {What two sides promise each other holds in part in this chart}}, so let this be the second door: apply on your own in the same weeks, and ask here for one small thing first, which shows how much of it is meant.',
  'told.kinHelps.door.ill':
    '{tie, select, sibling {Between you and a brother or sister a debt of thanks strains the tie in this chart} other {What two sides promise each other is slow to be kept in this chart}}, so take the advice and leave the favour: go there only with rent and food of two months in your own hand.',

  'told.earnsForAll.well':
    'Service carries you in this chart, and a post is followed by another; what is at risk is the month in between. {step, select, post {Give notice only with the next letter in hand} trade {Let the salary go only when the new work has paid the house for three months running} study {Leave only with the fee covered to the last term} other {Leave only when the first pay there has a date}}, with three months of the house on an account that nobody touches.',
  'told.earnsForAll.mixed':
    'Service carries you in part in this chart, so put six months of the house aside before the step. Ask at home, too, who can bring in a share of it, from lessons to a room that is let; {step, select, post {the new pay may then be weighed without fear} trade {the new work may then have a slow first season} study {the course may then be finished without a loan for rice and rent} other {the first months there may then be slow}}.',
  'told.earnsForAll.ill':
    'A salary that was given up is slow to return in this chart, so no step may leave even one month of the house unpaid. {step, select, post {Search and sit interviews from where you are, and say nothing there until another has signed} trade {Begin in the evenings and on days off, and let it grow beside the pay} study {Look for evenings, distance learning or a fee that the employer shares} other {Ask for leave without pay or a posting by your own firm before you give notice}}.',

  'told.youngerWaits.well':
    'That a younger one waits behind you is custom and no rule of any chart. In yours you carry each other: say at home that both searches may go on side by side.',
  'told.youngerWaits.mixed':
    'That a younger one waits behind you is custom and no rule of any chart. Yours shows help and friction between you: settle it in one plain talk, the two of you, before the elders do it for you.',
  'told.youngerWaits.ill':
    'That a younger one waits behind you is custom and no rule of any chart. In yours this tie is easily strained: give your leave aloud for the other search to go first, and take the weight off both.',
}
