import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { addMonths } from '../../facts/calendar.ts'
import { writeReading } from '../../write-reading.ts'
import { nearMonths } from '../months.ts'
import { undated } from '../undated.ts'
import { shortAnswer } from './answer-parts.ts'
import { chosenStretches } from './answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const parts = (name: string, concern: string): { words: string; text: string }[] =>
  shortAnswer(new Composer(inputFor(name, { concern, topics: [] }))).map(({ words, lines }) => ({
    words: words.join(' '),
    text: lines.map(({ text }) => text).join(' '),
  }))

describe.each(GROWN)('what %s asked is answered part by part', (name) => {
  it('work and wedding, each with its own words', () => {
    const [job, wedding, ...more] = parts(name, 'When will I get a job? When will I get married?')
    expect(job?.words).toBe('When will I get a job?')
    expect(job?.text).toMatch(/post|work/)
    expect(wedding?.words).toBe('When will I get married?')
    expect(wedding?.text).toMatch(/marriage/)
    expect(more).toEqual([])
  })

  it('a field of work and a steady income are two matters', () => {
    const [field, income] = parts(name, 'I am a graphic designer. Which field suits me and when will I have stable money?')
    expect(field?.text).toMatch(/carr/)
    expect(income?.words).toMatch(/stable money/)
    expect(income?.text).toMatch(/money|income/i)
  })

  it('matters that are only named have an answer each', () => {
    const told = parts(name, 'What does my life look like in the next 10 years? career, marriage, money')
    expect(told.map(({ words }) => words)).toEqual(['What does my life look like in the next 10 years?', 'career', 'marriage', 'money'])
    expect(told[0]?.text).toMatch(/the next ten years|20\d\d/)
    expect(told[2]?.text).toMatch(/marriage/)
    expect(told[3]?.text).toMatch(/money/i)
  })

  it('a part that names its own matter is not drowned by what was told', () => {
    const lost = parts(name, 'Broke up in August after 5 years. Will she come back? If not when will I find someone and get married?')
    expect(lost.at(-1)?.words).toMatch(/^If not/)
    expect(lost.at(-1)?.text).not.toMatch(/comes back/)
    const house = parts(name, 'Govt school teacher, transfer pending since 3 years. When will it come? Also want to build own house')
    expect(house.at(-1)?.text).toMatch(/home|house|Building/)
  })

  it('and no sentence stands twice', () => {
    const told = parts(name, 'Will I marry again and when will my business grow? Will my parents agree?').flatMap(({ text }) =>
      text.split(/(?<=\.) /),
    )
    expect(new Set(told).size).toBe(told.length)
  })
})

it('a kind word stands before all the parts, and has no words of its own', () => {
  const [kind, ...answers] = parts('delhi', 'My father died last year. When will I get a job and when will I get married?')
  expect(kind?.words).toBe('')
  expect(answers.map(({ words }) => words)).toEqual(['When will I get a job', 'when will I get married?'])
})

it('a part that leans on the one before it is no matter of its own', () => {
  expect(parts('delhi', 'When will I get married and where?')).toHaveLength(1)
})

it('page 1 quotes each part before its answer, and the findings of each stand in the document', () => {
  const { sections, findings } = writeReading(inputFor('delhi', { concern: 'When will I get a job? When will I get married?', topics: [] }))
  const blocks = sections.find(({ id }) => id === 'yourQuestion')?.blocks ?? []
  const quotes = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs.filter(({ mark }) => mark === 'quote') : []))
  expect(quotes.map(({ text }) => text)).toEqual([
    'When will I get a job? When will I get married?',
    'When will I get a job?',
    'When will I get married?',
  ])
  const known = new Set(findings.map(({ id }) => id))
  for (const block of blocks) if (block.kind === 'paragraph') for (const id of block.findingIds) expect(known).toContain(id)
})

it.each(GROWN)('a trouble in another field that is only told after the question is taken up under its own words, for %s', (name) => {
  const [onsite, salary, ...more] = parts(name, 'Software tester for 8 years. Will I get onsite to USA or Canada? My salary is stuck.')
  expect(onsite?.words).toBe('Will I get onsite to USA or Canada?')
  expect(salary?.words).toContain('My salary is stuck')
  expect(salary?.text).toMatch(/rise in pay/i)
  expect(more).toEqual([])
})

it.each(GROWN)('whoever has no post reads what to do until a stretch that is months away, for %s', (name) => {
  const c = new Composer(inputFor(name, { concern: 'I was laid off in September. When will I get a job again?', topics: [] }))
  const text = shortAnswer(c)
    .flatMap(({ lines }) => lines.map((line) => line.text))
    .join(' ')
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  if (first === undefined || first.from < addMonths(c.input.asOf, 2)) expect(text).not.toMatch(/Apply from now on|apply from now on/)
  else {
    const months = nearMonths(c, 'career', first.from).map(({ label }) => label)
    if (months.length === 0) expect(text).toMatch(/apply from now on|Until then take contract/)
    else expect(months.some((month) => text.includes(month))).toBe(true)
  }
})

it('the work that somebody names is not weighed where a post, its pay or a running trade is asked about', () => {
  for (const name of GROWN)
    for (const concern of [
      'I was laid off from an IT company. When will I get a job again?',
      'I am a contract teacher for 9 years. When will I become permanent?',
      'I have a textile business with loss since covid. When will it become better?',
    ])
      for (const { text } of parts(name, concern)) expect(text).not.toContain('charts in 10')
})

it('the end of a loan that is asked after with "settled" is no life abroad', () => {
  for (const name of GROWN)
    for (const { text } of parts(name, 'Bank has sent notice for my factory loan. What will happen and when will it be settled?'))
      expect(text).not.toMatch(/abroad/)
})
