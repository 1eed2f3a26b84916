import { ALL_BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { answerItems } from '../sections/answer/answer-items.ts'
import { judge } from '../rules/grounds.ts'
import { pointsAsked } from './points-asked.ts'
import { asksOfSonsHouse } from './sons-house.ts'

const LEAN = { well: 'peace in one house is the likelier', mixed: 'neither is far ahead', ill: 'a home of their own is the likelier' }
const WORDINGS = [
  'Mera beta aur bahu alag rehne ki baat kar rahe hain, rasoi ko lekar roz kuch ho jata hai. Kya beta alag ho jayega ya ghar mein phir se mel ho jayega?',
  'Will my son and his wife live separately, or will there be peace in the house again?',
  'My daughter in law wants to move out with my son. Will they set up their own home or stay with us?',
  'Bahu alag ghar lena chahti hai, beta chup hai. Kya hum saath reh payenge?',
  'Daily fights in the kitchen between me and my bahu, my son says nothing. When will there be peace at home?',
  'My son married in 2023, his wife does not adjust in joint family. Will they shift to a separate house?',
  'बेटा और बहू अलग रहना चाहते हैं। क्या घर में फिर से शांति होगी?',
]
const pageOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('a home shared with a married son', () => {
  it.each(WORDINGS)('is weighed as one household against two: %s', (concern) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['kin.childTrouble'])
    for (const birth of ['london', 'elder', 'tromso']) {
      const c = new Composer(inputFor(birth, { concern, topics: [] }))
      const page = pageOf(c)
      expect(page).toContain(LEAN[judge(c, 'family').state])
      expect(page).toContain('two kitchens under one roof')
      expect(page).toContain('For that talk')
    }
  })

  it.each(WORDINGS)('stands on the peace of the home, with one time to talk: %s', (concern) => {
    for (const birth of ['london', 'tromso']) {
      const grounds = answerItems(new Composer(inputFor(birth, { concern, topics: [] })))
        .flat()
        .map(({ text }) => text)
        .join(' ')
      expect(grounds).toContain('Peace at home')
      expect(grounds).not.toContain('to take the matter up with your child')
    }
  })

  it('leans by the chart', () => {
    const [concern = ''] = WORDINGS
    const pages = ALL_BIRTH_NAMES.map((birth) => pageOf(new Composer(inputFor(birth, { concern, topics: [] }))))
    expect(Object.values(LEAN).filter((lean) => pages.some((page) => page.includes(lean))).length).toBeGreaterThan(1)
  })

  it.each([
    'My bahu has filed divorce against my son. Will they live separately?',
    'My son and his wife live in Canada. Will there be peace in our home?',
    'My mother in law and I fight over the kitchen, my son is small. Will there be peace or should we live separately?',
    'My son is married and has a daughter in law of mine. Should we buy a separate flat for them?',
    'My brother and his wife want to live separately. My son is in class 10. Will there be peace?',
    'Beta aur bahu zameen ka batwara mangte hain. Kya batwara alag se hoga?',
  ])('is not heard in other words: %s', (concern) => {
    expect(pointsAsked(concern).some(({ words }) => asksOfSonsHouse(words, concern))).toBe(false)
  })
})
