import { composer, GROWN } from '../../__fixtures__/short-answers.ts'
import { whyOfOther } from '../../understanding/why-other.ts'
import { shortAnswer } from './answer-parts.ts'

const ASKED = [
  ['My son is 32. Why does he say no to all girls and when will he marry?', 'acts'],
  ['Why does my husband not talk to my parents, and will he change?', 'acts'],
  ['Why is my boss targeting me, should I leave the job?', 'acts'],
  ['Why is my brother jealous of me and will he give my share?', 'acts'],
  ['Mere pati mere mayke walo se kyu baat nahi karte, kya wo badlenge?', 'acts'],
  ['Why is my daughter not getting job even after MBA, and when will she get?', 'befalls'],
] as const

describe.each(GROWN)('a why about somebody else, for %s', (name) => {
  it.each(ASKED)('is told in plain words to stand in no chart of the asker: %s', (concern) => {
    const c = composer(name, concern)
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toMatch(/stands in no chart|is read in theirs|own chart alone/)
  })
})

it.each(ASKED)('hears what somebody does, or what befalls them: %s', (concern, kind) => {
  expect(whyOfOther(concern.split(/, and |, should|, kya| and /u)[0] as string)).toBe(kind)
})

it.each([
  'Why is nothing moving in my life?',
  'Meri shaadi me itni deri kyu ho rahi hai?',
  'When will he marry?',
  'Why did my visa get rejected?',
])('leaves a why of one’s own what it is: %s', (words) => {
  expect(whyOfOther(words)).toBeNull()
})

it('asks nobody kindly who is cruel', () => {
  const text = shortAnswer(composer('delhi', 'My husband beats me and is always angry. Why is he so angry and will he change?'))
    .flatMap(({ lines }) => lines.map((line) => line.text))
    .join(' ')
  expect(text).not.toContain('without blame')
})
