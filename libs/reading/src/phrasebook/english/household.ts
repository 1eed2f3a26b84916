/** When those at home are better off: money, home and calm together; and a child who has left a marriage. */
export const HOUSEHOLD = {
  'noun.household': 'the condition of your home',
  'household.eases': 'The condition of your home grows easier from {from}: {list}.',
  'household.ends.saturn': 'then {passage}, is over',
  'household.ends.period': 'then the sub-period of {antar}, which is under strain, is over',
  'household.carries': '{antar}, which favours you, has the sub-period from {from} to {to}',
  'household.carries.now': '{antar}, which favours you, has the sub-period until {to}',
  'household.free':
    'Neither Saturn nor a sub-period under strain presses on your home now, so what weighs can be lifted from this month on, by what you change and not by waiting.',
  'household.press.saturn':
    'Before that {passage}, asks for care until {to}: fixed costs low, nothing new on loan, and one fixed hour of calm in the day for all at home.',
  'household.press.period':
    'Before that the sub-period of {antar} asks for care: fixed costs low, nothing new on loan, and one fixed hour of calm in the day for all at home.',
  'household.press.both':
    'Before that two things press, {passage}, until {to}, and the sub-period of {antar} until {hard}: keep fixed costs low, take nothing new on loan, and keep one fixed hour of calm in the day for all at home.',
  'household.before': 'The sub-period of {antar}, {from} to {to}, is on your side before that day.',
  'household.before.now': 'The sub-period that runs, that of {antar} until {to}, is on your side meanwhile.',
  'household.gains.many': 'More can come in than now: your house of gains, the 11th, has {points} points, where 25 to 30 is usual.',
  'household.gains.few':
    'It gets better by what is kept more than by what comes in: your house of gains, the 11th, has {points} points, where 25 to 30 is usual.',
  'household.month':
    'In between, the easiest month of the year ahead is {month}: for one plan that all at home know, and one cost that is cut.',
  'household.times':
    '{count, plural, one {The next time for the money of the home} other {The next times for the money of the home}}: {spans}.',
  'household.do':
    'One thing to do this month: put what comes in and what goes out at home on one page with those who live there, and agree on one cost to cut.',
  'household.cannot':
    'What your chart cannot say: what others at home will earn, feel or choose. That stands in their own charts; yours shows the seasons of the home and your own part in it.',
  'point.child.sits':
    'Whoever sits at home without work is more often ashamed than lazy: ask how the day was and not what became of the job, give one fixed task of the house, and let others’ sons and daughters go unmentioned.',
  'household.head': 'The condition of your home',
  'ledger.household':
    'The condition of your home grows easier: at the end of one month more money is left than at the end of any of the twelve before it.',
  'ledger.judge.household': 'the passbook or a page of accounts shows it',
  'ledger.opening.household': 'a sum above the money of a month for the home comes in, or one debt of the home is closed',
  'ledger.lightOpening.household': 'one cost that comes every month is cut, or all at home go through one page of its money together',
  'roadmap.opening.household': 'reckon together, then decide',
  'roadmap.lightOpening.household': 'reckon together, cut one cost',
  'year.ground.household.light': 'go through one page of money at home, and cut one cost',
  'year.ground.household.light.good': 'the month helps, so go through one page of money with all at home',
  'year.ground.household.light.hard': 'quiet month or not, keep the costs of the home on one page',
  'year.ground.household.good': 'ask for what is due to the home, or settle one of its debts',
  'year.ground.household.mixed': 'put what comes in and what goes out at home on one page in it',
  'year.ground.household.hard': 'the month is quiet, and one cost of the home may be cut all the same',
  'year.ground.household.later': 'go through the money of the home now, and decide in the fuller weeks from {month}',
  'remedies.aim.household': 'the condition of your home',
  'remedies.why.household':
    'You ask about the condition of your home too, and it is the lord of your 2nd house, of the family and of what it keeps, that is worked on for it: {graha} is {seat}.',
  'act.2.household': 'write down each evening what was spent, and once a week read it aloud to all at home, with no blame',
} as const
