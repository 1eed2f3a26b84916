import { moneyTakenBy, type Taker } from './money-taken.ts'
import { pointsAsked } from './points-asked.ts'
import { questionOf } from './understanding.ts'

const TAKEN: readonly (readonly [string, Taker])[] = [
  ['I had hardware shop with partner and he cheated me for 15 lakh. Will I recover and should I do business alone now?', 'partner'],
  ['partner ne 10 lakh ka dhokha diya business me, paisa wapas milega kya aur ab akele business karu?', 'partner'],
  ['I invested 6 lakh with friend in restaurant, he cheated and closed. When will I recover my loss?', 'friend'],
  ['An agent cheated me for 4 lakh for Canada visa. Will I get the money back?', 'agent'],
  ['We had a garment shop in partnership, partner ran away with money. Should I do business alone or with new partner?', 'partner'],
  ['A company cheated me of 12 lakh in chit fund. Will i get it back?', 'company'],
  ['My husband gave 10 lakh to his business partner who cheated. Will we recover the money?', 'partner'],
]
const OF_LOVE = [
  'My husband cheated on me with office colleague, should I forgive him?',
  'My boyfriend is cheating on me. Will he come back?',
  'Is my life partner cheating me in our business trips?',
  'One agent is taking 1.5 lakh for gulf job in Qatar. Is it good to go or will I be cheated',
]

describe('money that somebody took by deceit', () => {
  it.each(TAKEN)('is no doubt of somebody who is loved: %s', (concern, taker) => {
    expect(moneyTakenBy(concern)).toBe(taker)
    const { cares, declines } = questionOf(concern)
    expect(cares).toContain('cheated')
    expect(cares).not.toContain('affair')
    expect(declines).not.toContain('fidelity')
    if (/recover|back|wapas/.test(concern)) expect(pointsAsked(concern)[0]?.point).toBe('money.stuck')
  })

  it.each(OF_LOVE)('is told by no words of love or fear: %s', (concern) => {
    expect(moneyTakenBy(concern)).toBeNull()
  })
})
