import { inputFor, BIRTH_NAMES } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { edgeCaution } from '../../compose/portrait.ts'
import { questionSection } from '../your-question.ts'
import { answerOf } from './answer.ts'
import { sitLine, spokenTimes, timeAloud } from './answer-gist.ts'
import { hardLines } from './answer-hard.ts'
import { daysBetween } from '../../facts/calendar.ts'
import { yearsBlocks } from './answer-years.ts'
import { isSpoken } from '../../rules/windows.ts'
import { allWindows } from '../cache.ts'
import { mayBegin } from '../stretch-use.ts'
import { chosenStretches, smallerOpenings } from './answer-stretches.ts'

const composed = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern }))
const gistOf = (c: Composer): string => (answerOf(c).gist ?? []).map(({ text }) => text).join(' ')

describe('the first paragraph', () => {
  it('says why a time told as hard was so, or that the chart shows no reason, and nothing where no time is told', () => {
    const said = { shows: 0, none: 0 }
    for (const name of BIRTH_NAMES) {
      const gist = gistOf(composed(name, 'My business is in loss since 3 years. When will it improve?'))
      const shows = gist.includes('shows in the chart: ')
      const none = gist.includes('shows no plain reason')
      expect(shows !== none).toBe(true)
      if (shows) said.shows++
      else said.none++
      expect(hardLines(composed(name, 'When will my business grow?'))).toEqual([])
    }
    expect(Math.min(said.shows, said.none)).toBeGreaterThan(0)
  })

  it('names no hard reason that lay outside the time told', () => {
    for (const name of BIRTH_NAMES) {
      const [line] = hardLines(composed(name, 'My business is in loss since 2 years. When will it improve?'))
      const ended = [...(line?.text ?? '').matchAll(/(?:to|from \w+ \d{4} to) \w+ (\d{4})/g)].map(([, year]) => Number(year))
      for (const year of ended) expect(year).toBeGreaterThanOrEqual(2024)
    }
  })

  it('names the likeliest of several times of which none bears the whole step, and the year of the first that does', () => {
    let [told, years] = [0, 0]
    for (const name of BIRTH_NAMES)
      for (const [topic, concern] of [
        ['love', 'When will I get married?'],
        ['career', 'When will I change my job?'],
        ['abroad', 'When will I go abroad?'],
      ] as const) {
        const c = composed(name, concern)
        const times = spokenTimes(c, topic)
        const text = timeAloud(c, topic, 'it')?.text ?? ''
        const named =
          times === null ? [] : [times.aim, times.before, times.between, times.later?.stretch].filter((one) => one !== undefined)
        if (named.some((one) => mayBegin(c, one)) || named.length < 2) expect(text).not.toContain('likeliest')
        if (!text.includes('likeliest')) continue
        told++
        const bears = allWindows(c)[topic].filter((one) => mayBegin(c, one))
        const first = bears.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
        const year = /bears the whole step by itself is [^;]*(\d{4})/u.exec(text)?.[1]
        // one beyond the years of an answer is not dated here
        const isDated = first !== undefined && isSpoken(c, first)
        expect(year).toBe(isDated ? first.parts[0].to.slice(0, 4) : undefined)
        expect(text.includes('bears the whole step by itself, and nothing says')).toBe(first !== undefined && !isDated)
        if (first !== undefined) years++
      }
    expect(Math.min(told, years)).toBeGreaterThan(0)
  })

  it('tells its times in the order of the calendar, with the age on a far day', () => {
    for (const name of BIRTH_NAMES)
      for (const topic of ['career', 'love', 'abroad'] as const) {
        const c = composed(name, 'What does my future look like?')
        const line = timeAloud(c, topic, 'it')
        const yearsOf = (text: string): number[] => [...text.matchAll(/\b(20\d\d)\b/g)].map(([, year]) => Number(year))
        const [early = ''] =
          /(?:Before it comes|Before it,|the next step need not wait for a marked time:|no form waits for a marked time:|A first time is open already|[Aa] first time is open now)[^.]*\./.exec(
            line?.text ?? '',
          ) ?? []
        // the weeks to choose stand in brackets after the time that holds them
        const within = / \(its (?:easiest|best) weeks are [^)]*\)/g
        const years = yearsOf((line?.text ?? '').replace(early, '').replace(within, ''))
        for (const year of yearsOf((line?.text ?? '').match(within)?.join(' ') ?? '')) expect(year).toBeLessThanOrEqual(2027)
        expect(years).toEqual(years.toSorted((a, b) => a - b))
        // what comes before the time to aim at is told as before it, and nowhere else
        for (const year of yearsOf(early)) expect(year <= (years.at(-1) as number)).toBe(true)
        const hasMonth = smallerOpenings(c, topic).some(({ id }) => line?.ids.includes(id)) && spokenTimes(c, topic) !== null
        expect(early !== '').toBe(spokenTimes(c, topic)?.before !== undefined || hasMonth)
        const [first] = chosenStretches(c, topic)
        if (line !== null && first !== undefined && first.from > '2031-12-31') expect(line.text).toContain('you will be')
      }
  })

  it('gives the answer by the other rising sign where the clock may reach it, and nowhere else', () => {
    let edges = 0
    for (const name of BIRTH_NAMES) {
      const input = inputFor(name, { concern: 'When will I marry?' })
      const rough = { ...input, birth: { ...input.birth, precision: { kind: 'about', minutes: 30 } as const } }
      for (const c of [new Composer(input), new Composer(rough)]) {
        const caution = edgeCaution(c).length > 0
        expect(/you would have .+ rising|with .+ rising, the answer would be/.test(gistOf(c))).toBe(caution)
        edges += Number(caution)
      }
    }
    expect(edges).toBeGreaterThan(0)
  })

  it('keeps the time to sit an examination apart from the time of the post', () => {
    for (const name of BIRTH_NAMES) {
      const c = composed(name, 'UPSC mains failed two times. Should I try again?')
      const sit = sitLine(c)
      if (sit === null) continue
      expect(gistOf(c)).toContain(sit.text)
      expect(gistOf(c)).not.toContain('the examination and what follows it')
    }
  })
})

describe('the years ahead', () => {
  const rowsOf = (name: string, concern: string): string[][] =>
    yearsBlocks(composed(name, concern)).flatMap((block) => (block.kind === 'table' ? block.rows : []))

  it('have a row for each year that is asked about, and none where none is', () => {
    for (const name of BIRTH_NAMES) {
      const five = rowsOf(name, 'How will the next 5 years be for my career?')
      expect(five.map(([year]) => year?.slice(0, 4))).toEqual(['2027', '2028', '2029', '2030', '2031'])
      expect(rowsOf(name, 'What does my life look like in the next 10 years?')).toHaveLength(10)
      expect(rowsOf(name, 'What do the coming years bring?')).toHaveLength(5)
      expect(rowsOf(name, 'Will I get a job next year?')).toEqual([])
    }
  })

  it('stand on the first page, with the stretches of the chapters', () => {
    for (const name of BIRTH_NAMES) {
      const c = composed(name, 'How will the next 5 years be for my career?')
      const opens = rowsOf(name, c.input.concern).map((row) => row.at(-1) ?? '')
      for (const { parts } of allWindows(c).career)
        for (const { from, to } of parts)
          if (from.slice(0, 4) === to.slice(0, 4) && from >= '2027' && to < '2032' && daysBetween(from, to) >= 14)
            expect(opens[Number(from.slice(0, 4)) - 2027]).not.toBe('–')
    }
    const { blocks } = questionSection(composed('delhi', 'How will the next 5 years be?'))
    expect(blocks.some((block) => block.kind === 'heading' && block.text === 'The years ahead, one by one')).toBe(true)
  })
})
