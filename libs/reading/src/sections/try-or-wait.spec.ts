import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { BIRTH } from '../rules/grounds.ts'
import { triesOrWaits, trySpan } from '../understanding/try-or-wait.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { soonOpenings } from './short-concerns.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const ASKED = [
  'Married 6 years and no baby, one IUI was not successful. Please tell when child is there in my kundli and should we go for IVF this winter or wait',
  'We are trying for a baby for 5 years, two IUI failed. Should we do IVF this winter or wait?',
  'Married 7 years no child. Doctor says IVF. When will I conceive and is it better to start IVF now or wait for some more time?',
  '4 saal se baccha nahi hai. Doctor IVF bol rahe hain. Kya is sardi me IVF karwaye ya ruk jaye?',
  'IVF failed once. Should we try again or wait till next year? When will we have a child?',
] as const

describe.each(ASKED)('%s', (concern) => {
  it.each(GROWN)('the months that are meant are held against the kind times, without a promise, for %s', (name) => {
    expect(triesOrWaits(concern)).toBe(true)
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    const meant = trySpan(concern, c.input.asOf)
    const holds = soonOpenings(c, BIRTH).some(({ parts }) => parts.some(({ from, to }) => from < meant.to && to > meant.from))
    expect(text).toMatch(holds ? /Go on or wait: such a time/ : /Go on or wait: (?:none of these times|the chart neither marks nor closes)/)
    expect(text).toContain('No chart gives the day')
  })
})

it('a winter is the one that is near', () => {
  expect(trySpan('IVF this winter or wait', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2027-03-01', kind: 'winter' })
  expect(trySpan('IVF this winter or wait', '2027-01-10')).toEqual({ from: '2027-01-10', to: '2027-03-01', kind: 'winter' })
  expect(trySpan('IVF this winter or wait', '2026-07-10').from).toBe('2026-11-01')
  expect(triesOrWaits('When will I have a child?')).toBe(false)
})
