import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { houseOfSign } from '../../facts/houses.ts'
import { BIRTH, judge } from '../../rules/grounds.ts'
import { namedPeriods } from '../../understanding/named-dates.ts'
import { groundFact } from '../short-concerns.ts'
import { chosenStretches } from './answer-stretches.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'

const composers = (concern: string): Composer[] => BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, topics: [] })))
const spoken = (c: Composer): string[] => shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text))
const items = (c: Composer): string =>
  answerItems(c)
    .flatMap((item) => item.map(({ text }) => text))
    .join(' ')

describe('what is asked plainly', () => {
  it.each(['In which year will I get sarkari naukri?', 'Which year will I get married?'])(
    'names a year before anything else: %s',
    (concern) => {
      let told = 0
      for (const c of composers(concern)) {
        const [first = ''] = spoken(c)
        if (!c.timed || chosenStretches(c, concern.includes('naukri') ? 'career' : 'love').length === 0) continue
        expect(first).toMatch(/^By years: 20\d\d(?: to 20\d\d)? is the first with help/)
        told += 1
      }
      expect(told).toBeGreaterThan(0)
    },
  )

  it('answers with a step for the meeting where every match says no after one', () => {
    let told = 0
    for (const c of composers('every rishta says no after meeting. By when will my marriage be done?')) {
      expect(items(c)).not.toMatch(/be more among people/)
      if (/ask for the reason of the last two refusals/.test(items(c))) told += 1
    }
    expect(told).toBeGreaterThan(0)
  })

  it.each([
    ['I will be 32 next year and every rishta says no', 0],
    ['I turn 30 in 2027, when will I marry', 0],
    ['next year I will be 32, when will I marry', 0],
    ['Will I marry next year', 1],
    ['Will I get a job in 2027', 1],
  ])('takes an age for no year that is asked about: %s', (concern, count) => {
    expect(namedPeriods(concern, '2026-11-23')).toHaveLength(count)
  })

  it('counts the lord of the 5th from the Moon and from Jupiter in the houses of each', () => {
    let seen = 0
    for (const c of composers('When will I have a baby? Married for 5 years.'))
      for (const voice of judge(c, BIRTH).voices) {
        if (voice.graha === null || (voice.role !== 'moonFifth' && voice.role !== 'jupiterFifth')) continue
        const from = voice.role === 'moonFifth' ? 'moon' : 'jupiter'
        const house = houseOfSign(c.facts.sign(voice.graha), c.facts.sign(from))
        const text = groundFact(c, BIRTH, voice)
        expect(text).toMatch(new RegExp(`is in the ${house}(?:st|nd|rd|th) from`))
        expect(text.includes('wears it down')).toBe([6, 8, 12].includes(house))
        seen += 1
      }
    expect(seen).toBeGreaterThan(5)
  })
})
