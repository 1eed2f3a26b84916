/** A wedding that others want now, and a wish to wait. */
export const OWN_HEART_TEXTS = {
  'own.lead':
    'Your own wish leads here: whether you marry, and when, is yours to say, and this chart asks for no wedding by a date that others set.',
  'own.later': 'Waiting closes nothing: a marriage has its times later as well, the next {span}{use}.',
  'own.laterNext': 'After it comes {span}{use}.',
  'own.laterNone':
    'Waiting closes nothing: no chart makes a wedding hurry, and the years in which none of its times is marked are open to you all the same.',
  'own.passes': 'What is open before that, {span}, may pass without loss.',
  'own.passesNow': 'What is open today, until {to}, may pass without loss.',
  'own.date': 'At home give a date in place of a no: you will speak of it again in {month}, and until then you wish to hear of no match.',
  'own.study': 'For the course itself the time is {span}; say at home when it begins and in which month it ends.',
} as const
