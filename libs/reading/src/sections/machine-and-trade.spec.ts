import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { careerSection } from './career.ts'
import { windowEntries } from './ledger-asked.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')
const TOLD = [
  'I have two mini bus of own, second is on finance, EMI 38400. One party wants to purchase the second bus. Shall I sell it or hold, and when business will come back?',
  'I run three trucks of my own, one is on loan. Should I sell one truck or continue, and when will my business improve?',
  'My business is JCB hire, I have two machines. Shall I sell one JCB or keep it? When will business pick up?',
]
const composerFor = (name: string, concern: string): Composer =>
  new Composer(inputFor(name, { concern, topics: ['career'], asOf: '2026-11-23' }))

describe('one machine of a trade that is to be sold', () => {
  it.each(TOLD)('has rows of its own, and the trade has its own after them: %s', (concern) => {
    let [sales, trades] = [0, 0]
    for (const name of GROWN) {
      const c = composerFor(name, concern)
      const [first] = chosenStretches(c, 'career')
      const rows = windowEntries(c).filter(({ asked }) => asked)
      for (const { from, statement } of rows) {
        expect(statement).not.toMatch(/take the business|its last day stands on paper|nothing final is signed/)
        const isSale = statement.includes('the sale of the vehicle or machine')
        if (isSale) expect(from <= (first?.from ?? from)).toBe(true)
        sales += Number(isSale)
        trades += Number(!isSale)
      }
    }
    expect(sales).toBeGreaterThan(1)
    expect(trades).toBeGreaterThan(1)
  })

  it.each(TOLD)('has one day for its figures: %s', (concern) => {
    for (const name of GROWN) {
      const c = composerFor(name, concern)
      const steps = answerItems(c)
        .flat()
        .map(({ text }) => text)
        .join(' ')
      expect(steps).not.toContain('the figure that the business must reach')
      const page = shortAnswer(c)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' ')
      const [, step] = /let its sum on (.+?) decide/u.exec(steps) ?? []
      const [, held] = /Until (.+?) write down what it earns/u.exec(page) ?? []
      if (step !== undefined && held !== undefined) expect(step).toBe(held)
    }
  })
})

describe('a trade that runs', () => {
  it.each(TOLD)('is told of no other trade by what a graha stands for: %s', (concern) => {
    let told = 0
    for (const name of GROWN) {
      const [, mode] =
        /(Of job, business and profession .*?)For its size/su.exec(sectionText(careerSection(composerFor(name, concern)))) ?? []
      if (mode === undefined) continue
      told++
      expect(mode).not.toContain('stands for')
    }
    expect(told).toBeGreaterThan(1)
  })
})
