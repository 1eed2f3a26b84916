import { inputFor } from '../__fixtures__/births.ts'
import { namedWorkIn } from './named-work.ts'
import { askerStated, stateOf } from './stated.ts'

const workOf = (concern: string): string | null => stateOf(askerStated(inputFor('delhi', { concern }))).work
const fieldsIn = (concern: string): string[] => namedWorkIn(concern).map(({ field }) => field)

describe('work that is somebody else’s, or none', () => {
  it.each([
    'My daughter Meena is 29, MBA, working in Pune. We have seen thirty boys. When will her marriage be done?',
    'Asking for my husband. He is manager in LIC, posted at Guwahati since 2022. Will he get promotion in this round?',
    'My son is working at Noida in a startup, his salary is low. When will he get married?',
    'Question is of my wife. She is staff nurse posted in Bikaner, her transfer is pending. Will it come?',
    'My brother is employed in a mall, he is not getting any increment. Will he settle?',
  ])('gives nobody the post of a relative: %s', (concern) => {
    expect(workOf(concern)).not.toBe('post')
  })

  it.each([
    ['Builder is not giving possession of our flat since 2021. When will it come?', 'property'],
    ['Contractor has kept us on 450 per day. When will I get permanent job in plant?', 'property'],
    ['Builder took 40 lakh and ran away, will I get the refund?', 'property'],
    ['Mere pati BSF me hai, ghar par saas hai. Jhagda kab shant hoga?', 'army'],
    ['Meri behen bank me hai, shaadi kab hogi meri?', 'banking'],
    ['Panchayat do baar baith chuki, bhai hissa nahi deta. Batwara kab hoga?', 'politics'],
    ['Medical passed in May for PR, no update after that. When will PR come?', 'medicine'],
    ['Beta 22 ka hai BCom complete. Kya use dhandhe me lagau?', 'accounts'],
    ['I run a sports goods shop with my father. Is second marriage good for me?', 'sport'],
    ['Girl is divorcee, bank job, from Phagwara. Should I say yes?', 'banking'],
    ['I left my teaching job in 2016 when we shifted to Sharjah. Will things be normal with my husband?', 'teaching'],
  ])('names no field by a word in passing: %s', (concern, field) => {
    expect(fieldsIn(concern)).not.toContain(field)
  })

  it.each([
    ['I am 30, teaching maths in ZP school. When will my marriage happen?', 'teaching'],
    ['Myself anaesthetist, freelancing in four hospitals. When will we get the flat?', 'medicine'],
    ['I teach in a private school. Should we go for IVF this winter?', 'teaching'],
    ['I am 34, assistant prof at Jorhat. Should I say yes to the proposal?', 'teaching'],
    ['Hardware shop in Rajkot is mine. Builder materials sell well. When will dues come?', 'shop'],
  ])('still names what is one’s own: %s', (concern, field) => {
    expect(fieldsIn(concern)).toContain(field)
  })
})

describe('work that is held, by words of its own', () => {
  it.each([
    'sir ITI fitter kiya, plant me apprentice over in august. contractor is keeping us on 500 per day only. permanent kab hounga',
    'Did diploma, one year trainee over. Company is paying us daily 450 wages. When will I get permanent job?',
    'Teaching science in ZP school since 6 years. When will my marriage happen?',
    'I am in Muscat since 2001, accounts in a building material company. When will my money come back from cousin?',
    'naan fabrication unit la supervisor ah velai, kalyanam eppo nadakkum',
  ])('hears a post: %s', (concern) => {
    expect(workOf(concern)).toBe('post')
  })

  it.each([
    'Maine 9 bhains rakhi hai, 60 kilo doodh dairy pe jata hai. Jethani se jhagda kab shant hoga?',
    'Ghar par 5 gaay rakhi hai, doodh bechti hu. Shed kab ban payega?',
    'I am doing prawn culture in 6 acres leased tanks. When will debts clear?',
    'Doing poultry farming since 2015. Will we get our own house?',
    'Mera kagaz ki plate, dona, glass supply ka kaam hai. Sale se paisa kab wapas aayega?',
  ])('hears a trade: %s', (concern) => {
    expect(workOf(concern)).toBe('business')
  })

  it('takes the wedding of a sister for none of one’s own', () => {
    for (const concern of [
      'oru thangachi, avalukku kalyanam aayiduchu. enaku 35 vayasu, kalyanam eppo nadakkum?',
      'thambi kalyanam aagiduchu, enakku innum ponnu kidaikala. eppo nadakkum?',
      'akka kalyanam mudinjiduchu. enaku eppo kalyanam?',
      'annanukku kalyanam aachu. enaku 31, innum onnum set aagala',
      'thangachikku kalyanam aagi rendu varusham. en kalyanam eppo?',
    ])
      expect(`${concern} ${stateOf(askerStated(inputFor('delhi', { concern }))).bond}`).toBe(`${concern} null`)
  })
})
