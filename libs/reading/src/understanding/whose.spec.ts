import { hasLostSpouse } from './bond-told.ts'
import { asksCommunity, namesCommunity } from './community.ts'
import { pointsAsked } from './points-asked.ts'
import { questionOf } from './understanding.ts'

const pointsOf = (concern: string): string[] => [...new Set(pointsAsked(concern).map(({ point }) => point))]

describe('whose work is asked about is decided once, whoever is named beside it', () => {
  it.each([
    [
      'Asking for my husband. He is a manager posted at Dibrugarh and me and my son are in Bhubaneswar. Will he get promotion this time and will transfer to Odisha happen before son’s board exam in 2028?',
      'kin.spouseWork',
      'spouse',
      'husband',
    ],
    [
      'My wife is a doctor, applied for transfer to Pune where I and our daughter live. When will her transfer come?',
      'kin.spouseWork',
      'spouse',
      'wife',
    ],
    ['My husband lost his job in Bangalore. When will he get a new job? Our son is in 8th.', 'kin.spouseWork', 'spouse', 'husband'],
    ['Mere pati ki naukri chali gayi, beta 10th mein hai. Unko nayi naukri kab milegi?', 'kin.spouseWork', 'spouse', 'husband'],
    ['Will my husband get the promotion in March? Our daughter’s 12th boards are also in March.', 'kin.spouseWork', 'spouse', 'husband'],
    [
      'My elder brother lost his job in March and sits at home with two kids. When will he get a job again?',
      'kin.work',
      'sibling',
      'brother',
    ],
    ['Mera chhota bhai 3 saal se SSC ki taiyari kar raha hai, uski sarkari naukri kab lagegi?', 'kin.work', 'sibling', 'brother'],
    ['My mother runs a tailoring shop with my sister, orders are low. Will her business pick up next year?', 'kin.work', 'mother', null],
    [
      'Papa is a contractor and two bills are pending. Will his payment and new contract come, mother is worried.',
      'kin.work',
      'father',
      null,
    ],
    [
      'My daughter in law is pregnant and my son is posted in Guwahati. When will my son get transfer to Delhi?',
      'kin.childWork',
      'child',
      null,
    ],
  ] as const)('%s', (concern, point, person, relative) => {
    const read = questionOf(concern)
    expect(pointsOf(concern)).toEqual([point])
    expect([read.person, read.relative, read.theirWedding]).toEqual([person, relative, false])
    expect(['job', 'work']).toContain(read.matter)
  })
})

describe('whose wedding is asked about, and from which community', () => {
  it.each([
    [
      'My daughter is 31 and earns more than the boys. When will her marriage be done and will the boy be from our own samaj?',
      'kin.childWed',
      'child',
    ],
    [
      'My son is a doctor and my mother wants to see his wedding. When will he marry, and will the girl be from our jaat?',
      'kin.childWed',
      'child',
    ],
    [
      'My younger brother is 31, mother is ill and wants to see his wedding. When will my brother marry and will the girl be from our biradari?',
      'kin.wed',
      'sibling',
    ],
    ['Asking for my sister, she is unmarried at 30. When will she get married and will the boy be from our kulam?', 'kin.wed', 'sibling'],
    ['My brother’s marriage is getting delayed, he is 33. When will his marriage happen? My father is 70.', 'kin.wed', 'sibling'],
    ['My father’s second marriage is being talked of after mother died. Will he marry again?', 'kin.wed', 'father'],
  ] as const)('%s', (concern, point, person) => {
    expect(pointsOf(concern)).toEqual([point])
    expect(questionOf(concern).person).toBe(person)
  })

  it.each([
    'My brother’s marriage is over. My boyfriend says wait. Will he marry?',
    'My sister’s wedding was in May. When will I get married?',
  ])('one’s own wedding stays one’s own: %s', (concern) => {
    expect(pointsOf(concern)).not.toContain('kin.wed')
  })

  it.each([
    'will the girl be of our caste',
    'ladki apni biradari se hogi kya',
    'paiyan namma jaathi la irukkuma',
    'will he be from our gnati',
    'from same community or not',
  ])('a community by its many words: %s', (words) => expect(asksCommunity(words)).toBe(true))

  it.each(['will the boy be from our town', 'wo kab jata hai', 'will she work after marriage'])('no community: %s', (words) =>
    expect(namesCommunity(words)).toBe(false),
  )
})

describe('a husband or wife who has died, told as the parent of the child', () => {
  it.each([
    ['My daughter is 31. When will she marry? Her father expired in 2020.', true],
    ['My son is jobless. His father passed away last year. When will he get a job?', true],
    ['My kids father died in covid and I manage alone. Will it get easier?', true],
    ['My wife is sad, her father expired. When will our daughter marry?', false],
    ['My daughter is to marry a boy, his father expired. Is the match good?', false],
  ])('%s', (concern, lost) => {
    expect(hasLostSpouse(concern)).toBe(lost)
  })
})
