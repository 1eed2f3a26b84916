import { houseOfEvent, kindOf, toldEvents } from './told-events.ts'
import { EVENT_KINDS } from './told-events.data.ts'

const DAY = '2026-11-23'
const told = (concern: string, details = ''): string[] =>
  toldEvents({ concern, details }, DAY).map(({ kind, kin, from, to }) => `${kind}${kin === undefined ? '' : `.${kin}`} ${spanOf(from, to)}`)
/** A whole year by its number, a month by its name in figures, any other time by its first day and its last. */
function spanOf(from: string, to: string): string {
  if (from.endsWith('-01-01') && (to.endsWith('-12-31') || to === DAY) && from.slice(0, 4) === to.slice(0, 4)) return from.slice(0, 4)
  return from.slice(0, 7) === to.slice(0, 7) ? from.slice(0, 7) : `${from}..${to}`
}

describe('the dated events that somebody tells of their past', () => {
  it('are all heard, one beside the other', () => {
    const all = [
      'homeBought 2019',
      'childBorn 2021',
      'caseFiled 2022',
      'joined 2023-03',
      'retired 2024',
      'hospital.husband 2025',
      'moved 2026-06',
    ]
    const said =
      'I retired in 2024, my husband had a stent last year, we shifted to Pune last June, my son was born in 2021, the flat was bought in 2019, the case was filed in 2022, I joined in March 2023'
    expect(told(`${said}. How will my year be?`)).toEqual(all)
    expect(told('How will my year be?', `${said.replaceAll(', ', '. ')}.`)).toEqual(all)
  })

  it.each([
    [
      'Joined TCS in March 2017, got promoted in April 2021 and resigned in August 2023.',
      'joined 2017-03',
      'promoted 2021-04',
      'resigned 2023-08',
    ],
    ['I was transferred to Nagpur in 2024.', 'transferred 2024'],
    ['I took VRS in June.', 'retired 2026-06'],
    ['We were laid off last month, my company let go our entire team in October 2026.', 'jobLost 2026-10'],
    ['I started a ladies boutique in Haldwani in 2018 along with my jethani.', 'tradeBegun 2018'],
    ['I closed my shop in 2020. I lost 19 lakhs in 2022.', 'tradeClosed 2020', 'bigLoss 2022'],
    ['I took a home loan of 40 lakhs in 2020.', 'loan 2020'],
    ['We bought land at Alwar in 2019 and sold our old house in 2023.', 'landBought 2019', 'sold 2023'],
    ['We bought a car in March, 2023.', 'vehicleBought 2023-03'],
    ['I came to Melbourne in Feb 2019 for masters.', 'abroad 2019-02'],
    ['In Jan 2022 I came back to my parents with one suitcase.', 'returned 2022-01'],
    ['My engagement was done on 11 February with a boy from Jalgaon.', 'engaged 2026-02'],
    ['In 2023 my engagement with a boy of Jharsuguda was broken by his side.', 'engagementBroken 2023'],
    ['Married May 2019, son born in Jan 2022. When will I get promotion?', 'married 2019-05', 'childBorn 2022-01'],
    ['I completed B.Ed in 2022, cleared SSC CGL in 2024.', 'degree 2022', 'examPassed 2024'],
    ['I failed NEET in 2025. Will I clear NEET 2026?', 'examFailed 2025'],
    ['Papa had bypass last year. I had an accident in March 2024.', 'accident 2024-03', 'hospital.father 2025'],
    ['My mother was diagnosed with cancer in 2023.', 'illness.mother 2023'],
    ['My husband lost job in February from a startup here.', 'jobLost.husband 2026-02'],
    ['Divorced since 2021, I have one daughter.', 'parted 2021'],
    ['My startup has run since 2022. Should I close it?', 'tradeBegun 2022'],
    // a partner in trade
    [
      'Started with partner in 2009, he separated in Aug 2016 and I took loan to pay him. Best year was 2022.',
      'tradeBegun 2009',
      'partnerLeft 2016-08',
      'bestYear 2022',
    ],
    ['My business partner left in March 2019.', 'partnerLeft 2019-03'],
    ['Our partnership was dissolved in 2021. Highest turnover was in 2023.', 'partnerLeft 2021', 'bestYear 2023'],
    ['I separated from my business partner in 2018.', 'partnerLeft 2018'],
    ['Opened a shop with one partner in 2012. He left in 2017.', 'tradeBegun 2012', 'partnerLeft 2017'],
    ['Partner ke saath dukan thi, wo alag ho gaya 2020 me.', 'partnerLeft 2020'],
    ['Our best year was 2018.', 'bestYear 2018'],
    // Hindi, Tamil and Telugu, in Latin letters and in their own
    ['2022 me talaq ho gaya, pichle saal dukan kholi.', 'parted 2022', 'tradeBegun 2025'],
    ['Maine 2021 me ghar liya, 2023 me beti hui.', 'homeBought 2021', 'childBorn 2023'],
    ['2019 में मेरी नौकरी लगी, 2022 में घर खरीदा, पिछले साल पापा का ऑपरेशन हुआ।', 'joined 2019', 'homeBought 2022', 'hospital.father 2025'],
    ['मेरी शादी फरवरी 2020 मे कोटा मे हुई थी।', 'married 2020-02'],
    ['Naan 2022 la velai vittuten, pona varusham kadai aarambichen.', 'resigned 2022', 'tradeBegun 2025'],
    ['2020ல் வீடு வாங்கினோம். என் கணவருக்கு போன வருஷம் ஹார்ட் அட்டாக் வந்தது.', 'homeBought 2020', 'illness.husband 2025'],
    ['Naku 2018 lo pelli ayyindi, 2020 lo babu puttadu.', 'married 2018', 'childBorn 2020'],
    ['నేను 2021లో ఉద్యోగంలో చేరాను. 2023లో ఇల్లు కొన్నాం.', 'joined 2021', 'homeBought 2023'],
  ])('%s', (words, ...events) => {
    expect(told(words)).toEqual(events)
  })

  it('may be told by a count of time that is over', () => {
    const [left] = toldEvents({ concern: '2 saal pehle naukri chhod di, ab kya karu' }, DAY)
    expect(left?.kind).toBe('resigned')
    expect(left !== undefined && left.from < '2024-11-23' && '2024-11-23' < left.to).toBe(true)
    const [married] = toldEvents({ concern: 'Guruji my marriage happened 14 months ago' }, DAY)
    expect(married?.kind).toBe('married')
    expect(married !== undefined && married.from < '2025-09-25' && '2025-09-20' < married.to).toBe(true)
  })

  it.each([
    // a year that belongs to something else
    'B.Tech batch of 2019, born 2001. Will I clear NEET 2026?',
    'Priority date is 2017 EB2. H1B till March 2024.',
    'I paid 2019 rs for it. Flat 2020 is ours.',
    // what is ahead, asked, wished or never was
    'I will retire in March 2027. Will I be promoted in April?',
    'Wedding is fixed in December. Should I have resigned in 2024?',
    'I was not promoted in 2023. If I joined in 2022 it would be fine.',
    'Married till 2027? Planning to buy a flat in 2026.',
    'My marriage is in December. Papa bypass is in January.',
    'I got selected but joining was cancelled in 2023.',
    'Promotion was to come in April. Layoffs in our company in January.',
    // what was a relative's, a friend's or nobody's
    'My brother bought a flat in 2020 and my sister got married in 2021. When will I marry?',
    'My father in law had a bypass in 2023. Her father got heart attack in March.',
    'My elder brother is in Muscat since 2011. My friend lost his job in 2023.',
    'My boss was transferred in 2022. New manager came in July.',
    'Sister DOB 14.02.1988. Behen ki shaadi 2022 me hui.',
    // a partner of the heart, and what is best but lies ahead or is another's
    'My partner left me in 2020. His best year was 2019.',
    'Which was the best year, 2022? My life partner left in 2021.',
    // a term is no day
    'I took loan for 5 years. Same salary from 3 years.',
  ])('are not heard where there are none: %s', (words) => {
    expect(told(words)).toEqual([])
  })

  it('leave to a child who is asked for what may be theirs', () => {
    const concern = 'My son is 33. When will my son get married?'
    expect(told(concern, 'Retired from Canara Bank in 2024. Completed b.tech in 2015.')).toEqual(['retired 2024'])
  })

  it('belong to a house, counted from that of the relative whom they befell', () => {
    expect(houseOfEvent({ kind: 'retired' })).toBe(10)
    expect(houseOfEvent({ kind: 'illness', kin: 'husband' })).toBe(12)
    expect(houseOfEvent({ kind: 'accident', kin: 'father' })).toBe(4)
    expect(houseOfEvent({ kind: 'hospital', kin: 'mother' })).toBe(9)
    for (const { kind } of EVENT_KINDS) expect(kindOf(kind).kind).toBe(kind)
  })
})
