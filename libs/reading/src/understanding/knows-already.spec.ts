import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { askedParts } from './asked-parts.ts'
import { knowsAlready } from './knows-already.ts'
import { questionOf } from './understanding.ts'

const partsOf = (concern: string, birth: string) => shortAnswer(new Composer(inputFor(birth, { concern, topics: ['love'] })))
const textOf = (concern: string, birth: string): string =>
  partsOf(concern, birth)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('a sister or brother who alone knows of a love', () => {
  it.each([
    ['I love a boy of other caste. I have told only to my elder sister. Will my parents agree?', 'sister'],
    ['We are in love since 4 years and only my brother knows about it. Will my family accept him?', 'brother'],
    ['I like a girl from office, different community. My sister knows about us. Will my parents agree for the marriage?', 'sister'],
    ['Hum dono alag caste ke hain, sirf badi behen ko pata hai. Kya mere parents shaadi ke liye manenge?', 'sister'],
    ['My boyfriend is Christian. I shared it with my cousin brother only. Will my mother and father agree?', 'brother'],
  ])('is nobody who is asked about, and speaks first: %s', (concern, who) => {
    expect(knowsAlready(concern)).toBe(who)
    expect(questionOf(concern).person).not.toBe('sibling')
    for (const birth of ['delhi', 'hyderabad', 'sydney']) {
      expect(textOf(concern, birth)).toContain(`Before any of this comes your ${who}, who knows already`)
      expect(textOf(concern, birth)).not.toContain('the place of your sister')
    }
  })

  it.each([
    'My brother knows driving and has a licence. When will he get a job?',
    'I told my brother to leave that job. Will he get a new job?',
    'When will my elder sister get married?',
  ])('is another where they are asked about: %s', (concern) => {
    expect(knowsAlready(concern)).toBeNull()
    expect(questionOf(concern).person).toBe('sibling')
  })
})

describe('a matter named before its verb, behind a question', () => {
  it.each([
    'Will my parents agree, and marriage will happen with him?',
    'Will his family accept me and our marriage will take place next year?',
    'Will I clear the exam and job will come soon?',
    'When will my health improve, and my career will grow?',
    'Can I save money, and visa will come this year?',
  ])('is asked as well: %s', (concern) => {
    expect(askedParts(concern).asked).toHaveLength(2)
  })

  it.each([
    'Will they agree if I wait and marriage will happen later?',
    'My parents agree, and marriage will happen in May. When will I get a job?',
    'Will it be true that he waits and marriage will not happen?',
  ])('is no question of its own elsewhere: %s', (concern) => {
    expect(askedParts(concern).asked).toHaveLength(1)
  })

  it('has its time beside the consent', () => {
    const concern =
      'I like a boy of other caste. I have told only to my elder sister. Will my parents agree, and marriage will happen with him?'
    for (const birth of ['delhi', 'hyderabad', 'sydney']) {
      const asked = partsOf(concern, birth).filter(({ points }) => points.length > 0)
      expect(asked.map(({ points }) => points[0]?.asked.point)).toEqual(['love.consent', 'love.one'])
      expect(textOf(concern, birth)).not.toContain('help your sister')
    }
  })
})
