import type { Block, ReadingDocument } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { bookOf } from '../../__fixtures__/book.ts'
import { textIn } from '../../__fixtures__/section-text.ts'
import { Composer } from '../../compose/composer.ts'
import { ENGLISH } from '../../phrasebook/english/english.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { isLighter, strongestOf, type WindowAdvice } from '../../rules/windows.ts'
import { writeReading } from '../../write-reading.ts'
import { chosenStretches, listedStretches } from '../answer/answer-stretches.ts'
import { careerSection, changesAhead } from '../career.ts'
import { mayBegin, useWords } from '../stretch-use.ts'
import { shortOpenings } from '../year-matters.ts'
import { allWindows, windows } from '../cache.ts'
import { kindOf } from '../stretch-kind.ts'
import { stepWords } from '../trade-course.ts'

const RANDOM = 60
const CONCERNS = [
  '',
  'How will my career be?',
  'When will I get a promotion?',
  'When will I get married?',
  'Should I start a business?',
  'Will I go abroad?',
]
const sample = inputFor('delhi')
const inputs = [
  ...BIRTH_NAMES.map((name) => inputFor(name)),
  ...sampleBirths(RANDOM, 'one advice').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `advice ${index}`,
    concern: CONCERNS[index % CONCERNS.length],
  })),
]
const readings = inputs.map(bookOf)
const ADVICES: readonly WindowAdvice[] = ['begin', 'plan', 'prepare']
const stepText = (c: Composer, topic: MainTopic, advice: WindowAdvice): string => stepWords(c, kindOf(c, topic), advice)
const tables = (document: ReadingDocument, id: string) =>
  document.sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table'))

describe('one advice for a stretch', () => {
  it('is the step of its chapter and no other step of its kind is told there or on the first page', () => {
    let told = 0
    for (const { c, document } of readings)
      for (const topic of MAIN_TOPICS) {
        const [next] = windows(c)[topic]
        if (next === undefined || next.period === null) continue
        const chapter = textIn(document, topic)
        if (chapter.includes(stepText(c, topic, next.advice))) told++
        for (const other of ADVICES.filter((one) => one !== next.advice)) {
          expect(chapter).not.toContain(`${stepText(c, topic, other)}, because`)
          expect(textIn(document, 'yourQuestion')).not.toContain(`ends: ${stepText(c, topic, other)}.`)
        }
      }
    expect(told).toBeGreaterThan(100)
  })

  it('lets the first page ask for no launch, request or application in a stretch to prepare in', () => {
    let heeded = 0
    for (const { c, document } of readings) {
      const page = textIn(document, 'yourQuestion')
      const first = MAIN_TOPICS.map((topic) => chosenStretches(c, topic)[0]).filter((window) => window !== undefined)
      const launch = /ask, apply or launch|and ask in it|and ask by name|send applications before|let one person pay in full/
      if (first.length === MAIN_TOPICS.length && first.every(({ advice }) => advice === 'prepare')) expect(page).not.toMatch(launch)
      const [career] = chosenStretches(c, 'career')
      if (career === undefined || career.advice === 'begin' || career.from > c.input.asOf) continue
      heeded++
      expect(page).not.toMatch(/ask, apply or launch|and ask by name|send applications before/)
    }
    expect(heeded).toBeGreaterThan(5)
  })

  it('is the word of the roadmap and the manner of the ledger', () => {
    let rows = 0
    let entries = 0
    for (const { c, document } of readings) {
      const words = tables(document, 'roadmap')
        .filter(({ columns }) => columns.some(({ label }) => label === ENGLISH['table.useIt']))
        .flatMap((table) => table.rows.map((row) => row[2]))
      const expected = MAIN_TOPICS.flatMap((topic) => (windows(c)[topic][0] === undefined ? [] : [useWords(c, windows(c)[topic][0])]))
      if (words.length > 0) {
        rows += words.length
        expect(words.slice(-expected.length)).toEqual(expected)
        expect(words.length - expected.length).toBe(shortOpenings(c).length > 0 ? 1 : 0)
      }
      const judged = (document.ledger ?? []).filter(({ note }) => note.includes(ENGLISH['ledger.judge.window.begin']))
      for (const { from } of judged) {
        entries++
        expect(
          MAIN_TOPICS.some((topic) =>
            [...chosenStretches(c, topic), ...listedStretches(c, topic)].some((one) => one.from === from && mayBegin(c, one)),
          ),
        ).toBe(true)
      }
    }
    expect(rows).toBeGreaterThan(150)
    expect(entries).toBeGreaterThan(30)
  })

  it('calls no stretch the strongest that is lighter or to be prepared in, and tells no other page of another', () => {
    let strongest = 0
    for (const { c, document } of readings) {
      const rows = MAIN_TOPICS.flatMap((topic) => tables(document, topic)).flatMap(({ columns, rows: all }) => {
        const at = columns.findIndex(({ label }) => label === ENGLISH['table.goodFor'])
        return at < 0 ? [] : all.filter((row) => row[at].includes('the strongest of twelve years'))
      })
      const best = MAIN_TOPICS.map((topic) => strongestOf(allWindows(c)[topic])).filter((window) => window !== undefined)
      strongest += best.length
      expect(rows).toHaveLength(best.length)
      for (const window of best) expect(isLighter(window) || window.advice === 'prepare').toBe(false)
    }
    expect(strongest).toBeGreaterThan(100)
  })
})

it('who holds no post is told to take one, not to wait, to launch or to move', () => {
  for (const name of BIRTH_NAMES) {
    const concern = 'Laid off from my tech job, 6 months no offer. Should I switch to teaching or keep trying?'
    const document = writeReading(inputFor(name, { concern, topics: ['career'] }))
    const career = JSON.stringify(document.sections.find(({ id }) => id === 'career'))
    if (new Composer(inputFor(name, { concern })).asker.work !== 'livelihood') continue
    expect(`${name} ${/rather than to? ?launch|If you want to move|in a post that you hold/.exec(career)?.[0] ?? ''}`).toBe(`${name} `)
  }
})

it('names the nearest change of post alone as the one to be ready for', () => {
  for (const name of BIRTH_NAMES) {
    const c = new Composer(inputFor(name, { concern: 'What does my future look like?' }))
    const [change] = changesAhead(c)
    const text = JSON.stringify(careerSection(c))
    const told = /If you want to move, (?:be ready by|have your papers ready now: from) [^:]*?(\d{4})/.exec(text)
    if (told !== null) expect(told[1]).toBe(change?.from.slice(0, 4))
  }
})
