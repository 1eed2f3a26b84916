import { asksIfTheyJoin, asksToTakeIn, tellsTradeOfChild, tellsTradeOfOwn } from './own-trade.ts'
import { pointsAsked } from './points-asked.ts'

describe('a trade of one’s own', () => {
  it.each([
    'My son 22 is not interested in my textile trading business.',
    'I have a hardware shop. My son is in Pune.',
    'I run a printing press and my daughter is doing CA.',
    'Meri kirana dukan hai, beta dukan pe nahi baithta.',
    'We have our own small bakery in Salem.',
    'My brother and I have a medical store',
  ])('is told: %s', (text) => expect(tellsTradeOfOwn(text)).toBe(true))

  it.each([
    'My husband has a grocery shop and it is in loss.',
    'My son started a mobile shop last year.',
    'My father shop is closed now.',
    'I work in a company in Pune.',
    'Mere pati ki dukan nahi chal rahi.',
    'I want to join my uncle’s firm.',
  ])('is nobody else’s: %s', (text) => expect(tellsTradeOfOwn(text)).toBe(false))

  it('may be a child’s', () => {
    expect(tellsTradeOfChild('My son started a mobile shop last year. How will the business go?')).toBe(true)
    expect(tellsTradeOfChild('My daughter runs a small bakery')).toBe(true)
    expect(tellsTradeOfChild('My son is not interested in my textile business')).toBe(false)
    expect(pointsAsked('My son started a mobile shop last year. How will the business go?')).toMatchObject([{ point: 'kin.childWork' }])
  })

  it('may be asked to pass on', () => {
    expect(asksIfTheyJoin('will he join?', 'My son is not interested in my textile business')).toBe(true)
    expect(asksIfTheyJoin('aur beta kab sambhalega?', 'Meri kirana dukan hai')).toBe(true)
    expect(asksIfTheyJoin('will she help me in it?', 'I run a printing press')).toBe(true)
    expect(asksIfTheyJoin('will he get a job?', 'I run a printing press')).toBe(false)
    expect(asksIfTheyJoin('will he join the army?', 'My husband has a shop')).toBe(false)
  })

  it.each([
    'kya bete ko isi dhandhe me lagau ya alag line karwau?',
    'Should I put my son in this business or let him do a job?',
    'Should I bring my daughter into our shop or send her for MBA?',
    'Bete ko apni dukan pe bithau ya naukri karne du?',
    'Is it good to take my elder son into the same trade?',
    'Should I involve him in my business?',
  ])('may be asked for a child by the parent: %s', (words) => {
    expect(asksToTakeIn(words)).toBe(true)
    expect(asksIfTheyJoin(words, '')).toBe(true)
    expect(pointsAsked(`I run a hardware shop, my son is 21. ${words}`).some(({ point }) => point === 'kin.childWork')).toBe(true)
  })
  it.each([
    'Should I put money in my business?',
    'When will my son get a job?',
    'Should I take my son to the doctor?',
    'Should I put my daughter in a hostel?',
  ])('is not meant by: %s', (words) => expect(asksToTakeIn(words)).toBe(false))
})
