import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { nameOf, offered } from '../rules/field-names.ts'
import { workAsideIn } from '../understanding/named-work.ts'
import type { Field } from '../understanding/work-words.ts'
import { namedWorkBlocks } from './named-work.ts'
import { bestFields } from './suggested-work.ts'
import { workNamed } from './work-told.ts'

const AS_OF = '2026-11-23'
const BIRTHS = 2
const AGES = [18, 21, 27]
/** Who sets a field aside and asks which it should be, and the field. */
const WORDINGS: readonly [string, Field][] = [
  ['I am in first year of engineering in CSE but I don’t have interest in coding. Which field will be right for me?', 'software'],
  ['I am doing B.Tech CSE 2nd year but not interested in coding. Which field is best?', 'software'],
  ['CSE kar raha hu lekin coding mein man nahi lagta, kaunsi field sahi hai', 'software'],
  ['I hate my software job, which other career suits me?', 'software'],
  ['I am a teacher but I don’t like teaching. Which field should I choose?', 'teaching'],
  ['Which career other than engineering is good for me?', 'engineering'],
  ['I failed NEET twice. Which field is right for me now?', 'medicine'],
  ['I am doing BCom but no interest in it. What field should I go?', 'accounts'],
  ['I am not interested in government job. Which career suits me?', 'government'],
  ['I did mechanical engineering but I am not interested in core. Which line suits me', 'engineering'],
  ['coding mujhe pasand nahi, kaun sa career sahi rahega', 'software'],
]

const sample = inputFor('delhi')
const cases = WORDINGS.flatMap(([concern, field]) =>
  AGES.flatMap((age) =>
    sampleBirths(BIRTHS, `other field ${age}`).map((birth) => {
      const born = { ...birth, birthLocal: `${2026 - age}${birth.birthLocal.slice(4)}` }
      const c = new Composer({
        ...sample,
        birth: born,
        chart: computeChart(born, sample.ephemeris),
        concern,
        topics: ['career'],
        asOf: AS_OF,
      })
      return { c, field, age, concern }
    }),
  ),
)

describe('a field that is set aside', () => {
  it('is read from the words, and from what they refer back to', () => {
    for (const [concern, field] of WORDINGS) expect(workAsideIn(concern).map((one) => one.field)).toEqual([field])
  })

  it.each([
    'I want to do fashion designing. Which field suits me?',
    'I don’t want to leave my bank job. Is it good?',
    'My father does not like acting but I want to be an actor. Which field is good?',
    'I am interested in coding. Which field is right for me?',
    'I am not married. Which career suits me?',
  ])('is none in: %s', (concern) => expect(workAsideIn(concern)).toEqual([]))

  it('is acknowledged first, never a wish and never suggested; the best of the others and the next follow', () => {
    for (const { c, field, concern } of cases) {
      const text = textOf(c)
      const [first, second] = bestFields(c)
      const name = nameOf(c, field)
      const kind = [
        `Not to be drawn to ${name} is no failing, and it is left out here.`,
        `You ask for another way than ${name}, so it is left out here.`,
      ]
      expect({ concern, text, told: kind.some((one) => text.includes(one)) }).toMatchObject({ told: true })
      expect(text).not.toMatch(/which you wish for|Of the sides of|begin it beside your work|the work you do/)
      expect(text).toContain(`your chart carries ${offered(c, first!.field)} best, then ${offered(c, second!.field)}`)
      expect([first?.field, second?.field]).not.toContain(field)
      expect(workNamed(c).map((one) => one.field)).not.toContain(field)
      expect(text.match(/ best, then /g)).toHaveLength(1)
    }
  })

  it('is told in the chapter in the same order, beside a table of six fields and its own row', () => {
    for (const { c } of cases) {
      const blocks = namedWorkBlocks(c)
      const [first] = bestFields(c)
      expect(toldIn(blocks)).toContain(`your chart carries ${offered(c, first!.field)} best`)
      expect(toldIn(blocks)).not.toMatch(/which you wish for|The work you name|blame the field/)
      const table = blocks.find(({ kind }) => kind === 'table')
      const rows = table?.kind === 'table' ? table.rows.length : 0
      expect(rows).toBeGreaterThanOrEqual(6)
      expect(rows).toBeLessThanOrEqual(8)
    }
  })

  it('has a day to decide by for whoever studies, and what a first year can still change', () => {
    for (const { c, concern } of cases.filter((one) => one.c.asker.work === 'study' && one.c.asker.trade === null)) {
      expect(textOf(c)).toMatch(/Settle it (?:by|between) \d/)
      expect(/change of branch after the first year/.test(textOf(c))).toBe(concern.includes('first year'))
    }
  })
})
