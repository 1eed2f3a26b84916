import { computeChart } from '@disha/jyotish/compute-chart'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { hardLines } from './answer/answer-hard.ts'
import { hardOf } from './hard-time.ts'
import { pastSection } from './past-check.ts'

const ASOF = '2026-11-21'
const composers = (concern: string): Composer[] =>
  BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, asOf: ASOF }))).filter(({ asker }) => asker.age >= 24 && asker.age < 60)
const rowsOf = (c: Composer): string[][] =>
  pastSection(c).blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(String)) : []))

describe('what was told, in the past check', () => {
  it.each([
    ['Got divorced in 2024. Will I marry again?', /the parting in 2024 that you told of/],
    ['I was laid off in July, no offer yet. When will I find work?', /the loss of the post in July 2026 that you told of/],
    ['My textile business is in loss since 2 years. When will it recover?', /the losses that you tell of/],
    ['Preparing for SSC since 3 years, failed two attempts. Will I clear it?', /the attempts at the examination that you tell of/],
  ])('stands first, with a plain yes, half or no: %s', (concern, fact) => {
    let seen = 0
    for (const c of composers(concern)) {
      const [first, ...others] = rowsOf(c)
      if (first?.[4] !== 'told by you') continue
      seen++
      expect(first[3]).toMatch(fact)
      expect(first[3]).toMatch(/^… (?:yes|in part|no)[,:]/)
      for (const row of others) expect(row[4]).toMatch(/told by you|chart/)
    }
    expect(seen).toBeGreaterThan(2)
  })

  it('says of a hard time what page 1 says of it', () => {
    const answers = new Set<string>()
    for (const concern of [
      'My textile business is in loss since 2 years. When will it recover?',
      'Nothing is moving in my life since 2022. When will good time start?',
    ])
      for (const c of composers(concern)) {
        if (hardOf(c) === null) continue
        const [line] = hardLines(c)
        const row = rowsOf(c).find(([, , period]) => period === 'your own dates')
        if (row === undefined || line === undefined) continue
        const shown = /shows in the chart/.test(line.text)
        expect(/^… (?:yes|in part)/.test(row[3] ?? '')).toBe(shown)
        answers.add(/^… (\w+)/.exec(row[3] ?? '')?.[1] ?? '')
      }
    // a row that could only say yes would be worth nothing
    expect(answers.size).toBeGreaterThan(1)
  })

  it('denies no loss that page 1 gives a reason for', () => {
    let denied = 0
    for (const concern of [
      'I was laid off in July, no offer yet. When will I find work?',
      'I lost my job in March 2025. When will I find work?',
    ])
      for (const name of BIRTH_NAMES) {
        const c = new Composer(inputFor(name, { concern, asOf: ASOF }))
        const [row] = rowsOf(c)
        const [line] = hardLines(c)
        if (row?.[4] !== 'told by you' || line === undefined) continue
        const shown = /shows in the chart/.test(line.text)
        if (/^… no/.test(row[3] ?? '')) {
          denied++
          expect(shown).toBe(false)
        }
        if (/^… yes, .+ shows here: [^,]+$/.test(row[3] ?? '')) expect(shown).toBe(true)
      }
    expect(denied).toBeGreaterThan(0)
  })

  it('asks nobody about a child or a romance that they never named', () => {
    for (const c of composers('When will I get a promotion?')) for (const row of rowsOf(c)) expect(row[3]).not.toMatch(/child|romance/)
  })
})

describe('the theme of a row', () => {
  const at = (birthLocal: string, concern: string): Composer[] =>
    BIRTH_NAMES.map((name) => {
      const input = inputFor(name, { concern })
      const birth = { ...input.birth, birthLocal: `${birthLocal}${input.birth.birthLocal.slice(10)}`, utc: `${birthLocal}T06:00:00.000Z` }
      return new Composer({ ...input, birth, chart: computeChart(birth, input.ephemeris) })
    })

  it('is one of school and family before the age of eighteen', () => {
    const rows = at('2011-05-06', 'Will I pass my exams?').flatMap((c) => rowsOf(c).map((row) => row[3] ?? ''))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((row) => /promot|income|salary|post\b|associate|client|partner|budget|investment|senior/.test(row))).toEqual([])
  })

  it('takes no post for granted of those who prepare for one', () => {
    const rows = at('1999-05-06', 'Preparing for UPSC since 3 years. Will I clear it?').flatMap((c) => rowsOf(c).map((row) => row[3] ?? ''))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((row) => /promot|difficult senior|better post|new post|somebody above you|your income/.test(row))).toEqual([])
  })

  it('takes no post for granted of those who keep a home', () => {
    const rows = at('1984-05-06', 'I am a housewife with two kids. Will there be peace at home?').flatMap((c) =>
      rowsOf(c).map((row) => row[3] ?? ''),
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((row) => /promot|difficult senior|better post|somebody above you|your income rose/.test(row))).toEqual([])
  })
})
