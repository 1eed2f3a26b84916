import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { describeTold } from '../../../__fixtures__/told-cases.ts'
import { Composer } from '../../../compose/composer.ts'
import { STANDING_WRITERS } from './of-standing.ts'

describeTold(STANDING_WRITERS, {
  newHead: {
    asks: 'Should I change my job?',
    points: ['work.change'],
    heard: [
      'New HOD came in July and gives me all the night duty.',
      'Our company is sold to a Chennai group in March.',
      'A new branch manager has joined from Pune.',
      'Naya manager aaya hai, sab badal gaya.',
      'Management has changed and our bonus stopped.',
      'नया मैनेजर आया है, बहुत सख्त है।',
      'కొత్త మేనేజర్ వచ్చాడు, అంతా మారింది.',
    ],
    missed: [
      'When a new manager comes I will ask for a transfer.',
      'My husband company is sold to others.',
      'I was appointed as new branch manager in June.',
      'We sold our plot in 2020.',
      'My manager is good.',
    ],
  },
  appraisalDue: {
    asks: 'When will I get promotion?',
    points: ['work.promotion'],
    heard: [
      'Appraisal is due in April.',
      'My manager is saying increment will come in January.',
      'Promotion interview is coming in March.',
      'Our appraisals happen in June this side.',
      'Probation gets over in February.',
    ],
    missed: [
      'Last appraisal was in April and I got nothing.',
      'No increment is given since March.',
      'When will increment come in my case.',
      'My wife has appraisal due in April.',
      'Interest rate hike is coming in June.',
    ],
  },
  spouseEarns: {
    asks: 'Should I start my own business?',
    points: ['work.own'],
    heard: [
      'My wife is a teacher in a govt school.',
      'Wife is working in cooperative society as collector.',
      'My husband works in a bank at Nashik.',
      'Wife does tiffin orders from home.',
      'Meri patni bhi job karti hai.',
      'मेरी पत्नी स्कूल में टीचर है।',
      'என் மனைவி பள்ளியில டீச்சர்.',
    ],
    missed: [
      'My wife is not working.',
      'My wife left her job in the bank.',
      'I want a wife who is a teacher.',
      'My brother wife is a teacher.',
      'My husband is looking for job in a bank.',
      'Wife is housewife.',
      'Pati ki naukri chali gayi.',
    ],
  },
  gapYears: {
    asks: 'When will I get back to work?',
    points: ['work.back'],
    heard: [
      'I left my bank job in 2019 when my twins were born.',
      'There is a 5 years gap in my resume.',
      'I took a maternity break 4 years back.',
      'I am sitting at home since 3 years.',
      '6 saal se ghar pe hu.',
      'तीन साल से घर पर बैठा हूं।',
    ],
    missed: [
      'My son has 2 years gap after BTech.',
      'I left my job in 2019 and started a dairy.',
      'There is 6 years age gap between us.',
      'I left the job in 2020 for UPSC.',
      'We had a break up 3 years ago.',
    ],
  },
  resultDue: {
    asks: 'When will I become permanent?',
    points: ['work.permanent'],
    heard: [
      'I gave railway technician exam, result pending.',
      'SSC CGL tier 2 result is awaited.',
      'I am waiting for BPSC mains result.',
      'IBPS clerk ka result nahi aaya abhi.',
      'रिजल्ट अभी नहीं आया है।',
      'ரிசல்ட் இன்னும் வரல.',
    ],
    missed: [
      'My son JEE result is awaited.',
      'IVF test result is awaited.',
      'Court case result is pending.',
      'Result came and I failed by few marks.',
      'I work hard without result.',
    ],
  },
  costTold: {
    asks: 'Should I study abroad?',
    points: ['abroad.study'],
    heard: [
      'Fees is 19 lakh for two years.',
      'Total cost is 24 lakhs for Ireland.',
      'They need 11 lakh blocked account for Germany.',
      'College fees comes to 12 lakhs.',
      'फीस 15 लाख है।',
      'ஃபீஸ் 12 லட்சம்.',
    ],
    missed: [
      'I paid 6 lakh fees last year.',
      'IVF cost is 3 lakhs.',
      'My brother fees were 10 lakh.',
      'Salary is 6 lakh.',
      'The agent took 4 lakh fees.',
    ],
  },
  loanLeft: {
    asks: 'Should I start my own business?',
    points: ['work.own'],
    heard: [
      'House loan 4 lakh balance.',
      'Education loan 2.5 lakh still pending.',
      'Education loan balance 1.8 lakhs.',
      '12 lakhs home loan is remaining.',
      'My bus is on finance.',
      'होम लोन 8 लाख बाकी है।',
    ],
    missed: [
      'Home loan is closed last year.',
      'Education loan of 28 lakh is pending in bank for papers.',
      'My brother has home loan 9 lakh balance.',
      'I want a loan of 10 lakh.',
      'I have no loan.',
    ],
  },
  payTold: {
    asks: 'Should I change my job?',
    points: ['work.change'],
    heard: [
      'My salary is 27000 only.',
      'I teach in private school, 16k salary.',
      'Tester in Hyderabad, 6.2 LPA.',
      'Salary 21500 in hand.',
      'Meri salary 18 hazar hai.',
      'Salary is 62k and EMI 21000.',
      'मेरी सैलरी 15000 है।',
      'సంవత్సరం నుంచి జీతం 22000 వస్తుంది.',
    ],
    missed: [
      'They offer salary 40000.',
      'My husband salary is 60000.',
      'I want 12 LPA.',
      'Rent is 9000 per month.',
      'My salary was 50000 before.',
      'The boy earns 20 LPA.',
    ],
  },
  yearsServed: {
    asks: 'Should I change my job?',
    points: ['work.change'],
    heard: [
      'I am working in a cement company since 2015.',
      'Staff nurse with 7 years experience.',
      'I am clerk in irrigation department from 12 years.',
      'Bank me 9 saal se kaam kar raha hu.',
      'I have 11 years of service.',
      'बैंक में 28 साल नौकरी हो गई।',
      'मैं 8 साल से बैंक में नौकरी कर रहा हूं।',
    ],
    missed: [
      'My husband is working in ONGC since 2012.',
      'I am preparing for UPSC since 4 years.',
      'We are married since 9 years.',
      'I want to work here for 5 years.',
      'I was working in a bank for 6 years.',
      'My school is not giving increment from 3 years.',
      '29 saal ka hu, ek NGO me kaam karta hu.',
    ],
  },
})

const textOf = (
  name: string,
  told: string,
  asks: string,
  kind: keyof typeof STANDING_WRITERS,
  point: 'work.change' | 'work.own',
): string => {
  const c = new Composer(inputFor(name, { concern: `${told}. ${asks}`, topics: ['career'] }))
  return STANDING_WRITERS[kind](c, told, [point])
    .map(({ text }) => text)
    .join(' ')
}

describe('pay that is told', () => {
  const GROWN = BIRTH_NAMES.filter((name) => name !== 'elder' && name !== 'young')

  it('names a sum above it where pay is talked over', () => {
    for (const name of GROWN) {
      const text = textOf(name, 'My salary is 20000', 'Should I change my job?', 'payTold', 'work.change')
      if (text !== '') expect(text).toMatch(/2(?:2|4|6),000 a month/u)
    }
  })

  it('is given up for a trade only for what comes in its place', () => {
    for (const name of GROWN) {
      const text = textOf(name, 'Package is 6 LPA', 'Should I start my own business?', 'payTold', 'work.own')
      if (text !== '') expect(text).toMatch(/(?:25,000|50,000) a month/u)
    }
  })

  it.each(['My salary is 9000 dirham', 'Salary went from 20000 to 30000'])('is silent over another coin and over two sums: %s', (told) => {
    for (const name of GROWN) expect(textOf(name, told, 'Should I change my job?', 'payTold', 'work.change')).toBe('')
  })
})

it('what goes out of pay is not taken for pay', () => {
  for (const name of BIRTH_NAMES.filter((one) => one !== 'elder' && one !== 'young')) {
    const text = textOf(name, 'Salary is 62k and EMI 21000', 'Should I change my job?', 'payTold', 'work.change')
    if (text !== '') expect(text).toMatch(/(?:81|74|68),000 a month/u)
  }
})

it('a half year is let go, and the year from which it lasts counts', () => {
  const text = (told: string): string => textOf('hyderabad', told, 'Should I change my job?', 'yearsServed', 'work.change')
  expect(text('I am working here since 3.5 years')).toContain('these 3 years')
  expect(text('I became officer in 2008 and am working in this branch from 2019')).toContain('these 7 years')
})

it('a topic alone is ground enough where no point is sure', () => {
  for (const name of BIRTH_NAMES) {
    const c = new Composer(inputFor(name, { concern: 'New HOD came in July. Please see my career.', topics: ['career'] }))
    const holds = c.asker.work === 'livelihood'
    expect([name, STANDING_WRITERS.newHead(c, 'New HOD came in July', []).length]).toEqual([name, holds ? 1 : 0])
  }
})
