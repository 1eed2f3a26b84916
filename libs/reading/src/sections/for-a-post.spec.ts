import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { addMonths } from '../facts/calendar.ts'
import { attemptsLeftTold, awaitsResult } from '../understanding/exam-attempt.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { spanAloud } from './answer/span-aloud.ts'
import { attemptLine, attempts, bestAttempts, reviewLabel } from './attempts.ts'
import { listedStretches } from './answer/answer-stretches.ts'
import { examYears, postAfter, postSpan, stageTold } from './exam-year.ts'
import { sittings } from './exam-times.ts'
import { ledgerEntries } from './ledger.ts'
import { useOf } from './stretch-use.ts'
import { betterPeriods } from './window-lines.ts'

const AS_OF = '2026-11-23'
const BIRTHS = 3
const sample = inputFor('delhi')
const inputsOf = (concern: string, age: number) =>
  sampleBirths(BIRTHS, `for a post ${age}`).map((birth, index) => {
    const born = { ...birth, birthLocal: `${2026 - age}${birth.birthLocal.slice(4)}` }
    const chart = computeChart(born, sample.ephemeris)
    return { ...sample, birth: born, chart, seed: `for a post ${age} ${index}`, concern, topics: ['career' as const], asOf: AS_OF }
  })
const POSTS = [
  'sir ssc cgl 3 attempt fail by few marks, govt job kab tak lagegi pls tell',
  'I failed UPSC two times. When will I get a government job?',
  'Preparing for SSC CGL since 3 years. When will I get government job?',
  'Railway NTPC me 2 baar fail, sarkari naukri kab lagegi?',
  'IBPS PO ki taiyari kar raha hu, cleared prelims but not mains. When will I get bank job?',
]
const composers = POSTS.flatMap((concern) => [23, 26].flatMap((age) => inputsOf(concern, age).map((input) => new Composer(input))))
const withPost = composers.filter((c) => postSpan(c) !== null && (attempts(c) ?? []).length > 1)
const pageOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('whoever sits for a post under the state', () => {
  it('is told when a post can follow the attempt that is cleared, after its last paper, and which limit holds', () => {
    expect(withPost.length).toBeGreaterThan(composers.length / 2)
    for (const c of withPost) {
      const text = attemptLine(c)?.text ?? ''
      expect(text).toMatch(/is cleared, a posting can come in/)
      for (const one of examYears(c) ?? []) expect(postAfter(one).from > (one.steps.at(-1)?.to ?? `${one.year}-12-31`)).toBe(true)
      expect(text).toMatch(
        new RegExp(`result of ${reviewLabel(c) ?? ''}.*put the other way first|${reviewLabel(c) ?? ''} is the last as well`),
      )
      // a time that is marked for the post belongs to an attempt that is named
      const [first] = chosenStretches(c, 'career')
      if (first !== undefined && first.parts.length === 1 && text.includes('The marked time'))
        expect(text).toContain(spanAloud(c, first.parts[0]))
    }
  })

  it('hears of each attempt when it is sat, and of a joining some months after its last paper in a time that bears the step', () => {
    let marked = 0
    for (const c of withPost) {
      const text = attemptLine(c)?.text ?? ''
      for (const one of examYears(c) ?? []) {
        const last = one.steps.at(-1)?.to
        if (last !== undefined) expect(postAfter(one).from > addMonths(last, 3)).toBe(true)
      }
      const bears = chosenStretches(c, 'career').filter((window) => useOf(c, window) !== 'prepare')
      const said = text.match(/, best in /g)?.length ?? 0
      marked += said
      if (bears.length === 0) expect(said).toBe(0)
      expect(text).not.toContain('most easily in')
      if (postSpan(c)?.from !== undefined && (attempts(c)?.[0]?.steps.length ?? 0) > 0)
        expect(text).toMatch(/The attempt of 20\d\d is sat in/)
    }
    expect(marked).toBeGreaterThan(withPost.length / 4)
  })

  it('is told no last attempt without its condition where the general age is what ends them', () => {
    let last = 0
    for (const age of [29, 30])
      for (const input of inputsOf('SSC CGL tier 2 me 2 baar fail, papa ki dukan hai. Sarkari naukri kab lagegi?', age)) {
        const c = new Composer(input)
        const page = pageOf(c)
        if (!page.includes('is the last as well')) continue
        last++
        expect(page).toMatch(/is the last as well by the general age limit, while your own category may allow more/)
        for (const [, label] of page.matchAll(/that the attempt of ([^.]*?) is the limit/g))
          expect(label).toContain('your category may have more')
      }
    expect(last).toBeGreaterThan(2)
  })

  it('keeps the times for sitting beside the times of the post', () => {
    for (const c of withPost)
      if (bestAttempts(c).length > 0 && pageOf(c).includes(attemptLine(c)?.text ?? '-')) expect(sittings(c).length).toBeGreaterThan(0)
  })

  it('blames no sub-period for what failed that carries the attempt to come', () => {
    for (const c of composers)
      if (pageOf(c).includes('why no selection has come so far')) {
        const { running } = c.dashas
        expect(bestAttempts(c).every(({ helped }) => helped.every(({ days }) => days.from >= (running?.antar.to ?? '')))).toBe(true)
      }
  })

  it('has no better years in which no post can follow, and none above that are not there', () => {
    for (const c of composers) {
      const span = postSpan(c)
      for (const { from, to } of betterPeriods(c, 'career')) if (span !== null) expect(to > span.from && from < span.to).toBe(true)
      if (listedStretches(c, 'career').length === 0) expect(pageOf(c)).not.toContain('take the ones above')
    }
  })

  it('has a post and no paper in the rows of its stretches', () => {
    for (const c of withPost)
      for (const { id, statement } of ledgerEntries(c)) {
        if (id.startsWith('window.career.')) expect(statement).not.toMatch(/paper of the examination|sat to its end/)
        expect(statement).not.toMatch(/sat to its end.*for the case that it has not come/)
      }
  })

  it('says all this in the chapters too', () => {
    const [input] = inputsOf(POSTS[0] as string, 25)
    if (input === undefined) throw new RangeError()
    const { document } = bookOf(input)
    const text = document.sections.map(({ blocks }) => toldIn(blocks)).join(' ')
    expect(text).not.toMatch(/how many attempts more you will give|send applications, sit tests|take you longer than they take others/)
    expect(text).not.toContain('your own dates')
  })
})

describe('attempts that are told as left', () => {
  it.each([
    ['Two attempts are left. Will I clear UPSC?', 2],
    ['I have 3 more attempts in UPSC, will I clear?', 3],
    ['UPSC ke do attempt baki hai, hoga kya?', 2],
    ['only have 2 attempts left for CSE, should I go on?', 2],
    ['Four chances remaining for civil services. When will I clear?', 4],
    ['I failed two attempts of UPSC. Will I clear?', null],
    ['I gave four attempts and reached mains twice.', null],
  ] as const)('%s', (concern, count) => {
    expect(attemptsLeftTold(concern)).toBe(count)
  })

  it('are no more than that', () => {
    for (const input of inputsOf(
      'I have given four attempts of UPSC CSE, reached mains twice. Two attempts are left. Will I clear UPSC?',
      26,
    )) {
      const c = new Composer(input)
      expect(attempts(c)?.map(({ year }) => year)).toEqual([2027, 2028])
      expect(attemptLine(c)?.text).toContain('you tell of two attempts that are left')
      expect(stageTold(c)).toBeNull()
    }
  })
})

describe('a stage that was not passed', () => {
  it.each([
    'Preparing for IBPS PO, cleared prelims but not mains. Will I get bank job?',
    'SSC CGL tier 1 cleared but failed in tier 2. Will I get the job?',
    'UPSC prelims cleared but not the mains. When will I clear?',
    'RAS pre cleared par mains nahi nikla, kab hoga?',
    'NTPC CBT 1 cleared but could not clear CBT 2. When will I get railway job?',
  ])('leaves no attempt under way: %s', (concern) => {
    expect(awaitsResult(concern)).toBe(false)
  })
})
