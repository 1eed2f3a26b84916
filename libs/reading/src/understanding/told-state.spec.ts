import { askerOf } from './asker.ts'
import { toldOf } from './told-state.ts'

const DAY = '2026-11-21'
const told = (concern: string) => toldOf(concern, askerOf(concern, 35, DAY), DAY)

describe('the event behind a state that is told', () => {
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
