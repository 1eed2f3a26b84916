import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { judge } from '../../../rules/grounds.ts'
import { mayBegin } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { timeAloud } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { chosenStretches } from '../answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe.each(GROWN)('what work pays, for %s', (name) => {
  it('without a post it is the next pay, level, higher or lower, by the ground of money, and the stretch that bears the old figure', () => {
    const { c, text } = writtenOf(name, 'work.promotion', {
      words: 'Will it be the same salary?',
      told: 'I was laid off in September from an IT company',
    })
    expect(text.startsWith(c.say(`point.pay.again.${judge(c, 'money').state}`))).toBe(true)
    const bearing = undated(c, 'career') ? undefined : chosenStretches(c, 'career').find((stretch) => mayBegin(c, stretch))
    if (bearing !== undefined && bearing.from < '2029-11-21') expect(text).toContain(spanAloud(c, bearing.parts[0]))
    expect(text).not.toMatch(/new post: what you do|rise in pay/)
  })

  it('a rise that was told is meant by a bare "when will I get it"', () => {
    const { text } = writtenOf(name, 'work.promotion', { words: 'When will I get it?', told: 'No hike for 3 years in my company' })
    expect(text).toMatch(/rise in pay/i)
    expect(text).not.toContain('step up')
  })

  it('with a post it is a rise, with its time first where when is asked, and never the next post', () => {
    const { c, lines, text } = writtenOf(name, 'work.promotion', { words: 'When will my salary increase?', told: 'I work in a bank' })
    const time = timeAloud(c, 'career', c.say('noun.rise'))
    if (time !== null) expect(lines[0]?.text).toBe(time.text)
    expect(text).not.toContain('old figure')
    // what is open now is not waited for
    if (/open now/.test(text)) expect(text).not.toContain('before that time comes')
  })

  it('a rank that is asked for is a step up, whatever it pays', () => {
    const { text } = writtenOf(name, 'work.promotion', { words: 'When will I be promoted to manager with better salary?' })
    expect(text).toMatch(/a promotion/)
    expect(text).not.toMatch(/rise in pay|old figure/)
  })
})
