import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { ledgerEntries } from '../ledger.ts'
import { shortAnswer } from './answer-parts.ts'
import { askedOf } from './answer-subject.ts'

const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))

const RUNS = [
  'I am retired from LIC. With retirement money I have made a homestay at Lava with a local person. Season time it is running. Shall I continue with him or take out my money, and will this give profit?',
  'I retired from BSNL in 2019 and run a medical shop since then. Sales are low. Will my shop give profit?',
  'I am a retired teacher. I opened a coaching centre in my house two years ago. Will it grow?',
  'Retired bank manager. With my PF money I have started a dairy farm with 10 cows. Will this business run well?',
  'I retired from railways and I run a small hotel with my cousin. Will our business grow?',
]
const OTHER = [
  'I am retired. What should I do with my time?',
  'I am retired from railways. My son looks after the home. When will my pension arrears come?',
  'I am retired and thinking to start a small shop. Is it good?',
]

describe.each(['morning', 'tromso', 'elder', 'kathmandu'])('a retired person, for %s', (name) => {
  it.each(RUNS)('whose trade runs reads of the trade: %s', (concern) => {
    const c = composerOf(name, concern)
    expect(c.asker).toMatchObject({ retired: true, work: 'livelihood', trade: 'business' })
    expect(askedOf(c, 'career')).toBe('trade')
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).not.toMatch(/useful work|offers and small trials/)
    for (const { statement } of ledgerEntries(c)) expect(statement).not.toContain('a second time for advice')
  })

  it.each(OTHER)('who has none, or asks of another thing, as before: %s', (concern) => {
    expect(composerOf(name, concern).asker.work).toBe('service')
  })
})
