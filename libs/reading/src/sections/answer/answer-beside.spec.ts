import { composer, GROWN } from '../../__fixtures__/short-answers.ts'
import { besideTopics } from './answer-beside.ts'
import { isOnlyTold } from './only-told.ts'
import { questionSection } from '../your-question.ts'

describe('what is told beside a question', () => {
  it('is no further matter where every part is known and none is after it', () => {
    for (const name of GROWN) {
      const c = composer(name, 'When will I get married? I am 32 and working in a school.')
      expect(besideTopics(c)).toEqual([])
      expect(isOnlyTold(c, 'study')).toBe(true)
      const headings = questionSection(c).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
      expect(headings).not.toContain('What else you asked about')
    }
  })

  it('is one where a part asks for it, or where everything is asked', () => {
    for (const name of GROWN) {
      expect(isOnlyTold(composer(name, 'When will I get married? When can I buy a house?'), 'home')).toBe(false)
      expect(isOnlyTold(composer(name, 'Job, marriage, money, everything is stuck. How is my life?'), 'money')).toBe(false)
    }
  })
})
