import { QuestionReadRequest } from '@disha/contracts/api/question'
import { LANGUAGES } from '@disha/contracts/language'
import { BONDS, LIVES, QUESTION_FIELDS, QUESTION_POINTS, WORKS, type QuestionRead } from '@disha/contracts/question'
import { translatorFor } from '@disha/i18n/node/messages'
import { byField, choiceOf, labelOf, requestOf } from './question-choice.ts'

const READ: QuestionRead = {
  parts: [
    { words: 'kab shaadi hogi', point: 'love.when', sure: true },
    { words: 'aur woh wala', point: null, sure: false },
  ],
  state: { bond: null, work: 'post', lives: null },
}
const OPENED = choiceOf(READ, 'kab shaadi hogi aur woh wala')

describe('the editor of a question', () => {
  it('opens on what the question was read as, with a place for what was not understood', () => {
    expect(OPENED).toEqual({ points: ['love.when', ''], bond: '', work: 'post', lives: '', words: 'kab shaadi hogi aur woh wala' })
    expect(choiceOf({ ...READ, parts: [] }, '').points).toEqual([''])
  })

  it('opens on no more than can be sent, where more fields are listed', () => {
    const listed = ['work.success', 'money.grow', 'self.health', 'abroad.when', 'home.buy', 'self.general'] as const
    const opened = choiceOf({ ...READ, parts: listed.map((point) => ({ words: point, point, sure: true })) }, 'career, money and the rest')
    expect(QuestionReadRequest.safeParse(requestOf({ ...opened, bond: 'single' }, opened.words)).success).toBe(true)
  })

  it('sends what is chosen, in its order, as the API takes it', () => {
    const sent = requestOf({ ...OPENED, points: ['love.when', '', 'work.post'], bond: 'single' }, OPENED.words)
    expect(sent).toEqual({ readAs: { points: ['love.when', 'work.post'], state: { bond: 'single', work: 'post', lives: null } } })
    expect(QuestionReadRequest.safeParse(sent).success).toBe(true)
  })

  it('sends other words alone, to be read afresh', () => {
    expect(requestOf({ ...OPENED, words: ' When will I marry? ' }, OPENED.words)).toEqual({ concern: 'When will I marry?', readAs: null })
    expect(requestOf({ ...OPENED, words: `  ${OPENED.words} ` }, OPENED.words)).toMatchObject({ readAs: { points: ['love.when'] } })
  })

  it('sends nothing where nothing is chosen', () => {
    expect(requestOf({ ...OPENED, points: ['', ''], words: '' }, OPENED.words)).toBeNull()
  })

  it('names a part by its point, or by the field that is asked about as a whole', () => {
    expect([labelOf(READ.parts[0]!), labelOf({ point: null, field: 'love' }), labelOf(READ.parts[1]!)]).toEqual([
      'question.point.love.when',
      'question.field.love',
      null,
    ])
  })

  it('has a text for every point, field and state in every language', () => {
    const keys = [
      ...QUESTION_POINTS.map((point) => `question.point.${point}`),
      ...QUESTION_FIELDS.map((field) => `question.field.${field}`),
      ...Object.entries({ bond: BONDS, work: WORKS, lives: LIVES }).flatMap(([name, values]) =>
        values.flatMap((value) => [`question.${name}.${value}`, `question.told.${name}.${value}`]),
      ),
    ]
    for (const language of LANGUAGES) for (const key of keys) expect([language, translatorFor(language)(key)]).not.toEqual([language, key])
  })

  it('has every point under one field', () => {
    const groups = byField(QUESTION_POINTS)
    expect(groups.map(([field]) => field)).toEqual(QUESTION_FIELDS)
    expect(groups.flatMap(([, points]) => points)).toEqual(QUESTION_POINTS)
  })
})
