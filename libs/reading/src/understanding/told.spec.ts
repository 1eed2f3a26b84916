import { askerOf } from './asker.ts'
import { toldHardOf, toldOf } from './told.ts'

const DAY = '2026-11-21'
const told = (concern: string) => toldOf(concern, askerOf(concern, 35, DAY), DAY)

describe('what somebody told of their past', () => {
  it.each([
    ['I am divorced for three years. Will I find love again and when?', 'parted', '2023-11-21'],
    ['Will my second marriage be good? Divorced in 2021', 'parted', '2021-07-02'],
    ['My boyfriend left me 2 months ago. Will he come back?', 'breakup', '2026-09-21'],
    ['2 saal pehle meri girlfriend ne mujhe chhod diya', 'breakup', '2024-11-21'],
    ['My husband passed away last year. Should I move to my son?', 'widowed', '2025-07-02'],
    ['My wife died in covid. I have two children. Should I marry again?', 'widowed', '2021-02-10'],
    ['I was laid off 6 months ago. When will I find work?', 'jobLost', '2026-05-21'],
    ['laid off from IT in July after 13 years, interviews going but no offer', 'jobLost', '2026-07-15'],
    ['I was fired in December, when will I find work?', 'jobLost', '2025-12-15'],
    ['Got divorced in March 2024. Will I marry again?', 'parted', '2024-03-15'],
    ['Married 5 years, mother in law troubles', 'married', '2021-11-21'],
    ['My startup has run for 4 years. Should I close it?', 'workBegun', '2022-11-21'],
    ['Working in TCS 4 years, no promotion, salary less.', 'workBegun', '2022-11-21'],
  ] as const)('%s', (concern, kind, day) => {
    const event = told(concern)
    expect(event?.kind).toBe(kind)
    expect(event !== null && event.from <= day && day <= event.to).toBe(true)
    expect(event !== null && event.to <= DAY).toBe(true)
  })

  it('takes no event without a time, and no time without an event', () => {
    for (const concern of [
      'I am divorced',
      'UPSC do baar fail ho gaya',
      'When will I get married? I am 30',
      'will I go abroad in 2028',
      '',
    ])
      expect(told(concern)).toBeNull()
  })
})

describe('a hard time that is told with its length', () => {
  const hard = (concern: string) => toldHardOf(concern, askerOf(concern, 35, DAY), DAY)

  it.each([
    ['Laid off from my tech job, 6 months no offer. Should I switch to teaching?', '2026-05-21', 10],
    ['My textile business is in loss since 2 years. When will it improve?', '2024-11-21', 10],
    ['4 saal se tayyari kar raha hu, SSC me do baar reh gaya', '2022-11-21', 5],
    ['Land dispute with my brother for 5 years', '2021-11-21', 4],
    ['I am divorced for three years. Will I find love again?', '2023-11-21', 7],
    ['Senior manager since 5 years, promotion to AVP denied twice. Should I wait?', '2021-11-21', 10],
    ['I am bank officer, promotion is pending since 3 years. When will I get it?', '2023-11-21', 10],
    ['I left my job 8 months ago and not getting any job', '2026-03-21', 10],
    ['My wife and I fight every day, she went to her mothers house 3 months ago', '2026-08-21', 7],
    ['Sales are low in my shop since two years', '2024-11-21', 10],
    ['Preparing for UPSC, failed prelims two times', '2024-11-21', 5],
    ['3 saal se rishte dekh rahe hai, har baar baat ban ke toot jaati hai. shaadi kab hogi', '2023-11-21', 7],
  ] as const)('%s', (concern, day, house) => {
    const found = hard(concern)
    expect(found?.to).toBe(DAY)
    expect(Math.abs(Date.parse(found?.from ?? '') - Date.parse(day)) / 86_400_000).toBeLessThan(190)
    expect(found?.houses).toContain(house)
  })

  it('counts from the lockdown, and of debts from the time for which they press', () => {
    for (const concern of [
      'I have textile shop, business is very slow since lockdown and loan is increased. When will my debt get cleared?',
      'covid ke baad se dukan nahi chal rahi hai, kab theek hoga',
      'Sales are low in my shop after corona',
      'Heavy loans since covid, when will it end',
    ])
      expect(hard(concern)?.from).toBe('2020-03-24')
    expect(hard('Karz me hu 4 saal se, kab utrega')).toMatchObject({ kind: 'debt', from: '2022-11-21' })
    expect(hard('credit card dues are not closing since last year')?.from.slice(0, 4)).toBe('2025')
    // a loan for a house that is only told of is no hard time, nor what waits at an office
    expect(hard('I took a home loan in 2019. When will I get promotion?')).toBeNull()
    expect(hard('husband london me hai dependent visa 4 mahine se atka hai, kab tak sath rehne lagenge')).toBeNull()
  })

  it('counts from a year that is named, but not from the year of a wedding or a post', () => {
    expect(hard('Nothing is moving in my life since 2022. When will good time start?')?.from.slice(0, 4)).toBe('2022')
    expect(hard('Married since 2015, nothing is moving in my job')).toBeNull()
  })

  it('is called by what it was', () => {
    const kinds = [
      'My textile business is in loss since 2 years',
      '4 saal se tayyari kar raha hu, SSC me do baar reh gaya',
      'Senior manager since 5 years, promotion denied twice',
      'Land dispute with my brother for 5 years',
      'Quarrel with my brother over land since 3 years',
      'Sales are low in my shop since two years',
      'My startup failed 2 years ago',
      'Fights with my husband for last 3 years, married 8 years',
    ].map((concern) => hard(concern)?.kind)
    expect(kinds).toEqual(['losses', 'exam', 'rise', 'dispute', 'dispute', 'trade', 'trade', 'bond'])
  })

  it('is of every matter where somebody is stuck, and of marriage for years where somebody is unmarried', () => {
    expect(hard('What does my future look like? I feel stuck for last 3 years.')?.houses).toBe('all')
    expect(hard('36 and unmarried, family has stopped looking. Is there marriage in my chart?')?.houses).toEqual([7])
  })

  it('is none where only an age, a service or a plan has a length', () => {
    for (const concern of [
      'Working in TCS 4 years. Should I change company?',
      'Will I marry my boyfriend of 5 years? His family is not giving any answer.',
      'In Dubai 12 years. When should I come back?',
      'Married 6 years, two children',
      'In New Jersey on H1B since 2013, green card stuck. Should I move back to India?',
      'In Canada since 2018, I feel stuck. Should I come back?',
      'Teacher for 12 years. My transfer file is stuck. When will it come?',
      'When will I get a job?',
    ])
      expect(hard(concern)).toBeNull()
  })
})
