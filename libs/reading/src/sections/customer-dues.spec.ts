import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../__fixtures__/births.ts'
import { GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { answerItems } from './answer/answer-items.ts'
import { matterOf } from './short-matters.ts'
import { questionSection } from './your-question.ts'

const DUES = [
  'I run a hardware trading shop. One party has 14 lakh of my payment stuck and CC limit is full. When will the money come back?',
  'My business supplies packing material. Two customers owe me 9 lakh since March, when will my stuck money come?',
  'Mera wholesale ka business hai, payment bahut atak raha hai, ek party ke paas 5 lakh fasa hai. Paisa kab tak wapas aayega?',
] as const

/** Words of money that was lost or waged, and of a lender. */
const LOST = /build(?:ing)? up again|built up again|win it back|[Ll]end nothing|what was lost/

describe.each(GROWN)('what customers owe a trade, for %s', (name) => {
  it.each(DUES)('is spoken of as dues, once: %s', (concern) => {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    expect(matterOf(c, 'money')).toBe('dues')
    expect(textOf(c)).toContain('send the party its statement')
    const page = sectionText(questionSection(c))
    expect(page).not.toMatch(LOST)
    const verdict = c.say(`short.say.dues.${judge(c, 'money').state}`)
    expect(page.split(verdict).length).toBeLessThan(3)
    for (const line of answerItems(c).flat()) expect(line.text).not.toMatch(LOST)
  })
})

it('leaves a loss and a friend’s debt as they are', () => {
  for (const concern of [
    'I run a shop. I lost 8 lakh in trading. When will my money come back?',
    'My salary is pending for 4 months. When will I get it?',
  ])
    expect(matterOf(new Composer(inputFor('chennai', { concern, topics: [] })), 'money')).not.toBe('dues')
})
