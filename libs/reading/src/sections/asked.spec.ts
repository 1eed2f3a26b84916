import type { Section } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { sectionsUpTo, textIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { askerOf } from '../understanding/understanding.ts'
import { askedTopics } from './cache.ts'

const textOf = (name: string, concern: string, id: Section['id']): string =>
  textIn(sectionsUpTo(inputFor(name, { concern, topics: [] }), id), id)

const words = (text: string): number => text.split(/\s+/).length

describe('a chapter nobody asked about', () => {
  it.each(BIRTH_NAMES.filter((name) => new Composer(inputFor(name)).timed))('is told in fewer words, for %s', (name) => {
    for (const [topic, concern] of [
      ['love', 'When will I marry?'],
      ['abroad', 'Can I go abroad?'],
    ] as const) {
      const [asked, unasked] = [concern, 'Will I get a promotion?'].map((one) => words(textOf(name, one, topic)))
      if (asked !== 0 && unasked !== 0) expect(unasked).toBeLessThan(asked as number)
    }
  })

  it('is one of those that the words do not name', () => {
    const c = new Composer(inputFor('delhi', { concern: 'When will I marry?', topics: [] }))
    expect([...askedTopics(c)]).toEqual(['love'])
  })
})

describe('a bond under strain', () => {
  const DRINKS = 'My husband drinks and does not talk to me for months. Will our marriage become better?'

  it('is heard in the words for it, and only of the own bond', () => {
    expect(askerOf(DRINKS, 44, '2026-11-21').strain).toBe('drink')
    expect(askerOf('My husband beats me when he is drunk', 44, '2026-11-21').strain).toBe('harm')
    expect(askerOf('मेरे पति मुझे मारते हैं', 44, '2026-11-21').strain).toBe('harm')
    expect(askerOf('My wife does not talk to me', 44, '2026-11-21').strain).toBe('cold')
    expect(askerOf('मेरे पति शराब पीते हैं', 44, '2026-11-21').strain).toBe('drink')
    expect(askerOf('My sister husband drinks a lot, will she be happy?', 44, '2026-11-21').strain).toBeNull()
    expect(askerOf('My father drinks. When will I marry?', 25, '2026-11-21').strain).toBeNull()
  })

  it.each(BIRTH_NAMES)('is never answered with more patience or with promises, for %s', (name) => {
    const text = textOf(name, DRINKS, 'love')
    expect(text).toMatch(/Drinking is for the one who drinks to stop/)
    expect(text).not.toMatch(/full happiness|keep courtship alive|where tempers start|afford to be generous/)
    const advice = text.slice(text.indexOf('What you can do'))
    expect(advice).not.toMatch(/patien(?:ce|t) (?:serves|with|is)/)
  })
})

describe('a marriage that is late', () => {
  it('is answered from thirty on, where it is asked for', () => {
    expect(textOf('chennai', 'I am still not married. When will I get married?', 'love')).toContain('Why it has taken its time')
    expect(textOf('young', 'When will I get married?', 'love')).not.toContain('Why it has taken its time')
    expect(textOf('chennai', 'How will my career be?', 'love')).not.toContain('Why it has taken its time')
  })
})

describe('money under pressure', () => {
  it.each([
    'My business partner cheated me. When will my money problems get solved?',
    'I have loans to pay. When will my money problems end?',
  ])('has no praise of savings: %s', (concern) => {
    for (const name of BIRTH_NAMES) {
      const text = textOf(name, concern, 'yourQuestion')
      expect(text).not.toMatch(/comes to those who keep it|what you earn stays with you|part of each gain is kept/)
    }
  })
})

describe('remedies', () => {
  it('belong to the question, with how and how long, and two or three of them', () => {
    for (const name of BIRTH_NAMES) {
      const heads = [
        ...textOf(name, 'How will my career be?', 'remediesAndMantras').matchAll(
          /for (?:your \d+\w\w house|the \d+\w\w from your Moon): /g,
        ),
      ]
      expect(heads.length).toBeGreaterThan(1)
      expect(heads.length).toBeLessThan(4)
      expect(textOf(name, 'How will my career be?', 'remediesAndMantras')).toContain(', for your work')
    }
  })
})
