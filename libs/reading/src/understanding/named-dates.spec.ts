import { namedPeriods } from './named-dates.ts'

const AS_OF = '2026-11-21'
const told = (concern: string, asOf = AS_OF) =>
  namedPeriods(concern, asOf).map(({ from, to, grain, part }) => `${grain}${part === undefined ? '' : `.${part}`} ${from} ${to}`)

describe('times ahead that a concern names', () => {
  it.each([
    ['the wedding is in March 2027', 'month 2027-03-01 2027-04-01'],
    ['Meri shaadi tay ho gayi hai february me', 'month 2027-02-01 2027-03-01'],
    ['We got engaged and the wedding is in March', 'month 2027-03-01 2027-04-01'],
    ['Got admit from Melbourne for February 2027, loan is 40 lakh', 'month 2027-02-01 2027-03-01'],
    ['Got admit for Feb', 'month 2027-02-01 2027-03-01'],
    ['visa interview on 12 Jan 2027', 'day 2027-01-12 2027-01-13'],
    ['visa interview on January 12th, 2027', 'day 2027-01-12 2027-01-13'],
    ['wedding on 12/02/2027', 'day 2027-02-12 2027-02-13'],
    ['wedding on 02-25-2027', 'day 2027-02-25 2027-02-26'],
    ['exam on 2027-05-03', 'day 2027-05-03 2027-05-04'],
    ['marriage fixed for 5th of May', 'day 2027-05-05 2027-05-06'],
    ['Will I get a job this December?', 'month 2026-12-01 2027-01-01'],
    ['my notice ends in the second week of January', 'month 2027-01-01 2027-02-01'],
    ['Will I move next month?', 'month 2026-12-01 2027-01-01'],
    ['the result comes this november', 'month 2026-11-21 2026-12-01'],
    ['I retire from the army next year', 'year 2027-01-01 2028-01-01'],
    ['leaving in March next year', 'month 2027-03-01 2027-04-01'],
    ['next year march la kalyanam', 'month 2027-03-01 2027-04-01'],
    ['Should I change my job this year?', 'year 2026-11-21 2027-01-01'],
    ['will 2028 be good', 'year 2028-01-01 2029-01-01'],
    ['by the end of 2027', 'part.late 2027-09-01 2028-01-01'],
    ['early next year', 'part.early 2027-01-01 2027-05-01'],
    ['MS in US for Fall 2027', 'part.fall 2027-08-01 2028-01-01'],
    ['in the next 2 years', 'span 2026-11-21 2028-11-21'],
    ['within 6 months', 'span 2026-11-21 2027-05-21'],
    ['interview is next week', 'weeks 2026-11-22 2026-12-06'],
    ['agle saal shaadi hai', 'year 2027-01-01 2028-01-01'],
    ['2028 me ghar lena hai', 'year 2028-01-01 2029-01-01'],
    ['shaadi may me hai', 'month 2027-05-01 2027-06-01'],
    ['adutha varusham kalyanam', 'year 2027-01-01 2028-01-01'],
    ['vachche samvatsaram pelli', 'year 2027-01-01 2028-01-01'],
    ['अगले साल शादी है', 'year 2027-01-01 2028-01-01'],
    ['मार्च २०२७ में शादी है', 'month 2027-03-01 2027-04-01'],
    ['शादी मई में है', 'month 2027-05-01 2027-06-01'],
    ['15 फ़रवरी 2027 को परीक्षा', 'day 2027-02-15 2027-02-16'],
    ['அடுத்த வருடம் திருமணம்', 'year 2027-01-01 2028-01-01'],
    ['2027 மார்ச் மாதம் திருமணம்', 'month 2027-03-01 2027-04-01'],
    ['பிப்ரவரியில் திருமணம்', 'month 2027-02-01 2027-03-01'],
    ['வரும் 2 வருடங்களில் வீடு', 'span 2026-11-21 2028-11-21'],
    ['వచ్చే ఏడాది పెళ్లి', 'year 2027-01-01 2028-01-01'],
    ['మార్చి 2027లో పెళ్లి', 'month 2027-03-01 2027-04-01'],
    ['డిసెంబర్‌లో ఇంటర్వ్యూ', 'month 2026-12-01 2027-01-01'],
    ['I lost my job in March, will I get one in January', 'month 2027-01-01 2027-02-01'],
    ['I failed in May and will write again in June', 'month 2027-06-01 2027-07-01'],
    ['we have decided to marry in May', 'month 2027-05-01 2027-06-01'],
    ['my sister got engaged in October, her wedding is in February', 'month 2027-02-01 2027-03-01'],
    ['I want to join from June', 'month 2027-06-01 2027-07-01'],
    ['april me dukan khol lu kya', 'month 2027-04-01 2027-05-01'],
    ['ஏப்ரலில் கடை திறக்கலாமா', 'month 2027-04-01 2027-05-01'],
  ])('"%s"', (concern, period) => expect(told(concern)).toEqual([period]))

  it('keeps two in the order in which they are named', () => {
    expect(told('I leave in January 2028, the wedding is in December 2027')).toEqual([
      'month 2028-01-01 2028-02-01',
      'month 2027-12-01 2028-01-01',
    ])
    expect(told('admission in Feb or March 2028?')).toEqual(['month 2028-02-01 2028-03-01', 'month 2028-03-01 2028-04-01'])
  })

  it.each([
    '2 years married',
    'I am in class 12',
    'loan is 40 lakh',
    'since 2019 I have no job',
    'born 1998',
    'I am 37',
    '500 rupees',
    'I earn 2050 rupees',
    'May I ask about my career?',
    'may god help',
    'it may be late',
    'I want to march ahead',
    'sun in my chart',
    'I lost my job in March',
    'naukri december me chali gayi',
    'पिछले साल मार्च में नौकरी गई',
    'last October he left me',
    'My cafe is running since April, when will it pick up',
    'he deleted my number in July, will he return',
    'we opened our salon in June',
    'joined on 3 July',
    'no salary from June',
    'april se ghar baitha hu, kya hoga',
    'april me dukan kholi thi, chalegi kya',
    'ஏப்ரல்ல கடை ஆரம்பிச்சேன், நல்லா போகுமா',
    'ఏప్రిల్ నుండి పని లేదు',
    'one month the roof, next month the doctor',
    'I came to Dubai in 2026',
    'passed out in 2024',
    'papa mar gaye',
    'jan pehchan bahut hai',
    'When will I marry?',
    'We are in relationship since college, 5 years now, but he wants to settle his career first. When is our marriage?',
    '5 years relationship, when marriage',
    '2 years ho gaye, job kab',
    'career, 4 years experience. Salary growth?',
    'marriage, for 3 years now. how is family life',
    'job, 3 years gap. when',
    'work since 5 years, health',
    'business, from 6 years, how is money',
    'vision 2090',
    '',
  ])('finds none in "%s"', (concern) => expect(told(concern)).toEqual([]))

  it.each([
    'My US visa got rejected two times, July and this month also. Should I try again?',
    'I failed twice, March and October. When will I pass?',
    'The loan was refused in August and in June also, what now',
    'Visa do baar reject ho gaya, July aur October me. Kab jaunga?',
    'My file was denied three times, May, August and September 2026. When will I go?',
    'PR refused twice, June, then October. Should I try again?',
  ])('takes months that are listed after a refusal for what is behind: %s', (concern) => expect(told(concern, '2026-11-23')).toEqual([]))

  it.each([
    ['My visa got rejected, next interview is in July', 'month 2027-07-01 2027-08-01'],
    ['Visa got rejected and I file again in March', 'month 2027-03-01 2027-04-01'],
    ['If it gets rejected again, July?', 'month 2027-07-01 2027-08-01'],
  ])('and leaves a month ahead beside a refusal: %s', (concern, expected) => expect(told(concern, '2026-11-23')).toContain(expected))

  it('takes no class for a day', () => expect(told('class 12 march exams')).not.toContain('day 2027-03-12 2027-03-13'))

  it('reads the running month to its end, and after it the next one of the name', () => {
    expect(told('wedding in March', '2027-03-30')).toEqual(['month 2027-03-30 2027-04-01'])
    expect(told('wedding in March', '2027-04-01')).toEqual(['month 2028-03-01 2028-04-01'])
  })
})

describe('days that are behind, whatever their month', () => {
  it.each([
    'Let go on Nov 12 from a bank in Boston. Will I find a post?',
    'My daughter’s DOB is 3 Dec 1996, Salem. When will she marry?',
    'He was born on 14 February 1990. Is he right for me?',
    'Laid off on 2nd December by my firm. What now?',
  ])('are no time that is asked about: %s', (concern) => {
    expect(told(concern)).toEqual([])
  })
})

it('"this June" that has been names no time ahead', () => {
  expect(namedPeriods('My daughter started LKG this June. Will I get a job?', '2026-11-23')).toEqual([])
  expect(namedPeriods('Will I get a job this December?', '2026-11-23').map(({ from }) => from)).toEqual(['2026-12-01'])
  expect(namedPeriods('Will I get a job in June?', '2026-11-23').map(({ from }) => from)).toEqual(['2027-06-01'])
})
