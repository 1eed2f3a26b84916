/** The English form, filled in as its screen sends it. */
export const ENGLISH_FORM = {
  language: 'english',
  fullName: 'Meera Rao',
  email: 'meera@example.com',
  dateOfBirth: '1996-07-03',
  timeOfBirth: '18:20',
  placeOfBirth: 'Hyderabad, Telangana',
  gotra: 'Bharadwaja',
  gender: 'female',
  clarityArea: 'dharma',
  concern: 'Should I change my job this year?',
  additionalDetails: 'I have worked in the same place for six years.',
  disclaimerAccepted: true,
  displayTimeZone: 'Asia/Kolkata',
} as const
