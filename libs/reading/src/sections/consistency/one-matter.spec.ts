import type { BirthInput } from '@disha/contracts/birth'
import { sectionText, type Block } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import { MAIN_TOPICS } from '../../rules/witnesses.ts'
import { shortAnswer } from '../answer/answer-parts.ts'
import { bearingParts } from '../coming-home.ts'
import { allWindows } from '../cache.ts'
import { ledgerEntries } from '../ledger.ts'
import { monthsAhead } from '../months.ts'
import { roadmapSection } from '../roadmap.ts'
import { questionSection } from '../your-question.ts'
import { mattersOf, openingGroups } from '../year-matters.ts'
import { yearSection } from '../year.ts'

/** Questions whose short answer dates more than the field they lead to, with the year of birth of whoever asks them. */
const ASKED: readonly (readonly [concern: string, year: number])[] = [
  ['Working in TCS from 4 years, salary is very low. Should I switch company in 2027 or do MS in USA?', 1996],
  ['I am preparing for UPSC, failed prelims two times. Will I clear it or should I look for some other government job?', 2002],
  ['Preparing for bank PO since 2 years. Will I clear this time?', 2001],
  ['I am in USA on H1B with my husband and daughter of 5 years. Should we return to India or wait for green card?', 1989],
  ['My wife and I fight every day, she went to her mother’s house 3 months ago. Will she come back?', 1993],
  ['I left my job 8 months ago and not getting any job. When will I get job and in which field?', 1997],
  ['want to do MS in Germany after my job, is it ok now at 27', 1999],
  ['Should I do MBA in India or MS abroad?', 2001],
  ['I am 35 and not married yet. When will marriage happen and will it be arranged or love?', 1991],
  ['I am bank officer, promotion is pending since 3 years. When will I get promotion and will there be transfer?', 1980],
  ['15 years in Kuwait. Should I come back to Kerala or stay? wife and kids at home', 1982],
  ['Should I start my own business or go to Canada for job?', 1994],
]
const BIRTHS = 42
/** Each birth is asked so many of them in turn. */
const EACH = 4
const PLACES = [
  [26.9, 75.8],
  [13.1, 80.3],
  [25.6, 85.1],
  [17.4, 78.5],
  [28.6, 77.2],
] as const
const OFFSET = 19800

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff
}

const next = numbers(20261122)
const upTo = (count: number): number => Math.floor(next() * count)
const two = (value: number): string => String(value).padStart(2, '0')

function birthIn(year: number): BirthInput {
  const birthLocal = `${year}-${two(1 + upTo(12))}-${two(1 + upTo(28))}T${two(upTo(24))}:${two(upTo(60))}:00`
  const [latitude, longitude] = PLACES[upTo(PLACES.length)] ?? PLACES[0]
  return {
    birthLocal,
    timeZone: 'Asia/Kolkata',
    utc: new Date(Date.parse(`${birthLocal}Z`) - OFFSET * 1000).toISOString(),
    utcOffsetSeconds: OFFSET,
    latitude,
    longitude,
    placeName: 'India',
    precision: { kind: 'exact' },
  }
}

function composed(at: number, nth: number): { c: Composer; concern: string } {
  const [concern, year] = ASKED[(at + nth * 3) % ASKED.length] ?? ASKED[0] ?? ['', 1990]
  const birth = birthIn(year)
  const base = inputFor('delhi', { concern, topics: [] })
  return { concern, c: new Composer({ ...base, birth, chart: computeChart(birth, base.ephemeris) }) }
}

type Span = { from: string; to: string }
type Dated = { noun: string; spans: readonly Span[] }

/** What the short answer dates: a field by its stretches, a shorter matter by its openings; null for a field that no later chapter knows. */
function datedOf(c: Composer): (Dated | null)[] {
  const ids = new Set(
    shortAnswer(c)
      .flatMap(({ lines }) => lines)
      .filter(({ text }) => /20\d\d|\bnow\b|until/.test(text))
      .flatMap((line) => line.ids),
  )
  const fields = MAIN_TOPICS.flatMap((topic) => {
    const named = allWindows(c)[topic].filter(({ id }) => ids.has(id))
    const matter = mattersOf(c).find((one) => one.topic === topic)
    if (named.length === 0) return []
    return matter === undefined ? [null] : [{ noun: matter.noun, spans: named.flatMap(({ parts }) => parts) }]
  })
  const openings = openingGroups(c).flatMap((group) => {
    const named = group.filter((one) => one.ids.some((id) => ids.has(id)))
    return named.length === 0 ? [] : [{ noun: group[0].noun, spans: named.flatMap(({ parts }) => parts) }]
  })
  return [...fields, ...openings]
}

const tablesIn = (blocks: readonly Block[]): Extract<Block, { kind: 'table' }>[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))

const shares = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

describe('what the short answer dates', () => {
  const cases = Array.from({ length: BIRTHS }, (_, at) => Array.from({ length: EACH }, (__, nth) => composed(at, nth))).flat()

  it('is carried by its own noun and with its own dates through the picture, the months, the table of openings and the ledger', () => {
    const missing: string[] = []
    let held = 0
    for (const { c, concern } of cases) {
      const strip = questionSection(c).blocks.find((block) => block.kind === 'timeline')
      const lanes = strip === undefined ? [] : strip.lanes
      const rows = tablesIn(roadmapSection(c).blocks).flatMap((table) => table.rows.map(([name]) => String(name).toLowerCase()))
      const months = sectionText(yearSection(c)).toLowerCase()
      const year = { from: c.input.asOf, to: monthsAhead(c).at(-1)?.to ?? '' }
      const asked = ledgerEntries(c).filter((entry) => entry.asked === true)
      const opened = new Set(openingGroups(c).map((group) => group[0].noun))
      for (const dated of datedOf(c)) {
        held++
        const note = (where: string): number => missing.push(`${where}: ${dated?.noun ?? ''} | ${concern} | ${c.input.birth.birthLocal}`)
        if (dated === null) {
          note('matter')
          continue
        }
        const { spans } = dated
        const noun = dated.noun.toLowerCase()
        const seen = spans.filter((span) => strip !== undefined && shares(span, { from: strip.from, to: strip.to }))
        const lane = lanes.find(({ label }) => label.toLowerCase() === noun)
        if (seen.some((span) => lane?.spans.some(({ from, to }) => from === span.from && to === span.to) !== true)) note('picture')
        if (opened.has(dated.noun) && !rows.includes(noun)) note('table')
        if (spans.some((span) => shares(span, year)) && !months.includes(noun)) note('months')
        const [first] = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))
        if (
          first !== undefined &&
          !asked.some(({ from, to, parts = [] }) => [{ from, to }, ...parts].some((one) => one.from === first.from))
        )
          note('ledger')
      }
    }
    expect(held).toBeGreaterThan(BIRTHS * EACH)
    expect(missing).toEqual([])
  })

  it('names no weeks of an opening that lie outside it', () => {
    let named = 0
    for (const { c } of cases)
      for (const [, words = ''] of sectionText(yearSection(c)).matchAll(/fullest weeks in them are ([^.;]+)/g)) {
        const full = openingGroups(c).flatMap((group) => group.flatMap((one) => bearingParts(c, one)))
        const inside = monthsAhead(c).flatMap((month) =>
          full
            .map(({ from, to }) => ({ from: laterOf(from, month.from), to: earlierOf(to, month.to) }))
            .filter(({ from, to }) => daysBetween(from, to) > 0),
        )
        named++
        expect(inside.some(({ to }) => words.endsWith(c.book.date(to)))).toBe(true)
        expect(inside.some(({ from }) => words.startsWith(c.book.date(from).replace(/ \d{4}$/, '')))).toBe(true)
      }
    expect(named).toBeGreaterThan(3)
  })
})
