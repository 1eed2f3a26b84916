import { asksItsEnd, refersBack } from './back-reference.ts'
import { pointsAsked, SURE } from './points-asked.ts'

const pointsOf = (concern: string): string[] => pointsAsked(concern).map(({ point }) => point)

describe('what the parts of a question are after', () => {
  it.each([
    [
      'I am a nurse, cleared OET. UK or Gulf? When will I go, and can my husband and daughter come with me later?',
      ['abroad.country', 'abroad.when', 'abroad.join'],
    ],
    ['38 lakh is stuck with buyers. When will the money come back and should I part from my cousin?', ['money.stuck', 'work.partner']],
    [
      'When will I get a better job and should I shift city? Will the marriage come before the job change?',
      ['work.post', 'work.city', 'self.order'],
    ],
    ['beta 32 ka hai, uski shadi kab hogi', ['kin.childWed']],
    ['I want to shift from my mechanical job to IT, doing a course at night. Will I get a job in this field?', ['work.post']],
    ['I want to open a snacks shop in my native with gulf savings. Will it go well?', ['work.own']],
    ['I have an MBA. Is settling in Singapore possible for me, or India is better?', ['abroad.settle']],
    ['I gave CUET but did not get good college. Should I do BA from here only?', ['study.course']],
    ['Will my husband be from government service or business? And will my in laws be good?', ['love.kind', 'kin.inlaws']],
    ['I am divorced with one daughter. When will second marriage happen and will she be accepted?', ['love.again', 'love.again']],
    ['My son is in 12th and wants to do medical. Will he become doctor?', ['kin.childStudy']],
    ['My wedding is fixed for May but we fight on phone daily. Will it be ok after that?', ['love.bond']],
    ['मेरी शादी कब होगी? पति कैसा मिलेगा?', ['love.when', 'love.kind']],
    ['எனக்கு எப்போது வேலை கிடைக்கும்?', ['work.post']],
    ['నాకు పెళ్లి ఎప్పుడు అవుతుంది?', ['love.when']],
  ])('%s', (concern, points) => {
    expect(pointsOf(concern)).toEqual(points)
    expect(pointsAsked(concern).every(({ likely }) => likely >= SURE)).toBe(true)
  })

  it('hears the same words by what was told before them', () => {
    expect(pointsOf('My boyfriend left me in June. Will he come back?')).toEqual(['love.back'])
    expect(pointsOf('My husband lives apart from me since a year. Will he come back?')).toEqual(['love.reunite'])
    expect(pointsOf('My son settled in Canada and does not visit us. Will he come back?')).not.toEqual(['love.back'])
  })

  it.each([
    ['I left my bank job to start a bakery. Is this a right decision? When will it make profit?', /^work\./],
    ['I resigned without any offer because of stress. Did I do wrong? When will I get a job?', /^work\.change$/],
    ['I quit my job to do option trading full time. Is this correct decision?', /^(?:money|work)\./],
    ['I bought a flat in Noida on loan. Was it a good decision?', /^(?:home|money)\./],
    ['I want to go to Canada for study. Is it a good decision?', /^abroad\./],
    ['Nokri chhod di aur dukaan kholi. Kya ye sahi faisla hai?', /^work\./],
    ['I want to marry my colleague. Is it a right decision?', /^love\./],
  ])('what only refers back takes its matter from what was told: %s', (concern, field) => {
    const part = pointsAsked(concern).find(({ words }) => refersBack(words))
    expect(part?.point).toMatch(field)
    expect(part?.likely).toBeGreaterThanOrEqual(SURE)
  })

  it('words that name a matter do not only refer back', () => {
    expect(refersBack('Should I do it?')).toBe(true)
    expect(refersBack('Is this a right decision?')).toBe(true)
    expect(refersBack('Should I go to Canada?')).toBe(false)
    expect(refersBack('When will it be good?')).toBe(false)
    expect(refersBack('Is it?')).toBe(false)
    expect(asksItsEnd('and when will it be settled?')).toBe(true)
    expect(asksItsEnd('Will I settle in Canada?')).toBe(false)
  })

  it.each([
    ['I left my job to start a bakery. Is this a right decision?', 'work.own'],
    ['I want to resign next month without an offer. Is this a right decision?', 'work.change'],
    ['Company wants to send me to Dubai for two years. Is this a right decision?', 'abroad.should'],
    ['my daughter is 27. When will the marriage happen?', 'kin.childWed'],
    ['I am 27 and no proposals come. When will the marriage happen?', 'love.when'],
    ['Saw a used car for 4 lakh. Should I buy now or wait?', 'home.vehicle'],
    ['We looked at a 2 BHK flat in Thane. Should I buy now or wait?', 'home.buy'],
    ['I lost 4 lakh in option trading. Will it recover?', 'money.loss'],
    ['My garment shop is down since last year. Will it recover?', 'work.trade'],
    ['beti 28 ki hai. kab hogi?', 'kin.childWed'],
    ['salary chaar saal se wahi hai. kab badhegi?', 'work.promotion'],
    ['I have 8 lakh debt and my shop is closed. When will I get married?', 'love.when'],
    ['Divorced, I have a son of 4 years and live with my mother. When will I get promotion?', 'work.promotion'],
  ])('hears a bare part by what was told, and a plain one by itself: %s', (concern, point) => {
    const [asked] = pointsAsked(concern)
    expect(asked?.point).toBe(point)
    expect(asked?.likely).toBeGreaterThanOrEqual(SURE)
  })

  it('takes a concern that asks nothing as one, and an empty one as none', () => {
    expect(pointsOf('marriage delay since 3 years')).toEqual(['love.when'])
    expect(pointsOf('  ')).toEqual([])
  })

  it('tells a part by itself and what stands before it', () => {
    const [first, second] = pointsAsked('I run a shop. Should I close it? And when will the debts end?')
    expect(first).toMatchObject({ words: 'Should I close it?', told: 'I run a shop' })
    expect(second?.told).toBe('I run a shop. Should I close it?')
  })
})

it.each([
  ['When will my daughter get over her breakup', 'kin.childTrouble'],
  ['my son will get over his phone addiction?', 'kin.childTrouble'],
  ['will I get over my ex', 'love.forget'],
  ['when will this bad time get over', 'self.relief'],
  ['when will my loan get over', 'money.debt'],
  ['ms in usa spring 2028, when to start applying', 'abroad.study'],
])('to get over something is a debt only where one is named: %s', (concern, point) => {
  expect(pointsAsked(concern).map((one) => one.point)).toEqual([point])
})

it.each([
  ['shop rent high sales low shift or close', 'work.close'],
  ['placement in college?', 'work.post'],
  ['husband ka pyar wapas kab milega', 'love.bond'],
  ['when will my husband get a job', 'kin.spouseWork'],
])('short words are read as they are meant: %s', (concern, point) => {
  expect(pointsAsked(concern).map((one) => one.point)).toEqual([point])
})

it('a post is a partner’s only where somebody is named', () => {
  expect(pointsAsked('teacher job permanent kab hoga and transfer also').map(({ point }) => point)).not.toContain('kin.spouseWork')
})
