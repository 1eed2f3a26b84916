import { askedParts } from './asked-parts.ts'
import { pointsAsked } from './points-asked.ts'
import { namedWorkIn } from './named-work.ts'
import { asksSecondPlace, asksShopFromHome, runsFromHome } from './trade-place.ts'
import { plainText } from './topics.ts'

const asked = (concern: string, test: (own: string, text: string) => boolean): boolean =>
  pointsAsked(concern).some(({ words, told }) => test(plainText(words), plainText(`${told} ${words}`)))

describe('a second place of a shop that runs', () => {
  it.each([
    'Johari bazar ke paas meri lehenga saree ki dukaan hai. Sab online le rahe hai. Beta bol raha hai instagram pe bechte hai aur ek dukaan Vaishali Nagar me bhi kholte hai. Naya dukaan lena thik rahega ya abhi ruk jau?',
    'We run a footwear shop in Meerut. Is it right to open second shop in Shastri Nagar now or wait?',
    'Meri kirana dukaan hai 12 saal se. Dusri dukaan kholu ya abhi ruk jau?',
    'Engal kadai Madurai la 20 varushama irukku. Innoru kadai ippo aarambikkalama illa wait pannanuma?',
    'Maa shop 10 years nunchi undi. Inko shop ippudu pettala leka aagala?',
    'I have a salon in Thane. Planning one more branch in Kalyan. Should I take it this year?',
    'My bakery shop is doing ok. Daughter wants to sell on Swiggy. Is it time to open a new outlet or hold?',
    'We have hardware shop in Salem. My elder son wants to start online store and younger one wants branch in Erode. Which one should we do first?',
    'हमारी कपड़े की दुकान 15 साल से है। नई दुकान लेना ठीक रहेगा या अभी रुकें?',
  ])('is asked of that trade: %s', (concern) => {
    expect(asked(concern, asksSecondPlace)).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.own'])
  })

  it.each([
    'My landlord wants the shop vacated. Should I take new shop nearby or close?',
    'My father’s shop is in Pune. Should I open a new shop in Nashik?',
    'I want to open a shop. Is this year good to start?',
    'We have a shop. Should I sell the second shop?',
  ])('is not every other shop: %s', (concern) => expect(asked(concern, asksSecondPlace)).toBe(false))

  it('is not what others are told to say of it', () => {
    const { asked: parts } = askedParts(
      'Bhai keh raha hai ek aur dukaan City Center me le lete hai, ya Swiggy Zomato pe chalu kare. Dusri dukaan abhi leni chahiye ya nahi?',
    )
    expect(parts).toEqual(['Dusri dukaan abhi leni chahiye ya nahi?'])
  })
})

describe('the first shop of a trade at home', () => {
  it.each([
    'Started a home bakery in lockdown, now having 30-40 orders a week. Is business luck there for me and when should I start the shop?',
    'I do catering from home for 4 years, 25 lunch boxes daily. Will business be successful and when to open a small outlet?',
    'Ghar pe silai ka kaam karti hu 6 saal se. Business ka yog hai kya aur dukaan kab khol sakti hu?',
    'Veetla irundhu podi business panren, maasam 60 order varudhu. Business la luck irukka, kadai eppo podalaam?',
    'Intlo nunchi pickles amputunnanu 3 years ga, orders baga vastunnayi. Business lo kalisi vastunda, shop eppudu pettali?',
    'I sell pickles and podis from home since 2021, supplying to 6 shops. Will it become big business and is it time to take small unit on rent?',
    'मैं घर से केक बनाकर बेचती हूं 3 साल से। बिजनेस में तरक्की है क्या और दुकान कब खोलूं?',
  ])('is asked after the luck of that trade: %s', (concern) => {
    expect(asked(concern, asksShopFromHome)).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.trade', 'work.own'])
  })

  it.each([
    'I want to start a home bakery. When should I open?',
    'My wife bakes cakes at home, 20 orders a week. When should she open a shop?',
    'I work from home for a bank for 3 years. When will I get promotion?',
  ])('is asked of no plan and of nobody else: %s', (concern) => expect(asked(concern, asksShopFromHome)).toBe(false))

  it('is no other field than what is made there, nor is the means by which it is sold', () => {
    const fields = (concern: string): string[] => namedWorkIn(concern).map(({ field }) => field)
    expect(fields('Started a home bakery, 30 orders a week. Planning to take a small shop on rent.')).not.toContain('shop')
    expect(fields('Meri saree ki dukaan hai. Beta bol raha hai instagram pe bechte hai.')).not.toContain('media')
    expect(fields('I want to be a content creator on instagram')).toContain('media')
  })

  it('runs where buyers are told', () => {
    expect(runsFromHome(plainText('I stitch blouses from home since 2019, about 60 pieces a month'))).toBe(true)
    expect(runsFromHome(plainText('I am at home for 3 years after delivery'))).toBe(false)
  })
})
