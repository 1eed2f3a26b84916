import { MATCHED } from './love-state.ts'
import { sectionText, type Block, type ReadingDocument } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { Composer } from '../compose/composer.ts'
import { colourLine } from '../compose/period-words.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { wholePercent } from '../facts/derived.ts'
import { strongestOf } from '../rules/windows.ts'
import { readingBy } from '../write-reading.ts'
import { mattersOfYears } from './answer/answer-years.ts'
import { yearsAsked } from './answer/years-asked.ts'
import { allWindows } from './cache.ts'
import { kindsTold } from './love-ahead.ts'
import { bestOpening } from './short-concerns.ts'
import { mattersOf, openingGroups, shortOpenings } from './year-matters.ts'

type Table = Extract<Block, { kind: 'table' }>

const RANDOM = 30
const CONCERNS = [
  'When will I get a new job?',
  'When will I get married?',
  'When will I buy my own house?',
  'How will the next 5 years be for family and money?',
  'What do the coming years bring?',
] as const
const sample = inputFor('delhi')
const readings = [
  ...BIRTH_NAMES.map((name, index) => inputFor(name, { concern: CONCERNS[index % CONCERNS.length] })),
  ...sampleBirths(RANDOM, 'roadmap').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `roadmap ${index}`,
    concern: CONCERNS[index % CONCERNS.length],
  })),
].map(bookOf)

const blocksOf = (document: ReadingDocument, id: string): Block[] => document.sections.find((section) => section.id === id)?.blocks ?? []
const textOf = (document: ReadingDocument, id: string): string => {
  const section = document.sections.find((one) => one.id === id)
  return section === undefined ? '' : sectionText(section).replace(/[\ue000-\uf8ff\p{Cf}]/gu, '')
}
const tablesOf = (document: ReadingDocument, id: string): Table[] =>
  blocksOf(document, id).filter((block): block is Table => block.kind === 'table')
/** A day as finely as its margin bears, as every page prints it. */
const dayOf = (c: Composer, day: string, errorDays: number): string => c.say('until.once', { to: c.date(day, errorDays) })

const nearOf = (document: ReadingDocument): string[] => {
  const blocks = blocksOf(document, 'roadmap')
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('The next sub-periods'))
  return from < 0
    ? []
    : blocks.slice(from + 1).flatMap((block) => (block.kind === 'paragraph' ? [block.runs.map(({ text }) => text).join('')] : []))
}

describe('the table of periods', () => {
  it('ties to a marriage each sub-period that the chapter names as a favourable one for it', () => {
    let named = 0
    for (const { c, document } of readings) {
      const table = tablesOf(document, 'roadmap').find(({ columns }) => columns.some(({ label }) => label === 'Touches most'))
      if (table === undefined) continue
      const at = table.columns.findIndex(({ label }) => label === 'Touches most')
      for (const period of kindsTold(c)) {
        const row = table.rows.find((cells) => cells[0] === dayOf(c, period.from, c.dashas.errorDays))
        if (row === undefined) continue
        named++
        expect(row[at]).toMatch(/love|marriage|company/)
      }
    }
    expect(named).toBeGreaterThan(3)
  })
})

describe('the next sub-periods', () => {
  it('each say what they are for and why, and none of them only how they are rated', () => {
    let told = 0
    for (const { c, document } of readings)
      for (const text of nearOf(document)) {
        told++
        expect(text).not.toMatch(/It is (?:favourable|mixed|demanding)[ ,.(]/)
        const isShort = /: its time (?:favours|helps with|brings|asks for care with) /.test(text)
        const isFull = c.dashas.antars.some((period) =>
          text.replace(/\p{Cf}/gu, '').includes(
            colourLine(c, period)
              .text.replace(/\p{Cf}/gu, '')
              .slice(0, 30),
          ),
        )
        expect(isShort || isFull).toBe(true)
      }
    expect(told).toBeGreaterThan(100)
  })

  it('hold the strongest stretch of what was asked, by its own days', () => {
    let held = 0
    for (const { c, document } of readings) {
      // the years as a whole ask of every field that they are told for
      const asked = yearsAsked(c) > 0 ? mattersOfYears(c) : mattersOf(c).slice(0, 1)
      const best = asked.flatMap(({ topic }) => (topic === null ? [] : (strongestOf(allWindows(c)[topic])?.parts ?? [])))
      const marked = nearOf(document).filter((text) => text.includes('the strongest of twelve years'))
      expect(marked.length).toBeLessThanOrEqual(Math.max(1, asked.length))
      for (const text of marked) {
        held++
        expect(best.some(({ to, toErrorDays }) => text.includes(dayOf(c, to, toErrorDays)))).toBe(true)
      }
    }
    expect(held).toBeGreaterThan(2)
  })
})

describe('an opening that reaches over two sub-periods', () => {
  const OVER = /going on into the next sub-period|begun in the sub-period before|begun before it and going on after it/
  const ASKED = [
    'I live in London. When will I come back home to India for good?',
    'When will my husband get a job?',
    'When will I buy my own house?',
  ]

  it('says so in each of them', () => {
    let over = 0
    for (const [index, birth] of sampleBirths(60, 'over').entries()) {
      const chart = computeChart(birth, sample.ephemeris)
      const input = { ...sample, birth, chart, seed: `over ${index}`, concern: ASKED[index % ASKED.length] as string }
      const c = new Composer(input)
      const parts = openingGroups(c).flatMap((group) => group.flatMap((one) => one.parts))
      const wide = parts.filter(
        ({ from, to }) => c.dashas.antars.filter((one) => daysBetween(laterOf(one.from, from), earlierOf(one.to, to)) >= 14).length > 1,
      )
      if (wide.length === 0) continue
      const near = nearOf(readingBy(c))
      for (const { from, to, fromErrorDays, toErrorDays } of wide) {
        const span = c.say('until.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })
        for (const text of near) {
          const [, behind] = new RegExp(`it marks [^.]*${span.replace(/[()]/g, '\\$&')}([^.]*)`).exec(text) ?? []
          if (behind === undefined) continue
          over++
          expect(`${input.seed} ${text} ${OVER.test(behind.split(/ and \d|, \d/)[0] as string)}`).toBe(`${input.seed} ${text} true`)
        }
      }
    }
    expect(over).toBeGreaterThan(5)
  })
})

describe('the coming years', () => {
  it('stand one by one for whoever asks about them, and for nobody else', () => {
    for (const { c, document } of readings) {
      const years = tablesOf(document, 'yourQuestion').find(({ caption }) => caption.startsWith('Year by year'))
      const asked = /next 5 years|coming years/.test(c.input.concern)
      expect(years !== undefined).toBe(asked)
      if (years !== undefined) expect(years.rows).toHaveLength(5)
    }
  })
})

describe('the best opening of a shorter matter', () => {
  it('is the same in the roadmap as on page 1', () => {
    let compared = 0
    for (const { c, document } of readings) {
      const [first] = shortOpenings(c)
      if (first === undefined || first.concern === 'exam') continue
      const best = bestOpening(c, first.concern)
      const said = /The (?:opening after that is the )?best (?:opening )?of the next five years(?: comes|:) (.+?)\./.exec(
        textOf(document, 'yourQuestion'),
      )
      if (best === undefined || said === null) continue
      compared++
      const row = tablesOf(document, 'roadmap')[0]?.rows[0]?.join(' ') ?? ''
      expect(row).toContain(dayOf(c, best.to, best.toErrorDays))
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('what every timed chart is told', () => {
  it('has Mars by custom in the chapter on love of whoever may be matched, and no negative share of strength', () => {
    for (const { c, document } of readings) {
      if (c.timed && c.asker.love === 'open' && c.asker.age < MATCHED) expect(textOf(document, 'love')).toMatch(/Mangal dosha|manglik/)
      for (const { id } of document.sections) expect(textOf(document, id)).not.toMatch(/[−-]\d+%/)
    }
    expect(wholePercent(-36)).toBe(0)
  })
})
