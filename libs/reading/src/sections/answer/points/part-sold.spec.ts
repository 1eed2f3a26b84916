import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { pointKind } from '../../ledger-events.ts'
import { answerItems } from '../answer-items.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const WORDS = 'Should I sell the factory and run only the workshop, or hold on one more year?'
const TOLD =
  'I have a repair workshop and a small factory on loan. 85 lac loan is remaining and 18 lac from private people on interest, they come to my house also. One instalment is bouncing from two months. When will this karza finish, and should I sell the factory and run only the workshop, or hold on one more year?'
const DEADLINE = /(?:by|before|until|Until|Before|By) \d{1,2} [A-Z][a-z]+ \d{4}/g

describe.each(GROWN)('one site of a trade that may be sold, for %s', (name) => {
  it('is held against holding on by the ground of trade, in steps with their days', () => {
    const { c, text } = writtenOf(name, 'work.close', { words: WORDS })
    const { state } = judge(c, 'business')
    const slots = { sold: 'factory', kept: 'workshop' }
    expect(text).toContain(c.say(`point.part.${state}`, slots))
    expect(text).toContain(c.say('point.part.kept', slots))
    expect(text).not.toMatch(/fuel|driver|Rather wait than sell/)
    const [first, decide, again] = ['First, by ', state === 'ill' ? 'Then sell it' : 'Then decide: ', 'If you hold it'].map((one) =>
      text.indexOf(one),
    )
    expect(first).toBeGreaterThan(0)
    expect(decide).toBeGreaterThan(first ?? 0)
    expect(again).toBeGreaterThan(decide ?? 0)
    expect(text).toMatch(/(?:is it held|hold it) until 21 November 2027/)
  })

  it('is judged in the ledger by what page 1 leans to', () => {
    const { c } = writtenOf(name, 'work.close', { words: WORDS })
    expect(pointKind(c, 'work.close')).toBe(judge(c, 'business').state === 'ill' ? 'point.work.close' : 'point.work.hold')
  })

  it('a whole trade that is to wait is offered only to learn its price', () => {
    const { c, text } = writtenOf(name, 'work.close', { words: 'Business is down. Should I sell my business or continue?' })
    if (judge(c, 'business').state !== 'well') return
    expect(text).toMatch(/^Rather wait than sell/)
    expect(text).not.toMatch(/A time that bears a sale is open|A sale is borne best/)
    expect(pointKind(c, 'work.close')).toBe('point.work.hold')
  })

  it('has one step beside it, the road of the bank once, and no fields to enter', () => {
    const c = new Composer(inputFor(name, { concern: TOLD, topics: ['career'], asOf: '2026-11-23' }))
    const short = shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text))
    const items = answerItems(c).flatMap((item) => item.map(({ text }) => text))
    const all = [...short, ...items]
    expect(all.filter((text) => text === c.say('point.debt.missed'))).toHaveLength(1)
    expect(all.filter((text) => text === c.say('care.do.lendersPrivate'))).toHaveLength(1)
    expect(all.join(' ')).not.toMatch(/without another degree|ten customers|Keep three of them|list what the business earns/)
    expect(
      items
        .filter((text) => text.startsWith('One thing to do'))
        .join(' ')
        .match(DEADLINE),
    ).toBeNull()
  })
})

it('nobody whom lenders press is told to keep instalments in hand', () => {
  const concern =
    'I have a mobile shop and 4 loans from mobile apps, their recovery agents abuse my contacts. When will I be free from this loan, and should I close the shop and take a job?'
  for (const name of GROWN) {
    const c = new Composer(inputFor(name, { concern, topics: ['career'], asOf: '2026-11-23' }))
    const text = answerItems(c).flatMap((item) => item.map((line) => line.text))
    expect(text).not.toContain(c.say('loan.run.with'))
  }
})

it('land that is held against a machine has the machine weighed, and no far day for a signature', () => {
  for (const name of GROWN) {
    const { c, text } = writtenOf(name, 'home.sell', { words: 'Should I sell two acres and pay, or give the tractor back?' })
    expect(text).toContain(c.say('point.sell.orMachine.then'))
    expect(text).not.toContain('for the signature')
  }
})
