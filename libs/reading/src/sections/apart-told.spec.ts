import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { causeOf, livesOnTheirs } from './apart-told.ts'
import { loveSection } from './love.ts'

const GROWN = BIRTH_NAMES.filter((name) => !['young', 'elder'].includes(name))
const composer = (name: string, gender: 'male' | 'female', concern: string) =>
  new Composer(inputFor(name, { concern, topics: ['love'], person: { name: 'A B', gender } }))
const WORDS = {
  well: 'more helps there than hinders',
  mixed: 'what helps and what hinders are even there',
  ill: 'more hinders there than helps',
}

/** Who asks, what is told, and who is told as the cause. */
const TOLD: readonly (readonly ['male' | 'female', string, string])[] = [
  [
    'male',
    'Wife is at her parents house since 4 months after fights with my mother. Will she come back and how will our married life be?',
    'own mother',
  ],
  [
    'male',
    'Meri wife 5 mahine se mayke me hai, meri maa se jhagda hua tha. Wapas aayegi kya aur shaadi shuda zindagi kaisi rahegi?',
    'own mother',
  ],
  [
    'male',
    'My wife left home due to issues with my parents, we live separately since 8 months. Will she return? How will be our future married life?',
    'own parents',
  ],
  ['male', 'Saas bahu ke jhagde ki wajah se wife mayke chali gayi. Kab wapas aayegi aur married life kaisi hogi?', 'own mother'],
  [
    'male',
    'My wife is living with her parents since one year, her mother is interfering. Will she come back to me and is my marriage good?',
    'theirs motherInLaw',
  ],
  [
    'female',
    'I am at my parents home since 6 months because of my mother in law. Will my husband take me back and how will our married life be?',
    'theirs motherInLaw',
  ],
  [
    'female',
    'My husband left me and lives with his parents, they always fight with me. Will he come back, how will marriage be after that?',
    'theirs inLaws',
  ],
  [
    'female',
    'Husband and me living separately because of his sister interfering daily. Will we get back together and will marriage be happy?',
    'theirs sisterInLaw',
  ],
  ['male', 'wife left due to my father’s behaviour. she is with her parents for 5 months. reunion possible?', 'own father'],
  ['male', 'My wife doesn’t want to live with my parents and went to her home. Will she come back?', 'own parents'],
  ['male', 'Naa bharya puttintiki vellipoyindi, maa amma tho godava. Tirigi vastunda, mana samsaram ela untundi?', 'own mother'],
  [
    'female',
    'Husband ne ghar se nikal diya saas ke kehne par. 1 saal se mayke me hu. Wapas bulayenge? Rishta kaisa rahega?',
    'theirs motherInLaw',
  ],
  ['female', 'husband living with his mother since fight with my brother. will he return', 'own brother'],
]

describe('what is told of a parting', () => {
  it.each(TOLD)('%s: %s', (gender, concern, cause) => {
    for (const name of GROWN) {
      const c = composer(name, gender, concern)
      const found = causeOf(c)
      expect(`${found?.side} ${found?.whom}`).toBe(cause)
      const parts = shortAnswer(c).map(({ lines }) => lines)
      const text = parts
        .flat()
        .map((line) => line.text)
        .join(' ')
      // how the marriage will be has an answer of its own
      if (/married life|zindagi|marriage (?:good|be)|how will marriage/.test(concern)) {
        const [first, second] = parts.slice(-2).map((lines) => lines.map((line) => line.text))
        expect(second?.[0]).toMatch(/the marriage itself/)
        expect(second?.filter((line) => first?.includes(line))).toEqual([])
        const years = second?.at(-1) ?? ''
        expect(years === second?.[0] || /^(?:Of the next ten years|Its strongest|What asks for care)/.test(years)).toBe(true)
        expect(second?.join(' ')).not.toMatch(/one home again|Put the question|two people decide/)
      }
      // one sentence with one rule, on its house and the Moon
      const { ids, state } = judge(c, found?.side === 'own' ? 'mother' : 'inLaws')
      const told = parts.flat().filter((line) => line.text.startsWith('For what you tell of '))
      expect(told).toHaveLength(1)
      expect(told[0]?.ids).toEqual(ids)
      expect(told[0]?.text).toContain(WORDS[state])
      expect(told[0]?.text).toMatch(/first talk/)
      // the chapter gives the cause that was told
      expect(toldIn(loveSection(c).blocks)).not.toMatch(/cause lies between the two of you/)
      // a livelihood is told to whoever may live on the other one's income
      expect(livesOnTheirs(c)).toBe(gender === 'female')
      if (gender === 'male') expect(text).not.toMatch(/livelihood of your own/)
    }
  })

  it.each([
    ['male', 'My wife went to her parents house 6 months back. Will she come back?'],
    ['female', 'My husband is staying with other woman since one year. Will he come back to us?'],
    ['female', 'My mother in law beats me and I left, at my parents house now. Should I go back?'],
  ] as const)('names nobody who was not told, and meets blows with safety: %s: %s', (gender, concern) => {
    for (const name of GROWN.slice(0, 4)) expect(causeOf(composer(name, gender, concern))).toBeNull()
  })

  it('a man who tells of no income is told of one, and a woman who earns is not', () => {
    const name = GROWN[0] as string
    expect(livesOnTheirs(composer(name, 'male', 'I have no job and my wife left me. Will she come back?'))).toBe(true)
    expect(livesOnTheirs(composer(name, 'female', 'I left my husband after fights and I work in a bank. Should I go back?'))).toBe(false)
  })
})
