import type { ReadingInput } from '../../input.ts'
import { inputFor } from '../../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { Composer } from '../../compose/composer.ts'
import { writePreview } from '../../write-preview.ts'
import { questionSection } from '../your-question.ts'

const STRUCK = [
  'My husband beats me. Should I leave him?',
  'pati marta hai, kya karu',
  'My mother in law hits me every day',
  'Domestic violence since 4 years, will he change?',
]
const HARD_IN_LAWS = [
  'My in laws are torturing me. Should I leave',
  'In laws are harassing me daily, should I go back to my parents house',
  'My father in law insults me. Should I leave this house',
  'Mother in law is harassing for dowry, should I return to my parents',
]
const DAY = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/u

const firstPage = (input: ReadingInput) => questionSection(new Composer(input))

describe.each(GROWN)('somebody who is hurt at home (%s)', (name) => {
  it.each(STRUCK)('hears first where there is help, and is sent to no date: %s', (concern) => {
    const text = textOf(composer(name, concern))
    expect(text).toContain('no chart decides it, and nothing in the sky asks you to bear it')
    expect(text).not.toMatch(DAY)
    const input = inputFor(name, { concern, topics: [] })
    const { lead, blocks } = firstPage(input)
    expect(lead.map((run) => run.text).join(' ')).toMatch(/112 .*181, the women’s help line, .*15100/u)
    const list = blocks.find((block) => block.kind === 'list')
    expect(list?.items.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ')).toMatch(/tell one person outside the house/u)
    expect(writePreview(input).insights.karmicPause).toContain('181, the women’s help line')
  })

  it.each(HARD_IN_LAWS)('is not told of a post, nor to wait for a month: %s', (concern) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(/^Nobody has to live with cruelty.*181/u)
    expect(text).toContain('no chart decides it, and nothing in the sky asks you to bear it')
    expect(text).not.toMatch(DAY)
    expect(text).not.toMatch(/\bpost\b/u)
  })

  it('and despair has its own words', () => {
    const { lead } = firstPage(inputFor(name, { concern: 'I do not want to live any more', topics: [] }))
    expect(lead.map((run) => run.text).join(' ')).toMatch(/Tele-MANAS answers day and night/u)
  })
})
