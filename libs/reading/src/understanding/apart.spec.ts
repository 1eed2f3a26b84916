import { apartOf } from './apart.ts'

describe('a case of a marriage', () => {
  it.each([
    'I am contractual engineer since 2013, our case is in High Court with 140 others, hearing is going on. Wife is in Titabor and cannot shift. Will my post be regular?',
    'Case for regularisation of guest teachers was filed in 2022. My wife has a shop. When will I be permanent?',
    'Recruitment is stuck in court, petition pending since one year. My husband says join a private firm. What to do?',
  ])('is none that is fought over a post: %s', (concern) => expect(apartOf(concern)).not.toBe('case'))

  it.each([
    'Divorce case is pending in family court since 2023, my husband is a regular employee. When will it end?',
    'My wife filed 498a case and maintenance, hearing is going on with 3 others of my family.',
    'Case is going on with my wife. Will she come back?',
  ])('is heard as one: %s', (concern) => expect(apartOf(concern)).toBe('case'))
})
