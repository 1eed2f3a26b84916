import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { answerItems } from '../answer-items.ts'
import { shortAnswer } from '../answer-parts.ts'

/** A question, and the sentence that its short answer has to hold, for a chart. */
const HELD: readonly (readonly [string, (c: Composer) => MessageKey])[] = [
  ['My PF money is stuck since I left the job. When will it come?', () => 'point.dues.pf'],
  ['I retired last year, my pension is not started. When will I get my pension?', () => 'point.dues.pension'],
  ['I got retirement in sight and my pension matter has some objection from department. Will it be cleared?', () => 'point.dues.pension'],
  ['My commutation and leave encashment is pending after retirement, will I get it?', () => 'point.dues.pension'],
  ['Family pension of my late husband not yet started, when will it come?', () => 'point.dues.pension'],
  ['GST notice came for my shop. Will it be solved?', () => 'point.notice'],
  ['I run a shop on rent, the landlord wants it back. Will I get another shop?', (c) => `point.premises.${judge(c, 'business').state}`],
  [
    'I want to open a bakery with my friend. Is partnership good for me or alone?',
    (c) => `point.partner.begin.${judge(c, 'tradePartner').state}`,
  ],
  ['I am doing PhD since 4 years. When will I complete my PhD?', (c) => `point.thesis.${judge(c, 'study').state}`],
  ['I want to fight election of sarpanch. Will I win the election?', () => 'point.election'],
]

describe('single things of work and money that phones ask', () => {
  it.each(HELD)('%s', (concern, keyFor) => {
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name, { concern, topics: ['career'] }))
      if (c.asker.age < 18) continue
      const lines = shortAnswer(c).flatMap((part) => part.lines)
      expect(lines.map(({ text }) => text)).toContain(c.say(keyFor(c)))
      for (const { ids } of lines) for (const id of ids) expect(c.findings.has(id)).toBe(true)
    }
  })

  it('a business that is to be closed is held to no day that lies further off than its own answer allows', () => {
    let far = 0
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name, { concern: 'My business is in loss. Should I close it and go for job?', topics: ['career'] }))
      const open = c.say('point.close.open')
      if (!shortAnswer(c).some(({ lines }) => lines.some(({ text }) => text === open))) continue
      far++
      const steps = answerItems(c).flatMap((item) => item.map(({ text }) => text))
      expect(
        steps.filter((text) => text.includes('the figure that the business must reach') && text.includes('when the next stretch opens')),
      ).toEqual([])
    }
    expect(far).toBeGreaterThan(0)
  })
})
