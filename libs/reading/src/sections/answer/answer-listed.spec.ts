import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { isLighter, isSpoken } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { laterStretches } from '../love-ahead.ts'
import { undated } from '../undated.ts'
import { answerItems } from './answer-items.ts'
import { spokenStretches } from './answer-stretches.ts'

const QUESTIONS: readonly (readonly [MainTopic, string])[] = [
  ['career', 'When will I get a new job?'],
  ['love', 'When will I get married?'],
  ['abroad', 'When can I go abroad for work?'],
]

describe('the numbered items', () => {
  it('count and list the stretches that the table of the chapter has, by time and none left out within the years of an answer', () => {
    let told = 0
    for (const name of BIRTH_NAMES)
      for (const [topic, concern] of QUESTIONS) {
        const c = new Composer(inputFor(name, { concern, topics: [] }))
        const listed = undated(c, topic) ? [] : spokenStretches(c, topic)
        const item = answerItems(c).find((lines) => / stretches (?:ahead|in the next)| light stretches/.test(lines[0]?.text ?? ''))
        if (item === undefined || listed.length === 0) continue
        told += 1
        const ids = new Set(item.flatMap((line) => line.ids))
        expect(listed.filter(({ id }) => !ids.has(id))).toEqual([])
        // those that are told for the case that it has not come by then are counted with the others
        const last = listed.reduce((day, { to }) => (to > day ? to : day), '')
        const isTold = item.some(({ text }) => text.includes('has not come by'))
        const afterwards =
          topic === 'love' && isTold
            ? laterStretches(c, last).filter((one) => isSpoken(c, one) || !listed.some((near) => isSpoken(c, near)))
            : []
        const counted = listed.length + (listed.every(isLighter) ? afterwards.filter(isLighter) : afterwards).length
        if (listed.length > 2) expect(item[0]?.text).toContain(`marks ${c.say('number', { n: counted })} `)
        const [, later = ''] = /After that: ([^.]*)/.exec(item.map(({ text }) => text).join(' ')) ?? []
        const days = listed.slice(2).map(({ from }) => from)
        expect(days).toEqual(days.toSorted())
        expect([...later.matchAll(/ to \d/g)].length).toBeGreaterThanOrEqual(days.length)
        if (listed.every(isLighter)) expect(later).not.toContain('the strongest')
      }
    expect(told).toBeGreaterThan(10)
  })
})
