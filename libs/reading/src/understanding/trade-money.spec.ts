import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { pointsAsked } from './points-asked.ts'
import { hangsOnOneBuyer } from './trade-money.ts'
import { plainText } from './topics.ts'

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

describe('a trade that is to grow on a loan', () => {
  it.each([
    'I am having small unit of CNC turning parts, 5 machines, 9 workers. I am thinking to take one more machine on loan of 28 lakh for new customer of Pune. Is time good for expansion or should I wait?',
    'I run a small flour mill in Nashik. Want to buy one more machine on bank loan of 8 lakh. Should I take it now or wait?',
    'We have powerloom unit with 6 looms. Is it right time to take new looms on loan?',
    'Meri printing press hai 10 saal se. Nayi machine loan leke lagau ya ruk jau?',
    'I am running bakery since 2015, thinking of expansion with mudra loan of 10 lakh. Is 2027 good for expansion?',
    'My fabrication workshop has orders. Should we add another machine by taking term loan this year?',
  ])('is asked of that trade, and of no home: %s', (concern) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.trade'])
    for (const birth of ['delhi', 'chennai'] as const) {
      const page = pageOf(concern, birth)
      expect(page).toMatch(
        /the larger size has your chart behind it|Grow, and do not sign yet|Rather wait with the loan|enlarge nothing on a loan/,
      )
      expect(page).toMatch(/The loan itself your chart can carry|Over what is borrowed your chart is divided|What is borrowed stays long/)
      expect(page).not.toMatch(/home of your own|house and land/i)
    }
  })

  it.each([
    'Should I buy a house on loan or wait? I run a shop.',
    'I took loan for my shop in 2020. When will business grow?',
    'I run a small tailoring shop, should I put 3 lakh in new machines or keep in FD?',
    'I work in a factory. Should I take personal loan now or wait?',
  ])('is not every loan beside a trade: %s', (concern) => {
    expect(pageOf(concern, 'delhi')).not.toMatch(/larger size|Grow, and do not sign yet|Rather wait with the loan|enlarge nothing/)
  })

  it('that hangs on one buyer is told so only where most comes from one', () => {
    expect(hangsOnOneBuyer(plainText('One customer is giving 60% of my work'))).toBe(true)
    expect(hangsOnOneBuyer(plainText('only one party gives most of the orders'))).toBe(true)
    expect(hangsOnOneBuyer(plainText('One customer has not paid his bill'))).toBe(false)
  })
})
