/** Examinations, the year of courses and the seasons of weddings, as they meet a stretch. */
export const CALENDAR = {
  'calendar.months': '{from} to {to}',
  'calendar.step': '{step} ({months})',
  'calendar.into':
    'Into the stretch from {from} to {to} {count, plural, one {falls} other {fall}}, by the months of recent years, {steps}; the official site has the days.',
  'calendar.before':
    'By the months of recent years {step} comes before the stretch from {from} to {to}: what you do until then counts for it, and the official site has the days.',
  'calendar.after':
    'By the months of recent years {step} comes after the stretch from {from} to {to}; prepare in that one, and the official site has the days.',
  'calendar.autumn.before':
    'The autumn you name has its own year: {apply}, then {begins}. Both lie before the stretch from {from} to {to}: that autumn rests on your papers alone, and the official site has the days.',
  'calendar.autumn.meets':
    'The autumn you name has its own year: {apply}, then {begins}; the stretch from {from} to {to} lies beside it. The official site has the days.',
  'calendar.autumn.after':
    'The autumn you name has its own year: {apply}, then {begins}. Both come after the stretch from {from} to {to}; prepare in that one, and the official site has the days.',
  'calendar.agePassed':
    'You are past the usual age of {age} for this examination; whether your category allows more years stands in its own notice, not in a chart.',
  'calendar.neet.exam': 'the NEET examination',
  'calendar.neet.counselling': 'the counselling for seats',
  'calendar.jee.first': 'the first JEE Main',
  'calendar.jee.second': 'the second JEE Main',
  'calendar.jee.advanced': 'JEE Advanced',
  'calendar.jee.counselling': 'the counselling for seats',
  'calendar.upsc.prelims': 'the preliminary examination',
  'calendar.upsc.mains': 'the main examination',
  'calendar.upsc.interview': 'the interviews',
  'calendar.ssc.tier1': 'tier 1 of the CGL',
  'calendar.ssc.tier2': 'tier 2 of the CGL',
  'calendar.bank.exam': 'the bank examinations of IBPS',
  'calendar.cat.exam': 'the CAT',
  'calendar.cat.admission': 'the interviews for admission',
  'calendar.gate.exam': 'the GATE examination',
  'calendar.gate.admission': 'admissions and the calls of public companies',
  'calendar.boards.exam': 'the board examinations',
  'calendar.usa.apply': 'most applications for the autumn in the USA',
  'calendar.usa.autumn': 'the beginning of autumn courses in the USA',
  'calendar.usa.spring': 'the beginning of spring courses in the USA',
  'calendar.uk.apply': 'most applications for September in the UK',
  'calendar.uk.autumn': 'the September intake in the UK',
  'calendar.uk.spring': 'the January intake in the UK',
  'calendar.canada.apply': 'most applications for September in Canada',
  'calendar.canada.autumn': 'the September intake in Canada',
  'calendar.canada.spring': 'the January intake in Canada',
  'calendar.australia.apply': 'most applications for February in Australia',
  'calendar.australia.autumn': 'the February intake in Australia',
  'calendar.australia.spring': 'the July intake in Australia',
  'calendar.germany.apply': 'most applications for the winter term in Germany',
  'calendar.germany.autumn': 'the winter term in Germany',
  'calendar.germany.spring': 'the summer term in Germany',
  'calendar.season': '{name} ({from} to {to})',
  'calendar.season.kharmas': 'Kharmas, with the Sun in Dhanu',
  'calendar.season.margazhi': 'Margazhi, with the Sun in Dhanu',
  'calendar.season.dhanu': 'Kharmas or Margazhi, with the Sun in Dhanu',
  'calendar.season.mina': 'the second Kharmas, with the Sun in Mina',
  'calendar.season.aadi': 'Aadi, with the Sun in Karka',
  'calendar.season.chaturmas': 'Chaturmas',
  'calendar.season.pitru': 'the fortnight of the fathers',
  'calendar.wedding.from':
    'A wedding day is another matter than the opening from {from} to {to}: many families hold none in {seasons}. Those days are for talks and a promise and not for the ceremony, and families that keep {count, plural, one {the season} other {these seasons}} marry from {free}.',
  'calendar.wedding.until':
    'A wedding day is another matter than the opening from {from} to {to}: many families hold none in {seasons}. Families that keep {count, plural, one {the season} other {these seasons}} marry before {free}, and use the rest for the talks.',
} as const
