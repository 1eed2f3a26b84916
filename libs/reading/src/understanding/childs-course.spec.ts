import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { pointsAsked } from './points-asked.ts'
import { childsCourse, courseText } from './childs-course.ts'

const CHOSEN = [
  ['मेरा बेटा 12वीं में है। अब कहता है कि इंजीनियरिंग नहीं होटल मैनेजमेंट करूंगा। हम उसकी बात मानें या नहीं?', 'course'],
  ['My daughter scored 94% in 10th but she wants to take arts and psychology, not science. Should we let her take arts?', 'course'],
  ['Son got 480 in NEET this year, he says he will drop one year and prepare again. Should we allow him to drop?', 'drop'],
  ['Beta cricket me career banana chahta hai, 16 saal ka hai. Kya hume usko cricket academy bhejna chahiye?', 'art'],
  ['My only daughter wants to go to Delhi for her degree, we are in Patna. Is it safe to send her or keep here only?', 'city'],
  ['Maa abbayi btech manesi film direction course cheyali antunnadu. Memu oppukovala leda?', 'art'],
  ['Meri beti dance me jana chahti hai, papa mana karte hai. Kya use dance karne du?', 'art'],
  ['Enga ponnu commerce padikanum nu solra. Ava ishtathuku vidalama?', 'course'],
] as const
const OTHER = [
  'My son wants to marry a girl from other caste. Should we agree?',
  'Daughter wants to go to Canada for masters. Should we send her?',
  'When will my son get a job after engineering?',
  'Should I let him go? He says he does not love me.',
  'I want to take arts but father says no. Should I agree?',
] as const

it.each(OTHER)('is another matter: %s', (concern) => {
  expect(pointsAsked(concern).map((part) => childsCourse(courseText(part)))).not.toContain('course')
})

describe.each(CHOSEN)('%s', (concern, kind) => {
  it('asks whether the parents go along with it', () => {
    const part = pointsAsked(concern).at(-1)
    expect(part?.point).toBe('kin.childStudy')
    expect(part === undefined ? null : childsCourse(courseText(part))).toBe(kind)
  })

  it.each(GROWN)('has one plain lean, how to go about it, and whose chart has the gift, for %s', (name) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(/By your chart, yes, go along with it|Agree to it on trial|Not at once/)
    expect(text).toMatch(/Whether the gift for it is there stands in (?:his|her|a chart)/)
  })
})
