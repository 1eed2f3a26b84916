import { QUESTION_POINTS, type QuestionPoint, type QuestionState } from '@disha/contracts/question'
import { inputFor } from './__fixtures__/births.ts'
import { asRead, questionRead } from './read-as.ts'
import { pointsAsked, SURE } from './understanding/points-asked.ts'
import { writePreview } from './write-preview.ts'
import { writeReading } from './write-reading.ts'

const UNSTATED: QuestionState = { bond: null, work: null, lives: null }
const read = (concern: string, points: QuestionPoint[], state: Partial<QuestionState> = {}, more = {}) =>
  asRead({ ...inputFor('delhi', { concern, topics: [], ...more }), readAs: { points, state: { ...UNSTATED, ...state } } })

/** Stories as they are typed, each with a question that is another one than is chosen. */
const STORIES = [
  'I found from one bank call that my husband took two loans and hid it from me. Can I trust him now, will our marriage be ok?',
  'My company is shifting the plant to Hosur and telling all to relocate. Should I go with them or take settlement and leave?',
  'I am number 14 in waiting list of Lekhpal and only 9 people are called till now. Will my number come?',
  'meri shaadi kab hogi',
  'I have two small kids and loan of 12 lakh. Wife is teacher. When will we have our own house, and should I sell the land in village?',
  'எனக்கு எப்போது வேலை கிடைக்கும்?',
]

describe('what a visitor says their question is to be read as', () => {
  it.each(QUESTION_POINTS)('%s is read as that alone, whatever was typed', (point) => {
    for (const concern of STORIES) {
      for (const gender of ['female', 'male'] as const) {
        const { person } = inputFor('delhi')
        const { concern: restated } = read(concern, [point], {}, { person: { ...person, gender } })
        expect({ concern, restated, asked: pointsAsked(restated).map((part) => part.point) }).toEqual({ concern, restated, asked: [point] })
      }
    }
  })

  it('two or three things are read one after the other, in the order in which they were chosen', () => {
    const chosen: QuestionPoint[][] = [
      ['love.when', 'work.post'],
      ['work.post', 'love.when'],
      ['abroad.when', 'love.match', 'money.debt'],
      ['kin.childWed', 'self.health'],
      ['home.buy', 'work.own', 'self.remedy', 'kin.inlaws'],
    ]
    for (const points of chosen)
      for (const concern of STORIES) expect(pointsAsked(read(concern, points).concern).map(({ point }) => point)).toEqual(points)
  })

  it('words that are surely read so already stay as they were typed', () => {
    const sure = STORIES.filter((concern) => pointsAsked(concern).every(({ likely }) => likely >= SURE))
    expect(sure.length).toBeGreaterThan(2)
    for (const concern of sure) {
      const points = pointsAsked(concern).map(({ point }) => point as QuestionPoint)
      expect(read(concern, points)).toMatchObject({ concern, typed: concern })
    }
  })

  it('what was only guessed is asked plainly once the visitor says that it is so; two ways that are named keep their names', () => {
    const guessed = 'I have done ITI fitter and am apprentice here. Any word on it?'
    const [part] = pointsAsked(guessed)
    expect(part?.likely).toBeLessThan(SURE)
    expect(read(guessed, ['work.secure']).concern).toBe('I have done ITI fitter and am apprentice here. Will I lose my job?')
    const ways = 'Should I take up the family farm or go on with my bank job?'
    const points = pointsAsked(ways).map(({ point }) => point as QuestionPoint)
    expect(read(ways, points).concern).toBe(ways)
  })

  it('what was told around a question stays with it', () => {
    const { concern } = read('I am working in a bank in Pune. My father has retired. When will my luck shine?', ['work.transfer'])
    expect(concern).toContain('I am working in a bank in Pune')
    expect(concern).not.toContain('luck')
  })

  it('of a story only what would be read as another matter is left out, and the state that it told stays', () => {
    const input = read(
      'My company is shifting the plant and telling all to relocate. My wife is a teacher here. We have two kids in school. What will happen to me?',
      ['work.change', 'home.buy'],
    )
    expect(input.concern).toContain('My wife is a teacher here. We have two kids in school.')
    expect(questionRead(input)).toMatchObject({ parts: [{ point: 'work.change' }, { point: 'home.buy' }], state: { bond: 'married' } })
    const dropped = read('My husband hid two loans from me, can I trust him?', ['love.when'], { work: 'post' })
    expect(questionRead(dropped)?.state).toMatchObject({ bond: 'married', work: 'post' })
  })

  it('what was added beside the question is told before it', () => {
    const input = asRead(inputFor('delhi', { concern: 'When will I get a job?', details: 'I lost my post in June', topics: [] }))
    expect(input).toMatchObject({ concern: 'I lost my post in June. When will I get a job?', typed: 'When will I get a job?' })
    expect(questionRead(input)).toMatchObject({ parts: [{ point: 'work.post', sure: true }], state: { work: 'seeks' } })
  })

  it('words of despair are met as they are', () => {
    const concern = 'I want to end my life. When will I get a job?'
    expect(read(concern, ['love.when']).concern).toBe(concern)
    expect(questionRead(read(concern, ['love.when']))).toBeNull()
  })

  it.each([
    [{ bond: 'single' }, 'My husband took two loans. Will my marriage be ok?'],
    [{ bond: 'partner' }, 'When will I get a job?'],
    [{ bond: 'married' }, 'We did court marriage secretly last year. When should we tell at home?'],
    [{ bond: 'parted' }, 'When will I get married?'],
    [{ bond: 'widowed' }, 'When will I get married?'],
    [{ work: 'studies' }, 'When will I get a job?'],
    [{ work: 'seeks' }, 'I am working in a bank. When will I get a new post?'],
    [{ work: 'post' }, 'I have no job now. When will I be happy?'],
    [{ work: 'business' }, 'When will my income grow?'],
    [{ work: 'retired' }, 'When will my income grow?'],
    [{ lives: 'abroad' }, 'When will I have my own house?'],
    [{ lives: 'india' }, 'I am working in Dubai. Should I come back to India?'],
  ] satisfies [Partial<QuestionState>, string][])('a state that is said counts before what was heard: %j', (state, concern) => {
    const points = pointsAsked(concern).map(({ point }) => point as QuestionPoint)
    expect(questionRead(read(concern, points, state))?.state).toMatchObject(state)
  })
})

describe('what the preview shows of a question', () => {
  it('is each part with what it is after, whether that is sure, and what was told', () => {
    const { evidence } = writePreview(
      inputFor('delhi', { concern: 'My wife is a nurse. When will we buy a house and will I get a promotion?', topics: [] }),
    )
    expect(evidence.question).toEqual({
      parts: [
        { words: 'When will we buy a house', point: 'home.buy', sure: true },
        { words: 'will I get a promotion?', point: 'work.promotion', sure: true },
      ],
      state: { bond: 'married', work: 'post', lives: null },
    })
  })

  it('a restated question opens the preview as the report answers it, under the words that were typed', () => {
    const input = {
      ...inputFor('delhi', { concern: 'Will my number come?', topics: [] }),
      readAs: { points: ['love.when' as const], state: UNSTATED },
    }
    const { insights, evidence } = writePreview(input)
    expect(insights.karmicPause).toContain('Will my number come?')
    expect(evidence.question?.parts).toMatchObject([{ point: 'love.when', sure: true }])
    const [question] = writeReading(input).sections.filter(({ id }) => id === 'yourQuestion')
    const text = JSON.stringify(question)
    expect(text).toContain('Will my number come?')
    expect(text).toContain('When will I get married?')
  })
})
