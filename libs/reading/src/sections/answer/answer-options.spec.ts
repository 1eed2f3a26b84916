import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { weighField } from '../../rules/fields.ts'
import { judge } from '../../rules/grounds.ts'
import { optionLines } from './answer-options.ts'
import { answerOf } from './answer.ts'
import { workMode } from '../career.ts'
import { bestFor } from '../suggested-work.ts'
import { payLines } from '../short-concerns.ts'

const BETWEEN = 'BTech 3rd year ECE, confused between GATE, job and MBA. What suits me and will I get good package?'
const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern }))
const textOf = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join(' ')

describe('options that are held against each other by their names', () => {
  it.each(BIRTH_NAMES)('have one clause each and one leaning, by the judges of the chapters, %s', (name) => {
    const c = composerOf(name, BETWEEN)
    const lines = optionLines(c)
    const text = textOf(lines)
    expect(lines).toHaveLength(3)
    expect(text).toMatch(/^Of GATE, a job and MBA (?:your chart leans (?:slightly )?to|none comes easily)/)
    for (const what of ['further study by examination', 'a post now', 'management study']) expect(text.split(what)).toHaveLength(2)
    // what is said of each is what its judge says
    expect(text.includes('a post in a larger body is the form it favours')).toBe(workMode(c).mode === 'service')
    expect(text.includes('examinations have help here')).toBe(judge(c, 'exam').state === 'well')
    expect(text.includes('the chart carries management well')).toBe(weighField(c, 'management').carried === 'well')
    for (const { ids } of lines) for (const id of ids) expect(c.findings.has(id)).toBe(true)
  })

  it('lean differently by different charts', () => {
    const first = (name: string): string =>
      /(?:leans (?:slightly )?to|against) (GATE|a job|MBA)/.exec(textOf(optionLines(composerOf(name, BETWEEN))))?.[1] ?? ''
    const seen = new Set(BIRTH_NAMES.map(first))
    expect(seen).not.toContain('')
    expect(seen.size).toBeGreaterThan(1)
  })

  it.each(BIRTH_NAMES)('stand in the first sentences, without another order of the same fields beside them, %s', (name) => {
    const c = composerOf(name, BETWEEN)
    const text = textOf(answerOf(c).gist ?? [])
    for (const { text: line } of optionLines(c)) expect(text).toContain(line)
    expect(text).not.toMatch(/Your chart carries \w+ and \w+ about alike|For management your chart asks/)
  })

  it('leave two fields, a pair of ways and a single name to their own judges', () => {
    for (const concern of [
      'Medical or engineering, which is better for me?',
      'Sarkari naukri or private job?',
      'When will I clear CA final?',
    ])
      expect(optionLines(composerOf('delhi', concern))).toEqual([])
  })
})

describe('what is told of a student with a degree', () => {
  it.each(BIRTH_NAMES)('is what the degree opens, and a first salary rather than a rise, %s', (name) => {
    const c = new Composer(inputFor(name, { concern: BETWEEN }))
    if (c.asker.work !== 'study' || c.asker.age <= 19) return
    expect(bestFor(c).text).toContain('your degree opens')
    expect(bestFor(c).text).not.toMatch(/nursing|hospitality|fashion|medicine/)
    expect(textOf(payLines(c))).not.toMatch(/rise in pay|a new employer/)
  })
})
