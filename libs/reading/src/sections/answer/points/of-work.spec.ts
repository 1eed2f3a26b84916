import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { readings } from '../../cache.ts'
import { workMode } from '../../career.ts'
import { nameOf } from '../../../rules/field-names.ts'
import { seasonOf } from '../../season.ts'
import { bearsBefore } from '../../stretch-use.ts'
import { leadOfPair } from '../answer-choice.ts'
import { shortAnswer } from '../answer-parts.ts'
import { chosenStretches } from '../answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe.each(GROWN)('what %s asks of a post', (name) => {
  it('to stay or to leave follows the sub-periods tied to a change, and says how to go', () => {
    const { c, text } = writtenOf(name, 'work.change', { words: 'Should I resign now?', told: 'I am a clerk in a private firm' })
    const lead = leadOfPair(c, 'stayOrMove')
    if (lead > 0) expect(text).toMatch(/moving on\./)
    if (lead < 0) expect(text).toMatch(/staying where you are/)
    if (lead === 0) expect(text).toMatch(/does not choose/)
    const isOne = lead < 0 && bearsBefore(c, '2100-01-01')
    expect(text).toContain(c.say(`point.change.${lead > 0 ? 'move' : lead === 0 ? 'even' : isOne ? 'stayThen' : 'stay'}`))
    // whoever is told to stay is not told to move in the next sentence
    if (isOne) expect(text).not.toMatch(/make the move/)
    expect(writtenOf(name, 'work.change', { words: 'Should I resign?', told: 'I lost my job in June' }).lines).toEqual([])
  })

  it('resigning and the next post, asked together, are one answer with its step', () => {
    const c = new Composer(
      inputFor(name, { concern: 'I am a clerk in a private firm. Should I resign now and when will I get a new job?', topics: [] }),
    )
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toMatch(/signed offer/)
    expect(text.match(/signed offer/g)).toHaveLength(1)
  })

  it('one offer: the ground for a new post, and what the day is worth', () => {
    const { c, text } = writtenOf(name, 'work.offer', { words: 'Should I take this offer?', told: 'I got an offer from Bangalore' })
    const { verdict, step } = readings(c).career
    if (verdict === 'support' && step !== null) expect(text).toContain(c.say(`answer.should.support.${step}`, { noun: 'a new post' }))
    const [next] = chosenStretches(c, 'career')
    if (next !== undefined && next.from <= c.input.asOf) expect(text).toMatch(/runs until/)
    if (next !== undefined && next.from > '2027-03-21') expect(text).toMatch(/too far off to wait for/)
  })

  it('two offers are told apart by the form of work, which is named', () => {
    const { c, text } = writtenOf(name, 'work.offer', {
      words: 'Which one should I take?',
      told: 'I have two offers, Infosys and a startup',
    })
    expect(text.startsWith(c.say(`point.offer.two.${workMode(c).mode}`))).toBe(true)
    expect(text).not.toContain('your business')
  })

  it('whether a post lasts follows the season of work, and the time is for a second door', () => {
    const { c, text } = writtenOf(name, 'work.secure', { words: 'Will I lose my job?', told: 'I work in IT' })
    const season = seasonOf(c, 'career')
    expect(text.startsWith(c.say(`standing.safe.${season.state}`))).toBe(true)
    if (season.state === 'ill') expect(text).toContain('What strains')
    expect(text).not.toContain('charts in 10')
  })

  it('leaving for good: early or at the term, and the money of it; after it the form of work', () => {
    const { c, text } = writtenOf(name, 'work.retire', { words: 'Should I take VRS?', told: 'I am a bank clerk' })
    const lead = leadOfPair(c, 'stayOrMove')
    expect(text.startsWith(c.say(`point.retire.${lead > 0 ? 'early' : lead < 0 ? 'term' : 'even'}`))).toBe(true)
    expect(text).toContain(c.say(`point.retire.money.${judge(c, 'money').state}`))
    const after = writtenOf(name, 'work.retire', { words: 'What should I do after retirement?', told: 'I am a teacher' })
    expect(after.text).toMatch(/^For useful days/)
    expect(after.text).toContain(after.c.say(`point.retire.after.${workMode(after.c).mode}`))
  })

  it('the work that is named in the words comes first, and no far sub-period of it is told', () => {
    const { c, text } = writtenOf(name, 'work.named', { words: 'Will I become a good data scientist?', told: 'I am a BTech student' })
    expect(text.split('. ')[0]).toContain(nameOf(c, 'software'))
    expect(text).not.toContain('stands on good ground')
    expect(text).not.toMatch(/runs from (?:\d{1,2} )?(?:[A-Z][a-z]+ )?203\d/)
  })
})
