import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { Composer } from '../../../compose/composer.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { shortAnswer } from '../answer-parts.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { spokenTimes } from '../answer-gist.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

/** What is asked of a post, of study and of two ways of work, with whether a time is asked for. */
const ASKED: readonly (readonly [Point, string, string, boolean])[] = [
  ['work.post', 'I am a clerk', 'When will I get a new job?', true],
  ['work.post', 'I lost my job in June', 'Will I get a job soon?', true],
  ['work.promotion', 'I am a bank officer', 'Will I get promotion to manager?', true],
  ['work.promotion', 'I am a bank officer', 'When will I be promoted?', true],
  ['work.transfer', 'I am a government clerk', 'When will I get a transfer near home?', true],
  ['work.transfer', 'I am a government clerk', 'Where will be my transfer?', true],
  ['work.boss', 'I work in a private firm', 'Will the trouble with my boss end?', true],
  ['work.field', 'I am a doctor', 'Which field is good for me?', false],
  ['work.government', 'I am a graduate', 'When will I get a government job?', true],
  ['work.back', 'I left my job for my baby', 'When can I restart my career?', true],
  ['work.permanent', 'I am a contract lecturer', 'Will I become permanent?', true],
  ['work.success', 'I am a clerk', 'How will my career be?', true],
  ['work.jobBusiness', 'I am a clerk', 'Job or business, which is better?', true],
  ['work.govtPrivate', 'I am a graduate', 'Government job or private job?', true],
  ['work.studyJob', 'I am a graduate', 'Should I study further or take a job?', true],
  ['work.close', 'I have a printing press', 'Should I sell it or wait?', true],
  ['study.admission', 'I am a graduate', 'Will I get admission for MBA?', false],
  ['study.course', 'I completed BE, I want to go to USA for MS', 'Should I go or do MBA here?', true],
]

const MOST_LINES = 6

describe.each(GROWN)('every point of work and study has an answer, for %s', (name) => {
  it.each(ASKED)('%s: %s. %s', (point, told, words, timed) => {
    const { c, lines, text } = writtenOf(name, point, { words, told })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
    expect(lines.every(({ ids }) => ids.length > 0)).toBe(true)
    expect(new Set(lines.map((line) => line.text)).size).toBe(lines.length)
    if (timed && point.startsWith('work.') && chosenStretches(c, 'career').length > 0) expect(text).toMatch(/20\d\d/)
    // what stands above is not told again in full
    const aim = spokenTimes(c, 'career')?.aim
    const again = writtenOf(name, point, { words, told, said: lines }).lines.map((line) => line.text)
    const times = lines.filter(({ ids }) => aim !== undefined && aim.ids.every((id) => ids.includes(id)) && point !== 'work.close')
    for (const { text: said } of times.filter(({ text: one }) => (one.match(/20\d\d/g) ?? []).length > 2))
      expect(again.join(' ')).not.toContain(said)
  })

  it('a year that is named has a line of its own, and where is answered before when', () => {
    const c = new Composer(
      inputFor(name, {
        concern: 'I am a bank officer. Will I get promotion to manager in 2027 and where will be my transfer?',
        topics: [],
      }),
    )
    const [first, second] = shortAnswer(c).filter(({ words }) => words.length > 0)
    expect(first?.lines.some(({ text }) => text.startsWith('2027 '))).toBe(true)
    expect(second?.lines[0]?.text).toMatch(/near home/)
    const told = first?.lines.map(({ text }) => text) ?? []
    expect(second?.lines.some(({ text }) => told.includes(text))).toBe(false)
  })

  it('of two ways one is chosen, or it is said that neither leads', () => {
    for (const [words, told] of [
      ['Should I go or do MBA here?', 'I completed BE, want to go to USA for MS'],
      ['Should I start a cloud kitchen or a clothing boutique?', ''],
      ['Should I expand my shop or should I wait?', 'I have a textile shop'],
      ['Should I try for government nurse or go to Gulf?', 'I am a nurse'],
    ] as const) {
      const c = new Composer(inputFor(name, { concern: told === '' ? words : `${told}. ${words}`, topics: [] }))
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toMatch(/Rather |your chart leans (?:clearly|a little) to |neither .*the lead/)
      expect(text).not.toContain('neither way the lead')
    }
  })
})
