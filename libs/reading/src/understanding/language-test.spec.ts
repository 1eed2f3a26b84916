import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { toldWeighed } from '../sections/answer/told-weighed.ts'
import { failsLanguageTest, withoutLanguage } from './language-test.ts'
import { questionOf } from './understanding.ts'

const FAILED = [
  'Preparing for Germany, B1 cleared but B2 speaking module failed two times. Agency is saying employer will wait only till March. Will I be able to go Germany or should I try for Gulf?',
  'I failed OET twice, want to go to UK as nurse. Will I go to UK or should I try Ireland?',
  'IELTS me band kam aaye do bar. Canada jau ya Australia, kaun sa desh sahi hai?',
  'Nurse with 5 years experience, prometric failed two times. Should I try for Saudi or Kuwait?',
  'PTE low score three attempts. Which country is better for me, Australia or Canada?',
] as const

describe.each(FAILED)('%s', (concern) => {
  it('is a paper of the way, and no attempt at a post', () => {
    expect(failsLanguageTest(concern)).toBe(true)
    expect(questionOf(concern).plea).not.toBe('retry')
  })

  it.each(GROWN)('page 1 speaks of the way abroad, for %s', (name) => {
    expect(textOf(composer(name, concern))).not.toMatch(/courage, and a result is no measure|after the examination/)
  })
})

it('the language of a country is no course', () => {
  expect(withoutLanguage('resigned for studying German')).not.toMatch(/studying/)
  expect(withoutLanguage('studying in Germany')).toMatch(/studying/)
})

it('another examination stays one', () => {
  expect(failsLanguageTest('I failed UPSC mains twice and IELTS is done')).toBe(false)
})

it.each(GROWN)('a day up to which an employer waits is weighed, with the other country, for %s', (name) => {
  const told = toldWeighed(composer(name, FAILED[0]))
  expect(told.map(({ words }) => words)).toContain('Agency is saying employer will wait only till March')
  expect(told.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')).toContain('the patience of one employer')
})
