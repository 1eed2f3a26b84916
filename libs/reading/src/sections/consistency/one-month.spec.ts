import type { Block, ReadingDocument } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { inputFor } from '../../__fixtures__/births.ts'
import { bookOf } from '../../__fixtures__/book.ts'
import { chosenStretches, smallerOpenings } from '../answer/answer-stretches.ts'
import { bearsMove } from '../coming-home.ts'
import { easyMonths, monthsAhead, monthsByWorth, weeksAside, weeksOf } from '../months.ts'
import { windows } from '../cache.ts'
import { lookAndSign } from '../short-concerns.ts'
import { mattersOf, openingGroups } from '../year-matters.ts'

const QUESTIONS = [
  'I lost my job in August. When will I get the next job?',
  'Planning to change my job, is 2027 good? Will I get better salary?',
  'Will I get a job abroad?',
  'When will I be able to buy my own house? I am under loan pressure.',
  'When will I get married?',
  'When will my money improve?',
]
const BIRTHS = 60
const sample = inputFor('delhi')
const readings = sampleBirths(BIRTHS, 'one month').map((birth, index) => {
  const input = {
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `month ${index}`,
    concern: QUESTIONS[index % QUESTIONS.length] as string,
  }
  return bookOf(input)
})

const textOf = ({ sections }: ReadingDocument, id: string): string => {
  const section = sections.find((one) => one.id === id)
  return section === undefined ? '' : sectionText(section)
}
const ledgerOf = ({ ledger }: ReadingDocument) => ledger ?? []
const timelinesOf = ({ sections }: ReadingDocument) =>
  sections.flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { kind: 'timeline' }> => block.kind === 'timeline'))
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

describe('the easiest month', () => {
  it('is one month of the year on page 1, in the months and in the ledger', () => {
    let told = 0
    for (const { c, document } of readings) {
      const [best] = monthsByWorth(c)
      const labels = monthsAhead(c).map(({ label }) => label)
      for (const id of ['yourQuestion', 'career', 'yearlyForecast'])
        for (const sentence of textOf(document, id).split(/(?<=[.!?])\s|\n/)) {
          // a label that is called the easiest of the year, before or after the word
          const named = labels.filter((label) =>
            new RegExp(
              `${label} (?:is|\\()[^,;)]*easiest (?:month )?of the year|easiest (?:month )?of the year [^:;]{0,30}is ${label}`,
            ).test(sentence),
          )
          told += named.length
          for (const label of named) expect(label).toBe(best?.label)
        }
      for (const { statement, from } of ledgerOf(document))
        if (/The easiest month of the year/.test(statement)) expect(from).toBe(best?.from)
    }
    expect(told).toBeGreaterThan(20)
  })

  it('is no other than the nearest where one is called so, and every easy month beside the two is told as easy', () => {
    let nearest = 0
    let beside = 0
    for (const { c, document } of readings)
      for (const matter of mattersOf(c)) {
        const openings = smallerOpenings(matter.by, matter.topic)
        const open = openings.find(({ why }) => why === 'open')
        if (open !== undefined) {
          nearest++
          expect(easyMonths(c)[0]?.label).toBe(open.label)
        }
        const [first] = matter.stretches
        const year = textOf(document, 'yearlyForecast')
        for (const month of openings.length === 0 ? [] : easyMonths(c)) {
          if (openings.some(({ label }) => label === month.label) || (first !== undefined && first.from < month.to)) continue
          beside++
          const [, own = ''] = year.split(`\n${month.label}\n`)
          expect(own.split(/\n\d/)[0]).toContain(`For ${matter.noun} it is an easy month to ask in as well`)
        }
      }
    expect(Math.min(nearest, beside)).toBeGreaterThan(3)
  })

  it('within each time that is told is named on page 1, and is one that the months name to choose', () => {
    let [told, second] = [0, 0]
    for (const { document } of readings) {
      const labels = [...textOf(document, 'yourQuestion').matchAll(/\(its (?:easiest|best) weeks are ([^),]*)[^)]*\)/g)].map(
        ([, one]) => one as string,
      )
      const year = textOf(document, 'yearlyForecast')
      const lines = year.split(/(?<=\.)\s/).filter((line) => line.includes('the weeks to choose in them are'))
      for (const label of labels) expect(lines.join(' ')).toContain(`${label}: `)
      told += labels.length
      second += lines.filter((line) => /the weeks to choose in them are [^;]*; (?!before)/.test(line)).length
    }
    expect(told).toBeGreaterThan(15)
    expect(second).toBeGreaterThan(0)
    for (const { c, document } of readings)
      for (const { topic, by } of mattersOf(c).slice(0, 1)) {
        const [first] = chosenStretches(by, topic)
        const all = [...new Set([...chosenStretches(by, topic), ...windows(by)[topic]])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
        const found = first === undefined ? null : weeksOf(by, topic, first, all)
        if (by === c && found !== null && first !== undefined && first.from <= c.input.asOf)
          expect(textOf(document, 'yourQuestion')).toContain(found.weeks.label)
      }
  })

  it('says of weeks after a gap that they come when the time opens again', () => {
    let again = 0
    for (const { c } of readings)
      for (const topic of ['career', 'love', 'abroad'] as const) {
        const all = [...new Set([...chosenStretches(c, topic), ...windows(c)[topic]])].toSorted((a, b) => (a.from < b.from ? -1 : 1))
        for (const stretch of all) {
          const found = weeksOf(c, topic, stretch, all)
          if (found === null) continue
          const [first] = stretch.parts.filter(({ to }) => to > c.input.asOf)
          const isFirst = first !== undefined && found.weeks.from < first.to
          expect(weeksAside(c, found).includes('when it opens again')).toBe(!isFirst)
          again += Number(!isFirst)
        }
      }
    expect(again).toBeGreaterThan(0)
  })
})

describe('the opening of a shorter matter', () => {
  it('has one use on page 1, in the picture, in the roadmap and in the ledger', () => {
    const uses = new Set<boolean>()
    for (const { c, document } of readings)
      for (const [first] of openingGroups(c)) {
        const spans = timelinesOf(document).flatMap(({ lanes }) => lanes.flatMap((lane) => lane.spans))
        const times = first.concern === 'home' ? lookAndSign(c, 'home') : null
        for (const part of first.parts) {
          const bears = bearsMove(c, { ...first, parts: [part] })
          uses.add(bears)
          // page 1 names one time to look for a house in and another to sign in
          if (times?.sign?.from === part.from) expect(bears).toBe(true)
          if (times !== null && times.sign !== null && part.from === times.look.from) expect(bears).toBe(false)
          const use = c.say(`roadmap.${bears ? 'opening' : 'lightOpening'}.${first.ground}` as 'roadmap.opening.home')
          const own = spans.filter(({ from, to, label }) => from === part.from && to === part.to && /look|reckon/.test(label ?? ''))
          for (const { label } of own) expect(label).toBe(use)
          const row = ledgerOf(document).find(
            ({ from, to, statement }) => from === part.from && to === part.to && /pening for/.test(statement),
          )
          if (row !== undefined && (first.ground === 'home' || first.ground === 'money'))
            expect(row.statement).toContain(c.say(`ledger.${bears ? 'opening' : 'lightOpening'}.${first.ground}`))
        }
      }
    expect(uses.size).toBe(2)
  })

  it('that begins in a month is not said to run on in it', () => {
    for (const { c, document } of readings)
      for (const [first] of openingGroups(c))
        for (const { from } of first.parts) {
          const month = monthsAhead(c).find((one) => from > one.from && from < one.to && from > c.input.asOf)
          if (month === undefined) continue
          const [, own = ''] = textOf(document, 'yearlyForecast').split(`\n${month.label}\n`)
          expect(own.split(/\n\d/)[0]).not.toMatch(new RegExp(`[Yy]our (?:light )?opening for ${first.noun} (?:runs on|goes on)`))
        }
  })
})

it('repeats no advice of the months more than twice in a reading', () => {
  for (const { document } of readings) {
    const year = textOf(document, 'yearlyForecast')
    for (const clause of [/stand all the same/g, /follow up what the weeks/g, /ahead then all the same/g])
      expect(count(year, clause)).toBeLessThan(3)
  }
})
