import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { CORPUS, LIVELIHOOD } from '../../__fixtures__/questions.ts'
import { Composer } from '../../compose/composer.ts'
import { isDistress } from '../../understanding/topics.ts'
import { answerOf } from './answer.ts'
import { spanAloud } from './span-aloud.ts'
import { shortAnswer } from './answer-parts.ts'
import { questionSection } from '../your-question.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

describe('a stretch said aloud', () => {
  const c = composerFor('delhi', '')
  const said = (from: string, to: string, errorDays = 0): string =>
    spanAloud(c, { from, to, fromErrorDays: errorDays, toErrorDays: errorDays })

  it.each([
    ['2027-01-25', '2027-06-04', 'late January to early June 2027'],
    ['2026-11-15', '2027-02-12', 'mid-November 2026 to mid-February 2027'],
    // the last day is the one before the end
    ['2027-05-21', '2027-06-01', 'late May 2027'],
  ])('from %s to %s is %s', (from, to, words) => {
    expect(said(from, to)).toBe(words)
  })

  it('is told by its months where the birth time bears no days', () => {
    expect(said('2027-01-25', '2027-06-04', 20)).toBe('January to June 2027')
  })
})

describe('the answer in a few sentences', () => {
  it('comes first, stands on findings, and is not said again below', () => {
    for (const [index, { asked: concern }] of [...CORPUS, ...LIVELIHOOD].filter((_, at) => at % 3 === 0).entries()) {
      if (isDistress(concern)) continue
      const c = composerFor(BIRTH_NAMES[index % BIRTH_NAMES.length] as string, concern)
      const { gist = [] } = answerOf(c)
      expect({ concern, sentences: gist.length }).not.toEqual({ concern, sentences: 0 })
      // an answer of more than eleven lines of print is short no more
      expect({ concern, short: gist.map(({ text }) => text).join(' ').length < 1000 }).toEqual({ concern, short: true })
      for (const { ids } of gist) expect(ids.length).toBeGreaterThan(0)
      const blocks = questionSection(composerFor(BIRTH_NAMES[index % BIRTH_NAMES.length] as string, concern)).blocks
      const list = blocks.find((block) => block.kind === 'list')
      // of a question in parts the list knows what stands above it part by part
      const texts = shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text))
      const items = list?.kind === 'list' ? list.items.map(({ runs }) => runs.map(({ text }) => text.trim())) : []
      // a sentence may head the item that tells more of it
      for (const [head = '', ...rest] of items) {
        for (const text of rest) expect(texts).not.toContain(text)
        if (rest.length === 0) expect(texts).not.toContain(head)
      }
    }
  })
})
