import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { pointsAsked } from './points-asked.ts'
import { postMoves } from './post-moves.ts'
import { questionOf, topicsOf } from './understanding.ts'

describe('a firm that goes to another town of the country', () => {
  it.each([
    'My company is shifting the plant to Hosur and telling all to relocate. Should I go with them or take settlement and leave?',
    'our office is moving from Mumbai to Pune next year, should I relocate or search job here itself?',
    'Factory is shifting to Sanand and they are giving VRS. Should I take it or go?',
    'company relocation to Noida mandatory, my parents are old. what should I do, resign or go?',
    'hamari company Pune se Nagpur shift ho rahi hai. jau ya naukri chhod du?',
    'Plant closing in Pune, they offer Chakan or Chennai. go or take VSS',
    'My factory moving to Gujarat, wife job here. should I go alone or find job here',
    'Office wants us back in Gurgaon from WFH hometown. should I relocate or leave',
    'My bank branch is moving to other district, management told to shift. Is it good to go with them?',
  ])('is weighed as a post that is kept or left, and as no life abroad: %s', (concern) => {
    expect(postMoves(concern)).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.change'])
    expect(questionOf(concern).pair).toBe('stayOrMove')
    expect(topicsOf({ concern }).topics).not.toContain('abroad')
    for (const birth of ['delhi', 'chennai'] as const) {
      const c = new Composer(inputFor(birth, { concern, topics: [] }))
      expect(c.asker.trade).toBe('post')
      const page = shortAnswer(c)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' ')
      expect(page).toContain('Before you answer have it in writing')
      expect(page).not.toMatch(/abroad/)
    }
  })

  it.each([
    'My company is shifting me to Dubai. Should I go?',
    'I want to shift my shop to main road. is it good time?',
    "My husband's company is shifting to Chennai. Should I leave my job and go?",
    'Should I move to Bangalore for a job?',
    'Should I stay in my company or move to another? I am a senior engineer for 5 years.',
  ])('is not heard in other words: %s', (concern) => {
    expect(postMoves(concern)).toBe(false)
  })
})
