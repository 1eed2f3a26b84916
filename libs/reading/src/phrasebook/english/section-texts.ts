/** Sentences of the sections. */
export const SECTION_TEXTS = {
  'table.graha': 'Graha',
  'table.sign': 'Sign',
  'table.degree': 'Degree',
  'table.nakshatra': 'Nakshatra, pada',
  'table.house': 'House',
  'table.dignity': 'Dignity',
  'table.motion': 'Motion',
} as const
