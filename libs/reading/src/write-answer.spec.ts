import { BIRTH_NAMES, inputFor } from './__fixtures__/births.ts'
import { fearIn, slipsIn } from './checks/check-prose.ts'
import { writeAnswer } from './write-answer.ts'

const ask = (name: (typeof BIRTH_NAMES)[number], concern: string) => writeAnswer({ ...inputFor(name, { concern }), topics: [] })

describe.each(BIRTH_NAMES)('answers to %s', (name) => {
  it.each([
    ['When will I marry?', 'love'],
    ['Should I change my job?', 'career'],
    ['Will I get a visa?', 'abroad'],
    ['I cannot sleep and worry about my health', 'wellbeing'],
    ['What about next year?', null],
  ])('%s: kind, with its reasons', (question, topic) => {
    const answer = ask(name, question)
    if (topic !== null) expect(answer.topic).toBe(topic)
    expect(answer.distress).toBe(false)
    expect(answer.paragraphs.length).toBeGreaterThan(0)
    for (const { text, why } of answer.paragraphs) {
      expect(why.length).toBeGreaterThan(0)
      for (const note of why) expect(note.fact).not.toBe('')
      expect(fearIn([text])).toEqual([])
      expect(slipsIn([text])).toEqual([])
    }
  })
})

describe('any answer', () => {
  it('names the subject that was asked about, and real dates', () => {
    const [gist, paragraph] = ask('delhi', 'When will I marry?').paragraphs
    expect(gist!.text).toMatch(/^The nearest time for a marriage is \w+ \w+/)
    expect(paragraph!.text).toMatch(/^For a marriage/)
    expect(paragraph!.text).toMatch(/\d{1,2} \w+ 20\d\d to \d{1,2} \w+ 20\d\d/)
  })

  it('differs by question and by chart', () => {
    const texts = new Set([
      ...BIRTH_NAMES.map((name) =>
        ask(name, 'What now?')
          .paragraphs.map(({ text }) => text)
          .join(),
      ),
      ask('delhi', 'My job?').paragraphs[0]!.text,
      ask('delhi', 'My marriage?').paragraphs[0]!.text,
    ])
    expect(texts.size).toBeGreaterThan(3)
  })

  it('foretells nothing to despair', () => {
    expect(ask('delhi', 'I want to end my life')).toMatchObject({ distress: true, paragraphs: [] })
  })
})
