import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { hiddenFrom } from './hidden-matter.ts'
import { pointsAsked } from './points-asked.ts'

const TOLD: readonly [string, string][] = [
  ['I found from one bank call that my husband took two loans and hid it from me. Can I trust him now, will our marriage be ok?', 'loan'],
  ['My wife has taken personal loan without telling me, I saw the sms. Can I trust her again?', 'loan'],
  ['Pati ne mujhse 5 lakh ka karz chupaya. Kya us par bharosa karu?', 'loan'],
  ['my wife sends money to her brother behind my back. can i trust her', 'money'],
  ['Wife took gold loan on my mother jewels without permission. Will she change?', 'loan'],
  ['came to know husband has personal loan 6 lakh from his friend he never told. how to trust, do we have future', 'loan'],
  ['After marriage I came to know his family hid his first marriage from us. What should I do?', 'other'],
]

describe('what husband or wife has kept back', () => {
  it.each(TOLD)('is a matter of the bond and of trust, and no debt of one’s own: %s', (concern, what) => {
    expect(hiddenFrom(concern)).toBe(what)
    expect([...new Set(pointsAsked(concern).map(({ point }) => point))]).toEqual(['love.bond'])
    for (const birth of ['delhi', 'chennai'] as const) {
      const c = new Composer(inputFor(birth, { concern, topics: [] }))
      expect(c.asker.debt).toBe(false)
      const lines = shortAnswer(c).flatMap((part) => part.lines.map(({ text }) => text))
      expect(lines.filter((text) => text.includes('no chart of yours shows; it shows in what is laid open'))).toHaveLength(1)
      expect(lines.join(' ')).not.toContain('free of debt')
    }
  })

  it.each([
    'My husband has two loans. When will he clear them?',
    'I hid my loan from my parents. When will it be over?',
    'My husband has a secret affair. Can I trust him?',
  ])('is not heard in other words: %s', (concern) => {
    expect(hiddenFrom(concern)).toBeNull()
  })
})
