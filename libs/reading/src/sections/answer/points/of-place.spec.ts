import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { bearsSecond, ventureNoun } from '../../second-place.ts'
import { tradeCourse } from '../../trade-course.ts'
import { answerItems } from '../answer-items.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composed = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const partTexts = (c: Composer): string[] => shortAnswer(c).map(({ lines }) => lines.map(({ text }) => text).join(' '))

const SECOND = [
  'Meri lehenga saree ki dukaan hai, 18 saal ho gaye. Grahak kam hai, sab online le rahe hai. Beta bol raha hai instagram pe bechte hai aur ek dukaan Vaishali Nagar me bhi kholte hai. Naya dukaan lena thik rahega ya abhi ruk jau?',
  'We have a medical store in Kollam for 14 years, son says sell online first. Is it right time for new store or should we hold for a year?',
  'My mobile repairing shop is running since 11 years, friend says sell on meesho. Can I open second branch now or better to wait?',
]
const FROM_HOME = [
  'Started a home bakery in lockdown, now having 30-40 orders a week. Planning to take a small shop on rent with 6 lakhs. Is business luck there for me and when should I start the shop?',
  'I stitch blouses from home since 2019, about 60 pieces a month. Is there luck in business for me and when can I take a shop?',
  'Ghar se tiffin chala rahi hu 3 saal se, roz 45 tiffin jaate hai. Kya business me tarakki hai aur chhoti dukaan kab le sakti hu?',
]

describe('a second place of a shop that runs', () => {
  it.each(SECOND)('is answered by one verdict, the small step and a time, and by no pair of fields: %s', (concern) => {
    for (const name of GROWN) {
      const c = composed(name, concern)
      const text = partTexts(c).join(' ')
      expect(
        text.match(/Yes, rather now than later|Wait with the signature|Rather wait for now|No, stay with the one place/gu),
      ).toHaveLength(1)
      if (judge(c, 'business').state === 'ill') expect(text).toContain('No, stay with the one place')
      expect(text).toContain('The small step is the sale by phone')
      expect(text).toMatch(/time/u)
      expect(text).not.toMatch(/online media|Of the two|staying where you are/u)
      const items = answerItems(c)
        .flatMap((item) => item.map(({ text: one }) => one))
        .join(' ')
      expect(items).not.toMatch(/holding still|neither way the lead/u)
    }
  })

  it('waits where the limit is drawn to its end', () => {
    for (const name of GROWN) {
      const text = partTexts(composed(name, `OD limit of 12 lakhs is fully used. ${SECOND[1] ?? ''}`)).join(' ')
      expect(text).not.toMatch(/Yes, rather now|Wait with the signature/u)
    }
  })
})

describe('the first shop of a trade at home', () => {
  it.each(FROM_HOME)(
    'has the luck of the trade and then the shop, with no trial of what runs and no far year to wait for: %s',
    (concern) => {
      for (const name of GROWN) {
        const c = composed(name, concern)
        const [luck = '', shop = ''] = partTexts(c)
        expect(luck).toMatch(/ground of your trade|has good ground in this chart/u)
        expect(shop).toContain('an ordinary month of orders pays the rent twice over')
        expect(shop).toMatch(tradeCourse(c).course === 'shrink' ? /^No rented place yet/u : /When: /u)
        expect(`${luck} ${shop}`).not.toMatch(/test the idea|Between a job|20(?:29|3\d)/u)
      }
    },
  )
})

describe('the year of whoever asks for a place for what runs', () => {
  it('is told of the trade itself, where the place has no time of its own or is to wait', () => {
    for (const name of GROWN) {
      for (const concern of FROM_HOME) expect(ventureNoun(composed(name, concern))).toBe('your business')
      for (const concern of SECOND) {
        const c = composed(name, concern)
        expect(ventureNoun(c)).toBe(bearsSecond(c) ? 'a second place or branch' : 'your business')
      }
    }
  })
})
