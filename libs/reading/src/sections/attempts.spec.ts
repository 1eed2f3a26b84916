import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { ALL_BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { ageAt } from '../compose/parts.ts'
import { EXAMS } from '../rules/exams.data.ts'
import { attemptLine, attempts } from './attempts.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { allWindows } from './cache.ts'
import { sittings } from './exam-times.ts'
import { examName, examOf, isPastAge, postSpan } from './exam-year.ts'
import { ledgerEntries } from './ledger.ts'

const AS_OF = '2026-11-23'
const AGES = [17, 22, 26, 31, 36]
const BIRTHS = 4
const WORDINGS = [
  'I am preparing for UPSC. When will I clear it?',
  'My parents want me to marry now but I want to prepare for UPSC. What should I do and when will I clear it?',
  'I am preparing for SSC CGL for two years. When will I clear the exam?',
  'When will I clear bank PO exam?',
  'I am writing TNPSC group 2. When will I clear it?',
  'NEET this year or next, when will I clear it?',
  'I have failed CA final twice. When will I clear CA final?',
  'I failed UPSC prelims twice. Should I attempt again or take a job?',
]

const sample = inputFor('delhi')
const cases = WORDINGS.flatMap((concern) =>
  AGES.flatMap((age) =>
    sampleBirths(BIRTHS, `attempts ${age}`).map((birth, index) => {
      const born = { ...birth, birthLocal: `${2026 - age}${birth.birthLocal.slice(4)}` }
      const c = new Composer({
        ...sample,
        birth: born,
        chart: computeChart(born, sample.ephemeris),
        seed: `attempts ${age} ${index}`,
        concern,
        topics: ['career'],
        asOf: AS_OF,
      })
      return { c, concern, age }
    }),
  ),
)
const pageOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('an examination that is named', () => {
  it.each(cases)('$concern at $age: its attempts stand on page 1 by its name, and none past the usual age', ({ c }) => {
    const line = attemptLine(c)
    const all = attempts(c)
    const exam = EXAMS[examOf(c) as string]
    expect(line).not.toBeNull()
    expect(pageOf(c)).toContain(line?.text)
    expect(line?.text).toContain(examName(c))
    for (const { year, steps } of all ?? []) {
      if (exam?.by === 'notice' && exam.usual !== null) expect(ageAt(c, `${year}-08-01`)).toBeLessThan(exam.usual)
      for (const { from } of steps) expect(from > AS_OF).toBe(true)
    }
    if (isPastAge(c)) expect(line?.text).not.toMatch(/20\d\d has the most help|put the other way first|one more/)
    else if (all?.length === 1) {
      // of one alone none is the next, the best or the second
      expect(line?.text).toContain('Settle before its result what follows it')
      expect(line?.text).not.toMatch(/the next of them|has the most help|Second comes|put the other way first/)
    } else expect(line?.text).toMatch(/put the other way first|The limit is the attempt of|the last as well/)
  })

  it('has no post before it can follow, nor after the age for it, on page 1 and in the ledger', () => {
    let held = 0
    for (const { c } of cases) {
      const span = postSpan(c)
      if (span === null) continue
      held++
      for (const { from, to } of allWindows(c).career) expect(to > span.from && from < span.to).toBe(true)
      const years = [...pageOf(c).matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year))
      // a stretch that begins in time may end in the year after
      expect(Math.max(...years)).toBeLessThanOrEqual(Number(span.to.slice(0, 4)) + 1)
      for (const { id, from, to } of ledgerEntries(c).filter((one) => one.id.startsWith('window.career.')))
        expect({ id, isHeld: to > span.from && from < span.to }).toEqual({ id, isHeld: true })
    }
    expect(held).toBeGreaterThan(cases.length / 4)
  })

  it('is sat in the months of its own papers alone', () => {
    let found = 0
    for (const { c } of cases)
      for (const { parts } of sittings(c)) {
        const steps = (attempts(c) ?? []).flatMap((one) => one.steps)
        found++
        expect(steps.some(({ from, to }) => parts[0].from >= from && parts[0].to <= to)).toBe(true)
      }
    expect(found).toBeGreaterThan(cases.length / 4)
  })
})

it('keeps the help for a result that is awaited apart from the times of an own step', () => {
  const concern = 'Railway group D ka exam diya tha, result ka wait hai. Sarkari naukri ka yog hai ya nahi?'
  const pages = ALL_BIRTH_NAMES.map((birth) =>
    shortAnswer(new Composer(inputFor(birth, { concern, topics: ['career'] })))
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' '),
  )
  const none = pages.filter((page) => page.includes('the chart marks no help of its own for the result'))
  expect(none.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).not.toContain('marks no time for it')
})
