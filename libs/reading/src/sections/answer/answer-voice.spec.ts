import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { addYears } from '../../facts/calendar.ts'
import { SPOKEN_YEARS, strongestOf } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { allWindows, readings } from '../cache.ts'
import { useOf } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { verdictLines } from '../verdict.ts'
import { groundAloud } from './answer-gist.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'
import { spokenStretches } from './answer-stretches.ts'

const QUESTIONS: readonly (readonly [MainTopic, string])[] = [
  ['love', 'When will I get married?'],
  ['love', 'Will I get married, and will it be soon?'],
  ['love', 'Four years of looking and no boy is fixed. When is my marriage and will he be from another city?'],
  ['career', 'When will I get a new job?'],
  ['career', 'Will I get the promotion this time? Also should we buy a flat now or later?'],
  ['abroad', 'When can I go abroad for work?'],
  ['abroad', 'Will I settle abroad or not?'],
]

const charts = BIRTH_NAMES.flatMap((name) =>
  QUESTIONS.map(([topic, concern]) => ({ name, topic, concern, c: new Composer(inputFor(name, { concern, topics: [] })) })),
)
const headOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('the verdict on page 1', () => {
  it('is worded for the person in the short answer, and below it by its count alone', () => {
    let told = 0
    for (const { name, concern, c } of charts) {
      const said = new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ verdict }) => verdict ?? [])))
      for (const item of answerItems(c)) {
        expect(`${name} ${concern} ${item.some(({ verdict }) => verdict !== undefined && said.has(verdict))}`).toBe(
          `${name} ${concern} false`,
        )
        for (const topic of said) {
          const plain = verdictLines(c, readings(c)[topic])[0]?.text
          if (item.some(({ text }) => text === plain)) told++
        }
      }
    }
    expect(told).toBeGreaterThan(10)
  })

  it('tells whoever has a little help what to do with it, and shrugs at nobody', () => {
    let slight = 0
    for (const { topic, c } of charts) {
      expect(headOf(c)).not.toMatch(/leans a little towards|too little to rest on|chart is divided over|hesitates over/)
      const reading = readings(c)[topic]
      if (reading.verdict !== 'support' || reading.step !== 'slight') continue
      slight++
      expect(groundAloud(c, reading, 'it').text).toMatch(/lean on effort more than on luck|small efforts count/)
    }
    expect(slight).toBeGreaterThan(3)
  })
})

describe('a time beyond the years of an answer', () => {
  it('is named on page 1 only where no nearer one can be used, and the best of the near ones in its place', () => {
    const seen = { far: 0, best: 0 }
    for (const { name, topic, concern, c } of charts) {
      if (undated(c, topic)) continue
      const end = addYears(c.input.asOf, SPOKEN_YEARS)
      const told = spokenStretches(c, topic)
      const usable = allWindows(c)[topic].some((one) => one.from < end && useOf(c, one) !== 'prepare')
      const strongest = strongestOf(allWindows(c)[topic])
      const items = answerItems(c)
        .map((item) => item.map(({ text }) => text).join(' '))
        .join('\n')
      if (!usable || !told.some((one) => one.from < end)) continue
      for (const { from } of told) expect(`${name} ${concern} ${from < end}`).toBe(`${name} ${concern} true`)
      if (strongest === undefined || strongest.from < end) {
        expect(items).not.toContain('the best of these')
        continue
      }
      seen.far++
      expect(items).not.toContain('strongest of the next twelve years')
      expect(items).not.toContain('strongest of these twelve years')
      const ids = [...shortAnswer(c).flatMap(({ lines }) => lines), ...answerItems(c).flat()].flatMap((line) => line.ids)
      expect(`${name} ${concern} ${ids.includes(strongest.id)}`).toBe(`${name} ${concern} false`)
      if (/best of these/.test(items)) seen.best++
    }
    expect(seen.far).toBeGreaterThan(5)
    expect(seen.best).toBeGreaterThan(0)
  })
})
