import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { matterSection } from './asked-matter.ts'
import { courseTimes } from './debt-course.ts'
import { ledMatter } from './led-matter.ts'
import { ledgerEntries } from './ledger.ts'
import { judgeOwed } from '../rules/grounds.ts'
import { shortOpenings } from './year-matters.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

/** How people ask about debts, losses and money that is short, by themselves or beside the work. */
const ASKED = [
  'My textile business is in loss for 3 years and I have big loan. When will business improve and debts get over?',
  'when will I be debt free',
  'money is not staying',
  'EMI burden is too much, salary is not enough',
  'when will my financial problems end',
  'My brother took loan in my name and is not paying. When will it be solved?',
  'I have 12 lakh loan and no job. When will I get job and clear my loan?',
  'I am in job, credit card debt 4 lakh, when will it be cleared and when will I get promotion?',
  'I lost 6 lakh in stock market. Will I recover?',
  'Mere upar bahut karz hai, kab utrega?',
] as const

const DAY = /\d{1,2} \p{L}+ \d{4}/gu
const daysIn = (text: string): string[] => text.match(DAY) ?? []

describe.each(ASKED)('%s', (concern) => {
  const all = GROWN.map((name) => new Composer(inputFor(name, { concern, topics: [] })))

  it('has every time on page 1, soonest first, and no day for the end', () => {
    for (const c of all) {
      const told = shortAnswer(c)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' ')
      // the first sentence names the best of them before the list
      const list = told.search(/The times? to /)
      const places = courseTimes(c).map((time) => told.indexOf(spanOf(c, time), list))
      expect(places.every((at) => at >= 0)).toBe(true)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      if (places.length > 0) expect(told).toContain('no chart gives')
    }
  })

  it('has a chapter of its own with every date of page 1, and the openings of the ledger', () => {
    for (const c of all) {
      expect(ledMatter(c)).toBe('money')
      const section = matterSection(c)
      if (section === null) throw new Error('no chapter')
      const chapter = new Set(daysIn(sectionText(section)))
      const spans = courseTimes(c).flatMap((time) => daysIn(spanOf(c, time)))
      expect(spans.filter((day) => !chapter.has(day))).toEqual([])
      const near = shortOpenings(c).filter(({ concern: one }) => one === 'money')
      if (near.length === 0) continue
      expect(ledgerEntries(c).some(({ statement }) => statement.includes('pening for'))).toBe(true)
    }
  })
})

describe('a shop that is slow since the lockdown, with a loan', () => {
  const concern = 'I have textile shop, business is very slow since lockdown and loan is increased. When will my debt get cleared?'

  it('reads the past with its months, and neither names a full help that is none nor a turn of the debt by a sub-period of the trade', () => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: ['career'] }))
      const told = shortAnswer(c)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' ')
      expect(told).toMatch(/^What you owe can come down by steps: |^(?!.*The times? to bring)/)
      expect(told).toMatch(/The slow trade shows in the chart: .*\d{4}|no plain reason|None of/)
      expect(told).not.toContain('full help')
      const chapter = sectionText(matterSection(c) as NonNullable<ReturnType<typeof matterSection>>)
      // a debtor is not sent to lean on loans, and may pay in every week
      expect(chapter).not.toContain('Lean on what is borrowed')
      expect(chapter).not.toContain('take the smaller step')
      if (judgeOwed(c).state === 'ill') expect(chapter).not.toContain('debts can be brought down in order, and')
    }
  })
})
