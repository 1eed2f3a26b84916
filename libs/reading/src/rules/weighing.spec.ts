import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { Composer } from '../compose/composer.ts'
import { sideOf } from '../sections/verdict.ts'
import { pairLines } from './dasha-pairs.ts'
import { MAIN_TOPICS, shareClause, speaks, stepDown, verdictOf, weigh } from './witnesses.ts'

describe('weighing', () => {
  it('counts a graha once on a side, and only voices that are loud enough', () => {
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name))
      for (const topic of MAIN_TOPICS) {
        const reading = weigh(c, topic)
        const counted = [...reading.for, ...reading.against]
        expect(counted.every((witness) => speaks(topic, witness) && witness.ids.length > 0)).toBe(true)
        expect(reading.for.every(({ score }) => score > 0)).toBe(true)
        const carriers = new Set(reading.for.flatMap(({ carriers: grahas }) => grahas))
        expect(reading.for.length).toBeLessThanOrEqual(carriers.size)
        // who leads a witness leads no other on its side, and the margin's count is of all that were read
        for (const side of [reading.for, reading.against]) {
          const leads = side.map(({ carriers: [lead] }) => lead)
          expect(new Set(leads).size).toBe(leads.length)
        }
        expect(c.notes[reading.id].fact).toBe(
          `${reading.witnesses.filter(({ ids }) => ids.length > 0).length} witnesses read: ${reading.for.length} for, ${reading.against.length} against, the rest silent${shareClause(c, reading.baseRate)}`,
        )
        if (reading.step === null) expect(Math.max(reading.for.length, reading.against.length)).toBeLessThan(2)
      }
    }
  })

  it('stands on a strong tenth house where Mars is exalted and Saturn in its own sign', () => {
    const reading = weigh(new Composer(inputFor('delhi')), 'career')
    expect(reading.verdict).toBe('support')
    expect(reading.for.map(({ name }) => name)).toEqual(expect.arrayContaining(['house', 'lord']))
  })
})

describe('a verdict', () => {
  const voices = (...scores: number[]) => scores.map((score) => ({ score }))

  it('goes by number, by weight where the numbers are equal, and to neither side where the many are outweighed', () => {
    expect(verdictOf('fair', voices(1, 1, 1), voices(-1))).toEqual({ verdict: 'support', byWeight: false })
    expect(verdictOf('slight', voices(1, 1), voices(-2, -1.5))).toEqual({ verdict: 'oppose', byWeight: true })
    expect(verdictOf('slight', voices(2, 1.5), voices(-1, -1))).toEqual({ verdict: 'support', byWeight: true })
    expect(verdictOf('slight', voices(1, 1), voices(-1, -1.5))).toEqual({ verdict: 'even', byWeight: false })
    expect(verdictOf('slight', voices(1, 1), voices(-2))).toEqual({ verdict: 'even', byWeight: false })
    expect(verdictOf('slight', voices(1.5), voices(-1, -1))).toEqual({ verdict: 'even', byWeight: false })
    expect(verdictOf('fair', voices(2), voices(-1, -1, -1))).toEqual({ verdict: 'even', byWeight: false })
    expect(verdictOf(null, voices(2), [])).toEqual({ verdict: 'silent', byWeight: false })
  })
})

/** Body sentences on the facts of a witness, by the side on which they speak; the others leave it open. */
const BODY = {
  moon: {
    for: /seen from there (?:too )?the chart speaks for|yet the place as a whole speaks for/,
    against: /look harder to you than the facts/,
  },
  vargaHouse: {
    for: /closeness ripens with the years|supports standing in the eyes/,
    against: /closeness asks for care as the years|build standing slowly/,
  },
} as const

describe('the sentences of a chapter', () => {
  it.each(BIRTH_NAMES)('speak for the side that the table has them on, for %s', (name) => {
    const input = inputFor(name)
    const { c, document } = bookOf(input)
    for (const topic of MAIN_TOPICS) {
      const text = document.sections
        .filter(({ id }) => id === topic)
        .map(sectionText)
        .join('\n')
      const reading = weigh(c, topic)
      for (const witness of ['moon', 'vargaHouse'] as const) {
        if (text === '' || !c.timed || (topic === 'abroad' && witness === 'vargaHouse')) continue
        const side = sideOf(reading, witness)
        expect(BODY[witness].for.test(text)).toBe(side === 'for')
        expect(BODY[witness].against.test(text)).toBe(side === 'against')
      }
    }
  })
})

describe('verses on sub-periods', () => {
  it('apply only to their own two lords', () => {
    const c = new Composer(inputFor('delhi'))
    const period = c.dashas.antars.find(({ lords }) => lords[0] === 'mercury' && lords[1] === 'mercury')!
    expect(pairLines(c, period, new Set()).map(({ ids }) => ids[0])).toEqual(['pair.phal21.57'])
  })
})

describe('a witness that hangs on the clock', () => {
  it('weighs a step less, and a quarter falls silent', () => {
    expect([2.5, 1.5, 1, -2, -1].map(stepDown)).toEqual([1.5, 1, 0.5, -1.5, -0.5])
  })

  it('never leads its side while another of equal weight is firm', () => {
    let fragile = 0
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name))
      for (const topic of MAIN_TOPICS) {
        const reading = weigh(c, topic)
        for (const witness of reading.witnesses) expect(witness.firm).toBe(!witness.ids.some((id) => c.fragile(id)))
        fragile += reading.witnesses.filter(({ firm }) => !firm).length
        for (const [first, ...rest] of [reading.for, reading.against].filter(({ length }) => length > 0))
          if (first !== undefined && !first.firm)
            for (const other of rest) expect(other.firm && Math.abs(other.score) >= Math.abs(first.score)).toBe(false)
      }
    }
    expect(fragile).toBeGreaterThan(0)
  })
})

describe('a verdict', () => {
  it('holds no longer than the weakest of its counted witnesses', () => {
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name))
      for (const topic of MAIN_TOPICS) {
        const reading = weigh(c, topic)
        const held = (id: string): number => {
          const { stabilityMinutes, window } = c.findings.get(id)!
          return stabilityMinutes === null || (window?.errorDays ?? 0) > 0 ? Infinity : stabilityMinutes
        }
        const parts = [...reading.for, ...reading.against].flatMap(({ ids }) => ids)
        expect(held(reading.id)).toBeLessThanOrEqual(Math.min(...parts.map(held)))
      }
    }
  })
})
