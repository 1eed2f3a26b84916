import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { tradeCourse } from '../../trade-course.ts'
import { askerOfAnyAge } from '../../../understanding/asker.ts'
import { takesPlace } from '../../../understanding/place-taken.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const ASKED = [
  'मैं घर के नीचे वाले कमरे में ब्यूटी पार्लर चलाती हूं 5 साल से। अब मेन रोड पर एक दुकान मिल रही है किराया 9000 और पगड़ी एक लाख। मुद्रा लोन लेने का सोच रही हूं पर पति मना कर रहे हैं। क्या दुकान लेना ठीक रहेगा और कमाई बढ़ेगी?',
  'I run a tailoring unit from my home for 4 years. A shop in the market is available at 12000 rent and 80000 deposit. Should I take the shop and will my income increase?',
  'Main ghar se tiffin ka kaam kar rahi hu. Market me ek dukan kiraye par mil rahi hai, pagdi 2 lakh. Dukan lena sahi rahega ya nahi, kamai badhegi?',
  'My salon is in a lane. Thinking to shift to a bigger place on main road, rent is double. Wife is against it. Is it right to move to the bigger place?',
  'Mera salon chal raha hai gali me. Main road par badi dukan 15000 kiraya, lu ya nahi? Aur kamai badhegi?',
  'I do bakery work from home. Will it be good to rent a shop near the bus stand with a mudra loan?',
  'मैं घर पर सिलाई का काम करती हूं। बाजार में दुकान किराए पर लेना ठीक रहेगा क्या और आमदनी बढ़ेगी?',
] as const
const REPLY = {
  grow: /Yes, the place can be taken|Yes to the place, and not yet to a signature/,
  hold: /Take it only in a smaller form/,
  shrink: /Not now: more in this chart hinders trade/,
} as const

describe.each(ASKED)('%s', (concern) => {
  it.each(GROWN)('is answered to the place: taken, smaller or not now, and to the income, for %s', (name) => {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toMatch(REPLY[tradeCourse(c).course])
    expect(text).toContain(c.say(`point.take.income.${judge(c, 'money').state}`))
    expect(text.includes(c.say('point.take.against'))).toBe(/मना|against/.test(concern))
    expect(/loan/i.test(text)).toBe(/लोन|loan/.test(concern))
  })
})

it('a loan that is only thought of is no debt', () => {
  expect(askerOfAnyAge(ASKED[0]).debt).toBe(false)
  expect(askerOfAnyAge('मेरी दुकान पर लोन है और चुका नहीं पा रही').debt).toBe(true)
})

it.each([
  [' should i buy a shop ', ' i work in a bank should i buy a shop '],
  [' will my shop run well ', ' i run a shop on rent will my shop run well '],
])('no place is taken in: %s', (own, text) => {
  expect(takesPlace(own, text)).toBe(false)
})
