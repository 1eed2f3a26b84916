import { degreeEndOf } from './degree-end.ts'
import { joinsPartner } from './joins-partner.ts'
import { pointsAsked } from './points-asked.ts'
import { roadsIn } from './two-roads.ts'

const points = (concern: string): string =>
  pointsAsked(concern)
    .map(({ point }) => point)
    .join(' ')

describe('the way to husband or wife in another country', () => {
  it.each([
    ['My husband is in Canada and my spouse visa got refused once. When will I go and will we get PR?', 'abroad.join abroad.settle'],
    ['My husband got onsite to Germany. Should me and kid also move, and will I get job there?', 'abroad.join abroad.work'],
    ['husband usa me hai, mera h4 visa kab lagega aur green card milega kya', 'abroad.visa abroad.settle'],
    ['Husband is working in Dubai since 3 years. When will I go there and settle with him?', 'abroad.join'],
  ])('%s', (concern, wanted) => {
    expect(joinsPartner(concern)).toBe(true)
    expect(points(concern)).toBe(wanted)
  })

  it.each([
    'Married 5 years, husband works in Dubai. When will we live together?',
    'My husband wants to go to Canada but I do not. What should I do?',
    'My wife is in the US and wants a divorce. When will I get custody?',
    'When will my husband get job in Dubai?',
  ])('is none of these: %s', (concern) => expect(joinsPartner(concern)).toBe(false))
})

describe('what is asked of the way out', () => {
  it.each([
    ['I am a staff nurse and cleared OET. When will I get job in UK or Ireland?', 'abroad.work'],
    ['I was in Kuwait till 2022, now sitting idle at home. Is there chance to go back to gulf again?', 'abroad.when'],
    ['I want to work as cabin crew in foreign airline. Is it possible for me?', 'abroad.work'],
    ['My Germany job interview is over but no reply. When will my Europe dream come true?', 'abroad.work'],
    ['I was born in Dubai and studying in Mumbai now. Will I settle in India or abroad?', 'abroad.settle'],
  ])('%s', (concern, wanted) => expect(points(concern)).toBe(wanted))

  it.each([
    [
      'I am in btech final year and want to do MS in USA. Should I go for it or do job in India first, and will I get the visa?',
      'studyAway post',
    ],
    ['My cousin is calling me to UK for masters. Is foreign study good for me or family business?', 'studyAway trade'],
  ])('holds two roads against each other, also where one is meant by a bare word: %s', (concern, wanted) =>
    expect(
      roadsIn(concern)
        ?.map(({ kind }) => kind)
        .join(' '),
    ).toBe(wanted),
  )
})

describe('the end of a degree', () => {
  it.each([
    ['I am in btech final year and want to do MS in USA', '2026-11-23', '2027-07-01'],
    ['I am in btech final year and want to do MS in USA', '2027-03-01', '2027-07-01'],
    ['I am in 3rd year BTech. MS in Germany after btech?', '2026-11-23', '2028-07-01'],
    ['bcom 2nd year student, want to study in UK', '2026-11-23', '2028-07-01'],
    ['Working in TCS, want to do MS in USA', '2026-11-23', null],
    ['My son is in final year, will he go abroad?', '2026-11-23', null],
  ])('%s on %s', (concern, asOf, wanted) => expect(degreeEndOf(concern, asOf)).toBe(wanted))
})
