import { permanentOrGo, seatBeforeCourt } from './permanent-or.ts'
import { pointsAsked } from './points-asked.ts'
import { plainText } from './topics.ts'

describe('a seat made permanent, or another firm', () => {
  it.each([
    'Working on contract basis since 4 years. Will I become permanent here or should I change company?',
    'Contract staff nurse in NHM since 2019. Will we be regularised or should I go to a private hospital?',
    'This year they are regularising some people. Will they make me permanent or shall I look for another company?',
    'Main 6 saal se contract pe hu factory me. Permanent ho jaunga ya dusri company dekhu?',
    'Nenu contract lo work chestunnanu 5 years ga. Permanent avutundha leka vere company chusukovala?',
    'Naan 4 varushama contract la iruken. Permanent aaguma illa vera company maaralama?',
    'On probation 14 months now. Will they confirm me or is it better to look outside?',
    'मैं 8 साल से संविदा पर हूं। क्या मैं परमानेंट हो पाऊंगा या दूसरी नौकरी देखूं?',
    'Payroll is third party since 3 years. Will company take me on rolls or better to switch?',
    'HR said conversion from third party to company roll in April. Is there chance this time or look for other job',
    'I am contractual engineer in PHE department since 2013. Will my post be regular, or should I take the offer from one private water company?',
    'Guest lecturer since 2014. Will we get regular or should I go to a private college?',
    'TCS through vendor payroll. Should I wait for conversion or join other company on permanent role?',
  ])('is one question after the seat: %s', (concern) => {
    const points = pointsAsked(concern)
    expect(points.map(({ point }) => point)).toEqual(['work.permanent'])
    expect(permanentOrGo(points[0]?.words ?? '', points[0]?.told)).toBe(true)
  })

  it.each([
    'Will I get PR or should I go back?',
    'Will my relation be permanent or should I leave him?',
    'Will my husband become permanent or should he change company?',
    'Will I be made permanent or try for own auto?',
    'When will I become permanent?',
    'Should I change company or stay?',
  ])('is no other choice: %s', (words) => expect(permanentOrGo(words)).toBe(false))
})

describe('a seat whose permanence waits for a court', () => {
  it.each([
    'Our case is in High Court with 140 others, hearing is going on.',
    'We 60 teachers filed a writ petition in 2022. Will we get regular or should I go to a private college?',
    'Matter of our regularisation is in the tribunal, next date in January.',
    'Supreme Court stayed the order of regularisation last year.',
    'हमारा केस हाई कोर्ट में है।',
  ])('is heard: %s', (text) => expect(seatBeforeCourt(plainText(text))).toBe(true))

  it.each([
    'Contract nurse since 2019, will I become permanent?',
    'Should we go to court or wait for the department?',
    'I am typist in court as contract staff in district court as steno.',
  ])('is none elsewhere: %s', (text) => expect(seatBeforeCourt(plainText(text))).toBe(false))
})
