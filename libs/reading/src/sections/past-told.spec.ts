import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { EVENT_KINDS } from '../understanding/told-events.data.ts'
import { nowBlocks } from './now.ts'
import { pastSection } from './past-check.ts'
import { pastEvents, toldRanLine, toldRows } from './past-told.ts'

const ASOF = '2026-11-23'
const composers = (concern: string, details = ''): Composer[] =>
  BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, details, asOf: ASOF }))).filter(({ asker }) => asker.age >= 24)
const rowsOf = (c: Composer): string[][] =>
  pastSection(c).blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(String)) : []))
const toldIn = (c: Composer): string[] => rowsOf(c).flatMap((row) => (row[4] === 'told by you' ? [row[3] as string] : []))
const guessedIn = (c: Composer): string[][] => rowsOf(c).filter((row) => row[4] !== 'told by you')
const dated = (list: readonly Composer[]): Composer[] => list.filter((c) => toldRows(c).length > 0)

const LIFE =
  'I retired in 2024. My husband had a stent last year. We shifted to Pune last June. The flat was bought in 2019. The case was filed in 2022. I took a loan in 2021.'

describe('the events that were told, in the past check', () => {
  it('stand first, four at most, the heaviest, in the order of time', () => {
    const list = dated(composers('How will my coming years be?', LIFE))
    expect(list.length).toBeGreaterThan(3)
    for (const c of list) {
      const rows = rowsOf(c)
      const told = toldIn(c)
      expect(told).toHaveLength(4)
      expect(rows.slice(0, 4).every((row) => row[4] === 'told by you' && row[5] === 'not counted')).toBe(true)
      expect(toldRows(c).map(({ from }) => from)).toEqual(
        toldRows(c)
          .map(({ from }) => from)
          .toSorted(),
      )
      for (const event of [
        'the new home in 2019',
        'the case in 2022',
        'the retirement in 2024',
        'your husband’s treatment in hospital in 2025',
      ])
        expect(told.some((text) => text.includes(`${event} that you told of`))).toBe(true)
      // what is said of a relative is said with whose house it is
      expect(JSON.stringify(pastSection(c))).toContain('counted from theirs')
    }
  })

  it('are a yes, a part or a no, each for some chart', () => {
    const answers = new Set<string>()
    for (const details of [LIFE, 'I joined in March 2023. Married in 2020, son born in 2022. I failed in UPSC prelims in 2018.'])
      for (const c of dated(composers('How will my coming years be?', details)))
        for (const text of toldIn(c)) answers.add(/^… (yes|in part|no)[,:]/.exec(text)?.[1] ?? text)
    expect([...answers].toSorted()).toEqual(['in part', 'no', 'yes'])
  })

  it('are no test of the rules: the rows that count stay six at least, on other sub-periods', () => {
    for (const c of dated(composers('How will my coming years be?', LIFE))) expect(guessedIn(c).length).toBeGreaterThanOrEqual(6)
  })

  it.each([
    ['I lost my job in March 2024, lost 19 lakhs in 2021. My father had bypass in 2019.', 3],
    ['My husband had a stent in May 2025. My engagement was broken in January 2022. I closed my shop in 2018.', 3],
  ])('no row tells of a gain over the days of a loss: %s', (details, count) => {
    const list = dated(composers('What do the years ahead hold?', details))
    expect(list.length).toBeGreaterThan(3)
    for (const c of list) {
      const months = pastEvents(c).map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const)
      expect(months).toHaveLength(count)
      for (const [from, to, , theme] of guessedIn(c)) {
        const isGlad =
          /passed an examination|rose|took a task off|a hope was met|better place|bought|won a dispute|promoted|under your own name/.test(
            theme ?? '',
          )
        const [first, last] = [Date.parse(`1 ${from as string}`), Date.parse(`28 ${to as string}`)]
        // a whole month or a whole year of a loss lies under no gain
        if (isGlad) expect(months.some(([start, end]) => first <= start && end <= last)).toBe(false)
      }
    }
  })

  it('a gain that was told stands under no trouble in its own matter', () => {
    for (const c of dated(composers('What do the years ahead hold?', 'I got promoted in 2023. Married in May 2022.')))
      for (const [from, to, , theme] of guessedIn(c)) {
        const isOver = (day: string): boolean =>
          Date.parse(`1 ${from as string}`) <= Date.parse(day) && Date.parse(day) < Date.parse(`1 ${to as string}`)
        if (isOver('2023-07-01')) expect(theme).not.toMatch(/position was tested|a post was cut back|passed over/)
        if (isOver('2022-05-15')) expect(theme).not.toMatch(/lived apart|were at odds|close tie was under strain|were apart for weeks/)
      }
  })

  it('a death has no row and no time of gain over it', () => {
    for (const c of composers('When will I get a promotion?', 'My father expired in 2022.')) {
      expect(toldIn(c)).toEqual([])
      for (const [from, to, , theme] of guessedIn(c))
        if (Date.parse(`1 ${from as string}`) <= Date.parse('2022-01-01') && Date.parse(`28 ${to as string}`) >= Date.parse('2022-12-31'))
          expect(theme).not.toMatch(/a task off your|rose|a hope was met/)
    }
  })

  it('are named where no birth time dates a sub-period, and stand in no row', () => {
    let seen = 0
    for (const c of composers('How will my coming years be?', LIFE)) {
      const text = JSON.stringify(pastSection(c))
      const isNamed = /You told of .*the case in 2022.* and .*. Which sub-period/.test(text)
      expect(isNamed).toBe(toldRows(c).length === 0)
      if (isNamed) seen++
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('have words for every kind and everyone whom it may befall', () => {
    const [c] = composers('How will my year be?') as [Composer]
    for (const { kind, ofKin = [] } of EVENT_KINDS) {
      if (kind === 'widowed' || kind === 'death') continue
      expect(c.book.has(`past.told.${kind}` as MessageKey)).toBe(true)
      for (const kin of ofKin) expect(c.book.has(`past.told.${kind}.${kin}` as MessageKey)).toBe(true)
    }
  })
})

describe('the line on what ran at the time of the heaviest event', () => {
  it('names the sub-period of that row, and whether it runs still', () => {
    const forms = new Set<string>()
    for (const details of ['I retired in July 2024.', 'My husband had a stent in August 2025.', 'I resigned in March 2022.'])
      for (const c of dated(composers('How will my coming years be?', details))) {
        const line = toldRanLine(c)
        if (line === null) continue
        const [row] = toldRows(c)
        const runs = line.text.includes('this same sub-period')
        expect(runs).toBe(row !== undefined && row.to >= ASOF)
        expect(JSON.stringify(nowBlocks(c).at(-1))).toContain('which you told of, came')
        forms.add(/came (?:as|in this|in the)/.exec(line.text)?.[0] ?? line.text)
      }
    expect(forms.size).toBeGreaterThan(1)
  })

  it('says nothing of what was not told with its days, nor of what lies long back', () => {
    for (const details of ['I retired.', 'Got married in 2015.'])
      for (const c of composers('How will my coming years be?', details)) expect(toldRanLine(c)).toBeNull()
  })
})
