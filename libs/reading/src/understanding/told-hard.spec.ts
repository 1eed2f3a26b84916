import { askerOf } from './asker.ts'
import { toldHardOf } from './told-hard.ts'

const DAY = '2026-11-21'

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

  it('runs from a loss to this day, unless what came later ended it', () => {
    expect(hard('I lost my job in March 2023. When will I find work?')?.from).toBe('2023-03-01')
    expect(hard('I lost my job in March 2021 and joined a bank in June 2022. When will I get promotion?')).toBeNull()
    expect(hard('Got divorced in 2019, married again in 2023. Will we have a child?')).toBeNull()
    // what befell a husband is no loss of one's own post
    expect(hard('My husband was laid off in March 2025. Should we move back?')?.kind).not.toBe('work')
  })
})
