import type { Block } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addYears } from '../facts/calendar.ts'
import { PRESSING } from '../rules/passages.ts'
import { datedStays } from '../rules/windows.ts'
import { mayBegin, useWords } from './stretch-use.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { mattersOf, openingGroups } from './year-matters.ts'
import { questionSection } from './your-question.ts'

type Timeline = Extract<Block, { kind: 'timeline' }>
const composed = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const stripOf = (c: Composer): Timeline | undefined =>
  questionSection(c).blocks.find((block): block is Timeline => block.kind === 'timeline')

const ASKED = [
  'When will I get married?',
  'I run a shop. When will my business improve?',
  'Should I change my job, and when can I buy a flat?',
  'When can I go abroad for work?',
]

describe('the question on the calendar', () => {
  it('has the stretches and openings of what was asked, each with its use, pale where it bears no more than a smaller step', () => {
    const tones = new Set<string>()
    let drawn = 0
    for (const name of BIRTH_NAMES)
      for (const concern of ASKED) {
        const c = composed(name, concern)
        const strip = stripOf(c)
        if (strip === undefined) continue
        drawn++
        const bars = strip.lanes.flatMap(({ spans }) => spans)
        const said = new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ ids }) => ids)))
        for (const { topic, stretches } of mattersOf(c))
          // a matter of which page 1 names no time has no lane
          for (const stretch of stretches.some(({ ids }) => ids.some((id) => said.has(id))) ? stretches : [])
            for (const { from, to } of stretch.parts) {
              if (to <= c.input.asOf || from >= strip.to) continue
              const bar = bars.find((one) => one.from === from && one.to === to && one.label === useWords(c, stretch))
              expect(bar?.tone).toBe(mayBegin(c, stretch) ? { career: 'work', love: 'love', abroad: 'abroad' }[topic] : 'plain')
              tones.add(bar?.tone ?? '')
            }
        // nothing stands in it that page 1 does not date
        const dated = new Set([
          ...mattersOf(c).flatMap(({ stretches }) => stretches.flatMap(({ parts }) => parts.map(({ from, to }) => `${from} ${to}`))),
          ...openingGroups(c).flatMap((group) => group.flatMap(({ parts }) => parts.map(({ from, to }) => `${from} ${to}`))),
        ])
        const named = new Set(['Antardasha', 'Saturn presses'])
        for (const { label, spans } of strip.lanes.filter((lane) => !named.has(lane.label)))
          for (const { from, to } of spans) expect([label, dated.has(`${from} ${to}`)]).toEqual([label, true])
      }
    expect(drawn).toBeGreaterThan(BIRTH_NAMES.length * 2)
    expect([...tones].toSorted()).toEqual(['abroad', 'love', 'plain', 'work'])
  })

  it('shows three to six years, and Saturn only where he presses from the Moon', () => {
    const years = new Set<number>()
    let pressed = 0
    for (const name of BIRTH_NAMES) {
      const c = composed(name, 'When will I get married?')
      const strip = stripOf(c)
      if (strip === undefined) continue
      const shown = [3, 4, 5, 6].find((count) => strip.to === addYears(c.input.asOf, count))
      expect(shown).toBeDefined()
      years.add(shown as number)
      for (const { from, to } of strip.lanes.find(({ label }) => label === 'Saturn presses')?.spans ?? []) {
        const within = datedStays(c, 'saturn').filter((stay) => stay.from >= from && stay.to <= to && PRESSING.includes(stay.place))
        expect(within.length).toBeGreaterThan(0)
        pressed++
      }
    }
    expect(years.size).toBeGreaterThan(1)
    expect(pressed).toBeGreaterThan(5)
  })

  it('says in words what it draws, and is left out for one in despair', () => {
    for (const name of ALL_BIRTH_NAMES) {
      const strip = stripOf(composed(name, 'When will I get married?'))
      for (const { label, spans } of strip?.lanes ?? []) {
        expect(strip?.alternative).toContain(label)
        for (const span of spans) expect(strip?.alternative).toContain(span.label)
      }
      expect(stripOf(composed(name, 'I want to end my life, nothing works'))).toBeUndefined()
    }
  })
})
