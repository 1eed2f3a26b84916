/** A life in another country, as told beside a question: what the chart has to say to it. */
export const TOLD_AWAY = {
  'told.permitEnds.inside':
    'Before the permit ends, on {day}, lies {span}{use}: what you file for staying on goes out in it, and not in the last weeks.',
  'told.permitEnds.open':
    'A time for it runs now, until {to}{use}: let what you file for staying on go out in it, well before {day}, when the permit ends.',
  'told.permitEnds.none':
    'No time that the chart marks lies before {day}, when the permit ends, so nothing there waits for a better month. By {ready} have in writing what can be extended and by whom, and on one page what a second way costs, another employer, a course or the road home.',
  'told.greenCard.kept':
    'By the rules of the US a priority date stays yours once the I-140 is approved, under another employer too and while you live in India.',
  'told.greenCard.well':
    'Service has good ground in your chart, so another employer may carry it on: ask in the first talk within how many months they file a petition of their own.',
  'told.greenCard.mixed':
    'Service has its help and its weak side in your chart, so do not leave that place in the line to one office: have a copy of the approval notice at home, whichever way you decide.',
  'told.greenCard.ill':
    'More in your chart hinders service than helps it, so hang nothing else on the present employer: get a copy of the approval notice while you are still on the roll, and a lawyer of your own who reads it.',
  'told.houseThere.well':
    'House and land have good ground in this chart, so that house need not be sold for a move: let it for one year first, through an agent with a written account, and decide on the sale after that.',
  'told.houseThere.mixed':
    'House and land have two sides in this chart: ask two agents now what that house would sell for and what it would let for, and let the better of the two, less the mortgage, decide.',
  'told.houseThere.ill':
    'House and land ask for care in this chart: where a move is decided, that house goes on sale half a year before the tickets are bought, and no second one is taken at home until it is sold.',
  'told.yearsAway.tied':
    'Most of these {years} years away ran under sub-periods that your chart ties to far places ({grahas}), so the season has carried them and not your will alone.',
  'told.yearsAway.part':
    'A part of these {years} years away ran under sub-periods that your chart ties to far places ({grahas}); the rest you have carried yourself.',
  'told.yearsAway.untied':
    'Most of these {years} years away ran under sub-periods that your chart does not tie to far places ({grahas}), so you have held that place by your own work.',
  'told.yearsAway.next.tied':
    'After the sub-period of {graha}, which runs until {date}, that of {next} is tied to far places too: papers, accounts and dues there can be kept open a while longer, whichever way you decide.',
  'told.yearsAway.next.untied':
    'After the sub-period of {graha}, which runs until {date}, that of {next} is not tied to far places: from then on your own reasons hold you there and not the season, so have them on one page by that month, what the work pays, what the papers allow, who waits at home.',
} as const
