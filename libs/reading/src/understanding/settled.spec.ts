import { hasClosedTrade, settledOf } from './settled.ts'
import { askerOf } from './understanding.ts'

describe('what somebody tells of as settled', () => {
  it.each([
    ['I am engaged and the wedding is in March 2027. Will we be happy together?', ['engaged']],
    ['Uncle pays less. Getting married in Feb 2027 so expenses are coming. Should I change job?', ['engaged']],
    ['Getting married in 2027 possible or not?', []],
    ['My father died last month. My wedding is in May 2027', ['engaged']],
    ['My fiance lives in Pune. How will our life be?', ['engaged']],
    ['my marriage is fixed for december', ['engaged']],
    ['meri sagai ho gayi hai, shaadi kaisi rahegi', ['engaged']],
    ['shaadi fix ho gayi hai', ['engaged']],
    ['मेरी सगाई हो गई है', ['engaged']],
    ['enaku kalyanam fix aagiduchu', ['engaged']],
    ['எனக்கு நிச்சயதார்த்தம் முடிந்தது', ['engaged']],
    ['naaku pelli kudirindi', ['engaged']],
    ['నాకు పెళ్లి కుదిరింది', ['engaged']],
    ['Got admit from University of Melbourne for February 2027, loan is 40 lakh. Should I go?', ['admission']],
    ['I have admission in Toronto and my visa is approved', ['admission', 'visa']],
    ['admission mil gaya hai canada me', ['admission']],
    ['I have offer letter from University of Leeds. When will my visa come?', ['admission']],
    ['My I20 is in hand. Is it good to take loan of 40 lakhs and go USA?', ['admission']],
    ['मुझे दाखिला मिल गया है', ['admission']],
    ['నాకు అడ్మిషన్ వచ్చింది', ['admission']],
    ['visa aa gaya, kab jaun', ['visa']],
    ['Diamond factory ma job chali gai, EMI baki hai. Nayi naukri kab milegi?', ['postLost']],
    ['I was laid off last month', ['postLost']],
    ['नौकरी चली गई', ['postLost']],
    ['velai poiduchu, enna panradhu', ['postLost']],
    ['వచ్చే నెల నా ఉద్యోగం పోయింది', ['postLost']],
    ['I am jobless since 2024', ['noPost']],
    ['Husband lost his job. Should I also start working?', ['noPost']],
    ['my company closed suddenly in august, i am at home since then', ['postLost']],
    ['కంపెనీ మూసేశారు, నాలుగు నెలలుగా ఇంట్లో ఉన్నాను', ['postLost']],
    ['3 years gap after baby. I was in HR. Will any company take me again', ['noPost']],
    ['எட்டு மாதமாக வேலை இல்லை', ['noPost']],
    ['btech aipoyindi, job leka 1 year', ['noPost']],
    ['serving notice period of 90 days, only one offer. Join it or wait', ['resigned']],
    ['Should I take a break of one year from my job?', []],
    ['Got two job offers. Which one to choose?', []],
    ['I have resigned and do not know what next', ['resigned']],
    ['naukri chhod di hai, ab kya', ['resigned']],
    ['I retire from the army next year after 20 years', ['retiring']],
    ['I am retiring in March', ['retiring']],
    ['Two proposals: one boy is in US, one is in Bangalore. Whom should I say yes to?', ['proposals']],
    ['do rishte aaye hain, kisko haan bolu', ['proposals']],
    ['మా ఇంటికి రెండు సంబంధాలు వచ్చాయి', ['proposals']],
    ['I got a proposal from Dubai. Should I accept?', ['proposal']],
    ['ek rishta aaya hai', ['proposal']],
  ] as const)('"%s": %s', (concern, settled) => expect(settledOf(concern)).toEqual(settled))

  it.each([
    '',
    'When will I get engaged?',
    'When will my marriage be fixed?',
    'shaadi kab fix hogi',
    'My engagement broke last year',
    'sagai toot gayi',
    'My daughter is engaged, the wedding is in March',
    'My son got admission in Toronto. Will he settle?',
    'I am engaged in farming',
    'my marriage is in trouble',
    'will I get admission in a good college?',
    'I have not got admission anywhere',
    'I have not received offer letter from any university',
    'When will my I20 come?',
    'I have an offer from a company in Leeds. Should I join?',
    'When will I get my visa?',
    'my visa was rejected',
    'I have a visa interview in January',
    'I am afraid I will lose my job',
    'My husband lost his job',
    'I was laid off in 2020 and now working in a bank',
    'should I resign?',
    'I resigned last week, joining new company in January',
    'when should I retire?',
    'no proposals come for me',
    'proposals break at the last moment',
    'rishte toot jate hain',
    'my business proposal is with the bank',
    'I have submitted spouse visa file for Canada in August',
  ])('nothing in "%s"', (concern) => expect(settledOf(concern)).toEqual([]))
})

describe('a trade that was closed', () => {
  it.each([
    'I closed my restaurant with loss of 20 lakhs. Should I try business again or search for job at this age?',
    'My shop was shut down in 2023, 8 lakh debt. When will things improve?',
    'Business band ho gaya loss me, karz 15 lakh hai, kab utrega?',
  ])('is no lost post, and no trade that runs: %s', (concern) => {
    expect(hasClosedTrade(concern)).toBe(true)
    expect(askerOf(concern, 46, '2026-11-23')).toMatchObject({ trade: null })
    expect(askerOf(concern, 46, '2026-11-23').settled).not.toContain('postLost')
  })

  it.each(['Should my shop be closed or not?', 'My company closed suddenly in August', 'I run a shop, sales are slow'])(
    'is none in: %s',
    (concern) => expect(hasClosedTrade(concern)).toBe(false),
  )
})
