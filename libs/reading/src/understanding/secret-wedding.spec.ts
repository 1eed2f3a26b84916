import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { isSecretWedding } from './secret-wedding.ts'
import { askerOf } from './understanding.ts'

describe('a wedding that the two houses do not know of', () => {
  it.each([
    'We did court marriage secretly last year and both families dont know. When can we tell them, will they accept?',
    'Me and my bf got registered marriage 6 months back, parents dont know. How to tell them and will they agree?',
    'We married secretly in temple 1 year ago, now her parents looking for groom. When should we tell at home?',
    'Humne court marriage kar li hai ghar pe kisi ko nahi pata. Kab batana chahiye?',
    'we are legally married but both family does not know, other caste. will my father accept him',
    'Did arya samaj marriage in March without telling parents. Will they forgive us?',
    'we are married in registrar office 8 months ago but staying in own homes. parents searching boy for me. how to tell',
    'Love marriage in Arya Samaj done, now want family approval. when will they approve',
    'Registered marriage done last month, her father police. will they harm or accept us?',
  ])('has been: the two are married, and the word at home is what is asked: %s', (concern) => {
    expect(askerOf(concern, 28, '2026-11-23')).toMatchObject({ bond: 'married', love: 'bond' })
    for (const birth of ['delhi', 'chennai'] as const) {
      const text = shortAnswer(new Composer(inputFor(birth, { concern, topics: [] })))
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toContain('The two of you are married')
      expect(text).toContain('For the talk at home')
      expect(text).not.toMatch(/a time for a marriage|A wedding at court is your right/)
    }
  })

  it.each([
    'Should we do court marriage secretly as parents dont agree?',
    'We are planning court marriage, my parents dont know about him. When will it happen?',
    'My sister secretly did court marriage. Will parents accept?',
    'My parents dont know about my boyfriend. When should I tell them?',
  ])('is not heard where none has been, or somebody else’s: %s', (concern) => {
    expect(isSecretWedding(concern)).toBe(false)
  })
})

describe('a divorce told by its time alone', () => {
  it.each([
    'I am single mother, divorce was 4 years back, and now my school time friend proposed me. Is he right for me?',
    'My divorce happened 3 years ago, one college friend wants to marry me now. Should I say yes?',
    'I am single father after divorce, my childhood friend is ready to marry me. will it work',
    'my divorce was in 2021, family brought one proposal of widower. Is it good match?',
  ])('is one’s own, and nobody has left: %s', (concern) => {
    expect(askerOf(concern, 33, '2026-11-23')).toMatchObject({ bond: 'parted', student: false })
    const text = shortAnswer(new Composer(inputFor('delhi', { concern, topics: [] })))
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toContain('A marriage that ends')
    expect(text).not.toContain('to be left by somebody')
  })

  it('is somebody else’s where they are named', () => {
    expect(askerOf("my sister's divorce was 2 years back. when is my marriage?", 28, '2026-11-23').bond).toBeNull()
  })
})
