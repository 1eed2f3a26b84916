import type { Block } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { bookOf } from '../../__fixtures__/book.ts'
import { CORPUS, LIVELIHOOD } from '../../__fixtures__/questions.ts'
import { Composer } from '../../compose/composer.ts'
import { ENGLISH } from '../../phrasebook/english/english.ts'
import { MAIN_TOPICS } from '../../rules/witnesses.ts'
import { writeReading } from '../../write-reading.ts'
import { spokenTimes, timeAloud } from '../answer/answer-gist.ts'
import { chosenStretches, listedStretches, whenItem, spokenStretches } from '../answer/answer-stretches.ts'
import { readings, windows } from '../cache.ts'
import { homecomingBlocks, homecomingLines, homecomingUses } from '../coming-home.ts'
import { monthsAhead } from '../months.ts'
import { soonOpenings } from '../short-concerns.ts'
import { mayBegin, useClause, useOf, useWords } from '../stretch-use.ts'
import { nextLine, strongestLines } from '../window-lines.ts'
import { carriedAdvice } from '../matter-months.ts'

const EVERY = 45
const STATES = [
  'When will I get married?',
  'Got laid off in August. When will I get the next job?',
  'I run a shop. When will my business improve?',
  'I am preparing for BPSC since 2023. When will I be selected?',
  'My husband and I quarrel every day. When will it be better?',
  'I live in New Jersey on H1B. When will my green card come?',
  ...[...LIVELIHOOD, ...CORPUS].filter((_, index) => index % EVERY === 0).map(({ asked }) => asked),
]
const asked = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const composed = [
  ...BIRTH_NAMES.flatMap((name) => STATES.map((concern) => asked(name, concern))),
  // one question of every birth, so that each kind of later time is met
  ...ALL_BIRTH_NAMES.map((name) => asked(name, 'When will I get a better job?')),
]

describe('the stretches of a field', () => {
  it('are on page 1 wherever the chapter tells them in words, within the years of an answer', () => {
    let told = 0
    for (const c of composed)
      for (const topic of MAIN_TOPICS) {
        const [next] = windows(c)[topic]
        if (next === undefined) continue
        const page = new Set([timeAloud(c, topic, 'it'), ...whenItem(c, readings(c)[topic], 'it')].flatMap((line) => line?.ids ?? []))
        const near = new Set(spokenStretches(c, topic))
        const chapter = new Set([nextLine(c, next), ...strongestLines(c, topic)].flatMap(({ ids }) => ids))
        for (const { id } of windows(c)[topic].filter((one) => chapter.has(one.id) && near.has(one))) {
          told++
          expect(page.has(id)).toBe(true)
        }
      }
    expect(told).toBeGreaterThan(500)
  })

  it('have one use, which page 1 says of each time that it names', () => {
    const uses = new Set<string>()
    const told = { before: 0, strongest: 0, then: 0, after: 0 }
    for (const c of composed)
      for (const topic of MAIN_TOPICS) {
        const spoken = spokenTimes(c, topic)
        const line = timeAloud(c, topic, 'it', true)
        if (spoken === null || line === null) continue
        const { aim, before, later } = spoken
        uses.add(useOf(c, aim))
        expect(line.text).toContain(useClause(c, aim))
        if (before !== undefined) {
          told.before++
          uses.add(useOf(c, before))
          // the step is in the time to aim at, and what comes before it bears less
          expect(mayBegin(c, aim) && !mayBegin(c, before)).toBe(true)
          expect(before.from <= aim.from).toBe(true)
          expect(line.text).toContain(useClause(c, before))
        }
        if (later === undefined) continue
        told[later.why]++
        expect(later.stretch.from >= aim.to).toBe(true)
        const same = useWords(c, later.stretch) === useWords(c, aim)
        // what is for the larger step or for what is to last is a step in which nothing presses
        if (later.why === 'strongest') expect(/The strongest in sight, for/.test(line.text)).toBe(useOf(c, later.stretch) === 'step')
        else
          expect(line.text).toContain(
            same && useOf(c, aim) !== 'prepare' ? c.say('use.clause.same', { what: useWords(c, aim) }) : useClause(c, later.stretch),
          )
      }
    expect([...uses].toSorted()).toEqual(['guarded', 'prepare', 'step', 'take', 'try'])
    expect(Math.min(...Object.values(told))).toBeGreaterThan(0)
  })

  it('have the same use in the table of the months', () => {
    for (const c of composed.filter((_, index) => index % STATES.length < 6))
      for (const month of monthsAhead(c))
        for (const stretch of MAIN_TOPICS.flatMap((topic) => windows(c)[topic])) {
          const { key } = carriedAdvice(c, stretch, month)
          const use = useOf(c, stretch)
          if (use === 'take' || use === 'prepare') expect(key).toBe(`year.advice.${use}`)
          // a month may ask for what comes before the step or after it, and never for more or for another thing
          else if (!/^year\.advice\.(?:ahead|past|slow)/.test(key)) {
            expect(key.startsWith('year.advice.begin')).toBe(use === 'step')
            expect(key.startsWith('year.advice.guarded')).toBe(use === 'guarded')
          }
        }
  })

  it('have the same use in the roadmap, and in the ledger an event of the same rank', () => {
    const ranks = new Set<boolean>()
    let rows = 0
    for (const name of BIRTH_NAMES)
      for (const concern of STATES.slice(0, 4)) {
        const input = inputFor(name, { concern, topics: [] })
        const { c, document } = bookOf(input)
        const cells = document.sections
          .filter(({ id }) => id === 'roadmap')
          .flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table'))
          .filter(({ columns }) => columns.some(({ label }) => label === ENGLISH['table.useIt']))
          .flatMap((table) => table.rows.map((row) => row[2]))
        for (const topic of MAIN_TOPICS) {
          const [next] = windows(c)[topic]
          if (next === undefined || cells.length === 0) continue
          rows++
          expect(cells).toContain(useWords(c, next))
        }
        for (const { from, to, note } of document.ledger ?? []) {
          const kind = [ENGLISH['ledger.judge.window.begin'], ENGLISH['ledger.judge.window.later']].findIndex((text) => note.includes(text))
          if (kind < 0) continue
          const held = MAIN_TOPICS.flatMap((topic) => [...chosenStretches(c, topic), ...listedStretches(c, topic)]).filter(
            (one) => one.from === from && one.to === to,
          )
          ranks.add(kind === 0)
          expect(held.some((one) => mayBegin(c, one) === (kind === 0))).toBe(true)
        }
      }
    expect(rows).toBeGreaterThan(50)
    expect(ranks.size).toBe(2)
  })
})

it('gives each time for coming home one use, on page 1 and in the chapter', () => {
  const seen = new Set<string>()
  for (const name of BIRTH_NAMES) {
    const c = new Composer(inputFor(name, { concern: 'We live in New Jersey. Should we go back to India, and when?', topics: [] }))
    const openings = soonOpenings(c, 'return')
    if (openings.length === 0) continue
    const uses = homecomingUses(c, openings)
    const [page] = homecomingLines(c)
    const table = homecomingBlocks(c).find((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table')
    const marks = openings.flatMap(({ parts }, at) => parts.map(() => uses[at] as (typeof uses)[number]))
    let from = 0
    for (const use of marks) {
      seen.add(use)
      const at = page?.text.indexOf(`(${c.say(`return.mark.${use}`)})`, from) ?? -1
      expect(at).toBeGreaterThanOrEqual(from)
      from = at
    }
    expect(table?.rows.map((row) => row[2])).toEqual(marks.map((use) => c.say(`return.use.${use}`)))
    expect(uses.filter((use) => use === 'best').length).toBeLessThanOrEqual(1)
    // the roadmap and the ledger name an event of the same rank for the first of them
    const bears = ['full', 'best', 'later'].includes(uses[0] as string)
    const document = writeReading(c.input)
    const cells = document.sections
      .filter(({ id }) => id === 'roadmap')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row[2]) : [])))
    expect(cells).toContain(c.say(bears ? 'roadmap.opening.return' : 'roadmap.lightOpening.return'))
    const row = document.ledger?.find((one) => one.from === openings[0]?.parts[0]?.from && one.statement.includes(c.say('noun.return')))
    expect(row?.statement).toContain(c.say(bears ? 'ledger.opening.return' : 'ledger.lightOpening.return'))
    // no visit after the move that it prepares
    if (uses.includes('best') && uses.includes('first')) expect(uses.indexOf('first')).toBeLessThan(uses.indexOf('best'))
  }
  expect(seen.size).toBeGreaterThan(2)
})
