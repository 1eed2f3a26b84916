import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { answerOf } from './answer.ts'
import { favoured } from './answer-choice.ts'

const asked = (name: string, concern: string): { c: Composer; items: string[]; text: string } => {
  const c = new Composer(inputFor(name, { concern, topics: [] }))
  const items = answerOf(c).items.map((item) => item.map(({ text }) => text).join(' '))
  return { c, items, text: items.join('\n') }
}
const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const ENTRANCE = 'I am a doctor preparing for PG entrance third time. Parents pressure for marriage. What should I do first?'

describe.each(GROWN)('page 1 for %s', (name) => {
  it('has at most two stretches in a headline', () => {
    for (const concern of ['When will I marry?', 'When can I go abroad?', 'When will I get a new job?']) {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      for (const [head] of answerOf(c).items) expect((head?.text.match(/\d{4} to /g) ?? []).length).toBeLessThanOrEqual(2)
    }
  })

  it('decides what comes first, and speaks of that', () => {
    const { c, items, text } = asked(name, ENTRANCE)
    expect(items[0]).toMatch(/^First comes (?:marriage|the examination)|by the calendar (?:marriage|the examination) comes first/)
    expect(favoured(c, 'careerOrLove')).toBe(items[0]?.startsWith('First comes marriage') === true ? 'love' : 'career')
    expect(text).not.toMatch(/first post|one examination or one skill|apply for one post/)
  })

  it('leaves the wish to marry again to the person, and thinks of the children first', () => {
    const { items, text } = asked(name, 'My wife died in covid. I have two children. Should I marry again?')
    expect(items[0]).toMatch(/^You have lost your wife, and your children/)
    expect(text).not.toMatch(/Yes, as far as|More yes than no/)
    expect(text).toMatch(/speak with your two children about it, each alone/)
  })

  it('dates the loans or says that it cannot, and warns before agents', () => {
    const { text } = asked(name, 'Cab chalata hu, karza bahut hai. Gulf jana chahta hu, kab jaunga aur karza kab utrega?')
    expect(text).toMatch(/The loans: (?:they ease most|for their end the chart gives no date)/)
    expect(text).toMatch(/eMigrate/)
  })

  it('hears that a silent son is married', () => {
    const { text } = asked(name, 'My son is 27, in Canada, not talking to us after his marriage. Will our family be together again?')
    expect(text).toMatch(/oming together again/)
    expect(text).not.toMatch(/No date for the wedding|one evening a week that is only yours/)
  })

  it('never calls the strongest stretch a weak one in the same breath', () => {
    for (const concern of ['When will I marry?', 'How will my work go?', 'Will my marriage get better?'])
      for (const item of asked(name, concern).items)
        if (item.includes('nearest is also the strongest')) expect(item).not.toContain('one of the weaker')
  })

  it('tells somebody who asks nothing of the three fields', () => {
    const { text } = asked(name, '')
    for (const field of [/ (?:Love|Your marriage|Companionship): /, / (?:Work|Useful work|Training and work): /, / Life abroad: /])
      expect(text).toMatch(field)
  })
})

it('puts no wedding first for somebody who is not grown', () => {
  const c = new Composer(inputFor('young', { concern: 'job or marriage first?', topics: [], asOf: '2025-11-21' }))
  expect(answerOf(c).items[0]?.[0]?.text).toMatch(/^First comes work/)
})

describe('what a question tells besides', () => {
  it('of two countries beside two kinds of work', () => {
    expect(questionOf('Offer from Amazon Seattle vs my own boutique business in Gurgaon. My fiance is in India.').abroadToo).toBe(true)
    expect(questionOf('Should I leave my job and start a business?').abroadToo).toBe(false)
  })

  it('of an order, and not of a first one of many', () => {
    expect(questionOf('marriage or job first?').first).toBe(true)
    expect(questionOf('When will I get my first job, and marriage?').first).toBe(false)
    expect(questionOf('do saal pehle shaadi hui, job kab milegi').first).toBe(false)
  })
})
