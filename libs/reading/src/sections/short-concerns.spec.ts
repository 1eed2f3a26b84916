import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { sectionText } from '@disha/contracts/document'
import { groundWindows } from '../rules/ground-windows.ts'
import { SHORT_CONCERNS } from '../understanding/subjects.ts'
import { answerOf } from './answer/answer.ts'
import { openingBy, shortLines, shortList, shortStep } from './short-concerns.ts'
import { asksPeace, matterOf, purseOf } from './short-matters.ts'
import { questionSection } from './your-question.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const itemsFor = (name: string, concern: string): string[] =>
  answerOf(composerFor(name, concern))
    .items.filter((item) => item.length > 0)
    .map((item) => item.map(({ text }) => text).join(' '))
const SPAN = /\d{1,2} \w+ 20\d\d to \d{1,2} \w+ 20\d\d/g
const spansIn = (text: string): string[] => text.match(SPAN) ?? []

/** What somebody types about money, a house, study, peace and the inner life: a mark that the answer is about that, and what it may not say. */
const TYPED = [
  [
    'I have a personal loan of 8 lakh, when will I be free of it?',
    /^(?:You can become free of debt|Your debt (?:comes|presses))/,
    /takings/,
  ],
  ["I took gold loan for my sister's wedding, will I be able to release my gold?", /[Dd]ebt/, /your sister/],
  ['Should I buy a plot this year or wait?', /^Land of your own/, /read as one about/],
  ['When will I buy a flat in the city? I am a government teacher.', /^A home of your own/, /stretches? ahead|teaching/],
  ['Will I get my share in father’s land?', /^Your side in the family property/, /[Pp]eace|home of your own/],
  ['I want to sell my ancestral plot, when will it be sold?', /sale/, /home of your own/],
  ['Why am I not able to save money?', /^(?:Your money|Money)/, /applications/],
  ['I am a housewife, how will we pay our child’s school fees?', /^(?:Your money|Money)/, /salary|the place of your child/],
  ['I want to go deep in sadhana, is it in my chart?', /inner life/, /applications/],
  ['We are paying rent for 12 years, when will we get our own house?', /^A home of your own/, /stretches? ahead/],
  ['EMI is eating my whole salary, what to do?', /[Dd]ebt/, /step up at work|takings/],
  ['I lost 6 lakh in stock market. Will I recover?', /[Bb]uild(?:ing)? up again/, /what you earn stays with you/],
  ['My business partner left his debts on me, when will I come out?', /[Dd]ebt/, /salary/],
  ['I retired last year, pension is small. Will money be enough?', /(?:Your money|Money) /, /salary|takings/],
] as const

describe.each(BIRTH_NAMES.filter((name) => name !== 'young'))('a shorter concern, for %s', (name) => {
  it.each(TYPED)('%s', (concern, about, never) => {
    const items = itemsFor(name, concern)
    const text = items.join('\n')
    expect(items.some((item) => about.test(item))).toBe(true)
    expect(text).toMatch(/One thing to do/)
    expect(text).toMatch(/A chart cannot|no chart/)
    expect(text).not.toMatch(never)
  })

  it('has one span in its headline, two more at most, and no sentence of two lines twice', () => {
    for (const concern of SHORT_CONCERNS) {
      const c = composerFor(name, 'How will it be?')
      const lines = shortLines(c, concern)
      expect(spansIn(lines[0]?.text ?? '').length).toBeLessThanOrEqual(1)
      expect(spansIn(lines.map(({ text }) => text).join(' ')).length).toBeLessThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(6)
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
      for (const { text } of lines) expect(text.length).toBeLessThan(260)
    }
  })

  it('never says for a concern what weighs where nothing does, and gives the step by what weighs most', () => {
    const c = composerFor(name, 'How will it be?')
    for (const concern of SHORT_CONCERNS) {
      const lines = shortLines(c, concern)
      const weighs = lines.find(({ text }) => text.startsWith('What weighs'))
      const { ids } = shortStep(c, concern)
      if (weighs === undefined) expect(lines.every(({ text }) => !text.startsWith('What weighs'))).toBe(true)
      else expect(weighs.ids).toEqual(ids)
    }
  })

  it('does not tell the same dates for two concerns', () => {
    const c = composerFor(name, 'home and money')
    const told = shortList(c, ['home', 'money', 'study', 'family', 'spirit']).map((lines) => lines.map(({ text }) => text).join(' '))
    const spans = told.flatMap((text) => [...new Set(spansIn(text))])
    expect(new Set(spans).size).toBe(spans.length)
  })

  it('answers a rise in pay that is named beside the house, and ties money to the day of the salary', () => {
    const items = itemsFor(name, 'When will I buy my own house? Two loans are running and salary is not increasing.')
    expect(items[0]).toMatch(/^A home of your own/)
    expect(items.some((item) => /rise in pay/.test(item))).toBe(true)
    expect(items.join(' ')).not.toMatch(/takings|trading week/)
  })

  it('sets the step before its own opening begins or ends', () => {
    const c = composerFor(name, 'When will money come?')
    for (const ground of ['money', 'home', 'study', 'family', 'spirit'] as const) {
      const by = openingBy(c, ground, '2028-01-22')
      const [first] = groundWindows(c, ground)
      if (by === null) continue
      expect(first).toBeDefined()
      expect([first?.parts[0].from, first?.parts[0].to]).toContain(by.day)
      expect(by.day > c.input.asOf).toBe(true)
    }
  })
})

describe('the same months', () => {
  it('are said once where two concerns share them', () => {
    const shared = BIRTH_NAMES.flatMap((name) => {
      const c = composerFor(name, 'home and money')
      return shortList(c, SHORT_CONCERNS).flat()
    }).filter(({ text }) => /the times just named are/.test(text))
    expect(shared.length).toBeGreaterThan(0)
  })
})

describe('what a question is about', () => {
  it.each([
    ['loans and salary', 'I have two loans and my salary is small', 'salary'],
    ['a shop', 'My shop has debts', 'takings'],
    ['a house', 'I am a housewife, I want to save', 'household'],
    ['nobody in particular', 'When will I have money?', 'any'],
  ] as const)('%s: how money comes', (_, concern, purse) => {
    expect(purseOf(composerFor('delhi', concern))).toBe(purse)
  })

  it.each([
    ['When will I build a house on my plot?', 'home', 'build'],
    ['Should I buy a flat in a building under construction?', 'home', 'home'],
    ['plot kab le paunga', 'home', 'land'],
    ['Brother is not giving my share in property', 'home', 'share'],
    ['ghar bechna hai, kab bikega', 'home', 'sale'],
    ['I lost 6 lakh in stock market', 'money', 'pressed'],
    ['Girvi gold kab chhutega', 'money', 'owed'],
    ['My son is in 8th class and weak in maths', 'study', 'pupil'],
  ] as const)('%s', (concern, short, matter) => {
    expect(matterOf(composerFor('delhi', concern), short)).toBe(matter)
  })

  it.each([
    ['Will I marry my boyfriend of 5 years? His family is not giving any answer.', false],
    ['My wife and I fight every day and she has gone to her mother’s house. Will things get better?', false],
    ['36 and unmarried, family has stopped looking. Is there marriage in my chart at all?', false],
    ['Daily quarrels at home, when will there be peace in the family?', true],
    ['ghar me roz jhagda hota hai', true],
    ['intlo eppudu godava', true],
  ])('%s: peace at home %s', (concern, asked) => {
    expect(asksPeace(composerFor('delhi', concern))).toBe(asked)
  })

  it('leaves peace at home out where a family is only named', () => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young'))
      for (const concern of [
        'Will I marry my boyfriend of 5 years? His family is not giving any answer.',
        '36 and unmarried, family has stopped looking. Is there marriage in my chart at all?',
      ])
        expect(sectionText(questionSection(composerFor(name, concern)))).not.toMatch(/[Pp]eace at home/)
  })
})

describe('the reason of an opening', () => {
  const sample = inputFor('delhi')
  const composers = sampleBirths(80, 'reasons').map(
    (birth, index) =>
      new Composer({ ...sample, birth, chart: computeChart(birth, sample.ephemeris), seed: `reasons ${index}`, concern: '', topics: [] }),
  )

  it('names the lord of the sub-period in the opening named directly before it', () => {
    let told = 0
    for (const c of composers)
      for (const concern of ['money', 'home', 'study', 'family', 'spirit'] as const) {
        const text = shortLines(c, concern)
          .map((line) => line.text)
          .join(' ')
        const [before, reason] = text.split(/The (?:nearest opening|opening that runs now) stands on both clocks: /)
        if (before === undefined || reason === undefined) continue
        const [, lord] = /^(?:the )?(\w+)/.exec(reason) ?? []
        const last = /(\d{1,2} \w+ 20\d\d|\w+ 20\d\d)(?!.*20\d\d)/s.exec(before)?.[1] ?? ''
        const [first] = groundWindows(c, concern).toSorted((a, b) => (a.parts[0].from < b.parts[0].from ? -1 : 1))
        if (first === undefined) continue
        told++
        const [{ from, to, fromErrorDays, toErrorDays }] = first.parts
        const span = c.say('answer.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })
        const at = `${c.input.seed} ${concern}: ${text}`
        expect(`${at} | ${last !== '' && span.endsWith(last)}`).toBe(`${at} | true`)
        expect(`${at} ${c.book.term(`grahaBare.${first.period.lords[1]}`)}`).toBe(`${at} ${lord}`)
      }
    expect(told).toBeGreaterThan(40)
  })
})
