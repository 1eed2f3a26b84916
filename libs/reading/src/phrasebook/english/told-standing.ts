/** Pay, years, who leads, what comes in at home and what is still owed, as told beside a question: what the chart has to say to it. */
export const TOLD_STANDING = {
  'told.pay.month': '{sum} a month',
  'told.pay.year': '{sum} a year',
  'told.payTold.well':
    'Income has good ground in this chart, so where pay is talked over name the figure yourself and first: {ask}, three tenths above the {pay} of today, with half of that rise as your floor.',
  'told.payTold.mixed':
    'Income has two sides in this chart, so ask for {ask}, two tenths above the {pay} of today, and for all of it as fixed pay: leave bonus and incentive out when you compare.',
  'told.payTold.ill':
    'Income comes late or in pieces in this chart, so {ask}, a tenth above the {pay} of today, is enough to ask for; put your weight on the day of the month on which it is credited and on a notice of some length.',
  'told.payTold.own.well':
    'Income has good ground in this chart, so the figure to reach beside that pay is {sum} from customers, the half of it: from there on more of your own hours bring more.',
  'told.payTold.own.mixed':
    'Income has two sides in this chart, so the figure to reach beside that pay is {sum} from customers, as much as the pay itself, counted after rent and goods.',
  'told.payTold.own.ill':
    'Income comes late or in pieces in this chart, so the figure to reach beside that pay is {sum} from customers, as much as the pay itself, with half a year of it in the bank besides.',
  'told.payTold.dues.well':
    'Debts are in good hands in this chart, so four tenths of that pay may go to them: {sum}, by one order on the day after it is credited, the dearest loan first.',
  'told.payTold.dues.mixed':
    'Debts have two sides in this chart, so three tenths of that pay go to them and no more: {sum}, by one order on the day after it is credited, and not a rupee of it by a new loan.',
  'told.payTold.dues.ill':
    'Debts press sooner in this chart than in most, so offer what you can keep up: {sum}, a quarter of that pay, named to each lender in writing as the sum of all parts, on one day of the month.',
  'told.payTold.saved.well':
    'Income has good ground in this chart, so three tenths of that pay can stay: {sum}, moved on the day it is credited into an account without a card.',
  'told.payTold.saved.mixed':
    'Income has two sides in this chart, so begin with a fifth of that pay: {sum}, moved on the day it is credited, and touched only for what was named beforehand.',
  'told.payTold.saved.ill':
    'Income comes late or in pieces in this chart, so begin with a tenth of that pay: {sum}, moved on the day it is credited, and raised only after six months without a break.',
  'told.payTold.home.well':
    'Debts are in good hands in this chart, so all instalments together may take {sum}, somewhat less than half of that pay: hold each price against this figure before you look at the rooms.',
  'told.payTold.home.mixed':
    'Debts have two sides in this chart, so all instalments together may take {sum}, about a third of that pay: what lies above it comes down by a larger first payment or a smaller place.',
  'told.payTold.home.ill':
    'Debts press sooner in this chart than in most, so all instalments together may take {sum}, a quarter of that pay: until a price fits this figure, put the difference by each month as if it were paid.',
  'told.resultDue.well':
    'Study and contest have good ground in this chart, so keep the books open for the stage after it, one hour a day at a fixed time, and ask what you ask about beside it.',
  'told.resultDue.mixed':
    'Study and contest have two sides in this chart: have one other form filled in before it is out, so that neither answer finds you without a next step.',
  'told.resultDue.ill':
    'Study and contest ask for care in this chart: plan the next months as if it were not out, with one other form filled in and one road that needs no examination.',
  'told.gapYears.tied':
    'A good part of these {years} years ran under sub-periods tied to work ({grahas}), so they were not empty. Put on your page as work with a result what you did in {span}, at home, in a course or for somebody’s shop.',
  'told.gapYears.untied':
    'Most of these {years} years ran under sub-periods that your chart does not tie to work ({grahas}), so they were not the season for it. Such a gap needs one sentence and no excuse: why it began, that it is over, and what you have learnt in the last three months.',
  'told.costTold.own':
    'For such a sum own money stands better in this chart than borrowed money: let half of it at most be a loan, and put off what cannot be covered so.',
  'told.costTold.loan':
    'For such a sum borrowed money stands better in this chart than what is put by: leave the reserve of the house alone, and let the loan be in the name of whoever studies, with the first instalment after the course.',
  'told.costTold.both':
    'For such a sum own money and a loan both stand well in this chart: halve it between the two, and choose the loan by what it costs after the course and not by how fast it comes.',
  'told.costTold.divided':
    'For such a sum own money and a loan have each two sides in this chart: pay the first year from what is there, borrow for the second only, and ask beforehand what comes back if it is broken off.',
  'told.costTold.neither':
    'For such a sum neither own money nor a loan stands well in this chart, so make the sum smaller first: a public college, a scholarship with its closing day, or the shorter course; each lakh less counts double here.',
  'told.spouseEarns.well':
    'The work of {who} is on good ground in your chart: let that income carry what is fixed at home, rent or instalment and fees, from an account of its own, for as long as the step takes.',
  'told.spouseEarns.mixed':
    'The work of {who} has help and hindrance in your chart: count half of that income into the plan, and put the other half by each month, from now on and not only once the step is taken.',
  'told.spouseEarns.ill':
    'The work of {who} asks for care in your chart: do the sum of the step as if only your own income were there, and let what comes from that side be the reserve.',
  'told.spouseEarns.move.well':
    'The work of {who} is on good ground in your chart: wherever that post is, let it run through a move without a break, and let yours be the one that changes first.',
  'told.spouseEarns.move.mixed':
    'The work of {who} has help and hindrance in your chart: in a move never let both posts change within the same half-year.',
  'told.spouseEarns.move.ill':
    'The work of {who} asks for care in your chart: find out before any date is fixed what a move would mean for that post, and count its first year on your own income alone.',
  'told.spouseEarns.near.well':
    'Bond and home pull together in this chart: let the post of {who} stand in the first line of each application, with a certificate of it from that office.',
  'told.spouseEarns.near.mixed':
    'Bond and home have help and hindrance in this chart: name three places within two hours of the post of {who}, and not the one place alone.',
  'told.spouseEarns.near.ill':
    'Distance has the stronger say over bond and home in this chart: let {who} file as well, so that two offices can move, and keep one fixed week-end in the month free of any duty.',
  'told.newHead.head.strong':
    'Those above are read from the Sun, who is strong in your chart: ask the new one for ten minutes alone before others have told about you, and leave one page with what you carry.',
  'told.newHead.head.plain':
    'Those above are read from the Sun, who is neither strong nor weak in your chart: let the new one know you by work, with one short mail each Friday for two months, and ask for nothing before that.',
  'told.newHead.head.weak':
    'Those above are read from the Sun, who is weak in your chart: do not go in alone. Let somebody whom the new one trusts name your work first, and keep each instruction with its date.',
  'told.newHead.firm.strong':
    'Those above are read from the Sun, who is strong in your chart: write to the new owners yourself, and ask for one line that your years, your grade and your dues are taken over.',
  'told.newHead.firm.plain':
    'Those above are read from the Sun, who is neither strong nor weak in your chart: ask the new owners together with two or three others for one line that years, grade and dues are taken over.',
  'told.newHead.firm.weak':
    'Those above are read from the Sun, who is weak in your chart: let others ask the new owners first, and bring appointment letter, salary slips and leave record home this week.',
  'told.appraisalDue.well':
    'Service has good ground in your chart, so go into it with a wish of your own: by {ready} send one page with three results in figures, and name both grade and pay in its last line.',
  'told.appraisalDue.mixed':
    'Service has its help and its weak side in your chart: by {ready} ask which two points decide, send one page on those two alone, and keep the sum for the talk.',
  'told.appraisalDue.ill':
    'More in your chart hinders service than helps it, so ask for more than one thing: by {ready} send your page, and beside the pay name what costs the firm little, a title, a place or a training.',
  'told.loanLeft.well':
    'Debts are in good hands in this chart, so the loan may run on beside the step: set its day right after the day on which you are paid, and pay one part more in each good month.',
  'told.loanLeft.mixed':
    'Debts have two sides in this chart: ask the lender this week for the closing figure in writing, bring it down by a third before the step, and take no second loan for it.',
  'told.loanLeft.ill':
    'Debts press sooner in this chart than in most, so the loan comes before the step: ask the lender this week for the closing figure in writing, and let all that is left over each month go there while your income is what it is.',
  'told.yearsServed.span': '{from} to {to}',
  'told.yearsServed.spanOn': '{from} to this day',
  'told.yearsServed.post.tied':
    'Most of these {years} years ran under sub-periods tied to work ({grahas}), so they are the strongest thing you have to show. The longest of these periods was {span}: take the first example for any letter or talk from those months.',
  'told.yearsServed.post.part':
    'A part of these {years} years ran under sub-periods tied to work ({grahas}), the longest of them {span}. What you did in it will convince more than the number of the years: put it first on your page.',
  'told.yearsServed.post.untied':
    'Most of these {years} years ran under sub-periods that your chart does not tie to work ({grahas}), so what you reached in them came by your own effort and is a fair measure of it.',
  'told.yearsServed.away.tied':
    'Most of these {years} years ran under sub-periods tied to work ({grahas}), and abroad they count by letters. Ask first for the one that covers {span}, with hours, duties and a stamp.',
  'told.yearsServed.away.part':
    'A part of these {years} years ran under sub-periods tied to work ({grahas}), the longest of them {span}. Abroad years count by letters: let the one for that time be the fullest, with hours, duties and a stamp.',
  'told.yearsServed.away.untied':
    'Most of these {years} years ran under sub-periods that your chart does not tie to work ({grahas}), so let papers speak for them and not their number: a letter from each employer with hours, duties and a stamp.',
  'told.yearsServed.trade.tied':
    'Most of these {years} years ran under sub-periods tied to work ({grahas}), so the season has carried the trade as well as you. Look up in the books what was sold in {span} and to whom, and begin with those.',
  'told.yearsServed.trade.part':
    'A part of these {years} years ran under sub-periods tied to work ({grahas}), the longest of them {span}. Hold what you sell today against what sold in it: what has fallen out since is worth a second look.',
  'told.yearsServed.trade.untied':
    'Most of these {years} years ran under sub-periods that your chart does not tie to work ({grahas}), so the trade has stood on your own hands, and a weak year in it is no verdict on you.',
} as const
