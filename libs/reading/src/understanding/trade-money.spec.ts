import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { pointsAsked } from './points-asked.ts'

const pageOf = (concern: string, birth: 'delhi' | 'chennai'): string =>
  shortAnswer(new Composer(inputFor(birth, { concern, topics: [] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('money that goes into a trade', () => {
  it.each([
    'I have catering work and want to take one marriage hall on lease for 12 lakh. Is it good time to put the money?',
    'I sell second hand phones with my college friend and he is telling me to put 1 lakh more. Should I invest or keep it safe?',
    'I run a small tailoring shop, should I put 3 lakh in new machines or keep in FD?',
    'We have dairy with 6 cows. Is it right time to invest more money in it?',
    'My mobile shop is ok. brother saying put 5 lakh more for bigger shop. should i?',
    'Partner in gym asking 3 lakh more each, gym not in profit. should I put',
    'Have tea stall, want to put savings in second stall. good or not',
    'mere dukan me 4 lakh aur lagau kya ya bank me rakhu',
    'I do event decoration, want to take godown on rent and put 8 lakh. good time?',
  ])('of one’s own is weighed by that trade, and by no market: %s', (concern) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.trade'])
    for (const birth of ['delhi', 'chennai'] as const) {
      const page = pageOf(concern, birth)
      expect(page).toMatch(/the trade itself can bear more money|Put in a part and keep the rest|Rather keep it for now/)
      expect(page).toMatch(/For your business|for your business/)
      expect(page).not.toMatch(/paper or metal|First a reserve of six months/)
    }
  })

  it('of somebody else asks for their accounts', () => {
    const page = pageOf('My friend asks me to invest 5 lakh in his restaurant. Should I?', 'delhi')
    expect(page).toContain('What somebody else’s trade earns stands in no chart of yours')
    expect(page).not.toContain('paper or metal')
  })

  it.each(['Should I invest 2 lakh in mutual funds or gold now?', 'I run a shop. Should I put 2 lakh in shares?'])(
    'is not heard of paper and metal: %s',
    (concern) => {
      expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['money.invest'])
    },
  )
})
